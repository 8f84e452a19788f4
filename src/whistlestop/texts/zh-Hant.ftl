### 繁體中文：各版本共用的語句。
###
### 各版本提供自己的用詞：$wild、$wilds、$card、$cards、$car、$cars、$ticket、$tickets、$station。
### 中文不分單複數，成對的用詞在這裡只用其中一個。

language-name = 繁體中文

## 組合語句

cards-some = { $colour }×{ $count }
cards-wild = { $wild }×{ $count }
cards-none = 沒有牌
list-pair = { $first }、{ $next }

## 車票與顏色

card-purple = 紫色
card-blue = 藍色
card-orange = 橘色
card-white = 白色
card-green = 綠色
card-yellow = 黃色
card-black = 黑色
card-red = 紅色
card-pink = 粉紅色
card-wild = { $wild }
colour-any = 灰色

## 座位

player-0 = 鈷藍
player-1 = 朱紅
player-2 = 翠綠
player-3 = 薑黃
player-4 = 黛紫

## 為什麼不行：回合

why-not-your-turn = 還沒輪到你，現在是{ $player }的回合。
why-pass-not-needed = 你還有可以執行的行動，不能跳過。
why-game-over = 遊戲已經結束，不能再行動。
why-not-in-edition = 這個版本沒有這種行動。

## 為什麼不行：抽牌

why-second-card-due = 你已經拿了一張{ $card }，現在請拿第二張。
why-not-in-row = 面朝上的{ $cards }中沒有{ $colour }，請從現有的幾張中選擇。
why-wild-second = 第二張不能拿面朝上的{ $wild }，請拿別的牌。
why-no-cards = 牌堆與棄牌堆都空了，沒有牌可抽。

## 為什麼不行：佔據路線

why-route-taken = { $route }已經被{ $player }佔據。
why-twin-own = { $route }的另一線已經是你的，同一位玩家不能兩線都佔。
why-twin-closed = { $route }已經關閉：人數較少時，兩線只開放其中一線。
why-few-cars =
    { $car }不夠：這條路線需要 { $need } 個，你{ $have ->
        [0] 一個也沒有了
       *[other] 只剩 { $have } 個
    }。
why-pay-count = 這條路線要付 { $need } 張{ $card }，你選了 { $given } 張。
why-pay-colour = 這條路線要付{ $colour }，只有{ $wilds }可以代替。
why-pay-mixed = 必須付同一種顏色，哪一種都行，只有{ $wilds }可以混用。
why-not-held = 你手上沒有這些牌：{ $text }。
why-ferry-wilds =
    這條渡輪路線至少要付 { $need } 張{ $wild }，你{ $given ->
        [0] 一張也沒選
       *[other] 只選了 { $given } 張
    }。

## 為什麼不行：隧道

why-extra-count = 這條隧道還要再付 { $need } 張{ $card }，你選了 { $given } 張。
why-extra-colour = 額外支付的顏色必須與先前打出的相同：{ $colour }，也可以用{ $wilds }代替。
why-extra-wild-only = 你先前只用{ $wilds }支付，額外的也只能用{ $wilds }。
why-tunnel-due = 請先處理隧道：支付額外的牌，或放棄並收回先前打出的牌。
why-no-tunnel-due = 現在沒有等待處理的隧道，不需要支付，也不需要放棄。

## 為什麼不行：任務

why-no-tickets = { $ticket }已經抽完，沒有可抽的了。
why-keep-few = 至少要保留 { $least } 張{ $ticket }。
why-keep-not-offered = { $route }不在你可選的{ $tickets }當中。
why-keep-due = 請先選擇要保留的{ $tickets }。
why-no-keep-due = 現在沒有要選擇的{ $tickets }。
why-already-kept = 你已經選好{ $tickets }了。

## 為什麼不行：火車站

why-station-there = { $city }已經有{ $player }的{ $station }，一座城市只能有一座。
why-no-station-left = 你的{ $station }已經全部建造完畢。
why-station-count = 這座{ $station }要付 { $need } 張{ $card }，你選了 { $given } 張。

## 日誌：牌

event-card-drawn = { $player }從牌堆抽了一張{ $card }：{ $colour }。
event-card-drawn-hidden = { $player }從牌堆抽了一張{ $card }。
event-card-taken = { $player }拿了一張面朝上的{ $card }：{ $colour }。
event-card-turned = 翻開一張：{ $colour }。
event-row-swept = 面朝上的牌中{ $wilds }達到 3 張，整排棄掉。
event-row-swept-again = 面朝上的牌中{ $wilds }接連 { $count } 次達到 3 張，每次都整排棄掉。
event-deck-shuffled = 棄牌堆洗勻，組成新的牌堆。

## 日誌：路線與隧道

event-route-claimed =
    { $points ->
        [0] { $player }佔據了{ $route }，付出{ $payment }。
       *[other] { $player }佔據了{ $route }，付出{ $payment }，得 { $points } 分。
    }
event-payment-laid = { $player }嘗試佔據{ $route }隧道，打出{ $payment }。
event-tunnel-revealed = 隧道翻開：{ $colour }。
event-tunnel-held = { $player }打通了隧道 { $route }。
event-tunnel-declined = { $player }放棄了{ $route }隧道，收回打出的牌。

## 日誌：任務與火車站

event-tickets-dealt = { $player }分得 { $count } 張{ $ticket }。
event-tickets-offered = { $player }拿到 { $count } 張{ $ticket }，從中挑選。
event-tickets-kept = { $player }保留了 { $count } 張{ $ticket }：{ $text }。
event-tickets-kept-hidden = { $player }保留了 { $count } 張{ $ticket }。
event-station-built = { $player }在{ $city }建造了{ $station }，付出{ $payment }。

## 日誌：遊戲進程

event-game-began = 遊戲開始，由{ $player }先行。
event-turn-began = 輪到{ $player }。
event-passed = { $player }沒有可執行的行動，跳過。
event-last-round-began = 最後一輪：{ $player }的{ $cars }快用完了，全桌還剩 { $turns } 個回合。
event-game-ended = 遊戲結束。

## 最終計分

line-routes = 路線
line-tickets = 任務
line-stations = 未使用的火車站
line-longest = 最長路線
line-attractions = 旅遊景點
line-total = 總分

## 終端機牌桌：開局之前

ui-hello = 歡迎來到 Whistlestop。想玩哪一個版本？
ui-ask-edition = 輸入版本的編號，直接按 Enter 選 1：
ui-seats-how = 可供 { $first } 至 { $last } 人遊玩。每個座位寫 me（真人）或電腦玩家：{ $known }。多寫幾個 me，就能輪流使用同一個鍵盤。
ui-ask-seats = 座位，直接按 Enter 用 { $text }：
ui-seats-count = 這個版本可供 { $first } 至 { $last } 人遊玩。
ui-not-begun = 沒有開始遊戲。
ui-kept-in = 每走一步都會自動存入 { $text }
ui-commitment = 種子的承諾值：{ $text }
ui-begin-help = 隨時輸入 ? 查看說明。按 Ctrl-C 停下，之後可以接著玩。
ui-repaired = 檔案的最後一行因故障而不完整，已經去掉；之前的內容都在。
ui-bot-failed = 電腦玩家 { $name } 出錯（{ $text }），這一步由 greedy 代走。

## 終端機牌桌：畫面

ui-join = { "" }
ui-comma = 、
ui-colon = ：
ui-person = 真人
ui-you = 你
ui-head-points = 分數
ui-head-cars = { $cars }
ui-head-cards = 手牌
ui-head-tickets = { $tickets }
ui-head-stations = { $stations }
ui-turn-of = { $player }，輪到你了
ui-journal = 日誌
ui-your-table = 桌面
ui-row = 面朝上
ui-decks = 牌堆 { $deck } 張，棄牌 { $discards } 張；{ $ticket }還有 { $left } 張可抽
ui-turns-left = 最後一輪：全桌還剩 { $turns } 個回合（包含這一回合）。
ui-hand = 手牌（{ $count }）
ui-tickets = 你的{ $tickets }
ui-tickets-none = 還沒有
ui-points = { $points } 分
ui-ticket-done = 已完成
ui-ticket-borrowed = 借用路線後已完成
ui-ticket-cut = 已被切斷
ui-ticket-cut-station = 已被切斷，只能靠{ $station }
ui-ticket-missing = 還要 { $need } 個{ $car }
ui-ticket-too-far = 還要 { $need } 個{ $car }，你只剩 { $have } 個
ui-tickets-how = 想抽新的{ $tickets }，請輸入 { $number }。

## 終端機牌桌：地圖

ui-region = { $text }一帶
ui-city-station = { $city }，{ $player }的{ $station }
ui-stations = 已建造
ui-mark-tunnel = T 隧道
ui-mark-ferry = F 渡輪
ui-mark-double = D 雙線
ui-mark-closed = x 已關閉
ui-worth = 長度與得分：{ $text }

## 終端機牌桌：行動

ui-moves = 你的行動
ui-second-card = 拿第二張
ui-group-cards = 拿牌
ui-group-tickets = 新{ $tickets }
ui-group-claims = 佔據
ui-group-stations =
    建造{ $station }要付 { $need ->
        [1] 1 張牌
       *[other] { $need } 張同色的牌
    }：例如輸入 { $text }
ui-move-draw = 牌堆（盲抽）
ui-move-tickets = 抽{ $tickets }並挑選
ui-move-station = 在{ $city }建造{ $station }
ui-move-pay = 支付額外的牌並佔據
ui-move-decline = 放棄隧道，收回打出的牌
ui-move-pass = 跳過
ui-more-claims = 還有 { $count } 條路線可以佔據：輸入 claims，或城市名稱。
ui-no-claims = 以手上的牌還不能佔據任何路線。
ui-on-way = * 在你某張{ $ticket }的最短路線上
ui-revealed = 翻開：{ $text }。
ui-tunnel = 隧道 { $route }：{ $need } 張相符，還要再付 { $need } 張。
ui-choose = 挑選{ $tickets }：{ $count } 張中至少保留 { $least } 張
ui-choose-how = 輸入要保留的編號，以空格隔開，至少 { $least } 個；保留而沒有完成的要扣分。
ui-hint = 輸入編號、行動或城市名稱。? 說明；board 地圖，journal 日誌，undo 悔棋，quit 停下。
ui-prompt = >
ui-several = 「{ $text }」可以是 { $count } 種行動，請輸入編號：
ui-more-options = ……還有 { $count } 種，請再多寫一個詞。
ui-not-read = 「{ $text }」不是這裡的行動或指令。
ui-perhaps = 也許是：{ $text }
ui-ask-help = 輸入 ? 查看說明。
ui-no-number = 請輸入 1 到 { $last } 之間的編號。

## 終端機牌桌：指令

ui-help = 說明
ui-help-number = 輸入編號就執行旁邊的行動；直接按 Enter 重新顯示桌面。
ui-help-cards = 拿兩張{ $cards }：draw 從牌堆盲抽，take 加顏色拿面朝上的，例如 { $text }。面朝上的{ $wild }只能單獨拿一張。
ui-help-claim = 佔據路線：claim 加兩座城市，有多種付法時再寫上牌，例如 { $text }。城市名稱可以用任何語言，寫開頭即可。
ui-help-tickets = 抽{ $tickets }：輸入編號，或 move tickets。再依編號選出要保留的。
ui-help-station = 建造{ $station }：station 加城市，例如 { $text }。
ui-help-tunnel = 遇到隧道：pay 加牌，或 decline 放棄。
ui-help-do-claims = 現在可以佔據的路線（某座城市的）
ui-help-do-board = 全部路線（某座城市的）
ui-help-do-tickets = 你的{ $tickets }，還差什麼
ui-help-do-journal = 到目前為止的全部經過
ui-help-do-coach = 最好的幾種走法，以及為什麼
ui-help-do-why = 某個行動為什麼不行，依據哪條規則
ui-help-do-rule = 一條規則，或全部規則
ui-help-do-undo = 悔棋，前提是沒有翻開過隱藏的東西
ui-help-do-save = 另存一份
ui-help-do-svg = 把地圖存成圖片
ui-help-do-lang = 換語言：en、zh-Hans、zh-Hant
ui-help-do-quit = 停下，遊戲已存好
ui-why-how = 輸入 why 加一個行動，例如 why { $text }。
ui-why-legal = { $text } 現在可以。
ui-no-rule = 沒有規則「{ $text }」，規則從 { $first } 到 { $last }。
ui-no-city = 這裡沒有叫「{ $text }」的城市。
ui-no-undo = 不能悔棋：之後已經翻開過隱藏的東西，或者還沒有行動過。
ui-undone = 已經收回。
ui-saved = 已存入 { $text }
ui-saved-copy = 另存到 { $text }，遊戲繼續存在 { $path }
ui-file-exists = { $text } 已經存在，請換一個名稱。
ui-drawn = 地圖已畫在 { $text }
ui-language = 現在使用繁體中文。
ui-no-language = 沒有「{ $text }」這種語言，可以用：{ $known }。

