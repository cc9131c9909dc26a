// German texts of web/features/talent.
import { plural } from '@fairlead/domain/shared/language'

// Add person dialog
export const alreadyInPool = 'Diese Person war bereits in Ihrem Talentpool. Wir haben Ihre Angaben ergänzt.'
export const addedToPool = 'Zu Ihrem Talentpool hinzugefügt'
export const personNotSaved = 'Wir konnten diese Person nicht speichern. Bitte versuchen Sie es noch einmal.'
export const addAPerson = 'Person hinzufügen'
export const linkedinProfile = 'LinkedIn-Profil'
export const linkedinPlaceholder = 'https://www.linkedin.com/in/…'
export const eMail = 'E-Mail'
export const name = 'Name'
export const currentTitle = 'Aktueller Jobtitel'
export const company = 'Unternehmen'
export const location = 'Ort'
export const cancel = 'Abbrechen'
export const addPerson = 'Person hinzufügen'

// Add to project dialog
export const partlyAdded = (count: number) =>
  count === 1
    ? 'Nur eine Person wurde hinzugefügt. Bitte versuchen Sie es für die anderen noch einmal.'
    : `Nur ${count.toLocaleString('de-DE')} Personen wurden hinzugefügt. Bitte versuchen Sie es für die anderen noch einmal.`
export const nothingAdded = 'Es wurde niemand hinzugefügt. Bitte versuchen Sie es noch einmal.'
export const noSuchProject = 'Kein Projekt mit diesem Namen'
export const countedPeople = (count: number) =>
  `${count.toLocaleString('de-DE')} ${plural('de', count, { one: 'Person', other: 'Personen' })}`
export const addToAProject = (subject: string | number) => `${subject} zu einem Projekt hinzufügen`
export const project = 'Projekt'
export const loading = 'Wird geladen…'
export const chooseAProject = 'Projekt wählen'
export const projectsLoadFailed = 'Wir konnten Ihre Projekte nicht laden.'
/** '3 Personen hinzugefügt zu Data Engineer, unter „Freigegeben“. …' */
export const addedTo = 'hinzugefügt zu'
export const addedSuffix = ', unter „Freigegeben“. Es wurde nichts gesendet.'
export const open = 'Öffnen'
export const emailThem = 'Anschreiben'
export const addHint = 'Wer hinzugefügt wird, erscheint unter „Freigegeben“. Es wird nichts gesendet, bis Sie schreiben.'
export const done = 'Fertig'
export const moreLikeThis = 'Ähnliche finden'
export const addToProject = 'Zum Projekt hinzufügen'
export const addAnyway = 'Trotzdem hinzufügen'

// Bulk actions
export const selectedPeople = 'Ausgewählte Personen'
export const exportCsv = 'CSV exportieren'
export const adminOnly = 'Nur Admins Ihres Arbeitsbereichs können Personen löschen.'
export const deleteLimit = (count: number) => `Sie können bis zu ${count} Personen auf einmal löschen.`
export const deleteText = 'Löschen'

// Delete people dialog
export const whoDeleted = (subject: string) => `${subject} gelöscht`
export const nothingDeleted = 'Es wurde nichts gelöscht. Bitte versuchen Sie es noch einmal.'
export const deleteWho = (subject: string | number) => `${subject} löschen?`
export const deletedForGood = 'Endgültig gelöscht'
export const profileDeleted = 'Profil, Kontaktdaten, Lebensläufe und deren Text'
/** '… Kommentare zu dieser Person' */
export const deletedNotes = 'Notizen, Tags und Kommentare zu'
export const inPronoun = 'dieser Person'
export const eachOfThem = 'jeder dieser Personen'
export const emailsDeleted = 'Gesendete und empfangene E-Mails in allen Projekten Ihres Arbeitsbereichs'
export const waitingEmailsCanceled = 'E-Mails, die noch auf den Versand warten, werden abgebrochen'
export const whatStays = 'Was bleibt'
export const keptStages = 'Phasen und Zeitpunkte in Projekten, unter „Gelöschte Person“, damit Ihre Auswertungen stimmen'
export const addressHashKept =
  'Ein nicht umkehrbarer Hash der Adressen, damit niemand in Ihrem Arbeitsbereich gelöschten Personen schreibt oder sie erneut hinzufügt'
