// Reads iCalendar (RFC 5545) into the port's events: an unreadable event blocks the days it names, and is never free time.
import { createHash } from 'node:crypto'
import { CalendarDown, noDay, type CalendarEvent, type EventTime } from '@fairlead/domain/ports/calendars'
import { daysIn, localMs, localText, readWritten, wallOf } from './event-times.ts'
import { plainText, propertiesOf, propertyOf, readComponents, type IcsComponent, type IcsProperty } from './ics-lines.ts'
import { readRule } from './rule.ts'
import { zoneByOffset, zoneNamed, zonesOf } from './time-zones.ts'
import { isZone } from './zones.ts'

/** A larger calendar is refused completely. */
const maxEvents = 20_000

export interface IcsReading {
  events: CalendarEvent[]
  /** The calendar's own name (X-WR-CALNAME); null without one. */
  name: string | null
  /** Its stated zone (X-WR-TIMEZONE, or its only VTIMEZONE); null without one. */
  timeZone: string | null
}

/**
 * `owners` are the owner's addresses, in lower case without mailto: an event that one of them declined doesn't make them busy.
 * Rejects with CalendarDown when there are more than 20,000 events. An unknown TZID makes a floating time, which is read in the
 * calendar's own zone.
 */
export function readIcs(text: string, owners: readonly string[] = []): IcsReading {
  const root = readComponents(text)
  const wrapped = root.children.filter(({ name }) => name === 'VCALENDAR')
  // events without the calendar around them
  const calendars = wrapped.length === 0 && root.children.length > 0 ? [root] : wrapped
  if (calendars.reduce((sum, { children }) => sum + children.length, 0) > maxEvents) throw new CalendarDown('This calendar is too large.')
  const propertyText = (name: string) =>
    calendars.map((calendar) => propertyOf(calendar, name)?.value.trim() ?? '').find((value) => value !== '') ?? ''
  const only = calendars.flatMap((calendar) => [...zonesOf(calendar).values()])
  const zone = zoneNamed(propertyText('X-WR-TIMEZONE')) ?? (only.length === 1 ? (only[0] ?? null) : null)
  return {
    events:
      calendars.length === 0 && text.trim() !== ''
        ? unreadEvents({ name: '', properties: [], children: [] }, text, owners)
        : calendars.flatMap((calendar) => {
            const zones = zonesOf(calendar)
            return calendar.children.flatMap((component) =>
              component.name === 'VEVENT'
                ? eventsOf(component, zones, owners)
                : component.name === 'VFREEBUSY'
                  ? busyPeriods(component, zones)
                  : [],
            )
          }),
    name: plainText(propertyText('X-WR-CALNAME')) || null,
    timeZone: zone !== null && isZone(zone) ? zone : null,
  }
}

type Zones = ReadonlyMap<string, string>

/** As its calendar wrote it. */
const lineOf = ({ name, parameters, value }: IcsProperty) =>
  [name, ...Object.entries(parameters).map(([key, text]) => `${key}=${text}`)].join(';').concat(`:${value}`)

const uidOf = (component: IcsComponent) =>
  propertyOf(component, 'UID')?.value.trim() ||
  `unnamed-${createHash('sha256').update(JSON.stringify(component)).digest('hex').slice(0, 24)}`

const longestUnread = 300
const longestSpan = 62 * 86_400_000
/** An event in place of one with an unreadable part: all day on each day that its times name. */
function unreadEvents(component: IcsComponent, part: string, owners: readonly string[]): CalendarEvent[] {
  const status = statusOf(component, owners)
  if (status === 'cancelled' || isFree(component, owners)) return []
  const daysOf = (name: string) => propertiesOf(component, name).flatMap(({ value }) => daysIn(value))
  const dateOf = (date: string): EventTime => ({ kind: 'date', date })
  const last = daysOf('DTEND').at(-1)
  const [first = noDay, ...moreDays] = new Set(['DTSTART', 'DTEND', 'RECURRENCE-ID', 'RDATE'].flatMap(daysOf))
  const isSpan = last !== undefined && last > first && localMs(last) - localMs(first) < longestSpan
  return [
    {
      uid: uidOf(component),
      recurrenceId: null,
      title: plainText(propertyOf(component, 'SUMMARY')?.value ?? '').trim(),
      start: dateOf(first),
      end: endAfter(dateOf(isSpan ? last : first), { days: 1, seconds: 0 }),
      rules: rulesOf(component).filter((rule) => readRule(rule) !== null),
      added: moreDays.filter((day) => !isSpan || day < first || day > last).map(dateOf),
      excluded: [],
      status,
      isTransparent: false,
      unread: part.trim().slice(0, longestUnread),
    },
  ]
}

const rulesOf = (component: IcsComponent) => propertiesOf(component, 'RRULE').map(({ value }) => value.trim())

