// English texts of domain/candidate/send-for-review.ts.

export const approveFirst = 'Approve this candidate before you send them for review.'
export const rejectedMoveBack = 'This candidate has been rejected. Move them back before you send them for review.'
export const notInterestedMoveBack = 'This candidate is not interested. Move them back before you send them for review.'
export const approvedByManager = 'The hiring manager has already approved this candidate.'
export const alreadyInterviewing = 'This candidate is already interviewing.'
export const hasOffer = 'This candidate has an offer.'
export const isHired = 'This candidate is hired.'
