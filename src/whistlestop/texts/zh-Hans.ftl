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
event-row-swept-again = 面朝上的牌中{ $wilds }接连 { $count } 次达到 3 张，每次都整排弃掉。
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
ui-bot-failed = 电脑玩家 { $name } 出错（{ $text }），这一步由 greedy 代走。

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
ui-help-do-coach = 最好的几种走法，以及为什么
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

## 浏览器中的牌桌：框架

table-title = { $edition } · Whistlestop
table-room-label = { $room ->
        [none] { $edition }
       *[other] { $edition } · { $room } 号桌
    }
table-turn-number = 第 { $number } 回合
table-turn-yours = { $player }，轮到你了。
table-turn-short = 轮到你了
table-turn-theirs = { $player }正在行动。
table-turn-thinking = { $player }正在思考……
table-hint-turn = 占领路线、抽牌或拿{ $tickets }。
table-hint-turn-station = 占领、抽牌、拿{ $tickets }或建{ $station }。
table-hint-second = 请拿第二张牌。
table-hint-choose = 选择要留下的{ $tickets }，至少 { $least } 张。
table-hint-tunnel = 付清隧道，或把牌收回。
table-hint-pass = 没有可以做的行动：请跳过。
table-others-choose = 其他人正在选{ $tickets }。
table-waiting = 等待玩家……
table-waiting-hint = 坐满后游戏开始。
table-over = 游戏结束。
table-line-opening = 正在打开牌桌……
table-line-lost = 连接断开了。
table-line-lost-hint = 正在重连，什么都不会丢。
table-leave = 离开牌桌
table-undo = 撤销
table-undo-asked = { $player }想收回一步。
table-undo-refused = { $player }不同意收回。
table-yes = 同意
table-no = 不同意
table-cancel = 取消
table-close = 关闭
table-pass = 跳过
table-you = 你
table-you-kind = 你

## 牌桌：玩家

table-players = 玩家
table-kind-bot = 电脑
table-kind-bot-for = 电脑代打
table-kind-open = 空位
table-kind-online = 在线
table-kind-away = 离开
table-thinking = 思考中……
table-clock = 剩余时间
table-now = 行动中
table-choosing = 选{ $tickets }中
table-last-turn = 最后一回合
table-points-of = { $points } 分
table-count-cars = 还有 { $count } 个{ $cars }
table-count-stations = 还有 { $count } 座{ $stations }
table-count-cards = 手中 { $count } 张{ $cards }
table-count-tickets = { $count } 张{ $tickets }
table-last-round = 最后一轮
table-last-left = 还剩 { $turns } 个回合

## 牌桌：日志

table-journal = 日志
table-journal-moment = 看第 { $step } 步之后
table-replay = 回放
table-log-drew = { $player }从牌堆抽了{ $colour }
table-log-drew-hidden = { $player }从牌堆抽了一张
table-log-took = { $player }拿了牌列中的{ $colour }
table-log-claimed = { $player }占领{ $route }，+{ $points }
table-log-tunnel = { $player }开挖隧道{ $route }
table-log-declined = { $player }放弃隧道{ $route }
table-log-kept = { $player }拿了 { $offered } 张{ $tickets }，留下 { $kept } 张
table-log-offered = { $player }拿到 { $offered } 张{ $tickets }，从中挑选
table-log-last-round = { $player }触发最后一轮 · 全桌还剩 { $turns } 个回合
table-log-station = { $player }在{ $city }建了{ $station }

## 牌桌：牌

table-row = 牌列
table-row-take = 拿{ $colour }，牌列第 { $place } 张
table-row-card = { $colour }，牌列第 { $place } 张
table-row-wild-second = 不能作为第二张
table-take-two = 拿 2 张
table-take-one = 再拿 1 张
table-draw = 抽牌
table-take-tickets = 拿
table-deck-word = 牌堆
table-tickets-word = { $tickets }
table-pile-deck = 从牌堆抽牌：剩 { $count } 张
table-pile-tickets = 拿{ $tickets }：剩 { $count } 张
table-hand = 手牌
table-hand-count = { $count } 张
table-hand-group = { $colour } { $count } 张
table-hand-none = 没有{ $colour }
table-sort = 排序：
table-sort-count = 张数
table-sort-colour = 颜色
table-tray = 手牌、{ $tickets }、日志
table-tab-hand = 手牌 { $count }
table-tab-tickets = { $tickets } { $count }
table-sheet = 拉高或放低面板

## 牌桌：车票

table-tickets = 你的{ $tickets }
table-tickets-none = 还没有{ $tickets }。
table-tickets-stand = 完成 { $done }/{ $all } · 待定 { $points } 分
table-ticket-done = 已完成
table-ticket-cut = 已被切断，没有路可走
table-ticket-missing = 还缺{ $route }
table-ticket-routes = 还缺 { $count } 条路线
table-ticket-stands = { $have }/{ $all } 格 · { $text }
table-ticket-short = 短途{ $ticket }
table-ticket-long = 长途{ $ticket }
table-choose = 拿{ $tickets }
table-choose-first = 你的第一批{ $tickets }
table-choose-least = 至少留下 { $least } 张。
table-keep-confirm = 留下 { $count } 张{ $tickets }
table-keep-more = 至少勾选 { $least } 张

## 牌桌：占领与建造

table-claim-slip = 占领路线
table-claim-cars = 用去 { $left } 个{ $cars }中的 { $count } 个。
table-claim-completes = 完成
table-claim-worth = ，值 { $points } 分。
table-claim-completes-many = 完成 { $count } 张{ $tickets }。
table-claim-confirm = 占领，+{ $points } 分
table-claim-with = 用{ $text }占领，+{ $points } 分
table-payment = 付牌方式
table-pay-keeps = 余 { $count } { $letter }
table-build = 建{ $station } · 同色 { $count } 张
table-build-none = 建{ $station }
table-build-confirm = 建造{ $station }
table-station-slip = 建{ $station }
table-station-left =
    { $count ->
        [1] 你的最后一座{ $station }。
       *[other] 你还有 { $count } 座{ $stations }。
    }
table-station-where = 建在哪里？
table-station-hint = 点选地图上亮起的城市，或从这里选。
table-refused = 不能这样做。
table-rule-link = 规则 { $rule }

## 牌桌：隧道

table-tunnel-slip = 开挖隧道
table-dig-confirm = 放下这些牌
table-odds-before = 可能多付：
table-tunnel-label = 隧道 · { $route }
table-tunnel-digging = 三张牌见分晓……
table-tunnel-says =
    { $count ->
        [0] 没有同色牌，隧道打通了。
       *[other] { $count } 张同色，再付 { $count } 张。
    }
table-tunnel-match = 同色 · +1
table-tunnel-no-match = 不同色
table-tunnel-laid = 已经放下
table-tunnel-due = 还要付
table-tunnel-nothing = 不用再付
table-tunnel-hold = 你手中有{ $text }
table-tunnel-odds = 概率原本多大？
table-tunnel-pay = 付{ $text }
table-tunnel-yours = 路线归你，+{ $points } 分
table-tunnel-back = 把牌收回
table-tunnel-back-hint = 回合结束，收回{ $text }
table-tunnel-through = 打通了！+{ $points } 分
table-tunnel-discards = 翻开的牌无论如何都进弃牌堆。
table-tunnel-key-pay = 付牌
table-tunnel-key-back = 收回

## 牌桌：地图与路线列表

table-map = 地图
table-map-label = 地图。按 C 键可看列表。
table-zoom-in = 放大
table-zoom-out = 缩小
table-zoom-fit = 显示整张地图
table-zoom-fit-short = 全图
table-tag = { $count } { $colour } · { $points } 分
table-tag-ferry = 渡轮，需 { $count } 张{ $wilds }
table-city-type = 输入城市名……
table-list = 路线
table-list-open = 列表
table-list-filter = 哪些路线
table-list-all = 全部
table-list-can = 可以占领
table-list-mine = 我的{ $tickets }上
table-list-count = { $count } 条路线
table-list-line =
    { $kind ->
        [none] { $count } 格{ $colour }，{ $state }
       *[other] { $count } 格{ $colour }，{ $text }，{ $state }
    }
table-list-tunnel = 隧道
table-list-ferry = 渡轮，{ $count } 张{ $wilds }
table-list-owner = 属于{ $player }
table-list-legal = 空闲，付得起
table-list-free = 空闲

## 牌桌：菜单、帮助、聊天、多人同屏

table-menu = 菜单
table-help = 帮助
table-language = 语言
table-theme = 明暗
table-theme-auto = 随系统
table-theme-light = 日间
table-theme-dark = 夜间
table-speed = 节奏
table-speed-calm = 从容
table-speed-brisk = 轻快
table-speed-instant = 立即
table-sound = 声音
table-volume = 音量
table-two-names = 用两种语言显示地名
table-big-letters = 放大地图上的字母
table-notify = 轮到我时通知我
table-room = 这张牌桌
table-copy-room = 复制牌桌链接
table-copy-seat = 复制{ $player }的座位链接
table-copied = 已复制
table-hand-over = 让电脑代替{ $player }
table-give-back = 把座位还给{ $player }
table-rulebook = 规则书
table-tutorial = 教程
table-settings = 设置
table-chat = 聊天
table-chat-none = 还没有人说话。
table-chat-say = 说点什么……
table-chat-send = 发送
table-mute = 屏蔽{ $player }
table-unmute = 重新听{ $player }说话
table-help-turn = 每个回合做一件事。亮着的就是现在能做的，其余先等着。
table-help-map = 点一条路线来占领它，也可以把牌拖上去。拖动地图来移动，滚轮缩放，双击看全图。
table-help-tickets = 指向一张{ $tickets }，看它最省的走法：自己的路线发亮，缺的是虚线。点一下让它留着。
table-key-take = 拿牌列中的一张
table-key-draw = 从牌堆抽牌
table-key-tickets = 拿{ $tickets }
table-key-claim = 占领：按城市找路线
table-key-station = 建{ $station }
table-key-pay = 选付牌方式、勾选{ $tickets }
table-key-enter = 确定
table-key-escape = 退一步
table-key-undo = 撤销
table-key-journal = 日志
table-key-zoom = 放大、缩小、全图
table-key-arrows = 移动地图、在列表中走动
table-key-help = 这份帮助
table-key-coach = 请教练
table-coach = 教练
table-coach-ask = 请教练说说最好的几种走法
table-coach-rule-off = 关闭
table-coach-rule-ask = 有问才答
table-coach-rule-always = 每步都说
table-coach-thinking = 教练正在想……
table-coach-preparing = 教练正在准备，这台机器上只需一次（一两分钟）……
table-preparing = 正在准备高速运算，这台机器上只需一次（一两分钟）。在此之前，较强的电脑玩家会走得简单些。
table-coach-wait = 轮到你时，教练才会说话。
table-coach-none = 这里教练说不出可靠的建议。
table-coach-busy = 教练还在想你前几个问题，请稍后再问。
table-coach-show = 摆出来
table-coach-holds = 凭你的手牌，有 { $percent }% 的机会付得起这条隧道。
table-coach-spoken = 教练建议：{ $text }；{ $odds }。{ $why }
table-talk = 电脑玩家的闲聊
table-talk-said = { $player }：“{ $text }”
table-veil-label = 下一位
table-veil-hint = 请把屏幕交过去，其他人先别看。
table-veil-open = 看我的手牌

