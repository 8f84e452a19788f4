### 简体中文：各版本共用的语句。
###
### 各版本提供自己的用词：$wild、$wilds、$card、$cards、$car、$cars、$ticket、$tickets、$station。
### 中文不分单复数，成对的用词在这里只用其中一个。

language-name = 简体中文

## 组合语句

cards-some = { $colour }×{ $count }
cards-none = 没有牌
list-pair = { $first }、{ $next }

## 车票与颜色

card-purple = 紫色
card-blue = 蓝色
card-orange = 橙色
card-white = 白色
card-green = 绿色
card-yellow = 黄色
card-black = 黑色
card-red = 红色
card-pink = 粉色
card-wild = { $wild }
colour-any = 灰色

## 座位

player-0 = 钴蓝
player-1 = 朱红
player-2 = 翠绿
player-3 = 姜黄
player-4 = 黛紫

## 为什么不行：回合

why-not-your-turn = 还没轮到你，现在是{ $player }的回合。
why-one-action = 你正在进行另一个行动，请先把它做完。
why-pass-not-needed = 你还有可以做的行动，不能跳过。
why-game-over = 游戏已经结束，不能再行动。
why-not-in-edition = 这个版本没有这种行动。

## 为什么不行：抽牌

why-second-card-due = 你已经拿了一张{ $card }，现在请拿第二张。
why-not-in-row = 面朝上的{ $cards }中没有{ $colour }，请从现有的几张中选。
why-wild-second = 第二张不能拿面朝上的{ $wild }，请拿别的牌。
why-no-cards = 牌堆和弃牌堆都空了，没有牌可抽。

## 为什么不行：占领路线

why-route-taken = { $route }已经被{ $player }占领。
why-twin-own = { $route }的另一条线已经是你的，同一位玩家不能两条都占。
why-twin-closed = { $route }已经关闭：人数较少时，两条线只开放一条。
why-few-cars =
    { $car }不够：这条路线需要 { $need } 个，你{ $have ->
        [0] 一个也没有了
       *[other] 只剩 { $have } 个
    }。
why-pay-count = 这条路线要付 { $need } 张{ $card }，你选了 { $given } 张。
why-pay-colour = 这条路线要付{ $colour }，只有{ $wilds }可以代替。
why-pay-mixed = 要付同一种颜色，哪一种都行，只有{ $wilds }可以混用。
why-not-held = 你手中没有这些牌：{ $text }。
why-ferry-wilds =
    这条渡轮路线至少要付 { $need } 张{ $wild }，你{ $given ->
        [0] 一张也没选
       *[other] 只选了 { $given } 张
    }。

## 为什么不行：隧道

why-extra-count = 这条隧道还要再付 { $need } 张{ $card }，你选了 { $given } 张。
why-extra-colour = 额外支付的颜色要与先前打出的一致：{ $colour }，也可以用{ $wilds }代替。
why-extra-wild-only = 你先前只用{ $wilds }支付，额外的也只能用{ $wilds }。
why-tunnel-due = 请先处理隧道：支付额外的牌，或者放弃并收回先前打出的牌。
why-no-tunnel-due = 现在没有等待处理的隧道，不需要支付，也不需要放弃。

## 为什么不行：任务

why-no-tickets = { $ticket }已经抽完，没有可抽的了。
why-keep-few = 至少要留下 { $least } 张{ $ticket }。
why-keep-not-offered = { $route }不在你可选的{ $tickets }当中。
why-keep-due = 请先选择要留下的{ $tickets }。
why-no-keep-due = 现在没有要选择的{ $tickets }。
why-already-kept = 你已经选好{ $tickets }了。

## 为什么不行：火车站

why-station-there = { $city }已经有{ $player }的{ $station }，一座城市只能有一座。
why-no-station-left = 你的{ $station }已经全部建完。
why-station-count = 这座{ $station }要付 { $need } 张{ $card }，你选了 { $given } 张。

## 日志：牌

event-card-drawn = { $player }从牌堆抽了一张{ $card }：{ $colour }。
event-card-drawn-hidden = { $player }从牌堆抽了一张{ $card }。
event-card-taken = { $player }拿了一张面朝上的{ $card }：{ $colour }。
event-card-turned = 翻开一张：{ $colour }。
event-row-swept = 面朝上的牌中{ $wilds }达到 3 张，整排弃掉。
event-deck-shuffled = 弃牌堆洗匀，组成新的牌堆。

## 日志：路线与隧道

event-route-claimed =
    { $points ->
        [0] { $player }占领了{ $route }，付出{ $payment }。
       *[other] { $player }占领了{ $route }，付出{ $payment }，得 { $points } 分。
    }
event-payment-laid = { $player }尝试通过{ $route }隧道，打出{ $payment }。
event-tunnel-revealed = 隧道翻开：{ $colour }。
event-tunnel-held = { $player }打通了隧道 { $route }。
event-tunnel-declined = { $player }放弃了{ $route }隧道，收回打出的牌。

## 日志：任务与火车站

event-tickets-dealt = { $player }分得 { $count } 张{ $ticket }。
event-tickets-offered = { $player }拿到 { $count } 张{ $ticket }，从中挑选。
event-tickets-kept = { $player }留下了 { $count } 张{ $ticket }：{ $text }。
event-tickets-kept-hidden = { $player }留下了 { $count } 张{ $ticket }。
event-station-built = { $player }在{ $city }建造了{ $station }，付出{ $payment }。

## 日志：游戏进程

event-game-began = 游戏开始，由{ $player }先行。
event-turn-began = 轮到{ $player }。
event-passed = { $player }没有可做的行动，跳过。
event-last-round-began = 最后一轮：{ $player }的{ $cars }快用完了，全桌还剩 { $turns } 个回合。
event-game-ended = 游戏结束。

## 最终计分

line-routes = 路线
line-tickets = 任务
line-stations = 未使用的火车站
line-longest = 最长路线
line-attractions = 旅游景点
line-total = 总分
