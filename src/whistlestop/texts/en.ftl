### English: messages that all editions share.
###
### An edition lends its own words as $wild, $wilds, $card, $cards, $car, $cars, $ticket, $tickets and $station.
### Other texts ($player, $route, $city, $colour, $payment, $text) come ready to show; numbers come as numbers.

language-name = English

## Putting things together

cards-some = { $count } { $colour }
cards-wild =
    { $count ->
        [one] 1 { $wild }
       *[other] { $count } { $wilds }
    }
cards-none = no cards
list-pair = { $first }, { $next }

## Cards and colours

card-purple = purple
card-blue = blue
card-orange = orange
card-white = white
card-green = green
card-yellow = yellow
card-black = black
card-red = red
card-pink = pink
card-wild = { $wild }
colour-any = grey

## Seats

player-0 = Cobalt
player-1 = Vermilion
player-2 = Jade
player-3 = Saffron
player-4 = Nightshade

## Why a move is refused: the turn

why-not-your-turn = Not yet: it is { $player }’s turn.
why-pass-not-needed = You can still do something, so you may not pass.
why-game-over = The game is over; no more moves can be made.
why-not-in-edition = There is no such action in this edition.

## Why a move is refused: drawing cards

why-second-card-due = You have taken one { $card }. Take your second one now.
why-not-in-row = Not among the face-up { $cards }: { $colour }. Choose one that lies there.
why-wild-second = A face-up { $wild } cannot be your second card. Take another card.
why-no-cards = Deck and discards are empty: there is nothing to draw.

## Why a move is refused: claiming a route

why-route-taken = { $route } is taken: it belongs to { $player }.
why-twin-own = You already hold the other track of { $route }, and nobody may hold both.
why-twin-closed = { $route } is closed: with so few players only one of the two tracks is used.
why-few-cars =
    This route needs { $need ->
        [one] 1 { $car }
       *[other] { $need } { $cars }
    }; you have { $have ->
        [0] none
       *[other] { $have }
    } left.
why-pay-count =
    This route costs exactly { $need ->
        [one] 1 { $card }
       *[other] { $need } { $cards }
    }; you chose { $given }.
why-pay-colour = This route takes { $colour }. Only { $wilds } may stand in for it.
why-pay-mixed = Pay with cards of one colour, whichever you like. Only { $wilds } may be mixed in.
why-not-held = You do not hold these cards: { $text }.
why-ferry-wilds =
    This ferry needs at least { $need ->
        [one] 1 { $wild }
       *[other] { $need } { $wilds }
    }; you chose { $given ->
        [0] none
       *[other] { $given }
    }.

## Why a move is refused: tunnels

why-extra-count =
    The tunnel asks for exactly { $need ->
        [one] 1 more { $card }
       *[other] { $need } more { $cards }
    }; you chose { $given }.
why-extra-colour = The extra cards must match your payment: { $colour }, or { $wilds } in its place.
why-extra-wild-only = You paid with { $wilds } only, so only { $wilds } can pay the extra.
why-tunnel-due = The tunnel comes first: pay the extra cards, or decline and take your payment back.
why-no-tunnel-due = No tunnel is waiting: there is nothing to pay or decline now.

## Why a move is refused: tickets

why-no-tickets = The { $ticket } deck is empty: there is nothing to draw.
why-keep-few =
    Keep at least { $least ->
        [one] 1 { $ticket }
       *[other] { $least } { $tickets }
    }.
why-keep-not-offered = { $route } is not one of the { $tickets } offered to you.
why-keep-due = First choose which { $tickets } you keep.
why-no-keep-due = There are no { $tickets } to choose from now.
why-already-kept = You have already chosen your { $tickets }.

## Why a move is refused: stations

why-station-there = { $city } already has a { $station }, built by { $player }. A city holds only one.
why-no-station-left = You have no { $station } left to build.
why-station-count =
    This { $station } costs exactly { $need ->
        [one] 1 { $card }
       *[other] { $need } { $cards }
    }; you chose { $given }.

## The journal: cards

event-card-drawn = { $player } drew a { $card } from the deck: { $colour }.
event-card-drawn-hidden = { $player } drew a { $card } from the deck.
event-card-taken = { $player } took a face-up { $card }: { $colour }.
event-card-turned = Turned face up: { $colour }.
event-row-swept = Three or more { $wilds } lay face up, so the row was cleared.
event-row-swept-again = Three or more { $wilds } lay face up { $count } times running, so the row was cleared each time.
event-deck-shuffled = The discards were shuffled into a new deck.

## The journal: routes and tunnels

event-route-claimed =
    { $points ->
        [0] { $player } claimed { $route } with { $payment }.
        [one] { $player } claimed { $route } with { $payment }: 1 point.
       *[other] { $player } claimed { $route } with { $payment }: { $points } points.
    }
event-payment-laid = { $player } tried the tunnel { $route } with { $payment }.
event-tunnel-revealed = Turned up at the tunnel: { $colour }.
event-tunnel-held = The tunnel { $route } is open to { $player }.
event-tunnel-declined = { $player } gave up the tunnel { $route } and took the payment back.

## The journal: tickets and stations

event-tickets-dealt =
    { $player } was dealt { $count ->
        [one] 1 { $ticket }
       *[other] { $count } { $tickets }
    }.
event-tickets-offered =
    { $player } was offered { $count ->
        [one] 1 { $ticket }
       *[other] { $count } { $tickets }
    }.
event-tickets-kept =
    { $player } kept { $count ->
        [one] 1 { $ticket }
       *[other] { $count } { $tickets }
    }: { $text }.
event-tickets-kept-hidden =
    { $player } kept { $count ->
        [one] 1 { $ticket }
       *[other] { $count } { $tickets }
    }.
event-station-built = { $player } built a { $station } in { $city } with { $payment }.

## The journal: the course of the game

event-game-began = The game begins. { $player } has the first turn.
event-turn-began = It is { $player }’s turn.
event-passed = { $player } had no move and passed.
event-last-round-began =
    Last round: { $player } is nearly out of { $cars }. { $turns ->
        [one] 1 turn is left.
       *[other] { $turns } turns are left in all.
    }
event-game-ended = The game is over.

## Lines of the final score

line-routes = Routes
line-tickets = Tickets
line-stations = Unused stations
line-longest = Longest path
line-attractions = Tourist attractions
line-total = Total

## The table in the terminal: before the game

ui-hello = Welcome to Whistlestop. Which game would you like to play?
ui-ask-edition = Number of the game, or Enter for 1:
ui-seats-how = { $first } to { $last } can play. Each seat is me (a person) or a bot: { $known }. Write me several times to share this keyboard.
ui-ask-seats = Seats, or Enter for { $text }:
ui-seats-count = This game is for { $first } to { $last } players.
ui-not-begun = No game was begun.
ui-kept-in = The game is saved after every move in { $text }
ui-commitment = Commitment to the seed: { $text }
ui-begin-help = Type ? at any prompt for help. Ctrl-C stops; the game can be resumed later.
ui-repaired = The last line of the file was cut off by a crash. It was dropped; everything before it is here.
ui-bot-failed = The bot { $name } failed ({ $text }); the bot greedy moves in its place.

## The table in the terminal: the screen

ui-join = { " " }
ui-comma = ,{ " " }
ui-colon = :{ " " }
ui-person = person
ui-you = you
ui-head-points = points
ui-head-cars = { $cars }
ui-head-cards = cards
ui-head-tickets = { $tickets }
ui-head-stations = { $stations }
ui-turn-of = { $player }: your turn
ui-journal = Journal
ui-your-table = On the table
ui-row = Face up
ui-decks =
    { $deck ->
        [one] 1 card
       *[other] { $deck } cards
    } in the deck, { $discards } discarded; { $left ->
        [one] 1 { $ticket }
       *[other] { $left } { $tickets }
    } to draw
ui-turns-left =
    Last round: { $turns ->
        [one] 1 turn is left, this one.
       *[other] { $turns } turns are left in all.
    }
ui-hand = Your hand ({ $count })
ui-tickets = Your { $tickets }
ui-tickets-none = none yet
ui-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ui-ticket-done = complete
ui-ticket-borrowed = complete with a borrowed route
ui-ticket-cut = cut off
ui-ticket-cut-station = cut off, unless a { $station } helps
ui-ticket-missing =
    { $need ->
        [one] 1 { $car } to go
       *[other] { $need } { $cars } to go
    }
ui-ticket-too-far = { $need } { $cars } to go, you have { $have }
ui-tickets-how = To draw new { $tickets }, type { $number }.

## The table in the terminal: the board

ui-region = Around { $text }
ui-city-station = { $city }, { $station } of { $player }
ui-stations = Built
ui-mark-tunnel = T tunnel
ui-mark-ferry = F ferry
ui-mark-double = D double route
ui-mark-closed = x closed
ui-worth = Points by length: { $text }

## The table in the terminal: moves

ui-moves = Your moves
ui-second-card = Your second card
ui-group-cards = Cards
ui-group-tickets = New { $tickets }
ui-group-claims = Claim
ui-group-stations =
    Build a { $station } for { $need ->
        [one] 1 card
       *[other] { $need } cards of one colour
    }: type for example { $text }
ui-move-draw = deck (blind)
ui-move-tickets = draw { $tickets } and choose
ui-move-station = { $station } in { $city }
ui-move-pay = pay the extra and claim
ui-move-decline = give the tunnel up and take the cards back
ui-move-pass = pass
ui-more-claims =
    { $count ->
        [one] 1 more route can be claimed
       *[other] { $count } more routes can be claimed
    }: type claims, or a city’s name.
ui-no-claims = No route can be claimed with these cards.
ui-on-way = * on the shortest way of one of your { $tickets }
ui-revealed = Turned up: { $text }.
ui-tunnel =
    Tunnel { $route }: { $need ->
        [one] 1 card matches. 1 more to pay.
       *[other] { $need } cards match. { $need } more to pay.
    }
ui-choose = Choose your { $tickets }: keep at least { $least } of { $count }
ui-choose-how =
    Type the numbers of those you keep, with spaces between. { $least ->
        [one] One is enough;
       *[other] { $least } are enough;
    } what you keep and do not finish costs its points.
ui-hint = Type a number, a move or a city’s name. ? explains; board, journal, undo, quit.
ui-prompt = >
ui-several = “{ $text }” may mean { $count } moves. Type a number:
ui-more-options = … and { $count } more. Add another word.
ui-not-read = “{ $text }” is no move and no command here.
ui-perhaps = Perhaps: { $text }
ui-ask-help = Type ? for help.
ui-no-number = Type a number from 1 to { $last }.

## The table in the terminal: commands

ui-help = Help
ui-help-number = A number makes the move that stands beside it; Enter shows the table again.
ui-help-cards = Draw two { $cards }: draw (blind, from the deck), or take and a colour, as in { $text }. A face-up { $wild } is taken alone.
ui-help-claim = Claim a route: claim, two cities, and cards if there is a choice, as in { $text }. Names may be in any language; the beginning is enough.
ui-help-tickets = Draw { $tickets }: its number, or move tickets. Choose which to keep by their numbers.
ui-help-station = Build a { $station }: station and a city, as in { $text }.
ui-help-tunnel = At a tunnel: pay and cards, or decline.
ui-help-do-claims = routes you can claim now (at a city)
ui-help-do-board = all routes (at a city)
ui-help-do-tickets = your { $tickets } and what they need
ui-help-do-journal = everything that happened
ui-help-do-coach = the best few moves, and why
ui-help-do-why = why a move is not allowed, by which rule
ui-help-do-rule = a rule, or all of them
ui-help-do-undo = take your last move back, if nothing hidden was shown
ui-help-do-save = save a copy of the game
ui-help-do-svg = save a picture of the board
ui-help-do-lang = another language: en, zh-Hans, zh-Hant
ui-help-do-quit = stop; the game is saved
ui-why-how = Type why and a move, as in why { $text }.
ui-why-legal = { $text } is allowed now.
ui-no-rule = There is no rule “{ $text }”. The rules go from { $first } to { $last }.
ui-no-city = No city here is called “{ $text }”.
ui-no-undo = Your last move cannot be taken back: something hidden has been shown since, or there is none.
ui-undone = Taken back.
ui-saved = Saved in { $text }
ui-saved-copy = A copy is in { $text }; the game itself goes on in { $path }
ui-file-exists = { $text } exists already; choose another name.
ui-drawn = The board is drawn in { $text }
ui-language = English it is.
ui-no-language = There is no language “{ $text }”. There are: { $known }.