## 页面：共用

page-motto = 汽笛小站
page-ways = 去往各处
page-skip = 跳到正文
page-language = 语言
page-by-day = 日间
page-by-night = 夜间
page-rules = 规则
page-rulings = 以“裁定：”开头的句子，说明规则书没有写明的地方在这里怎么判，好让大家判得一样。
page-tutorial = 教学
page-settings = 设置
page-home = 首页
page-back = 返回
page-copy = 复制
page-copied = 已复制

## 页面：首页

page-hello = 今晚坐哪一班车？
page-hello-how = 挑一张海报，坐下就能玩。不用注册，不用安装。
page-choose-edition = 选择版本
page-posters-coming = 正在张贴海报……
page-chosen = 已选
page-poster-europe = 隧道、渡轮与火车站
page-poster-new_york = 出租车与景点，一趟就好
page-poster-usa = 从东岸到西岸，一切从这里开始
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
page-seat-colour = 第 { $seat } 席的颜色
page-your-colour = 你的颜色
page-colour-of-seat = 这一席的颜色
page-seat-who = 第 { $seat } 席由谁来玩
page-seat-free = 空位
page-seat-remove = 撤掉第 { $seat } 席
page-seat-add = 再加一席
page-sitter-me = 你，在这台设备上
page-sitter-person = 真人，在这台设备上
page-sitter-open = 真人，凭链接入座
page-sitter-bot = 电脑 · { $kind }
page-guest-0 = 布拉德肖
page-guest-1 = 贝德克
page-guest-2 = 福格
page-guest-3 = 路路通
page-guest-4 = 阿普比
page-options = 先手、计时、节奏、教练、公开与否
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
page-coach-usual = 看谁来玩而定
page-bots-levels = 级别
page-bots-others = 其他电脑玩家
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
page-join-wrong = 这不是牌桌或战役的链接。它应当是 …/room/ 或 …/campaign/ 加上代码。
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

## 页面：候车室

page-waiting = 候车室
page-waiting-for =
    { $count ->
        [0] 全员到齐，游戏开始。
       *[other] 还等 { $count } 位旅客
    }
page-waiting-how = 座位一坐满，游戏就自动开始。把链接发给要来的人。
page-waiting-sit = 挑一个座位坐下。座位一坐满，游戏就自动开始。
page-invite-link = 这一桌的链接
page-share = 分享
page-your-name = 你在这一桌的名字
page-your-name-hint = 不写就用颜色称呼
page-sit = 坐下
page-open = 空着
page-here = 在桌前
page-away = 暂时离开
page-other-device = 换一台设备接着玩
page-other-device-how = 这个链接就是座位本身：谁拿到它，谁就代你玩。在另一台设备上打开，不要给别人。
page-other-device-copy = 复制{ $player }的座位
page-notify-turn = 轮到你了。
page-no-room = 没有这一桌
page-no-room-how = 链接可能不完整，或者这一桌已经收了。问问发链接的人，或者另开一桌。

## 页面：找不到

page-nowhere = 铁轨到此为止
page-nowhere-how = 这个网址没有页面。也许链接在路上丢了一个字。
page-home-go = 回到车站大厅

## 页面：终局

page-end-label = 终点站 · { $edition }
page-end-won = 今晚属于{ $player }。
page-end-shared = 今晚属于{ $players }。
page-end-board = 看看桌面
page-end-back = 回到结果
page-end-replay = 从头回放
page-end-share = 复制链接
page-end-review = 运气与实力
page-end-rematch = 再来一局
page-end-campaign = 回到战役
page-end-called = 新的一桌已经摆好。
page-rematch-said = 再来一局？{ $link }
page-end-first = 第一名
page-end-table = 最终计分，逐项列出
page-end-player = 玩家
page-end-map = 终局时的地图
page-end-again = 再看一遍
page-end-skip = 按任意键或点一下，直接看结果。
page-end-borrowed = 借用了一条路线
page-end-longest = { $length } 格 · { $players } · +{ $points }
page-stage-routes = 先算路线……
page-stage-tickets = ……再看任务，一张一张……
page-stage-stations = ……没有用上的火车站……
page-stage-longest = ……还有最长路线。
page-stage-attractions = ……还有沿途的景点。
page-stage-total = 最后是总分。
page-key-routes = 路线
page-key-tickets = 任务
page-key-longest = 最长路线
page-key-stations = 未使用的火车站
page-key-attractions = 旅游景点
page-head-routes = 路线
page-head-tickets = 任务
page-head-missed = 未完成
page-head-longest = 最长
page-head-stations = 火车站
page-head-attractions = 景点
page-growth = 分数的走势
page-growth-how = 沿着线拖动，回看当时
page-growth-step = 从第 { $step } 步回放
page-growth-turned = 翻开任务
page-seal = 封印
page-seed = 种子
page-seal-verify = 验证洗牌
page-seal-closed = 发牌公平吗？
page-seal-closed-how = 第一回合之前，桌上就摆出了这个封印。现在封印里的种子公开了。
page-seal-sound = 发牌公平，已验证
page-seal-sound-how = 你的浏览器算过了：种子与第一回合之前的封印相符。
page-seal-broken = 封印不符
page-seal-broken-how = 公开的种子不是当初封存的那一个。这一局不可信。
page-seal-unable = 浏览器在这里不能计算
page-seal-unable-how = 只有通过 https 或在本机打开时，浏览器才肯计算。请改为验证对局记录。
page-seal-more = 验证每一张牌
page-seal-every = 封印与种子决定了每一次洗牌。下载对局记录，用这条命令从种子重新走完全局，并逐一比对：
page-record = 下载对局记录

## 页面：回放

page-replay = 回放
page-replay-live = 回到对局
page-replay-map = 第 { $step } 步之后的地图
page-replay-side = 当时的桌面
page-players = 玩家
page-journal = 日志
page-then = { $cars } { $trains } · 手牌 { $held } · { $tickets } { $count }
page-then-stations = { $cars } { $trains } · { $stations } { $left } · 手牌 { $held } · { $tickets } { $count }
page-then-deck = 牌堆 { $count } 张
page-then-as = 视角
page-then-nobody = 旁观者
page-step = 步
page-step-of = 第 { $step } 步，共 { $last } 步
page-step-first = 回到开头
page-step-back = 后退一步
page-step-next = 前进一步
page-step-last = 去到结尾
page-step-play = 播放
page-step-pause = 暂停
page-what-if = 如果当时……
page-what-if-how = 从第 { $step } 步之后坐下，换一种走法。此后的运气是全新的。
page-what-if-seat = 我来玩
page-what-if-bots = 对手
page-what-if-go = 从第 { $step } 步接着玩

## 页面：规则书

page-rules-of = { $edition }规则
page-rule-link = 规则 { $rule } 的链接
page-contents = 目录
page-search = 在规则中查找
page-search-found = { $count } 条规则
page-search-none = 没有规则提到“{ $wanted }”。

## 页面：设置

page-settings-how = 只存在这个浏览器里，立即生效。
page-set-look = 所见
page-set-theme = 灯光
page-set-theme-auto = 跟随系统
page-set-two-names = 城市名用两种语言
page-set-two-names-how = 另一种语言的名字小字写在旁边。
page-set-letters = 地图上的字母更大
page-set-letters-how = 无论缩放多少，每条路线上都显示颜色的字母。
page-set-motion = 动静
page-set-speed = 速度
page-set-still = 少一些动画
page-set-still-how = 只淡入淡出，不移动。
page-set-table = 牌桌上
page-set-talk = 闲聊
page-set-talk-how = 电脑玩家偶尔在日志里说上一句。
page-set-sound = 所闻
page-set-sound-on = 声音
page-set-sound-how = 很轻；听得到的也都看得到。
page-set-volume = 音量
page-set-notify = 轮到我时提醒
page-set-notify-how = 浏览器通知，只在你看别处时出现。
page-set-notify-refused = 浏览器不允许这里发通知，可以在浏览器的设置里更改。
page-set-data = 所存
page-set-name = 你的名字
page-set-data-how = 你的座位、选择和名字只存在这个浏览器里。清除之后座位就没有了，除非另外留着座位的链接。
page-set-clear = 全部清除
page-set-clear-sure = 是的，全部清除
page-set-keep = 还是留着

## 页面：教学

page-learn-step = 第 { $step } 课，共 { $last } 课
page-learn-skip = 离开教学
page-learn-next = 继续
page-learn-show = 替我做
page-learn-again = 再来一遍
page-learn-play = 开始正式的一局
page-learn-wait = 贝德克正在行动……
page-learn-not-now = 这一课先不做这个，请跟着亮光走。

page-learn-europe-hello = 欢迎来到欧洲。你用蓝色车厢。地图上发亮的两条短路线已经是你的了。
page-learn-europe-ticket = 这是你的任务牌：用自己的路线连通巴黎和维也纳，终局得 8 分；没连通就扣 8 分。指一指它，就能看到走法。
page-learn-europe-take = 每回合只做一种行动，最常见的是拿两张车票。你需要橙色：从面朝上的一排里拿。
page-learn-europe-draw = 再拿一张。这次从牌堆盲抽。
page-learn-europe-claim = 三格橙色，正好三张橙色车票。在地图上点慕尼黑 – 维也纳，再按占领。车厢开进来，得 4 分。
page-learn-europe-tunnel = 路线两旁有锯齿的是隧道，花费可能比看上去更多。用两张黄色挖通慕尼黑 – 苏黎世。
page-learn-europe-pay = 翻开了三张，其中一张和你付的一样是黄色，所以还要再付一张黄色。付了，路线就是你的。
page-learn-europe-ferry = 去维也纳的任务完成了。现在渡海：渡轮路线上每有一个车头，就要付一张彩虹票。用一张绿色和一张彩虹票占领迪耶普 – 伦敦。
page-learn-europe-tickets = 想多做一些任务：从任务牌堆抽新的。给三张，至少留一张。
page-learn-europe-keep = 爱丁堡 – 巴黎正合适：巴黎、迪耶普、伦敦已经连上了。勾选并留下它。可是爱丁堡 – 伦敦在贝德克手里……
page-learn-europe-station = ……那就在伦敦建一座火车站。终局时，它让你借用别人通到那座城市的一条路线。第一座只要一张车票。
page-learn-europe-score = 有人只剩两节或更少车厢时，每人再走一回合。然后计分：路线、任务、每座没用的火车站 4 分、最长路线 10 分。
page-learn-europe-end = 欧洲篇就是这些。规则随时可以查；有什么不能做，桌子会告诉你为什么。

