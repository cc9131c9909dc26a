// A free trial: everything works, until so many candidates have been written to.
import * as freeTrialTexts from './texts/en/free-trial.ts'

export interface FreeTrial {
  /** Of the project. */
  isFreeTrial: boolean
  /** Candidates of the project someone or the product has written to. */
  contacted: number
  /** The installation's setting. */
  limit: number
}

/** How many more candidates may be written to; null when the project is no trial. Never below 0. */
export function contactsLeft(trial: FreeTrial): number | null {
  return trial.isFreeTrial ? Math.max(0, trial.limit - trial.contacted) : null
}

/** Why no further candidate may be written to, or null. Anyone who was written to before may be answered all the same. */
export function whyNotContact(trial: FreeTrial): string | null {
  return contactsLeft(trial) === 0 ? freeTrialTexts.trialLimit(trial.limit) : null
}

/** The panel's text: '3 of 25 candidates left in your free trial'; null when the project is not a trial. */
export function freeTrialText(trial: FreeTrial): string | null {
  const remaining = contactsLeft(trial)
  return remaining === null ? null : `${remaining} of ${trial.limit} candidates left in your free trial`
}
