// The assertion behind a reason, in a form that can be recomputed from the stored profile.
import type { EmployerKind } from '../reference/employers.ts'
import type { YearMonth } from '../shared/profile.ts'

/** Months worked in the jobs at these positions of the profile; a month in two jobs counts once. */
export interface CountedWork {
  jobs: number[]
  months: number
  /** At least one date of these jobs is only a year; absent in claims of earlier versions. */
  isEstimate?: boolean
}

export interface MoveSide {
  job: number
  title: string
  company: string
  asked: string
}

/** Places, companies, titles, and schools are spelled as in the profile unless a comment says otherwise. */
export type Claim =
  | {
      kind: 'title'
      job: number
      isCurrent: boolean
      title: string
      company: string
      /** Requested titles, as the search spells them or by the name of their group. */
      asked: string[]
      /** The requested title that this one is close to; null when it is one of them, or close to none by name. */
      closeTo: string | null
      /** Jobs with the same work as `title`. */
      same: CountedWork
      /** Other jobs with the requested work or similar work. */
      related: CountedWork
      /** Jobs without an end count up to this month. */
      asOf: YearMonth
      /** The years of the job's dates if they can't all be right: '1076', '2020 to 2018'; the job then counts no months. */
      unusableDates?: string
    }
  /** `evidence` is the position of the reason's quote that names the keyword. */
  | { kind: 'keywords'; mentions: { label: string; evidence: number }[] }
  | { kind: 'company'; job: number; isCurrent: boolean; company: string }
  /** What is known about the employer, of what the search asks for; `sources` are codes, `workspace` for a correction. */
  | {
      kind: 'employer'
      job: number
      isCurrent: boolean
      company: string
      type: EmployerKind | null
      /** How many people worked there in the year; `isOfJob`: a year of the job. */
      size: { min: number | null; max: number | null; year: number; isOfJob: boolean } | null
      /** ISO 3166 alpha-2. */
      country: string | null
      asOf: YearMonth
      sources: string[]
    }
  /** `group` is a kind of business that lists both companies; `like` is the requested company, null when it is the same. */
  | { kind: 'peer'; job: number; isCurrent: boolean; company: string; like: string | null; group: string }
  /** `isStated`: from the profile itself; otherwise from the list of companies, or as the workspace corrected it. */
  | { kind: 'industry'; job: number; company: string; industry: string; isStated: boolean; isCorrected?: true }
  /**
   * `listed` and `asked` are labels of the list of places; `km` is measured from the requested city, null when the place is
   * within `asked`.
   */
  | { kind: 'place'; place: string; listed: string; asked: string; km: number | null }
  /** `months` from the start of the one job to that of the other, where the search asks for them. */
  | {
      kind: 'rise'
      from: number
      to: number
      fromTitle: string
      toTitle: string
      company: string
      months?: number
      isEstimate?: boolean
    }
  | { kind: 'tenure'; job: number; company: string; months: number; isEstimate?: boolean; asOf: YearMonth }
  /**
   * How long someone stays with an employer: the mean, the shortest of those that are over or long enough, or the present or the longest
   * one, which is `company`.
   */
  | ({ kind: 'stayed'; per: 'average' | 'each' | 'present' | 'one'; employers: number; company: string; asOf: YearMonth } & CountedWork)
  /** People led, as the reason's quote says; null = a team. */
  | { kind: 'led'; people: number | null }
  /** Each side is a job whose employer, title, or industry is the one asked for. */
  | { kind: 'moved'; from: MoveSide; to: MoveSide }
  /** `state` as the list of places writes it. */
  | { kind: 'licensed'; license: string; state: string }
  /** Work in jobs of which each has a quote that names the skill. */
  | ({ kind: 'practice'; label: string; asOf: YearMonth } & CountedWork)
  /** A criterion in the user's words that a model found met; the reason's quote is what counts. Written only where a model is set up. */
  | { kind: 'quoted'; criterion: string }
  | { kind: 'school'; entry: number; school: string }
  | { kind: 'degree'; entry: number; school: string; degree: string | null; field: string | null }

export type ClaimKind = Claim['kind']
export const claimKinds = [
  'title',
  'keywords',
  'company',
  'employer',
  'peer',
  'industry',
  'place',
  'rise',
  'tenure',
  'stayed',
  'led',
  'moved',
  'licensed',
  'practice',
  'school',
  'degree',
] as const satisfies readonly ClaimKind[]
