// German texts of domain/project/computed-criteria.ts, which reads them back by the German words in computed-words.data.ts.

/** 'Jahre', or 'Jahren' behind 'in' and 'innerhalb von'. */
const span = (months: number, isDative = false): string => {
  const ending = isDative ? 'n' : ''
  if (months % 12 === 0) return months === 12 ? '1 Jahr' : `${months / 12} Jahre${ending}`
  return months === 1 ? '1 Monat' : `${months} Monate${ending}`
}
/** 'in den letzten' needs a plural. */
const recentSpan = (months: number) => (months === 12 ? '12 Monaten' : span(months, true))

export const promoted = 'wurde befördert'
export const promotedWithin = (months: number, isRecent: boolean) =>
  isRecent ? `in den letzten ${recentSpan(months)} befördert` : `innerhalb von ${span(months, true)} befördert`
const ways = {
  average: 'im Schnitt pro Arbeitgeber',
  each: 'bei jedem Arbeitgeber',
  present: 'beim jetzigen Arbeitgeber',
  one: 'bei einem Arbeitgeber',
}
export const stayed = (months: number, per: keyof typeof ways) => `mindestens ${span(months)} ${ways[per]} geblieben`
export const ledTeam = 'führte ein Team'
export const ledPeople = (people: number) => `führte mindestens ${people} Personen`
export const moved = (from: string, to: string) => `von ${from} zu ${to} gewechselt`
export const workedAt = (companies: string) => `arbeitete bei ${companies}`
export const licensed = (license: string, state: string) => `Zulassung ${license} (${state})`
export const yearsOf = (months: number, skill: string) => `${span(months)} Erfahrung mit ${skill}`
export const degrees = { bachelors: 'Bachelorabschluss', advanced_degree: 'Masterabschluss oder höher' }