## 終端機牌桌：多人與終局

ui-pass-to = 請把鍵盤交給{ $player }。
ui-press-enter = 確認別人沒在看，再按 Enter。
ui-hide = 按 Enter 蓋住手牌。
ui-stopped = 遊戲已存好。接著玩：{ $text }
ui-end = 遊戲結束
ui-ticket-made = 完成
ui-ticket-missed = 未完成
ui-borrowed = 借用：{ $text }
ui-path = 最長路線 { $length } 格：{ $text }
ui-winner = { $player }獲勝。
ui-winners = { $player }共同獲勝。
ui-seal = 這一局的運氣
ui-seed = 種子：{ $seed }
ui-verify = 驗證方法：{ $text }

## 瀏覽器中的牌桌：框架

table-title = { $edition } · Whistlestop
table-room-label = { $room ->
        [none] { $edition }
       *[other] { $edition } · { $room } 號桌
    }
table-turn-number = 第 { $number } 回合
table-turn-yours = { $player }，輪到你了。
table-turn-short = 輪到你了
table-turn-theirs = { $player }正在行動。
table-turn-thinking = { $player }正在思考……
table-hint-turn = 佔領路線、抽牌或拿{ $tickets }。
table-hint-turn-station = 佔領、抽牌、拿{ $tickets }或蓋{ $station }。
table-hint-second = 請拿第二張牌。
table-hint-choose = 選擇要留下的{ $tickets }，至少 { $least } 張。
table-hint-tunnel = 付清隧道，或把牌收回。
table-hint-pass = 沒有可以做的行動：請跳過。
table-others-choose = 其他人正在選{ $tickets }。
table-waiting = 等待玩家……
table-waiting-hint = 坐滿後遊戲開始。
table-over = 遊戲結束。
table-line-opening = 正在打開牌桌……
table-line-lost = 連線中斷了。
table-line-lost-hint = 正在重新連線，什麼都不會遺失。
table-leave = 離開牌桌
table-undo = 復原
table-undo-asked = { $player }想收回一步。
table-undo-refused = { $player }不同意收回。
table-yes = 同意
table-no = 不同意
table-cancel = 取消
table-close = 關閉
table-pass = 跳過
table-you = 你
table-you-kind = 你

## 牌桌：玩家

table-players = 玩家
table-kind-bot = 電腦
table-kind-bot-for = 電腦代打
table-kind-open = 空位
table-kind-online = 線上
table-kind-away = 離開
table-thinking = 思考中……
table-clock = 剩餘時間
table-now = 行動中
table-choosing = 選{ $tickets }中
table-last-turn = 最後一回合
table-points-of = { $points } 分
table-count-cars = 還有 { $count } 個{ $cars }
table-count-stations = 還有 { $count } 座{ $stations }
table-count-cards = 手中 { $count } 張{ $cards }
table-count-tickets = { $count } 張{ $tickets }
table-last-round = 最後一輪
table-last-left = 還剩 { $turns } 個回合

## 牌桌：日誌

table-journal = 日誌
table-journal-moment = 看第 { $step } 步之後
table-replay = 重播
table-log-drew = { $player }從牌堆抽了{ $colour }
table-log-drew-hidden = { $player }從牌堆抽了一張
table-log-took = { $player }拿了牌列中的{ $colour }
table-log-claimed = { $player }佔領{ $route }，+{ $points }
table-log-tunnel = { $player }開挖隧道{ $route }
table-log-declined = { $player }放棄隧道{ $route }
table-log-kept = { $player }拿了 { $offered } 張{ $tickets }，留下 { $kept } 張
table-log-offered = { $player }拿到 { $offered } 張{ $tickets }，從中挑選
table-log-last-round = { $player }觸發最後一輪 · 全桌還剩 { $turns } 個回合
table-log-station = { $player }在{ $city }蓋了{ $station }

## 牌桌：牌

table-row = 牌列
table-row-take = 拿{ $colour }，牌列第 { $place } 張
table-row-card = { $colour }，牌列第 { $place } 張
table-row-wild-second = 不能當第二張
table-take-two = 拿 2 張
table-take-one = 再拿 1 張
table-draw = 抽牌
table-take-tickets = 拿
table-deck-word = 牌堆
table-tickets-word = { $tickets }
table-pile-deck = 從牌堆抽牌：剩 { $count } 張
table-pile-tickets = 拿{ $tickets }：剩 { $count } 張
table-hand = 手牌
table-hand-count = { $count } 張
table-hand-group = { $colour } { $count } 張
table-hand-none = 沒有{ $colour }
table-sort = 排序：
table-sort-count = 張數
table-sort-colour = 顏色
table-tray = 手牌、{ $tickets }、日誌
table-tab-hand = 手牌 { $count }
table-tab-tickets = { $tickets } { $count }
table-sheet = 拉高或放低面板

## 牌桌：車票

table-tickets = 你的{ $tickets }
table-tickets-none = 還沒有{ $tickets }。
table-tickets-stand = 完成 { $done }/{ $all } · 待定 { $points } 分
table-ticket-done = 已完成
table-ticket-cut = 已被切斷，沒有路可走
table-ticket-missing = 還缺{ $route }
table-ticket-routes = 還缺 { $count } 條路線
table-ticket-stands = { $have }/{ $all } 格 · { $text }
table-ticket-short = 短途{ $ticket }
table-ticket-long = 長途{ $ticket }
table-choose = 拿{ $tickets }
table-choose-first = 你的第一批{ $tickets }
table-choose-least = 至少留下 { $least } 張。
table-keep-confirm = 留下 { $count } 張{ $tickets }
table-keep-more = 至少勾選 { $least } 張

## 牌桌：佔領與建造

table-claim-slip = 佔領路線
table-claim-cars = 用去 { $left } 個{ $cars }中的 { $count } 個。
table-claim-completes = 完成
table-claim-worth = ，值 { $points } 分。
table-claim-completes-many = 完成 { $count } 張{ $tickets }。
table-claim-confirm = 佔領，+{ $points } 分
table-claim-with = 用{ $text }佔領，+{ $points } 分
table-payment = 付牌方式
table-pay-keeps = 餘 { $count } { $letter }
table-build = 蓋{ $station } · 同色 { $count } 張
table-build-none = 蓋{ $station }
table-build-confirm = 建造{ $station }
table-station-slip = 蓋{ $station }
table-station-left =
    { $count ->
        [1] 你的最後一座{ $station }。
       *[other] 你還有 { $count } 座{ $stations }。
    }
table-station-where = 蓋在哪裡？
table-station-hint = 點選地圖上亮起的城市，或從這裡選。
table-refused = 不能這樣做。
table-rule-link = 規則 { $rule }

## 牌桌：隧道

table-tunnel-slip = 開挖隧道
table-dig-confirm = 放下這些牌
table-odds-before = 可能多付：
table-tunnel-label = 隧道 · { $route }
table-tunnel-digging = 三張牌見分曉……
table-tunnel-says =
    { $count ->
        [0] 沒有同色牌，隧道打通了。
       *[other] { $count } 張同色，再付 { $count } 張。
    }
table-tunnel-match = 同色 · +1
table-tunnel-no-match = 不同色
table-tunnel-laid = 已經放下
table-tunnel-due = 還要付
table-tunnel-nothing = 不用再付
table-tunnel-hold = 你手中有{ $text }
table-tunnel-odds = 機率原本多大？
table-tunnel-pay = 付{ $text }
table-tunnel-yours = 路線歸你，+{ $points } 分
table-tunnel-back = 把牌收回
table-tunnel-back-hint = 回合結束，收回{ $text }
table-tunnel-through = 打通了！+{ $points } 分
table-tunnel-discards = 翻開的牌無論如何都進棄牌堆。
table-tunnel-key-pay = 付牌
table-tunnel-key-back = 收回

## 牌桌：地圖與路線列表

table-map = 地圖
table-map-label = 地圖。按 C 鍵可看列表。
table-zoom-in = 放大
table-zoom-out = 縮小
table-zoom-fit = 顯示整張地圖
table-zoom-fit-short = 全圖
table-tag = { $count } { $colour } · { $points } 分
table-tag-ferry = 渡輪，需 { $count } 張{ $wilds }
table-city-type = 輸入城市名……
table-list = 路線
table-list-open = 列表
table-list-filter = 哪些路線
table-list-all = 全部
table-list-can = 可以佔領
table-list-mine = 我的{ $tickets }上
table-list-count = { $count } 條路線
table-list-line =
    { $kind ->
        [none] { $count } 格{ $colour }，{ $state }
       *[other] { $count } 格{ $colour }，{ $text }，{ $state }
    }
table-list-tunnel = 隧道
table-list-ferry = 渡輪，{ $count } 張{ $wilds }
table-list-owner = 屬於{ $player }
table-list-legal = 空閒，付得起
table-list-free = 空閒

## 牌桌：選單、說明、聊天、多人同螢幕

table-menu = 選單
table-help = 說明
table-language = 語言
table-theme = 明暗
table-theme-auto = 隨系統
table-theme-light = 日間
table-theme-dark = 夜間
table-speed = 節奏
table-speed-calm = 從容
table-speed-brisk = 輕快
table-speed-instant = 立即
table-sound = 聲音
table-volume = 音量
table-two-names = 用兩種語言顯示地名
table-big-letters = 放大地圖上的字母
table-notify = 輪到我時通知我
table-room = 這張牌桌
table-copy-room = 複製牌桌連結
table-copy-seat = 複製{ $player }的座位連結
table-copied = 已複製
table-hand-over = 讓電腦代替{ $player }
table-give-back = 把座位還給{ $player }
table-rulebook = 規則書
table-tutorial = 教學
table-settings = 設定
table-chat = 聊天
table-chat-none = 還沒有人說話。
table-chat-say = 說點什麼……
table-chat-send = 送出
table-mute = 封鎖{ $player }
table-unmute = 重新聽{ $player }說話
table-help-turn = 每個回合做一件事。亮著的就是現在能做的，其餘先等著。
table-help-map = 點一條路線來佔領它，也可以把牌拖上去。拖動地圖來移動，滾輪縮放，點兩下看全圖。
table-help-tickets = 指向一張{ $tickets }，看它最省的走法：自己的路線發亮，缺的是虛線。點一下讓它留著。
table-key-take = 拿牌列中的一張
table-key-draw = 從牌堆抽牌
table-key-tickets = 拿{ $tickets }
table-key-claim = 佔領：按城市找路線
table-key-station = 蓋{ $station }
table-key-pay = 選付牌方式、勾選{ $tickets }
table-key-enter = 確定
table-key-escape = 退一步
table-key-undo = 復原
table-key-journal = 日誌
table-key-zoom = 放大、縮小、全圖
table-key-arrows = 移動地圖、在列表中走動
table-key-help = 這份說明
table-key-coach = 請教練
table-coach = 教練
table-coach-ask = 請教練說說最好的幾種走法
table-coach-rule-off = 關閉
table-coach-rule-ask = 有問才答
table-coach-rule-always = 每步都說
table-coach-thinking = 教練正在想……
table-coach-preparing = 教練正在準備，這台機器上只需一次（一兩分鐘）……
table-preparing = 正在準備高速運算，這台機器上只需一次（一兩分鐘）。在此之前，較強的電腦玩家會走得簡單些。
table-coach-wait = 輪到你時，教練才會說話。
table-coach-none = 這裡教練說不出可靠的建議。
table-coach-busy = 教練還在想你前幾個問題，請稍後再問。
table-coach-show = 擺出來
table-coach-holds = 憑你的手牌，有 { $percent }% 的機會付得起這條隧道。
table-coach-spoken = 教練建議：{ $text }；{ $odds }。{ $why }
table-talk = 電腦玩家的閒聊
table-talk-said = { $player }：「{ $text }」
table-veil-label = 下一位
table-veil-hint = 請把螢幕交過去，其他人先別看。
table-veil-open = 看我的手牌

## 頁面：共用

page-motto = 汽笛小站
page-ways = 前往各處
page-skip = 跳到內文
page-language = 語言
page-by-day = 日間
page-by-night = 夜間
page-rules = 規則
page-rulings = 以「裁定：」開頭的句子，說明規則書沒有寫明的地方在這裡怎麼判，好讓大家判得一樣。
page-tutorial = 教學
page-settings = 設定
page-home = 首頁
page-back = 返回
page-copy = 複製
page-copied = 已複製

## 頁面：首頁

