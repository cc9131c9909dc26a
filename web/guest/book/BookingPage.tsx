// The candidate's page: who invites to what, the times that are free, and the interview once it is booked.
import type { WireBooking } from '@fairlead/contract/shapes/interview'
import { useState } from 'react'
import { Coming, Frame, Notice } from '../shared/Frame.tsx'
import { productName } from '../shared/mount.tsx'
import { Booked } from './Booked.tsx'
import { Confirm } from './Confirm.tsx'
import { SlotPicker } from './SlotPicker.tsx'
import { usualClock, type Clock } from '@fairlead/domain/shared/dates'
import { knownZone, meetingWords, slotInWords } from './times.ts'
import { useBooking, type Booking } from './use-booking.ts'
import { ZonePicker } from './ZonePicker.tsx'

export function BookingPage({ token }: { token: string }) {
  const [zone, setZone] = useState(knownZone)
  const [clock, setClock] = useState<Clock>(() => usualClock())
  const booking = useBooking(token, zone)
  const { reading } = booking
  if (reading.state === 'ended')
    return (
      <Frame title="This link has expired">
        <Notice title="Nothing left to book" text="If you’d still like to talk, reply to the email you received." />
      </Frame>
    )
  if (reading.state === 'broken')
    return (
      <Frame title="Your interview">
        <Notice title="The times could not be loaded" text={reading.why} action={{ label: 'Try again', run: booking.again }} />
      </Frame>
    )
  if (reading.state === 'coming')
    return (
      <Frame title="Your interview">
        <Coming what="The times are being loaded." />
      </Frame>
    )
  const shown = reading.booking
  const job = [shown.job_title, shown.hiring_company && `at ${shown.hiring_company}`].filter(Boolean).join(' ')
  const title = shown.interview ? `Your interview: ${job}` : `Choose a time: ${job}`
  const about = shown.interview ? undefined : `Hi ${shown.first_name}, ${shown.invited_by || productName} would like to talk with you.`
  return (
    <Frame title={title} about={about} said={booking.said || booking.trouble?.text}>
      {booking.said && (
        <p className="done" aria-hidden="true">
          {booking.said}
        </p>
      )}
      {booking.trouble && (
        <div className="trouble">
          <p>{booking.trouble.text}</p>
          {booking.trouble.alternatives.length > 0 && (
            <>
              <p>These times are free:</p>
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
      <Step booking={booking} shown={shown} zone={zone} clock={clock}>
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

function Step({ booking, shown, zone, clock, children }: StepProps) {
  const slots = shown.days.flatMap((day) => day.slots)
  if (booking.chosen) return <Confirm booking={booking} shown={shown} slot={booking.chosen} zone={zone} clock={clock} />
  if (shown.interview && !booking.isMoving)
    return (
      <>
        <Booked booking={booking} shown={shown} interview={shown.interview} zone={zone} clock={clock} />
        {children}
      </>
    )
  if (slots.length === 0)
    return (
      <>
        <Notice
          title={shown.may.book || shown.may.move ? 'No times available right now' : 'Nothing to book right now'}
          text="Reply to the email you received, and we’ll find a time with you."
        />
        {booking.isMoving && (
          <button type="button" className="button quiet" onClick={booking.stay}>
            Keep the time you have
          </button>
        )}
      </>
    )
  return (
    <>
      <Facts shown={shown} />
      {children}
      <SlotPicker slots={slots} zone={zone} clock={clock} isBusy={booking.isBusy} onChoose={booking.choose} />
      {booking.isMoving && (
        <button type="button" className="button quiet" onClick={booking.stay}>
          Keep the time you have
        </button>
      )}
    </>
  )
}

function Facts({ shown }: { shown: WireBooking }) {
  return (
    <ul className="chips">
      <li>{shown.slot_minutes} minutes</li>
      <li>{meetingWords[shown.meeting.kind]}</li>
      {shown.meeting.kind === 'place' && shown.meeting.where && <li>{shown.meeting.where}</li>}
    </ul>
  )
}
