// The hours of one weekday: none, or one or more ranges.
import { ActionIcon, Checkbox, Group, Stack, Text } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import styles from './calendar.module.css'
import { text as calendarSetupText } from '../../i18n/calendar-setup.ts'

interface Span {
  start: string
  end: string
}
interface Props {
  name: string
  hours: Span[]
  error: string | undefined
  onChange: (hours: Span[]) => void
}

export function DayHours({ name, hours, error, onChange }: Props) {
  const set = (position: number, part: Partial<Span>) =>
    onChange(hours.map((span, index) => (index === position ? { ...span, ...part } : span)))
  return (
    <fieldset className="flex wrap over start pad-y gap-12 tight" aria-label={name}>
      <Checkbox
        className={styles.name}
        label={name}
        checked={hours.length > 0}
        onChange={(event) => onChange(event.currentTarget.checked ? [{ start: '09:00', end: '17:00' }] : [])}
      />
      <Stack gap={6} className="grow">
        {hours.length === 0 && (
          <Text size="sm" c="dimmed" py={5}>
            {calendarSetupText.noInterviews}
          </Text>
        )}
        {hours.map(({ start, end }, index) => (
          <Group key={index} gap={6} wrap="nowrap">
            <input
              type="time"
              className={styles.time}
              aria-label={calendarSetupText.hoursFrom(name, index + 1)}
              aria-invalid={error !== undefined}
              value={start}
              onChange={(event) => set(index, { start: event.currentTarget.value })}
            />
            <span aria-hidden>{calendarSetupText.to}</span>
            <input
              type="time"
              className={styles.time}
              aria-label={calendarSetupText.hoursTo(name, index + 1)}
              aria-invalid={error !== undefined}
              value={end}
              onChange={(event) => set(index, { end: event.currentTarget.value })}
            />
            {index === hours.length - 1 && (
              <ActionIcon
                variant="subtle"
                color="gray"
                c="var(--ink)"
                aria-label={calendarSetupText.moreHoursOn(name)}
                onClick={() => onChange([...hours, nextSpan(end)])}
              >
                <IconPlus size={16} />
              </ActionIcon>
            )}
            {hours.length > 1 && (
              <ActionIcon
                variant="subtle"
                color="gray"
                c="var(--ink)"
                aria-label={calendarSetupText.removeHours(start, end, name)}
                onClick={() => onChange(hours.toSpliced(index, 1))}
              >
                <IconX size={16} />
              </ActionIcon>
            )}
          </Group>
        ))}
        {error && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {error}
          </Text>
        )}
      </Stack>
    </fieldset>
  )
}

/** An hour later, for an hour, as far as the day lasts. */
function nextSpan(end: string): Span {
  const hour = Math.min(21, Number(end.slice(0, 2)) || 16)
  const two = (value: number) => String(value).padStart(2, '0')
  return { start: `${two(hour + 1)}:00`, end: `${two(hour + 2)}:00` }
}
