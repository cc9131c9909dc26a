// Finds dates in short messages in nine languages, word by word, in linear time.
import {
  afterWords,
  aheadWords,
  endWords,
  halfWords,
  laterWords,
  middleWords,
  nextWords,
  numberWords,
  seasonWords,
  tomorrowWords,
  unitWords,
  weekdayWords,
} from './date-words.data.ts'
import { monthWords } from '../shared/month-words.data.ts'
import { addDays, addMonths, dayOf, nextWeekday, onWorkingDay, partsOf, type Day } from '../shared/days.ts'
import { must } from '../shared/records.ts'

export interface FoundDay {
  day: Day
  /** The precision of the text: 'period' for a month, a season, a quarter, or a year, of which `day` is the first working day. */
  precision: 'day' | 'period'
  /** Indexes of its first word and of the word after it. */
  from: number
  to: number
}

export interface Word {
  /** Lower case, without accents; numbers as their digits; symbols unchanged. */
  text: string
  /** Its position in the original. */
  start: number
  end: number
}

const longest = 4000

/** The words, numbers, and date symbols in the first 4,000 characters. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const match of text.slice(0, longest).matchAll(/\p{N}+|[\p{L}\p{M}]+|[./–,-]/gu)) {
    const plain = match[0].normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/ß/g, 'ss')
    words.push({ text: plain, start: match.index, end: match.index + match[0].length })
  }
  return words
}

export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const placeIn = (lists: readonly string[]) =>
  new Map(lists.flatMap((words, index) => words.split(' ').map((word) => [word, index] as const)))

export const months = placeIn(monthWords)
const weekdays = placeIn(weekdayWords)
const numbers = placeIn(numberWords)
const units = new Map(Object.entries(unitWords).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)))
const tomorrow = setOf(tomorrowWords)
const ahead = setOf(aheadWords)
const later = setOf(laterWords)
const half = setOf(halfWords)
const next = setOf(nextWords)
const after = setOf(afterWords)
const end = setOf(endWords)
const middle = setOf(middleWords)
const seasons = seasonWords.map(({ words, ...season }) => ({ ...season, words: setOf(words) }))
/** Filler words between the parts of a date. */
const fillers = setOf('of de di den the der des del le el il st nd rd th er o a da do al au aux dem ce')
/** Abbreviated or ambiguous: a date only next to a number. */
const needsNumber = setOf(
  'tue thu mar mag may mai set out gen sun sat mon wed fri sep ago dic ene abr ott lug giu jan feb dec nov oct jul jun apr aug',
)

/** Every day mentioned that is not before `today`, in text order. Durations count from `today`. */
export function daysIn(words: readonly Word[], today: Day): FoundDay[] {
  const days: FoundDay[] = []
  const reading: Reading = { today, order: orderIn(words) }
  for (let index = 0; index < words.length;) {
    const day = withItsDate(words, dayAt(words, index, reading), reading)
    if (day && day.day >= today && day.day <= addDays(today, maxDaysAhead)) days.push(day)
    index = day ? Math.max(index + 1, day.to) : index + 1
  }
  return days
}

/** 'Monday, December 7': the date after a weekday is more precise. */
function withItsDate(words: readonly Word[], foundDay: FoundDay | null, reading: Reading): FoundDay | null {
  if (!foundDay || !weekdays.has(words[foundDay.from]?.text ?? '')) return foundDay
  const index = skipFillers(words, skipFillers(words, foundDay.to))
  const date = index < words.length ? (iso(words, index) ?? numeric(words, index, reading) ?? named(words, index, reading.today)) : null
  return date?.precision === 'day' ? { ...date, from: foundDay.from } : foundDay
}

const maxDaysAhead = 550
/** A date without a year that is this long past means next year; a more recent one is simply over. */
const staleDays = 60

function dayAt(words: readonly Word[], start: number, reading: Reading): FoundDay | null {
  const { today } = reading
  return iso(words, start) ?? numeric(words, start, reading) ?? named(words, start, today) ?? relative(words, start, today)
}

const digits = (word: Word | undefined, max: number): number | null =>
  word && /^\d{1,4}$/.test(word.text) && word.text.length <= max ? Number(word.text) : null

function iso(words: readonly Word[], start: number): FoundDay | null {
  const [year, dash, month, dash2, day] = [0, 1, 2, 3, 4].map((more) => words[start + more]?.text ?? '')
  if (!/^20\d\d$/.test(year ?? '') || dash !== '-' || dash2 !== '-') return null
  return dayFound(dayOf(Number(year), Number(month), Number(day)), start, start + 5)
}

interface Reading {
  today: Day
  /** What the numbers of '12/7' are, where another date of the text shows it. */
  order: 'day first' | 'month first' | null
}

