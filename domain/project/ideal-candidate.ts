// An ideal candidate: someone identified by LinkedIn profile, picked from the talent pool, or known only from a résumé.
import type { YearMonth } from '../shared/profile.ts'

/** The parts of a résumé the search uses; protected traits, addresses, and graduation years are excluded. */
export interface IdealResume {
  /** Display only; the search never reads it. */
  name: string
  headline: string | null
  location: string | null
  experiences: { title: string; company: string; start: YearMonth | null; end: YearMonth | null }[]
  education: { school: string; degree: string | null; fieldOfStudy: string | null }[]
  skills: string[]
  /** As written, with the level: 'French (B2)'. */
  languages: string[]
  certificates: string[]
}

export interface IdealCandidate {
  linkedinProfileUrl: string | null
  coreCandidateId: string | null
  /** Absent for people in the pool. */
  resume?: IdealResume | null
}

/** Size limits; further entries add little and would slow every save. */
export const resumeLimits = { experiences: 20, education: 6, skills: 60, languages: 12, certificates: 30, words: 160 } as const
