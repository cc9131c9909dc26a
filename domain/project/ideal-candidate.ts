// An ideal candidate: someone named by LinkedIn profile, picked from the talent pool, or known from a résumé only.
import type { YearMonth } from '../shared/profile.ts'

/** What a résumé tells the search; nothing protected, no address and no year of a school has a place in it. */
export interface IdealResume {
  /** To be told apart on the screen; the search never reads it. */
  name: string
  headline: string | null
  location: string | null
  experiences: { title: string; company: string; start: YearMonth | null; end: YearMonth | null }[]
  education: { school: string; degree: string | null; fieldOfStudy: string | null }[]
  skills: string[]
}

export interface IdealCandidate {
  linkedinProfileUrl: string | null
  coreCandidateId: string | null
  /** Absent for people of the pool. */
  resume?: IdealResume | null
}

/** How much of a résumé is kept; what is beyond says little more and would weigh on every save. */
export const resumeLimits = { experiences: 20, education: 6, skills: 60, words: 160 } as const
