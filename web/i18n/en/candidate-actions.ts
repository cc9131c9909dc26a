// English texts of web/candidate.

// Candidate actions
export const undoPending = 'We’ll undo this as soon as the server responds.'
export const nothingToUndo = 'There’s nothing to undo.'
export const undoFailed = 'We couldn’t undo this. Please try again.'
export const undo = 'Undo'

// Export
export const exported = (count: number) => (count === 1 ? '1 candidate exported' : `${count} candidates exported`)

// LinkedIn
export const openInRecruiter = 'Open in LinkedIn Recruiter'
export const linkedinProfile = 'Profile on LinkedIn'