page-hello = 今晚，搭哪一班車？
page-hello-how = 挑一張海報，坐下來就能玩。不用註冊，不用安裝。
page-choose-edition = 選擇版本
page-posters-coming = 正在張貼海報……
page-chosen = 已選
page-poster-europe = 隧道、渡輪與火車站
page-poster-new_york = 計程車與名勝，一趟就好
page-poster-usa = 橫越東西兩岸，最初的那張地圖
page-poster-facts = { $first }–{ $last } 人 · 約 { $minutes } 分鐘
page-poster-seats = { $first }–{ $last } 人
page-table-of =
    { $edition } · { $count ->
        [1] 一個座位
        [2] 兩個座位
        [3] 三個座位
        [4] 四個座位
        [5] 五個座位
       *[other] { $count } 個座位
    }
page-seats = 座位
page-you = 你
page-seat-name = 第 { $seat } 席的名字
page-seat-colour = 第 { $seat } 席的顏色
page-your-colour = 你的顏色
page-colour-of-seat = 這一席的顏色
page-seat-who = 第 { $seat } 席由誰來玩
page-seat-free = 空位
page-seat-remove = 撤掉第 { $seat } 席
page-seat-add = 再加一席
page-sitter-me = 你，在這台裝置上
page-sitter-person = 真人，在這台裝置上
page-sitter-open = 真人，憑連結入座
page-sitter-bot = 電腦 · { $kind }
page-guest-0 = 布雷蕭
page-guest-1 = 貝德克
page-guest-2 = 福格
page-guest-3 = 百事通
page-guest-4 = 艾普比
page-options = 先手、計時、步調、教練、公開與否
page-first = 由誰先行
page-first-drawn = 隨機抽取
page-clock = 計時
page-clock-none = 不計時
page-clock-move = 每步 { $minutes } 分鐘
page-clock-game = 每人全場 { $minutes } 分鐘
page-clock-day = 每步一天
page-pace = 電腦的步調
page-pace-calm = 從容
page-pace-brisk = 輕快
page-pace-instant = 立即
page-public = 公開：任何人都能加入或旁觀
page-coach-usual = 看誰來玩而定
page-bots-levels = 級別
page-bots-others = 其他電腦玩家
page-play = 立即開車
page-hot-seat = 同機輪流
page-hot-seat-how = 輪流傳遞，自動遮牌
page-invite = 連結邀友
page-invite-how = 開一桌，把網址傳出去
page-departures = 正在行駛
page-departures-count =
    { $count ->
        [0] 目前沒有
       *[other] { $count } 桌
    }
page-departures-none = 目前沒有列車。你的對局和所有公開的牌桌都會列在這裡。
page-room-waiting =
    { $count ->
        [0] 即將發車
       *[other] 還有 { $count } 個空位
    }
page-room-over = 已到站
page-room-moves = 已走 { $count } 步
page-room-due = 輪到你
page-room-back = 繼續
page-room-result = 結果
page-room-join = 加入
page-room-watch = 觀看
page-join-link = 有人傳連結給你？貼在這裡。
page-join-placeholder = 連結或代碼
page-join = 前往
page-join-wrong = 這不是牌桌或戰役的連結。它應該是 …/room/ 或 …/campaign/ 加上代碼。
page-last-journey = 上一段旅程
page-last-result = 查看結果
page-last-replay = 從任一步看
page-story-won = { $player }以 { $points } 分之差獲勝。
page-story-shared = { $players }同為 { $points } 分，共同獲勝。
page-story-tie = 同分，{ $player }憑平手判定獲勝。
page-story-longest =
    { $points ->
        [0] { $player }以 { $length } 格拿下最長路線，仍在平手判定輸給{ $winner }。
       *[other] { $player }以 { $length } 格拿下最長路線，仍以 { $points } 分惜敗給{ $winner }。
    }
page-first-visit = 第一次來？
page-first-visit-story = 五分鐘，親手走一遍，就會玩了。
page-first-visit-how = 在真正的地圖上把每種行動各做一次，隨時可以離開。
page-learn = 學{ $edition }

## 頁面：候車室

page-waiting = 候車室
page-waiting-for =
    { $count ->
        [0] 全員到齊，遊戲開始。
       *[other] 還等 { $count } 位旅客
    }
page-waiting-how = 座位一坐滿，遊戲就自動開始。把連結傳給要來的人。
page-waiting-sit = 挑一個座位坐下。座位一坐滿，遊戲就自動開始。
page-invite-link = 這一桌的連結
page-share = 分享
page-your-name = 你在這一桌的名字
page-your-name-hint = 不寫就用顏色稱呼
page-sit = 坐下
page-open = 空著
page-here = 在桌前
page-away = 暫時離開
page-other-device = 換一台裝置接著玩
page-other-device-how = 這個連結就是座位本身：誰拿到它，誰就代你玩。在另一台裝置上開啟，不要交給別人。
page-other-device-copy = 複製{ $player }的座位
page-notify-turn = 輪到你了。
page-no-room = 沒有這一桌
page-no-room-how = 連結可能不完整，或者這一桌已經收了。問問傳連結的人，或者另開一桌。

## 頁面：找不到

page-nowhere = 鐵軌到此為止
page-nowhere-how = 這個網址沒有頁面。也許連結在路上掉了一個字。
page-home-go = 回到車站大廳

## 頁面：終局

page-end-label = 終點站 · { $edition }
page-end-won = 今晚由{ $player }拿下。
page-end-shared = 今晚由{ $players }共同拿下。
page-end-board = 看看桌面
page-end-back = 回到結果
page-end-replay = 從頭重看
page-end-share = 複製連結
page-end-review = 運氣與實力
page-end-rematch = 再來一場
page-end-campaign = 回到戰役
page-end-called = 新的一桌已經擺好。
page-rematch-said = 再來一場？{ $link }
page-end-first = 第一名
page-end-table = 最終計分，逐項列出
page-end-player = 玩家
page-end-map = 終局時的地圖
page-end-again = 再看一遍
page-end-skip = 按任意鍵或點一下，直接看結果。
page-end-borrowed = 借用了一條路線
page-end-longest = { $length } 格 · { $players } · +{ $points }
page-stage-routes = 先算路線……
page-stage-tickets = ……再看任務，一張一張……
page-stage-stations = ……沒有用上的火車站……
page-stage-longest = ……還有最長路線。
page-stage-attractions = ……還有沿途的景點。
page-stage-total = 最後是總分。
page-key-routes = 路線
page-key-tickets = 任務
page-key-longest = 最長路線
page-key-stations = 未使用的火車站
page-key-attractions = 旅遊景點
page-head-routes = 路線
page-head-tickets = 任務
page-head-missed = 未完成
page-head-longest = 最長
page-head-stations = 火車站
page-head-attractions = 景點
page-growth = 分數的走勢
page-growth-how = 沿著線拖曳，回看當時
page-growth-step = 從第 { $step } 步重看
page-growth-turned = 翻開任務
page-seal = 封印
page-seed = 種子
page-seal-verify = 驗證洗牌
page-seal-closed = 發牌公平嗎？
page-seal-closed-how = 第一回合之前，桌上就擺出了這個封印。現在封印裡的種子公開了。
page-seal-sound = 發牌公平，已驗證
page-seal-sound-how = 你的瀏覽器算過了：種子與第一回合之前的封印相符。
page-seal-broken = 封印不符
page-seal-broken-how = 公開的種子不是當初封存的那一個。這一場不可信。
page-seal-unable = 瀏覽器在這裡不能計算
page-seal-unable-how = 只有透過 https 或在本機開啟時，瀏覽器才肯計算。請改為驗證對局紀錄。
page-seal-more = 驗證每一張牌
page-seal-every = 封印與種子決定了每一次洗牌。下載對局紀錄，用這個指令從種子重新走完全場，並逐一比對：
page-record = 下載對局紀錄

## 頁面：重看

page-replay = 重看
page-replay-live = 回到對局
page-replay-map = 第 { $step } 步之後的地圖
page-replay-side = 當時的桌面
page-players = 玩家
page-journal = 日誌
page-then = { $cars } { $trains } · 手牌 { $held } · { $tickets } { $count }
page-then-stations = { $cars } { $trains } · { $stations } { $left } · 手牌 { $held } · { $tickets } { $count }
page-then-deck = 牌堆 { $count } 張
page-then-as = 視角
page-then-nobody = 旁觀者
page-step = 步
page-step-of = 第 { $step } 步，共 { $last } 步
page-step-first = 回到開頭
page-step-back = 退一步
page-step-next = 進一步
page-step-last = 到結尾
page-step-play = 播放
page-step-pause = 暫停
page-what-if = 如果當時……
page-what-if-how = 從第 { $step } 步之後坐下，換一種走法。此後的運氣是全新的。
page-what-if-seat = 由我來玩
page-what-if-bots = 對手
page-what-if-go = 從第 { $step } 步接著玩

## 頁面：規則書

page-rules-of = { $edition }規則
page-rule-link = 規則 { $rule } 的連結
page-contents = 目錄
page-search = 在規則中尋找
page-search-found = { $count } 條規則
page-search-none = 沒有規則提到「{ $wanted }」。

## 頁面：設定

page-settings-how = 只存在這個瀏覽器裡，立即生效。
page-set-look = 所見
page-set-theme = 燈光
page-set-theme-auto = 跟隨系統
page-set-two-names = 城市名稱用兩種語言
page-set-two-names-how = 另一種語言的名稱以小字寫在旁邊。
page-set-letters = 地圖上的字母更大
page-set-letters-how = 無論縮放多少，每條路線上都顯示顏色的字母。
page-set-motion = 動靜
page-set-speed = 速度
page-set-still = 減少動畫
page-set-still-how = 只淡入淡出，不移動。
page-set-table = 牌桌上
page-set-talk = 閒聊
page-set-talk-how = 電腦玩家偶爾在日誌裡說上一句。
page-set-sound = 所聞
page-set-sound-on = 聲音
page-set-sound-how = 很輕；聽得到的也都看得到。
page-set-volume = 音量
page-set-notify = 輪到我時提醒
page-set-notify-how = 瀏覽器通知，只在你看別處時出現。
page-set-notify-refused = 瀏覽器不允許這裡發送通知，可以在瀏覽器的設定裡更改。
page-set-data = 所存
page-set-name = 你的名字
page-set-data-how = 你的座位、選擇和名字只存在這個瀏覽器裡。清除之後座位就沒有了，除非另外留著座位的連結。
page-set-clear = 全部清除
page-set-clear-sure = 是的，全部清除
page-set-keep = 還是留著

## 頁面：教學

page-learn-step = 第 { $step } 課，共 { $last } 課
page-learn-skip = 離開教學
page-learn-next = 繼續
page-learn-show = 替我做
page-learn-again = 再來一遍
page-learn-play = 開始正式的一場
page-learn-wait = 貝德克正在行動……
page-learn-not-now = 這一課先不做這個，請跟著亮光走。

page-learn-europe-hello = 歡迎來到歐洲。你用藍色車廂。地圖上發亮的兩條短路線已經是你的了。
page-learn-europe-ticket = 這是你的任務卡：用自己的路線連通巴黎與維也納，終局得 8 分；沒連通就扣 8 分。指一指它，就能看到走法。
page-learn-europe-take = 每回合只做一種行動，最常見的是拿兩張車票卡。你需要橘色：從面朝上的一排裡拿。
page-learn-europe-draw = 再拿一張。這次從牌堆盲抽。
page-learn-europe-claim = 三格橘色，正好三張橘色車票卡。在地圖上點慕尼黑 – 維也納，再按佔據。車廂開進來，得 4 分。
page-learn-europe-tunnel = 路線兩旁有鋸齒的是隧道，代價可能比看起來更高。用兩張黃色挖通慕尼黑 – 蘇黎世。
page-learn-europe-pay = 翻開了三張，其中一張和你付的一樣是黃色，所以還要再付一張黃色。付了，路線就是你的。
page-learn-europe-ferry = 去維也納的任務完成了。現在渡海：渡輪路線上每有一個車頭，就要付一張彩色車票卡。用一張綠色和一張彩色車票卡佔據迪耶普 – 倫敦。
page-learn-europe-tickets = 想多做一些任務：從任務牌堆抽新的。給三張，至少留一張。
page-learn-europe-keep = 愛丁堡 – 巴黎正合適：巴黎、迪耶普、倫敦已經連上了。勾選並留下它。可是愛丁堡 – 倫敦在貝德克手裡……
page-learn-europe-station = ……那就在倫敦建造一座火車站。終局時，它讓你借用別人通到那座城市的一條路線。第一座只要一張車票卡。
page-learn-europe-score = 有人只剩兩節或更少車廂時，每人再走一回合。然後計分：路線、任務、每座沒用的火車站 4 分、最長路線 10 分。
page-learn-europe-end = 歐洲篇就是這些。規則隨時可以查；有什麼不能做，桌子會告訴你為什麼。

