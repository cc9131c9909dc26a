// Generates random calendars, as odd as real ones: series, changes, all-day events, other zones, all around one instant.
import { must } from '@fairlead/domain/shared/records'

export interface Asked {
  ics: string
  /** The calendar's own zone. */
  zone: string
  /** Its owner's address. */
  owner: string
  from: number
  to: number
}

export type Chance = (max: number) => number

/** Numbers from 0 to `max` - 1, the same for the same seed (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  return (max) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * max)
  }
}

const dayMs = 86_400_000
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const stamp = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d+Z/g, '')
const day = (ms: number) => stamp(ms).slice(0, 8)

/** Windows zone names, which Windows programs write. */
const windows = [
  'W. Europe Standard Time',
  'Romance Standard Time',
  'GMT Standard Time',
  'Eastern Standard Time',
  'Central Standard Time',
  'Pacific Standard Time',
  'AUS Eastern Standard Time',
  'Tokyo Standard Time',
  'India Standard Time',
  'Egypt Standard Time',
]

/** A custom zone, with rules used somewhere, or with an offset used nowhere. */
function ownZone(chance: Chance, tzid: string): string[] {
  const offset = (minutes: number) =>
    `${minutes < 0 ? '-' : '+'}${String(Math.trunc(Math.abs(minutes) / 60)).padStart(2, '0')}${String(Math.abs(minutes) % 60).padStart(2, '0')}`
  const part = (name: string, from: number, to: number, start: string, rule: string) => [
    `BEGIN:${name}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offset(from)}`,
    `TZOFFSETTO:${offset(to)}`,
    ...(rule === '' ? [] : [`RRULE:FREQ=YEARLY;${rule}`]),
    `END:${name}`,
  ]
  const kind = chance(4)
  const standard = kind === 0 ? 60 * chance(3) : kind === 1 ? -60 * (5 + chance(4)) : kind === 2 ? 600 : 15 * chance(48) - 353
  const summer = standard + 60
  const hour = (hourNumber: number) => `T${String(hourNumber).padStart(2, '0')}0000`
  const parts = [
    // all of Europe changes at one instant, so the local hours differ
    [
      ...part('DAYLIGHT', standard, summer, `19700329${hour(1 + standard / 60)}`, 'BYDAY=-1SU;BYMONTH=3'),
      ...part('STANDARD', summer, standard, `19701025${hour(2 + standard / 60)}`, 'BYDAY=-1SU;BYMONTH=10'),
    ],
    [
      ...part('DAYLIGHT', standard, summer, `20070311${hour(2)}`, 'BYDAY=2SU;BYMONTH=3'),
      ...part('STANDARD', summer, standard, `20071104${hour(2)}`, 'BYDAY=1SU;BYMONTH=11'),
    ],
    [
      ...part('DAYLIGHT', standard, summer, `20081005${hour(2)}`, 'BYDAY=1SU;BYMONTH=10'),
      ...part('STANDARD', summer, standard, `20080406${hour(3)}`, 'BYDAY=1SU;BYMONTH=4'),
    ],
    part('STANDARD', standard, standard, '16010101T000000', ''),
  ]
  return ['BEGIN:VTIMEZONE', `TZID:${tzid}`, ...must(parts[kind]), 'END:VTIMEZONE']
}

/** One calendar with a few events around `center`. */
export function randomCalendar(chance: Chance, zone: string, zones: readonly string[], center: number): Asked {
  const pick = <T>(all: readonly T[]): T => must(all[chance(all.length)])
  const owner = 'ann@x.example'
  const lines: string[] = []
  const events: string[][] = []
  for (let remaining = 1 + chance(4), number = 0; remaining > 0; remaining -= 1, number += 1) {
    const zoneName = `Own zone ${number}`
    const tzid = pick([
      () => zone,
      () => zone,
      () => pick(zones),
      () => `/freeassociation.sourceforge.net/${zone}`,
      () => `/mozilla.org/20050126_1/${zone}`,
      () => pick(windows),
      () => 'Nowhere/Known',
      () => {
        lines.push(...ownZone(chance, zoneName))
        return zoneName
      },
    ])()
    events.push(...series(chance, { uid: `event-${number}`, tzid, center, owner }))
  }
  // a window with any start and end, from half a day to two months long
  const from = center - chance(10 * 24) * 3_600_000
  const to = center + (12 + chance(pick([24, 240, 1440]))) * 3_600_000
  const folded = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:chance', ...lines, ...events.flat(), 'END:VCALENDAR']
  return { ics: `${folded.map((line) => line.replace(/(.{60})(?=.)/g, '$1\r\n ')).join('\r\n')}\r\n`, zone, owner, from, to }
}

