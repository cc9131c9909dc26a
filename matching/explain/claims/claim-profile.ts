// What a claim is checked against, and what can be wrong with it.
import type { ClaimDoubt } from '@fairlead/domain/candidate/own-claim'
import type { Profile } from '@fairlead/domain/shared/profile'

/** The profile a claim is checked against: no name, address, or date of birth. */
export type ClaimProfile = Pick<Profile, 'headline' | 'summary' | 'place' | 'experiences' | 'skills'> & {
  education: Pick<Profile['education'][number], 'school' | 'degree' | 'fieldOfStudy'>[]
}

/** A fault of a reason. */
export type ClaimFault =
  | 'no_claim'
  | 'quote'
  | 'sentence'
  | 'job'
  | 'months'
  | 'other_work'
  | 'company'
  | 'keyword'
  | 'dates'
  | 'study'
  | ClaimDoubt
  | 'place'
  | 'rank'
  | 'education'