page-learn-new_york-hello = 歡迎來到紐約：路線短，每人十五輛計程車，一刻鐘一場。你開藍色的。
page-learn-new_york-ticket = 這是你的任務卡牌：用自己的路線連通時代廣場與東村，得 4 分；沒連通就扣 4 分。指一指它，就能看到走法。
page-learn-new_york-take = 每回合只做一種行動，最常見的是拿兩張交通卡牌。從面朝上的一排裡拿紅色。
page-learn-new_york-draw = 再拿一張。這次從牌堆盲抽。
page-learn-new_york-claim = 抽到了橘色。點時代廣場與帝國大廈之間的橘色格，再按佔據。
page-learn-new_york-sights = 帶星的地方是旅遊景點：你的路線每到一處，終局得 1 分。你已經到了兩處。
page-learn-new_york-more = 現在用紅色：佔據帝國大廈 – 格拉梅西公園。
page-learn-new_york-grey = 灰色路線任選一種顏色，計程車卡牌可以當任何顏色。用一張藍色和計程車卡牌佔據格拉梅西公園 – 東村。
page-learn-new_york-tickets = 任務完成了。抽新的：給兩張，至少留一張。
page-learn-new_york-keep = 格拉梅西公園 – 唐人街正好接著走。勾選並留下它。
page-learn-new_york-score = 有人只剩兩輛或更少計程車時，每人再走一回合。然後計分：路線、完成與沒完成的任務、旅遊景點。
page-learn-new_york-end = 紐約篇就是這些。規則隨時可以查；有什麼不能做，桌子會告訴你為什麼。

page-learn-usa-hello = 歡迎來到美國，從大西洋到太平洋盡在這張地圖上。你用藍色車廂。西岸發亮的兩條路線已經是你的了。
page-learn-usa-ticket = 這是你的任務卡：用自己的路線連通西雅圖與洛杉磯，終局得 9 分；沒連通就扣 9 分。指一指它，就能看到走法。
page-learn-usa-take = 每回合只做一種行動，最常見的是拿兩張車票卡。你需要黃色：從面朝上的一排裡拿。
page-learn-usa-draw = 再拿一張。這次從牌堆盲抽。
page-learn-usa-claim = 三格黃色，正好三張黃色車票卡。點舊金山與洛杉磯之間的黃色路線，再按佔據。得 4 分，任務也完成了。
page-learn-usa-double = 旁邊還有一線，這叫雙線道。2 人或 3 人遊戲時，一線被佔據，另一線就對所有人關閉；4 人或 5 人時，別人還能佔據，你自己不行。
page-learn-usa-wild = 彩色車票卡可以當任何顏色。從面朝上的一排裡拿它，這回合就只能拿這一張；盲抽到的，與普通車票卡一樣算一張。拿下這張。
page-learn-usa-long = 路線越長越划算：6 格得 15 分。用五張黑色加上彩色車票卡佔據洛杉磯 – 艾爾帕索。
page-learn-usa-tickets = 手上沒有未完成的任務了。從任務卡牌堆抽新的：給三張，至少留一張。
page-learn-usa-keep = 波特蘭 – 鳳凰城值 11 分，而你已經通到洛杉磯。另外兩張離得遠，沒完成要扣分。只勾選並留下這一張。
page-learn-usa-grey = 灰色路線任選一種顏色，但必須全部同色。用三張綠色佔據洛杉磯 – 鳳凰城。
page-learn-usa-score = 有人結束回合時只剩兩節或更少車廂，每人再走一回合。然後計分：路線、完成與沒完成的任務，最長路線另加 10 分。
page-learn-usa-end = 經典的玩法就是這些。規則隨時可以查；有什麼不能做，桌子會告訴你為什麼。

## 西部傳奇：錢、符號與報紙

money = ${ $amount }
card-newspaper = 報紙
symbol-pick = 鎬
symbol-skull = 骷髏
face = { $colour }（{ $symbol }）
line-coins = 錢幣
line-cars = 剩餘車廂
line-postcards = 明信片

## 西部傳奇：為什麼不行

why-few-cards = 牌堆與棄牌堆合起來只有 { $left } 張。{ $reserve } 張或更少時，不能選擇抽{ $card }。
why-off-the-board = 這條鐵軌穿出了版圖邊緣，只有兩端都有城市的路線才能佔據。
why-no-such-way = 這條路線現在不能這樣佔據：{ $way }。
why-answer-due = 請先回答眼前的問題，遊戲正等著。
why-no-such-action = 當前事件不提供這種行動。
why-action-used = 這個事件的行動你已經用過了，等它再次翻開才能再用。

## 西部傳奇：日誌

event-newspapers-shuffled-in = { $count } 張報紙洗入牌堆。
event-newspaper-came = 牌堆裡出來一張報紙。
event-headline-turned = 新聞：{ $thing }。
event-headlines-shuffled = 事件洗勻，組成新的牌堆。
event-action-used = { $player }使用了事件的行動。
event-cards-discarded = { $player }棄掉{ $text }：{ $thing }。
event-row-cleared = 牌列全部棄掉：{ $thing }。
event-large-city-reached = { $player }抵達大城市{ $city }，抽一張。
event-money-taken = { $player }拿取 ${ $amount }：{ $thing }。
event-money-paid = { $player }付給{ $other } ${ $amount }：{ $thing }。
event-money-paid-bank = { $player }付給銀行 ${ $amount }：{ $thing }。

## 西部傳奇：終端機牌桌

ui-head-money = 錢
ui-news = 當前事件
ui-news-none = 還沒有新聞
ui-move-look = 牌堆：抽兩張，留一張
ui-move-done = 到此為止
ui-move-excursion = 棄掉兩張同色的牌換錢

## 西部傳奇：瀏覽器中的牌桌

table-money-of = ${ $amount }
table-company = { $colour }公司
table-news-none = 還沒有。等第一張報紙。
table-news-lasting = 持續
table-news-lightning = 立即
table-news-action = 行動
table-news-used = 你已用過
table-news-deck = 還有 { $count } 張事件
table-tag-plain = { $count } 格{ $colour }
table-card-face = { $colour }（{ $symbol }）
table-log-travelled = { $player }佔領{ $route }
table-log-money = { $player }拿取 { $amount } · { $name }
table-log-paid = { $player }支付 { $amount } · { $name }
table-log-paid-to = { $player }付給{ $other } { $amount } · { $name }
table-log-news = 新聞：{ $name }
table-log-large = { $player }因{ $city }抽一張
table-log-discarded = { $player }棄掉{ $text } · { $name }
table-log-row-cleared = 牌列全部棄掉 · { $name }
symbol-none = 無符號
table-travel-confirm = 佔領
table-travel-with = 用{ $text }佔領
table-faces = 用哪幾張來付
table-faces-ask = 挑選車票卡
table-faces-less = 少付一張：{ $colour }
table-faces-more = 多付一張：{ $colour }
table-news-paper = 行旅報
table-decide = 決定
table-decide-label = 請決定
table-decide-map = 在地圖上點選，或從這裡選。
table-trip = 這趟旅行的收穫
table-trip-large = 大城市
table-trip-large-step = 12
table-trip-card = 一張車票卡
table-trip-cards = +{ $count } 張
table-trip-news = 新聞：{ $name }
table-turn-pick = 從五張新牌中拿一張。
table-hint-decide = 請決定，然後遊戲繼續。
table-hint-turn-more = 佔領、抽牌、拿{ $tickets }，或使用新聞帶來的行動。
table-ticket-stake = 完成得 { $amount }，未完成失去同樣多
table-key-action = 使用新聞的行動
table-help-cities = 標記較大的是大城市：路線連到那裡就抽一張牌。自家公司顏色的路線立刻付錢。
table-help-news = 牌堆裡的報紙會翻開事件。它在版期間一直有效；有的提供行動，每家公司一次。
table-sealed = 盒子未開
table-employee = 為你工作
table-postcards = { $count } 張明信片
table-uses-left = { $count ->
        [0] 已用完
       *[other] 還可用 { $count } 次
    }
table-holdings = 為你效力的人與明信片
table-exit = 穿出版圖，不能佔領。

## 地圖上有什麼

sign-large = 大城市：路線連到這裡就抽一張牌。
sign-port = 港口
sign-depot = 站房：{ $company }
sign-bed = 路基：用任意一種顏色支付，從此就是那種顏色。
sign-bridge = 橋，{ $count } 個符號
sign-plate = 鐵橋：{ $company }
sign-mountain = 山路：付出的牌裡要有鎬；打通隧道的人拿取 ${ $count }。
sign-tunnel = 山路，隧道已打通：是普通路線。
sign-marked = 由接管人看管：可以用錢支付。
sign-settlers = { $count } 位移居者
sign-crates = 果箱：{ $text }
sign-gang = 吉爾特一家，帶著 ${ $count } 贓款
sign-vein = 一條礦脈，面朝下
sign-vein-known = 一條礦脈，值 ${ $count }
sign-stake = 界樁：{ $company }
sign-picket = 糾察：這座城市不算大城市。
table-map-key = 圖例
table-map-key-title = 地圖上有什麼
table-map-key-none = 只有城市與路線。
table-key-map = 地圖上有什麼
holds-notes = { $count } 張借據
holds-pledges = { $count } 份承諾
holds-crates = { $count } 個果箱
holds-bonds = { $count } 張債券
holds-nuggets = { $count } 枚金塊
holds-noon = 正午卡

## 西部傳奇：頁面

page-poster-legends = 金錢、報紙，一張會長大的地圖
page-stage-coins = 先數錢幣……
page-stage-cars = ……剩餘車廂的獎勵……
page-key-coins = 錢幣
page-key-cars = 剩餘車廂
page-key-postcards = 明信片
page-head-coins = 錢幣
page-head-cars = 車廂
page-head-postcards = 明信片
page-slip = 銀行水單
page-slip-floor = 算得 { $amount }；銀行水單不會低於 $0。
page-slip-whose = 看誰的水單
page-story-won-money = { $player }以 ${ $amount } 之差獲勝。

## 西部傳奇：教學

page-learn-legends-hello = 歡迎來到西部傳奇。你經營藍色公司，已經有兩條短路線與 $5。這裡一切都用錢計算，人人看得到。
page-learn-legends-ticket = 這是你的任務卡：用自己的路線連通波士頓與巴爾的摩，終局得 $3；沒連通就失去 $3。指一指它，就能看到走法。
page-learn-legends-take = 每回合只做一種行動，最常見的是拿兩張車票卡。你需要藍色：從牌列裡拿。
page-learn-legends-draw = 再拿一張。這次從牌堆盲抽。
page-learn-legends-news = 抽到的是報紙！它翻開一張事件「大豐收」，你另補一張車票卡。在下一張報紙出來之前，這就是當前事件。
page-learn-legends-claim = 費城與巴爾的摩之間有三線，其中一線和你的公司一樣是藍色。點它，再按佔據，付一張藍色。
page-learn-legends-company = 在這裡，佔據路線不計分。但自家顏色的路線立刻付你 $2：這是旅行步驟 3。灰色不是任何公司的顏色。
page-learn-legends-large = 你還得到一張車票卡，因為路線連到了大城市：步驟 12。兩端都是大城市，也只有一張。地圖上標記較大的就是。
page-learn-legends-event = 「大豐收」期間，3 格以上的路線多付 $1。水牛城 – 紐約是灰色，任選一種顏色。用三張綠色佔據它。
page-learn-legends-tickets = 任務完成了。從任務卡牌堆抽新的：給三張，至少留一張。
page-learn-legends-keep = 水牛城 – 巴爾的摩：你的路線已經連上了，白得 $4。勾選並留下它。
page-learn-legends-edge = 有些鐵軌穿出了地圖邊緣，這一場誰也不能佔據。外面有什麼，是戰役裡的事。
page-learn-legends-score = 有人結束回合時只剩兩節或更少車廂，每人再走最後一回合。然後填銀行水單：錢幣、剩餘車廂的獎勵（一節不剩得 $16）、完成與沒完成的任務。
page-learn-legends-end = 西部傳奇的一場就是這些。可以單獨玩，也可以玩十二局的戰役，做過的事它都記得。規則隨時可以查。

## 戰役的規則貼紙：為什麼不行，日誌

