// National public holidays by country, computed from their rules; regional ones, and those set by lunar calendars or by yearly
// decree, are unknown.

/**
 * A day of the year: 'MM-DD', or with `day` one that never moves; days after Easter Sunday; the n-th weekday of a month (0 =
 * Sunday; -1 = the last); a weekday on or after a date.
 */
type Rule =
  | string
  | ((year: number) => Date)
  | { easter: number }
  | { month: number; weekday: number; nth: number }
  | { month: number; day: number }
  | { weekday: number; onOrAfter: string }

interface Country {
  rules: readonly Rule[]
  /** How a fixed date on a weekend moves: 'monday' = to the next free weekday; 'nearest' = Saturday to Friday, Sunday to Monday. */
  moved?: 'monday' | 'nearest'
}

const newYear = '01-01'
const labor = '05-01'
const assumption = '08-15'
const allSaints = '11-01'
const immaculate = '12-08'
const christmas = '12-25'
const second = '12-26'
const goodFriday = { easter: -2 }
const easterSunday = { easter: 0 }
const easterMonday = { easter: 1 }
const ascension = { easter: 39 }
const whitMonday = { easter: 50 }
const corpusChristi = { easter: 60 }

const countries: Readonly<Record<string, Country>> = {
  US: {
    rules: [
      newYear,
      { month: 1, weekday: 1, nth: 3 },
      { month: 2, weekday: 1, nth: 3 },
      { month: 5, weekday: 1, nth: -1 },
      '06-19',
      '07-04',
      { month: 9, weekday: 1, nth: 1 },
      { month: 10, weekday: 1, nth: 2 },
      '11-11',
      { month: 11, weekday: 4, nth: 4 },
      christmas,
    ],
    moved: 'nearest',
  },
  CA: { rules: [newYear, goodFriday, '07-01', { month: 9, weekday: 1, nth: 1 }, christmas], moved: 'monday' },
  MX: {
    rules: [
      newYear,
      { month: 2, weekday: 1, nth: 1 },
      { month: 3, weekday: 1, nth: 3 },
      labor,
      '09-16',
      { month: 11, weekday: 1, nth: 3 },
      christmas,
    ],
  },
  BR: { rules: [newYear, goodFriday, '04-21', labor, '09-07', '10-12', '11-02', '11-15', '11-20', christmas] },
  GB: {
    rules: [
      newYear,
      goodFriday,
      easterMonday,
      { month: 5, weekday: 1, nth: 1 },
      { month: 5, weekday: 1, nth: -1 },
      { month: 8, weekday: 1, nth: -1 },
      christmas,
      second,
    ],
    moved: 'monday',
  },
  IE: {
    rules: [
      newYear,
      stBrigid,
      '03-17',
      easterMonday,
      { month: 5, weekday: 1, nth: 1 },
      { month: 6, weekday: 1, nth: 1 },
      { month: 8, weekday: 1, nth: 1 },
      { month: 10, weekday: 1, nth: -1 },
      christmas,
      second,
    ],
  },
  DE: { rules: [newYear, goodFriday, easterMonday, labor, ascension, whitMonday, '10-03', christmas, second] },
  AT: {
    rules: [
      newYear,
      '01-06',
      easterMonday,
      labor,
      ascension,
      whitMonday,
      corpusChristi,
      assumption,
      '10-26',
      allSaints,
      immaculate,
      christmas,
      second,
    ],
  },
  CH: { rules: [newYear, goodFriday, easterMonday, ascension, whitMonday, '08-01', christmas, second] },
  FR: { rules: [newYear, easterMonday, labor, '05-08', ascension, whitMonday, '07-14', assumption, allSaints, '11-11', christmas] },
  BE: { rules: [newYear, easterMonday, labor, ascension, whitMonday, '07-21', assumption, allSaints, '11-11', christmas] },
  LU: { rules: [newYear, easterMonday, labor, '05-09', ascension, whitMonday, '06-23', assumption, allSaints, christmas, second] },
  NL: { rules: [newYear, easterSunday, easterMonday, '04-27', ascension, { easter: 49 }, whitMonday, christmas, second] },
  ES: { rules: [newYear, '01-06', goodFriday, labor, assumption, '10-12', allSaints, '12-06', immaculate, christmas] },
  PT: {
    rules: [
      newYear,
      goodFriday,
      easterSunday,
      '04-25',
      labor,
      corpusChristi,
      '06-10',
      assumption,
      '10-05',
      allSaints,
      '12-01',
      immaculate,
      christmas,
    ],
  },
  IT: { rules: [newYear, '01-06', easterMonday, '04-25', labor, '06-02', assumption, allSaints, '10-04', immaculate, christmas, second] },
  DK: { rules: [newYear, { easter: -3 }, goodFriday, easterMonday, ascension, whitMonday, christmas, second] },
  SE: {
    rules: [
      newYear,
      '01-06',
      goodFriday,
      easterMonday,
      labor,
      ascension,
      '06-06',
      { weekday: 6, onOrAfter: '06-20' },
      { weekday: 6, onOrAfter: '10-31' },
      christmas,
      second,
    ],
  },
  NO: { rules: [newYear, { easter: -3 }, goodFriday, easterMonday, labor, '05-17', ascension, whitMonday, christmas, second] },
  FI: {
    rules: [
      newYear,
      '01-06',
      goodFriday,
      easterMonday,
      labor,
      ascension,
      { weekday: 6, onOrAfter: '06-20' },
      { weekday: 6, onOrAfter: '10-31' },
      '12-06',
      christmas,
      second,
    ],
  },
  PL: {
    rules: [newYear, '01-06', easterMonday, labor, '05-03', corpusChristi, assumption, allSaints, '11-11', '12-24', christmas, second],
  },
  CZ: {
    rules: [newYear, goodFriday, easterMonday, labor, '05-08', '07-05', '07-06', '09-28', '10-28', '11-17', '12-24', christmas, second],
  },
  AU: { rules: [newYear, '01-26', goodFriday, easterMonday, { month: 4, day: 25 }, christmas, second], moved: 'monday' },
  NZ: {
    rules: [
      newYear,
      '01-02',
      '02-06',
      goodFriday,
      easterMonday,
      '04-25',
      { month: 6, weekday: 1, nth: 1 },
      { month: 10, weekday: 1, nth: 4 },
      christmas,
      second,
    ],
    moved: 'monday',
  },
}