## The table in the terminal: several people, and the end

ui-pass-to = Pass the keyboard to { $player }.
ui-press-enter = Press Enter when nobody else is looking.
ui-hide = Press Enter to hide your hand.
ui-stopped = The game is saved. Go on with: { $text }
ui-end = The game is over
ui-ticket-made = made
ui-ticket-missed = missed
ui-borrowed = Borrowed: { $text }
ui-path =
    Longest path, { $length ->
        [one] 1 space
       *[other] { $length } spaces
    }: { $text }
ui-winner = { $player } wins.
ui-winners = { $player } share the win.
ui-seal = The luck of this game
ui-seed = Seed: { $seed }
ui-verify = Check it with: { $text }

## The table in the browser: the frame

table-title = { $edition } · Whistlestop
table-room-label = { $room ->
        [none] { $edition }
       *[other] { $edition } · Table { $room }
    }
table-turn-number = Turn { $number }
table-turn-yours = Your turn, { $player }.
table-turn-short = Your turn
table-turn-theirs = { $player } is playing.
table-turn-thinking = { $player } is thinking …
table-hint-turn = Claim a route, draw cards or take { $tickets }.
table-hint-turn-station = Claim, draw, take { $tickets } or build a { $station }.
table-hint-second = Draw your second card.
table-hint-choose =
    { $least ->
        [one] Choose the { $tickets } you keep, at least 1.
       *[other] Choose the { $tickets } you keep, at least { $least }.
    }
table-hint-tunnel = Pay the tunnel, or take your cards back.
table-hint-pass = There is nothing you can do: pass.
table-others-choose = The others choose their { $tickets }.
table-waiting = Waiting for players …
table-waiting-hint = The game begins when every seat is taken.
table-over = The game is over.
table-line-opening = Opening the table …
table-line-lost = The line is down.
table-line-lost-hint = Trying again; nothing is lost.
table-leave = Leave the table
table-undo = Undo
table-undo-asked = { $player } would like to take a move back.
table-undo-refused = { $player } would rather not.
table-yes = Yes
table-no = No
table-cancel = Cancel
table-close = Close
table-pass = Pass
table-you = You
table-you-kind = you

## The table: players

table-players = Players
table-kind-bot = bot
table-kind-bot-for = a bot plays
table-kind-open = open seat
table-kind-online = online
table-kind-away = away
table-thinking = thinking …
table-clock = time left
table-now = playing
table-choosing = choosing
table-last-turn = last turn
table-points-of =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
table-count-cars =
    { $count ->
        [one] 1 { $car } left
       *[other] { $count } { $cars } left
    }
table-count-stations =
    { $count ->
        [one] 1 { $station } left
       *[other] { $count } { $stations } left
    }
table-count-cards =
    { $count ->
        [one] 1 { $card } in hand
       *[other] { $count } { $cards } in hand
    }
table-count-tickets =
    { $count ->
        [one] 1 { $ticket }
       *[other] { $count } { $tickets }
    }
table-last-round = Last round
table-last-left =
    { $turns ->
        [one] 1 turn left
       *[other] { $turns } turns left
    }

## The table: journal

table-journal = Journal
table-journal-moment = Show the moment after move { $step }
table-replay = replay
table-log-drew = { $player } drew { $colour } from the deck
table-log-drew-hidden = { $player } drew from the deck
table-log-took = { $player } took { $colour } from the row
table-log-claimed = { $player } claimed { $route }, +{ $points }
table-log-tunnel = { $player } tried the tunnel { $route }
table-log-declined = { $player } gave up the tunnel { $route }
table-log-kept =
    { $player } took { $offered ->
        [one] 1 { $ticket }
       *[other] { $offered } { $tickets }
    }, kept { $kept }
table-log-offered =
    { $player } drew { $offered ->
        [one] 1 { $ticket }
       *[other] { $offered } { $tickets }
    } to choose from
table-log-last-round =
    { $player } began the last round · { $turns ->
        [one] 1 turn is left
       *[other] { $turns } turns are left in all
    }
table-log-station = { $player } built a { $station } in { $city }

## The table: cards

table-row = The row
table-row-take = Take { $colour }, place { $place } of the row
table-row-card = { $colour }, place { $place } of the row
table-row-wild-second = Not as a second card
table-take-two = take 2
table-take-one = take 1 more
table-draw = draw
table-take-tickets = take
table-deck-word = Deck
table-tickets-word = { $tickets }
table-pile-deck =
    { $count ->
        [one] Draw from the deck: 1 card
       *[other] Draw from the deck: { $count } cards
    }
table-pile-tickets =
    { $count ->
        [one] Take { $tickets }: 1 left
       *[other] Take { $tickets }: { $count } left
    }
table-hand = Your hand
table-hand-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
table-hand-group = { $count } { $colour }
table-hand-none = no { $colour }
table-sort = sort:
table-sort-count = count
table-sort-colour = colour
table-tray = Hand, tickets, journal
table-tab-hand = Hand { $count }
table-tab-tickets = Tickets { $count }
table-sheet = Raise or lower the sheet

## The table: tickets

table-tickets = Your tickets
table-tickets-none = No { $tickets } yet.
table-tickets-stand = { $done } of { $all } complete · { $points } at stake
table-ticket-done = complete
table-ticket-cut = cut off: no way is open
table-ticket-missing = { $route } missing
table-ticket-routes = { $count } routes missing
table-ticket-stands = { $have } of { $all } { $cars } · { $text }
table-ticket-short = short { $ticket }
table-ticket-long = long { $ticket }
table-choose = Take { $tickets }
table-choose-first = Your first { $tickets }
table-choose-least = Keep at least { $least }.
table-keep-confirm =
    { $count ->
        [one] Keep 1 { $ticket }
       *[other] Keep { $count } { $tickets }
    }
table-keep-more = Tick at least { $least }

## The table: claiming and building

table-claim-slip = Claim a route
table-claim-cars = { $count } of your { $left } { $cars }.
table-claim-completes = Completes
table-claim-worth = , worth { $points }.
table-claim-completes-many = Completes { $count } { $tickets }.
table-claim-confirm =
    { $points ->
        [one] Claim, +1 point
       *[other] Claim, +{ $points } points
    }
table-claim-with = Claim with { $text }, +{ $points }
table-payment = Payment
table-pay-keeps = keeps { $count } { $letter }
table-build = Build { $station } · { $count } alike
table-build-none = Build { $station }
table-build-confirm = Build the { $station }
table-station-slip = Build a { $station }
table-station-left =
    { $count ->
        [one] Your last { $station }.
       *[other] 1 of your { $count } { $stations }.
    }
table-station-where = Where shall it stand?
table-station-hint = Pick a city that is lit on the map, or here.
table-refused = That cannot be done.
table-rule-link = Rule { $rule }

## The table: the tunnel

table-tunnel-slip = Dig a tunnel
table-dig-confirm = Lay down the cards
table-odds-before = What it may cost more:
table-tunnel-label = Tunnel · { $route }
table-tunnel-digging = Three cards decide …
table-tunnel-says =
    { $count ->
        [0] No card matches. The tunnel holds.
        [one] One card matches. One more to pay.
        [2] Two cards match. Two more to pay.
       *[other] Three cards match. Three more to pay.
    }
table-tunnel-match = matches · +1
table-tunnel-no-match = no match
table-tunnel-laid = Already laid down
table-tunnel-due = Still to pay
table-tunnel-nothing = nothing
table-tunnel-hold = you hold { $text }
table-tunnel-odds = What were the odds?
table-tunnel-pay = Pay { $text }
table-tunnel-yours =
    { $points ->
        [one] route is yours, +1 point
       *[other] route is yours, +{ $points } points
    }
table-tunnel-back = Take cards back
table-tunnel-back-hint = turn ends, { $text } return
table-tunnel-through =
    { $points ->
        [one] Through! +1 point
       *[other] Through! +{ $points } points
    }
table-tunnel-discards = Revealed cards go to the discards either way.
table-tunnel-key-pay = pays
table-tunnel-key-back = takes back

## The table: the map and the list of routes

table-map = Map
table-map-label = The map. Press C for the same as a list.
table-zoom-in = Nearer
table-zoom-out = Farther
table-zoom-fit = Show the whole map
table-zoom-fit-short = Fit
table-tag =
    { $points ->
        [one] { $count } { $colour } · 1 point
       *[other] { $count } { $colour } · { $points } points
    }
table-tag-ferry =
    { $count ->
        [one] ferry, 1 { $wild }
       *[other] ferry, { $count } { $wilds }
    }
table-city-type = Type a city …
table-list = Routes
table-list-open = List
table-list-filter = Which routes
table-list-all = all
table-list-can = I can claim
table-list-mine = on my tickets
table-list-count =
    { $count ->
        [one] 1 route
       *[other] { $count } routes
    }
table-list-line =
    { $kind ->
        [none] { $count } { $colour }, { $state }
       *[other] { $count } { $colour }, { $text }, { $state }
    }
table-list-tunnel = tunnel
table-list-ferry =
    { $count ->
        [one] ferry with 1 { $wild }
       *[other] ferry with { $count } { $wilds }
    }
table-list-owner = held by { $player }
table-list-legal = free, you can pay
table-list-free = free

## The table: menu, help, chat, several people at one screen

table-menu = Menu
table-help = Help
table-language = Language
table-theme = Light
table-theme-auto = as the system
table-theme-light = day
table-theme-dark = night
table-speed = Pace
table-speed-calm = calm
table-speed-brisk = brisk
table-speed-instant = instant
table-sound = Sound
table-volume = Volume
table-two-names = Place names in two languages
table-big-letters = Larger letters on the map
table-notify = Tell me when it is my turn
table-room = This table
table-copy-room = Copy the link to this table
table-copy-seat = Copy the seat link of { $player }
table-copied = Copied
table-hand-over = Let a bot play for { $player }
table-give-back = Give { $player } the seat back
table-rulebook = Rulebook
table-tutorial = Tutorial
table-settings = Settings
table-chat = Chat
table-chat-none = Nobody has said anything yet.
table-chat-say = Say something …
table-chat-send = Send
table-mute = Mute { $player }
table-unmute = Hear { $player } again
table-help-turn = In your turn you do one thing. What you can do now is lit; everything else waits.
table-help-map = Click a route to claim it, or drag cards onto it. Drag the map to move it, turn the wheel to come nearer, double click to see all.
table-help-tickets = Hover a ticket to see its cheapest way: your own routes shine, missing ones are dotted. Click to keep it shown.
table-key-take = take a card of the row
table-key-draw = draw from the deck
table-key-tickets = take { $tickets }
table-key-claim = claim: find a route by its cities
table-key-station = build a { $station }
table-key-pay = choose a payment, tick a ticket
table-key-enter = do it
table-key-escape = step back
table-key-undo = undo
table-key-journal = journal
table-key-zoom = nearer, farther, whole map
table-key-arrows = move the map, walk through lists
table-key-help = this help
table-key-coach = ask the coach
table-coach = Coach
table-coach-ask = Ask the coach for the best few moves
table-coach-rule-off = off
table-coach-rule-ask = on request
table-coach-rule-always = always
table-coach-thinking = The coach is thinking …
table-coach-preparing = The coach is getting ready, once on this machine (one or two minutes) …
table-preparing = Native speed is being made ready, once on this machine (one or two minutes). Until then the stronger bots play more simply.
table-coach-wait = The coach speaks when it is your turn.
table-coach-none = The coach has nothing honest to say here.
table-coach-busy = The coach is still thinking about your last questions. Ask again in a moment.
table-coach-show = Lay it out
table-coach-holds = Your hand can pay for the tunnel in { $percent } % of all cases.
table-coach-spoken = The coach suggests: { $text }; { $odds }. { $why }
table-talk = Table talk of the bots
table-talk-said = { $player }: “{ $text }”
table-veil-label = Next at the table
table-veil-hint = Pass the screen on. Nobody else should look now.
table-veil-open = Show my hand

