// German texts of domain/project/accept-proposals.ts.

export const visaSponsorship = 'Unterstützung beim Visum wird angeboten.'
const number = (amount: number) => amount.toLocaleString('de-DE')
const periods = { year: 'Jahr', month: 'Monat', day: 'Tag', hour: 'Stunde' }
/** 'EUR 85.000–105.000 pro Jahr' */
export const pay = (currency: string, min: number, max: number | null, period: keyof typeof periods) =>
  `${currency} ${number(min)}${max === null ? '' : `–${number(max)}`} pro ${periods[period]}`
export const payLine = (payText: string) => `Vergütung: ${payText}.`
