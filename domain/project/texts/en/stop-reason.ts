// English texts of domain/project/stop-reason.ts.
import { plural } from '../../../shared/language.ts'

export const candidateWasHiredThroughOtherSources = 'Candidate was hired through other sources.'
export const thereAreEnoughCandidates = 'There are enough candidates in the pipeline.'
export const iNoLongerNeedThisRole = 'I no longer need this role.'
export const filledBy = (names: readonly string[]) =>
  plural('en', names.length, { one: `Filled: ${names[0] ?? ''} was hired.`, other: `Filled: ${names.length} candidates were hired.` })
export const filledByACandidate = 'Filled by a candidate in this project.'