## Pages: everywhere

page-motto = railways at your table
page-ways = Ways to go
page-skip = Skip to the content
page-language = Language
page-by-day = Day
page-by-night = Night
page-rules = Rules
page-rulings = A sentence that begins with “Ruling:” settles what the rulebook leaves open, so that everybody decides alike.
page-tutorial = Tutorial
page-settings = Settings
page-home = Home
page-back = Back
page-copy = Copy
page-copied = Copied

## Pages: home

page-hello = Which train tonight?
page-hello-how = Pick a poster, sit down and play. Nothing to sign, nothing to install.
page-choose-edition = Choose an edition
page-posters-coming = Hanging up the posters …
page-chosen = Chosen
page-poster-europe = Tunnels, ferries and stations
page-poster-new_york = Taxis and sights, a quick ride
page-poster-usa = Coast to coast, as it all began
page-poster-facts = { $first }–{ $last } players · about { $minutes } minutes
page-poster-seats = { $first }–{ $last } players
page-table-of =
    { $edition } · { $count ->
        [one] one seat
        [2] two seats
        [3] three seats
        [4] four seats
        [5] five seats
       *[other] { $count } seats
    }
page-seats = Seats
page-you = You
page-seat-name = Name at seat { $seat }
page-seat-colour = Colour of seat { $seat }
page-your-colour = Your colour
page-colour-of-seat = The colour of the seat
page-seat-who = Who plays seat { $seat }
page-seat-free = Open seat
page-seat-remove = Remove seat { $seat }
page-seat-add = Add a seat
page-sitter-me = you, at this screen
page-sitter-person = a person, at this screen
page-sitter-open = a person, by the link
page-sitter-bot = bot · { $kind }
page-guest-0 = Bradshaw
page-guest-1 = Baedeker
page-guest-2 = Fogg
page-guest-3 = Passepartout
page-guest-4 = Appleby
page-options = First player, clock, pace, coach, public table
page-first = First player
page-first-drawn = drawn at random
page-clock = Clock
page-clock-none = no clock
page-clock-move =
    { $minutes ->
        [one] 1 minute a move
       *[other] { $minutes } minutes a move
    }
page-clock-game = { $minutes } minutes a game
page-clock-day = one day a move
page-pace = Pace of the bots
page-pace-calm = calm
page-pace-brisk = brisk
page-pace-instant = instant
page-public = Public: anybody may join or watch
page-coach-usual = as suits who plays
page-bots-levels = Levels
page-bots-others = Other bots
page-play = Depart now
page-hot-seat = One device, in turns
page-hot-seat-how = pass it on, hands stay veiled
page-invite = Invite by link
page-invite-how = open a table, send the address
page-departures = Departures
page-departures-count =
    { $count ->
        [0] no tables
        [one] 1 table
       *[other] { $count } tables
    }
page-departures-none = No train is running yet. Your games will stand here, and every public table.
page-room-waiting =
    { $count ->
        [0] About to depart
        [one] 1 seat free
       *[other] { $count } seats free
    }
page-room-over = Arrived
page-room-moves =
    { $count ->
        [one] After 1 move
       *[other] After { $count } moves
    }
page-room-due = Your turn
page-room-back = Go on
page-room-result = Result
page-room-join = Join
page-room-watch = Watch
page-join-link = Somebody sent you a link? Paste it here.
page-join-placeholder = link or code
page-join = Go
page-join-wrong = That is no link to a table or a campaign. It looks like …/room/ or …/campaign/ and a code.
page-last-journey = The last journey
page-last-result = See the result
page-last-replay = From any step
page-story-won =
    { $points ->
        [one] { $player } won by a single point.
       *[other] { $player } won by { $points } points.
    }
page-story-shared = { $players } share the win at { $points } points.
page-story-tie = Level on points; { $player } won on the tie-break.
page-story-longest =
    { $points ->
        [0] { $player } had the longest path, { $length } spaces, and still lost to { $winner } on the tie-break.
        [one] { $player } had the longest path, { $length } spaces, and still lost to { $winner } by a single point.
       *[other] { $player } had the longest path, { $length } spaces, and still lost to { $winner } by { $points } points.
    }
page-first-visit = First time here?
page-first-visit-story = Five minutes, hands on the table, and you know the game.
page-first-visit-how = You make every kind of move once, on the real board. Leave whenever you like.
page-learn = Learn { $edition }

## Pages: the waiting room

page-waiting = Waiting room
page-waiting-for =
    { $count ->
        [0] All aboard. The game begins.
        [one] Waiting for one more traveller
       *[other] Waiting for { $count } more travellers
    }
page-waiting-how = The game begins by itself as soon as every seat is taken. Send the link to whoever shall sit here.
page-waiting-sit = Choose a seat and sit down. The game begins by itself as soon as every seat is taken.
page-invite-link = The link to this table
page-share = Share
page-your-name = Your name at this table
page-your-name-hint = or play by your colour
page-sit = Sit down
page-open = open
page-here = at the table
page-away = not here just now
page-other-device = Play on from another device
page-other-device-how = This link is the seat itself: whoever has it plays in your place. Open it on your other device, and keep it to yourself.
page-other-device-copy = Copy the seat of { $player }
page-notify-turn = It is your turn.
page-no-room = There is no such table
page-no-room-how = The link may be cut off, or the table was cleared away. Ask whoever sent it, or lay a new one.

## Pages: not found

page-nowhere = The line ends here
page-nowhere-how = There is no page at this address. Perhaps a letter of the link got lost on the way.
page-home-go = To the station hall

## Pages: the end

page-end-label = Terminus · { $edition }
page-end-won = { $player } brings the evening home.
page-end-shared = { $players } share the evening.
page-end-board = Look at the table
page-end-back = Back to the result
page-end-replay = Replay from the start
page-end-share = Copy link
page-end-review = Luck and skill
page-end-rematch = Another round
page-end-campaign = Back to the campaign
page-end-called = A new table has been laid.
page-rematch-said = Another round? { $link }
page-end-first = First
page-end-table = The final score, line by line
page-end-player = Player
page-end-map = The board at the end
page-end-again = See it again
page-end-skip = Any key or touch skips to the result.
page-end-borrowed = with a borrowed route
page-end-longest = { $length } spaces · { $players } · +{ $points }
page-stage-routes = First the routes …
page-stage-tickets = … then the tickets, one by one …
page-stage-stations = … the stations never built …
page-stage-longest = … and the longest path.
page-stage-attractions = … and the sights along the way.
page-stage-total = And the total.
page-key-routes = routes
page-key-tickets = tickets
page-key-longest = longest path
page-key-stations = unused stations
page-key-attractions = attractions
page-head-routes = Routes
page-head-tickets = Tickets
page-head-missed = Missed
page-head-longest = Longest
page-head-stations = Stations
page-head-attractions = Sights
page-growth = Score as it grew
page-growth-how = drag along the line to look back
page-growth-step = Replay from step { $step }
page-growth-turned = tickets turned over
page-seal = seal
page-seed = seed
page-seal-verify = Verify the shuffle
page-seal-closed = Was the deal fair?
page-seal-closed-how = Before the first turn the table showed this seal. Now the seed behind it is open.
page-seal-sound = Fair deal, verified
page-seal-sound-how = Your browser counted it out: the seed matches the seal from before the first turn.
page-seal-broken = The seal does not match
page-seal-broken-how = The seed shown is not the one that was sealed. Do not trust this game.
page-seal-unable = This browser cannot count here
page-seal-unable-how = Browsers do it only over https or on the same computer. Verify the record instead.
page-seal-more = Verify every card
page-seal-every = Seal and seed fix every shuffle. Download the record, and this command plays the whole game again from the seed and compares every event:
page-record = Download the record

## Pages: replay

page-replay = Replay
page-replay-live = Back to the game
page-replay-map = The board after step { $step }
page-replay-side = The table at that moment
page-players = Players
page-journal = Journal
page-then = { $trains } { $cars } · { $held } cards · { $count } { $tickets }
page-then-stations = { $trains } { $cars } · { $left } { $stations } · { $held } cards · { $count } { $tickets }
page-then-deck = { $count } in the deck
page-then-as = Seen by
page-then-nobody = a spectator
page-step = Step
page-step-of = Step { $step } of { $last }
page-step-first = To the beginning
page-step-back = One step back
page-step-next = One step on
page-step-last = To the end
page-step-play = Play
page-step-pause = Pause
page-what-if = What if …?
page-what-if-how = Sit down after step { $step } and play it differently. From there on the luck is new.
page-what-if-seat = I play
page-what-if-bots = against bots
page-what-if-go = Play on from step { $step }

## Pages: the rulebook

page-rules-of = Rules of { $edition }
page-rule-link = Link to rule { $rule }
page-contents = Contents
page-search = Search the rules
page-search-found =
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
page-search-none = No rule mentions “{ $wanted }”.

## Pages: settings

page-settings-how = Kept in this browser only, and used at once.
page-set-look = What you see
page-set-theme = Lamp
page-set-theme-auto = as the system
page-set-two-names = City names in two languages
page-set-two-names-how = The other name stands small beside the first.
page-set-letters = Larger letters on the map
page-set-letters-how = Letters of the cards on every route, at any zoom.
page-set-motion = What moves
page-set-speed = Speed
page-set-still = Less motion
page-set-still-how = Things fade instead of travelling.
page-set-table = At the table
page-set-talk = Table talk
page-set-talk-how = Now and then a bot says a word in the journal.
page-set-sound = What you hear
page-set-sound-on = Sounds
page-set-sound-how = Soft ones; everything heard can also be seen.
page-set-volume = Volume
page-set-notify = Tell me when it is my turn
page-set-notify-how = A message of the browser, only while you look elsewhere.
page-set-notify-refused = The browser does not allow messages from here. Its own settings can change that.
page-set-data = What is kept
page-set-name = Your name
page-set-data-how = Your seats, choices and name are kept in this browser, nowhere else. Whoever clears them gives up their seats, unless a seat’s link is kept somewhere.
page-set-clear = Clear everything here
page-set-clear-sure = Yes, clear it all
page-set-keep = Keep it

## Pages: the tutorial

page-learn-step = { $step } of { $last }
page-learn-skip = Leave the tutorial
page-learn-next = Go on
page-learn-show = Do it for me
page-learn-again = Once more
page-learn-play = Play for real
page-learn-wait = Baedeker moves …
page-learn-not-now = Not in this lesson. Follow the light.

page-learn-europe-hello = Welcome to Europe. You play the blue cars. Two short routes are yours already: they glow on the map.
page-learn-europe-ticket = This is your ticket: connect Paris and Wien with your own routes, and it pays 8 points at the end. Fail, and it costs 8. Point at it to see the way.
page-learn-europe-take = A turn is one action. The commonest is to draw two cards. You need orange: take it from the row.
page-learn-europe-draw = One more card. Take it blind, from the deck.
page-learn-europe-claim = Three orange cards for three orange spaces. Click München – Wien on the map, then Claim. The cars roll in and you score 4 points.
page-learn-europe-tunnel = The teeth along a route mean a tunnel: it may cost more than it shows. Dig München – Zürich with two yellow cards.
page-learn-europe-pay = Three cards were turned up. One is yellow like your payment, so one more yellow is due. Pay it, and the route is yours.
page-learn-europe-ferry = Your ticket to Wien is done. Now across the sea: a ferry wants a locomotive for each engine on its spaces. Claim Dieppe – London with a green card and a locomotive.
page-learn-europe-tickets = You want more to do: draw new tickets from the pile. Three are offered, at least one must stay.
page-learn-europe-keep = Edinburgh – Paris fits: you already hold Paris – Dieppe – London. Tick it and keep it. But Baedeker holds Edinburgh – London …
page-learn-europe-station = … so build a station in London. At the end it lets you use one route of another player into that city. The first costs one card.
page-learn-europe-score = When somebody has two cars or fewer, everybody has one more turn. Then it is counted: routes, tickets, 4 points for each unused station, 10 for the longest path.
page-learn-europe-end = That is all of Europe. Every rule is a click away under Rules, and the table tells you why when something cannot be done.

