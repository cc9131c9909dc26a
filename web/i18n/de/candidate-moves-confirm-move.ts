// German texts of web/candidate/moves/ConfirmMoveDialog.tsx.

export const cancel = 'Abbrechen'
export const reject = 'Ablehnen'
export const moveToScheduling = 'In „Terminfindung“ verschieben'

// Confirm move dialog
export const candidates = (value: string | number) => `${value} Kandidat:innen`
export const rejectQuestion = (name: string | number) => `${name} ablehnen?`
export const schedulingTitle = (name: string | number) => `${name} in „Terminfindung“ verschieben?`
