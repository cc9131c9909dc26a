// German texts of web/features/operations.
import { plural } from '@fairlead/domain/shared/language'

// Audit screen
export const auditLog = 'Prüfprotokoll'
export const searchTheLog = 'Protokoll durchsuchen'
export const logLoadFailed = 'Das Protokoll konnte nicht geladen werden.'
export const everything = 'Alles'

// Board list
export const projects = 'Projekte'
export const untitledProject = 'Projekt ohne Namen'
export const manualHealth = (healthLabel: string | number, rulesWhy: string | number) =>
  `Von Hand gesetzt; die Regeln sagen ${healthLabel}: ${rulesWhy}`
export const onlyProjectsOf = (ownerEmail: string | number) => `Nur Projekte von ${ownerEmail}`
export const staffNotes = (notesCount: number) =>
  plural('de', notesCount, { one: '1 interne Notiz', other: `${notesCount} interne Notizen` })

// Board project
export const projectNotLoaded = 'Das Projekt konnte nicht geladen werden.'
export const project = 'Projekt'
export const close = 'Schließen'
export const noLongerLive = 'Nicht mehr live'
export const projectClosedText = 'Es wurde archiviert oder wieder zum Entwurf. Die Notizen bleiben.'
export const setBy = (byHand: string | number) => `Gesetzt von ${byHand}`
export const theRulesSay = (healthLabel: string | number) => `Die Regeln sagen ${healthLabel}`
export const reason = 'Warum'
export const company = 'Unternehmen'
export const workspace = 'Arbeitsbereich'
export const kind = 'Art'
export const owner = 'Eigentümer:in'
export const opened = 'Angelegt'
export const teamLastActive = 'Team zuletzt aktiv'
export const notYet = 'Noch nicht'
export const openSession = 'Sitzung der Eigentümer:in öffnen'

// Board screen
export const operationsBoard = 'Betriebsübersicht'
export const healthRulesTitle = 'So wird der Zustand bestimmt'
export const boardLoadFailed = 'Die Übersicht konnte nicht geladen werden.'
export const noMatchingProjects = 'Keine passenden Projekte'
export const noLiveProjectsYet = 'Noch keine Live-Projekte'
export const boardEmptyText = 'Abgeschickte Projekte aller Arbeitsbereiche erscheinen hier.'
export const showAll = 'Alle anzeigen'
export const projectCount = (visibleCount: string | number, total: number) =>
  plural('de', total, { one: `${visibleCount} Projekt`, other: `${visibleCount} Projekte` })
export const health = 'Zustand'
export const all = 'Alle'
export const searchProjects = 'Projekte suchen'
export const boardSearchPlaceholder = 'Projekt, Unternehmen oder Eigentümer:in'
export const order = 'Reihenfolge'
export const ofOwner = (owner: string | number) => `Eigentümer:in: ${owner}`
export const everyKind = 'Alle Arten'

// Email screen
export const changeFailed = 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.'
export const restoreReasons: Readonly<Record<string, string>> = {
  asked: 'AFTER_RESTORE war gesetzt.',
  went_back: 'Die Datenbank ist älter als die zuletzt mit diesem Datenordner verwendete.',
  new_place: 'Die Datenbank wurde länger nicht verwendet und an einem neuen Ort gestartet.',
  found_sent: 'Der Ordner „Gesendet“ enthält E-Mails, die diese Datenbank noch nicht gesendet hat.',
}
export const readingTheMailbox = 'Das ganze Postfach wird gelesen.'
export const comparingEmails = 'Fällige E-Mails werden mit dem Ordner „Gesendet“ verglichen.'
export const emailsCompared = 'Alle fälligen E-Mails wurden verglichen.'
export const sendingResumed = 'Der Versand läuft wieder.'
export const countedEmails = (count: number) => plural('de', count, { one: '1 E-Mail', other: `${count} E-Mails` })
export const resendMessage = (count: number) =>
  plural('de', count, { one: '1 E-Mail wird erneut gesendet.', other: `${count} E-Mails werden erneut gesendet.` })