export const keptCopies = 'Kopien in Ihrem ATS und in Postfächern: Löschen Sie diese dort'
export const confirmLabel = 'Mir ist klar, dass sich das nicht rückgängig machen lässt'
export const keep = 'Behalten'
export const deleteConfirm = (subject: string | number) => `${subject} löschen`

// Edit person dialog
export const saved = 'Gespeichert'
export const profileNotSaved = 'Wir konnten das Profil nicht speichern. Bitte versuchen Sie es noch einmal.'
export const editProfile = 'Profil bearbeiten'
export const headline = 'Profilslogan'
export const cityCountry = 'Stadt, Land'
export const emails = 'E-Mails'
export const skills = 'Kenntnisse'
export const save = 'Speichern'

// Import dialog
export const importPeople = 'Personen importieren'
export const dropTitle = 'Lebensläufe oder eine Tabelle hier ablegen'
export const dropHint =
  'oder Dateien auswählen. Lebensläufe (PDF, DOCX, Text oder JSON Resume) werden sofort zu Profilen, bis zu 500 auf einmal, auch aus einem Ordner oder ZIP. Bei einer Tabelle (CSV oder Excel) ordnen Sie die Spalten zu, bevor etwas gespeichert wird; Lebensläufe daneben werden zuerst gelesen.'
/** 'Wird gelesen: people.csv…' */
export const reading = 'Wird gelesen:'
export const theFile = 'Datei'
export const files = 'Dateien'
export const anotherFile = 'Andere Datei'
/** 'Importieren: 3 Personen' */
export const importValue = (value: string | number) => `Importieren: ${value}`
export const person = 'Person'
export const people = 'Personen'
export const close = 'Schließen'
export const importDone = 'Importiert. Wenn Sie dieselbe Datei noch einmal importieren, entstehen keine Duplikate.'

// Import plan
export const columns = 'Spalten'
export const columnLabel = 'Spalte der Datei'
export const forExample = 'Beispiel'
export const becomes = 'Wird zu'
export const fieldFor = (title: string | number) => `Feld für ${title}`
export const rejectedRows = 'Abgelehnte Zeilen'
export const lineError = (line: string | number, message: string | number) => `Zeile ${line}: ${message}`
export const headerInLine = (line: number) => `. Die Spaltentitel stehen in Zeile ${line}; die Zeilen davor werden ausgelassen.`
export const encodingUnsure = 'Prüfen Sie die Buchstaben'
export const encodingQuestion = 'In welcher Zeile sehen die Namen richtig aus?'
export const lettersWrong = 'Sehen Buchstaben falsch aus?'
export const cellsLeftOut = 'Ausgelassene Zellen'
export const greetings = 'Anreden'
export const greetingOf = (name: string, greeting: string) => `${name}: „Hallo ${greeting},“`
export const doubtfulGreetings = (count: number) =>
  plural('de', count, {
    one: '1 Anrede sieht nicht wie ein Name aus',
    other: `${count.toLocaleString('de-DE')} Anreden sehen nicht wie Namen aus`,
  })
export const doubtfulGreetingHint =
  'Berichtigen Sie diese Namen in der Datei oder nach dem Import. Bis Sie eine solche Anrede bestätigen, wird diesen Personen keine erste E-Mail gesendet.'
