// Where a candidate is found on LinkedIn: in Recruiter for accounts that work there, else their profile.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'

export function linkedinAddress(
  candidate: Pick<WireCandidate, 'linkedin_profile_url' | 'linkedin_recruiter_url'>,
): { url: string; label: string } | null {
  if (candidate.linkedin_recruiter_url) return { url: candidate.linkedin_recruiter_url, label: 'Open in LinkedIn Recruiter' }
  return candidate.linkedin_profile_url ? { url: candidate.linkedin_profile_url, label: 'Profile on LinkedIn' } : null
}
