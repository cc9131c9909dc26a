// English texts of domain/shared/formats.ts.

export const place = (position: number, total: number) => `${position} of ${total}`
export const queuePlace = (tab: string, position: number, total: number) => `${tab} candidate ${position} of ${total}`
export const moved = (stage: string, date: string) => `Moved to ${stage} on ${date}`
const count = (amount: number, unit: string) => (amount === 0 ? [] : [`${amount} ${unit}${amount === 1 ? '' : 's'}`])
export const tenure = (years: number, months: number, isEstimate: boolean) =>
  `${isEstimate ? 'about ' : ''}${[...count(years, 'yr'), ...count(months, 'mo')].join(' ')}`

export const quoted = (words: string) => `“${words}”`
export const titleAtCompany = (title: string, company: string) => `${title} at ${company}`
