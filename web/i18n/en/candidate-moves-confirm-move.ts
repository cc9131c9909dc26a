// English texts of web/candidate/moves/ConfirmMoveDialog.tsx.

export const cancel = 'Cancel'
export const reject = 'Reject'
export const moveToScheduling = 'Move to Scheduling'

// Confirm move dialog
export const candidates = (value: string | number) => `${value} candidates`
export const rejectQuestion = (name: string | number) => `Reject ${name}?`
export const schedulingTitle = (name: string | number) => `Move ${name} to Scheduling?`
