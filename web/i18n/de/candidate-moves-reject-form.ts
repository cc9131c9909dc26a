// German texts of web/candidate/moves/RejectForm.tsx.

export const cancel = 'Abbrechen'
export const tellUsMore = 'Erzählen Sie mehr'
export const badTitlesLabel = 'Unpassende Jobtitel'
export const badCompaniesLabel = 'Auszuschließende Unternehmen'
export const missingReason = 'Nennen Sie kurz den Grund.'

// Reject form
export const rejectCandidate = 'Kandidat:in ablehnen'
export const submitAndReject = 'Absenden und ablehnen'
