// English texts of web/candidate/moves.

// Move menu
export const sendForReview = 'Send for review…'
export const requestFirst = 'Request something first…'
export const anotherProject = 'Another project…'

// Send to manager dialog
