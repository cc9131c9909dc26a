// Free times: a week side by side if there is room, stacked by day on a phone; arrow keys move between times.
import type { Clock } from '@fairlead/domain/shared/dates'
import type { WireSlot } from '@fairlead/contract/shapes/common'
import { useRef, useState, type KeyboardEvent } from 'react'
import { dayInWords, shortDay, timeInWords, weekdayInWords, weekInWords, weeksOf } from './times.ts'
import { text as bookingText } from '../../i18n/booking.ts'

interface Props {
  slots: readonly WireSlot[]
  zone: string
  clock: Clock
  isBusy: boolean
  onChoose: (slot: WireSlot) => void
}

export function SlotPicker({ slots, zone, clock, isBusy, onChoose }: Props) {
  const weeks = weeksOf(slots, zone)
  const [focusIndex, setFocusIndex] = useState(0)
  const [current, setCurrent] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const week = weeks[Math.min(focusIndex, weeks.length - 1)]!
  const days = week.days.filter((day) => day.slots.length > 0)
  const slotsShown = days.flatMap((day) => day.slots)
  // one tab stop; the arrow keys do the rest
  const stop = slotsShown.some(({ start }) => start === current) ? current : slotsShown[0]?.start

  const onKey = (event: KeyboardEvent, day: number, index: number) => {
    const inDay = (to: number, row: number) => {
      const target = days[to]
      return target?.slots[Math.max(0, Math.min(target.slots.length - 1, row))]
    }
    const next = {
      // after the end of a day comes the next one
      ArrowDown: () => days[day]?.slots[index + 1] ?? days[day + 1]?.slots[0],
      ArrowUp: () => days[day]?.slots[index - 1] ?? days[day - 1]?.slots.at(-1),
      ArrowRight: () => inDay(day + 1, index),
      ArrowLeft: () => inDay(day - 1, index),
      Home: () => inDay(day, 0),
      End: () => inDay(day, Number.MAX_SAFE_INTEGER),
    }[event.key]
    if (!next) return
    event.preventDefault()
    const target = next()
    if (!target) return
    setCurrent(target.start)
    box.current?.querySelector<HTMLElement>(`[data-start="${target.start}"]`)?.focus()
  }

  return (
    <section aria-label={bookingText.freeTimes}>
      <div className="place">
        <button
          type="button"
          className="button quiet"
          aria-label={bookingText.earlierWeek}
          disabled={focusIndex === 0}
          onClick={() => setFocusIndex(focusIndex - 1)}
        >
          ‹
        </button>
        <h2 aria-live="polite">{weekInWords(week.monday)}</h2>
        <button
          type="button"
          className="button quiet"
          aria-label={bookingText.laterWeek}
          disabled={focusIndex >= weeks.length - 1}
          onClick={() => setFocusIndex(focusIndex + 1)}
        >
          ›
        </button>
      </div>
      <div className="week" ref={box}>
        {week.days.map(({ date, slots: ofDay }) => {
          const day = days.findIndex((entry) => entry.date === date)
          return (
            <section key={date} className="day" data-empty={ofDay.length === 0 || undefined} aria-label={dayInWords(date)}>
              <h3 aria-hidden="true">
                {weekdayInWords(date)} <span>{shortDay(date)}</span>
              </h3>
              {ofDay.length === 0 ? (
                <p className="soft" aria-hidden="true">
                  –
                </p>
              ) : (
                <ul>
                  {ofDay.map((slot, index) => (
                    <li key={slot.start}>
                      <button
                        type="button"
                        className="button quiet num"
                        data-start={slot.start}
                        tabIndex={slot.start === stop ? 0 : -1}
                        aria-label={`${dayInWords(date)}, ${timeInWords(slot.start, zone, clock)}`}
                        aria-disabled={isBusy || undefined}
                        onFocus={() => setCurrent(slot.start)}
                        onKeyDown={(event) => onKey(event, day, index)}
                        onClick={() => !isBusy && onChoose(slot)}
                      >
                        {timeInWords(slot.start, zone, clock)}
                      </button>
                    </li>
                  ))}
                </ul>
              )}
            </section>
          )
        })}
      </div>
    </section>
  )
}
