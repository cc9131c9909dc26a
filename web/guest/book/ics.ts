// The interview, or those of a day, as an iCalendar file (RFC 5545) for calendar apps: the same events as in the emails, by their uids.

export interface IcsEvent {
  uid: string
  sequence: number
  /** ISO 8601. */
  start: string
  end: string
  summary: string
  location: string
  description: string
}

const stamp = (iso: string) => new Date(iso).toISOString().replace(/[-:]|\.\d+/g, '')
const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replace(/\r?\n/g, '\\n')

/** Lines end after 75 octets and continue after a space (3.1); no character is split. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  const lines = ['']
  let octets = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (octets + size > (lines.length === 1 ? 75 : 74)) {
      lines.push('')
      octets = 0
    }
    lines[lines.length - 1] += letter
    octets += size
  }
  return lines.join('\r\n ')
}

/** `now` is the time of writing. */
export function icsOf(events: readonly IcsEvent[], product: string, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//Interviews//EN`,
    'METHOD:PUBLISH',
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${escaped(event.uid)}`,
      `SEQUENCE:${event.sequence}`,
      `DTSTAMP:${stamp(now.toISOString())}`,
      `DTSTART:${stamp(event.start)}`,
      `DTEND:${stamp(event.end)}`,
      `SUMMARY:${escaped(event.summary)}`,
      ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
      `DESCRIPTION:${escaped(event.description)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