why-hire-due = 請先從大廳雇一位。
why-no-hiring = 現在不是雇人的時候。
why-not-for-hire = { $thing }這一局不在可雇之列。
why-already-hired = { $thing }已經為{ $player }做事了。
why-hired-last-time = { $thing }上一局才為你做過事，這次請雇別人。
why-depot-due = 請先把站房放到一座城市。
why-no-depot-due = 現在不是開站房的時候。
why-depot-large = { $city }是大城市，站房要開在小城市。
why-depot-there = { $city }已經有站房，一座城市只能有一間。
why-depot-piece = { $city }所在的版圖上已經有你的站房。
why-rails-due = 請先選定這條路基的顏色。
why-no-rails-due = 現在沒有等待上色的路基。
why-tool-due = 請先說明是否使用這張明信片。
why-no-tool-due = 現在沒有可以使用的明信片。
why-other-tool = 現在可以使用的是這一張：{ $thing }。
why-nothing-asked = 現在沒有可以放棄的提議。
why-not-employed = 為你做事的人做不了這個。
why-employee-used = 你的雇員這一局已經做過 { $uses } 次，不能再做了。
why-prefer-due = 請先從兩張中保留一張。
why-nothing-to-prefer = 現在沒有兩張可選的牌。
why-not-looked-at = 兩張之中沒有這一張：{ $colour }。
why-relief-due = 請先決定給賑災列車哪些牌。
why-no-relief = 現在沒有賑災列車在裝貨。
why-relief-many = 賑災列車最多收你 { $most } 張，你選了 { $given } 張。
why-again-due = 請再旅行一條短路線，或者到此為止。
why-again-long = 第二條路線最多 { $spaces } 格。
why-colour-not-allowed = 這條路基不能用這種顏色：{ $colour }。
event-hall-opened = 大廳裡有：{ $text }。
event-employee-hired = { $player }雇了{ $thing }。
event-employee-used = { $thing }幫了{ $player }一把。
event-depot-placed = { $player }在{ $city }開了站房。
event-toll-paid = { $player }在{ $city }的站房付給{ $other } ${ $amount }：{ $thing }。
event-card-looked-at = { $player }看了一張牌：{ $colour }。
event-card-looked-at-hidden = { $player }看了一張牌。
event-card-preferred = { $player }留下了：{ $colour }。
event-card-preferred-hidden = { $player }留下其中一張。
event-postcard-fulfilled = { $player }完成了一張明信片：{ $thing }。
event-postcard-used = { $player }使用了一張明信片：{ $thing }。
event-rails-laid = { $player }為{ $route }定下了顏色：{ $colour }。

## 故事中的規則貼紙：為什麼不行，日誌，計分，問題

why-extra-turn-due = 請先說明是否再進行一個回合。
why-no-extra-turn-due = 現在沒有額外的回合可選。
why-note-due = 請先說明是否拿錢並簽一張借據。
why-no-note-due = 現在沒有人請你簽借據。
why-pledge-due = 請先說明是否與糾察談妥。
why-no-pledge-due = 現在沒有可以商談的糾察。
why-pledge-elsewhere = 只能與路線所連城市的糾察談，{ $city }不在其中。
why-partner-due = 請先指名一位夥伴，或者誰也不指。
why-no-partner-due = 所有回合結束之後才指名夥伴。
why-partner-absent = 本局沒有這種顏色的公司：{ $colour }。
why-partner-self = 夥伴必須是另一家公司。
why-discard-due = 請先棄掉一張：你的手牌太多了。
why-no-discard-due = 現在不必棄牌。
why-discard-not-held = 你手上沒有這張牌：{ $colour }。
why-top-ticket-due = 請先決定眼前這張{ $ticket }：保留，或放到牌堆底。
why-no-top-ticket = 你現在沒有在看{ $ticket }。
why-pick-due = 請先從翻開的牌中拿一張。
why-nothing-to-pick = 現在沒有為你翻開的牌。
why-not-turned-up = 翻開的牌中沒有這一張：{ $colour }。
event-extra-turn-taken = { $player }立即再進行一個回合：{ $thing }。
event-noon-given = { $player }交出了正午卡。
event-note-taken = { $player }拿取 ${ $amount }，簽下一張借據：{ $thing }。
event-picket-settled = { $player }與{ $city }的糾察談妥，得到一份承諾。
event-changeover-neared =
    { $left ->
        [0] 換軌了：從現在起，南方路線少付一張車票卡。
       *[other] 離換軌還有 { $left } 張報紙。
    }
event-routes-marked = 由接管人看管、可以用錢買的路線：{ $text }。
event-mark-removed = { $route }的十字擦掉了。
event-partner-named = { $player }指名{ $other }為夥伴。
event-oceans-linked = { $player }最先連通兩大洋：{ $thing }。
event-top-ticket-seen = { $player }看了牌堆頂的{ $ticket }。
event-card-turned-up = 為{ $player }翻開：{ $colour }。
event-turned-up-taken = { $player }拿了它，其餘棄掉：{ $colour }。
line-noon = 正午卡
line-finale = 終章
line-notes = 借據
line-pledges = 承諾
line-fast-mail = 快速郵路
line-fair = 博覽會
line-employees = 雇員
line-plates = 銘牌
ask-noon = 交出正午卡，再進行一個回合嗎？
ask-again = 立即再進行一個回合嗎？
ask-note = 拿錢並簽一張借據嗎？
ask-pledge = 要與糾察談妥嗎？
ask-partner = 指名誰為夥伴？
ask-discard = 手牌太多了，棄掉哪一張？
ask-keep = 保留它，還是放到牌堆底？
ask-pick = 拿翻開的哪一張？
move-noon = 交出正午卡
move-again = 再進行一個回合
move-note = 拿錢，簽借據
move-pledge = 在{ $name }談妥
move-partner = 指名：{ $name }
partner-none = 誰也不選
move-discard = 棄掉{ $text }
move-keep = 保留{ $name }
move-under = 放到牌堆底
move-pick = 拿{ $text }
ui-move-noon = 交出正午卡，再進行一個回合
ui-move-again = 立即再進行一個回合
ui-move-note = 拿錢，簽一張借據
ui-move-under = 放到牌堆底

## 邊境盒：用詞，為什麼不行，日誌，問題

crate-orange = 柳橙
crate-lemon = 檸檬
crate-lime = 萊姆
crate-pineapple = 鳳梨
token-quiet = 平靜
token-cold = 寒氣
token-lantern = 提燈
token-wraith = 幽影
why-crates-due = 請先選定裝哪一箱。
why-no-crates-due = 現在沒有可裝的果箱。
why-no-such-crate = { $city }沒有你能裝的這種果箱：{ $crate }。
why-delivery-due = 請先說明是否交付果箱。
why-no-delivery-due = 現在不能交付果箱。
why-drop-due = 嚴霜要帶走你的一箱水果，請先選定哪一箱。
why-no-drop-due = 現在不必放棄果箱。
why-no-such-crate-held = 你沒有這種果箱：{ $crate }。
why-settler-due = 請先把移居者放到一座城市。
why-no-settler-due = 現在沒有等待安家的移居者。
why-no-settler-there = 移居者要去你的路線所連的邊境小城市，不能去{ $city }。
why-gang-here = 吉爾特一家就在這裡，請先抵擋或付錢。
why-no-gang-here = 吉爾特一家現在沒有擋你的路。
why-stand-wild = 要抵擋吉爾特一家，得在路費之外再棄一張{ $wild }。
why-gang-due = 請先移動吉爾特一家。
why-no-gang-due = 現在不是移動吉爾特一家的時候。
why-gang-far = 沒有路線從吉爾特一家那裡通到{ $city }。
why-bond-due = 請先說明是否買這張債券。
why-no-bond-due = 現在沒有債券出售。
why-other-bond = 出售的債券與路線同色：{ $colour }。
why-lose-due = 請先棄掉黑夜要帶走的牌。
why-nothing-to-lose = 黑夜現在不向你要什麼。
why-peek-due = 請先看一條礦脈。
why-no-peek-due = 付出的牌上有鎬，才能看礦脈。
why-no-vein-there = { $city }沒有你還不知道的礦脈。
why-stake-due = 請先說明是否移動界樁。
why-no-stake-due = 現在不能立界樁。
why-no-stake-there = 界樁現在不能立到{ $city }。
why-show-due = 請先翻開一條礦脈。
why-no-show-due = 現在不是翻開礦脈的時候。
why-no-vein-to-show = { $city }沒有面朝下的礦脈。
why-bridge-due = 請先說明造木橋還是鐵橋。
why-no-bridge-due = 現在沒有要造的橋。
why-save-due = 大地在晃動，請先保住鐵牌，或任它掉落。
why-no-plate-shakes = 你的鐵牌現在都很穩。
why-pay-symbol = 這座山還沒有打通，付出的牌上必須有{ $symbol }。
why-pay-joker = 這樣支付時，要有且只有一張帶{ $symbol }的牌代替別的顏色。
why-powder-short = 火藥短缺：這個事件有效時，未打通的山路不能走。
why-elevator-colours = 穀倉要顏色各不相同的牌，不收{ $wild }。
why-few-coins = 這要 ${ $need }，你只有 ${ $have }。
event-crates-unloaded = { $city }擺上果箱：{ $text }。
event-crate-loaded = { $player }在{ $city }裝了一箱{ $crate }。
event-crates-delivered = { $player }交付了{ $text }。
event-crate-dropped = { $player }失去一箱{ $crate }（{ $thing }）。
event-settlers-came = { $player }把一名移居者帶到{ $city }。
event-settlers-left = 一名移居者離開了{ $city }。
event-town-grew = { $city }變大了，從此是大城市，這是{ $player }的功勞。
event-gang-came = 吉爾特一家出現在{ $city }，帶著 ${ $amount } 贓款。
event-gang-moved = { $player }把吉爾特一家移到{ $city }。
event-loot-grew = 贓款增加 ${ $amount }：{ $thing }。
event-loot-paid-bank = { $player }往贓款裡付了 ${ $amount }：{ $thing }。
event-loot-won = { $player }擋住了吉爾特一家，${ $amount } 贓款到手。
event-bond-bought = { $player }買了一張債券：{ $colour }。
event-token-drawn = { $player }在夜裡抽到：{ $token }。
event-bag-refilled = 夜行袋空了，重新裝滿。
event-veins-laid = 四條礦脈已面朝下擺好。
event-vein-peeked = { $player }看了{ $city }的礦脈：${ $value }。
event-vein-peeked-hidden = { $player }看了一條礦脈。
event-vein-shown = { $player }翻開了{ $city }的礦脈：${ $value }。
event-stake-placed = { $player }在{ $city }立了界樁。
event-plate-set = { $player }造了一座鐵橋：{ $route }。
event-plate-fell = { $player }的鐵牌從橋上掉了：{ $route }。
event-city-shook = { $city }地動山搖：{ $thing }。
event-tunnel-bored = { $player }打通了一條隧道：{ $route }。
event-nugget-found = { $player }找到一枚金塊：${ $amount }。
event-nugget-found-hidden = { $player }找到一枚金塊。
event-prize-won = { $player }拔得頭籌，贏得一張明信片：{ $thing }。
line-bonds = 債券
line-veins = 礦脈
line-bridges = 鐵橋
line-nuggets = 金塊
ask-load = 裝哪一箱？
ask-deliver = 要交付果箱嗎？
ask-drop = 嚴霜帶走哪一箱？
ask-settle = 移居者去哪裡？
ask-stand = 要抵擋吉爾特一家嗎？
ask-yield = 要抵擋吉爾特一家嗎？
ask-gang = 吉爾特一家去哪裡？
ask-bond = 要買債券嗎？
ask-lose = 黑夜帶走哪些牌？
ask-peek = 看哪一條礦脈？
ask-stake = 界樁立在哪裡？
ask-show = 翻開哪一條礦脈？
ask-timber = 木橋還是鐵橋？
ask-iron = 木橋還是鐵橋？
ask-save = 要保住鐵牌嗎？
ask-fall = 要保住鐵牌嗎？
ask-elevator = 哪三張牌送進穀倉？
ask-steamer = 要搭輪船嗎？
move-load = 裝{ $name }
move-deliver = 交付全部果箱
move-drop = 放棄{ $name }
move-settle = 在{ $name }安家
move-stand = 抵擋：棄掉{ $text }
move-yield = 往贓款裡付錢
move-gang = 把吉爾特一家移到{ $name }
move-bond = 買債券：{ $name }
move-lose = 棄掉{ $text }
move-peek = 看{ $name }
move-stake = 立在{ $name }
move-show = 翻開{ $name }
move-timber = 木橋：拿錢
move-iron = 鐵橋：棄掉{ $text }
move-save = 保住它：棄掉{ $text }
move-fall = 任它掉落
move-elevator = 棄掉{ $text }
move-steamer = 付錢抽牌
verb-elevator = 裝滿穀倉
verb-steamer = 搭沿海輪船
ui-move-deliver = 交付全部果箱
ui-move-yield = 往贓款裡付錢
ui-move-timber = 木橋：拿錢
ui-move-fall = 任鐵牌掉落
ui-move-elevator = 用三張不同顏色的牌換錢
ui-move-steamer = 付錢抽牌
ui-move-stand = 抵擋吉爾特一家
ui-move-iron = 鐵橋：用這些牌換一塊鐵牌
ui-move-save = 用這些牌保住鐵牌
ui-move-lose = 把這些牌交給黑夜

## 行動的說法：問題與按鈕

