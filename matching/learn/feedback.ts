// A team's decisions that a search can learn from.
import type { RejectionReason } from '@fairlead/domain/candidate/rejection'
import type { MatchableProfile } from '../skills/person.ts'

export interface Feedback {
  profile: MatchableProfile
  verdict: 'approved' | 'rejected'
  rejectionReasons: RejectionReason[]
  badJobTitles?: string[]
  badCompanies?: string[]
  text?: string
}