page-learn-new_york-hello = Welcome to New York: short routes, fifteen taxis each, and a game in a quarter of an hour. You drive the blue ones.
page-learn-new_york-ticket = This is your ticket: connect Times Square and East Village with your own routes for 4 points. Fail, and it costs 4. Point at it to see the way.
page-learn-new_york-take = A turn is one action. The commonest is to draw two cards. Take the red one from the row.
page-learn-new_york-draw = One more card. Take it blind, from the deck.
page-learn-new_york-claim = An orange card came. Click the orange space between Times Square and Empire State Building, then Claim.
page-learn-new_york-sights = The starred places are tourist attractions: each one your routes touch gives a point at the end. You touch two already.
page-learn-new_york-more = Now the red card: claim Empire State Building – Gramercy Park.
page-learn-new_york-grey = Grey takes any one colour, and a taxi card stands for every colour. Claim Gramercy Park – East Village with a blue card and the taxi.
page-learn-new_york-tickets = Your ticket is done. Draw new ones: two are offered, at least one must stay.
page-learn-new_york-keep = Gramercy Park – Chinatown goes on from where you are. Tick it and keep it.
page-learn-new_york-score = When somebody has two taxis or fewer, everybody has one more turn. Then it is counted: routes, tickets made and missed, attractions.
page-learn-new_york-end = That is all of New York. Every rule is a click away under Rules, and the table tells you why when something cannot be done.

page-learn-usa-hello = Welcome to the USA, the board from coast to coast. You play the blue cars. Two routes down the west coast are yours already: they glow on the map.
page-learn-usa-ticket = This is your ticket: connect Seattle and Los Angeles with your own routes, and it pays 9 points at the end. Fail, and it costs 9. Point at it to see the way.
page-learn-usa-take = A turn is one action. The commonest is to draw two cards. You need yellow: take it from the row.
page-learn-usa-draw = One more card. Take it blind, from the deck.
page-learn-usa-claim = Three yellow cards for three yellow spaces. Click the yellow track between San Francisco and Los Angeles, then Claim. It scores 4 points, and your ticket is done.
page-learn-usa-double = Beside it lies a second track. With two or three players it is closed now, to everybody. With four or five, another player may claim it, but never you.
page-learn-usa-wild = A locomotive stands for any colour. Taken from the row it is the only card of your turn; drawn blind, it counts as one card like any other. Take this one.
page-learn-usa-long = Long routes pay best: 6 spaces give 15 points. Claim Los Angeles – El Paso with your five black cards and the locomotive.
page-learn-usa-tickets = You have no open ticket. Draw new ones from the pile: three are offered, at least one must stay.
page-learn-usa-keep = Portland – Phoenix pays 11, and you are in Los Angeles already. The other two lie far away, and a missed ticket costs. Tick this one alone and keep it.
page-learn-usa-grey = A grey route takes any colour, but all cards of the same one. Claim Los Angeles – Phoenix with three green cards.
page-learn-usa-score = When somebody ends a turn with two cars or fewer, everybody has one more turn. Then it is counted: routes, tickets made and missed, 10 points for the Longest Path.
page-learn-usa-end = That is all of the classic game. Every rule is a click away under Rules, and the table tells you why when something cannot be done.

## Legends: money, symbols and newspapers

money = ${ $amount }
card-newspaper = newspaper
symbol-pick = pick
symbol-skull = skull
face = { $colour } with { $symbol }
line-coins = Coins
line-cars = Cars left
line-postcards = Postcards

## Legends: why a move is refused

why-few-cards =
    { $left ->
        [0] Deck and discards are empty. With { $reserve } cards or fewer nobody may choose to draw.
        [one] Deck and discards together hold 1 card. With { $reserve } or fewer nobody may choose to draw.
       *[other] Deck and discards together hold { $left } cards. With { $reserve } or fewer nobody may choose to draw.
    }
why-off-the-board = This track runs off the edge of the board. Only a route with a city at both ends can be claimed.
why-no-such-way = This route cannot be claimed in this way now: { $way }.
why-answer-due = First answer what is asked: the game waits for it.
why-no-such-action = No event that is current offers this action.
why-action-used = You have already used the action of this event. You may again when it is turned up anew.

## Legends: the journal

event-newspapers-shuffled-in =
    { $count ->
        [one] 1 newspaper was shuffled into the deck.
       *[other] { $count } newspapers were shuffled into the deck.
    }
event-newspaper-came = A newspaper came off the deck.
event-headline-turned = In the news: { $thing }.
event-headlines-shuffled = The events were shuffled into a new deck.
event-action-used = { $player } used the action of the event.
event-cards-discarded = { $player } discarded { $text }: { $thing }.
event-row-cleared = The row was cleared: { $thing }.
event-large-city-reached = { $player } reached { $city }, a large city: one card.
event-money-taken = { $player } took ${ $amount }: { $thing }.
event-money-paid = { $player } paid { $other } ${ $amount }: { $thing }.
event-money-paid-bank = { $player } paid the bank ${ $amount }: { $thing }.

## Legends: in the terminal

ui-head-money = money
ui-news = In the news
ui-news-none = no news yet
ui-move-look = deck: draw two, keep one
ui-move-done = leave it at that
ui-move-excursion = discard two cards of one colour for money

## Legends: at the table in the browser

table-money-of = ${ $amount }
table-company = { $colour } company
table-news-none = Nothing yet. The first newspaper will tell.
table-news-lasting = lasting
table-news-lightning = at once
table-news-action = action
table-news-used = you have used it
table-news-deck =
    { $count ->
        [one] 1 event to come
       *[other] { $count } events to come
    }
table-tag-plain = { $count } { $colour }
table-card-face = { $colour } with { $symbol }
table-log-travelled = { $player } claimed { $route }
table-log-money = { $player } took { $amount } · { $name }
table-log-paid = { $player } paid { $amount } · { $name }
table-log-paid-to = { $player } paid { $other } { $amount } · { $name }
table-log-news = In the news: { $name }
table-log-large = { $player } drew for { $city }
table-log-discarded = { $player } discarded { $text } · { $name }
table-log-row-cleared = The row was cleared · { $name }
symbol-none = plain
table-travel-confirm = Claim
table-travel-with = Claim with { $text }
table-faces = Which cards you pay with
table-faces-ask = Choose the cards
table-faces-less = One less: { $colour }
table-faces-more = One more: { $colour }
table-news-paper = The Wayfarer
table-decide = Decide
table-decide-label = A decision
table-decide-map = Pick it on the map, or here.
table-trip = What this travel brought
table-trip-large = Large city
table-trip-large-step = 12
table-trip-card = A card
table-trip-cards =
    { $count ->
        [one] +1 card
       *[other] +{ $count } cards
    }
table-trip-news = In the news: { $name }
table-turn-pick = Take one of the five new cards.
table-hint-decide = Decide; then the game goes on.
table-hint-turn-more = Claim, draw, take { $tickets }, or use what the news offers.
table-ticket-stake = { $amount } if made, as much lost if missed
table-key-action = use the action of the news
table-help-cities = The larger signs are large cities: a route that touches one brings a card. A route of your company’s colour pays at once.
table-help-news = A newspaper in the deck turns up an event. It is in force as long as it is the news; some offer an action, once for each company.
table-sealed = box sealed
table-employee = works for you
table-postcards =
    { $count ->
        [one] 1 postcard
       *[other] { $count } postcards
    }
table-uses-left =
    { $count ->
        [0] used up
        [one] 1 use left
       *[other] { $count } uses left
    }
table-holdings = Who and what works for you
table-exit = Runs off the board: it cannot be claimed.

## What lies on the map

sign-large = Large city: a route that touches it brings a card.
sign-port = Port
sign-depot = Depot: { $company }
sign-bed = Open bed: paid in any one colour, which becomes its colour for good.
sign-bridge =
    { $count ->
        [one] Bridge with one symbol
       *[other] Bridge with { $count } symbols
    }
sign-plate = Iron bridge: { $company }
sign-mountain = Mountain: a pick among the cards; ${ $count } to whoever bores the tunnel.
sign-tunnel = Mountain with a tunnel: an ordinary route.
sign-marked = Under receivers: it may be paid with money.
sign-settlers =
    { $count ->
        [one] One settler
       *[other] { $count } settlers
    }
sign-crates = Crates: { $text }
sign-gang = The Gilts, with ${ $count } of loot
sign-vein = A vein, face down
sign-vein-known = A vein worth ${ $count }
sign-stake = Stake: { $company }
sign-picket = Picket: the city does not count as large.
table-map-key = Key
table-map-key-title = What lies on the map
table-map-key-none = Nothing but cities and routes.
table-key-map = what lies on the map
holds-notes =
    { $count ->
        [one] 1 Note
       *[other] { $count } Notes
    }
holds-pledges =
    { $count ->
        [one] 1 pledge
       *[other] { $count } pledges
    }
holds-crates =
    { $count ->
        [one] 1 crate
       *[other] { $count } crates
    }
holds-bonds =
    { $count ->
        [one] 1 bond
       *[other] { $count } bonds
    }
holds-nuggets =
    { $count ->
        [one] 1 nugget
       *[other] { $count } nuggets
    }
holds-noon = Noon card

## Legends: pages

page-poster-legends = Money, newspapers and a map that grows
page-stage-coins = First the coins …
page-stage-cars = … a bonus for few cars left …
page-key-coins = coins
page-key-cars = cars left
page-key-postcards = postcards
page-head-coins = Coins
page-head-cars = Cars
page-head-postcards = Postcards
page-slip = Bank slip
page-slip-floor = Counted { $amount }; a slip is never below $0.
page-slip-whose = Whose slip
page-story-won-money = { $player } won by ${ $amount }.

## Legends: the tutorial

page-learn-legends-hello = Welcome to Legends of the West. Your company is blue. Two short routes are yours already, and 5 dollars: here everything is counted in money, and everybody sees it.
page-learn-legends-ticket = This is your ticket: connect Boston and Baltimore with your own routes, and it pays 3 dollars at the end. Fail, and it costs 3. Point at it to see the way.
page-learn-legends-take = A turn is one action. The commonest is to draw two cards. You need blue: take it from the row.
page-learn-legends-draw = One more card. Take it blind, from the deck.
page-learn-legends-news = That was a newspaper! It turns up an event, Bumper Harvest, and you get another card in its place. The event is the news until the next paper comes.
page-learn-legends-claim = Three tracks join Philadelphia and Baltimore, and one of them is blue like your company. Click it, then Claim, with one blue card.
page-learn-legends-company = Claiming scores no points here. But a route of your own colour pays 2 dollars at once: that is travel step 3. Grey is nobody’s colour.
page-learn-legends-large = And a card came, because your route touches a large city: step 12. One card, even with two of them. The larger signs on the map show where.
page-learn-legends-event = Bumper Harvest pays 1 dollar for a route of 3 or more spaces. Buffalo – New York is grey: any one colour will do. Claim it with three green cards.
page-learn-legends-tickets = Your ticket is done. Draw new ones from the pile: three are offered, at least one must stay.
page-learn-legends-keep = Buffalo – Baltimore: your routes connect them already. That is 4 dollars for nothing. Tick it and keep it.
page-learn-legends-edge = Some tracks run off the edge of the map. Nobody can claim them in this game. What lies out there is the business of a campaign.
page-learn-legends-score = When somebody ends a turn with two cars or fewer, everybody has one last turn. Then come the bank slips: coins, a bonus for few cars left (16 dollars for none), tickets made and missed.
page-learn-legends-end = That is one game of Legends of the West. Play it by itself, or as a campaign of twelve games that remembers everything. The rules are a click away.

## Stickers of the campaign: refusals and journal