export const andMore = (value: string | number) => `und ${value} weitere`
export const leaveOut = 'Ausschließen'
export const linkedinUrl = 'LinkedIn-URL'
export const firstName = 'Vorname'
export const lastName = 'Nachname'
export const fullName = 'Vollständiger Name'
export const school = 'Hochschule'
export const degree = 'Abschluss'
export const summary = 'Zusammenfassung'
export const applicationColumns = {
  job_applied_for: 'Stelle der Bewerbung',
  application_stage: 'Erreichte Phase',
  application_status: 'Status der Bewerbung',
  applied_on: 'Beworben am',
  application_ended_on: 'Abgelehnt am',
  rejection_reason: 'Ablehnungsgrund',
  application_source: 'Quelle der Bewerbung',
  application_id: 'ID der Bewerbung',
}
export const recognisedAs = (system: string) => `Erkannt als Export aus ${system}`
export const columnsRemembered = 'Spalten, wie Ihr Team sie zuletzt korrigiert hat'
export const rows = 'Zeilen'
export const wouldBeAdded = 'Würden hinzugefügt'
export const added = 'Hinzugefügt'
export const wouldBeUpdated = 'Würden aktualisiert'
export const updated = 'Aktualisiert'
export const unchanged = 'Unverändert'
export const refused = 'Abgelehnt'

// Import progress
export const importStates = {
  queued: 'Wartet auf den Start',
  running: 'Wird importiert',
  completed: 'Importiert',
  failed: 'Import fehlgeschlagen',
  cancelled: 'Import abgebrochen',
  undoing: 'Import wird rückgängig gemacht',
  undone: 'Import rückgängig gemacht',
}
export const lastImports = 'Ihre letzten Importe'
export const undoImport = 'Import rückgängig machen'
export const undoRest = 'Noch einmal prüfen'
export const undoImportQuestion = (fileName: string) =>
  `Den Import von ${fileName} rückgängig machen? Hinzugefügte Personen werden entfernt, außer jemand hat seitdem mit ihnen gearbeitet. Geänderte Angaben werden zurückgesetzt, außer sie wurden seitdem geändert.`
export const notUndone = 'Der Import konnte nicht rückgängig gemacht werden. Bitte versuchen Sie es noch einmal.'
export const undoProgress = 'Sie können diese Seite schließen: Das Rückgängigmachen läuft weiter, auch nach einem Neustart des Dienstes.'
export const undoneCounts = (removed: string, restored: string) =>
  `${removed} entfernt, ${restored} wieder mit früheren Angaben. Bewerbungen aus dieser Datei sind gelöscht.`
export const keptPeople = (count: number) => plural('de', count, { one: '1 Person bleibt', other: `${count} Personen bleiben` })
export const keptReasons = {
  contacted: 'seitdem kontaktiert',
  project: 'in einem Projekt',
  tagged: 'seitdem mit Tags versehen',
  noted: 'hat Notizen',
  resume: 'hat einen Lebenslauf',
  imported: 'auch in einem anderen Import',
  edited: 'seitdem bearbeitet',
  ideal: 'Idealkandidat:in eines Projekts',
}
export const downloadRefused = 'Abgelehnte Zeilen herunterladen'
export const notCanceled = 'Wir konnten den Import nicht abbrechen. Bitte versuchen Sie es noch einmal.'
export const cancelImport = 'Import abbrechen'
export const importProgress = (read: string | number, total: string | number) =>
  `${read} von ${total} Zeilen. Sie können diese Seite schließen: Der Import läuft weiter, auch nach einem Neustart des Dienstes.`
export const importCanceled = (read: string | number, total: string | number) =>
  `${read} von ${total} Zeilen wurden vor dem Abbruch gelesen. Bereits hinzugefügte Personen bleiben.`

// Person history
export const history = 'Verlauf'
export const noProjects = 'Noch in keinem Ihrer Projekte.'
export const untitledProject = 'Projekt ohne Namen'
export const archived = 'Archiviert'