page-learn-new_york-hello = 欢迎来到纽约：路线短，每人十五辆出租车，一刻钟一局。你开蓝色的。
page-learn-new_york-ticket = 这是你的任务卡：用自己的路线连通时代广场和东村，得 4 分；没连通就扣 4 分。指一指它，就能看到走法。
page-learn-new_york-take = 每回合只做一种行动，最常见的是拿两张交通卡。从面朝上的一排里拿红色。
page-learn-new_york-draw = 再拿一张。这次从牌堆盲抽。
page-learn-new_york-claim = 抽到了橙色。点时代广场和帝国大厦之间的橙色格，再按占领。
page-learn-new_york-sights = 带星的地方是旅游景点：你的路线每到一处，终局得 1 分。你已经到了两处。
page-learn-new_york-more = 现在用红色：占领帝国大厦 – 格拉梅西公园。
page-learn-new_york-grey = 灰色路线任选一种颜色，出租车卡可以当任何颜色。用一张蓝色和出租车卡占领格拉梅西公园 – 东村。
page-learn-new_york-tickets = 任务完成了。抽新的：给两张，至少留一张。
page-learn-new_york-keep = 格拉梅西公园 – 唐人街正好接着走。勾选并留下它。
page-learn-new_york-score = 有人只剩两辆或更少出租车时，每人再走一回合。然后计分：路线、完成和没完成的任务、旅游景点。
page-learn-new_york-end = 纽约篇就是这些。规则随时可以查；有什么不能做，桌子会告诉你为什么。

page-learn-usa-hello = 欢迎来到美国，从大西洋到太平洋都在这张地图上。你用蓝色车厢。西海岸发亮的两条路线已经是你的了。
page-learn-usa-ticket = 这是你的任务牌：用自己的路线连通西雅图和洛杉矶，终局得 9 分；没连通就扣 9 分。指一指它，就能看到走法。
page-learn-usa-take = 每回合只做一种行动，最常见的是拿两张车票。你需要黄色：从面朝上的一排里拿。
page-learn-usa-draw = 再拿一张。这次从牌堆盲抽。
page-learn-usa-claim = 三格黄色，正好三张黄色车票。点旧金山和洛杉矶之间的黄色路线，再按占领。得 4 分，任务也完成了。
page-learn-usa-double = 旁边还有一条，这叫双线铁轨。2 人或 3 人游戏时，占了一条，另一条就对所有人关闭；4 人或 5 人时，别人还能占，你自己不行。
page-learn-usa-wild = 彩虹票可以当任何颜色。从面朝上的一排里拿它，这回合就只能拿这一张；盲抽到的，和普通车票一样算一张。拿下这张。
page-learn-usa-long = 路线越长越值钱：6 格得 15 分。用五张黑色加彩虹票占领洛杉矶 – 埃尔帕索。
page-learn-usa-tickets = 手上没有未完成的任务了。从任务牌堆抽新的：给三张，至少留一张。
page-learn-usa-keep = 波特兰 – 菲尼克斯值 11 分，而你已经通到洛杉矶。另外两张离得远，完不成要扣分。只勾选并留下这一张。
page-learn-usa-grey = 灰色路线任选一种颜色，但必须全部同色。用三张绿色占领洛杉矶 – 菲尼克斯。
page-learn-usa-score = 有人结束回合时只剩两节或更少车厢，每人再走一回合。然后计分：路线、完成和没完成的任务，最长路线另加 10 分。
page-learn-usa-end = 经典的玩法就是这些。规则随时可以查；有什么不能做，桌子会告诉你为什么。

## 西部传奇：钱、符号与报纸

money = ${ $amount }
card-newspaper = 报纸
symbol-pick = 镐
symbol-skull = 骷髅
face = { $colour }（{ $symbol }）
line-coins = 钱币
line-cars = 剩余车厢
line-postcards = 明信片

## 西部传奇：为什么不行

why-few-cards = 牌堆和弃牌堆合起来只有 { $left } 张。{ $reserve } 张或更少时，不能选择抽{ $card }。
why-off-the-board = 这条铁轨穿出了版图边缘，只有两端都有城市的路线才能占领。
why-no-such-way = 这条路线现在不能这样占领：{ $way }。
why-answer-due = 请先回答眼前的问题，游戏正等着。
why-no-such-action = 当前事件不提供这种行动。
why-action-used = 这个事件的行动你已经用过了，等它再次翻开才能再用。

## 西部传奇：日志

event-newspapers-shuffled-in = { $count } 张报纸洗入牌堆。
event-newspaper-came = 牌堆里出来一张报纸。
event-headline-turned = 新闻：{ $thing }。
event-headlines-shuffled = 事件洗匀，组成新的牌堆。
event-action-used = { $player }使用了事件的行动。
event-cards-discarded = { $player }弃掉{ $text }：{ $thing }。
event-row-cleared = 牌列全部弃掉：{ $thing }。
event-large-city-reached = { $player }到达大城市{ $city }，抽一张。
event-money-taken = { $player }拿取 ${ $amount }：{ $thing }。
event-money-paid = { $player }付给{ $other } ${ $amount }：{ $thing }。
event-money-paid-bank = { $player }付给银行 ${ $amount }：{ $thing }。

## 西部传奇：终端牌桌

ui-head-money = 钱
ui-news = 当前事件
ui-news-none = 还没有新闻
ui-move-look = 牌堆：抽两张，留一张
ui-move-done = 到此为止
ui-move-excursion = 弃掉两张同色的牌换钱

## 西部传奇：浏览器中的牌桌

table-money-of = ${ $amount }
table-company = { $colour }公司
table-news-none = 还没有。等第一张报纸。
table-news-lasting = 持续
table-news-lightning = 立即
table-news-action = 行动
table-news-used = 你已用过
table-news-deck = 还有 { $count } 张事件
table-tag-plain = { $count } 格{ $colour }
table-card-face = { $colour }（{ $symbol }）
table-log-travelled = { $player }占领{ $route }
table-log-money = { $player }拿取 { $amount } · { $name }
table-log-paid = { $player }支付 { $amount } · { $name }
table-log-paid-to = { $player }付给{ $other } { $amount } · { $name }
table-log-news = 新闻：{ $name }
table-log-large = { $player }因{ $city }抽一张
table-log-discarded = { $player }弃掉{ $text } · { $name }
table-log-row-cleared = 牌列全部弃掉 · { $name }
symbol-none = 无符号
table-travel-confirm = 占领
table-travel-with = 用{ $text }占领
table-faces = 用哪几张来付
table-faces-ask = 挑选车票
table-faces-less = 少付一张：{ $colour }
table-faces-more = 多付一张：{ $colour }
table-news-paper = 行旅报
table-decide = 决定
table-decide-label = 请决定
table-decide-map = 在地图上点选，或从这里选。
table-trip = 这次旅游的收获
table-trip-large = 大城市
table-trip-large-step = 12
table-trip-card = 一张车票
table-trip-cards = +{ $count } 张
table-trip-news = 新闻：{ $name }
table-turn-pick = 从五张新牌中拿一张。
table-hint-decide = 请决定，然后游戏继续。
table-hint-turn-more = 占领、抽牌、拿{ $tickets }，或使用新闻带来的行动。
table-ticket-stake = 完成得 { $amount }，未完成失去同样多
table-key-action = 使用新闻的行动
table-help-cities = 标记较大的是大城市：路线连到那里就抽一张牌。自己公司颜色的路线立刻付钱。
table-help-news = 牌堆里的报纸会翻开事件。它在版期间一直有效；有的提供行动，每家公司一次。
table-sealed = 盒子未开
table-employee = 为你工作
table-postcards = { $count } 张明信片
table-uses-left = { $count ->
        [0] 已用完
       *[other] 还可用 { $count } 次
    }
table-holdings = 为你效力的人和明信片
table-exit = 穿出版图，不能占领。

## 地图上有什么

sign-large = 大城市：路线连到这里就抽一张牌。
sign-port = 港口
sign-depot = 站房：{ $company }
sign-bed = 路基：用任意一种颜色支付，从此就是那种颜色。
sign-bridge = 桥，{ $count } 个符号
sign-plate = 铁桥：{ $company }
sign-mountain = 山路：付出的牌里要有镐；打通隧道的人拿取 ${ $count }。
sign-tunnel = 山路，隧道已打通：是普通路线。
sign-marked = 由接管人看管：可以用钱支付。
sign-settlers = { $count } 位移居者
sign-crates = 果箱：{ $text }
sign-gang = 吉尔特一家，带着 ${ $count } 赃款
sign-vein = 一条矿脉，面朝下
sign-vein-known = 一条矿脉，值 ${ $count }
sign-stake = 界桩：{ $company }
sign-picket = 纠察：这座城市不算大城市。
table-map-key = 图例
table-map-key-title = 地图上有什么
table-map-key-none = 只有城市和路线。
table-key-map = 地图上有什么
holds-notes = { $count } 张借据
holds-pledges = { $count } 份承诺
holds-crates = { $count } 个果箱
holds-bonds = { $count } 张债券
holds-nuggets = { $count } 枚金块
holds-noon = 正午卡牌

## 西部传奇：页面

page-poster-legends = 金钱、报纸，一张会长大的地图
page-stage-coins = 先数钱币……
page-stage-cars = ……剩余车厢的奖励……
page-key-coins = 钱币
page-key-cars = 剩余车厢
page-key-postcards = 明信片
page-head-coins = 钱币
page-head-cars = 车厢
page-head-postcards = 明信片
page-slip = 银行水单
page-slip-floor = 算得 { $amount }；银行水单不会低于 $0。
page-slip-whose = 看谁的水单
page-story-won-money = { $player }以 ${ $amount } 的优势获胜。

## 西部传奇：教学

