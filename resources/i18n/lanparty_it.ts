<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <context>
        <name>AbsenceBanner</name>
        <message>
            <source>The others want to go on without you.</source>
            <translation>Gli altri vogliono andare avanti senza di te.</translation>
        </message>
        <message>
            <source>Your own link is lost – %1</source>
            <translation>Il tuo collegamento è caduto – %1</translation>
        </message>
        <message>
            <source>Waiting for %1 – %2</source>
            <translation>Si aspetta %1 – %2</translation>
        </message>
        <message>
            <source>%1 is here again, but the table is about to go on without.</source>
            <translation>%1 è di nuovo qui, ma il tavolo sta per andare avanti senza.</translation>
        </message>
        <message>
            <source>Your seat is yours until all of them have chosen so.</source>
            <translation>Il posto resta tuo finché non l'hanno deciso tutti.</translation>
        </message>
        <message>
            <source>Your moves are kept, nothing is lost. Everything goes on by itself when the Wi-Fi is back.</source>
            <translation>Le tue mosse restano qui, non si perde niente. Quando torna il Wi-Fi, tutto riprende da solo.</translation>
        </message>
        <message>
            <source>One of the two laptops is off the Wi-Fi. Moves are kept, nothing is lost; everything goes on where it was.</source>
            <translation>Uno dei due portatili è fuori dal Wi-Fi. Le mosse restano, non si perde niente: si riprende da dove eravate.</translation>
        </message>
        <message>
            <source>Nothing is lost: everything goes on where it was as soon as that laptop is back.</source>
            <translation>Non si perde niente: appena quel portatile torna, si riprende da dove eravate.</translation>
        </message>
        <message>
            <source>Who has chosen to go on plays no more in this deal: choose the same, then it is dealt again.</source>
            <translation>Chi ha scelto di andare avanti non gioca più in questa mano: scegli anche tu così, e si ridanno le carte.</translation>
        </message>
        <message>
            <source>You and %1 have chosen to go on without %2.</source>
            <translation>Tu e %1 avete scelto di andare avanti senza %2.</translation>
        </message>
        <message>
            <source>You have chosen to go on without %1.</source>
            <translation>Hai scelto di andare avanti senza %1.</translation>
        </message>
        <message>
            <source>%1 chose to go on without %2.</source>
            <translation>Chi vuole andare avanti senza %2: %1.</translation>
        </message>
        <message>
            <source>you</source>
            <translation>di te</translation>
        </message>
        <message>
            <source>Still to choose: %1.</source>
            <translation>Devono ancora scegliere: %1.</translation>
        </message>
        <message>
            <source>The link is back: everything is where it was.</source>
            <translation>Il collegamento è tornato: tutto è come prima.</translation>
        </message>
        <message>
            <source>%1 is back: everything is where it was.</source>
            <translation>Di nuovo qui: %1. Tutto è come prima.</translation>
        </message>
        <message>
            <source>%1. Show the choices.</source>
            <translation>%1. Mostra le scelte.</translation>
        </message>
        <message>
            <source>All right</source>
            <translation>Va bene</translation>
        </message>
        <message>
            <source>Keep waiting</source>
            <translation>Aspetta ancora</translation>
        </message>
        <message>
            <source>Go on without %1</source>
            <translation>Avanti senza %1</translation>
        </message>
        <message>
            <source>Leave</source>
            <translation>Esci</translation>
        </message>
        <message>
            <source>Leave this table</source>
            <translation>Esci da questo tavolo</translation>
        </message>
    </context>
    <context>
        <name>AddressDialog</name>
        <message>
            <source>Join by address</source>
            <translation>Entra con l'indirizzo</translation>
        </message>
        <message>
            <source>The host's laptop shows its code and its address in the lobby. Type one of them here.</source>
            <translation>Il portatile di chi ospita mostra il codice e l'indirizzo del tavolo. Scrivi qui uno dei due.</translation>
        </message>
        <message>
            <source>Address or code</source>
            <translation>Indirizzo o codice</translation>
        </message>
        <message>
            <source>Joining…</source>
            <translation>Entro…</translation>
        </message>
        <message>
            <source>Join</source>
            <translation>Entra</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
    </context>
    <context>
        <name>Cauldron</name>
        <message>
            <source>total %1 of %2</source>
            <translation>totale %1 su %2</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>vuoto</translation>
        </message>
        <message>
            <source>Press Enter to play the card here.</source>
            <translation>Premi Invio per giocare qui la carta.</translation>
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
            <translation>Ancora nessuno ha scritto.</translation>
        </message>
        <message>
            <source>Say something</source>
            <translation>Scrivi qualcosa</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>Invia</translation>
        </message>
    </context>
    <context>
        <name>DiagnosisDialog</name>
        <message>
            <source>Check of the network</source>
            <translation>Controllo della rete</translation>
        </message>
        <message>
            <source>Trying everything out: this takes a few seconds…</source>
            <translation>Provo tutte le strade: ci vuole qualche secondo…</translation>
        </message>
        <message>
            <source>What to try</source>
            <translation>Che cosa provare</translation>
        </message>
        <message>
            <source>This laptop</source>
            <translation>Questo portatile</translation>
        </message>
        <message>
            <source>code %1</source>
            <translation>codice %1</translation>
        </message>
        <message>
            <source>network %1</source>
            <translation>rete %1</translation>
        </message>
        <message>
            <source>can be called</source>
            <translation>raggiungibile</translation>
        </message>
        <message>
            <source>can't be called</source>
            <translation>non raggiungibile</translation>
        </message>
        <message>
            <source>multicast doesn't come back</source>
            <translation>il multicast non torna indietro</translation>
        </message>
        <message>
            <source>usable</source>
            <translation>libera</translation>
        </message>
        <message>
            <source>can't be used</source>
            <translation>non si può usare</translation>
        </message>
        <message>
            <source>What is heard</source>
            <translation>Che cosa si sente</translation>
        </message>
        <message>
            <source>not tried</source>
            <translation>non provato</translation>
        </message>
        <message>
            <source>this laptop hears itself</source>
            <translation>questo portatile sente sé stesso</translation>
        </message>
        <message>
            <source>this laptop doesn't hear itself</source>
            <translation>questo portatile non sente sé stesso</translation>
        </message>
        <message numerus="yes">
            <source>%n packet(s)</source>
            <translation>
                <numerusform>%n pacchetto</numerusform>
                <numerusform>%n pacchetti</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>of %n other laptop(s)</source>
            <translation>
                <numerusform>da %n altro portatile</numerusform>
                <numerusform>da altri %n portatili</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n table(s)</source>
            <translation>
                <numerusform>%n tavolo</numerusform>
                <numerusform>%n tavoli</numerusform>
            </translation>
        </message>
        <message>
            <source>Another version of LAN Party</source>
            <translation>Un'altra versione di LAN Party</translation>
        </message>
        <message>
            <source>Firewall</source>
            <translation>Firewall</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Copiato</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copia</translation>
        </message>
        <message>
            <source>Copy %1</source>
            <translation>Copia %1</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
        <message>
            <source>Check again</source>
            <translation>Controlla di nuovo</translation>
        </message>
        <message>
            <source>Copy everything</source>
            <translation>Copia tutto</translation>
        </message>
        <message>
            <source>Trouble:</source>
            <translation>Problema:</translation>
        </message>
    </context>
    <context>
        <name>Dialog</name>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
    </context>
    <context>
        <name>DrunkPile</name>
        <message numerus="yes">
            <source>%n red</source>
            <translation>
                <numerusform>%n rossa</numerusform>
                <numerusform>%n rosse</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n green</source>
            <translation>
                <numerusform>%n verde</numerusform>
                <numerusform>%n verdi</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n violet</source>
            <translation>
                <numerusform>%n viola</numerusform>
                <numerusform>%n viola</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n poison(s)</source>
            <translation>
                <numerusform>%n veleno</numerusform>
                <numerusform>%n veleni</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 drank %2</source>
            <translation>%1 ha bevuto %2</translation>
        </message>
        <message>
            <source>%1 drank nothing</source>
            <translation>%1 non ha bevuto niente</translation>
        </message>
    </context>
    <context>
        <name>ExchangeSheet</name>
        <message>
            <source>The Swiss swap with the cards that were left down</source>
            <translation>Gli Svizzeri scambiano con le carte rimaste coperte</translation>
        </message>
        <message>
            <source>The Servants give their best cards</source>
            <translation>I Servi danno le loro carte migliori</translation>
        </message>
        <message>
            <source>The Masters give back what they like</source>
            <translation>I Padroni restituiscono le carte che vogliono</translation>
        </message>
        <message numerus="yes">
            <source>%n best card(s)</source>
            <translation>
                <numerusform>%n carta, la migliore</numerusform>
                <numerusform>%n carte, le migliori</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) for %n left down</source>
            <translation>
                <numerusform>%n carta per %n rimasta coperta</numerusform>
                <numerusform>%n carte per %n rimaste coperte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) of choice</source>
            <translation>
                <numerusform>%n carta a scelta</numerusform>
                <numerusform>%n carte a scelta</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 to %2: %3</source>
            <comment>giver, receiver, cards</comment>
            <translation>%1 a %2: %3</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>choosing</source>
            <translation>sta scegliendo</translation>
        </message>
        <message>
            <source>ready</source>
            <translation>ha scelto</translation>
        </message>
    </context>
    <context>
        <name>FaultDialog</name>
        <message>
            <source>The table has stopped</source>
            <translation>Il tavolo si è fermato</translation>
        </message>
        <message>
            <source>Journal of the match: %1</source>
            <translation>Registro della partita: %1</translation>
        </message>
        <message>
            <source>Back to the tables</source>
            <translation>Torna ai tavoli</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>Guarda il tavolo</translation>
        </message>
    </context>
    <context>
        <name>GameForm</name>
        <message>
            <source>Game</source>
            <translation>Gioco</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Giocatori</translation>
        </message>
        <message>
            <source>Kind of evening</source>
            <translation>Che serata è</translation>
        </message>
        <message>
            <source>Your own mixture of the options below.</source>
            <translation>Una tua scelta delle regole qui sotto.</translation>
        </message>
        <message>
            <source>Sets all options below; each can be changed.</source>
            <translation>Sceglie tutte le regole qui sotto; le puoi cambiare una per una.</translation>
        </message>
    </context>
    <context>
        <name>GoOnDialog</name>
        <message>
            <source>Go on without %1?</source>
            <translation>Andare avanti senza %1?</translation>
        </message>
        <message>
            <source>The deal is dealt again, with computer players in those seats.</source>
            <translation>Si ridanno le carte, e in quei posti gioca il computer.</translation>
        </message>
        <message>
            <source>The deal is dealt again, with a computer player in that seat.</source>
            <translation>Si ridanno le carte, e in quel posto gioca il computer.</translation>
        </message>
        <message>
            <source>It happens as soon as %1 choose the same. It can't be taken back.</source>
            <translation>Succede appena scelgono lo stesso anche gli altri (%1). Poi non si torna indietro.</translation>
        </message>
        <message>
            <source>It happens at once, and can't be taken back.</source>
            <translation>Succede subito, e non si torna indietro.</translation>
        </message>
        <message>
            <source>Who comes back later can look on, and ask for a seat.</source>
            <translation>Chi torna più tardi può guardare e chiedere un posto.</translation>
        </message>
        <message>
            <source>Keep waiting</source>
            <translation>Aspetta ancora</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Avanti</translation>
        </message>
    </context>
    <context>
        <name>Hand</name>
        <message numerus="yes">
            <source>Your hand: %n card(s)</source>
            <translation>
                <numerusform>In mano: %n carta</numerusform>
                <numerusform>In mano: %n carte</numerusform>
            </translation>
        </message>
        <message>
            <source>Hidden card %1</source>
            <translation>Carta coperta %1</translation>
        </message>
        <message>
            <source>%1, new</source>
            <translation>%1, carta nuova</translation>
        </message>
        <message>
            <source>Selected. Press Enter to play it.</source>
            <translation>Scelta. Premi Invio per giocarla.</translation>
        </message>
        <message>
            <source>Can be played.</source>
            <translation>Si può giocare.</translation>
        </message>
        <message>
            <source>new</source>
            <comment>a card that has just come to the hand</comment>
            <translation>nuova</translation>
        </message>
    </context>
    <context>
        <name>HeartsBoard</name>
        <message>
            <source>Hearts are broken</source>
            <translation>I cuori sono aperti</translation>
        </message>
        <message>
            <source>%1 takes the trick</source>
            <translation>%1 fa la presa</translation>
        </message>
        <message>
            <source>Hearts are not broken</source>
            <translation>I cuori sono chiusi</translation>
        </message>
        <message>
            <source>No passing in this deal</source>
            <translation>In questa mano non si passano carte</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>takes the trick</source>
            <translation>fa la presa</translation>
        </message>
        <message>
            <source>highest so far</source>
            <translation>la più alta finora</translation>
        </message>
        <message>
            <source>led</source>
            <translation>apre</translation>
        </message>
        <message>
            <source>led</source>
            <comment>the first card of a trick</comment>
            <translation>apre</translation>
        </message>
    </context>
    <context>
        <name>HeartsTexts</name>
        <message>
            <source>Take no hearts, and beware of the queen of spades.</source>
            <translation>Non prendere cuori, e occhio alla donna di picche.</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Gioco</translation>
        </message>
        <message>
            <source>Hearts cost their rank</source>
            <translation>I cuori costano il loro valore</translation>
        </message>
        <message>
            <source>The jack of diamonds helps</source>
            <translation>Il fante di quadri aiuta</translation>
        </message>
        <message>
            <source>Shooting the moon</source>
            <translation>Cappotto</translation>
        </message>
        <message>
            <source>Play up to</source>
            <translation>Si gioca fino a</translation>
        </message>
        <message>
            <source>In Black Maria the king of spades (10) and the ace of spades (7) cost points too, three cards always go to the right, and the first trick is free for everything.</source>
            <translation>In Black Maria costano punti anche il re di picche (10) e l'asso di picche (7), tre carte vanno sempre a destra, e nella prima presa si può giocare tutto.</translation>
        </message>
        <message>
            <source>A heart costs its number; jack 11, queen 12, king 13, ace 14. The queen of spades costs 25.</source>
            <translation>Un cuore costa il suo numero; fante 11, donna 12, re 13, asso 14. La donna di picche costa 25.</translation>
        </message>
        <message>
            <source>Whoever takes the jack of diamonds gets 10 points less.</source>
            <translation>Chi prende il fante di quadri ha 10 punti in meno.</translation>
        </message>
        <message>
            <source>Who takes all hearts and the queen of spades: do the others pay, or does one's own score fall? Not in Black Maria.</source>
            <translation>Chi prende tutti i cuori e la donna di picche: pagano gli altri, o scendono i suoi punti? In Black Maria non c'è.</translation>
        </message>
        <message>
            <source>The match ends when somebody has so many points.</source>
            <translation>La partita finisce quando qualcuno arriva a questi punti.</translation>
        </message>
        <message>
            <source>Hearts</source>
            <translation>Cuori</translation>
        </message>
        <message>
            <source>Black Maria</source>
            <translation>Black Maria</translation>
        </message>
        <message>
            <source>The others pay</source>
            <translation>Pagano gli altri</translation>
        </message>
        <message>
            <source>Own score falls</source>
            <translation>Scendono i suoi punti</translation>
        </message>
        <message>
            <source>Choose exactly three cards to pass on.</source>
            <translation>Scegli tre carte da passare, né più né meno.</translation>
        </message>
        <message>
            <source>First three cards are passed on.</source>
            <translation>Prima si passano tre carte.</translation>
        </message>
        <message>
            <source>This is not the moment for that.</source>
            <translation>Non è il momento di farlo.</translation>
        </message>
        <message>
            <source>The lowest club leads the first trick.</source>
            <translation>La prima presa si apre con il fiori più basso.</translation>
        </message>
        <message>
            <source>You hold %1: follow suit.</source>
            <translation>Hai %1 in mano: rispondi al seme.</translation>
        </message>
        <message>
            <source>Follow suit while you can.</source>
            <translation>Rispondi al seme finché puoi.</translation>
        </message>
        <message>
            <source>No hearts and no queen of spades in the first trick.</source>
            <translation>Nella prima presa niente cuori e niente donna di picche.</translation>
        </message>
        <message>
            <source>Hearts can't be led before somebody has played one.</source>
            <translation>Non si apre a cuori finché qualcuno non ne ha giocato uno.</translation>
        </message>
        <message>
            <source>Penalty points: the fewest win.</source>
            <translation>Sono punti di penalità: vince chi ne ha meno.</translation>
        </message>
        <message>
            <source>%1 has shot the moon, and the own score falls!</source>
            <translation>Cappotto di %1, e i suoi punti scendono!</translation>
        </message>
        <message>
            <source>%1 has shot the moon: everybody else pays!</source>
            <translation>Cappotto di %1: pagano tutti gli altri!</translation>
        </message>
        <message>
            <source>Every heart costs its number (jack 11, queen 12, king 13, ace 14), the queen of spades 25.</source>
            <translation>Ogni cuore costa il suo numero (fante 11, donna 12, re 13, asso 14), la donna di picche 25.</translation>
        </message>
        <message>
            <source>Every heart costs 1 point, the queen of spades 13.</source>
            <translation>Ogni cuore costa 1 punto, la donna di picche 13.</translation>
        </message>
        <message>
            <source>Avoid the tricks that cost points. %1</source>
            <translation>Evita le prese che costano punti. %1</translation>
        </message>
        <message>
            <source>The king of spades costs 10, the ace of spades 7.</source>
            <translation>Il re di picche costa 10, l'asso di picche 7.</translation>
        </message>
        <message>
            <source>The jack of diamonds is worth 10 points less to whoever takes it.</source>
            <translation>Il fante di quadri toglie 10 punti a chi lo prende.</translation>
        </message>
        <message>
            <source>Follow suit if you can; if not, play any card. The highest card of the suit that was led takes the trick, and its player leads the next. There are no trumps.</source>
            <translation>Rispondi al seme se puoi; se no, gioca quello che vuoi. Fa la presa la carta più alta del seme di uscita, e chi l'ha giocata apre la presa dopo. Non c'è briscola.</translation>
        </message>
        <message>
            <source>The player on the dealer's left leads the first trick. Anything may be led, anything may be thrown in.</source>
            <translation>Apre la prima presa chi siede a sinistra di chi dà le carte. Si può uscire con tutto e scartare tutto.</translation>
        </message>
        <message>
            <source>Whoever holds the 3 of clubs leads it.</source>
            <translation>Apre chi ha il 3 di fiori, con quello.</translation>
        </message>
        <message>
            <source>Whoever holds the 4 of clubs leads it.</source>
            <translation>Apre chi ha il 4 di fiori, con quello.</translation>
        </message>
        <message>
            <source>Whoever holds the 2 of clubs leads it.</source>
            <translation>Apre chi ha il 2 di fiori, con quello.</translation>
        </message>
        <message>
            <source>No hearts and no queen of spades in the first trick, unless you hold nothing else. Hearts may be led once one has been played, or from a hand of hearts only.</source>
            <translation>Nella prima presa niente cuori e niente donna di picche, se hai altro. A cuori si apre solo dopo che se n'è giocato uno, o se in mano hai solo cuori.</translation>
        </message>
        <message>
            <source>Shooting the moon: if you take all hearts and the queen of spades, your own score falls by what they cost.</source>
            <translation>Cappotto: se prendi tutti i cuori e la donna di picche, i tuoi punti scendono di quanto costano.</translation>
        </message>
        <message>
            <source>Shooting the moon: if you take all hearts and the queen of spades, all others get the points instead.</source>
            <translation>Cappotto: se prendi tutti i cuori e la donna di picche, quei punti vanno a tutti gli altri.</translation>
        </message>
        <message>
            <source>The match ends when somebody has %1 points. The fewest points win.</source>
            <translation>La partita finisce quando qualcuno arriva a %1 punti. Vince chi ne ha meno.</translation>
        </message>
        <message>
            <source>Before the play everybody passes three cards to the right, and sees only then what comes from the left.</source>
            <translation>Prima di giocare ognuno passa tre carte a destra, e solo dopo vede quelle che arrivano da sinistra.</translation>
        </message>
        <message>
            <source>Before the play everybody passes three cards on: to the left, in the next deal to the right, then across, then none; and so again.</source>
            <translation>Prima di giocare ognuno passa tre carte: a sinistra, nella mano dopo a destra, poi di fronte, poi a nessuno; e così da capo.</translation>
        </message>
        <message>
            <source>Before the play everybody passes three cards on: to the left, in the next deal to the right, then three seats on, then none; and so again.</source>
            <translation>Prima di giocare ognuno passa tre carte: a sinistra, nella mano dopo a destra, poi tre posti più in là, poi a nessuno; e così da capo.</translation>
        </message>
        <message>
            <source>Before the play everybody passes three cards on: to the left, in the next deal to the right, then none; and so again.</source>
            <translation>Prima di giocare ognuno passa tre carte: a sinistra, nella mano dopo a destra, poi a nessuno; e così da capo.</translation>
        </message>
        <message>
            <source>With three players the 2 of clubs stays in the box.</source>
            <translation>In tre, il 2 di fiori resta fuori dal gioco.</translation>
        </message>
        <message>
            <source>With three players the 2 of diamonds stays in the box.</source>
            <translation>In tre, il 2 di quadri resta fuori dal gioco.</translation>
        </message>
        <message>
            <source>With five players the 2 of clubs and the 2 of diamonds stay in the box.</source>
            <translation>In cinque, il 2 di fiori e il 2 di quadri restano fuori dal gioco.</translation>
        </message>
        <message>
            <source>With six players all four 2s stay in the box.</source>
            <translation>In sei, tutti e quattro i 2 restano fuori dal gioco.</translation>
        </message>
        <message>
            <source>With six players the 2s of clubs, diamonds and spades and the 3 of clubs stay in the box.</source>
            <translation>In sei, restano fuori dal gioco il 2 di fiori, di quadri e di picche e il 3 di fiori.</translation>
        </message>
        <message>
            <source>Choose three cards to pass to %1.</source>
            <translation>Scegli tre carte da passare a %1.</translation>
        </message>
        <message numerus="yes">
            <source>%n more card(s) for %1.</source>
            <translation>
                <numerusform>Ancora %n carta per %1.</numerusform>
                <numerusform>Ancora %n carte per %1.</numerusform>
            </translation>
        </message>
        <message>
            <source>These three go to %1?</source>
            <translation>Queste tre a %1?</translation>
        </message>
        <message>
            <source>You lead: choose a card.</source>
            <translation>Apri tu: scegli una carta.</translation>
        </message>
        <message>
            <source>Your turn: follow with %1.</source>
            <translation>Tocca a te: rispondi a %1.</translation>
        </message>
        <message>
            <source>Your turn: you have no %1, so any card will do.</source>
            <translation>Tocca a te: non hai %1, va bene qualsiasi carta.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1 – %2 takes the trick</source>
            <translation>%1 – fa la presa %2</translation>
        </message>
    </context>
    <context>
        <name>Home</name>
        <message>
            <source>You are %1. Change name and face.</source>
            <translation>Tu sei %1. Cambia nome e faccia.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Impostazioni</translation>
        </message>
        <message>
            <source>The table doesn't answer yet. Stop calling</source>
            <translation>Il tavolo non risponde ancora. Smetti di chiamare</translation>
        </message>
        <message>
            <source>Welcome! Who are you?</source>
            <translation>Ciao! Chi sei?</translation>
        </message>
        <message>
            <source>Let's play</source>
            <translation>Si gioca</translation>
        </message>
        <message>
            <source>Tables on this network</source>
            <translation>Tavoli su questa rete</translation>
        </message>
        <message>
            <source>New table</source>
            <translation>Nuovo tavolo</translation>
        </message>
        <message>
            <source>Open a table that everybody on this Wi-Fi can see.</source>
            <translation>Apri un tavolo che tutti su questo Wi-Fi vedono.</translation>
        </message>
        <message>
            <source>Practice</source>
            <translation>Allenamento</translation>
        </message>
        <message>
            <source>Play against computer players on this laptop.</source>
            <translation>Gioca contro il computer, su questo portatile.</translation>
        </message>
        <message>
            <source>Join by address</source>
            <translation>Entra con l'indirizzo</translation>
        </message>
        <message>
            <source>For a table that doesn't show up by itself.</source>
            <translation>Per un tavolo che non compare da solo.</translation>
        </message>
        <message>
            <source>Play back</source>
            <translation>Rivedi</translation>
        </message>
        <message>
            <source>See a match again, with open hands.</source>
            <translation>Riguarda una partita, a carte scoperte.</translation>
        </message>
    </context>
    <context>
        <name>LastTrick</name>
        <message>
            <source>Last trick</source>
            <translation>Ultima presa</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Last trick – %1 took it</source>
            <translation>Ultima presa – di %1</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
    </context>
    <context>
        <name>LeaveDialog</name>
        <message>
            <source>The table is given up.</source>
            <translation>Il tavolo si chiude.</translation>
        </message>
        <message>
            <source>A computer player takes your seat from the next deal on.</source>
            <translation>Dalla prossima mano il computer gioca al tuo posto.</translation>
        </message>
        <message>
            <source>Your hand is played on, openly, by a computer player. You can't take this seat again in this match.</source>
            <translation>Il computer finisce la mano con le tue carte, scoperte. In questa partita non puoi più riprendere il posto.</translation>
        </message>
        <message>
            <source>The deal is dealt again, with a computer player in your seat. You can't take this seat again in this match.</source>
            <translation>Si ridanno le carte, e al tuo posto gioca il computer. In questa partita non puoi più riprendere il posto.</translation>
        </message>
        <message>
            <source>Leave in the middle of the deal?</source>
            <translation>Uscire a metà della mano?</translation>
        </message>
        <message>
            <source>Leave this match?</source>
            <translation>Uscire da questa partita?</translation>
        </message>
        <message>
            <source>Close for now</source>
            <translation>Chiudi per adesso</translation>
        </message>
        <message>
            <source>The table stays on this laptop: go back to it whenever you like.</source>
            <translation>Il tavolo resta su questo portatile: ci torni quando vuoi.</translation>
        </message>
        <message>
            <source>Come back later, also after a restart: the others wait, and everything is where it was.</source>
            <translation>Torna più tardi, anche dopo aver spento: gli altri aspettano e tutto resta com'era.</translation>
        </message>
        <message>
            <source>Leave for good</source>
            <translation>Esci del tutto</translation>
        </message>
        <message>
            <source>Stay</source>
            <translation>Resta</translation>
        </message>
    </context>
    <context>
        <name>Lobby</name>
        <message>
            <source>Close this table</source>
            <translation>Chiudi questo tavolo</translation>
        </message>
        <message>
            <source>Leave the table</source>
            <translation>Esci dal tavolo</translation>
        </message>
        <message>
            <source>others can join with the code %1 or at %2</source>
            <translation>gli altri entrano con il codice %1 o con %2</translation>
        </message>
        <message>
            <source>others can join at %1</source>
            <translation>gli altri entrano con %1</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Impostazioni</translation>
        </message>
    </context>
    <context>
        <name>LobbyBar</name>
        <message>
            <source>You are ready</source>
            <translation>Tu ci sei</translation>
        </message>
        <message>
            <source>I'm ready</source>
            <translation>Ci sono!</translation>
        </message>
        <message>
            <source>Start the match</source>
            <translation>Comincia la partita</translation>
        </message>
        <message numerus="yes">
            <source>%n seat(s) free</source>
            <translation>
                <numerusform>%n posto libero</numerusform>
                <numerusform>%n posti liberi</numerusform>
            </translation>
        </message>
        <message>
            <source>Waiting until everybody is ready.</source>
            <translation>Si aspetta che tutti siano pronti.</translation>
        </message>
        <message>
            <source>The host starts the match.</source>
            <translation>La partita la comincia chi ospita.</translation>
        </message>
    </context>
    <context>
        <name>LobbySeat</name>
        <message>
            <source>computer</source>
            <translation>computer</translation>
        </message>
        <message>
            <source>Seat %1 is free</source>
            <translation>Il posto %1 è libero</translation>
        </message>
        <message>
            <source>connection lost</source>
            <translation>collegamento perso</translation>
        </message>
        <message>
            <source>ready</source>
            <translation>ci sta</translation>
        </message>
        <message>
            <source>that's you</source>
            <translation>sei tu</translation>
        </message>
        <message>
            <source>not ready yet</source>
            <translation>non ancora</translation>
        </message>
        <message>
            <source>Swap with %1</source>
            <translation>Scambia con %1</translation>
        </message>
        <message>
            <source>Change %1's seat</source>
            <translation>Cambia posto a %1</translation>
        </message>
        <message>
            <source>Remove %1</source>
            <translation>Togli %1</translation>
        </message>
        <message>
            <source>Ask %1 to leave</source>
            <translation>Manda via %1</translation>
        </message>
        <message>
            <source>Move here?</source>
            <translation>Spostare qui?</translation>
        </message>
        <message>
            <source>free seat</source>
            <translation>posto libero</translation>
        </message>
        <message>
            <source>Here</source>
            <translation>Qui</translation>
        </message>
        <message>
            <source>Add computer</source>
            <translation>Metti il computer</translation>
        </message>
    </context>
    <context>
        <name>LobbySheet</name>
        <message>
            <source>How this table plays</source>
            <translation>Come si gioca a questo tavolo</translation>
        </message>
        <message>
            <source>The host chooses these.</source>
            <translation>Le sceglie chi ospita.</translation>
        </message>
        <message>
            <source>How to play</source>
            <translation>Come si gioca</translation>
        </message>
        <message>
            <source>Computer players</source>
            <translation>Giocatori computer</translation>
        </message>
        <message>
            <source>How strong the next one that you add will be.</source>
            <translation>Quanto sarà forte il prossimo che aggiungi.</translation>
        </message>
        <message>
            <source>Safety words</source>
            <translation>Parole di sicurezza</translation>
        </message>
        <message>
            <source>In English, for windows in another language: %1</source>
            <translation>In inglese, per chi gioca in un'altra lingua: %1</translation>
        </message>
        <message>
            <source>Read them aloud: if everybody has the same words, nobody sits in between.</source>
            <translation>Leggetele ad alta voce: se sono uguali per tutti, nessuno si è messo in mezzo.</translation>
        </message>
    </context>
    <context>
        <name>LogPanel</name>
        <message>
            <source>Game log</source>
            <translation>Cronaca</translation>
        </message>
    </context>
    <context>
        <name>Main</name>
        <message>
            <source>Your turn</source>
            <translation>Tocca a te</translation>
        </message>
    </context>
    <context>
        <name>NewTableDialog</name>
        <message>
            <source>New table</source>
            <translation>Nuovo tavolo</translation>
        </message>
        <message>
            <source>Name of the table</source>
            <translation>Nome del tavolo</translation>
        </message>
        <message>
            <source>%1's table</source>
            <translation>Il tavolo di %1</translation>
        </message>
        <message>
            <source>Opening…</source>
            <translation>Apro…</translation>
        </message>
        <message>
            <source>Open the table</source>
            <translation>Apri il tavolo</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
    </context>
    <context>
        <name>NoTables</name>
        <message>
            <source>LAN Party can't start</source>
            <translation>LAN Party non parte</translation>
        </message>
        <message>
            <source>No table found so far</source>
            <translation>Per ora nessun tavolo</translation>
        </message>
        <message>
            <source>Looking for tables…</source>
            <translation>Cerco tavoli…</translation>
        </message>
        <message>
            <source>Tables on the same Wi-Fi appear here by themselves.</source>
            <translation>I tavoli sullo stesso Wi-Fi compaiono qui da soli.</translation>
        </message>
        <message>
            <source>Is everybody on the same Wi-Fi? Guest networks often keep laptops apart; a phone's hotspot doesn't.</source>
            <translation>Siete tutti sullo stesso Wi-Fi? Le reti per gli ospiti spesso isolano i portatili; l'hotspot di un telefono no.</translation>
        </message>
        <message>
            <source>Does a firewall ask? Allow LAN Party on private networks (port %1).</source>
            <translation>Il firewall chiede qualcosa? Permetti LAN Party sulle reti private (porta %1).</translation>
        </message>
        <message>
            <source>Otherwise open a table here, and let the others choose “Join by address” and type what stands below.</source>
            <translation>Altrimenti apri un tavolo qui, e gli altri scelgano «Entra con l'indirizzo» e scrivano quello che vedi sotto.</translation>
        </message>
        <message>
            <source>This laptop's code and address:</source>
            <translation>Codice e indirizzo di questo portatile:</translation>
        </message>
        <message>
            <source>This laptop's address:</source>
            <translation>Indirizzo di questo portatile:</translation>
        </message>
        <message>
            <source>Check the network</source>
            <translation>Controlla la rete</translation>
        </message>
        <message>
            <source>QR code of %1</source>
            <translation>Codice QR di %1</translation>
        </message>
    </context>
    <context>
        <name>NusiclePile</name>
        <message>
            <source>Pile %1</source>
            <comment>of cards</comment>
            <translation>Mazzetto %1</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>vuoto</translation>
        </message>
        <message>
            <source>Next: %1.</source>
            <translation>Ci va: %1.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n carta</numerusform>
                <numerusform>%n carte</numerusform>
            </translation>
        </message>
        <message>
            <source>Press Enter to play the card here.</source>
            <translation>Premi Invio per giocare qui la carta.</translation>
        </message>
        <message>
            <source>or</source>
            <comment>between a suit and a rank</comment>
            <translation>o</translation>
        </message>
    </context>
    <context>
        <name>NusicleTexts</name>
        <message>
            <source>Lay your cards on three piles, each with a law of its own, and be rid of them first.</source>
            <translation>Metti le carte su tre mazzetti, ognuno con la sua legge, e finiscile prima dell'avversario.</translation>
        </message>
        <message>
            <source>Give up</source>
            <translation>Mi arrendo</translation>
        </message>
        <message>
            <source>Draw up to nine</source>
            <translation>Pesca fino a nove</translation>
        </message>
        <message>
            <source>same suit or same rank</source>
            <translation>stesso seme o stesso valore</translation>
        </message>
        <message>
            <source>one rank up or down</source>
            <translation>un valore in più o in meno</translation>
        </message>
        <message>
            <source>the next suit: ♠ ♣ ♦ ♥</source>
            <translation>il seme dopo: ♠ ♣ ♦ ♥</translation>
        </message>
        <message>
            <source>%1 or %2</source>
            <comment>what may be laid on a pile</comment>
            <translation>%1 o %2</translation>
        </message>
        <message>
            <source>Deals</source>
            <translation>Mani</translation>
        </message>
        <message>
            <source>So many deals make a match; a deal that is void doesn't count.</source>
            <translation>Quante mani fanno una partita; una mano annullata non conta.</translation>
        </message>
        <message>
            <source>Which game</source>
            <translation>Quale gioco</translation>
        </message>
        <message>
            <source>Nusicle: two at the same piles. Solo Nus: a patience with the same laws, alone or two side by side.</source>
            <translation>Nusicle: in due sugli stessi mazzetti. Solo Nus: un solitario con le stesse leggi, da soli o in due fianco a fianco.</translation>
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
            <translation>Un asso si mette insieme a un re, una donna o un fante che hai in mano.</translation>
        </message>
        <message>
            <source>That breaks the law of the pile.</source>
            <translation>La legge del mazzetto non lo permette.</translation>
        </message>
        <message>
            <source>You have a card that fits: play it.</source>
            <translation>Hai una carta che va bene: giocala.</translation>
        </message>
        <message>
            <source>Nine cards are in your hand already.</source>
            <translation>Hai già nove carte in mano.</translation>
        </message>
        <message>
            <source>Draw a card before you pass.</source>
            <translation>Prima di passare pesca una carta.</translation>
        </message>
        <message>
            <source>One card is drawn in a turn: now play or pass.</source>
            <translation>Si pesca una carta sola per turno: adesso gioca o passa.</translation>
        </message>
        <message>
            <source>The stock is empty.</source>
            <translation>Il tallone è finito.</translation>
        </message>
        <message>
            <source>Lay one card, or an ace with a face.</source>
            <translation>Metti una carta, o un asso con una figura.</translation>
        </message>
        <message>
            <source>Cards left in the stock, less those of the last pile: the more the better.</source>
            <translation>Le carte rimaste nel tallone, meno quelle dell'ultimo mazzetto: più sono, meglio è.</translation>
        </message>
        <message>
            <source>Penalty points: the fewest win.</source>
            <translation>Sono punti di penalità: vince chi ne ha meno.</translation>
        </message>
        <message>
            <source>Three piles lie on the table, and the face on each is its law: what may be laid on its last card.</source>
            <translation>Sul tavolo ci sono tre mazzetti, e la figura di ognuno è la sua legge: dice che cosa va sull'ultima carta.</translation>
        </message>
        <message>
            <source>King: a card of the same suit or of the same rank.</source>
            <translation>Re: una carta dello stesso seme o dello stesso valore.</translation>
        </message>
        <message>
            <source>Queen: a card one rank higher or lower, of any suit. Nothing is beside an ace.</source>
            <translation>Donna: una carta più alta o più bassa di uno, di qualsiasi seme. Accanto all'asso non c'è niente.</translation>
        </message>
        <message>
            <source>Jack: a card of the next suit – spades, clubs, diamonds, hearts, and spades again.</source>
            <translation>Fante: una carta del seme dopo – picche, fiori, quadri, cuori, e di nuovo picche.</translation>
        </message>
        <message>
            <source>A face must keep the law like any card; then it is the new law.</source>
            <translation>Anche una figura deve rispettare la legge; poi la nuova legge è lei.</translation>
        </message>
        <message>
            <source>An ace goes on any pile, but only with a face of your hand: the pile goes under the stock, and begins anew with these two.</source>
            <translation>Un asso va su qualsiasi mazzetto, ma solo con una figura che hai in mano: il mazzetto finisce sotto il tallone e ricomincia da queste due.</translation>
        </message>
        <message>
            <source>Play as long as a card fits. When none does, draw until you hold nine again.</source>
            <translation>Gioca finché una carta va bene. Quando non ce n'è, pesca finché ne hai di nuovo nove.</translation>
        </message>
        <message>
            <source>The deal is solved when your hand is empty: you score the cards left in the stock, less those in the pile that took your last card.</source>
            <translation>La mano riesce quando finisci le carte: fai tanti punti quante sono le carte rimaste nel tallone, meno quelle del mazzetto dell'ultima carta.</translation>
        </message>
        <message numerus="yes">
            <source>Does nothing fit with nine in hand, or with an empty stock, you must give up: that costs 52 points. The match is %n deal(s).</source>
            <translation>
                <numerusform>Se con nove carte in mano, o col tallone finito, non va bene niente, devi arrenderti: costa 52 punti. La partita è di %n mano.</numerusform>
                <numerusform>Se con nove carte in mano, o col tallone finito, non va bene niente, devi arrenderti: costa 52 punti. La partita è di %n mani.</numerusform>
            </translation>
        </message>
        <message>
            <source>Each of the two has an own deck and own piles. Both make a move, then it shows; the most points win.</source>
            <translation>Ognuno dei due ha il suo mazzo e i suoi mazzetti. Fate una mossa tutti e due, poi si vede; vince chi ha più punti.</translation>
        </message>
        <message>
            <source>In your turn play one card, or draw one and then play or pass. If the stock is empty and both pass, the deal is void and dealt again.</source>
            <translation>Al tuo turno gioca una carta, o pescane una e poi gioca o passa. Se il tallone è finito e passate tutti e due, la mano è annullata e si ridanno le carte.</translation>
        </message>
        <message>
            <source>Whoever is first without cards gets a point for each card in the pile that took the last one; the other a point for each card in hand and in the other two piles.</source>
            <translation>Chi finisce prima prende un punto per ogni carta del mazzetto dove ha messo l'ultima; l'altro uno per ogni carta in mano e negli altri due mazzetti.</translation>
        </message>
        <message numerus="yes">
            <source>The match is %n deal(s). The fewest points win.</source>
            <translation>
                <numerusform>La partita è di %n mano. Vince chi ha meno punti.</numerusform>
                <numerusform>La partita è di %n mani. Vince chi ha meno punti.</numerusform>
            </translation>
        </message>
        <message>
            <source>An ace goes with a face: lift a King, Queen or Jack too.</source>
            <translation>L'asso va con una figura: alza anche un re, una donna o un fante.</translation>
        </message>
        <message>
            <source>By itself it fits no pile: lift an ace with it.</source>
            <translation>Da sola non va su nessun mazzetto: alza anche un asso.</translation>
        </message>
        <message>
            <source>Your turn: on which pile?</source>
            <translation>Tocca a te: su quale mazzetto?</translation>
        </message>
        <message>
            <source>It fits on pile %1: once more plays it.</source>
            <translation>Va sul mazzetto %1: ancora una volta ed è giocata.</translation>
        </message>
        <message>
            <source>Play a card that fits.</source>
            <translation>Gioca una carta che va bene.</translation>
        </message>
        <message>
            <source>Your turn: play a card, or draw one.</source>
            <translation>Tocca a te: gioca una carta o pescane una.</translation>
        </message>
        <message>
            <source>Your turn: play a card, or pass.</source>
            <translation>Tocca a te: gioca una carta o passa.</translation>
        </message>
        <message>
            <source>Nothing fits: draw up to nine.</source>
            <translation>Non va bene niente: pesca fino a nove.</translation>
        </message>
        <message>
            <source>Nothing fits any more.</source>
            <translation>Non va più bene niente.</translation>
        </message>
        <message>
            <source>Nothing fits: draw a card.</source>
            <translation>Non va bene niente: pesca una carta.</translation>
        </message>
        <message>
            <source>Nothing fits: you have to pass.</source>
            <translation>Non va bene niente: devi passare.</translation>
        </message>
        <message>
            <source>It shows when %1 has moved too…</source>
            <translation>Si vede quando ha mosso anche %1…</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) in the stock</source>
            <translation>
                <numerusform>%n carta nel tallone</numerusform>
                <numerusform>%n carte nel tallone</numerusform>
            </translation>
        </message>
        <message>
            <source>drew up to nine</source>
            <translation>ha pescato fino a nove</translation>
        </message>
        <message>
            <source>drew a card</source>
            <translation>ha pescato una carta</translation>
        </message>
        <message>
            <source>gave up</source>
            <translation>si arrende</translation>
        </message>
        <message>
            <source>passed</source>
            <translation>ha passato</translation>
        </message>
        <message>
            <source>%1 and %2: pile %3 begins anew</source>
            <translation>%1 e %2: il mazzetto %3 ricomincia</translation>
        </message>
        <message>
            <source>%1 on pile %2</source>
            <translation>%1 sul mazzetto %2</translation>
        </message>
        <message>
            <source>This deal was void: it is dealt again, and nothing is written down.</source>
            <translation>La mano è annullata: si ridanno le carte e non si segna niente.</translation>
        </message>
        <message>
            <source>Not solved this time: that costs 52 points.</source>
            <translation>Stavolta non è riuscita: costa 52 punti.</translation>
        </message>
        <message numerus="yes">
            <source>Solved! This deal brings %n point(s).</source>
            <translation>
                <numerusform>Riuscita! Questa mano porta %n punto.</numerusform>
                <numerusform>Riuscita! Questa mano porta %n punti.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PassingRound</name>
        <message>
            <source>Everybody passes three cards to the left</source>
            <translation>Ognuno passa tre carte a sinistra</translation>
        </message>
        <message>
            <source>Everybody passes three cards to the right</source>
            <translation>Ognuno passa tre carte a destra</translation>
        </message>
        <message>
            <source>Everybody passes three cards across</source>
            <translation>Ognuno passa tre carte di fronte</translation>
        </message>
        <message>
            <source>Everybody passes three cards three seats on</source>
            <translation>Ognuno passa tre carte tre posti più in là</translation>
        </message>
    </context>
    <context>
        <name>PassingSign</name>
        <message>
            <source>Laid aside for %1</source>
            <translation>Messe da parte per %1</translation>
        </message>
        <message>
            <source>Three cards go to %1</source>
            <translation>Tre carte vanno a %1</translation>
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
            <translation>fa la presa</translation>
        </message>
        <message>
            <source>on top</source>
            <translation>in cima</translation>
        </message>
    </context>
    <context>
        <name>PoisonTexts</name>
        <message>
            <source>Brew in three cauldrons, and don't be the one who makes them boil over.</source>
            <translation>Si mescola in tre calderoni: non essere tu a farli traboccare.</translation>
        </message>
        <message>
            <source>Length of the match</source>
            <translation>Durata della partita</translation>
        </message>
        <message>
            <source>Normal: as many rounds as players, and each player starts one. Quick: a single round.</source>
            <translation>Normale: tante mani quanti i giocatori, e ognuno ne comincia una. Veloce: una mano sola.</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normale</translation>
        </message>
        <message>
            <source>Quick</source>
            <translation>Veloce</translation>
        </message>
        <message>
            <source>Poison, 4</source>
            <translation>Veleno, 4</translation>
        </message>
        <message>
            <source>Red %1</source>
            <translation>%1 rosso</translation>
        </message>
        <message>
            <source>Green %1</source>
            <translation>%1 verde</translation>
        </message>
        <message>
            <source>Violet %1</source>
            <translation>%1 viola</translation>
        </message>
        <message>
            <source>Red cauldron</source>
            <translation>Calderone rosso</translation>
        </message>
        <message>
            <source>Green cauldron</source>
            <translation>Calderone verde</translation>
        </message>
        <message>
            <source>Violet cauldron</source>
            <translation>Calderone viola</translation>
        </message>
        <message>
            <source>A coloured card goes into the cauldron of its own colour.</source>
            <translation>Una carta colorata va nel calderone del suo colore.</translation>
        </message>
        <message>
            <source>Penalty points: the fewest win.</source>
            <translation>Sono punti di penalità: vince chi ne ha meno.</translation>
        </message>
        <message>
            <source>In turn, everybody plays one card: a coloured card into the cauldron of its colour, a poison (value 4) into any.</source>
            <translation>A turno ognuno gioca una carta: quella colorata nel calderone del suo colore, il veleno (vale 4) in uno qualsiasi.</translation>
        </message>
        <message>
            <source>Up to 13 a cauldron holds. If your card takes it over 13, you drink all cards that were in it; your card stays as the new bottom.</source>
            <translation>Un calderone regge fino a 13. Se con la tua carta supera 13, bevi tutte le carte che c'erano dentro; la tua resta sul fondo.</translation>
        </message>
        <message>
            <source>What you have drunk lies open. At the end each coloured card costs 1 point, each poison 2.</source>
            <translation>Quello che hai bevuto resta scoperto. Alla fine ogni carta colorata costa 1 punto, ogni veleno 2.</translation>
        </message>
        <message>
            <source>Whoever alone has drunk the most of a colour drops that colour for nothing. A tie for the most frees nobody.</source>
            <translation>Chi ha bevuto più carte di un colore di tutti gli altri le scarta senza pagarle. In caso di parità pagano tutti.</translation>
        </message>
        <message>
            <source>This table plays a single round. The fewest points win.</source>
            <translation>A questo tavolo si gioca una mano sola. Vince chi ha meno punti.</translation>
        </message>
        <message>
            <source>This table plays as many rounds as there are players, and each starts one. The fewest points win.</source>
            <translation>A questo tavolo si giocano tante mani quanti sono i giocatori, e ognuno ne comincia una. Vince chi ha meno punti.</translation>
        </message>
        <message>
            <source>Your turn: into which cauldron?</source>
            <translation>Tocca a te: in quale calderone?</translation>
        </message>
        <message>
            <source>%1: %2 into the red cauldron</source>
            <comment>who, card</comment>
            <translation>%1: %2 nel calderone rosso</translation>
        </message>
        <message>
            <source>%1: %2 into the green cauldron</source>
            <comment>who, card</comment>
            <translation>%1: %2 nel calderone verde</translation>
        </message>
        <message>
            <source>%1: %2 into the violet cauldron</source>
            <comment>who, card</comment>
            <translation>%1: %2 nel calderone viola</translation>
        </message>
        <message numerus="yes">
            <source>and drinks %n card(s)</source>
            <translation>
                <numerusform>e beve %n carta</numerusform>
                <numerusform>e beve %n carte</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PracticeDialog</name>
        <message>
            <source>Practice</source>
            <translation>Allenamento</translation>
        </message>
        <message>
            <source>A table against computer players on this laptop. The shuffle and all proofs are the real ones.</source>
            <translation>Un tavolo contro il computer, su questo portatile. La mescolata e tutte le prove sono quelle vere.</translation>
        </message>
        <message>
            <source>Computer players</source>
            <translation>Giocatori computer</translation>
        </message>
        <message>
            <source>Starting…</source>
            <translation>Si comincia…</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Comincia</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
    </context>
    <context>
        <name>ProfileDialog</name>
        <message>
            <source>Name and face</source>
            <translation>Nome e faccia</translation>
        </message>
    </context>
    <context>
        <name>ProfileForm</name>
        <message>
            <source>Save</source>
            <translation>Salva</translation>
        </message>
        <message>
            <source>The others need a name to call you by.</source>
            <translation>Agli altri serve un nome con cui chiamarti.</translation>
        </message>
        <message>
            <source>Your nickname</source>
            <translation>Il tuo soprannome</translation>
        </message>
        <message>
            <source>Your face</source>
            <translation>La tua faccia</translation>
        </message>
        <message>
            <source>Face %1</source>
            <translation>Faccia %1</translation>
        </message>
    </context>
    <context>
        <name>RanksRibbon</name>
        <message>
            <source>Revolution. From low to high: %1</source>
            <translation>Rivoluzione. Dal basso in alto: %1</translation>
        </message>
        <message>
            <source>From low to high: %1</source>
            <translation>Dal basso in alto: %1</translation>
        </message>
        <message>
            <source>low</source>
            <comment>the low end of an order</comment>
            <translation>bassa</translation>
        </message>
        <message>
            <source>high</source>
            <comment>the high end of an order</comment>
            <translation>alta</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <source>Back to the beginning of a deal</source>
            <translation>Torna all'inizio della mano</translation>
        </message>
        <message>
            <source>One step back</source>
            <translation>Un passo indietro</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pausa</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Avvia</translation>
        </message>
        <message>
            <source>One step on</source>
            <translation>Un passo avanti</translation>
        </message>
        <message>
            <source>To the next deal</source>
            <translation>Alla prossima mano</translation>
        </message>
        <message>
            <source>Moment %1 of %2</source>
            <translation>Momento %1 di %2</translation>
        </message>
        <message>
            <source>Hand of %1</source>
            <translation>Carte di %1</translation>
        </message>
        <message>
            <source>The hands were not opened</source>
            <translation>Carte mai scoperte</translation>
        </message>
    </context>
    <context>
        <name>ReplaysDialog</name>
        <message>
            <source>Matches played here</source>
            <translation>Partite giocate qui</translation>
        </message>
        <message>
            <source>Each journal is verified before it is shown: all signatures, proofs and rules. The hands lie open when their secrets have been revealed.</source>
            <translation>Ogni registro si controlla prima di mostrarlo: firme, prove e regole. Le carte sono scoperte se i loro segreti sono stati rivelati.</translation>
        </message>
        <message>
            <source>No match has been kept here yet.</source>
            <translation>Qui non c'è ancora nessuna partita.</translation>
        </message>
        <message>
            <source>Another journal: the path of its file</source>
            <translation>Un altro registro: il percorso del file</translation>
        </message>
        <message>
            <source>Verifying…</source>
            <translation>Controllo…</translation>
        </message>
        <message>
            <source>Play it back</source>
            <translation>Rivedi</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
    </context>
    <context>
        <name>ResultDialog</name>
        <message>
            <source>The match is over.</source>
            <translation>La partita è finita.</translation>
        </message>
        <message>
            <source>You share the win!</source>
            <translation>Hai vinto a pari merito!</translation>
        </message>
        <message>
            <source>You win!</source>
            <translation>Hai vinto!</translation>
        </message>
        <message>
            <source>%1 win together</source>
            <translation>Vincono a pari merito: %1</translation>
        </message>
        <message>
            <source>%1 wins</source>
            <translation>Vince %1</translation>
        </message>
        <message>
            <source>winner</source>
            <translation>ha vinto</translation>
        </message>
        <message>
            <source>Journal of the match: %1</source>
            <translation>Registro della partita: %1</translation>
        </message>
        <message>
            <source>Back to the tables</source>
            <translation>Torna ai tavoli</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>Guarda il tavolo</translation>
        </message>
    </context>
    <context>
        <name>ResumeDialog</name>
        <message>
            <source>You were at a table: go back?</source>
            <translation>Stavi giocando a un tavolo: ci torni?</translation>
        </message>
        <message>
            <source>Cards, points and your seat are where they were. What you forget here isn't offered again.</source>
            <translation>Carte, punti e il tuo posto sono come li hai lasciati. Quello che dimentichi qui non ti viene più proposto.</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Non adesso</translation>
        </message>
    </context>
    <context>
        <name>ReturnCard</name>
        <message>
            <source>%1 – your seat waits</source>
            <translation>%1 – il tuo posto ti aspetta</translation>
        </message>
        <message>
            <source>Forget</source>
            <translation>Dimentica</translation>
        </message>
        <message>
            <source>Forget %1</source>
            <translation>Dimentica %1</translation>
        </message>
        <message>
            <source>Go back</source>
            <translation>Torna</translation>
        </message>
        <message>
            <source>Go back to %1</source>
            <translation>Torna a %1</translation>
        </message>
    </context>
    <context>
        <name>RevolutionBoard</name>
        <message>
            <source>Revolution! The order of ranks is turned around.</source>
            <translation>Rivoluzione! L'ordine dei valori si rovescia.</translation>
        </message>
        <message>
            <source>Counter-revolution! The old order is back.</source>
            <translation>Controrivoluzione! Torna l'ordine di prima.</translation>
        </message>
        <message>
            <source>%1 is out first!</source>
            <translation>%1 finisce prima di tutti!</translation>
        </message>
        <message>
            <source>%1 is out.</source>
            <translation>%1 ha finito le carte.</translation>
        </message>
        <message>
            <source>%1, the Servant: %2</source>
            <translation>%1, che è Servo: %2</translation>
        </message>
        <message>
            <source>%1 takes the trick</source>
            <translation>%1 fa la presa</translation>
        </message>
        <message>
            <source>Opens: %1</source>
            <translation>Si apre con: %1</translation>
        </message>
        <message>
            <source>Who opens?</source>
            <translation>Chi apre?</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) each</source>
            <translation>
                <numerusform>%n carta a testa</numerusform>
                <numerusform>%n carte a testa</numerusform>
            </translation>
        </message>
        <message>
            <source>below %1</source>
            <translation>sotto: %1</translation>
        </message>
        <message>
            <source>above %1</source>
            <translation>sopra: %1</translation>
        </message>
        <message>
            <source>Revolution</source>
            <translation>Rivoluzione</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) left down</source>
            <translation>
                <numerusform>%n carta rimasta coperta</numerusform>
                <numerusform>%n carte rimaste coperte</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RevolutionTexts</name>
        <message>
            <source>Be the first to play all your cards and rule the next deal; four of a kind turn the world upside down.</source>
            <translation>Chi finisce prima le carte comanda nella mano dopo; con quattro carte uguali il mondo va sottosopra.</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>Jolly</translation>
        </message>
        <message>
            <source>Cards for six players</source>
            <translation>Carte in sei</translation>
        </message>
        <message>
            <source>The Swiss swap cards</source>
            <translation>Gli Svizzeri scambiano</translation>
        </message>
        <message>
            <source>After passing</source>
            <translation>Dopo aver passato</translation>
        </message>
        <message>
            <source>Who leads first</source>
            <translation>Chi apre per primo</translation>
        </message>
        <message>
            <source>Teams</source>
            <translation>Squadre</translation>
        </message>
        <message>
            <source>Number of deals</source>
            <translation>Numero di mani</translation>
        </message>
        <message>
            <source>Forfeit of the Servant</source>
            <translation>Penitenza del Servo</translation>
        </message>
        <message>
            <source>Two jokers, each with the rank of the cards beside it; alone they count as the highest rank.</source>
            <translation>Due jolly, ognuno con il valore delle carte che ha accanto; da soli contano come il valore più alto.</translation>
        </message>
        <message>
            <source>All from 3 to ace, eight cards each; or from 5 to ace, six each, and four stay face down for the Swiss.</source>
            <translation>Dal 3 all'asso, otto carte a testa; o dal 5 all'asso, sei a testa, e quattro restano coperte per gli Svizzeri.</translation>
        </message>
        <message>
            <source>Only where cards are left face down: two of them are taken for two of one's own.</source>
            <translation>Solo dove restano carte coperte: se ne prendono due in cambio di due delle proprie.</translation>
        </message>
        <message>
            <source>Whether who has passed may play again in the same trick.</source>
            <translation>Se chi ha passato può rigiocare nella stessa presa.</translation>
        </message>
        <message>
            <source>From the second deal on: the Servant, or each time whoever holds the lowest diamond.</source>
            <translation>Dalla seconda mano in poi: il Servo, oppure ogni volta chi ha il quadri più basso.</translation>
        </message>
        <message>
            <source>Two teams of 4 or 6 players, or three of 6. Partners sit apart, and their points are added.</source>
            <translation>Due squadre in 4 o in 6, o tre in 6. I compagni siedono lontani, e i loro punti si sommano.</translation>
        </message>
        <message>
            <source>The match ends after so many deals.</source>
            <translation>La partita finisce dopo queste mani.</translation>
        </message>
        <message>
            <source>What the Servant does after each deal, for instance: makes the tea.</source>
            <translation>Che cosa fa il Servo dopo ogni mano, per esempio: prepara il tè.</translation>
        </message>
        <message>
            <source>3 to ace</source>
            <translation>Dal 3 all'asso</translation>
        </message>
        <message>
            <source>5 to ace, four left down</source>
            <translation>Dal 5 all'asso, quattro coperte</translation>
        </message>
        <message>
            <source>They must</source>
            <translation>Devono</translation>
        </message>
        <message>
            <source>They may</source>
            <translation>Possono</translation>
        </message>
        <message>
            <source>One may play again</source>
            <translation>Si può rigiocare</translation>
        </message>
        <message>
            <source>One is out of the trick</source>
            <translation>Si resta fuori dalla presa</translation>
        </message>
        <message>
            <source>The Servant</source>
            <translation>Il Servo</translation>
        </message>
        <message>
            <source>The lowest diamond</source>
            <translation>Il quadri più basso</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Nessuna</translation>
        </message>
        <message>
            <source>Two teams</source>
            <translation>Due squadre</translation>
        </message>
        <message>
            <source>Three teams</source>
            <translation>Tre squadre</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Padrone</translation>
        </message>
        <message>
            <source>Half-Master</source>
            <translation>Mezzo padrone</translation>
        </message>
        <message>
            <source>Swiss</source>
            <translation>Svizzero</translation>
        </message>
        <message>
            <source>Half-Servant</source>
            <translation>Mezzo servo</translation>
        </message>
        <message>
            <source>Servant</source>
            <translation>Servo</translation>
        </message>
        <message>
            <source>1st</source>
            <translation>1°</translation>
        </message>
        <message>
            <source>2nd</source>
            <translation>2°</translation>
        </message>
        <message>
            <source>3rd</source>
            <translation>3°</translation>
        </message>
        <message>
            <source>%1th</source>
            <comment>a place: 4th, 5th, 6th</comment>
            <translation>%1°</translation>
        </message>
        <message>
            <source>Team %1</source>
            <translation>Squadra %1</translation>
        </message>
        <message>
            <source>The exchange is over.</source>
            <translation>Lo scambio è finito.</translation>
        </message>
        <message>
            <source>Cards are exchanged first.</source>
            <translation>Prima si scambiano le carte.</translation>
        </message>
        <message>
            <source>Two cards are swapped.</source>
            <translation>Si scambiano due carte.</translation>
        </message>
        <message>
            <source>Give exactly as many cards as are asked for.</source>
            <translation>Dai tante carte quante te ne chiedono, né più né meno.</translation>
        </message>
        <message numerus="yes">
            <source>Everybody plays %n card(s) at once in this trick.</source>
            <translation>
                <numerusform>In questa presa si gioca %n carta per volta.</numerusform>
                <numerusform>In questa presa si giocano %n carte insieme.</numerusform>
            </translation>
        </message>
        <message>
            <source>At most four cards are played at once.</source>
            <translation>Si giocano al massimo quattro carte insieme.</translation>
        </message>
        <message>
            <source>Cards that are played together have one rank.</source>
            <translation>Le carte giocate insieme hanno lo stesso valore.</translation>
        </message>
        <message>
            <source>Who leads can't pass.</source>
            <translation>Chi apre non può passare.</translation>
        </message>
        <message>
            <source>At this table the Swiss must swap.</source>
            <translation>A questo tavolo gli Svizzeri devono scambiare.</translation>
        </message>
        <message>
            <source>Your best cards are asked for: choose only among equal ones.</source>
            <translation>Devi dare le tue carte migliori: scegli solo fra quelle uguali.</translation>
        </message>
        <message>
            <source>The first lead must contain the %1.</source>
            <translation>La prima uscita deve avere questa carta: %1.</translation>
        </message>
        <message>
            <source>The first lead must contain the lowest diamond.</source>
            <translation>La prima uscita deve avere il quadri più basso.</translation>
        </message>
        <message>
            <source>That is not higher than the last play.</source>
            <translation>Non supera l'ultima giocata.</translation>
        </message>
        <message>
            <source>In a revolution only ranks below %1 beat it.</source>
            <translation>In rivoluzione la batte solo chi scende sotto: %1.</translation>
        </message>
        <message>
            <source>Only ranks above %1 beat it.</source>
            <translation>La batte solo chi sale sopra: %1.</translation>
        </message>
        <message>
            <source>Points: the most win.</source>
            <translation>Punti: vince chi ne ha di più.</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <comment>role, name</comment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Next deal: %1</source>
            <translation>Prossima mano: %1</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1, the Servant: %2</source>
            <translation>%1, che è Servo: %2</translation>
        </message>
        <message>
            <source>Get rid of all your cards. The cards go from %1 up to ace; suits don't matter. The turn goes to the right, counter-clockwise.</source>
            <translation>Liberati di tutte le carte. I valori vanno da %1 fino all'asso; i semi non contano. Si gira verso destra, in senso antiorario.</translation>
        </message>
        <message>
            <source>The leader plays one to four cards of one rank. The others in turn play as many cards of a higher rank, or pass. %1</source>
            <translation>Chi apre gioca da una a quattro carte dello stesso valore. Gli altri, a turno, ne giocano altrettante di valore più alto, o passano. %1</translation>
        </message>
        <message>
            <source>Who has passed is out of this trick.</source>
            <translation>Chi ha passato resta fuori da questa presa.</translation>
        </message>
        <message>
            <source>Who has passed may play again later.</source>
            <translation>Chi ha passato può rigiocare più avanti.</translation>
        </message>
        <message>
            <source>When nobody beats a play, or nothing can beat it, its player leads anew. In the first deal whoever holds the %1 leads with it. %2</source>
            <translation>Se nessuno supera una giocata, o niente può superarla, chi l'ha fatta apre di nuovo. Nella prima mano apre chi ha questa carta, con quella: %1. %2</translation>
        </message>
        <message>
            <source>So it is in every deal.</source>
            <translation>E così in ogni mano.</translation>
        </message>
        <message>
            <source>Afterwards the Servant leads first.</source>
            <translation>Dopo, apre il Servo.</translation>
        </message>
        <message>
            <source>Revolution: four of a kind turns the order of ranks around for the rest of the deal; another four turns it back. Four can only be led, or answer four.</source>
            <translation>Rivoluzione: quattro carte uguali rovesciano l'ordine dei valori fino alla fine della mano; altre quattro lo raddrizzano. Con quattro si può solo aprire, o rispondere a quattro.</translation>
        </message>
        <message>
            <source>Jokers have the rank of the cards beside them. Alone they count as the highest rank of the order in force.</source>
            <translation>I jolly hanno il valore delle carte che hanno accanto. Da soli contano come il valore più alto del momento.</translation>
        </message>
        <message>
            <source>The order of going out gives 2, 1, −1 and −2 points and the roles of the next deal: Master, Half-Master, Half-Servant, Servant.</source>
            <translation>L'ordine in cui si finisce dà 2, 1, −1 e −2 punti e i ruoli della mano dopo: Padrone, Mezzo padrone, Mezzo servo, Servo.</translation>
        </message>
        <message>
            <source>The order of going out gives 2, 1, 0, −1 and −2 points and the roles of the next deal: Master, Half-Master, Swiss, Half-Servant, Servant.</source>
            <translation>L'ordine in cui si finisce dà 2, 1, 0, −1 e −2 punti e i ruoli della mano dopo: Padrone, Mezzo padrone, Svizzero, Mezzo servo, Servo.</translation>
        </message>
        <message>
            <source>Before the next deal is played, the Servant gives the Master the two best cards and gets any two back; Half-Servant and Half-Master exchange one card in the same way.</source>
            <translation>Prima di giocare la mano dopo, il Servo dà al Padrone le sue due carte migliori e ne riceve due qualsiasi; Mezzo servo e Mezzo padrone fanno lo stesso con una carta.</translation>
        </message>
        <message>
            <source>Two teams play, and each adds up its points. Partners sit apart.</source>
            <translation>Giocano due squadre, e ognuna somma i suoi punti. I compagni siedono lontani.</translation>
        </message>
        <message>
            <source>Three teams play, and each adds up its points. Partners sit opposite each other.</source>
            <translation>Giocano tre squadre, e ognuna somma i suoi punti. I compagni siedono di fronte.</translation>
        </message>
        <message numerus="yes">
            <source>The match has %n deal(s). The most points win.</source>
            <translation>
                <numerusform>La partita è di %n mano. Vince chi ha più punti.</numerusform>
                <numerusform>La partita è di %n mani. Vince chi ha più punti.</numerusform>
            </translation>
        </message>
        <message>
            <source>After each deal the Servant: %1.</source>
            <translation>Dopo ogni mano il Servo: %1.</translation>
        </message>
        <message>
            <source>First the Swiss may swap two cards with those that were left face down.</source>
            <translation>Prima gli Svizzeri possono scambiare due carte con quelle rimaste coperte.</translation>
        </message>
        <message>
            <source>First the Swiss swap two cards with those that were left face down.</source>
            <translation>Prima gli Svizzeri scambiano due carte con quelle rimaste coperte.</translation>
        </message>
        <message>
            <source>Swiss: choose two cards to put down.</source>
            <translation>Svizzero: scegli due carte da lasciare.</translation>
        </message>
        <message>
            <source>Swap these two?</source>
            <translation>Scambi queste due?</translation>
        </message>
        <message>
            <source>Give this to %1?</source>
            <translation>Dai questo a %1?</translation>
        </message>
        <message numerus="yes">
            <source>Give your %n best card(s) to %1.</source>
            <translation>
                <numerusform>A %1 va %n carta, la tua migliore.</numerusform>
                <numerusform>A %1 vanno %n carte, le tue migliori.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Give any %n card(s) back to %1.</source>
            <translation>
                <numerusform>Restituisci %n carta a scelta a %1.</numerusform>
                <numerusform>Restituisci %n carte a scelta a %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Play these %n cards?</source>
            <translation>
                <numerusform>Giochi questa carta (%n)?</numerusform>
                <numerusform>Giochi queste %n carte?</numerusform>
            </translation>
        </message>
        <message>
            <source>Once more, or Enter, plays it.</source>
            <translation>Ancora una volta, o Invio, ed è giocata.</translation>
        </message>
        <message>
            <source>You open: play the %1, with more of its rank if you like.</source>
            <translation>Apri tu con %1, e se vuoi con altre dello stesso valore.</translation>
        </message>
        <message>
            <source>You lead: one to four cards of one rank.</source>
            <translation>Apri tu: da una a quattro carte dello stesso valore.</translation>
        </message>
        <message>
            <source>You can't beat it: pass.</source>
            <translation>Non puoi superarla: passa.</translation>
        </message>
        <message numerus="yes">
            <source>Your turn: %n card(s) below %1, or pass.</source>
            <translation>
                <numerusform>Tocca a te: %n carta sotto %1, o passa.</numerusform>
                <numerusform>Tocca a te: %n carte sotto %1, o passa.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your turn: %n card(s) above %1, or pass.</source>
            <translation>
                <numerusform>Tocca a te: %n carta sopra %1, o passa.</numerusform>
                <numerusform>Tocca a te: %n carte sopra %1, o passa.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 passes</source>
            <translation>%1 passa</translation>
        </message>
        <message>
            <source>%1 keeps all cards</source>
            <translation>%1 tiene le sue carte</translation>
        </message>
    </context>
    <context>
        <name>RoleTray</name>
        <message>
            <source>passed</source>
            <translation>ha passato</translation>
        </message>
        <message>
            <source>out, %1</source>
            <translation>ha finito, %1</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1 is in play</source>
            <translation>%1 gioca ancora</translation>
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
            <translation>scegli una carta</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Invio</translation>
        </message>
        <message>
            <source>play it; then ← → and Enter choose a place</source>
            <translation>la giochi; poi ← → e Invio scelgono il posto</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Spazio</translation>
        </message>
        <message>
            <source>lift or put down, where several cards go together</source>
            <translation>alzi o riabbassi, dove si giocano più carte insieme</translation>
        </message>
        <message>
            <source>P, D, K</source>
            <translation>P, D, K</translation>
        </message>
        <message>
            <source>pass, draw, keep</source>
            <translation>passi, peschi, tieni</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>put it back</source>
            <translation>la rimetti giù</translation>
        </message>
        <message>
            <source>H</source>
            <translation>H</translation>
        </message>
        <message>
            <source>hide or show your hand</source>
            <translation>nascondi o mostri le tue carte</translation>
        </message>
        <message>
            <source>M</source>
            <translation>M</translation>
        </message>
        <message>
            <source>sounds on or off</source>
            <translation>suoni sì o no</translation>
        </message>
        <message>
            <source>T</source>
            <translation>T</translation>
        </message>
        <message>
            <source>the last trick, in games with tricks</source>
            <translation>l'ultima presa, nei giochi di prese</translation>
        </message>
        <message>
            <source>S, L, C, F1</source>
            <translation>S, L, C, F1</translation>
        </message>
        <message>
            <source>score pad, game log, chat, rules</source>
            <translation>segnapunti, cronaca, chat, regole</translation>
        </message>
        <message>
            <source>Page Up, Page Down</source>
            <translation>Pag ↑, Pag ↓</translation>
        </message>
        <message>
            <source>turn the page of what is open beside the table</source>
            <translation>scorri ciò che è aperto accanto al tavolo</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tasti</translation>
        </message>
    </context>
    <context>
        <name>RulesDialog</name>
        <message>
            <source>How to play %1</source>
            <translation>Come si gioca a %1</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
    </context>
    <context>
        <name>ScoreChart</name>
        <message>
            <source>Chart of the match</source>
            <translation>Andamento della partita</translation>
        </message>
    </context>
    <context>
        <name>ScoreDialog</name>
        <message>
            <source>Score pad</source>
            <translation>Segnapunti</translation>
        </message>
        <message>
            <source>Waiting for %1.</source>
            <translation>Si aspetta %1.</translation>
        </message>
        <message>
            <source>Dealing…</source>
            <translation>Si danno le carte…</translation>
        </message>
        <message>
            <source>The next deck is shuffled and verified already.</source>
            <translation>Il prossimo mazzo è già mescolato e controllato.</translation>
        </message>
        <message>
            <source>The next deck is being shuffled.</source>
            <translation>Si sta mescolando il prossimo mazzo.</translation>
        </message>
        <message>
            <source>Next deal</source>
            <translation>Prossima mano</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
    </context>
    <context>
        <name>ScorePad</name>
        <message>
            <source>winner</source>
            <translation>ha vinto</translation>
        </message>
        <message>
            <source>ready</source>
            <translation>ci sta</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Totale</translation>
        </message>
        <message>
            <source>Deal %1</source>
            <translation>Mano %1</translation>
        </message>
    </context>
    <context>
        <name>SealBadge</name>
        <message>
            <source>Checked: nobody cheated</source>
            <translation>Controllato: nessuno ha barato</translation>
        </message>
        <message>
            <source>The check failed</source>
            <translation>Il controllo non è riuscito</translation>
        </message>
        <message>
            <source>Checking the match</source>
            <translation>Si controlla la partita</translation>
        </message>
        <message numerus="yes">
            <source>Shuffle verified by all %n</source>
            <translation>
                <numerusform>Mescolata controllata da %n</numerusform>
                <numerusform>Mescolata controllata da tutti e %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Verifying the shuffle: %1 of %2</source>
            <translation>Si controlla la mescolata: %1 di %2</translation>
        </message>
        <message>
            <source>Shows who proved what</source>
            <translation>Mostra chi ha dimostrato che cosa</translation>
        </message>
    </context>
    <context>
        <name>SealDialog</name>
        <message>
            <source>How this deal was shuffled</source>
            <translation>Come si è mescolato in questa mano</translation>
        </message>
        <message>
            <source>Every laptop shuffled the locked deck in turn and proved that no card was added, lost or looked at. Every other laptop checked each proof. No server and no dealer: a card opens only when everybody's key helps, and then only to whom it belongs.</source>
            <translation>A turno ogni portatile ha mescolato il mazzo chiuso e ha provato di non aver aggiunto, tolto o guardato nessuna carta. Tutti gli altri portatili hanno controllato ogni prova. Niente server e niente mazziere: una carta si apre solo con le chiavi di tutti, e solo per chi la deve avere.</translation>
        </message>
        <message>
            <source>Safety words of this table: %1</source>
            <translation>Parole di sicurezza di questo tavolo: %1</translation>
        </message>
        <message>
            <source>Nothing has been proved in this deal yet.</source>
            <translation>In questa mano non c'è ancora nessuna prova.</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1 %2 – checked by %3</source>
            <translation>%1 %2 – ha controllato %3</translation>
        </message>
        <message>
            <source>%1 ms</source>
            <translation>%1 ms</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
    </context>
    <context>
        <name>Seat</name>
        <message numerus="yes">
            <source>thinking – %n second(s)</source>
            <translation>
                <numerusform>pensa – %n secondo</numerusform>
                <numerusform>pensa – %n secondi</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n carta</numerusform>
                <numerusform>%n carte</numerusform>
            </translation>
        </message>
        <message>
            <source>on turn</source>
            <translation>è di turno</translation>
        </message>
    </context>
    <context>
        <name>SettingsDialog</name>
        <message>
            <source>Settings</source>
            <translation>Impostazioni</translation>
        </message>
        <message>
            <source>Look</source>
            <translation>Aspetto</translation>
        </message>
        <message>
            <source>As the system</source>
            <translation>Come il sistema</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Chiaro</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Scuro</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Carte</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>Normali</translation>
        </message>
        <message>
            <source>Large index</source>
            <translation>Indici grandi</translation>
        </message>
        <message>
            <source>Four colours</source>
            <translation>Quattro colori</translation>
        </message>
        <message>
            <source>Large index, four colours</source>
            <translation>Indici grandi, quattro colori</translation>
        </message>
        <message>
            <source>Table cloth</source>
            <translation>Panno del tavolo</translation>
        </message>
        <message>
            <source>Lagoon</source>
            <translation>Laguna</translation>
        </message>
        <message>
            <source>Forest</source>
            <translation>Bosco</translation>
        </message>
        <message>
            <source>Wine</source>
            <translation>Vino</translation>
        </message>
        <message>
            <source>Night</source>
            <translation>Notte</translation>
        </message>
        <message>
            <source>Sort the hand by</source>
            <translation>Ordina le carte per</translation>
        </message>
        <message>
            <source>colour</source>
            <translation>colore</translation>
        </message>
        <message>
            <source>value</source>
            <translation>valore</translation>
        </message>
        <message>
            <source>Size of everything</source>
            <translation>Grandezza di tutto</translation>
        </message>
        <message>
            <source>At the table it grows as far as the window has room.</source>
            <translation>Al tavolo cresce finché c'è spazio nella finestra.</translation>
        </message>
        <message>
            <source>Animations</source>
            <translation>Animazioni</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Senza</translation>
        </message>
        <message>
            <source>Quick</source>
            <translation>Veloci</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normali</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Lente</translation>
        </message>
        <message>
            <source>How fast cards move and computer players play. Off: cards are where they belong at once.</source>
            <translation>Quanto in fretta si muovono le carte e giocano i computer. Senza: le carte sono subito al loro posto.</translation>
        </message>
        <message>
            <source>Sounds</source>
            <translation>Suoni</translation>
        </message>
        <message>
            <source>A card on the cloth, and a tone when it is your turn.</source>
            <translation>Una carta sul panno, e una nota quando tocca a te.</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Lingua</translation>
        </message>
        <message>
            <source>Here are the languages into which this window has been translated.</source>
            <translation>Qui ci sono le lingue in cui il programma è tradotto.</translation>
        </message>
        <message>
            <source>Network</source>
            <translation>Rete</translation>
        </message>
        <message>
            <source>Check the network</source>
            <translation>Controlla la rete</translation>
        </message>
        <message>
            <source>When laptops don't find each other: what is in the way, and what to try.</source>
            <translation>Quando i portatili non si trovano: che cosa c'è di mezzo e che cosa provare.</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fatto</translation>
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
            <translation>Cronaca</translation>
        </message>
        <message>
            <source>How to play %1</source>
            <translation>Come si gioca a %1</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
    </context>
    <context>
        <name>SixBoard</name>
        <message>
            <source>Your card: %1</source>
            <translation>La tua carta: %1</translation>
        </message>
        <message>
            <source>Your card, hidden</source>
            <translation>La tua carta, coperta</translation>
        </message>
        <message>
            <source>your card</source>
            <translation>la tua carta</translation>
        </message>
        <message>
            <source>your card, unseen by the others</source>
            <translation>la tua carta, coperta per gli altri</translation>
        </message>
    </context>
    <context>
        <name>SixRow</name>
        <message>
            <source>Row %1</source>
            <comment>of cards</comment>
            <translation>Fila %1</translation>
        </message>
        <message>
            <source>Press Enter to take this row: %1.</source>
            <translation>Premi Invio per prendere questa fila: %1.</translation>
        </message>
        <message>
            <source>Press Enter to lay the card here.</source>
            <translation>Premi Invio per mettere qui la carta.</translation>
        </message>
        <message>
            <source>The next card takes it.</source>
            <translation>La prossima carta se la prende.</translation>
        </message>
        <message>
            <source>Take: %1</source>
            <translation>Prendi: %1</translation>
        </message>
        <message>
            <source>Lay it here</source>
            <translation>Mettila qui</translation>
        </message>
    </context>
    <context>
        <name>SixTexts</name>
        <message>
            <source>Whoever lays the sixth card takes the row, and all its heads.</source>
            <translation>Chi mette la sesta carta prende la fila, con tutte le sue teste.</translation>
        </message>
        <message numerus="yes">
            <source>%n head(s)</source>
            <translation>
                <numerusform>%n testa</numerusform>
                <numerusform>%n teste</numerusform>
            </translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Carte</translation>
        </message>
        <message>
            <source>Both ends</source>
            <translation>Da tutte e due le parti</translation>
        </message>
        <message>
            <source>Points at the start</source>
            <translation>Punti all'inizio</translation>
        </message>
        <message>
            <source>All 104, of which most stay away; or only as many as are dealt, so that you can count who still has what.</source>
            <translation>Tutte e 104, e molte restano fuori; o solo quelle che si danno, così puoi contare chi ha ancora che cosa.</translation>
        </message>
        <message>
            <source>For professionals: a card may join a row on its left too, if that end is the nearest.</source>
            <translation>Per esperti: una carta può andare anche a sinistra di una fila, se quella parte è la più vicina.</translation>
        </message>
        <message>
            <source>Every head costs one of them. When somebody has none left after a round, the match is over.</source>
            <translation>Ogni testa ne costa uno. Quando dopo una mano qualcuno non ne ha più, la partita finisce.</translation>
        </message>
        <message>
            <source>Only those dealt</source>
            <translation>Solo quelle date</translation>
        </message>
        <message>
            <source>All 104</source>
            <translation>Tutte e 104</translation>
        </message>
        <message>
            <source>Left and right</source>
            <translation>A sinistra e a destra</translation>
        </message>
        <message>
            <source>Right only</source>
            <translation>Solo a destra</translation>
        </message>
        <message>
            <source>%1 with %2</source>
            <comment>a card: its number, its heads</comment>
            <translation>%1 con %2</translation>
        </message>
        <message>
            <source>A row must be chosen first: click one of those that shine.</source>
            <translation>Prima bisogna scegliere una fila: clicca su una di quelle illuminate.</translation>
        </message>
        <message>
            <source>No row is to be chosen now.</source>
            <translation>Adesso non c'è da scegliere una fila.</translation>
        </message>
        <message>
            <source>Your card lies face down: it is final.</source>
            <translation>La tua carta è coperta sul tavolo: ormai è quella.</translation>
        </message>
        <message>
            <source>Points left: the most win. Every head costs one.</source>
            <translation>Punti rimasti: vince chi ne ha di più. Ogni testa ne costa uno.</translation>
        </message>
        <message>
            <source>Everybody has ten cards; four open cards begin the rows. The small heads on a card are what it costs.</source>
            <translation>Ognuno ha dieci carte; quattro carte scoperte cominciano le file. Le testine su una carta dicono quanto costa.</translation>
        </message>
        <message>
            <source>All choose a card at the same time, face down. When everyone has, all are shown and placed, the lowest first.</source>
            <translation>Tutti scelgono insieme una carta, coperta. Quando ci sono tutte si scoprono e si mettono, prima la più bassa.</translation>
        </message>
        <message>
            <source>A card joins the end that is nearest to its number: right of a smaller card or left of a larger one. Are two equally near, its player chooses.</source>
            <translation>Una carta va dalla parte più vicina al suo numero: a destra di una più piccola o a sinistra di una più grande. Se due sono ugualmente vicine, sceglie chi l'ha giocata.</translation>
        </message>
        <message>
            <source>A card joins the row whose last card is the nearest below it.</source>
            <translation>Una carta va nella fila la cui ultima carta è la più vicina sotto di lei.</translation>
        </message>
        <message>
            <source>A row holds five cards, whichever end they came to. Whoever lays the sixth takes the five, and the sixth begins the row anew.</source>
            <translation>Una fila tiene cinque carte, da qualunque parte arrivino. Chi mette la sesta prende le cinque, e la sesta ricomincia la fila.</translation>
        </message>
        <message>
            <source>A row holds five cards. Whoever lays the sixth takes the five, and the sixth begins the row anew.</source>
            <translation>Una fila tiene cinque carte. Chi mette la sesta prende le cinque, e la sesta ricomincia la fila.</translation>
        </message>
        <message>
            <source>A card that fits no end lies inside all four rows: its player chooses a row to take, and the card begins it anew.</source>
            <translation>Una carta che non va da nessuna parte sta dentro tutte e quattro le file: chi l'ha giocata sceglie una fila da prendere, e la carta la ricomincia.</translation>
        </message>
        <message>
            <source>A card lower than all last cards fits nowhere: its player chooses a row to take, and the card begins it anew.</source>
            <translation>Una carta più bassa di tutte le ultime non va in nessuna fila: chi l'ha giocata sceglie una fila da prendere, e la carta la ricomincia.</translation>
        </message>
        <message>
            <source>What a card costs: 1 head; ends it in 5, 2; in 0, 3; two equal digits, 5.</source>
            <translation>Quanto costa una carta: 1 testa; se finisce per 5, due; per 0, tre; con due cifre uguali, cinque.</translation>
        </message>
        <message>
            <source>What a card costs: 1 head; ends it in 5, 2; in 0, 3; two equal digits, 5; and the 55 costs 7.</source>
            <translation>Quanto costa una carta: 1 testa; se finisce per 5, due; per 0, tre; con due cifre uguali, cinque; e il 55 costa sette.</translation>
        </message>
        <message>
            <source>Only the cards 1 to %1 are in play, and all of them: none is missing.</source>
            <translation>Si gioca solo con le carte da 1 a %1, e ci sono tutte: non ne manca nessuna.</translation>
        </message>
        <message>
            <source>Everybody begins with %1 points, and each head taken costs one. When somebody is at 0 or below after a round, the match ends: the most points win.</source>
            <translation>Si comincia con %1 punti a testa, e ogni testa presa ne costa uno. Quando dopo una mano qualcuno è a 0 o sotto, la partita finisce: vince chi ha più punti.</translation>
        </message>
        <message>
            <source>Your card fits no row: choose the row that you take.</source>
            <translation>La tua carta non va in nessuna fila: scegli quale fila prendi.</translation>
        </message>
        <message>
            <source>Two ends are equally near: choose the row for your card.</source>
            <translation>Due parti sono ugualmente vicine: scegli la fila per la tua carta.</translation>
        </message>
        <message>
            <source>Once more lays it face down, for good.</source>
            <translation>Ancora una volta e resta coperta sul tavolo, senza ripensamenti.</translation>
        </message>
        <message>
            <source>Choose a card: all are shown together.</source>
            <translation>Scegli una carta: si scoprono tutte insieme.</translation>
        </message>
        <message>
            <source>One moment…</source>
            <translation>Un momento…</translation>
        </message>
        <message>
            <source>Your card is down. %1 is still choosing…</source>
            <translation>La tua carta è giù. %1 sta ancora scegliendo…</translation>
        </message>
        <message numerus="yes">
            <source>Your card is down. %n others are still choosing…</source>
            <translation>
                <numerusform>La tua carta è giù. %n sta ancora scegliendo…</numerusform>
                <numerusform>La tua carta è giù. Altri %n stanno ancora scegliendo…</numerusform>
            </translation>
        </message>
        <message>
            <source>All have chosen…</source>
            <translation>Hanno scelto tutti…</translation>
        </message>
        <message>
            <source>All are choosing a card…</source>
            <translation>Tutti scelgono una carta…</translation>
        </message>
        <message>
            <source>%1 chooses…</source>
            <translation>%1 sceglie…</translation>
        </message>
        <message>
            <source>%1: %2 takes row %3, %4</source>
            <translation>%1: carta %2, prende la fila %3, %4</translation>
        </message>
        <message>
            <source>%1: %2 in row %3</source>
            <translation>%1: carta %2 nella fila %3</translation>
        </message>
        <message>
            <source>%1: %2, not placed yet</source>
            <translation>%1: %2, non ancora al suo posto</translation>
        </message>
    </context>
    <context>
        <name>SixTray</name>
        <message>
            <source>%1 has taken %2</source>
            <translation>%1 ha preso %2</translation>
        </message>
        <message>
            <source>and played %1</source>
            <translation>e ha giocato %1</translation>
        </message>
        <message>
            <source>and has chosen a card</source>
            <translation>e ha scelto una carta</translation>
        </message>
    </context>
    <context>
        <name>Spinner</name>
        <message>
            <source>Less</source>
            <translation>Meno</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Più</translation>
        </message>
    </context>
    <context>
        <name>StandardTexts</name>
        <message>
            <source>clubs</source>
            <translation>fiori</translation>
        </message>
        <message>
            <source>diamonds</source>
            <translation>quadri</translation>
        </message>
        <message>
            <source>hearts</source>
            <translation>cuori</translation>
        </message>
        <message>
            <source>spades</source>
            <translation>picche</translation>
        </message>
        <message>
            <source>Jack</source>
            <translation>Fante</translation>
        </message>
        <message>
            <source>Queen</source>
            <translation>Donna</translation>
        </message>
        <message>
            <source>King</source>
            <translation>Re</translation>
        </message>
        <message>
            <source>Ace</source>
            <translation>Asso</translation>
        </message>
        <message>
            <source>Joker</source>
            <translation>Jolly</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <comment>rank and suit of a card</comment>
            <translation>%1 di %2</translation>
        </message>
    </context>
    <context>
        <name>StockPile</name>
        <message numerus="yes">
            <source>Stock: %n card(s)</source>
            <translation>
                <numerusform>Tallone: %n carta</numerusform>
                <numerusform>Tallone: %n carte</numerusform>
            </translation>
        </message>
        <message>
            <source>in the stock</source>
            <comment>below the number of cards</comment>
            <translation>nel tallone</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>Your turn</source>
            <translation>Tocca a te</translation>
        </message>
        <message>
            <source>The deal is dealt again: the laptops are shuffling…</source>
            <translation>Si ridanno le carte: i portatili mescolano…</translation>
        </message>
        <message>
            <source>The laptops are shuffling together…</source>
            <translation>I portatili mescolano insieme…</translation>
        </message>
        <message>
            <source>The deal is over.</source>
            <translation>La mano è finita.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>La partita è finita.</translation>
        </message>
        <message>
            <source>The table has stopped.</source>
            <translation>Il tavolo si è fermato.</translation>
        </message>
        <message>
            <source>One moment: the laptops compare what they know…</source>
            <translation>Un momento: i portatili confrontano quello che sanno…</translation>
        </message>
        <message>
            <source>Sort by suit</source>
            <translation>Ordina per seme</translation>
        </message>
        <message>
            <source>%1 is thinking…</source>
            <translation>%1 ci pensa…</translation>
        </message>
        <message>
            <source>Waiting for %1…</source>
            <translation>Si aspetta %1…</translation>
        </message>
        <message>
            <source>Enough cards are up: put one down first.</source>
            <translation>Hai già alzato abbastanza carte: prima rimettine giù una.</translation>
        </message>
        <message>
            <source>Sort by value</source>
            <translation>Ordina per valore</translation>
        </message>
        <message>
            <source>Sort by colour</source>
            <translation>Ordina per colore</translation>
        </message>
    </context>
    <context>
        <name>TableCard</name>
        <message>
            <source>Another version</source>
            <translation>Un'altra versione</translation>
        </message>
        <message>
            <source>Your seat waits: go back</source>
            <translation>Il tuo posto ti aspetta: torna</translation>
        </message>
        <message>
            <source>Playing: click to watch</source>
            <translation>Si gioca: clicca per guardare</translation>
        </message>
        <message>
            <source>Full</source>
            <translation>Completo</translation>
        </message>
        <message>
            <source>Joining…</source>
            <translation>Entro…</translation>
        </message>
        <message>
            <source>Click to join</source>
            <translation>Clicca per entrare</translation>
        </message>
        <message>
            <source>%1 of %2 seats taken</source>
            <translation>occupati %1 su %2 posti</translation>
        </message>
        <message>
            <source>Hosted by %1</source>
            <translation>Ospita %1</translation>
        </message>
        <message>
            <source>%1 of %2 seats</source>
            <translation>%1 su %2 posti</translation>
        </message>
    </context>
    <context>
        <name>TakenCards</name>
        <message numerus="yes">
            <source>%n heart(s)</source>
            <comment>cards taken in tricks</comment>
            <translation>
                <numerusform>%n cuore</numerusform>
                <numerusform>%n cuori</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 took %2</source>
            <translation>%1 ha preso %2</translation>
        </message>
        <message>
            <source>%1 took nothing that counts</source>
            <translation>%1 non ha preso niente che conti</translation>
        </message>
        <message>
            <source>%1 in this deal</source>
            <comment>so many points</comment>
            <translation>%1 in questa mano</translation>
        </message>
        <message>
            <source>Dealer: %1</source>
            <translation>Dà le carte: %1</translation>
        </message>
    </context>
    <context>
        <name>Texts</name>
        <message>
            <source>Poison</source>
            <translation>Veleno</translation>
        </message>
        <message>
            <source>Hearts</source>
            <translation>Cuori</translation>
        </message>
        <message>
            <source>Revolution</source>
            <translation>Rivoluzione</translation>
        </message>
        <message>
            <source>Nusicle</source>
            <translation>Nusicle</translation>
        </message>
        <message>
            <source>Take Six</source>
            <translation>6… le prendi</translation>
        </message>
        <message>
            <source>Your turn: once more plays the card.</source>
            <translation>Tocca a te: ancora una volta e la carta è giocata.</translation>
        </message>
        <message>
            <source>Your turn: choose a card.</source>
            <translation>Tocca a te: scegli una carta.</translation>
        </message>
        <message>
            <source>Pass on</source>
            <translation>Passa le carte</translation>
        </message>
        <message>
            <source>Give</source>
            <translation>Dai</translation>
        </message>
        <message>
            <source>Swap</source>
            <translation>Scambia</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Gioca</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passo</translation>
        </message>
        <message>
            <source>Draw a card</source>
            <translation>Pesca una carta</translation>
        </message>
        <message>
            <source>Keep my cards</source>
            <translation>Tengo le mie carte</translation>
        </message>
        <message>
            <source>minus %1</source>
            <comment>so many points</comment>
            <translation>meno %1</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n punto</numerusform>
                <numerusform>%n punti</numerusform>
            </translation>
        </message>
        <message>
            <source>plays anything</source>
            <translation>gioca a caso</translation>
        </message>
        <message>
            <source>easy</source>
            <translation>facile</translation>
        </message>
        <message>
            <source>medium</source>
            <translation>medio</translation>
        </message>
        <message>
            <source>hard</source>
            <translation>difficile</translation>
        </message>
        <message>
            <source>Quick</source>
            <translation>Veloce</translation>
        </message>
        <message>
            <source>Classic</source>
            <translation>Classica</translation>
        </message>
        <message>
            <source>Party</source>
            <translation>Festa</translation>
        </message>
        <message>
            <source>Well played!</source>
            <translation>Ben giocato!</translation>
        </message>
        <message>
            <source>Thank you!</source>
            <translation>Grazie!</translation>
        </message>
        <message>
            <source>Ouch!</source>
            <translation>Ahi!</translation>
        </message>
        <message>
            <source>I can't believe it!</source>
            <translation>Non ci credo!</translation>
        </message>
        <message>
            <source>We are waiting for you.</source>
            <translation>Ti stiamo aspettando.</translation>
        </message>
        <message>
            <source>Another one?</source>
            <translation>Ne facciamo un'altra?</translation>
        </message>
        <message>
            <source>Practice</source>
            <comment>name of a table against computer players</comment>
            <translation>Allenamento</translation>
        </message>
        <message>
            <source>on %1's laptop</source>
            <translation>sul portatile di %1</translation>
        </message>
        <message>
            <source>Computer %1</source>
            <translation>Computer %1</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Sì</translation>
        </message>
        <message>
            <source>No</source>
            <translation>No</translation>
        </message>
        <message>
            <source>It is %1's turn.</source>
            <translation>Tocca a %1.</translation>
        </message>
        <message>
            <source>It is not your turn yet.</source>
            <translation>Non tocca ancora a te.</translation>
        </message>
        <message>
            <source>This is not the moment for a card.</source>
            <translation>Non è il momento di giocare una carta.</translation>
        </message>
        <message>
            <source>That card is not in your hand.</source>
            <translation>Quella carta non ce l'hai in mano.</translation>
        </message>
        <message>
            <source>Play exactly one card.</source>
            <translation>Gioca una carta sola.</translation>
        </message>
        <message>
            <source>That move can't be read. Choose a card that is lit.</source>
            <translation>Quella mossa non si capisce. Scegli una carta illuminata.</translation>
        </message>
        <message>
            <source>Your card is on its way.</source>
            <translation>La tua carta sta arrivando.</translation>
        </message>
        <message>
            <source>This is a match played back: nothing can be changed in it.</source>
            <translation>Stai rivedendo una partita: qui non si cambia niente.</translation>
        </message>
        <message>
            <source>Leave this table first.</source>
            <translation>Prima esci da questo tavolo.</translation>
        </message>
        <message>
            <source>Somebody has just taken that seat. Choose another one.</source>
            <translation>Quel posto l'ha appena preso qualcuno. Scegline un altro.</translation>
        </message>
        <message>
            <source>There is nobody on that seat any more. Choose another one.</source>
            <translation>In quel posto non c'è più nessuno. Scegline un altro.</translation>
        </message>
        <message>
            <source>A player did not answer. The seat is free again.</source>
            <translation>Qualcuno non ha risposto. Il posto è di nuovo libero.</translation>
        </message>
        <message>
            <source>That laptop sent something that can't be right, so nothing was signed.</source>
            <translation>Quel portatile ha mandato qualcosa che non torna, quindi non si è firmato niente.</translation>
        </message>
        <message>
            <source>There is no computer player of that strength for this game. Choose another strength.</source>
            <translation>Per questo gioco il computer non ha quel livello. Scegline un altro.</translation>
        </message>
        <message>
            <source>LAN Party can't use its folder. Free some space or let it write there, then start again: %1</source>
            <translation>LAN Party non può usare la sua cartella. Fai spazio o permettigli di scriverci, poi riavvia: %1</translation>
        </message>
        <message>
            <source>That table is full. Choose another one, or open your own.</source>
            <translation>Quel tavolo è completo. Scegline un altro, o aprine uno tuo.</translation>
        </message>
        <message>
            <source>That table is already playing. Wait for its next match, or open your own.</source>
            <translation>A quel tavolo si gioca già. Aspetta la prossima partita, o aprine uno tuo.</translation>
        </message>
        <message>
            <source>That laptop runs another version of LAN Party. Install the same version on both.</source>
            <translation>Quel portatile ha un'altra versione di LAN Party. Installate la stessa su tutti e due.</translation>
        </message>
        <message>
            <source>That laptop doesn't answer. Check that both are on the same Wi-Fi and that its firewall lets LAN Party through.</source>
            <translation>Quel portatile non risponde. Controlla che siate sullo stesso Wi-Fi e che il suo firewall lasci passare LAN Party.</translation>
        </message>
        <message>
            <source>There is no table at that address any more. Choose another one, or open your own.</source>
            <translation>A quell'indirizzo non c'è più nessun tavolo. Scegline un altro, o aprine uno tuo.</translation>
        </message>
        <message>
            <source>That laptop is busy right now. Try again in a moment.</source>
            <translation>Quel portatile adesso è occupato. Riprova fra un momento.</translation>
        </message>
        <message>
            <source>That laptop could not prove who it is. Try again, and compare the safety words.</source>
            <translation>Quel portatile non ha potuto dimostrare chi è. Riprova, e confrontate le parole di sicurezza.</translation>
        </message>
        <message>
            <source>There is nothing to do for this laptop at that table. Choose another one, or open your own.</source>
            <translation>A quel tavolo questo portatile non ha niente da fare. Scegline un altro, o aprine uno tuo.</translation>
        </message>
        <message>
            <source>The host of that table is gone. Choose another one, or open your own.</source>
            <translation>Chi ospitava quel tavolo se n'è andato. Scegline un altro, o aprine uno tuo.</translation>
        </message>
        <message>
            <source>The host has closed this table. Choose another one, or open your own.</source>
            <translation>Chi ospita ha chiuso il tavolo. Scegline un altro, o aprine uno tuo.</translation>
        </message>
        <message>
            <source>The host has given your seat to somebody else. Choose another table, or open your own.</source>
            <translation>Chi ospita ha dato il tuo posto a qualcun altro. Scegli un altro tavolo, o aprine uno tuo.</translation>
        </message>
        <message>
            <source>Only more than half of the laptops can go on without the others. Wait for them, or close the table for now.</source>
            <translation>Solo più della metà dei portatili può andare avanti senza gli altri. Aspettali, oppure chiudi il tavolo per ora.</translation>
        </message>
        <message>
            <source>Only the host of the table can do that.</source>
            <translation>Lo può fare solo chi ospita il tavolo.</translation>
        </message>
        <message>
            <source>Wait until everybody is ready and no seat is empty.</source>
            <translation>Aspetta che tutti siano pronti e che non ci siano posti vuoti.</translation>
        </message>
        <message>
            <source>LAN Party is already running for this home folder. Close the other window first.</source>
            <translation>LAN Party è già aperto con questa cartella. Prima chiudi l'altra finestra.</translation>
        </message>
        <message>
            <source>LAN Party can't listen on this laptop: all its ports are taken. Close other programs, or LAN Party in other windows.</source>
            <translation>LAN Party non riesce ad ascoltare su questo portatile: tutte le porte sono occupate. Chiudi altri programmi, o LAN Party in altre finestre.</translation>
        </message>
        <message>
            <source>These options don't go together. Choose others.</source>
            <translation>Queste regole non vanno insieme. Scegline altre.</translation>
        </message>
        <message>
            <source>Type the address or the code that the other laptop shows.</source>
            <translation>Scrivi l'indirizzo o il codice che mostra l'altro portatile.</translation>
        </message>
        <message>
            <source>That is no code: is a character wrong? A code looks like 3EC6.</source>
            <translation>Non è un codice: c'è un carattere sbagliato? Un codice è fatto come 3EC6.</translation>
        </message>
        <message>
            <source>That is neither an address, like 192.168.1.5:47800, nor a code, like 3EC6.</source>
            <translation>Non è né un indirizzo, come 192.168.1.5:47800, né un codice, come 3EC6.</translation>
        </message>
        <message>
            <source>What stands after the colon is no port: those are numbers from 1 to 65535.</source>
            <translation>Quello dopo i due punti non è una porta: le porte vanno da 1 a 65535.</translation>
        </message>
        <message>
            <source>This QR code is damaged, or not one of LAN Party.</source>
            <translation>Questo codice QR è rovinato, o non è di LAN Party.</translation>
        </message>
        <message>
            <source>No computer of that name is to be found. Try its address, or the code that it shows.</source>
            <translation>Non si trova nessun computer con quel nome. Prova con l'indirizzo, o con il codice che mostra.</translation>
        </message>
        <message>
            <source>Nobody on this network says where that computer is. Try its address, or the code that it shows.</source>
            <translation>Nessuno su questa rete sa dire dov'è quel computer. Prova con l'indirizzo, o con il codice che mostra.</translation>
        </message>
        <message>
            <source>That code fits no network of this laptop: are both in the same Wi-Fi?</source>
            <translation>Quel codice non va con nessuna rete di questo portatile: siete tutti e due sullo stesso Wi-Fi?</translation>
        </message>
        <message>
            <source>You have stopped calling that table.</source>
            <translation>Hai smesso di chiamare quel tavolo.</translation>
        </message>
        <message>
            <source>That match has not begun. Join the table again.</source>
            <translation>Quella partita non è cominciata. Entra di nuovo al tavolo.</translation>
        </message>
        <message>
            <source>The others have gone on without you. You look on now, and can ask for a seat.</source>
            <translation>Gli altri sono andati avanti senza di te. Adesso guardi, e puoi chiedere un posto.</translation>
        </message>
        <message>
            <source>No seat is free: only a computer player can give you its seat. Ask again later.</source>
            <translation>Non c'è un posto libero: solo il computer può lasciartene uno. Chiedi di nuovo più tardi.</translation>
        </message>
        <message>
            <source>That address is this laptop itself. Type the address that the other one shows.</source>
            <translation>Quell'indirizzo è di questo portatile. Scrivi quello che mostra l'altro.</translation>
        </message>
        <message>
            <source>That file can't be played back. Choose another one: %1</source>
            <translation>Quel file non si può rivedere. Scegline un altro: %1</translation>
        </message>
        <message>
            <source>What this laptop has kept of that table can't be read, so there is no way back to it. Open a new one together.</source>
            <translation>Quello che questo portatile ha salvato di quel tavolo non si legge, quindi non ci si può tornare. Apritene insieme uno nuovo.</translation>
        </message>
        <message>
            <source>The link to the table is lost. Your moves wait here until it is back.</source>
            <translation>Il collegamento con il tavolo è caduto. Le tue mosse aspettano qui finché torna.</translation>
        </message>
        <message>
            <source>Something in the program went wrong. Try once more; if it happens again, start LAN Party anew: %1</source>
            <translation>Qualcosa nel programma è andato storto. Riprova; se succede ancora, riavvia LAN Party: %1</translation>
        </message>
        <message>
            <source>That didn't work (%1). Try again.</source>
            <translation>Non ha funzionato (%1). Riprova.</translation>
        </message>
        <message>
            <source>This laptop is on no network: join the Wi-Fi of the others, or a phone's hotspot.</source>
            <translation>Questo portatile non è in rete: collegalo al Wi-Fi degli altri, o all'hotspot di un telefono.</translation>
        </message>
        <message>
            <source>The network gave this laptop no address: turn Wi-Fi off and on again, or use another network.</source>
            <translation>La rete non ha dato un indirizzo a questo portatile: spegni e riaccendi il Wi-Fi, o usa un'altra rete.</translation>
        </message>
        <message>
            <source>No port is free to listen on: close other programs that run LAN Party here.</source>
            <translation>Non c'è una porta libera per ascoltare: chiudi gli altri programmi che usano LAN Party qui.</translation>
        </message>
        <message>
            <source>This laptop doesn't even let itself in: a firewall or a security program blocks LAN Party.</source>
            <translation>Questo portatile non fa entrare neppure sé stesso: un firewall o un antivirus blocca LAN Party.</translation>
        </message>
        <message>
            <source>Another program keeps UDP port 5353 to itself; tables are found in the other ways.</source>
            <translation>Un altro programma tiene per sé la porta UDP 5353; i tavoli si trovano per le altre strade.</translation>
        </message>
        <message>
            <source>Multicast doesn't come back here: a firewall blocks UDP port 5353, or a VPN is in the way.</source>
            <translation>Il multicast non torna indietro: un firewall blocca la porta UDP 5353, o c'è di mezzo una VPN.</translation>
        </message>
        <message>
            <source>Broadcasts don't come back here: a firewall blocks UDP port 47800, or a VPN is in the way.</source>
            <translation>I broadcast non tornano indietro: un firewall blocca la porta UDP 47800, o c'è di mezzo una VPN.</translation>
        </message>
        <message>
            <source>Somebody here has another version of LAN Party: all need the same, so update the older one.</source>
            <translation>Qualcuno qui ha un'altra versione di LAN Party: ci vuole la stessa per tutti, quindi aggiornate la più vecchia.</translation>
        </message>
        <message>
            <source>Nobody else is heard. Are all laptops in the same Wi-Fi, with the same name? Guest networks keep laptops apart.</source>
            <translation>Non si sente nessun altro. I portatili sono tutti sullo stesso Wi-Fi, con lo stesso nome? Le reti per gli ospiti li isolano.</translation>
        </message>
        <message>
            <source>Let LAN Party through the firewall of each laptop; the commands stand below.</source>
            <translation>Fai passare LAN Party dal firewall di ogni portatile; i comandi sono qui sotto.</translation>
        </message>
        <message>
            <source>A phone's hotspot works where the Wi-Fi of the place doesn't.</source>
            <translation>L'hotspot di un telefono funziona dove il Wi-Fi del posto non va.</translation>
        </message>
        <message>
            <source>Others are heard, but no table is open: open one.</source>
            <translation>Gli altri si sentono, ma nessun tavolo è aperto: aprine uno.</translation>
        </message>
        <message>
            <source>By address it always goes: open a table here, and let the others type %1, or the code %2.</source>
            <translation>Con l'indirizzo funziona sempre: apri un tavolo qui, e gli altri scrivano %1 o il codice %2.</translation>
        </message>
        <message>
            <source>By address it always goes: open a table here, and let the others type %1.</source>
            <translation>Con l'indirizzo funziona sempre: apri un tavolo qui, e gli altri scrivano %1.</translation>
        </message>
        <message>
            <source>All is well: there are tables, click on one.</source>
            <translation>Va tutto bene: i tavoli ci sono, clicca su uno.</translation>
        </message>
        <message>
            <source>Connections</source>
            <translation>Collegamenti</translation>
        </message>
        <message>
            <source>Finding by multicast</source>
            <translation>Ricerca in multicast</translation>
        </message>
        <message>
            <source>Finding by broadcast</source>
            <translation>Ricerca in broadcast</translation>
        </message>
        <message>
            <source>Multicast</source>
            <translation>Multicast</translation>
        </message>
        <message>
            <source>Broadcasts</source>
            <translation>Broadcast</translation>
        </message>
        <message>
            <source>ufw is on. This lets the laptops of this network in:</source>
            <translation>ufw è attivo. Così si fanno entrare i portatili di questa rete:</translation>
        </message>
        <message>
            <source>ufw is off. If it is turned on, this lets the laptops of this network in:</source>
            <translation>ufw è spento. Se lo si accende, così si fanno entrare i portatili di questa rete:</translation>
        </message>
        <message>
            <source>ufw may be on. This lets the laptops of this network in:</source>
            <translation>Forse ufw è attivo. Così si fanno entrare i portatili di questa rete:</translation>
        </message>
        <message>
            <source>firewalld: this lets LAN Party in until the next restart.</source>
            <translation>firewalld: così LAN Party entra fino al prossimo riavvio.</translation>
        </message>
        <message>
            <source>nftables: if it filters what comes in, this lets LAN Party in.</source>
            <translation>nftables: se filtra quello che entra, così LAN Party passa.</translation>
        </message>
        <message>
            <source>Windows: make this network a private one; then run these as administrator.</source>
            <translation>Windows: imposta questa rete come privata, poi esegui questi comandi da amministratore.</translation>
        </message>
        <message>
            <source>macOS: let Python accept connections in System Settings, Network, Firewall, Options; or run these.</source>
            <translation>macOS: permetti a Python di accettare connessioni in Impostazioni di Sistema, Rete, Firewall, Opzioni; oppure esegui questi comandi.</translation>
        </message>
        <message>
            <source>No firewall is known here.</source>
            <translation>Qui non risulta nessun firewall.</translation>
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
            <translation>Gli altri sono andati avanti senza di te; adesso guardi.</translation>
        </message>
        <message>
            <source>The deal is dealt again without %1.</source>
            <translation>Si ridanno le carte senza %1.</translation>
        </message>
        <message>
            <source>You have a seat now. Welcome!</source>
            <translation>Adesso hai un posto: buon divertimento!</translation>
        </message>
        <message>
            <source>%1 sits down.</source>
            <translation>%1 si siede al tavolo.</translation>
        </message>
        <message>
            <source>%1 has left the table.</source>
            <translation>%1 ha lasciato il tavolo.</translation>
        </message>
        <message>
            <source>connection lost</source>
            <translation>collegamento perso</translation>
        </message>
        <message>
            <source>has left</source>
            <translation>non gioca più</translation>
        </message>
        <message>
            <source>broke the rules</source>
            <translation>ha violato le regole</translation>
        </message>
        <message>
            <source>a move against the rules (“%1”)</source>
            <translation>una mossa contro le regole («%1»)</translation>
        </message>
        <message>
            <source>a move against the rules</source>
            <translation>una mossa contro le regole</translation>
        </message>
        <message>
            <source>something that wasn't its turn to do</source>
            <translation>qualcosa che non toccava a lui fare</translation>
        </message>
        <message>
            <source>a card that it doesn't hold, or another one than it named</source>
            <translation>una carta che non ha in mano, o diversa da quella dichiarata</translation>
        </message>
        <message>
            <source>a proof about its cards that doesn't hold</source>
            <translation>una prova sulle sue carte che non regge</translation>
        </message>
        <message>
            <source>a shuffle that doesn't hold: cards were changed</source>
            <translation>una mescolata che non regge: sono cambiate delle carte</translation>
        </message>
        <message>
            <source>a part of the deck's key that doesn't hold</source>
            <translation>una parte della chiave del mazzo che non è valida</translation>
        </message>
        <message>
            <source>another deck than the others have seen</source>
            <translation>un mazzo diverso da quello visto dagli altri</translation>
        </message>
        <message>
            <source>other secrets revealed than those that it had shuffled with</source>
            <translation>ha svelato segreti diversi da quelli con cui aveva mescolato</translation>
        </message>
        <message>
            <source>a finished deal that doesn't stand up to the check</source>
            <translation>una mano finita che non supera il controllo</translation>
        </message>
        <message>
            <source>a seat given away that wasn't its to give</source>
            <translation>un posto ceduto che non toccava a lui cedere</translation>
        </message>
        <message>
            <source>two different moves signed in one place</source>
            <translation>due mosse diverse firmate nello stesso punto</translation>
        </message>
        <message>
            <source>they have seen different things happen</source>
            <translation>ciascuno ha visto cose diverse</translation>
        </message>
        <message>
            <source>something that can't be read</source>
            <translation>qualcosa che non si riesce a leggere</translation>
        </message>
        <message>
            <source>%1's laptop did something that can't be right: %2. The match stops here, and the evidence is kept.</source>
            <translation>Il portatile di %1 ha fatto qualcosa che non torna: %2. La partita si ferma qui, e le prove restano salvate.</translation>
        </message>
        <message>
            <source>The laptops no longer agree on the table: %1. The match stops here, and the journals are kept.</source>
            <translation>I portatili non sono più d'accordo sullo stato del tavolo: %1. La partita si ferma qui, e i registri restano salvati.</translation>
        </message>
        <message>
            <source>All hidden cards were opened and checked afterwards: nobody cheated.</source>
            <translation>Alla fine tutte le carte coperte sono state aperte e controllate: nessuno ha barato.</translation>
        </message>
        <message>
            <source>Somebody did not open their secrets, so this match could not be checked to the end.</source>
            <translation>Qualcuno non ha aperto i suoi segreti: la partita non si è potuta controllare fino in fondo.</translation>
        </message>
        <message>
            <source>The check after the match failed. The journal holds the evidence.</source>
            <translation>Il controllo dopo la partita non è riuscito. Le prove sono nel registro.</translation>
        </message>
        <message>
            <source>holds the secret part of the deck's key</source>
            <translation>tiene la parte segreta della chiave del mazzo</translation>
        </message>
        <message>
            <source>shuffled without changing a card</source>
            <translation>ha mescolato senza cambiare nessuna carta</translation>
        </message>
        <message>
            <source>verified every shuffle and signed for this deck</source>
            <translation>ha controllato ogni mescolata e ha firmato per questo mazzo</translation>
        </message>
        <message>
            <source>opened exactly the cards that were due</source>
            <translation>ha aperto solo le carte che doveva</translation>
        </message>
        <message>
            <source>opened the secrets afterwards, all as claimed</source>
            <translation>alla fine ha aperto i segreti: tutto come dichiarato</translation>
        </message>
        <message>
            <source>The cards are dealt.</source>
            <translation>Le carte sono date.</translation>
        </message>
        <message>
            <source>The deal is over.</source>
            <translation>La mano è finita.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>La partita è finita.</translation>
        </message>
        <message>
            <source>Stopped: %1.</source>
            <translation>Tutto fermo: %1.</translation>
        </message>
        <message>
            <source>The deal is void: it is dealt again without %1.</source>
            <translation>La mano è annullata: si ridanno le carte senza %1.</translation>
        </message>
        <message>
            <source>%1 has chosen.</source>
            <translation>%1 ha scelto.</translation>
        </message>
    </context>
    <context>
        <name>Toast</name>
        <message>
            <source>Dismiss</source>
            <translation>Chiudi</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>deal %1</source>
            <translation>mano %1</translation>
        </message>
        <message>
            <source>Last trick</source>
            <translation>Ultima presa</translation>
        </message>
        <message>
            <source>Score pad</source>
            <translation>Segnapunti</translation>
        </message>
        <message>
            <source>Game log</source>
            <translation>Cronaca</translation>
        </message>
        <message>
            <source>Chat</source>
            <translation>Chat</translation>
        </message>
        <message>
            <source>How to play</source>
            <translation>Come si gioca</translation>
        </message>
        <message>
            <source>Turn the sounds off</source>
            <translation>Disattiva i suoni</translation>
        </message>
        <message>
            <source>Turn the sounds on</source>
            <translation>Attiva i suoni</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Impostazioni</translation>
        </message>
        <message>
            <source>Leave</source>
            <translation>Esci</translation>
        </message>
    </context>
    <context>
        <name>WatchBar</name>
        <message>
            <source>You are looking on</source>
            <translation>Stai guardando</translation>
        </message>
        <message>
            <source>You have asked for a seat: you sit down when the next deal begins.</source>
            <translation>Hai chiesto un posto: ti siedi quando comincia la prossima mano.</translation>
        </message>
        <message>
            <source>A computer player can give you its seat when the next deal begins.</source>
            <translation>Il computer può lasciarti un posto quando comincia la prossima mano.</translation>
        </message>
        <message>
            <source>What lies open you see; the hands are hidden from this laptop, too.</source>
            <translation>Vedi quello che è scoperto; le carte in mano sono nascoste anche a questo portatile.</translation>
        </message>
        <message>
            <source>Ask again</source>
            <translation>Chiedi di nuovo</translation>
        </message>
        <message>
            <source>Ask for a seat</source>
            <translation>Chiedi un posto</translation>
        </message>
    </context>
</TS>
