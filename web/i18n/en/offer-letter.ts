// English texts of offer letters: the dialog of the team, and the page behind the candidate's link.

export const offerLetter = 'Offer letter'
export const letterTo = (name: string) => `Offer letter to ${name}`
export const letter = 'Letter'
export const variables = {
  pay: 'Pay',
  currency: 'Currency',
  pay_period: 'Pay period',
  first_day: 'First day of work',
  conditions: 'Conditions',
  work_place: 'Place of work',
  answer_by: 'Last day for the answer',
  signer: 'Signer',
}
export const states = {
  draft: 'Draft',
  sent: 'Sent, waiting for an answer',
  signed: 'Signed',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
}
export const loadFailed = 'The letter could not be loaded.'
export const template = 'Template'
export const builtIn = 'Built-in template'
export const keepText = 'Keep this text'
export const manageTemplates = 'Manage templates'
export const answerBy = 'Last day for the answer'
export const missing = (names: string) => `Without a value: ${names}. Replace them in the letter.`
export const unsaved = 'Save your changes before you send the letter.'
export const approvers = 'Has to approve before it is sent'
export const noApprovers = 'No one'
export const waiting = 'waiting'
export const approved = 'approved'
export const returned = 'returned'
export const isVoid = 'voided by a change'
export const approve = 'Approve'
export const giveBack = 'Return'
export const comment = 'Comment'
export const youAreAsked = 'You were asked to approve this letter.'
export const decisionFailed = 'Your decision was not saved.'
export const save = 'Save letter'
export const saved = 'Letter saved'
export const saveFailed = 'The letter was not saved.'
export const signedPdf = 'Signed PDF'
export const email = (to: string) => `Email to ${to}`
export const sendLetter = 'Send letter'
export const sent = 'The letter is on its way'
export const sendFailed = 'The letter was not sent.'
export const withdraw = 'Withdraw'
export const withdrawn = 'Letter withdrawn'
export const withdrawFailed = 'The letter was not withdrawn.'
export const writeAnother = 'Write another letter'
export const byHand = 'Signed by hand'
export const signedOn = 'Signed on'
export const signedFile = 'Signed letter (PDF)'
export const recordSignature = 'Record signature'
export const recorded = 'Signature recorded'
export const recordFailed = 'The signature was not recorded.'
export const signedBy = (name: string, moment: string) => `Signed by ${name} on ${moment}`
export const signedByHand = (day: string) => `Signed by hand on ${day}`
export const reason = (words: string) => `Reason: ${words}`
export const cancel = 'Cancel'

// the page behind the candidate's link
export const title = 'Your offer'
export const loading = 'Loading your offer'
export const offerLoadFailed = 'Your offer could not be loaded'
export const ended = 'This offer is no longer available. Ask the person who sent you the link.'
export const answerUntil = (day: string) => `Please answer by ${day}.`
export const download = 'Download PDF'
export const accept = 'Accept and sign'
export const fullName = 'Your full name'
export const consent = 'I accept this offer and agree to sign it electronically.'
export const sign = 'Sign'
export const signRecord = 'We record your name, the time, your network address, your browser, and the fingerprint of the letter.'
export const decline = 'Decline'
export const declineTitle = 'Decline this offer'
export const declineReason = 'Reason (optional)'
export const thanks = 'Thank you. You have signed this offer.'
export const signedAs = (name: string) => `Signed as ${name}. Keep a copy of the signed letter.`
export const declinedThanks = 'You have declined this offer. Thank you for letting us know.'
export const answerFailed = 'Your answer was not saved. Try again.'
