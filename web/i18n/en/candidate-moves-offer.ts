// English texts of web/candidate/moves/OfferDialog.tsx.

export const cancel = 'Cancel'
export const moveToOffer = (name: string | number) => `Move ${name} to Offer`
export const offerMadeOn = 'Offer made on'
export const pay = 'Pay'
export const currency = 'Currency'
export const period = 'Per'
export const periods = { year: 'Year', month: 'Month', day: 'Day', hour: 'Hour' }
export const startsOn = 'First day of work'
export const conditions = 'Conditions'
export const conditionsHint = 'Optional. Bonus, probation, what the offer depends on.'
export const note = 'Note'
export const noteHint = 'Optional. Only your team sees it.'
export const notePlaceholder = 'Title, answer expected by …'
export const noEmailIsSent = 'No email is sent.'
export const submitOffer = 'Move to Offer'

// Offer dialog
export const candidates = (value: string | number) => `${value} candidates`
