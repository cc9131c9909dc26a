// English texts of domain/project/search-changes.ts.
import type { Weights } from '../../preferences.ts'
export const fields = {
  jobTitles: 'Job titles',
  jobTitlesRequired: 'Required titles',
  jobTitlesWhen: 'When they held it',
  jobDescription: 'Job description',
  locations: 'Locations',
  locationRadiusKm: 'Distance in kilometers',
  remoteAllowed: 'Remote work',
  yearsMin: 'Years of experience, at least',
  yearsMax: 'Years of experience, at most',
  relevantYearsMin: 'Years of relevant experience, at least',
  payMax: 'Pay per year, at most',
  payCurrency: 'Currency of the pay',
  payRequired: 'Leave out people who expect more pay',
  keywordsRequired: 'Must have',
  keywordsOptional: 'Nice to have',
  companies: 'Companies',
  industries: 'Industries',
  schools: 'Schools',
  majors: 'Fields of study',
  bachelors: 'Bachelor’s degree',
  advancedDegree: 'Advanced degree',
  mba: 'MBA',
  phd: 'PhD',
  top10School: 'Top 10 school',
  top25School: 'Top 25 school',
  track: 'Track',
  badCompanies: 'Companies to leave out',
  badJobTitles: 'Titles to leave out',
  badKeywords: 'Leave out',
  idealTraitsLeftOut: 'Traits of ideal candidates left out',
}
export const weights: Record<keyof Weights, string> = {
  yearsOfExperience: 'Weight of years of experience',
  education: 'Weight of the degree',
  schoolPrestige: 'Weight of the school',
  similarCompanies: 'Weight of similar companies',
  industry: 'Weight of the industry',
  keywords: 'Weight of keywords',
  responseLikelihood: 'Weight of the likelihood of a reply',
}
export const choices = {
  current: 'now',
  current_or_past: 'now or before',
  ic: 'individual contributor',
  manager: 'manager',
}
export const change = (label: string, words: string) => `${label}: ${words}`
export const open = 'open'
export const changed = 'changed'
export const on = 'on'
export const off = 'off'
export const ideals = 'Ideal candidates'
export const more = (n: number) => `${n} more`
export const fewer = (n: number) => `${n} fewer`