page-learn-legends-hello = 欢迎来到西部传奇。你经营蓝色公司，已经有两条短路线和 $5。这里一切都用钱计算，人人看得见。
page-learn-legends-ticket = 这是你的任务卡牌：用自己的路线连通波士顿和巴尔的摩，终局得 $3；没连通就失去 $3。指一指它，就能看到走法。
page-learn-legends-take = 每回合只做一种行动，最常见的是拿两张车票。你需要蓝色：从牌列里拿。
page-learn-legends-draw = 再拿一张。这次从牌堆盲抽。
page-learn-legends-news = 抽到的是报纸！它翻开一张事件“大丰收”，你另补一张车票。在下一张报纸出来之前，这就是当前事件。
page-learn-legends-claim = 费城和巴尔的摩之间有三条线，其中一条和你的公司一样是蓝色。点它，再按占领，付一张蓝色。
page-learn-legends-company = 在这里，占领路线不计分。但自己颜色的路线立刻付你 $2：这是旅游步骤 3。灰色不是任何公司的颜色。
page-learn-legends-large = 你还得到一张车票，因为路线连到了大城市：步骤 12。两端都是大城市，也只有一张。地图上标记较大的就是。
page-learn-legends-event = “大丰收”期间，3 格或更长的路线多付 $1。布法罗 – 纽约是灰色，任选一种颜色。用三张绿色占领它。
page-learn-legends-tickets = 任务完成了。从任务牌堆抽新的：给三张，至少留一张。
page-learn-legends-keep = 布法罗 – 巴尔的摩：你的路线已经连上了，白得 $4。勾选并留下它。
page-learn-legends-edge = 有些铁轨穿出了地图边缘，这一局谁也不能占领。外面有什么，是战役里的事。
page-learn-legends-score = 有人结束回合时只剩两节或更少车厢，每人再走最后一回合。然后填银行水单：钱币、剩余车厢的奖励（一节不剩得 $16）、完成和没完成的任务。
page-learn-legends-end = 西部传奇的一局就是这些。可以单独玩，也可以玩十二局的战役，做过的事它都记得。规则随时可以查。

## 战役的规则贴纸：为什么不行，日志

why-hire-due = 请先从大厅雇一位。
why-no-hiring = 现在不是雇人的时候。
why-not-for-hire = { $thing }这一局不在可雇之列。
why-already-hired = { $thing }已经为{ $player }做事了。
why-hired-last-time = { $thing }上一局刚为你做过事，这次请雇别人。
why-depot-due = 请先把站房放到一座城市。
why-no-depot-due = 现在不是开站房的时候。
why-depot-large = { $city }是大城市，站房要开在小城市。
why-depot-there = { $city }已经有站房，一座城市只能有一间。
why-depot-piece = { $city }所在的版图上已经有你的站房。
why-rails-due = 请先选定这条路基的颜色。
why-no-rails-due = 现在没有等待上色的路基。
why-tool-due = 请先说明是否使用这张明信片。
why-no-tool-due = 现在没有可以使用的明信片。
why-other-tool = 现在可以使用的是这一张：{ $thing }。
why-nothing-asked = 现在没有可以放弃的提议。
why-not-employed = 为你做事的人做不了这个。
why-employee-used = 你的雇员这一局已经做过 { $uses } 次，不能再做了。
why-prefer-due = 请先从两张中留下一张。
why-nothing-to-prefer = 现在没有两张可选的牌。
why-not-looked-at = 两张之中没有这一张：{ $colour }。
why-relief-due = 请先决定给赈灾列车哪些牌。
why-no-relief = 现在没有赈灾列车在装货。
why-relief-many = 赈灾列车最多收你 { $most } 张，你选了 { $given } 张。
why-again-due = 请再旅游一条短路线，或者到此为止。
why-again-long = 第二条路线最多 { $spaces } 格。
why-colour-not-allowed = 这条路基不能用这种颜色：{ $colour }。
event-hall-opened = 大厅里有：{ $text }。
event-employee-hired = { $player }雇了{ $thing }。
event-employee-used = { $thing }帮了{ $player }一把。
event-depot-placed = { $player }在{ $city }开了站房。
event-toll-paid = { $player }在{ $city }的站房付给{ $other } ${ $amount }：{ $thing }。
event-card-looked-at = { $player }看了一张牌：{ $colour }。
event-card-looked-at-hidden = { $player }看了一张牌。
event-card-preferred = { $player }留下了：{ $colour }。
event-card-preferred-hidden = { $player }留下其中一张。
event-postcard-fulfilled = { $player }完成了一张明信片：{ $thing }。
event-postcard-used = { $player }使用了一张明信片：{ $thing }。
event-rails-laid = { $player }为{ $route }定下了颜色：{ $colour }。

## 故事中的规则贴纸：为什么不行，日志，计分，问题

why-extra-turn-due = 请先说明是否再进行一个回合。
why-no-extra-turn-due = 现在没有额外的回合可选。
why-note-due = 请先说明是否拿钱并签一张借据。
why-no-note-due = 现在没有人请你签借据。
why-pledge-due = 请先说明是否与纠察谈妥。
why-no-pledge-due = 现在没有可以商谈的纠察。
why-pledge-elsewhere = 只能与路线所连城市的纠察谈，{ $city }不在其中。
why-partner-due = 请先指名一位伙伴，或者谁也不指。
why-no-partner-due = 所有回合结束之后才指名伙伴。
why-partner-absent = 本局没有这种颜色的公司：{ $colour }。
why-partner-self = 伙伴必须是另一家公司。
why-discard-due = 请先弃掉一张：你的手牌太多了。
why-no-discard-due = 现在不必弃牌。
why-discard-not-held = 你手上没有这张牌：{ $colour }。
why-top-ticket-due = 请先决定眼前这张{ $ticket }：留下，或放到牌堆底。
why-no-top-ticket = 你现在没有在看{ $ticket }。
why-pick-due = 请先从翻开的牌中拿一张。
why-nothing-to-pick = 现在没有为你翻开的牌。
why-not-turned-up = 翻开的牌中没有这一张：{ $colour }。
event-extra-turn-taken = { $player }立即再进行一个回合：{ $thing }。
event-noon-given = { $player }交出了正午卡牌。
event-note-taken = { $player }拿取 ${ $amount }，签下一张借据：{ $thing }。
event-picket-settled = { $player }与{ $city }的纠察谈妥，得到一份承诺。
event-changeover-neared =
    { $left ->
        [0] 换轨了：从现在起，南方路线少付一张车票。
       *[other] 离换轨还有 { $left } 张报纸。
    }
event-routes-marked = 由接管人看管、可以用钱买的路线：{ $text }。
event-mark-removed = { $route }的十字擦掉了。
event-partner-named = { $player }指名{ $other }为伙伴。
event-oceans-linked = { $player }最先连通两大洋：{ $thing }。
event-top-ticket-seen = { $player }看了牌堆顶的{ $ticket }。
event-card-turned-up = 为{ $player }翻开：{ $colour }。
event-turned-up-taken = { $player }拿了它，其余弃掉：{ $colour }。
line-noon = 正午卡牌
line-finale = 终章
line-notes = 借据
line-pledges = 承诺
line-fast-mail = 快速邮路
line-fair = 博览会
line-employees = 雇员
line-plates = 铭牌
ask-noon = 交出正午卡牌，再进行一个回合吗？
ask-again = 立即再进行一个回合吗？
ask-note = 拿钱并签一张借据吗？
ask-pledge = 要与纠察谈妥吗？
ask-partner = 指名谁为伙伴？
ask-discard = 手牌太多了，弃掉哪一张？
ask-keep = 留下它，还是放到牌堆底？
ask-pick = 拿翻开的哪一张？
move-noon = 交出正午卡牌
move-again = 再进行一个回合
move-note = 拿钱，签借据
move-pledge = 在{ $name }谈妥
move-partner = 指名：{ $name }
partner-none = 谁也不选
move-discard = 弃掉{ $text }
move-keep = 留下{ $name }
move-under = 放到牌堆底
move-pick = 拿{ $text }
ui-move-noon = 交出正午卡牌，再进行一个回合
ui-move-again = 立即再进行一个回合
ui-move-note = 拿钱，签一张借据
ui-move-under = 放到牌堆底

## 边境盒：用词，为什么不行，日志，问题

