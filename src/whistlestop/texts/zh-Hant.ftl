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
page-close = 關閉
page-back = 返回
page-copy = 複製
page-copied = 已複製
page-or = 或者

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
