// German texts of domain/project/interview-parts.ts.

export const count = (max: number) => `Ein Interviewtag hat 2 bis ${max} Interviews.`
export const nameEach = 'Benennen Sie jedes Interview des Tages, mit höchstens 80 Zeichen.'
export const minutes = (name: string) => `${name}: 15 bis 240 Minuten, in Schritten von 5.`
export const pause = (name: string) => `${name}: 0 bis 120 Minuten Pause, in Schritten von 5.`
export const interviewers = (name: string) => `${name}: Geben Sie die E-Mail-Adressen der Interviewer:innen ein.`
export const tooLong = (hours: number) => `Ein Interviewtag dauert mit Pausen höchstens ${hours} Stunden.`
export const tooFewPeople = 'Jede Person führt höchstens ein Interview des Tages. Fügen Sie weitere Interviewer:innen hinzu.'
