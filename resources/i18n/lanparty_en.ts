<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>AbsenceBanner</name>
        <message>
            <source>The others want to go on without you.</source>
            <translation>The others want to go on without you.</translation>
        </message>
        <message>
            <source>Your own link is lost – %1</source>
            <translation>Your own link is lost – %1</translation>
        </message>
        <message>
            <source>Waiting for %1 – %2</source>
            <translation>Waiting for %1 – %2</translation>
        </message>
        <message>
            <source>%1 is here again, but the table is about to go on without.</source>
            <translation>%1 is here again, but the table is about to go on without.</translation>
        </message>
        <message>
            <source>Your seat is yours until all of them have chosen so.</source>
            <translation>Your seat is yours until all of them have chosen so.</translation>
        </message>
        <message>
            <source>Your moves are kept, nothing is lost. Everything goes on by itself when the Wi-Fi is back.</source>
            <translation>Your moves are kept, nothing is lost. Everything goes on by itself when the Wi-Fi is back.</translation>
        </message>
        <message>
            <source>One of the two laptops is off the Wi-Fi. Moves are kept, nothing is lost; everything goes on where it was.</source>
            <translation>One of the two laptops is off the Wi-Fi. Moves are kept, nothing is lost; everything goes on where it was.</translation>
        </message>
        <message>
            <source>Nothing is lost: everything goes on where it was as soon as that laptop is back.</source>
            <translation>Nothing is lost: everything goes on where it was as soon as that laptop is back.</translation>
        </message>
        <message>
            <source>Who has chosen to go on plays no more in this deal: choose the same, then it is dealt again.</source>
            <translation>Who has chosen to go on plays no more in this deal: choose the same, then it is dealt again.</translation>
        </message>
        <message>
            <source>You and %1 have chosen to go on without %2.</source>
            <translation>You and %1 have chosen to go on without %2.</translation>
        </message>
        <message>
            <source>You have chosen to go on without %1.</source>
            <translation>You have chosen to go on without %1.</translation>
        </message>
        <message>
            <source>%1 chose to go on without %2.</source>
            <translation>%1 chose to go on without %2.</translation>
        </message>
        <message>
            <source>you</source>
            <translation>you</translation>
        </message>
        <message>
            <source>Still to choose: %1.</source>
            <translation>Still to choose: %1.</translation>
        </message>
        <message>
            <source>The link is back: everything is where it was.</source>
            <translation>The link is back: everything is where it was.</translation>
        </message>
        <message>
            <source>%1 is back: everything is where it was.</source>
            <translation>%1 is back: everything is where it was.</translation>
        </message>
        <message>
            <source>%1. Show the choices.</source>
            <translation>%1. Show the choices.</translation>
        </message>
        <message>
            <source>All right</source>
            <translation>All right</translation>
        </message>
        <message>
            <source>Keep waiting</source>
            <translation>Keep waiting</translation>
        </message>
        <message>
            <source>Go on without %1</source>
            <translation>Go on without %1</translation>
        </message>
        <message>
            <source>Leave</source>
            <translation>Leave</translation>
        </message>
        <message>
            <source>Leave this table</source>
            <translation>Leave this table</translation>
        </message>
    </context>
    <context>
        <name>AddressDialog</name>
        <message>
            <source>Join by address</source>
            <translation>Join by address</translation>
        </message>
        <message>
            <source>The host's laptop shows its code and its address in the lobby. Type one of them here.</source>
            <translation>The host's laptop shows its code and its address in the lobby. Type one of them here.</translation>
        </message>
        <message>
            <source>Address or code</source>
            <translation>Address or code</translation>
        </message>
        <message>
            <source>Joining…</source>
            <translation>Joining…</translation>
        </message>
        <message>
            <source>Join</source>
            <translation>Join</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancel</translation>
        </message>
    </context>
    <context>
        <name>Cauldron</name>
        <message>
            <source>total %1 of %2</source>
            <translation>total %1 of %2</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>empty</translation>
        </message>
        <message>
            <source>Press Enter to play the card here.</source>
            <translation>Press Enter to play the card here.</translation>
        </message>
    </context>
    <context>
        <name>ChatPanel</name>
        <message>
            <source>Chat</source>
            <translation>Chat</translation>
        </message>
        <message>
            <source>Nothing has been said yet.</source>
            <translation>Nothing has been said yet.</translation>
        </message>
        <message>
            <source>Say something</source>
            <translation>Say something</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>Send</translation>
        </message>
    </context>
    <context>
        <name>DiagnosisDialog</name>
        <message>
            <source>Check of the network</source>
            <translation>Check of the network</translation>
        </message>
        <message>
            <source>Trying everything out: this takes a few seconds…</source>
            <translation>Trying everything out: this takes a few seconds…</translation>
        </message>
        <message>
            <source>What to try</source>
            <translation>What to try</translation>
        </message>
        <message>
            <source>This laptop</source>
            <translation>This laptop</translation>
        </message>
        <message>
            <source>code %1</source>
            <translation>code %1</translation>
        </message>
        <message>
            <source>network %1</source>
            <translation>network %1</translation>
        </message>
        <message>
            <source>can be called</source>
            <translation>can be called</translation>
        </message>
        <message>
            <source>can't be called</source>
            <translation>can't be called</translation>
        </message>
        <message>
            <source>multicast doesn't come back</source>
            <translation>multicast doesn't come back</translation>
        </message>
        <message>
            <source>usable</source>
            <translation>usable</translation>
        </message>
        <message>
            <source>can't be used</source>
            <translation>can't be used</translation>
        </message>
        <message>
            <source>What is heard</source>
            <translation>What is heard</translation>
        </message>
        <message>
            <source>not tried</source>
            <translation>not tried</translation>
        </message>
        <message>
            <source>this laptop hears itself</source>
            <translation>this laptop hears itself</translation>
        </message>
        <message>
            <source>this laptop doesn't hear itself</source>
            <translation>this laptop doesn't hear itself</translation>
        </message>
        <message numerus="yes">
            <source>%n packet(s)</source>
            <translation>
                <numerusform>%n packet</numerusform>
                <numerusform>%n packets</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>of %n other laptop(s)</source>
            <translation>
                <numerusform>of %n other laptop</numerusform>
                <numerusform>of %n other laptops</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n table(s)</source>
            <translation>
                <numerusform>%n table</numerusform>
                <numerusform>%n tables</numerusform>
            </translation>
        </message>
        <message>
            <source>Another version of LAN Party</source>
            <translation>Another version of LAN Party</translation>
        </message>
        <message>
            <source>Firewall</source>
            <translation>Firewall</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Copied</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copy</translation>
        </message>
        <message>
            <source>Copy %1</source>
            <translation>Copy %1</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
        <message>
            <source>Check again</source>
            <translation>Check again</translation>
        </message>
        <message>
            <source>Copy everything</source>
            <translation>Copy everything</translation>
        </message>
        <message>
            <source>Trouble:</source>
            <translation>Trouble:</translation>
        </message>
    </context>
    <context>
        <name>Dialog</name>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
    </context>
    <context>
        <name>DrunkPile</name>
        <message numerus="yes">
            <source>%n red</source>
            <translation>
                <numerusform>%n red</numerusform>
                <numerusform>%n red</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n green</source>
            <translation>
                <numerusform>%n green</numerusform>
                <numerusform>%n green</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n violet</source>
            <translation>
                <numerusform>%n violet</numerusform>
                <numerusform>%n violet</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n poison(s)</source>
            <translation>
                <numerusform>%n poison</numerusform>
                <numerusform>%n poisons</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 drank %2</source>
            <translation>%1 drank %2</translation>
        </message>
        <message>
            <source>%1 drank nothing</source>
            <translation>%1 drank nothing</translation>
        </message>
    </context>
    <context>
        <name>ExchangeSheet</name>
        <message>
            <source>The Swiss swap with the cards that were left down</source>
            <translation>The Swiss swap with the cards that were left down</translation>
        </message>
        <message>
            <source>The Servants give their best cards</source>
            <translation>The Servants give their best cards</translation>
        </message>
        <message>
            <source>The Masters give back what they like</source>
            <translation>The Masters give back what they like</translation>
        </message>
        <message numerus="yes">
            <source>%n best card(s)</source>
            <translation>
                <numerusform>%n best card</numerusform>
                <numerusform>%n best cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) for %n left down</source>
            <translation>
                <numerusform>%n card for %n left down</numerusform>
                <numerusform>%n cards for %n left down</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) of choice</source>
            <translation>
                <numerusform>%n card of choice</numerusform>
                <numerusform>%n cards of choice</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 to %2: %3</source>
            <comment>giver, receiver, cards</comment>
            <translation>%1 to %2: %3</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>choosing</source>
            <translation>choosing</translation>
        </message>
        <message>
            <source>ready</source>
            <translation>ready</translation>
        </message>
    </context>
    <context>
        <name>FaultDialog</name>
        <message>
            <source>The table has stopped</source>
            <translation>The table has stopped</translation>
        </message>
        <message>
            <source>Journal of the match: %1</source>
            <translation>Journal of the match: %1</translation>
        </message>
        <message>
            <source>Back to the tables</source>
            <translation>Back to the tables</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>Look at the table</translation>
        </message>
    </context>
    <context>
        <name>GameForm</name>
        <message>
            <source>Game</source>
            <translation>Game</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Players</translation>
        </message>
        <message>
            <source>Kind of evening</source>
            <translation>Kind of evening</translation>
        </message>
        <message>
            <source>Your own mixture of the options below.</source>
            <translation>Your own mixture of the options below.</translation>
        </message>
        <message>
            <source>Sets all options below; each can be changed.</source>
            <translation>Sets all options below; each can be changed.</translation>
        </message>
    </context>
    <context>
        <name>GoOnDialog</name>
        <message>
            <source>Go on without %1?</source>
            <translation>Go on without %1?</translation>
        </message>
        <message>
            <source>The deal is dealt again, with computer players in those seats.</source>
            <translation>The deal is dealt again, with computer players in those seats.</translation>
        </message>
        <message>
            <source>The deal is dealt again, with a computer player in that seat.</source>
            <translation>The deal is dealt again, with a computer player in that seat.</translation>
        </message>
        <message>
            <source>It happens as soon as %1 choose the same. It can't be taken back.</source>
            <translation>It happens as soon as %1 choose the same. It can't be taken back.</translation>
        </message>
        <message>
            <source>It happens at once, and can't be taken back.</source>
            <translation>It happens at once, and can't be taken back.</translation>
        </message>
        <message>
            <source>Who comes back later can look on, and ask for a seat.</source>
            <translation>Who comes back later can look on, and ask for a seat.</translation>
        </message>
        <message>
            <source>Keep waiting</source>
            <translation>Keep waiting</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Go on</translation>
        </message>
    </context>
    <context>
        <name>Hand</name>
        <message numerus="yes">
            <source>Your hand: %n card(s)</source>
            <translation>
                <numerusform>Your hand: %n card</numerusform>
                <numerusform>Your hand: %n cards</numerusform>
            </translation>
        </message>
        <message>
            <source>Hidden card %1</source>
            <translation>Hidden card %1</translation>
        </message>
        <message>
            <source>%1, new</source>
            <translation>%1, new</translation>
        </message>
        <message>
            <source>Selected. Press Enter to play it.</source>
            <translation>Selected. Press Enter to play it.</translation>
        </message>
        <message>
            <source>Can be played.</source>
            <translation>Can be played.</translation>
        </message>
        <message>
            <source>new</source>
            <comment>a card that has just come to the hand</comment>
            <translation>new</translation>
        </message>
    </context>
    <context>
        <name>HeartsBoard</name>
        <message>
            <source>Hearts are broken</source>
            <translation>Hearts are broken</translation>
        </message>
        <message>
            <source>%1 takes the trick</source>
            <translation>%1 takes the trick</translation>
        </message>
        <message>
            <source>Hearts are not broken</source>
            <translation>Hearts are not broken</translation>
        </message>
        <message>
            <source>No passing in this deal</source>
            <translation>No passing in this deal</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>takes the trick</source>
            <translation>takes the trick</translation>
        </message>
        <message>
            <source>highest so far</source>
            <translation>highest so far</translation>
        </message>
        <message>
            <source>led</source>
            <translation>led</translation>
        </message>
        <message>
            <source>led</source>
            <comment>the first card of a trick</comment>
            <translation>led</translation>
        </message>
    </context>
    <context>
        <name>HeartsTexts</name>
        <message>
            <source>Take no hearts, and beware of the queen of spades.</source>
            <translation>Take no hearts, and beware of the queen of spades.</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Game</translation>
        </message>
        <message>
            <source>Hearts cost their rank</source>
            <translation>Hearts cost their rank</translation>
        </message>
        <message>
            <source>The jack of diamonds helps</source>
            <translation>The jack of diamonds helps</translation>
        </message>
        <message>
            <source>Shooting the moon</source>
            <translation>Shooting the moon</translation>
        </message>
        <message>
            <source>Play up to</source>
            <translation>Play up to</translation>
        </message>
        <message>
            <source>In Black Maria the king of spades (10) and the ace of spades (7) cost points too, three cards always go to the right, and the first trick is free for everything.</source>
            <translation>In Black Maria the king of spades (10) and the ace of spades (7) cost points too, three cards always go to the right, and the first trick is free for everything.</translation>
        </message>
        <message>
            <source>A heart costs its number; jack 11, queen 12, king 13, ace 14. The queen of spades costs 25.</source>
            <translation>A heart costs its number; jack 11, queen 12, king 13, ace 14. The queen of spades costs 25.</translation>
        </message>
        <message>
            <source>Whoever takes the jack of diamonds gets 10 points less.</source>
            <translation>Whoever takes the jack of diamonds gets 10 points less.</translation>
        </message>
        <message>
            <source>Who takes all hearts and the queen of spades: do the others pay, or does one's own score fall? Not in Black Maria.</source>
            <translation>Who takes all hearts and the queen of spades: do the others pay, or does one's own score fall? Not in Black Maria.</translation>
        </message>
        <message>
            <source>The match ends when somebody has so many points.</source>
            <translation>The match ends when somebody has so many points.</translation>
        </message>
        <message>
            <source>Hearts</source>
            <translation>Hearts</translation>
        </message>
        <message>
            <source>Black Maria</source>
            <translation>Black Maria</translation>
        </message>
        <message>
            <source>The others pay</source>
            <translation>The others pay</translation>
        </message>
        <message>
            <source>Own score falls</source>
            <translation>Own score falls</translation>
        </message>
        <message>
            <source>Choose exactly three cards to pass on.</source>
            <translation>Choose exactly three cards to pass on.</translation>
        </message>
        <message>
            <source>First three cards are passed on.</source>
            <translation>First three cards are passed on.</translation>
        </message>
        <message>
            <source>This is not the moment for that.</source>
            <translation>This is not the moment for that.</translation>
        </message>
        <message>
            <source>The lowest club leads the first trick.</source>
            <translation>The lowest club leads the first trick.</translation>
        </message>
        <message>
            <source>You hold %1: follow suit.</source>
            <translation>You hold %1: follow suit.</translation>
        </message>
        <message>
            <source>Follow suit while you can.</source>
            <translation>Follow suit while you can.</translation>
        </message>
        <message>
            <source>No hearts and no queen of spades in the first trick.</source>
            <translation>No hearts and no queen of spades in the first trick.</translation>
        </message>
        <message>
            <source>Hearts can't be led before somebody has played one.</source>
            <translation>Hearts can't be led before somebody has played one.</translation>
        </message>
        <message>
            <source>Penalty points: the fewest win.</source>
            <translation>Penalty points: the fewest win.</translation>
        </message>
        <message>
            <source>%1 has shot the moon, and the own score falls!</source>
            <translation>%1 has shot the moon, and the own score falls!</translation>
        </message>
        <message>
            <source>%1 has shot the moon: everybody else pays!</source>
            <translation>%1 has shot the moon: everybody else pays!</translation>
        </message>
        <message>
            <source>Every heart costs its number (jack 11, queen 12, king 13, ace 14), the queen of spades 25.</source>
            <translation>Every heart costs its number (jack 11, queen 12, king 13, ace 14), the queen of spades 25.</translation>
        </message>
        <message>
            <source>Every heart costs 1 point, the queen of spades 13.</source>
            <translation>Every heart costs 1 point, the queen of spades 13.</translation>
        </message>
        <message>
            <source>Avoid the tricks that cost points. %1</source>
            <translation>Avoid the tricks that cost points. %1</translation>
        </message>
        <message>
            <source>The king of spades costs 10, the ace of spades 7.</source>
            <translation>The king of spades costs 10, the ace of spades 7.</translation>
        </message>
        <message>
            <source>The jack of diamonds is worth 10 points less to whoever takes it.</source>
            <translation>The jack of diamonds is worth 10 points less to whoever takes it.</translation>
        </message>
        <message>
            <source>Follow suit if you can; if not, play any card. The highest card of the suit that was led takes the trick, and its player leads the next. There are no trumps.</source>
            <translation>Follow suit if you can; if not, play any card. The highest card of the suit that was led takes the trick, and its player leads the next. There are no trumps.</translation>
        </message>
        <message>
            <source>The player on the dealer's left leads the first trick. Anything may be led, anything may be thrown in.</source>
            <translation>The player on the dealer's left leads the first trick. Anything may be led, anything may be thrown in.</translation>
        </message>
        <message>
            <source>Whoever holds the 3 of clubs leads it.</source>
            <translation>Whoever holds the 3 of clubs leads it.</translation>
        </message>
        <message>
            <source>Whoever holds the 4 of clubs leads it.</source>
            <translation>Whoever holds the 4 of clubs leads it.</translation>
        </message>
        <message>
            <source>Whoever holds the 2 of clubs leads it.</source>
            <translation>Whoever holds the 2 of clubs leads it.</translation>
        </message>
        <message>
            <source>No hearts and no queen of spades in the first trick, unless you hold nothing else. Hearts may be led once one has been played, or from a hand of hearts only.</source>
            <translation>No hearts and no queen of spades in the first trick, unless you hold nothing else. Hearts may be led once one has been played, or from a hand of hearts only.</translation>
        </message>
        <message>
            <source>Shooting the moon: if you take all hearts and the queen of spades, your own score falls by what they cost.</source>
            <translation>Shooting the moon: if you take all hearts and the queen of spades, your own score falls by what they cost.</translation>
        </message>
        <message>
            <source>Shooting the moon: if you take all hearts and the queen of spades, all others get the points instead.</source>
            <translation>Shooting the moon: if you take all hearts and the queen of spades, all others get the points instead.</translation>
        </message>
        <message>
            <source>The match ends when somebody has %1 points. The fewest points win.</source>
            <translation>The match ends when somebody has %1 points. The fewest points win.</translation>
        </message>
        <message>
            <source>Before the play everybody passes three cards to the right, and sees only then what comes from the left.</source>
            <translation>Before the play everybody passes three cards to the right, and sees only then what comes from the left.</translation>
        </message>
        <message>
            <source>Before the play everybody passes three cards on: to the left, in the next deal to the right, then across, then none; and so again.</source>
            <translation>Before the play everybody passes three cards on: to the left, in the next deal to the right, then across, then none; and so again.</translation>
        </message>
        <message>
            <source>Before the play everybody passes three cards on: to the left, in the next deal to the right, then three seats on, then none; and so again.</source>
            <translation>Before the play everybody passes three cards on: to the left, in the next deal to the right, then three seats on, then none; and so again.</translation>
        </message>
        <message>
            <source>Before the play everybody passes three cards on: to the left, in the next deal to the right, then none; and so again.</source>
            <translation>Before the play everybody passes three cards on: to the left, in the next deal to the right, then none; and so again.</translation>
        </message>
        <message>
            <source>With three players the 2 of clubs stays in the box.</source>
            <translation>With three players the 2 of clubs stays in the box.</translation>
        </message>
        <message>
            <source>With three players the 2 of diamonds stays in the box.</source>
            <translation>With three players the 2 of diamonds stays in the box.</translation>
        </message>
        <message>
            <source>With five players the 2 of clubs and the 2 of diamonds stay in the box.</source>
            <translation>With five players the 2 of clubs and the 2 of diamonds stay in the box.</translation>
        </message>
        <message>
            <source>With six players all four 2s stay in the box.</source>
            <translation>With six players all four 2s stay in the box.</translation>
        </message>
        <message>
            <source>With six players the 2s of clubs, diamonds and spades and the 3 of clubs stay in the box.</source>
            <translation>With six players the 2s of clubs, diamonds and spades and the 3 of clubs stay in the box.</translation>
        </message>
        <message>
            <source>Choose three cards to pass to %1.</source>
            <translation>Choose three cards to pass to %1.</translation>
        </message>
        <message numerus="yes">
            <source>%n more card(s) for %1.</source>
            <translation>
                <numerusform>%n more card for %1.</numerusform>
                <numerusform>%n more cards for %1.</numerusform>
            </translation>
        </message>
        <message>
            <source>These three go to %1?</source>
            <translation>These three go to %1?</translation>
        </message>
        <message>
            <source>You lead: choose a card.</source>
            <translation>You lead: choose a card.</translation>
        </message>
        <message>
            <source>Your turn: follow with %1.</source>
            <translation>Your turn: follow with %1.</translation>
        </message>
        <message>
            <source>Your turn: you have no %1, so any card will do.</source>
            <translation>Your turn: you have no %1, so any card will do.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1 – %2 takes the trick</source>
            <translation>%1 – %2 takes the trick</translation>
        </message>
    </context>
    <context>
        <name>Home</name>
        <message>
            <source>You are %1. Change name and face.</source>
            <translation>You are %1. Change name and face.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Settings</translation>
        </message>
        <message>
            <source>The table doesn't answer yet. Stop calling</source>
            <translation>The table doesn't answer yet. Stop calling</translation>
        </message>
        <message>
            <source>Welcome! Who are you?</source>
            <translation>Welcome! Who are you?</translation>
        </message>
        <message>
            <source>Let's play</source>
            <translation>Let's play</translation>
        </message>
        <message>
            <source>Tables on this network</source>
            <translation>Tables on this network</translation>
        </message>
        <message>
            <source>New table</source>
            <translation>New table</translation>
        </message>
        <message>
            <source>Open a table that everybody on this Wi-Fi can see.</source>
            <translation>Open a table that everybody on this Wi-Fi can see.</translation>
        </message>
        <message>
            <source>Practice</source>
            <translation>Practice</translation>
        </message>
        <message>
            <source>Play against computer players on this laptop.</source>
            <translation>Play against computer players on this laptop.</translation>
        </message>
        <message>
            <source>Join by address</source>
            <translation>Join by address</translation>
        </message>
        <message>
            <source>For a table that doesn't show up by itself.</source>
            <translation>For a table that doesn't show up by itself.</translation>
        </message>
        <message>
            <source>Play back</source>
            <translation>Play back</translation>
        </message>
        <message>
            <source>See a match again, with open hands.</source>
            <translation>See a match again, with open hands.</translation>
        </message>
    </context>
    <context>
        <name>LastTrick</name>
        <message>
            <source>Last trick</source>
            <translation>Last trick</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Last trick – %1 took it</source>
            <translation>Last trick – %1 took it</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
    </context>
    <context>
        <name>LeaveDialog</name>
        <message>
            <source>The table is given up.</source>
            <translation>The table is given up.</translation>
        </message>
        <message>
            <source>A computer player takes your seat from the next deal on.</source>
            <translation>A computer player takes your seat from the next deal on.</translation>
        </message>
        <message>
            <source>Your hand is played on, openly, by a computer player. You can't take this seat again in this match.</source>
            <translation>Your hand is played on, openly, by a computer player. You can't take this seat again in this match.</translation>
        </message>
        <message>
            <source>The deal is dealt again, with a computer player in your seat. You can't take this seat again in this match.</source>
            <translation>The deal is dealt again, with a computer player in your seat. You can't take this seat again in this match.</translation>
        </message>
        <message>
            <source>Leave in the middle of the deal?</source>
            <translation>Leave in the middle of the deal?</translation>
        </message>
        <message>
            <source>Leave this match?</source>
            <translation>Leave this match?</translation>
        </message>
        <message>
            <source>Close for now</source>
            <translation>Close for now</translation>
        </message>
        <message>
            <source>The table stays on this laptop: go back to it whenever you like.</source>
            <translation>The table stays on this laptop: go back to it whenever you like.</translation>
        </message>
        <message>
            <source>Come back later, also after a restart: the others wait, and everything is where it was.</source>
            <translation>Come back later, also after a restart: the others wait, and everything is where it was.</translation>
        </message>
        <message>
            <source>Leave for good</source>
            <translation>Leave for good</translation>
        </message>
        <message>
            <source>Stay</source>
            <translation>Stay</translation>
        </message>
    </context>
    <context>
        <name>Lobby</name>
        <message>
            <source>Close this table</source>
            <translation>Close this table</translation>
        </message>
        <message>
            <source>Leave the table</source>
            <translation>Leave the table</translation>
        </message>
        <message>
            <source>others can join at %1</source>
            <translation>others can join at %1</translation>
        </message>
        <message>
            <source>others can join with the code %1 or at %2</source>
            <translation>others can join with the code %1 or at %2</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Settings</translation>
        </message>
    </context>
    <context>
        <name>LobbyBar</name>
        <message>
            <source>You are ready</source>
            <translation>You are ready</translation>
        </message>
        <message>
            <source>I'm ready</source>
            <translation>I'm ready</translation>
        </message>
        <message>
            <source>Start the match</source>
            <translation>Start the match</translation>
        </message>
        <message numerus="yes">
            <source>%n seat(s) free</source>
            <translation>
                <numerusform>%n seat free</numerusform>
                <numerusform>%n seats free</numerusform>
            </translation>
        </message>
        <message>
            <source>Waiting until everybody is ready.</source>
            <translation>Waiting until everybody is ready.</translation>
        </message>
        <message>
            <source>The host starts the match.</source>
            <translation>The host starts the match.</translation>
        </message>
    </context>
    <context>
        <name>LobbySeat</name>
        <message>
            <source>Seat %1 is free</source>
            <translation>Seat %1 is free</translation>
        </message>
        <message>
            <source>computer</source>
            <translation>computer</translation>
        </message>
        <message>
            <source>connection lost</source>
            <translation>connection lost</translation>
        </message>
        <message>
            <source>ready</source>
            <translation>ready</translation>
        </message>
        <message>
            <source>that's you</source>
            <translation>that's you</translation>
        </message>
        <message>
            <source>not ready yet</source>
            <translation>not ready yet</translation>
        </message>
        <message>
            <source>Swap with %1</source>
            <translation>Swap with %1</translation>
        </message>
        <message>
            <source>Change %1's seat</source>
            <translation>Change %1's seat</translation>
        </message>
        <message>
            <source>Remove %1</source>
            <translation>Remove %1</translation>
        </message>
        <message>
            <source>Ask %1 to leave</source>
            <translation>Ask %1 to leave</translation>
        </message>
        <message>
            <source>Move here?</source>
            <translation>Move here?</translation>
        </message>
        <message>
            <source>free seat</source>
            <translation>free seat</translation>
        </message>
        <message>
            <source>Here</source>
            <translation>Here</translation>
        </message>
        <message>
            <source>Add computer</source>
            <translation>Add computer</translation>
        </message>
    </context>
    <context>
        <name>LobbySheet</name>
        <message>
            <source>How this table plays</source>
            <translation>How this table plays</translation>
        </message>
        <message>
            <source>The host chooses these.</source>
            <translation>The host chooses these.</translation>
        </message>
        <message>
            <source>How to play</source>
            <translation>How to play</translation>
        </message>
        <message>
            <source>Computer players</source>
            <translation>Computer players</translation>
        </message>
        <message>
            <source>How strong the next one that you add will be.</source>
            <translation>How strong the next one that you add will be.</translation>
        </message>
        <message>
            <source>Safety words</source>
            <translation>Safety words</translation>
        </message>
        <message>
            <source>In English, for windows in another language: %1</source>
            <translation>In English, for windows in another language: %1</translation>
        </message>
        <message>
            <source>Read them aloud: if everybody has the same words, nobody sits in between.</source>
            <translation>Read them aloud: if everybody has the same words, nobody sits in between.</translation>
        </message>
    </context>
    <context>
        <name>LogPanel</name>
        <message>
            <source>Game log</source>
            <translation>Game log</translation>
        </message>
    </context>
    <context>
        <name>Main</name>
        <message>
            <source>Your turn</source>
            <translation>Your turn</translation>
        </message>
    </context>
    <context>
        <name>NewTableDialog</name>
        <message>
            <source>New table</source>
            <translation>New table</translation>
        </message>
        <message>
            <source>Name of the table</source>
            <translation>Name of the table</translation>
        </message>
        <message>
            <source>%1's table</source>
            <translation>%1's table</translation>
        </message>
        <message>
            <source>Opening…</source>
            <translation>Opening…</translation>
        </message>
        <message>
            <source>Open the table</source>
            <translation>Open the table</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancel</translation>
        </message>
    </context>
    <context>
        <name>NoTables</name>
        <message>
            <source>No table found so far</source>
            <translation>No table found so far</translation>
        </message>
        <message>
            <source>Looking for tables…</source>
            <translation>Looking for tables…</translation>
        </message>
        <message>
            <source>LAN Party can't start</source>
            <translation>LAN Party can't start</translation>
        </message>
        <message>
            <source>Tables on the same Wi-Fi appear here by themselves.</source>
            <translation>Tables on the same Wi-Fi appear here by themselves.</translation>
        </message>
        <message>
            <source>Is everybody on the same Wi-Fi? Guest networks often keep laptops apart; a phone's hotspot doesn't.</source>
            <translation>Is everybody on the same Wi-Fi? Guest networks often keep laptops apart; a phone's hotspot doesn't.</translation>
        </message>
        <message>
            <source>Does a firewall ask? Allow LAN Party on private networks (port %1).</source>
            <translation>Does a firewall ask? Allow LAN Party on private networks (port %1).</translation>
        </message>
        <message>
            <source>Otherwise open a table here, and let the others choose “Join by address” and type what stands below.</source>
            <translation>Otherwise open a table here, and let the others choose “Join by address” and type what stands below.</translation>
        </message>
        <message>
            <source>This laptop's address:</source>
            <translation>This laptop's address:</translation>
        </message>
        <message>
            <source>This laptop's code and address:</source>
            <translation>This laptop's code and address:</translation>
        </message>
        <message>
            <source>Check the network</source>
            <translation>Check the network</translation>
        </message>
        <message>
            <source>QR code of %1</source>
            <translation>QR code of %1</translation>
        </message>
    </context>
    <context>
        <name>NusiclePile</name>
        <message>
            <source>Pile %1</source>
            <comment>of cards</comment>
            <translation>Pile %1</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>empty</translation>
        </message>
        <message>
            <source>Next: %1.</source>
            <translation>Next: %1.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
        <message>
            <source>Press Enter to play the card here.</source>
            <translation>Press Enter to play the card here.</translation>
        </message>
        <message>
            <source>or</source>
            <comment>between a suit and a rank</comment>
            <translation>or</translation>
        </message>
    </context>
    <context>
        <name>NusicleTexts</name>
        <message>
            <source>Lay your cards on three piles, each with a law of its own, and be rid of them first.</source>
            <translation>Lay your cards on three piles, each with a law of its own, and be rid of them first.</translation>
        </message>
        <message>
            <source>Give up</source>
            <translation>Give up</translation>
        </message>
        <message>
            <source>Draw up to nine</source>
            <translation>Draw up to nine</translation>
        </message>
        <message>
            <source>same suit or same rank</source>
            <translation>same suit or same rank</translation>
        </message>
        <message>
            <source>one rank up or down</source>
            <translation>one rank up or down</translation>
        </message>
        <message>
            <source>the next suit: ♠ ♣ ♦ ♥</source>
            <translation>the next suit: ♠ ♣ ♦ ♥</translation>
        </message>
        <message>
            <source>%1 or %2</source>
            <comment>what may be laid on a pile</comment>
            <translation>%1 or %2</translation>
        </message>
        <message>
            <source>Deals</source>
            <translation>Deals</translation>
        </message>
        <message>
            <source>So many deals make a match; a deal that is void doesn't count.</source>
            <translation>So many deals make a match; a deal that is void doesn't count.</translation>
        </message>
        <message>
            <source>Which game</source>
            <translation>Which game</translation>
        </message>
        <message>
            <source>Nusicle: two at the same piles. Solo Nus: a patience with the same laws, alone or two side by side.</source>
            <translation>Nusicle: two at the same piles. Solo Nus: a patience with the same laws, alone or two side by side.</translation>
        </message>
        <message>
            <source>Solo Nus</source>
            <translation>Solo Nus</translation>
        </message>
        <message>
            <source>Nusicle</source>
            <translation>Nusicle</translation>
        </message>
        <message>
            <source>An ace is laid together with a King, Queen or Jack of your hand.</source>
            <translation>An ace is laid together with a King, Queen or Jack of your hand.</translation>
        </message>
        <message>
            <source>That breaks the law of the pile.</source>
            <translation>That breaks the law of the pile.</translation>
        </message>
        <message>
            <source>You have a card that fits: play it.</source>
            <translation>You have a card that fits: play it.</translation>
        </message>
        <message>
            <source>Nine cards are in your hand already.</source>
            <translation>Nine cards are in your hand already.</translation>
        </message>
        <message>
            <source>Draw a card before you pass.</source>
            <translation>Draw a card before you pass.</translation>
        </message>
        <message>
            <source>One card is drawn in a turn: now play or pass.</source>
            <translation>One card is drawn in a turn: now play or pass.</translation>
        </message>
        <message>
            <source>The stock is empty.</source>
            <translation>The stock is empty.</translation>
        </message>
        <message>
            <source>Lay one card, or an ace with a face.</source>
            <translation>Lay one card, or an ace with a face.</translation>
        </message>
        <message>
            <source>Cards left in the stock, less those of the last pile: the more the better.</source>
            <translation>Cards left in the stock, less those of the last pile: the more the better.</translation>
        </message>
        <message>
            <source>Penalty points: the fewest win.</source>
            <translation>Penalty points: the fewest win.</translation>
        </message>
        <message>
            <source>Three piles lie on the table, and the face on each is its law: what may be laid on its last card.</source>
            <translation>Three piles lie on the table, and the face on each is its law: what may be laid on its last card.</translation>
        </message>
        <message>
            <source>King: a card of the same suit or of the same rank.</source>
            <translation>King: a card of the same suit or of the same rank.</translation>
        </message>
        <message>
            <source>Queen: a card one rank higher or lower, of any suit. Nothing is beside an ace.</source>
            <translation>Queen: a card one rank higher or lower, of any suit. Nothing is beside an ace.</translation>
        </message>
        <message>
            <source>Jack: a card of the next suit – spades, clubs, diamonds, hearts, and spades again.</source>
            <translation>Jack: a card of the next suit – spades, clubs, diamonds, hearts, and spades again.</translation>
        </message>
        <message>
            <source>A face must keep the law like any card; then it is the new law.</source>
            <translation>A face must keep the law like any card; then it is the new law.</translation>
        </message>
        <message>
            <source>An ace goes on any pile, but only with a face of your hand: the pile goes under the stock, and begins anew with these two.</source>
            <translation>An ace goes on any pile, but only with a face of your hand: the pile goes under the stock, and begins anew with these two.</translation>
        </message>
        <message>
            <source>Play as long as a card fits. When none does, draw until you hold nine again.</source>
            <translation>Play as long as a card fits. When none does, draw until you hold nine again.</translation>
        </message>
        <message>
            <source>The deal is solved when your hand is empty: you score the cards left in the stock, less those in the pile that took your last card.</source>
            <translation>The deal is solved when your hand is empty: you score the cards left in the stock, less those in the pile that took your last card.</translation>
        </message>
        <message numerus="yes">
            <source>Does nothing fit with nine in hand, or with an empty stock, you must give up: that costs 52 points. The match is %n deal(s).</source>
            <translation>
                <numerusform>Does nothing fit with nine in hand, or with an empty stock, you must give up: that costs 52 points. The match is %n deal.</numerusform>
                <numerusform>Does nothing fit with nine in hand, or with an empty stock, you must give up: that costs 52 points. The match is %n deals.</numerusform>
            </translation>
        </message>
        <message>
            <source>Each of the two has an own deck and own piles. Both make a move, then it shows; the most points win.</source>
            <translation>Each of the two has an own deck and own piles. Both make a move, then it shows; the most points win.</translation>
        </message>
        <message>
            <source>In your turn play one card, or draw one and then play or pass. If the stock is empty and both pass, the deal is void and dealt again.</source>
            <translation>In your turn play one card, or draw one and then play or pass. If the stock is empty and both pass, the deal is void and dealt again.</translation>
        </message>
        <message>
            <source>Whoever is first without cards gets a point for each card in the pile that took the last one; the other a point for each card in hand and in the other two piles.</source>
            <translation>Whoever is first without cards gets a point for each card in the pile that took the last one; the other a point for each card in hand and in the other two piles.</translation>
        </message>
        <message numerus="yes">
            <source>The match is %n deal(s). The fewest points win.</source>
            <translation>
                <numerusform>The match is %n deal. The fewest points win.</numerusform>
                <numerusform>The match is %n deals. The fewest points win.</numerusform>
            </translation>
        </message>
        <message>
            <source>An ace goes with a face: lift a King, Queen or Jack too.</source>
            <translation>An ace goes with a face: lift a King, Queen or Jack too.</translation>
        </message>
        <message>
            <source>By itself it fits no pile: lift an ace with it.</source>
            <translation>By itself it fits no pile: lift an ace with it.</translation>
        </message>
        <message>
            <source>Your turn: on which pile?</source>
            <translation>Your turn: on which pile?</translation>
        </message>
        <message>
            <source>It fits on pile %1: once more plays it.</source>
            <translation>It fits on pile %1: once more plays it.</translation>
        </message>
        <message>
            <source>Play a card that fits.</source>
            <translation>Play a card that fits.</translation>
        </message>
        <message>
            <source>Your turn: play a card, or draw one.</source>
            <translation>Your turn: play a card, or draw one.</translation>
        </message>
        <message>
            <source>Your turn: play a card, or pass.</source>
            <translation>Your turn: play a card, or pass.</translation>
        </message>
        <message>
            <source>Nothing fits: draw up to nine.</source>
            <translation>Nothing fits: draw up to nine.</translation>
        </message>
        <message>
            <source>Nothing fits any more.</source>
            <translation>Nothing fits any more.</translation>
        </message>
        <message>
            <source>Nothing fits: draw a card.</source>
            <translation>Nothing fits: draw a card.</translation>
        </message>
        <message>
            <source>Nothing fits: you have to pass.</source>
            <translation>Nothing fits: you have to pass.</translation>
        </message>
        <message>
            <source>It shows when %1 has moved too…</source>
            <translation>It shows when %1 has moved too…</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) in the stock</source>
            <translation>
                <numerusform>%n card in the stock</numerusform>
                <numerusform>%n cards in the stock</numerusform>
            </translation>
        </message>
        <message>
            <source>drew up to nine</source>
            <translation>drew up to nine</translation>
        </message>
        <message>
            <source>drew a card</source>
            <translation>drew a card</translation>
        </message>
        <message>
            <source>gave up</source>
            <translation>gave up</translation>
        </message>
        <message>
            <source>passed</source>
            <translation>passed</translation>
        </message>
        <message>
            <source>%1 and %2: pile %3 begins anew</source>
            <translation>%1 and %2: pile %3 begins anew</translation>
        </message>
        <message>
            <source>%1 on pile %2</source>
            <translation>%1 on pile %2</translation>
        </message>
        <message>
            <source>This deal was void: it is dealt again, and nothing is written down.</source>
            <translation>This deal was void: it is dealt again, and nothing is written down.</translation>
        </message>
        <message>
            <source>Not solved this time: that costs 52 points.</source>
            <translation>Not solved this time: that costs 52 points.</translation>
        </message>
        <message numerus="yes">
            <source>Solved! This deal brings %n point(s).</source>
            <translation>
                <numerusform>Solved! This deal brings %n point.</numerusform>
                <numerusform>Solved! This deal brings %n points.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PassingRound</name>
        <message>
            <source>Everybody passes three cards to the left</source>
            <translation>Everybody passes three cards to the left</translation>
        </message>
        <message>
            <source>Everybody passes three cards to the right</source>
            <translation>Everybody passes three cards to the right</translation>
        </message>
        <message>
            <source>Everybody passes three cards across</source>
            <translation>Everybody passes three cards across</translation>
        </message>
        <message>
            <source>Everybody passes three cards three seats on</source>
            <translation>Everybody passes three cards three seats on</translation>
        </message>
    </context>
    <context>
        <name>PassingSign</name>
        <message>
            <source>Laid aside for %1</source>
            <translation>Laid aside for %1</translation>
        </message>
        <message>
            <source>Three cards go to %1</source>
            <translation>Three cards go to %1</translation>
        </message>
    </context>
    <context>
        <name>PlaysPile</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>takes the trick</source>
            <translation>takes the trick</translation>
        </message>
        <message>
            <source>on top</source>
            <translation>on top</translation>
        </message>
    </context>
    <context>
        <name>PoisonTexts</name>
        <message>
            <source>Brew in three cauldrons, and don't be the one who makes them boil over.</source>
            <translation>Brew in three cauldrons, and don't be the one who makes them boil over.</translation>
        </message>
        <message>
            <source>Length of the match</source>
            <translation>Length of the match</translation>
        </message>
        <message>
            <source>Normal: as many rounds as players, and each player starts one. Quick: a single round.</source>
            <translation>Normal: as many rounds as players, and each player starts one. Quick: a single round.</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Quick</source>
            <translation>Quick</translation>
        </message>
        <message>
            <source>Poison, 4</source>
            <translation>Poison, 4</translation>
        </message>
        <message>
            <source>Red %1</source>
            <translation>Red %1</translation>
        </message>
        <message>
            <source>Green %1</source>
            <translation>Green %1</translation>
        </message>
        <message>
            <source>Violet %1</source>
            <translation>Violet %1</translation>
        </message>
        <message>
            <source>Red cauldron</source>
            <translation>Red cauldron</translation>
        </message>
        <message>
            <source>Green cauldron</source>
            <translation>Green cauldron</translation>
        </message>
        <message>
            <source>Violet cauldron</source>
            <translation>Violet cauldron</translation>
        </message>
        <message>
            <source>A coloured card goes into the cauldron of its own colour.</source>
            <translation>A coloured card goes into the cauldron of its own colour.</translation>
        </message>
        <message>
            <source>Penalty points: the fewest win.</source>
            <translation>Penalty points: the fewest win.</translation>
        </message>
        <message>
            <source>In turn, everybody plays one card: a coloured card into the cauldron of its colour, a poison (value 4) into any.</source>
            <translation>In turn, everybody plays one card: a coloured card into the cauldron of its colour, a poison (value 4) into any.</translation>
        </message>
        <message>
            <source>Up to 13 a cauldron holds. If your card takes it over 13, you drink all cards that were in it; your card stays as the new bottom.</source>
            <translation>Up to 13 a cauldron holds. If your card takes it over 13, you drink all cards that were in it; your card stays as the new bottom.</translation>
        </message>
        <message>
            <source>What you have drunk lies open. At the end each coloured card costs 1 point, each poison 2.</source>
            <translation>What you have drunk lies open. At the end each coloured card costs 1 point, each poison 2.</translation>
        </message>
        <message>
            <source>Whoever alone has drunk the most of a colour drops that colour for nothing. A tie for the most frees nobody.</source>
            <translation>Whoever alone has drunk the most of a colour drops that colour for nothing. A tie for the most frees nobody.</translation>
        </message>
        <message>
            <source>This table plays a single round. The fewest points win.</source>
            <translation>This table plays a single round. The fewest points win.</translation>
        </message>
        <message>
            <source>This table plays as many rounds as there are players, and each starts one. The fewest points win.</source>
            <translation>This table plays as many rounds as there are players, and each starts one. The fewest points win.</translation>
        </message>
        <message>
            <source>Your turn: into which cauldron?</source>
            <translation>Your turn: into which cauldron?</translation>
        </message>
        <message>
            <source>%1: %2 into the red cauldron</source>
            <comment>who, card</comment>
            <translation>%1: %2 into the red cauldron</translation>
        </message>
        <message>
            <source>%1: %2 into the green cauldron</source>
            <comment>who, card</comment>
            <translation>%1: %2 into the green cauldron</translation>
        </message>
        <message>
            <source>%1: %2 into the violet cauldron</source>
            <comment>who, card</comment>
            <translation>%1: %2 into the violet cauldron</translation>
        </message>
        <message numerus="yes">
            <source>and drinks %n card(s)</source>
            <translation>
                <numerusform>and drinks %n card</numerusform>
                <numerusform>and drinks %n cards</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PracticeDialog</name>
        <message>
            <source>Practice</source>
            <translation>Practice</translation>
        </message>
        <message>
            <source>A table against computer players on this laptop. The shuffle and all proofs are the real ones.</source>
            <translation>A table against computer players on this laptop. The shuffle and all proofs are the real ones.</translation>
        </message>
        <message>
            <source>Computer players</source>
            <translation>Computer players</translation>
        </message>
        <message>
            <source>Starting…</source>
            <translation>Starting…</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Start</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancel</translation>
        </message>
    </context>
    <context>
        <name>ProfileDialog</name>
        <message>
            <source>Name and face</source>
            <translation>Name and face</translation>
        </message>
    </context>
    <context>
        <name>ProfileForm</name>
        <message>
            <source>Save</source>
            <translation>Save</translation>
        </message>
        <message>
            <source>The others need a name to call you by.</source>
            <translation>The others need a name to call you by.</translation>
        </message>
        <message>
            <source>Your nickname</source>
            <translation>Your nickname</translation>
        </message>
        <message>
            <source>Your face</source>
            <translation>Your face</translation>
        </message>
        <message>
            <source>Face %1</source>
            <translation>Face %1</translation>
        </message>
    </context>
    <context>
        <name>RanksRibbon</name>
        <message>
            <source>Revolution. From low to high: %1</source>
            <translation>Revolution. From low to high: %1</translation>
        </message>
        <message>
            <source>From low to high: %1</source>
            <translation>From low to high: %1</translation>
        </message>
        <message>
            <source>low</source>
            <comment>the low end of an order</comment>
            <translation>low</translation>
        </message>
        <message>
            <source>high</source>
            <comment>the high end of an order</comment>
            <translation>high</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <source>Back to the beginning of a deal</source>
            <translation>Back to the beginning of a deal</translation>
        </message>
        <message>
            <source>One step back</source>
            <translation>One step back</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Play</translation>
        </message>
        <message>
            <source>One step on</source>
            <translation>One step on</translation>
        </message>
        <message>
            <source>To the next deal</source>
            <translation>To the next deal</translation>
        </message>
        <message>
            <source>Moment %1 of %2</source>
            <translation>Moment %1 of %2</translation>
        </message>
        <message>
            <source>Hand of %1</source>
            <translation>Hand of %1</translation>
        </message>
        <message>
            <source>The hands were not opened</source>
            <translation>The hands were not opened</translation>
        </message>
    </context>
    <context>
        <name>ReplaysDialog</name>
        <message>
            <source>Matches played here</source>
            <translation>Matches played here</translation>
        </message>
        <message>
            <source>Each journal is verified before it is shown: all signatures, proofs and rules. The hands lie open when their secrets have been revealed.</source>
            <translation>Each journal is verified before it is shown: all signatures, proofs and rules. The hands lie open when their secrets have been revealed.</translation>
        </message>
        <message>
            <source>No match has been kept here yet.</source>
            <translation>No match has been kept here yet.</translation>
        </message>
        <message>
            <source>Another journal: the path of its file</source>
            <translation>Another journal: the path of its file</translation>
        </message>
        <message>
            <source>Verifying…</source>
            <translation>Verifying…</translation>
        </message>
        <message>
            <source>Play it back</source>
            <translation>Play it back</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
    </context>
    <context>
        <name>ResultDialog</name>
        <message>
            <source>The match is over.</source>
            <translation>The match is over.</translation>
        </message>
        <message>
            <source>You share the win!</source>
            <translation>You share the win!</translation>
        </message>
        <message>
            <source>You win!</source>
            <translation>You win!</translation>
        </message>
        <message>
            <source>%1 win together</source>
            <translation>%1 win together</translation>
        </message>
        <message>
            <source>%1 wins</source>
            <translation>%1 wins</translation>
        </message>
        <message>
            <source>winner</source>
            <translation>winner</translation>
        </message>
        <message>
            <source>Journal of the match: %1</source>
            <translation>Journal of the match: %1</translation>
        </message>
        <message>
            <source>Back to the tables</source>
            <translation>Back to the tables</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>Look at the table</translation>
        </message>
    </context>
    <context>
        <name>ResumeDialog</name>
        <message>
            <source>You were at a table: go back?</source>
            <translation>You were at a table: go back?</translation>
        </message>
        <message>
            <source>Cards, points and your seat are where they were. What you forget here isn't offered again.</source>
            <translation>Cards, points and your seat are where they were. What you forget here isn't offered again.</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Not now</translation>
        </message>
    </context>
    <context>
        <name>ReturnCard</name>
        <message>
            <source>%1 – your seat waits</source>
            <translation>%1 – your seat waits</translation>
        </message>
        <message>
            <source>Forget</source>
            <translation>Forget</translation>
        </message>
        <message>
            <source>Forget %1</source>
            <translation>Forget %1</translation>
        </message>
        <message>
            <source>Go back</source>
            <translation>Go back</translation>
        </message>
        <message>
            <source>Go back to %1</source>
            <translation>Go back to %1</translation>
        </message>
    </context>
    <context>
        <name>RevolutionBoard</name>
        <message>
            <source>Revolution! The order of ranks is turned around.</source>
            <translation>Revolution! The order of ranks is turned around.</translation>
        </message>
        <message>
            <source>Counter-revolution! The old order is back.</source>
            <translation>Counter-revolution! The old order is back.</translation>
        </message>
        <message>
            <source>%1 is out first!</source>
            <translation>%1 is out first!</translation>
        </message>
        <message>
            <source>%1 is out.</source>
            <translation>%1 is out.</translation>
        </message>
        <message>
            <source>%1, the Servant: %2</source>
            <translation>%1, the Servant: %2</translation>
        </message>
        <message>
            <source>%1 takes the trick</source>
            <translation>%1 takes the trick</translation>
        </message>
        <message>
            <source>Opens: %1</source>
            <translation>Opens: %1</translation>
        </message>
        <message>
            <source>Who opens?</source>
            <translation>Who opens?</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) each</source>
            <translation>
                <numerusform>%n card each</numerusform>
                <numerusform>%n cards each</numerusform>
            </translation>
        </message>
        <message>
            <source>below %1</source>
            <translation>below %1</translation>
        </message>
        <message>
            <source>above %1</source>
            <translation>above %1</translation>
        </message>
        <message>
            <source>Revolution</source>
            <translation>Revolution</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) left down</source>
            <translation>
                <numerusform>%n card left down</numerusform>
                <numerusform>%n cards left down</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RevolutionTexts</name>
        <message>
            <source>Be the first to play all your cards and rule the next deal; four of a kind turn the world upside down.</source>
            <translation>Be the first to play all your cards and rule the next deal; four of a kind turn the world upside down.</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>Jokers</translation>
        </message>
        <message>
            <source>Cards for six players</source>
            <translation>Cards for six players</translation>
        </message>
        <message>
            <source>The Swiss swap cards</source>
            <translation>The Swiss swap cards</translation>
        </message>
        <message>
            <source>After passing</source>
            <translation>After passing</translation>
        </message>
        <message>
            <source>Who leads first</source>
            <translation>Who leads first</translation>
        </message>
        <message>
            <source>Teams</source>
            <translation>Teams</translation>
        </message>
        <message>
            <source>Number of deals</source>
            <translation>Number of deals</translation>
        </message>
        <message>
            <source>Forfeit of the Servant</source>
            <translation>Forfeit of the Servant</translation>
        </message>
        <message>
            <source>Two jokers, each with the rank of the cards beside it; alone they count as the highest rank.</source>
            <translation>Two jokers, each with the rank of the cards beside it; alone they count as the highest rank.</translation>
        </message>
        <message>
            <source>All from 3 to ace, eight cards each; or from 5 to ace, six each, and four stay face down for the Swiss.</source>
            <translation>All from 3 to ace, eight cards each; or from 5 to ace, six each, and four stay face down for the Swiss.</translation>
        </message>
        <message>
            <source>Only where cards are left face down: two of them are taken for two of one's own.</source>
            <translation>Only where cards are left face down: two of them are taken for two of one's own.</translation>
        </message>
        <message>
            <source>Whether who has passed may play again in the same trick.</source>
            <translation>Whether who has passed may play again in the same trick.</translation>
        </message>
        <message>
            <source>From the second deal on: the Servant, or each time whoever holds the lowest diamond.</source>
            <translation>From the second deal on: the Servant, or each time whoever holds the lowest diamond.</translation>
        </message>
        <message>
            <source>Two teams of 4 or 6 players, or three of 6. Partners sit apart, and their points are added.</source>
            <translation>Two teams of 4 or 6 players, or three of 6. Partners sit apart, and their points are added.</translation>
        </message>
        <message>
            <source>The match ends after so many deals.</source>
            <translation>The match ends after so many deals.</translation>
        </message>
        <message>
            <source>What the Servant does after each deal, for instance: makes the tea.</source>
            <translation>What the Servant does after each deal, for instance: makes the tea.</translation>
        </message>
        <message>
            <source>3 to ace</source>
            <translation>3 to ace</translation>
        </message>
        <message>
            <source>5 to ace, four left down</source>
            <translation>5 to ace, four left down</translation>
        </message>
        <message>
            <source>They must</source>
            <translation>They must</translation>
        </message>
        <message>
            <source>They may</source>
            <translation>They may</translation>
        </message>
        <message>
            <source>One may play again</source>
            <translation>One may play again</translation>
        </message>
        <message>
            <source>One is out of the trick</source>
            <translation>One is out of the trick</translation>
        </message>
        <message>
            <source>The Servant</source>
            <translation>The Servant</translation>
        </message>
        <message>
            <source>The lowest diamond</source>
            <translation>The lowest diamond</translation>
        </message>
        <message>
            <source>None</source>
            <translation>None</translation>
        </message>
        <message>
            <source>Two teams</source>
            <translation>Two teams</translation>
        </message>
        <message>
            <source>Three teams</source>
            <translation>Three teams</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Master</translation>
        </message>
        <message>
            <source>Half-Master</source>
            <translation>Half-Master</translation>
        </message>
        <message>
            <source>Swiss</source>
            <translation>Swiss</translation>
        </message>
        <message>
            <source>Half-Servant</source>
            <translation>Half-Servant</translation>
        </message>
        <message>
            <source>Servant</source>
            <translation>Servant</translation>
        </message>
        <message>
            <source>1st</source>
            <translation>1st</translation>
        </message>
        <message>
            <source>2nd</source>
            <translation>2nd</translation>
        </message>
        <message>
            <source>3rd</source>
            <translation>3rd</translation>
        </message>
        <message>
            <source>%1th</source>
            <comment>a place: 4th, 5th, 6th</comment>
            <translation>%1th</translation>
        </message>
        <message>
            <source>Team %1</source>
            <translation>Team %1</translation>
        </message>
        <message>
            <source>The exchange is over.</source>
            <translation>The exchange is over.</translation>
        </message>
        <message>
            <source>Cards are exchanged first.</source>
            <translation>Cards are exchanged first.</translation>
        </message>
        <message>
            <source>Two cards are swapped.</source>
            <translation>Two cards are swapped.</translation>
        </message>
        <message>
            <source>Give exactly as many cards as are asked for.</source>
            <translation>Give exactly as many cards as are asked for.</translation>
        </message>
        <message numerus="yes">
            <source>Everybody plays %n card(s) at once in this trick.</source>
            <translation>
                <numerusform>Everybody plays %n card at once in this trick.</numerusform>
                <numerusform>Everybody plays %n cards at once in this trick.</numerusform>
            </translation>
        </message>
        <message>
            <source>At most four cards are played at once.</source>
            <translation>At most four cards are played at once.</translation>
        </message>
        <message>
            <source>Cards that are played together have one rank.</source>
            <translation>Cards that are played together have one rank.</translation>
        </message>
        <message>
            <source>Who leads can't pass.</source>
            <translation>Who leads can't pass.</translation>
        </message>
        <message>
            <source>At this table the Swiss must swap.</source>
            <translation>At this table the Swiss must swap.</translation>
        </message>
        <message>
            <source>Your best cards are asked for: choose only among equal ones.</source>
            <translation>Your best cards are asked for: choose only among equal ones.</translation>
        </message>
        <message>
            <source>The first lead must contain the %1.</source>
            <translation>The first lead must contain the %1.</translation>
        </message>
        <message>
            <source>The first lead must contain the lowest diamond.</source>
            <translation>The first lead must contain the lowest diamond.</translation>
        </message>
        <message>
            <source>That is not higher than the last play.</source>
            <translation>That is not higher than the last play.</translation>
        </message>
        <message>
            <source>In a revolution only ranks below %1 beat it.</source>
            <translation>In a revolution only ranks below %1 beat it.</translation>
        </message>
        <message>
            <source>Only ranks above %1 beat it.</source>
            <translation>Only ranks above %1 beat it.</translation>
        </message>
        <message>
            <source>Points: the most win.</source>
            <translation>Points: the most win.</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <comment>role, name</comment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Next deal: %1</source>
            <translation>Next deal: %1</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1, the Servant: %2</source>
            <translation>%1, the Servant: %2</translation>
        </message>
        <message>
            <source>Get rid of all your cards. The cards go from %1 up to ace; suits don't matter. The turn goes to the right, counter-clockwise.</source>
            <translation>Get rid of all your cards. The cards go from %1 up to ace; suits don't matter. The turn goes to the right, counter-clockwise.</translation>
        </message>
        <message>
            <source>The leader plays one to four cards of one rank. The others in turn play as many cards of a higher rank, or pass. %1</source>
            <translation>The leader plays one to four cards of one rank. The others in turn play as many cards of a higher rank, or pass. %1</translation>
        </message>
        <message>
            <source>Who has passed is out of this trick.</source>
            <translation>Who has passed is out of this trick.</translation>
        </message>
        <message>
            <source>Who has passed may play again later.</source>
            <translation>Who has passed may play again later.</translation>
        </message>
        <message>
            <source>When nobody beats a play, or nothing can beat it, its player leads anew. In the first deal whoever holds the %1 leads with it. %2</source>
            <translation>When nobody beats a play, or nothing can beat it, its player leads anew. In the first deal whoever holds the %1 leads with it. %2</translation>
        </message>
        <message>
            <source>So it is in every deal.</source>
            <translation>So it is in every deal.</translation>
        </message>
        <message>
            <source>Afterwards the Servant leads first.</source>
            <translation>Afterwards the Servant leads first.</translation>
        </message>
        <message>
            <source>Revolution: four of a kind turns the order of ranks around for the rest of the deal; another four turns it back. Four can only be led, or answer four.</source>
            <translation>Revolution: four of a kind turns the order of ranks around for the rest of the deal; another four turns it back. Four can only be led, or answer four.</translation>
        </message>
        <message>
            <source>Jokers have the rank of the cards beside them. Alone they count as the highest rank of the order in force.</source>
            <translation>Jokers have the rank of the cards beside them. Alone they count as the highest rank of the order in force.</translation>
        </message>
        <message>
            <source>The order of going out gives 2, 1, −1 and −2 points and the roles of the next deal: Master, Half-Master, Half-Servant, Servant.</source>
            <translation>The order of going out gives 2, 1, −1 and −2 points and the roles of the next deal: Master, Half-Master, Half-Servant, Servant.</translation>
        </message>
        <message>
            <source>The order of going out gives 2, 1, 0, −1 and −2 points and the roles of the next deal: Master, Half-Master, Swiss, Half-Servant, Servant.</source>
            <translation>The order of going out gives 2, 1, 0, −1 and −2 points and the roles of the next deal: Master, Half-Master, Swiss, Half-Servant, Servant.</translation>
        </message>
        <message>
            <source>Before the next deal is played, the Servant gives the Master the two best cards and gets any two back; Half-Servant and Half-Master exchange one card in the same way.</source>
            <translation>Before the next deal is played, the Servant gives the Master the two best cards and gets any two back; Half-Servant and Half-Master exchange one card in the same way.</translation>
        </message>
        <message>
            <source>Two teams play, and each adds up its points. Partners sit apart.</source>
            <translation>Two teams play, and each adds up its points. Partners sit apart.</translation>
        </message>
        <message>
            <source>Three teams play, and each adds up its points. Partners sit opposite each other.</source>
            <translation>Three teams play, and each adds up its points. Partners sit opposite each other.</translation>
        </message>
        <message numerus="yes">
            <source>The match has %n deal(s). The most points win.</source>
            <translation>
                <numerusform>The match has %n deal. The most points win.</numerusform>
                <numerusform>The match has %n deals. The most points win.</numerusform>
            </translation>
        </message>
        <message>
            <source>After each deal the Servant: %1.</source>
            <translation>After each deal the Servant: %1.</translation>
        </message>
        <message>
            <source>First the Swiss may swap two cards with those that were left face down.</source>
            <translation>First the Swiss may swap two cards with those that were left face down.</translation>
        </message>
        <message>
            <source>First the Swiss swap two cards with those that were left face down.</source>
            <translation>First the Swiss swap two cards with those that were left face down.</translation>
        </message>
        <message>
            <source>Swiss: choose two cards to put down.</source>
            <translation>Swiss: choose two cards to put down.</translation>
        </message>
        <message>
            <source>Swap these two?</source>
            <translation>Swap these two?</translation>
        </message>
        <message>
            <source>Give this to %1?</source>
            <translation>Give this to %1?</translation>
        </message>
        <message numerus="yes">
            <source>Give your %n best card(s) to %1.</source>
            <translation>
                <numerusform>Give your %n best card to %1.</numerusform>
                <numerusform>Give your %n best cards to %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Give any %n card(s) back to %1.</source>
            <translation>
                <numerusform>Give any %n card back to %1.</numerusform>
                <numerusform>Give any %n cards back to %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Play these %n cards?</source>
            <translation>
                <numerusform>Play these %n cards?</numerusform>
                <numerusform>Play these %n cards?</numerusform>
            </translation>
        </message>
        <message>
            <source>Once more, or Enter, plays it.</source>
            <translation>Once more, or Enter, plays it.</translation>
        </message>
        <message>
            <source>You open: play the %1, with more of its rank if you like.</source>
            <translation>You open: play the %1, with more of its rank if you like.</translation>
        </message>
        <message>
            <source>You lead: one to four cards of one rank.</source>
            <translation>You lead: one to four cards of one rank.</translation>
        </message>
        <message>
            <source>You can't beat it: pass.</source>
            <translation>You can't beat it: pass.</translation>
        </message>
        <message numerus="yes">
            <source>Your turn: %n card(s) below %1, or pass.</source>
            <translation>
                <numerusform>Your turn: %n card below %1, or pass.</numerusform>
                <numerusform>Your turn: %n cards below %1, or pass.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your turn: %n card(s) above %1, or pass.</source>
            <translation>
                <numerusform>Your turn: %n card above %1, or pass.</numerusform>
                <numerusform>Your turn: %n cards above %1, or pass.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 passes</source>
            <translation>%1 passes</translation>
        </message>
        <message>
            <source>%1 keeps all cards</source>
            <translation>%1 keeps all cards</translation>
        </message>
    </context>
    <context>
        <name>RoleTray</name>
        <message>
            <source>passed</source>
            <translation>passed</translation>
        </message>
        <message>
            <source>out, %1</source>
            <translation>out, %1</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1 is in play</source>
            <translation>%1 is in play</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <source>1 … 9, 0, ← →</source>
            <translation>1 … 9, 0, ← →</translation>
        </message>
        <message>
            <source>choose a card</source>
            <translation>choose a card</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>play it; then ← → and Enter choose a place</source>
            <translation>play it; then ← → and Enter choose a place</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Space</translation>
        </message>
        <message>
            <source>lift or put down, where several cards go together</source>
            <translation>lift or put down, where several cards go together</translation>
        </message>
        <message>
            <source>P, D, K</source>
            <translation>P, D, K</translation>
        </message>
        <message>
            <source>pass, draw, keep</source>
            <translation>pass, draw, keep</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>put it back</source>
            <translation>put it back</translation>
        </message>
        <message>
            <source>H</source>
            <translation>H</translation>
        </message>
        <message>
            <source>hide or show your hand</source>
            <translation>hide or show your hand</translation>
        </message>
        <message>
            <source>M</source>
            <translation>M</translation>
        </message>
        <message>
            <source>sounds on or off</source>
            <translation>sounds on or off</translation>
        </message>
        <message>
            <source>T</source>
            <translation>T</translation>
        </message>
        <message>
            <source>the last trick, in games with tricks</source>
            <translation>the last trick, in games with tricks</translation>
        </message>
        <message>
            <source>S, L, C, F1</source>
            <translation>S, L, C, F1</translation>
        </message>
        <message>
            <source>score pad, game log, chat, rules</source>
            <translation>score pad, game log, chat, rules</translation>
        </message>
        <message>
            <source>Page Up, Page Down</source>
            <translation>Page Up, Page Down</translation>
        </message>
        <message>
            <source>turn the page of what is open beside the table</source>
            <translation>turn the page of what is open beside the table</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Keys</translation>
        </message>
    </context>
    <context>
        <name>RulesDialog</name>
        <message>
            <source>How to play %1</source>
            <translation>How to play %1</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
    </context>
    <context>
        <name>ScoreChart</name>
        <message>
            <source>Chart of the match</source>
            <translation>Chart of the match</translation>
        </message>
    </context>
    <context>
        <name>ScoreDialog</name>
        <message>
            <source>Score pad</source>
            <translation>Score pad</translation>
        </message>
        <message>
            <source>Waiting for %1.</source>
            <translation>Waiting for %1.</translation>
        </message>
        <message>
            <source>Dealing…</source>
            <translation>Dealing…</translation>
        </message>
        <message>
            <source>The next deck is shuffled and verified already.</source>
            <translation>The next deck is shuffled and verified already.</translation>
        </message>
        <message>
            <source>The next deck is being shuffled.</source>
            <translation>The next deck is being shuffled.</translation>
        </message>
        <message>
            <source>Next deal</source>
            <translation>Next deal</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
    </context>
    <context>
        <name>ScorePad</name>
        <message>
            <source>winner</source>
            <translation>winner</translation>
        </message>
        <message>
            <source>ready</source>
            <translation>ready</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Total</translation>
        </message>
        <message>
            <source>Deal %1</source>
            <translation>Deal %1</translation>
        </message>
    </context>
    <context>
        <name>SealBadge</name>
        <message>
            <source>Checked: nobody cheated</source>
            <translation>Checked: nobody cheated</translation>
        </message>
        <message>
            <source>The check failed</source>
            <translation>The check failed</translation>
        </message>
        <message>
            <source>Checking the match</source>
            <translation>Checking the match</translation>
        </message>
        <message numerus="yes">
            <source>Shuffle verified by all %n</source>
            <translation>
                <numerusform>Shuffle verified by all %n</numerusform>
                <numerusform>Shuffle verified by all %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Verifying the shuffle: %1 of %2</source>
            <translation>Verifying the shuffle: %1 of %2</translation>
        </message>
        <message>
            <source>Shows who proved what</source>
            <translation>Shows who proved what</translation>
        </message>
    </context>
    <context>
        <name>SealDialog</name>
        <message>
            <source>How this deal was shuffled</source>
            <translation>How this deal was shuffled</translation>
        </message>
        <message>
            <source>Every laptop shuffled the locked deck in turn and proved that no card was added, lost or looked at. Every other laptop checked each proof. No server and no dealer: a card opens only when everybody's key helps, and then only to whom it belongs.</source>
            <translation>Every laptop shuffled the locked deck in turn and proved that no card was added, lost or looked at. Every other laptop checked each proof. No server and no dealer: a card opens only when everybody's key helps, and then only to whom it belongs.</translation>
        </message>
        <message>
            <source>Safety words of this table: %1</source>
            <translation>Safety words of this table: %1</translation>
        </message>
        <message>
            <source>Nothing has been proved in this deal yet.</source>
            <translation>Nothing has been proved in this deal yet.</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1 %2 – checked by %3</source>
            <translation>%1 %2 – checked by %3</translation>
        </message>
        <message>
            <source>%1 ms</source>
            <translation>%1 ms</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
    </context>
    <context>
        <name>Seat</name>
        <message numerus="yes">
            <source>thinking – %n second(s)</source>
            <translation>
                <numerusform>thinking – %n second</numerusform>
                <numerusform>thinking – %n seconds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
        <message>
            <source>on turn</source>
            <translation>on turn</translation>
        </message>
    </context>
    <context>
        <name>SettingsDialog</name>
        <message>
            <source>Settings</source>
            <translation>Settings</translation>
        </message>
        <message>
            <source>Look</source>
            <translation>Look</translation>
        </message>
        <message>
            <source>As the system</source>
            <translation>As the system</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Light</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Dark</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Cards</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>Standard</translation>
        </message>
        <message>
            <source>Large index</source>
            <translation>Large index</translation>
        </message>
        <message>
            <source>Four colours</source>
            <translation>Four colours</translation>
        </message>
        <message>
            <source>Large index, four colours</source>
            <translation>Large index, four colours</translation>
        </message>
        <message>
            <source>Table cloth</source>
            <translation>Table cloth</translation>
        </message>
        <message>
            <source>Lagoon</source>
            <translation>Lagoon</translation>
        </message>
        <message>
            <source>Forest</source>
            <translation>Forest</translation>
        </message>
        <message>
            <source>Wine</source>
            <translation>Wine</translation>
        </message>
        <message>
            <source>Night</source>
            <translation>Night</translation>
        </message>
        <message>
            <source>Sort the hand by</source>
            <translation>Sort the hand by</translation>
        </message>
        <message>
            <source>colour</source>
            <translation>colour</translation>
        </message>
        <message>
            <source>value</source>
            <translation>value</translation>
        </message>
        <message>
            <source>Size of everything</source>
            <translation>Size of everything</translation>
        </message>
        <message>
            <source>At the table it grows as far as the window has room.</source>
            <translation>At the table it grows as far as the window has room.</translation>
        </message>
        <message>
            <source>Animations</source>
            <translation>Animations</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Off</translation>
        </message>
        <message>
            <source>Quick</source>
            <translation>Quick</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Slow</translation>
        </message>
        <message>
            <source>How fast cards move and computer players play. Off: cards are where they belong at once.</source>
            <translation>How fast cards move and computer players play. Off: cards are where they belong at once.</translation>
        </message>
        <message>
            <source>Sounds</source>
            <translation>Sounds</translation>
        </message>
        <message>
            <source>A card on the cloth, and a tone when it is your turn.</source>
            <translation>A card on the cloth, and a tone when it is your turn.</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Language</translation>
        </message>
        <message>
            <source>Here are the languages into which this window has been translated.</source>
            <translation>Here are the languages into which this window has been translated.</translation>
        </message>
        <message>
            <source>Network</source>
            <translation>Network</translation>
        </message>
        <message>
            <source>Check the network</source>
            <translation>Check the network</translation>
        </message>
        <message>
            <source>When laptops don't find each other: what is in the way, and what to try.</source>
            <translation>When laptops don't find each other: what is in the way, and what to try.</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Done</translation>
        </message>
    </context>
    <context>
        <name>SidePanel</name>
        <message>
            <source>Chat</source>
            <translation>Chat</translation>
        </message>
        <message>
            <source>Game log</source>
            <translation>Game log</translation>
        </message>
        <message>
            <source>How to play %1</source>
            <translation>How to play %1</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
        </message>
    </context>
    <context>
        <name>SixBoard</name>
        <message>
            <source>Your card: %1</source>
            <translation>Your card: %1</translation>
        </message>
        <message>
            <source>Your card, hidden</source>
            <translation>Your card, hidden</translation>
        </message>
        <message>
            <source>your card</source>
            <translation>your card</translation>
        </message>
        <message>
            <source>your card, unseen by the others</source>
            <translation>your card, unseen by the others</translation>
        </message>
    </context>
    <context>
        <name>SixRow</name>
        <message>
            <source>Row %1</source>
            <comment>of cards</comment>
            <translation>Row %1</translation>
        </message>
        <message>
            <source>Press Enter to take this row: %1.</source>
            <translation>Press Enter to take this row: %1.</translation>
        </message>
        <message>
            <source>Press Enter to lay the card here.</source>
            <translation>Press Enter to lay the card here.</translation>
        </message>
        <message>
            <source>The next card takes it.</source>
            <translation>The next card takes it.</translation>
        </message>
        <message>
            <source>Take: %1</source>
            <translation>Take: %1</translation>
        </message>
        <message>
            <source>Lay it here</source>
            <translation>Lay it here</translation>
        </message>
    </context>
    <context>
        <name>SixTexts</name>
        <message>
            <source>Whoever lays the sixth card takes the row, and all its heads.</source>
            <translation>Whoever lays the sixth card takes the row, and all its heads.</translation>
        </message>
        <message numerus="yes">
            <source>%n head(s)</source>
            <translation>
                <numerusform>%n head</numerusform>
                <numerusform>%n heads</numerusform>
            </translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Cards</translation>
        </message>
        <message>
            <source>Both ends</source>
            <translation>Both ends</translation>
        </message>
        <message>
            <source>Points at the start</source>
            <translation>Points at the start</translation>
        </message>
        <message>
            <source>All 104, of which most stay away; or only as many as are dealt, so that you can count who still has what.</source>
            <translation>All 104, of which most stay away; or only as many as are dealt, so that you can count who still has what.</translation>
        </message>
        <message>
            <source>For professionals: a card may join a row on its left too, if that end is the nearest.</source>
            <translation>For professionals: a card may join a row on its left too, if that end is the nearest.</translation>
        </message>
        <message>
            <source>Every head costs one of them. When somebody has none left after a round, the match is over.</source>
            <translation>Every head costs one of them. When somebody has none left after a round, the match is over.</translation>
        </message>
        <message>
            <source>Only those dealt</source>
            <translation>Only those dealt</translation>
        </message>
        <message>
            <source>All 104</source>
            <translation>All 104</translation>
        </message>
        <message>
            <source>Left and right</source>
            <translation>Left and right</translation>
        </message>
        <message>
            <source>Right only</source>
            <translation>Right only</translation>
        </message>
        <message>
            <source>%1 with %2</source>
            <comment>a card: its number, its heads</comment>
            <translation>%1 with %2</translation>
        </message>
        <message>
            <source>A row must be chosen first: click one of those that shine.</source>
            <translation>A row must be chosen first: click one of those that shine.</translation>
        </message>
        <message>
            <source>No row is to be chosen now.</source>
            <translation>No row is to be chosen now.</translation>
        </message>
        <message>
            <source>Your card lies face down: it is final.</source>
            <translation>Your card lies face down: it is final.</translation>
        </message>
        <message>
            <source>Points left: the most win. Every head costs one.</source>
            <translation>Points left: the most win. Every head costs one.</translation>
        </message>
        <message>
            <source>Everybody has ten cards; four open cards begin the rows. The small heads on a card are what it costs.</source>
            <translation>Everybody has ten cards; four open cards begin the rows. The small heads on a card are what it costs.</translation>
        </message>
        <message>
            <source>All choose a card at the same time, face down. When everyone has, all are shown and placed, the lowest first.</source>
            <translation>All choose a card at the same time, face down. When everyone has, all are shown and placed, the lowest first.</translation>
        </message>
        <message>
            <source>A card joins the end that is nearest to its number: right of a smaller card or left of a larger one. Are two equally near, its player chooses.</source>
            <translation>A card joins the end that is nearest to its number: right of a smaller card or left of a larger one. Are two equally near, its player chooses.</translation>
        </message>
        <message>
            <source>A card joins the row whose last card is the nearest below it.</source>
            <translation>A card joins the row whose last card is the nearest below it.</translation>
        </message>
        <message>
            <source>A row holds five cards, whichever end they came to. Whoever lays the sixth takes the five, and the sixth begins the row anew.</source>
            <translation>A row holds five cards, whichever end they came to. Whoever lays the sixth takes the five, and the sixth begins the row anew.</translation>
        </message>
        <message>
            <source>A row holds five cards. Whoever lays the sixth takes the five, and the sixth begins the row anew.</source>
            <translation>A row holds five cards. Whoever lays the sixth takes the five, and the sixth begins the row anew.</translation>
        </message>
        <message>
            <source>A card that fits no end lies inside all four rows: its player chooses a row to take, and the card begins it anew.</source>
            <translation>A card that fits no end lies inside all four rows: its player chooses a row to take, and the card begins it anew.</translation>
        </message>
        <message>
            <source>A card lower than all last cards fits nowhere: its player chooses a row to take, and the card begins it anew.</source>
            <translation>A card lower than all last cards fits nowhere: its player chooses a row to take, and the card begins it anew.</translation>
        </message>
        <message>
            <source>What a card costs: 1 head; ends it in 5, 2; in 0, 3; two equal digits, 5.</source>
            <translation>What a card costs: 1 head; ends it in 5, 2; in 0, 3; two equal digits, 5.</translation>
        </message>
        <message>
            <source>What a card costs: 1 head; ends it in 5, 2; in 0, 3; two equal digits, 5; and the 55 costs 7.</source>
            <translation>What a card costs: 1 head; ends it in 5, 2; in 0, 3; two equal digits, 5; and the 55 costs 7.</translation>
        </message>
        <message>
            <source>Only the cards 1 to %1 are in play, and all of them: none is missing.</source>
            <translation>Only the cards 1 to %1 are in play, and all of them: none is missing.</translation>
        </message>
        <message>
            <source>Everybody begins with %1 points, and each head taken costs one. When somebody is at 0 or below after a round, the match ends: the most points win.</source>
            <translation>Everybody begins with %1 points, and each head taken costs one. When somebody is at 0 or below after a round, the match ends: the most points win.</translation>
        </message>
        <message>
            <source>Your card fits no row: choose the row that you take.</source>
            <translation>Your card fits no row: choose the row that you take.</translation>
        </message>
        <message>
            <source>Two ends are equally near: choose the row for your card.</source>
            <translation>Two ends are equally near: choose the row for your card.</translation>
        </message>
        <message>
            <source>Once more lays it face down, for good.</source>
            <translation>Once more lays it face down, for good.</translation>
        </message>
        <message>
            <source>Choose a card: all are shown together.</source>
            <translation>Choose a card: all are shown together.</translation>
        </message>
        <message>
            <source>One moment…</source>
            <translation>One moment…</translation>
        </message>
        <message>
            <source>Your card is down. %1 is still choosing…</source>
            <translation>Your card is down. %1 is still choosing…</translation>
        </message>
        <message numerus="yes">
            <source>Your card is down. %n others are still choosing…</source>
            <translation>
                <numerusform>Your card is down. %n others are still choosing…</numerusform>
                <numerusform>Your card is down. %n others are still choosing…</numerusform>
            </translation>
        </message>
        <message>
            <source>All have chosen…</source>
            <translation>All have chosen…</translation>
        </message>
        <message>
            <source>All are choosing a card…</source>
            <translation>All are choosing a card…</translation>
        </message>
        <message>
            <source>%1 chooses…</source>
            <translation>%1 chooses…</translation>
        </message>
        <message>
            <source>%1: %2 takes row %3, %4</source>
            <translation>%1: %2 takes row %3, %4</translation>
        </message>
        <message>
            <source>%1: %2 in row %3</source>
            <translation>%1: %2 in row %3</translation>
        </message>
        <message>
            <source>%1: %2, not placed yet</source>
            <translation>%1: %2, not placed yet</translation>
        </message>
    </context>
    <context>
        <name>SixTray</name>
        <message>
            <source>%1 has taken %2</source>
            <translation>%1 has taken %2</translation>
        </message>
        <message>
            <source>and played %1</source>
            <translation>and played %1</translation>
        </message>
        <message>
            <source>and has chosen a card</source>
            <translation>and has chosen a card</translation>
        </message>
    </context>
    <context>
        <name>Spinner</name>
        <message>
            <source>Less</source>
            <translation>Less</translation>
        </message>
        <message>
            <source>More</source>
            <translation>More</translation>
        </message>
    </context>
    <context>
        <name>StandardTexts</name>
        <message>
            <source>clubs</source>
            <translation>clubs</translation>
        </message>
        <message>
            <source>diamonds</source>
            <translation>diamonds</translation>
        </message>
        <message>
            <source>hearts</source>
            <translation>hearts</translation>
        </message>
        <message>
            <source>spades</source>
            <translation>spades</translation>
        </message>
        <message>
            <source>Jack</source>
            <translation>Jack</translation>
        </message>
        <message>
            <source>Queen</source>
            <translation>Queen</translation>
        </message>
        <message>
            <source>King</source>
            <translation>King</translation>
        </message>
        <message>
            <source>Ace</source>
            <translation>Ace</translation>
        </message>
        <message>
            <source>Joker</source>
            <translation>Joker</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <comment>rank and suit of a card</comment>
            <translation>%1 of %2</translation>
        </message>
    </context>
    <context>
        <name>StockPile</name>
        <message numerus="yes">
            <source>Stock: %n card(s)</source>
            <translation>
                <numerusform>Stock: %n card</numerusform>
                <numerusform>Stock: %n cards</numerusform>
            </translation>
        </message>
        <message>
            <source>in the stock</source>
            <comment>below the number of cards</comment>
            <translation>in the stock</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>Your turn</source>
            <translation>Your turn</translation>
        </message>
        <message>
            <source>The laptops are shuffling together…</source>
            <translation>The laptops are shuffling together…</translation>
        </message>
        <message>
            <source>The deal is dealt again: the laptops are shuffling…</source>
            <translation>The deal is dealt again: the laptops are shuffling…</translation>
        </message>
        <message>
            <source>The deal is over.</source>
            <translation>The deal is over.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>The match is over.</translation>
        </message>
        <message>
            <source>The table has stopped.</source>
            <translation>The table has stopped.</translation>
        </message>
        <message>
            <source>One moment: the laptops compare what they know…</source>
            <translation>One moment: the laptops compare what they know…</translation>
        </message>
        <message>
            <source>%1 is thinking…</source>
            <translation>%1 is thinking…</translation>
        </message>
        <message>
            <source>Waiting for %1…</source>
            <translation>Waiting for %1…</translation>
        </message>
        <message>
            <source>Enough cards are up: put one down first.</source>
            <translation>Enough cards are up: put one down first.</translation>
        </message>
        <message>
            <source>Sort by value</source>
            <translation>Sort by value</translation>
        </message>
        <message>
            <source>Sort by colour</source>
            <translation>Sort by colour</translation>
        </message>
        <message>
            <source>Sort by suit</source>
            <translation>Sort by suit</translation>
        </message>
    </context>
    <context>
        <name>TableCard</name>
        <message>
            <source>Your seat waits: go back</source>
            <translation>Your seat waits: go back</translation>
        </message>
        <message>
            <source>Playing: click to watch</source>
            <translation>Playing: click to watch</translation>
        </message>
        <message>
            <source>%1 of %2 seats taken</source>
            <translation>%1 of %2 seats taken</translation>
        </message>
        <message>
            <source>Hosted by %1</source>
            <translation>Hosted by %1</translation>
        </message>
        <message>
            <source>%1 of %2 seats</source>
            <translation>%1 of %2 seats</translation>
        </message>
        <message>
            <source>Another version</source>
            <translation>Another version</translation>
        </message>
        <message>
            <source>Full</source>
            <translation>Full</translation>
        </message>
        <message>
            <source>Joining…</source>
            <translation>Joining…</translation>
        </message>
        <message>
            <source>Click to join</source>
            <translation>Click to join</translation>
        </message>
    </context>
    <context>
        <name>TakenCards</name>
        <message numerus="yes">
            <source>%n heart(s)</source>
            <comment>cards taken in tricks</comment>
            <translation>
                <numerusform>%n heart</numerusform>
                <numerusform>%n hearts</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 took %2</source>
            <translation>%1 took %2</translation>
        </message>
        <message>
            <source>%1 took nothing that counts</source>
            <translation>%1 took nothing that counts</translation>
        </message>
        <message>
            <source>%1 in this deal</source>
            <comment>so many points</comment>
            <translation>%1 in this deal</translation>
        </message>
        <message>
            <source>Dealer: %1</source>
            <translation>Dealer: %1</translation>
        </message>
    </context>
    <context>
        <name>Texts</name>
        <message>
            <source>Poison</source>
            <translation>Poison</translation>
        </message>
        <message>
            <source>Hearts</source>
            <translation>Hearts</translation>
        </message>
        <message>
            <source>Revolution</source>
            <translation>Revolution</translation>
        </message>
        <message>
            <source>Nusicle</source>
            <translation>Nusicle</translation>
        </message>
        <message>
            <source>Take Six</source>
            <translation>Take Six</translation>
        </message>
        <message>
            <source>minus %1</source>
            <comment>so many points</comment>
            <translation>minus %1</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message>
            <source>plays anything</source>
            <translation>plays anything</translation>
        </message>
        <message>
            <source>easy</source>
            <translation>easy</translation>
        </message>
        <message>
            <source>medium</source>
            <translation>medium</translation>
        </message>
        <message>
            <source>hard</source>
            <translation>hard</translation>
        </message>
        <message>
            <source>Quick</source>
            <translation>Quick</translation>
        </message>
        <message>
            <source>Classic</source>
            <translation>Classic</translation>
        </message>
        <message>
            <source>Party</source>
            <translation>Party</translation>
        </message>
        <message>
            <source>Well played!</source>
            <translation>Well played!</translation>
        </message>
        <message>
            <source>Thank you!</source>
            <translation>Thank you!</translation>
        </message>
        <message>
            <source>Ouch!</source>
            <translation>Ouch!</translation>
        </message>
        <message>
            <source>I can't believe it!</source>
            <translation>I can't believe it!</translation>
        </message>
        <message>
            <source>We are waiting for you.</source>
            <translation>We are waiting for you.</translation>
        </message>
        <message>
            <source>Another one?</source>
            <translation>Another one?</translation>
        </message>
        <message>
            <source>Practice</source>
            <comment>name of a table against computer players</comment>
            <translation>Practice</translation>
        </message>
        <message>
            <source>on %1's laptop</source>
            <translation>on %1's laptop</translation>
        </message>
        <message>
            <source>Computer %1</source>
            <translation>Computer %1</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Yes</translation>
        </message>
        <message>
            <source>No</source>
            <translation>No</translation>
        </message>
        <message>
            <source>It is %1's turn.</source>
            <translation>It is %1's turn.</translation>
        </message>
        <message>
            <source>It is not your turn yet.</source>
            <translation>It is not your turn yet.</translation>
        </message>
        <message>
            <source>This is not the moment for a card.</source>
            <translation>This is not the moment for a card.</translation>
        </message>
        <message>
            <source>That card is not in your hand.</source>
            <translation>That card is not in your hand.</translation>
        </message>
        <message>
            <source>Play exactly one card.</source>
            <translation>Play exactly one card.</translation>
        </message>
        <message>
            <source>That move can't be read. Choose a card that is lit.</source>
            <translation>That move can't be read. Choose a card that is lit.</translation>
        </message>
        <message>
            <source>Your card is on its way.</source>
            <translation>Your card is on its way.</translation>
        </message>
        <message>
            <source>This is a match played back: nothing can be changed in it.</source>
            <translation>This is a match played back: nothing can be changed in it.</translation>
        </message>
        <message>
            <source>Leave this table first.</source>
            <translation>Leave this table first.</translation>
        </message>
        <message>
            <source>Somebody has just taken that seat. Choose another one.</source>
            <translation>Somebody has just taken that seat. Choose another one.</translation>
        </message>
        <message>
            <source>There is nobody on that seat any more. Choose another one.</source>
            <translation>There is nobody on that seat any more. Choose another one.</translation>
        </message>
        <message>
            <source>A player did not answer. The seat is free again.</source>
            <translation>A player did not answer. The seat is free again.</translation>
        </message>
        <message>
            <source>That laptop sent something that can't be right, so nothing was signed.</source>
            <translation>That laptop sent something that can't be right, so nothing was signed.</translation>
        </message>
        <message>
            <source>There is no computer player of that strength for this game. Choose another strength.</source>
            <translation>There is no computer player of that strength for this game. Choose another strength.</translation>
        </message>
        <message>
            <source>LAN Party can't use its folder. Free some space or let it write there, then start again: %1</source>
            <translation>LAN Party can't use its folder. Free some space or let it write there, then start again: %1</translation>
        </message>
        <message>
            <source>That table is full. Choose another one, or open your own.</source>
            <translation>That table is full. Choose another one, or open your own.</translation>
        </message>
        <message>
            <source>That table is already playing. Wait for its next match, or open your own.</source>
            <translation>That table is already playing. Wait for its next match, or open your own.</translation>
        </message>
        <message>
            <source>That laptop runs another version of LAN Party. Install the same version on both.</source>
            <translation>That laptop runs another version of LAN Party. Install the same version on both.</translation>
        </message>
        <message>
            <source>That laptop doesn't answer. Check that both are on the same Wi-Fi and that its firewall lets LAN Party through.</source>
            <translation>That laptop doesn't answer. Check that both are on the same Wi-Fi and that its firewall lets LAN Party through.</translation>
        </message>
        <message>
            <source>There is no table at that address any more. Choose another one, or open your own.</source>
            <translation>There is no table at that address any more. Choose another one, or open your own.</translation>
        </message>
        <message>
            <source>That laptop is busy right now. Try again in a moment.</source>
            <translation>That laptop is busy right now. Try again in a moment.</translation>
        </message>
        <message>
            <source>That laptop could not prove who it is. Try again, and compare the safety words.</source>
            <translation>That laptop could not prove who it is. Try again, and compare the safety words.</translation>
        </message>
        <message>
            <source>There is nothing to do for this laptop at that table. Choose another one, or open your own.</source>
            <translation>There is nothing to do for this laptop at that table. Choose another one, or open your own.</translation>
        </message>
        <message>
            <source>The host of that table is gone. Choose another one, or open your own.</source>
            <translation>The host of that table is gone. Choose another one, or open your own.</translation>
        </message>
        <message>
            <source>The host has closed this table. Choose another one, or open your own.</source>
            <translation>The host has closed this table. Choose another one, or open your own.</translation>
        </message>
        <message>
            <source>The host has given your seat to somebody else. Choose another table, or open your own.</source>
            <translation>The host has given your seat to somebody else. Choose another table, or open your own.</translation>
        </message>
        <message>
            <source>Only more than half of the laptops can go on without the others. Wait for them, or close the table for now.</source>
            <translation>Only more than half of the laptops can go on without the others. Wait for them, or close the table for now.</translation>
        </message>
        <message>
            <source>Only the host of the table can do that.</source>
            <translation>Only the host of the table can do that.</translation>
        </message>
        <message>
            <source>Wait until everybody is ready and no seat is empty.</source>
            <translation>Wait until everybody is ready and no seat is empty.</translation>
        </message>
        <message>
            <source>LAN Party is already running for this home folder. Close the other window first.</source>
            <translation>LAN Party is already running for this home folder. Close the other window first.</translation>
        </message>
        <message>
            <source>Type the address or the code that the other laptop shows.</source>
            <translation>Type the address or the code that the other laptop shows.</translation>
        </message>
        <message>
            <source>That is no code: is a character wrong? A code looks like 3EC6.</source>
            <translation>That is no code: is a character wrong? A code looks like 3EC6.</translation>
        </message>
        <message>
            <source>That is neither an address, like 192.168.1.5:47800, nor a code, like 3EC6.</source>
            <translation>That is neither an address, like 192.168.1.5:47800, nor a code, like 3EC6.</translation>
        </message>
        <message>
            <source>What stands after the colon is no port: those are numbers from 1 to 65535.</source>
            <translation>What stands after the colon is no port: those are numbers from 1 to 65535.</translation>
        </message>
        <message>
            <source>This QR code is damaged, or not one of LAN Party.</source>
            <translation>This QR code is damaged, or not one of LAN Party.</translation>
        </message>
        <message>
            <source>No computer of that name is to be found. Try its address, or the code that it shows.</source>
            <translation>No computer of that name is to be found. Try its address, or the code that it shows.</translation>
        </message>
        <message>
            <source>Nobody on this network says where that computer is. Try its address, or the code that it shows.</source>
            <translation>Nobody on this network says where that computer is. Try its address, or the code that it shows.</translation>
        </message>
        <message>
            <source>That code fits no network of this laptop: are both in the same Wi-Fi?</source>
            <translation>That code fits no network of this laptop: are both in the same Wi-Fi?</translation>
        </message>
        <message>
            <source>You have stopped calling that table.</source>
            <translation>You have stopped calling that table.</translation>
        </message>
        <message>
            <source>That match has not begun. Join the table again.</source>
            <translation>That match has not begun. Join the table again.</translation>
        </message>
        <message>
            <source>The others have gone on without you. You look on now, and can ask for a seat.</source>
            <translation>The others have gone on without you. You look on now, and can ask for a seat.</translation>
        </message>
        <message>
            <source>No seat is free: only a computer player can give you its seat. Ask again later.</source>
            <translation>No seat is free: only a computer player can give you its seat. Ask again later.</translation>
        </message>
        <message>
            <source>That address is this laptop itself. Type the address that the other one shows.</source>
            <translation>That address is this laptop itself. Type the address that the other one shows.</translation>
        </message>
        <message>
            <source>That file can't be played back. Choose another one: %1</source>
            <translation>That file can't be played back. Choose another one: %1</translation>
        </message>
        <message>
            <source>What this laptop has kept of that table can't be read, so there is no way back to it. Open a new one together.</source>
            <translation>What this laptop has kept of that table can't be read, so there is no way back to it. Open a new one together.</translation>
        </message>
        <message>
            <source>The link to the table is lost. Your moves wait here until it is back.</source>
            <translation>The link to the table is lost. Your moves wait here until it is back.</translation>
        </message>
        <message>
            <source>Something in the program went wrong. Try once more; if it happens again, start LAN Party anew: %1</source>
            <translation>Something in the program went wrong. Try once more; if it happens again, start LAN Party anew: %1</translation>
        </message>
        <message>
            <source>That didn't work (%1). Try again.</source>
            <translation>That didn't work (%1). Try again.</translation>
        </message>
        <message>
            <source>This laptop is on no network: join the Wi-Fi of the others, or a phone's hotspot.</source>
            <translation>This laptop is on no network: join the Wi-Fi of the others, or a phone's hotspot.</translation>
        </message>
        <message>
            <source>The network gave this laptop no address: turn Wi-Fi off and on again, or use another network.</source>
            <translation>The network gave this laptop no address: turn Wi-Fi off and on again, or use another network.</translation>
        </message>
        <message>
            <source>No port is free to listen on: close other programs that run LAN Party here.</source>
            <translation>No port is free to listen on: close other programs that run LAN Party here.</translation>
        </message>
        <message>
            <source>This laptop doesn't even let itself in: a firewall or a security program blocks LAN Party.</source>
            <translation>This laptop doesn't even let itself in: a firewall or a security program blocks LAN Party.</translation>
        </message>
        <message>
            <source>Another program keeps UDP port 5353 to itself; tables are found in the other ways.</source>
            <translation>Another program keeps UDP port 5353 to itself; tables are found in the other ways.</translation>
        </message>
        <message>
            <source>Multicast doesn't come back here: a firewall blocks UDP port 5353, or a VPN is in the way.</source>
            <translation>Multicast doesn't come back here: a firewall blocks UDP port 5353, or a VPN is in the way.</translation>
        </message>
        <message>
            <source>Broadcasts don't come back here: a firewall blocks UDP port 47800, or a VPN is in the way.</source>
            <translation>Broadcasts don't come back here: a firewall blocks UDP port 47800, or a VPN is in the way.</translation>
        </message>
        <message>
            <source>Somebody here has another version of LAN Party: all need the same, so update the older one.</source>
            <translation>Somebody here has another version of LAN Party: all need the same, so update the older one.</translation>
        </message>
        <message>
            <source>Nobody else is heard. Are all laptops in the same Wi-Fi, with the same name? Guest networks keep laptops apart.</source>
            <translation>Nobody else is heard. Are all laptops in the same Wi-Fi, with the same name? Guest networks keep laptops apart.</translation>
        </message>
        <message>
            <source>Let LAN Party through the firewall of each laptop; the commands stand below.</source>
            <translation>Let LAN Party through the firewall of each laptop; the commands stand below.</translation>
        </message>
        <message>
            <source>A phone's hotspot works where the Wi-Fi of the place doesn't.</source>
            <translation>A phone's hotspot works where the Wi-Fi of the place doesn't.</translation>
        </message>
        <message>
            <source>Others are heard, but no table is open: open one.</source>
            <translation>Others are heard, but no table is open: open one.</translation>
        </message>
        <message>
            <source>By address it always goes: open a table here, and let the others type %1, or the code %2.</source>
            <translation>By address it always goes: open a table here, and let the others type %1, or the code %2.</translation>
        </message>
        <message>
            <source>By address it always goes: open a table here, and let the others type %1.</source>
            <translation>By address it always goes: open a table here, and let the others type %1.</translation>
        </message>
        <message>
            <source>All is well: there are tables, click on one.</source>
            <translation>All is well: there are tables, click on one.</translation>
        </message>
        <message>
            <source>Connections</source>
            <translation>Connections</translation>
        </message>
        <message>
            <source>Finding by multicast</source>
            <translation>Finding by multicast</translation>
        </message>
        <message>
            <source>Finding by broadcast</source>
            <translation>Finding by broadcast</translation>
        </message>
        <message>
            <source>Multicast</source>
            <translation>Multicast</translation>
        </message>
        <message>
            <source>Broadcasts</source>
            <translation>Broadcasts</translation>
        </message>
        <message>
            <source>ufw is on. This lets the laptops of this network in:</source>
            <translation>ufw is on. This lets the laptops of this network in:</translation>
        </message>
        <message>
            <source>ufw is off. If it is turned on, this lets the laptops of this network in:</source>
            <translation>ufw is off. If it is turned on, this lets the laptops of this network in:</translation>
        </message>
        <message>
            <source>ufw may be on. This lets the laptops of this network in:</source>
            <translation>ufw may be on. This lets the laptops of this network in:</translation>
        </message>
        <message>
            <source>firewalld: this lets LAN Party in until the next restart.</source>
            <translation>firewalld: this lets LAN Party in until the next restart.</translation>
        </message>
        <message>
            <source>nftables: if it filters what comes in, this lets LAN Party in.</source>
            <translation>nftables: if it filters what comes in, this lets LAN Party in.</translation>
        </message>
        <message>
            <source>Windows: make this network a private one; then run these as administrator.</source>
            <translation>Windows: make this network a private one; then run these as administrator.</translation>
        </message>
        <message>
            <source>macOS: let Python accept connections in System Settings, Network, Firewall, Options; or run these.</source>
            <translation>macOS: let Python accept connections in System Settings, Network, Firewall, Options; or run these.</translation>
        </message>
        <message>
            <source>No firewall is known here.</source>
            <translation>No firewall is known here.</translation>
        </message>
        <message>
            <source>%1 s</source>
            <translation>%1 s</translation>
        </message>
        <message>
            <source>%1 min</source>
            <translation>%1 min</translation>
        </message>
        <message>
            <source>The others went on without you; you look on now.</source>
            <translation>The others went on without you; you look on now.</translation>
        </message>
        <message>
            <source>The deal is dealt again without %1.</source>
            <translation>The deal is dealt again without %1.</translation>
        </message>
        <message>
            <source>You have a seat now. Welcome!</source>
            <translation>You have a seat now. Welcome!</translation>
        </message>
        <message>
            <source>%1 sits down.</source>
            <translation>%1 sits down.</translation>
        </message>
        <message>
            <source>connection lost</source>
            <translation>connection lost</translation>
        </message>
        <message>
            <source>has left</source>
            <translation>has left</translation>
        </message>
        <message>
            <source>broke the rules</source>
            <translation>broke the rules</translation>
        </message>
        <message>
            <source>a move against the rules (“%1”)</source>
            <translation>a move against the rules (“%1”)</translation>
        </message>
        <message>
            <source>a move against the rules</source>
            <translation>a move against the rules</translation>
        </message>
        <message>
            <source>something that wasn't its turn to do</source>
            <translation>something that wasn't its turn to do</translation>
        </message>
        <message>
            <source>a card that it doesn't hold, or another one than it named</source>
            <translation>a card that it doesn't hold, or another one than it named</translation>
        </message>
        <message>
            <source>a proof about its cards that doesn't hold</source>
            <translation>a proof about its cards that doesn't hold</translation>
        </message>
        <message>
            <source>a shuffle that doesn't hold: cards were changed</source>
            <translation>a shuffle that doesn't hold: cards were changed</translation>
        </message>
        <message>
            <source>a part of the deck's key that doesn't hold</source>
            <translation>a part of the deck's key that doesn't hold</translation>
        </message>
        <message>
            <source>another deck than the others have seen</source>
            <translation>another deck than the others have seen</translation>
        </message>
        <message>
            <source>other secrets revealed than those that it had shuffled with</source>
            <translation>other secrets revealed than those that it had shuffled with</translation>
        </message>
        <message>
            <source>a finished deal that doesn't stand up to the check</source>
            <translation>a finished deal that doesn't stand up to the check</translation>
        </message>
        <message>
            <source>a seat given away that wasn't its to give</source>
            <translation>a seat given away that wasn't its to give</translation>
        </message>
        <message>
            <source>two different moves signed in one place</source>
            <translation>two different moves signed in one place</translation>
        </message>
        <message>
            <source>they have seen different things happen</source>
            <translation>they have seen different things happen</translation>
        </message>
        <message>
            <source>something that can't be read</source>
            <translation>something that can't be read</translation>
        </message>
        <message>
            <source>%1's laptop did something that can't be right: %2. The match stops here, and the evidence is kept.</source>
            <translation>%1's laptop did something that can't be right: %2. The match stops here, and the evidence is kept.</translation>
        </message>
        <message>
            <source>The laptops no longer agree on the table: %1. The match stops here, and the journals are kept.</source>
            <translation>The laptops no longer agree on the table: %1. The match stops here, and the journals are kept.</translation>
        </message>
        <message>
            <source>All hidden cards were opened and checked afterwards: nobody cheated.</source>
            <translation>All hidden cards were opened and checked afterwards: nobody cheated.</translation>
        </message>
        <message>
            <source>Somebody did not open their secrets, so this match could not be checked to the end.</source>
            <translation>Somebody did not open their secrets, so this match could not be checked to the end.</translation>
        </message>
        <message>
            <source>The check after the match failed. The journal holds the evidence.</source>
            <translation>The check after the match failed. The journal holds the evidence.</translation>
        </message>
        <message>
            <source>holds the secret part of the deck's key</source>
            <translation>holds the secret part of the deck's key</translation>
        </message>
        <message>
            <source>shuffled without changing a card</source>
            <translation>shuffled without changing a card</translation>
        </message>
        <message>
            <source>verified every shuffle and signed for this deck</source>
            <translation>verified every shuffle and signed for this deck</translation>
        </message>
        <message>
            <source>opened exactly the cards that were due</source>
            <translation>opened exactly the cards that were due</translation>
        </message>
        <message>
            <source>opened the secrets afterwards, all as claimed</source>
            <translation>opened the secrets afterwards, all as claimed</translation>
        </message>
        <message>
            <source>The cards are dealt.</source>
            <translation>The cards are dealt.</translation>
        </message>
        <message>
            <source>The deal is over.</source>
            <translation>The deal is over.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>The match is over.</translation>
        </message>
        <message>
            <source>%1 has left the table.</source>
            <translation>%1 has left the table.</translation>
        </message>
        <message>
            <source>Your turn: once more plays the card.</source>
            <translation>Your turn: once more plays the card.</translation>
        </message>
        <message>
            <source>Your turn: choose a card.</source>
            <translation>Your turn: choose a card.</translation>
        </message>
        <message>
            <source>Pass on</source>
            <translation>Pass on</translation>
        </message>
        <message>
            <source>Give</source>
            <translation>Give</translation>
        </message>
        <message>
            <source>Swap</source>
            <translation>Swap</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Play</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Pass</translation>
        </message>
        <message>
            <source>Draw a card</source>
            <translation>Draw a card</translation>
        </message>
        <message>
            <source>Keep my cards</source>
            <translation>Keep my cards</translation>
        </message>
        <message>
            <source>LAN Party can't listen on this laptop: all its ports are taken. Close other programs, or LAN Party in other windows.</source>
            <translation>LAN Party can't listen on this laptop: all its ports are taken. Close other programs, or LAN Party in other windows.</translation>
        </message>
        <message>
            <source>These options don't go together. Choose others.</source>
            <translation>These options don't go together. Choose others.</translation>
        </message>
        <message>
            <source>Stopped: %1.</source>
            <translation>Stopped: %1.</translation>
        </message>
        <message>
            <source>The deal is void: it is dealt again without %1.</source>
            <translation>The deal is void: it is dealt again without %1.</translation>
        </message>
        <message>
            <source>%1 has chosen.</source>
            <translation>%1 has chosen.</translation>
        </message>
    </context>
    <context>
        <name>Toast</name>
        <message>
            <source>Dismiss</source>
            <translation>Dismiss</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>deal %1</source>
            <translation>deal %1</translation>
        </message>
        <message>
            <source>Last trick</source>
            <translation>Last trick</translation>
        </message>
        <message>
            <source>Score pad</source>
            <translation>Score pad</translation>
        </message>
        <message>
            <source>Game log</source>
            <translation>Game log</translation>
        </message>
        <message>
            <source>Chat</source>
            <translation>Chat</translation>
        </message>
        <message>
            <source>How to play</source>
            <translation>How to play</translation>
        </message>
        <message>
            <source>Turn the sounds off</source>
            <translation>Turn the sounds off</translation>
        </message>
        <message>
            <source>Turn the sounds on</source>
            <translation>Turn the sounds on</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Settings</translation>
        </message>
        <message>
            <source>Leave</source>
            <translation>Leave</translation>
        </message>
    </context>
    <context>
        <name>WatchBar</name>
        <message>
            <source>You are looking on</source>
            <translation>You are looking on</translation>
        </message>
        <message>
            <source>You have asked for a seat: you sit down when the next deal begins.</source>
            <translation>You have asked for a seat: you sit down when the next deal begins.</translation>
        </message>
        <message>
            <source>A computer player can give you its seat when the next deal begins.</source>
            <translation>A computer player can give you its seat when the next deal begins.</translation>
        </message>
        <message>
            <source>What lies open you see; the hands are hidden from this laptop, too.</source>
            <translation>What lies open you see; the hands are hidden from this laptop, too.</translation>
        </message>
        <message>
            <source>Ask again</source>
            <translation>Ask again</translation>
        </message>
        <message>
            <source>Ask for a seat</source>
            <translation>Ask for a seat</translation>
        </message>
    </context>
</TS>
