// Reads just enough iCalendar for the calendar server and its page: unfolded lines and event times.

export interface Seen {
  uid: string
  title: string
  location: string
  start: Date
  end: Date
  isAllDay: boolean
  repeats: boolean
  /** Days from one occurrence to the next if the rule is that simple; null otherwise. */
  everyDays: number | null
}

interface Line {
  name: string
  parameters: string
  value: string
}

/** The unfolded lines of the first VEVENT; null without one. */
function firstEvent(ics: string): Line[] | null {
  const lines = ics.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)
  const from = lines.findIndex((line) => /^BEGIN:VEVENT$/i.test(line))
  const to = lines.findIndex((line) => /^END:VEVENT$/i.test(line))
  if (from < 0 || to < from) return null
  let depth = 0
  return lines.slice(from + 1, to).flatMap((line) => {
    if (/^BEGIN:/i.test(line)) depth += 1
    else if (/^END:/i.test(line)) depth -= 1
    const [, name = '', parameters = '', value = ''] = /^([\w-]+)((?:;(?:[^":;]|"[^"]*")*)*):(.*)$/.exec(line) ?? []
    return depth === 0 && name !== '' ? [{ name: name.toUpperCase(), parameters, value }] : []
  })
}

/** Why it can't be stored: RFC 4791 section 4.1 requires one calendar, one UID, and no METHOD. */
export function validateIcs(ics: string): string | null {
  if (!/^BEGIN:VCALENDAR/i.test(ics.trimStart()) || !/END:VCALENDAR\s*$/i.test(ics)) return 'valid-calendar-data'
  const event = firstEvent(ics)
  if (!event) return 'supported-calendar-component'
  if (!event.some(({ name, value }) => name === 'UID' && value !== '')) return 'valid-calendar-object-resource'
  if (!event.some(({ name }) => name === 'DTSTART')) return 'valid-calendar-data'
  return /^METHOD:/im.test(ics) ? 'valid-calendar-object-resource' : null
}

/** The first event for the page; zoned times are read in their zone, floating ones in UTC. null if unreadable. */
export function seenIn(ics: string): Seen | null {
  const event = firstEvent(ics)
  const lineNamed = (lineName: string) => event?.find(({ name }) => name === lineName)
  const begins = lineNamed('DTSTART')
  const start = begins && momentOf(begins)
  if (!event || !begins || !start) return null
  const isAllDay = /^\d{8}$/.test(begins.value)
  const ends = lineNamed('DTEND')
  const lasts = durationOf(lineNamed('DURATION')?.value ?? (isAllDay ? 'P1D' : 'PT0S'))
  return {
    uid: lineNamed('UID')?.value ?? '',
    title: plain(lineNamed('SUMMARY')?.value ?? ''),
    location: plain(lineNamed('LOCATION')?.value ?? ''),
    start,
    end: (ends && momentOf(ends)) ?? new Date(start.getTime() + lasts),
    isAllDay,
    everyDays: everyDays(lineNamed('RRULE')?.value ?? ''),
    repeats: event.some(({ name }) => name === 'RRULE' || name === 'RDATE'),
  }
}

const everyDays = (rule: string): number | null => (rule === 'FREQ=DAILY' ? 1 : rule === 'FREQ=WEEKLY' ? 7 : null)

export function uidOf(ics: string): string {
  return firstEvent(ics)?.find(({ name }) => name === 'UID')?.value ?? ''
}

function momentOf({ parameters, value }: Line): Date | null {
  const [, year, month, day, hour = '00', minute = '00', second = '00', zulu] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z)?)?$/.exec(value) ?? []
  if (!year) return null
  const local = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  if (Number.isNaN(local)) return null
  const zone = /;TZID="?([^";:]+)/i.exec(parameters)?.[1]
  return new Date(zulu || !zone ? local : local - offsetAt(local, zone))
}

function offsetAt(local: number, zone: string): number {
  try {
    const localTime = new Date(local).toLocaleString('sv-SE', { timeZone: zone })
    return Date.parse(`${localTime.replace(' ', 'T')}Z`) - local
  } catch {
    return 0
  }
}

function durationOf(value: string): number {
  const [, weeks, days, hours, minutes, seconds] = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(value) ?? []
  return (
    ((Number(weeks ?? 0) * 7 + Number(days ?? 0)) * 86_400 + Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)) *
    1000
  )
}

const plain = (value: string): string => value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
