// English texts of domain/project/stop-reason.ts.
import { plural } from '../../../shared/language.ts'

export const hiredElsewhere = 'Candidate was hired through other sources.'
export const enoughCandidates = 'There are enough candidates in the pipeline.'
export const roleNotNeeded = 'I no longer need this role.'
export const filledBy = (names: readonly string[]) =>
  plural('en', names.length, { one: `Filled: ${names[0] ?? ''} was hired.`, other: `Filled: ${names.length} candidates were hired.` })
export const hiredHere = 'Filled by a candidate in this project.'

export const otherReason = 'Other'
