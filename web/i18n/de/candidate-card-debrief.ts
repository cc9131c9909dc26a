// German texts of web/candidate/card/Debrief.tsx.

export const openedEarlyBy = (openedBy: string | number) => `Vorzeitig geöffnet von ${openedBy}. `
export const stillMissing = (missing: string | number) => `Es fehlen noch: ${missing}.`
export const interviewer = 'Interviewer:in'
export const recommendation = 'Empfehlung'
export const reason = 'Warum'

// Debrief
export const notAssessed = 'Nicht bewertet'
export const comparison = 'Vergleich'
