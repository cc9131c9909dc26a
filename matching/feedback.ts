// A team's decisions that a search can learn from.
import type { MatchableProfile } from './person.ts'

/** The codes a person can be rejected with, as far as they teach something. */
export const rejectionCodes = {
  jobTitle: 1,
  underqualified: 3,
  requiredKeywords: 4,
  overqualified: 5,
  compensation: 7,
  prestige: 8,
  higherDegrees: 9,
  missingSkills: 10,
  other: 11,
  alreadyContacted: 12,
  company: 13,
  sponsorship: 14,
  industry: 15,
  location: 16,
  notHandsOn: 18,
} as const

export interface Feedback {
  profile: MatchableProfile
  verdict: 'approved' | 'rejected'
  rejectionCodes: number[]
  badJobTitles?: string[]
  badCompanies?: string[]
  text?: string
}
