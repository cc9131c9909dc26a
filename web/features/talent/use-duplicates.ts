// The queue of possible duplicates, its decisions, and their undoing.
import type { DecideDuplicate, ReadDuplicates, UndoDuplicate, WireDuplicate } from '@fairlead/contract/v2/talent/duplicates'
import { readersLocale } from '@fairlead/domain/shared/readers-language'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { invalidate, queryFor } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { showToast } from '../../ui/toast.ts'
import { text } from '../../i18n/duplicates.ts'

const path: ReadDuplicates['path'] = 'v2/talent/duplicates'
/** How often the page looks while records are still being compared. */
const comparingMs = 3000

export const useDuplicates = () =>
  useQuery({
    ...queryFor<ReadDuplicates>(path, {}),
    refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? comparingMs : false),
  })

export const percentOf = (confidence: number): string =>
  // never 100%: no comparison is that certain
  Math.min(confidence, 0.99).toLocaleString(readersLocale(), { style: 'percent', maximumFractionDigits: 0 })

const refresh = () => invalidate(path, 'v2/talent/search', 'v2/talent/people', 'v2/talent/timeline')

export function useUndoMerge() {
  return useSubmit({
    send: (undoing: { merge_id?: string; first_id?: string; second_id?: string }) =>
      send<UndoDuplicate>('DELETE', 'v2/talent/duplicates', undoing),
    onSuccess: () => showToast(text.undone),
    onSettled: refresh,
    failure: text.notUndone,
  })
}

const keyOf = (first: string, second: string) => [first, second].toSorted().join(' ')

type Decision = { merge_id: string } | { first_id: string; second_id: string }

export function useDecisions() {
  // a decision may be undone before the server has confirmed it
  const decisions = useRef<Promise<Decision | null>[]>([])
  const newest = useRef<Decision | null>(null)
  // hidden at once, so that the next key is about the next pair
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const undoing = useUndoMerge()
  const reopen = (key: string) => setDecided((keys) => new Set([...keys].filter((entry) => entry !== key)))
  // keys may be faster than the server: nothing is dropped, and everything is sent in order
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const inOrder = <T>(work: () => Promise<T>): Promise<T> => {
    const result = queue.current.then(work)
    queue.current = result
    return result
  }
  const undo = (decision: Decision) => {
    if ('first_id' in decision) reopen(keyOf(decision.first_id, decision.second_id))
    void inOrder(() => undoing.run(decision))
  }
  const deciding = useSubmit({
    send: async ({ pair, isSame }: { pair: WireDuplicate; isSame: boolean }): Promise<Decision> => {
      const ids = { first_id: pair.first.person_id, second_id: pair.second.person_id }
      const { merge_id: mergeId } = await send<DecideDuplicate>('POST', 'v2/talent/duplicates', { ...ids, is_same: isSame })
      return mergeId === null ? ids : { merge_id: mergeId }
    },
    onSuccess: (decision) => {
      newest.current = decision
      showToast('merge_id' in decision ? text.merged : text.keptApart, { undo: () => undo(decision) })
    },
    onSettled: refresh,
    failure: text.notSaved,
  })
  return {
    sentence: deciding.sentence ?? undoing.sentence,
    isOpen: (pair: WireDuplicate) => !decided.has(keyOf(pair.first.person_id, pair.second.person_id)),
    decide: (pair: WireDuplicate, isSame: boolean) => {
      const key = keyOf(pair.first.person_id, pair.second.person_id)
      setDecided((keys) => new Set([...keys, key]))
      decisions.current.push(
        inOrder(() => deciding.run({ pair, isSame })).then((isSaved) => {
          if (isSaved) return newest.current
          reopen(key)
          return null
        }),
      )
    },
    /** The last decision made on this page. */
    undo: () => void decisions.current.pop()?.then((decision) => decision && undo(decision)),
  }
}
