import { Button, Group, Popover, Stack, Text, TextInput } from '@mantine/core'
import { scheduledAt, validateSendTime } from '@fairlead/domain/outreach/schedule'
import { useState, type ReactNode } from 'react'
import { ownZone } from '@fairlead/domain/shared/dates'
import { FormError } from '../../ui/FormError.tsx'
import { fieldsOf, nextMorning } from '../replies/planned.ts'
import { text as panelOutreachText } from '../../i18n/panel-outreach.ts'

interface Props {
  label: string
  icon?: ReactNode
  variant?: 'default' | 'subtle'
  size?: 'sm' | 'compact-sm'
  disabled?: boolean
  /** Its current time. */
  from?: string | null
  onChoose: (time: Date) => void
}

export function SendLater({ label, icon, variant = 'default', size = 'sm', disabled = false, from = null, onChoose }: Props) {
  const [open, setOpen] = useState(false)
  const [form, setForm] = useState({ date: '', time: '' })
  const [today, setToday] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const show = () => {
    setToday(fieldsOf(new Date()).date)
    setForm(fieldsOf(from ? new Date(from) : nextMorning(new Date())))
    setWrong(null)
    setOpen(!open)
  }
  const change = (part: Partial<typeof form>) => {
    setForm({ ...form, ...part })
    setWrong(null)
  }
  const choose = () => {
    const time = scheduledAt({ ...form, isScheduled: true })
    const problem = validateSendTime(time, new Date())
    if (problem || !time) return setWrong(problem)
    setOpen(false)
    onChoose(time)
  }
  return (
    <Popover opened={open} onChange={setOpen} width={300} position="top-end" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <Button variant={variant} size={size} leftSection={icon} disabled={disabled} onClick={show}>
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown maw="calc(100vw - 24px)" aria-label={label}>
        <Stack gap="xs">
          <Group grow gap="xs" align="start">
            <TextInput
              type="date"
              label={panelOutreachText.date}
              data-autofocus
              min={today}
              value={form.date}
              onChange={(event) => change({ date: event.currentTarget.value })}
            />
            <TextInput
              type="time"
              label={panelOutreachText.time}
              value={form.time}
              onChange={(event) => change({ time: event.currentTarget.value })}
            />
          </Group>
          <Text size="xs" c="dimmed">
            {panelOutreachText.yourClock(ownZone())}
          </Text>
          <FormError>{wrong}</FormError>
          <Group justify="end" gap="xs">
            <Button size="xs" variant="subtle" onClick={() => setOpen(false)}>
              {panelOutreachText.close}
            </Button>
            <Button size="xs" onClick={choose}>
              {panelOutreachText.schedule}
            </Button>
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
