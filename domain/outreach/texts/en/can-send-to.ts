// English texts of domain/outreach/can-send-to.ts.

export const theyHaveReplied = 'They have replied.'
export const theyAskedNotToBeContacted = 'They asked not to be contacted.'
export const thisAddressIsSuppressed = 'This address is suppressed.'
export const theySaidTheyreTheWrongPerson = 'They said they’re the wrong person.'
export const theyAskedForTheirPersonalData = 'They asked for their personal data to be deleted.'
export const theAddressDoesntExistEmailBounced = 'The address doesn’t exist: email bounced.'
export const theProjectIsPaused = 'The project is paused.'
export const theProjectIsArchived = 'The project is archived.'
export const followUpsAreOff = 'Follow-ups are off for this candidate.'
export const theyAreOutOfOffice = 'They are out of office.'
export const theCandidateHasMoved = 'The candidate has moved on.'
export const itHasAlreadyBeenSent = 'It has already been sent.'
export const thisCandidateIsContactedByHand = 'This candidate is contacted by hand.'
export const thePreviousEmailHasntBeenSent = 'The previous email hasn’t been sent yet.'
export const itIsntDueYet = 'It isn’t due yet.'
export const yourWorkspaceHasNoPostalAddress =
  'Your workspace has no postal address, which the law of their country requires in this email. An admin can add it.'
