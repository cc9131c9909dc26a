// English texts of web/features/wizard/steps/summary.ts.

export const criteria = {
  jobTitles: 'Job titles',
  requiredTitles: 'Required titles',
  held: 'Held',
  track: 'Track',
  locations: 'Locations',
  years: 'Years of experience',
  education: 'Education',
  universities: 'Universities',
  majors: 'Fields of study',
  mustHave: 'Must have',
  niceToHave: 'Nice to have',
  industries: 'Industries',
  companies: 'Companies like',
  leftOut: 'Left out',
  ideals: 'Ideal candidates',
}
export const titleTimes = { current: 'now', current_or_past: 'now or before' }
export const tracks = { ic: 'individual contributor', manager: 'manager' }
export const remote = 'remote'
export const radius = (km: number) => (km === 0 ? 'the cities themselves' : `within ${km} km`)
export const degrees = {
  bachelors: 'bachelor’s',
  advanced: 'advanced',
  mba: 'MBA',
  phd: 'PhD',
  top10: 'top 10 school',
  top25: 'top 25 school',
}
export function years(min: number | null, max: number | null): string {
  if (min === null) return max === null ? '' : `at most ${max}`
  return max === null ? `at least ${min}` : `${min} to ${max}`
}
