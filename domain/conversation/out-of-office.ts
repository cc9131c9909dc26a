// How long to pause for someone who is away: until the working day after their return, if their message names one.
import { backWords, throughWords, untilWords } from './date-words.data.ts'
import { daysIn, months, skipFillers, setOf, wordsOf, type Word } from './dates-in-text.ts'
import { addDays, nextDayOfMonth, onWorkingDay, workingDayAfter, type Day } from '../shared/days.ts'

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
/** How many words a cue covers: 'back in the office on Monday, December 7'. */
const reach = 8

/**
 * `text` is the whole message, `today` the day it arrived. 'Back on D' names the first day at work; so does 'until D', since
 * people use it for both, unless they say 'through D' or 'up to and including D'. A return on a weekend counts from the
 * following Monday. Days in the past or more than 18 months away are ignored.
 */
export function readAbsence(text: string, today: Day): Absence {
  const words = wordsOf(text)
  const named = returnDay(words, today)
  if (!named) {
    let day = today
    for (let count = 0; count < defaultAbsenceDays; count++) day = workingDayAfter(day)
    return { until: day, returns: null, quote: null }
  }
  const returns = onWorkingDay(named.day)
  return { until: workingDayAfter(returns), returns, quote: quoteOf(text, words, named.from, named.to) }
}

interface Named {
  day: Day
  from: number
  to: number
}

function returnDay(words: readonly Word[], today: Day): Named | null {
  const days = daysIn(words, today)
  const behind = (cues: ReadonlySet<string>): Named | null => {
    const cueIndexes = words.flatMap(({ text }, index) => (cues.has(text) ? [index] : []))
    const hits = cueIndexes.flatMap((cue) => {
      const day = days.find(({ from }) => from > cue && from <= cue + reach)
      if (day) return [{ day: day.day, from: cue, to: day.to }]
      return bareDay(words, cue, today)
    })
    // if several are named, the last one counts: 'not back until Monday 7, then away again until the 20th'
    return hits.toSorted((a, b) => (a.day < b.day ? -1 : 1)).at(-1) ?? null
  }
  const backOn = behind(back)
  const awayUntil = behind(until)
  // 'I will be back after December 7' and 'out until December 7, back the day after': the day of return wins
  if (backOn && (!awayUntil || backOn.day >= awayUntil.day)) return backOn
  if (awayUntil) {
    const isIncluded = words.slice(Math.max(0, awayUntil.from - 3), awayUntil.to + 2).some(({ text }) => through.has(text))
    return isIncluded ? { ...awayUntil, day: addDays(awayUntil.day, 1) } : awayUntil
  }
  // 'out of the office from December 1 to December 7': the last day named
  const isWeak = ({ from, to }: Named) => to - from === 3 && /^\d/.test(words[from]!.text) && /^\d/.test(words[to - 1]!.text)
  const last = days
    .filter((day) => day.precision === 'day' && !isWeak(day))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .at(-1)
  if (last) return days.length > 1 ? { ...last, day: addDays(last.day, 1) } : last
  return days.findLast(({ precision }) => precision === 'period') ?? null
}

/** 'back on the 8th', 'am 8. wieder', 'le 8': a bare day of the month. */
function bareDay(words: readonly Word[], cue: number, today: Day): Named[] {
  for (let index = cue + 1; index <= Math.min(cue + 4, words.length - 1); index++) {
    const word = words[index]!.text
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