export const markedAsSent = (count: number) => `${countedEmails(count)} als gesendet markiert.`
export const email = 'E-Mail'
export const emailStatusLoadFailed = 'Der E-Mail-Status konnte nicht geladen werden.'
export const restoredTitle = 'Aus einer Sicherung wiederhergestellt'
/** Followed by 'vor 3 Tagen' or a date. */
export const nothingSentSince = 'Versand angehalten:'
export const restoreCounts = (
  step: string | number,
  emails: string | number,
  notSent: string | number,
  unknown: string | number,
  repliesRead: number,
) =>
  `${step} ${emails} schon gesendet, ${notSent} noch nicht gesendet, ${unknown} mit unbekannter Zustellung, ${repliesRead} ${plural('de', repliesRead, { one: 'Antwort', other: 'Antworten' })} seit der Sicherung gelesen.`
export const resumeSending = 'Versand fortsetzen'
export const sending = 'Versand'
export const pausedByRelay = 'Pausiert: Der Mailserver nimmt unsere E-Mails nicht an. Die Warteschlange bleibt erhalten.'
export const mailServerUnreachable = 'Der Mailserver ist gerade nicht erreichbar. Wir versuchen es weiter.'
export const working = 'Funktioniert.'
/** Followed by 'vor 3 Tagen' or a date. */
export const since = 'Beginn:'
export const noEmailsAreWaiting = 'Keine E-Mails warten.'
export const waitingSince = (emails: string | number) => `${emails} in der Warteschlange, älteste fällig: `
export const resume = 'Fortsetzen'
export const tryNow = 'Jetzt versuchen'
export const waitingForADecision = 'Wartet auf eine Entscheidung'
export const noEmailsNeedADecision = 'Keine E-Mails brauchen eine Entscheidung.'
export const refusedCount = (emails: string | number) => `${emails} nicht gesendet: vom Mailserver abgewiesen oder zu oft gescheitert.`
export const sendAllAgain = 'Alle erneut senden'
export const unknownCount = (emails: string | number) =>
  `Zustellung unbekannt für ${emails}: Der Mailserver hat sie nie bestätigt. Kandidat:innen haben sie vielleicht schon erhalten.`
export const markAllAsSent = 'Alle als gesendet markieren'
export const resendUnknown = (emails: string | number) => `${emails} erneut senden, vielleicht doppelt`
export const resendAllAction = 'Alle erneut senden…'
export const mailbox = 'Postfach'
export const mailboxNotReadYet = 'Noch nicht gelesen. E-Mails an Kandidat:innen warten, bis es einmal gelesen wurde.'
export const lastFullRead = 'Zuletzt vollständig gelesen:'
export const sentFolderIncomplete = (foundCount: string | number, requestedCount: string | number) =>
  `Der Ordner „Gesendet“ enthielt ${foundCount} der letzten ${requestedCount} angenommenen E-Mails. Wir verlassen uns nur auf ihn, wenn er alle der letzten 3 enthält.`
export const sentFolderUnused = 'Wir haben den Ordner „Gesendet“ noch nicht gebraucht.'

// Health rules
export const healthRulesText =
  'Die erste zutreffende Regel bestimmt den Zustand bei jedem Laden der Übersicht. Ein von Hand gesetzter Zustand bleibt, bis Sie „Regeln verwenden“ wählen.'

// Messages screen
export const messageNotUpdated = 'Die Nachricht konnte nicht aktualisiert werden. Bitte versuchen Sie es erneut.'
export const messages = 'Nachrichten'
export const whichMessages = 'Welche Nachrichten'
export const messagesLoadFailed = 'Die Nachrichten konnten nicht geladen werden.'
export const noHandledMessages = 'Keine bearbeiteten Nachrichten'
export const noOpenMessages = 'Keine offenen Nachrichten'
export const contactMessagesEmpty = 'Nachrichten von der Kontaktseite erscheinen hier.'
export const replyByEmail = 'Per E-Mail antworten'
export const markAsHandled = 'Als bearbeitet markieren'
export const openAgain = 'Wieder öffnen'
export const openTab = (open: string | number) => `Offen ${open}`
export const handled = 'Bearbeitet'
export const yourMessageTo = (product: string) => `Ihre Nachricht an ${product}`

// Operations frame
export const operations = 'Betrieb'
export const board = 'Übersicht'

// Pages
export const pages = 'Seiten'
export const previous = 'Zurück'
export const emptyPage = 'Nichts auf dieser Seite'
export const firstPage = 'Zur ersten Seite'
export const pagePage = (page: string | number) => `Seite ${page}`
export const next = 'Weiter'