interface Frame {
  uid: string
  tzid: string
  center: number
  owner: string
}

function series(chance: Chance, { uid, tzid, center, owner }: Frame): string[][] {
  const pick = <T>(all: readonly T[]): T => must(all[chance(all.length)])
  const kind = pick(['zoned', 'zoned', 'zoned', 'utc', 'floating', 'date'] as const)
  const back = pick([3, 40, 400, 900])
  // many events are in the early hours, when clocks change
  const minutes = chance(3) === 0 ? 15 * chance(96) : 15 * chance(18)
  const start = Math.floor((center - chance(back) * dayMs + dayMs) / dayMs) * dayMs + (kind === 'date' ? 0 : minutes * 60_000)
  const value = (ms: number) => (kind === 'date' ? day(ms) : kind === 'utc' ? `${stamp(ms)}Z` : stamp(ms))
  const parameter = kind === 'zoned' ? `;TZID=${/[:;,]/.test(tzid) ? `"${tzid}"` : tzid}` : kind === 'date' ? ';VALUE=DATE' : ''
  const rule = chance(4) === 0 ? null : ruleFor(chance, start, kind)
  const hours = pick([0.25, 0.5, 1, 1, 8, 26])
  const ends = (from: number, by = pick(['end', 'end', 'duration', 'nominal', 'none'] as const)): string[] => {
    if (kind === 'date')
      return by === 'none'
        ? []
        : by === 'end'
          ? [`DTEND;VALUE=DATE:${day(from + (1 + chance(3)) * dayMs)}`]
          : [`DURATION:P${1 + chance(3)}D`]
    if (by === 'none') return []
    if (by === 'nominal') return [`DURATION:P1DT${chance(3)}H`]
    return by === 'duration' ? [`DURATION:PT${hours * 60}M`] : [`DTEND${parameter}:${value(from + hours * 3_600_000)}`]
  }
  const state = () => [
    ...(chance(8) === 0 ? ['TRANSP:TRANSPARENT'] : []),
    ...(chance(6) === 0 ? [`STATUS:${pick(['CANCELLED', 'TENTATIVE', 'CONFIRMED'])}`] : []),
    ...(chance(6) === 0 ? [`ATTENDEE;CN="Ann: the first";PARTSTAT=${pick(['DECLINED', 'TENTATIVE', 'ACCEPTED'])}:mailto:${owner}`] : []),
  ]
  const event = (from: number, more: string[], last: string[]) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTAMP:20250101T000000Z',
    `DTSTART${parameter}:${value(from)}`,
    ...last,
    ...state(),
    ...more,
    'END:VEVENT',
  ]
  const lists: string[] = rule === null ? [] : [`RRULE:${rule}`]
  /** Days of the series, or days outside it: exceptions for days that don't occur change nothing. */
  const instance = () => start + (chance(4) === 0 ? chance(60) : 7 * chance(Math.ceil(back / 7) + 8)) * dayMs
  for (let remaining = chance(3); remaining > 0; remaining -= 1)
    lists.push(`EXDATE${parameter}:${Array.from({ length: 1 + chance(3) }, () => value(instance())).join(',')}`)
  if (kind !== 'date' && chance(8) === 0) lists.push(`EXDATE;VALUE=DATE:${day(instance())}`)
  if (chance(4) === 0) lists.push(`RDATE${parameter}:${value(Math.floor(center / dayMs) * dayMs + chance(20) * dayMs + (start % dayMs))}`)
  if (kind === 'utc' && chance(4) === 0)
    lists.push(`RDATE;VALUE=PERIOD:${stamp(center + chance(99) * 3_600_000)}Z/${pick(['PT2H', 'P1DT1H'])}`)
  const all = [event(start, lists, ends(start))]
  for (let remaining = rule === null ? 0 : chance(3), used = new Set<number>(); remaining > 0; remaining -= 1) {
    const instant = instance()
    if (used.has(instant)) continue
    used.add(instant)
    const moved = instant + pick([0, 1, 24, -24, 24 * 9, -24 * 9, 24 * 40]) * (kind === 'date' ? dayMs / 24 : 3_600_000)
    const whole = kind === 'date' ? Math.floor(moved / dayMs) * dayMs : moved
    const range = chance(6) === 0 ? ';RANGE=THISANDFUTURE' : ''
    all.push(event(whole, [`RECURRENCE-ID${range}${parameter}:${value(instant)}`], ends(whole)))
  }
  return all
}

