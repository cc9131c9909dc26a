// German texts of web/features/wizard/team/InterviewDayField.tsx.

export const several = 'Mehrere Interviews an einem Tag'
export const severalHint =
  'Kandidat:innen buchen den ganzen Tag auf einmal. Jedes Interview hat eigene Interviewer:innen und einen eigenen Videoraum.'
export const interview = (number: number) => `Interview ${number}`
export const name = 'Name'
export const minutes = 'Minuten'
export const pause = 'Pause danach (Minuten)'
export const interviewers = 'Interviewer:innen'
export const clearInterviewers = 'Interviewer:innen entfernen'
export const whoHolds = 'Wer es führt'
export const add = 'Interview hinzufügen'
export const remove = (name: string) => `${name} entfernen`
export const earlier = (name: string) => `${name} nach oben`
export const later = (name: string) => `${name} nach unten`
export const keepOrder = 'Diese Reihenfolge beibehalten'
export const keepOrderHint = 'Sonst finden die Interviews in jeder Reihenfolge statt, die allen Kalendern passt.'
export const total = (hours: string) => `${hours} insgesamt, mit Pausen`
