// Answers in German, written for this project: one a line under '# label detail'.

export const germanExamples = `
# interested general
Hallo, danke fürs Anschreiben! Das klingt nach einer Aufgabe, auf die ich richtig Lust hätte.
Ja, grundsätzlich hätte ich Interesse. Wie sind die nächsten Schritte?
Guten Tag, die Position ist für mich durchaus interessant. Meine Nummer: 0151 5550142.
Hi, passt gerade gut, ich schaue mich ohnehin nach etwas Neuem um.
Danke für die Nachricht. Ich bin neugierig geworden und höre gern mehr.
Sehr gern! Schicken Sie mir einfach einen Termin.
Spannend, ich bin dabei. Wann sprechen wir?
Mein Vertrag läuft im März aus, Ihre Anfrage kommt also genau richtig.
Warum nicht, ein erstes Gespräch schadet ja nicht.
Das wäre tatsächlich etwas für mich. Lebenslauf hängt an.
Ich wäre offen für einen unverbindlichen Austausch.
Können wir gern machen, am besten erreichen Sie mich abends.
Ich habe von Ihrer Firma viel Gutes gehört und würde das Team gern kennenlernen.
Da sage ich nicht nein :) Melden Sie sich gern telefonisch.
Kein Problem, ich freue mich auf das Telefonat.
Ja!
Entschuldigen Sie die späte Antwort, ich war krank. Falls die Stelle noch frei ist, bin ich sehr interessiert.
# interested schedule
Dienstag um 11 Uhr passt mir gut.
Leider kann ich an keinem der Termine. Haben Sie nächste Woche noch etwas frei?
Diese Woche ist bei mir voll, ab Montag gern jederzeit nach 16 Uhr.
Donnerstag vormittag wäre ideal, schicken Sie mir bitte eine Einladung.
# interested conditional
Interessiert mich, allerdings könnte ich frühestens zum 1. Juli anfangen.
Gern, sofern das Gehalt bei mindestens 85.000 Euro liegt.
Ich höre mir das gern an, komme aber nur für eine Vier-Tage-Woche in Frage.
# question compensation
In welchem Gehaltsrahmen bewegt sich die Position?
Bevor wir telefonieren: Was ist an Vergütung vorgesehen?
Gibt es neben dem Fixgehalt eine variable Komponente?
# question remote
Ist die Stelle auch vollständig im Homeoffice möglich?
Wäre auch ein Arbeiten von Hamburg aus denkbar?
Wie oft müsste ich vor Ort in München sein?
# question additional_information
Sind Sie Personalvermittler oder direkt beim Unternehmen angestellt?
An wen würde ich berichten?
Könnten Sie mir ein paar mehr Details zum Projekt nennen?
Um welche Firma geht es konkret?
Warum wird die Stelle neu besetzt?
Ab wann wäre die Stelle zu besetzen?
Ist die Position noch offen?
# question visa
Ich habe keine EU-Staatsbürgerschaft, wäre das ein Problem?
# question attach_resume
Brauchen Sie vorab meinen Lebenslauf?
# question multiple
Klingt interessant. Wie ist das Gehalt, geht auch Teilzeit, und wie groß ist das Team?
# not_interested general
Vielen Dank, aber ich muss leider absagen.
Kein Bedarf, danke.
Ich habe kein Interesse, viel Erfolg bei der Suche.
Danke, aber das ist nicht das Richtige für mich.
Nein danke.
Das reizt mich nicht, trotzdem danke für die Anfrage.
# not_interested timing
Aktuell bin ich rundum zufrieden und nicht auf der Suche.
Zurzeit kommt ein Wechsel für mich nicht infrage, vielleicht nächstes Jahr.
Ich habe vor zwei Monaten erst gewechselt, daher passt es zeitlich nicht.
Wir erwarten im Mai ein Kind, ich möchte jetzt nichts verändern.
Gerade läuft ein großes Projekt, vor Herbst wird das nichts.
Melden Sie sich gern im Sommer noch einmal, momentan nicht.
Ich habe soeben bei einer anderen Firma unterschrieben.
# not_interested compensation
Für 60.000 Euro wechsle ich nicht, da verdiene ich heute schon deutlich mehr.
Das Gehalt ist für mich leider ein Ausschlusskriterium.
# not_interested seniority
Ich suche eine Führungsposition, die Stelle wäre ein Rückschritt.
Dafür fehlt mir die Berufserfahrung, ich bin erst seit einem Jahr dabei.
# not_interested remote_policy
Ohne Homeoffice kommt das für mich nicht in Frage.
Ich wohne in Leipzig und ziehe nicht nach Stuttgart.
Täglich zwei Stunden pendeln möchte ich nicht.
# not_interested company_fit
Mit Rüstung möchte ich beruflich nichts zu tun haben.
Start-ups sind mir zu unsicher, ich bleibe lieber im Konzern.
Für eine Personalberatung möchte ich nicht arbeiten.
# not_interested visa
Ich habe keine Arbeitserlaubnis für die Schweiz, daher wird das nichts.
# not_interested role_fit
Ich arbeite im Backend, Ihre Stelle ist ja überwiegend Frontend. Passt nicht.
Mit SAP habe ich nichts zu tun und möchte das auch nicht.
Vertrieb ist nicht meine Welt, ich bin Techniker.
# not_interested misclassification
Da liegt wohl eine Verwechslung vor, ich bin Tierärztin.
Ich bin schon seit drei Jahren in Rente.
# not_interested wrong_email
Herr Schulz arbeitet nicht mehr bei uns.
Falsche Adresse, hier ist die Buchhaltung.
# not_interested other
Ich mache mich gerade selbstständig.
Ich hatte schon einmal ein Gespräch bei Ihnen und das hat mir gereicht.
# not_interested making_referral
Für mich nicht, aber mein Bekannter Lukas Brandt sucht gerade: lukas@brandt.example.
Ich selbst nicht, ich leite es aber gern an eine Kollegin weiter.
# out_of_office vacation
Vielen Dank für Ihre Nachricht. Ich bin vom 3. bis 21. August im Urlaub. In dringenden Fällen wenden Sie sich bitte an das Sekretariat.
Automatische Antwort: Ich bin derzeit nicht erreichbar und ab dem 12.05. wieder im Büro.
Sehr geehrte Damen und Herren, ich bin heute außer Haus. Ihre Mail wird nicht weitergeleitet.
Abwesenheitsnotiz: Bis einschließlich Freitag bin ich auf Dienstreise und nur eingeschränkt erreichbar.
# out_of_office parental
Ich befinde mich bis Ende September in Mutterschutz. Meine Vertretung übernimmt Frau Keller.
# out_of_office sick
Ich bin zurzeit krankgeschrieben und melde mich, sobald ich wieder gesund bin.
# out_of_office left_company
Ich bin nicht mehr für die Muster GmbH tätig. Bitte wenden Sie sich an info@muster.example.
# out_of_office generic
Vielen Dank für Ihre Anfrage. Ihr Ticket 48213 wurde angelegt, wir melden uns in Kürze.
# unsubscribe stop
Abmelden
Bitte keine weiteren E-Mails.
Hören Sie bitte auf, mir zu schreiben.
Tragen Sie mich aus dieser Liste aus.
Bitte löschen Sie meine Adresse und kontaktieren Sie mich nicht wieder.
Ich möchte von Ihnen nicht mehr kontaktiert werden.
# unsubscribe gdpr
Woher haben Sie meine Daten? Ich habe dem nie zugestimmt, bitte löschen.
Gemäß Art. 17 DSGVO fordere ich Sie auf, meine personenbezogenen Daten zu löschen.
# unsubscribe hostile
Lassen Sie mich endlich in Ruhe!
# unsubscribe spam
Das ist Spam, ich habe es gemeldet.
# unclear other
Danke.
Alles klar.
Ich überlege es mir und melde mich.
Kennen wir uns?
Siehe Anhang.
Moin.
Darüber muss ich erst mit meiner Frau sprechen.
# unclear negated
Ich sage nicht, dass ich kein Interesse habe, es ist nur gerade viel los.
# unclear sarcasm
Na toll, noch ein einmaliges Angebot mit flachen Hierarchien und Obstkorb.
`
