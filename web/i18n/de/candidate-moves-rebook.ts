// German texts of web/candidate/moves/RebookDialog.tsx.

/** `part` is the name of one interview of a day; '' for a single one. */
export const title = (part: string) => (part === '' ? 'Interview verschieben' : `„${part}“ verschieben`)
export const withinDay =
  'Auf eine andere Zeit desselben Tages, mit denselben Interviewer:innen. Die übrigen Interviews des Tages bleiben, wie sie sind.'
export const sameInterviewers = 'Auf eine andere Zeit, mit denselben Interviewer:innen.'
export const time = 'Freie Zeiten'
export const noTimes = 'Keine andere Zeit passt allen.'
export const chooseOne = 'Wählen Sie eine Zeit.'
export const keep = 'Zeit behalten'
export const move = 'Verschieben'
export const moved = 'Das Interview wurde verschoben, und alle bekommen die neue Zeit'
export const notMoved = 'Wir konnten das Interview nicht verschieben. Bitte versuchen Sie es noch einmal.'
export const notLoaded = 'Wir konnten die Zeiten nicht laden. Schließen Sie dies und versuchen Sie es noch einmal.'