why-hire-due = First hire somebody from the hall.
why-no-hiring = Nobody is hired at this point.
why-not-for-hire = { $thing } is not for hire in this game.
why-already-hired = { $thing } already works for { $player }.
why-hired-last-time = { $thing } worked for you in your last game. Hire somebody else this time.
why-depot-due = First put your depot on a city.
why-no-depot-due = No depot is opened at this point.
why-depot-large = { $city } is a large city; a depot opens in a small one.
why-depot-there = { $city } already has a depot. A city holds only one.
why-depot-piece = You already have a depot on the piece of the board where { $city } lies.
why-rails-due = First choose the colour of this bed.
why-no-rails-due = No bed is waiting for a colour.
why-tool-due = First say whether you use the postcard.
why-no-tool-due = There is no postcard to be used now.
why-other-tool = The postcard that can be used now is { $thing }.
why-nothing-asked = Nothing is offered now that could be left.
why-not-employed = Nobody who works for you can do this.
why-employee-used =
    { $uses ->
        [one] Your employee has done this once in this game; that is all.
       *[other] Your employee has done this { $uses } times in this game; that is all.
    }
why-prefer-due = First keep one of the two cards.
why-nothing-to-prefer = There are no two cards to choose from now.
why-not-looked-at = That is not one of the two cards: { $colour }.
why-relief-due = First decide which cards you give to the relief train.
why-no-relief = No relief train is loading now.
why-relief-many = The relief train takes at most { $most } of your cards; you chose { $given }.
why-again-due = Travel another short route, or leave it at that.
why-again-long =
    { $spaces ->
        [one] The second route may have only 1 space.
       *[other] The second route may have at most { $spaces } spaces.
    }
why-colour-not-allowed = This bed cannot have that colour: { $colour }.
event-hall-opened = In the hall: { $text }.
event-employee-hired = { $player } hired { $thing }.
event-employee-used = { $player } had help from { $thing }.
event-depot-placed = { $player } opened a depot in { $city }.
event-toll-paid = { $player } paid { $other } ${ $amount } at the depot in { $city }: { $thing }.
event-card-looked-at = { $player } looked at a card: { $colour }.
event-card-looked-at-hidden = { $player } looked at a card.
event-card-preferred = { $player } kept it: { $colour }.
event-card-preferred-hidden = { $player } kept one of the two.
event-postcard-fulfilled = { $player } fulfilled a postcard: { $thing }.
event-postcard-used = { $player } used a postcard: { $thing }.
event-rails-laid = { $player } laid { $route } in a colour for good: { $colour }.

## The story's stickers: refusals, journal, lines, questions

why-extra-turn-due = First say whether you take another turn.
why-no-extra-turn-due = No extra turn is offered now.
why-note-due = First say whether you take the money and a Note.
why-no-note-due = Nobody offers you a Note now.
why-pledge-due = First say whether you settle with a picket.
why-no-pledge-due = There is no picket to settle with now.
why-pledge-elsewhere = You can only settle with a picket on a city that your route touches, and { $city } is not one.
why-partner-due = First name a partner, or nobody.
why-no-partner-due = Partners are named when all turns have been played.
why-partner-absent = No company of that colour plays in this game: { $colour }.
why-partner-self = A partner is another company.
why-discard-due = First discard a card: your hand is too full.
why-no-discard-due = No card has to be discarded now.
why-discard-not-held = You do not have that card: { $colour }.
why-top-ticket-due = First keep the { $ticket } you are looking at, or put it under the deck.
why-no-top-ticket = You are not looking at a { $ticket } now.
why-pick-due = First take one of the cards turned up.
why-nothing-to-pick = No cards lie open for you now.
why-not-turned-up = That is not one of the cards turned up: { $colour }.
event-extra-turn-taken = { $player } took another turn at once: { $thing }.
event-noon-given = { $player } gave up the Noon card.
event-note-taken = { $player } took ${ $amount } and signed a Note: { $thing }.
event-picket-settled = { $player } settled with the picket in { $city } and got its pledge.
event-changeover-neared =
    { $left ->
        [0] The changeover: from now on southern routes cost one card less.
        [one] The changeover comes with the next newspaper.
       *[other] The changeover is near: { $left } newspapers to go.
    }
event-routes-marked = Under receivers, and to be had for money: { $text }.
event-mark-removed = The mark on { $route } was removed.
event-partner-named = { $player } named { $other } as partner.
event-oceans-linked = { $player } linked both oceans before anybody else: { $thing }.
event-top-ticket-seen = { $player } looked at the top { $ticket }.
event-card-turned-up = { $player } had a { $card } turned up: { $colour }.
event-turned-up-taken = { $player } took it, and the rest was discarded: { $colour }.
line-noon = Noon card
line-finale = The finale
line-notes = Notes
line-pledges = Pledges
line-fast-mail = Fast Mail
line-fair = The Fair
line-employees = Employees
line-plates = Plates
ask-noon = Give up your Noon card for another turn?
ask-again = Another turn at once?
ask-note = Take the money and sign a Note?
ask-pledge = Settle with a picket?
ask-partner = Whom do you name as partner?
ask-discard = Your hand is too full. Which card goes?
ask-keep = Keep it, or put it under the deck?
ask-pick = Which of the cards do you take?
move-noon = Give up the Noon card
move-again = Take another turn
move-note = Take the money and a Note
move-pledge = Settle in { $name }
move-partner = Name: { $name }
partner-none = nobody
move-discard = Discard { $text }
move-keep = Keep { $name }
move-under = Put it under the deck
move-pick = Take { $text }
ui-move-noon = give up the Noon card for another turn
ui-move-again = take another turn at once
ui-move-note = take the money and a Note
ui-move-under = put it under the deck

## The frontier boxes: words, refusals, journal, questions

crate-orange = orange
crate-lemon = lemon
crate-lime = lime
crate-pineapple = pineapple
token-quiet = Quiet
token-cold = Cold
token-lantern = Lantern
token-wraith = Wraith
why-crates-due = First say which crate you load.
why-no-crates-due = There is no crate to be loaded now.
why-no-such-crate = In { $city } there is no such crate for you: { $crate }.
why-delivery-due = First say whether you deliver your crates.
why-no-delivery-due = You cannot deliver crates at this point.
why-drop-due = The frost takes a crate of yours: first choose which.
why-no-drop-due = You need not give up a crate now.
why-no-such-crate-held = You have no crate of that kind: { $crate }.
why-settler-due = First put the settler on a city.
why-no-settler-due = No settler is waiting for a city.
why-no-settler-there = Settlers go to a small frontier city that your route touches, not to { $city }.
why-gang-here = The Gilts are here: first stand against them or pay.
why-no-gang-here = The Gilts are not in your way now.
why-stand-wild = To stand against the Gilts, discard one { $wild } beyond the price of the route.
why-gang-due = First move the Gilts on.
why-no-gang-due = Nobody moves the Gilts at this point.
why-gang-far = No route leads from the Gilts to { $city }.
why-bond-due = First say whether you buy the bond.
why-no-bond-due = No bond is for sale now.
why-other-bond = The bond for sale has the colour of the route: { $colour }.
why-lose-due = First discard what the night takes.
why-nothing-to-lose = The night takes nothing from you now.
why-peek-due = First look at a vein.
why-no-peek-due = You look at a vein only when you have paid with a pick.
why-no-vein-there = There is no vein in { $city } that you do not know.
why-stake-due = First say whether you move your stake.
why-no-stake-due = You cannot place your stake at this point.
why-no-stake-there = Your stake cannot go to { $city } now.
why-show-due = First turn a vein face up.
why-no-show-due = No vein is turned up at this point.
why-no-vein-to-show = No vein lies face down in { $city }.
why-bridge-due = First say whether the bridge is of timber or of iron.
why-no-bridge-due = No bridge is waiting to be built.
why-save-due = The ground moves: first save your plate or let it fall.
why-no-plate-shakes = No plate of yours is shaking now.
why-pay-symbol = The mountain is not bored yet: the cards paid must show a { $symbol }.
why-pay-joker = Paid in this way, one card with a { $symbol } must stand for a colour that it has not, and no more than one.
why-powder-short = There is no powder: mountains that are not bored stay closed while this event is current.
why-elevator-colours = The elevator takes cards of different colours, and no { $wild }.
why-few-coins = That costs ${ $need }; you have ${ $have }.
event-crates-unloaded = Crates in { $city }: { $text }.
event-crate-loaded = { $player } loaded a crate in { $city }: { $crate }.
event-crates-delivered = { $player } delivered { $text }.
event-crate-dropped = { $player } lost a crate: { $crate } ({ $thing }).
event-settlers-came = { $player } brought a settler to { $city }.
event-settlers-left = A settler left { $city }.
event-town-grew = { $player } made { $city } grow: a large city for good.
event-gang-came = The Gilts appear in { $city } with ${ $amount } of loot.
event-gang-moved = { $player } moved the Gilts to { $city }.
event-loot-grew = The loot grows by ${ $amount }: { $thing }.
event-loot-paid-bank = { $player } paid ${ $amount } into the loot: { $thing }.
event-loot-won = { $player } stood against the Gilts and won the loot of ${ $amount }.
event-bond-bought = { $player } bought a bond: { $colour }.
event-token-drawn = { $player } got a token from the night: { $token }.
event-bag-refilled = The bag of the night was empty and is full again.
event-veins-laid = The four veins lie face down.
event-vein-peeked = { $player } looked at the vein in { $city }: ${ $value }.
event-vein-peeked-hidden = { $player } looked at a vein.
event-vein-shown = { $player } turned up the vein in { $city }: ${ $value }.
event-stake-placed = { $player } put a stake in { $city }.
event-plate-set = { $player } built an iron bridge: { $route }.
event-plate-fell = { $player } lost a plate that fell from the bridge: { $route }.
event-city-shook = The ground moves in { $city }: { $thing }.
event-tunnel-bored = { $player } bored a tunnel: { $route }.
event-nugget-found = { $player } found a nugget: ${ $amount }.
event-nugget-found-hidden = { $player } found a nugget.
event-prize-won = { $player } came first and won a card: { $thing }.
line-bonds = Bonds
line-veins = Veins
line-bridges = Iron bridges
line-nuggets = Nuggets
ask-load = Which crate do you load?
ask-deliver = Do you deliver your crates?
ask-drop = Which crate does the frost take?
ask-settle = Where does the settler go?
ask-stand = Do you stand against the Gilts?
ask-yield = Do you stand against the Gilts?
ask-gang = Where do the Gilts go?
ask-bond = Do you buy a bond?
ask-lose = Which cards does the night take?
ask-peek = Which vein do you look at?
ask-stake = Where do you put your stake?
ask-show = Which vein do you turn up?
ask-timber = Timber or iron?
ask-iron = Timber or iron?
ask-save = Do you save your plate?
ask-fall = Do you save your plate?
ask-elevator = Which three cards go to the elevator?
ask-steamer = Do you board the steamer?
move-load = Load { $name }
move-deliver = Deliver all crates
move-drop = Give up { $name }
move-settle = Settle in { $name }
move-stand = Stand: discard { $text }
move-yield = Pay into the loot
move-gang = Move the Gilts to { $name }
move-bond = Buy a bond: { $name }
move-lose = Discard { $text }
move-peek = Look at { $name }
move-stake = Stake { $name }
move-show = Turn up { $name }
move-timber = Timber: take the money
move-iron = Iron: discard { $text }
move-save = Save it: discard { $text }
move-fall = Let it fall
move-elevator = Discard { $text }
move-steamer = Pay and draw
verb-elevator = Fill the grain elevator
verb-steamer = Take the coast steamer
ui-move-deliver = deliver all crates
ui-move-yield = pay into the loot
ui-move-timber = timber: take the money
ui-move-fall = let the plate fall
ui-move-elevator = three cards of different colours for money
ui-move-steamer = pay and draw cards
ui-move-stand = stand against the Gilts
ui-move-iron = iron: a plate for these cards
ui-move-save = save the plate with these cards
ui-move-lose = lose these cards to the night