/** '12/20' can only be read one way, and so its author writes the others. */
function orderIn(words: readonly Word[]): Reading['order'] {
  for (let index = 0; index + 2 < words.length; index++) {
    const [first, second] = [digits(words[index], 2), digits(words[index + 2], 2)]
    if (first === null || second === null || must(words[index + 1]).text !== '/') continue
    if (first > 12 && first <= 31 && second >= 1 && second <= 12) return 'day first'
    if (second > 12 && second <= 31 && first >= 1 && first <= 12) return 'month first'
  }
  return null
}

/** 7.12., 07/12/2026, 12/7: in the order of the text's other dates; if both readings make a date, the nearer one. */
function numeric(words: readonly Word[], start: number, { today, order }: Reading): FoundDay | null {
  const [first, second] = [digits(words[start], 2), digits(words[start + 2], 2)]
  const sign = words[start + 1]?.text
  if (first === null || second === null || !sign || !'./-'.includes(sign)) return null
  const hasYear = words[start + 3]?.text === sign && digits(words[start + 4], 4) !== null && must(words[start + 4]).text.length % 2 === 0
  // '7.5 years', '24/7', and times of day aren't dates
  if (!hasYear && sign === '-') return null
  const writtenYear = hasYear ? Number(must(words[start + 4]).text) : null
  const year = writtenYear === null ? null : writtenYear < 100 ? 2000 + writtenYear : writtenYear
  const dayFirst = order === 'month first' && sign !== '.' ? null : withYear(second, first, year, today)
  const monthFirst = sign === '.' || order === 'day first' ? null : withYear(first, second, year, today)
  const days = [dayFirst, monthFirst].filter((day) => day !== null && day >= today)
  const day = days.toSorted()[0] ?? dayFirst ?? monthFirst
  return day === null ? null : dayFound(day, start, start + (hasYear ? 5 : 3))
}

/** '7 December 2026', '7th of December', 'December 7th, 2026', 'March', 'March 2027'. */
function named(words: readonly Word[], start: number, today: Day): FoundDay | null {
  const day = digits(words[start], 2)
  if (day !== null) {
    const monthAt = skipFillers(words, start + 1)
    const month = months.get(words[monthAt]?.text ?? '')
    if (month === undefined) return null
    const [year, to] = yearBehind(words, monthAt + 1)
    const date = withYear(month + 1, day, year, today)
    return date === null ? null : dayFound(date, start, to)
  }
  const month = months.get(words[start]?.text ?? '')
  if (month === undefined) return null
  const dayAfter = skipFillers(words, start + 1)
  const number = dayAfter <= start + 2 ? digits(words[dayAfter], 2) : null
  // 'December 7', and not 'December 7.30'
  if (number !== null && number >= 1 && number <= 31) {
    const ordinal = /^(st|nd|rd|th|er)$/.test(words[dayAfter + 1]?.text ?? '') ? 1 : 0
    const [year, to] = yearBehind(words, dayAfter + 1 + ordinal)
    const date = withYear(month + 1, number, year, today)
    if (date !== null) return dayFound(date, start, to)
  }
  // '31 February' isn't a day, so it isn't a month either
  if (words.slice(Math.max(0, start - 2), start).some((word) => digits(word, 2) !== null)) return null
  const [year, to] = yearBehind(words, start + 1)
  if (year === null && needsNumber.has(must(words[start]).text)) return null
  const first = withYear(month + 1, 1, year, today, true)
  if (first === null) return null
  const near = words.slice(Math.max(0, start - 3), start)
  if (near.some(({ text }) => end.has(text))) return dayFound(addDays(addMonths(first, 1), -1), start, to, 'period')
  const named = near.some(({ text }) => middle.has(text)) ? addDays(first, 14) : first
  return dayFound(onWorkingDay(named < today ? today : named), start, to, 'period')
}

function yearBehind(words: readonly Word[], start: number): [number | null, number] {
  const to = skipFillers(words, start)
  const year = digits(words[to], 4)
  return year !== null && year >= 2000 && year < 2100 ? [year, to + 1] : [null, start]
}

export function skipFillers(words: readonly Word[], start: number): number {
  let to = start
  while (to < start + 2 && to < words.length && (fillers.has(must(words[to]).text) || '.,'.includes(must(words[to]).text))) to++
  return to
}

