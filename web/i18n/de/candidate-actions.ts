// German texts of web/candidate.

// Candidate actions
export const undoPending = 'Wir machen das rückgängig, sobald der Server antwortet.'
export const nothingToUndo = 'Es gibt nichts rückgängig zu machen.'
export const undoFailed = 'Wir konnten das nicht rückgängig machen. Bitte versuchen Sie es noch einmal.'
export const undo = 'Rückgängig'

// Export
export const exported = (count: number) => (count === 1 ? '1 Person exportiert' : `${count} Personen exportiert`)

// LinkedIn
export const openInRecruiter = 'In LinkedIn Recruiter öffnen'
export const linkedinProfile = 'LinkedIn-Profil'