// Plans screen
export const requestNotUpdated = 'Die Anfrage konnte nicht aktualisiert werden. Bitte versuchen Sie es erneut.'
export const open = 'Offen'
export const openCount = (count: number) => `Offen ${count}`
export const settled = 'Erledigt'
export const planStates = {
  requested: 'Wartet',
  accepted: 'Angenommen',
  paid: 'Bezahlt',
  declined: 'Abgelehnt',
  withdrawn: 'Zurückgezogen',
}
export const plans = 'Tarife'
export const whichRequests = 'Welche Anfragen'
export const requestsLoadFailed = 'Die Anfragen konnten nicht geladen werden.'
export const noSettledRequests = 'Keine erledigten Anfragen'
export const noPendingRequests = 'Keine offenen Anfragen'
export const planRequestsEmpty = 'Tarifanfragen von Teams erscheinen hier.'
export const planRequestSummary = (searches: number, name: string | number, email: string | number) =>
  `${plural('de', searches, { one: '1 Suche', other: `${searches} Suchen` })} gleichzeitig · ${name} · ${email}`
export const accept = 'Annehmen'
export const acceptCompany = (company: string | number) => `Annehmen, ${company}`
export const decline = 'Ablehnen'
export const declineCompany = (company: string | number) => `Ablehnen, ${company}`
export const writeToThem = 'E-Mail schreiben'
export const paymentPageOpen = 'Eine Zahlungsseite ist offen.'

// Security screen
export const newestEventsOnly = 'Die Datei enthält die neuesten 10.000 Ereignisse. Mit einem Filter erhalten Sie auch ältere.'
export const logNotExported = 'Das Protokoll konnte nicht exportiert werden. Versuchen Sie es gleich noch einmal.'
export const allEvents = 'Alle Ereignisse'
export const auditLogIntro =
  'Wer was in Ihrem Arbeitsbereich getan hat und von wo: Anmeldungen, Mitglieder und Rechte, Exporte, E-Mails, Einstellungen und was das Fairlead-Team getan hat.'
export const emailOrIpAddress = 'E-Mail- oder IP-Adresse'
export const kindOfEvent = 'Art des Ereignisses'
export const exportCsv = 'CSV exportieren'
export const noMatchingEvents = 'Keine passenden Ereignisse'
export const noEventsYet = 'Noch keine Ereignisse'
export const tryAnotherFilter = 'Versuchen Sie einen anderen Filter.'
export const someone = 'Jemand'

// System screen
export const tryingAgain = 'Neuer Versuch läuft.'
export const eventsNotRetried = 'Die Ereignisse konnten nicht wiederholt werden. Bitte versuchen Sie es erneut.'
export const system = 'System'
export const systemLoadFailed = 'Der Systemstatus konnte nicht geladen werden.'
export const failedEvents = 'Fehlgeschlagene Ereignisse'
export const noFailedEvents = 'Keine fehlgeschlagenen Ereignisse.'
export const event = 'Ereignis'
export const recorded = 'Erfasst'
export const lastError = 'Letzter Fehler'
export const tryAllAgain = 'Alle erneut versuchen'
export const processes = 'Prozesse'
export const notResponding = 'Antwortet nicht'
export const mbMemorymb = (memoryMb: string | number) => `${memoryMb} MB`
export const msLoopdelayms = (loopDelayMs: string | number) => `${loopDelayMs} ms`
export const secondsShort = (seconds: number) => `${seconds} s`
export const minutesShort = (minutes: number) => `${minutes} min`
export const hoursShort = (hours: number) => `${hours} h`
export const emailsDue = 'Fällige E-Mails'
export const oldestDueFor = (since: string | number) => `Älteste fällig seit ${since}`
export const noneWaiting = 'Keine warten'
export const emailsHeld = 'Angehaltene E-Mails'
export const deliveryUnknown = 'Zustellung unbekannt'
export const notReadYet = 'Noch nicht gelesen'
export const sinceLastRead = 'Seit dem letzten vollständigen Lesen'
export const noWorker = 'Kein Worker liest es'
export const openEvents = 'Offene Ereignisse'
export const oldestEvent = (since: string | number) => `Ältestes vor ${since}`
export const queuedJobs = 'Wartende Aufträge'
export const searchesAndImports = 'Suchen und Importe'
export const failedJobs = 'Fehlgeschlagene Aufträge'
export const lastDay = 'In den letzten 24 Stunden'
export const parts = 'Teile'
export const machine = 'Maschine'
export const version = 'Version'
export const started = 'Gestartet'
export const memory = 'Speicher'
export const eventLoop = 'Event Loop'

