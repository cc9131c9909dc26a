// The interviews of a day in the order of their times, with their interviewers and rooms; nothing for a single interview.
import type { WireHeldPart } from '@fairlead/contract/shapes/interview'
import type { Clock } from '@fairlead/domain/shared/dates'
import { timeInWords } from './times.ts'
import { text as bookingText } from '../../i18n/booking.ts'

export function Agenda({ parts, zone, clock }: { parts: readonly WireHeldPart[]; zone: string; clock: Clock }) {
  if (parts.length < 2) return null
  return (
    <section aria-label={bookingText.agenda}>
      <h3>{bookingText.agenda}</h3>
      <ol className="agenda">
        {parts.map(({ name, start, end, host_name, meeting }) => (
          <li key={start}>
            <span className="num">{bookingText.span(timeInWords(start, zone, clock), timeInWords(end, zone, clock))}</span>
            <span>
              <strong>{name}</strong>
              <br />
              {bookingText.withHost(host_name, bookingText.meetings[meeting.kind])}
              {meeting.where && (
                <>
                  <br />
                  {/^https?:\/\//.test(meeting.where) ? <a href={meeting.where}>{meeting.where}</a> : meeting.where}
                </>
              )}
              {meeting.room === 'pending' && (
                <>
                  <br />
                  {bookingText.linkFollows}
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
