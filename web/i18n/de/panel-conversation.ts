// German texts of web/features/panel/conversation.

// Chat tab
export const chat = 'Chat'
export const allResolved = 'alles erledigt'
export const openCount = (open: string | number) => `${open} offen`
export const commentsFailed = 'Die Kommentare konnten nicht geladen werden.'
export const noComments = 'Noch keine Kommentare. Nur Ihr Team sieht sie.'
export const comment = 'Kommentieren'
export const commentPlaceholder = 'Kommentar an Ihr Team schreiben'
export const assignTo = 'Zuweisen an'
export const assignToPlaceholder = 'Zuweisen an…'

// Comment entry
export const reopen = 'Wieder öffnen'
export const resolve = 'Erledigen'
export const commentMenuLabel = 'Mehr zu diesem Kommentar'
export const edit = 'Bearbeiten'
export const deleteText = 'Löschen'
export const editComment = 'Kommentar bearbeiten'
export const cancel = 'Abbrechen'
export const save = 'Speichern'
export const assignedTo = 'Für'

// Confirm send
export const recipient = (to: string | number) => `An ${to}`
export const yes = 'Ja'

// Draft sources
/** The topics, as the code names them. */
const topics: Readonly<Record<string, string>> = {
  pay: 'Vergütung',
  equity: 'Anteile',
  benefits: 'Zusatzleistungen',
  'remote work': 'Arbeit von zu Hause',
  'the location': 'Ort',
  'relocation support': 'Hilfe beim Umzug',
  'visa sponsorship': 'Unterstützung beim Visum',
  funding: 'Finanzierung',
  'the stage of the company': 'Phase des Unternehmens',
  'the size of the company': 'Größe des Unternehmens',
  'the team': 'Team',
  'the technology': 'Technik',
  'working hours': 'Arbeitszeit',
  'on-call': 'Rufbereitschaft',
  'pay for on-call': 'Vergütung der Rufbereitschaft',
  'the start date': 'Eintrittsdatum',
  'the contract': 'Vertrag',
  'the hiring process': 'Ablauf des Recruitings',
  languages: 'Sprachen',
  travel: 'Reisen',
  'the responsibilities': 'Aufgaben',
  'growth in the role': 'Entwicklungsmöglichkeiten',
  'the culture': 'Unternehmenskultur',
  'the requirements': 'Anforderungen',
  'the company': 'Unternehmen',
}
export const nothingWasDrafted = 'Es wurde nichts entworfen.'
export const hideDraftSources = 'Quellen des Entwurfs ausblenden'
export const draftSources = 'Quellen des Entwurfs'
export const fromYourAnswer = (topic: string) => `Quelle: Antwort Ihres Teams (${topics[topic] ?? topic})`
export const fromQuickAnswer = (topic: string) => `Quelle: Ihre Schnellantwort (${topics[topic] ?? topic})`
export const fromProject = (topic: string) => `Quelle: Projekt (${topics[topic] ?? topic})`
export const fromJobDescription = (topic: string) => `Quelle: Stellenbeschreibung (${topics[topic] ?? topic})`
export const fromReply = (line: string) => `Quelle: Nachricht der Person, „${line}“`
/** For answers in English. */
export const answerKept = 'Auf Englisch. Wird beim Projekt gespeichert und in jedem Entwurf verwendet.'
const languageNames: Record<string, string> = { de: 'Deutsch', fr: 'Französisch', es: 'Spanisch' }
export const answerKeptIn = (language: string) =>
  `Auf ${languageNames[language] ?? language}. Wird beim Projekt gespeichert und in jedem Entwurf verwendet.`
export const saveAnswer = 'Antwort speichern'
export const answerNotSaved = 'Die Antwort konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.'

// Follow ups
export const notChanged = 'Nicht geändert. Bitte versuchen Sie es erneut.'
export const enableFollowUps = 'Follow-ups einschalten'
export const pauseFollowUps = 'Follow-ups pausieren'
export const notChangedSuffix = ' Nicht geändert. Bitte versuchen Sie es erneut.'
export const enable = 'Einschalten'

