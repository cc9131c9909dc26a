// The next message of a lane, claimed while its relay answers about the current one.

export interface ClaimAhead<T> {
  /** The final dot follows: asks for the next message. */
  request(): void
  /** What was claimed; null when there is none, or sending is in trouble since: then it was given back. */
  take(): Promise<T | null>
  release(): Promise<void>
}

export interface ClaimAheadParts<T> {
  claim(): Promise<T | null>
  /** Must not reject. */
  release(claimed: T): Promise<void>
  /** No other lane is free for the message. */
  mayAsk(): boolean
  /** How often sending was in trouble so far. */
  countTroubles(): number
  /** How long a message waits for its lane, in milliseconds. */
  patienceMs: number
}

export function openClaimAhead<T>({ claim, release, mayAsk, countTroubles, patienceMs }: ClaimAheadParts<T>): ClaimAhead<T> {
  let pending: { claimed: Promise<T | null>; troubles: number; timer: NodeJS.Timeout } | null = null

  const end = () => {
    const ended = pending
    clearTimeout(ended?.timer)
    pending = null
    return ended
  }
  const releasePending = async () => {
    const claimed = await end()?.claimed
    if (claimed) await release(claimed)
  }
  return {
    request() {
      if (pending || !mayAsk()) return
      // a message that could not be claimed ahead is claimed in turn, where a fault is reported
      const claimed = claim().catch(() => null)
      // a relay that takes long to answer must not keep the next message waiting
      pending = { claimed, troubles: countTroubles(), timer: setTimeout(() => void releasePending(), patienceMs) }
    },
    async take() {
      const ended = end()
      const claimed = await ended?.claimed
      if (!ended || !claimed) return null
      if (countTroubles() === ended.troubles) return claimed
      await release(claimed)
      return null
    },
    release: releasePending,
  }
}
