// When someone asks to be contacted again: 'not now, try me in six months'.
import { daysIn, setOf, wordsOf } from './dates-in-text.ts'
import { addDays, addMonths, onWorkingDay, type Day } from '../shared/days.ts'
import { must } from '../shared/records.ts'

export interface ComeBack {
  day: Day
  /** The words that named it; null when there were none and the default applies. */
  quote: string | null
}

/** Months until a candidate who said only 'not now' is shown again. */
export const defaultComeBackMonths = 3
/** Anything sooner is a call next week, not a request to come back later. */
const soonestDays = 14

// after "the end of": bonuses, projects, and leave end then, so the words next to them give the reason, not the day
const asksWords = setOf(
  'again back reach contact try ask ping check circle touch reconnect revisit talk speak write hit wieder melden melde nochmal nochmals spater anfragen recontacter recontactez reparler revenez revenir rappelez nouveau volver vuelva escribeme escribanos contacteme hablar nuevo ricontattami ricontattarmi risentiamoci sentirci riscrivimi nuovo terugkomen opnieuw contact novamente voltar recontato retomar novo',
)

/**
 * The day named by the text, the last one if there are several: people name the end of a reason before the day they mean.
 * `today` is the day the message arrived. A period ('in March', 'Q2', 'after the summer') counts from its first working day.
 */
export function readComeBack(text: string, today: Day): ComeBack {
  const words = wordsOf(text)
  const days = daysIn(words, today).filter(({ day }) => day >= addDays(today, soonestDays))
  const requestedDays = days.filter(({ from, to }) =>
    words.slice(Math.max(0, from - 8), to + 5).some(({ text: word }) => asksWords.has(word)),
  )
  const chosen = (requestedDays.length > 0 ? requestedDays : days).at(-1)
  if (!chosen) return { day: onWorkingDay(addMonths(today, defaultComeBackMonths)), quote: null }
  const start = must(words[chosen.from]).start
  return { day: onWorkingDay(chosen.day), quote: text.slice(start, must(words[Math.min(chosen.to, words.length) - 1]).end).slice(0, 120) }
}

/** True when the text names such a day. */
export function mentionsReturn(text: string, today: Day): boolean {
  return readComeBack(text, today).quote !== null
}