/** Weekdays, tomorrow, next week, in six months, next year, Q2, after the summer. */
function relative(words: readonly Word[], start: number, today: Day): FoundDay | null {
  const word = must(words[start]).text
  const before = (set: ReadonlySet<string>, reach: number) =>
    words.slice(Math.max(0, start - reach), start).some(({ text }) => set.has(text))
  const weekday = weekdays.get(word)
  // 'mar' and 'sun' on their own usually mean something else; 'trei luni' are three months, 'luni' is Monday
  const isUnit = units.has(word) && numbers.has(words[start - 1]?.text ?? '')
  if (weekday !== undefined && !needsNumber.has(word) && !isUnit) return dayFound(nextWeekday(today, weekday), start, start + 1)
  if (tomorrow.has(word)) return dayFound(addDays(today, 1), start, start + 1)
  const year = digits(words[start], 4)
  if (year !== null && year >= 2000 && year < 2100) return dayFound(onWorkingDay(`${year}-01-15`), start, start + 1, 'period')
  if (/^q$/.test(word) && digits(words[start + 1], 1) !== null) return quarter(words, start, today)
  const season = seasons.find(({ words: names }) => names.has(word))
  if (season) {
    const isAfter = before(after, 2)
    return dayFound(onWorkingDay(ahead12(today, isAfter ? season.end : season.month, isAfter ? 1 : season.day)), start, start + 1, 'period')
  }
  const unit = units.get(word)
  if (unit === undefined) return null
  if (before(next, 1) || (next.has(words[start + 1]?.text ?? '') && must(words[start + 1]).text !== 'coming'))
    return dayFound(startOfNext(unit, today), start, start + 2, 'period')
  if (unit === 'week' && before(end, 3)) return dayFound(nextWeekday(addDays(today, -1), 5), start, start + 1)
  if (unit === 'month' && before(end, 3)) return dayFound(addDays(addMonths(`${today.slice(0, 7)}-01`, 1), -1), start, start + 1)
  if (unit === 'year' && before(end, 3)) return dayFound(onWorkingDay(ahead12(today, 12, 1)), start, start + 1, 'period')
  return duration(words, start, unit, today)
}

function duration(words: readonly Word[], start: number, unit: string, today: Day): FoundDay | null {
  let from = start - 1
  // 'in a couple of months', 'in 6-8 weeks': the last number counts, so that we don't write too early
  while (
    from >= 0 &&
    from > start - 4 &&
    (fillers.has(must(words[from]).text) || half.has(must(words[from]).text)) &&
    !numbers.get(must(words[from]).text)
  )
    from--
  const isHalf = words.slice(Math.max(0, start - 3), start).some(({ text }) => half.has(text))
  const written = digits(words[from], 2) ?? numbers.get(words[from]?.text ?? '') ?? null
  // 'za pół roku': half a year, without a number
  if (written === null && isHalf) from++
  const count = written ?? (isHalf ? 1 : null)
  if (count === null || count === 0) return null
  const isAhead = words.slice(Math.max(0, from - 4), from).some(({ text }) => ahead.has(text)) || later.has(words[start + 1]?.text ?? '')
  if (!isAhead) return null
  const months =
    isHalf && unit === 'year' ? 6 : unit === 'year' ? count * 12 : unit === 'quarter' ? count * 3 : unit === 'month' ? count : 0
  const day = months > 0 ? addMonths(today, months) : addDays(today, unit === 'week' ? count * 7 : count)
  return dayFound(unit === 'day' ? day : onWorkingDay(day), Math.max(0, from), start + 1, unit === 'day' ? 'day' : 'period')
}

function quarter(words: readonly Word[], start: number, today: Day): FoundDay | null {
  const number = Number(must(words[start + 1]).text)
  if (number < 1 || number > 4) return null
  const [year, to] = yearBehind(words, start + 2)
  const month = number * 3 - 2
  const day = year === null ? ahead12(today, month, 1) : dayOf(year, month, 1)
  return day === null ? null : dayFound(onWorkingDay(day), start, to, 'period')
}

function startOfNext(unit: string, today: Day): Day {
  const [year, month] = partsOf(today)
  switch (unit) {
    case 'week':
      return nextWeekday(today, 1)
    case 'month':
      return onWorkingDay(addMonths(`${today.slice(0, 7)}-01`, 1))
    case 'quarter':
      return onWorkingDay(addMonths(`${year}-${two(Math.floor((month - 1) / 3) * 3 + 1)}-01`, 3))
    case 'year':
      return onWorkingDay(`${year + 1}-01-15`)
    default:
      return addDays(today, 1)
  }
}

function dayFound(day: Day | null, from: number, to: number, precision: FoundDay['precision'] = 'day'): FoundDay | null {
  return day === null ? null : { day, precision, from, to }
}

const two = (number: number) => String(number).padStart(2, '0')

function withYear(month: number, day: number, year: number | null, today: Day, isPeriod = false): Day | null {
  if (year !== null) return dayOf(year, month, day)
  const thisYear = Number(today.slice(0, 4))
  const now = dayOf(thisYear, month, day)
  if (now !== null && now >= addDays(today, isPeriod ? -31 : -staleDays)) return now
  return dayOf(thisYear + 1, month, day)
}

/** The next such day of a year, at least two weeks away. */
function ahead12(today: Day, month: number, day: number): Day {
  const year = Number(today.slice(0, 4))
  const now = `${year}-${two(month)}-${two(day)}`
  return now > addDays(today, 14) ? now : `${year + 1}-${two(month)}-${two(day)}`
}
