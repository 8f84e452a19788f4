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

## Pages: everywhere

page-motto = railways at your table
page-ways = Ways to go
page-skip = Skip to the content
page-language = Language
page-by-day = Day
page-by-night = Night
page-rules = Rules
page-tutorial = Tutorial
page-settings = Settings
page-home = Home
page-close = Close
page-back = Back
page-copy = Copy
page-copied = Copied
page-or = or

## Pages: home

page-hello = Which train tonight?
page-hello-how = Pick a poster, sit down and play. Nothing to sign, nothing to install.
page-choose-edition = Choose an edition
page-chosen = Chosen
page-poster-europe = Tunnels, ferries and stations
page-poster-new_york = Taxis and sights, a quick ride
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
page-seat-who = Who plays seat { $seat }
page-seat-free = Open seat
page-seat-remove = Remove seat { $seat }
page-seat-add = Add a seat
page-sitter-me = you, at this screen
page-sitter-person = a person, at this screen
page-sitter-open = a person, by the link
page-sitter-bot = bot · { $kind }
page-bot-greedy = steady
page-bot-random = whimsical
page-guest-0 = Bradshaw
page-guest-1 = Baedeker
page-guest-2 = Fogg
page-guest-3 = Passepartout
page-guest-4 = Appleby
page-options = First player, clock, pace, public table
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
page-join-wrong = That is no link to a table. It looks like …/room/ and a code.
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