function ruleFor(chance: Chance, start: number, kind: string): string {
  const pick = <T>(all: readonly T[]): T => must(all[chance(all.length)])
  const date = new Date(start)
  const weekday = must(weekdays[date.getUTCDay()])
  const several = () => [...new Set([weekday, ...Array.from({ length: chance(4) }, () => pick(weekdays))])].join(',')
  const ordinal = pick(['1', '2', '3', '4', '-1', '-2', '5'])
  const month = 1 + chance(12)
  const forms: Record<string, string[]> = {
    DAILY: ['', '', 'BYDAY=MO,TU,WE,TH,FR', `BYMONTH=${month},${1 + chance(12)}`, 'BYMONTHDAY=1,-1,15'],
    WEEKLY: [
      '',
      `BYDAY=${several()}`,
      `BYDAY=${several()}`,
      `BYDAY=MO,WE,FR;BYSETPOS=${pick(['1', '-1', '2'])}`,
      `BYDAY=${several()};BYMONTH=${month}`,
    ],
    MONTHLY: [
      '',
      `BYMONTHDAY=${pick(['1', '15', '28', '29', '30', '31', '-1', '-3,2'])}`,
      `BYDAY=${ordinal}${weekday}`,
      `BYDAY=MO,TU,WE,TH,FR;BYSETPOS=${pick(['1', '-1', '3', '-2,1'])}`,
      'BYDAY=FR;BYMONTHDAY=13',
      `BYDAY=${several()}`,
    ],
    YEARLY: [
      '',
      `BYMONTH=${month}`,
      `BYMONTH=${month};BYDAY=${ordinal}${weekday}`,
      `BYMONTH=${month};BYMONTHDAY=${1 + chance(31)}`,
      `BYYEARDAY=${1 + chance(366)},-${1 + chance(200)}`,
      `BYWEEKNO=${2 + chance(50)};BYDAY=${several()}`,
      `BYWEEKNO=${2 + chance(50)}`,
      `BYDAY=${pick(['20', '-10', '1'])}${weekday}`,
      `BYMONTH=${month};BYDAY=${several()};BYSETPOS=${pick(['1', '-1', '2,-2'])}`,
    ],
    HOURLY: ['INTERVAL=7', 'INTERVAL=36', 'INTERVAL=5;BYDAY=SA,SU', 'INTERVAL=3;BYHOUR=0,1,2,3'],
  }
  const frequency = pick(
    kind === 'date'
      ? ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']
      : ['DAILY', 'DAILY', 'WEEKLY', 'WEEKLY', 'MONTHLY', 'MONTHLY', 'YEARLY', 'HOURLY'],
  )
  const parts = [`FREQ=${frequency}`, pick(must(forms[frequency]))].filter((part) => part !== '')
  if (frequency !== 'HOURLY' && chance(2) === 0) parts.push(`INTERVAL=${1 + chance(4)}`)
  if (frequency === 'DAILY' && kind !== 'date' && chance(6) === 0) parts.push('BYHOUR=1,2,3', 'BYMINUTE=0,30')
  if (chance(3) === 0) parts.push(`WKST=${pick(weekdays)}`)
  const last = start + chance(900) * dayMs
  const limit = chance(4)
  if (limit === 0) parts.push(`COUNT=${1 + chance(pick([4, 40, 400]))}`)
  if (limit === 1)
    parts.push(
      `UNTIL=${kind === 'date' ? day(last) : kind === 'floating' ? stamp(last) : pick([`${stamp(last)}Z`, `${stamp(last)}Z`, day(last)])}`,
    )
  return parts.join(';')
}
