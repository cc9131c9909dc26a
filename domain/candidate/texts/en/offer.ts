// English texts of domain/candidate/offer.ts.

export const offerInFuture = 'An offer that was made can’t be in the future.'
export const chooseStartDate = 'Choose the start date.'
