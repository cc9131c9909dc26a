// German texts of web/features/wizard/start.

// Check step
export const jobTitle = 'Jobtitel'
export const projectName = 'Projektname'
export const nameHint = 'Wie Ihr Team diese Suche nennt'
export const hiringCompany = 'Einstellendes Unternehmen'
export const titleHint = 'Kandidat:innen sehen ihn in E-Mails'
export const addCriteria = 'Kriterien hinzufügen'
export const criteria = 'Kriterien'
export const jobTitles = 'Jobtitel'
export const titlesHint = 'Jobtitel, die die richtige Person hat oder hatte'
export const titlePlaceholder = 'Jobtitel eingeben'
export const locations = 'Orte'
export const emptyMeansAnywhere = 'Leer bedeutet überall'
export const placePlaceholder = 'Stadt, Bundesland oder Land'
export const mustHave = 'Muss'
export const mustHaveHint = 'Wer das nicht hat, wird nicht angezeigt'
export const niceToHave = 'Wunsch'
export const leaveOut = 'Ausschließen'
export const back = 'Zurück'
export const allSettings = 'Alle Einstellungen'
export const findCandidates = 'Kandidat:innen finden'

// Draft choice
export const createProject = 'Projekt anlegen'
export const draftChoiceHint = 'Beginnen Sie ein neues, oder setzen Sie einen Entwurf fort.'
export const newProject = 'Neues Projekt'
export const drafts = 'Entwürfe'
export const unsavedNote = 'Noch nicht gespeichert. Liegt nur in diesem Browser.'
export const continueText = 'Fortsetzen'
export const discard = 'Verwerfen'
export const edited = 'Bearbeitet'
export const byEditedby = (editedBy: string | number) => ` von ${editedBy}`
export const continueNameapart = (nameApart: string | number) => `${nameApart} fortsetzen`
export const discardNameapart = (nameApart: string | number) => `${nameApart} verwerfen`

// Start form
export const criteriaReplaced = 'Kriterien aus dem früheren Text wurden ersetzt'
export const projectNotSaved = 'Wir konnten das Projekt nicht speichern. Bitte versuchen Sie es noch einmal.'
export const savedWithoutSearch =
  'Das Projekt wurde als Entwurf gespeichert. Wir konnten die Suche nicht starten. Bitte versuchen Sie es noch einmal.'
export const checkTheCriteria = 'Kriterien prüfen'
export const descriptionLabel = 'Stellenbeschreibung einfügen'
export const intro = 'Alles hier lässt sich später ändern.'
export const descriptionHint = 'Oder sagen Sie in einem Satz, wen Sie suchen. Jobtitel, Orte, Kenntnisse und Erfahrung lesen wir daraus.'
export const jobDescription = 'Stellenbeschreibung'
export const jobTextHint = 'Oder ein Satz, Stichwörter oder die Adresse einer Seite. Sie können hier auch eine Datei ablegen.'
export const jobTextPlaceholder = 'Pflegefachkräfte in Bayern mit Erfahrung auf der Intensivstation, mindestens 3 Jahre, keine Zeitarbeit'
export const startWithoutOne = 'Ohne Text beginnen'
export const findCriteria = 'Kriterien finden'

// Start steps
export const steps = 'Schritte'
export const done = 'erledigt'
export const paste = 'Einfügen'
export const theJobDescription = 'Die Stellenbeschreibung'
export const check = 'Prüfen'
export const foundCriteria = 'Die darin gefundenen Kriterien'
export const review = 'Durchsehen'
export const firstBatchTitle = 'Ihre ersten zehn Kandidat:innen'

// Drafts
export const restoreFailed = 'Wir konnten den Entwurf nicht wiederherstellen.'
export const draftDiscarded = 'Entwurf verworfen. Sie finden ihn unter „Archiviert“.'
export const undo = 'Rückgängig'
export const discardFailed = 'Wir konnten den Entwurf nicht verwerfen. Bitte versuchen Sie es noch einmal.'
export const savedAsDraft = (title: string) => `„${title}“ wurde als Entwurf gespeichert`
export const saveDraftFailed = 'Wir konnten Ihren früheren Text nicht als Entwurf speichern. Bitte versuchen Sie es noch einmal.'

// Use drafts
export const discarded = 'Verworfen'
