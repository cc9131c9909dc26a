// A month at a glance: days with free times can be chosen; arrow keys move between them, Page Up and Page Down between months.
import { addDays, addMonths } from '@fairlead/domain/shared/days'
import { dayAsMoment, monthText } from '@fairlead/domain/shared/dates'
import { weekOf } from '@fairlead/domain/interview/zone-clock'
import { useRef, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { dayInWords, weekdayInWords } from './times.ts'
import { text as bookingText } from '../../i18n/booking.ts'

interface Props {
  /** How many times each day has; in order, none is zero. */
  counts: ReadonlyMap<string, number>
  /** 'YYYY-MM-DD' */
  day: string
  onDay: (date: string) => void
}

const monthOf = (date: string) => date.slice(0, 7)

export function MonthPicker({ counts, day, onDay }: Props) {
  const box = useRef<HTMLTableElement>(null)
  const dates = [...counts.keys()]
  const month = monthOf(day)
  const first = `${month}-01`
  const weeks = Array.from({ length: 6 }, (_, index) => addDays(weekOf(first), index * 7)).filter(
    (monday) => monthOf(monday) === month || monday === weekOf(first),
  )
  const inMonth = (months: number) => dates.find((date) => monthOf(date) === monthOf(addMonths(first, months)))
  // months without times in between are skipped
  const earlier = dates.findLast((date) => monthOf(date) < month)
  const later = dates.find((date) => monthOf(date) > month)
  const before = earlier && dates.find((date) => monthOf(date) === monthOf(earlier))

  const onKey = (event: KeyboardEvent) => {
    const place = dates.indexOf(day)
    const near = (days: number) => {
      const target = addDays(day, days)
      return days > 0 ? dates.find((date) => date >= target) : dates.findLast((date) => date <= target)
    }
    const next = {
      ArrowRight: () => dates[place + 1],
      ArrowLeft: () => dates[place - 1],
      ArrowDown: () => near(7),
      ArrowUp: () => near(-7),
      Home: () => inMonth(0),
      End: () => dates.findLast((date) => monthOf(date) === month),
      PageDown: () => later,
      PageUp: () => before,
    }[event.key]
    if (!next) return
    event.preventDefault()
    const target = next()
    if (!target) return
    // its month has to be shown before it can have the focus
    flushSync(() => onDay(target))
    box.current?.querySelector<HTMLElement>(`[data-day="${target}"]`)?.focus()
  }

  return (
    <section className="month" aria-label={bookingText.month}>
      <div className="place">
        <button
          type="button"
          className="button quiet"
          aria-label={bookingText.earlierMonth}
          disabled={!before}
          onClick={() => before && onDay(before)}
        >
          ‹
        </button>
        <h2 aria-live="polite">{monthText(dayAsMoment(first), 'UTC')}</h2>
        <button
          type="button"
          className="button quiet"
          aria-label={bookingText.laterMonth}
          disabled={!later}
          onClick={() => later && onDay(later)}
        >
          ›
        </button>
      </div>
      <table ref={box}>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, index) => addDays(weekOf(first), index)).map((date) => (
              <th key={date} scope="col">
                {weekdayInWords(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((monday) => (
            <tr key={monday}>
              {Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((date) => {
                const count = counts.get(date) ?? 0
                return (
                  <td key={date}>
                    {monthOf(date) === month && (
                      <button
                        type="button"
                        className="num"
                        data-day={date}
                        disabled={count === 0}
                        tabIndex={date === day ? 0 : -1}
                        aria-pressed={date === day}
                        aria-label={bookingText.dayWithTimes(dayInWords(date), count)}
                        onKeyDown={onKey}
                        onClick={() => onDay(date)}
                      >
                        {Number(date.slice(8))}
                      </button>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
