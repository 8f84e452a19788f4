### 繁體中文：各版本共用的語句。
###
### 各版本提供自己的用詞：$wild、$wilds、$card、$cards、$car、$cars、$ticket、$tickets、$station。
### 中文不分單複數，成對的用詞在這裡只用其中一個。

language-name = 繁體中文

## 組合語句

cards-some = { $colour }×{ $count }
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
why-one-action = 你正在進行另一個行動，請先完成它。
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
