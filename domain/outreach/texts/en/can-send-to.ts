// English texts of domain/outreach/can-send-to.ts.

export const theyHaveReplied = 'They have replied.'
export const askedForNoContact = 'They asked not to be contacted.'
export const addressSuppressed = 'This address is suppressed.'
export const wrongPerson = 'They said they’re the wrong person.'
export const personalDataRequested = 'They asked for their personal data to be deleted.'
export const addressBounced = 'The address doesn’t exist: email bounced.'
export const projectPaused = 'The project is paused.'
export const projectArchived = 'The project is archived.'
export const followUpsOff = 'Follow-ups are off for this candidate.'
export const outOfOffice = 'They are out of office.'
export const candidateMoved = 'The candidate has moved on.'
export const sentAlready = 'It has already been sent.'
export const contactedByHand = 'This candidate is contacted by hand.'
export const previousUnsent = 'The previous email hasn’t been sent yet.'
export const notDue = 'It isn’t due yet.'
export const noPostalAddress =
  'Your workspace has no postal address, which the law of their country requires in this email. An admin can add it.'
