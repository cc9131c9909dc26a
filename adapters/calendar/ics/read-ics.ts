// Reads iCalendar (RFC 5545) into the port's events: an unreadable event is skipped, never the others.
import { createHash } from 'node:crypto'
import { CalendarDown, type CalendarEvent, type EventTime } from '@fairlead/domain/ports/calendars'
import { localMs, localText, wallOf } from './event-times.ts'
import { plainText, propertiesOf, propertyOf, readComponents, type IcsComponent, type IcsProperty } from './ics-lines.ts'
import { zoneNamed, zonesOf } from './time-zones.ts'
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
  const calendars = readComponents(text).children.filter(({ name }) => name === 'VCALENDAR')
  if (calendars.reduce((sum, { children }) => sum + children.length, 0) > maxEvents) throw new CalendarDown('This calendar is too large.')
  const propertyText = (name: string) =>
    calendars.map((calendar) => propertyOf(calendar, name)?.value.trim() ?? '').find((value) => value !== '') ?? ''
  const only = calendars.flatMap((calendar) => [...zonesOf(calendar).values()])
  const zone = zoneNamed(propertyText('X-WR-TIMEZONE')) ?? (only.length === 1 ? only[0]! : null)
  return {
    events: calendars.flatMap((calendar) => {
      const zones = zonesOf(calendar)
      return calendar.children.flatMap((component) => (component.name === 'VEVENT' ? eventsOf(component, zones, owners) : []))
    }),
    name: plainText(propertyText('X-WR-CALNAME')) || null,
    timeZone: zone !== null && isZone(zone) ? zone : null,
  }
}

type Zones = ReadonlyMap<string, string>

/** The event itself, and one for each added period, with that period's length. */
function eventsOf(component: IcsComponent, zones: Zones, owners: readonly string[]): CalendarEvent[] {
  const begins = propertyOf(component, 'DTSTART')
  const start = begins && timeOf(begins, zones)
  const named = propertyOf(component, 'RECURRENCE-ID')
  const recurrenceId = named && timeOf(named, zones)
  if (!start || (named && !recurrenceId)) return []
  const lasting = propertyOf(component, 'DURATION')
  const ending = propertyOf(component, 'DTEND')
  const lasts = lasting && !ending ? durationOf(lasting.value) : null
  const end = ending ? timeOf(ending, zones) : lasts ? endAfter(start, lasts) : usualEnd(start)
  if (!end || (lasting && !ending && !lasts)) return []
  const periods = propertiesOf(component, 'RDATE').flatMap((property) => periodsOf(property, zones))
  const event: CalendarEvent = {
    uid:
      propertyOf(component, 'UID')?.value.trim() ||
      `unnamed-${createHash('sha256').update(JSON.stringify(component)).digest('hex').slice(0, 24)}`,
    recurrenceId: recurrenceId ?? null,
    title: plainText(propertyOf(component, 'SUMMARY')?.value ?? '').trim(),
    start,
    end: isBefore(end, start) ? usualEnd(start) : end,
    ...(lasts ? { lasts } : {}),
    ...(named?.parameters['RANGE']?.toUpperCase() === 'THISANDFUTURE' ? { isThisAndLater: true } : {}),
    rules: propertiesOf(component, 'RRULE').map(({ value }) => value.trim()),
    added: [...propertiesOf(component, 'RDATE').flatMap((property) => timesOf(property, zones)), ...periods.map((period) => period.start)],
    excluded: propertiesOf(component, 'EXDATE').flatMap((property) => timesOf(property, zones)),
    status: statusOf(component, owners),
    isTransparent:
      propertyOf(component, 'TRANSP')?.value.trim().toUpperCase() === 'TRANSPARENT' || answerOf(component, owners) === 'DECLINED',
  }
  const ownPeriods = periods.map(({ start: from, end: to, lasts: length }) => {
    const { lasts: _, ...rest } = event
    return { ...rest, recurrenceId: from, start: from, end: to, ...(length ? { lasts: length } : {}), rules: [], added: [], excluded: [] }
  })
  return [event, ...ownPeriods]
}

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
  const [, year, month, day, hour, minute, second, zulu] = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z)?)?$/i.exec(value.trim()) ?? []
  if (year === undefined) return null
  const date = `${year}-${month}-${day}`
  // a leap second becomes the second before it
  const local = hour === undefined ? `${date}T00:00:00` : `${date}T${hour}:${minute}:${second === '60' ? '59' : second}`
  const ms = localMs(local)
  if (Number.isNaN(ms) || localText(ms) !== local) return null
  if (hour === undefined) return { kind: 'date', date }
  if (zulu) return { kind: 'instant', at: `${local}Z` }
  const zone = tzid === undefined ? null : (zones.get(tzid) ?? zoneNamed(tzid))
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
