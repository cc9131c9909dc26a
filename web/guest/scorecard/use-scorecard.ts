// One interviewer's scorecard: loaded, saved during typing, and submitted.
import type { ReadScorecard, WriteScorecard } from '@fairlead/contract/v2/scorecard'
import type { Scorecard } from '@fairlead/domain/interview/scorecard'
import { useCallback, useEffect, useRef, useState } from 'react'
import { failureOf, isFinal, sentenceOf } from '../../api/failure.ts'
import { whenReached } from '../../api/reach.ts'
import { send } from '../../api/send.ts'
import { text as guestText } from '../../i18n/guest.ts'
import { text as scorecardText } from '../../i18n/scorecard.ts'

interface KeptCard {
  card: Scorecard
  at: number
  /** It is to be submitted, not only saved as a draft. */
  submits: boolean
}

const keyOf = (token: string) => `scorecard ${token}`

/** It also works in browsers that store nothing, such as in some private windows. */
function saveCard(token: string, card: KeptCard): void {
  try {
    localStorage.setItem(keyOf(token), JSON.stringify(card))
  } catch (error) {
    console.warn('Could not save the scorecard in this browser', error)
  }
}

function keptCard(token: string): KeptCard | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(token)) ?? 'null') as KeptCard | null
  } catch {
    return null
  }
}

function deleteCard(token: string): void {
  try {
    localStorage.removeItem(keyOf(token))
  } catch (error) {
    console.warn('The scorecard stays in this browser', error)
  }
}

type About = ReadScorecard['answer']

type Reading = { state: 'coming' } | { state: 'ended' } | { state: 'broken'; reason: string } | { state: 'there'; about: About }

/** 'waiting': there is no connection; it is sent when there is one. */
export type Saving = 'saved' | 'typing' | 'saving' | 'waiting' | 'submitted'

export interface OwnScorecard {
  reading: Reading
  card: Scorecard
  saving: Saving
  trouble: string | null
  change(part: Partial<Scorecard>): void
  submit(): void
  retry(): void
}

const typingMs = 800
/** The longest and shortest interval for checking whether the interview has begun. */
const [soonestMs, latestMs] = [1000, 600_000]
const empty: Scorecard = { ratings: {}, recommendation: null, words: '' }

export function useScorecard(token: string): OwnScorecard {
  const [reading, setReading] = useState<Reading>({ state: 'coming' })
  const [card, setCard] = useState(empty)
  const [saving, setSaving] = useState<Saving>('typing')
  const [trouble, setTrouble] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const newest = useRef(0)

  const write = useCallback(
    async function save(next: Scorecard, submits: boolean): Promise<void> {
      clearTimeout(timer.current)
      const saveNumber = ++newest.current
      setSaving('saving')
      const input: WriteScorecard['input'] = {
        token,
        ratings: next.ratings,
        recommendation: next.recommendation,
        words: next.words,
        submit: submits,
      }
      try {
        await send<WriteScorecard>('PUT', 'v2/scorecard', input)
        if (saveNumber !== newest.current) return
        deleteCard(token)
        setTrouble(null)
        setSaving(submits ? 'submitted' : 'saved')
        if (submits)
          setReading((current) =>
            current.state === 'there' ? { ...current, about: { ...current.about, submitted_date: new Date().toISOString() } } : current,
          )
      } catch (error) {
        if (saveNumber !== newest.current) return
        if (isFinal(error)) {
          setTrouble(sentenceOf(error, scorecardText.saveFailed))
          setSaving('typing')
          return
        }
        setSaving('waiting')
        const retry = () => saveNumber === newest.current && void save(next, submits)
        // rate-limited, or a server error: a little later
        if (failureOf(error)?.status) setTimeout(retry, failureOf(error)?.retryAfterMs ?? 5000)
        else whenReached(retry)
      }
    },
    [token],
  )

  const read = useCallback(async () => {
    try {
      const about = await send<ReadScorecard>('GET', 'v2/scorecard', { token })
      const { ratings, recommendation, words, updated_date } = about
      const savedCard = keptCard(token)
      const isNewer = savedCard !== null && about.locked === null && savedCard.at > (updated_date ? Date.parse(updated_date) : 0)
      setReading({ state: 'there', about })
      setCard(isNewer ? savedCard.card : { ratings, recommendation, words })
      setSaving(updated_date === null ? 'typing' : 'saved')
      if (!isNewer) return
      if (savedCard.submits || about.submitted_date === null) setTimeout(() => void write(savedCard.card, savedCard.submits))
      else setSaving('typing')
    } catch (error) {
      const isEnded = failureOf(error)?.status === 404
      if (isEnded) deleteCard(token)
      const message = sentenceOf(error, guestText.unreachable)
      setReading((current) => (isEnded ? { state: 'ended' } : current.state === 'there' ? current : { state: 'broken', reason: message }))
    }
  }, [token, write])

  useEffect(() => {
    const begin = async () => read()
    void begin()
    return () => clearTimeout(timer.current)
  }, [read])

  // a page opened before the interview lets the card be submitted once it has begun; the input stays
  const start = reading.state === 'there' && reading.about.too_early !== null ? Date.parse(reading.about.start) : null
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (start === null) return
    const look = async () => {
      const about = await send<ReadScorecard>('GET', 'v2/scorecard', { token }).catch(() => null)
      if (about) setReading({ state: 'there', about })
      setAttempts((times) => times + 1)
    }
    const wait = setTimeout(() => void look(), Math.min(latestMs, Math.max(soonestMs, start - Date.now())))
    return () => clearTimeout(wait)
  }, [token, start, attempts])

  const isSubmitted = reading.state === 'there' && reading.about.submitted_date !== null

  const change = (part: Partial<Scorecard>) => {
    const next = { ...card, ...part }
    newest.current++
    setCard(next)
    setTrouble(null)
    setSaving('typing')
    saveCard(token, { card: next, at: Date.now(), submits: false })
    clearTimeout(timer.current)
    // a submitted card changes by submitting it again
    if (!isSubmitted) timer.current = setTimeout(() => void write(next, false), typingMs)
  }

  const submit = () => {
    saveCard(token, { card, at: Date.now(), submits: true })
    void write(card, true)
  }

  const again = () => {
    setReading({ state: 'coming' })
    void read()
  }

  return { reading, card, saving, trouble, change, submit, retry: again }
}
