// German texts of web/features/panel.

// Analytics menu
export const analytics = 'Auswertung'
export const oneCandidateSoFar = 'Bisher eine Person'
export const candidatesSoFar = (all: string | number) => `Bisher ${all} Kandidat:innen`
export const pipelinePerformance = 'Leistung der Pipeline'
export const candidateDemographics = 'Demografie der Kandidat:innen'
export const fairness = 'Fairness'
export const records = 'Entscheidungsprotokoll'
export const model = 'Modell'

// Duplicate dialog
export const duplicate = 'Duplizieren'

// Import candidate dialog
export const importCandidate = 'Kandidat:in importieren'

// Kit dialog
export const interviewKit = 'Interviewleitfaden'

// More menu
export const more = 'Mehr'
export const nextBatch = 'Nächste Runde'
export const expandTheSearch = 'Suche erweitern'
export const whatItLearned = 'Gelerntes'
export const reviewLinks = 'Links zur Durchsicht'
export const reactivate = 'Reaktivieren'
export const pause = 'Pausieren'
export const restore = 'Wiederherstellen'
export const archive = 'Archivieren'
export const setupUnfinished = 'Die Einrichtung ist nicht abgeschlossen.'
export const projectArchived = 'Das Projekt ist archiviert.'
export const finishCalibrationFirst = 'Schließen Sie zuerst die Kalibrierung ab: Sehen Sie die Kandidat:innen in der Durchsicht durch.'
export const searchRunning = 'Eine Suche läuft.'

// Panel head
export const untitledProject = 'Projekt ohne Namen'
export const autopilot = 'Autopilot'
export const paused = 'Pausiert'
export const archived = 'Archiviert'

// Panel screen
export const accountFailed = 'Ihr Konto konnte nicht geladen werden.'
export const projectMissing = 'Dieses Projekt gibt es nicht.'
export const projectMissingText = 'Es wurde vielleicht gelöscht, oder Sie haben keinen Zugriff.'
export const projectsLink = 'Zu Ihren Projekten'
export const someone = 'Jemand'

// Panel skeleton
export const loading = 'Wird geladen'

// Panel tabs
export const stages = 'Phasen'
export const waitingCount = 'Kandidat:innen, die auf Ihre Entscheidung warten'

// Permissions note
export const mailboxReadOnly = (product: string | number) => `${product} kann Ihr Postfach lesen, aber nicht daraus senden.`
export const sendNotAllowed = (product: string | number) => `${product} darf nicht in Ihrem Namen E-Mails senden.`
export const additionalPermissions = 'Weitere Berechtigungen'

// Project note
export const archivedText = 'Suche und Versand sind beendet. Alle Kandidat:innen sind noch hier.'
export const restoreProject = 'Projekt wiederherstellen'
export const archivedTitle = 'Dieses Projekt ist archiviert.'
export const pausedText = 'Solange es pausiert ist, wird nichts Neues gesendet. Vorhandene Kandidat:innen bleiben, wo sie sind.'
export const reactivateProject = 'Projekt reaktivieren'
export const pausedTitle = 'Dieses Projekt ist pausiert.'
export const reasonText = (text: string | number) => `Grund: ${text}`
export const reasonShort = (reason: string | number) => `Grund: ${reason}`

// Settings menu
export const settings = 'Einstellungen'

// Tours
export const tourName = (name: string) => `Tour: ${name}`
export const tourNames = {
  self_serve_send_email: 'Kandidat:innen mit Fragen',
  self_serve_interested: 'Interessierte Kandidat:innen',
  autopilot_golive: 'Ihr Projekt ist live',
}

// Welcome
export const createProject = 'Projekt anlegen'
export const welcomeTo = (team: string) => `Willkommen bei ${team}`
export const noProjectsYet =
  'Die Projekte Ihres Teams erscheinen hier, sobald Sie jemand zu einem hinzufügt. Sie können auch ein eigenes Projekt anlegen.'

// Single dialogs
export const writingTo = (name: string, after: string | null) =>
  after ? `Nachricht an ${name} wird in ${after} gesendet` : `Nachricht an ${name} wird gesendet`
