// English texts of domain/project/computed-criteria.ts, which reads them back.

const span = (months: number): string => {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month']
  return `${count} ${count === 1 ? unit : `${unit}s`}`
}

export const promoted = 'promoted'
export const promotedWithin = (months: number, isRecent: boolean) => `promoted ${isRecent ? 'in the last' : 'within'} ${span(months)}`
const ways = {
  average: 'per employer on average',
  each: 'with each employer',
  present: 'with the present employer',
  one: 'with one employer',
}
export const stayed = (months: number, per: keyof typeof ways) => `stayed at least ${span(months)} ${ways[per]}`
export const ledTeam = 'led a team'
export const ledPeople = (people: number) => `led ${people} or more people`
export const moved = (from: string, to: string) => `moved from ${from} to ${to}`
export const workedAt = (companies: string) => `worked at ${companies}`
export const licensed = (license: string, state: string) => `${license} license (${state})`
export const yearsOf = (months: number, skill: string) => `${span(months)} of ${skill}`
export const degrees = { bachelors: 'bachelor’s degree', advanced_degree: 'advanced degree' }