crate-orange = 橙子
crate-lemon = 柠檬
crate-lime = 青柠
crate-pineapple = 菠萝
token-quiet = 平静
token-cold = 寒气
token-lantern = 提灯
token-wraith = 幽影
why-crates-due = 请先选定装哪一箱。
why-no-crates-due = 现在没有可装的果箱。
why-no-such-crate = { $city }没有你能装的这种果箱：{ $crate }。
why-delivery-due = 请先说明是否交付果箱。
why-no-delivery-due = 现在不能交付果箱。
why-drop-due = 严霜要带走你的一箱水果，请先选定哪一箱。
why-no-drop-due = 现在不必放弃果箱。
why-no-such-crate-held = 你没有这种果箱：{ $crate }。
why-settler-due = 请先把移居者放到一座城市。
why-no-settler-due = 现在没有等待安家的移居者。
why-no-settler-there = 移居者要去你的路线所连的边境小城市，不能去{ $city }。
why-gang-here = 吉尔特一家就在这里，请先抵挡或付钱。
why-no-gang-here = 吉尔特一家现在没有挡你的路。
why-stand-wild = 要抵挡吉尔特一家，得在路费之外再弃一张{ $wild }。
why-gang-due = 请先移动吉尔特一家。
why-no-gang-due = 现在不是移动吉尔特一家的时候。
why-gang-far = 没有路线从吉尔特一家那里通到{ $city }。
why-bond-due = 请先说明是否买这张债券。
why-no-bond-due = 现在没有债券出售。
why-other-bond = 出售的债券与路线同色：{ $colour }。
why-lose-due = 请先弃掉黑夜要带走的牌。
why-nothing-to-lose = 黑夜现在不向你要什么。
why-peek-due = 请先看一条矿脉。
why-no-peek-due = 付出的牌上有镐，才能看矿脉。
why-no-vein-there = { $city }没有你还不知道的矿脉。
why-stake-due = 请先说明是否移动界桩。
why-no-stake-due = 现在不能立界桩。
why-no-stake-there = 界桩现在不能立到{ $city }。
why-show-due = 请先翻开一条矿脉。
why-no-show-due = 现在不是翻开矿脉的时候。
why-no-vein-to-show = { $city }没有面朝下的矿脉。
why-bridge-due = 请先说明造木桥还是铁桥。
why-no-bridge-due = 现在没有要造的桥。
why-save-due = 大地在晃动，请先保住铁牌，或任它掉落。
why-no-plate-shakes = 你的铁牌现在都很稳。
why-pay-symbol = 这座山还没有打通，付出的牌上必须有{ $symbol }。
why-pay-joker = 这样支付时，要有且只有一张带{ $symbol }的牌代替别的颜色。
why-powder-short = 火药短缺：这个事件有效时，未打通的山路不能走。
why-elevator-colours = 谷仓要颜色各不相同的牌，不收{ $wild }。
why-few-coins = 这要 ${ $need }，你只有 ${ $have }。
event-crates-unloaded = { $city }摆上果箱：{ $text }。
event-crate-loaded = { $player }在{ $city }装了一箱{ $crate }。
event-crates-delivered = { $player }交付了{ $text }。
event-crate-dropped = { $player }失去一箱{ $crate }（{ $thing }）。
event-settlers-came = { $player }把一名移居者带到{ $city }。
event-settlers-left = 一名移居者离开了{ $city }。
event-town-grew = { $city }变大了，从此是大城市，这是{ $player }的功劳。
event-gang-came = 吉尔特一家出现在{ $city }，带着 ${ $amount } 赃款。
event-gang-moved = { $player }把吉尔特一家移到{ $city }。
event-loot-grew = 赃款增加 ${ $amount }：{ $thing }。
event-loot-paid-bank = { $player }往赃款里付了 ${ $amount }：{ $thing }。
event-loot-won = { $player }挡住了吉尔特一家，${ $amount } 赃款到手。
event-bond-bought = { $player }买了一张债券：{ $colour }。
event-token-drawn = { $player }在夜里抽到：{ $token }。
event-bag-refilled = 夜行袋空了，重新装满。
event-veins-laid = 四条矿脉已面朝下摆好。
event-vein-peeked = { $player }看了{ $city }的矿脉：${ $value }。
event-vein-peeked-hidden = { $player }看了一条矿脉。
event-vein-shown = { $player }翻开了{ $city }的矿脉：${ $value }。
event-stake-placed = { $player }在{ $city }立了界桩。
event-plate-set = { $player }造了一座铁桥：{ $route }。
event-plate-fell = { $player }的铁牌从桥上掉了：{ $route }。
event-city-shook = { $city }地动山摇：{ $thing }。
event-tunnel-bored = { $player }打通了一条隧道：{ $route }。
event-nugget-found = { $player }找到一枚金块：${ $amount }。
event-nugget-found-hidden = { $player }找到一枚金块。
event-prize-won = { $player }拔得头筹，赢得一张明信片：{ $thing }。
line-bonds = 债券
line-veins = 矿脉
line-bridges = 铁桥
line-nuggets = 金块
ask-load = 装哪一箱？
ask-deliver = 要交付果箱吗？
ask-drop = 严霜带走哪一箱？
ask-settle = 移居者去哪里？
ask-stand = 要抵挡吉尔特一家吗？
ask-yield = 要抵挡吉尔特一家吗？
ask-gang = 吉尔特一家去哪里？
ask-bond = 要买债券吗？
ask-lose = 黑夜带走哪些牌？
ask-peek = 看哪一条矿脉？
ask-stake = 界桩立在哪里？
ask-show = 翻开哪一条矿脉？
ask-timber = 木桥还是铁桥？
ask-iron = 木桥还是铁桥？
ask-save = 要保住铁牌吗？
ask-fall = 要保住铁牌吗？
ask-elevator = 哪三张牌送进谷仓？
ask-steamer = 要搭轮船吗？
move-load = 装{ $name }
move-deliver = 交付全部果箱
move-drop = 放弃{ $name }
move-settle = 在{ $name }安家
move-stand = 抵挡：弃掉{ $text }
move-yield = 往赃款里付钱
move-gang = 把吉尔特一家移到{ $name }
move-bond = 买债券：{ $name }
move-lose = 弃掉{ $text }
move-peek = 看{ $name }
move-stake = 立在{ $name }
move-show = 翻开{ $name }
move-timber = 木桥：拿钱
move-iron = 铁桥：弃掉{ $text }
move-save = 保住它：弃掉{ $text }
move-fall = 任它掉落
move-elevator = 弃掉{ $text }
move-steamer = 付钱抽牌
verb-elevator = 装满谷仓
verb-steamer = 搭沿海轮船
ui-move-deliver = 交付全部果箱
ui-move-yield = 往赃款里付钱
ui-move-timber = 木桥：拿钱
ui-move-fall = 任铁牌掉落
ui-move-elevator = 用三张不同颜色的牌换钱
ui-move-steamer = 付钱抽牌
ui-move-stand = 抵挡吉尔特一家
ui-move-iron = 铁桥：用这些牌换一块铁牌
ui-move-save = 用这些牌保住铁牌
ui-move-lose = 把这些牌交给黑夜

## 行动的说法：问题与按钮

ask-hire = 雇谁？
ask-depot = 站房开在哪里？
ask-lay = 这条路基用什么颜色？
ask-take = 拿哪一张？
ask-prefer = 两张中留下哪一张？
ask-relief = 给赈灾列车哪些牌？
ask-claim = 同一回合再旅游一条短路线？
ask-done = 还要继续吗？
ask-use = 使用这张明信片吗？
ask-excursion = 用哪两张去远足？
way-with = 用{ $name }
way-for = 付 { $name }
way-by-night = 夜行
move-hire = 雇用{ $name }
move-depot = 在{ $name }开站房
move-lay = 用这种颜色：{ $name }
move-take = 拿{ $name }
move-prefer = 留下{ $name }
move-look = 看两张牌
move-relief = 送出{ $text }
move-claim = 旅游{ $name }
move-done = 到此为止
move-use = 使用{ $name }
move-excursion = 弃掉{ $text }
verb-look = 抽两张，留一张
verb-excursion = 办一次远足

## 战役：它由什么组成

campaign-game = 第 { $game } 局
campaign-game-of = 第 { $game } 局，共 { $last } 局
campaign-free-game = 自由游玩
campaign-each = 每家公司
campaign-first = 排位第一的公司
campaign-stage-between = 两局之间
campaign-stage-setup = 设置中
campaign-stage-play = 游戏进行中
campaign-stage-end = 结算中
campaign-stage-missing = 等待下一章
campaign-stage-free = 已完结，可自由游玩
campaign-card-recap = 前情提要
campaign-card-story = 剧情
campaign-card-rule = 新规则
campaign-card-events = 新事件
campaign-card-card = 明信片
campaign-card-toolbox = 工具箱
campaign-card-choice = 抉择
campaign-card-plates = 铭牌
campaign-card-PAUSE = 暂停
campaign-card-STOP = 停止
campaign-card-arrival = 抵达
campaign-card-farewell = 告别
campaign-kind-sticker = 规则贴纸
campaign-kind-event = 事件
campaign-kind-employee = 雇员
campaign-kind-plate = 铭牌
campaign-kind-postcard = 明信片
campaign-kind-box = 边境盒
campaign-kind-step = 旅游步骤
campaign-mark-lantern = 提灯
campaign-mark-hands = 工友
campaign-mark-ledger = 账簿

## 战役：行动

campaign-help = 输入编号，或者用记谱法写出决定；直接按回车选第一项。quit 停下：一切都已保存。现在有效的规则：
campaign-company-in-full = { $company }（{ $colour }）
campaign-company-played = { $company }（{ $colour }，{ $player }）
campaign-move-gather = 入座：{ $companies }
campaign-move-join = { $company }加入
campaign-move-leave = { $company }永久退出
campaign-move-uncount = 本局对{ $company }不算数
campaign-move-count = 本局对{ $company }重新算数
campaign-move-read = 翻下一张
campaign-move-retire = 清退{ $thing }
campaign-move-choose = 选择{ $thing }
campaign-move-plate = 拿取{ $thing }
campaign-move-hire = 雇用{ $thing }
campaign-move-depot = 在{ $city }开站房
campaign-move-name = 提出{ $text }
campaign-move-open = 开放{ $thing }
campaign-move-raise = 把{ $city }升为大城市
campaign-move-play = 自由游玩一局
campaign-move-continue = 继续：内容已经印好
campaign-asked-gather = 下一局谁来玩？
campaign-asked-read = 剧情继续，谁来翻牌都可以。
campaign-asked-retire = { $company }从事件弃牌堆中清退一张。
campaign-asked-choose = 大家先商量，然后由{ $company }决定。
campaign-asked-plate = { $company }挑选一块铭牌。
campaign-asked-hire = { $company }雇用一位。
campaign-asked-depot = { $company }开一间站房。
campaign-asked-name = { $company }获胜，提出两块边境。
campaign-asked-open = { $company }排在最后，从中开放一块。
campaign-asked-raise = { $company }把新版图上的一座城市升为大城市。
campaign-asked-free = 战役已经结束，想玩多少局都行。
campaign-asked-missing = 这一部分还没有印出来：{ $thing }。战役在此等候，印好就继续。
campaign-missing-chapter = { $id } 年的一章
campaign-missing-box = { $id }的边境盒
campaign-missing-postcard = { $id } 号明信片

## 战役：为什么不行

campaign-why-not-asked = 现在要决定的不是这件事。
campaign-why-not-your-decision = 现在由{ $company }决定。
campaign-why-no-such-answer = 可选的答案里没有这一项。
campaign-why-not-discarded = { $event }不在事件弃牌堆中。
campaign-why-few-companies = 一局至少要有 { $least } 家公司。
campaign-why-few-that-count = 至少要有 { $least } 家公司算数。
campaign-why-company-there = 已经有这种颜色的公司：{ $colour }。
campaign-why-company-left = 这家公司已经退出战役：{ $colour }。
campaign-why-table-full = { $most } 家公司都已经在战役中。
campaign-why-not-available = { $frontier }现在不能开放：它已经开放，或者没有与开放的版图相邻。
campaign-why-name-two = 请提出两块不同的边境。
campaign-why-depot-large = { $city }是大城市，站房要开在小城市。
campaign-why-depot-there = { $city }已经有站房。
campaign-why-depot-piece = { $city }所在的版图上已经有你的站房。
campaign-why-wrong-game = 下一局是第 { $game } 局。
campaign-why-box-not-opened = 这个边境盒没有打开过：{ $box }。
campaign-why-many-boxes = 最多选 { $most } 个边境盒。

## 战役：发生了什么