// History tab
export const activityHistory = 'Aktivitätsverlauf'
export const scheduled = ' (geplant)'

// Mail tab
export const conversationFailed = 'Die Unterhaltung konnte nicht geladen werden.'
export const updateEmail = 'E-Mail-Adresse ändern'
export const noEmailYet = 'Noch keine E-Mail'
export const emptyWithCard = (name: string | number) =>
  `An ${name} wurde noch nichts geschrieben. Öffnen Sie die Karte und wählen Sie „E-Mail schreiben“.`
export const openCard = 'Karte öffnen'
export const emptyInReview = (name: string | number) =>
  `An ${name} wurde noch nichts geschrieben. „Freigeben & senden“ in der Durchsicht beginnt die Unterhaltung.`
export const mail = 'E-Mails'
export const noEmailAddressFound = 'Keine E-Mail-Adresse gefunden'

// Notes tab
export const notes = 'Notizen'
export const notePlaceholder = 'Was sollte das Team wissen?'
export const saveNote = 'Notiz speichern'

// Person line
export const noDataAvailable = 'Keine Daten verfügbar'
export const titleAtCompany = (title: string | number, company: string | number) => `${title} bei ${company}`

// Quick answers
export const quickAnswers = 'Schnellantworten'
export const answerPlaceholder = 'Was antwortet Ihr Team?'
export const saveAndInsert = 'Speichern & einfügen'
export const insert = 'Einfügen'
export const resumeRequestText = 'Könnten Sie mir Ihren Lebenslauf schicken?'

// Reply editor
export const yourReply = 'Ihre Antwort'
export const replyPlaceholder = 'Nachricht hier eingeben'
export const sendLater = 'Später senden'
export const send = 'Senden'
export const ctrlEnterHint = 'Mit Ctrl + Eingabetaste senden.'
export const signature = 'Signatur:'
export const draftSaved = 'Entwurf auf diesem Gerät gespeichert.'

// Reply tools
export const draftAnAnswer = 'Antwort entwerfen'

// Side panel
export const conversation = 'Unterhaltung'
export const close = 'Schließen'
export const lockedTitle = 'Schließen Sie die Kalibrierung ab, um Nachrichten freizuschalten'
export const lockedText = 'E-Mails, Chat, Notizen und Verlauf stehen bereit, sobald Sie die ersten zehn Kandidat:innen durchgesehen haben.'
export const draftKept = (candidateGone: string | number) => `${candidateGone} Was Sie geschrieben haben, bleibt auf diesem Gerät erhalten.`
export const backToTheList = 'Zurück zur Liste'
export const history = 'Verlauf'

// Staff note
export const notesFrom = (product: string | number) => `Notizen von ${product}`
export const notesToManager = 'Notizen für Hiring-Manager:in'
export const staffOnlyHint = (product: string | number) => `Nur das Team von ${product} kann hier schreiben. Ihr Team kann mitlesen.`
export const saveForManager = 'Für Hiring-Manager:in speichern'

// Steps
export const previousCandidate = 'Vorherige Person'
export const nextCandidate = 'Nächste Person'

// Unwritten follow-ups
export const laterFollowUps = 'Spätere Follow-ups'
export const afterEarlierEmail = 'Wird geschrieben, sobald die vorherige E-Mail gesendet ist.'

