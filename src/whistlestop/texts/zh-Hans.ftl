### 简体中文：各版本共用的语句。
###
### 各版本提供自己的用词：$wild、$wilds、$card、$cards、$car、$cars、$ticket、$tickets、$station。
### 中文不分单复数，成对的用词在这里只用其中一个。

language-name = 简体中文

## 组合语句

cards-some = { $colour }×{ $count }
cards-wild = { $wild }×{ $count }
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

## 终端牌桌：开局之前

ui-hello = 欢迎来到 Whistlestop。想玩哪一个版本？
ui-ask-edition = 输入版本的编号，直接回车选 1：
ui-seats-how = 可供 { $first } 至 { $last } 人玩。每个座位写 me（真人）或电脑玩家：{ $known }。多写几个 me，就可以轮流用同一个键盘。
ui-ask-seats = 座位，直接回车用 { $text }：
ui-seats-count = 这个版本可供 { $first } 至 { $last } 人玩。
ui-not-begun = 没有开始游戏。
ui-kept-in = 每走一步都会自动存入 { $text }
ui-commitment = 种子的承诺值：{ $text }
ui-begin-help = 随时输入 ? 查看帮助。按 Ctrl-C 停下，以后可以接着玩。
ui-repaired = 文件的最后一行因故障不完整，已经去掉；之前的内容都在。

## 终端牌桌：画面

ui-join = { "" }
ui-comma = 、
ui-colon = ：
ui-person = 真人
ui-you = 你
ui-head-points = 分数
ui-head-cars = { $cars }
ui-head-cards = 手牌
ui-head-tickets = { $tickets }
ui-head-stations = { $stations }
ui-turn-of = { $player }，轮到你了
ui-journal = 日志
ui-your-table = 桌面
ui-row = 面朝上
ui-decks = 牌堆 { $deck } 张，弃牌 { $discards } 张；{ $ticket }还有 { $left } 张可抽
ui-turns-left = 最后一轮：全桌还剩 { $turns } 个回合（包括这一回合）。
ui-hand = 手牌（{ $count }）
ui-tickets = 你的{ $tickets }
ui-tickets-none = 还没有
ui-points = { $points } 分
ui-ticket-done = 已完成
ui-ticket-borrowed = 借用路线后已完成
ui-ticket-cut = 已被切断
ui-ticket-cut-station = 已被切断，只能靠{ $station }
ui-ticket-missing = 还要 { $need } 个{ $car }
ui-ticket-too-far = 还要 { $need } 个{ $car }，你只剩 { $have } 个
ui-tickets-how = 想抽新的{ $tickets }，请输入 { $number }。

## 终端牌桌：地图

ui-region = { $text }一带
ui-city-station = { $city }，{ $player }的{ $station }
ui-stations = 已建
ui-mark-tunnel = T 隧道
ui-mark-ferry = F 渡轮
ui-mark-double = D 双线
ui-mark-closed = x 已关闭
ui-worth = 长度与得分：{ $text }

## 终端牌桌：行动

ui-moves = 你的行动
ui-second-card = 拿第二张
ui-group-cards = 拿牌
ui-group-tickets = 新{ $tickets }
ui-group-claims = 占领
ui-group-stations =
    建造{ $station }要付 { $need ->
        [1] 1 张牌
       *[other] { $need } 张同色的牌
    }：例如输入 { $text }
