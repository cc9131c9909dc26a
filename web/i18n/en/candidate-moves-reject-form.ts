// English texts of web/candidate/moves/RejectForm.tsx.

export const cancel = 'Cancel'
export const tellUsMore = 'Tell us more'
export const badTitlesLabel = 'Titles that don’t fit'
export const badCompaniesLabel = 'Companies to leave out'
export const missingReason = 'Briefly say why.'

// Reject form
export const rejectCandidate = 'Reject candidate'
export const submitAndReject = 'Submit and reject'
