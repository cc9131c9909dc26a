// Which part of the talent pool responded to a search.
import { text as coverageText } from './texts/coverage.ts'

export interface Coverage {
  shards: number
  answered: number
}

/** The notice to users when a shard did not respond; null when all did. */
export function coverageNote({ shards, answered }: Coverage): string | null {
  return answered < shards ? coverageText.partialPool(answered, shards) : null
}
