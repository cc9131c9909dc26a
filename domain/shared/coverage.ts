// Which part of the talent pool answered a search.
import * as coverageText from './texts/en/coverage.ts'

export interface Coverage {
  shards: number
  answered: number
}

/** What users are told when a part did not answer; null when all did. */
export function coverageNote({ shards, answered }: Coverage): string | null {
  return answered < shards ? coverageText.onlyPartOfTheTalentPool(answered, shards) : null
}
