// Answers calls that arrive together with one piece of work, as a database commits several transactions with one write.

export interface GroupCalls<T, R> {
  call(item: T): Promise<R>
}

/**
 * While a group is at work, later calls wait and become the next group: nothing waits for company, and the groups grow with the load.
 * `work` answers each item in order. When it fails for a group, its items are tried one by one, so that one item's fault is not the
 * others'; `work` must therefore be safe to repeat.
 */
export function groupCalls<T, R>(work: (items: readonly T[]) => Promise<readonly R[]>): GroupCalls<T, R> {
  let waiting: { item: T; resolve: (answer: R) => void; reject: (error: unknown) => void }[] = []
  let isBusy = false

  const answer = async (calls: typeof waiting): Promise<void> => {
    try {
      const answers = await work(calls.map(({ item }) => item))
      if (answers.length !== calls.length) throw new Error(`${calls.length} calls were answered with ${answers.length} answers.`)
      for (const [index, result] of answers.entries()) calls[index]?.resolve(result)
    } catch (error) {
      if (calls.length === 1) return calls.forEach(({ reject }) => reject(error))
      for (const call of calls) await answer([call])
    }
  }
  const run = async (): Promise<void> => {
    isBusy = true
    // calls of the same turn of the event loop belong together
    await Promise.resolve()
    while (waiting.length > 0) {
      const calls = waiting
      waiting = []
      await answer(calls)
    }
    isBusy = false
  }
  return {
    call: (item) =>
      new Promise<R>((resolve, reject) => {
        waiting.push({ item, resolve, reject })
        // `answer` has passed every error on to its callers
        if (!isBusy) run().catch(reject)
      }),
  }
}
