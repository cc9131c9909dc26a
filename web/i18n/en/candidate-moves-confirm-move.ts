// English texts of web/candidate/moves/ConfirmMoveDialog.tsx.

export const cancel = 'Cancel'
export const reject = 'Reject'
export const moveToScheduling = 'Move to Scheduling'

// Confirm move dialog
export const candidates = (value: string | number) => `${value} candidates`
export const rejectQuestion = (who: string | number) => `Reject ${who}?`
export const moveToSchedulingQuestion = (who: string | number) => `Move ${who} to Scheduling?`
