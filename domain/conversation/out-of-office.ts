// How long to pause for someone who is away: until the working day after their return, if their message names one.
import {
  backWords,
  laterThanWords,
  othersWords,
  ownWords,
  polishUntil,
  polishWords,
  thenWords,
  throughWords,
  untilWords,
} from './date-words.data.ts'
import { daysIn, months, skipFillers, setOf, wordsOf, type FoundDay, type Word } from './dates-in-text.ts'
import { addDays, nextDayOfMonth, onWorkingDay, workingDayAfter, type Day } from '../shared/days.ts'
import { must } from '../shared/records.ts'

export interface Absence {
  /** The first day on which the sequence may resume. */
  until: Day
  /** The first day at work, according to the message; null when it names none and the default applies. */
  returns: Day | null
  /** The words that named it. */
  quote: string | null
}

/** Working days that a sequence waits when an absence names no day of return. */
export const defaultAbsenceDays = 5

const until = setOf(untilWords)
const through = setOf(throughWords)
const back = setOf(backWords)
const polish = setOf(polishWords)
const laterThan = setOf(laterThanWords)
const then = setOf(thenWords)
const othersCues = setOf(othersWords)
const ownCues = setOf(ownWords)
/** How many words a cue covers: 'back in the office on Monday, December 7'. */
const reach = 8

/**
 * `text` is the whole message, `today` the day it arrived. 'Back on D' names the first day at work; so does 'until D', since
 * people use it for both, unless they say 'through D' or 'up to and including D'. A return on a weekend counts from the
 * following Monday. Days in the past or more than 18 months away are ignored.
 */
export function readAbsence(text: string, today: Day): Absence {
  const words = wordsOf(text)
  const named = returnDay(text, words, today)
  if (!named) {
    let day = today
    for (let count = 0; count < defaultAbsenceDays; count++) day = workingDayAfter(day)
    return { until: day, returns: null, quote: null }
  }
  const returns = onWorkingDay(named.day)
  return { until: workingDayAfter(returns), returns, quote: quoteOf(text, words, named.from, named.to) }
}

/** True when the text says until when its author is away, or when they are back. */
export function namesReturn(text: string, today: Day): boolean {
  const words = wordsOf(text)
  return cuedDay(text, words, daysIn(words, today), today) !== null
}

interface Named {
  day: Day
  from: number
  to: number
}

function returnDay(text: string, words: readonly Word[], today: Day): Named | null {
  const days = daysIn(words, today)
  const cued = cuedDay(text, words, days, today)
  if (cued) return cued
  // 'out of the office from December 1 to December 7': the last day named
  const isWeak = ({ from, to }: Named) => to - from === 3 && /^\d/.test(must(words[from]).text) && /^\d/.test(must(words[to - 1]).text)
  const last = days
    .filter((day) => day.precision === 'day' && !isWeak(day))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .at(-1)
  if (last) return days.length > 1 ? { ...last, day: addDays(last.day, 1) } : last
  return days.findLast(({ precision }) => precision === 'period') ?? null
}

/** The day that 'back' or 'until' names, in a sentence about the author rather than about a substitute. */
function cuedDay(text: string, words: readonly Word[], days: readonly FoundDay[], today: Day): Named | null {
  const sentences = sentencesIn(text, words)
  const isAboutOthers = ({ from }: Named) => {
    const sentence = words.filter((_, index) => sentences[index] === sentences[from])
    return sentence.some((word) => othersCues.has(word.text)) && !sentence.some((word) => ownCues.has(word.text))
  }
  const near = (cue: number): Named[] => {
    const isNear = (day: FoundDay) => sentences[day.from] === sentences[cue]
    const following = days.find((day) => day.from > cue && day.from <= cue + reach && isNear(day))
    if (following) return [{ day: following.day, from: cue, to: following.to }]
    const bare = bareDay(words, cue, today)
    // 'am 7. Dezember bin ich zurück', 'on December 7 I will return'
    const before = back.has(must(words[cue]).text)
      ? days.findLast((day) => day.to <= cue && day.to > cue - reach && isNear(day))
      : undefined
    return bare.length > 0 || !before ? bare : [{ day: before.day, from: before.from, to: cue + 1 }]
  }
  const named = (cues: ReadonlySet<string>): Named[] => {
    const hits = words.flatMap((word, index) => (cues.has(word.text) ? near(index) : []))
    const ofAuthor = hits.filter((hit) => !isAboutOthers(hit))
    return (ofAuthor.length > 0 ? ofAuthor : hits).toSorted((a, b) => (a.day < b.day ? -1 : 1))
  }
  const [backOn = null] = named(back)
  const untils = named(words.some((word) => polish.has(word.text)) ? new Set([...until, polishUntil]) : until)
  // 'until Wednesday on business, then on leave until the 14th'
  const isChain = untils.length > 1 && words.slice(must(untils[0]).to).some((word) => then.has(word.text))
  const awayUntil = (isChain ? untils.at(-1) : untils[0]) ?? null
  // 'out until December 7, back the day after', 'back on December 7, and away again until January 4': the day of return wins
  if (backOn && (!awayUntil || backOn.day >= awayUntil.day || backOn.to <= awayUntil.from)) {
    const isLater = words.slice(backOn.from, backOn.to).some((word) => laterThan.has(word.text))
    return isLater ? { ...backOn, day: addDays(backOn.day, 1) } : backOn
  }
  if (!awayUntil) return null
  const isIncluded = words.slice(Math.max(0, awayUntil.from - 3), awayUntil.to + 2).some((word) => through.has(word.text))
  return isIncluded ? { ...awayUntil, day: addDays(awayUntil.day, 1) } : awayUntil
}

/** The number of each word's sentence. A dot behind a number ends one only where no month follows: '7. Dezember'. */
function sentencesIn(text: string, words: readonly Word[]): number[] {
  let sentence = 0
  return words.map((word, index) => {
    const before = words[index - 1]
    if (!before) return sentence
    const gap = text.slice(before.end, word.start)
    const endsWithDot =
      before.text === '.' && gap !== '' && !(/^\d/.test(words[index - 2]?.text ?? '') && !/^\p{Lu}/u.test(text.slice(word.start)))
    const isDate = before.text === '.' && /^\d/.test(words[index - 2]?.text ?? '') && months.has(word.text)
    if (/[!?;]|\n\s*\n/.test(gap) || (endsWithDot && !isDate)) sentence++
    return sentence
  })
}

/** 'back on the 8th', 'am 8. wieder', 'le 8': a bare day of the month. */
function bareDay(words: readonly Word[], cue: number, today: Day): Named[] {
  for (let index = cue + 1; index <= Math.min(cue + 4, words.length - 1); index++) {
    const word = must(words[index]).text
    if (!/^\d{1,2}$/.test(word)) continue
    const isTime = /^(am|pm|h|uhr|uur|ore|horas|heures|days?|weeks?|tage?n?|jours?|dias|dagen|giorni|weken)$/.test(
      words[index + 1]?.text ?? '',
    )
    const isOfMonth = [words[skipFillers(words, index + 1)], words[index - 1], words[index - 2]].some((near) =>
      months.has(near?.text ?? ''),
    )
    const day = isTime || isOfMonth ? null : nextDayOfMonth(today, Number(word))
    return day ? [{ day, from: cue, to: index + 1 }] : []
  }
  return []
}

function quoteOf(text: string, words: readonly Word[], from: number, to: number): string {
  const start = words[from]?.start ?? 0
  return text.slice(start, words[Math.min(to, words.length) - 1]?.end ?? start).slice(0, 120)
}
