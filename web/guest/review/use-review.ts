// One link's queue: loaded, stored for offline use, and reduced by decisions.
import type { ReadManagerQueue, WireWaiting } from '@fairlead/contract/v2/manager_review'
import { limits } from '@fairlead/domain/shared/limits'
import { messagesAbout } from '@fairlead/domain/shared/messages'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { failureOf, sentenceOf } from '../../api/failure.ts'
import { isReached, onReach } from '../../api/reach.ts'
import { send } from '../../api/send.ts'
import { productName } from '../shared/mount.tsx'
import { openOutbox, type News, type Outbox } from './outbox.ts'
import { deleteStoredReview, saveQueue, savedQueue, verdictsOf, type KeptVerdict, type ReviewQueue, type Verdict } from './store.ts'
import { text as guestText } from '../../i18n/guest.ts'
import { text as reviewText } from '../../i18n/review.ts'

export interface Toast {
  text: string
  tone: 'plain' | 'bad'
  /** The verdict that can still be undone. */
  undo: string | null
}

/** `kept`: why the visible queue is the one stored in this browser; null = it is the server's. */
type Reading =
  | { state: 'coming' }
  | { state: 'ended' }
  | { state: 'broken'; reason: string }
  | { state: 'there'; queue: ReviewQueue; kept: string | null }

export interface Review {
  reading: Reading
  /** Undecided, here and elsewhere. */
  remaining: WireWaiting[]
  waiting: KeptVerdict[]
  /** Answered since the page was opened. */
  done: number
  toast: Toast | null
  decide(candidate: WireWaiting, verdict: Verdict): void
  withdraw(requestId: string): void
  /** Sends a decision again that the server refused. */
  sendAgain(requestId: string): void
  closeToast(): void
  retry(): void
}

/** The message for a verdict that was permanently refused. */
function explainRefusal(verdict: KeptVerdict, error: unknown): string {
  const failure = failureOf(error)
  if (failure?.status === 417) return reviewText.calendarMissing(verdict.name, productName)
  return reviewText.refused(verdict.name, sentenceOf(error, reviewText.notSaved))
}

function sentenceAbout({ verdict, answer }: Extract<News, { kind: 'answered' }>): string | null {
  if (answer.outcome === 'decided_before') return reviewText.decidedBefore(verdict.name)
  if (answer.outcome === 'withdrawn') return reviewText.withdrawn(verdict.name)
  const screener = [answer.screener_first_name, answer.screener_last_name].filter(Boolean).join(' ')
  // no introduction is sent
  if (verdict.verdict.email_candidate === false) return null
  if (!verdict.verdict.approved || !screener) return null
  return (answer.screener_has_calendar ? messagesAbout.screenerWithCalendar : messagesAbout.screenerWithoutCalendar)(productName, screener)
}

export function useReview(token: string): Review {
  const [reading, setReading] = useState<Reading>({ state: 'coming' })
  const [waiting, setWaiting] = useState<KeptVerdict[]>([])
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const [done, setDone] = useState(0)
  const [toast, setToast] = useState<Toast | null>(null)
  const outbox = useRef<Outbox | null>(null)
  const answers = useRef(0)

  const show = useCallback((text: string, tone: Toast['tone'] = 'plain', undo: string | null = null) => setToast({ text, tone, undo }), [])

  const read = useCallback(async () => {
    const before = answers.current
    try {
      const queue = await send<ReadManagerQueue>('GET', 'v2/manager_review', { token })
      setReading({ state: 'there', queue, kept: null })
      // requests made before the last response may still include decided candidates
      if (before === answers.current) setDecided(new Set())
      await saveQueue(token, queue).catch(() => {})
    } catch (error) {
      const failure = failureOf(error)
      if (failure?.status === 404) {
        setReading({ state: 'ended' })
        return deleteStoredReview(token).catch(() => {})
      }
      const saved = await savedQueue(token).catch(() => undefined)
      const notice = failure?.status === 429 ? reviewText.tooMany(failure.message) : reviewText.offline
      setReading((current) =>
        current.state === 'there'
          ? { ...current, kept: notice }
          : saved
            ? { state: 'there', queue: saved, kept: notice }
            : { state: 'broken', reason: sentenceOf(error, guestText.unreachable) },
      )
    }
  }, [token])

  useEffect(() => {
    const refresh = () => verdictsOf(token).then(setWaiting, () => {})
    const settle = (candidateId: string) => {
      answers.current++
      setDone((before) => before + 1)
      setDecided((before) => new Set([...before, candidateId]))
    }
    const applyNews = (news: News) => {
      if (news.kind === 'elsewhere' && news.isAnswered) settle(news.candidateId)
      if (news.kind === 'answered') {
        // still undecided: the card returns with the reason
        const isUndecided = news.answer.outcome === 'withdrawn'
        if (isUndecided) answers.current++
        else settle(news.verdict.verdict.candidate_id)
        const sentence = sentenceAbout(news)
        if (sentence) show(sentence, isUndecided ? 'bad' : 'plain')
      }
      if (news.kind === 'refused') show(news.sentence, 'bad')
      void refresh().then(() => (news.kind === 'changed' ? undefined : read()))
    }
    const box = openOutbox(token, explainRefusal, applyNews)
    outbox.current = box
    const begin = async () => {
      await refresh()
      await read()
      box.resume()
    }
    void begin()
    const online = () => {
      box.resume()
      void read()
    }
    const onVisibility = () => (document.visibilityState === 'visible' ? void read() : box.resume({ release: true }))
    window.addEventListener('online', online)
    const stopHearing = onReach(() => isReached() && online())
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      box.stop()
      window.removeEventListener('online', online)
      stopHearing()
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [token, read, show])

  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => setToast(null), toast.undo ? 5000 : toast.tone === 'bad' ? 12_000 : limits.successMessageMs)
    return () => clearTimeout(timer)
  }, [toast])

  const remaining = useMemo(() => {
    const gone = new Set([...decided, ...waiting.filter(({ refusal }) => !refusal).map(({ verdict }) => verdict.candidate_id)])
    return reading.state === 'there' ? reading.queue.candidates.filter(({ id }) => !gone.has(id)) : []
  }, [reading, decided, waiting])

  return {
    reading,
    remaining,
    waiting,
    done,
    toast,
    decide: (candidate, verdict) => {
      const words = verdict.approved ? reviewText.approved(candidate.name) : reviewText.rejected(candidate.name)
      outbox.current?.add(candidate.name, verdict).then(
        (id) => show(words, 'plain', id),
        () => show(reviewText.keepsNothing, 'bad'),
      )
    },
    withdraw: (requestId) => {
      setToast(null)
      void outbox.current?.withdraw(requestId).then((isBack) => !isBack && show(reviewText.alreadySent, 'bad'))
    },
    sendAgain: (requestId) => void outbox.current?.retry(requestId),
    closeToast: () => setToast(null),
    retry: () => {
      setReading({ state: 'coming' })
      void read().then(() => outbox.current?.resume())
    },
  }
}
