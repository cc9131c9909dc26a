// What a bias-reduced project shows of a person: initials, and nothing that identifies them.
import type { Profile } from '@fairlead/domain/shared/profile'
import { hideIn, hiderOf, initialOf, type Hide } from '@fairlead/domain/candidate/hidden-person'

const ids = ['_id', 'id', 'core_candidate_id', 'project_id', 'candidate_id', 'comment_id', 'thread_id', 'message_id', 'user_id']
const ofColleagues = ['user_name', 'user_profile_picture', 'assignee_email', 'domain_contacted']
const ofProject = [
  'outreach_templates',
  'suggested_template',
  'matched_keywords',
  'missing_keywords',
  'unknown_keywords',
  'missed_requirements',
]
const codes = ['status', 'direction', 'state', 'label']
const places = ['location', 'city', 'country']
const spared = new Set([...ids, ...ofColleagues, ...ofProject, ...codes, ...places])

/** A call's response for a reader who must not learn who the person is. */
export function hideIdentity<T>(answer: T, hide: Hide): T {
  return hideIn(answer, hide, spared)
}

export function initialsOnly(profile: Profile): Profile {
  const hide = hiderOf(profile, [], true)
  return {
    ...profile,
    firstName: initialOf(profile.firstName),
    lastName: initialOf(profile.lastName),
    headline: hideIn(profile.headline, hide),
    summary: hideIn(profile.summary, hide),
    experiences: hideIn(profile.experiences, hide, new Set(['location'])),
    education: hideIn(profile.education, hide),
    skills: hideIn(profile.skills, hide),
    recommendations: [],
    linkedinUrl: null,
    personalEmails: [],
    workEmails: [],
    pictureUrl: null,
  }
}
