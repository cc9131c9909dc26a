// German texts of domain/candidate/offer.ts.

export const offerInFuture = 'Ein gemachtes Angebot kann nicht in der Zukunft liegen.'
export const chooseStartDate = 'Wählen Sie das Eintrittsdatum.'
export const amountAboveZero = 'Geben Sie einen Betrag über null ein.'
export const chooseCurrency = 'Wählen Sie eine Währung.'
export const payPer = {
  year: (amount: string) => `${amount} pro Jahr`,
  month: (amount: string) => `${amount} pro Monat`,
  day: (amount: string) => `${amount} pro Tag`,
  hour: (amount: string) => `${amount} pro Stunde`,
}
export const starts = (day: string) => `Eintritt am ${day}`
