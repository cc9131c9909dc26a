// German texts of web/features/analytics/ModelScreen.tsx.

export const trialNotStarted = 'Wir konnten den Test nicht starten. Bitte versuchen Sie es noch einmal.'
export const rankedWithModel = 'Die nächste Suche sortiert mit dem Modell.'
export const rankedWithoutModel = 'Die nächste Suche sortiert ohne das Modell.'
export const modelNotChanged = 'Wir konnten die Änderung nicht speichern. Bitte versuchen Sie es noch einmal.'
export const model = 'Modell'
export const noProjectsForTrial = 'Keine Projekte, um ein Modell zu testen'
export const noProjectsForTrialHint = 'Sie können ein Modell an den Entscheidungen jedes Projekts testen, in dem Sie suchen können.'
export const modelLoadFailed = 'Wir konnten das Modell nicht laden.'
export const noModelTitle = 'Kein Modell eingerichtet'
export const noModelHint =
  'Die Rangfolge funktioniert auch ohne Modell. Um ein Embedding-Modell zu testen, bitten Sie den Betreiber, MODEL_URL und EMBEDDING_MODEL zu setzen.'
export const trialRunning = 'Der Test läuft. Er dauert bis zu einer Minute.'
export const trialNeedsDecisions = (model: string | number) =>
  `${model} lässt sich testen, sobald mindestens eine Person freigegeben oder abgelehnt wurde.`
export const notTriedYet = (model: string | number) => `${model} wurde in diesem Projekt noch nicht getestet.`
export const triedModel = (model: string | number) => `${model}, getestet`
export const trying = 'Wird getestet…'
export const tryAgain = 'Noch einmal testen'
export const tryThisModel = 'Dieses Modell testen'
export const trialFailedText = 'Er wurde wegen eines Fehlers auf unserer Seite abgebrochen.'
export const nothingWasChanged = 'Es wurde nichts geändert.'
export const trialFailedTitle = 'Der letzte Test ist fehlgeschlagen'
export const useModelAction = 'Mit diesem Modell sortieren'
export const modelStartsNextSearch = 'Ab der nächsten Suche aktiv'
export const off = 'Aus'
export const modelUnreachableHint =
  'Wenn das Modell nicht erreichbar ist, sortiert die Suche ohne das Modell und weist über der Runde darauf hin.'
export const whatWouldChange = 'Was sich ändern würde'
export const thisTrialSent = (costText: string | number) => `Dieser Test hat gesendet: ${costText}.`
export const costHint = (costText: string | number) =>
  `Eine Suche sendet höchstens: ${costText}. Bereits gesendeter Text wird nicht noch einmal gesendet.`
export const modelTitle = 'Was das Modell macht'
export const modelExplained = (model: string | number) =>
  `${model} vergleicht Ihre Suche mit der Arbeit in jedem Profil. Es addiert oder subtrahiert höchstens 5 von 100 Punkten; in der Aufschlüsselung der Punktzahl steht das als „Ihr Modell“. Es ändert nicht, wer gefunden wird, und nicht die Gründe auf einer Karte.`
export const modelDataText =
  'Wir senden dem Modell Jobtitel, Beschreibungen, Branchen, Abschlüsse und Kenntnisse. Wir senden keine Namen, Fotos, Orte, Schulen, Daten, Vergütungen oder Lebensläufe. Die nächtliche Fairness-Prüfung bewertet Kandidat:innen ohne das Modell.'
