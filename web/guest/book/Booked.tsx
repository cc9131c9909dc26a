// The booked interview: time, interviewers, and place; add it to a calendar, move it, or cancel it.
import type { WireBooking } from '@fairlead/contract/shapes/interview'
import { useEffect, useRef, useState } from 'react'
import { Sheet } from '../shared/Sheet.tsx'
import { productName } from '../shared/mount.tsx'
import { Agenda } from './Agenda.tsx'
import { icsOf } from './ics.ts'
import type { Clock } from '@fairlead/domain/shared/dates'
import { offsetInWords, slotInWords } from './times.ts'
import type { Booking } from './use-booking.ts'
import { text as bookingText } from '../../i18n/booking.ts'
import { text as guestText } from '../../i18n/guest.ts'

interface Props {
  booking: Booking
  shown: WireBooking
  interview: NonNullable<WireBooking['interview']>
  zone: string
  clock: Clock
}

export function Booked({ booking, shown: details, interview, zone, clock }: Props) {
  const [isCancelling, setIsCancelling] = useState(false)
  const [reason, setReason] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  const { meeting } = interview
  useEffect(() => title.current?.focus(), [interview.start])
  const job = guestText.job(details.job_title, details.hiring_company)
  const save = () => {
    const events = interview.parts.map(({ name, ...part }) => ({
      ...part,
      summary: bookingText.fileSummary(name ? `${name}, ${job}` : job),
      location: part.meeting.where,
      description: bookingText.fileDescription(part.host_name, window.location.href),
    }))
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([icsOf(events, productName, new Date())], { type: 'text/calendar' }))
    link.download = 'interview.ics'
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  }
  return (
    <section className="card notice wide" aria-labelledby="booked">
      <h2 id="booked" tabIndex={-1} ref={title}>
        {slotInWords(interview, zone, clock)}
      </h2>
      <p className="soft">
        {zone.replaceAll('_', ' ')} ({offsetInWords(zone, Date.parse(interview.start))})
      </p>
      <Agenda parts={interview.parts} zone={zone} clock={clock} />
      {interview.parts.length === 1 && (
        <>
          <p>{bookingText.withHost(interview.host_name, bookingText.meetings[meeting.kind])}</p>
          {meeting.where && <p>{/^https?:\/\//.test(meeting.where) ? <a href={meeting.where}>{meeting.where}</a> : meeting.where}</p>}
          {meeting.room === 'pending' && <p>{bookingText.linkFollows}</p>}
        </>
      )}
      {interview.parts.some((part) => part.meeting.kind === 'phone' && !part.meeting.where) && <p>{bookingText.theyCall}</p>}
      <div className="actions">
        <button type="button" className="button" onClick={save}>
          {bookingText.addToCalendar}
        </button>
        {details.may.move && (
          <button type="button" className="button quiet" disabled={booking.isBusy} onClick={booking.beginMove}>
            {bookingText.move}
          </button>
        )}
        {details.may.cancel && (
          <button type="button" className="button bad" disabled={booking.isBusy} onClick={() => setIsCancelling(true)}>
            {bookingText.cancel}
          </button>
        )}
      </div>
      {isCancelling && (
        <Sheet title={bookingText.cancelQuestion} onClose={() => setIsCancelling(false)}>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              setIsCancelling(false)
              booking.cancel(reason.trim())
            }}
          >
            <p>{bookingText.cancelNote}</p>
            <label className="field">
              {bookingText.reason}
              <textarea rows={3} maxLength={1000} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
            </label>
            <div className="verdicts">
              <button type="button" className="button quiet" onClick={() => setIsCancelling(false)}>
                {bookingText.keep}
              </button>
              <button type="submit" className="button bad">
                {bookingText.cancelInterview}
              </button>
            </div>
          </form>
        </Sheet>
      )}
    </section>
  )
}
