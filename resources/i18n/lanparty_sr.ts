<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sr" sourcelanguage="en">
    <context>
        <name>AbsenceBanner</name>
        <message>
            <source>The others want to go on without you.</source>
            <translation>Ostali žele da nastave bez tebe.</translation>
        </message>
        <message>
            <source>Your own link is lost – %1</source>
            <translation>Tvoja veza je prekinuta – %1</translation>
        </message>
        <message>
            <source>Waiting for %1 – %2</source>
            <translation>Čeka se %1 – %2</translation>
        </message>
        <message>
            <source>%1 is here again, but the table is about to go on without.</source>
            <translation>Opet je tu %1, ali za stolom se sprema nastavak bez tog mesta.</translation>
        </message>
        <message>
            <source>Your seat is yours until all of them have chosen so.</source>
            <translation>Mesto je tvoje dok to ne izaberu baš svi.</translation>
        </message>
        <message>
            <source>Your moves are kept, nothing is lost. Everything goes on by itself when the Wi-Fi is back.</source>
            <translation>Tvoji potezi su sačuvani, ništa nije izgubljeno. Kad se Wi-Fi vrati, igra se sama nastavlja.</translation>
        </message>
        <message>
            <source>One of the two laptops is off the Wi-Fi. Moves are kept, nothing is lost; everything goes on where it was.</source>
            <translation>Jedan od dva laptopa nije na Wi-Fi mreži. Potezi su sačuvani, ništa nije izgubljeno; sve se nastavlja tamo gde je stalo.</translation>
        </message>
        <message>
            <source>Nothing is lost: everything goes on where it was as soon as that laptop is back.</source>
            <translation>Ništa nije izgubljeno: čim se taj laptop vrati, sve se nastavlja tamo gde je stalo.</translation>
        </message>
        <message>
            <source>Who has chosen to go on plays no more in this deal: choose the same, then it is dealt again.</source>
            <translation>Ko je za nastavak, u ovom deljenju više ne igra: izaberi i ti isto, pa se deli ponovo.</translation>
        </message>
        <message>
            <source>You and %1 have chosen to go on without %2.</source>
            <translation>Za nastavak bez igrača %2: ti i %1.</translation>
        </message>
        <message>
            <source>You have chosen to go on without %1.</source>
            <translation>Tvoj izbor: nastavak bez igrača %1.</translation>
        </message>
        <message>
            <source>%1 chose to go on without %2.</source>
            <translation>Nastavak bez: %2. Za to glasa: %1.</translation>
        </message>
        <message>
            <source>you</source>
            <translation>tebe</translation>
        </message>
        <message>
            <source>Still to choose: %1.</source>
            <translation>Još bira: %1.</translation>
        </message>
        <message>
            <source>The link is back: everything is where it was.</source>
            <translation>Veza je opet tu: sve je kao što je bilo.</translation>
        </message>
        <message>
            <source>%1 is back: everything is where it was.</source>
            <translation>Opet je tu %1: sve je kao što je bilo.</translation>
        </message>
        <message>
            <source>%1. Show the choices.</source>
            <translation>%1. Prikaži šta može da se izabere.</translation>
        </message>
        <message>
            <source>All right</source>
            <translation>U redu</translation>
        </message>
        <message>
            <source>Keep waiting</source>
            <translation>Čekaj još</translation>
        </message>
        <message>
            <source>Go on without %1</source>
            <translation>Nastavi bez igrača %1</translation>
        </message>
        <message>
            <source>Leave</source>
            <translation>Izađi</translation>
        </message>
        <message>
            <source>Leave this table</source>
            <translation>Napusti ovaj sto</translation>
        </message>
    </context>
    <context>
        <name>AddressDialog</name>
        <message>
            <source>Join by address</source>
            <translation>Uđi preko adrese</translation>
        </message>
        <message>
            <source>The host's laptop shows its code and its address in the lobby. Type one of them here.</source>
            <translation>Na laptopu domaćina, ispod imena stola, pišu kod i adresa. Upiši ovde jedno od ta dva.</translation>
        </message>
        <message>
            <source>Address or code</source>
            <translation>Adresa ili kod</translation>
        </message>
        <message>
            <source>Joining…</source>
            <translation>Ulazim…</translation>
        </message>
        <message>
            <source>Join</source>
            <translation>Uđi</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Otkaži</translation>
        </message>
    </context>
    <context>
        <name>Cauldron</name>
        <message>
            <source>total %1 of %2</source>
            <translation>zbir %1 od %2</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>prazan</translation>
        </message>
        <message>
            <source>Press Enter to play the card here.</source>
            <translation>Pritisni Enter da kartu odigraš ovde.</translation>
        </message>
    </context>
    <context>
        <name>ChatPanel</name>
        <message>
            <source>Chat</source>
            <translation>Poruke</translation>
        </message>
        <message>
            <source>Nothing has been said yet.</source>
            <translation>Još niko ništa nije napisao.</translation>
        </message>
        <message>
            <source>Say something</source>
            <translation>Napiši nešto</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>Pošalji</translation>
        </message>
    </context>
    <context>
        <name>DiagnosisDialog</name>
        <message>
            <source>Check of the network</source>
            <translation>Provera mreže</translation>
        </message>
        <message>
            <source>Trying everything out: this takes a few seconds…</source>
            <translation>Isprobavam sve: to traje nekoliko sekundi…</translation>
        </message>
        <message>
            <source>What to try</source>
            <translation>Šta da probaš</translation>
        </message>
        <message>
            <source>This laptop</source>
            <translation>Ovaj laptop</translation>
        </message>
        <message>
            <source>code %1</source>
            <translation>kod %1</translation>
        </message>
        <message>
            <source>network %1</source>
            <translation>mreža %1</translation>
        </message>
        <message>
            <source>can be called</source>
            <translation>može da se pozove</translation>
        </message>
        <message>
            <source>can't be called</source>
            <translation>ne može da se pozove</translation>
        </message>
        <message>
            <source>multicast doesn't come back</source>
            <translation>multikast se ne vraća</translation>
        </message>
        <message>
            <source>usable</source>
            <translation>radi</translation>
        </message>
        <message>
            <source>can't be used</source>
            <translation>ne radi</translation>
        </message>
        <message>
            <source>What is heard</source>
            <translation>Šta se čuje</translation>
        </message>
        <message>
            <source>not tried</source>
            <translation>nije isprobano</translation>
        </message>
        <message>
            <source>this laptop hears itself</source>
            <translation>ovaj laptop čuje sebe</translation>
        </message>
        <message>
            <source>this laptop doesn't hear itself</source>
            <translation>ovaj laptop ne čuje sebe</translation>
        </message>
        <message numerus="yes">
            <source>%n packet(s)</source>
            <translation>
                <numerusform>%n paket</numerusform>
                <numerusform>%n paketa</numerusform>
                <numerusform>%n paketa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>of %n other laptop(s)</source>
            <translation>
                <numerusform>od %n drugog laptopa</numerusform>
                <numerusform>od %n druga laptopa</numerusform>
                <numerusform>od %n drugih laptopova</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n table(s)</source>
            <translation>
                <numerusform>%n sto</numerusform>
                <numerusform>%n stola</numerusform>
                <numerusform>%n stolova</numerusform>
            </translation>
        </message>
        <message>
            <source>Another version of LAN Party</source>
            <translation>Druga verzija programa LAN Party</translation>
        </message>
        <message>
            <source>Firewall</source>
            <translation>Zaštitni zid</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Kopirano</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopiraj</translation>
        </message>
        <message>
            <source>Copy %1</source>
            <translation>Kopiraj: %1</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zatvori</translation>
        </message>
        <message>
            <source>Check again</source>
            <translation>Proveri ponovo</translation>
        </message>
        <message>
            <source>Copy everything</source>
            <translation>Kopiraj sve</translation>
        </message>
        <message>
            <source>Trouble:</source>
            <translation>Problem:</translation>
        </message>
    </context>
    <context>
        <name>Dialog</name>
        <message>
            <source>Close</source>
            <translation>Zatvori</translation>
        </message>
    </context>
    <context>
        <name>DrunkPile</name>
        <message numerus="yes">
            <source>%n red</source>
            <translation>
                <numerusform>%n crvena</numerusform>
                <numerusform>%n crvene</numerusform>
                <numerusform>%n crvenih</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n green</source>
            <translation>
                <numerusform>%n zelena</numerusform>
                <numerusform>%n zelene</numerusform>
                <numerusform>%n zelenih</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n violet</source>
            <translation>
                <numerusform>%n ljubičasta</numerusform>
                <numerusform>%n ljubičaste</numerusform>
                <numerusform>%n ljubičastih</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n poison(s)</source>
            <translation>
                <numerusform>%n otrov</numerusform>
                <numerusform>%n otrova</numerusform>
                <numerusform>%n otrova</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 drank %2</source>
            <translation>%1 – popijeno: %2</translation>
        </message>
        <message>
            <source>%1 drank nothing</source>
            <translation>%1 – ništa nije popijeno</translation>
        </message>
    </context>
    <context>
        <name>ExchangeSheet</name>
        <message>
            <source>The Swiss swap with the cards that were left down</source>
            <translation>Švajcarci menjaju karte za one koje su ostale zatvorene</translation>
        </message>
        <message>
            <source>The Servants give their best cards</source>
            <translation>Sluge daju svoje najbolje karte</translation>
        </message>
        <message>
            <source>The Masters give back what they like</source>
            <translation>Gospodari vraćaju šta hoće</translation>
        </message>
        <message numerus="yes">
            <source>%n best card(s)</source>
            <translation>
                <numerusform>%n najbolja karta</numerusform>
                <numerusform>%n najbolje karte</numerusform>
                <numerusform>%n najboljih karata</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) for %n left down</source>
            <translation>
                <numerusform>%n karta za %n zatvorenu</numerusform>
                <numerusform>%n karte za %n zatvorene</numerusform>
                <numerusform>%n karata za %n zatvorenih</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) of choice</source>
            <translation>
                <numerusform>%n karta po izboru</numerusform>
                <numerusform>%n karte po izboru</numerusform>
                <numerusform>%n karata po izboru</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 to %2: %3</source>
            <comment>giver, receiver, cards</comment>
            <translation>%1 daje, %2 dobija: %3</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>choosing</source>
            <translation>bira</translation>
        </message>
        <message>
            <source>ready</source>
            <translation>gotovo</translation>
        </message>
    </context>
    <context>
        <name>FaultDialog</name>
        <message>
            <source>The table has stopped</source>
            <translation>Igra je zaustavljena</translation>
        </message>
        <message>
            <source>Journal of the match: %1</source>
            <translation>Zapisnik partije: %1</translation>
        </message>
        <message>
            <source>Back to the tables</source>
            <translation>Nazad na stolove</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>Pogledaj sto</translation>
        </message>
    </context>
    <context>
        <name>GameForm</name>
        <message>
            <source>Game</source>
            <translation>Igra</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Igrači</translation>
        </message>
        <message>
            <source>Kind of evening</source>
            <translation>Kakvo je veče</translation>
        </message>
        <message>
            <source>Your own mixture of the options below.</source>
            <translation>Tvoj izbor opcija koje su ispod.</translation>
        </message>
        <message>
            <source>Sets all options below; each can be changed.</source>
            <translation>Podešava sve opcije ispod; svaka može da se promeni.</translation>
        </message>
    </context>
    <context>
        <name>GoOnDialog</name>
        <message>
            <source>Go on without %1?</source>
            <translation>Nastaviti bez igrača %1?</translation>
        </message>
        <message>
            <source>The deal is dealt again, with computer players in those seats.</source>
            <translation>Karte se dele ponovo, a na ta mesta sedaju računari.</translation>
        </message>
        <message>
            <source>The deal is dealt again, with a computer player in that seat.</source>
            <translation>Karte se dele ponovo, a na to mesto seda računar.</translation>
        </message>
        <message>
            <source>It happens as soon as %1 choose the same. It can't be taken back.</source>
            <translation>To se dešava čim isto izabere i: %1. Posle nema nazad.</translation>
        </message>
        <message>
            <source>It happens at once, and can't be taken back.</source>
            <translation>To se dešava odmah i posle nema nazad.</translation>
        </message>
        <message>
            <source>Who comes back later can look on, and ask for a seat.</source>
            <translation>Ko se kasnije vrati, može da gleda i da zatraži mesto.</translation>
        </message>
        <message>
            <source>Keep waiting</source>
            <translation>Čekaj još</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Nastavi</translation>
        </message>
    </context>
    <context>
        <name>Hand</name>
        <message numerus="yes">
            <source>Your hand: %n card(s)</source>
            <translation>
                <numerusform>Tvoja ruka: %n karta</numerusform>
                <numerusform>Tvoja ruka: %n karte</numerusform>
                <numerusform>Tvoja ruka: %n karata</numerusform>
            </translation>
        </message>
        <message>
            <source>Hidden card %1</source>
            <translation>Skrivena karta %1</translation>
        </message>
        <message>
            <source>%1, new</source>
            <translation>%1, nova</translation>
        </message>
        <message>
            <source>Selected. Press Enter to play it.</source>
            <translation>Izabrana. Pritisni Enter da je odigraš.</translation>
        </message>
        <message>
            <source>Can be played.</source>
            <translation>Može da se odigra.</translation>
        </message>
        <message>
            <source>new</source>
            <comment>a card that has just come to the hand</comment>
            <translation>nova</translation>
        </message>
    </context>
    <context>
        <name>HeartsBoard</name>
        <message>
            <source>Hearts are broken</source>
            <translation>Herc je otvoren</translation>
        </message>
        <message>
            <source>%1 takes the trick</source>
            <translation>%1 nosi štih</translation>
        </message>
        <message>
            <source>Hearts are not broken</source>
            <translation>Herc nije otvoren</translation>
        </message>
        <message>
            <source>No passing in this deal</source>
            <translation>U ovom deljenju se ne prosleđuje</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>takes the trick</source>
            <translation>nosi štih</translation>
        </message>
        <message>
            <source>highest so far</source>
            <translation>zasad najjača</translation>
        </message>
        <message>
            <source>led</source>
            <translation>otvara</translation>
        </message>
        <message>
            <source>led</source>
            <comment>the first card of a trick</comment>
            <translation>otvara</translation>
        </message>
    </context>
    <context>
        <name>HeartsTexts</name>
        <message>
            <source>Take no hearts, and beware of the queen of spades.</source>
            <translation>Ne uzimaj herčeve i čuvaj se pik dame.</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Igra</translation>
        </message>
        <message>
            <source>Hearts cost their rank</source>
            <translation>Herc košta koliko vredi</translation>
        </message>
        <message>
            <source>The jack of diamonds helps</source>
            <translation>Karo žandar pomaže</translation>
        </message>
        <message>
            <source>Shooting the moon</source>
            <translation>Pogodak u mesec</translation>
        </message>
        <message>
            <source>Play up to</source>
            <translation>Igra se do</translation>
        </message>
        <message>
            <source>In Black Maria the king of spades (10) and the ace of spades (7) cost points too, three cards always go to the right, and the first trick is free for everything.</source>
            <translation>U igri Crna Marija poene koštaju i pik kralj (10) i pik kec (7), tri karte uvek idu nadesno, a u prvom štihu sme sve da se baci.</translation>
        </message>
        <message>
            <source>A heart costs its number; jack 11, queen 12, king 13, ace 14. The queen of spades costs 25.</source>
            <translation>Herc košta svoj broj; žandar 11, dama 12, kralj 13, kec 14. Pik dama košta 25.</translation>
        </message>
        <message>
            <source>Whoever takes the jack of diamonds gets 10 points less.</source>
            <translation>Ko uzme karo žandara, dobija 10 poena manje.</translation>
        </message>
        <message>
            <source>Who takes all hearts and the queen of spades: do the others pay, or does one's own score fall? Not in Black Maria.</source>
            <translation>Kad neko uzme sve herčeve i pik damu: da li plaćaju ostali ili mu se poeni smanjuju? Ne važi za Crnu Mariju.</translation>
        </message>
        <message>
            <source>The match ends when somebody has so many points.</source>
            <translation>Partija se završava kad neko skupi toliko poena.</translation>
        </message>
        <message>
            <source>Hearts</source>
            <translation>Herc</translation>
        </message>
        <message>
            <source>Black Maria</source>
            <translation>Crna Marija</translation>
        </message>
        <message>
            <source>The others pay</source>
            <translation>Plaćaju ostali</translation>
        </message>
        <message>
            <source>Own score falls</source>
            <translation>Poeni se smanjuju</translation>
        </message>
        <message>
            <source>Choose exactly three cards to pass on.</source>
            <translation>Izaberi tačno tri karte koje prosleđuješ.</translation>
        </message>
        <message>
            <source>First three cards are passed on.</source>
            <translation>Prvo se prosleđuju tri karte.</translation>
        </message>
        <message>
            <source>This is not the moment for that.</source>
            <translation>Nije trenutak za to.</translation>
        </message>
        <message>
            <source>The lowest club leads the first trick.</source>
            <translation>Prvi štih otvara najmanji tref.</translation>
        </message>
        <message>
            <source>You hold %1: follow suit.</source>
            <translation>Imaš %1: odgovori na boju.</translation>
        </message>
        <message>
            <source>Follow suit while you can.</source>
            <translation>Odgovaraj na boju dok možeš.</translation>
        </message>
        <message>
            <source>No hearts and no queen of spades in the first trick.</source>
            <translation>U prvom štihu nema herčeva ni pik dame.</translation>
        </message>
        <message>
            <source>Hearts can't be led before somebody has played one.</source>
            <translation>Hercom se ne otvara dok neko ne baci prvi herc.</translation>
        </message>
        <message>
            <source>Penalty points: the fewest win.</source>
            <translation>Kazneni poeni: pobeđuje ko ih ima najmanje.</translation>
        </message>
        <message>
            <source>%1 has shot the moon, and the own score falls!</source>
            <translation>%1 – pogodak u mesec: manje poena!</translation>
        </message>
        <message>
            <source>%1 has shot the moon: everybody else pays!</source>
            <translation>%1 – pogodak u mesec: plaćaju svi ostali!</translation>
        </message>
        <message>
            <source>Every heart costs its number (jack 11, queen 12, king 13, ace 14), the queen of spades 25.</source>
            <translation>Svaki herc košta svoj broj (žandar 11, dama 12, kralj 13, kec 14), a pik dama 25.</translation>
        </message>
        <message>
            <source>Every heart costs 1 point, the queen of spades 13.</source>
            <translation>Svaki herc košta 1 poen, a pik dama 13.</translation>
        </message>
        <message>
            <source>Avoid the tricks that cost points. %1</source>
            <translation>Izbegavaj štihove koji koštaju poene. %1</translation>
        </message>
        <message>
            <source>The king of spades costs 10, the ace of spades 7.</source>
            <translation>Pik kralj košta 10, a pik kec 7.</translation>
        </message>
        <message>
            <source>The jack of diamonds is worth 10 points less to whoever takes it.</source>
            <translation>Ko uzme karo žandara, ima 10 poena manje.</translation>
        </message>
        <message>
            <source>Follow suit if you can; if not, play any card. The highest card of the suit that was led takes the trick, and its player leads the next. There are no trumps.</source>
            <translation>Odgovori na boju ako možeš; ako ne možeš, baci bilo koju kartu. Štih nosi najjača karta boje kojom je otvoren, a ko ga nosi, otvara sledeći. Aduta nema.</translation>
        </message>
        <message>
            <source>The player on the dealer's left leads the first trick. Anything may be led, anything may be thrown in.</source>
            <translation>Prvi štih otvara ko sedi levo od delioca. Sme da se otvori bilo čime i da se baci bilo šta.</translation>
        </message>
        <message>
            <source>Whoever holds the 3 of clubs leads it.</source>
            <translation>Prvi štih otvara tref trojka.</translation>
        </message>
        <message>
            <source>Whoever holds the 4 of clubs leads it.</source>
            <translation>Prvi štih otvara tref četvorka.</translation>
        </message>
        <message>
            <source>Whoever holds the 2 of clubs leads it.</source>
            <translation>Prvi štih otvara tref dvojka.</translation>
        </message>
        <message>
            <source>No hearts and no queen of spades in the first trick, unless you hold nothing else. Hearts may be led once one has been played, or from a hand of hearts only.</source>
            <translation>U prvom štihu se ne bacaju ni herčevi ni pik dama, osim ako nemaš ništa drugo. Hercom se otvara tek kad je neki herc već pao ili kad u ruci imaš samo herčeve.</translation>
        </message>
        <message>
            <source>Shooting the moon: if you take all hearts and the queen of spades, your own score falls by what they cost.</source>
            <translation>Pogodak u mesec: ako uzmeš sve herčeve i pik damu, tvoji poeni se smanjuju za onoliko koliko te karte koštaju.</translation>
        </message>
        <message>
            <source>Shooting the moon: if you take all hearts and the queen of spades, all others get the points instead.</source>
            <translation>Pogodak u mesec: ako uzmeš sve herčeve i pik damu, te poene umesto tebe dobijaju svi ostali.</translation>
        </message>
        <message>
            <source>The match ends when somebody has %1 points. The fewest points win.</source>
            <translation>Partija se završava kad neko stigne do %1 poena. Pobeđuje ko ima najmanje poena.</translation>
        </message>
        <message>
            <source>Before the play everybody passes three cards to the right, and sees only then what comes from the left.</source>
            <translation>Pre igre svako prosledi tri karte nadesno i tek onda vidi šta mu stiže sleva.</translation>
        </message>
        <message>
            <source>Before the play everybody passes three cards on: to the left, in the next deal to the right, then across, then none; and so again.</source>
            <translation>Pre igre svako prosledi tri karte: nalevo, u sledećem deljenju nadesno, zatim preko puta, pa nijednu; i tako ukrug.</translation>
        </message>
        <message>
            <source>Before the play everybody passes three cards on: to the left, in the next deal to the right, then three seats on, then none; and so again.</source>
            <translation>Pre igre svako prosledi tri karte: nalevo, u sledećem deljenju nadesno, zatim tri mesta dalje, pa nijednu; i tako ukrug.</translation>
        </message>
        <message>
            <source>Before the play everybody passes three cards on: to the left, in the next deal to the right, then none; and so again.</source>
            <translation>Pre igre svako prosledi tri karte: nalevo, u sledećem deljenju nadesno, zatim nijednu; i tako ukrug.</translation>
        </message>
        <message>
            <source>With three players the 2 of clubs stays in the box.</source>
            <translation>Kad igra troje, tref dvojka ostaje u kutiji.</translation>
        </message>
        <message>
            <source>With three players the 2 of diamonds stays in the box.</source>
            <translation>Kad igra troje, karo dvojka ostaje u kutiji.</translation>
        </message>
        <message>
            <source>With five players the 2 of clubs and the 2 of diamonds stay in the box.</source>
            <translation>Kad igra petoro, tref dvojka i karo dvojka ostaju u kutiji.</translation>
        </message>
        <message>
            <source>With six players all four 2s stay in the box.</source>
            <translation>Kad igra šestoro, sve četiri dvojke ostaju u kutiji.</translation>
        </message>
        <message>
            <source>With six players the 2s of clubs, diamonds and spades and the 3 of clubs stay in the box.</source>
            <translation>Kad igra šestoro, u kutiji ostaju tref, karo i pik dvojka i tref trojka.</translation>
        </message>
        <message>
            <source>Choose three cards to pass to %1.</source>
            <translation>Izaberi tri karte: dobija ih %1.</translation>
        </message>
        <message numerus="yes">
            <source>%n more card(s) for %1.</source>
            <translation>
                <numerusform>Još %n karta – dobija je %1.</numerusform>
                <numerusform>Još %n karte – dobija ih %1.</numerusform>
                <numerusform>Još %n karata – dobija ih %1.</numerusform>
            </translation>
        </message>
        <message>
            <source>These three go to %1?</source>
            <translation>Ove tri dobija %1?</translation>
        </message>
        <message>
            <source>You lead: choose a card.</source>
            <translation>Ti otvaraš: izaberi kartu.</translation>
        </message>
        <message>
            <source>Your turn: follow with %1.</source>
            <translation>Ti si na potezu: traži se %1.</translation>
        </message>
        <message>
            <source>Your turn: you have no %1, so any card will do.</source>
            <translation>Ti si na potezu: traži se %1, a ti ga nemaš, pa baci bilo šta.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1 – %2 takes the trick</source>
            <translation>%1 – %2 nosi štih</translation>
        </message>
    </context>
    <context>
        <name>Home</name>
        <message>
            <source>You are %1. Change name and face.</source>
            <translation>Ti si %1. Promeni ime i lik.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Podešavanja</translation>
        </message>
        <message>
            <source>The table doesn't answer yet. Stop calling</source>
            <translation>Sto se još ne javlja. Prekini poziv</translation>
        </message>
        <message>
            <source>Welcome! Who are you?</source>
            <translation>Zdravo! Ko si ti?</translation>
        </message>
        <message>
            <source>Let's play</source>
            <translation>Igramo!</translation>
        </message>
        <message>
            <source>Tables on this network</source>
            <translation>Stolovi na ovoj mreži</translation>
        </message>
        <message>
            <source>New table</source>
            <translation>Novi sto</translation>
        </message>
        <message>
            <source>Open a table that everybody on this Wi-Fi can see.</source>
            <translation>Otvori sto koji vide svi na ovoj Wi-Fi mreži.</translation>
        </message>
        <message>
            <source>Practice</source>
            <translation>Vežba</translation>
        </message>
        <message>
            <source>Play against computer players on this laptop.</source>
            <translation>Igraj protiv računara na ovom laptopu.</translation>
        </message>
        <message>
            <source>Join by address</source>
            <translation>Uđi preko adrese</translation>
        </message>
        <message>
            <source>For a table that doesn't show up by itself.</source>
            <translation>Za sto koji se ne pojavi sam.</translation>
        </message>
        <message>
            <source>Play back</source>
            <translation>Snimci</translation>
        </message>
        <message>
            <source>See a match again, with open hands.</source>
            <translation>Pogledaj partiju ponovo, otvorenih karata.</translation>
        </message>
    </context>
    <context>
        <name>LastTrick</name>
        <message>
            <source>Last trick</source>
            <translation>Poslednji štih</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Last trick – %1 took it</source>
            <translation>Poslednji štih – nosi ga %1</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zatvori</translation>
        </message>
    </context>
    <context>
        <name>LeaveDialog</name>
        <message>
            <source>The table is given up.</source>
            <translation>Sto se zatvara.</translation>
        </message>
        <message>
            <source>A computer player takes your seat from the next deal on.</source>
            <translation>Od sledećeg deljenja na tvoje mesto seda računar.</translation>
        </message>
        <message>
            <source>Your hand is played on, openly, by a computer player. You can't take this seat again in this match.</source>
            <translation>Tvoje karte dalje igra računar, otvoreno. Na ovo mesto u ovoj partiji ne možeš da se vratiš.</translation>
        </message>
        <message>
            <source>The deal is dealt again, with a computer player in your seat. You can't take this seat again in this match.</source>
            <translation>Karte se dele ponovo, a na tvoje mesto seda računar. Na ovo mesto u ovoj partiji ne možeš da se vratiš.</translation>
        </message>
        <message>
            <source>Leave in the middle of the deal?</source>
            <translation>Izlaziš usred deljenja?</translation>
        </message>
        <message>
            <source>Leave this match?</source>
            <translation>Izlaziš iz partije?</translation>
        </message>
        <message>
            <source>Close for now</source>
            <translation>Zasad zatvori</translation>
        </message>
        <message>
            <source>The table stays on this laptop: go back to it whenever you like.</source>
            <translation>Sto ostaje na ovom laptopu: vrati mu se kad god hoćeš.</translation>
        </message>
        <message>
            <source>Come back later, also after a restart: the others wait, and everything is where it was.</source>
            <translation>Vrati se kasnije, i posle ponovnog pokretanja: ostali čekaju i sve je kao što je bilo.</translation>
        </message>
        <message>
            <source>Leave for good</source>
            <translation>Izađi zauvek</translation>
        </message>
        <message>
            <source>Stay</source>
            <translation>Ostani</translation>
        </message>
    </context>
    <context>
        <name>Lobby</name>
        <message>
            <source>Close this table</source>
            <translation>Zatvori ovaj sto</translation>
        </message>
        <message>
            <source>Leave the table</source>
            <translation>Napusti sto</translation>
        </message>
        <message>
            <source>others can join with the code %1 or at %2</source>
            <translation>ostali ulaze preko koda %1 ili adrese %2</translation>
        </message>
        <message>
            <source>others can join at %1</source>
            <translation>ostali ulaze preko adrese %1</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Podešavanja</translation>
        </message>
    </context>
    <context>
        <name>LobbyBar</name>
        <message>
            <source>You are ready</source>
            <translation>Spremno</translation>
        </message>
        <message>
            <source>I'm ready</source>
            <translation>Možemo!</translation>
        </message>
        <message>
            <source>Start the match</source>
            <translation>Počni partiju</translation>
        </message>
        <message numerus="yes">
            <source>%n seat(s) free</source>
            <translation>
                <numerusform>%n slobodno mesto</numerusform>
                <numerusform>%n slobodna mesta</numerusform>
                <numerusform>%n slobodnih mesta</numerusform>
            </translation>
        </message>
        <message>
            <source>Waiting until everybody is ready.</source>
            <translation>Čeka se da svi kažu „Možemo!“.</translation>
        </message>
        <message>
            <source>The host starts the match.</source>
            <translation>Partiju počinje domaćin.</translation>
        </message>
    </context>
    <context>
        <name>LobbySeat</name>
        <message>
            <source>computer</source>
            <translation>računar</translation>
        </message>
        <message>
            <source>Seat %1 is free</source>
            <translation>Mesto %1 je slobodno</translation>
        </message>
        <message>
            <source>connection lost</source>
            <translation>veza prekinuta</translation>
        </message>
        <message>
            <source>ready</source>
            <translation>spremno</translation>
        </message>
        <message>
            <source>that's you</source>
            <translation>to si ti</translation>
        </message>
        <message>
            <source>not ready yet</source>
            <translation>još nije spremno</translation>
        </message>
        <message>
            <source>Swap with %1</source>
            <translation>Zameni mesta: %1</translation>
        </message>
        <message>
            <source>Change %1's seat</source>
            <translation>Premesti: %1</translation>
        </message>
        <message>
            <source>Remove %1</source>
            <translation>Ukloni: %1</translation>
        </message>
        <message>
            <source>Ask %1 to leave</source>
            <translation>Zamoli da izađe: %1</translation>
        </message>
        <message>
            <source>Move here?</source>
            <translation>Premestiti ovamo?</translation>
        </message>
        <message>
            <source>free seat</source>
            <translation>slobodno mesto</translation>
        </message>
        <message>
            <source>Here</source>
            <translation>Ovde</translation>
        </message>
        <message>
            <source>Add computer</source>
            <translation>Dodaj računar</translation>
        </message>
    </context>
    <context>
        <name>LobbySheet</name>
        <message>
            <source>How this table plays</source>
            <translation>Kako se igra za ovim stolom</translation>
        </message>
        <message>
            <source>The host chooses these.</source>
            <translation>Ovo bira domaćin.</translation>
        </message>
        <message>
            <source>How to play</source>
            <translation>Kako se igra</translation>
        </message>
        <message>
            <source>Computer players</source>
            <translation>Računari</translation>
        </message>
        <message>
            <source>How strong the next one that you add will be.</source>
            <translation>Koliko će biti jak sledeći koga dodaš.</translation>
        </message>
        <message>
            <source>Safety words</source>
            <translation>Sigurnosne reči</translation>
        </message>
        <message>
            <source>In English, for windows in another language: %1</source>
            <translation>Na engleskom, za one sa drugim jezikom: %1</translation>
        </message>
        <message>
            <source>Read them aloud: if everybody has the same words, nobody sits in between.</source>
            <translation>Pročitajte ih naglas: ako su svima reči iste, niko se nije umešao između vas.</translation>
        </message>
    </context>
    <context>
        <name>LogPanel</name>
        <message>
            <source>Game log</source>
            <translation>Tok igre</translation>
        </message>
    </context>
    <context>
        <name>Main</name>
        <message>
            <source>Your turn</source>
            <translation>Ti si na potezu</translation>
        </message>
    </context>
    <context>
        <name>NewTableDialog</name>
        <message>
            <source>New table</source>
            <translation>Novi sto</translation>
        </message>
        <message>
            <source>Name of the table</source>
            <translation>Ime stola</translation>
        </message>
        <message>
            <source>%1's table</source>
            <translation>%1 i društvo</translation>
        </message>
        <message>
            <source>Opening…</source>
            <translation>Otvaram…</translation>
        </message>
        <message>
            <source>Open the table</source>
            <translation>Otvori sto</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Otkaži</translation>
        </message>
    </context>
    <context>
        <name>NoTables</name>
        <message>
            <source>LAN Party can't start</source>
            <translation>LAN Party ne može da se pokrene</translation>
        </message>
        <message>
            <source>No table found so far</source>
            <translation>Zasad nijedan sto</translation>
        </message>
        <message>
            <source>Looking for tables…</source>
            <translation>Tražim stolove…</translation>
        </message>
        <message>
            <source>Tables on the same Wi-Fi appear here by themselves.</source>
            <translation>Stolovi na istoj Wi-Fi mreži pojavljuju se ovde sami.</translation>
        </message>
        <message>
            <source>Is everybody on the same Wi-Fi? Guest networks often keep laptops apart; a phone's hotspot doesn't.</source>
            <translation>Jesu li svi na istoj Wi-Fi mreži? Mreže za goste često razdvajaju laptopove; hotspot sa telefona ne.</translation>
        </message>
        <message>
            <source>Does a firewall ask? Allow LAN Party on private networks (port %1).</source>
            <translation>Da li zaštitni zid nešto pita? Dozvoli LAN Party na privatnim mrežama (port %1).</translation>
        </message>
        <message>
            <source>Otherwise open a table here, and let the others choose “Join by address” and type what stands below.</source>
            <translation>Inače otvori sto ovde, a ostali neka izaberu „Uđi preko adrese“ i upišu ono što piše ispod.</translation>
        </message>
        <message>
            <source>This laptop's code and address:</source>
            <translation>Kod i adresa ovog laptopa:</translation>
        </message>
        <message>
            <source>This laptop's address:</source>
            <translation>Adresa ovog laptopa:</translation>
        </message>
        <message>
            <source>Check the network</source>
            <translation>Proveri mrežu</translation>
        </message>
        <message>
            <source>QR code of %1</source>
            <translation>QR kod za %1</translation>
        </message>
    </context>
    <context>
        <name>NusiclePile</name>
        <message>
            <source>Pile %1</source>
            <comment>of cards</comment>
            <translation>Gomila %1</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>prazna</translation>
        </message>
        <message>
            <source>Next: %1.</source>
            <translation>Sledi: %1.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n karta</numerusform>
                <numerusform>%n karte</numerusform>
                <numerusform>%n karata</numerusform>
            </translation>
        </message>
        <message>
            <source>Press Enter to play the card here.</source>
            <translation>Pritisni Enter da kartu odigraš ovde.</translation>
        </message>
        <message>
            <source>or</source>
            <comment>between a suit and a rank</comment>
            <translation>ili</translation>
        </message>
    </context>
    <context>
        <name>NusicleTexts</name>
        <message>
            <source>Lay your cards on three piles, each with a law of its own, and be rid of them first.</source>
            <translation>Slaži karte na tri gomile, svaku po njenom zakonu, i ostani bez karata pre protivnika.</translation>
        </message>
        <message>
            <source>Give up</source>
            <translation>Predaj se</translation>
        </message>
        <message>
            <source>Draw up to nine</source>
            <translation>Dopuni do devet</translation>
        </message>
        <message>
            <source>same suit or same rank</source>
            <translation>ista boja ili ista vrednost</translation>
        </message>
        <message>
            <source>one rank up or down</source>
            <translation>za jedan više ili niže</translation>
        </message>
        <message>
            <source>the next suit: ♠ ♣ ♦ ♥</source>
            <translation>sledeća boja: ♠ ♣ ♦ ♥</translation>
        </message>
        <message>
            <source>%1 or %2</source>
            <comment>what may be laid on a pile</comment>
            <translation>%1 ili %2</translation>
        </message>
        <message>
            <source>Which game</source>
            <translation>Koja igra</translation>
        </message>
        <message>
            <source>Deals</source>
            <translation>Deljenja</translation>
        </message>
        <message>
            <source>Nusicle: two at the same piles. Solo Nus: a patience with the same laws, alone or two side by side.</source>
            <translation>Nusicle: dvoje za istim gomilama. Solo Nus: pasijans sa istim zakonima, za jednog igrača ili za dva uporedo.</translation>
        </message>
        <message>
            <source>So many deals make a match; a deal that is void doesn't count.</source>
            <translation>Toliko deljenja ima partija; poništeno deljenje se ne računa.</translation>
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
            <translation>Kec se baca zajedno sa kraljem, damom ili žandarom iz tvoje ruke.</translation>
        </message>
        <message>
            <source>That breaks the law of the pile.</source>
            <translation>To krši zakon te gomile.</translation>
        </message>
        <message>
            <source>You have a card that fits: play it.</source>
            <translation>Imaš kartu koja odgovara: odigraj je.</translation>
        </message>
        <message>
            <source>Nine cards are in your hand already.</source>
            <translation>U ruci već imaš devet karata.</translation>
        </message>
        <message>
            <source>Draw a card before you pass.</source>
            <translation>Vuci kartu pre nego što kažeš dalje.</translation>
        </message>
        <message>
            <source>One card is drawn in a turn: now play or pass.</source>
            <translation>U potezu se vuče jedna karta: sada igraj ili kaži dalje.</translation>
        </message>
        <message>
            <source>The stock is empty.</source>
            <translation>Talon je prazan.</translation>
        </message>
        <message>
            <source>Lay one card, or an ace with a face.</source>
            <translation>Baci jednu kartu ili keca sa figurom.</translation>
        </message>
        <message>
            <source>Cards left in the stock, less those of the last pile: the more the better.</source>
            <translation>Karte preostale u talonu manje one iz poslednje gomile: što više, to bolje.</translation>
        </message>
        <message>
            <source>Penalty points: the fewest win.</source>
            <translation>Kazneni poeni: pobeđuje ko ih ima najmanje.</translation>
        </message>
        <message>
            <source>Three piles lie on the table, and the face on each is its law: what may be laid on its last card.</source>
            <translation>Na stolu su tri gomile, a figura na svakoj je njen zakon: šta sme na njenu poslednju kartu.</translation>
        </message>
        <message>
            <source>King: a card of the same suit or of the same rank.</source>
            <translation>Kralj: karta iste boje ili iste vrednosti.</translation>
        </message>
        <message>
            <source>Queen: a card one rank higher or lower, of any suit. Nothing is beside an ace.</source>
            <translation>Dama: karta za jedan viša ili niža, bilo koje boje. Kec nema suseda.</translation>
        </message>
        <message>
            <source>Jack: a card of the next suit – spades, clubs, diamonds, hearts, and spades again.</source>
            <translation>Žandar: karta sledeće boje – pik, tref, karo, herc, pa opet pik.</translation>
        </message>
        <message>
            <source>A face must keep the law like any card; then it is the new law.</source>
            <translation>I figura mora da poštuje zakon kao svaka karta; zatim ona postaje novi zakon.</translation>
        </message>
        <message>
            <source>An ace goes on any pile, but only with a face of your hand: the pile goes under the stock, and begins anew with these two.</source>
            <translation>Kec ide na svaku gomilu, ali samo sa figurom iz tvoje ruke: gomila odlazi pod talon i počinje iznova od te dve karte.</translation>
        </message>
        <message>
            <source>Play as long as a card fits. When none does, draw until you hold nine again.</source>
            <translation>Igraj dokle god neka karta odgovara. Kad nijedna ne odgovara, vuci dok opet ne imaš devet.</translation>
        </message>
        <message>
            <source>The deal is solved when your hand is empty: you score the cards left in the stock, less those in the pile that took your last card.</source>
            <translation>Deljenje je rešeno kad ti je ruka prazna: dobijaš onoliko poena koliko je karata ostalo u talonu, manje one iz gomile na koju je otišla tvoja poslednja karta.</translation>
        </message>
        <message numerus="yes">
            <source>Does nothing fit with nine in hand, or with an empty stock, you must give up: that costs 52 points. The match is %n deal(s).</source>
            <translation>
                <numerusform>Ako ništa ne odgovara, a u ruci imaš devet karata ili je talon prazan, moraš da se predaš: to košta 52 poena. Partija ima %n deljenje.</numerusform>
                <numerusform>Ako ništa ne odgovara, a u ruci imaš devet karata ili je talon prazan, moraš da se predaš: to košta 52 poena. Partija ima %n deljenja.</numerusform>
                <numerusform>Ako ništa ne odgovara, a u ruci imaš devet karata ili je talon prazan, moraš da se predaš: to košta 52 poena. Partija ima %n deljenja.</numerusform>
            </translation>
        </message>
        <message>
            <source>Each of the two has an own deck and own piles. Both make a move, then it shows; the most points win.</source>
            <translation>Svako ima svoj špil i svoje gomile. Oboje odigraju potez, pa se tek onda vidi; pobeđuje ko ima najviše poena.</translation>
        </message>
        <message>
            <source>In your turn play one card, or draw one and then play or pass. If the stock is empty and both pass, the deal is void and dealt again.</source>
            <translation>Kad si na potezu, odigraj jednu kartu ili vuci jednu, pa igraj ili kaži dalje. Ako je talon prazan i oba igrača kažu dalje, deljenje se poništava i deli se ponovo.</translation>
        </message>
        <message>
            <source>Whoever is first without cards gets a point for each card in the pile that took the last one; the other a point for each card in hand and in the other two piles.</source>
            <translation>Ko pre ostane bez karata, dobija poen za svaku kartu u gomili na koju je otišla poslednja; drugi igrač dobija poen za svaku kartu u ruci i u ostale dve gomile.</translation>
        </message>
        <message numerus="yes">
            <source>The match is %n deal(s). The fewest points win.</source>
            <translation>
                <numerusform>Partija ima %n deljenje. Pobeđuje ko ima najmanje poena.</numerusform>
                <numerusform>Partija ima %n deljenja. Pobeđuje ko ima najmanje poena.</numerusform>
                <numerusform>Partija ima %n deljenja. Pobeđuje ko ima najmanje poena.</numerusform>
            </translation>
        </message>
        <message>
            <source>An ace goes with a face: lift a King, Queen or Jack too.</source>
            <translation>Kec ide sa figurom: podigni i kralja, damu ili žandara.</translation>
        </message>
        <message>
            <source>By itself it fits no pile: lift an ace with it.</source>
            <translation>Sama ne ide ni na jednu gomilu: podigni uz nju i keca.</translation>
        </message>
        <message>
            <source>Your turn: on which pile?</source>
            <translation>Ti si na potezu: na koju gomilu?</translation>
        </message>
        <message>
            <source>It fits on pile %1: once more plays it.</source>
            <translation>Ide na gomilu %1: još jednom i odigrana je.</translation>
        </message>
        <message>
            <source>Play a card that fits.</source>
            <translation>Odigraj kartu koja odgovara.</translation>
        </message>
        <message>
            <source>Your turn: play a card, or draw one.</source>
            <translation>Ti si na potezu: odigraj kartu ili vuci.</translation>
        </message>
        <message>
            <source>Your turn: play a card, or pass.</source>
            <translation>Ti si na potezu: odigraj kartu ili kaži dalje.</translation>
        </message>
        <message>
            <source>Nothing fits: draw up to nine.</source>
            <translation>Ništa ne odgovara: dopuni ruku do devet.</translation>
        </message>
        <message>
            <source>Nothing fits any more.</source>
            <translation>Više ništa ne odgovara.</translation>
        </message>
        <message>
            <source>Nothing fits: draw a card.</source>
            <translation>Ništa ne odgovara: vuci kartu.</translation>
        </message>
        <message>
            <source>Nothing fits: you have to pass.</source>
            <translation>Ništa ne odgovara: moraš da kažeš dalje.</translation>
        </message>
        <message>
            <source>It shows when %1 has moved too…</source>
            <translation>Vidi se kad potez odigra i %1…</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) in the stock</source>
            <translation>
                <numerusform>%n karta u talonu</numerusform>
                <numerusform>%n karte u talonu</numerusform>
                <numerusform>%n karata u talonu</numerusform>
            </translation>
        </message>
        <message>
            <source>drew up to nine</source>
            <translation>dopuna do devet</translation>
        </message>
        <message>
            <source>drew a card</source>
            <translation>vuče kartu</translation>
        </message>
        <message>
            <source>gave up</source>
            <translation>predaja</translation>
        </message>
        <message>
            <source>passed</source>
            <translation>dalje</translation>
        </message>
        <message>
            <source>%1 and %2: pile %3 begins anew</source>
            <translation>%1 i %2: gomila %3 počinje iznova</translation>
        </message>
        <message>
            <source>%1 on pile %2</source>
            <translation>%1 na gomilu %2</translation>
        </message>
        <message>
            <source>This deal was void: it is dealt again, and nothing is written down.</source>
            <translation>Ovo deljenje je poništeno: deli se ponovo i ništa se ne upisuje.</translation>
        </message>
        <message>
            <source>Not solved this time: that costs 52 points.</source>
            <translation>Ovog puta nije rešeno: to košta 52 poena.</translation>
        </message>
        <message numerus="yes">
            <source>Solved! This deal brings %n point(s).</source>
            <translation>
                <numerusform>Rešeno! Ovo deljenje donosi %n poen.</numerusform>
                <numerusform>Rešeno! Ovo deljenje donosi %n poena.</numerusform>
                <numerusform>Rešeno! Ovo deljenje donosi %n poena.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PassingRound</name>
        <message>
            <source>Everybody passes three cards to the left</source>
            <translation>Svako prosleđuje tri karte nalevo</translation>
        </message>
        <message>
            <source>Everybody passes three cards to the right</source>
            <translation>Svako prosleđuje tri karte nadesno</translation>
        </message>
        <message>
            <source>Everybody passes three cards across</source>
            <translation>Svako prosleđuje tri karte preko puta</translation>
        </message>
        <message>
            <source>Everybody passes three cards three seats on</source>
            <translation>Svako prosleđuje tri karte tri mesta dalje</translation>
        </message>
    </context>
    <context>
        <name>PassingSign</name>
        <message>
            <source>Laid aside for %1</source>
            <translation>Odloženo, dobija %1</translation>
        </message>
        <message>
            <source>Three cards go to %1</source>
            <translation>Tri karte dobija %1</translation>
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
            <translation>nosi štih</translation>
        </message>
        <message>
            <source>on top</source>
            <translation>na vrhu</translation>
        </message>
    </context>
    <context>
        <name>PoisonTexts</name>
        <message>
            <source>Brew in three cauldrons, and don't be the one who makes them boil over.</source>
            <translation>Kuvaj u tri kazana, ali pazi da ne prekipe baš tebi.</translation>
        </message>
        <message>
            <source>Length of the match</source>
            <translation>Dužina partije</translation>
        </message>
        <message>
            <source>Normal: as many rounds as players, and each player starts one. Quick: a single round.</source>
            <translation>Obično: onoliko krugova koliko je igrača, a svako počinje po jedan. Brzo: samo jedan krug.</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Obično</translation>
        </message>
        <message>
            <source>Quick</source>
            <translation>Brzo</translation>
        </message>
        <message>
            <source>Poison, 4</source>
            <translation>otrov (4)</translation>
        </message>
        <message>
            <source>Red %1</source>
            <translation>crvena %1</translation>
        </message>
        <message>
            <source>Green %1</source>
            <translation>zelena %1</translation>
        </message>
        <message>
            <source>Violet %1</source>
            <translation>ljubičasta %1</translation>
        </message>
        <message>
            <source>Red cauldron</source>
            <translation>Crveni kazan</translation>
        </message>
        <message>
            <source>Green cauldron</source>
            <translation>Zeleni kazan</translation>
        </message>
        <message>
            <source>Violet cauldron</source>
            <translation>Ljubičasti kazan</translation>
        </message>
        <message>
            <source>A coloured card goes into the cauldron of its own colour.</source>
            <translation>Karta u boji ide u kazan svoje boje.</translation>
        </message>
        <message>
            <source>Penalty points: the fewest win.</source>
            <translation>Kazneni poeni: pobeđuje ko ih ima najmanje.</translation>
        </message>
        <message>
            <source>In turn, everybody plays one card: a coloured card into the cauldron of its colour, a poison (value 4) into any.</source>
            <translation>Redom svako baca po jednu kartu: kartu u boji u kazan njene boje, a otrov (vredi 4) u bilo koji.</translation>
        </message>
        <message>
            <source>Up to 13 a cauldron holds. If your card takes it over 13, you drink all cards that were in it; your card stays as the new bottom.</source>
            <translation>Kazan prima do 13. Ako s tvojom kartom pređe 13, piješ sve karte koje su u njemu bile; tvoja karta ostaje na dnu.</translation>
        </message>
        <message>
            <source>What you have drunk lies open. At the end each coloured card costs 1 point, each poison 2.</source>
            <translation>Ono što popiješ leži otvoreno. Na kraju svaka karta u boji košta 1 poen, a svaki otrov 2.</translation>
        </message>
        <message>
            <source>Whoever alone has drunk the most of a colour drops that colour for nothing. A tie for the most frees nobody.</source>
            <translation>Ko popije više karata neke boje nego iko drugi, tu boju odbacuje i ne plaća je. Ako ih je najviše kod dvoje ili više igrača, plaćaju svi.</translation>
        </message>
        <message>
            <source>This table plays a single round. The fewest points win.</source>
            <translation>Za ovim stolom se igra samo jedan krug. Pobeđuje ko ima najmanje poena.</translation>
        </message>
        <message>
            <source>This table plays as many rounds as there are players, and each starts one. The fewest points win.</source>
            <translation>Za ovim stolom se igra onoliko krugova koliko je igrača, a svako počinje po jedan. Pobeđuje ko ima najmanje poena.</translation>
        </message>
        <message>
            <source>Your turn: into which cauldron?</source>
            <translation>Ti si na potezu: u koji kazan?</translation>
        </message>
        <message>
            <source>%1: %2 into the red cauldron</source>
            <comment>who, card</comment>
            <translation>%1: %2 u crveni kazan</translation>
        </message>
        <message>
            <source>%1: %2 into the green cauldron</source>
            <comment>who, card</comment>
            <translation>%1: %2 u zeleni kazan</translation>
        </message>
        <message>
            <source>%1: %2 into the violet cauldron</source>
            <comment>who, card</comment>
            <translation>%1: %2 u ljubičasti kazan</translation>
        </message>
        <message numerus="yes">
            <source>and drinks %n card(s)</source>
            <translation>
                <numerusform>i pije %n kartu</numerusform>
                <numerusform>i pije %n karte</numerusform>
                <numerusform>i pije %n karata</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PracticeDialog</name>
        <message>
            <source>Practice</source>
            <translation>Vežba</translation>
        </message>
        <message>
            <source>A table against computer players on this laptop. The shuffle and all proofs are the real ones.</source>
            <translation>Sto protiv računara na ovom laptopu. Mešanje i svi dokazi su pravi.</translation>
        </message>
        <message>
            <source>Computer players</source>
            <translation>Računari</translation>
        </message>
        <message>
            <source>Starting…</source>
            <translation>Počinjem…</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Počni</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Otkaži</translation>
        </message>
    </context>
    <context>
        <name>ProfileDialog</name>
        <message>
            <source>Name and face</source>
            <translation>Ime i lik</translation>
        </message>
    </context>
    <context>
        <name>ProfileForm</name>
        <message>
            <source>Save</source>
            <translation>Sačuvaj</translation>
        </message>
        <message>
            <source>The others need a name to call you by.</source>
            <translation>Ostalima treba ime kojim će te zvati.</translation>
        </message>
        <message>
            <source>Your nickname</source>
            <translation>Tvoj nadimak</translation>
        </message>
        <message>
            <source>Your face</source>
            <translation>Tvoj lik</translation>
        </message>
        <message>
            <source>Face %1</source>
            <translation>Lik %1</translation>
        </message>
    </context>
    <context>
        <name>RanksRibbon</name>
        <message>
            <source>Revolution. From low to high: %1</source>
            <translation>Revolucija. Od najniže do najviše: %1</translation>
        </message>
        <message>
            <source>From low to high: %1</source>
            <translation>Od najniže do najviše: %1</translation>
        </message>
        <message>
            <source>low</source>
            <comment>the low end of an order</comment>
            <translation>nisko</translation>
        </message>
        <message>
            <source>high</source>
            <comment>the high end of an order</comment>
            <translation>visoko</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <source>Back to the beginning of a deal</source>
            <translation>Nazad na početak deljenja</translation>
        </message>
        <message>
            <source>One step back</source>
            <translation>Korak nazad</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pauza</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Pusti</translation>
        </message>
        <message>
            <source>One step on</source>
            <translation>Korak napred</translation>
        </message>
        <message>
            <source>To the next deal</source>
            <translation>Na sledeće deljenje</translation>
        </message>
        <message>
            <source>Moment %1 of %2</source>
            <translation>Trenutak %1 od %2</translation>
        </message>
        <message>
            <source>Hand of %1</source>
            <translation>Karte: %1</translation>
        </message>
        <message>
            <source>The hands were not opened</source>
            <translation>Karte nisu otvorene</translation>
        </message>
    </context>
    <context>
        <name>ReplaysDialog</name>
        <message>
            <source>Matches played here</source>
            <translation>Partije odigrane ovde</translation>
        </message>
        <message>
            <source>Each journal is verified before it is shown: all signatures, proofs and rules. The hands lie open when their secrets have been revealed.</source>
            <translation>Svaki zapisnik se proverava pre nego što se prikaže: svi potpisi, dokazi i pravila. Karte su otvorene ako su njihove tajne otkrivene.</translation>
        </message>
        <message>
            <source>No match has been kept here yet.</source>
            <translation>Ovde još nije sačuvana nijedna partija.</translation>
        </message>
        <message>
            <source>Another journal: the path of its file</source>
            <translation>Drugi zapisnik: putanja do datoteke</translation>
        </message>
        <message>
            <source>Verifying…</source>
            <translation>Proveravam…</translation>
        </message>
        <message>
            <source>Play it back</source>
            <translation>Pusti</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zatvori</translation>
        </message>
    </context>
    <context>
        <name>ResultDialog</name>
        <message>
            <source>The match is over.</source>
            <translation>Partija je gotova.</translation>
        </message>
        <message>
            <source>You share the win!</source>
            <translation>Deliš pobedu!</translation>
        </message>
        <message>
            <source>You win!</source>
            <translation>Pobeda je tvoja!</translation>
        </message>
        <message>
            <source>%1 win together</source>
            <translation>Zajedno pobeđuju: %1</translation>
        </message>
        <message>
            <source>%1 wins</source>
            <translation>%1 pobeđuje</translation>
        </message>
        <message>
            <source>winner</source>
            <translation>pobeda</translation>
        </message>
        <message>
            <source>Journal of the match: %1</source>
            <translation>Zapisnik partije: %1</translation>
        </message>
        <message>
            <source>Back to the tables</source>
            <translation>Nazad na stolove</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>Pogledaj sto</translation>
        </message>
    </context>
    <context>
        <name>ResumeDialog</name>
        <message>
            <source>You were at a table: go back?</source>
            <translation>Tvoje mesto za stolom te čeka: vraćaš se?</translation>
        </message>
        <message>
            <source>Cards, points and your seat are where they were. What you forget here isn't offered again.</source>
            <translation>Karte, poeni i tvoje mesto su gde su i bili. Ono što ovde zaboraviš više se ne nudi.</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Ne sada</translation>
        </message>
    </context>
    <context>
        <name>ReturnCard</name>
        <message>
            <source>%1 – your seat waits</source>
            <translation>%1 – tvoje mesto čeka</translation>
        </message>
        <message>
            <source>Forget</source>
            <translation>Zaboravi</translation>
        </message>
        <message>
            <source>Forget %1</source>
            <translation>Zaboravi: %1</translation>
        </message>
        <message>
            <source>Go back</source>
            <translation>Vrati se</translation>
        </message>
        <message>
            <source>Go back to %1</source>
            <translation>Vrati se za sto: %1</translation>
        </message>
    </context>
    <context>
        <name>RevolutionBoard</name>
        <message>
            <source>Revolution! The order of ranks is turned around.</source>
            <translation>Revolucija! Redosled karata se okreće.</translation>
        </message>
        <message>
            <source>Counter-revolution! The old order is back.</source>
            <translation>Kontrarevolucija! Vraća se stari redosled.</translation>
        </message>
        <message>
            <source>%1 is out first!</source>
            <translation>%1 je bez karata – prvo mesto!</translation>
        </message>
        <message>
            <source>%1 is out.</source>
            <translation>%1 je bez karata.</translation>
        </message>
        <message>
            <source>%1, the Servant: %2</source>
            <translation>Sluga (%1): %2</translation>
        </message>
        <message>
            <source>%1 takes the trick</source>
            <translation>%1 nosi štih</translation>
        </message>
        <message>
            <source>Opens: %1</source>
            <translation>Počinje: %1</translation>
        </message>
        <message>
            <source>Who opens?</source>
            <translation>Ko počinje?</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) each</source>
            <translation>
                <numerusform>po %n karta</numerusform>
                <numerusform>po %n karte</numerusform>
                <numerusform>po %n karata</numerusform>
            </translation>
        </message>
        <message>
            <source>below %1</source>
            <translation>niže nego %1</translation>
        </message>
        <message>
            <source>above %1</source>
            <translation>više nego %1</translation>
        </message>
        <message>
            <source>Revolution</source>
            <translation>Revolucija</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) left down</source>
            <translation>
                <numerusform>%n zatvorena karta</numerusform>
                <numerusform>%n zatvorene karte</numerusform>
                <numerusform>%n zatvorenih karata</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RevolutionTexts</name>
        <message>
            <source>Be the first to play all your cards and rule the next deal; four of a kind turn the world upside down.</source>
            <translation>Ostani bez karata pre svih i vladaj sledećim deljenjem; četiri iste okreću svet naglavačke.</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>Džokeri</translation>
        </message>
        <message>
            <source>Cards for six players</source>
            <translation>Karte za šestoro</translation>
        </message>
        <message>
            <source>The Swiss swap cards</source>
            <translation>Švajcarci menjaju karte</translation>
        </message>
        <message>
            <source>After passing</source>
            <translation>Posle „dalje“</translation>
        </message>
        <message>
            <source>Who leads first</source>
            <translation>Ko prvi otvara</translation>
        </message>
        <message>
            <source>Teams</source>
            <translation>Timovi</translation>
        </message>
        <message>
            <source>Number of deals</source>
            <translation>Broj deljenja</translation>
        </message>
        <message>
            <source>Forfeit of the Servant</source>
            <translation>Kazna za slugu</translation>
        </message>
        <message>
            <source>Two jokers, each with the rank of the cards beside it; alone they count as the highest rank.</source>
            <translation>Dva džokera, svaki vredi koliko karte uz njega; sami se računaju kao najviša vrednost.</translation>
        </message>
        <message>
            <source>All from 3 to ace, eight cards each; or from 5 to ace, six each, and four stay face down for the Swiss.</source>
            <translation>Sve od trojke do keca, po osam karata; ili od petice do keca, po šest, a četiri ostaju zatvorene za Švajcarce.</translation>
        </message>
        <message>
            <source>Only where cards are left face down: two of them are taken for two of one's own.</source>
            <translation>Samo kad neke karte ostanu zatvorene: dve od njih se uzimaju za dve svoje.</translation>
        </message>
        <message>
            <source>Whether who has passed may play again in the same trick.</source>
            <translation>Sme li onaj ko je rekao dalje ponovo da igra u istom štihu.</translation>
        </message>
        <message>
            <source>From the second deal on: the Servant, or each time whoever holds the lowest diamond.</source>
            <translation>Od drugog deljenja: sluga, ili svaki put onaj ko ima najmanji karo.</translation>
        </message>
        <message>
            <source>Two teams of 4 or 6 players, or three of 6. Partners sit apart, and their points are added.</source>
            <translation>Dva tima kad igra 4 ili 6 igrača, ili tri kad ih je 6. Partneri ne sede jedan do drugog, a poeni im se sabiraju.</translation>
        </message>
        <message>
            <source>The match ends after so many deals.</source>
            <translation>Partija se završava posle toliko deljenja.</translation>
        </message>
        <message>
            <source>What the Servant does after each deal, for instance: makes the tea.</source>
            <translation>Šta sluga radi posle svakog deljenja, na primer: kuva čaj.</translation>
        </message>
        <message>
            <source>3 to ace</source>
            <translation>Od 3 do keca</translation>
        </message>
        <message>
            <source>5 to ace, four left down</source>
            <translation>Od 5 do keca, četiri zatvorene</translation>
        </message>
        <message>
            <source>They must</source>
            <translation>Moraju</translation>
        </message>
        <message>
            <source>They may</source>
            <translation>Smeju</translation>
        </message>
        <message>
            <source>One may play again</source>
            <translation>Sme ponovo da se igra</translation>
        </message>
        <message>
            <source>One is out of the trick</source>
            <translation>Čeka se kraj štiha</translation>
        </message>
        <message>
            <source>The Servant</source>
            <translation>Sluga</translation>
        </message>
        <message>
            <source>The lowest diamond</source>
            <translation>Najmanji karo</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Bez timova</translation>
        </message>
        <message>
            <source>Two teams</source>
            <translation>Dva tima</translation>
        </message>
        <message>
            <source>Three teams</source>
            <translation>Tri tima</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Gospodar</translation>
        </message>
        <message>
            <source>Half-Master</source>
            <translation>Polugospodar</translation>
        </message>
        <message>
            <source>Swiss</source>
            <translation>Švajcarac</translation>
        </message>
        <message>
            <source>Half-Servant</source>
            <translation>Polusluga</translation>
        </message>
        <message>
            <source>Servant</source>
            <translation>Sluga</translation>
        </message>
        <message>
            <source>1st</source>
            <translation>1.</translation>
        </message>
        <message>
            <source>2nd</source>
            <translation>2.</translation>
        </message>
        <message>
            <source>3rd</source>
            <translation>3.</translation>
        </message>
        <message>
            <source>%1th</source>
            <comment>a place: 4th, 5th, 6th</comment>
            <translation>%1.</translation>
        </message>
        <message>
            <source>Team %1</source>
            <translation>Tim %1</translation>
        </message>
        <message>
            <source>The exchange is over.</source>
            <translation>Razmena je završena.</translation>
        </message>
        <message>
            <source>Cards are exchanged first.</source>
            <translation>Prvo se razmenjuju karte.</translation>
        </message>
        <message>
            <source>Two cards are swapped.</source>
            <translation>Menjaju se dve karte.</translation>
        </message>
        <message>
            <source>Give exactly as many cards as are asked for.</source>
            <translation>Daj tačno onoliko karata koliko se traži.</translation>
        </message>
        <message numerus="yes">
            <source>Everybody plays %n card(s) at once in this trick.</source>
            <translation>
                <numerusform>U ovom štihu svako baca po %n kartu.</numerusform>
                <numerusform>U ovom štihu svako baca po %n karte odjednom.</numerusform>
                <numerusform>U ovom štihu svako baca po %n karata odjednom.</numerusform>
            </translation>
        </message>
        <message>
            <source>At most four cards are played at once.</source>
            <translation>Odjednom se bacaju najviše četiri karte.</translation>
        </message>
        <message>
            <source>Cards that are played together have one rank.</source>
            <translation>Karte koje se bacaju zajedno moraju da budu iste vrednosti.</translation>
        </message>
        <message>
            <source>Who leads can't pass.</source>
            <translation>Ko otvara, ne može da kaže dalje.</translation>
        </message>
        <message>
            <source>At this table the Swiss must swap.</source>
            <translation>Za ovim stolom Švajcarac mora da menja.</translation>
        </message>
        <message>
            <source>Your best cards are asked for: choose only among equal ones.</source>
            <translation>Traže se tvoje najbolje karte: biraš samo među jednakima.</translation>
        </message>
        <message>
            <source>The first lead must contain the %1.</source>
            <translation>Među prvim kartama mora da bude %1.</translation>
        </message>
        <message>
            <source>The first lead must contain the lowest diamond.</source>
            <translation>Među prvim kartama mora da bude najmanji karo.</translation>
        </message>
        <message>
            <source>That is not higher than the last play.</source>
            <translation>To nije jače od onoga što je na stolu.</translation>
        </message>
        <message>
            <source>In a revolution only ranks below %1 beat it.</source>
            <translation>Na stolu je %1, a u revoluciji prolazi samo nešto niže.</translation>
        </message>
        <message>
            <source>Only ranks above %1 beat it.</source>
            <translation>Na stolu je %1: prolazi samo nešto više.</translation>
        </message>
        <message>
            <source>Points: the most win.</source>
            <translation>Poeni: pobeđuje ko ih ima najviše.</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <comment>role, name</comment>
            <translation>%1 – %2</translation>
        </message>
        <message>
            <source>Next deal: %1</source>
            <translation>Sledeće deljenje: %1</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1, the Servant: %2</source>
            <translation>Sluga (%1): %2</translation>
        </message>
        <message>
            <source>Get rid of all your cards. The cards go from %1 up to ace; suits don't matter. The turn goes to the right, counter-clockwise.</source>
            <translation>Otarasi se svih karata. Karte idu od %1 do keca; boje nisu važne. Igra se nadesno, suprotno od kazaljke na satu.</translation>
        </message>
        <message>
            <source>The leader plays one to four cards of one rank. The others in turn play as many cards of a higher rank, or pass. %1</source>
            <translation>Ko otvara, baca od jedne do četiri karte iste vrednosti. Ostali redom bacaju isto toliko karata više vrednosti ili kažu dalje. %1</translation>
        </message>
        <message>
            <source>Who has passed is out of this trick.</source>
            <translation>Ko je rekao dalje, u ovom štihu više ne igra.</translation>
        </message>
        <message>
            <source>Who has passed may play again later.</source>
            <translation>Ko je rekao dalje, kasnije sme ponovo da igra.</translation>
        </message>
        <message>
            <source>When nobody beats a play, or nothing can beat it, its player leads anew. In the first deal whoever holds the %1 leads with it. %2</source>
            <translation>Kad niko ne baci jače ili od toga nema jačeg, isti igrač ponovo otvara. U prvom deljenju otvara ko ima ovu kartu, i to njome: %1. %2</translation>
        </message>
        <message>
            <source>So it is in every deal.</source>
            <translation>Tako je u svakom deljenju.</translation>
        </message>
        <message>
            <source>Afterwards the Servant leads first.</source>
            <translation>Posle toga prvi otvara sluga.</translation>
        </message>
        <message>
            <source>Revolution: four of a kind turns the order of ranks around for the rest of the deal; another four turns it back. Four can only be led, or answer four.</source>
            <translation>Revolucija: četiri iste okreću redosled vrednosti do kraja deljenja; sledeće četiri ga vraćaju. Četiri iste mogu samo da otvore štih ili da odgovore na četiri.</translation>
        </message>
        <message>
            <source>Jokers have the rank of the cards beside them. Alone they count as the highest rank of the order in force.</source>
            <translation>Džokeri vrede koliko karte uz njih. Sami se računaju kao najviša vrednost u redosledu koji važi.</translation>
        </message>
        <message>
            <source>The order of going out gives 2, 1, −1 and −2 points and the roles of the next deal: Master, Half-Master, Half-Servant, Servant.</source>
            <translation>Kojim redom ostajete bez karata, tako dobijate 2, 1, −1 i −2 poena i uloge za sledeće deljenje: gospodar, polugospodar, polusluga, sluga.</translation>
        </message>
        <message>
            <source>The order of going out gives 2, 1, 0, −1 and −2 points and the roles of the next deal: Master, Half-Master, Swiss, Half-Servant, Servant.</source>
            <translation>Kojim redom ostajete bez karata, tako dobijate 2, 1, 0, −1 i −2 poena i uloge za sledeće deljenje: gospodar, polugospodar, Švajcarac, polusluga, sluga.</translation>
        </message>
        <message>
            <source>Before the next deal is played, the Servant gives the Master the two best cards and gets any two back; Half-Servant and Half-Master exchange one card in the same way.</source>
            <translation>Pre sledećeg deljenja sluga daje gospodaru dve najbolje karte i dobija bilo koje dve nazad; polusluga i polugospodar na isti način razmenjuju po jednu kartu.</translation>
        </message>
        <message>
            <source>Two teams play, and each adds up its points. Partners sit apart.</source>
            <translation>Igraju dva tima i svaki sabira svoje poene. Partneri ne sede jedan do drugog.</translation>
        </message>
        <message>
            <source>Three teams play, and each adds up its points. Partners sit opposite each other.</source>
            <translation>Igraju tri tima i svaki sabira svoje poene. Partneri sede jedan preko puta drugog.</translation>
        </message>
        <message numerus="yes">
            <source>The match has %n deal(s). The most points win.</source>
            <translation>
                <numerusform>Partija ima %n deljenje. Pobeđuje ko ima najviše poena.</numerusform>
                <numerusform>Partija ima %n deljenja. Pobeđuje ko ima najviše poena.</numerusform>
                <numerusform>Partija ima %n deljenja. Pobeđuje ko ima najviše poena.</numerusform>
            </translation>
        </message>
        <message>
            <source>After each deal the Servant: %1.</source>
            <translation>Posle svakog deljenja sluga: %1.</translation>
        </message>
        <message>
            <source>First the Swiss may swap two cards with those that were left face down.</source>
            <translation>Pre toga Švajcarac sme da zameni dve karte za one koje su ostale zatvorene.</translation>
        </message>
        <message>
            <source>First the Swiss swap two cards with those that were left face down.</source>
            <translation>Pre toga Švajcarac menja dve karte za one koje su ostale zatvorene.</translation>
        </message>
        <message>
            <source>Swiss: choose two cards to put down.</source>
            <translation>Švajcarac: izaberi dve karte koje odlažeš.</translation>
        </message>
        <message>
            <source>Swap these two?</source>
            <translation>Menjaš ove dve?</translation>
        </message>
        <message>
            <source>Give this to %1?</source>
            <translation>Ovo dobija %1?</translation>
        </message>
        <message numerus="yes">
            <source>Give your %n best card(s) to %1.</source>
            <translation>
                <numerusform>Daj %n najbolju kartu: dobija je %1.</numerusform>
                <numerusform>Daj %n najbolje karte: dobija ih %1.</numerusform>
                <numerusform>Daj %n najboljih karata: dobija ih %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Give any %n card(s) back to %1.</source>
            <translation>
                <numerusform>Vrati po izboru %n kartu: dobija je %1.</numerusform>
                <numerusform>Vrati po izboru %n karte: dobija ih %1.</numerusform>
                <numerusform>Vrati po izboru %n karata: dobija ih %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Play these %n cards?</source>
            <translation>
                <numerusform>Igraš ovu %n kartu?</numerusform>
                <numerusform>Igraš ove %n karte?</numerusform>
                <numerusform>Igraš ovih %n karata?</numerusform>
            </translation>
        </message>
        <message>
            <source>Once more, or Enter, plays it.</source>
            <translation>Još jednom, ili Enter, i odigrana je.</translation>
        </message>
        <message>
            <source>You open: play the %1, with more of its rank if you like.</source>
            <translation>Ti počinješ: baci %1, a uz nju možeš i druge iste vrednosti.</translation>
        </message>
        <message>
            <source>You lead: one to four cards of one rank.</source>
            <translation>Ti otvaraš: od jedne do četiri karte iste vrednosti.</translation>
        </message>
        <message>
            <source>You can't beat it: pass.</source>
            <translation>Nemaš jače: kaži dalje.</translation>
        </message>
        <message numerus="yes">
            <source>Your turn: %n card(s) below %1, or pass.</source>
            <translation>
                <numerusform>Ti si na potezu: %n karta niža nego %1, ili dalje.</numerusform>
                <numerusform>Ti si na potezu: %n karte niže nego %1, ili dalje.</numerusform>
                <numerusform>Ti si na potezu: %n karata nižih nego %1, ili dalje.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your turn: %n card(s) above %1, or pass.</source>
            <translation>
                <numerusform>Ti si na potezu: %n karta viša nego %1, ili dalje.</numerusform>
                <numerusform>Ti si na potezu: %n karte više nego %1, ili dalje.</numerusform>
                <numerusform>Ti si na potezu: %n karata viših nego %1, ili dalje.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 passes</source>
            <translation>%1 kaže dalje</translation>
        </message>
        <message>
            <source>%1 keeps all cards</source>
            <translation>%1 zadržava sve karte</translation>
        </message>
    </context>
    <context>
        <name>RoleTray</name>
        <message>
            <source>passed</source>
            <translation>dalje</translation>
        </message>
        <message>
            <source>out, %1</source>
            <translation>bez karata, %1 mesto</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1 is in play</source>
            <translation>%1 je u igri</translation>
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
            <translation>izaberi kartu</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>play it; then ← → and Enter choose a place</source>
            <translation>odigraj je; zatim se sa ← → i Enter bira mesto</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Razmaknica</translation>
        </message>
        <message>
            <source>lift or put down, where several cards go together</source>
            <translation>podigni ili spusti, kad više karata ide zajedno</translation>
        </message>
        <message>
            <source>P, D, K</source>
            <translation>P, D, K</translation>
        </message>
        <message>
            <source>pass, draw, keep</source>
            <translation>dalje, vuci, zadrži</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>put it back</source>
            <translation>vrati je</translation>
        </message>
        <message>
            <source>H</source>
            <translation>H</translation>
        </message>
        <message>
            <source>hide or show your hand</source>
            <translation>sakrij ili pokaži svoje karte</translation>
        </message>
        <message>
            <source>M</source>
            <translation>M</translation>
        </message>
        <message>
            <source>sounds on or off</source>
            <translation>uključi ili isključi zvuk</translation>
        </message>
        <message>
            <source>T</source>
            <translation>T</translation>
        </message>
        <message>
            <source>the last trick, in games with tricks</source>
            <translation>poslednji štih, u igrama sa štihovima</translation>
        </message>
        <message>
            <source>S, L, C, F1</source>
            <translation>S, L, C, F1</translation>
        </message>
        <message>
            <source>score pad, game log, chat, rules</source>
            <translation>poeni, tok igre, poruke, pravila</translation>
        </message>
        <message>
            <source>Page Up, Page Down</source>
            <translation>Page Up, Page Down</translation>
        </message>
        <message>
            <source>turn the page of what is open beside the table</source>
            <translation>listaj ono što je otvoreno pored stola</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tasteri</translation>
        </message>
    </context>
    <context>
        <name>RulesDialog</name>
        <message>
            <source>How to play %1</source>
            <translation>Kako se igra %1</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zatvori</translation>
        </message>
    </context>
    <context>
        <name>ScoreChart</name>
        <message>
            <source>Chart of the match</source>
            <translation>Grafikon partije</translation>
        </message>
    </context>
    <context>
        <name>ScoreDialog</name>
        <message>
            <source>Score pad</source>
            <translation>Poeni</translation>
        </message>
        <message>
            <source>Waiting for %1.</source>
            <translation>Čeka se %1.</translation>
        </message>
        <message>
            <source>Dealing…</source>
            <translation>Delim…</translation>
        </message>
        <message>
            <source>The next deck is shuffled and verified already.</source>
            <translation>Sledeći špil je već promešan i proveren.</translation>
        </message>
        <message>
            <source>The next deck is being shuffled.</source>
            <translation>Sledeći špil se meša.</translation>
        </message>
        <message>
            <source>Next deal</source>
            <translation>Sledeće deljenje</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zatvori</translation>
        </message>
    </context>
    <context>
        <name>ScorePad</name>
        <message>
            <source>winner</source>
            <translation>pobeda</translation>
        </message>
        <message>
            <source>ready</source>
            <translation>spremno</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Ukupno</translation>
        </message>
        <message>
            <source>Deal %1</source>
            <translation>Deljenje %1</translation>
        </message>
    </context>
    <context>
        <name>SealBadge</name>
        <message>
            <source>Checked: nobody cheated</source>
            <translation>Provereno: niko nije varao</translation>
        </message>
        <message>
            <source>The check failed</source>
            <translation>Provera nije prošla</translation>
        </message>
        <message>
            <source>Checking the match</source>
            <translation>Proverava se partija</translation>
        </message>
        <message numerus="yes">
            <source>Shuffle verified by all %n</source>
            <translation>
                <numerusform>Mešanje provereno (%n)</numerusform>
                <numerusform>Mešanje proverili svi (%n)</numerusform>
                <numerusform>Mešanje proverili svi (%n)</numerusform>
            </translation>
        </message>
        <message>
            <source>Verifying the shuffle: %1 of %2</source>
            <translation>Provera mešanja: %1 od %2</translation>
        </message>
        <message>
            <source>Shows who proved what</source>
            <translation>Prikazuje ko je šta dokazao</translation>
        </message>
    </context>
    <context>
        <name>SealDialog</name>
        <message>
            <source>How this deal was shuffled</source>
            <translation>Kako su karte promešane</translation>
        </message>
        <message>
            <source>Every laptop shuffled the locked deck in turn and proved that no card was added, lost or looked at. Every other laptop checked each proof. No server and no dealer: a card opens only when everybody's key helps, and then only to whom it belongs.</source>
            <translation>Svaki laptop je redom promešao zaključani špil i dokazao da nijedna karta nije dodata, izgubljena ni pogledana. Svi ostali laptopovi su proverili svaki dokaz. Nema servera ni delioca: karta se otvara tek kad pomognu ključevi svih igrača, i to samo onome kome pripada.</translation>
        </message>
        <message>
            <source>Safety words of this table: %1</source>
            <translation>Sigurnosne reči ovog stola: %1</translation>
        </message>
        <message>
            <source>Nothing has been proved in this deal yet.</source>
            <translation>U ovom deljenju još ništa nije dokazano.</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1 %2 – checked by %3</source>
            <translation>%1: %2 – provera: %3</translation>
        </message>
        <message>
            <source>%1 ms</source>
            <translation>%1 ms</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zatvori</translation>
        </message>
    </context>
    <context>
        <name>Seat</name>
        <message numerus="yes">
            <source>thinking – %n second(s)</source>
            <translation>
                <numerusform>razmišlja %n sekundu</numerusform>
                <numerusform>razmišlja %n sekunde</numerusform>
                <numerusform>razmišlja %n sekundi</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n karta</numerusform>
                <numerusform>%n karte</numerusform>
                <numerusform>%n karata</numerusform>
            </translation>
        </message>
        <message>
            <source>on turn</source>
            <translation>na potezu</translation>
        </message>
    </context>
    <context>
        <name>SettingsDialog</name>
        <message>
            <source>Settings</source>
            <translation>Podešavanja</translation>
        </message>
        <message>
            <source>Look</source>
            <translation>Izgled</translation>
        </message>
        <message>
            <source>As the system</source>
            <translation>Kao sistem</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Svetlo</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Tamno</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Karte</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>Obične</translation>
        </message>
        <message>
            <source>Large index</source>
            <translation>Krupni znaci</translation>
        </message>
        <message>
            <source>Four colours</source>
            <translation>Četiri boje</translation>
        </message>
        <message>
            <source>Large index, four colours</source>
            <translation>Krupni znaci, četiri boje</translation>
        </message>
        <message>
            <source>Table cloth</source>
            <translation>Čoja na stolu</translation>
        </message>
        <message>
            <source>Lagoon</source>
            <translation>Laguna</translation>
        </message>
        <message>
            <source>Forest</source>
            <translation>Šuma</translation>
        </message>
        <message>
            <source>Wine</source>
            <translation>Vino</translation>
        </message>
        <message>
            <source>Night</source>
            <translation>Noć</translation>
        </message>
        <message>
            <source>Sort the hand by</source>
            <translation>Karte u ruci složi po</translation>
        </message>
        <message>
            <source>colour</source>
            <translation>boji</translation>
        </message>
        <message>
            <source>value</source>
            <translation>vrednosti</translation>
        </message>
        <message>
            <source>Size of everything</source>
            <translation>Veličina svega</translation>
        </message>
        <message>
            <source>At the table it grows as far as the window has room.</source>
            <translation>Za stolom raste koliko u prozoru ima mesta.</translation>
        </message>
        <message>
            <source>Animations</source>
            <translation>Animacije</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Bez njih</translation>
        </message>
        <message>
            <source>Quick</source>
            <translation>Brze</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Obične</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Spore</translation>
        </message>
        <message>
            <source>How fast cards move and computer players play. Off: cards are where they belong at once.</source>
            <translation>Koliko se brzo karte kreću i koliko brzo računari igraju. Bez njih: karte su odmah na svom mestu.</translation>
        </message>
        <message>
            <source>Sounds</source>
            <translation>Zvuci</translation>
        </message>
        <message>
            <source>A card on the cloth, and a tone when it is your turn.</source>
            <translation>Karta na čoji i ton kad si na potezu.</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Jezik</translation>
        </message>
        <message>
            <source>Here are the languages into which this window has been translated.</source>
            <translation>Ovo su jezici na koje je program preveden.</translation>
        </message>
        <message>
            <source>Network</source>
            <translation>Mreža</translation>
        </message>
        <message>
            <source>Check the network</source>
            <translation>Proveri mrežu</translation>
        </message>
        <message>
            <source>When laptops don't find each other: what is in the way, and what to try.</source>
            <translation>Kad se laptopovi ne nalaze: šta smeta i šta da probaš.</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Gotovo</translation>
        </message>
    </context>
    <context>
        <name>SidePanel</name>
        <message>
            <source>Chat</source>
            <translation>Poruke</translation>
        </message>
        <message>
            <source>How to play %1</source>
            <translation>Kako se igra %1</translation>
        </message>
        <message>
            <source>Game log</source>
            <translation>Tok igre</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zatvori</translation>
        </message>
    </context>
    <context>
        <name>SixBoard</name>
        <message>
            <source>Your card, hidden</source>
            <translation>Tvoja karta, skrivena</translation>
        </message>
        <message>
            <source>Your card: %1</source>
            <translation>Tvoja karta: %1</translation>
        </message>
        <message>
            <source>your card</source>
            <translation>tvoja karta</translation>
        </message>
        <message>
            <source>your card, unseen by the others</source>
            <translation>tvoja karta, ostali je ne vide</translation>
        </message>
    </context>
    <context>
        <name>SixRow</name>
        <message>
            <source>Row %1</source>
            <comment>of cards</comment>
            <translation>Red %1</translation>
        </message>
        <message>
            <source>Press Enter to take this row: %1.</source>
            <translation>Pritisni Enter da uzmeš ovaj red: %1.</translation>
        </message>
        <message>
            <source>Press Enter to lay the card here.</source>
            <translation>Pritisni Enter da kartu staviš ovde.</translation>
        </message>
        <message>
            <source>The next card takes it.</source>
            <translation>Sledeća karta ga uzima.</translation>
        </message>
        <message>
            <source>Take: %1</source>
            <translation>Uzmi: %1</translation>
        </message>
        <message>
            <source>Lay it here</source>
            <translation>Stavi ovde</translation>
        </message>
    </context>
    <context>
        <name>SixTexts</name>
        <message>
            <source>Whoever lays the sixth card takes the row, and all its heads.</source>
            <translation>Ko stavi šestu kartu, uzima red i sve glave u njemu.</translation>
        </message>
        <message numerus="yes">
            <source>%n head(s)</source>
            <translation>
                <numerusform>%n glava</numerusform>
                <numerusform>%n glave</numerusform>
                <numerusform>%n glava</numerusform>
            </translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Karte</translation>
        </message>
        <message>
            <source>Both ends</source>
            <translation>Oba kraja</translation>
        </message>
        <message>
            <source>Points at the start</source>
            <translation>Poena na početku</translation>
        </message>
        <message>
            <source>All 104, of which most stay away; or only as many as are dealt, so that you can count who still has what.</source>
            <translation>Sve 104, od kojih većina ostaje po strani; ili samo one koje se dele, pa možeš da pratiš ko još šta ima.</translation>
        </message>
        <message>
            <source>For professionals: a card may join a row on its left too, if that end is the nearest.</source>
            <translation>Za majstore: karta može da stane i na levi kraj reda, ako joj je taj kraj najbliži.</translation>
        </message>
        <message>
            <source>Every head costs one of them. When somebody has none left after a round, the match is over.</source>
            <translation>Svaka glava košta jedan poen. Kad neko posle kruga ostane bez poena, partija je gotova.</translation>
        </message>
        <message>
            <source>Only those dealt</source>
            <translation>Samo podeljene</translation>
        </message>
        <message>
            <source>All 104</source>
            <translation>Sve 104</translation>
        </message>
        <message>
            <source>Left and right</source>
            <translation>Levo i desno</translation>
        </message>
        <message>
            <source>Right only</source>
            <translation>Samo desno</translation>
        </message>
        <message>
            <source>%1 with %2</source>
            <comment>a card: its number, its heads</comment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>A row must be chosen first: click one of those that shine.</source>
            <translation>Prvo mora da se izabere red: klikni na neki koji svetli.</translation>
        </message>
        <message>
            <source>No row is to be chosen now.</source>
            <translation>Sada se ne bira red.</translation>
        </message>
        <message>
            <source>Your card lies face down: it is final.</source>
            <translation>Tvoja karta leži zatvorena: izbor je konačan.</translation>
        </message>
        <message>
            <source>Points left: the most win. Every head costs one.</source>
            <translation>Preostali poeni: pobeđuje ko ih ima najviše. Svaka glava košta jedan.</translation>
        </message>
        <message>
            <source>Everybody has ten cards; four open cards begin the rows. The small heads on a card are what it costs.</source>
            <translation>Svako ima deset karata; četiri otvorene karte počinju redove. Male glave na karti kažu koliko ona košta.</translation>
        </message>
        <message>
            <source>All choose a card at the same time, face down. When everyone has, all are shown and placed, the lowest first.</source>
            <translation>Svi u isto vreme biraju kartu i stavljaju je zatvorenu. Kad svi izaberu, karte se otvaraju i ređaju, od najmanje.</translation>
        </message>
        <message>
            <source>A card joins the end that is nearest to its number: right of a smaller card or left of a larger one. Are two equally near, its player chooses.</source>
            <translation>Karta ide na kraj koji je najbliži njenom broju: desno od manje ili levo od veće karte. Ako su dva kraja jednako blizu, bira ko ju je odigrao.</translation>
        </message>
        <message>
            <source>A card joins the row whose last card is the nearest below it.</source>
            <translation>Karta ide u red čija je poslednja karta manja od nje i najbliža joj.</translation>
        </message>
        <message>
            <source>A row holds five cards, whichever end they came to. Whoever lays the sixth takes the five, and the sixth begins the row anew.</source>
            <translation>U red staje pet karata, s kog god kraja došle. Ko stavi šestu, uzima tih pet, a šesta počinje red iznova.</translation>
        </message>
        <message>
            <source>A row holds five cards. Whoever lays the sixth takes the five, and the sixth begins the row anew.</source>
            <translation>U red staje pet karata. Ko stavi šestu, uzima tih pet, a šesta počinje red iznova.</translation>
        </message>
        <message>
            <source>A card that fits no end lies inside all four rows: its player chooses a row to take, and the card begins it anew.</source>
            <translation>Karta koja ne ide ni na jedan kraj leži unutar sva četiri reda: ko ju je odigrao, bira red koji uzima, a karta ga počinje iznova.</translation>
        </message>
        <message>
            <source>A card lower than all last cards fits nowhere: its player chooses a row to take, and the card begins it anew.</source>
            <translation>Karta manja od svih poslednjih ne ide nikuda: ko ju je odigrao, bira red koji uzima, a karta ga počinje iznova.</translation>
        </message>
        <message>
            <source>What a card costs: 1 head; ends it in 5, 2; in 0, 3; two equal digits, 5.</source>
            <translation>Koliko karta košta: jednu glavu; ako se završava na 5, dve; na 0, tri; ako ima dve iste cifre, pet.</translation>
        </message>
        <message>
            <source>What a card costs: 1 head; ends it in 5, 2; in 0, 3; two equal digits, 5; and the 55 costs 7.</source>
            <translation>Koliko karta košta: jednu glavu; ako se završava na 5, dve; na 0, tri; ako ima dve iste cifre, pet; a karta 55 košta sedam.</translation>
        </message>
        <message>
            <source>Only the cards 1 to %1 are in play, and all of them: none is missing.</source>
            <translation>U igri su samo karte od 1 do %1, i to sve: nijedna ne nedostaje.</translation>
        </message>
        <message>
            <source>Everybody begins with %1 points, and each head taken costs one. When somebody is at 0 or below after a round, the match ends: the most points win.</source>
            <translation>Broj poena na početku: %1. Svaka uzeta glava košta jedan. Kad neko posle kruga bude na 0 ili ispod, partija je gotova: pobeđuje ko ima najviše poena.</translation>
        </message>
        <message>
            <source>Your card fits no row: choose the row that you take.</source>
            <translation>Tvoja karta ne ide ni u jedan red: izaberi koji red uzimaš.</translation>
        </message>
        <message>
            <source>Two ends are equally near: choose the row for your card.</source>
            <translation>Dva kraja su jednako blizu: izaberi red za svoju kartu.</translation>
        </message>
        <message>
            <source>Once more lays it face down, for good.</source>
            <translation>Još jednom i leži zatvorena, bez vraćanja.</translation>
        </message>
        <message>
            <source>Choose a card: all are shown together.</source>
            <translation>Izaberi kartu: sve se otvaraju zajedno.</translation>
        </message>
        <message>
            <source>One moment…</source>
            <translation>Trenutak…</translation>
        </message>
        <message>
            <source>Your card is down. %1 is still choosing…</source>
            <translation>Tvoja karta je na stolu. Još bira %1…</translation>
        </message>
        <message numerus="yes">
            <source>Your card is down. %n others are still choosing…</source>
            <translation>
                <numerusform>Tvoja karta je na stolu. Još bira %n igrač…</numerusform>
                <numerusform>Tvoja karta je na stolu. Još biraju %n igrača…</numerusform>
                <numerusform>Tvoja karta je na stolu. Još bira %n igrača…</numerusform>
            </translation>
        </message>
        <message>
            <source>All have chosen…</source>
            <translation>Svi su izabrali…</translation>
        </message>
        <message>
            <source>All are choosing a card…</source>
            <translation>Svi biraju kartu…</translation>
        </message>
        <message>
            <source>%1 chooses…</source>
            <translation>%1 bira…</translation>
        </message>
        <message>
            <source>%1: %2 takes row %3, %4</source>
            <translation>%1: %2 uzima red %3, %4</translation>
        </message>
        <message>
            <source>%1: %2 in row %3</source>
            <translation>%1: %2 u red %3</translation>
        </message>
        <message>
            <source>%1: %2, not placed yet</source>
            <translation>%1: %2, još bez mesta</translation>
        </message>
    </context>
    <context>
        <name>SixTray</name>
        <message>
            <source>%1 has taken %2</source>
            <translation>%1 – uzeto: %2</translation>
        </message>
        <message>
            <source>and played %1</source>
            <translation>na stolu: %1</translation>
        </message>
        <message>
            <source>and has chosen a card</source>
            <translation>karta je izabrana</translation>
        </message>
    </context>
    <context>
        <name>Spinner</name>
        <message>
            <source>Less</source>
            <translation>Manje</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Više</translation>
        </message>
    </context>
    <context>
        <name>StandardTexts</name>
        <message>
            <source>clubs</source>
            <translation>tref</translation>
        </message>
        <message>
            <source>diamonds</source>
            <translation>karo</translation>
        </message>
        <message>
            <source>hearts</source>
            <translation>herc</translation>
        </message>
        <message>
            <source>spades</source>
            <translation>pik</translation>
        </message>
        <message>
            <source>Jack</source>
            <translation>žandar</translation>
        </message>
        <message>
            <source>Queen</source>
            <translation>dama</translation>
        </message>
        <message>
            <source>King</source>
            <translation>kralj</translation>
        </message>
        <message>
            <source>Ace</source>
            <translation>kec</translation>
        </message>
        <message>
            <source>Joker</source>
            <translation>džoker</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <comment>rank and suit of a card</comment>
            <translation>%2 %1</translation>
        </message>
    </context>
    <context>
        <name>StockPile</name>
        <message numerus="yes">
            <source>Stock: %n card(s)</source>
            <translation>
                <numerusform>Talon: %n karta</numerusform>
                <numerusform>Talon: %n karte</numerusform>
                <numerusform>Talon: %n karata</numerusform>
            </translation>
        </message>
        <message>
            <source>in the stock</source>
            <comment>below the number of cards</comment>
            <translation>u talonu</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>Waiting for %1…</source>
            <translation>Čeka se %1…</translation>
        </message>
        <message>
            <source>%1 is thinking…</source>
            <translation>%1 razmišlja…</translation>
        </message>
        <message>
            <source>Your turn</source>
            <translation>Ti si na potezu</translation>
        </message>
        <message>
            <source>The deal is dealt again: the laptops are shuffling…</source>
            <translation>Deli se ponovo: laptopovi mešaju karte…</translation>
        </message>
        <message>
            <source>The laptops are shuffling together…</source>
            <translation>Laptopovi zajedno mešaju karte…</translation>
        </message>
        <message>
            <source>The deal is over.</source>
            <translation>Deljenje je gotovo.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Partija je gotova.</translation>
        </message>
        <message>
            <source>The table has stopped.</source>
            <translation>Igra je zaustavljena.</translation>
        </message>
        <message>
            <source>One moment: the laptops compare what they know…</source>
            <translation>Trenutak: laptopovi upoređuju šta znaju…</translation>
        </message>
        <message>
            <source>Enough cards are up: put one down first.</source>
            <translation>Dovoljno ih je podignuto: prvo jednu spusti.</translation>
        </message>
        <message>
            <source>Sort by value</source>
            <translation>Složi po vrednosti</translation>
        </message>
        <message>
            <source>Sort by colour</source>
            <translation>Složi po boji</translation>
        </message>
        <message>
            <source>Sort by suit</source>
            <translation>Složi po boji</translation>
        </message>
    </context>
    <context>
        <name>TableCard</name>
        <message>
            <source>Another version</source>
            <translation>Druga verzija</translation>
        </message>
        <message>
            <source>Your seat waits: go back</source>
            <translation>Tvoje mesto čeka: vrati se</translation>
        </message>
        <message>
            <source>Playing: click to watch</source>
            <translation>Igra se: klikni da gledaš</translation>
        </message>
        <message>
            <source>Full</source>
            <translation>Puno</translation>
        </message>
        <message>
            <source>Joining…</source>
            <translation>Ulazim…</translation>
        </message>
        <message>
            <source>Click to join</source>
            <translation>Klikni da uđeš</translation>
        </message>
        <message>
            <source>%1 of %2 seats taken</source>
            <translation>zauzeto %1 od %2 mesta</translation>
        </message>
        <message>
            <source>Hosted by %1</source>
            <translation>Domaćin: %1</translation>
        </message>
        <message>
            <source>%1 of %2 seats</source>
            <translation>%1 od %2 mesta</translation>
        </message>
    </context>
    <context>
        <name>TakenCards</name>
        <message numerus="yes">
            <source>%n heart(s)</source>
            <comment>cards taken in tricks</comment>
            <translation>
                <numerusform>%n herc</numerusform>
                <numerusform>%n herca</numerusform>
                <numerusform>%n herčeva</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 took %2</source>
            <translation>%1 – uzeto: %2</translation>
        </message>
        <message>
            <source>%1 took nothing that counts</source>
            <translation>%1 – uzeto: ništa što se broji</translation>
        </message>
        <message>
            <source>%1 in this deal</source>
            <comment>so many points</comment>
            <translation>%1 u ovom deljenju</translation>
        </message>
        <message>
            <source>Dealer: %1</source>
            <translation>Deli: %1</translation>
        </message>
    </context>
    <context>
        <name>Texts</name>
        <message>
            <source>Poison</source>
            <translation>Otrov</translation>
        </message>
        <message>
            <source>Hearts</source>
            <translation>Herc</translation>
        </message>
        <message>
            <source>Revolution</source>
            <translation>Revolucija</translation>
        </message>
        <message>
            <source>Nusicle</source>
            <translation>Nusicle</translation>
        </message>
        <message>
            <source>Take Six</source>
            <translation>Šestica</translation>
        </message>
        <message>
            <source>Your turn: once more plays the card.</source>
            <translation>Ti si na potezu: još jednom i karta je odigrana.</translation>
        </message>
        <message>
            <source>Your turn: choose a card.</source>
            <translation>Ti si na potezu: izaberi kartu.</translation>
        </message>
        <message>
            <source>Pass on</source>
            <translation>Prosledi</translation>
        </message>
        <message>
            <source>Give</source>
            <translation>Daj</translation>
        </message>
        <message>
            <source>Swap</source>
            <translation>Zameni</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Igraj</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Dalje</translation>
        </message>
        <message>
            <source>Draw a card</source>
            <translation>Vuci kartu</translation>
        </message>
        <message>
            <source>Keep my cards</source>
            <translation>Zadrži karte</translation>
        </message>
        <message>
            <source>minus %1</source>
            <comment>so many points</comment>
            <translation>minus %1</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n poen</numerusform>
                <numerusform>%n poena</numerusform>
                <numerusform>%n poena</numerusform>
            </translation>
        </message>
        <message>
            <source>plays anything</source>
            <translation>igra bilo šta</translation>
        </message>
        <message>
            <source>easy</source>
            <translation>lako</translation>
        </message>
        <message>
            <source>medium</source>
            <translation>srednje</translation>
        </message>
        <message>
            <source>hard</source>
            <translation>teško</translation>
        </message>
        <message>
            <source>Quick</source>
            <translation>Brzo</translation>
        </message>
        <message>
            <source>Classic</source>
            <translation>Klasično</translation>
        </message>
        <message>
            <source>Party</source>
            <translation>Žurka</translation>
        </message>
        <message>
            <source>Well played!</source>
            <translation>Svaka čast!</translation>
        </message>
        <message>
            <source>Thank you!</source>
            <translation>Hvala!</translation>
        </message>
        <message>
            <source>Ouch!</source>
            <translation>Jao!</translation>
        </message>
        <message>
            <source>I can't believe it!</source>
            <translation>Ne mogu da verujem!</translation>
        </message>
        <message>
            <source>We are waiting for you.</source>
            <translation>Čekamo te.</translation>
        </message>
        <message>
            <source>Another one?</source>
            <translation>Još jednu?</translation>
        </message>
        <message>
            <source>Practice</source>
            <comment>name of a table against computer players</comment>
            <translation>Vežba</translation>
        </message>
        <message>
            <source>on %1's laptop</source>
            <translation>laptop: %1</translation>
        </message>
        <message>
            <source>Computer %1</source>
            <translation>Računar %1</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Da</translation>
        </message>
        <message>
            <source>No</source>
            <translation>Ne</translation>
        </message>
        <message>
            <source>It is %1's turn.</source>
            <translation>Na potezu je %1.</translation>
        </message>
        <message>
            <source>It is not your turn yet.</source>
            <translation>Još nisi na potezu.</translation>
        </message>
        <message>
            <source>This is not the moment for a card.</source>
            <translation>Nije trenutak za bacanje karte.</translation>
        </message>
        <message>
            <source>That card is not in your hand.</source>
            <translation>Tu kartu nemaš u ruci.</translation>
        </message>
        <message>
            <source>Play exactly one card.</source>
            <translation>Odigraj tačno jednu kartu.</translation>
        </message>
        <message>
            <source>That move can't be read. Choose a card that is lit.</source>
            <translation>Taj potez ne može da se pročita. Izaberi osvetljenu kartu.</translation>
        </message>
        <message>
            <source>Your card is on its way.</source>
            <translation>Tvoja karta je na putu.</translation>
        </message>
        <message>
            <source>This is a match played back: nothing can be changed in it.</source>
            <translation>Ovo je snimak partije: u njemu ništa ne može da se promeni.</translation>
        </message>
        <message>
            <source>Leave this table first.</source>
            <translation>Prvo napusti ovaj sto.</translation>
        </message>
        <message>
            <source>Somebody has just taken that seat. Choose another one.</source>
            <translation>Neko je upravo zauzeo to mesto. Izaberi drugo.</translation>
        </message>
        <message>
            <source>There is nobody on that seat any more. Choose another one.</source>
            <translation>Na tom mestu više nema nikoga. Izaberi drugo.</translation>
        </message>
        <message>
            <source>A player did not answer. The seat is free again.</source>
            <translation>Jedan igrač se nije javio. Mesto je opet slobodno.</translation>
        </message>
        <message>
            <source>That laptop sent something that can't be right, so nothing was signed.</source>
            <translation>Taj laptop je poslao nešto što ne može biti ispravno, pa ništa nije potpisano.</translation>
        </message>
        <message>
            <source>There is no computer player of that strength for this game. Choose another strength.</source>
            <translation>Za ovu igru računar nema tu jačinu. Izaberi drugu.</translation>
        </message>
        <message>
            <source>LAN Party can't use its folder. Free some space or let it write there, then start again: %1</source>
            <translation>LAN Party ne može da koristi svoju fasciklu. Oslobodi prostor ili mu dozvoli da u nju piše, pa pokreni ponovo: %1</translation>
        </message>
        <message>
            <source>That table is full. Choose another one, or open your own.</source>
            <translation>Taj sto je pun. Izaberi drugi ili otvori svoj.</translation>
        </message>
        <message>
            <source>That table is already playing. Wait for its next match, or open your own.</source>
            <translation>Za tim stolom se već igra. Sačekaj sledeću partiju ili otvori svoj sto.</translation>
        </message>
        <message>
            <source>That laptop runs another version of LAN Party. Install the same version on both.</source>
            <translation>Na tom laptopu je druga verzija programa LAN Party. Instalirajte istu verziju na oba.</translation>
        </message>
        <message>
            <source>That laptop doesn't answer. Check that both are on the same Wi-Fi and that its firewall lets LAN Party through.</source>
            <translation>Taj laptop se ne javlja. Proveri da li su oba na istoj Wi-Fi mreži i da li njegov zaštitni zid propušta LAN Party.</translation>
        </message>
        <message>
            <source>There is no table at that address any more. Choose another one, or open your own.</source>
            <translation>Na toj adresi više nema stola. Izaberi drugi ili otvori svoj.</translation>
        </message>
        <message>
            <source>That laptop is busy right now. Try again in a moment.</source>
            <translation>Taj laptop je trenutno zauzet. Probaj ponovo za koji trenutak.</translation>
        </message>
        <message>
            <source>That laptop could not prove who it is. Try again, and compare the safety words.</source>
            <translation>Taj laptop nije mogao da dokaže ko je. Probaj ponovo i uporedite sigurnosne reči.</translation>
        </message>
        <message>
            <source>There is nothing to do for this laptop at that table. Choose another one, or open your own.</source>
            <translation>Za tim stolom ovaj laptop nema šta da radi. Izaberi drugi ili otvori svoj.</translation>
        </message>
        <message>
            <source>The host of that table is gone. Choose another one, or open your own.</source>
            <translation>Domaćina tog stola više nema. Izaberi drugi ili otvori svoj.</translation>
        </message>
        <message>
            <source>The host has closed this table. Choose another one, or open your own.</source>
            <translation>Domaćin je zatvorio ovaj sto. Izaberi drugi ili otvori svoj.</translation>
        </message>
        <message>
            <source>The host has given your seat to somebody else. Choose another table, or open your own.</source>
            <translation>Domaćin je tvoje mesto dao nekom drugom. Izaberi drugi sto ili otvori svoj.</translation>
        </message>
        <message>
            <source>Only more than half of the laptops can go on without the others. Wait for them, or close the table for now.</source>
            <translation>Bez ostalih može dalje samo više od polovine laptopova. Sačekaj ih ili za sada zatvori sto.</translation>
        </message>
        <message>
            <source>Only the host of the table can do that.</source>
            <translation>To može samo domaćin stola.</translation>
        </message>
        <message>
            <source>Wait until everybody is ready and no seat is empty.</source>
            <translation>Sačekaj da svi budu spremni i da nijedno mesto ne bude prazno.</translation>
        </message>
        <message>
            <source>LAN Party is already running for this home folder. Close the other window first.</source>
            <translation>LAN Party je već pokrenut za ovu fasciklu. Prvo zatvori drugi prozor.</translation>
        </message>
        <message>
            <source>LAN Party can't listen on this laptop: all its ports are taken. Close other programs, or LAN Party in other windows.</source>
            <translation>LAN Party ne može da prima veze na ovom laptopu: svi portovi su zauzeti. Zatvori druge programe, ili LAN Party u drugim prozorima.</translation>
        </message>
        <message>
            <source>These options don't go together. Choose others.</source>
            <translation>Ove opcije ne idu zajedno. Izaberi druge.</translation>
        </message>
        <message>
            <source>Type the address or the code that the other laptop shows.</source>
            <translation>Upiši adresu ili kod koji pokazuje drugi laptop.</translation>
        </message>
        <message>
            <source>That is no code: is a character wrong? A code looks like 3EC6.</source>
            <translation>To nije kod: možda je neki znak pogrešan? Kod izgleda kao 3EC6.</translation>
        </message>
        <message>
            <source>That is neither an address, like 192.168.1.5:47800, nor a code, like 3EC6.</source>
            <translation>To nije ni adresa, kao 192.168.1.5:47800, ni kod, kao 3EC6.</translation>
        </message>
        <message>
            <source>What stands after the colon is no port: those are numbers from 1 to 65535.</source>
            <translation>Ono posle dvotačke nije port: portovi su brojevi od 1 do 65535.</translation>
        </message>
        <message>
            <source>This QR code is damaged, or not one of LAN Party.</source>
            <translation>Ovaj QR kod je oštećen ili nije iz programa LAN Party.</translation>
        </message>
        <message>
            <source>No computer of that name is to be found. Try its address, or the code that it shows.</source>
            <translation>Nema računara sa tim imenom. Probaj njegovu adresu ili kod koji pokazuje.</translation>
        </message>
        <message>
            <source>Nobody on this network says where that computer is. Try its address, or the code that it shows.</source>
            <translation>Niko na ovoj mreži ne kaže gde je taj računar. Probaj njegovu adresu ili kod koji pokazuje.</translation>
        </message>
        <message>
            <source>That code fits no network of this laptop: are both in the same Wi-Fi?</source>
            <translation>Taj kod ne odgovara nijednoj mreži ovog laptopa: jesu li oba na istoj Wi-Fi mreži?</translation>
        </message>
        <message>
            <source>You have stopped calling that table.</source>
            <translation>Poziv tom stolu je prekinut.</translation>
        </message>
        <message>
            <source>That match has not begun. Join the table again.</source>
            <translation>Ta partija nije počela. Uđi ponovo za sto.</translation>
        </message>
        <message>
            <source>The others have gone on without you. You look on now, and can ask for a seat.</source>
            <translation>Ostali su nastavili bez tebe. Sada gledaš i možeš da zatražiš mesto.</translation>
        </message>
        <message>
            <source>No seat is free: only a computer player can give you its seat. Ask again later.</source>
            <translation>Nema slobodnog mesta: svoje mesto može da ti ustupi samo računar. Zatraži ponovo kasnije.</translation>
        </message>
        <message>
            <source>That address is this laptop itself. Type the address that the other one shows.</source>
            <translation>To je adresa ovog laptopa. Upiši adresu koju pokazuje onaj drugi.</translation>
        </message>
        <message>
            <source>That file can't be played back. Choose another one: %1</source>
            <translation>Ta datoteka ne može da se pusti. Izaberi drugu: %1</translation>
        </message>
        <message>
            <source>What this laptop has kept of that table can't be read, so there is no way back to it. Open a new one together.</source>
            <translation>Ono što je ovaj laptop sačuvao o tom stolu ne može da se pročita, pa se tamo ne možeš vratiti. Otvorite zajedno nov.</translation>
        </message>
        <message>
            <source>The link to the table is lost. Your moves wait here until it is back.</source>
            <translation>Veza sa stolom je prekinuta. Tvoji potezi čekaju ovde dok se ne vrati.</translation>
        </message>
        <message>
            <source>Something in the program went wrong. Try once more; if it happens again, start LAN Party anew: %1</source>
            <translation>Nešto u programu je pošlo naopako. Pokušaj ponovo; ako se opet desi, pokreni LAN Party iznova: %1</translation>
        </message>
        <message>
            <source>That didn't work (%1). Try again.</source>
            <translation>To nije uspelo (%1). Pokušaj ponovo.</translation>
        </message>
        <message>
            <source>This laptop is on no network: join the Wi-Fi of the others, or a phone's hotspot.</source>
            <translation>Ovaj laptop nije ni na jednoj mreži: poveži ga na Wi-Fi na kom su ostali ili na hotspot sa telefona.</translation>
        </message>
        <message>
            <source>The network gave this laptop no address: turn Wi-Fi off and on again, or use another network.</source>
            <translation>Mreža ovom laptopu nije dala adresu: isključi i ponovo uključi Wi-Fi ili koristi drugu mrežu.</translation>
        </message>
        <message>
            <source>No port is free to listen on: close other programs that run LAN Party here.</source>
            <translation>Nijedan port nije slobodan: zatvori druge primerke programa LAN Party na ovom laptopu.</translation>
        </message>
        <message>
            <source>This laptop doesn't even let itself in: a firewall or a security program blocks LAN Party.</source>
            <translation>Ovaj laptop ne pušta ni samog sebe: zaštitni zid ili antivirus blokira LAN Party.</translation>
        </message>
        <message>
            <source>Another program keeps UDP port 5353 to itself; tables are found in the other ways.</source>
            <translation>Drugi program drži UDP port 5353 samo za sebe; stolovi se traže na druge načine.</translation>
        </message>
        <message>
            <source>Multicast doesn't come back here: a firewall blocks UDP port 5353, or a VPN is in the way.</source>
            <translation>Multikast se ovde ne vraća: zaštitni zid blokira UDP port 5353 ili smeta VPN.</translation>
        </message>
        <message>
            <source>Broadcasts don't come back here: a firewall blocks UDP port 47800, or a VPN is in the way.</source>
            <translation>Brodkast se ovde ne vraća: zaštitni zid blokira UDP port 47800 ili smeta VPN.</translation>
        </message>
        <message>
            <source>Somebody here has another version of LAN Party: all need the same, so update the older one.</source>
            <translation>Neko ovde ima drugu verziju programa LAN Party: svima treba ista, zato ažurirajte stariju.</translation>
        </message>
        <message>
            <source>Nobody else is heard. Are all laptops in the same Wi-Fi, with the same name? Guest networks keep laptops apart.</source>
            <translation>Niko drugi se ne čuje. Jesu li svi laptopovi na istoj Wi-Fi mreži, sa istim imenom? Mreže za goste razdvajaju laptopove.</translation>
        </message>
        <message>
            <source>Let LAN Party through the firewall of each laptop; the commands stand below.</source>
            <translation>Propusti LAN Party kroz zaštitni zid svakog laptopa; komande su ispod.</translation>
        </message>
        <message>
            <source>A phone's hotspot works where the Wi-Fi of the place doesn't.</source>
            <translation>Hotspot sa telefona radi i tamo gde tamošnji Wi-Fi ne radi.</translation>
        </message>
        <message>
            <source>Others are heard, but no table is open: open one.</source>
            <translation>Drugi se čuju, ali nijedan sto nije otvoren: otvori ga.</translation>
        </message>
        <message>
            <source>By address it always goes: open a table here, and let the others type %1, or the code %2.</source>
            <translation>Preko adrese uvek ide: otvori sto ovde, a ostali neka upišu %1 ili kod %2.</translation>
        </message>
        <message>
            <source>By address it always goes: open a table here, and let the others type %1.</source>
            <translation>Preko adrese uvek ide: otvori sto ovde, a ostali neka upišu %1.</translation>
        </message>
        <message>
            <source>All is well: there are tables, click on one.</source>
            <translation>Sve je u redu: stolovi su tu, klikni na neki.</translation>
        </message>
        <message>
            <source>Connections</source>
            <translation>Veze</translation>
        </message>
        <message>
            <source>Finding by multicast</source>
            <translation>Traženje multikastom</translation>
        </message>
        <message>
            <source>Finding by broadcast</source>
            <translation>Traženje brodkastom</translation>
        </message>
        <message>
            <source>Multicast</source>
            <translation>Multikast</translation>
        </message>
        <message>
            <source>Broadcasts</source>
            <translation>Brodkast</translation>
        </message>
        <message>
            <source>ufw is on. This lets the laptops of this network in:</source>
            <translation>ufw je uključen. Ovo pušta laptopove sa ove mreže:</translation>
        </message>
        <message>
            <source>ufw is off. If it is turned on, this lets the laptops of this network in:</source>
            <translation>ufw je isključen. Ako se uključi, ovo pušta laptopove sa ove mreže:</translation>
        </message>
        <message>
            <source>ufw may be on. This lets the laptops of this network in:</source>
            <translation>ufw je možda uključen. Ovo pušta laptopove sa ove mreže:</translation>
        </message>
        <message>
            <source>firewalld: this lets LAN Party in until the next restart.</source>
            <translation>firewalld: ovo propušta LAN Party do sledećeg pokretanja.</translation>
        </message>
        <message>
            <source>nftables: if it filters what comes in, this lets LAN Party in.</source>
            <translation>nftables: ako filtrira ono što ulazi, ovo propušta LAN Party.</translation>
        </message>
        <message>
            <source>Windows: make this network a private one; then run these as administrator.</source>
            <translation>Windows: podesi ovu mrežu kao privatnu; zatim pokreni ove komande kao administrator.</translation>
        </message>
        <message>
            <source>macOS: let Python accept connections in System Settings, Network, Firewall, Options; or run these.</source>
            <translation>macOS: dozvoli da Python prima veze, u System Settings, Network, Firewall, Options; ili pokreni ove komande.</translation>
        </message>
        <message>
            <source>No firewall is known here.</source>
            <translation>Ovde se ne zna ni za jedan zaštitni zid.</translation>
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
            <translation>Ostali su nastavili bez tebe; sada gledaš.</translation>
        </message>
        <message>
            <source>The deal is dealt again without %1.</source>
            <translation>Deli se ponovo, bez igrača %1.</translation>
        </message>
        <message>
            <source>You have a seat now. Welcome!</source>
            <translation>Sada imaš mesto za stolom. Igramo!</translation>
        </message>
        <message>
            <source>%1 sits down.</source>
            <translation>%1 seda za sto.</translation>
        </message>
        <message>
            <source>%1 has left the table.</source>
            <translation>%1 više nije za stolom.</translation>
        </message>
        <message>
            <source>connection lost</source>
            <translation>veza prekinuta</translation>
        </message>
        <message>
            <source>has left</source>
            <translation>više nije tu</translation>
        </message>
        <message>
            <source>broke the rules</source>
            <translation>krši pravila</translation>
        </message>
        <message>
            <source>a move against the rules (“%1”)</source>
            <translation>potez protiv pravila („%1“)</translation>
        </message>
        <message>
            <source>a move against the rules</source>
            <translation>potez protiv pravila</translation>
        </message>
        <message>
            <source>something that wasn't its turn to do</source>
            <translation>nešto što nije bilo na redu</translation>
        </message>
        <message>
            <source>a card that it doesn't hold, or another one than it named</source>
            <translation>karta koju nema u ruci, ili drugačija od one koju je prijavio</translation>
        </message>
        <message>
            <source>a proof about its cards that doesn't hold</source>
            <translation>dokaz o njegovim kartama koji nije ispravan</translation>
        </message>
        <message>
            <source>a shuffle that doesn't hold: cards were changed</source>
            <translation>mešanje koje nije ispravno: karte su promenjene</translation>
        </message>
        <message>
            <source>a part of the deck's key that doesn't hold</source>
            <translation>deo ključa špila koji nije ispravan</translation>
        </message>
        <message>
            <source>another deck than the others have seen</source>
            <translation>drugačiji špil od onog koji su videli ostali</translation>
        </message>
        <message>
            <source>other secrets revealed than those that it had shuffled with</source>
            <translation>otkrio je drugačije tajne od onih kojima je mešao</translation>
        </message>
        <message>
            <source>a finished deal that doesn't stand up to the check</source>
            <translation>odigrano deljenje koje ne prolazi proveru</translation>
        </message>
        <message>
            <source>a seat given away that wasn't its to give</source>
            <translation>dao je mesto koje nije njegovo da ga daje</translation>
        </message>
        <message>
            <source>two different moves signed in one place</source>
            <translation>potpisao je dva različita poteza na istom mestu</translation>
        </message>
        <message>
            <source>they have seen different things happen</source>
            <translation>svaki je video nešto drugo</translation>
        </message>
        <message>
            <source>something that can't be read</source>
            <translation>nešto što ne može da se pročita</translation>
        </message>
        <message>
            <source>%1's laptop did something that can't be right: %2. The match stops here, and the evidence is kept.</source>
            <translation>Laptop (%1) je uradio nešto što ne može biti ispravno: %2. Partija ovde staje, a dokazi su sačuvani.</translation>
        </message>
        <message>
            <source>The laptops no longer agree on the table: %1. The match stops here, and the journals are kept.</source>
            <translation>Laptopovi se više ne slažu oko stanja na stolu: %1. Partija ovde staje, a zapisnici su sačuvani.</translation>
        </message>
        <message>
            <source>All hidden cards were opened and checked afterwards: nobody cheated.</source>
            <translation>Sve skrivene karte su na kraju otvorene i proverene: niko nije varao.</translation>
        </message>
        <message>
            <source>Somebody did not open their secrets, so this match could not be checked to the end.</source>
            <translation>Neko nije otkrio svoje tajne, pa ova partija nije mogla da se proveri do kraja.</translation>
        </message>
        <message>
            <source>The check after the match failed. The journal holds the evidence.</source>
            <translation>Provera posle partije nije prošla. Dokazi su u zapisniku.</translation>
        </message>
        <message>
            <source>holds the secret part of the deck's key</source>
            <translation>čuva tajni deo ključa špila</translation>
        </message>
        <message>
            <source>shuffled without changing a card</source>
            <translation>promešano, nijedna karta nije promenjena</translation>
        </message>
        <message>
            <source>verified every shuffle and signed for this deck</source>
            <translation>sva mešanja proverena, špil potpisan</translation>
        </message>
        <message>
            <source>opened exactly the cards that were due</source>
            <translation>otvorene tačno one karte koje je trebalo</translation>
        </message>
        <message>
            <source>opened the secrets afterwards, all as claimed</source>
            <translation>tajne na kraju otkrivene, sve se slaže</translation>
        </message>
        <message>
            <source>The cards are dealt.</source>
            <translation>Karte su podeljene.</translation>
        </message>
        <message>
            <source>The deal is over.</source>
            <translation>Deljenje je gotovo.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Partija je gotova.</translation>
        </message>
        <message>
            <source>Stopped: %1.</source>
            <translation>Zaustavljeno: %1.</translation>
        </message>
        <message>
            <source>The deal is void: it is dealt again without %1.</source>
            <translation>Deljenje je poništeno: deli se ponovo, bez igrača %1.</translation>
        </message>
        <message>
            <source>%1 has chosen.</source>
            <translation>%1: karta je izabrana.</translation>
        </message>
    </context>
    <context>
        <name>Toast</name>
        <message>
            <source>Dismiss</source>
            <translation>Skloni</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>deal %1</source>
            <translation>deljenje %1</translation>
        </message>
        <message>
            <source>Last trick</source>
            <translation>Poslednji štih</translation>
        </message>
        <message>
            <source>Score pad</source>
            <translation>Poeni</translation>
        </message>
        <message>
            <source>Game log</source>
            <translation>Tok igre</translation>
        </message>
        <message>
            <source>Chat</source>
            <translation>Poruke</translation>
        </message>
        <message>
            <source>How to play</source>
            <translation>Kako se igra</translation>
        </message>
        <message>
            <source>Turn the sounds off</source>
            <translation>Isključi zvuk</translation>
        </message>
        <message>
            <source>Turn the sounds on</source>
            <translation>Uključi zvuk</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Podešavanja</translation>
        </message>
        <message>
            <source>Leave</source>
            <translation>Izađi</translation>
        </message>
    </context>
    <context>
        <name>WatchBar</name>
        <message>
            <source>You are looking on</source>
            <translation>Gledaš partiju</translation>
        </message>
        <message>
            <source>You have asked for a seat: you sit down when the next deal begins.</source>
            <translation>Mesto je zatraženo: sedaš kad počne sledeće deljenje.</translation>
        </message>
        <message>
            <source>A computer player can give you its seat when the next deal begins.</source>
            <translation>Računar može da ti ustupi mesto kad počne sledeće deljenje.</translation>
        </message>
        <message>
            <source>What lies open you see; the hands are hidden from this laptop, too.</source>
            <translation>Vidiš ono što je otvoreno; karte u ruci su skrivene i od ovog laptopa.</translation>
        </message>
        <message>
            <source>Ask again</source>
            <translation>Zatraži ponovo</translation>
        </message>
        <message>
            <source>Ask for a seat</source>
            <translation>Zatraži mesto</translation>
        </message>
    </context>
</TS>
