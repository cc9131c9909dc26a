// The text in the pool's search box, and what is read in it: a sentence while it is typed, a posting when asked for.
import { changeToWire } from '@fairlead/contract/shapes/settings-names'
import { asksInWords, longestPoolQuery } from '@fairlead/domain/candidate/pool-query'
import { acceptAgain } from '@fairlead/domain/project/accept-proposals'
import { isAddress } from '@fairlead/domain/project/job-text'
import { anyLinkedinProfile } from '@fairlead/domain/shared/validation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { keyOfUser } from '../../api/session.ts'
import type { Edits } from '../../project/ask/use-edits.ts'
import { isReadingSettled, knownReading, useLiveReading } from '../../project/ask/use-live-reading.ts'
import { useReading, type Reading } from '../../project/ask/use-reading.ts'
import { settingsOf } from '../../project/wire-settings.ts'
import { poolChange, settingsOfPool, type PoolSearch } from './pool-query.ts'

/**
 * The text in the box. Typed text reaches the URL after a pause and comes back from there later; only a URL that changed on its
 * own (a saved search, Back) replaces the text, so that nothing typed in between is lost. While `isReady` says no, it waits.
 */
export function useTypedQuery(
  query: string,
  onTyped: (query: string) => void,
  isReady: (text: string) => boolean = () => true,
): [string, (text: string) => void] {
  const [text, setText] = useState(query)
  const [address, setAddress] = useState(query)
  const report = useEffectEvent(onTyped)
  const [onTheWay, setOnTheWay] = useState<readonly string[]>([])
  if (query !== address) {
    setAddress(query)
    const arrived = onTheWay.lastIndexOf(query)
    setOnTheWay(onTheWay.slice(arrived + 1))
    if (arrived < 0) {
      setOnTheWay([])
      setText(query)
    }
  }
  const latest = onTheWay.at(-1) ?? address
  const waits = text === latest || !isReady(text)
  useEffect(() => {
    if (waits) return
    const later = setTimeout(() => {
      setOnTheWay((before) => [...before, text])
      report(text)
    }, 200)
    return () => clearTimeout(later)
  }, [text, waits])
  return [text, setText]
}

const postingKey = () => keyOfUser('talent_posting')

/** A text that is too long for the URL, or the address of a page; it stays in this tab. */
export function usePosting(): [string, (posting: string) => void] {
  const [posting, setPosting] = useState(() => sessionStorage.getItem(postingKey()) ?? '')
  const put = (next: string) => {
    setPosting(next)
    if (next === '') sessionStorage.removeItem(postingKey())
    else sessionStorage.setItem(postingKey(), next)
  }
  return [posting, put]
}

const isPosting = (text: string): boolean =>
  text.length > longestPoolQuery || text.includes('\n') || (isAddress(text) && anyLinkedinProfile(text) === null)

interface Input {
  search: PoolSearch
  onChange: (change: Partial<PoolSearch>) => void
  posting: string
  onPosting: (posting: string) => void
  edits: Edits
}

export function usePoolText({ search, onChange, posting, onPosting, edits }: Input) {
  const { reading, busy, wrong, read } = useReading()
  const ofPosting = useRef<Reading | null>(null)
  const used = (source: Reading | null) => (source?.proposals ?? []).filter(({ is_used: isUsed }) => isUsed).map(edits.asEdited)
  /** The reading whose criteria the search has. */
  const taken = () => (!search.is_read ? null : search.query === '' ? ofPosting.current : knownReading(search.query))

  /** The criteria change where the text says something else than before; what the user has changed stays. */
  const take = (next: Reading | null): Partial<PoolSearch> => {
    const change = acceptAgain(settingsOf(settingsOfPool(search)), used(taken()), used(next))
    return poolChange(changeToWire(change))
  }
  const isSentence = (query: string) => posting === '' && asksInWords(query)
  const onTyped = (query: string) => {
    const next = isSentence(query) ? knownReading(query) : null
    onChange({ ...take(next), query, is_read: used(next).length > 0 })
  }
  // the URL's sentence is read first: its criteria go when another is typed
  const isReady = (query: string) => [search.query, query].every((text) => !isSentence(text) || isReadingSettled(text))
  const [typed, setTyped] = useTypedQuery(search.query, onTyped, isReady)
  useLiveReading(search.query, isSentence(search.query))
  const live = useLiveReading(typed, isSentence(typed))

  // a sentence that came with a URL and without its criteria
  const onRead = useEffectEvent((next: Reading) => {
    if (next.text !== search.query || typed !== search.query || search.is_read) return
    const isUsed = used(next).length > 0
    if (isUsed) onChange({ ...take(next), is_read: true })
  })
  useEffect(() => {
    if (live) onRead(live)
  }, [live, search.query])

  async function readPosting(text: string, file: File | null) {
    const answer = await read(text, file)
    if (!answer) return
    onPosting(answer.text)
    onChange({ ...take(answer), query: '', is_read: true })
    ofPosting.current = answer
  }
  // a reload shows the parts of the posting again
  const onArrival = useEffectEvent(async () => {
    if (posting !== '' && search.is_read) ofPosting.current = await read(posting, null)
  })
  useEffect(() => void onArrival(), [])

  const setText = (next: string) => {
    if (isPosting(next)) {
      onPosting(next)
      return
    }
    if (posting !== '') {
      onPosting('')
      if (next === '') onChange({ ...take(null), query: '', is_read: false })
    }
    setTyped(next)
  }
  const current = posting === '' ? live : reading
  return {
    text: posting === '' ? typed : posting,
    setText,
    /** Of this text, or an earlier version of it. */
    reading: current,
    /** A posting that hasn't been read yet, or has been changed since. */
    isWaiting: posting !== '' && reading?.text !== posting,
    readPosting,
    busy,
    wrong,
  }
}
