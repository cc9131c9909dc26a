// English texts of web/candidate/moves/OfferDialog.tsx.

export const cancel = 'Cancel'
export const moveToOffer = (name: string | number) => `Move ${name} to Offer`
export const offerMadeOn = 'Offer made on'
export const note = 'Note'
export const noteHint = 'Optional. Only your team sees it.'
export const notePlaceholder = 'Salary, title, answer expected by …'
export const noEmailIsSent = 'No email is sent.'
export const submitOffer = 'Move to Offer'

// Offer dialog
export const candidates = (value: string | number) => `${value} candidates`
