// What the page stores in the browser: the queue as last read, and verdicts until the server has responded.
import type { Table } from '../../offline/table.ts'
import type { ReadManagerQueue } from '@fairlead/contract/v2/manager_review'

export type ReviewQueue = ReadManagerQueue['answer']

export interface Approval {
  approval_score: number
  liked: string[]
  feedback: string
  email_candidate: boolean
}

export interface Rejection {
  rejection_reasons: number[]
  rejection_reason_other: string
  email_candidate: boolean
}

/** What is sent with the link's token and an id. */
export type Verdict = { candidate_id: string } & (({ approved: true } & Approval) | ({ approved: false } & Rejection))

export interface KeptVerdict {
  requestId: string
  token: string
  /** In order. */
  order: number
  name: string
  verdict: Verdict
  /** Not sent before this time; until then it can be undone. */
  notBefore: number
  /** It was sent, but may not have arrived. */
  isUnsure: boolean
  /** Why the server didn't take it: a draft, which is not sent until the manager says so. */
  refusal: string | null
}

const wait = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'))
  })

let opening: Promise<IDBDatabase> | null = null

function open(): Promise<IDBDatabase> {
  opening ??= (() => {
    const request = indexedDB.open('manager review', 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('piles')
      request.result.createObjectStore('verdicts', { keyPath: 'requestId' })
    }
    return wait(request)
  })()
  return opening
}

interface Stores {
  piles: Stored
  verdicts: KeptVerdict
}

async function inStore<Name extends keyof Stores, T>(
  name: Name,
  mode: IDBTransactionMode,
  work: (store: Table<Stores[Name]>) => Promise<T>,
): Promise<T> {
  const transaction = (await open()).transaction(name, mode)
  const written = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('IndexedDB'))
  })
  const result = await work(transaction.objectStore(name))
  await written
  return result
}

interface Stored {
  readAt: number
  queue: ReviewQueue
}

/** Links end after 14 days: older data is deleted, even if no one opens that link again. */
const keptMs = 14 * 86_400_000
const isOver = (stored: Partial<Stored> | undefined) => Date.now() - (stored?.readAt ?? 0) > keptMs

export const saveQueue = (token: string, queue: ReviewQueue) =>
  inStore('piles', 'readwrite', async (store) => {
    for (const key of await wait(store.getAllKeys())) if (isOver(await wait(store.get(key)))) await wait(store.delete(key))
    await wait(store.put({ readAt: Date.now(), queue }, token))
  })

export const savedQueue = (token: string): Promise<ReviewQueue | undefined> =>
  inStore('piles', 'readonly', async (store) => {
    const stored = await wait(store.get(token))
    return isOver(stored) ? undefined : stored?.queue
  })

/** The link has ended: nothing of it stays in the browser. */
export async function deleteStoredReview(token: string): Promise<void> {
  await inStore('piles', 'readwrite', (store) => wait(store.delete(token)))
  for (const { requestId } of await verdictsOf(token)) await deleteVerdict(requestId)
}

/** One link's, in order. */
export async function verdictsOf(token: string): Promise<KeptVerdict[]> {
  const all = await inStore('verdicts', 'readonly', (store) => wait(store.getAll()))
  return all.filter((verdict) => verdict.token === token).toSorted((a, b) => a.order - b.order)
}

export const saveVerdict = (verdict: KeptVerdict) => inStore('verdicts', 'readwrite', (store) => wait(store.put(verdict)))

export const deleteVerdict = (requestId: string) => inStore('verdicts', 'readwrite', (store) => wait(store.delete(requestId)))

/**
 * Undoes a verdict that can't have reached the server; false when it is too late. One transaction: no other window sends it in
 * the meantime.
 */
export const withdrawVerdict = (requestId: string) =>
  inStore('verdicts', 'readwrite', async (store) => {
    const verdict = await wait(store.get(requestId))
    if (!verdict || verdict.isUnsure) return false
    await wait(store.delete(requestId))
    return true
  })

/** Keeps a verdict that was refused as a draft. */
export const keepAsDraft = (verdict: KeptVerdict, refusal: string) => saveVerdict({ ...verdict, isUnsure: false, refusal })

/** Marks it as being sent; false when it was undone in the meantime. */
export const markSent = (requestId: string) =>
  inStore('verdicts', 'readwrite', async (store) => {
    const verdict = await wait(store.get(requestId))
    if (!verdict) return false
    await wait(store.put({ ...verdict, isUnsure: true, refusal: null }))
    return true
  })
