// Which zone of the tz database a TZID means: by name, by Windows name, or by the behavior of its VTIMEZONE.
import { expandRule } from './expand-rule.ts'
import { plainText, propertiesOf, propertyOf, type IcsComponent } from './ics-lines.ts'
import { localMs, readWritten } from './event-times.ts'
import { readRule } from './rule.ts'
import { otherZones, windowsZones } from './windows-zones.data.ts'
import { isZone, offsetAt } from './zones.ts'
import { must } from '@fairlead/domain/shared/records'

/** Zones tried first when a VTIMEZONE has to be recognized by its behavior. */
const common = [
  'Europe/Berlin',
  'Europe/London',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Asia/Kolkata',
  'Australia/Sydney',
]
/** The years in which a VTIMEZONE is compared with the zones of the tz database. */
const [firstYear, lastYear] = [2025, 2032]
const longestName = 200
/** Limits of custom zones per calendar, and of changes per zone in those years; real calendars have fewer. */
const [maxZones, maxChanges] = [50, 200]
const recognised = new Map<string, string | null>()

/**
 * The zone that a name means; null when unknown, and then the time is in the calendar's own zone, not UTC. For paths such as
 * /freeassociation.sourceforge.net/Europe/Berlin, the end counts. For '(UTC+01:00) Amsterdam, Berlin' as in Windows, the
 * towns count.
 */
export function zoneNamed(tzid: string): string | null {
  if (tzid.length > longestName) return null
  const name = tzid.trim().replace(/^"|"$/g, '').replaceAll('%2F', '/')
  for (const spelling of [name, name.replaceAll(' ', '_'), name.replace('-', '/')]) {
    const parts = spelling.split('/').filter((part) => part !== '')
    for (let from = 0; from < parts.length; from += 1) {
      const rest = parts.slice(from).join('/')
      // a bare offset isn't a zone name, and neither is a word that only happens to end with one
      if (/^[A-Za-z]/.test(rest) && (from === 0 || rest.includes('/') || /^(utc|gmt)$/i.test(rest)) && isZone(rest)) return rest
    }
  }
  const plain = name.toLowerCase().replace(/[ _]\d$/, '')
  return namesOfZones.get(plain) ?? zoneOfTowns(name)
}

/** 'W. Europe Standard Time', also in the daylight form, and abbreviations that stand for one zone. */
const namesOfZones = new Map(
  [...Object.entries(windowsZones), ...Object.entries(otherZones)].flatMap(([key, zone]) => {
    const name = key.toLowerCase()
    return [name, name.replace('standard time', 'daylight time')].map((text) => [text, zone] as const)
  }),
)

/** Zones of the tz database by their last part: 'berlin' is Europe/Berlin. */
let towns: ReadonlyMap<string, string> | null = null
function zoneOfTowns(name: string): string | null {
  const [, listed] = /^\((?:UTC|GMT)[^()]{0,10}\)(.{1,200})$/i.exec(name) ?? []
  if (listed === undefined) return null
  towns ??= new Map(
    Intl.supportedValuesOf('timeZone').map((zone) => [
      zone
        .slice(zone.lastIndexOf('/') + 1)
        .replaceAll('_', ' ')
        .toLowerCase(),
      zone,
    ]),
  )
  for (const town of listed.split(/[,/]/)) {
    const key = town.trim().toLowerCase()
    const zone = towns.get(key) ?? namesOfZones.get(key)
    if (zone !== undefined) return zone
  }
  return null
}