campaign-fact-founded = { $companies }成立了。
campaign-fact-company-joined = { $company }加入战役。
campaign-fact-company-left = { $company }永久退出，保险库留下。
campaign-fact-uncounted = 下一局对{ $company }不算数：它得到代管水单。
campaign-fact-counted-again = 下一局对{ $company }还是算数。
campaign-fact-gathered = { $companies }入座。
campaign-fact-starter-named = { $company }持有起始玩家卡牌。
campaign-fact-free-played = 说好了，自由游玩一局。
campaign-fact-game-begun = 一切就绪，游戏开始。
campaign-fact-game-recorded = 一局结束，开始填水单。
campaign-fact-slip-filled = { $company }：${ $amount }，第 { $place } 名。
campaign-fact-slip-steward = { $company }缺席：代管水单 ${ $amount }。
campaign-fact-game-closed = 账本合上了。
campaign-fact-campaign-finished = 保险库打开了。
campaign-fact-frontiers-named = 提出：{ $text }。
campaign-fact-box-opened = { $thing }开放了。
campaign-fact-box-closed = { $thing }的边境盒关闭了。
campaign-fact-city-raised = { $city }成为大城市，永久有效。
campaign-fact-city-grew = { $city }长成了大城市。
campaign-fact-track-laid = { $route }有了颜色：{ $colour }。
campaign-fact-depot-placed = { $company }在{ $city }有了站房。
campaign-fact-ticket-punched = { $company }为{ $route }打孔。
campaign-fact-ticket-retired = { $route }清退。
campaign-fact-souvenir-kept = { $company }留下{ $route }作纪念。
campaign-fact-postcard-drawn = { $company }领到 { $no } 号明信片“{ $thing }”。
campaign-fact-postcard-used = { $company }使用“{ $thing }”。
campaign-fact-postcard-fulfilled = { $company }完成了“{ $thing }”。
campaign-fact-prize-offered = 亮出一项奖：{ $thing }。
campaign-fact-prize-withdrawn = 没有人赢得“{ $thing }”。
campaign-fact-stamp-given = { $company }的勘测册盖上了{ $thing }的章。
campaign-fact-rules-read = 已读出：{ $text }。
campaign-fact-step-opened-punch = 从现在起，为完成的任务打孔。
campaign-fact-step-opened-stamps = 从现在起，勘测册可以盖章。
campaign-fact-step-opened-new-ground = 从现在起，开放新的土地。
campaign-fact-depots-due = 这一局之前，每家公司开一间站房。
campaign-fact-sticker-came = 新规则：{ $thing }。
campaign-fact-sticker-left = { $thing }不再有效。
campaign-fact-event-came = 新事件：{ $thing }。
campaign-fact-event-punched = { $thing }打掉一格。
campaign-fact-event-retired = { $thing }进了死信科。
campaign-fact-employee-came = 大厅来了新人：{ $thing }。
campaign-fact-hired = { $company }雇用{ $thing }。
campaign-fact-employee-punched = { $thing }打掉一格。
campaign-fact-employee-retired = { $thing }退休了。
campaign-fact-plates-offered = 可以挑选：{ $text }。
campaign-fact-plate-taken = { $company }拿取{ $thing }。
campaign-fact-plate-retired = { $thing }清退。
campaign-fact-choice-made = { $company }作出决定。印记：{ $thing }。
campaign-fact-finale-fixed = 终章已定：{ $thing }。
campaign-gift-dollars = 下一局{ $company }开局多 ${ $amount }。
campaign-gift-cards = 下一局{ $company }多发 { $count } 张车票。
campaign-gift-tickets = 下一局{ $company }多发 { $count } 张任务卡牌。

## 战役：前情提要

campaign-previously-none = 这是第一局。什么都还没发生，什么都可能发生。
campaign-previously-won = { $company }以 ${ $amount } 赢得 { $year } 年的一局。
campaign-previously-last = { $company }排在最后，由它先行。
campaign-previously-leads = { $company }以总额 ${ $amount } 领先。
campaign-previously-total = { $company } ${ $amount }
campaign-previously-standing = 战役至今：{ $text }。
campaign-previously-absent = { $companies }缺席。
campaign-previously-came = 此后新来的：{ $text }。
campaign-previously-went = 此后离开的：{ $text }。
campaign-previously-opened = 开放：{ $text }。
campaign-previously-choice = 抉择：{ $thing }。
campaign-previously-in-force = 现在有效：{ $text }。
campaign-previously-bank = 耐心银行补贴{ $company } ${ $amount }。
campaign-previously-pension = { $company }保险库里的明信片，每局设置时给它 ${ $amount }。

## 战役：页面

page-campaign-name = 战役
page-campaign-list = 战役
page-campaign-list-none = 这里还没有战役。
page-campaign-new = 创建战役
page-campaign-new-how = 选好谁经营哪家公司。公司的颜色十二局不变。
page-campaign-new-go = 创建
page-campaign-third = 加入由电脑经营的第三家公司
page-campaign-third-how = 两人游戏可以整场战役都带着它，算作一位玩家。
page-campaign-heading = { $year } 年 · { $title }
page-campaign-companies = 公司
page-campaign-standing-after =
    { $count ->
        [0] 还没有玩过
       *[other] { $count } 局之后的排位，落后者先选
    }
page-campaign-place = 第 { $place } 名
page-campaign-total = 总额 ${ $amount }
page-campaign-starter = 起始玩家
page-campaign-present = 参加本局
page-campaign-absent = 缺席
page-campaign-uncounted = 不算数
page-campaign-left = 已退出
page-campaign-office = 办公室
page-campaign-office-none = 空的
page-campaign-vault = 保险库
page-campaign-vault-sealed = 封存 · { $count } 张水单
page-campaign-vault-yours = ${ $amount }（你的）
page-campaign-vault-worth = 在保险库中值 ${ $amount }
page-campaign-depot = 站房
page-campaign-map = 地图如今的样子
page-campaign-box-sealed = 盒子未开
page-campaign-box-opened = { $year } 年开放
page-campaign-box-closed = 盒子已关
page-campaign-chronicle = 编年
page-campaign-chronicle-next = 下一局
page-campaign-chronicle-none = 还什么都没有印。
page-campaign-chronicle-won = { $company }获胜
page-campaign-chronicle-turns = { $turns } 个回合
page-campaign-slips = 银行水单
page-campaign-steward = 代管水单
page-campaign-rules = 有效规则
page-campaign-rules-count = { $count } 条
page-campaign-until-end = 直到最后
page-campaign-until-games =
    { $count ->
        [1] 仅本局
       *[other] 还有 { $count } 局
    }
page-campaign-until-last = 最后一局
page-campaign-events = 可能出现的新闻
page-campaign-hall = 招工大厅
page-campaign-boxes = 方格已打 { $punched }/{ $all }
page-campaign-dead-letters = 死信科
page-campaign-postcards = 明信片
page-campaign-postcard = { $no } 号明信片
page-campaign-postcard-secret = 只有主人能看
page-campaign-postcard-uses = 已用 { $used }/{ $uses }
page-campaign-condition = 条件
page-campaign-gain = 收获
page-campaign-prizes = 奖项
page-campaign-survey = 勘测册
page-campaign-survey-stamps =
    { $count ->
        [0] 还没有章
       *[other] { $count } 个章
    }
page-campaign-tickets = 任务卡牌与孔
page-campaign-souvenirs = 纪念
page-campaign-marks = 印记
page-campaign-previously = 前情提要
page-campaign-happened = 刚刚发生的事
page-campaign-story = 至今的剧情
page-campaign-story-next = 下一张：{ $kind }
page-campaign-read-aloud = 大声读出
page-campaign-turn-next = 翻下一张
page-campaign-set-up = 设置第 { $game } 局
page-campaign-to-table = 前往牌桌
page-campaign-decides = 由{ $company }决定
page-campaign-waits = 等待{ $company }
page-campaign-confirm = 决定
page-campaign-save = 存成文件
page-campaign-load = 读入文件
page-campaign-branch = 从 { $year } 年之前重来
page-campaign-branch-how = 从那里开始一场新的战役，这一场保持原样。
page-campaign-late = 公司中途加入
page-campaign-final = 保险库打开了
page-campaign-final-won = { $company }赢得整场战役。
page-campaign-final-shared = { $companies }共同赢得战役。
page-campaign-final-slips = 水单
page-campaign-final-postcards = 明信片
page-campaign-final-souvenirs = 纪念
page-campaign-final-book = 勘测册
page-campaign-final-total = 最终得分
page-campaign-paper = 末版报纸
page-campaign-paper-best = 最好的一局：{ $year } 年
page-campaign-paper-city = 最常到的城市：{ $city }
page-campaign-paper-route = 最常走的路线：{ $route }
page-campaign-paper-line = 最长的线路：{ $length } 格
page-campaign-paper-cards = 完成 { $count } 张明信片
page-campaign-free = 自由游玩
page-campaign-free-how = 一切都保持你们造就的样子。最多选三个边境盒一起玩。
page-campaign-of = { $table }的战役
page-campaign-title-sealed = { $year } 年
page-campaign-drawers = 更多内容
page-campaign-menu = 后台
page-campaign-open = 还没有人
page-campaign-open-how = 还没有人经营这家公司。把链接发给别人，或者交给电脑：
page-campaign-somebody = 某人
page-campaign-to-bot = 电脑 · { $kind }
page-campaign-absent-how = 缺席的公司得到代管水单：到场公司中倒数第二的总额。
page-campaign-uncount = 由电脑代打，本局不算数
page-campaign-late-how = 错过的每一局，它都得到一张代管水单。
page-campaign-gather-go = { $count } 家公司入座
page-campaign-chronicle-now = 进行中
page-campaign-map-wait = 正在展开地图……
page-campaign-steps-all = 全部步骤
page-campaign-rules-none = 还没有规则贴纸生效，只有框架规则。
page-campaign-rules-all = 阅读全部 { $count } 条规则
page-campaign-cards =
    { $count ->
        [0] 没有明信片
       *[other] { $count } 张明信片
    }
