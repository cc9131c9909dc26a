// Converts ideal candidates between the API's names and the domain's; without the API's validation, so that the web app can use
// it too.
import type { IdealCandidate, IdealResume } from '@fairlead/domain/project/ideal-candidate'
import type { WireIdealCandidate, WireIdealResume } from './ideal-candidate.ts'

export function idealFromWire({ linkedin_profile_url, core_candidate_id, resume }: WireIdealCandidate): IdealCandidate {
  return {
    linkedinProfileUrl: linkedin_profile_url,
    coreCandidateId: core_candidate_id,
    resume: resume && {
      ...resume,
      education: resume.education.map(({ field_of_study, ...entry }) => ({ ...entry, fieldOfStudy: field_of_study })),
    },
  }
}

export function idealResumeToWire(resume: IdealResume): WireIdealResume {
  return { ...resume, education: resume.education.map(({ fieldOfStudy, ...entry }) => ({ ...entry, field_of_study: fieldOfStudy })) }
}

export function idealToWire({ linkedinProfileUrl, coreCandidateId, resume }: IdealCandidate): WireIdealCandidate {
  return { linkedin_profile_url: linkedinProfileUrl, core_candidate_id: coreCandidateId, resume: resume ? idealResumeToWire(resume) : null }
}
