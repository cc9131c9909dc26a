// Whether a job pays what a person is likely to earn.
import type { Profile } from '@fairlead/domain/shared/profile'
import type { Model } from '../plan/model.ts'

/** The least that is left of a score, at a third above the job's pay. */
const minFit = 0.6

/**
 * 1 when the lower end of a person's estimated yearly pay is within what the job pays, less in proportion to what it is above.
 * Pay in another currency, or not known, changes nothing.
 */
export function payFit(pay: Model['pay'], profile: Pick<Profile, 'estimatedSalary' | 'estimatedSalaryCurrency'>): number {
  const min = profile.estimatedSalary?.[0]
  if (!pay || min === undefined || (profile.estimatedSalaryCurrency ?? 'USD') !== pay.currency) return 1
  return Math.max(minFit, 1 - (1.2 * Math.max(0, min - pay.max)) / pay.max)
}