## Moves in words: what a slip asks, what a button says

ask-hire = Whom do you hire?
ask-depot = Where do you open a depot?
ask-lay = Which colour shall this bed have?
ask-take = Which card do you take?
ask-prefer = Which of the two do you keep?
ask-relief = Which cards do you give to the relief train?
ask-claim = Another short route in the same turn?
ask-done = Is there anything more?
ask-use = Do you use the postcard?
ask-excursion = Which two cards go on the excursion?
way-with = with { $name }
way-for = for { $name }
way-by-night = by night
move-hire = Hire { $name }
move-depot = Open a depot in { $name }
move-lay = Lay it: { $name }
move-take = Take { $name }
move-prefer = Keep { $name }
move-look = Look at two cards
move-relief = Give { $text }
move-claim = Travel { $name }
move-done = Leave it at that
move-use = Use { $name }
move-excursion = Discard { $text }
verb-look = Draw two, keep one
verb-excursion = Run an excursion

## Campaign: what it is made of

campaign-game = Game { $game }
campaign-game-of = game { $game } of { $last }
campaign-free-game = free play
campaign-each = each company
campaign-first = the first in standing order
campaign-stage-between = between two games
campaign-stage-setup = set-up
campaign-stage-play = the game is on
campaign-stage-end = end of the game
campaign-stage-missing = waiting for the next chapter
campaign-stage-free = finished, free play
campaign-card-recap = Previously
campaign-card-story = Story
campaign-card-rule = New rule
campaign-card-events = New events
campaign-card-card = Postcard
campaign-card-toolbox = Toolbox
campaign-card-choice = Choice
campaign-card-plates = Plates
campaign-card-PAUSE = Pause
campaign-card-STOP = Stop
campaign-card-arrival = Arrival
campaign-card-farewell = Farewell
campaign-kind-sticker = sticker
campaign-kind-event = event
campaign-kind-employee = employee
campaign-kind-plate = plate
campaign-kind-postcard = postcard
campaign-kind-box = frontier box
campaign-kind-step = travel step
campaign-mark-lantern = Lantern
campaign-mark-hands = Hands
campaign-mark-ledger = Ledger

## Campaign: moves

campaign-help = Type a number, or a decision as its words stand in the notation; Enter takes the first. quit stops: everything is saved. These rules are in force:
campaign-company-in-full = { $company } ({ $colour })
campaign-company-played = { $company } ({ $colour }, { $player })
campaign-move-gather = Sit down: { $companies }
campaign-move-join = { $company } joins
campaign-move-leave = { $company } leaves for good
campaign-move-uncount = The game does not count for { $company }
campaign-move-count = The game counts for { $company } again
campaign-move-read = Turn the next card
campaign-move-retire = Retire { $thing }
campaign-move-choose = Choose { $thing }
campaign-move-plate = Take { $thing }
campaign-move-hire = Hire { $thing }
campaign-move-depot = Open a depot in { $city }
campaign-move-name = Name { $text }
campaign-move-open = Open { $thing }
campaign-move-raise = Make { $city } a large city
campaign-move-play = Play on freely
campaign-move-continue = Go on: it has been printed
campaign-asked-gather = Who plays the next game?
campaign-asked-read = The story goes on. Anybody may turn the card.
campaign-asked-retire = { $company } retires one event of the discards.
campaign-asked-choose = Talk it over; then { $company } decides.
campaign-asked-plate = { $company } takes a plate.
campaign-asked-hire = { $company } hires somebody.
campaign-asked-depot = { $company } opens a depot.
campaign-asked-name = { $company } won and names two frontiers.
campaign-asked-open = { $company } came last and opens one of them.
campaign-asked-raise = { $company } makes one city of the new board large.
campaign-asked-free = The campaign is over. Play on as often as you like.
campaign-asked-missing = This part is not printed yet: { $thing }. The campaign waits here and goes on when it is.
campaign-missing-chapter = the chapter of { $id }
campaign-missing-box = the box of { $id }
campaign-missing-postcard = postcard { $id }

## Campaign: why a move is refused

campaign-why-not-asked = Something else is asked now.
campaign-why-not-your-decision = It is for { $company } to decide now.
campaign-why-no-such-answer = That is not one of the answers.
campaign-why-not-discarded = { $event } is not among the event discards.
campaign-why-few-companies = A game needs at least { $least } companies.
campaign-why-few-that-count = It must count for at least { $least } companies.
campaign-why-company-there = There is a company of this colour already: { $colour }.
campaign-why-company-left = This company has left the campaign: { $colour }.
campaign-why-table-full = All { $most } companies are in the campaign.
campaign-why-not-available = { $frontier } cannot be opened now: it is open already, or it touches no open board.
campaign-why-name-two = Name two different frontiers.
campaign-why-depot-large = { $city } is a large city; a depot opens in a small one.
campaign-why-depot-there = { $city } already has a depot.
campaign-why-depot-piece = You already have a depot on the same piece of the board as { $city }.
campaign-why-wrong-game = The next game is game { $game }.
campaign-why-box-not-opened = This box was never opened: { $box }.
campaign-why-many-boxes = Choose at most { $most } boxes.

## Campaign: what happened

campaign-fact-founded = { $companies } found their railways.
campaign-fact-company-joined = { $company } joins the campaign.
campaign-fact-company-left = { $company } leaves for good. Its vault stays.
campaign-fact-uncounted = The next game does not count for { $company }: it gets a steward’s slip.
campaign-fact-counted-again = The next game counts for { $company } after all.
campaign-fact-gathered = { $companies } sit down to play.
campaign-fact-starter-named = { $company } holds the starting-player card.
campaign-fact-free-played = A game of free play is agreed.
campaign-fact-game-begun = Everything is prepared. The game begins.
campaign-fact-game-recorded = The game is over. Now for the slips.
campaign-fact-slip-filled = { $company }: ${ $amount }, place { $place }.
campaign-fact-slip-steward = { $company } was absent: a steward’s slip of ${ $amount }.
campaign-fact-game-closed = The books are closed.
campaign-fact-campaign-finished = The vaults are opened.
campaign-fact-frontiers-named = Named: { $text }.
campaign-fact-box-opened = { $thing } is open.
campaign-fact-box-closed = The box of { $thing } is closed.
campaign-fact-city-raised = { $city } becomes a large city, for good.
campaign-fact-city-grew = { $city } has grown into a large city.
campaign-fact-track-laid = { $route } now has a colour: { $colour }.
campaign-fact-depot-placed = { $company } has a depot in { $city }.
campaign-fact-ticket-punched = { $company } punches { $route }.
campaign-fact-ticket-retired = { $route } is retired.
campaign-fact-souvenir-kept = { $company } keeps { $route } as a souvenir.
campaign-fact-postcard-drawn = { $company } collects postcard { $no }, { $thing }.
campaign-fact-postcard-used = { $company } uses { $thing }.
campaign-fact-postcard-fulfilled = { $company } fulfils { $thing }.
campaign-fact-prize-offered = A prize lies open: { $thing }.
campaign-fact-prize-withdrawn = Nobody won { $thing }.
campaign-fact-stamp-given = { $company } has the page of { $thing } stamped.
campaign-fact-rules-read = Read aloud: { $text }.
campaign-fact-step-opened-punch = From now on completed tickets are punched.
campaign-fact-step-opened-stamps = From now on Survey Books are stamped.
campaign-fact-step-opened-new-ground = From now on new ground is opened.
campaign-fact-depots-due = Each company opens a depot before this game.
campaign-fact-sticker-came = A new rule: { $thing }.
campaign-fact-sticker-left = { $thing } is no longer in force.
campaign-fact-event-came = A new event: { $thing }.
campaign-fact-event-punched = A box of { $thing } is punched.
campaign-fact-event-retired = { $thing } goes to the Dead Letter Office.
campaign-fact-employee-came = New in the hall: { $thing }.
campaign-fact-hired = { $company } hires { $thing }.
campaign-fact-employee-punched = A box of { $thing } is punched.
campaign-fact-employee-retired = { $thing } retires.
campaign-fact-plates-offered = On offer: { $text }.
campaign-fact-plate-taken = { $company } takes { $thing }.
campaign-fact-plate-retired = { $thing } is retired.
campaign-fact-choice-made = { $company } decides. The mark: { $thing }.
campaign-fact-finale-fixed = The finale is fixed: { $thing }.
campaign-gift-dollars = Next game { $company } starts with ${ $amount } more.
campaign-gift-cards =
    { $count ->
        [one] Next game { $company } is dealt 1 more card.
       *[other] Next game { $company } is dealt { $count } more cards.
    }
campaign-gift-tickets =
    { $count ->
        [one] Next game { $company } is dealt 1 more ticket.
       *[other] Next game { $company } is dealt { $count } more tickets.
    }

## Campaign: previously

campaign-previously-none = This is the first game. Nothing has happened yet, and everything may.
campaign-previously-won = { $company } won the game of { $year } with ${ $amount }.
campaign-previously-last = { $company } came last and begins.
campaign-previously-leads = { $company } leads with ${ $amount } in all.
campaign-previously-total = { $company } ${ $amount }
campaign-previously-standing = The campaign so far: { $text }.
campaign-previously-absent = { $companies } were absent.
campaign-previously-came = New since then: { $text }.
campaign-previously-went = Gone since then: { $text }.
campaign-previously-opened = Opened: { $text }.
campaign-previously-choice = The choice: { $thing }.
campaign-previously-in-force = In force now: { $text }.
campaign-previously-bank = The Patient Bank adds ${ $amount } for { $company }.
campaign-previously-pension = { $company } gets ${ $amount } at every set-up for a card in its vault.

## Campaign: its pages

page-campaign-name = Campaign
page-campaign-list = Campaigns
page-campaign-list-none = No campaign has been founded here yet.
page-campaign-new = Found a campaign
page-campaign-new-how = Choose who runs which company. A company keeps its colour for all twelve games.
page-campaign-new-go = Found it
page-campaign-third = Add a third company, run by a bot
page-campaign-third-how = Two players may have it for the whole campaign. It counts as a player.
page-campaign-heading = { $year }, { $title }
page-campaign-companies = Companies
page-campaign-standing-after =
    { $count ->
        [0] no game played yet
        [one] standing after one game; the last chooses first
       *[other] standing after { $count } games; the last chooses first
    }
page-campaign-place = Place { $place }
page-campaign-total = ${ $amount } in all
page-campaign-starter = starting player
page-campaign-present = plays this game
page-campaign-absent = absent
page-campaign-uncounted = does not count
page-campaign-left = left for good
page-campaign-office = Office
page-campaign-office-none = empty
page-campaign-vault = Vault
page-campaign-vault-sealed =
    { $count ->
        [one] sealed · 1 slip
       *[other] sealed · { $count } slips
    }