// Thread entry
export const paused = ' (pausiert)'
export const reply = 'Antwort'
export const toAddress = (toEmail: string | number) => `An: ${toEmail}`
export const mailFrom = (name: string | number) => `E-Mail von ${name}`
export const correctedMark = 'von Ihrem Team korrigiert'
export const becauseOf = (because: string | number) => `wegen „${because}“`
export const pleaseCheck = 'Bitte prüfen Sie es selbst.'
export const changeTime = 'Zeit ändern'
export const cancelThisEmail = 'Diese E-Mail abbrechen'
export const markAsSent = 'Als gesendet markieren'
export const sendAgain = 'Erneut senden'
// the address and the end of the sentence follow
export const senderUnverified = 'Wir konnten nicht bestätigen, dass diese E-Mail von'
export const itsSender = 'der angegebenen Person'
export const checkBeforeReplying = ' stammt. Prüfen Sie sie, bevor Sie antworten.'
export const demoReply = 'Demo: geschrieben von einer erfundenen Person.'
export const sendingInAMoment = 'Wird gleich gesendet'
export const sending = 'Wird gesendet'
export const deliveryUnknown = 'Zustellung unbekannt'
export const notSent = 'Nicht gesendet'
export const canceled = 'Abgebrochen'
export const you = 'Sie'
export const heldAfterRestore =
  'Diese Installation wurde aus einer Sicherung wiederhergestellt, und der Versand wurde noch nicht fortgesetzt'
export const heldSenderUnproven = 'Die Person, für die gesendet wird, hat ihre E-Mail-Adresse nicht bestätigt'
export const heldMailboxStopped = 'Das Postfach, von dem gesendet wird, funktioniert nicht'
export const heldRelayPaused = 'Der Mailserver nimmt unsere E-Mails nicht an, der Versand ist pausiert'
export const heldRelayUnreachable = 'Wir erreichen den Mailserver nicht'
export const heldNoWorker = 'Der E-Mail-Worker läuft nicht'
export const heldMailboxUnread = 'Das Postfach wurde nicht gelesen'

// Update email dialog
export const addressNotSaved = 'Die Adresse konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.'
export const newEmailAddress = 'Neue E-Mail-Adresse'
export const newAddressHint = 'Die weitere Unterhaltung läuft über die neue Adresse.'
export const guessedAddress = (address: string) => `${address} ist geraten. Wissen Sie, dass sie stimmt?`
export const useGuess = 'Diese Adresse verwenden'

// Waiting line
export const waitingBecause = (value: string | number) => `Wartet: ${value}`
export const repliesCheckedFirst = 'Vor dem Senden prüfen wir, ob eine Antwort da ist.'
export const staysInQueue = 'Die E-Mail bleibt in der Warteschlange.'
// 'vor 3 Tagen' or a date follows
export const since = '– Beginn:'

// Comments
export const commentFailed = 'Der Kommentar wurde nicht gespeichert. Bitte versuchen Sie es erneut.'

// Scheduled and unconfirmed emails
export const plannedFor = (date: string) => `Geplant für ${date}`
export const timeFailed = 'Die Zeit konnte nicht geändert werden. Bitte versuchen Sie es erneut.'
export const emailCanceled = 'Abgebrochen. Die E-Mail wird nicht gesendet.'
export const cancelFailed = 'Die E-Mail konnte nicht abgebrochen werden. Bitte versuchen Sie es erneut.'
export const markedAsSent = 'Als gesendet markiert'
export const willBeSentAgain = 'Wird erneut gesendet'
export const emailFailed = 'Die E-Mail konnte nicht aktualisiert werden. Bitte versuchen Sie es erneut.'

// Note
export const noteFailed = 'Nicht gespeichert. Ihre Notiz bleibt hier stehen; bitte speichern Sie sie noch einmal.'

// Reply
export const sendingUndone = 'Senden rückgängig gemacht. Ihr Text steht wieder im Editor.'
export const tooLateToUndo = 'Das lässt sich nicht mehr rückgängig machen.'
export const undoFailed = 'Das konnte nicht rückgängig gemacht werden. Bitte versuchen Sie es erneut.'
export const undo = 'Rückgängig'
export const firstVersionSent = 'Ihre erste Fassung wurde schon gesendet. Die bearbeitete steht wieder im Editor.'
export const replyPlannedFor = (date: string) => `Ihre Antwort ist geplant für ${date}`
export const replySending = 'Ihre Antwort ist unterwegs'
export const replySentIn = (time: string) => `Ihre Antwort wird in ${time} gesendet`
export const replyFailed = 'Nicht gesendet. Ihr Text bleibt erhalten; bitte senden Sie ihn noch einmal.'

// Use reply
export const replySubject = (subject: string | number) => `Re: ${subject}`