// Person notes
export const writeANote = 'Schreiben Sie eine Notiz.'
export const noteNotSaved = 'Wir konnten die Notiz nicht speichern. Bitte versuchen Sie es noch einmal.'
export const noteNotRestored = 'Wir konnten die Notiz nicht wiederherstellen. Bitte versuchen Sie es noch einmal.'
export const noteDeleted = 'Notiz gelöscht'
export const noteNotDeleted = 'Wir konnten die Notiz nicht löschen. Bitte versuchen Sie es noch einmal.'
export const undo = 'Rückgängig'
export const notes = 'Notizen'
export const newNote = 'Neue Notiz'
export const notePlaceholder = 'Notiz für Ihr Team hinzufügen'
export const addNote = 'Notiz hinzufügen'
export const aFormerColleague = 'Ein früheres Teammitglied'
export const deleteThisNote = 'Diese Notiz löschen'

// Person screen
export const talentPool = 'Talentpool'
export const personNotFound = 'Diese Person ist nicht in Ihrem Talentpool'
export const personMissingText = 'Vielleicht wurde sie gelöscht, oder der Link stammt aus einem anderen Arbeitsbereich.'
export const profileLoadFailed = 'Wir konnten dieses Profil nicht laden.'
export const yours = 'Eigener Pool'
export const sharedPool = 'Gemeinsamer Pool'
export const linkedin = 'LinkedIn'
export const linkedinLinkLabel = (name: string | number) => `${name} auf LinkedIn, öffnet sich in einem neuen Tab`
export const moreActions = 'Weitere Aktionen'
export const deleteAction = 'Löschen…'
export const hiddenNameText = (hiddenBy: string | number) =>
  `In ${hiddenBy} sind Namen verborgen, und diese Person gehört dort zu den Kandidat:innen. Auch hier werden ihr Name, ihre Adressen und ihre Dateien nicht angezeigt.`
export const resumes = 'Lebensläufe'
export const noWorkHistory = 'Noch keine Berufserfahrung. Bearbeiten Sie das Profil oder importieren Sie einen Lebenslauf.'
export const wrongPerson = 'Als falsche Person markiert. Niemand in Ihrem Arbeitsbereich kann ihr schreiben.'
export const dataRequest = 'Hat nach den eigenen persönlichen Daten gefragt. Niemand in Ihrem Arbeitsbereich kann dieser Person schreiben.'
export const objectedText = 'Hat der Nutzung der eigenen Daten widersprochen. Niemand in Ihrem Arbeitsbereich kann dieser Person schreiben.'
export const laterText = 'Möchte erst später wieder gefragt werden. Bis dahin kann niemand in Ihrem Arbeitsbereich dieser Person schreiben.'
export const unsubscribedText = 'Abgemeldet. Niemand in Ihrem Arbeitsbereich kann dieser Person E-Mails senden.'
export const personTitle = (name: string | number) => `${name} – Talentpool`

// Pool row
export const selectName = (name: string | number) => `${name} auswählen`
export const nameHidden = 'Name verborgen'
export const noJobOrPlaceKnown = 'Kein Job oder Ort'
export const nameMatchLabel = 'Über Name oder Adresse gefunden'

// Saved searches
export const searchSaved = (name: string) => `„${name}“ für Ihren Arbeitsbereich gespeichert`
export const searchNotSaved = 'Wir konnten die Suche nicht speichern. Bitte versuchen Sie es noch einmal.'
export const searchDeleted = (name: string) => `Suche „${name}“ gelöscht`
export const searchNotDeleted = 'Wir konnten die Suche nicht löschen. Bitte versuchen Sie es noch einmal.'
export const searchNotRestored = 'Wir konnten die Suche nicht wiederherstellen. Bitte versuchen Sie es noch einmal.'
export const savedSearches = 'Gespeicherte Suchen'
export const searchesFailed = 'Wir konnten Ihre gespeicherten Suchen nicht laden.'
export const noSavedSearchesYet = 'Noch keine gespeicherten Suchen'
export const saveThisSearch = 'Diese Suche speichern…'
export const saveSearchTitle = 'Diese Suche speichern'
export const savedSearchShared = 'Alle in Ihrem Arbeitsbereich können sie nutzen.'
export const saveSearch = 'Suche speichern'

