// The assertion behind a reason, in a form that can be recomputed from the stored profile.
import type { YearMonth } from '../shared/profile.ts'

/** Months of work in the jobs at these positions of the profile; a month in two jobs counts once. */
export interface CountedWork {
  jobs: number[]
  months: number
  /** A date of these jobs is a year only; absent in claims of earlier versions. */
  isEstimate?: boolean
}

/** Places, companies, titles and schools are written as in the profile unless a comment says otherwise. */
export type Claim =
  | {
      kind: 'title'
      job: number
      isCurrent: boolean
      title: string
      company: string
      /** Titles the search asks for, as the search writes them or by the name of their group. */
      asked: string[]
      /** The asked title that this one is close to; null when it is one of those asked for, or close to none by name. */
      closeTo: string | null
      /** Jobs of the same work as `title`. */
      same: CountedWork
      /** Other jobs of the asked work or near it. */
      related: CountedWork
      /** Jobs without an end count up to this month. */
      asOf: YearMonth
    }
  /** `evidence` is the position of the reason's quote that names the keyword. */
  | { kind: 'keywords'; mentions: { label: string; evidence: number }[] }
  | { kind: 'company'; job: number; isCurrent: boolean; company: string }
  /** `group` is a kind of business both companies are listed under; `like` is the asked company, null when it is the same. */
  | { kind: 'peer'; job: number; isCurrent: boolean; company: string; like: string | null; group: string }
  /** `isStated`: in the profile itself; else by the list of companies. */
  | { kind: 'industry'; job: number; company: string; industry: string; isStated: boolean }
  /** `listed` and `asked` are labels of the list of places; `km` counts from the asked city, null when the place is within `asked`. */
  | { kind: 'place'; place: string; listed: string; asked: string; km: number | null }
  | { kind: 'rise'; from: number; to: number; fromTitle: string; toTitle: string; company: string }
  | { kind: 'tenure'; job: number; company: string; months: number; isEstimate?: boolean; asOf: YearMonth }
  | { kind: 'school'; entry: number; school: string }
  | { kind: 'degree'; entry: number; school: string; degree: string | null; field: string | null }

export type ClaimKind = Claim['kind']
export const claimKinds = [
  'title',
  'keywords',
  'company',
  'peer',
  'industry',
  'place',
  'rise',
  'tenure',
  'school',
  'degree',
] as const satisfies readonly ClaimKind[]
