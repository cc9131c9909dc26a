// The displayed name of a candidate from the API.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { shownName as nameShown } from '@fairlead/domain/candidate/shown-name'
import { text as candidateActionsText } from '../i18n/candidate-actions.ts'

export function shownName(candidate: Pick<WireCandidate, 'name'>, biasReducer: boolean): string {
  return nameShown(candidate.name, biasReducer)
}

/** The LinkedIn URL: in LinkedIn Recruiter for accounts that use it, else the public profile. */
export function linkedinOf(
  candidate: Pick<WireCandidate, 'linkedin_profile_url' | 'linkedin_recruiter_url'>,
): { url: string; label: string } | null {
  if (candidate.linkedin_recruiter_url) return { url: candidate.linkedin_recruiter_url, label: candidateActionsText.openInRecruiter }
  return candidate.linkedin_profile_url ? { url: candidate.linkedin_profile_url, label: candidateActionsText.linkedinProfile } : null
}