ask-hire = 雇誰？
ask-depot = 站房開在哪裡？
ask-lay = 這條路基用什麼顏色？
ask-take = 拿哪一張？
ask-prefer = 兩張中保留哪一張？
ask-relief = 給賑災列車哪些牌？
ask-claim = 同一回合再旅行一條短路線？
ask-done = 還要繼續嗎？
ask-use = 使用這張明信片嗎？
ask-excursion = 用哪兩張去郊遊？
way-with = 用{ $name }
way-for = 付 { $name }
way-by-night = 夜行
move-hire = 雇用{ $name }
move-depot = 在{ $name }開站房
move-lay = 用這種顏色：{ $name }
move-take = 拿{ $name }
move-prefer = 保留{ $name }
move-look = 看兩張牌
move-relief = 送出{ $text }
move-claim = 旅行{ $name }
move-done = 到此為止
move-use = 使用{ $name }
move-excursion = 棄掉{ $text }
verb-look = 抽兩張，留一張
verb-excursion = 辦一次郊遊

## 戰役：它由什麼組成

campaign-game = 第 { $game } 局
campaign-game-of = 第 { $game } 局，共 { $last } 局
campaign-free-game = 自由遊玩
campaign-each = 每家公司
campaign-first = 排位第一的公司
campaign-stage-between = 兩局之間
campaign-stage-setup = 設置中
campaign-stage-play = 遊戲進行中
campaign-stage-end = 結算中
campaign-stage-missing = 等待下一章
campaign-stage-free = 已完結，可自由遊玩
campaign-card-recap = 前情提要
campaign-card-story = 劇情
campaign-card-rule = 新規則
campaign-card-events = 新事件
campaign-card-card = 明信片
campaign-card-toolbox = 工具箱
campaign-card-choice = 抉擇
campaign-card-plates = 銘牌
campaign-card-PAUSE = 暫停
campaign-card-STOP = 停止
campaign-card-arrival = 抵達
campaign-card-farewell = 告別
campaign-kind-sticker = 規則貼紙
campaign-kind-event = 事件
campaign-kind-employee = 雇員
campaign-kind-plate = 銘牌
campaign-kind-postcard = 明信片
campaign-kind-box = 邊境盒
campaign-kind-step = 旅行步驟
campaign-mark-lantern = 提燈
campaign-mark-hands = 工友
campaign-mark-ledger = 帳簿

## 戰役：行動

campaign-help = 輸入編號，或者用記譜法寫出決定；直接按 Enter 選第一項。quit 停下：一切都已儲存。現在有效的規則：
campaign-company-in-full = { $company }（{ $colour }）
campaign-company-played = { $company }（{ $colour }，{ $player }）
campaign-move-gather = 入座：{ $companies }
campaign-move-join = { $company }加入
campaign-move-leave = { $company }永久退出
campaign-move-uncount = 本局對{ $company }不算數
campaign-move-count = 本局對{ $company }重新算數
campaign-move-read = 翻下一張
campaign-move-retire = 讓{ $thing }退場
campaign-move-choose = 選擇{ $thing }
campaign-move-plate = 拿取{ $thing }
campaign-move-hire = 雇用{ $thing }
campaign-move-depot = 在{ $city }開站房
campaign-move-name = 提出{ $text }
campaign-move-open = 開放{ $thing }
campaign-move-raise = 把{ $city }升為大城市
campaign-move-play = 自由遊玩一局
campaign-move-continue = 繼續：內容已經印好
campaign-asked-gather = 下一局誰來玩？
campaign-asked-read = 劇情繼續，由誰翻牌都可以。
campaign-asked-retire = { $company }從事件棄牌堆中選一張退場。
campaign-asked-choose = 大家先商量，然後由{ $company }決定。
campaign-asked-plate = { $company }挑選一塊銘牌。
campaign-asked-hire = { $company }雇用一位。
campaign-asked-depot = { $company }開一間站房。
campaign-asked-name = { $company }獲勝，提出兩塊邊境。
campaign-asked-open = { $company }墊底，從中開放一塊。
campaign-asked-raise = { $company }把新版圖上的一座城市升為大城市。
campaign-asked-free = 戰役已經結束，想玩幾局都行。
campaign-asked-missing = 這一部分還沒有印出來：{ $thing }。戰役在此等候，印好就繼續。
campaign-missing-chapter = { $id } 年的一章
campaign-missing-box = { $id }的邊境盒
campaign-missing-postcard = { $id } 號明信片

## 戰役：為什麼不行

campaign-why-not-asked = 現在要決定的不是這件事。
campaign-why-not-your-decision = 現在由{ $company }決定。
campaign-why-no-such-answer = 可選的答案裡沒有這一項。
campaign-why-not-discarded = { $event }不在事件棄牌堆中。
campaign-why-few-companies = 一局至少要有 { $least } 家公司。
campaign-why-few-that-count = 至少要有 { $least } 家公司算數。
campaign-why-company-there = 已經有這種顏色的公司：{ $colour }。
campaign-why-company-left = 這家公司已經退出戰役：{ $colour }。
campaign-why-table-full = { $most } 家公司都已經在戰役中。
campaign-why-not-available = { $frontier }現在不能開放：它已經開放，或者沒有與開放的版圖相鄰。
campaign-why-name-two = 請提出兩塊不同的邊境。
campaign-why-depot-large = { $city }是大城市，站房要開在小城市。
campaign-why-depot-there = { $city }已經有站房。
campaign-why-depot-piece = { $city }所在的版圖上已經有你的站房。
campaign-why-wrong-game = 下一局是第 { $game } 局。
campaign-why-box-not-opened = 這個邊境盒沒有打開過：{ $box }。
campaign-why-many-boxes = 最多選 { $most } 個邊境盒。

## 戰役：發生了什麼

campaign-fact-founded = { $companies }成立了。
campaign-fact-company-joined = { $company }加入戰役。
campaign-fact-company-left = { $company }永久退出，保險庫留下。
campaign-fact-uncounted = 下一局對{ $company }不算數：它得到代管水單。
campaign-fact-counted-again = 下一局對{ $company }還是算數。
campaign-fact-gathered = { $companies }入座。
campaign-fact-starter-named = { $company }持有起始玩家卡。
campaign-fact-free-played = 說好了，自由遊玩一局。
campaign-fact-game-begun = 一切就緒，遊戲開始。
campaign-fact-game-recorded = 一局結束，開始填水單。
campaign-fact-slip-filled = { $company }：${ $amount }，第 { $place } 名。
campaign-fact-slip-steward = { $company }缺席：代管水單 ${ $amount }。
campaign-fact-game-closed = 帳本闔上了。
campaign-fact-campaign-finished = 保險庫打開了。
campaign-fact-frontiers-named = 提出：{ $text }。
campaign-fact-box-opened = { $thing }開放了。
campaign-fact-box-closed = { $thing }的邊境盒關閉了。
campaign-fact-city-raised = { $city }成為大城市，永久有效。
campaign-fact-city-grew = { $city }長成了大城市。
campaign-fact-track-laid = { $route }有了顏色：{ $colour }。
campaign-fact-depot-placed = { $company }在{ $city }有了站房。
campaign-fact-ticket-punched = { $company }為{ $route }打孔。
campaign-fact-ticket-retired = { $route }退場。
campaign-fact-souvenir-kept = { $company }留下{ $route }作紀念。
campaign-fact-postcard-drawn = { $company }領到 { $no } 號明信片「{ $thing }」。
campaign-fact-postcard-used = { $company }使用「{ $thing }」。
campaign-fact-postcard-fulfilled = { $company }完成了「{ $thing }」。
campaign-fact-prize-offered = 亮出一項獎：{ $thing }。
campaign-fact-prize-withdrawn = 沒有人贏得「{ $thing }」。
campaign-fact-stamp-given = { $company }的勘測冊蓋上了{ $thing }的章。
campaign-fact-rules-read = 已讀出：{ $text }。
campaign-fact-step-opened-punch = 從現在起，為完成的任務打孔。
campaign-fact-step-opened-stamps = 從現在起，勘測冊可以蓋章。
campaign-fact-step-opened-new-ground = 從現在起，開放新的土地。
campaign-fact-depots-due = 這一局之前，每家公司開一間站房。
campaign-fact-sticker-came = 新規則：{ $thing }。
campaign-fact-sticker-left = { $thing }不再有效。
campaign-fact-event-came = 新事件：{ $thing }。
campaign-fact-event-punched = { $thing }打掉一格。
campaign-fact-event-retired = { $thing }進了死信科。
campaign-fact-employee-came = 大廳來了新人：{ $thing }。
campaign-fact-hired = { $company }雇用{ $thing }。
campaign-fact-employee-punched = { $thing }打掉一格。
campaign-fact-employee-retired = { $thing }退休了。
campaign-fact-plates-offered = 可以挑選：{ $text }。
campaign-fact-plate-taken = { $company }拿取{ $thing }。
campaign-fact-plate-retired = { $thing }退場。
campaign-fact-choice-made = { $company }做出決定。印記：{ $thing }。
campaign-fact-finale-fixed = 終章已定：{ $thing }。
campaign-gift-dollars = 下一局{ $company }開局多 ${ $amount }。
campaign-gift-cards = 下一局{ $company }多發 { $count } 張車票卡。
campaign-gift-tickets = 下一局{ $company }多發 { $count } 張任務卡。

## 戰役：前情提要

campaign-previously-none = 這是第一局。什麼都還沒發生，什麼都可能發生。
campaign-previously-won = { $company }以 ${ $amount } 贏得 { $year } 年的一局。
campaign-previously-last = { $company }墊底，由它先行。
campaign-previously-leads = { $company }以總額 ${ $amount } 領先。
campaign-previously-total = { $company } ${ $amount }
campaign-previously-standing = 戰役至今：{ $text }。
campaign-previously-absent = { $companies }缺席。
campaign-previously-came = 此後新來的：{ $text }。
campaign-previously-went = 此後離開的：{ $text }。
campaign-previously-opened = 開放：{ $text }。
campaign-previously-choice = 抉擇：{ $thing }。
campaign-previously-in-force = 現在有效：{ $text }。
campaign-previously-bank = 耐心銀行補貼{ $company } ${ $amount }。
campaign-previously-pension = { $company }保險庫裡的明信片，每局設置時給它 ${ $amount }。

## 戰役：頁面

page-campaign-name = 戰役
page-campaign-list = 戰役
page-campaign-list-none = 這裡還沒有戰役。
page-campaign-new = 建立戰役
page-campaign-new-how = 選好誰經營哪家公司。公司的顏色十二局不變。
page-campaign-new-go = 建立
page-campaign-third = 加入由電腦經營的第三家公司
page-campaign-third-how = 兩人遊戲可以整場戰役都帶著它，算作一位玩家。
page-campaign-heading = { $year } 年 · { $title }
page-campaign-companies = 公司
page-campaign-standing-after =
    { $count ->
        [0] 還沒有玩過
       *[other] { $count } 局之後的排位，落後者先選
    }
page-campaign-place = 第 { $place } 名
page-campaign-total = 總額 ${ $amount }
page-campaign-starter = 起始玩家
page-campaign-present = 參加本局
page-campaign-absent = 缺席
page-campaign-uncounted = 不算數
page-campaign-left = 已退出
page-campaign-office = 辦公室
page-campaign-office-none = 空的
page-campaign-vault = 保險庫
page-campaign-vault-sealed = 封存 · { $count } 張水單
page-campaign-vault-yours = ${ $amount }（你的）
page-campaign-vault-worth = 在保險庫中值 ${ $amount }
page-campaign-depot = 站房
page-campaign-map = 地圖如今的樣子
page-campaign-box-sealed = 盒子未開
page-campaign-box-opened = { $year } 年開放
page-campaign-box-closed = 盒子已關
page-campaign-chronicle = 編年
page-campaign-chronicle-next = 下一局
page-campaign-chronicle-none = 還什麼都沒有印。
page-campaign-chronicle-won = { $company }獲勝
page-campaign-chronicle-turns = { $turns } 個回合
page-campaign-slips = 銀行水單
page-campaign-steward = 代管水單
page-campaign-rules = 有效規則
page-campaign-rules-count = { $count } 條
page-campaign-until-end = 直到最後
page-campaign-until-games =
    { $count ->
        [1] 僅本局
       *[other] 還有 { $count } 局
    }
page-campaign-until-last = 最後一局
page-campaign-events = 可能出現的新聞
page-campaign-hall = 徵人大廳
page-campaign-boxes = 方格已打 { $punched }/{ $all }
page-campaign-dead-letters = 死信科
page-campaign-postcards = 明信片
page-campaign-postcard = { $no } 號明信片
page-campaign-postcard-secret = 只有主人能看
page-campaign-postcard-uses = 已用 { $used }/{ $uses }
page-campaign-condition = 條件
page-campaign-gain = 收穫
page-campaign-prizes = 獎項
page-campaign-survey = 勘測冊
page-campaign-survey-stamps =
    { $count ->
        [0] 還沒有章
       *[other] { $count } 個章
    }
