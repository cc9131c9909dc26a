// English texts of web/candidate/moves/ConfirmMoveDialog.tsx.

export const cancel = 'Cancel'
export const reject = 'Reject'
export const moveToScheduling = 'Move to Scheduling'
