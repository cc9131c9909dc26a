// German texts of domain/candidate/send-for-review.ts.

export const approveFirst = 'Geben Sie diese Person frei, bevor Sie sie zur Durchsicht senden.'
export const rejectedMoveBack = 'Diese Person wurde abgelehnt. Verschieben Sie sie zurück, bevor Sie sie zur Durchsicht senden.'
export const notInterestedMoveBack = 'Diese Person ist nicht interessiert. Verschieben Sie sie zurück, bevor Sie sie zur Durchsicht senden.'
export const approvedByManager = 'Die Hiring-Manager:in hat diese Person schon freigegeben.'
export const alreadyInterviewing = 'Diese Person ist schon im Interview.'
export const hasOffer = 'Diese Person hat ein Angebot.'
export const isHired = 'Diese Person ist eingestellt.'
