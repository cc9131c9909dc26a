// German texts of web/features/panel/ReasonDialog.tsx.

export const cancel = 'Abbrechen'
export const linkedinPlaceholder = 'https://www.linkedin.com/in/…'
export const pauseTitle = 'Warum pausieren Sie dieses Projekt?'
export const archiveTitle = 'Warum archivieren Sie dieses Projekt?'
export const reason = 'Grund'
export const hiredProfile = 'LinkedIn-Profil der eingestellten Person'
export const otherReason = 'Was ist der Grund?'
export const pauseProject = 'Projekt pausieren'
export const archiveProject = 'Projekt archivieren'

// Reason dialog
export const oneCandidate = 'Eine Person'
