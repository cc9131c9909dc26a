// Search criteria in domain terms; contract/ maps the spec's field names.

export type Track = 'ic' | 'manager'

/** The weight of each part of the score for this project, 0 (ignore) to 5 (decisive). */
export interface Weights {
  yearsOfExperience: number
  education: number
  schoolPrestige: number
  similarCompanies: number
  industry: number
  keywords: number
  responseLikelihood: number
}

export interface SearchPreferences {
  /** Job titles as the user typed or picked them. */
  jobTitles: string[]
  /** Job titles of which a person must have held at least one, or the same work under another name. Empty = no title filter. */
  jobTitlesRequired: string[]
  jobTitlesWhen: 'current' | 'current_or_past'
  /** The job's text; its words affect scores, never filters. */
  jobDescription: string
  /** Location labels from the reference list, or free text. Empty = anywhere. */
  locations: string[]
  /** How far from a city people may live, in km; null = within its metropolitan area, 0 = in the city itself. */
  locationRadiusKm: number | null
  remoteAllowed: boolean
  yearsMin: number | null
  yearsMax: number | null
  /** Years in the same or related work; affects scores, never filters. */
  relevantYearsMin: number | null
  /** The most that the job pays in a year, in units of its currency; null = not known. Affects scores, and filters with `payRequired`. */
  payMax: number | null
  /** ISO 4217; the score compares no pay in other currencies, since rates change; the filter does, in coarse steps. */
  payCurrency: string
  /** Leaves out people who are likely to expect more; those whose pay isn't known stay. */
  payRequired: boolean
  keywordsRequired: string[]
  keywordsOptional: string[]
  companies: string[]
  industries: string[]
  /** Preferred universities and fields of study; never filters. */
  schools: string[]
  majors: string[]
  bachelors: boolean
  advancedDegree: boolean
  mba: boolean
  phd: boolean
  top10School: boolean
  top25School: boolean
  track: Track | null
  badCompanies: string[]
  badJobTitles: string[]
  badKeywords: string[]
  /** Traits of ideal candidates to ignore, by key. */
  idealTraitsLeftOut: string[]
  weights: Weights
}

export const defaultWeights: Weights = {
  yearsOfExperience: 3,
  education: 2,
  schoolPrestige: 1,
  similarCompanies: 3,
  industry: 2,
  keywords: 4,
  responseLikelihood: 1,
}

export const noPreferences: SearchPreferences = {
  jobTitles: [],
  jobTitlesRequired: [],
  jobTitlesWhen: 'current_or_past',
  jobDescription: '',
  locations: [],
  locationRadiusKm: null,
  remoteAllowed: false,
  yearsMin: null,
  yearsMax: null,
  relevantYearsMin: null,
  payMax: null,
  payCurrency: 'USD',
  payRequired: false,
  keywordsRequired: [],
  keywordsOptional: [],
  companies: [],
  industries: [],
  schools: [],
  majors: [],
  bachelors: false,
  advancedDegree: false,
  mba: false,
  phd: false,
  top10School: false,
  top25School: false,
  track: null,
  badCompanies: [],
  badJobTitles: [],
  badKeywords: [],
  idealTraitsLeftOut: [],
  weights: defaultWeights,
}

/** Without any of these a search would return everyone. */
export function hasSearchCriteria(
  preferences: Pick<SearchPreferences, 'jobTitles' | 'keywordsRequired' | 'keywordsOptional' | 'companies'>,
): boolean {
  const { jobTitles, keywordsRequired, keywordsOptional, companies } = preferences
  return [jobTitles, keywordsRequired, keywordsOptional, companies].some((list) => list.some((text) => text.trim() !== ''))
}
