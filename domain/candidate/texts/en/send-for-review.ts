// English texts of domain/candidate/send-for-review.ts.

export const approveThisCandidateBeforeYouSend = 'Approve this candidate before you send them for review.'
export const thisCandidateHasBeenRejectedMove = 'This candidate has been rejected. Move them back before you send them for review.'
export const thisCandidateIsNotInterestedMove = 'This candidate is not interested. Move them back before you send them for review.'
export const theHiringManagerHasAlreadyApproved = 'The hiring manager has already approved this candidate.'
export const thisCandidateIsAlreadyInterviewing = 'This candidate is already interviewing.'
export const thisCandidateHasAnOffer = 'This candidate has an offer.'
export const thisCandidateIsHired = 'This candidate is hired.'
