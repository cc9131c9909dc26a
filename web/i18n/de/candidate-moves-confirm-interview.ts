// German texts of web/candidate/moves/ConfirmInterviewDialog.tsx.

export const cancel = 'Abbrechen'
export const confirmTheInterview = 'Interview bestätigen'
export const moveText = (name: string | number) =>
  `Verschieben Sie ${name} in „Interview“, sobald ein Termin vereinbart ist. Im Aktivitätsverlauf steht das heutige Datum, und Follow-ups enden.`
export const confirmInterview = 'Interview bestätigen'

// Confirm interview dialog
export const candidates = (value: string | number) => `${value} Kandidat:innen`
