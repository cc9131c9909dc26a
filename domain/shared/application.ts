// An earlier application of a person, as another system tells it: history that is shown and never scored.

export const applicationOutcomes = ['open', 'rejected', 'withdrawn', 'hired'] as const
export type ApplicationOutcome = (typeof applicationOutcomes)[number]

export interface Application {
  /** Texts are '' when the source doesn't say. */
  jobTitle: string
  stage: string
  outcome: ApplicationOutcome
  /** 'YYYY-MM-DD'; null when the source doesn't say. */
  appliedOn: string | null
  endedOn: string | null
  reason: string
  source: string
  /** Its ID in the system it is from. */
  externalId: string
}
