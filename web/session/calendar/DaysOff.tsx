// Days no one is interviewed on, each with a name that says why.
import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import type { WireInterviewer } from '@fairlead/contract/v2/interviewers/settings'
import { IconX } from '@tabler/icons-react'
import styles from './calendar.module.css'

type Day = WireInterviewer['days_off'][number]
interface Props {
  days: Day[]
  wrong: string | undefined
  onChange: (days: Day[]) => void
}

export function DaysOff({ days, wrong, onChange }: Props) {
  const set = (at: number, part: Partial<Day>) => onChange(days.map((one, index) => (index === at ? { ...one, ...part } : one)))
  const add = () => {
    const today = new Date().toISOString().slice(0, 10)
    onChange([...days, { from: today, to: today, name: 'Day off' }])
  }
  return (
    <Stack component="fieldset" gap={6} m={0} p={0} style={{ border: 0 }}>
      <Text component="legend" size="sm" fw={550} mb={6} p={0}>
        Days off
      </Text>
      {days.length === 0 && (
        <Text size="sm" c="dimmed">
          None other than those in your calendars
        </Text>
      )}
      {days.map(({ from, to, name }, at) => (
        <Group key={at} gap={6}>
          <input
            type="date"
            className={styles.time}
            style={{ flexBasis: 150 }}
            aria-label={`Day off ${at + 1}, first day`}
            value={from}
            onChange={(event) =>
              set(at, { from: event.currentTarget.value, ...(to < event.currentTarget.value ? { to: event.currentTarget.value } : {}) })
            }
          />
          <span aria-hidden>to</span>
          <input
            type="date"
            className={styles.time}
            style={{ flexBasis: 150 }}
            aria-label={`Day off ${at + 1}, last day`}
            value={to}
            onChange={(event) => set(at, { to: event.currentTarget.value })}
          />
          <TextInput
            aria-label={`Day off ${at + 1}, name`}
            placeholder="Holidays"
            maxLength={100}
            style={{ flex: '1 1 140px' }}
            value={name}
            onChange={(event) => set(at, { name: event.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            c="var(--ink)"
            aria-label={`Remove ${name || `day off ${at + 1}`}`}
            onClick={() => onChange(days.toSpliced(at, 1))}
          >
            <IconX size={16} />
          </ActionIcon>
        </Group>
      ))}
      {wrong && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {wrong}
        </Text>
      )}
      <Button size="compact-sm" variant="default" style={{ alignSelf: 'start' }} onClick={add}>
        Add days off
      </Button>
    </Stack>
  )
}
