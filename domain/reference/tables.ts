// The rows of the reference data: job titles, skills, companies, schools, majors, places, and names.

export const seniorities = [
  'intern',
  'entry',
  'mid',
  'senior',
  'staff',
  'principal',
  'manager',
  'director',
  'vp',
  'c_level',
  'founder',
] as const
export type Seniority = (typeof seniorities)[number]

export const titleTracks = ['ic', 'manager', 'exec'] as const
export type TitleTrack = (typeof titleTracks)[number]

/** A kind of job: every spelling of a title belongs to one group. */
export interface TitleGroupRow {
  id: string
  canonical: string
  family: string
  /** US Standard Occupational Classification code; groups that share one are near each other. */
  soc: string
}

export interface TitleRow {
  id: number
  title: string
  groupId: string
  seniority: Seniority
  track: TitleTrack
  canonical: boolean
}

export interface TitleAliasRow {
  alias: string
  groupId: string
}

export interface SkillRow {
  id: number
  name: string
  category: string
  /** Other names of the same skill. */
  aliases: string[]
  /** Siblings or narrower skills: a hint, never equality. */
  related: string[]
  /** Skills that anyone with this one has by definition: a BSN includes an ADN, and PostgreSQL is queried in SQL. */
  implies: string[]
}

/** A normalized word among the commonest of these languages (ISO 639-1). */
export interface CommonWordRow {
  word: string
  languages: string[]
}

export const companySizes = ['small', 'medium', 'large'] as const
export type CompanySize = (typeof companySizes)[number]

export interface CompanyRow {
  id: number
  name: string
  domain: string
  industry: string
  size: CompanySize
  /** Names of the groups of similar companies it belongs to. */
  peerGroups: string[]
}

export interface UniversityRow {
  id: number
  name: string
  aliases: string[]
  /** ISO 3166 alpha-2. */
  country: string
  domains: string[]
  groups: string[]
  /** 1 for the best known to 5 for the rest. */
  tier: number
  top10: boolean
  top25: boolean
}

export const majorKinds = ['academic', 'trade', 'residency'] as const
export type MajorKind = (typeof majorKinds)[number]

export interface MajorRow {
  id: number
  name: string
  family: string
  kind: MajorKind
  aliases: string[]
  /** Days, as YYYY-MM-DD. */
  createdAt: string
  updatedAt: string
}

export const placeTypes = ['country', 'region', 'metro', 'city'] as const
export type PlaceType = (typeof placeTypes)[number]

export interface PlaceRow {
  id: string
  type: PlaceType
  name: string
  /** As shown: 'Austin, Texas, United States'. */
  label: string
  /** ISO 3166 alpha-2. */
  country: string
  /** State or province code within the country; null for countries. */
  region: string | null
  lat: number
  lon: number
  population: number | null
  timezone: string | null
  aliases: string[]
}

export interface NameList {
  givenF: string[]
  givenM: string[]
  family: string[]
}

export interface ReferenceTables {
  titleGroups: TitleGroupRow[]
  titles: TitleRow[]
  titleAliases: TitleAliasRow[]
  skills: SkillRow[]
  commonWords: CommonWordRow[]
  /** Names of tools and software that occupations use. */
  tools: string[]
  companies: CompanyRow[]
  universities: UniversityRow[]
  majors: MajorRow[]
  places: PlaceRow[]
}