// Search bar
export const peopleHeading = 'Personen'
export const searchPeople = 'Personen suchen'
export const searchPlaceholder =
  'Pflegefachkräfte in Bayern mit Intensivpflege, ein Name, kubernetes AND berlin oder eine Stellenbeschreibung'
export const readPosting = 'Kriterien finden'
export const niceToHave = 'Wunsch'
export const filters = 'Filter'
export const whereToLook = 'Wo gesucht wird'
export const titles = 'Jobtitel'
export const anyTitle = 'Alle Jobtitel'
export const skillsLabel = 'Kenntnisse, alle davon'
export const anySkill = 'Alle Kenntnisse'
export const places = 'Orte'
export const anywhere = 'Überall'
export const howFarAway = 'Entfernung'
export const filterByTags = 'Nach Tags filtern'
export const termsLabel = 'So wurden Ihre Wörter verstanden'
export const readAs = 'Gelesen als'
export const not = 'nicht '
export const asAWord = 'als Wort'
export const asWordLabel = (text: string | number) => `Stattdessen nach „${text}“ als Wort suchen`
export const metropolitanArea = 'Großraum'
export const inTheCity = 'In der Stadt'
export const withinKm = (km: string | number) => `Im Umkreis von ${km} km`
export const termName = 'Name'
export const title = 'Jobtitel'
export const place = 'Ort'
export const skill = 'Kenntnis'
export const word = 'Wort'
export const bothPools = 'Eigener und gemeinsamer Pool'

// Talent screen
export const columnNames = {
  skills: 'Kenntnisse',
  emails: 'E-Mail-Adressen',
  tags: 'Tags',
  added: 'Quelle und Datum',
  linkedin: 'LinkedIn',
}
export const noEmail = 'Keine E-Mail-Adresse'
export const idealCandidates = 'Idealprofile'
export const templateLibrary = 'Vorlagenbibliothek'
export const importText = 'Importieren'
export const partialResults = (partsAnswered: string | number, parts: string | number) =>
  `Nur ${partsAnswered} von ${parts} Teilen des Talentpools haben geantwortet. Vielleicht fehlen einige Personen.`
export const poolLoadFailed = 'Wir konnten den Talentpool nicht laden.'
export const peopleTotal = (total: number) => plural('de', total, { one: 'Person', other: 'Personen' })
export const newestFirst = ', neueste zuerst'
export const bestMatchFirst = ', am besten passende zuerst'
export const loadMore = 'Mehr laden'
export const importOf = (fileName: string | number) => `Import von ${fileName}`
export const emptyTitle = 'Noch niemand hier'
export const emptyText =
  'Personen, die Sie hinzufügen oder importieren, erscheinen hier mit ihrem Verlauf über alle Ihre Projekte. Legen Sie Lebensläufe oder eine Tabelle irgendwo auf dieser Seite ab.'
export const chooseFiles = 'Dateien auswählen'
export const searchSharedPool = 'Gemeinsamen Pool durchsuchen'
export const noMatches = 'Keine Treffer'
export const noCriteriaMatchText = 'Entfernen Sie oben ein Kriterium, machen Sie es zum Wunsch, oder suchen Sie in einem größeren Gebiet.'
export const noMatchText = 'Versuchen Sie es mit weniger Wörtern, mit OR dazwischen oder in einem größeren Gebiet.'
export const noOwnMatchText =
  'Niemand in Ihrem eigenen Pool passt. Versuchen Sie es mit weniger Wörtern, oder durchsuchen Sie auch den gemeinsamen Pool.'
export const clearTheSearch = 'Suche zurücksetzen'

// People CSV
/** The talent pool's import recognizes these titles. */
export const csvColumns = [
  'Name',
  'Position',
  'Firma',
  'Ort',
  'E-Mail',
  'LinkedIn',
  'Skills',
  'Tags',
  'Quelle',
  'Hinzugefügt',
  'Frühere Bewerbungen',
]
export const csvSharedPool = 'gemeinsamer Pool'

// Person addresses
export const emailAddresses = 'E-Mail-Adressen'