page-campaign-vault-yours = ${ $amount } (yours)
page-campaign-vault-worth = worth ${ $amount } in the vault
page-campaign-depot = depot
page-campaign-map = The map as it has become
page-campaign-box-sealed = box sealed
page-campaign-box-opened = opened { $year }
page-campaign-box-closed = box closed
page-campaign-chronicle = Chronicle
page-campaign-chronicle-next = next
page-campaign-chronicle-none = Nothing has been printed yet.
page-campaign-chronicle-won = won by { $company }
page-campaign-chronicle-turns =
    { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
page-campaign-slips = Bank slips
page-campaign-steward = steward’s slip
page-campaign-rules = Rules in force
page-campaign-rules-count =
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
page-campaign-until-end = to the end
page-campaign-until-games =
    { $count ->
        [one] this game
        [2] 2 games
       *[other] { $count } games
    }
page-campaign-until-last = last game
page-campaign-events = The news that may come
page-campaign-hall = Hiring hall
page-campaign-boxes = { $punched } of { $all } boxes punched
page-campaign-dead-letters = Dead Letter Office
page-campaign-postcards = Postcards
page-campaign-postcard = Postcard { $no }
page-campaign-postcard-secret = for its owner’s eyes only
page-campaign-postcard-uses = used { $used } of { $uses }
page-campaign-condition = Condition
page-campaign-gain = Gain
page-campaign-prizes = Prizes
page-campaign-survey = Survey Book
page-campaign-survey-stamps =
    { $count ->
        [0] no stamp yet
        [one] 1 stamp
       *[other] { $count } stamps
    }
page-campaign-tickets = Tickets and their holes
page-campaign-souvenirs = Souvenirs
page-campaign-marks = Marks
page-campaign-previously = Previously
page-campaign-happened = What has just happened
page-campaign-story = The story so far
page-campaign-story-next = the next card: { $kind }
page-campaign-read-aloud = Read aloud
page-campaign-turn-next = Turn next
page-campaign-set-up = Set up game { $game }
page-campaign-to-table = To the table
page-campaign-decides = { $company } decides
page-campaign-waits = Waiting for { $company }
page-campaign-confirm = Decide
page-campaign-save = Save to a file
page-campaign-load = Bring in a file
page-campaign-branch = Play again from before { $year }
page-campaign-branch-how = A new campaign begins there. This one stays as it is.
page-campaign-late = A company joins late
page-campaign-final = The vaults are open
page-campaign-final-won = { $company } wins the campaign.
page-campaign-final-shared = { $companies } share the campaign.
page-campaign-final-slips = Slips
page-campaign-final-postcards = Postcards
page-campaign-final-souvenirs = Souvenirs
page-campaign-final-book = Survey Book
page-campaign-final-total = Final score
page-campaign-paper = The last newspaper
page-campaign-paper-best = Best game: { $year }
page-campaign-paper-city = Most served city: { $city }
page-campaign-paper-route = Most travelled route: { $route }
page-campaign-paper-line =
    { $length ->
        [one] Longest line: 1 space
       *[other] Longest line: { $length } spaces
    }
page-campaign-paper-cards =
    { $count ->
        [one] 1 card fulfilled
       *[other] { $count } cards fulfilled
    }
page-campaign-free = Free play
page-campaign-free-how = Everything stays as you made it. Choose up to three boxes to play with.
page-campaign-of = campaign of { $table }
page-campaign-title-sealed = { $year }
page-campaign-drawers = More of this campaign
page-campaign-menu = Back office
page-campaign-open = nobody yet
page-campaign-open-how = Nobody runs this company yet. Send its link to somebody, or let a bot do it:
page-campaign-somebody = somebody
page-campaign-to-bot = a bot, { $kind }
page-campaign-absent-how = Whoever is absent gets a steward’s slip: the second-lowest total of those who play.
page-campaign-uncount = The bot plays, but this game does not count
page-campaign-late-how = It gets a steward’s slip for every game it has missed.
page-campaign-gather-go = Sit down with { $count } companies
page-campaign-chronicle-now = now
page-campaign-map-wait = Unrolling the map …
page-campaign-steps-all = All steps
page-campaign-rules-none = No sticker is in force yet: only the rules of the frame.
page-campaign-rules-all = Read all { $count } rules
page-campaign-cards =
    { $count ->
        [0] no postcards
        [one] 1 postcard
       *[other] { $count } postcards
    }
page-campaign-story-none = The story goes on with the next game.
page-campaign-card-back = The card before
page-campaign-card-forth = The card after
page-campaign-hush = Stop reading
page-campaign-slip-total = Total
page-campaign-brought = What this card brings
page-campaign-news-won = { $company } won with ${ $amount }.
page-campaign-line-coins = Coins
page-campaign-line-cars = Cars left
page-campaign-line-tickets = Tickets
page-campaign-nowhere = There is no such campaign
page-campaign-nowhere-how = The link may be cut off, or the campaign was cleared away. Ask whoever sent it, or found a new one.
page-campaign-game-events = In the news
page-campaign-game-hired = Hired
page-campaign-game-opened = Opened
page-campaign-game-raised = Made large
page-campaign-game-look = Look at the game
page-campaign-stamped = stamped
page-campaign-unstamped = not stamped yet
page-campaign-survey-sealed =
    { $count ->
        [one] 1 page is still sealed.
       *[other] { $count } pages are still sealed.
    }
page-campaign-veil = These are for { $company } alone.
page-campaign-unveil = Nobody else is looking: show them
page-campaign-open-companies =
    { $count ->
        [one] 1 company waits for somebody
       *[other] { $count } companies wait for somebody
    }
page-campaign-take = Run { $company }
page-campaign-who = Who runs it
page-campaign-from-bot = Give it back to a person
page-campaign-other-device = Copy the link of this company
page-campaign-link = The link to this campaign
page-campaign-link-copy = Copy the link to this campaign
page-campaign-link-open =
    { $count ->
        [one] 1 company is still open to whoever follows it.
       *[other] { $count } companies are still open to whoever follows it.
    }
page-campaign-link-watch = Whoever follows it may watch.
page-campaign-saving = Keep it in a file
page-campaign-back = Back to an earlier game
page-campaign-branch-sure = Begin a new campaign from before the game of { $year }?
page-campaign-dead-letters-none = Nothing has been retired yet.
page-campaign-pack = Story
page-campaign-table = Name of the table
page-campaign-table-hint = the Thursday table
page-campaign-company = Company { $number }
page-campaign-runs = Who runs { $company }
page-campaign-president = name of the president
page-campaign-president-of = President of { $company }
page-campaign-by-link = sits down by the link
page-campaign-company-away = Remove { $company }
page-campaign-company-add = Add a company
page-campaign-printed = { $count } of { $all } games are printed so far. The campaign waits there, and goes on when there is more.
page-campaign-mine = Your campaigns
page-campaign-load-how = A campaign saved to a file goes on from where it was.
page-campaign-load-choose = Choose a file
page-campaign-continue = Go on
page-campaign-new-short = New
page-campaign-poster = { $count } games that remember each other
page-campaign-free-tickets = Bring retired tickets back

## Campaign: the steps of set-up and end

page-campaign-steps-setup = Set-up
page-campaign-steps-end = End of the game
page-campaign-step = Step { $step } of { $last }
page-campaign-step-C-20 = Lay out the board
page-campaign-step-C-21 = Empty the offices
page-campaign-step-C-22 = Cars
page-campaign-step-C-23 = Coins, and the Patient Bank
page-campaign-step-C-24 = Bank and supplies
page-campaign-step-C-25 = The event deck
page-campaign-step-C-26 = Story, until PAUSE
page-campaign-step-C-27 = Set-up lines of the stickers
page-campaign-step-C-28 = First hands
page-campaign-step-C-29 = The row
page-campaign-step-C-30 = Newspapers into the deck
page-campaign-step-C-31 = Deal tickets
page-campaign-step-C-32 = Keep tickets
page-campaign-step-C-33 = Who begins
page-campaign-step-C-50 = Bank slips
page-campaign-step-C-51 = Totals and places
page-campaign-step-C-52 = Retire an event
page-campaign-step-C-53 = Story, until STOP
page-campaign-step-C-54 = Punches and stamps
page-campaign-step-C-55 = New ground
page-campaign-step-C-56 = Into the vaults
page-campaign-step-C-57 = Offices
page-campaign-step-C-58 = Put away, or play on

## Occasions: a frontier is opened, the vaults are opened

page-opening-label = New ground · { $year }
page-opening-slides = { $name } joins the board.
page-opening-towns =
    { $count ->
        [one] one town
       *[other] { $count } towns
    }
page-opening-lines =
    { $count ->
        [one] one route
       *[other] { $count } routes
    }
page-opening-tickets =
    { $count ->
        [one] one ticket
       *[other] { $count } tickets
    }
page-opening-box = The box of { $name }
page-opening-until = In force in { $years }.
page-opening-open = Open the box
page-opening-waits = { $company } may open the box.
page-opening-inside = In the box
page-opening-prize = Prize
page-opening-skip = Show everything
page-opening-again = Once more
page-opening-done = Go on
page-opening-see = See how { $name } was opened
page-vaults-label = The end of the campaign
page-vaults-title = The vaults are opened
page-vaults-slips = First the bank slips …
page-vaults-postcards = … then what the postcards were worth …
page-vaults-souvenirs = … the souvenir tickets …
page-vaults-book = … and last the Survey Book.
page-vaults-so-far = { $company }: ${ $amount }
page-vaults-paper = Read the last newspaper
page-vaults-see = Open the vaults again

## The coach: moves in words, what they promise, and why

coach-head = The coach suggests
coach-odds = wins { $percent } % (± { $error }), about { $points } points
coach-extra = What the tunnel may ask for beyond that: nothing { $none } %, one card { $one } %, two { $two } %, three { $three } %.
coach-rough =
    { $count ->
        [one] Only 1 game was thought through here, so take the numbers as a hint.
       *[other] Only { $count } games were thought through here, so take the numbers as a hint.
    }
coach-counted = From { $count } games played to their end in thought, with what you can know.
coach-prepare = Preparing the coach, once on this machine (about half a minute) …
coach-off = The coach is switched off in this game. --coach ask or --coach always brings it to the table.
coach-move-draw = draw from the deck
coach-move-take = take { $colour }
coach-move-claim = claim { $route } with { $payment }
coach-move-station = build a { $station } in { $city } with { $payment }
coach-move-tickets = draw new { $tickets }
coach-move-keep = keep { $text }
coach-move-pay = pay the extra: { $payment }
coach-move-decline = give the tunnel up
coach-move-pass = pass
coach-way = { $text } ({ $how })
coach-why-completes =
    { $count ->
        [one] It completes { $text }.
       *[other] It completes { $count } of your { $tickets }: { $text }.
    }
coach-why-only-link =
    { $count ->
        [one] { $route } is the only link left for { $text }.
       *[other] { $route } is the only link left for { $count } of your { $tickets }: { $text }.
    }
coach-why-detour =
    { $count ->
        [one] If somebody takes { $route }, the way round costs { $need } more { $cars } for { $text }.
       *[other] If somebody takes { $route }, the way round costs up to { $need } more { $cars } for { $count } of your { $tickets }: { $text }.
    }
coach-why-begins-end =
    { $need ->
        [one] It begins the last round: you would have 1 { $car } left.
       *[other] It begins the last round: you would have { $need } { $cars } left.
    }
coach-why-on-way =
    { $count ->
        [one] { $route } lies on the best way for { $text }.
       *[other] { $route } lies on the best way for { $count } of your { $tickets }: { $text }.
    }
coach-why-contested = { $player } has built at both ends of { $route } and may want it too.
coach-why-sight = It reaches { $city }, worth { $points } more at the end.
coach-why-points = It earns { $points } points for { $number } { $cards }.
coach-why-few-points =
    { $points ->
        [one] It earns 1 point at once and is on no way of yours.
       *[other] It earns { $points } points at once and is on no way of yours.
    }
coach-why-finishes-set = With { $colour } you have all you need for { $route }.
coach-why-wanted = Your way still asks for { $number } × { $colour }, most of all at { $route }.
coach-why-more-of = It makes { $number } × { $colour } in your hand: a set for later.
coach-why-wild-due = { $route } cannot be claimed without another { $wild }.
coach-why-wild = A { $wild } stands for any colour.
coach-why-blind = Nothing in the row fits your way, so the deck is as good.
coach-why-blind-any = The deck may bring a { $wild }, and nobody sees what you draw.
coach-why-patience =
    { $need ->
        [0] There is time: whichever of your routes is taken, another way is as short.
        [one] There is time: whichever of your routes is taken, the way round costs 1 { $car } more at most.
       *[other] There is time: whichever of your routes is taken, the way round costs { $need } more { $cars } at most.
    }
coach-why-more-tickets = Nothing is left to build for your { $tickets }, and you have { $need } { $cars }.
coach-why-tickets-early = New { $tickets } may use what you build anyway; { $need } { $cars } have no plan yet.
coach-why-keep-hard = With { $need } { $cars } there is hardly a way for { $text }.
coach-why-keep-shared = Their ways overlap and save { $shared } { $cars }: { $need } of your { $have } bring { $points } points.
coach-why-keep-fits = They ask for { $need } of your { $have } { $cars } and bring { $points } points.
coach-why-station-completes = A { $station } in { $city } completes { $text }.
coach-why-station = A { $station } in { $city } opens the way for { $text }.
coach-why-tunnel = With your hand the tunnel holds in { $percent } % of all cases, and in { $free } % it costs nothing extra.
coach-why-decline =
    { $number ->
        [one] One more { $card } is too much for what this route brings.
       *[other] { $number } more { $cards } are too much for what this route brings.
    }
coach-why-end-near =
    { $need ->
        [one] The last round is near: { $player } has 1 { $car } left.
       *[other] The last round is near: { $player } has { $need } { $cars } left.
    }
coach-why-tried = There is no single reason: it did well in the games played in thought.

## The review of a game

review-title = { $name }: review of a game
review-about = How likely each player was to win, decision by decision, judged only by what that player could know then. At each decision the moves were tried in worlds that fitted the view, { $count } games in all.
review-rough = Only a few dozen of them were played at each decision, and only a few likely moves tried: take the numbers as a hint.
review-curve = Chances to win
review-curve-of = The chance of { $player } to win, over the game: from { $first } % to { $last } %.
review-steps = moves of the game
review-summary = Luck and skill
review-player = Player
review-start = At the start
review-skill = Skill
review-luck = Luck
review-end = In the end
review-points = Points
review-won = won
review-shared = shared the win
review-lost = did not win
review-how = Skill is what the own decisions cost: the chance of the move made, less that of the best move. It is 0 for who never errs, and never above. Luck is everything else: cards and { $tickets } drawn, and what the others did. Start, skill and luck add up to the end. What could still be done soon after was not lost by waiting. A difference counts only when it is larger than twice its error.
review-mistakes = The moves that cost most
review-mistake = Move { $step }: “{ $chosen }” had a chance of { $win } %, “{ $better }” of { $best } %.
review-no-mistakes = No decision was clearly worse than another.
review-turns = Turning points
review-no-turns = The chances never changed much at once.
review-up = Before move { $step } the chance rose by { $percent }.
review-down = Before move { $step } the chance fell by { $percent }.
review-with = With move { $step } the chance fell by { $percent }.
review-at-end-up = At the end of the game the chance rose by { $percent }.
review-at-end-down = At the end of the game the chance fell by { $percent }.
review-all = All decisions
review-step = Move
review-choice = Decision
review-chance = Chance
review-cost = Cost
review-expected = Expected points
review-better = Better
review-why-blocked = { $player } took { $route }, and the way round costs { $need } more { $cars }.
review-why-cut = { $player } took { $route }, the last link for { $text }.
review-why-drew = The deck brought { $colour }.
review-why-tunnel =
    { $number ->
        [0] The tunnel asked for nothing extra.
        [one] The tunnel asked for 1 more { $card }.
       *[other] The tunnel asked for { $number } more { $cards }.
    }
review-why-offer = It was the { $tickets } that came: { $text }.
review-why-others = It was what the others did, and the cards in the row.
review-why-own = It was this player’s own decision: { $chosen }.
review-why-count = It was the final count.

## The review as a page

page-review-title = Luck and skill, looked back on
page-review-preparing = The coach is getting ready, once on this machine (one or two minutes) …
page-review-begin = The coach begins to look back …
page-review-progress = The coach looks back: { $done } of { $total } decisions.
page-review-wait = It plays each decision out many times. This takes a while; you may leave and come back.
page-review-early = The game is not over yet.
page-review-early-how = When it is, its review is here.
page-review-none = This game cannot be looked back on.
page-review-none-how = Its record could not be looked through to the end; the replay shows how far it goes.
page-review-failed = The review did not come.
page-review-retry = Ask again
page-review-back = Back to the result
page-review-see = See move { $step }
page-review-why = Why: { $text }
page-review-percent = { $number } %
page-review-turn = { $first } { $next }

## What is wrong with what was given

error-ambiguous = '{ $text }' may mean: { $known }
error-no-such-edition = no edition is called '{ $name }'; there are: { $known }
error-no-such-language = no language is called '{ $name }'; there are: { $known }
error-no-such-bot = no bot is called '{ $name }'; there are: { $known }
error-no-such-pack = no campaign pack is called '{ $name }'; there are: { $known }
error-seats-count = { $name } is for { $first } to { $last } players, not { $count }
error-no-such-colour = there is no colour '{ $name }' to choose; there are: { $known }
error-colour-twice = two seats cannot both be { $colour }
error-colours-few = there are colours for { $most } seats only
error-colours-seats = there are { $colours } colours, but { $seats } seats
error-colours-campaign = the companies of a campaign have their colours already
error-no-such-law = { $edition } has no law { $law }: update Whistlestop, if it is a newer one
error-no-seat = there is no seat { $seat }, only { $first } to { $last }
error-bot-not-loaded = the bot '{ $name }' cannot be loaded: { $problem }
error-bot-not-made = the bot '{ $name }' cannot be made with a seed: { $problem }
error-bot-file-form = '{ $name }' does not name a file and a class, as in my_bot.py:MyBot
error-bot-no-class = { $path } has no class { $name }
error-bot-no-choose = the class { $name } in { $path } has no method choose, so it is not a bot
error-not-python = { $path } is not a Python file: its name should end in .py
error-file-not-loaded = { $path } cannot be loaded: { $problem }
error-no-file = there is no file { $path }
error-handed-over = A bot plays in your place; first take it back.
error-stale = Something happened in the meantime; look and choose again.
error-taken-back = This move was made and taken back.
error-not-yours =
    { $what ->
        [company] This is not your company.
       *[other] This is not your seat.
    }
error-not-playing = No game is being played here now.
error-no-such-step = There is no such step.
error-no-such-seat = There is no such seat.
error-no-undo =
    { $what ->
        [written] This game is over and written in the campaign: it stays as it is.
       *[other] Nothing can be taken back: something hidden has been shown since.
    }
error-not-asked = Nobody asks you to take anything back now.
error-too-fast =
    { $what ->
        [coach] You have asked a lot; wait for the answers.
       *[other] You have said a lot; wait a little.
    }
error-not-host =
    { $what ->
        [pace] Only the host can change the pace.
        [coach] Only the host can ask the coach in, or send it away.
        [company] Only the host can hand a company over.
       *[other] Only the host can hand a seat over.
    }
error-not-abandoned = This player is here.
error-joined = This connection has joined already.
error-coach-off = The coach is switched off in this room.
error-no-advice =
    { $what ->
        [failed] The coach has no idea here; it has been noted.
        [engine] Native speed could not be made ready; the log of the server says more.
        [closing] The server closes; ask again later.
        [killed] A process that thought was ended from outside; ask again.
        [unfinished] This game is not over yet; a review looks back on finished games only.
       *[other] There is nothing to decide for this seat now.
    }
error-no-such-company = there is no company '{ $name }' here, only: { $known }
error-open-company =
    { $what ->
        [playing] A game is on: somebody must play this company.
       *[other] Nobody plays this company yet: somebody takes it, a bot gets it, or you play without it.
    }
error-not-a-bot = A person plays this company: the game counts for it.
error-elsewhere = This campaign was played on elsewhere; look and choose again.
error-unreadable = This cannot be read as a move: { $text }
error-full =
    { $what ->
        [campaign] This campaign is full of watchers.
       *[other] This room is full of watchers.
    }
error-join-first = The first message must be a join.
error-too-many-frames = Too many frames; slow down.
error-too-long = This is too long: { $most } bytes at most.
error-bad-form = This cannot be read: { $problem }
error-not-kept = This could not be kept, so it was not done. Try again.
error-campaign-stuck = This campaign cannot go on like that; it stands as it stood before.
error-many-calls = Too many calls from your address; wait a little.
error-many-rooms = Too many rooms were opened from your address; wait a little.
error-other-site = Pages of other sites may not do this.
error-no-such-room = There is no such room.
error-no-campaign-here = There is no such campaign.
error-nothing-here = There is nothing at this address.
error-failed = Something went wrong here; it has been noted.
error-not-answered = This cannot be asked for here ({ $text }).
error-clock-seconds = A clock needs at least one second.
error-webhook-address = A webhook is an http or https address without a password.
error-only-a-bot = Only where a bot plays can a bot be named.
error-branch-unfinished = Only a finished game can be branched off from.
error-taken =
    { $what ->
        [company] This company is taken already.
        [colour] Somebody else has this colour already.
       *[other] This seat is taken already.
    }
error-not-begun = The game has not begun.
error-players-only =
    { $what ->
        [campaign] Only who plays in this campaign may do this.
       *[other] Of a running game only a player may read the record.
    }
error-review-failed = This game could not be looked back on; it has been noted.
error-file-not-text = The file is not UTF-8 text (byte { $byte }).
error-file-other-pack = The file is a campaign of a pack that is not here.
error-file-damaged = The file cannot be read as a campaign: { $problem }
error-file-misfit = The file tells of things that do not fit together.
error-no-such-option = { $option } cannot be '{ $name }'; there are: { $known }
error-too-few = { $option } must be at least { $least }, not { $value }
error-companies-count = { $name } is for { $first } to { $last } companies, not { $count }
error-companies-seats = there are { $companies } companies, but { $seats } seats
error-names-many = there are { $names } names, but only { $seats } seats
error-name-twice = two seats cannot both be called '{ $name }'
error-companies-alike = two companies cannot have the same colour
error-no-such-player = nobody called '{ $name }' can take a seat; there are: { $known }
error-resume-alone = --resume goes on with a game as it was; only --lang, --speed, --coach fit
error-game-over = the game in { $path } is over: see it with whistlestop replay { $path }
error-changed-elsewhere = { $path } was changed by somebody else while the game was going on
error-store-newer = the store was written by a newer Whistlestop (tables { $found }, this one knows { $known }): update Whistlestop, or choose another --data folder
error-disk = { $path }: { $problem }
error-file-exists = { $path } exists already; choose another name
error-file-exists-force = { $path } exists already; choose another name, or use --force
error-no-folder = there is no folder { $path }
error-is-folder = { $path } is a folder, not a file
error-one-piece = the board of { $name } does not come in pieces: no campaign fits it
error-no-game-on = no game of this campaign is on: gather the companies first
error-game-not-over = the game is not over yet: there is nothing to keep of it
error-other-game = this game is not the one that the campaign waits for
error-not-so-far = the campaign has not come to a game { $game } yet: it is at { $at }
error-printed-up-to = the pack { $name } is printed up to game { $game }
error-not-a-shelf = { $path } is not a shelf of campaigns: { $problem }
error-several-campaigns = '{ $name }' may mean several campaigns: { $known }
error-no-such-campaign = there is no campaign '{ $name }'; there are: { $known }
error-bots-none = name at least one bot
error-bots-twice = name each bot once; the seats are filled by turns
error-other-journal = { $path } is a journal of other games (or none at all)
error-journal-damaged = { $path } is damaged: line { $line } is not a game; mend it or name another file
error-not-installed = this needs { $name }: pip install 'whistlestop[{ $extra }]'
error-worker-killed = a process that played was killed; give the same command again, with fewer --workers
error-other-settings = { $path } holds campaigns of other settings ({ $text }); name another file with --keep, or begin anew with --force
error-report-other = { $path } exists already, and { $kept } is of other settings; name another report, or begin anew with --force
error-report-is-kept = the report and the campaigns kept cannot both be { $path }
error-absent-few = a game needs two present companies: --absent asks for 3 companies or more
error-study-whole = a study plays whole campaigns: leave --games out
error-study-only = --keep, --choices, --absent and --force go with --campaigns or --report
error-report-name = name a new file for the report, as in -o report.html, or use --json
error-cannot-listen = cannot listen on { $host } port { $port } ({ $problem }); try --port with another number
cli-verified = { $path }: verified: the set-up and all { $moves } moves follow from the seed
cli-not-verified = { $path }: NOT verified: { $problem }
cli-reviewed = { $path }: { $decisions } decisions, { $games } games played in thought
cli-board = { $path }: { $cities } cities, { $routes } routes
error-bug = This is a bug in Whistlestop: please report it with what stands above. `whistlestop --debug …` shows more.
