// German texts of domain/shared/formats.ts.

export const place = (position: number, total: number) => `${position} von ${total}`
export const queuePlace = (tab: string, position: number, total: number) => `${tab}: ${position} von ${total}`
export const moved = (stage: string, date: string) => `Am ${date} nach „${stage}“ verschoben`
const count = (amount: number, unit: string) => (amount === 0 ? [] : [`${amount} ${unit}`])
export const tenure = (years: number, months: number, isEstimate: boolean) =>
  `${isEstimate ? 'etwa ' : ''}${[...count(years, 'J.'), ...count(months, 'Mon.')].join(' ')}`

export const quoted = (words: string) => `„${words}“`
export const titleAtCompany = (title: string, company: string) => `${title} bei ${company}`
