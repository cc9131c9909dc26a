import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { ReadSlots } from '@fairlead/contract/v2/interviews/slots'
import type { WireExplainedSlot } from '@fairlead/contract/shapes/interview'
import { dayAsMoment, weekdayText } from '@fairlead/domain/shared/dates'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor } from '../../api/cache.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { readersOrder } from '../../ui/time.ts'
import styles from './slots.module.css'
import { text as calendarText } from '../../i18n/calendar.ts'

const dayMs = 86_400_000
const later = (date: string, days: number) => new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
const named = (date: string) => weekdayText(dayAsMoment(date), 'UTC', false, readersOrder())

export function SlotExplainer() {
  const [from, setFrom] = useState<string | null>(null)
  const [pressed, setPressed] = useState<string | null>(null)
  const query = useQuery({
    ...queryFor<ReadSlots>('v2/interviews/slots', { days: 7, ...(from ? { from } : {}) }),
    placeholderData: keepPreviousData,
  })
  const week = query.data
  const first = week?.days[0]?.date
  const turn = (days: number) => {
    // two quick presses move two weeks, whatever has been fetched by then
    setFrom((before) => {
      const shownSlot = before ?? first
      return shownSlot ? later(shownSlot, days) : null
    })
    setPressed(null)
  }
  const [day, slot] =
    (week?.days ?? []).flatMap((shownDay) =>
      shownDay.slots.filter(({ start }) => start === pressed).map((entry) => [shownDay, entry] as const),
    )[0] ?? []
  return (
    <section aria-label={calendarText.previewTitle}>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4">
          {calendarText.previewTitle}
        </Title>
        <Group gap={6}>
          <Button size="compact-sm" variant="default" disabled={!first} onClick={() => turn(-7)}>
            {calendarText.weekBefore}
          </Button>
          <Button size="compact-sm" variant="default" disabled={!first} onClick={() => turn(7)}>
            {calendarText.weekAfter}
          </Button>
        </Group>
      </Group>
      {week && !week.is_set ? (
        <Text size="sm">{calendarText.noTimesYet}</Text>
      ) : week ? (
        <Stack gap="sm" aria-busy={query.isPlaceholderData}>
          <output className="sunken pad-12 round text-14">
            {day && slot ? <SlotReasons day={named(day.date)} slot={slot} /> : calendarText.previewHint(week.time_zone)}
          </output>
          <div className={styles.week}>
            {week.days.map(({ date, slots }) => (
              <div key={date}>
                <h3 className="text-12 medium below-4">{named(date)}</h3>
                <div className={`stack gap-4 ${styles.slots}`}>
                  {slots.map((entry) => (
                    <button
                      key={entry.start}
                      type="button"
                      className={styles.slot}
                      data-offered={entry.is_offered}
                      aria-pressed={entry.start === pressed}
                      aria-label={calendarText.slotLabel(named(date), entry.clock, entry.is_offered)}
                      onClick={() => setPressed(entry.start)}
                    >
                      {entry.clock}
                    </button>
                  ))}
                  {slots.length === 0 && <span className="soft text-12">{calendarText.noHours}</span>}
                </div>
              </div>
            ))}
          </div>
        </Stack>
      ) : query.isError ? (
        <ErrorState text={calendarText.timesLoadFailed} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton h={260} radius={12} />
      )}
    </section>
  )
}

function SlotReasons({ day, slot }: { day: string; slot: WireExplainedSlot }) {
  if (slot.is_offered) return calendarText.timeOffered(day, slot.clock)
  return (
    <>
      {calendarText.isNotOffered(day, slot.clock)}
      <ul className="bullets above-4">
        {slot.reasons.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  )
}
