### Legends of the West in English: the edition's words and its rulebook, one message per rule.

edition-name = Legends of the West
edition-about = Five young railway companies, a newspaper full of surprises, and the east of a continent whose map runs on at the edges. It is played for money: tickets, company routes and the last cars pay. For 2 to 5 players; a game takes about half an hour.

## Words, handed to the messages that all editions share

word-wild = locomotive
word-wilds = locomotives
word-card = train card
word-cards = train cards
word-car = train car
word-cars = train cars
word-ticket = ticket
word-tickets = tickets

## Components

section-components = Components
L-01 = The game is for 2 to 5 players. Each is the president of a railway company, for the whole campaign if one is played: black, blue, green, yellow or red. There are 56 train cars of each colour in the box.
L-02 = There are 90 train cards: 12 each of black, blue, white, green, yellow and red, 12 locomotives and 6 newspapers. Locomotives are wild.
L-03 = At the start there are 33 tickets and 7 events, one company reward card for each company, and one starting-player card.
C-09 = Of the 12 cards of each colour 3 show a pick, 3 show a skull and 6 show nothing; locomotives and newspapers show nothing. A symbol matters only to a rule that names it. You pay with particular cards and so choose which symbols you spend.
L-04 = Money is public: everybody sees everybody’s coins.

## Set-up of a game

section-setup = Set-up of a game
L-10 = Each player has 20 train cars. In a campaign the number grows from game to game, as rule C-22 says.
L-11 = Each player is dealt 4 train cards, takes 5 dollars, and is dealt 4 tickets, of which at least 2 must be kept. Ruling: tickets not kept go under the ticket deck.
L-12 = Five train cards are turned face up. If three of them are locomotives, rule L-24 applies.
L-13 = Ruling: with 2 or 3 players 6 newspapers are used, with 4 players 5, with 5 players 4; the others stay in the box. Ruling: they are shuffled into the deck only after hands and row are set, so that no event happens during set-up.
L-14 = The events are shuffled into a deck, face down. No event is current at the start.
L-15 = The holder of the starting-player card begins; in a first game somebody gets it at random. If the holder is absent, a random player gets the card. Play goes clockwise.
L-16 = Everybody chooses a company that nobody else has: black, blue, green, yellow or red. In a campaign it is chosen once, for all games. Ruling: whoever chooses none has the first that is left, in this order.

## A turn: exactly one of three actions

section-turn = A turn: exactly one of three actions
L-20 = In your turn you do exactly one of three things: draw train cards, travel (that is, claim a route), or draw tickets. Ruling: if you have no legal action at all, you pass; otherwise passing is not allowed, even if all you can do is draw tickets and keep one of them. Ruling: when all players have passed one after the other, the game ends and is scored.
L-21 = To draw train cards, take two cards, each either from the five face-up cards or blind from the deck. A face-up card you take is replaced at once. Ruling: the second card is compulsory wherever one may be taken.
L-22 = A face-up locomotive can only be your first card, and then it is your only one. A locomotive drawn blind counts as an ordinary card.
L-23 = If deck and discards together hold 8 cards or fewer, you may not choose to draw train cards. This is checked when you choose your action, not between the two cards.
L-24 = Whenever three locomotives lie face up, all five cards are discarded and replaced one after the other; this is repeated for as long as it happens again. Ruling: the row is cleared only if the row, the deck and the discards together could show a full row with fewer than three locomotives; otherwise it stays as it is, so that there is no endless loop.
L-25 = There is no limit to the cards in your hand. When the deck is empty, the discards, newspapers included, are shuffled into a new deck. Ruling: this happens at once, even between the two cards of one action; only while the row is being filled they wait until the next card is due, so that a row just cleared is shuffled in too.
L-26 = When a newspaper comes off the deck, drawn blind or as a replacement for the row, the next event is turned up onto the event discards and is now the current event. Only then is the newspaper discarded, and another card is drawn in its place; that may be a newspaper again.
L-27 = A lasting event works for as long as it lies on top of the event discards. A lightning event works once, at once, and stays on top with no further effect.
L-28 = A current event that is retired is replaced at once by the next one. Ruling: when the event deck is empty, the event discards, all but the current event, are shuffled into a new deck; if there are none, nothing happens.
C-07 = A newspaper drawn in the middle of a travel step or of any other effect is dealt with at once: its event is turned up, a lightning event is carried out, the newspaper is discarded, the replacement card is drawn; then the interrupted effect goes on. A lasting event turned up this way applies from the next step on (in a draw action: from the next card on); an effect “after step 12” looks at the event that is current then. The active player is the one whose turn it is.
C-15 = The action of an event is an action of your turn, instead of drawing cards, travelling or drawing tickets. Each company may use it once for each appearance of that event.

