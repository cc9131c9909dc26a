// Days without interviews, each with a label.
import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import type { WireInterviewer } from '@fairlead/contract/shapes/interviewer'
import { IconX } from '@tabler/icons-react'
import styles from './calendar.module.css'
import { text as calendarSetupText } from '../../i18n/calendar-setup.ts'

type Day = WireInterviewer['days_off'][number]
interface Props {
  days: Day[]
  error: string | undefined
  onChange: (days: Day[]) => void
}

export function DaysOff({ days, error, onChange }: Props) {
  const set = (position: number, part: Partial<Day>) => onChange(days.map((day, index) => (index === position ? { ...day, ...part } : day)))
  const add = () => {
    const today = new Date().toISOString().slice(0, 10)
    onChange([...days, { from: today, to: today, name: calendarSetupText.newDayOff }])
  }
  return (
    <Stack component="fieldset" gap={6} m={0} p={0} style={{ border: 0 }}>
      <Text component="legend" size="sm" fw={550} mb={6} p={0}>
        {calendarSetupText.daysOff}
      </Text>
      {days.length === 0 && (
        <Text size="sm" c="dimmed">
          {calendarSetupText.noOtherDaysOff}
        </Text>
      )}
      {days.map(({ from, to, name }, index) => (
        <Group key={index} gap={6}>
          <input
            type="date"
            className={styles.time}
            style={{ flexBasis: 150 }}
            aria-label={calendarSetupText.dayOffFirstDay(index + 1)}
            value={from}
            onChange={(event) =>
              set(index, { from: event.currentTarget.value, ...(to < event.currentTarget.value ? { to: event.currentTarget.value } : {}) })
            }
          />
          <span aria-hidden>{calendarSetupText.to}</span>
          <input
            type="date"
            className={styles.time}
            style={{ flexBasis: 150 }}
            aria-label={calendarSetupText.dayOffLastDay(index + 1)}
            value={to}
            onChange={(event) => set(index, { to: event.currentTarget.value })}
          />
          <TextInput
            aria-label={calendarSetupText.dayOffName(index + 1)}
            placeholder={calendarSetupText.holidays}
            maxLength={100}
            style={{ flex: '1 1 140px' }}
            value={name}
            onChange={(event) => set(index, { name: event.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            c="var(--ink)"
            aria-label={calendarSetupText.removeDayOff(name, index + 1)}
            onClick={() => onChange(days.toSpliced(index, 1))}
          >
            <IconX size={16} />
          </ActionIcon>
        </Group>
      ))}
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
      <Button size="compact-sm" variant="default" style={{ alignSelf: 'start' }} onClick={add}>
        {calendarSetupText.addDaysOff}
      </Button>
    </Stack>
  )
}