/** The first part of an event that can't be read, though it decides when its owner is busy. */
function unreadPart(component: IcsComponent, zones: Zones): string | null {
  const begins = propertyOf(component, 'DTSTART')
  if (!begins) return lineOf(component.properties[0] ?? { name: 'VEVENT', parameters: {}, value: '' })
  const ending = propertyOf(component, 'DTEND')
  for (const property of [begins, ending, propertyOf(component, 'RECURRENCE-ID')])
    if (property && !timeOf(property, zones)) return lineOf(property)
  const lasting = propertyOf(component, 'DURATION')
  if (lasting && !ending && !durationOf(lasting.value)) return lineOf(lasting)
  return null
}

/** A part that leaves the event itself readable, but not all of its repetitions. */
function unreadRepetition(component: IcsComponent, zones: Zones): string | null {
  const rule = rulesOf(component).find((text) => readRule(text) === null)
  if (rule !== undefined) return `RRULE:${rule}`
  const added = propertiesOf(component, 'RDATE').find((property) => {
    const isPeriod = property.parameters['VALUE']?.toUpperCase() === 'PERIOD'
    const read = isPeriod ? periodsOf(property, zones) : timesOf(property, zones)
    return read.length < property.value.split(',').filter((value) => value.trim() !== '').length
  })
  return added ? lineOf(added) : null
}

/** Published free-busy times (section 3.6.4). */
function busyPeriods(component: IcsComponent, zones: Zones): CalendarEvent[] {
  const uid = uidOf(component)
  return propertiesOf(component, 'FREEBUSY').flatMap((property, index) => {
    const kind = property.parameters['FBTYPE']?.toUpperCase() ?? 'BUSY'
    if (kind === 'FREE') return []
    const periods = periodsOf({ ...property, parameters: { ...property.parameters, VALUE: 'PERIOD' } }, zones)
    const busy = { recurrenceId: null, title: '', rules: [], added: [], excluded: [], isTransparent: false }
    const isTentative = kind === 'BUSY-TENTATIVE'
    const read = periods.map(({ start, end, lasts }, place): CalendarEvent => {
      return {
        ...busy,
        uid: `${uid}-${index}-${place}`,
        start,
        end,
        ...(lasts ? { lasts } : {}),
        status: isTentative ? ('tentative' as const) : ('confirmed' as const),
      }
    })
    if (periods.length === property.value.split(',').length) return read
    const days = { name: 'DTSTART', parameters: {}, value: property.value }
    return [...read, ...unreadEvents({ name: 'VFREEBUSY', properties: [days], children: [] }, lineOf(property), [])]
  })
}

/** The event itself, and one for each added period, with that period's length. */
function eventsOf(component: IcsComponent, zones: Zones, owners: readonly string[]): CalendarEvent[] {
  const unread = unreadPart(component, zones)
  if (unread !== null) return unreadEvents(component, unread, owners)
  const unreadRule = unreadRepetition(component, zones)
  const begins = propertyOf(component, 'DTSTART')
  const start = begins && timeOf(begins, zones)
  const named = propertyOf(component, 'RECURRENCE-ID')
  const recurrenceId = named && timeOf(named, zones)
  if (!start) return []
  const lasting = propertyOf(component, 'DURATION')
  const ending = propertyOf(component, 'DTEND')
  const lasts = lasting && !ending ? durationOf(lasting.value) : null
  const end = ending ? timeOf(ending, zones) : lasts ? endAfter(start, lasts) : usualEnd(start)
  if (!end) return []
  const periods = propertiesOf(component, 'RDATE').flatMap((property) => periodsOf(property, zones))
  const event: CalendarEvent = {
    uid: uidOf(component),
    recurrenceId: recurrenceId ?? null,
    title: plainText(propertyOf(component, 'SUMMARY')?.value ?? '').trim(),
    start,
    end: isBefore(end, start) ? usualEnd(start) : end,
    ...(lasts ? { lasts } : {}),
    ...(named?.parameters['RANGE']?.toUpperCase() === 'THISANDFUTURE' ? { isThisAndLater: true } : {}),
    rules: rulesOf(component),
    added: [...propertiesOf(component, 'RDATE').flatMap((property) => timesOf(property, zones)), ...periods.map((period) => period.start)],
    excluded: propertiesOf(component, 'EXDATE').flatMap((property) => timesOf(property, zones)),
    status: statusOf(component, owners),
    isTransparent: isFree(component, owners),
    ...(answerOf(component, owners) === 'DECLINED' ? { isDeclined: true } : {}),
    ...(unreadRule === null ? {} : { unread: unreadRule.slice(0, longestUnread) }),
  }
  const isAdded = unreadRule !== null && !unreadRule.startsWith('RRULE')
  // the event itself is reported
  const unreadDays = isAdded ? unreadEvents({ ...component, properties: propertiesOf(component, 'RDATE') }, unreadRule, owners) : []
  for (const days of unreadDays) {
    Object.assign(days, { uid: `${event.uid}-unread`, title: event.title })
    delete days.unread
  }
  const ownPeriods = periods.map(({ start: from, end: to, lasts: length }) => {
    const { lasts: _, unread: __, ...rest } = event
    return { ...rest, recurrenceId: from, start: from, end: to, ...(length ? { lasts: length } : {}), rules: [], added: [], excluded: [] }
  })
  return [event, ...ownPeriods, ...unreadDays]
}

