// English texts of web/features/wizard/team/InterviewDayField.tsx.

export const several = 'Several interviews in one day'
export const severalHint = 'Candidates book the whole day at once. Each interview has its own interviewers and its own video room.'
export const interview = (number: number) => `Interview ${number}`
export const name = 'Name'
export const minutes = 'Minutes'
export const pause = 'Break after (minutes)'
export const interviewers = 'Interviewers'
export const clearInterviewers = 'Clear interviewers'
export const whoHolds = 'Who holds it'
export const add = 'Add an interview'
export const remove = (name: string) => `Remove ${name}`
export const earlier = (name: string) => `Move ${name} up`
export const later = (name: string) => `Move ${name} down`
export const keepOrder = 'Keep this order'
export const keepOrderHint = 'Otherwise the interviews take place in any order that suits everyone’s calendars.'
export const total = (hours: string) => `${hours} in all, with breaks`
