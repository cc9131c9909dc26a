// German texts of web/features/wizard.

// Conflict note
export const changedByBoth = (fields: string | number) => `Sie und jemand anderes haben dasselbe geändert: ${fields}.`
export const useTheirs = 'Andere Fassung nutzen'
export const keepMine = 'Meine behalten'
export const theirsFieldwords = (fieldWords: string | number) => `${fieldWords}, andere Fassung: `
export const theirValue = 'Andere Fassung: '
export const othersChanged = (fields: string | number) => `Jemand anderes hat geändert: ${fields}. Sie sehen die neueste Version.`
export const ok = 'OK'

// New project screen
export const projectNotSaved = 'Wir konnten das Projekt nicht speichern. Bitte versuchen Sie es noch einmal.'
export const startedOver = 'Neu begonnen'
export const undo = 'Rückgängig'
export const unknownProjectType = 'Unbekannte Projektart'
export const createProject = 'Projekt anlegen'
export const chooseProjectType = 'Wählen Sie Autopilot, FastTrack, Navigator oder Self-Service.'
export const earlierInputNote = 'Das haben Sie früher in diesem Browser eingegeben. Es ist noch nicht als Projekt gespeichert.'
export const startOver = 'Neu beginnen'
export const projectDetails = 'Projektdetails'
export const continueText = 'Weiter'

// Run by choice
export const flowQuestion = 'Wer führt diese Suche durch?'
export const myTeam = 'Mein Team'
export const selfServeText = 'Sie sehen durch, schreiben und antworten.'
export const recruitersOf = (name: string | number) => `Recruiter:innen von ${name}`
export const recruitersHint =
  'Sobald Sie das Projekt abschicken, werden sie per E-Mail benachrichtigt und übernehmen Durchsicht, Schreiben und Antworten. Sie selbst entscheiden über interessierte Kandidat:innen.'
export const noRecruiters = 'Hier sind keine Recruiter:innen eingerichtet, die Suchen für Sie durchführen.'

// Save mark
export const saveFailedRetry = 'Nicht gespeichert. Erneut versuchen'
export const notSaved = 'Nicht gespeichert'
export const saving = 'Wird gespeichert…'
export const saved = 'Gespeichert'

// Step rail
export const steps = 'Schritte'
export const done = 'erledigt'
export const step = 'Schritt'
export const stepOf = (step: string | number, total: string | number, title: string | number) => `${step} von ${total}: ${title}`

// Wizard foot
export const back = 'Zurück'
export const searchAgain = 'Erneut suchen'
export const searchNow = 'Jetzt suchen'
export const doneLabel = 'Fertig'
export const findCandidates = 'Kandidat:innen finden'

// Missing fields
export const fieldNeedsChange = 'Dieses Feld muss geändert werden.'
export const stepIncomplete = 'In diesem Schritt fehlt etwas oder ist falsch.'

// Project wizard
export const projectNotSubmitted = 'Wir konnten das Projekt nicht abschicken. Bitte versuchen Sie es noch einmal.'
