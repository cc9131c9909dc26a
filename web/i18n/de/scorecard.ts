// German texts of the interviewer’s scorecard.

export const title = 'Ihr Bewertungsbogen'
export const titleFor = (candidate: string) => `Bewertungsbogen für ${candidate}`
export const noCard = 'Bewertungsbogen nicht gefunden'
export const linkEndedText =
  'Links zu Bewertungsbögen laufen 30 Tage nach dem Interview ab oder sobald es abgesagt wird. Bitten Sie Ihr Recruiting um einen neuen.'
export const loadFailed = 'Wir konnten den Bewertungsbogen nicht laden'
export const loadFailedText = (cause: string) => `${cause} Was Sie in diesem Browser eingegeben haben, bleibt erhalten.`
export const loading = 'Bewertungsbogen wird geladen.'
export const saving = {
  saved: 'Entwurf gespeichert',
  typing: '',
  saving: 'Wird gespeichert…',
  waiting: 'Noch nicht übertragen. Der Text bleibt in diesem Browser und wird übertragen, sobald der Server erreichbar ist.',
  submitted: 'Abgegeben. Vielen Dank!',
}
export const submitted = 'Abgegeben'
export const changed = 'Geändert, noch nicht abgegeben'
export const questions = 'Fragen im Interview'
export const recommendation = 'Sollen wir die Person einstellen?'
export const words = 'Warum, in wenigen Worten'
export const hint = 'Lassen Sie aus, was Sie nicht beurteilt haben. Niemand sieht andere Bewertungsbögen, bevor der eigene geschrieben ist.'
export const submit = 'Bewertungsbogen abgeben'
export const submitChanges = 'Änderungen abgeben'
export const saveFailed = 'Wir konnten ihn nicht speichern.'
