// German texts of domain/candidate/offer.ts.

export const offerInFuture = 'Ein gemachtes Angebot kann nicht in der Zukunft liegen.'
export const chooseStartDate = 'Wählen Sie das Eintrittsdatum.'
