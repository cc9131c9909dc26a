// English texts of domain/outreach/suppression.ts.

export const personDeleted = 'This person was deleted. Nothing is kept by which they could be added again.'
export const optInByRecipient = 'Only the recipient can opt in again, by a link that we send to the address.'
export const domainIsSuppressed = 'Your workspace doesn’t write to this domain.'
export const addressIsSuppressed = {
  unsubscribed: 'They asked not to be contacted.',
  bounced: 'This address doesn’t exist: an email to it bounced.',
  complaint: 'They reported an email as spam.',
  erased: 'This person was deleted and must not be contacted.',
  by_hand: 'Your workspace has suppressed this address.',
}
export const reasonNames = {
  unsubscribed: 'Unsubscribed',
  bounced: 'Email bounced',
  complaint: 'Reported as spam',
  erased: 'Deleted person',
  by_hand: 'Added by your team',
}