/** The first Monday of February, or February 1 if that is a Friday. */
function stBrigid(year: number): Date {
  const first = utc(year, 2, 1)
  return first.getUTCDay() === 5 ? first : dateOf({ month: 2, weekday: 1, nth: 1 }, year)
}

const cache = new Map<string, ReadonlySet<string>>()

/** True for a national public holiday; an unknown country has none. `day` is YYYY-MM-DD. */
export function isPublicHoliday(country: string, day: string): boolean {
  return holidaysOf(country, Number(day.slice(0, 4))).has(day)
}

function holidaysOf(country: string, year: number): ReadonlySet<string> {
  const key = `${country} ${year}`
  let days = cache.get(key)
  const rules = Object.hasOwn(countries, country) ? countries[country] : undefined
  if (!days) cache.set(key, (days = rules ? read(rules, year) : new Set()))
  return days
}

function read({ rules, moved }: Country, year: number): Set<string> {
  const days = rules.map((rule) => ({ date: dateOf(rule, year), isFixed: typeof rule === 'string' }))
  const off = new Set(days.map(({ date }) => textOf(date)))
  // January 1 of the next year may be observed on a Friday of this one
  if (moved === 'nearest') days.push({ date: utc(year + 1, 1, 1), isFixed: true })
  for (const { date, isFixed } of days) {
    const weekday = date.getUTCDay()
    if (!moved || !isFixed || (weekday !== 0 && weekday !== 6)) continue
    let substitute = add(date, moved === 'nearest' && weekday === 6 ? -1 : weekday === 6 ? 2 : 1)
    while (moved === 'monday' && off.has(textOf(substitute))) substitute = add(substitute, 1)
    if (substitute.getUTCFullYear() === year) off.add(textOf(substitute))
  }
  return off
}

function dateOf(rule: Rule, year: number): Date {
  if (typeof rule === 'string') return onDay(rule, year)
  if (typeof rule === 'function') return rule(year)
  if ('easter' in rule) return add(easterOf(year), rule.easter)
  if ('onOrAfter' in rule) return add(onDay(rule.onOrAfter, year), (rule.weekday - onDay(rule.onOrAfter, year).getUTCDay() + 7) % 7)
  if ('day' in rule) return utc(year, rule.month, rule.day)
  const { month, weekday, nth } = rule
  if (nth < 0) {
    const last = utc(year, month + 1, 0)
    return add(last, -((last.getUTCDay() - weekday + 7) % 7))
  }
  const first = utc(year, month, 1)
  return add(first, ((weekday - first.getUTCDay() + 7) % 7) + 7 * (nth - 1))
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones, Butcher). */
function easterOf(year: number): Date {
  const a = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const h = (19 * a + century - Math.floor(century / 4) - correction + 15) % 30
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - h - (rest % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return utc(year, Math.floor(sum / 31), (sum % 31) + 1)
}

const utc = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month - 1, day))
const onDay = (day: string, year: number): Date => new Date(`${year}-${day}T00:00:00Z`)
const add = (date: Date, days: number): Date => new Date(date.getTime() + days * 86_400_000)
const textOf = (date: Date): string => date.toISOString().slice(0, 10)
