// English texts of domain/project/accept-proposals.ts.

export const visaSponsorship = 'Visa sponsorship is offered.'
const number = (amount: number) => amount.toLocaleString('en-US')
/** 'EUR 85,000–105,000 per year' */
export const pay = (currency: string, min: number, max: number | null, period: 'year' | 'month' | 'day' | 'hour') =>
  `${currency} ${number(min)}${max === null ? '' : `–${number(max)}`} per ${period}`
export const payLine = (payText: string) => `Pay: ${payText}.`
