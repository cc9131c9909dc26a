// English texts of domain/candidate/offer.ts.

export const anOfferThatWasMade = 'An offer that was made can’t be in the future.'
export const chooseTheStartDate = 'Choose the start date.'
