// English texts of web/features/panel/ReasonDialog.tsx.

export const cancel = 'Cancel'
export const linkedinPlaceholder = 'https://www.linkedin.com/in/…'
export const pauseTitle = 'Why are you pausing this project?'
export const archiveTitle = 'Why are you archiving this project?'
export const reason = 'Reason'
export const hiredProfile = 'LinkedIn profile of the person you hired'
export const otherReason = 'What is the reason?'
export const pauseProject = 'Pause project'
export const archiveProject = 'Archive project'

// Reason dialog
export const oneCandidate = 'One candidate'