page-campaign-story-none = 剧情在下一局继续。
page-campaign-card-back = 上一张
page-campaign-card-forth = 下一张
page-campaign-hush = 停止朗读
page-campaign-slip-total = 总额
page-campaign-brought = 这张卡牌带来的
page-campaign-news-won = { $company }以 ${ $amount } 获胜。
page-campaign-line-coins = 钱币
page-campaign-line-cars = 剩余车厢
page-campaign-line-tickets = 任务
page-campaign-nowhere = 没有这场战役
page-campaign-nowhere-how = 链接可能不完整，或者战役已经收了。问问发链接的人，或者另建一场。
page-campaign-game-events = 新闻
page-campaign-game-hired = 雇用
page-campaign-game-opened = 开放
page-campaign-game-raised = 升为大城市
page-campaign-game-look = 看这一局
page-campaign-stamped = 已盖章
page-campaign-unstamped = 还没盖章
page-campaign-survey-sealed = 还有 { $count } 页未开。
page-campaign-veil = 只给{ $company }看。
page-campaign-unveil = 别人没在看，打开
page-campaign-open-companies = { $count } 家公司还没有人经营
page-campaign-take = 经营{ $company }
page-campaign-who = 谁来经营
page-campaign-from-bot = 交还给真人
page-campaign-other-device = 复制这家公司的链接
page-campaign-link = 这场战役的链接
page-campaign-link-copy = 复制战役链接
page-campaign-link-open = 凭它可以接手 { $count } 家空着的公司。
page-campaign-link-watch = 凭它可以旁观。
page-campaign-saving = 存成文件
page-campaign-back = 回到较早的一局
page-campaign-branch-sure = 从 { $year } 年那一局之前开始一场新的战役？
page-campaign-dead-letters-none = 还没有清退的东西。
page-campaign-pack = 剧本
page-campaign-table = 这一桌的名字
page-campaign-table-hint = 星期四那一桌
page-campaign-company = 第 { $number } 家公司
page-campaign-runs = 谁来经营{ $company }
page-campaign-president = 董事长的名字
page-campaign-president-of = { $company }的董事长
page-campaign-by-link = 凭链接入座
page-campaign-company-away = 撤掉{ $company }
page-campaign-company-add = 再加一家公司
page-campaign-printed = { $all } 局中目前印好了 { $count } 局。战役会在那里等候，印好更多就继续。
page-campaign-mine = 你的战役
page-campaign-load-how = 存成文件的战役，可以从原处继续。
page-campaign-load-choose = 选择文件
page-campaign-continue = 继续
page-campaign-new-short = 新战役
page-campaign-poster = { $count } 局游戏，局局相连
page-campaign-free-tickets = 让清退的任务卡牌回来

## 战役：设置与结束的步骤

page-campaign-steps-setup = 设置
page-campaign-steps-end = 游戏结束
page-campaign-step = 步骤 { $step }/{ $last }
page-campaign-step-C-20 = 摆好版图
page-campaign-step-C-21 = 清空办公室
page-campaign-step-C-22 = 车厢
page-campaign-step-C-23 = 钱币与耐心银行
page-campaign-step-C-24 = 银行与供应
page-campaign-step-C-25 = 事件牌堆
page-campaign-step-C-26 = 剧情，到“暂停”为止
page-campaign-step-C-27 = 规则贴纸的设置
page-campaign-step-C-28 = 起始手牌
page-campaign-step-C-29 = 牌列
page-campaign-step-C-30 = 报纸洗入牌堆
page-campaign-step-C-31 = 发任务卡牌
page-campaign-step-C-32 = 挑选任务卡牌
page-campaign-step-C-33 = 谁先行
page-campaign-step-C-50 = 银行水单
page-campaign-step-C-51 = 总额与名次
page-campaign-step-C-52 = 清退一张事件
page-campaign-step-C-53 = 剧情，到“停止”为止
page-campaign-step-C-54 = 打孔与盖章
page-campaign-step-C-55 = 新的土地
page-campaign-step-C-56 = 放入保险库
page-campaign-step-C-57 = 办公室
page-campaign-step-C-58 = 收拾，或接着玩

## 大事：开放边疆，打开保险库

page-opening-label = 新土地 · { $year } 年
page-opening-slides = { $name }加入版图。
page-opening-towns = { $count } 座城市
page-opening-lines = { $count } 条路线
page-opening-tickets = { $count } 张任务卡牌
page-opening-box = { $name }的盒子
page-opening-until = { $years } 年的局中生效。
page-opening-open = 打开盒子
page-opening-waits = { $company }可以打开盒子。
page-opening-inside = 盒子里有
page-opening-prize = 奖品
page-opening-skip = 全部翻开
page-opening-again = 再看一次
page-opening-done = 继续
page-opening-see = 重看{ $name }开放的经过
page-vaults-label = 战役结束
page-vaults-title = 打开保险库
page-vaults-slips = 先看水单……
page-vaults-postcards = ……再看明信片值多少……
page-vaults-souvenirs = ……然后是纪念的任务卡牌……
page-vaults-book = ……最后是勘测册。
page-vaults-so-far = { $company }：${ $amount }
page-vaults-paper = 读末版报纸
page-vaults-see = 再开一次保险库

## 教练：行动怎么说，胜算多少，为什么

coach-head = 教练的建议
coach-odds = 胜率 { $percent }%（±{ $error }），约 { $points } 分
coach-extra = 隧道可能还要：不用加 { $none }%，一张 { $one }%，两张 { $two }%，三张 { $three }%。
coach-rough = 这里只推演了 { $count } 局，数字仅供参考。
coach-counted = 根据你能知道的信息，推演了 { $count } 局到终局。
coach-prepare = 正在准备教练，这台机器上只需一次（约半分钟）……
coach-off = 这局关闭了教练。加上 --coach ask 或 --coach always 就能请教练上桌。
coach-move-draw = 从牌堆抽一张
coach-move-take = 拿{ $colour }
coach-move-claim = 占领{ $route }，付{ $payment }
coach-move-station = 在{ $city }建{ $station }，付{ $payment }
coach-move-tickets = 抽新的{ $tickets }
coach-move-keep = 留下{ $text }
coach-move-pay = 补付：{ $payment }
coach-move-decline = 放弃隧道
coach-move-pass = 跳过
coach-way = { $text }（{ $how }）
coach-why-completes =
    { $count ->
        [1] 它完成{ $text }。
       *[other] 它一次完成 { $count } 张{ $tickets }：{ $text }。
    }
coach-why-only-link =
    { $count ->
        [1] 要完成{ $text }，只剩{ $route }这一条路可走。
       *[other] 有 { $count } 张{ $tickets }只剩{ $route }这一条路可走：{ $text }。
    }
coach-why-detour =
    { $count ->
        [1] 要是{ $route }被别人占了，{ $text }绕路要多用 { $need } 个{ $cars }。
       *[other] 要是{ $route }被别人占了，{ $count } 张{ $tickets }绕路最多要多用 { $need } 个{ $cars }：{ $text }。
    }
coach-why-begins-end = 它会开始最后一轮：你将只剩 { $need } 个{ $cars }。
coach-why-on-way =
    { $count ->
        [1] { $route }在{ $text }的最佳路线上。
       *[other] { $route }在 { $count } 张{ $tickets }的最佳路线上：{ $text }。
    }
coach-why-contested = { $player }在{ $route }的两端都有路线，可能也想要它。
coach-why-sight = 它通到{ $city }，终局多得 { $points } 分。
coach-why-points = 用 { $number } 张{ $cards }换 { $points } 分。
coach-why-few-points = 它马上得 { $points } 分，但不在你要走的路上。
coach-why-finishes-set = 拿到{ $colour }，{ $route }要的牌就齐了。
coach-why-wanted = 你要走的路还差 { $colour }×{ $number }，尤其是{ $route }。
coach-why-more-of = 手里的{ $colour }凑到 { $number } 张，留着以后用。
coach-why-wild-due = { $route }还差一张{ $wild }，没有它占不了。
coach-why-wild = { $wild }可以当任何颜色。
coach-why-blind = 明牌里没有你要的颜色，不如从牌堆抽。
coach-why-blind-any = 牌堆里可能抽到{ $wild }，而且没人看见你抽了什么。
coach-why-patience =
    { $need ->
        [0] 还不急：你的路线无论哪条被占，另一条路一样短。
       *[other] 还不急：你的路线无论哪条被占，绕路最多多用 { $need } 个{ $cars }。
    }
coach-why-more-tickets = 你的{ $tickets }已经没有要建的路，手里还有 { $need } 个{ $cars }。
coach-why-tickets-early = 新的{ $tickets }也许能用上你正在建的路；还有 { $need } 个{ $cars }没有安排。
coach-why-keep-hard = 凭 { $need } 个{ $cars }，{ $text }几乎走不通。
coach-why-keep-shared = 它们的路重叠，省下 { $shared } 个{ $cars }：用你 { $have } 个里的 { $need } 个，换 { $points } 分。
coach-why-keep-fits = 要用你 { $have } 个{ $cars }里的 { $need } 个，换 { $points } 分。
coach-why-station-completes = 在{ $city }建{ $station }就完成{ $text }。
coach-why-station = 在{ $city }建{ $station }，{ $text }的路就通了。
coach-why-tunnel = 凭你的手牌，隧道有 { $percent }% 能打通，其中 { $free }% 不用加牌。
coach-why-decline = 再加 { $number } 张{ $cards }，这条路线就不值了。
coach-why-end-near = 最后一轮快到了：{ $player }只剩 { $need } 个{ $cars }。
coach-why-tried = 说不上单独的理由：推演下来，这一手效果不错。

## 复盘

review-title = { $name }：一局复盘
review-about = 每位玩家在每次决定时的胜率，只按当时他能知道的信息来算。每次决定，都把各种走法放进与所见相符的牌局里试，总共推演 { $count } 局。
review-rough = 每次决定只推演了几十局，也只试了几种较可能的走法：数字仅供参考。
review-curve = 胜率
review-curve-of = { $player }全局的胜率：从 { $first }% 到 { $last }%。
review-steps = 全局的步数
review-summary = 运气与实力
review-player = 玩家
review-start = 开局
review-skill = 实力
review-luck = 运气
review-end = 终局
review-points = 分数
review-won = 获胜
review-shared = 并列获胜
review-lost = 没有获胜
review-how = 实力是自己的决定付出的代价：所走一手的胜率，减去最好一手的胜率；从不失误是 0，不会更高。其余都是运气：抽到的牌和{ $tickets }，还有别人的行动。开局、实力、运气三项相加就是终局。随后仍然可以做的事，等一等不算损失。差距超过误差两倍才算数。
review-mistakes = 代价最大的几手
review-mistake = 第 { $step } 步：“{ $chosen }”胜率 { $win }%，“{ $better }”胜率 { $best }%。
review-no-mistakes = 没有哪个决定明显不如别的走法。
review-turns = 转折点
review-no-turns = 胜率没有大起大落。
review-up = 第 { $step } 步之前，胜率升了 { $percent }。
review-down = 第 { $step } 步之前，胜率降了 { $percent }。
review-with = 第 { $step } 步走完，胜率降了 { $percent }。
review-at-end-up = 终局时，胜率升了 { $percent }。
review-at-end-down = 终局时，胜率降了 { $percent }。
review-all = 全部决定
review-step = 步
review-choice = 决定
review-chance = 胜率
review-cost = 代价
review-expected = 预计得分
review-better = 更好的走法
review-why-blocked = { $player }占了{ $route }，绕路要多用 { $need } 个{ $cars }。
review-why-cut = { $player }占了{ $route }，那是{ $text }最后的一条路。
review-why-drew = 从牌堆抽到{ $colour }。
review-why-tunnel =
    { $number ->
        [0] 隧道没有要求加牌。
       *[other] 隧道要求再加 { $number } 张{ $cards }。
    }