/** An offset where no zone is named: 'GMT+05:30', '(UTC+01:00) Somewhere', 'UTC-5', '+0530'. Ahead of UTC is '+', unlike in Etc/GMT+5. */
export function zoneByOffset(tzid: string): string | null {
  const [, sign, hours = '', minutes = '00'] = /^\(?(?:UTC|GMT|Z)? ?([+-])(\d{1,2})(?:[:.]?(\d\d))?\b/i.exec(tzid.trim()) ?? []
  if (sign === undefined) return null
  const ms = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
  return Math.abs(ms) > 14 * 3_600_000 || Number(minutes) > 59 ? null : offsetName(ms)
}

/** The zone for every TZID in a calendar, without unknown ones. */
export function zonesOf(calendar: IcsComponent): ReadonlyMap<string, string> {
  const zones = new Map<string, string>()
  for (const component of calendar.children.filter(({ name }) => name === 'VTIMEZONE').slice(0, maxZones)) {
    const tzid = propertyOf(component, 'TZID')?.value
    if (tzid === undefined) continue
    const location = propertyOf(component, 'X-LIC-LOCATION')?.value ?? ''
    const zone = zoneNamed(tzid) ?? (isZone(location) ? location : null) ?? byBehaviour(component)
    if (zone !== null) zones.set(plainText(tzid), zone)
  }
  return zones
}

interface Change {
  at: number
  before: number
  after: number
}

function byBehaviour(component: IcsComponent): string | null {
  const key = JSON.stringify(component.children)
  let recognized = recognised.get(key)
  if (recognized === undefined) {
    recognized = recognise(component)
    if (recognised.size > 500) recognised.clear()
    recognised.set(key, recognized)
  }
  return recognized
}

/** The zone with the same behavior in those years; an offset for a zone without changes; else the most similar one. */
function recognise(component: IcsComponent): string | null {
  const changes = changesOf(component)
  if (changes.length === 0 || changes.length > maxChanges) return null
  const last = changes.findLast(({ at: instant }) => instant < Date.UTC(firstYear, 0)) ?? must(changes[0])
  const offsetAtInstant = (instant: number) =>
    changes.findLast(({ at: changedAt }) => changedAt <= instant)?.after ?? must(changes[0]).before
  const years = changes.filter(({ at: instant }) => instant >= Date.UTC(firstYear, 0))
  if (years.length === 0) return offsetName(last.after)
  const samples = years
    .flatMap(({ at: instant }) => [instant - 1000, instant])
    .concat(Array.from({ length: 12 * (lastYear - firstYear) }, (_, month) => Date.UTC(firstYear, month, 15)))
  let best: { zone: string; hits: number } | null = null
  for (const zone of [...common, ...Intl.supportedValuesOf('timeZone')]) {
    const hits = samples.filter((instant) => offsetAt(instant, zone) === offsetAtInstant(instant)).length
    if (hits === samples.length) return zone
    if (!best || hits > best.hits) best = { zone, hits }
  }
  return best?.zone ?? null
}

function changesOf(component: IcsComponent): Change[] {
  const [from, to] = [Date.UTC(firstYear, 0), Date.UTC(lastYear, 0)]
  const changes = component.children.flatMap((observance) => {
    const [before, after] = ['TZOFFSETFROM', 'TZOFFSETTO'].map((name) => offsetOf(propertyOf(observance, name)?.value ?? ''))
    const start = localOfIcs(propertyOf(observance, 'DTSTART')?.value ?? '')
    if (before === null || after === null || before === undefined || after === undefined || start === null) return []
    const rules = propertiesOf(observance, 'RRULE').flatMap(({ value }) => {
      const rule = readRule(value)
      if (!rule) return []
      const until = rule.until === null ? Infinity : (localOfIcs(rule.until.replace('Z', '')) ?? Infinity) + before
      return [...expandRule(rule, start, from, to)].filter((local) => local <= until && local < to)
    })
    const added = propertiesOf(observance, 'RDATE').flatMap(({ value }) => value.split(',').map(localOfIcs))
    const locals = [start, ...rules, ...added.filter((local) => local !== null)]
    return [...new Set(locals)].map((local) => ({ at: local - before, before, after }))
  })
  return changes.toSorted((a, b) => a.at - b.at)
}

function offsetOf(value: string): number | null {
  const [, sign, hours, minutes, seconds = '0'] = /^([+-])(\d\d):?(\d\d)(?::?(\d\d))?$/.exec(value.trim()) ?? []
  return sign === undefined ? null : (sign === '-' ? -1000 : 1000) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds))
}

function localOfIcs(value: string): number | null {
  const time = readWritten(value)
  return time === null ? null : localMs(time.local)
}

function offsetName(offset: number): string | null {
  if (offset === 0) return 'UTC'
  const minutes = Math.abs(Math.round(offset / 60_000))
  const name = `${offset < 0 ? '-' : '+'}${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  return isZone(name) ? name : null
}
