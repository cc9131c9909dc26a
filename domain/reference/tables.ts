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

/** What a first email may have to say. */
export const noticeParts = ['controller', 'purpose', 'source', 'software', 'rights', 'postal_address', 'opt_out'] as const
export type NoticePart = (typeof noticeParts)[number]

/** `indirect`: people whose data isn't from themselves; `ranked`: people ranked by software. */
export const noticeScopes = ['everyone', 'indirect', 'ranked'] as const
export type NoticeScope = (typeof noticeScopes)[number]

/** A law about what a first email must say. */
export interface NoticeRuleRow {
  id: string
  /** ISO 3166 alpha-2. */
  countries: string[]
  /** Code of the state; null = everywhere. */
  region: string | null
  /** Of a city's rule: its names, and its parts; empty = everywhere. */
  cities: string[]
  parts: NoticePart[]
  applies: NoticeScope
  /** People must be told within a month after their data was obtained, also without an email. */
  clock: boolean
  /** The first and the last day in force, as YYYY-MM-DD; null = no end. */
  from: string
  to: string | null
  /** The law as it is cited, and where its text is. */
  title: string
  url: string
  /** What is uncertain, or not covered by the rule. */
  note: string
  noteDe: string
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
  noticeRules: NoticeRuleRow[]
}
