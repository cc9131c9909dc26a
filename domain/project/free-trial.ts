// A free trial: everything works until a number of candidates have been contacted.
import { text as freeTrialTexts } from './texts/free-trial.ts'

export interface FreeTrial {
  /** The project's. */
  isFreeTrial: boolean
  /** The project's candidates that a user or the product has written to. */
  contacted: number
  /** The installation's setting. */
  limit: number
}

/** How many more candidates may be contacted; null when the project isn't a trial. Never below 0. */
export function contactsLeft(trial: FreeTrial): number | null {
  return trial.isFreeTrial ? Math.max(0, trial.limit - trial.contacted) : null
}

/** Why no further candidate may be contacted, or null. Candidates contacted before can still be answered. */
export function whyNotContact(trial: FreeTrial): string | null {
  return contactsLeft(trial) === 0 ? freeTrialTexts.trialLimit(trial.limit) : null
}

/** The panel's text: '3 of 25 candidates left in your free trial'; null when the project is not a trial. */
export function freeTrialText(trial: FreeTrial): string | null {
  const remaining = contactsLeft(trial)
  return remaining === null ? null : `${remaining} of ${trial.limit} candidates left in your free trial`
}