page-campaign-tickets = 任務卡與孔
page-campaign-souvenirs = 紀念
page-campaign-marks = 印記
page-campaign-previously = 前情提要
page-campaign-happened = 剛剛發生的事
page-campaign-story = 至今的劇情
page-campaign-story-next = 下一張：{ $kind }
page-campaign-read-aloud = 大聲讀出
page-campaign-turn-next = 翻下一張
page-campaign-set-up = 設置第 { $game } 局
page-campaign-to-table = 前往牌桌
page-campaign-decides = 由{ $company }決定
page-campaign-waits = 等待{ $company }
page-campaign-confirm = 決定
page-campaign-save = 存成檔案
page-campaign-load = 讀入檔案
page-campaign-branch = 從 { $year } 年之前重來
page-campaign-branch-how = 從那裡開始一場新的戰役，這一場維持原樣。
page-campaign-late = 公司中途加入
page-campaign-final = 保險庫打開了
page-campaign-final-won = { $company }贏得整場戰役。
page-campaign-final-shared = { $companies }共同贏得戰役。
page-campaign-final-slips = 水單
page-campaign-final-postcards = 明信片
page-campaign-final-souvenirs = 紀念
page-campaign-final-book = 勘測冊
page-campaign-final-total = 最終得分
page-campaign-paper = 末版報紙
page-campaign-paper-best = 最好的一局：{ $year } 年
page-campaign-paper-city = 最常到的城市：{ $city }
page-campaign-paper-route = 最常走的路線：{ $route }
page-campaign-paper-line = 最長的線路：{ $length } 格
page-campaign-paper-cards = 完成 { $count } 張明信片
page-campaign-free = 自由遊玩
page-campaign-free-how = 一切都維持你們造就的樣子。最多選三個邊境盒一起玩。
page-campaign-of = { $table }的戰役
page-campaign-title-sealed = { $year } 年
page-campaign-drawers = 更多內容
page-campaign-menu = 後臺
page-campaign-open = 還沒有人
page-campaign-open-how = 還沒有人經營這家公司。把連結傳給別人，或者交給電腦：
page-campaign-somebody = 某人
page-campaign-to-bot = 電腦 · { $kind }
page-campaign-absent-how = 缺席的公司得到代管水單：到場公司中倒數第二的總額。
page-campaign-uncount = 由電腦代打，本局不算數
page-campaign-late-how = 錯過的每一局，它都得到一張代管水單。
page-campaign-gather-go = { $count } 家公司入座
page-campaign-chronicle-now = 進行中
page-campaign-map-wait = 正在展開地圖……
page-campaign-steps-all = 全部步驟
page-campaign-rules-none = 還沒有規則貼紙生效，只有框架規則。
page-campaign-rules-all = 閱讀全部 { $count } 條規則
page-campaign-cards =
    { $count ->
        [0] 沒有明信片
       *[other] { $count } 張明信片
    }
page-campaign-story-none = 劇情在下一局繼續。
page-campaign-card-back = 上一張
page-campaign-card-forth = 下一張
page-campaign-hush = 停止朗讀
page-campaign-slip-total = 總額
page-campaign-brought = 這張卡帶來的
page-campaign-news-won = { $company }以 ${ $amount } 獲勝。
page-campaign-line-coins = 錢幣
page-campaign-line-cars = 剩餘車廂
page-campaign-line-tickets = 任務
page-campaign-nowhere = 沒有這場戰役
page-campaign-nowhere-how = 連結可能不完整，或者戰役已經收了。問問傳連結的人，或者另建一場。
page-campaign-game-events = 新聞
page-campaign-game-hired = 雇用
page-campaign-game-opened = 開放
page-campaign-game-raised = 升為大城市
page-campaign-game-look = 看這一局
page-campaign-stamped = 已蓋章
page-campaign-unstamped = 還沒蓋章
page-campaign-survey-sealed = 還有 { $count } 頁未開。
page-campaign-veil = 只給{ $company }看。
page-campaign-unveil = 別人沒在看，打開
page-campaign-open-companies = { $count } 家公司還沒有人經營
page-campaign-take = 經營{ $company }
page-campaign-who = 由誰經營
page-campaign-from-bot = 交還給真人
page-campaign-other-device = 複製這家公司的連結
page-campaign-link = 這場戰役的連結
page-campaign-link-copy = 複製戰役連結
page-campaign-link-open = 憑它可以接手 { $count } 家空著的公司。
page-campaign-link-watch = 憑它可以旁觀。
page-campaign-saving = 存成檔案
page-campaign-back = 回到較早的一局
page-campaign-branch-sure = 從 { $year } 年那一局之前開始一場新的戰役？
page-campaign-dead-letters-none = 還沒有退場的東西。
page-campaign-pack = 劇本
page-campaign-table = 這一桌的名字
page-campaign-table-hint = 星期四那一桌
page-campaign-company = 第 { $number } 家公司
page-campaign-runs = 由誰經營{ $company }
page-campaign-president = 董事長的名字
page-campaign-president-of = { $company }的董事長
page-campaign-by-link = 憑連結入座
page-campaign-company-away = 撤掉{ $company }
page-campaign-company-add = 再加一家公司
page-campaign-printed = { $all } 局中目前印好了 { $count } 局。戰役會在那裡等候，印好更多就繼續。
page-campaign-mine = 你的戰役
page-campaign-load-how = 存成檔案的戰役，可以從原處繼續。
page-campaign-load-choose = 選擇檔案
page-campaign-continue = 繼續
page-campaign-new-short = 新戰役
page-campaign-poster = { $count } 局遊戲，局局相連
page-campaign-free-tickets = 讓退場的任務卡回來

## 戰役：設置與結束的步驟

page-campaign-steps-setup = 設置
page-campaign-steps-end = 遊戲結束
page-campaign-step = 步驟 { $step }/{ $last }
page-campaign-step-C-20 = 擺好版圖
page-campaign-step-C-21 = 清空辦公室
page-campaign-step-C-22 = 車廂
page-campaign-step-C-23 = 錢幣與耐心銀行
page-campaign-step-C-24 = 銀行與供應
page-campaign-step-C-25 = 事件牌堆
page-campaign-step-C-26 = 劇情，到「暫停」為止
page-campaign-step-C-27 = 規則貼紙的設置
page-campaign-step-C-28 = 起始手牌
page-campaign-step-C-29 = 牌列
page-campaign-step-C-30 = 報紙洗入牌堆
page-campaign-step-C-31 = 發任務卡
page-campaign-step-C-32 = 挑選任務卡
page-campaign-step-C-33 = 由誰先行
page-campaign-step-C-50 = 銀行水單
page-campaign-step-C-51 = 總額與名次
page-campaign-step-C-52 = 選一張事件退場
page-campaign-step-C-53 = 劇情，到「停止」為止
page-campaign-step-C-54 = 打孔與蓋章
page-campaign-step-C-55 = 新的土地
page-campaign-step-C-56 = 放入保險庫
page-campaign-step-C-57 = 辦公室
page-campaign-step-C-58 = 收拾，或接著玩

## 大事：開放邊疆，打開保險庫

page-opening-label = 新土地 · { $year } 年
page-opening-slides = { $name }加入版圖。
page-opening-towns = { $count } 座城市
page-opening-lines = { $count } 條路線
page-opening-tickets = { $count } 張任務卡
page-opening-box = { $name }的盒子
page-opening-until = { $years } 年的局中生效。
page-opening-open = 打開盒子
page-opening-waits = { $company }可以打開盒子。
page-opening-inside = 盒子裡有
page-opening-prize = 獎品
page-opening-skip = 全部翻開
page-opening-again = 再看一次
page-opening-done = 繼續
page-opening-see = 重看{ $name }開放的經過
page-vaults-label = 戰役結束
page-vaults-title = 打開保險庫
page-vaults-slips = 先看水單……
page-vaults-postcards = ……再看明信片值多少……
page-vaults-souvenirs = ……然後是紀念的任務卡……
page-vaults-book = ……最後是勘測冊。
page-vaults-so-far = { $company }：${ $amount }
page-vaults-paper = 讀末版報紙
page-vaults-see = 再開一次保險庫

## 教練：行動怎麼說，勝算多少，為什麼

coach-head = 教練的建議
coach-odds = 勝率 { $percent }%（±{ $error }），約 { $points } 分
coach-extra = 隧道可能還要：不必加 { $none }%，一張 { $one }%，兩張 { $two }%，三張 { $three }%。
coach-rough = 這裡只推演了 { $count } 局，數字僅供參考。
coach-counted = 依照你能知道的資訊，推演了 { $count } 局到終局。
coach-prepare = 正在準備教練，這台機器上只需一次（約半分鐘）……
coach-off = 這局關閉了教練。加上 --coach ask 或 --coach always 就能請教練上桌。
coach-move-draw = 從牌堆抽一張
coach-move-take = 拿{ $colour }
coach-move-claim = 佔據{ $route }，付{ $payment }
coach-move-station = 在{ $city }蓋{ $station }，付{ $payment }
coach-move-tickets = 抽新的{ $tickets }
coach-move-keep = 保留{ $text }
coach-move-pay = 補付：{ $payment }
coach-move-decline = 放棄隧道
coach-move-pass = 跳過
coach-way = { $text }（{ $how }）
coach-why-completes =
    { $count ->
        [1] 它完成{ $text }。
       *[other] 它一次完成 { $count } 張{ $tickets }：{ $text }。
    }
coach-why-only-link =
    { $count ->
        [1] 要完成{ $text }，只剩{ $route }這一條路可走。
       *[other] 有 { $count } 張{ $tickets }只剩{ $route }這一條路可走：{ $text }。
    }
coach-why-detour =
    { $count ->
        [1] 要是{ $route }被別人佔了，{ $text }繞路要多用 { $need } 個{ $cars }。
       *[other] 要是{ $route }被別人佔了，{ $count } 張{ $tickets }繞路最多要多用 { $need } 個{ $cars }：{ $text }。
    }
coach-why-begins-end = 它會開始最後一輪：你將只剩 { $need } 個{ $cars }。
coach-why-on-way =
    { $count ->
        [1] { $route }在{ $text }的最佳路線上。
       *[other] { $route }在 { $count } 張{ $tickets }的最佳路線上：{ $text }。
    }
coach-why-contested = { $player }在{ $route }的兩端都有路線，可能也想要它。
coach-why-sight = 它通到{ $city }，終局多得 { $points } 分。
coach-why-points = 用 { $number } 張{ $cards }換 { $points } 分。
coach-why-few-points = 它馬上得 { $points } 分，但不在你要走的路上。
coach-why-finishes-set = 拿到{ $colour }，{ $route }要的牌就齊了。
coach-why-wanted = 你要走的路還差 { $colour }×{ $number }，尤其是{ $route }。
coach-why-more-of = 手上的{ $colour }湊到 { $number } 張，留著以後用。
coach-why-wild-due = { $route }還差一張{ $wild }，沒有它佔不了。
coach-why-wild = { $wild }可以當任何顏色。
coach-why-blind = 明牌裡沒有你要的顏色，不如從牌堆抽。
coach-why-blind-any = 牌堆裡可能抽到{ $wild }，而且沒人看見你抽了什麼。
coach-why-patience =
    { $need ->
        [0] 還不急：你的路線無論哪條被佔，另一條路一樣短。
       *[other] 還不急：你的路線無論哪條被佔，繞路最多多用 { $need } 個{ $cars }。
    }
coach-why-more-tickets = 你的{ $tickets }已經沒有要蓋的路，手上還有 { $need } 個{ $cars }。
coach-why-tickets-early = 新的{ $tickets }也許用得上你正在蓋的路；還有 { $need } 個{ $cars }沒有安排。
coach-why-keep-hard = 憑 { $need } 個{ $cars }，{ $text }幾乎走不通。
coach-why-keep-shared = 它們的路重疊，省下 { $shared } 個{ $cars }：用你 { $have } 個裡的 { $need } 個，換 { $points } 分。
coach-why-keep-fits = 要用你 { $have } 個{ $cars }裡的 { $need } 個，換 { $points } 分。
coach-why-station-completes = 在{ $city }蓋{ $station }就完成{ $text }。
coach-why-station = 在{ $city }蓋{ $station }，{ $text }的路就通了。
coach-why-tunnel = 憑你的手牌，隧道有 { $percent }% 能打通，其中 { $free }% 不必加牌。
coach-why-decline = 再加 { $number } 張{ $cards }，這條路線就不值了。
coach-why-end-near = 最後一輪快到了：{ $player }只剩 { $need } 個{ $cars }。
coach-why-tried = 說不上單獨的理由：推演下來，這一手效果不錯。

## 覆盤

