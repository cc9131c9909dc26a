// An earlier application of a person, from an import: history, never part of a score.
import { applicationOutcomes } from '@fairlead/domain/shared/application'
import { z } from 'zod'

export const application = z.object({
  /** 'Applied in 2024 for Account Executive, rejected after On-site: Salary expectations'. */
  sentence: z.string(),
  /** Texts are '' and days null where the export didn't say. */
  job_title: z.string(),
  stage: z.string(),
  outcome: z.enum(applicationOutcomes),
  applied_on: z.string().nullable(),
  ended_on: z.string().nullable(),
  rejection_reason: z.string(),
  source: z.string(),
  /** The system it is from, such as Greenhouse; '' for a table of unknown origin. */
  system: z.string(),
})
export type WireApplication = z.infer<typeof application>
