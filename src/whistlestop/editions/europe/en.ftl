### Europe in English: the edition's words and its rulebook, one message per rule.

edition-name = Europe
edition-about = A whole continent by rail: ferries that ask for locomotives, tunnels that may cost more than they show, and stations that borrow a neighbour’s track. For 2 to 5 players; a game takes about an hour.

## Words, handed to the messages that all editions share

word-wild = locomotive
word-wilds = locomotives
word-card = train card
word-cards = train cards
word-car = train car
word-cars = train cars
word-ticket = ticket
word-tickets = tickets
word-station = station
word-stations = stations
word-longest = European Express

## Components and set-up

section-setup = Components and set-up
E-01 = The game is for 2 to 5 players, in blue, red, green, yellow and black. Each player has 45 train cars, 3 stations and a score marker that starts at 0.
E-02 = There are 110 train cards: 12 each of purple, blue, orange, white, green, yellow, black and red, and 14 locomotives. Locomotives are wild.
E-03 = There are 46 tickets: 40 short ones and 6 long ones. The long ones have a blue background.
E-04 = Each player is dealt 4 train cards. Then 5 cards are turned face up beside the board. Rule E-15 applies from this moment on.
E-05 = Each player is dealt 1 long ticket; the other long tickets leave the game unseen. Each player is then dealt 3 short tickets; the rest of the short tickets are the ticket deck.
E-06 = Before the first turn all players choose, in secret and at the same time, at least 2 of their 4 tickets to keep. Any of the 4 may go, the long one too. Tickets that go leave the game unseen: they do not return to the ticket deck.
E-07 = The table agrees who begins; by custom it is whoever has visited Europe most. Play goes clockwise. Ruling: the host picks the seat that begins, or it is drawn at random, which is the default.
E-08 = Everybody chooses a colour that nobody else has: blue, red, green, yellow or black. Ruling: whoever chooses none has the first that is left, in this order.

## A turn: exactly one of four actions

section-turn = A turn: exactly one of four actions
E-10 = In your turn you do exactly one of four things: draw train cards, claim a route, draw tickets, or build a station. Ruling: if you have no legal action at all, you pass; otherwise passing is not allowed, even if all you can do is draw tickets and keep one of them. Ruling: when all players have passed one after the other, the game ends and is scored.
E-11 = To draw train cards, take two cards, each either from the five face-up cards or blind from the deck. A face-up card you take is replaced at once from the deck, before your second draw. Ruling: the second card is compulsory wherever one may be taken.
E-12 = If your first card is a face-up locomotive, it is the only card of your turn. A face-up locomotive may never be your second card: not one that was there before, and not one that has just replaced your first card.
E-13 = A locomotive drawn blind from the deck counts as an ordinary card, and you show it to nobody.
E-14 = There is no limit to the cards in your hand. When the deck is empty, the discards are shuffled into a new deck at once, even between the two cards of one action. Ruling: while the row is being filled they wait until the next card is due, so that a row just cleared is shuffled in too.
E-15 = Whenever 3 or more of the face-up cards are locomotives, all five are discarded and five new ones are turned up; this is repeated for as long as it happens again. Ruling: the row is cleared only if the row, the deck and the discards together could show a full row with fewer than 3 locomotives; otherwise it stays as it is, so that there is no endless loop.
E-16 = When all cards are in players’ hands, and deck, discards and row hold none, nobody may draw train cards. Ruling: while the row still holds cards, they may be taken; a row that could not be filled is filled as soon as a card is available again; if no second card may be taken after your first, your turn ends.

## Claiming a route

