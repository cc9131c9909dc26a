// The candidate's page: the invitation, the free times, and the booked interview.
import type { WireBooking } from '@fairlead/contract/shapes/interview'
import { useState } from 'react'
import { Coming, Frame, Notice } from '../shared/Frame.tsx'
import { productName } from '../shared/mount.tsx'
import { Booked } from './Booked.tsx'
import { Confirm } from './Confirm.tsx'
import { SlotPicker } from './SlotPicker.tsx'
import { usualClock, type Clock } from '@fairlead/domain/shared/dates'
import { knownZone, slotInWords } from './times.ts'
import { useBooking, type Booking } from './use-booking.ts'
import { ZonePicker } from './ZonePicker.tsx'
import { text as bookingText } from '../../i18n/booking.ts'
import { text as guestText } from '../../i18n/guest.ts'

export function BookingPage({ token }: { token: string }) {
  const [zone, setZone] = useState(knownZone)
  const [clock, setClock] = useState<Clock>(() => usualClock())
  const booking = useBooking(token, zone)
  const { reading } = booking
  if (reading.state === 'ended')
    return (
      <Frame title={guestText.linkExpired}>
        <Notice title={bookingText.nothingLeft} text={bookingText.noTimesText} />
      </Frame>
    )
  if (reading.state === 'broken')
    return (
      <Frame title={bookingText.yourInterview}>
        <Notice title={bookingText.loadFailed} text={reading.reason} action={{ label: guestText.tryAgain, run: booking.retry }} />
      </Frame>
    )
  if (reading.state === 'coming')
    return (
      <Frame title={bookingText.yourInterview}>
        <Coming label={bookingText.loading} />
      </Frame>
    )
  const details = reading.booking
  const job = guestText.job(details.job_title, details.hiring_company)
  const title = details.interview ? bookingText.yourInterviewFor(job) : bookingText.chooseTimeFor(job)
  const about = details.interview ? undefined : bookingText.invitation(details.first_name, details.invited_by || productName)
  return (
    <Frame title={title} about={about} announcement={booking.announcement || booking.trouble?.text}>
      {booking.announcement && (
        <p className="done" aria-hidden="true">
          {booking.announcement}
        </p>
      )}
      {booking.trouble && (
        <div className="trouble">
          <p>{booking.trouble.text}</p>
          {booking.trouble.alternatives.length > 0 && (
            <>
              <p>{bookingText.theseAreFree}</p>
              <ul>
                {booking.trouble.alternatives.map((slot) => (
                  <li key={slot.start}>
                    <button type="button" className="button quiet" disabled={booking.isBusy} onClick={() => booking.choose(slot)}>
                      {slotInWords(slot, zone, clock)}
                    </button>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      <Step booking={booking} shown={details} zone={zone} clock={clock}>
        <ZonePicker zone={zone} clock={clock} onZone={setZone} onClock={setClock} />
      </Step>
    </Frame>
  )
}

interface StepProps {
  booking: Booking
  shown: WireBooking
  zone: string
  clock: Clock
  children: React.ReactNode
}

function Step({ booking, shown: details, zone, clock, children }: StepProps) {
  const slots = details.days.flatMap((day) => day.slots)
  if (booking.chosen) return <Confirm booking={booking} shown={details} slot={booking.chosen} zone={zone} clock={clock} />
  if (details.interview && !booking.isMoving)
    return (
      <>
        <Booked booking={booking} shown={details} interview={details.interview} zone={zone} clock={clock} />
        {children}
      </>
    )
  if (slots.length === 0)
    return (
      <>
        <Notice
          title={details.may.book || details.may.move ? bookingText.noTimes : bookingText.nothingToBook}
          text={bookingText.replyInstead}
        />
        {booking.isMoving && (
          <button type="button" className="button quiet" onClick={booking.stay}>
            {bookingText.keepTime}
          </button>
        )}
      </>
    )
  return (
    <>
      <Facts shown={details} />
      {children}
      <SlotPicker slots={slots} zone={zone} clock={clock} isBusy={booking.isBusy} onChoose={booking.choose} />
      {booking.isMoving && (
        <button type="button" className="button quiet" onClick={booking.stay}>
          {bookingText.keepTime}
        </button>
      )}
    </>
  )
}

function Facts({ shown: details }: { shown: WireBooking }) {
  const isDay = details.parts.length > 0
  return (
    <>
      <ul className="chips">
        <li>{isDay ? bookingText.severalInterviews(details.parts.length) : bookingText.minutes(details.slot_minutes)}</li>
        {details.parts.map(({ name, minutes }) => (
          <li key={name}>{bookingText.part(name, minutes)}</li>
        ))}
        {!isDay && <li>{bookingText.meetings[details.meeting.kind]}</li>}
        {!isDay && details.meeting.kind === 'place' && details.meeting.where && <li>{details.meeting.where}</li>}
      </ul>
      {isDay && !details.keep_order && <p className="soft">{bookingText.anyOrder}</p>}
    </>
  )
}
