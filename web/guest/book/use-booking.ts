// One candidate's booking: loaded, held, confirmed, moved, and canceled, with errors as text.
import type { WireSlot } from '@fairlead/contract/shapes/common'
import type { WireBooking } from '@fairlead/contract/shapes/interview'
import type { ReadBooking } from '@fairlead/contract/v2/interviews/booking'
import type { CancelBooking } from '@fairlead/contract/v2/interviews/booking/cancel'
import type { ConfirmInterview } from '@fairlead/contract/v2/interviews/booking/confirm'
import type { HoldSlot } from '@fairlead/contract/v2/interviews/booking/hold'
import type { MoveInterview } from '@fairlead/contract/v2/interviews/booking/move'
import { useCallback, useEffect, useState } from 'react'
import { failureOf, sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { text as bookingText } from '../../i18n/booking.ts'
import { text as guestText } from '../../i18n/guest.ts'

type Reading = { state: 'coming' } | { state: 'ended' } | { state: 'broken'; reason: string } | { state: 'there'; booking: WireBooking }

export interface Trouble {
  text: string
  /** Free times instead, nearest first. */
  alternatives: WireSlot[]
}

export interface Booking {
  reading: Reading
  isBusy: boolean
  trouble: Trouble | null
  /** A time for the existing interview. */
  isMoving: boolean
  /** Chosen, and reserved if held. */
  chosen: WireSlot | null
  /** The last action, as a sentence. */
  announcement: string
  choose(slot: WireSlot): void
  /** `phone` is the input if the interviewer calls, otherwise ''. */
  confirm(phone: string): void
  back(): void
  beginMove(): void
  stay(): void
  cancel(reason: string): void
  retry(): void
}

export function useBooking(booking_token: string, time_zone: string): Booking {
  const [reading, setReading] = useState<Reading>({ state: 'coming' })
  const [isBusy, setIsBusy] = useState(false)
  const [isMoving, setIsMoving] = useState(false)
  const [isChoosing, setIsChoosing] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [chosen, setChosen] = useState<WireSlot | null>(null)
  const [announcement, setAnnouncement] = useState('')
  // from a link to one time: it is chosen, but nothing is held or booked before a press, because programs open links too
  const [proposed, setProposed] = useState(() => new URLSearchParams(window.location.search).get('start'))

  const read = useCallback(async () => {
    try {
      // requested like the document's early request, so that its response is used; days are counted here, in the chosen zone
      const booking = await send<ReadBooking>('GET', 'v2/interviews/booking', { booking_token })
      setReading({ state: 'there', booking })
    } catch (error) {
      const isEnded = failureOf(error)?.status === 404
      const message = sentenceOf(error, guestText.unreachable)
      setReading((current) => (isEnded ? { state: 'ended' } : current.state === 'there' ? current : { state: 'broken', reason: message }))
    }
  }, [booking_token])

  useEffect(() => {
    const begin = async () => read()
    void begin()
    const refresh = () => document.visibilityState === 'visible' && void read()
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [read])

  /** One action at a time; afterward the current state is loaded again. */
  const run = async (work: () => Promise<unknown>, done: string) => {
    setIsBusy(true)
    setTrouble(null)
    setAnnouncement('')
    try {
      await work()
      setAnnouncement(done)
      setIsBusy(false)
      await read()
      return true
    } catch (error) {
      const failure = failureOf(error)
      if (failure?.status === 404) setReading({ state: 'ended' })
      const text =
        failure?.code === 'calendar_unreachable' || failure?.code === 'slot_taken'
          ? failure.message
          : sentenceOf(error, bookingText.notReached)
      setTrouble({ text, alternatives: failure?.alternatives ?? [] })
      if (failure?.code === 'slot_taken') setChosen(null)
      setIsBusy(false)
      await read()
      return false
    }
  }

  const about = (slot: WireSlot) => ({ booking_token, start: slot.start, time_zone })
  const finish = () => {
    setChosen(null)
    setIsMoving(false)
    setIsChoosing(false)
  }
  const heldSlot = reading.state === 'there' ? reading.booking.held : null
  const isReady = reading.state === 'there'
  useEffect(() => {
    if (!isReady || proposed === null) return
    const slot = reading.booking.days.flatMap(({ slots }) => slots).find(({ start }) => start === proposed)
    const isOpen = !reading.booking.interview && !reading.booking.held
    setProposed(null)
    if (slot && isOpen) setChosen(slot)
    else if (isOpen) setTrouble({ text: bookingText.proposedTaken, alternatives: [] })
    // only once, for the first answer
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isReady])
  return {
    reading,
    isBusy,
    trouble,
    isMoving,
    chosen: chosen ?? (isMoving || isChoosing ? null : heldSlot),
    announcement,
    choose: (slot) => {
      // an existing interview keeps its time until it has the other one
      if (isMoving) return setChosen(slot)
      void run(() => send<HoldSlot>('POST', 'v2/interviews/booking/hold', about(slot)), '').then((isHeld) => {
        if (!isHeld) return
        setIsChoosing(false)
        setChosen(slot)
      })
    },
    confirm: (phone) => {
      const slot = chosen ?? heldSlot
      if (!slot) return
      const work = () =>
        isMoving
          ? send<MoveInterview>('POST', 'v2/interviews/booking/move', about(slot))
          : send<ConfirmInterview>('POST', 'v2/interviews/booking/confirm', { ...about(slot), phone: phone || undefined })
      void run(work, isMoving ? bookingText.moved : bookingText.booked).then((isDone) => isDone && finish())
    },
    back: () => {
      setTrouble(null)
      setChosen(null)
      // a hold is released when another one is made, or expires
      setIsChoosing(true)
    },
    beginMove: () => {
      setTrouble(null)
      setAnnouncement('')
      setIsMoving(true)
    },
    stay: () => {
      setTrouble(null)
      finish()
    },
    cancel: (reason) => {
      void run(() => send<CancelBooking>('POST', 'v2/interviews/booking/cancel', { booking_token, reason }), bookingText.cancelled).then(
        (isDone) => isDone && finish(),
      )
    },
    retry: () => {
      setReading({ state: 'coming' })
      void read()
    },
  }
}
