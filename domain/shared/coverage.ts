// Which part of the talent pool answered a search.

export interface Coverage {
  shards: number
  answered: number
}

/** What users are told when a part did not answer; null when all did. */
export function coverageNote({ shards, answered }: Coverage): string | null {
  return answered < shards
    ? `Only part of the talent pool answered (${answered} of ${shards} parts), so people may be missing. Try again in a few minutes.`
    : null
}
