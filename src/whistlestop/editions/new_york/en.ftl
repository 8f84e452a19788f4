### New York in English: the edition's words and its rulebook, one message per rule.

edition-name = New York
edition-about = A city in a quarter of an hour: short routes, fifteen taxis each, and a point for every tourist attraction you reach. For 2 to 4 players.

## Words, handed to the messages that all editions share

word-wild = taxi card
word-wilds = taxi cards
word-card = transportation card
word-cards = transportation cards
word-car = taxi
word-cars = taxis
word-ticket = ticket
word-tickets = tickets

## Components and set-up

section-setup = Components and set-up
N-01 = The game is for 2 to 4 players. Each player has 15 taxis.
N-02 = There are 44 transportation cards: 6 each of blue, green, black, pink, red and orange, and 8 taxi cards, which are wild. There are 18 tickets.
N-03 = Each player is dealt 2 transportation cards; then 5 are turned face up. If 3 or more of the five are taxi cards, at set-up or at any later moment, all five are discarded and five new ones are turned up; this is repeated for as long as it happens again. Ruling: the row is cleared only if the row, the deck and the discards together could show a full row with fewer than 3 taxi cards; otherwise it stays as it is, so that there is no endless loop.
N-04 = Each player is dealt 2 tickets and keeps 1 or both. A ticket not kept goes under the ticket deck and so stays in the game.
N-05 = By custom the youngest player begins. Play goes clockwise. Ruling: the host picks the seat that begins, or it is drawn at random, which is the default.
N-06 = Everybody chooses a colour that nobody else has: blue, red, green or yellow. Ruling: whoever chooses none has the first that is left, in this order.

## A turn: exactly one of three actions

section-turn = A turn: exactly one of three actions
N-10 = In your turn you do exactly one of three things: draw transportation cards, claim a route, or draw tickets. Ruling: if you have no legal action at all, you pass; otherwise passing is not allowed, even if all you can do is draw tickets and keep one of them. Ruling: when all players have passed one after the other, the game ends and is scored.
N-11 = To draw transportation cards, take 2 cards, each either blind from the deck or from the five face-up cards; a face-up card you take is replaced at once. If your first card is a face-up taxi card, you draw no second one. A face-up taxi card can never be your second card. Ruling: the second card is compulsory wherever one may be taken; a taxi card drawn blind counts as an ordinary card, and you show it to nobody.
N-12 = There is no limit to the cards in your hand. When the deck is empty, the discards are shuffled into a new deck. Ruling: this happens at once, even between the two cards of one action; only while the row is being filled they wait until the next card is due, so that a row just cleared is shuffled in too. Ruling: when deck, discards and row hold no cards, nobody may draw transportation cards; while the row still holds cards, they may be taken; a row that could not be filled is filled as soon as a card is available again; if no second card may be taken after your first, your turn ends.

## Claiming a route

section-claim = Claiming a route
N-20 = To claim a route, discard as many cards as the route has spaces, all of its colour, and put one of your taxis on each space. On a grey route use cards of any one colour. A taxi card stands for any card. You may claim any open route, and one route a turn.
N-21 = If you do not have enough taxis left to fill the whole route, you cannot claim it.
N-22 = Two routes between the same two places are a double route. Nobody holds both of them. In a 2-player game, once one of them is claimed, the other is closed to the other player too. With 3 or 4 players both are open.

## Tickets

section-tickets = Tickets
N-30 = To draw tickets, take 2 from the ticket deck and keep at least 1; the other goes under the deck. If only one is left, you may still choose this action, and you must keep that ticket. With none left you cannot choose it.
N-31 = A ticket you keep cannot be discarded. Tickets, and how far you have come with them, are secret until the end. You may hold any number of them.

## End and final score

section-end = End and final score
N-40 = When a player has 2 or fewer taxis left, every player, that one included, has one last turn; then the game ends.
N-41 = The final score has three parts. Each route scores by the table on the board: 1 space gives 1 point, 2 spaces give 2, 3 spaces give 4 and 4 spaces give 7; the count that runs during the game is the same number as a count at the end. Each completed ticket adds its points, and any other takes its points away. Each tourist attraction that your routes touch gives 1 point, once each. A total may be negative.
N-42 = The highest total wins. If there is a tie, the player with the most completed tickets wins; if they are still level, they share the win.
N-43 = This edition has no stations, no tunnels, no ferries and no bonus for the longest path.