const isFree = (component: IcsComponent, owners: readonly string[]) =>
  propertyOf(component, 'TRANSP')?.value.trim().toUpperCase() === 'TRANSPARENT' || answerOf(component, owners) === 'DECLINED'

function statusOf(component: IcsComponent, owners: readonly string[]): CalendarEvent['status'] {
  const status = propertyOf(component, 'STATUS')?.value.trim().toUpperCase()
  if (status === 'CANCELLED') return 'cancelled'
  return status === 'TENTATIVE' || answerOf(component, owners) === 'TENTATIVE' ? 'tentative' : 'confirmed'
}

function answerOf(component: IcsComponent, owners: readonly string[]): string {
  const attendee = propertiesOf(component, 'ATTENDEE').find(({ value }) =>
    owners.includes(
      value
        .trim()
        .toLowerCase()
        .replace(/^mailto:/, ''),
    ),
  )
  return attendee?.parameters['PARTSTAT']?.toUpperCase() ?? ''
}

function timeOf({ value, parameters }: IcsProperty, zones: Zones): EventTime | null {
  return readTime(value, parameters['TZID'], zones)
}

function readTime(value: string, tzid: string | undefined, zones: Zones): EventTime | null {
  const time = readWritten(value)
  if (time === null) return null
  const { local, isDay, offset } = time
  if (isDay) return { kind: 'date', date: local.slice(0, 10) }
  if (offset !== null) return { kind: 'instant', at: `${localText(wallOf({ kind: 'floating', local }, 'UTC').local - offset * 60_000)}Z` }
  const zone = tzid === undefined ? null : (zones.get(tzid) ?? zoneNamed(tzid) ?? zoneByOffset(tzid))
  return zone === null ? { kind: 'floating', local } : { kind: 'zoned', local, zone }
}

function timesOf(property: IcsProperty, zones: Zones): EventTime[] {
  if (property.parameters['VALUE']?.toUpperCase() === 'PERIOD') return []
  return property.value.split(',').flatMap((value) => readTime(value, property.parameters['TZID'], zones) ?? [])
}

interface Period {
  start: EventTime
  end: EventTime
  lasts: CalendarEvent['lasts'] | null
}

function periodsOf(property: IcsProperty, zones: Zones): Period[] {
  if (property.parameters['VALUE']?.toUpperCase() !== 'PERIOD') return []
  return property.value.split(',').flatMap((value) => {
    const [from = '', to = ''] = value.split('/')
    const tzid = property.parameters['TZID']
    const start = readTime(from, tzid, zones)
    const lasts = durationOf(to)
    const end = start && lasts ? endAfter(start, lasts) : readTime(to, tzid, zones)
    return start && end ? [{ start, end, lasts }] : []
  })
}

/** Weeks and days follow the local clock, the rest is exact (section 3.3.6); a negative duration is ignored. */
function durationOf(value: string): { days: number; seconds: number } | null {
  const [all, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] =
    /^\+?P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,8})S)?)?$/i.exec(value.trim()) ?? []
  if (all === undefined || !/\d/.test(all)) return null
  return { days: Number(weeks) * 7 + Number(days), seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) }
}

/** In local time; `lasts` is exact. */
function endAfter(start: EventTime, { days, seconds }: { days: number; seconds: number }): EventTime {
  const ms = wallOf(start, 'UTC').local + days * 86_400_000 + seconds * 1000
  if (start.kind === 'date' && seconds === 0) return { kind: 'date', date: localText(ms).slice(0, 10) }
  if (start.kind === 'date') return { kind: 'floating', local: localText(ms) }
  return start.kind === 'instant' ? { kind: 'instant', at: `${localText(ms)}Z` } : { ...start, local: localText(ms) }
}

/** Without an end, a date lasts one day and a time has no length (section 3.6.1). */
const usualEnd = (start: EventTime): EventTime => (start.kind === 'date' ? endAfter(start, { days: 1, seconds: 0 }) : start)

/** Dates last at least one day; times are compared only within the same zone. */
function isBefore(end: EventTime, start: EventTime): boolean {
  const [endWall, startWall] = [wallOf(end, 'UTC'), wallOf(start, 'UTC')]
  if (start.kind === 'date') return endWall.local <= startWall.local
  return end.kind === start.kind && endWall.zone === startWall.zone && endWall.local < startWall.local
}
