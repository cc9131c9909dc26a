// An ideal candidate under the API's names, with the parts of their résumé.
import { resumeLimits } from '@fairlead/domain/project/ideal-candidate'
import { z } from 'zod'
import { list, text } from '../fields.ts'

const words = z.string().max(resumeLimits.words)
/** 'YYYY-MM', or 'YYYY' if the résumé has no month. */
const month = z
  .string()
  .regex(/^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/)
  .nullable()
  .default(null)

export const idealResume = z.object({
  /** Shown in the list of ideal candidates; the search never reads it. */
  name: words.default(''),
  headline: words.nullable().default(null),
  location: words.nullable().default(null),
  experiences: list(
    z.object({ title: words.default(''), company: words.default(''), start: month, end: month }),
    resumeLimits.experiences,
  ).default([]),
  education: list(
    z.object({ school: words.default(''), degree: words.nullable().default(null), field_of_study: words.nullable().default(null) }),
    resumeLimits.education,
  ).default([]),
  skills: list(words, resumeLimits.skills).default([]),
  languages: list(words, resumeLimits.languages).default([]),
  certificates: list(words, resumeLimits.certificates).default([]),
})
export type WireIdealResume = z.output<typeof idealResume>

export const idealCandidate = z.object({
  linkedin_profile_url: text.nullable().default(null),
  core_candidate_id: text.nullable().default(null),
  /** For someone known only from a résumé; stored with the project, never part of the talent pool. */
  resume: idealResume.nullable().default(null),
})
export type WireIdealCandidate = z.output<typeof idealCandidate>