review-title = { $name }：一局覆盤
review-about = 每位玩家在每次決定時的勝率，只按當時他能知道的資訊來算。每次決定，都把各種走法放進與所見相符的牌局裡試，總共推演 { $count } 局。
review-rough = 每次決定只推演了幾十局，也只試了幾種較可能的走法：數字僅供參考。
review-curve = 勝率
review-curve-of = { $player }全局的勝率：從 { $first }% 到 { $last }%。
review-steps = 全局的步數
review-summary = 運氣與實力
review-player = 玩家
review-start = 開局
review-skill = 實力
review-luck = 運氣
review-end = 終局
review-points = 分數
review-won = 獲勝
review-shared = 並列獲勝
review-lost = 沒有獲勝
review-how = 實力是自己的決定付出的代價：所走一手的勝率，減去最好一手的勝率；從不失誤是 0，不會更高。其餘都是運氣：抽到的牌和{ $tickets }，還有別人的行動。開局、實力、運氣三項相加就是終局。隨後仍然可以做的事，等一等不算損失。差距超過誤差兩倍才算數。
review-mistakes = 代價最大的幾手
review-mistake = 第 { $step } 步：「{ $chosen }」勝率 { $win }%，「{ $better }」勝率 { $best }%。
review-no-mistakes = 沒有哪個決定明顯不如別的走法。
review-turns = 轉折點
review-no-turns = 勝率沒有大起大落。
review-up = 第 { $step } 步之前，勝率升了 { $percent }。
review-down = 第 { $step } 步之前，勝率降了 { $percent }。
review-with = 第 { $step } 步走完，勝率降了 { $percent }。
review-at-end-up = 終局時，勝率升了 { $percent }。
review-at-end-down = 終局時，勝率降了 { $percent }。
review-all = 全部決定
review-step = 步
review-choice = 決定
review-chance = 勝率
review-cost = 代價
review-expected = 預計得分
review-better = 更好的走法
review-why-blocked = { $player }佔了{ $route }，繞路要多用 { $need } 個{ $cars }。
review-why-cut = { $player }佔了{ $route }，那是{ $text }最後的一條路。
review-why-drew = 從牌堆抽到{ $colour }。
review-why-tunnel =
    { $number ->
        [0] 隧道沒有要求加牌。
       *[other] 隧道要求再加 { $number } 張{ $cards }。
    }
review-why-offer = 是抽到的{ $tickets }：{ $text }。
review-why-others = 是別人的行動和明牌的變化。
review-why-own = 是這位玩家自己的決定：{ $chosen }。
review-why-count = 是終局計分。

## The review as a page

page-review-title = 回顧：運氣與實力
page-review-preparing = 教練正在準備，這台機器上只需一次（一兩分鐘）……
page-review-begin = 教練開始回顧這局……
page-review-progress = 教練正在回顧：{ $total } 個決定中的第 { $done } 個。
page-review-wait = 每個決定都要推演很多局，需要一些時間；你可以先離開，稍後再來。
page-review-early = 這局還沒有結束。
page-review-early-how = 結束之後，這裡就有回顧。
page-review-none = 這局無法回顧。
page-review-none-how = 這局的記錄無法完整讀出；重播可以看到它到哪裡為止。
page-review-failed = 沒有取得回顧。
page-review-retry = 再問一次
page-review-back = 回到結果
page-review-see = 看第 { $step } 步
page-review-why = 原因：{ $text }
page-review-percent = { $number }%
page-review-turn = { $first }{ $next }

## 給出的東西有什麼不對

error-ambiguous = 「{ $text }」可以指：{ $known }
error-no-such-edition = 沒有名為「{ $name }」的版本；現有：{ $known }
error-no-such-language = 沒有名為「{ $name }」的語言；現有：{ $known }
error-no-such-bot = 沒有名為「{ $name }」的電腦玩家；現有：{ $known }
error-no-such-pack = 沒有名為「{ $name }」的戰役包；現有：{ $known }
error-seats-count = { $name } 供 { $first } 到 { $last } 人遊玩，而不是 { $count } 人
error-no-such-colour = 沒有顏色「{ $name }」可選；現有：{ $known }
error-colour-twice = 兩個座位不能都是 { $colour }
error-colours-few = 顏色只夠 { $most } 個座位
error-colours-seats = 給了 { $colours } 種顏色，但有 { $seats } 個座位
error-colours-campaign = 戰役中的公司已有自己的顏色
error-no-such-law = { $edition } 沒有第 { $law } 版規則；如果是更新的版本，請更新 Whistlestop
error-no-seat = 沒有座位 { $seat }，只有 { $first } 到 { $last }
error-bot-not-loaded = 電腦玩家「{ $name }」無法載入：{ $problem }
error-bot-not-made = 電腦玩家「{ $name }」無法用種子建立：{ $problem }
error-bot-file-form = 「{ $name }」沒有寫明檔案和類別，應如 my_bot.py:MyBot
error-bot-no-class = { $path } 裡沒有類別 { $name }
error-bot-no-choose = { $path } 裡的類別 { $name } 沒有 choose 方法，不是電腦玩家
error-not-python = { $path } 不是 Python 檔案：名稱應以 .py 結尾
error-file-not-loaded = { $path } 無法載入：{ $problem }
error-no-file = 沒有檔案 { $path }
error-handed-over = 電腦正在替你出牌；請先收回位置。
error-stale = 期間情況有了變化；請看一看再選。
error-taken-back = 這一步已經走過，又被收回了。
error-not-yours =
    { $what ->
        [company] 這不是你的公司。
       *[other] 這不是你的座位。
    }
error-not-playing = 這裡現在沒有進行中的對局。
error-no-such-step = 沒有這一步。
error-no-such-seat = 沒有這個座位。
error-no-undo =
    { $what ->
        [written] 這局已經結束並寫進戰役，不能再改。
       *[other] 沒有可以收回的：之後已經有隱藏的資訊亮出來了。
    }
error-not-asked = 現在沒有人請求悔棋。
error-too-fast =
    { $what ->
        [coach] 你問了很多；請等一等回答。
       *[other] 你說了很多；請稍等一會兒。
    }
error-not-host =
    { $what ->
        [pace] 只有房主可以改變節奏。
        [coach] 只有房主可以請教練來，或讓教練離開。
        [company] 只有房主可以把公司交出去。
       *[other] 只有房主可以把座位交出去。
    }
error-not-abandoned = 這位玩家還在。
error-joined = 這個連線已經加入了。
error-coach-off = 這個房間關掉了教練。
error-no-advice =
    { $what ->
        [failed] 教練在這裡沒有主意；問題已記錄。
        [engine] 本機加速沒能準備好；伺服器日誌裡有詳情。
        [closing] 伺服器正在關閉；請稍後再問。
        [killed] 思考的程序被外部中止了；請再問一次。
        [unfinished] 這局還沒結束；只有結束的對局才能覆盤。
       *[other] 這個座位現在沒有要決定的事。
    }
error-no-such-company = 這裡沒有公司「{ $name }」，只有：{ $known }
error-open-company =
    { $what ->
        [playing] 對局正在進行：這家公司必須有人來玩。
       *[other] 還沒有人經營這家公司：有人接手、交給電腦，或者不帶它開局。
    }
error-not-a-bot = 這家公司由真人經營：對局要算數。
error-elsewhere = 這個戰役在別處繼續了；請看一看再選。
error-unreadable = 這讀不成一步行動：{ $text }
error-full =
    { $what ->
        [campaign] 觀看這個戰役的人已滿。
       *[other] 這個房間的觀眾已滿。
    }
error-join-first = 第一則訊息必須是 join。
error-too-many-frames = 訊息太多；請慢一點。
error-too-long = 太長了：最多 { $most } 位元組。
error-bad-form = 無法讀取：{ $problem }
error-not-kept = 沒能儲存下來，所以沒有執行。請再試一次。
error-campaign-stuck = 戰役無法這樣繼續；一切仍如之前。
error-many-calls = 來自你的位址的請求太多；請稍等。
error-many-rooms = 從你的位址開的房間太多；請稍等。
error-other-site = 其他網站的頁面不能這樣做。
error-no-such-room = 沒有這個房間。
error-no-campaign-here = 沒有這個戰役。
error-nothing-here = 這個位址什麼也沒有。
error-failed = 這裡出了問題；已經記錄。
error-not-answered = 這裡不能這樣請求（{ $text }）。
error-clock-seconds = 計時至少要一秒。
error-webhook-address = Webhook 必須是不帶密碼的 http 或 https 位址。
error-only-a-bot = 只有電腦的位置才能指定電腦玩家。
error-branch-unfinished = 只有結束的對局才能另開分支。
error-taken =
    { $what ->
        [company] 這家公司已經有人了。
        [colour] 這個顏色已經有人選了。
       *[other] 這個座位已經有人了。
    }
error-not-begun = 對局還沒有開始。
error-players-only =
    { $what ->
        [campaign] 只有這個戰役的玩家才能這樣做。
       *[other] 進行中的對局，只有玩家能讀紀錄。
    }
error-review-failed = 這局沒能覆盤；問題已記錄。
error-file-not-text = 檔案不是 UTF-8 文字（第 { $byte } 位元組）。
error-file-other-pack = 檔案裡的戰役所用的戰役包不在這裡。
error-file-damaged = 檔案讀不成一個戰役：{ $problem }
error-file-misfit = 檔案裡的內容互相對不上。
error-no-such-option = { $option } 不能是「{ $name }」；可用：{ $known }
error-too-few = { $option } 至少為 { $least }，不能是 { $value }
error-companies-count = { $name } 供 { $first } 到 { $last } 家公司，而不是 { $count } 家
error-companies-seats = 有 { $companies } 家公司，卻有 { $seats } 個座位
error-names-many = 有 { $names } 個名字，卻只有 { $seats } 個座位
error-name-twice = 兩個座位不能都叫「{ $name }」
error-companies-alike = 兩家公司不能用同一種顏色
error-no-such-player = 沒有「{ $name }」可以入座；可用：{ $known }
error-resume-alone = --resume 按原樣繼續一局；只能搭配 --lang、--speed、--coach
error-game-over = { $path } 裡的對局已經結束：用 whistlestop replay { $path } 觀看
error-changed-elsewhere = 對局進行時，{ $path } 被別人改動了
error-store-newer = 存檔由更新的 Whistlestop 寫成（表格 { $found }，這裡認得 { $known }）：請更新，或用 --data 選別的資料夾
error-disk = { $path }：{ $problem }
error-file-exists = { $path } 已經存在；請換一個名稱
error-file-exists-force = { $path } 已經存在；請換一個名稱，或使用 --force
error-no-folder = 沒有資料夾 { $path }
error-is-folder = { $path } 是資料夾，不是檔案
error-one-piece = { $name } 的地圖不是分塊的：沒有戰役適合它
error-no-game-on = 戰役現在沒有進行中的對局：請先召集公司
error-game-not-over = 這局還沒結束：沒有可以記下的
error-other-game = 這局不是戰役等著的那一局
error-not-so-far = 戰役還沒到第 { $game } 局：現在是第 { $at } 局
error-printed-up-to = 戰役包 { $name } 只寫到第 { $game } 局
error-not-a-shelf = { $path } 不是戰役存檔：{ $problem }
error-several-campaigns = 「{ $name }」可以指好幾個戰役：{ $known }
error-no-such-campaign = 沒有戰役「{ $name }」；現有：{ $known }
error-bots-none = 請至少指定一個電腦玩家
error-bots-twice = 每個電腦玩家只寫一次；座位會輪流坐滿
error-other-journal = { $path } 是別的對局的日誌（或者不是日誌）
error-journal-damaged = { $path } 已損壞：第 { $line } 行不是對局；請修好或換一個檔案
error-not-installed = 這需要 { $name }：pip install 'whistlestop[{ $extra }]'
error-worker-killed = 有一個對局程序被終止；請再下一次同樣的命令，並減少 --workers
error-other-settings = { $path } 裡的戰役設定不同（{ $text }）；用 --keep 指定別的檔案，或用 --force 重新開始
error-report-other = { $path } 已經存在，而 { $kept } 的設定不同；請換一個報告名，或用 --force 重新開始
error-report-is-kept = 報告和儲存的戰役不能都是 { $path }
error-absent-few = 一局需要兩家在場的公司：--absent 要求至少 3 家公司
error-study-whole = 研究要玩完整的戰役：請去掉 --games
error-study-only = --keep、--choices、--absent、--force 要和 --campaigns 或 --report 一起用
error-report-name = 請為報告指定新檔案，例如 -o report.html，或使用 --json
error-cannot-listen = 無法監聽 { $host } 連接埠 { $port }（{ $problem }）；請用 --port 換一個號碼
cli-verified = { $path }：已核對：開局和全部 { $moves } 步都出自種子
cli-not-verified = { $path }：沒有通過核對：{ $problem }
cli-reviewed = { $path }：{ $decisions } 個決定，推演了 { $games } 局
cli-board = { $path }：{ $cities } 座城市，{ $routes } 條路線
error-bug = 這是 Whistlestop 的錯誤：請把上面的內容回報給我們。`whistlestop --debug …` 顯示更多。
