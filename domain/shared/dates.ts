// The only format for dates and times: in the reader's language and order, exact times with their zone, in the reader's clock
// format.
import type { Language } from './language.ts'
import { readersLanguage, readersLocale } from './readers-language.ts'

/** 24 hours, or 12 with AM and PM. */
export type Clock = '12' | '24'

/** 'Nov 24, 2026' or '24 Nov 2026'. Text without a specific reader (emails, history, the specification's sentences) is month first. */
export type DateOrder = 'month-first' | 'day-first'
const english = { 'month-first': 'en-US', 'day-first': 'en-GB' } as const
/** German has one order. */
const localeOf = (order: DateOrder): string => (readersLanguage() === 'en' ? english[order] : readersLocale())

const formats = new Map<string, Intl.DateTimeFormat>()

/** Shared formats: creating one costs more than using it a thousand times. */
function format(moment: Date, options: Intl.DateTimeFormatOptions, order: DateOrder = 'month-first'): string {
  if (Number.isNaN(moment.getTime())) return ''
  const locale = localeOf(order)
  const key = locale + JSON.stringify(options)
  const cached = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, cached)
  return cached.format(moment)
}

let zone = { name: '', offset: Number.NaN, until: 0 }

/** This device's zone; UTC if it has none. A traveler's new zone is noticed with its offset, or within a minute. */
export function ownZone(): string {
  const now = new Date()
  const offset = now.getTimezoneOffset()
  // finding the name costs as much as formatting a hundred dates
  if (zone.offset !== offset || now.getTime() >= zone.until)
    zone = { name: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC', offset, until: now.getTime() + 60_000 }
  return zone.name
}

/** The clock format of a locale, by default the device's. */
export function usualClock(locale?: string): Clock {
  return new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hourCycle?.startsWith('h1') ? '12' : '24'
}

/** Whether a language and region put the day or the month first; by default, this device's. */
export function usualOrder(locale?: string): DateOrder {
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric' }).formatToParts(0).map(({ type }) => type)
  return parts.indexOf('day') < parts.indexOf('month') ? 'day-first' : 'month-first'
}

/** How a reader's country writes times and dates. */
export interface TimeHabits {
  clock: Clock
  order: DateOrder
}

let countries: Map<string, string> | null = null

/** The country of a time zone; undefined for zones without one, such as UTC. */
function countryOf(timeZone: string): string | undefined {
  if (!countries) {
    countries = new Map()
    const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
    for (const first of letters)
      for (const second of letters) {
        const locale = new Intl.Locale(`und-${first}${second}`)
        // codes of former countries mean their successors: DD is DE
        const [current] = Intl.getCanonicalLocales(locale.toString())
        const { region } = new Intl.Locale(current ?? 'und')
        if (region) for (const zone of locale.getTimeZones() ?? []) if (!countries.has(zone)) countries.set(zone, region)
      }
  }
  // 'Asia/Kolkata' and 'Asia/Calcutta' are the same zone
  return countries.get(new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone)
}

const habitsByZone = new Map<string, TimeHabits>()

/**
 * The conventions of a time zone's country, in the language most people there speak; 24 hours and month first for a zone
 * without a country.
 */
export function habitsOfZone(timeZone: string): TimeHabits {
  const cached = habitsByZone.get(timeZone)
  if (cached) return cached
  const country = countryOf(timeZone)
  const locale = country === undefined ? undefined : new Intl.Locale(`und-${country}`).maximize()
  const tag = locale && `${locale.language}-${country}`
  const habits: TimeHabits = tag ? { clock: usualClock(tag), order: usualOrder(tag) } : { clock: '24', order: 'month-first' }
  habitsByZone.set(timeZone, habits)
  return habits
}

/** '14:05' or '2:05 PM'; '' for an invalid date. */
export function timeText(moment: Date, timeZone: string, clock: Clock): string {
  return clock === '12'
    ? format(moment, { hour: 'numeric', minute: '2-digit', hourCycle: 'h12', timeZone })
    : format(moment, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
}

/** 'Nov 24', or with the year: 'Nov 24, 2026'. */
export function dayText(moment: Date, timeZone: string, withYear = true, order?: DateOrder): string {
  return format(moment, { month: 'short', day: 'numeric', ...(withYear ? { year: 'numeric' } : {}), timeZone }, order)
}

/** 'Tue, Nov 24, 2026' */
export function weekdayText(moment: Date, timeZone: string, withYear = true, order?: DateOrder): string {
  return format(moment, { weekday: 'short', month: 'short', day: 'numeric', ...(withYear ? { year: 'numeric' } : {}), timeZone }, order)
}

/** 'Tuesday, November 24, 2026' */
export function longDayText(moment: Date, timeZone: string, withYear = true, order?: DateOrder): string {
  return format(moment, { weekday: 'long', month: 'long', day: 'numeric', ...(withYear ? { year: 'numeric' } : {}), timeZone }, order)
}

/** 'Nov 2026' */
export function monthText(moment: Date, timeZone: string): string {
  return format(moment, { month: 'short', year: 'numeric', timeZone })
}

/** 'Tue, Nov 24, 2026, 14:05 (Europe/Berlin)'; '' for an invalid date. */
export function momentText(moment: Date, timeZone: string, clock: Clock = '24', order?: DateOrder): string {
  const day = weekdayText(moment, timeZone, true, order)
  return day === '' ? '' : `${day}, ${timeText(moment, timeZone, clock)} (${timeZone})`
}

/** A calendar day ('YYYY-MM-DD') as an instant to be formatted in UTC. */
export const dayAsMoment = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** 'November 29, 2026' in the language of a candidate, who may read none of the app's; in UTC. */
export const dayIn = (language: Language, moment: Date): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(moment)
