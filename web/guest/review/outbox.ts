// Sends verdicts in order, each once, despite lost connections, reloads, and several windows.
import type { DecideByLink } from '@fairlead/contract/v2/manager_review'
import { newId } from '../../api/new-id.ts'
import { send } from '../../api/send.ts'
import { isWorthRetrying, nextPause } from '../../offline/retry-later.ts'
import { deleteVerdict, keepAsDraft, saveVerdict, markSent, verdictsOf, withdrawVerdict, type KeptVerdict, type Verdict } from './store.ts'

/** How long a verdict can be undone before it is sent. */
const holdMs = 5000

export type News =
  | { kind: 'changed' }
  /** Another window has sent it. */
  | { kind: 'elsewhere'; candidateId: string; isAnswered: boolean }
  | { kind: 'answered'; verdict: KeptVerdict; answer: DecideByLink['answer'] }
  | { kind: 'refused'; verdict: KeptVerdict; sentence: string }

export interface Outbox {
  add(name: string, verdict: Verdict): Promise<string>
  /** Sends a draft again. */
  retry(requestId: string): Promise<void>
  /** False when it is too late. */
  withdraw(requestId: string): Promise<boolean>
  /** Continues now; with `release` also verdicts that could still be undone, because the page is being left. */
  resume(options?: { release?: boolean }): void
  stop(): void
}

/** One window sends at a time; in browsers without locks, the server's idempotency by request is enough. */
const withLock = (name: string, work: () => Promise<void>) => (navigator.locks ? navigator.locks.request(name, work) : work())

/** @param explain the sentence for a refusal */
export function openOutbox(token: string, explain: (verdict: KeptVerdict, error: unknown) => string, tell: (news: News) => void): Outbox {
  const windows = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`review ${token}`)
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  let pause = 0
  let isStopped = false
  let isReleased = false
  const news = (update: News) => {
    if (!isStopped) tell(update)
    windows?.postMessage(
      update.kind === 'answered' || update.kind === 'refused'
        ? { kind: 'elsewhere', candidateId: update.verdict.verdict.candidate_id, isAnswered: update.kind === 'answered' }
        : update,
    )
  }
  const later = (ms: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(run, ms)
  }

  async function sendFirst(): Promise<'again' | 'done'> {
    const first = (await verdictsOf(token)).find(({ refusal }) => !refusal)
    if (!first) return 'done'
    // a clock that was set back must not hold it forever
    const early = Math.min(first.notBefore - Date.now(), holdMs)
    if (early > 0 && !isReleased && !first.isUnsure) {
      later(early)
      return 'done'
    }
    if (!(await markSent(first.requestId))) return 'again'
    try {
      const answer = await send<DecideByLink>('POST', 'v2/manager_review', { token, request_id: first.requestId, ...first.verdict })
      pause = 0
      await deleteVerdict(first.requestId)
      news({ kind: 'answered', verdict: first, answer })
    } catch (error) {
      if (isWorthRetrying(error)) {
        pause = nextPause(pause)
        later(pause)
        news({ kind: 'changed' })
        return 'done'
      }
      const sentence = explain(first, error)
      await keepAsDraft(first, sentence)
      news({ kind: 'refused', verdict: first, sentence })
    }
    return 'again'
  }

  function run() {
    if (running || isStopped) return
    running = true
    void withLock(`review ${token}`, async () => {
      while (!isStopped && (await sendFirst()) === 'again');
    })
      .catch(() => {
        pause = nextPause(pause)
        later(pause)
      })
      .finally(() => (running = false))
  }

  if (windows) windows.onmessage = (event: MessageEvent<News>) => tell(event.data)
  return {
    async add(name, verdict) {
      const before = await verdictsOf(token)
      // a new decision replaces the draft of one that was refused
      for (const draft of before)
        if (draft.refusal && draft.verdict.candidate_id === verdict.candidate_id) await deleteVerdict(draft.requestId)
      const requestId = newId()
      const order = (before.at(-1)?.order ?? 0) + 1
      await saveVerdict({ requestId, token, order, name, verdict, notBefore: Date.now() + holdMs, isUnsure: false, refusal: null })
      isReleased = false
      news({ kind: 'changed' })
      run()
      return requestId
    },
    async retry(requestId) {
      const draft = (await verdictsOf(token)).find((verdict) => verdict.requestId === requestId)
      if (draft) await saveVerdict({ ...draft, refusal: null })
      news({ kind: 'changed' })
      run()
    },
    async withdraw(requestId) {
      const wasThere = await withdrawVerdict(requestId)
      news({ kind: 'changed' })
      run()
      return wasThere
    },
    resume({ release = false } = {}) {
      isReleased ||= release
      pause = 0
      clearTimeout(timer)
      run()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
      windows?.close()
    },
  }
}
