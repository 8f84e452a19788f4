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
page-chosen = 已選
page-poster-europe = 隧道、渡輪與火車站
page-poster-new_york = 計程車與名勝，一趟就好
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
page-seat-who = 第 { $seat } 席由誰來玩
page-seat-free = 空位
page-seat-remove = 撤掉第 { $seat } 席
page-seat-add = 再加一席
page-sitter-me = 你，在這台裝置上
page-sitter-person = 真人，在這台裝置上
page-sitter-open = 真人，憑連結入座
page-sitter-bot = 電腦 · { $kind }
page-bot-greedy = 穩健
page-bot-random = 隨興
page-guest-0 = 布雷蕭
page-guest-1 = 貝德克
page-guest-2 = 福格
page-guest-3 = 百事通
page-guest-4 = 艾普比
page-options = 先手、計時、步調、公開與否
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
page-join-wrong = 這不是牌桌的連結。它應該是 …/room/ 加上代碼。
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
page-end-rematch = 再來一場
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