section-claim = Claiming a route
E-20 = To claim a route, pay as many cards from your hand as the route has spaces, all of the route’s colour. On a grey route pay cards of one colour, whichever you choose. A locomotive stands for any card, and you may pay with locomotives only.
E-21 = You need as many train cars as the route has spaces, and you place them all at once. A route cannot be claimed in part.
E-22 = You may claim any open route on the board; it need not touch your other routes. You may claim one route a turn.
E-23 = The cards you pay go to the discards, and you score the route at once: 1 space gives 1 point, 2 spaces give 2, 3 spaces give 4, 4 spaces give 7, 6 spaces give 15 and 8 spaces give 21.
E-24 = Two routes between the same two cities are a double route. One player never holds both of them. A claim that breaks both this rule and E-25 is refused under this rule.
E-25 = With 2 or 3 players, once one route of a double route is claimed, the other is closed to everybody.
E-26 = Routes that run side by side for a while but lead to different cities are not double routes.
E-27 = A ferry is a grey route with locomotive symbols. Your payment must hold at least as many locomotives as there are symbols; the other cards are all of one colour, and locomotives may stand in for them too. Smyrna–Palermo, for example, costs 4 cards of one colour and 2 locomotives.

## Tunnels

section-tunnels = Tunnels
E-30 = To claim a tunnel, first lay down a full payment. Then the top 3 cards of the deck are turned up. Each of them that has the colour you paid, and each locomotive among them, costs you one more card of that colour or a locomotive. If nothing more is due, the claim is complete at once.
E-31 = If you paid with locomotives only, just the locomotives turned up count, and only locomotives may pay for them.
E-32 = If you cannot or will not pay the extra cards, your payment returns to your hand, nothing is claimed, and your turn ends. You may decline even when you could pay.
E-33 = The cards turned up for the tunnel go to the discards at the end of the turn. Your payment lies on the table meanwhile: it is not among the discards if they are shuffled for the reveal.
E-34 = If deck and discards together hold fewer than 3 cards to turn up, only those that can be turned up count. If there are none, the tunnel costs nothing extra.
E-35 = The extra cards of a tunnel need no extra train cars. A grey tunnel takes the colour of your payment.

## Tickets

section-tickets = Tickets
E-40 = To draw tickets, take 3 from the ticket deck and keep at least 1 of them; the rest go under the ticket deck. With fewer than 3 left you draw those; with none left you cannot choose this action. Ruling: if only 1 is left you must keep it; tickets you return go under the deck in the order you drew them, and only you know which they are.
E-41 = A ticket you keep stays with you until the end. Tickets are secret until then, and you may hold any number of them.
E-42 = At the end, a ticket whose two cities are connected by your routes, including those borrowed under rule E-53, adds its points to your score. Any other ticket takes its points away.

## Stations

section-stations = Stations
E-50 = You may build a station in any city that has none yet, whether or not it is connected to your routes. A city holds one station, whoever owns it. You may build one station a turn and three in a game.
E-51 = Your first station costs 1 card, your second 2 and your third 3, all of one colour; locomotives stand for any card. The cards are discarded.
E-52 = Each station you never built is worth 4 points at the end.
E-53 = At the end, each of your stations lets you use one route of another player that leads into its city, for your tickets only. It is the same route for all your tickets, and it is chosen at the end. Ruling: the game makes the choice that gives you the best ticket total and, among equal ones, the most completed tickets.

## What everybody may know

section-knowledge = What everybody may know
E-55 = Ruling: everybody may know how many cards and tickets each player holds, the train cars, stations and points, the discards, and which cards were taken face up or paid. Ruling: cards drawn blind, tickets, and the order of every deck are secret.

## End and final score

section-end = End and final score
E-60 = When a player ends a turn with 2 or fewer train cars, every player, that one included, has one more turn; then the game ends. A second player who reaches 2 or fewer changes nothing.
E-61 = The final score is the points for routes, plus or minus the tickets, plus 4 for each unused station, plus 10 for the European Express.
E-62 = The European Express goes to the longest continuous path of a player’s own train cars. The path may loop and may pass through a city several times, but no car counts twice, and borrowed routes do not count. All who tie for the longest path get 10 points each. Ruling: a path of length 0 gets nothing.
E-63 = The highest total wins. If there is a tie, the player with the most completed tickets wins, and those completed through borrowed routes count; then the player who has built the fewest stations and so has the most left; then the holder of the European Express. Ruling: if they are still level, they share the win.
E-64 = A total may be negative.
E-65 = Anybody may check the running points at the end: counted again from the train cars on the board, the routes give the same number.
