// The chosen time, reserved for a while, before it becomes the interview.
import type { Clock } from '@fairlead/domain/shared/dates'
import type { WireSlot } from '@fairlead/contract/shapes/common'
import type { WireBooking } from '@fairlead/contract/shapes/interview'
import { internationalPhone } from '@fairlead/domain/interview/phone-number'
import { useEffect, useRef, useState } from 'react'
import { Agenda } from './Agenda.tsx'
import { offsetInWords, slotInWords, timeInWords } from './times.ts'
import type { Booking } from './use-booking.ts'
import { text as bookingText } from '../../i18n/booking.ts'

interface Props {
  booking: Booking
  shown: WireBooking
  slot: WireSlot
  zone: string
  clock: Clock
}

export function Confirm({ booking, shown: details, slot, zone, clock }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    title.current?.focus()
    const timer = setInterval(() => setNow(Date.now()), 15_000)
    return () => clearInterval(timer)
  }, [])
  const until = booking.isMoving ? null : (details.held?.held_until ?? null)
  const [phone, setPhone] = useState('')
  const [isTouched, setIsTouched] = useState(false)
  const { kind, where } = details.meeting
  const asks = !booking.isMoving && (details.held?.needs_phone ?? (kind === 'phone' && where === ''))
  const isWrong = asks && internationalPhone(phone) === null
  const minutesLeft = until ? Math.ceil((Date.parse(until) - now) / 60_000) : 0
  return (
    <section className="card notice wide" aria-labelledby="chosen">
      <h2 id="chosen" tabIndex={-1} ref={title}>
        {slotInWords(slot, zone, clock)}
      </h2>
      <p className="soft">
        {zone.replaceAll('_', ' ')} ({offsetInWords(zone, Date.parse(slot.start))})
      </p>
      {details.held && !booking.isMoving && <p>{bookingText.hostOnly(details.held.host_name)}</p>}
      {details.held && !booking.isMoving && <Agenda parts={details.held.parts} zone={zone} clock={clock} />}
      {until && <p>{minutesLeft > 0 ? bookingText.heldUntil(timeInWords(until, zone, clock), minutesLeft) : bookingText.noLongerHeld}</p>}
      {asks && (
        <label className="field">
          {bookingText.phone}
          <input
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            required
            placeholder="+49 151 12345678"
            value={phone}
            aria-invalid={isTouched && isWrong}
            aria-describedby="phone-hint"
            onChange={(event) => setPhone(event.currentTarget.value)}
            onBlur={() => setIsTouched(true)}
          />
          <span id="phone-hint" className="soft" role={isTouched && isWrong ? 'alert' : undefined}>
            {isTouched && isWrong ? bookingText.wrongPhone() : bookingText.callsYou(details.held?.host_name ?? bookingText.interviewer)}
          </span>
        </label>
      )}
      <div className="verdicts">
        <button type="button" className="button quiet" disabled={booking.isBusy} onClick={booking.back}>
          {bookingText.anotherTime}
        </button>
        <button
          type="button"
          className="button"
          disabled={booking.isBusy}
          onClick={() => (isWrong ? setIsTouched(true) : booking.confirm(phone))}
        >
          {booking.isMoving ? bookingText.moveHere : bookingText.confirm}
        </button>
      </div>
    </section>
  )
}
