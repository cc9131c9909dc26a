// English texts of web/candidate/moves/NotInterestedDialog.tsx.

export const cancel = 'Cancel'
export const reasonQuestion = 'Why is the candidate not interested?'
export const reasons = 'Reasons'
export const tellUsMore = 'Tell us more'
export const moveToNotInterested = 'Move to Not Interested'
