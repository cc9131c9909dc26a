// English texts of domain/candidate/offer.ts.

export const offerInFuture = 'An offer that was made can’t be in the future.'
export const chooseStartDate = 'Choose the start date.'
export const amountAboveZero = 'Enter an amount above zero.'
export const chooseCurrency = 'Choose a currency.'
export const payPer = {
  year: (amount: string) => `${amount} a year`,
  month: (amount: string) => `${amount} a month`,
  day: (amount: string) => `${amount} a day`,
  hour: (amount: string) => `${amount} an hour`,
}
export const starts = (day: string) => `starts ${day}`
