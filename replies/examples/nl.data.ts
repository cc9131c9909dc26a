// Answers in Dutch, written for this project: one a line under '# label detail'.

export const dutchExamples = `
# interested general
Hallo, dank voor je bericht. Ik heb zeker interesse, wat is de volgende stap?
Ja, ik hoor graag meer. Mijn nummer is 06 5550 1422.
Dit komt precies op het goede moment, ik oriënteer me net.
Waarom niet, een eerste kennismaking kan geen kwaad.
Klinkt goed, ik doe mee.
Leuk project, ik ben benieuwd naar het team.
Graag, laat maar weten wanneer het jou uitkomt.
Hierbij mijn cv, ik kijk uit naar het gesprek.
Ik heb goede verhalen over jullie gehoord en wil graag kennismaken.
Sorry voor de late reactie, als de vacature nog openstaat ben ik geïnteresseerd.
Dit is precies de uitdaging die ik zoek.
Mijn contract loopt in juni af, dus de timing is prima.
Geen probleem, bel me morgen maar.
Ja, laten we bellen.
Daar zeg ik geen nee tegen!
# interested schedule
Dinsdag om 11 uur komt goed uit.
Helaas kan ik op geen van die momenten, heb je volgende week nog iets?
Donderdag na vijven kan ik, stuur gerust een uitnodiging.
# interested conditional
Interessant, maar ik kan pas in september beginnen.
Ik praat graag, mits het salaris boven de 5.000 per maand ligt.
# question compensation
Wat is de salarisindicatie?
Kun je vooraf aangeven wat jullie bieden?
Zit er ook een bonus bij?
# question remote
Kan deze functie volledig op afstand?
Moet ik daarvoor in Utrecht wonen?
Hoeveel dagen per week word ik op kantoor verwacht?
# question additional_information
Werk je voor een bureau of direct voor het bedrijf?
Welk bedrijf is het?
Kun je wat meer vertellen over de opdracht?
Aan wie zou ik rapporteren?
Staat de vacature nog open?
Is het een nieuwe functie of een vervanging?
Per wanneer zoeken jullie iemand?
# question visa
Ik heb geen EU-paspoort, is dat een probleem?
# question attach_resume
Zal ik mijn cv opsturen?
# question multiple
Klinkt interessant. Wat verdient het, waar is het en kan het parttime?
# not_interested general
Dank je wel, maar ik heb geen interesse.
Bedankt voor het aanbod, maar ik bedank ervoor.
Dit is niet wat ik zoek, succes met de zoektocht.
Nee, dank u.
Deze sla ik over.
Het spreekt me niet aan.
# not_interested timing
Op dit moment zit ik goed en wil ik niet overstappen.
Ik ben twee maanden geleden van baan gewisseld, dus nu even niet.
Voor volgend jaar stap ik niet over, ik moet eerst een project afronden.
We krijgen een baby, ik wil nu geen veranderingen.
Ik heb al een ander aanbod getekend.
Voorlopig niet, maar laten we contact houden.
Probeer het na de zomer nog eens.
# not_interested compensation
Het salaris ligt ver onder wat ik nu krijg.
Voor dat bedrag stap ik niet over.
# not_interested seniority
Ik zoek een leidinggevende functie, dit zou een stap terug zijn.
Ik ben pas afgestudeerd en heb de gevraagde ervaring niet.
# not_interested remote_policy
Zonder thuiswerken hoeft het voor mij niet.
Ik woon in Groningen en ga niet verhuizen.
# not_interested company_fit
Ik wil niet in de gokbranche werken.
Start-ups zijn niets voor mij, ik werk liever bij een groot bedrijf.
# not_interested visa
Ik heb geen werkvergunning voor Zwitserland, dus dat gaat niet.
# not_interested role_fit
Ik doe backend en dit is vooral frontend. Geen match.
Ik heb geen ervaring met Java en wil het ook niet leren.
# not_interested misclassification
U verwart mij met iemand anders, ik ben apotheker.
Ik ben al met pensioen.
# not_interested wrong_email
De heer De Vries werkt hier niet meer.
Verkeerd adres, dit is de boekhouding.
# not_interested other
Ik begin voor mezelf.
Ik heb al eerder bij jullie gesolliciteerd en dat beviel niet.
# not_interested making_referral
Voor mij niet, maar mijn vriend Daan Smit is op zoek: daan@smit.example.
Zelf niet, maar ik stuur het door naar een collega.
# out_of_office vacation
Goedendag, van 1 tot en met 19 augustus ben ik op vakantie. Neem voor dringende zaken contact op met mijn collega.
Automatisch antwoord: ik ben afwezig en op 12 mei weer bereikbaar.
Ik ben op zakenreis en lees mijn mail beperkt.
Vandaag ben ik niet aanwezig, morgen reageer ik op uw bericht.
# out_of_office parental
Ik ben tot eind september met zwangerschapsverlof. Bas Jansen neemt waar.
# out_of_office sick
Ik ben ziek en reageer zodra ik weer beter ben.
# out_of_office left_company
Ik werk niet langer bij Voorbeeld B.V. Stuur uw vraag naar info@voorbeeld.example.
# out_of_office generic
We hebben uw aanvraag ontvangen. Ticket 48213 is aangemaakt, we reageren zo snel mogelijk.
# unsubscribe stop
Afmelden
Stop met mailen alsjeblieft.
Ik wil geen mails meer van jullie ontvangen.
Schrijf me uit van deze lijst.
Benader mij niet meer.
# unsubscribe gdpr
Hoe komen jullie aan mijn gegevens? Ik heb nooit toestemming gegeven, verwijder ze.
Op grond van artikel 17 AVG verzoek ik u mijn persoonsgegevens te wissen.
# unsubscribe hostile
Laat me met rust!
# unsubscribe spam
Dit is spam, ik heb het gemeld.
# unclear other
Bedankt.
Ontvangen.
Ik denk erover na en laat het weten.
Kennen wij elkaar?
Zie bijlage.
Ik moet het eerst thuis overleggen.
# unclear negated
Ik zeg niet dat ik geen interesse heb, het is alleen erg druk.
# unclear sarcasm
Fijn, nog een unieke kans met een tafelvoetbaltafel...
`