// Trial
export const freeTrial = 'Kostenlose Testphase'
export const contactLimitLabel = 'Kontaktierbare Kandidat:innen'
export const asUsual = 'Standard'
export const saveTheTrial = 'Testphase speichern'

// Unmatched screen
export const emailAlreadyHandled = 'Jemand anderes hat diese E-Mail schon bearbeitet.'
export const emailDeleted = 'Gelöscht'
export const emailMoved = 'In den Arbeitsbereich verschoben'
export const emailNotUpdated = 'Die E-Mail konnte nicht aktualisiert werden. Bitte versuchen Sie es erneut.'
export const searching = 'Suche läuft…'
export const noWorkspaceFound = 'Kein Arbeitsbereich gefunden'
export const unmatchedEmail = 'Nicht zugeordnete E-Mails'
export const unmatchedLoadFailed = 'Die nicht zugeordneten E-Mails konnten nicht geladen werden.'
export const noUnmatchedEmail = 'Keine nicht zugeordneten E-Mails'
export const unmatchedEmpty = 'E-Mails unbekannter Absender, die zu keinem Arbeitsbereich gehören, erscheinen hier.'
export const unknownSender = 'Unbekannter Absender'
export const removeText =
  'Text und Absender werden entfernt und können hier nicht wiederhergestellt werden. Die Nachricht bleibt im Postfach.'
export const assignAction = 'Einem Arbeitsbereich zuordnen'
export const deleteText = 'Löschen'
export const assign = 'Zuordnen'
export const deleteEmail = 'E-Mail löschen'
export const cancel = 'Abbrechen'
export const assignWorkspaceHint = 'Seine Mitglieder können die E-Mail dann unter „Nicht zugeordnete E-Mails“ einer Person zuordnen.'
export const nameOrEmailAddress = 'Name oder E-Mail-Adresse'

// Users screen
export const accountNotUpdated = 'Das Konto konnte nicht aktualisiert werden. Bitte versuchen Sie es erneut.'
export const saved = 'Gespeichert'
export const accountEnabled = 'Konto aktiviert'
export const accountDisabled = 'Konto deaktiviert und alle Sitzungen beendet'
export const signedOutEverywhere = 'Überall abgemeldet'
export const timesTheDefault = (factor: number) => (factor === 1 ? 'Standard' : `${factor.toLocaleString('de-DE')} × Standard`)
export const accountKinds = {
  customer: 'Kundenkonto',
  collaborator: 'Mitwirkend',
  super_admin: 'Super-Admin',
  staff: 'Fairlead-Team',
  self_serve: 'Self-Service',
  v2: 'V2',
  recruiter_profile: 'Recruiting-Profil',
}
export const users = 'Nutzer:innen'
export const userEmailLabel = 'E-Mail der Nutzer:in'
export const userSearchPlaceholder = 'E-Mail-Adresse oder ein Teil davon'
export const findSomeone = 'Nutzer:in suchen'
export const userSearchHint = 'Suchen Sie in allen Arbeitsbereichen nach einer E-Mail-Adresse oder einem Teil davon.'
export const usersLoadFailed = 'Die Nutzer:innen konnten nicht geladen werden.'
export const noUsersFound = 'Keine Nutzer:innen gefunden'
export const disabled = 'Deaktiviert'
/** Followed by 'vor 3 Tagen' or a date. */
export const sinceEmailWorkspacename = (email: string | number, workspaceName: string | number) => `${email} · ${workspaceName} · angelegt:`
export const selfServe = 'Self-Service'
export const products = 'Produkte'
export const emailLimits = 'E-Mail-Tageslimits des Arbeitsbereichs'
export const enableTheAccount = 'Konto aktivieren'
export const disableTheAccount = 'Konto deaktivieren'
export const signOutEverywhere = 'Überall abmelden'