review-why-offer = 是抽到的{ $tickets }：{ $text }。
review-why-others = 是别人的行动和明牌的变化。
review-why-own = 是这位玩家自己的决定：{ $chosen }。
review-why-count = 是终局计分。

## The review as a page

page-review-title = 回顾：运气与实力
page-review-preparing = 教练正在准备，这台机器上只需一次（一两分钟）……
page-review-begin = 教练开始回顾这局……
page-review-progress = 教练正在回顾：{ $total } 个决定中的第 { $done } 个。
page-review-wait = 每个决定都要推演很多局，需要一些时间；你可以先离开，稍后再来。
page-review-early = 这局还没有结束。
page-review-early-how = 结束之后，这里就有回顾。
page-review-none = 这局无法回顾。
page-review-none-how = 这局的记录无法完整读出；回放可以看到它到哪里为止。
page-review-failed = 没有取得回顾。
page-review-retry = 再问一次
page-review-back = 回到结果
page-review-see = 看第 { $step } 步
page-review-why = 原因：{ $text }
page-review-percent = { $number }%
page-review-turn = { $first }{ $next }

## 给出的东西有什么不对

error-ambiguous = “{ $text }”可以指：{ $known }
error-no-such-edition = 没有名为“{ $name }”的版本；现有：{ $known }
error-no-such-language = 没有名为“{ $name }”的语言；现有：{ $known }
error-no-such-bot = 没有名为“{ $name }”的电脑玩家；现有：{ $known }
error-no-such-pack = 没有名为“{ $name }”的战役包；现有：{ $known }
error-seats-count = { $name } 供 { $first } 到 { $last } 人游玩，而不是 { $count } 人
error-no-such-colour = 没有颜色“{ $name }”可选；现有：{ $known }
error-colour-twice = 两个座位不能都是 { $colour }
error-colours-few = 颜色只够 { $most } 个座位
error-colours-seats = 给了 { $colours } 种颜色，但有 { $seats } 个座位
error-colours-campaign = 战役中的公司已有自己的颜色
error-no-such-law = { $edition } 没有第 { $law } 版规则；如果是更新的版本，请更新 Whistlestop
error-no-seat = 没有座位 { $seat }，只有 { $first } 到 { $last }
error-bot-not-loaded = 电脑玩家“{ $name }”无法载入：{ $problem }
error-bot-not-made = 电脑玩家“{ $name }”无法用种子建立：{ $problem }
error-bot-file-form = “{ $name }”没有写明文件和类，应如 my_bot.py:MyBot
error-bot-no-class = { $path } 里没有类 { $name }
error-bot-no-choose = { $path } 里的类 { $name } 没有 choose 方法，不是电脑玩家
error-not-python = { $path } 不是 Python 文件：名称应以 .py 结尾
error-file-not-loaded = { $path } 无法载入：{ $problem }
error-no-file = 没有文件 { $path }
error-handed-over = 电脑正在替你出牌；请先收回位置。
error-stale = 期间情况有了变化；请看一看再选。
error-taken-back = 这一步已经走过，又被收回了。
error-not-yours =
    { $what ->
        [company] 这不是你的公司。
       *[other] 这不是你的座位。
    }
error-not-playing = 这里现在没有进行中的对局。
error-no-such-step = 没有这一步。
error-no-such-seat = 没有这个座位。
error-no-undo =
    { $what ->
        [written] 这局已经结束并写进战役，不能再改。
       *[other] 没有可以收回的：之后已经有隐藏的信息亮出来了。
    }
error-not-asked = 现在没有人请求悔棋。
error-too-fast =
    { $what ->
        [coach] 你问了很多；请等一等回答。
       *[other] 你说了很多；请稍等一会儿。
    }
error-not-host =
    { $what ->
        [pace] 只有房主可以改变节奏。
        [coach] 只有房主可以请教练来，或让教练离开。
        [company] 只有房主可以把公司交出去。
       *[other] 只有房主可以把座位交出去。
    }
error-not-abandoned = 这位玩家还在。
error-joined = 这个连接已经加入了。
error-coach-off = 这个房间关掉了教练。
error-no-advice =
    { $what ->
        [failed] 教练在这里没有主意；问题已记录。
        [engine] 本机加速没能准备好；服务器日志里有详情。
        [closing] 服务器正在关闭；请稍后再问。
        [killed] 思考的进程被外部中止了；请再问一次。
        [unfinished] 这局还没结束；只有结束的对局才能复盘。
       *[other] 这个座位现在没有要决定的事。
    }
error-no-such-company = 这里没有公司“{ $name }”，只有：{ $known }
error-open-company =
    { $what ->
        [playing] 对局正在进行：这家公司必须有人来玩。
       *[other] 还没有人经营这家公司：有人接手、交给电脑，或者不带它开局。
    }
error-not-a-bot = 这家公司由真人经营：对局要算数。
error-elsewhere = 这个战役在别处继续了；请看一看再选。
error-unreadable = 这读不成一步行动：{ $text }
error-full =
    { $what ->
        [campaign] 观看这个战役的人已满。
       *[other] 这个房间的观众已满。
    }
error-join-first = 第一条消息必须是 join。
error-too-many-frames = 消息太多；请慢一点。
error-too-long = 太长了：最多 { $most } 字节。
error-bad-form = 无法读取：{ $problem }
error-not-kept = 没能保存下来，所以没有执行。请再试一次。
error-campaign-stuck = 战役无法这样继续；一切仍如之前。
error-many-calls = 来自你的地址的请求太多；请稍等。
error-many-rooms = 从你的地址开的房间太多；请稍等。
error-other-site = 其他网站的页面不能这样做。
error-no-such-room = 没有这个房间。
error-no-campaign-here = 没有这个战役。
error-nothing-here = 这个地址什么也没有。
error-failed = 这里出了问题；已经记录。
error-not-answered = 这里不能这样请求（{ $text }）。
error-clock-seconds = 计时至少要一秒。
error-webhook-address = Webhook 必须是不带密码的 http 或 https 地址。
error-only-a-bot = 只有电脑的位置才能指定电脑玩家。
error-branch-unfinished = 只有结束的对局才能另开分支。
error-taken =
    { $what ->
        [company] 这家公司已经有人了。
        [colour] 这个颜色已经有人选了。
       *[other] 这个座位已经有人了。
    }
error-not-begun = 对局还没有开始。
error-players-only =
    { $what ->
        [campaign] 只有这个战役的玩家才能这样做。
       *[other] 进行中的对局，只有玩家能读记录。
    }
error-review-failed = 这局没能复盘；问题已记录。
error-file-not-text = 文件不是 UTF-8 文本（第 { $byte } 字节）。
error-file-other-pack = 文件里的战役所用的战役包不在这里。
error-file-damaged = 文件读不成一个战役：{ $problem }
error-file-misfit = 文件里的内容互相对不上。
error-no-such-option = { $option } 不能是“{ $name }”；可用：{ $known }
error-too-few = { $option } 至少为 { $least }，不能是 { $value }
error-companies-count = { $name } 供 { $first } 到 { $last } 家公司，而不是 { $count } 家
error-companies-seats = 有 { $companies } 家公司，却有 { $seats } 个座位
error-names-many = 有 { $names } 个名字，却只有 { $seats } 个座位
error-name-twice = 两个座位不能都叫“{ $name }”
error-companies-alike = 两家公司不能用同一种颜色
error-no-such-player = 没有“{ $name }”可以入座；可用：{ $known }
error-resume-alone = --resume 按原样继续一局；只能搭配 --lang、--speed、--coach
error-game-over = { $path } 里的对局已经结束：用 whistlestop replay { $path } 观看
error-changed-elsewhere = 对局进行时，{ $path } 被别人改动了
error-store-newer = 存档由更新的 Whistlestop 写成（表格 { $found }，这里认得 { $known }）：请更新，或用 --data 选别的文件夹
error-disk = { $path }：{ $problem }
error-file-exists = { $path } 已经存在；请换一个名称
error-file-exists-force = { $path } 已经存在；请换一个名称，或使用 --force
error-no-folder = 没有文件夹 { $path }
error-is-folder = { $path } 是文件夹，不是文件
error-one-piece = { $name } 的地图不是分块的：没有战役适合它
error-no-game-on = 战役现在没有进行中的对局：请先召集公司
error-game-not-over = 这局还没结束：没有可以记下的
error-other-game = 这局不是战役等着的那一局
error-not-so-far = 战役还没到第 { $game } 局：现在是第 { $at } 局
error-printed-up-to = 战役包 { $name } 只写到第 { $game } 局
error-not-a-shelf = { $path } 不是战役存档：{ $problem }
error-several-campaigns = “{ $name }”可以指好几个战役：{ $known }
error-no-such-campaign = 没有战役“{ $name }”；现有：{ $known }
error-bots-none = 请至少指定一个电脑玩家
error-bots-twice = 每个电脑玩家只写一次；座位会轮流坐满
error-other-journal = { $path } 是别的对局的日志（或者不是日志）
error-journal-damaged = { $path } 已损坏：第 { $line } 行不是对局；请修好或换一个文件
error-not-installed = 这需要 { $name }：pip install 'whistlestop[{ $extra }]'
error-worker-killed = 有一个对局进程被终止；请再下一次同样的命令，并减少 --workers
error-other-settings = { $path } 里的战役设置不同（{ $text }）；用 --keep 指定别的文件，或用 --force 重新开始
error-report-other = { $path } 已经存在，而 { $kept } 的设置不同；请换一个报告名，或用 --force 重新开始
error-report-is-kept = 报告和保存的战役不能都是 { $path }
error-absent-few = 一局需要两家在场的公司：--absent 要求至少 3 家公司
error-study-whole = 研究要玩完整的战役：请去掉 --games
error-study-only = --keep、--choices、--absent、--force 要和 --campaigns 或 --report 一起用
error-report-name = 请为报告指定新文件，例如 -o report.html，或使用 --json
error-cannot-listen = 无法监听 { $host } 端口 { $port }（{ $problem }）；请用 --port 换一个号码
cli-verified = { $path }：已核对：开局和全部 { $moves } 步都出自种子
cli-not-verified = { $path }：没有通过核对：{ $problem }
cli-reviewed = { $path }：{ $decisions } 个决定，推演了 { $games } 局
cli-board = { $path }：{ $cities } 座城市，{ $routes } 条路线
error-bug = 这是 Whistlestop 的错误：请把上面的内容报告给我们。`whistlestop --debug …` 显示更多。
