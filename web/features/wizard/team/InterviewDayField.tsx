// Several interviews of a candidate in one day: their names, lengths, breaks, and interviewers.
import { ActionIcon, Button, Checkbox, Group, NumberInput, Paper, Stack, Switch, TagsInput, Text, TextInput } from '@mantine/core'
import { maxParts, partRanges, partStep } from '@fairlead/domain/project/interview-parts'
import { isEmail } from '@fairlead/domain/shared/validation'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { InterviewersTogether } from '../../../project/InterviewersTogether.tsx'
import type { StepProps } from '../step.ts'
import { useTeam } from './use-team.ts'
import { text as dayText } from '../../../i18n/wizard-interview-day.ts'

type Part = StepProps['settings']['scheduling_preferences']['parts'][number]

const newPart = (number: number, interviewers: string[]): Part => ({
  name: dayText.interview(number),
  minutes: 45,
  pause: 0,
  interviewers,
  seats: 1,
})

export function InterviewDayField({ settings, change, errors }: StepProps) {
  const preferences = settings.scheduling_preferences
  const { parts, keep_order, phone_screener_email, interviewers } = preferences
  if (settings.interview_scheduling !== 'calendar') return null
  const save = (next: Partial<typeof preferences>) => change({ scheduling_preferences: { ...preferences, ...next } })
  const everyone = [phone_screener_email ?? '', ...interviewers].filter((email) => email !== '')
  const toggle = (isOn: boolean) => save({ parts: isOn ? [newPart(1, everyone.slice(0, 1)), newPart(2, everyone.slice(1, 2))] : [] })
  const minutes = parts.reduce((sum, part, index) => sum + part.minutes + (index < parts.length - 1 ? part.pause : 0), 0)
  return (
    <Stack gap="sm">
      <Switch
        label={dayText.several}
        description={dayText.severalHint}
        checked={parts.length > 0}
        onChange={(event) => toggle(event.currentTarget.checked)}
      />
      {parts.map((part, index) => (
        <PartFields
          // parts have no other identity than their place
          key={index}
          part={part}
          index={index}
          count={parts.length}
          onChange={(next) => save({ parts: parts.map((current, place) => (place === index ? { ...current, ...next } : current)) })}
          onRemove={() => save({ parts: parts.toSpliced(index, 1) })}
          onMove={(to) => save({ parts: parts.toSpliced(index, 1).toSpliced(to, 0, part) })}
        />
      ))}
      {parts.length > 0 && (
        <>
          {errors.interview_parts && (
            <Text size="sm" c="var(--bad-text)" role="alert">
              {errors.interview_parts}
            </Text>
          )}
          <Group justify="space-between">
            <Button
              variant="default"
              size="compact-sm"
              disabled={parts.length >= maxParts}
              onClick={() => save({ parts: [...parts, newPart(parts.length + 1, [])] })}
            >
              {dayText.add}
            </Button>
            <Text size="sm" c="dimmed">
              {dayText.total(`${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} h`)}
            </Text>
          </Group>
          <Checkbox
            label={dayText.keepOrder}
            description={dayText.keepOrderHint}
            checked={keep_order}
            onChange={(event) => save({ keep_order: event.currentTarget.checked })}
          />
        </>
      )}
    </Stack>
  )
}

interface PartProps {
  part: Part
  index: number
  count: number
  onChange: (next: Partial<Part>) => void
  onRemove: () => void
  onMove: (to: number) => void
}

function PartFields({ part, index, count, onChange, onRemove, onMove }: PartProps) {
  const team = useTeam().data
  const { name, minutes, pause, interviewers, seats } = part
  const label = name.trim() || dayText.interview(index + 1)
  const range = ([min, max]: readonly [number, number]) => ({ min, max, step: partStep, allowDecimal: false, w: 150 })
  return (
    <Paper withBorder p="sm" component="fieldset" aria-label={label} style={{ margin: 0, minWidth: 0 }}>
      <Stack gap="sm">
        <Group align="end" gap="xs" wrap="nowrap">
          <TextInput
            label={dayText.name}
            maxLength={80}
            className="grow"
            value={name}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            size="lg"
            disabled={index === 0}
            aria-label={dayText.earlier(label)}
            onClick={() => onMove(index - 1)}
          >
            <IconArrowUp size={18} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            size="lg"
            disabled={index === count - 1}
            aria-label={dayText.later(label)}
            onClick={() => onMove(index + 1)}
          >
            <IconArrowDown size={18} />
          </ActionIcon>
          <ActionIcon variant="subtle" size="lg" disabled={count <= 2} aria-label={dayText.remove(label)} onClick={onRemove}>
            <IconTrash size={18} />
          </ActionIcon>
        </Group>
        <Group gap="sm">
          <NumberInput
            label={dayText.minutes}
            {...range(partRanges.minutes)}
            value={minutes}
            onChange={(next) => typeof next === 'number' && onChange({ minutes: next })}
          />
          <NumberInput
            label={dayText.pause}
            {...range(partRanges.pause)}
            w={190}
            value={pause}
            onChange={(next) => typeof next === 'number' && onChange({ pause: next })}
          />
        </Group>
        <TagsInput
          label={dayText.interviewers}
          data={(team?.members ?? []).map(({ email }) => email)}
          maxTags={10}
          clearable
          clearButtonProps={{ 'aria-label': dayText.clearInterviewers }}
          error={!interviewers.every(isEmail)}
          value={[...interviewers]}
          onChange={(next) => onChange({ interviewers: next.map((email) => email.trim().toLowerCase()) })}
        />
        <InterviewersTogether
          label={dayText.whoHolds}
          count={interviewers.length}
          is_panel={seats === null}
          seats={seats ?? 1}
          onChange={(next) => onChange({ seats: next.is_panel ? null : next.seats })}
        />
      </Stack>
    </Paper>
  )
}
