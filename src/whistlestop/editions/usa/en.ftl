### USA in English: the edition's words and its rulebook, one message per rule.

edition-name = USA
edition-about = The classic journey from coast to coast: claim routes, connect the cities of your tickets, and race for the longest path. For 2 to 5 players; a game takes about an hour.

## Words, handed to the messages that all editions share

word-wild = locomotive
word-wilds = locomotives
word-card = train card
word-cards = train cards
word-car = train car
word-cars = train cars
word-ticket = ticket
word-tickets = tickets
word-longest = Longest Path

## Components and set-up

section-setup = Components and set-up
U-01 = The game is for 2 to 5 players, in blue, red, green, yellow and black. Each player has 45 train cars and a score marker that starts at 0.
U-02 = There are 110 train cards: 12 each of purple, blue, orange, white, green, yellow, black and red, and 14 locomotives. Locomotives are wild.
U-03 = There are 30 tickets, in one deck.
U-04 = Each player is dealt 4 train cards. Then 5 cards are turned face up beside the board. Rule U-15 applies from this moment on.
U-05 = Each player is dealt 3 tickets; the rest are the ticket deck.
U-06 = Before the first turn all players choose, in secret and at the same time, at least 2 of their 3 tickets to keep. A ticket that goes is put under the ticket deck and so stays in the game.
U-07 = The table agrees who begins; by custom it is the most experienced traveller. Play goes clockwise. Ruling: the host picks the seat that begins, or it is drawn at random, which is the default.
U-08 = Everybody chooses a colour that nobody else has: blue, red, green, yellow or black. Ruling: whoever chooses none has the first that is left, in this order.

## A turn: exactly one of three actions

section-turn = A turn: exactly one of three actions
U-10 = In your turn you do exactly one of three things: draw train cards, claim a route, or draw tickets. Ruling: if you have no legal action at all, you pass; otherwise passing is not allowed, even if all you can do is draw tickets and keep one of them. Ruling: when all players have passed one after the other, the game ends and is scored.
U-11 = To draw train cards, take two cards, each either from the five face-up cards or blind from the deck. A face-up card you take is replaced at once from the deck, before your second draw. Ruling: the second card is compulsory wherever one may be taken.
U-12 = If your first card is a face-up locomotive, it is the only card of your turn. A face-up locomotive may never be your second card: not one that was there before, and not one that has just replaced your first card.
U-13 = A locomotive drawn blind from the deck counts as an ordinary card, and you show it to nobody.
U-14 = There is no limit to the cards in your hand. When the deck is empty, the discards are shuffled into a new deck at once, even between the two cards of one action. Ruling: while the row is being filled they wait until the next card is due, so that a row just cleared is shuffled in too.
U-15 = Whenever 3 or more of the face-up cards are locomotives, all five are discarded and five new ones are turned up; this is repeated for as long as it happens again. Ruling: the row is cleared only if the row, the deck and the discards together could show a full row with fewer than 3 locomotives; otherwise it stays as it is, so that there is no endless loop.
U-16 = When all cards are in players’ hands, and deck, discards and row hold none, nobody may draw train cards. Ruling: while the row still holds cards, they may be taken; a row that could not be filled is filled as soon as a card is available again; if no second card may be taken after your first, your turn ends.

## Claiming a route

section-claim = Claiming a route
U-20 = To claim a route, pay as many cards from your hand as the route has spaces, all of the route’s colour. On a grey route pay cards of one colour, whichever you choose. A locomotive stands for any card, and you may pay with locomotives only.
U-21 = You need as many train cars as the route has spaces, and you place them all at once. A route cannot be claimed in part.
U-22 = You may claim any open route on the board; it need not touch your other routes. You may claim one route a turn.
U-23 = The cards you pay go to the discards, and you score the route at once: 1 space gives 1 point, 2 spaces give 2, 3 spaces give 4, 4 spaces give 7, 5 spaces give 10 and 6 spaces give 15.
U-24 = Two routes between the same two cities are a double route. One player never holds both of them. A claim that breaks both this rule and U-25 is refused under this rule.
U-25 = With 2 or 3 players, once one route of a double route is claimed, the other is closed to everybody.

## Tickets

section-tickets = Tickets
U-30 = To draw tickets, take 3 from the ticket deck and keep at least 1 of them; the rest go under the ticket deck. With fewer than 3 left you draw those; with none left you cannot choose this action. Ruling: if only 1 is left you must keep it; tickets you return go under the deck in the order you drew them, and only you know which they are.
U-31 = A ticket you keep stays with you until the end. Tickets are secret until then, and you may hold any number of them.
U-32 = At the end, a ticket whose two cities are connected by your routes adds its points to your score. Any other ticket takes its points away.

## What everybody may know

section-knowledge = What everybody may know
U-35 = Ruling: everybody may know how many cards and tickets each player holds, the train cars and points, the discards, and which cards were taken face up or paid. Ruling: cards drawn blind, tickets, and the order of every deck are secret.

## End and final score

section-end = End and final score
U-40 = When a player ends a turn with 2 or fewer train cars, every player, that one included, has one more turn; then the game ends. A second player who reaches 2 or fewer changes nothing.
U-41 = The final score is the points for routes, plus or minus the tickets, plus 10 for the Longest Path.
U-42 = The Longest Path goes to the longest continuous path of a player’s own train cars. The path may loop and may pass through a city several times, but no car counts twice. All who tie for the longest path get 10 points each. Ruling: a path of length 0 gets nothing.
U-43 = The highest total wins. If there is a tie, the player with the most completed tickets wins; then the holder of the Longest Path. Ruling: if they are still level, they share the win.
U-44 = A total may be negative.
U-45 = This edition has no stations, no tunnels and no ferries.
U-46 = Anybody may check the running points at the end: counted again from the train cars on the board, the routes give the same number.