ui-move-draw = 牌堆（盲抽）
ui-move-tickets = 抽{ $tickets }并挑选
ui-move-station = 在{ $city }建造{ $station }
ui-move-pay = 支付额外的牌并占领
ui-move-decline = 放弃隧道，收回打出的牌
ui-move-pass = 跳过
ui-more-claims = 还有 { $count } 条路线可以占领：输入 claims，或城市名。
ui-no-claims = 用手上的牌还不能占领任何路线。
ui-on-way = * 在你某张{ $ticket }的最短路线上
ui-revealed = 翻开：{ $text }。
ui-tunnel = 隧道 { $route }：{ $need } 张相符，还要再付 { $need } 张。
ui-choose = 挑选{ $tickets }：{ $count } 张中至少留下 { $least } 张
ui-choose-how = 输入要留下的编号，用空格隔开，至少 { $least } 个；留下而没有完成的要扣分。
ui-hint = 输入编号、行动或城市名。? 帮助；board 地图，journal 日志，undo 悔棋，quit 停下。
ui-prompt = >
ui-several = “{ $text }”可以是 { $count } 种行动，请输入编号：
ui-more-options = ……还有 { $count } 种，请再多写一个词。
ui-not-read = “{ $text }”不是这里的行动或命令。
ui-perhaps = 也许是：{ $text }
ui-ask-help = 输入 ? 查看帮助。
ui-no-number = 请输入 1 到 { $last } 之间的编号。

## 终端牌桌：命令

ui-help = 帮助
ui-help-number = 输入编号就执行旁边的行动；直接回车重新显示桌面。
ui-help-cards = 拿两张{ $cards }：draw 从牌堆盲抽，take 加颜色拿面朝上的，例如 { $text }。面朝上的{ $wild }只能单独拿一张。
ui-help-claim = 占领路线：claim 加两座城市，有多种付法时再写上牌，例如 { $text }。城市名可以用任何语言，写开头就行。
ui-help-tickets = 抽{ $tickets }：输入编号，或 move tickets。再按编号选出要留下的。
ui-help-station = 建造{ $station }：station 加城市，例如 { $text }。
ui-help-tunnel = 遇到隧道：pay 加牌，或 decline 放弃。
ui-help-do-claims = 现在可以占领的路线（某座城市的）
ui-help-do-board = 全部路线（某座城市的）
ui-help-do-tickets = 你的{ $tickets }，还差什么
ui-help-do-journal = 到现在为止的全部经过
ui-help-do-why = 某个行动为什么不行，依据哪条规则
ui-help-do-rule = 一条规则，或全部规则
ui-help-do-undo = 悔棋，前提是没有翻开过隐藏的东西
ui-help-do-save = 另存一份
ui-help-do-svg = 把地图存成图片
ui-help-do-lang = 换语言：en、zh-Hans、zh-Hant
ui-help-do-quit = 停下，游戏已存好
ui-why-how = 输入 why 加一个行动，例如 why { $text }。
ui-why-legal = { $text } 现在可以。
ui-no-rule = 没有规则“{ $text }”，规则从 { $first } 到 { $last }。
ui-no-city = 这里没有叫“{ $text }”的城市。
ui-no-undo = 不能悔棋：之后已经翻开过隐藏的东西，或者还没有行动过。
ui-undone = 已经收回。
ui-saved = 已存入 { $text }
ui-saved-copy = 另存到 { $text }，游戏继续存在 { $path }
ui-file-exists = { $text } 已经存在，请换一个名字。
ui-drawn = 地图已画在 { $text }
ui-language = 现在用简体中文。
ui-no-language = 没有“{ $text }”这种语言，可以用：{ $known }。

## 终端牌桌：多人与终局

ui-pass-to = 请把键盘交给{ $player }。
ui-press-enter = 确认别人没在看，再按回车。
ui-hide = 按回车盖住手牌。
ui-stopped = 游戏已存好。接着玩：{ $text }
ui-end = 游戏结束
ui-ticket-made = 完成
ui-ticket-missed = 未完成
ui-borrowed = 借用：{ $text }
ui-path = 最长路线 { $length } 格：{ $text }
ui-winner = { $player }获胜。
ui-winners = { $player }共同获胜。
ui-seal = 这一局的运气
ui-seed = 种子：{ $seed }
ui-verify = 验证方法：{ $text }

## 页面：共用

