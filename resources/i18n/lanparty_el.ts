<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="el" sourcelanguage="en">
    <context>
        <name>AbsenceBanner</name>
        <message>
            <source>The others want to go on without you.</source>
            <translation>Οι άλλοι θέλουν να συνεχίσουν χωρίς εσένα.</translation>
        </message>
        <message>
            <source>Your own link is lost – %1</source>
            <translation>Χάθηκε η σύνδεσή σου – %1</translation>
        </message>
        <message>
            <source>Waiting for %1 – %2</source>
            <translation>Περιμένουμε: %1 – %2</translation>
        </message>
        <message>
            <source>%1 is here again, but the table is about to go on without.</source>
            <translation>Πίσω στο τραπέζι: %1. Οι άλλοι όμως ετοιμάζονται να συνεχίσουν με υπολογιστή σε αυτή τη θέση.</translation>
        </message>
        <message>
            <source>Your seat is yours until all of them have chosen so.</source>
            <translation>Η θέση μένει δική σου, ώσπου να το διαλέξουν όλοι.</translation>
        </message>
        <message>
            <source>Your moves are kept, nothing is lost. Everything goes on by itself when the Wi-Fi is back.</source>
            <translation>Οι κινήσεις σου φυλάγονται, τίποτα δεν χάνεται. Όταν γυρίσει το Wi-Fi, το παιχνίδι συνεχίζεται μόνο του.</translation>
        </message>
        <message>
            <source>One of the two laptops is off the Wi-Fi. Moves are kept, nothing is lost; everything goes on where it was.</source>
            <translation>Το ένα από τα δύο λάπτοπ βγήκε από το Wi-Fi. Οι κινήσεις φυλάγονται, τίποτα δεν χάνεται· θα συνεχίσετε από εκεί που ήσασταν.</translation>
        </message>
        <message>
            <source>Nothing is lost: everything goes on where it was as soon as that laptop is back.</source>
            <translation>Τίποτα δεν χάνεται: μόλις γυρίσει εκείνο το λάπτοπ, συνεχίζετε από εκεί που ήσασταν.</translation>
        </message>
        <message>
            <source>Who has chosen to go on plays no more in this deal: choose the same, then it is dealt again.</source>
            <translation>Όποιος διάλεξε να συνεχίσετε δεν παίζει άλλο σε αυτή τη μοιρασιά: διάλεξε κι εσύ το ίδιο και ξαναμοιράζουμε.</translation>
        </message>
        <message>
            <source>You and %1 have chosen to go on without %2.</source>
            <translation>Εσύ και %1 διαλέξατε να συνεχίσετε. Εκτός: %2.</translation>
        </message>
        <message>
            <source>You have chosen to go on without %1.</source>
            <translation>Διάλεξες να συνεχίσετε. Εκτός: %1.</translation>
        </message>
        <message>
            <source>%1 chose to go on without %2.</source>
            <translation>Υπέρ της συνέχειας: %1. Εκτός: %2.</translation>
        </message>
        <message>
            <source>you</source>
            <translation>εσύ</translation>
        </message>
        <message>
            <source>Still to choose: %1.</source>
            <translation>Χωρίς απάντηση ακόμα: %1.</translation>
        </message>
        <message>
            <source>The link is back: everything is where it was.</source>
            <translation>Η σύνδεση γύρισε: όλα είναι όπως πριν.</translation>
        </message>
        <message>
            <source>%1 is back: everything is where it was.</source>
            <translation>Πάλι εδώ: %1. Όλα είναι όπως πριν.</translation>
        </message>
        <message>
            <source>%1. Show the choices.</source>
            <translation>%1. Δείξε τις επιλογές.</translation>
        </message>
        <message>
            <source>All right</source>
            <translation>Εντάξει</translation>
        </message>
        <message>
            <source>Keep waiting</source>
            <translation>Ας περιμένουμε</translation>
        </message>
        <message>
            <source>Go on without %1</source>
            <translation>Συνέχεια χωρίς: %1</translation>
        </message>
        <message>
            <source>Leave</source>
            <translation>Έξοδος</translation>
        </message>
        <message>
            <source>Leave this table</source>
            <translation>Φύγε από το τραπέζι</translation>
        </message>
    </context>
    <context>
        <name>AddressDialog</name>
        <message>
            <source>Join by address</source>
            <translation>Μπες με διεύθυνση</translation>
        </message>
        <message>
            <source>The host's laptop shows its code and its address in the lobby. Type one of them here.</source>
            <translation>Το λάπτοπ που άνοιξε το τραπέζι δείχνει τον κωδικό και τη διεύθυνσή του. Γράψε εδώ το ένα από τα δύο.</translation>
        </message>
        <message>
            <source>Address or code</source>
            <translation>Διεύθυνση ή κωδικός</translation>
        </message>
        <message>
            <source>Joining…</source>
            <translation>Μπαίνεις…</translation>
        </message>
        <message>
            <source>Join</source>
            <translation>Μπες</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Άκυρο</translation>
        </message>
    </context>
    <context>
        <name>Cauldron</name>
        <message>
            <source>total %1 of %2</source>
            <translation>σύνολο %1 από %2</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>άδειο</translation>
        </message>
        <message>
            <source>Press Enter to play the card here.</source>
            <translation>Πάτα Enter για να παίξεις το φύλλο εδώ.</translation>
        </message>
    </context>
    <context>
        <name>ChatPanel</name>
        <message>
            <source>Chat</source>
            <translation>Κουβέντα</translation>
        </message>
        <message>
            <source>Nothing has been said yet.</source>
            <translation>Κανείς δεν έγραψε τίποτα ακόμα.</translation>
        </message>
        <message>
            <source>Say something</source>
            <translation>Πες κάτι</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>Στείλε</translation>
        </message>
    </context>
    <context>
        <name>DiagnosisDialog</name>
        <message>
            <source>Check of the network</source>
            <translation>Έλεγχος του δικτύου</translation>
        </message>
        <message>
            <source>Trying everything out: this takes a few seconds…</source>
            <translation>Τα δοκιμάζουμε όλα: θέλει λίγα δευτερόλεπτα…</translation>
        </message>
        <message>
            <source>What to try</source>
            <translation>Τι να δοκιμάσεις</translation>
        </message>
        <message>
            <source>This laptop</source>
            <translation>Αυτό το λάπτοπ</translation>
        </message>
        <message>
            <source>code %1</source>
            <translation>κωδικός %1</translation>
        </message>
        <message>
            <source>network %1</source>
            <translation>δίκτυο %1</translation>
        </message>
        <message>
            <source>can be called</source>
            <translation>δέχεται συνδέσεις</translation>
        </message>
        <message>
            <source>can't be called</source>
            <translation>δεν δέχεται συνδέσεις</translation>
        </message>
        <message>
            <source>multicast doesn't come back</source>
            <translation>το multicast δεν γυρίζει πίσω</translation>
        </message>
        <message>
            <source>usable</source>
            <translation>εντάξει</translation>
        </message>
        <message>
            <source>can't be used</source>
            <translation>δεν μπορεί να χρησιμοποιηθεί</translation>
        </message>
        <message>
            <source>What is heard</source>
            <translation>Τι ακούγεται</translation>
        </message>
        <message>
            <source>not tried</source>
            <translation>δεν δοκιμάστηκε</translation>
        </message>
        <message>
            <source>this laptop hears itself</source>
            <translation>αυτό το λάπτοπ ακούει τον εαυτό του</translation>
        </message>
        <message>
            <source>this laptop doesn't hear itself</source>
            <translation>αυτό το λάπτοπ δεν ακούει τον εαυτό του</translation>
        </message>
        <message numerus="yes">
            <source>%n packet(s)</source>
            <translation>
                <numerusform>%n πακέτο</numerusform>
                <numerusform>%n πακέτα</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>of %n other laptop(s)</source>
            <translation>
                <numerusform>από %n άλλο λάπτοπ</numerusform>
                <numerusform>από %n άλλα λάπτοπ</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n table(s)</source>
            <translation>
                <numerusform>%n τραπέζι</numerusform>
                <numerusform>%n τραπέζια</numerusform>
            </translation>
        </message>
        <message>
            <source>Another version of LAN Party</source>
            <translation>Άλλη έκδοση του LAN Party</translation>
        </message>
        <message>
            <source>Firewall</source>
            <translation>Τείχος προστασίας</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Αντιγράφηκε</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Αντιγραφή</translation>
        </message>
        <message>
            <source>Copy %1</source>
            <translation>Αντιγραφή: %1</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Κλείσιμο</translation>
        </message>
        <message>
            <source>Check again</source>
            <translation>Νέος έλεγχος</translation>
        </message>
        <message>
            <source>Copy everything</source>
            <translation>Αντιγραφή όλων</translation>
        </message>
        <message>
            <source>Trouble:</source>
            <translation>Πρόβλημα:</translation>
        </message>
    </context>
    <context>
        <name>Dialog</name>
        <message>
            <source>Close</source>
            <translation>Κλείσιμο</translation>
        </message>
    </context>
    <context>
        <name>DrunkPile</name>
        <message numerus="yes">
            <source>%n red</source>
            <translation>
                <numerusform>%n κόκκινο</numerusform>
                <numerusform>%n κόκκινα</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n green</source>
            <translation>
                <numerusform>%n πράσινο</numerusform>
                <numerusform>%n πράσινα</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n violet</source>
            <translation>
                <numerusform>%n μοβ</numerusform>
                <numerusform>%n μοβ</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n poison(s)</source>
            <translation>
                <numerusform>%n δηλητήριο</numerusform>
                <numerusform>%n δηλητήρια</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 drank %2</source>
            <translation>%1 έχει πιει %2</translation>
        </message>
        <message>
            <source>%1 drank nothing</source>
            <translation>%1 δεν έχει πιει τίποτα</translation>
        </message>
    </context>
    <context>
        <name>ExchangeSheet</name>
        <message>
            <source>The Swiss swap with the cards that were left down</source>
            <translation>Οι Ελβετοί αλλάζουν με τα κλειστά φύλλα</translation>
        </message>
        <message>
            <source>The Servants give their best cards</source>
            <translation>Οι Υπηρέτες δίνουν τα καλύτερα φύλλα τους</translation>
        </message>
        <message>
            <source>The Masters give back what they like</source>
            <translation>Οι Άρχοντες δίνουν πίσω ό,τι θέλουν</translation>
        </message>
        <message numerus="yes">
            <source>%n best card(s)</source>
            <translation>
                <numerusform>%n φύλλο, το καλύτερο</numerusform>
                <numerusform>%n φύλλα, τα καλύτερα</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) for %n left down</source>
            <translation>
                <numerusform>%n φύλλο με %n κλειστό</numerusform>
                <numerusform>%n φύλλα με %n κλειστά</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) of choice</source>
            <translation>
                <numerusform>%n φύλλο κατ' επιλογή</numerusform>
                <numerusform>%n φύλλα κατ' επιλογή</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 to %2: %3</source>
            <comment>giver, receiver, cards</comment>
            <translation>Δίνει %1, παίρνει %2: %3</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>choosing</source>
            <translation>διαλέγει</translation>
        </message>
        <message>
            <source>ready</source>
            <translation>αποφάσισε</translation>
        </message>
    </context>
    <context>
        <name>FaultDialog</name>
        <message>
            <source>The table has stopped</source>
            <translation>Το τραπέζι σταμάτησε</translation>
        </message>
        <message>
            <source>Journal of the match: %1</source>
            <translation>Αρχείο της παρτίδας: %1</translation>
        </message>
        <message>
            <source>Back to the tables</source>
            <translation>Πίσω στα τραπέζια</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>Δες το τραπέζι</translation>
        </message>
    </context>
    <context>
        <name>GameForm</name>
        <message>
            <source>Game</source>
            <translation>Παιχνίδι</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Παίκτες</translation>
        </message>
        <message>
            <source>Kind of evening</source>
            <translation>Τι βραδιά θα είναι</translation>
        </message>
        <message>
            <source>Your own mixture of the options below.</source>
            <translation>Δικός σου συνδυασμός από τις επιλογές εδώ κάτω.</translation>
        </message>
        <message>
            <source>Sets all options below; each can be changed.</source>
            <translation>Ορίζει όλες τις επιλογές εδώ κάτω· καθεμιά μπορεί να αλλάξει.</translation>
        </message>
    </context>
    <context>
        <name>GoOnDialog</name>
        <message>
            <source>Go on without %1?</source>
            <translation>Συνέχεια χωρίς: %1;</translation>
        </message>
        <message>
            <source>The deal is dealt again, with computer players in those seats.</source>
            <translation>Ξαναμοιράζουμε, και σε εκείνες τις θέσεις παίζει ο υπολογιστής.</translation>
        </message>
        <message>
            <source>The deal is dealt again, with a computer player in that seat.</source>
            <translation>Ξαναμοιράζουμε, και σε εκείνη τη θέση παίζει ο υπολογιστής.</translation>
        </message>
        <message>
            <source>It happens as soon as %1 choose the same. It can't be taken back.</source>
            <translation>Θα γίνει μόλις διαλέξουν το ίδιο και οι υπόλοιποι (%1). Μετά δεν αλλάζει.</translation>
        </message>
        <message>
            <source>It happens at once, and can't be taken back.</source>
            <translation>Γίνεται αμέσως και μετά δεν αλλάζει.</translation>
        </message>
        <message>
            <source>Who comes back later can look on, and ask for a seat.</source>
            <translation>Όποιος γυρίσει αργότερα μπορεί να παρακολουθήσει και να ζητήσει θέση.</translation>
        </message>
        <message>
            <source>Keep waiting</source>
            <translation>Ας περιμένουμε</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Συνέχεια</translation>
        </message>
    </context>
    <context>
        <name>Hand</name>
        <message numerus="yes">
            <source>Your hand: %n card(s)</source>
            <translation>
                <numerusform>Το χέρι σου: %n φύλλο</numerusform>
                <numerusform>Το χέρι σου: %n φύλλα</numerusform>
            </translation>
        </message>
        <message>
            <source>Hidden card %1</source>
            <translation>Κλειστό φύλλο %1</translation>
        </message>
        <message>
            <source>%1, new</source>
            <translation>%1, νέο</translation>
        </message>
        <message>
            <source>Selected. Press Enter to play it.</source>
            <translation>Επιλεγμένο. Πάτα Enter για να το παίξεις.</translation>
        </message>
        <message>
            <source>Can be played.</source>
            <translation>Μπορείς να το παίξεις.</translation>
        </message>
        <message>
            <source>new</source>
            <comment>a card that has just come to the hand</comment>
            <translation>νέο</translation>
        </message>
    </context>
    <context>
        <name>HeartsBoard</name>
        <message>
            <source>Hearts are broken</source>
            <translation>Οι κούπες άνοιξαν</translation>
        </message>
        <message>
            <source>%1 takes the trick</source>
            <translation>%1 παίρνει την μπάζα</translation>
        </message>
        <message>
            <source>Hearts are not broken</source>
            <translation>Κούπες κλειστές</translation>
        </message>
        <message>
            <source>No passing in this deal</source>
            <translation>Τώρα δεν δίνουμε φύλλα</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>takes the trick</source>
            <translation>παίρνει την μπάζα</translation>
        </message>
        <message>
            <source>highest so far</source>
            <translation>το ψηλότερο ως τώρα</translation>
        </message>
        <message>
            <source>led</source>
            <translation>πρώτο</translation>
        </message>
        <message>
            <source>led</source>
            <comment>the first card of a trick</comment>
            <translation>πρώτο</translation>
        </message>
    </context>
    <context>
        <name>HeartsTexts</name>
        <message>
            <source>Take no hearts, and beware of the queen of spades.</source>
            <translation>Μην παίρνεις κούπες και φυλάξου από την ντάμα μπαστούνι.</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Παιχνίδι</translation>
        </message>
        <message>
            <source>Hearts cost their rank</source>
            <translation>Κούπες με αξία</translation>
        </message>
        <message>
            <source>The jack of diamonds helps</source>
            <translation>Ο βαλές καρό βοηθά</translation>
        </message>
        <message>
            <source>Shooting the moon</source>
            <translation>Αν κάποιος τα πάρει όλα</translation>
        </message>
        <message>
            <source>Play up to</source>
            <translation>Ως πόσους πόντους</translation>
        </message>
        <message>
            <source>In Black Maria the king of spades (10) and the ace of spades (7) cost points too, three cards always go to the right, and the first trick is free for everything.</source>
            <translation>Στην Black Maria κοστίζουν πόντους και ο ρήγας μπαστούνι (10) και ο άσος μπαστούνι (7), τρία φύλλα πάνε πάντα δεξιά, και στην πρώτη μπάζα επιτρέπονται όλα.</translation>
        </message>
        <message>
            <source>A heart costs its number; jack 11, queen 12, king 13, ace 14. The queen of spades costs 25.</source>
            <translation>Κάθε κούπα κοστίζει τον αριθμό της· βαλές 11, ντάμα 12, ρήγας 13, άσος 14. Η ντάμα μπαστούνι κοστίζει 25.</translation>
        </message>
        <message>
            <source>Whoever takes the jack of diamonds gets 10 points less.</source>
            <translation>Όποιος πάρει τον βαλέ καρό γράφει 10 πόντους λιγότερους.</translation>
        </message>
        <message>
            <source>Who takes all hearts and the queen of spades: do the others pay, or does one's own score fall? Not in Black Maria.</source>
            <translation>Όταν κάποιος πάρει όλες τις κούπες και την ντάμα μπαστούνι: πληρώνουν οι άλλοι ή πέφτουν οι δικοί του πόντοι; Δεν ισχύει στην Black Maria.</translation>
        </message>
        <message>
            <source>The match ends when somebody has so many points.</source>
            <translation>Η παρτίδα τελειώνει όταν κάποιος φτάσει τόσους πόντους.</translation>
        </message>
        <message>
            <source>Hearts</source>
            <translation>Κούπες</translation>
        </message>
        <message>
            <source>Black Maria</source>
            <translation>Black Maria</translation>
        </message>
        <message>
            <source>The others pay</source>
            <translation>Πληρώνουν οι άλλοι</translation>
        </message>
        <message>
            <source>Own score falls</source>
            <translation>Πέφτουν οι πόντοι του</translation>
        </message>
        <message>
            <source>Choose exactly three cards to pass on.</source>
            <translation>Διάλεξε ακριβώς τρία φύλλα για να δώσεις.</translation>
        </message>
        <message>
            <source>First three cards are passed on.</source>
            <translation>Πρώτα δίνουμε τρία φύλλα.</translation>
        </message>
        <message>
            <source>This is not the moment for that.</source>
            <translation>Δεν είναι ώρα γι' αυτό.</translation>
        </message>
        <message>
            <source>The lowest club leads the first trick.</source>
            <translation>Η πρώτη μπάζα ανοίγει με το χαμηλότερο σπαθί.</translation>
        </message>
        <message>
            <source>You hold %1: follow suit.</source>
            <translation>Έχεις %1: ακολούθησε το χρώμα.</translation>
        </message>
        <message>
            <source>Follow suit while you can.</source>
            <translation>Ακολούθησε το χρώμα όσο μπορείς.</translation>
        </message>
        <message>
            <source>No hearts and no queen of spades in the first trick.</source>
            <translation>Στην πρώτη μπάζα δεν παίζονται κούπες ούτε η ντάμα μπαστούνι.</translation>
        </message>
        <message>
            <source>Hearts can't be led before somebody has played one.</source>
            <translation>Δεν ανοίγεις με κούπα πριν παίξει κάποιος μία.</translation>
        </message>
        <message>
            <source>Penalty points: the fewest win.</source>
            <translation>Πόντοι ποινής: κερδίζει όποιος έχει τους λιγότερους.</translation>
        </message>
        <message>
            <source>%1 has shot the moon, and the own score falls!</source>
            <translation>%1 τα πήρε όλα και γράφει λιγότερους πόντους!</translation>
        </message>
        <message>
            <source>%1 has shot the moon: everybody else pays!</source>
            <translation>%1 τα πήρε όλα: πληρώνουν όλοι οι άλλοι!</translation>
        </message>
        <message>
            <source>Every heart costs its number (jack 11, queen 12, king 13, ace 14), the queen of spades 25.</source>
            <translation>Κάθε κούπα κοστίζει τον αριθμό της (βαλές 11, ντάμα 12, ρήγας 13, άσος 14), η ντάμα μπαστούνι 25.</translation>
        </message>
        <message>
            <source>Every heart costs 1 point, the queen of spades 13.</source>
            <translation>Κάθε κούπα κοστίζει 1 πόντο, η ντάμα μπαστούνι 13.</translation>
        </message>
        <message>
            <source>Avoid the tricks that cost points. %1</source>
            <translation>Απόφευγε τις μπάζες που κοστίζουν πόντους. %1</translation>
        </message>
        <message>
            <source>The king of spades costs 10, the ace of spades 7.</source>
            <translation>Ο ρήγας μπαστούνι κοστίζει 10, ο άσος μπαστούνι 7.</translation>
        </message>
        <message>
            <source>The jack of diamonds is worth 10 points less to whoever takes it.</source>
            <translation>Ο βαλές καρό αφαιρεί 10 πόντους από όποιον τον πάρει.</translation>
        </message>
        <message>
            <source>Follow suit if you can; if not, play any card. The highest card of the suit that was led takes the trick, and its player leads the next. There are no trumps.</source>
            <translation>Ακολούθησε το χρώμα αν μπορείς· αλλιώς παίξε όποιο φύλλο θέλεις. Την μπάζα την παίρνει το ψηλότερο φύλλο του χρώματος που άνοιξε, και όποιος το έπαιξε ανοίγει την επόμενη. Ατού δεν υπάρχουν.</translation>
        </message>
        <message>
            <source>The player on the dealer's left leads the first trick. Anything may be led, anything may be thrown in.</source>
            <translation>Την πρώτη μπάζα την ανοίγει όποιος κάθεται αριστερά από αυτόν που μοίρασε. Ανοίγεις με ό,τι θέλεις και ρίχνεις ό,τι θέλεις.</translation>
        </message>
        <message>
            <source>Whoever holds the 3 of clubs leads it.</source>
            <translation>Ανοίγει όποιος έχει το 3 σπαθί, με αυτό.</translation>
        </message>
        <message>
            <source>Whoever holds the 4 of clubs leads it.</source>
            <translation>Ανοίγει όποιος έχει το 4 σπαθί, με αυτό.</translation>
        </message>
        <message>
            <source>Whoever holds the 2 of clubs leads it.</source>
            <translation>Ανοίγει όποιος έχει το 2 σπαθί, με αυτό.</translation>
        </message>
        <message>
            <source>No hearts and no queen of spades in the first trick, unless you hold nothing else. Hearts may be led once one has been played, or from a hand of hearts only.</source>
            <translation>Στην πρώτη μπάζα δεν παίζονται κούπες ούτε η ντάμα μπαστούνι, εκτός αν δεν έχεις τίποτε άλλο. Με κούπα ανοίγεις μόνο αφού έχει παιχτεί μία, ή αν στο χέρι σου έχεις μόνο κούπες.</translation>
        </message>
        <message>
            <source>Shooting the moon: if you take all hearts and the queen of spades, your own score falls by what they cost.</source>
            <translation>Τα παίρνεις όλα: αν μαζέψεις όλες τις κούπες και την ντάμα μπαστούνι, οι πόντοι σου πέφτουν όσο κοστίζουν.</translation>
        </message>
        <message>
            <source>Shooting the moon: if you take all hearts and the queen of spades, all others get the points instead.</source>
            <translation>Τα παίρνεις όλα: αν μαζέψεις όλες τις κούπες και την ντάμα μπαστούνι, τους πόντους τους γράφουν όλοι οι άλλοι.</translation>
        </message>
        <message>
            <source>The match ends when somebody has %1 points. The fewest points win.</source>
            <translation>Η παρτίδα τελειώνει όταν κάποιος φτάσει τους %1 πόντους. Κερδίζουν οι λιγότεροι πόντοι.</translation>
        </message>
        <message>
            <source>Before the play everybody passes three cards to the right, and sees only then what comes from the left.</source>
            <translation>Πριν παίξουμε, όλοι δίνουν τρία φύλλα δεξιά, και μόνο μετά βλέπουν τι έρχεται από αριστερά.</translation>
        </message>
        <message>
            <source>Before the play everybody passes three cards on: to the left, in the next deal to the right, then across, then none; and so again.</source>
            <translation>Πριν παίξουμε, όλοι δίνουν τρία φύλλα: αριστερά, στην επόμενη μοιρασιά δεξιά, μετά απέναντι, μετά καθόλου· και πάλι από την αρχή.</translation>
        </message>
        <message>
            <source>Before the play everybody passes three cards on: to the left, in the next deal to the right, then three seats on, then none; and so again.</source>
            <translation>Πριν παίξουμε, όλοι δίνουν τρία φύλλα: αριστερά, στην επόμενη μοιρασιά δεξιά, μετά τρεις θέσεις πιο πέρα, μετά καθόλου· και πάλι από την αρχή.</translation>
        </message>
        <message>
            <source>Before the play everybody passes three cards on: to the left, in the next deal to the right, then none; and so again.</source>
            <translation>Πριν παίξουμε, όλοι δίνουν τρία φύλλα: αριστερά, στην επόμενη μοιρασιά δεξιά, μετά καθόλου· και πάλι από την αρχή.</translation>
        </message>
        <message>
            <source>With three players the 2 of clubs stays in the box.</source>
            <translation>Με τρεις παίκτες το 2 σπαθί μένει έξω.</translation>
        </message>
        <message>
            <source>With three players the 2 of diamonds stays in the box.</source>
            <translation>Με τρεις παίκτες το 2 καρό μένει έξω.</translation>
        </message>
        <message>
            <source>With five players the 2 of clubs and the 2 of diamonds stay in the box.</source>
            <translation>Με πέντε παίκτες μένουν έξω το 2 σπαθί και το 2 καρό.</translation>
        </message>
        <message>
            <source>With six players all four 2s stay in the box.</source>
            <translation>Με έξι παίκτες μένουν έξω και τα τέσσερα δυάρια.</translation>
        </message>
        <message>
            <source>With six players the 2s of clubs, diamonds and spades and the 3 of clubs stay in the box.</source>
            <translation>Με έξι παίκτες μένουν έξω τα δυάρια σπαθί, καρό και μπαστούνι και το 3 σπαθί.</translation>
        </message>
        <message>
            <source>Choose three cards to pass to %1.</source>
            <translation>Διάλεξε τρία φύλλα. Θα τα πάρει: %1.</translation>
        </message>
        <message numerus="yes">
            <source>%n more card(s) for %1.</source>
            <translation>
                <numerusform>Ακόμα %n φύλλο. Παίρνει: %1.</numerusform>
                <numerusform>Ακόμα %n φύλλα. Παίρνει: %1.</numerusform>
            </translation>
        </message>
        <message>
            <source>These three go to %1?</source>
            <translation>Αυτά τα τρία να τα πάρει %1;</translation>
        </message>
        <message>
            <source>You lead: choose a card.</source>
            <translation>Ανοίγεις εσύ: διάλεξε φύλλο.</translation>
        </message>
        <message>
            <source>Your turn: follow with %1.</source>
            <translation>Σειρά σου: παίξε %1.</translation>
        </message>
        <message>
            <source>Your turn: you have no %1, so any card will do.</source>
            <translation>Σειρά σου: δεν έχεις %1, παίξε όποιο φύλλο θέλεις.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1 – %2 takes the trick</source>
            <translation>%1 – την μπάζα παίρνει: %2</translation>
        </message>
    </context>
    <context>
        <name>Home</name>
        <message>
            <source>You are %1. Change name and face.</source>
            <translation>Όνομα: %1. Άλλαξε όνομα και πρόσωπο.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Ρυθμίσεις</translation>
        </message>
        <message>
            <source>The table doesn't answer yet. Stop calling</source>
            <translation>Το τραπέζι δεν απαντά ακόμα. Σταμάτα την κλήση</translation>
        </message>
        <message>
            <source>Welcome! Who are you?</source>
            <translation>Καλώς ήρθες! Πώς σε λένε;</translation>
        </message>
        <message>
            <source>Let's play</source>
            <translation>Πάμε να παίξουμε</translation>
        </message>
        <message>
            <source>Tables on this network</source>
            <translation>Τραπέζια σε αυτό το δίκτυο</translation>
        </message>
        <message>
            <source>New table</source>
            <translation>Νέο τραπέζι</translation>
        </message>
        <message>
            <source>Open a table that everybody on this Wi-Fi can see.</source>
            <translation>Άνοιξε τραπέζι που το βλέπουν όλοι σε αυτό το Wi-Fi.</translation>
        </message>
        <message>
            <source>Practice</source>
            <translation>Εξάσκηση</translation>
        </message>
        <message>
            <source>Play against computer players on this laptop.</source>
            <translation>Παίξε με αντίπαλο τον υπολογιστή, σε αυτό το λάπτοπ.</translation>
        </message>
        <message>
            <source>Join by address</source>
            <translation>Μπες με διεύθυνση</translation>
        </message>
        <message>
            <source>For a table that doesn't show up by itself.</source>
            <translation>Για τραπέζι που δεν εμφανίζεται μόνο του.</translation>
        </message>
        <message>
            <source>Play back</source>
            <translation>Ριπλέι</translation>
        </message>
        <message>
            <source>See a match again, with open hands.</source>
            <translation>Ξαναδές μια παρτίδα με ανοιχτά φύλλα.</translation>
        </message>
    </context>
    <context>
        <name>LastTrick</name>
        <message>
            <source>Last trick</source>
            <translation>Τελευταία μπάζα</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Last trick – %1 took it</source>
            <translation>Τελευταία μπάζα – %1</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Κλείσιμο</translation>
        </message>
    </context>
    <context>
        <name>LeaveDialog</name>
        <message>
            <source>The table is given up.</source>
            <translation>Το τραπέζι κλείνει οριστικά.</translation>
        </message>
        <message>
            <source>A computer player takes your seat from the next deal on.</source>
            <translation>Από την επόμενη μοιρασιά στη θέση σου παίζει ο υπολογιστής.</translation>
        </message>
        <message>
            <source>Your hand is played on, openly, by a computer player. You can't take this seat again in this match.</source>
            <translation>Τα φύλλα σου τα παίζει ο υπολογιστής, ανοιχτά. Σε αυτή την παρτίδα δεν μπορείς να ξαναπάρεις τη θέση.</translation>
        </message>
        <message>
            <source>The deal is dealt again, with a computer player in your seat. You can't take this seat again in this match.</source>
            <translation>Ξαναμοιράζουμε, και στη θέση σου παίζει ο υπολογιστής. Σε αυτή την παρτίδα δεν μπορείς να ξαναπάρεις τη θέση.</translation>
        </message>
        <message>
            <source>Leave in the middle of the deal?</source>
            <translation>Φεύγεις στη μέση της μοιρασιάς;</translation>
        </message>
        <message>
            <source>Leave this match?</source>
            <translation>Φεύγεις από την παρτίδα;</translation>
        </message>
        <message>
            <source>Close for now</source>
            <translation>Έξοδος για λίγο</translation>
        </message>
        <message>
            <source>The table stays on this laptop: go back to it whenever you like.</source>
            <translation>Το τραπέζι μένει σε αυτό το λάπτοπ: γύρνα όποτε θέλεις.</translation>
        </message>
        <message>
            <source>Come back later, also after a restart: the others wait, and everything is where it was.</source>
            <translation>Γύρνα αργότερα, ακόμα και μετά από επανεκκίνηση: οι άλλοι περιμένουν και όλα μένουν όπως ήταν.</translation>
        </message>
        <message>
            <source>Leave for good</source>
            <translation>Οριστική έξοδος</translation>
        </message>
        <message>
            <source>Stay</source>
            <translation>Μείνε</translation>
        </message>
    </context>
    <context>
        <name>Lobby</name>
        <message>
            <source>Close this table</source>
            <translation>Κλείσε το τραπέζι</translation>
        </message>
        <message>
            <source>Leave the table</source>
            <translation>Φύγε από το τραπέζι</translation>
        </message>
        <message>
            <source>others can join with the code %1 or at %2</source>
            <translation>οι άλλοι μπαίνουν με τον κωδικό %1 ή στη διεύθυνση %2</translation>
        </message>
        <message>
            <source>others can join at %1</source>
            <translation>οι άλλοι μπαίνουν στη διεύθυνση %1</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Ρυθμίσεις</translation>
        </message>
    </context>
    <context>
        <name>LobbyBar</name>
        <message>
            <source>You are ready</source>
            <translation>Είσαι μέσα</translation>
        </message>
        <message>
            <source>I'm ready</source>
            <translation>Είμαι μέσα!</translation>
        </message>
        <message>
            <source>Start the match</source>
            <translation>Ξεκίνα την παρτίδα</translation>
        </message>
        <message numerus="yes">
            <source>%n seat(s) free</source>
            <translation>
                <numerusform>%n ελεύθερη θέση</numerusform>
                <numerusform>%n ελεύθερες θέσεις</numerusform>
            </translation>
        </message>
        <message>
            <source>Waiting until everybody is ready.</source>
            <translation>Περιμένουμε να πουν όλοι «είμαι μέσα».</translation>
        </message>
        <message>
            <source>The host starts the match.</source>
            <translation>Την παρτίδα την ξεκινά όποιος άνοιξε το τραπέζι.</translation>
        </message>
    </context>
    <context>
        <name>LobbySeat</name>
        <message>
            <source>computer</source>
            <translation>υπολογιστής</translation>
        </message>
        <message>
            <source>Seat %1 is free</source>
            <translation>Η θέση %1 είναι ελεύθερη</translation>
        </message>
        <message>
            <source>connection lost</source>
            <translation>χάθηκε η σύνδεση</translation>
        </message>
        <message>
            <source>ready</source>
            <translation>είναι μέσα</translation>
        </message>
        <message>
            <source>that's you</source>
            <translation>εσύ</translation>
        </message>
        <message>
            <source>not ready yet</source>
            <translation>όχι ακόμα</translation>
        </message>
        <message>
            <source>Swap with %1</source>
            <translation>Αλλαγή θέσης με: %1</translation>
        </message>
        <message>
            <source>Change %1's seat</source>
            <translation>Άλλη θέση: %1</translation>
        </message>
        <message>
            <source>Remove %1</source>
            <translation>Αφαίρεση: %1</translation>
        </message>
        <message>
            <source>Ask %1 to leave</source>
            <translation>Να φύγει: %1</translation>
        </message>
        <message>
            <source>Move here?</source>
            <translation>Να έρθει εδώ;</translation>
        </message>
        <message>
            <source>free seat</source>
            <translation>ελεύθερη θέση</translation>
        </message>
        <message>
            <source>Here</source>
            <translation>Εδώ</translation>
        </message>
        <message>
            <source>Add computer</source>
            <translation>Βάλε υπολογιστή</translation>
        </message>
    </context>
    <context>
        <name>LobbySheet</name>
        <message>
            <source>How this table plays</source>
            <translation>Πώς παίζει αυτό το τραπέζι</translation>
        </message>
        <message>
            <source>The host chooses these.</source>
            <translation>Αυτά τα διαλέγει όποιος άνοιξε το τραπέζι.</translation>
        </message>
        <message>
            <source>How to play</source>
            <translation>Κανόνες</translation>
        </message>
        <message>
            <source>Computer players</source>
            <translation>Παίκτες-υπολογιστές</translation>
        </message>
        <message>
            <source>How strong the next one that you add will be.</source>
            <translation>Πόσο δυνατός θα είναι ο επόμενος που θα βάλεις.</translation>
        </message>
        <message>
            <source>Safety words</source>
            <translation>Λέξεις ασφαλείας</translation>
        </message>
        <message>
            <source>In English, for windows in another language: %1</source>
            <translation>Στα αγγλικά, για όποιον έχει άλλη γλώσσα: %1</translation>
        </message>
        <message>
            <source>Read them aloud: if everybody has the same words, nobody sits in between.</source>
            <translation>Διαβάστε τες δυνατά: αν έχετε όλοι τις ίδιες, κανείς δεν έχει μπει στη μέση.</translation>
        </message>
    </context>
    <context>
        <name>LogPanel</name>
        <message>
            <source>Game log</source>
            <translation>Ιστορικό</translation>
        </message>
    </context>
    <context>
        <name>Main</name>
        <message>
            <source>Your turn</source>
            <translation>Σειρά σου</translation>
        </message>
    </context>
    <context>
        <name>NewTableDialog</name>
        <message>
            <source>New table</source>
            <translation>Νέο τραπέζι</translation>
        </message>
        <message>
            <source>Name of the table</source>
            <translation>Όνομα του τραπεζιού</translation>
        </message>
        <message>
            <source>%1's table</source>
            <translation>Τραπέζι: %1</translation>
        </message>
        <message>
            <source>Opening…</source>
            <translation>Ανοίγει…</translation>
        </message>
        <message>
            <source>Open the table</source>
            <translation>Άνοιξε το τραπέζι</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Άκυρο</translation>
        </message>
    </context>
    <context>
        <name>NoTables</name>
        <message>
            <source>LAN Party can't start</source>
            <translation>Το LAN Party δεν μπορεί να ξεκινήσει</translation>
        </message>
        <message>
            <source>No table found so far</source>
            <translation>Κανένα τραπέζι ως τώρα</translation>
        </message>
        <message>
            <source>Looking for tables…</source>
            <translation>Ψάχνουμε τραπέζια…</translation>
        </message>
        <message>
            <source>Tables on the same Wi-Fi appear here by themselves.</source>
            <translation>Τα τραπέζια στο ίδιο Wi-Fi εμφανίζονται εδώ μόνα τους.</translation>
        </message>
        <message>
            <source>Is everybody on the same Wi-Fi? Guest networks often keep laptops apart; a phone's hotspot doesn't.</source>
            <translation>Είστε όλοι στο ίδιο Wi-Fi; Τα δίκτυα επισκεπτών συχνά χωρίζουν τα λάπτοπ· το hotspot ενός κινητού όχι.</translation>
        </message>
        <message>
            <source>Does a firewall ask? Allow LAN Party on private networks (port %1).</source>
            <translation>Ρωτά το τείχος προστασίας; Επίτρεψε το LAN Party στα ιδιωτικά δίκτυα (θύρα %1).</translation>
        </message>
        <message>
            <source>Otherwise open a table here, and let the others choose “Join by address” and type what stands below.</source>
            <translation>Αλλιώς άνοιξε τραπέζι εδώ, και οι άλλοι ας διαλέξουν «Μπες με διεύθυνση» και ας γράψουν ό,τι βλέπεις πιο κάτω.</translation>
        </message>
        <message>
            <source>This laptop's code and address:</source>
            <translation>Κωδικός και διεύθυνση αυτού του λάπτοπ:</translation>
        </message>
        <message>
            <source>This laptop's address:</source>
            <translation>Διεύθυνση αυτού του λάπτοπ:</translation>
        </message>
        <message>
            <source>Check the network</source>
            <translation>Έλεγχος του δικτύου</translation>
        </message>
        <message>
            <source>QR code of %1</source>
            <translation>Κωδικός QR για %1</translation>
        </message>
    </context>
    <context>
        <name>NusiclePile</name>
        <message>
            <source>Pile %1</source>
            <comment>of cards</comment>
            <translation>Στοίβα %1</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>άδεια</translation>
        </message>
        <message>
            <source>Next: %1.</source>
            <translation>Ταιριάζει: %1.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n φύλλο</numerusform>
                <numerusform>%n φύλλα</numerusform>
            </translation>
        </message>
        <message>
            <source>Press Enter to play the card here.</source>
            <translation>Πάτα Enter για να παίξεις το φύλλο εδώ.</translation>
        </message>
        <message>
            <source>or</source>
            <comment>between a suit and a rank</comment>
            <translation>ή</translation>
        </message>
    </context>
    <context>
        <name>NusicleTexts</name>
        <message>
            <source>Lay your cards on three piles, each with a law of its own, and be rid of them first.</source>
            <translation>Ρίξε τα φύλλα σου σε τρεις στοίβες, καθεμιά με τον δικό της νόμο, και ξεφορτώσου τα πριν από τον αντίπαλο.</translation>
        </message>
        <message>
            <source>Give up</source>
            <translation>Παραιτούμαι</translation>
        </message>
        <message>
            <source>Draw up to nine</source>
            <translation>Τράβα ως τα εννιά</translation>
        </message>
        <message>
            <source>same suit or same rank</source>
            <translation>ίδιο χρώμα ή ίδια αξία</translation>
        </message>
        <message>
            <source>one rank up or down</source>
            <translation>ένα πάνω ή ένα κάτω</translation>
        </message>
        <message>
            <source>the next suit: ♠ ♣ ♦ ♥</source>
            <translation>επόμενο χρώμα ♠ ♣ ♦ ♥</translation>
        </message>
        <message>
            <source>%1 or %2</source>
            <comment>what may be laid on a pile</comment>
            <translation>%1 ή %2</translation>
        </message>
        <message>
            <source>Which game</source>
            <translation>Ποιο παιχνίδι</translation>
        </message>
        <message>
            <source>Deals</source>
            <translation>Μοιρασιές</translation>
        </message>
        <message>
            <source>Nusicle: two at the same piles. Solo Nus: a patience with the same laws, alone or two side by side.</source>
            <translation>Νούσικλε: δύο παίκτες στις ίδιες στοίβες. Solo Nus: πασιέντζα με τους ίδιους νόμους, για έναν ή για δύο πλάι πλάι.</translation>
        </message>
        <message>
            <source>So many deals make a match; a deal that is void doesn't count.</source>
            <translation>Από τόσες μοιρασιές είναι η παρτίδα· μια άκυρη μοιρασιά δεν μετράει.</translation>
        </message>
        <message>
            <source>Solo Nus</source>
            <translation>Solo Nus</translation>
        </message>
        <message>
            <source>Nusicle</source>
            <translation>Νούσικλε</translation>
        </message>
        <message>
            <source>An ace is laid together with a King, Queen or Jack of your hand.</source>
            <translation>Ο άσος παίζεται μαζί με έναν ρήγα, μια ντάμα ή έναν βαλέ από το χέρι σου.</translation>
        </message>
        <message>
            <source>That breaks the law of the pile.</source>
            <translation>Ο νόμος της στοίβας δεν το επιτρέπει.</translation>
        </message>
        <message>
            <source>You have a card that fits: play it.</source>
            <translation>Έχεις φύλλο που ταιριάζει: παίξε το.</translation>
        </message>
        <message>
            <source>Nine cards are in your hand already.</source>
            <translation>Έχεις ήδη εννιά φύλλα στο χέρι.</translation>
        </message>
        <message>
            <source>Draw a card before you pass.</source>
            <translation>Τράβα φύλλο πριν πας πάσο.</translation>
        </message>
        <message>
            <source>One card is drawn in a turn: now play or pass.</source>
            <translation>Κάθε φορά τραβάς ένα φύλλο: τώρα παίξε ή πήγαινε πάσο.</translation>
        </message>
        <message>
            <source>The stock is empty.</source>
            <translation>Η τράπουλα τελείωσε.</translation>
        </message>
        <message>
            <source>Lay one card, or an ace with a face.</source>
            <translation>Παίξε ένα φύλλο, ή άσο με φιγούρα.</translation>
        </message>
        <message>
            <source>Cards left in the stock, less those of the last pile: the more the better.</source>
            <translation>Τα φύλλα που έμειναν στην τράπουλα, μείον όσα έχει η τελευταία στοίβα: όσο περισσότερα, τόσο καλύτερα.</translation>
        </message>
        <message>
            <source>Penalty points: the fewest win.</source>
            <translation>Πόντοι ποινής: κερδίζει όποιος έχει τους λιγότερους.</translation>
        </message>
        <message>
            <source>Three piles lie on the table, and the face on each is its law: what may be laid on its last card.</source>
            <translation>Στο τραπέζι είναι τρεις στοίβες, και η φιγούρα της καθεμιάς είναι ο νόμος της: λέει τι μπαίνει πάνω στο τελευταίο φύλλο.</translation>
        </message>
        <message>
            <source>King: a card of the same suit or of the same rank.</source>
            <translation>Ρήγας: φύλλο με το ίδιο χρώμα ή την ίδια αξία.</translation>
        </message>
        <message>
            <source>Queen: a card one rank higher or lower, of any suit. Nothing is beside an ace.</source>
            <translation>Ντάμα: φύλλο κατά ένα ψηλότερο ή χαμηλότερο, σε όποιο χρώμα θέλεις. Ο άσος δεν έχει διπλανό φύλλο.</translation>
        </message>
        <message>
            <source>Jack: a card of the next suit – spades, clubs, diamonds, hearts, and spades again.</source>
            <translation>Βαλές: φύλλο από το επόμενο χρώμα – μπαστούνια, σπαθιά, καρό, κούπες και πάλι μπαστούνια.</translation>
        </message>
        <message>
            <source>A face must keep the law like any card; then it is the new law.</source>
            <translation>Και η φιγούρα τηρεί τον νόμο, όπως κάθε φύλλο· μετά γίνεται αυτή ο νέος νόμος.</translation>
        </message>
        <message>
            <source>An ace goes on any pile, but only with a face of your hand: the pile goes under the stock, and begins anew with these two.</source>
            <translation>Ο άσος μπαίνει σε όποια στοίβα θέλεις, αλλά μόνο μαζί με φιγούρα από το χέρι σου: η στοίβα πάει κάτω από την τράπουλα και ξαναρχίζει με αυτά τα δύο.</translation>
        </message>
        <message>
            <source>Play as long as a card fits. When none does, draw until you hold nine again.</source>
            <translation>Παίζεις όσο ταιριάζει κάποιο φύλλο. Όταν δεν ταιριάζει κανένα, τράβα ώσπου να έχεις πάλι εννιά.</translation>
        </message>
        <message>
            <source>The deal is solved when your hand is empty: you score the cards left in the stock, less those in the pile that took your last card.</source>
            <translation>Η πασιέντζα βγαίνει όταν αδειάσει το χέρι σου: παίρνεις όσους πόντους είναι τα φύλλα που έμειναν στην τράπουλα, μείον όσα έχει η στοίβα που πήρε το τελευταίο σου φύλλο.</translation>
        </message>
        <message numerus="yes">
            <source>Does nothing fit with nine in hand, or with an empty stock, you must give up: that costs 52 points. The match is %n deal(s).</source>
            <translation>
                <numerusform>Αν δεν ταιριάζει τίποτα ενώ έχεις εννιά φύλλα, ή ενώ τελείωσε η τράπουλα, παραιτείσαι: κοστίζει 52 πόντους. Η παρτίδα είναι %n μοιρασιά.</numerusform>
                <numerusform>Αν δεν ταιριάζει τίποτα ενώ έχεις εννιά φύλλα, ή ενώ τελείωσε η τράπουλα, παραιτείσαι: κοστίζει 52 πόντους. Η παρτίδα είναι %n μοιρασιές.</numerusform>
            </translation>
        </message>
        <message>
            <source>Each of the two has an own deck and own piles. Both make a move, then it shows; the most points win.</source>
            <translation>Ο καθένας από τους δύο έχει δική του τράπουλα και δικές του στοίβες. Παίζουν και οι δύο, και τότε φαίνονται οι κινήσεις· κερδίζουν οι περισσότεροι πόντοι.</translation>
        </message>
        <message>
            <source>In your turn play one card, or draw one and then play or pass. If the stock is empty and both pass, the deal is void and dealt again.</source>
            <translation>Στη σειρά σου παίξε ένα φύλλο, ή τράβα ένα και μετά παίξε ή πήγαινε πάσο. Αν η τράπουλα τελείωσε και πάτε και οι δύο πάσο, η μοιρασιά ακυρώνεται και ξαναμοιράζουμε.</translation>
        </message>
        <message>
            <source>Whoever is first without cards gets a point for each card in the pile that took the last one; the other a point for each card in hand and in the other two piles.</source>
            <translation>Όποιος ξεφορτωθεί πρώτος τα φύλλα του γράφει έναν πόντο για κάθε φύλλο της στοίβας που πήρε το τελευταίο του· ο άλλος έναν για κάθε φύλλο στο χέρι του και στις άλλες δύο στοίβες.</translation>
        </message>
        <message numerus="yes">
            <source>The match is %n deal(s). The fewest points win.</source>
            <translation>
                <numerusform>Η παρτίδα είναι %n μοιρασιά. Κερδίζουν οι λιγότεροι πόντοι.</numerusform>
                <numerusform>Η παρτίδα είναι %n μοιρασιές. Κερδίζουν οι λιγότεροι πόντοι.</numerusform>
            </translation>
        </message>
        <message>
            <source>An ace goes with a face: lift a King, Queen or Jack too.</source>
            <translation>Ο άσος θέλει φιγούρα: σήκωσε κι έναν ρήγα, ντάμα ή βαλέ.</translation>
        </message>
        <message>
            <source>By itself it fits no pile: lift an ace with it.</source>
            <translation>Μόνο του δεν ταιριάζει πουθενά: σήκωσε κι έναν άσο.</translation>
        </message>
        <message>
            <source>Your turn: on which pile?</source>
            <translation>Σειρά σου: σε ποια στοίβα;</translation>
        </message>
        <message>
            <source>It fits on pile %1: once more plays it.</source>
            <translation>Ταιριάζει στη στοίβα %1: άλλη μία φορά και παίζεται.</translation>
        </message>
        <message>
            <source>Play a card that fits.</source>
            <translation>Παίξε ένα φύλλο που ταιριάζει.</translation>
        </message>
        <message>
            <source>Your turn: play a card, or draw one.</source>
            <translation>Σειρά σου: παίξε ή τράβα φύλλο.</translation>
        </message>
        <message>
            <source>Your turn: play a card, or pass.</source>
            <translation>Σειρά σου: παίξε φύλλο ή πάσο.</translation>
        </message>
        <message>
            <source>Nothing fits: draw up to nine.</source>
            <translation>Τίποτα δεν ταιριάζει: τράβα ως τα εννιά.</translation>
        </message>
        <message>
            <source>Nothing fits any more.</source>
            <translation>Δεν ταιριάζει τίποτα πια.</translation>
        </message>
        <message>
            <source>Nothing fits: draw a card.</source>
            <translation>Τίποτα δεν ταιριάζει: τράβα φύλλο.</translation>
        </message>
        <message>
            <source>Nothing fits: you have to pass.</source>
            <translation>Τίποτα δεν ταιριάζει: πας πάσο.</translation>
        </message>
        <message>
            <source>It shows when %1 has moved too…</source>
            <translation>Θα φανεί μόλις παίξει και %1…</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) in the stock</source>
            <translation>
                <numerusform>%n φύλλο στην τράπουλα</numerusform>
                <numerusform>%n φύλλα στην τράπουλα</numerusform>
            </translation>
        </message>
        <message>
            <source>drew up to nine</source>
            <translation>τράβηξε ως τα εννιά</translation>
        </message>
        <message>
            <source>drew a card</source>
            <translation>τράβηξε φύλλο</translation>
        </message>
        <message>
            <source>gave up</source>
            <translation>παραιτήθηκε</translation>
        </message>
        <message>
            <source>passed</source>
            <translation>πάσο</translation>
        </message>
        <message>
            <source>%1 and %2: pile %3 begins anew</source>
            <translation>%1 και %2: η στοίβα %3 ξαναρχίζει</translation>
        </message>
        <message>
            <source>%1 on pile %2</source>
            <translation>%1 στη στοίβα %2</translation>
        </message>
        <message>
            <source>This deal was void: it is dealt again, and nothing is written down.</source>
            <translation>Η μοιρασιά ήταν άκυρη: ξαναμοιράζουμε και δεν γράφεται τίποτα.</translation>
        </message>
        <message>
            <source>Not solved this time: that costs 52 points.</source>
            <translation>Δεν βγήκε αυτή τη φορά: κοστίζει 52 πόντους.</translation>
        </message>
        <message numerus="yes">
            <source>Solved! This deal brings %n point(s).</source>
            <translation>
                <numerusform>Βγήκε! Αυτή η μοιρασιά φέρνει %n πόντο.</numerusform>
                <numerusform>Βγήκε! Αυτή η μοιρασιά φέρνει %n πόντους.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PassingRound</name>
        <message>
            <source>Everybody passes three cards to the left</source>
            <translation>Όλοι δίνουν τρία φύλλα αριστερά</translation>
        </message>
        <message>
            <source>Everybody passes three cards to the right</source>
            <translation>Όλοι δίνουν τρία φύλλα δεξιά</translation>
        </message>
        <message>
            <source>Everybody passes three cards across</source>
            <translation>Όλοι δίνουν τρία φύλλα απέναντι</translation>
        </message>
        <message>
            <source>Everybody passes three cards three seats on</source>
            <translation>Όλοι δίνουν τρία φύλλα τρεις θέσεις παραπέρα</translation>
        </message>
    </context>
    <context>
        <name>PassingSign</name>
        <message>
            <source>Laid aside for %1</source>
            <translation>Στην άκρη. Παίρνει: %1</translation>
        </message>
        <message>
            <source>Three cards go to %1</source>
            <translation>Τρία φύλλα παίρνει: %1</translation>
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
            <translation>παίρνει την μπάζα</translation>
        </message>
        <message>
            <source>on top</source>
            <translation>πάνω πάνω</translation>
        </message>
    </context>
    <context>
        <name>PoisonTexts</name>
        <message>
            <source>Brew in three cauldrons, and don't be the one who makes them boil over.</source>
            <translation>Τρία καζάνια βράζουν: πρόσεχε μην ξεχειλίσουν από το δικό σου χέρι.</translation>
        </message>
        <message>
            <source>Length of the match</source>
            <translation>Διάρκεια της παρτίδας</translation>
        </message>
        <message>
            <source>Normal: as many rounds as players, and each player starts one. Quick: a single round.</source>
            <translation>Κανονική: όσοι οι παίκτες, τόσοι οι γύροι, και ο καθένας ξεκινά έναν. Σύντομη: ένας μόνο γύρος.</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Κανονική</translation>
        </message>
        <message>
            <source>Quick</source>
            <translation>Σύντομη</translation>
        </message>
        <message>
            <source>Poison, 4</source>
            <translation>Δηλητήριο, 4</translation>
        </message>
        <message>
            <source>Red %1</source>
            <translation>Κόκκινο %1</translation>
        </message>
        <message>
            <source>Green %1</source>
            <translation>Πράσινο %1</translation>
        </message>
        <message>
            <source>Violet %1</source>
            <translation>Μοβ %1</translation>
        </message>
        <message>
            <source>Red cauldron</source>
            <translation>Κόκκινο καζάνι</translation>
        </message>
        <message>
            <source>Green cauldron</source>
            <translation>Πράσινο καζάνι</translation>
        </message>
        <message>
            <source>Violet cauldron</source>
            <translation>Μοβ καζάνι</translation>
        </message>
        <message>
            <source>A coloured card goes into the cauldron of its own colour.</source>
            <translation>Το χρωματιστό φύλλο μπαίνει στο καζάνι με το χρώμα του.</translation>
        </message>
        <message>
            <source>Penalty points: the fewest win.</source>
            <translation>Πόντοι ποινής: κερδίζει όποιος έχει τους λιγότερους.</translation>
        </message>
        <message>
            <source>In turn, everybody plays one card: a coloured card into the cauldron of its colour, a poison (value 4) into any.</source>
            <translation>Με τη σειρά, όλοι παίζουν από ένα φύλλο: το χρωματιστό στο καζάνι με το χρώμα του, το δηλητήριο (αξία 4) σε όποιο θέλουν.</translation>
        </message>
        <message>
            <source>Up to 13 a cauldron holds. If your card takes it over 13, you drink all cards that were in it; your card stays as the new bottom.</source>
            <translation>Το καζάνι αντέχει ως το 13. Αν με το φύλλο σου περάσει το 13, πίνεις όλα τα φύλλα που είχε μέσα· το δικό σου μένει και γίνεται ο νέος πάτος.</translation>
        </message>
        <message>
            <source>What you have drunk lies open. At the end each coloured card costs 1 point, each poison 2.</source>
            <translation>Ό,τι έχεις πιει μένει ανοιχτό. Στο τέλος κάθε χρωματιστό φύλλο κοστίζει 1 πόντο, κάθε δηλητήριο 2.</translation>
        </message>
        <message>
            <source>Whoever alone has drunk the most of a colour drops that colour for nothing. A tie for the most frees nobody.</source>
            <translation>Όποιος έχει πιει από ένα χρώμα περισσότερα από όλους τους άλλους, το ξεφορτώνεται τζάμπα. Σε ισοπαλία δεν γλιτώνει κανείς.</translation>
        </message>
        <message>
            <source>This table plays a single round. The fewest points win.</source>
            <translation>Αυτό το τραπέζι παίζει έναν μόνο γύρο. Κερδίζουν οι λιγότεροι πόντοι.</translation>
        </message>
        <message>
            <source>This table plays as many rounds as there are players, and each starts one. The fewest points win.</source>
            <translation>Αυτό το τραπέζι παίζει τόσους γύρους όσοι είναι οι παίκτες, και ο καθένας ξεκινά έναν. Κερδίζουν οι λιγότεροι πόντοι.</translation>
        </message>
        <message>
            <source>Your turn: into which cauldron?</source>
            <translation>Σειρά σου: σε ποιο καζάνι;</translation>
        </message>
        <message>
            <source>%1: %2 into the red cauldron</source>
            <comment>who, card</comment>
            <translation>%1: %2 στο κόκκινο καζάνι</translation>
        </message>
        <message>
            <source>%1: %2 into the green cauldron</source>
            <comment>who, card</comment>
            <translation>%1: %2 στο πράσινο καζάνι</translation>
        </message>
        <message>
            <source>%1: %2 into the violet cauldron</source>
            <comment>who, card</comment>
            <translation>%1: %2 στο μοβ καζάνι</translation>
        </message>
        <message numerus="yes">
            <source>and drinks %n card(s)</source>
            <translation>
                <numerusform>και πίνει %n φύλλο</numerusform>
                <numerusform>και πίνει %n φύλλα</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PracticeDialog</name>
        <message>
            <source>Practice</source>
            <translation>Εξάσκηση</translation>
        </message>
        <message>
            <source>A table against computer players on this laptop. The shuffle and all proofs are the real ones.</source>
            <translation>Ένα τραπέζι με αντίπαλο τον υπολογιστή, σε αυτό το λάπτοπ. Το ανακάτεμα και όλες οι αποδείξεις είναι αληθινά.</translation>
        </message>
        <message>
            <source>Computer players</source>
            <translation>Παίκτες-υπολογιστές</translation>
        </message>
        <message>
            <source>Starting…</source>
            <translation>Ξεκινά…</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Ξεκίνα</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Άκυρο</translation>
        </message>
    </context>
    <context>
        <name>ProfileDialog</name>
        <message>
            <source>Name and face</source>
            <translation>Όνομα και πρόσωπο</translation>
        </message>
    </context>
    <context>
        <name>ProfileForm</name>
        <message>
            <source>Save</source>
            <translation>Αποθήκευση</translation>
        </message>
        <message>
            <source>The others need a name to call you by.</source>
            <translation>Οι άλλοι χρειάζονται ένα όνομα για να σε φωνάζουν.</translation>
        </message>
        <message>
            <source>Your nickname</source>
            <translation>Το παρατσούκλι σου</translation>
        </message>
        <message>
            <source>Your face</source>
            <translation>Το πρόσωπό σου</translation>
        </message>
        <message>
            <source>Face %1</source>
            <translation>Πρόσωπο %1</translation>
        </message>
    </context>
    <context>
        <name>RanksRibbon</name>
        <message>
            <source>Revolution. From low to high: %1</source>
            <translation>Επανάσταση. Από χαμηλά προς τα ψηλά: %1</translation>
        </message>
        <message>
            <source>From low to high: %1</source>
            <translation>Από χαμηλά προς τα ψηλά: %1</translation>
        </message>
        <message>
            <source>low</source>
            <comment>the low end of an order</comment>
            <translation>χαμηλά</translation>
        </message>
        <message>
            <source>high</source>
            <comment>the high end of an order</comment>
            <translation>ψηλά</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <source>Back to the beginning of a deal</source>
            <translation>Πίσω στην αρχή της μοιρασιάς</translation>
        </message>
        <message>
            <source>One step back</source>
            <translation>Ένα βήμα πίσω</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Παύση</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Αναπαραγωγή</translation>
        </message>
        <message>
            <source>One step on</source>
            <translation>Ένα βήμα μπροστά</translation>
        </message>
        <message>
            <source>To the next deal</source>
            <translation>Στην επόμενη μοιρασιά</translation>
        </message>
        <message>
            <source>Moment %1 of %2</source>
            <translation>Στιγμή %1 από %2</translation>
        </message>
        <message>
            <source>Hand of %1</source>
            <translation>Φύλλα: %1</translation>
        </message>
        <message>
            <source>The hands were not opened</source>
            <translation>Τα φύλλα δεν άνοιξαν</translation>
        </message>
    </context>
    <context>
        <name>ReplaysDialog</name>
        <message>
            <source>Matches played here</source>
            <translation>Παρτίδες που παίχτηκαν εδώ</translation>
        </message>
        <message>
            <source>Each journal is verified before it is shown: all signatures, proofs and rules. The hands lie open when their secrets have been revealed.</source>
            <translation>Κάθε αρχείο ελέγχεται πριν το δεις: όλες οι υπογραφές, οι αποδείξεις και οι κανόνες. Τα φύλλα είναι ανοιχτά, αν έχουν φανερωθεί τα μυστικά τους.</translation>
        </message>
        <message>
            <source>No match has been kept here yet.</source>
            <translation>Δεν έχει φυλαχτεί ακόμα καμία παρτίδα εδώ.</translation>
        </message>
        <message>
            <source>Another journal: the path of its file</source>
            <translation>Άλλο αρχείο: πού βρίσκεται στον δίσκο</translation>
        </message>
        <message>
            <source>Verifying…</source>
            <translation>Ελέγχεται…</translation>
        </message>
        <message>
            <source>Play it back</source>
            <translation>Δες το ριπλέι</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Κλείσιμο</translation>
        </message>
    </context>
    <context>
        <name>ResultDialog</name>
        <message>
            <source>The match is over.</source>
            <translation>Η παρτίδα τελείωσε.</translation>
        </message>
        <message>
            <source>You share the win!</source>
            <translation>Μοιράζεσαι τη νίκη!</translation>
        </message>
        <message>
            <source>You win!</source>
            <translation>Κέρδισες!</translation>
        </message>
        <message>
            <source>%1 win together</source>
            <translation>Κερδίζουν μαζί: %1</translation>
        </message>
        <message>
            <source>%1 wins</source>
            <translation>Κερδίζει: %1</translation>
        </message>
        <message>
            <source>winner</source>
            <translation>νίκη</translation>
        </message>
        <message>
            <source>Journal of the match: %1</source>
            <translation>Αρχείο της παρτίδας: %1</translation>
        </message>
        <message>
            <source>Back to the tables</source>
            <translation>Πίσω στα τραπέζια</translation>
        </message>
        <message>
            <source>Look at the table</source>
            <translation>Δες το τραπέζι</translation>
        </message>
    </context>
    <context>
        <name>ResumeDialog</name>
        <message>
            <source>You were at a table: go back?</source>
            <translation>Ήσουν σε ένα τραπέζι: γυρίζεις;</translation>
        </message>
        <message>
            <source>Cards, points and your seat are where they were. What you forget here isn't offered again.</source>
            <translation>Τα φύλλα, οι πόντοι και η θέση σου είναι όπως τα άφησες. Όποιο τραπέζι ξεχάσεις εδώ δεν θα σου ξαναπροταθεί.</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Όχι τώρα</translation>
        </message>
    </context>
    <context>
        <name>ReturnCard</name>
        <message>
            <source>%1 – your seat waits</source>
            <translation>%1 – η θέση σου περιμένει</translation>
        </message>
        <message>
            <source>Forget</source>
            <translation>Ξέχασέ το</translation>
        </message>
        <message>
            <source>Forget %1</source>
            <translation>Ξέχασε: %1</translation>
        </message>
        <message>
            <source>Go back</source>
            <translation>Γύρνα</translation>
        </message>
        <message>
            <source>Go back to %1</source>
            <translation>Γύρνα στο τραπέζι: %1</translation>
        </message>
    </context>
    <context>
        <name>RevolutionBoard</name>
        <message>
            <source>Revolution! The order of ranks is turned around.</source>
            <translation>Επανάσταση! Η σειρά των φύλλων γύρισε ανάποδα.</translation>
        </message>
        <message>
            <source>Counter-revolution! The old order is back.</source>
            <translation>Αντεπανάσταση! Γύρισε η παλιά σειρά.</translation>
        </message>
        <message>
            <source>%1 is out first!</source>
            <translation>Πρώτη θέση: %1!</translation>
        </message>
        <message>
            <source>%1 is out.</source>
            <translation>%1 τελείωσε τα φύλλα.</translation>
        </message>
        <message>
            <source>%1, the Servant: %2</source>
            <translation>Υπηρέτης, %1: %2</translation>
        </message>
        <message>
            <source>%1 takes the trick</source>
            <translation>%1 παίρνει την μπάζα</translation>
        </message>
        <message>
            <source>Opens: %1</source>
            <translation>Ανοίγει: %1</translation>
        </message>
        <message>
            <source>Who opens?</source>
            <translation>Ποιος ανοίγει;</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) each</source>
            <translation>
                <numerusform>%n φύλλο ο καθένας</numerusform>
                <numerusform>%n φύλλα ο καθένας</numerusform>
            </translation>
        </message>
        <message>
            <source>below %1</source>
            <translation>κάτω από «%1»</translation>
        </message>
        <message>
            <source>above %1</source>
            <translation>πάνω από «%1»</translation>
        </message>
        <message>
            <source>Revolution</source>
            <translation>Επανάσταση</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) left down</source>
            <translation>
                <numerusform>%n κλειστό φύλλο</numerusform>
                <numerusform>%n κλειστά φύλλα</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RevolutionTexts</name>
        <message>
            <source>Be the first to play all your cards and rule the next deal; four of a kind turn the world upside down.</source>
            <translation>Ξεφορτώσου τα φύλλα σου πριν από όλους και κάνε κουμάντο στην επόμενη μοιρασιά· με ένα καρέ ο κόσμος γυρίζει ανάποδα.</translation>
        </message>
        <message>
            <source>Jokers</source>
            <translation>Τζόκερ</translation>
        </message>
        <message>
            <source>Cards for six players</source>
            <translation>Φύλλα για έξι παίκτες</translation>
        </message>
        <message>
            <source>The Swiss swap cards</source>
            <translation>Οι Ελβετοί αλλάζουν φύλλα</translation>
        </message>
        <message>
            <source>After passing</source>
            <translation>Μετά το πάσο</translation>
        </message>
        <message>
            <source>Who leads first</source>
            <translation>Ποιος ανοίγει πρώτος</translation>
        </message>
        <message>
            <source>Teams</source>
            <translation>Ομάδες</translation>
        </message>
        <message>
            <source>Number of deals</source>
            <translation>Πόσες μοιρασιές</translation>
        </message>
        <message>
            <source>Forfeit of the Servant</source>
            <translation>Αγγαρεία του Υπηρέτη</translation>
        </message>
        <message>
            <source>Two jokers, each with the rank of the cards beside it; alone they count as the highest rank.</source>
            <translation>Δύο τζόκερ, που παίρνουν την αξία των φύλλων που παίζονται μαζί τους· μόνοι τους μετράνε για το ψηλότερο φύλλο.</translation>
        </message>
        <message>
            <source>All from 3 to ace, eight cards each; or from 5 to ace, six each, and four stay face down for the Swiss.</source>
            <translation>Όλα από το 3 ως τον άσο, οκτώ φύλλα ο καθένας· ή από το 5 ως τον άσο, έξι ο καθένας, και τέσσερα μένουν κλειστά για τους Ελβετούς.</translation>
        </message>
        <message>
            <source>Only where cards are left face down: two of them are taken for two of one's own.</source>
            <translation>Μόνο όταν μένουν κλειστά φύλλα: παίρνουν δύο από αυτά και αφήνουν δύο δικά τους.</translation>
        </message>
        <message>
            <source>Whether who has passed may play again in the same trick.</source>
            <translation>Αν όποιος πήγε πάσο μπορεί να ξαναπαίξει στην ίδια μπάζα.</translation>
        </message>
        <message>
            <source>From the second deal on: the Servant, or each time whoever holds the lowest diamond.</source>
            <translation>Από τη δεύτερη μοιρασιά και μετά: ο Υπηρέτης, ή κάθε φορά όποιος έχει το χαμηλότερο καρό.</translation>
        </message>
        <message>
            <source>Two teams of 4 or 6 players, or three of 6. Partners sit apart, and their points are added.</source>
            <translation>Δύο ομάδες με 4 ή 6 παίκτες, ή τρεις με 6. Οι συμπαίκτες δεν κάθονται δίπλα δίπλα, και οι πόντοι τους προστίθενται.</translation>
        </message>
        <message>
            <source>The match ends after so many deals.</source>
            <translation>Η παρτίδα τελειώνει μετά από τόσες μοιρασιές.</translation>
        </message>
        <message>
            <source>What the Servant does after each deal, for instance: makes the tea.</source>
            <translation>Τι κάνει ο Υπηρέτης μετά από κάθε μοιρασιά, για παράδειγμα: φτιάχνει τσάι.</translation>
        </message>
        <message>
            <source>3 to ace</source>
            <translation>Από 3 ως άσο</translation>
        </message>
        <message>
            <source>5 to ace, four left down</source>
            <translation>Από 5 ως άσο, τέσσερα κλειστά</translation>
        </message>
        <message>
            <source>They must</source>
            <translation>Υποχρεωτικά</translation>
        </message>
        <message>
            <source>They may</source>
            <translation>Προαιρετικά</translation>
        </message>
        <message>
            <source>One may play again</source>
            <translation>Μπορείς να ξαναπαίξεις</translation>
        </message>
        <message>
            <source>One is out of the trick</source>
            <translation>Βγαίνεις από την μπάζα</translation>
        </message>
        <message>
            <source>The Servant</source>
            <translation>Ο Υπηρέτης</translation>
        </message>
        <message>
            <source>The lowest diamond</source>
            <translation>Το χαμηλότερο καρό</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Καμία</translation>
        </message>
        <message>
            <source>Two teams</source>
            <translation>Δύο ομάδες</translation>
        </message>
        <message>
            <source>Three teams</source>
            <translation>Τρεις ομάδες</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Άρχοντας</translation>
        </message>
        <message>
            <source>Half-Master</source>
            <translation>Μισοάρχοντας</translation>
        </message>
        <message>
            <source>Swiss</source>
            <translation>Ελβετός</translation>
        </message>
        <message>
            <source>Half-Servant</source>
            <translation>Μισοϋπηρέτης</translation>
        </message>
        <message>
            <source>Servant</source>
            <translation>Υπηρέτης</translation>
        </message>
        <message>
            <source>1st</source>
            <translation>1η</translation>
        </message>
        <message>
            <source>2nd</source>
            <translation>2η</translation>
        </message>
        <message>
            <source>3rd</source>
            <translation>3η</translation>
        </message>
        <message>
            <source>%1th</source>
            <comment>a place: 4th, 5th, 6th</comment>
            <translation>%1η</translation>
        </message>
        <message>
            <source>Team %1</source>
            <translation>Ομάδα %1</translation>
        </message>
        <message>
            <source>The exchange is over.</source>
            <translation>Η ανταλλαγή τελείωσε.</translation>
        </message>
        <message>
            <source>Cards are exchanged first.</source>
            <translation>Πρώτα ανταλλάσσουμε φύλλα.</translation>
        </message>
        <message>
            <source>Two cards are swapped.</source>
            <translation>Αλλάζεις δύο φύλλα.</translation>
        </message>
        <message>
            <source>Give exactly as many cards as are asked for.</source>
            <translation>Δώσε ακριβώς όσα φύλλα σου ζητούν.</translation>
        </message>
        <message numerus="yes">
            <source>Everybody plays %n card(s) at once in this trick.</source>
            <translation>
                <numerusform>Σε αυτή την μπάζα όλοι παίζουν από %n φύλλο.</numerusform>
                <numerusform>Σε αυτή την μπάζα όλοι παίζουν από %n φύλλα μαζί.</numerusform>
            </translation>
        </message>
        <message>
            <source>At most four cards are played at once.</source>
            <translation>Παίζεις το πολύ τέσσερα φύλλα μαζί.</translation>
        </message>
        <message>
            <source>Cards that are played together have one rank.</source>
            <translation>Τα φύλλα που παίζεις μαζί έχουν την ίδια αξία.</translation>
        </message>
        <message>
            <source>Who leads can't pass.</source>
            <translation>Όποιος ανοίγει δεν μπορεί να πάει πάσο.</translation>
        </message>
        <message>
            <source>At this table the Swiss must swap.</source>
            <translation>Σε αυτό το τραπέζι οι Ελβετοί αλλάζουν υποχρεωτικά.</translation>
        </message>
        <message>
            <source>Your best cards are asked for: choose only among equal ones.</source>
            <translation>Σου ζητούν τα καλύτερα φύλλα σου: διαλέγεις μόνο ανάμεσα στα ίσα.</translation>
        </message>
        <message>
            <source>The first lead must contain the %1.</source>
            <translation>Το πρώτο άνοιγμα πρέπει να έχει μέσα το φύλλο %1.</translation>
        </message>
        <message>
            <source>The first lead must contain the lowest diamond.</source>
            <translation>Το πρώτο άνοιγμα πρέπει να έχει μέσα το χαμηλότερο καρό.</translation>
        </message>
        <message>
            <source>That is not higher than the last play.</source>
            <translation>Δεν είναι ψηλότερο από ό,τι παίχτηκε τελευταίο.</translation>
        </message>
        <message>
            <source>In a revolution only ranks below %1 beat it.</source>
            <translation>Στην επανάσταση το νικούν μόνο φύλλα κάτω από «%1».</translation>
        </message>
        <message>
            <source>Only ranks above %1 beat it.</source>
            <translation>Το νικούν μόνο φύλλα πάνω από «%1».</translation>
        </message>
        <message>
            <source>Points: the most win.</source>
            <translation>Πόντοι: κερδίζει όποιος έχει τους περισσότερους.</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <comment>role, name</comment>
            <translation>%2 (%1)</translation>
        </message>
        <message>
            <source>Next deal: %1</source>
            <translation>Επόμενη μοιρασιά: %1</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1, the Servant: %2</source>
            <translation>Υπηρέτης, %1: %2</translation>
        </message>
        <message>
            <source>Get rid of all your cards. The cards go from %1 up to ace; suits don't matter. The turn goes to the right, counter-clockwise.</source>
            <translation>Ξεφορτώσου όλα τα φύλλα σου. Τα φύλλα πάνε από το %1 ως τον άσο· τα χρώματα δεν παίζουν ρόλο. Η σειρά πάει προς τα δεξιά, αντίθετα από το ρολόι.</translation>
        </message>
        <message>
            <source>The leader plays one to four cards of one rank. The others in turn play as many cards of a higher rank, or pass. %1</source>
            <translation>Όποιος ανοίγει παίζει ένα ως τέσσερα φύλλα ίδιας αξίας. Οι άλλοι με τη σειρά παίζουν άλλα τόσα φύλλα μεγαλύτερης αξίας, ή πάνε πάσο. %1</translation>
        </message>
        <message>
            <source>Who has passed is out of this trick.</source>
            <translation>Όποιος πήγε πάσο βγαίνει από αυτή την μπάζα.</translation>
        </message>
        <message>
            <source>Who has passed may play again later.</source>
            <translation>Όποιος πήγε πάσο μπορεί να ξαναπαίξει αργότερα.</translation>
        </message>
        <message>
            <source>When nobody beats a play, or nothing can beat it, its player leads anew. In the first deal whoever holds the %1 leads with it. %2</source>
            <translation>Όταν κανείς δεν νικά ό,τι παίχτηκε, ή τίποτα δεν μπορεί να το νικήσει, όποιος το έπαιξε ανοίγει ξανά. Στην πρώτη μοιρασιά ανοίγει όποιος έχει το %1, με αυτό. %2</translation>
        </message>
        <message>
            <source>So it is in every deal.</source>
            <translation>Το ίδιο και σε κάθε μοιρασιά.</translation>
        </message>
        <message>
            <source>Afterwards the Servant leads first.</source>
            <translation>Στις επόμενες ανοίγει πρώτος ο Υπηρέτης.</translation>
        </message>
        <message>
            <source>Revolution: four of a kind turns the order of ranks around for the rest of the deal; another four turns it back. Four can only be led, or answer four.</source>
            <translation>Επανάσταση: ένα καρέ (τέσσερα ίδια) γυρίζει ανάποδα τη σειρά των φύλλων ως το τέλος της μοιρασιάς· άλλο ένα καρέ τη φέρνει στα ίσα της. Με καρέ μόνο ανοίγεις ή απαντάς σε καρέ.</translation>
        </message>
        <message>
            <source>Jokers have the rank of the cards beside them. Alone they count as the highest rank of the order in force.</source>
            <translation>Οι τζόκερ παίρνουν την αξία των φύλλων που παίζονται μαζί τους. Μόνοι τους μετράνε για το ψηλότερο φύλλο στη σειρά που ισχύει.</translation>
        </message>
        <message>
            <source>The order of going out gives 2, 1, −1 and −2 points and the roles of the next deal: Master, Half-Master, Half-Servant, Servant.</source>
            <translation>Με τη σειρά που τελειώνουν, οι παίκτες παίρνουν 2, 1, −1 και −2 πόντους και τους ρόλους της επόμενης μοιρασιάς: Άρχοντας, Μισοάρχοντας, Μισοϋπηρέτης, Υπηρέτης.</translation>
        </message>
        <message>
            <source>The order of going out gives 2, 1, 0, −1 and −2 points and the roles of the next deal: Master, Half-Master, Swiss, Half-Servant, Servant.</source>
            <translation>Με τη σειρά που τελειώνουν, οι παίκτες παίρνουν 2, 1, 0, −1 και −2 πόντους και τους ρόλους της επόμενης μοιρασιάς: Άρχοντας, Μισοάρχοντας, Ελβετός, Μισοϋπηρέτης, Υπηρέτης.</translation>
        </message>
        <message>
            <source>Before the next deal is played, the Servant gives the Master the two best cards and gets any two back; Half-Servant and Half-Master exchange one card in the same way.</source>
            <translation>Πριν παιχτεί η επόμενη μοιρασιά, ο Υπηρέτης δίνει στον Άρχοντα τα δύο καλύτερα φύλλα του και παίρνει πίσω δύο οποιαδήποτε· ο Μισοϋπηρέτης και ο Μισοάρχοντας ανταλλάσσουν ένα φύλλο με τον ίδιο τρόπο.</translation>
        </message>
        <message>
            <source>Two teams play, and each adds up its points. Partners sit apart.</source>
            <translation>Παίζουν δύο ομάδες, και καθεμιά προσθέτει τους πόντους της. Οι συμπαίκτες δεν κάθονται δίπλα δίπλα.</translation>
        </message>
        <message>
            <source>Three teams play, and each adds up its points. Partners sit opposite each other.</source>
            <translation>Παίζουν τρεις ομάδες, και καθεμιά προσθέτει τους πόντους της. Οι συμπαίκτες κάθονται ο ένας απέναντι από τον άλλο.</translation>
        </message>
        <message numerus="yes">
            <source>The match has %n deal(s). The most points win.</source>
            <translation>
                <numerusform>Η παρτίδα έχει %n μοιρασιά. Κερδίζουν οι περισσότεροι πόντοι.</numerusform>
                <numerusform>Η παρτίδα έχει %n μοιρασιές. Κερδίζουν οι περισσότεροι πόντοι.</numerusform>
            </translation>
        </message>
        <message>
            <source>After each deal the Servant: %1.</source>
            <translation>Μετά από κάθε μοιρασιά ο Υπηρέτης: %1.</translation>
        </message>
        <message>
            <source>First the Swiss may swap two cards with those that were left face down.</source>
            <translation>Πρώτα οι Ελβετοί μπορούν να αλλάξουν δύο φύλλα με τα κλειστά.</translation>
        </message>
        <message>
            <source>First the Swiss swap two cards with those that were left face down.</source>
            <translation>Πρώτα οι Ελβετοί αλλάζουν δύο φύλλα με τα κλειστά.</translation>
        </message>
        <message>
            <source>Swiss: choose two cards to put down.</source>
            <translation>Ελβετός: διάλεξε δύο φύλλα να αφήσεις.</translation>
        </message>
        <message>
            <source>Swap these two?</source>
            <translation>Αλλάζεις αυτά τα δύο;</translation>
        </message>
        <message>
            <source>Give this to %1?</source>
            <translation>Να πάρει %1 ό,τι σήκωσες;</translation>
        </message>
        <message numerus="yes">
            <source>Give your %n best card(s) to %1.</source>
            <translation>
                <numerusform>Δώσε %n φύλλο, το καλύτερό σου. Παίρνει: %1.</numerusform>
                <numerusform>Δώσε %n φύλλα, τα καλύτερά σου. Παίρνει: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Give any %n card(s) back to %1.</source>
            <translation>
                <numerusform>Δώσε πίσω %n φύλλο, όποιο θες. Παίρνει: %1.</numerusform>
                <numerusform>Δώσε πίσω %n φύλλα, όποια θες. Παίρνει: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Play these %n cards?</source>
            <translation>
                <numerusform>Παίζεις αυτό το %n φύλλο;</numerusform>
                <numerusform>Παίζεις αυτά τα %n φύλλα;</numerusform>
            </translation>
        </message>
        <message>
            <source>Once more, or Enter, plays it.</source>
            <translation>Άλλη μία φορά, ή Enter, και παίζεται.</translation>
        </message>
        <message>
            <source>You open: play the %1, with more of its rank if you like.</source>
            <translation>Ανοίγεις εσύ: παίξε %1, κι άλλα ίδιας αξίας αν θέλεις.</translation>
        </message>
        <message>
            <source>You lead: one to four cards of one rank.</source>
            <translation>Ανοίγεις εσύ: ένα ως τέσσερα φύλλα ίδιας αξίας.</translation>
        </message>
        <message>
            <source>You can't beat it: pass.</source>
            <translation>Δεν το νικάς: πάσο.</translation>
        </message>
        <message numerus="yes">
            <source>Your turn: %n card(s) below %1, or pass.</source>
            <translation>
                <numerusform>Σειρά σου: %n φύλλο κάτω από «%1», ή πάσο.</numerusform>
                <numerusform>Σειρά σου: %n φύλλα κάτω από «%1», ή πάσο.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your turn: %n card(s) above %1, or pass.</source>
            <translation>
                <numerusform>Σειρά σου: %n φύλλο πάνω από «%1», ή πάσο.</numerusform>
                <numerusform>Σειρά σου: %n φύλλα πάνω από «%1», ή πάσο.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 passes</source>
            <translation>%1: πάσο</translation>
        </message>
        <message>
            <source>%1 keeps all cards</source>
            <translation>%1 κρατά όλα τα φύλλα</translation>
        </message>
    </context>
    <context>
        <name>RoleTray</name>
        <message>
            <source>passed</source>
            <translation>πάσο</translation>
        </message>
        <message>
            <source>out, %1</source>
            <translation>τελείωσε, %1 θέση</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1 is in play</source>
            <translation>%1 παίζει ακόμα</translation>
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
            <translation>διαλέγεις φύλλο</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>play it; then ← → and Enter choose a place</source>
            <translation>το παίζεις· μετά με ← → και Enter διαλέγεις θέση</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Διάστημα</translation>
        </message>
        <message>
            <source>lift or put down, where several cards go together</source>
            <translation>σηκώνεις ή κατεβάζεις, όταν παίζονται πολλά φύλλα μαζί</translation>
        </message>
        <message>
            <source>P, D, K</source>
            <translation>P, D, K</translation>
        </message>
        <message>
            <source>pass, draw, keep</source>
            <translation>πας πάσο, τραβάς, κρατάς</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>put it back</source>
            <translation>το βάζεις πίσω</translation>
        </message>
        <message>
            <source>H</source>
            <translation>H</translation>
        </message>
        <message>
            <source>hide or show your hand</source>
            <translation>κρύβεις ή δείχνεις το χέρι σου</translation>
        </message>
        <message>
            <source>M</source>
            <translation>M</translation>
        </message>
        <message>
            <source>sounds on or off</source>
            <translation>ήχοι ανοιχτοί ή κλειστοί</translation>
        </message>
        <message>
            <source>T</source>
            <translation>T</translation>
        </message>
        <message>
            <source>the last trick, in games with tricks</source>
            <translation>η τελευταία μπάζα, στα παιχνίδια με μπάζες</translation>
        </message>
        <message>
            <source>S, L, C, F1</source>
            <translation>S, L, C, F1</translation>
        </message>
        <message>
            <source>score pad, game log, chat, rules</source>
            <translation>πόντοι, ιστορικό, κουβέντα, κανόνες</translation>
        </message>
        <message>
            <source>Page Up, Page Down</source>
            <translation>Page Up, Page Down</translation>
        </message>
        <message>
            <source>turn the page of what is open beside the table</source>
            <translation>πάνω ή κάτω σε ό,τι είναι ανοιχτό δίπλα στο τραπέζι</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Πλήκτρα</translation>
        </message>
    </context>
    <context>
        <name>RulesDialog</name>
        <message>
            <source>How to play %1</source>
            <translation>Κανόνες: %1</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Κλείσιμο</translation>
        </message>
    </context>
    <context>
        <name>ScoreChart</name>
        <message>
            <source>Chart of the match</source>
            <translation>Διάγραμμα της παρτίδας</translation>
        </message>
    </context>
    <context>
        <name>ScoreDialog</name>
        <message>
            <source>Score pad</source>
            <translation>Πόντοι</translation>
        </message>
        <message>
            <source>Waiting for %1.</source>
            <translation>Περιμένουμε: %1.</translation>
        </message>
        <message>
            <source>Dealing…</source>
            <translation>Μοιράζουμε…</translation>
        </message>
        <message>
            <source>The next deck is shuffled and verified already.</source>
            <translation>Η επόμενη τράπουλα είναι ήδη ανακατεμένη και ελεγμένη.</translation>
        </message>
        <message>
            <source>The next deck is being shuffled.</source>
            <translation>Η επόμενη τράπουλα ανακατεύεται.</translation>
        </message>
        <message>
            <source>Next deal</source>
            <translation>Επόμενη μοιρασιά</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Κλείσιμο</translation>
        </message>
    </context>
    <context>
        <name>ScorePad</name>
        <message>
            <source>winner</source>
            <translation>νίκη</translation>
        </message>
        <message>
            <source>ready</source>
            <translation>είναι μέσα</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Σύνολο</translation>
        </message>
        <message>
            <source>Deal %1</source>
            <translation>Μοιρασιά %1</translation>
        </message>
    </context>
    <context>
        <name>SealBadge</name>
        <message>
            <source>Checked: nobody cheated</source>
            <translation>Ελέγχθηκε: κανείς δεν έκλεψε</translation>
        </message>
        <message>
            <source>The check failed</source>
            <translation>Ο έλεγχος απέτυχε</translation>
        </message>
        <message>
            <source>Checking the match</source>
            <translation>Ελέγχεται η παρτίδα</translation>
        </message>
        <message numerus="yes">
            <source>Shuffle verified by all %n</source>
            <translation>
                <numerusform>Ανακάτεμα ελεγμένο από %n</numerusform>
                <numerusform>Ανακάτεμα ελεγμένο και από τους %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Verifying the shuffle: %1 of %2</source>
            <translation>Έλεγχος ανακατέματος: %1 από %2</translation>
        </message>
        <message>
            <source>Shows who proved what</source>
            <translation>Δείχνει ποιος απέδειξε τι</translation>
        </message>
    </context>
    <context>
        <name>SealDialog</name>
        <message>
            <source>How this deal was shuffled</source>
            <translation>Πώς ανακατεύτηκε αυτή η μοιρασιά</translation>
        </message>
        <message>
            <source>Every laptop shuffled the locked deck in turn and proved that no card was added, lost or looked at. Every other laptop checked each proof. No server and no dealer: a card opens only when everybody's key helps, and then only to whom it belongs.</source>
            <translation>Κάθε λάπτοπ με τη σειρά του ανακάτεψε την κλειδωμένη τράπουλα και απέδειξε ότι κανένα φύλλο δεν προστέθηκε, δεν χάθηκε και δεν το είδε κανείς. Όλα τα άλλα λάπτοπ έλεγξαν κάθε απόδειξη. Ούτε διακομιστής ούτε κάποιος που μοιράζει: ένα φύλλο ανοίγει μόνο με τα κλειδιά όλων, και μόνο γι' αυτόν που το δικαιούται.</translation>
        </message>
        <message>
            <source>Safety words of this table: %1</source>
            <translation>Λέξεις ασφαλείας αυτού του τραπεζιού: %1</translation>
        </message>
        <message>
            <source>Nothing has been proved in this deal yet.</source>
            <translation>Σε αυτή τη μοιρασιά δεν έχει αποδειχθεί τίποτα ακόμα.</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1 %2 – checked by %3</source>
            <translation>%1 %2 – έλεγχος: %3</translation>
        </message>
        <message>
            <source>%1 ms</source>
            <translation>%1 ms</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Κλείσιμο</translation>
        </message>
    </context>
    <context>
        <name>Seat</name>
        <message numerus="yes">
            <source>thinking – %n second(s)</source>
            <translation>
                <numerusform>σκέφτεται – %n δευτ.</numerusform>
                <numerusform>σκέφτεται – %n δευτ.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n φύλλο</numerusform>
                <numerusform>%n φύλλα</numerusform>
            </translation>
        </message>
        <message>
            <source>on turn</source>
            <translation>έχει σειρά</translation>
        </message>
    </context>
    <context>
        <name>SettingsDialog</name>
        <message>
            <source>Settings</source>
            <translation>Ρυθμίσεις</translation>
        </message>
        <message>
            <source>Look</source>
            <translation>Εμφάνιση</translation>
        </message>
        <message>
            <source>As the system</source>
            <translation>Όπως το σύστημα</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Φωτεινή</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Σκούρα</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Φύλλα</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>Κανονικά</translation>
        </message>
        <message>
            <source>Large index</source>
            <translation>Μεγάλα σύμβολα</translation>
        </message>
        <message>
            <source>Four colours</source>
            <translation>Τέσσερα χρώματα</translation>
        </message>
        <message>
            <source>Large index, four colours</source>
            <translation>Μεγάλα σύμβολα, τέσσερα χρώματα</translation>
        </message>
        <message>
            <source>Table cloth</source>
            <translation>Τσόχα</translation>
        </message>
        <message>
            <source>Lagoon</source>
            <translation>Λίμνη</translation>
        </message>
        <message>
            <source>Forest</source>
            <translation>Δάσος</translation>
        </message>
        <message>
            <source>Wine</source>
            <translation>Κρασί</translation>
        </message>
        <message>
            <source>Night</source>
            <translation>Νύχτα</translation>
        </message>
        <message>
            <source>Sort the hand by</source>
            <translation>Ταξινόμηση φύλλων κατά</translation>
        </message>
        <message>
            <source>colour</source>
            <translation>χρώμα</translation>
        </message>
        <message>
            <source>value</source>
            <translation>αξία</translation>
        </message>
        <message>
            <source>Size of everything</source>
            <translation>Μέγεθος όλων</translation>
        </message>
        <message>
            <source>At the table it grows as far as the window has room.</source>
            <translation>Στο τραπέζι μεγαλώνει όσο το επιτρέπει το παράθυρο.</translation>
        </message>
        <message>
            <source>Animations</source>
            <translation>Κίνηση</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Καθόλου</translation>
        </message>
        <message>
            <source>Quick</source>
            <translation>Γρήγορη</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Κανονική</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Αργή</translation>
        </message>
        <message>
            <source>How fast cards move and computer players play. Off: cards are where they belong at once.</source>
            <translation>Πόσο γρήγορα κινούνται τα φύλλα και παίζουν οι υπολογιστές. «Καθόλου»: τα φύλλα βρίσκονται αμέσως στη θέση τους.</translation>
        </message>
        <message>
            <source>Sounds</source>
            <translation>Ήχοι</translation>
        </message>
        <message>
            <source>A card on the cloth, and a tone when it is your turn.</source>
            <translation>Ένα φύλλο στην τσόχα, κι ένας τόνος όταν είναι η σειρά σου.</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Γλώσσα</translation>
        </message>
        <message>
            <source>Here are the languages into which this window has been translated.</source>
            <translation>Εδώ είναι οι γλώσσες στις οποίες έχει μεταφραστεί το πρόγραμμα.</translation>
        </message>
        <message>
            <source>Network</source>
            <translation>Δίκτυο</translation>
        </message>
        <message>
            <source>Check the network</source>
            <translation>Έλεγχος του δικτύου</translation>
        </message>
        <message>
            <source>When laptops don't find each other: what is in the way, and what to try.</source>
            <translation>Όταν τα λάπτοπ δεν βρίσκουν το ένα το άλλο: τι εμποδίζει και τι να δοκιμάσεις.</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Εντάξει</translation>
        </message>
    </context>
    <context>
        <name>SidePanel</name>
        <message>
            <source>Chat</source>
            <translation>Κουβέντα</translation>
        </message>
        <message>
            <source>How to play %1</source>
            <translation>Κανόνες: %1</translation>
        </message>
        <message>
            <source>Game log</source>
            <translation>Ιστορικό</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Κλείσιμο</translation>
        </message>
    </context>
    <context>
        <name>SixBoard</name>
        <message>
            <source>Your card, hidden</source>
            <translation>Το φύλλο σου, κλειστό</translation>
        </message>
        <message>
            <source>Your card: %1</source>
            <translation>Το φύλλο σου: %1</translation>
        </message>
        <message>
            <source>your card</source>
            <translation>το φύλλο σου</translation>
        </message>
        <message>
            <source>your card, unseen by the others</source>
            <translation>το φύλλο σου, οι άλλοι δεν το βλέπουν</translation>
        </message>
    </context>
    <context>
        <name>SixRow</name>
        <message>
            <source>Row %1</source>
            <comment>of cards</comment>
            <translation>Γραμμή %1</translation>
        </message>
        <message>
            <source>Press Enter to take this row: %1.</source>
            <translation>Πάτα Enter για να πάρεις αυτή τη γραμμή: %1.</translation>
        </message>
        <message>
            <source>Press Enter to lay the card here.</source>
            <translation>Πάτα Enter για να βάλεις το φύλλο εδώ.</translation>
        </message>
        <message>
            <source>The next card takes it.</source>
            <translation>Το επόμενο φύλλο την παίρνει.</translation>
        </message>
        <message>
            <source>Take: %1</source>
            <translation>Πάρε: %1</translation>
        </message>
        <message>
            <source>Lay it here</source>
            <translation>Βάλε το εδώ</translation>
        </message>
    </context>
    <context>
        <name>SixTexts</name>
        <message>
            <source>Whoever lays the sixth card takes the row, and all its heads.</source>
            <translation>Όποιος βάλει το έκτο φύλλο παίρνει τη γραμμή, με όλα τα κεφάλια της.</translation>
        </message>
        <message numerus="yes">
            <source>%n head(s)</source>
            <translation>
                <numerusform>%n κεφάλι</numerusform>
                <numerusform>%n κεφάλια</numerusform>
            </translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Φύλλα</translation>
        </message>
        <message>
            <source>Both ends</source>
            <translation>Και από τις δύο άκρες</translation>
        </message>
        <message>
            <source>Points at the start</source>
            <translation>Πόντοι στην αρχή</translation>
        </message>
        <message>
            <source>All 104, of which most stay away; or only as many as are dealt, so that you can count who still has what.</source>
            <translation>Και τα 104, που τα πιο πολλά μένουν έξω· ή μόνο όσα μοιράζονται, ώστε να μπορείς να μετράς ποιος έχει τι ακόμα.</translation>
        </message>
        <message>
            <source>For professionals: a card may join a row on its left too, if that end is the nearest.</source>
            <translation>Για προχωρημένους: ένα φύλλο μπορεί να μπει και στην αριστερή άκρη μιας γραμμής, αν αυτή είναι η πιο κοντινή.</translation>
        </message>
        <message>
            <source>Every head costs one of them. When somebody has none left after a round, the match is over.</source>
            <translation>Κάθε κεφάλι κοστίζει έναν. Όταν μετά από έναν γύρο κάποιος δεν έχει άλλους, η παρτίδα τελειώνει.</translation>
        </message>
        <message>
            <source>Only those dealt</source>
            <translation>Μόνο όσα μοιράζονται</translation>
        </message>
        <message>
            <source>All 104</source>
            <translation>Και τα 104</translation>
        </message>
        <message>
            <source>Left and right</source>
            <translation>Αριστερά και δεξιά</translation>
        </message>
        <message>
            <source>Right only</source>
            <translation>Μόνο δεξιά</translation>
        </message>
        <message>
            <source>%1 with %2</source>
            <comment>a card: its number, its heads</comment>
            <translation>%1 με %2</translation>
        </message>
        <message>
            <source>A row must be chosen first: click one of those that shine.</source>
            <translation>Πρώτα διαλέγουμε γραμμή: κάνε κλικ σε μία από τις φωτισμένες.</translation>
        </message>
        <message>
            <source>No row is to be chosen now.</source>
            <translation>Τώρα δεν διαλέγουμε γραμμή.</translation>
        </message>
        <message>
            <source>Your card lies face down: it is final.</source>
            <translation>Το φύλλο σου είναι κλειστό στο τραπέζι: δεν αλλάζει πια.</translation>
        </message>
        <message>
            <source>Points left: the most win. Every head costs one.</source>
            <translation>Πόντοι που μένουν: κερδίζει όποιος έχει τους περισσότερους. Κάθε κεφάλι κοστίζει έναν.</translation>
        </message>
        <message>
            <source>Everybody has ten cards; four open cards begin the rows. The small heads on a card are what it costs.</source>
            <translation>Όλοι έχουν δέκα φύλλα· τέσσερα ανοιχτά φύλλα αρχίζουν τις γραμμές. Τα κεφαλάκια πάνω στο φύλλο λένε πόσο κοστίζει.</translation>
        </message>
        <message>
            <source>All choose a card at the same time, face down. When everyone has, all are shown and placed, the lowest first.</source>
            <translation>Όλοι διαλέγουν την ίδια στιγμή ένα φύλλο, κλειστό. Όταν διαλέξουν όλοι, τα φύλλα ανοίγουν και μπαίνουν στις γραμμές, πρώτα το χαμηλότερο.</translation>
        </message>
        <message>
            <source>A card joins the end that is nearest to its number: right of a smaller card or left of a larger one. Are two equally near, its player chooses.</source>
            <translation>Το φύλλο μπαίνει στην άκρη που είναι πιο κοντά στον αριθμό του: δεξιά από ένα μικρότερο ή αριστερά από ένα μεγαλύτερο. Αν δύο απέχουν το ίδιο, διαλέγει όποιος το έπαιξε.</translation>
        </message>
        <message>
            <source>A card joins the row whose last card is the nearest below it.</source>
            <translation>Από τις γραμμές που τελειώνουν σε μικρότερο φύλλο, το δικό σου μπαίνει σε εκείνη με το πιο κοντινό.</translation>
        </message>
        <message>
            <source>A row holds five cards, whichever end they came to. Whoever lays the sixth takes the five, and the sixth begins the row anew.</source>
            <translation>Μια γραμμή χωράει πέντε φύλλα, από όποια άκρη κι αν ήρθαν. Όποιος βάλει το έκτο παίρνει τα πέντε, και το έκτο αρχίζει ξανά τη γραμμή.</translation>
        </message>
        <message>
            <source>A row holds five cards. Whoever lays the sixth takes the five, and the sixth begins the row anew.</source>
            <translation>Μια γραμμή χωράει πέντε φύλλα. Όποιος βάλει το έκτο παίρνει τα πέντε, και το έκτο αρχίζει ξανά τη γραμμή.</translation>
        </message>
        <message>
            <source>A card that fits no end lies inside all four rows: its player chooses a row to take, and the card begins it anew.</source>
            <translation>Ένα φύλλο που δεν ταιριάζει σε καμία άκρη είναι ανάμεσα στις άκρες και των τεσσάρων γραμμών: όποιος το έπαιξε διαλέγει μια γραμμή να πάρει, και το φύλλο την αρχίζει ξανά.</translation>
        </message>
        <message>
            <source>A card lower than all last cards fits nowhere: its player chooses a row to take, and the card begins it anew.</source>
            <translation>Ένα φύλλο μικρότερο από όλα τα τελευταία δεν μπαίνει πουθενά: όποιος το έπαιξε διαλέγει μια γραμμή να πάρει, και το φύλλο την αρχίζει ξανά.</translation>
        </message>
        <message>
            <source>What a card costs: 1 head; ends it in 5, 2; in 0, 3; two equal digits, 5.</source>
            <translation>Πόσο κοστίζει ένα φύλλο: ένα κεφάλι· αν λήγει σε 5, δύο· σε 0, τρία· με δύο ίδια ψηφία, πέντε.</translation>
        </message>
        <message>
            <source>What a card costs: 1 head; ends it in 5, 2; in 0, 3; two equal digits, 5; and the 55 costs 7.</source>
            <translation>Πόσο κοστίζει ένα φύλλο: ένα κεφάλι· αν λήγει σε 5, δύο· σε 0, τρία· με δύο ίδια ψηφία, πέντε· και το 55 κοστίζει επτά.</translation>
        </message>
        <message>
            <source>Only the cards 1 to %1 are in play, and all of them: none is missing.</source>
            <translation>Παίζουν μόνο τα φύλλα από το 1 ως το %1, και μάλιστα όλα: δεν λείπει κανένα.</translation>
        </message>
        <message>
            <source>Everybody begins with %1 points, and each head taken costs one. When somebody is at 0 or below after a round, the match ends: the most points win.</source>
            <translation>Όλοι αρχίζουν με %1 πόντους, και κάθε κεφάλι που παίρνεις κοστίζει έναν. Όταν μετά από έναν γύρο κάποιος έχει 0 ή λιγότερους, η παρτίδα τελειώνει: κερδίζουν οι περισσότεροι πόντοι.</translation>
        </message>
        <message>
            <source>Your card fits no row: choose the row that you take.</source>
            <translation>Το φύλλο σου δεν μπαίνει πουθενά: διάλεξε ποια γραμμή παίρνεις.</translation>
        </message>
        <message>
            <source>Two ends are equally near: choose the row for your card.</source>
            <translation>Δύο άκρες απέχουν το ίδιο: διάλεξε γραμμή για το φύλλο σου.</translation>
        </message>
        <message>
            <source>Once more lays it face down, for good.</source>
            <translation>Άλλη μία φορά και πέφτει κλειστό, οριστικά.</translation>
        </message>
        <message>
            <source>Choose a card: all are shown together.</source>
            <translation>Διάλεξε φύλλο: ανοίγουν όλα μαζί.</translation>
        </message>
        <message>
            <source>One moment…</source>
            <translation>Μια στιγμή…</translation>
        </message>
        <message>
            <source>Your card is down. %1 is still choosing…</source>
            <translation>Το φύλλο σου έπεσε. %1 διαλέγει ακόμα…</translation>
        </message>
        <message numerus="yes">
            <source>Your card is down. %n others are still choosing…</source>
            <translation>
                <numerusform>Το φύλλο σου έπεσε. Διαλέγει ακόμα %n…</numerusform>
                <numerusform>Το φύλλο σου έπεσε. Διαλέγουν ακόμα %n…</numerusform>
            </translation>
        </message>
        <message>
            <source>All have chosen…</source>
            <translation>Διάλεξαν όλοι…</translation>
        </message>
        <message>
            <source>All are choosing a card…</source>
            <translation>Όλοι διαλέγουν φύλλο…</translation>
        </message>
        <message>
            <source>%1 chooses…</source>
            <translation>%1 διαλέγει…</translation>
        </message>
        <message>
            <source>%1: %2 takes row %3, %4</source>
            <translation>%1: το %2 παίρνει τη γραμμή %3, %4</translation>
        </message>
        <message>
            <source>%1: %2 in row %3</source>
            <translation>%1: το %2 στη γραμμή %3</translation>
        </message>
        <message>
            <source>%1: %2, not placed yet</source>
            <translation>%1: %2, δεν μπήκε ακόμα</translation>
        </message>
    </context>
    <context>
        <name>SixTray</name>
        <message>
            <source>%1 has taken %2</source>
            <translation>%1 έχει πάρει %2</translation>
        </message>
        <message>
            <source>and played %1</source>
            <translation>και έπαιξε %1</translation>
        </message>
        <message>
            <source>and has chosen a card</source>
            <translation>και διάλεξε φύλλο</translation>
        </message>
    </context>
    <context>
        <name>Spinner</name>
        <message>
            <source>Less</source>
            <translation>Λιγότερο</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Περισσότερο</translation>
        </message>
    </context>
    <context>
        <name>StandardTexts</name>
        <message>
            <source>clubs</source>
            <translation>σπαθί</translation>
        </message>
        <message>
            <source>diamonds</source>
            <translation>καρό</translation>
        </message>
        <message>
            <source>hearts</source>
            <translation>κούπα</translation>
        </message>
        <message>
            <source>spades</source>
            <translation>μπαστούνι</translation>
        </message>
        <message>
            <source>Jack</source>
            <translation>Βαλές</translation>
        </message>
        <message>
            <source>Queen</source>
            <translation>Ντάμα</translation>
        </message>
        <message>
            <source>King</source>
            <translation>Ρήγας</translation>
        </message>
        <message>
            <source>Ace</source>
            <translation>Άσος</translation>
        </message>
        <message>
            <source>Joker</source>
            <translation>Τζόκερ</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <comment>rank and suit of a card</comment>
            <translation>%1 %2</translation>
        </message>
    </context>
    <context>
        <name>StockPile</name>
        <message numerus="yes">
            <source>Stock: %n card(s)</source>
            <translation>
                <numerusform>Τράπουλα: %n φύλλο</numerusform>
                <numerusform>Τράπουλα: %n φύλλα</numerusform>
            </translation>
        </message>
        <message>
            <source>in the stock</source>
            <comment>below the number of cards</comment>
            <translation>στην τράπουλα</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>Waiting for %1…</source>
            <translation>Περιμένουμε: %1…</translation>
        </message>
        <message>
            <source>%1 is thinking…</source>
            <translation>%1 σκέφτεται…</translation>
        </message>
        <message>
            <source>Your turn</source>
            <translation>Σειρά σου</translation>
        </message>
        <message>
            <source>The deal is dealt again: the laptops are shuffling…</source>
            <translation>Ξαναμοιράζουμε: τα λάπτοπ ανακατεύουν…</translation>
        </message>
        <message>
            <source>The laptops are shuffling together…</source>
            <translation>Τα λάπτοπ ανακατεύουν μαζί…</translation>
        </message>
        <message>
            <source>The deal is over.</source>
            <translation>Η μοιρασιά τελείωσε.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Η παρτίδα τελείωσε.</translation>
        </message>
        <message>
            <source>The table has stopped.</source>
            <translation>Το τραπέζι σταμάτησε.</translation>
        </message>
        <message>
            <source>One moment: the laptops compare what they know…</source>
            <translation>Μια στιγμή: τα λάπτοπ συγκρίνουν όσα ξέρουν…</translation>
        </message>
        <message>
            <source>Enough cards are up: put one down first.</source>
            <translation>Σήκωσες αρκετά φύλλα: κατέβασε πρώτα ένα.</translation>
        </message>
        <message>
            <source>Sort by value</source>
            <translation>Ταξινόμηση κατά αξία</translation>
        </message>
        <message>
            <source>Sort by colour</source>
            <translation>Ταξινόμηση κατά χρώμα</translation>
        </message>
        <message>
            <source>Sort by suit</source>
            <translation>Ταξινόμηση κατά χρώμα</translation>
        </message>
    </context>
    <context>
        <name>TableCard</name>
        <message>
            <source>Another version</source>
            <translation>Άλλη έκδοση</translation>
        </message>
        <message>
            <source>Your seat waits: go back</source>
            <translation>Η θέση σου περιμένει: γύρνα</translation>
        </message>
        <message>
            <source>Playing: click to watch</source>
            <translation>Παίζουν: κλικ για να δεις</translation>
        </message>
        <message>
            <source>Full</source>
            <translation>Γεμάτο</translation>
        </message>
        <message>
            <source>Joining…</source>
            <translation>Μπαίνεις…</translation>
        </message>
        <message>
            <source>Click to join</source>
            <translation>Κλικ για να μπεις</translation>
        </message>
        <message>
            <source>%1 of %2 seats taken</source>
            <translation>πιασμένες %1 από %2 θέσεις</translation>
        </message>
        <message>
            <source>Hosted by %1</source>
            <translation>Το άνοιξε: %1</translation>
        </message>
        <message>
            <source>%1 of %2 seats</source>
            <translation>%1 από %2 θέσεις</translation>
        </message>
    </context>
    <context>
        <name>TakenCards</name>
        <message numerus="yes">
            <source>%n heart(s)</source>
            <comment>cards taken in tricks</comment>
            <translation>
                <numerusform>%n κούπα</numerusform>
                <numerusform>%n κούπες</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 took %2</source>
            <translation>%1 έχει πάρει %2</translation>
        </message>
        <message>
            <source>%1 took nothing that counts</source>
            <translation>%1 δεν έχει πάρει τίποτα που να μετράει</translation>
        </message>
        <message>
            <source>%1 in this deal</source>
            <comment>so many points</comment>
            <translation>%1 σε αυτή τη μοιρασιά</translation>
        </message>
        <message>
            <source>Dealer: %1</source>
            <translation>Μοιράζει: %1</translation>
        </message>
    </context>
    <context>
        <name>Texts</name>
        <message>
            <source>Poison</source>
            <translation>Δηλητήριο</translation>
        </message>
        <message>
            <source>Hearts</source>
            <translation>Κούπες</translation>
        </message>
        <message>
            <source>Revolution</source>
            <translation>Επανάσταση</translation>
        </message>
        <message>
            <source>Nusicle</source>
            <translation>Νούσικλε</translation>
        </message>
        <message>
            <source>Take Six</source>
            <translation>Εξάρια</translation>
        </message>
        <message>
            <source>Your turn: once more plays the card.</source>
            <translation>Σειρά σου: άλλη μία φορά και παίζεται.</translation>
        </message>
        <message>
            <source>Your turn: choose a card.</source>
            <translation>Σειρά σου: διάλεξε φύλλο.</translation>
        </message>
        <message>
            <source>Pass on</source>
            <translation>Δώσε</translation>
        </message>
        <message>
            <source>Give</source>
            <translation>Δώσε</translation>
        </message>
        <message>
            <source>Swap</source>
            <translation>Άλλαξε</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Παίξε</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Πάσο</translation>
        </message>
        <message>
            <source>Draw a card</source>
            <translation>Τράβα φύλλο</translation>
        </message>
        <message>
            <source>Keep my cards</source>
            <translation>Κράτα τα φύλλα σου</translation>
        </message>
        <message>
            <source>minus %1</source>
            <comment>so many points</comment>
            <translation>μείον %1</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n πόντος</numerusform>
                <numerusform>%n πόντοι</numerusform>
            </translation>
        </message>
        <message>
            <source>plays anything</source>
            <translation>στην τύχη</translation>
        </message>
        <message>
            <source>easy</source>
            <translation>εύκολο</translation>
        </message>
        <message>
            <source>medium</source>
            <translation>μέτριο</translation>
        </message>
        <message>
            <source>hard</source>
            <translation>δύσκολο</translation>
        </message>
        <message>
            <source>Quick</source>
            <translation>Γρήγορη</translation>
        </message>
        <message>
            <source>Classic</source>
            <translation>Κλασική</translation>
        </message>
        <message>
            <source>Party</source>
            <translation>Πάρτι</translation>
        </message>
        <message>
            <source>Well played!</source>
            <translation>Ωραίο παίξιμο!</translation>
        </message>
        <message>
            <source>Thank you!</source>
            <translation>Ευχαριστώ!</translation>
        </message>
        <message>
            <source>Ouch!</source>
            <translation>Ωχ!</translation>
        </message>
        <message>
            <source>I can't believe it!</source>
            <translation>Δεν το πιστεύω!</translation>
        </message>
        <message>
            <source>We are waiting for you.</source>
            <translation>Εσένα περιμένουμε.</translation>
        </message>
        <message>
            <source>Another one?</source>
            <translation>Πάμε άλλη μία;</translation>
        </message>
        <message>
            <source>Practice</source>
            <comment>name of a table against computer players</comment>
            <translation>Εξάσκηση</translation>
        </message>
        <message>
            <source>on %1's laptop</source>
            <translation>λάπτοπ: %1</translation>
        </message>
        <message>
            <source>Computer %1</source>
            <translation>Υπολογιστής %1</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Ναι</translation>
        </message>
        <message>
            <source>No</source>
            <translation>Όχι</translation>
        </message>
        <message>
            <source>It is %1's turn.</source>
            <translation>Σειρά έχει: %1.</translation>
        </message>
        <message>
            <source>It is not your turn yet.</source>
            <translation>Δεν είναι ακόμα η σειρά σου.</translation>
        </message>
        <message>
            <source>This is not the moment for a card.</source>
            <translation>Δεν είναι ώρα να παίξεις φύλλο.</translation>
        </message>
        <message>
            <source>That card is not in your hand.</source>
            <translation>Αυτό το φύλλο δεν το έχεις στο χέρι.</translation>
        </message>
        <message>
            <source>Play exactly one card.</source>
            <translation>Παίξε ένα μόνο φύλλο.</translation>
        </message>
        <message>
            <source>That move can't be read. Choose a card that is lit.</source>
            <translation>Αυτή η κίνηση δεν διαβάζεται. Διάλεξε ένα φωτισμένο φύλλο.</translation>
        </message>
        <message>
            <source>Your card is on its way.</source>
            <translation>Το φύλλο σου είναι στον δρόμο.</translation>
        </message>
        <message>
            <source>This is a match played back: nothing can be changed in it.</source>
            <translation>Αυτό είναι ριπλέι παρτίδας: δεν αλλάζει τίποτα πια.</translation>
        </message>
        <message>
            <source>Leave this table first.</source>
            <translation>Πρώτα φύγε από αυτό το τραπέζι.</translation>
        </message>
        <message>
            <source>Somebody has just taken that seat. Choose another one.</source>
            <translation>Κάποιος μόλις πήρε αυτή τη θέση. Διάλεξε άλλη.</translation>
        </message>
        <message>
            <source>There is nobody on that seat any more. Choose another one.</source>
            <translation>Σε αυτή τη θέση δεν κάθεται πια κανείς. Διάλεξε άλλη.</translation>
        </message>
        <message>
            <source>A player did not answer. The seat is free again.</source>
            <translation>Ένας παίκτης δεν απάντησε. Η θέση είναι πάλι ελεύθερη.</translation>
        </message>
        <message>
            <source>That laptop sent something that can't be right, so nothing was signed.</source>
            <translation>Εκείνο το λάπτοπ έστειλε κάτι που δεν στέκει, γι' αυτό δεν υπογράφτηκε τίποτα.</translation>
        </message>
        <message>
            <source>There is no computer player of that strength for this game. Choose another strength.</source>
            <translation>Για αυτό το παιχνίδι ο υπολογιστής δεν έχει τέτοιο επίπεδο. Διάλεξε άλλο.</translation>
        </message>
        <message>
            <source>LAN Party can't use its folder. Free some space or let it write there, then start again: %1</source>
            <translation>Το LAN Party δεν μπορεί να χρησιμοποιήσει τον φάκελό του. Κάνε χώρο ή άσε το να γράφει εκεί και ξεκίνα πάλι: %1</translation>
        </message>
        <message>
            <source>That table is full. Choose another one, or open your own.</source>
            <translation>Αυτό το τραπέζι είναι γεμάτο. Διάλεξε άλλο ή άνοιξε δικό σου.</translation>
        </message>
        <message>
            <source>That table is already playing. Wait for its next match, or open your own.</source>
            <translation>Σε αυτό το τραπέζι παίζουν ήδη. Περίμενε την επόμενη παρτίδα ή άνοιξε δικό σου.</translation>
        </message>
        <message>
            <source>That laptop runs another version of LAN Party. Install the same version on both.</source>
            <translation>Εκείνο το λάπτοπ έχει άλλη έκδοση του LAN Party. Εγκαταστήστε την ίδια και στα δύο.</translation>
        </message>
        <message>
            <source>That laptop doesn't answer. Check that both are on the same Wi-Fi and that its firewall lets LAN Party through.</source>
            <translation>Εκείνο το λάπτοπ δεν απαντά. Δες αν είναι και τα δύο στο ίδιο Wi-Fi και αν το τείχος προστασίας του αφήνει το LAN Party να περάσει.</translation>
        </message>
        <message>
            <source>There is no table at that address any more. Choose another one, or open your own.</source>
            <translation>Σε αυτή τη διεύθυνση δεν υπάρχει πια τραπέζι. Διάλεξε άλλο ή άνοιξε δικό σου.</translation>
        </message>
        <message>
            <source>That laptop is busy right now. Try again in a moment.</source>
            <translation>Εκείνο το λάπτοπ είναι απασχολημένο. Δοκίμασε πάλι σε λίγο.</translation>
        </message>
        <message>
            <source>That laptop could not prove who it is. Try again, and compare the safety words.</source>
            <translation>Εκείνο το λάπτοπ δεν μπόρεσε να αποδείξει ποιο είναι. Δοκίμασε πάλι και συγκρίνετε τις λέξεις ασφαλείας.</translation>
        </message>
        <message>
            <source>There is nothing to do for this laptop at that table. Choose another one, or open your own.</source>
            <translation>Αυτό το λάπτοπ δεν έχει τι να κάνει σε εκείνο το τραπέζι. Διάλεξε άλλο ή άνοιξε δικό σου.</translation>
        </message>
        <message>
            <source>The host of that table is gone. Choose another one, or open your own.</source>
            <translation>Έφυγε όποιος είχε ανοίξει εκείνο το τραπέζι. Διάλεξε άλλο ή άνοιξε δικό σου.</translation>
        </message>
        <message>
            <source>The host has closed this table. Choose another one, or open your own.</source>
            <translation>Όποιος άνοιξε αυτό το τραπέζι το έκλεισε. Διάλεξε άλλο ή άνοιξε δικό σου.</translation>
        </message>
        <message>
            <source>The host has given your seat to somebody else. Choose another table, or open your own.</source>
            <translation>Όποιος άνοιξε το τραπέζι έδωσε τη θέση σου σε άλλον. Διάλεξε άλλο τραπέζι ή άνοιξε δικό σου.</translation>
        </message>
        <message>
            <source>Only more than half of the laptops can go on without the others. Wait for them, or close the table for now.</source>
            <translation>Χωρίς τα άλλα λάπτοπ συνεχίζουν μόνο περισσότερα από τα μισά. Περίμενέ τα ή κλείσε προς το παρόν το τραπέζι.</translation>
        </message>
        <message>
            <source>Only the host of the table can do that.</source>
            <translation>Αυτό το κάνει μόνο όποιος άνοιξε το τραπέζι.</translation>
        </message>
        <message>
            <source>Wait until everybody is ready and no seat is empty.</source>
            <translation>Περίμενε να είναι όλοι μέσα και να μη μείνει άδεια θέση.</translation>
        </message>
        <message>
            <source>LAN Party is already running for this home folder. Close the other window first.</source>
            <translation>Το LAN Party τρέχει ήδη με αυτόν τον φάκελο. Κλείσε πρώτα το άλλο παράθυρο.</translation>
        </message>
        <message>
            <source>LAN Party can't listen on this laptop: all its ports are taken. Close other programs, or LAN Party in other windows.</source>
            <translation>Το LAN Party δεν μπορεί να δεχτεί συνδέσεις σε αυτό το λάπτοπ: όλες οι θύρες του είναι πιασμένες. Κλείσε άλλα προγράμματα, ή το LAN Party σε άλλα παράθυρα.</translation>
        </message>
        <message>
            <source>These options don't go together. Choose others.</source>
            <translation>Αυτές οι επιλογές δεν ταιριάζουν μεταξύ τους. Διάλεξε άλλες.</translation>
        </message>
        <message>
            <source>Type the address or the code that the other laptop shows.</source>
            <translation>Γράψε τη διεύθυνση ή τον κωδικό που δείχνει το άλλο λάπτοπ.</translation>
        </message>
        <message>
            <source>That is no code: is a character wrong? A code looks like 3EC6.</source>
            <translation>Αυτό δεν είναι κωδικός: μήπως έχει λάθος χαρακτήρα; Ένας κωδικός μοιάζει με 3EC6.</translation>
        </message>
        <message>
            <source>That is neither an address, like 192.168.1.5:47800, nor a code, like 3EC6.</source>
            <translation>Αυτό δεν είναι ούτε διεύθυνση, όπως 192.168.1.5:47800, ούτε κωδικός, όπως 3EC6.</translation>
        </message>
        <message>
            <source>What stands after the colon is no port: those are numbers from 1 to 65535.</source>
            <translation>Μετά την άνω και κάτω τελεία δεν υπάρχει σωστή θύρα: οι θύρες είναι αριθμοί από 1 ως 65535.</translation>
        </message>
        <message>
            <source>This QR code is damaged, or not one of LAN Party.</source>
            <translation>Αυτός ο κωδικός QR είναι χαλασμένος ή δεν είναι του LAN Party.</translation>
        </message>
        <message>
            <source>No computer of that name is to be found. Try its address, or the code that it shows.</source>
            <translation>Δεν βρίσκεται υπολογιστής με αυτό το όνομα. Δοκίμασε τη διεύθυνσή του ή τον κωδικό που δείχνει.</translation>
        </message>
        <message>
            <source>Nobody on this network says where that computer is. Try its address, or the code that it shows.</source>
            <translation>Κανείς σε αυτό το δίκτυο δεν λέει πού είναι αυτός ο υπολογιστής. Δοκίμασε τη διεύθυνσή του ή τον κωδικό που δείχνει.</translation>
        </message>
        <message>
            <source>That code fits no network of this laptop: are both in the same Wi-Fi?</source>
            <translation>Αυτός ο κωδικός δεν ταιριάζει σε κανένα δίκτυο αυτού του λάπτοπ: είστε και οι δύο στο ίδιο Wi-Fi;</translation>
        </message>
        <message>
            <source>You have stopped calling that table.</source>
            <translation>Σταμάτησες την κλήση σε εκείνο το τραπέζι.</translation>
        </message>
        <message>
            <source>That match has not begun. Join the table again.</source>
            <translation>Αυτή η παρτίδα δεν έχει αρχίσει. Μπες ξανά στο τραπέζι.</translation>
        </message>
        <message>
            <source>The others have gone on without you. You look on now, and can ask for a seat.</source>
            <translation>Οι άλλοι συνέχισαν χωρίς εσένα. Τώρα παρακολουθείς και μπορείς να ζητήσεις θέση.</translation>
        </message>
        <message>
            <source>No seat is free: only a computer player can give you its seat. Ask again later.</source>
            <translation>Δεν υπάρχει ελεύθερη θέση: μόνο ο υπολογιστής μπορεί να σου δώσει τη δική του. Ζήτα ξανά αργότερα.</translation>
        </message>
        <message>
            <source>That address is this laptop itself. Type the address that the other one shows.</source>
            <translation>Αυτή είναι η διεύθυνση του δικού σου λάπτοπ. Γράψε εκείνη που δείχνει το άλλο.</translation>
        </message>
        <message>
            <source>That file can't be played back. Choose another one: %1</source>
            <translation>Αυτό το αρχείο δεν παίζεται σε ριπλέι. Διάλεξε άλλο: %1</translation>
        </message>
        <message>
            <source>What this laptop has kept of that table can't be read, so there is no way back to it. Open a new one together.</source>
            <translation>Όσα κράτησε αυτό το λάπτοπ από εκείνο το τραπέζι δεν διαβάζονται, γι' αυτό δεν μπορείς να γυρίσεις εκεί. Ανοίξτε μαζί ένα καινούργιο.</translation>
        </message>
        <message>
            <source>The link to the table is lost. Your moves wait here until it is back.</source>
            <translation>Χάθηκε η σύνδεση με το τραπέζι. Οι κινήσεις σου περιμένουν εδώ ώσπου να γυρίσει.</translation>
        </message>
        <message>
            <source>Something in the program went wrong. Try once more; if it happens again, start LAN Party anew: %1</source>
            <translation>Κάτι πήγε στραβά στο πρόγραμμα. Δοκίμασε ξανά· αν ξανασυμβεί, ξεκίνα το LAN Party από την αρχή: %1</translation>
        </message>
        <message>
            <source>That didn't work (%1). Try again.</source>
            <translation>Αυτό δεν πέτυχε (%1). Δοκίμασε ξανά.</translation>
        </message>
        <message>
            <source>This laptop is on no network: join the Wi-Fi of the others, or a phone's hotspot.</source>
            <translation>Αυτό το λάπτοπ δεν είναι σε δίκτυο: σύνδεσέ το στο Wi-Fi των άλλων ή στο hotspot ενός κινητού.</translation>
        </message>
        <message>
            <source>The network gave this laptop no address: turn Wi-Fi off and on again, or use another network.</source>
            <translation>Το δίκτυο δεν έδωσε διεύθυνση σε αυτό το λάπτοπ: κλείσε και ξανάνοιξε το Wi-Fi ή χρησιμοποίησε άλλο δίκτυο.</translation>
        </message>
        <message>
            <source>No port is free to listen on: close other programs that run LAN Party here.</source>
            <translation>Δεν υπάρχει ελεύθερη θύρα για συνδέσεις: κλείσε όσα άλλα παράθυρα του LAN Party τρέχουν εδώ.</translation>
        </message>
        <message>
            <source>This laptop doesn't even let itself in: a firewall or a security program blocks LAN Party.</source>
            <translation>Αυτό το λάπτοπ δεν αφήνει ούτε τον εαυτό του να μπει: ένα τείχος προστασίας ή ένα antivirus μπλοκάρει το LAN Party.</translation>
        </message>
        <message>
            <source>Another program keeps UDP port 5353 to itself; tables are found in the other ways.</source>
            <translation>Ένα άλλο πρόγραμμα κρατά για τον εαυτό του τη θύρα UDP 5353· τα τραπέζια βρίσκονται με τους άλλους τρόπους.</translation>
        </message>
        <message>
            <source>Multicast doesn't come back here: a firewall blocks UDP port 5353, or a VPN is in the way.</source>
            <translation>Το multicast δεν γυρίζει πίσω: ένα τείχος προστασίας μπλοκάρει τη θύρα UDP 5353, ή μπαίνει στη μέση ένα VPN.</translation>
        </message>
        <message>
            <source>Broadcasts don't come back here: a firewall blocks UDP port 47800, or a VPN is in the way.</source>
            <translation>Το broadcast δεν γυρίζει πίσω: ένα τείχος προστασίας μπλοκάρει τη θύρα UDP 47800, ή μπαίνει στη μέση ένα VPN.</translation>
        </message>
        <message>
            <source>Somebody here has another version of LAN Party: all need the same, so update the older one.</source>
            <translation>Κάποιος εδώ έχει άλλη έκδοση του LAN Party: πρέπει να έχουν όλοι την ίδια, γι' αυτό ενημερώστε την παλιότερη.</translation>
        </message>
        <message>
            <source>Nobody else is heard. Are all laptops in the same Wi-Fi, with the same name? Guest networks keep laptops apart.</source>
            <translation>Δεν ακούγεται κανείς άλλος. Είναι όλα τα λάπτοπ στο ίδιο Wi-Fi, με το ίδιο όνομα; Τα δίκτυα επισκεπτών χωρίζουν τα λάπτοπ.</translation>
        </message>
        <message>
            <source>Let LAN Party through the firewall of each laptop; the commands stand below.</source>
            <translation>Άφησε το LAN Party να περάσει από το τείχος προστασίας κάθε λάπτοπ· οι εντολές είναι πιο κάτω.</translation>
        </message>
        <message>
            <source>A phone's hotspot works where the Wi-Fi of the place doesn't.</source>
            <translation>Το hotspot ενός κινητού δουλεύει εκεί που δεν δουλεύει το Wi-Fi του χώρου.</translation>
        </message>
        <message>
            <source>Others are heard, but no table is open: open one.</source>
            <translation>Οι άλλοι ακούγονται, αλλά δεν υπάρχει ανοιχτό τραπέζι: άνοιξε ένα.</translation>
        </message>
        <message>
            <source>By address it always goes: open a table here, and let the others type %1, or the code %2.</source>
            <translation>Με διεύθυνση γίνεται πάντα: άνοιξε τραπέζι εδώ, και οι άλλοι ας γράψουν %1 ή τον κωδικό %2.</translation>
        </message>
        <message>
            <source>By address it always goes: open a table here, and let the others type %1.</source>
            <translation>Με διεύθυνση γίνεται πάντα: άνοιξε τραπέζι εδώ, και οι άλλοι ας γράψουν %1.</translation>
        </message>
        <message>
            <source>All is well: there are tables, click on one.</source>
            <translation>Όλα καλά: υπάρχουν τραπέζια, κάνε κλικ σε ένα.</translation>
        </message>
        <message>
            <source>Connections</source>
            <translation>Συνδέσεις</translation>
        </message>
        <message>
            <source>Finding by multicast</source>
            <translation>Αναζήτηση με multicast</translation>
        </message>
        <message>
            <source>Finding by broadcast</source>
            <translation>Αναζήτηση με broadcast</translation>
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
            <translation>Το ufw είναι ενεργό. Έτσι μπαίνουν τα λάπτοπ αυτού του δικτύου:</translation>
        </message>
        <message>
            <source>ufw is off. If it is turned on, this lets the laptops of this network in:</source>
            <translation>Το ufw είναι κλειστό. Αν ενεργοποιηθεί, έτσι μπαίνουν τα λάπτοπ αυτού του δικτύου:</translation>
        </message>
        <message>
            <source>ufw may be on. This lets the laptops of this network in:</source>
            <translation>Το ufw ίσως είναι ενεργό. Έτσι μπαίνουν τα λάπτοπ αυτού του δικτύου:</translation>
        </message>
        <message>
            <source>firewalld: this lets LAN Party in until the next restart.</source>
            <translation>firewalld: έτσι περνά το LAN Party ως την επόμενη επανεκκίνηση.</translation>
        </message>
        <message>
            <source>nftables: if it filters what comes in, this lets LAN Party in.</source>
            <translation>nftables: αν φιλτράρει ό,τι έρχεται, έτσι περνά το LAN Party.</translation>
        </message>
        <message>
            <source>Windows: make this network a private one; then run these as administrator.</source>
            <translation>Windows: όρισε αυτό το δίκτυο ως ιδιωτικό· μετά εκτέλεσε αυτές τις εντολές ως διαχειριστής.</translation>
        </message>
        <message>
            <source>macOS: let Python accept connections in System Settings, Network, Firewall, Options; or run these.</source>
            <translation>macOS: επίτρεψε στην Python να δέχεται συνδέσεις στις Ρυθμίσεις συστήματος, Δίκτυο, Τείχος προστασίας, Επιλογές· ή εκτέλεσε αυτές τις εντολές.</translation>
        </message>
        <message>
            <source>No firewall is known here.</source>
            <translation>Εδώ δεν βρέθηκε γνωστό τείχος προστασίας.</translation>
        </message>
        <message>
            <source>%1 s</source>
            <translation>%1 δευτ.</translation>
        </message>
        <message>
            <source>%1 min</source>
            <translation>%1 λεπ.</translation>
        </message>
        <message>
            <source>The others went on without you; you look on now.</source>
            <translation>Οι άλλοι συνέχισαν χωρίς εσένα· τώρα παρακολουθείς.</translation>
        </message>
        <message>
            <source>The deal is dealt again without %1.</source>
            <translation>Ξαναμοιράζουμε. Εκτός: %1.</translation>
        </message>
        <message>
            <source>You have a seat now. Welcome!</source>
            <translation>Τώρα έχεις θέση. Καλώς ήρθες!</translation>
        </message>
        <message>
            <source>%1 sits down.</source>
            <translation>%1 κάθεται στο τραπέζι.</translation>
        </message>
        <message>
            <source>%1 has left the table.</source>
            <translation>%1 έφυγε από το τραπέζι.</translation>
        </message>
        <message>
            <source>connection lost</source>
            <translation>χάθηκε η σύνδεση</translation>
        </message>
        <message>
            <source>has left</source>
            <translation>έφυγε</translation>
        </message>
        <message>
            <source>broke the rules</source>
            <translation>παραβίασε κανόνες</translation>
        </message>
        <message>
            <source>a move against the rules (“%1”)</source>
            <translation>κίνηση έξω από τους κανόνες («%1»)</translation>
        </message>
        <message>
            <source>a move against the rules</source>
            <translation>κίνηση έξω από τους κανόνες</translation>
        </message>
        <message>
            <source>something that wasn't its turn to do</source>
            <translation>κάτι που δεν ήταν η σειρά του να κάνει</translation>
        </message>
        <message>
            <source>a card that it doesn't hold, or another one than it named</source>
            <translation>φύλλο που δεν το έχει, ή άλλο από αυτό που είπε</translation>
        </message>
        <message>
            <source>a proof about its cards that doesn't hold</source>
            <translation>απόδειξη για τα φύλλα του που δεν στέκει</translation>
        </message>
        <message>
            <source>a shuffle that doesn't hold: cards were changed</source>
            <translation>ανακάτεμα που δεν στέκει: άλλαξαν φύλλα</translation>
        </message>
        <message>
            <source>a part of the deck's key that doesn't hold</source>
            <translation>μέρος του κλειδιού της τράπουλας που δεν στέκει</translation>
        </message>
        <message>
            <source>another deck than the others have seen</source>
            <translation>άλλη τράπουλα από αυτήν που είδαν οι άλλοι</translation>
        </message>
        <message>
            <source>other secrets revealed than those that it had shuffled with</source>
            <translation>φανέρωσε άλλα μυστικά από αυτά με τα οποία ανακάτεψε</translation>
        </message>
        <message>
            <source>a finished deal that doesn't stand up to the check</source>
            <translation>μια μοιρασιά που δεν αντέχει στον έλεγχο</translation>
        </message>
        <message>
            <source>a seat given away that wasn't its to give</source>
            <translation>έδωσε θέση που δεν ήταν δική του να δώσει</translation>
        </message>
        <message>
            <source>two different moves signed in one place</source>
            <translation>υπέγραψε δύο διαφορετικές κινήσεις στο ίδιο σημείο</translation>
        </message>
        <message>
            <source>they have seen different things happen</source>
            <translation>το καθένα είδε άλλα πράγματα</translation>
        </message>
        <message>
            <source>something that can't be read</source>
            <translation>κάτι που δεν διαβάζεται</translation>
        </message>
        <message>
            <source>%1's laptop did something that can't be right: %2. The match stops here, and the evidence is kept.</source>
            <translation>Ένα λάπτοπ (%1) έκανε κάτι που δεν στέκει: %2. Η παρτίδα σταματά εδώ, και τα στοιχεία φυλάγονται.</translation>
        </message>
        <message>
            <source>The laptops no longer agree on the table: %1. The match stops here, and the journals are kept.</source>
            <translation>Τα λάπτοπ δεν συμφωνούν πια για το τραπέζι: %1. Η παρτίδα σταματά εδώ, και τα αρχεία φυλάγονται.</translation>
        </message>
        <message>
            <source>All hidden cards were opened and checked afterwards: nobody cheated.</source>
            <translation>Στο τέλος όλα τα κλειστά φύλλα άνοιξαν και ελέγχθηκαν: κανείς δεν έκλεψε.</translation>
        </message>
        <message>
            <source>Somebody did not open their secrets, so this match could not be checked to the end.</source>
            <translation>Κάποιος δεν άνοιξε τα μυστικά του, γι' αυτό η παρτίδα δεν ελέγχθηκε ως το τέλος.</translation>
        </message>
        <message>
            <source>The check after the match failed. The journal holds the evidence.</source>
            <translation>Ο έλεγχος μετά την παρτίδα απέτυχε. Τα στοιχεία είναι στο αρχείο.</translation>
        </message>
        <message>
            <source>holds the secret part of the deck's key</source>
            <translation>κρατά το μυστικό μέρος του κλειδιού της τράπουλας</translation>
        </message>
        <message>
            <source>shuffled without changing a card</source>
            <translation>ανακάτεψε χωρίς να αλλάξει κανένα φύλλο</translation>
        </message>
        <message>
            <source>verified every shuffle and signed for this deck</source>
            <translation>έλεγξε κάθε ανακάτεμα και υπέγραψε γι' αυτή την τράπουλα</translation>
        </message>
        <message>
            <source>opened exactly the cards that were due</source>
            <translation>άνοιξε ακριβώς τα φύλλα που έπρεπε</translation>
        </message>
        <message>
            <source>opened the secrets afterwards, all as claimed</source>
            <translation>άνοιξε στο τέλος τα μυστικά, όλα όπως τα δήλωσε</translation>
        </message>
        <message>
            <source>The cards are dealt.</source>
            <translation>Τα φύλλα μοιράστηκαν.</translation>
        </message>
        <message>
            <source>The deal is over.</source>
            <translation>Η μοιρασιά τελείωσε.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Η παρτίδα τελείωσε.</translation>
        </message>
        <message>
            <source>Stopped: %1.</source>
            <translation>Σταμάτησε: %1.</translation>
        </message>
        <message>
            <source>The deal is void: it is dealt again without %1.</source>
            <translation>Η μοιρασιά είναι άκυρη: ξαναμοιράζουμε. Εκτός: %1.</translation>
        </message>
        <message>
            <source>%1 has chosen.</source>
            <translation>%1 διάλεξε.</translation>
        </message>
    </context>
    <context>
        <name>Toast</name>
        <message>
            <source>Dismiss</source>
            <translation>Κλείσιμο</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>deal %1</source>
            <translation>μοιρασιά %1</translation>
        </message>
        <message>
            <source>Last trick</source>
            <translation>Τελευταία μπάζα</translation>
        </message>
        <message>
            <source>Score pad</source>
            <translation>Πόντοι</translation>
        </message>
        <message>
            <source>Game log</source>
            <translation>Ιστορικό</translation>
        </message>
        <message>
            <source>Chat</source>
            <translation>Κουβέντα</translation>
        </message>
        <message>
            <source>How to play</source>
            <translation>Κανόνες</translation>
        </message>
        <message>
            <source>Turn the sounds off</source>
            <translation>Κλείσε τους ήχους</translation>
        </message>
        <message>
            <source>Turn the sounds on</source>
            <translation>Άνοιξε τους ήχους</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Ρυθμίσεις</translation>
        </message>
        <message>
            <source>Leave</source>
            <translation>Έξοδος</translation>
        </message>
    </context>
    <context>
        <name>WatchBar</name>
        <message>
            <source>You are looking on</source>
            <translation>Παρακολουθείς</translation>
        </message>
        <message>
            <source>You have asked for a seat: you sit down when the next deal begins.</source>
            <translation>Ζήτησες θέση: κάθεσαι όταν αρχίσει η επόμενη μοιρασιά.</translation>
        </message>
        <message>
            <source>A computer player can give you its seat when the next deal begins.</source>
            <translation>Ο υπολογιστής μπορεί να σου δώσει τη θέση του όταν αρχίσει η επόμενη μοιρασιά.</translation>
        </message>
        <message>
            <source>What lies open you see; the hands are hidden from this laptop, too.</source>
            <translation>Βλέπεις ό,τι είναι ανοιχτό· τα φύλλα των παικτών είναι κρυμμένα και από αυτό το λάπτοπ.</translation>
        </message>
        <message>
            <source>Ask again</source>
            <translation>Ζήτα ξανά</translation>
        </message>
        <message>
            <source>Ask for a seat</source>
            <translation>Ζήτα θέση</translation>
        </message>
    </context>
</TS>
