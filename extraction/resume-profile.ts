// Converts a résumé to a profile and back, limited to what the search may know.
import type { IdealResume } from '@fairlead/domain/project/ideal-candidate'
import type { Profile } from '@fairlead/domain/shared/profile'
import type { MatchableProfile } from '@fairlead/matching/skills/person'

export function profileOfResume({ headline, location, experiences, education, skills, certificates }: IdealResume): MatchableProfile {
  return {
    headline,
    summary: null,
    place: location === null ? null : { label: location, city: null, state: null, country: null },
    experiences: experiences.map((job) => ({ ...job, location: null, description: null, industry: null })),
    education,
    skills: withCertificates(skills, certificates),
    estimatedSalary: null,
  }
}

export function resumeOfProfile(profile: Profile): IdealResume {
  return {
    name: `${profile.firstName} ${profile.lastName}`.trim(),
    headline: profile.headline,
    location: profile.place?.label ?? null,
    experiences: profile.experiences.map(({ title, company, start, end }) => ({ title, company, start, end })),
    education: profile.education.map(({ school, degree, fieldOfStudy }) => ({ school, degree, fieldOfStudy })),
    skills: profile.skills,
    languages: [],
    certificates: [],
  }
}

/** A certificate is met and proven like a skill. */
export const withCertificates = (skills: readonly string[], certificates: readonly string[]): string[] => [
  ...new Set([...skills, ...certificates]),
]
