// Free times: a month at a glance, and a week side by side if there is room, one day of it on a phone; arrow keys move between times.
import type { Clock } from '@fairlead/domain/shared/dates'
import type { WireSlot } from '@fairlead/contract/shapes/common'
import { useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { dayInWords, shortDay, timeInWords, weekdayInWords, weekInWords, weeksOf } from './times.ts'
import { weekOf } from '@fairlead/domain/interview/zone-clock'
import { must } from '@fairlead/domain/shared/records'
import { MonthPicker } from './MonthPicker.tsx'
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
  const [chosenDay, setDay] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const week = must(weeks[Math.min(focusIndex, weeks.length - 1)])
  const days = week.days.filter((entry) => entry.slots.length > 0)
  const first = weeks[0]?.days.flatMap((entry) => entry.slots)[0]
  // on a phone one day is shown
  const day = days.some(({ date }) => date === chosenDay) ? chosenDay : days[0]?.date
  // one tab stop; the arrow keys do the rest
  const ofDayShown = days.find(({ date }) => date === day)?.slots ?? []
  const stop = ofDayShown.some(({ start }) => start === current) ? current : ofDayShown[0]?.start

  const counts = new Map(
    weeks.flatMap((entry) =>
      entry.days.flatMap((entryDay) => (entryDay.slots.length > 0 ? [[entryDay.date, entryDay.slots.length] as const] : [])),
    ),
  )
  const showDay = (date: string) => {
    setFocusIndex(weeks.findIndex(({ monday }) => monday === weekOf(date)))
    setDay(date)
  }

  const onKey = (event: KeyboardEvent, place: number, index: number) => {
    const inDay = (to: number, row: number) => {
      const target = days[to]
      return target?.slots[Math.max(0, Math.min(target.slots.length - 1, row))]
    }
    const next = {
      // after the end of a day comes the next one
      ArrowDown: () => days[place]?.slots[index + 1] ?? days[place + 1]?.slots[0],
      ArrowUp: () => days[place]?.slots[index - 1] ?? days[place - 1]?.slots.at(-1),
      ArrowRight: () => inDay(place + 1, index),
      ArrowLeft: () => inDay(place - 1, index),
      Home: () => inDay(place, 0),
      End: () => inDay(place, Number.MAX_SAFE_INTEGER),
    }[event.key]
    if (!next) return
    event.preventDefault()
    const target = next()
    if (!target) return
    // its day has to be shown before it can have the focus
    flushSync(() => {
      setCurrent(target.start)
      setDay(days.find((entry) => entry.slots.includes(target))?.date ?? null)
    })
    box.current?.querySelector<HTMLElement>(`[data-start="${target.start}"]`)?.focus()
  }

  return (
    <>
      {first && (
        <p className="next">
          <button type="button" className="button quiet" disabled={isBusy} onClick={() => onChoose(first)}>
            {bookingText.nextFree(
              `${dayInWords(must(must(weeks[0]).days.find((day) => day.slots.length > 0)).date)}, ${timeInWords(first.start, zone, clock)}`,
            )}
          </button>
        </p>
      )}
      <div className="times">
        {day && <MonthPicker counts={counts} day={day} onDay={showDay} />}
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
          <fieldset className="strip" aria-label={bookingText.daysOfWeek}>
            {days.map(({ date }) => (
              <button key={date} type="button" className="button quiet" aria-pressed={date === day} onClick={() => setDay(date)}>
                {weekdayInWords(date)} <span>{shortDay(date)}</span>
              </button>
            ))}
          </fieldset>
          <div className="week" ref={box}>
            {week.days.map(({ date, slots: ofDay }) => {
              const place = days.findIndex((entry) => entry.date === date)
              return (
                <section
                  key={date}
                  className="day"
                  data-empty={ofDay.length === 0 || undefined}
                  data-shown={date === day || undefined}
                  aria-label={dayInWords(date)}
                >
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
                            onFocus={() => {
                              setCurrent(slot.start)
                              setDay(date)
                            }}
                            onKeyDown={(event) => onKey(event, place, index)}
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
      </div>
    </>
  )
}
