### English: messages that all editions share.
###
### An edition lends its own words as $wild, $wilds, $card, $cards, $car, $cars, $ticket, $tickets and $station.
### Other texts ($player, $route, $city, $colour, $payment, $text) come ready to show; numbers come as numbers.

language-name = English

## Putting things together

cards-some = { $count } { $colour }
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
why-one-action = You are in the middle of another action. Finish it first.
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