## Travel: claiming a route

section-travel = Travel: claiming a route
L-30 = To travel a route, pay as many cards as it has spaces, all of the route’s colour; on a grey route all of one colour, whichever you choose. A locomotive stands for any card. Put one of your train cars on every space and discard the cards.
L-31 = A route is claimed whole, in one turn, and one route a turn. It need not connect to anything. You need enough train cars for it.
L-32 = Only a route with a city at both ends can be claimed. Those that run off the edge of the board cannot.
L-33 = Where two or three routes join the same two cities, nobody holds more than one of them. With 2 or 3 players only one route of a double may be used; then the other is closed. All three of a triple are always open.
L-34 = Claiming a route scores nothing by itself.
L-35 = After placing the cars, go through travel steps 1 to 12 in order and skip those that do not apply or have no sticker. At the start only steps 3 and 12 exist.
L-36 = Step 3, company route: on a route of your own company’s colour, whatever its length, take the reward of your company reward card at once: 2 dollars at the start. Grey is nobody’s colour.
L-37 = Step 12, large city: if the route touches at least one large city, draw one card from the deck. It is one card only, even with two large cities; a newspaper is dealt with as in rule L-26. You draw every time you claim such a route, also twice in one turn.
L-38 = A locomotive may also be discarded as an extra, to fulfil a postcard, an event or a condition. Each condition needs a locomotive of its own.

## Tickets

section-tickets = Tickets
L-40 = To draw tickets, take 3 from the ticket deck, or what is left of it, and keep at least 1; the rest go under the deck. What you keep stays with you to the end, and it is secret unless something says otherwise. You may hold any number of tickets. With none left you cannot choose this action.
L-41 = At the end a ticket whose two cities are connected by your own train cars pays its dollars. Any other ticket costs you its dollars.

## End of the game

section-end = End of the game
L-50 = When a player’s turn ends with 0, 1 or 2 train cars left, every player, that one included, has one last turn. Then the game ends.
L-51 = Each player fills in a bank slip, marked with the year of the game: the coins, plus the bonus for train cars left (0 cars 16 dollars, 1 car 12, 2 cars 9, 3 cars 7, 4 cars 6, 5 to 7 cars 4, 8 to 10 cars 2, 11 or more nothing), plus or minus the tickets. The total of a slip is never below 0.
L-52 = The most money wins. If there is a tie, the player with more completed tickets is ahead; if they are still level, the one later in turn order, counted from the first player of this game.
L-53 = In a campaign the player in last place takes the starting-player card into the office.
L-54 = In a campaign, end step 2: the holder of the starting-player card publicly retires one event of the event discards, for the rest of the campaign. If the pile is empty, none is retired.
L-55 = In a campaign, end step 3 is the story deck after the PAUSE card, and in step 6 the slip goes into the vault; steps 4, 5 and 7 are told by the campaign. Step 8: put the game away or play on. Train cards, tickets and coins go back; no coin is carried into the next game.
L-56 = At the end of a campaign a player who was absent gets a score for each game missed. How much is no secret: rule C-60.
L-57 = End step 1 is done in this order, and nothing is cleared away before: coins, train cars left and tickets are entered on the bank slip, which is added up (L-51); the winner is named, and ties are decided (L-52); in a campaign the player in last place takes the starting-player card (L-53).