page-motto = 汽笛小站
page-ways = 去往各处
page-skip = 跳到正文
page-language = 语言
page-by-day = 日间
page-by-night = 夜间
page-rules = 规则
page-tutorial = 教学
page-settings = 设置
page-home = 首页
page-close = 关闭
page-back = 返回
page-copy = 复制
page-copied = 已复制
page-or = 或者

## 页面：首页

page-hello = 今晚坐哪一班车？
page-hello-how = 挑一张海报，坐下就能玩。不用注册，不用安装。
page-choose-edition = 选择版本
page-chosen = 已选
page-poster-europe = 隧道、渡轮与火车站
page-poster-new_york = 出租车与景点，一趟就好
page-poster-facts = { $first }–{ $last } 人 · 约 { $minutes } 分钟
page-poster-seats = { $first }–{ $last } 人
page-table-of =
    { $edition } · { $count ->
        [1] 一个座位
        [2] 两个座位
        [3] 三个座位
        [4] 四个座位
        [5] 五个座位
       *[other] { $count } 个座位
    }
page-seats = 座位
page-you = 你
page-seat-name = 第 { $seat } 席的名字
page-seat-who = 第 { $seat } 席由谁来玩
page-seat-free = 空位
page-seat-remove = 撤掉第 { $seat } 席
page-seat-add = 再加一席
page-sitter-me = 你，在这台设备上
page-sitter-person = 真人，在这台设备上
page-sitter-open = 真人，凭链接入座
page-sitter-bot = 电脑 · { $kind }
page-bot-greedy = 稳健
page-bot-random = 随性
page-guest-0 = 布拉德肖
page-guest-1 = 贝德克
page-guest-2 = 福格
page-guest-3 = 路路通
page-guest-4 = 阿普比
page-options = 先手、计时、节奏、公开与否
page-first = 谁先行
page-first-drawn = 随机抽取
page-clock = 计时
page-clock-none = 不计时
page-clock-move = 每步 { $minutes } 分钟
page-clock-game = 每人全局 { $minutes } 分钟
page-clock-day = 每步一天
page-pace = 电脑的节奏
page-pace-calm = 从容
page-pace-brisk = 轻快
page-pace-instant = 立即
page-public = 公开：谁都可以加入或旁观
page-play = 立即发车
page-hot-seat = 同一设备轮流
page-hot-seat-how = 轮流传递，自动遮牌
page-invite = 用链接邀请
page-invite-how = 开一桌，把网址发出去
page-departures = 正在行驶
page-departures-count =
    { $count ->
        [0] 暂无
       *[other] { $count } 桌
    }
page-departures-none = 现在没有列车。你的对局和所有公开的牌桌都会出现在这里。
page-room-waiting =
    { $count ->
        [0] 即将发车
       *[other] 还有 { $count } 个空位
    }
page-room-over = 已到站
page-room-moves = 已走 { $count } 步
page-room-due = 轮到你
page-room-back = 继续
page-room-result = 结果
page-room-join = 加入
page-room-watch = 旁观
page-join-link = 有人发来链接？贴在这里。
page-join-placeholder = 链接或代码
page-join = 前往
page-join-wrong = 这不是牌桌的链接。它应当是 …/room/ 加上代码。
page-last-journey = 上一程
page-last-result = 查看结果
page-last-replay = 从任意一步看
page-story-won = { $player }以 { $points } 分的优势获胜。
page-story-shared = { $players }同得 { $points } 分，共同获胜。
page-story-tie = 同分，{ $player }凭决胜条件获胜。
page-story-longest =
    { $points ->
        [0] { $player }以 { $length } 格拿下最长路线，仍因决胜条件输给{ $winner }。
       *[other] { $player }以 { $length } 格拿下最长路线，仍以 { $points } 分之差输给{ $winner }。
    }
page-first-visit = 第一次来？
page-first-visit-story = 五分钟，亲手走一遍，就会玩了。
page-first-visit-how = 在真正的地图上把每种行动各做一次，随时可以离开。
page-learn = 学{ $edition }
