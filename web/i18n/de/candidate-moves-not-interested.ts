// German texts of web/candidate/moves/NotInterestedDialog.tsx.

export const cancel = 'Abbrechen'
export const reasonQuestion = 'Warum ist die Person nicht interessiert?'
export const reasons = 'Gründe'
export const tellUsMore = 'Erzählen Sie mehr'
export const moveToNotInterested = 'In „Nicht interessiert“ verschieben'
