// German texts of web/features/panel/tours.

// Tour card
export const position = (step: number, steps: number) => `${step} von ${steps}`
export const endTour = 'Tour beenden'
export const back = 'Zurück'
export const done = 'Fertig'
export const next = 'Weiter'

// Steps
export const needYou = {
  title: 'Hier werden Sie gebraucht',
  text: 'Wer unter „Braucht Aufmerksamkeit“ steht, hat etwas gefragt oder so geantwortet, dass Ihr Urteil nötig ist. Was es ist, steht auf der Karte.',
}
export const readConversation = {
  title: 'Unterhaltung lesen',
  text: '„E-Mails“ öffnet die ganze Unterhaltung neben der Liste.',
}
export const answer = {
  title: 'Antworten',
  text: 'Schreiben Sie Ihre Antwort unter der Unterhaltung. „Antwort entwerfen“ macht den Anfang; „Schnellantworten“ merkt sich, was Sie oft sagen, etwa zu Vergütung oder Homeoffice. Gesendet wird erst, wenn Sie „Senden“ drücken.',
}
export const theirTurn = {
  title: 'Dann ist die andere Seite dran',
  text: 'Nach Ihrer Antwort kommt die Person zu „Wartet auf Antwort“. Wenn sie antwortet, kommt sie von selbst zurück.',
}
export const interestedTab = {
  title: 'Der Tab „Interessiert“',
  text: 'Alle hier haben auf Ihre E-Mail mit Ja geantwortet. Die Neuesten stehen oben.',
}
export const emailHistory = {
  title: 'E-Mail-Verlauf',
  text: '„E-Mails“ zeigt, was gesendet und empfangen wurde und wann.',
}
export const yourReply = {
  title: 'Ihre Antwort',
  text: 'Schreiben Sie unter der Unterhaltung, mit Variablen und Links. „Senden“ fragt zur Sicherheit nach.',
}
export const shortReplies = {
  title: 'Kurze Antworten',
  text: '„Schnellantworten“ über der Antwort merkt sich Texte, die Sie öfter brauchen: bearbeiten, speichern, einfügen.',
}
export const move = {
  title: 'Verschieben',
  text: '„Verschieben“ bringt eine Person in einen anderen Tab oder ein anderes Projekt. Sie können es rückgängig machen.',
}
export const scheduleInterview = {
  title: 'Interview vereinbaren',
  text: 'Öffnen Sie eine Person und drücken Sie „Termin vereinbaren“ oder die Taste S: Bewerten Sie sie, sagen Sie, was Ihnen gefällt, und ein erstes Gespräch wird angesetzt.',
}
export const reject = {
  title: 'Ablehnen',
  text: 'Verschieben Sie die Person nach „Abgelehnt“, wenn es ein Nein ist. Sie wählen, ob sie eine E-Mail erhält; der Grund bleibt in Ihrem Team.',
}
export const project = {
  title: 'Das Projekt selbst',
  text: '„Mehr“ oben enthält „Duplizieren“, „Pausieren“ und „Archivieren“ für das ganze Projekt.',
}
export const nothingToDo = {
  title: 'Im Moment nichts zu tun',
  text: 'Wir schreiben passenden Kandidat:innen und lesen ihre Antworten, sobald sie eintreffen.',
}
export const whereTheyAppear = {
  title: 'Wo sie erscheinen',
  text: 'Interessierte Kandidat:innen erscheinen in diesem Tab, und Sie erhalten eine Benachrichtigung.',
}
export const stop = {
  title: 'So halten Sie es an',
  text: '„Pausieren“ unter „Mehr“ stoppt neue E-Mails. Vorhandene Kandidat:innen bleiben sichtbar.',
}
