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
            <source>can't be used (%1)</source>
            <translation>can't be used (%1)</translation>
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
            <source>Selected. Press Enter to play it.</source>
            <translation>Selected. Press Enter to play it.</translation>
        </message>
        <message>
            <source>Can be played.</source>
            <translation>Can be played.</translation>
        </message>
    </context>
    <context>
        <name>HelpDialog</name>
        <message>
            <source>How to play %1</source>
            <translation>How to play %1</translation>
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
            <source>play it; then ← → and Enter choose a cauldron</source>
            <translation>play it; then ← → and Enter choose a cauldron</translation>
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
            <source>S, L, C</source>
            <translation>S, L, C</translation>
        </message>
        <message>
            <source>score pad, game log, chat</source>
            <translation>score pad, game log, chat</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Keys</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Close</translation>
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
            <source>Safety words</source>
            <translation>Safety words</translation>
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
        <name>ResultDialog</name>
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
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
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
        <name>ScoreDialog</name>
        <message>
            <source>Score pad</source>
            <translation>Score pad</translation>
        </message>
        <message>
            <source>Penalty points: the fewest win.</source>
            <translation>Penalty points: the fewest win.</translation>
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
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
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
            <source>Off: cards are where they belong at once.</source>
            <translation>Off: cards are where they belong at once.</translation>
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
            <source>Close</source>
            <translation>Close</translation>
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
            <source>Your turn: into which cauldron?</source>
            <translation>Your turn: into which cauldron?</translation>
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
            <source>One moment: the laptops compare what they know…</source>
            <translation>One moment: the laptops compare what they know…</translation>
        </message>
        <message>
            <source>%1 is thinking…</source>
            <translation>%1 is thinking…</translation>
        </message>
        <message>
            <source>Sort by value</source>
            <translation>Sort by value</translation>
        </message>
        <message>
            <source>Sort by colour</source>
            <translation>Sort by colour</translation>
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
            <source>Brew in three cauldrons, and don't be the one who makes them boil over.</source>
            <translation>Brew in three cauldrons, and don't be the one who makes them boil over.</translation>
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
            <source>Yes</source>
            <translation>Yes</translation>
        </message>
        <message>
            <source>No</source>
            <translation>No</translation>
        </message>
        <message>
            <source>red</source>
            <translation>red</translation>
        </message>
        <message>
            <source>green</source>
            <translation>green</translation>
        </message>
        <message>
            <source>violet</source>
            <translation>violet</translation>
        </message>
        <message>
            <source>poison</source>
            <translation>poison</translation>
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
            <source>A coloured card goes into the cauldron of its own colour.</source>
            <translation>A coloured card goes into the cauldron of its own colour.</translation>
        </message>
        <message>
            <source>That move can't be read.</source>
            <translation>That move can't be read.</translation>
        </message>
        <message>
            <source>Your card is on its way.</source>
            <translation>Your card is on its way.</translation>
        </message>
        <message>
            <source>Leave this table first.</source>
            <translation>Leave this table first.</translation>
        </message>
        <message>
            <source>Somebody has just taken that seat.</source>
            <translation>Somebody has just taken that seat.</translation>
        </message>
        <message>
            <source>There is nobody on that seat any more.</source>
            <translation>There is nobody on that seat any more.</translation>
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
            <source>There is no computer player of that strength for this game.</source>
            <translation>There is no computer player of that strength for this game.</translation>
        </message>
        <message>
            <source>LAN Party can't listen on this laptop: %1</source>
            <translation>LAN Party can't listen on this laptop: %1</translation>
        </message>
        <message>
            <source>LAN Party can't use its folder: %1</source>
            <translation>LAN Party can't use its folder: %1</translation>
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
            <source>There is no table at that address any more.</source>
            <translation>There is no table at that address any more.</translation>
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
            <source>There is nothing to do for this laptop at that table.</source>
            <translation>There is nothing to do for this laptop at that table.</translation>
        </message>
        <message>
            <source>The host of that table is gone.</source>
            <translation>The host of that table is gone.</translation>
        </message>
        <message>
            <source>The host has closed this table.</source>
            <translation>The host has closed this table.</translation>
        </message>
        <message>
            <source>The host has given your seat to somebody else.</source>
            <translation>The host has given your seat to somebody else.</translation>
        </message>
        <message>
            <source>That can't be played over the network: play it alone.</source>
            <translation>That can't be played over the network: play it alone.</translation>
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
            <source>These options don't go together: %1</source>
            <translation>These options don't go together: %1</translation>
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
            <source>What this laptop has kept of that table can't be read, so there is no way back to it.</source>
            <translation>What this laptop has kept of that table can't be read, so there is no way back to it.</translation>
        </message>
        <message>
            <source>The link to the table is lost. Your moves wait here until it is back.</source>
            <translation>The link to the table is lost. Your moves wait here until it is back.</translation>
        </message>
        <message>
            <source>Something in the program went wrong: %1</source>
            <translation>Something in the program went wrong: %1</translation>
        </message>
        <message>
            <source>That didn't work (%1).</source>
            <translation>That didn't work (%1).</translation>
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
            <source>Stopped: %1</source>
            <translation>Stopped: %1</translation>
        </message>
        <message>
            <source>%1 has left the table.</source>
            <translation>%1 has left the table.</translation>
        </message>
        <message>
            <source>The deal is void: it is dealt again without %1.</source>
            <translation>The deal is void: it is dealt again without %1.</translation>
        </message>
        <message>
            <source>%1 has chosen.</source>
            <translation>%1 has chosen.</translation>
        </message>
        <message>
            <source>%1: %2 into the %3 cauldron</source>
            <translation>%1: %2 into the %3 cauldron</translation>
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
