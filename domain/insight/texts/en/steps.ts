// English texts of domain/insight/steps.ts.

export const addedMeaning = 'Candidates added by a search, an import, or a teammate.'
export const decidedMeaning = 'Someone made a decision.'
export const approvedMeaning = 'Approved, or further along.'
export const contacted = 'A first message was sent: email, InMail, invitation, or by hand.'
export const replied = 'They replied, asked something, or declined. Out-of-office replies and unsubscribes don’t count.'
export const repliedMeaning = 'They reached Interested, Awaiting Reply, or a later stage.'
export const managerApprovedMeaning = 'The hiring manager approved, or they went further.'
export const interviewingMeaning = 'They reached Interviewing, or went further.'
export const offerMeaning = 'They got an offer, or were hired.'
export const theyWereHired = 'They were hired.'
