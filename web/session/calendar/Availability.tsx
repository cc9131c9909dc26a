// Working hours by weekday in the interviewer's own zone, and the shape of an interview.
import { Group, NumberInput, Select, Stack, Text } from '@mantine/core'
import type { WireInterviewer } from '@fairlead/contract/shapes/interviewer'
import { hoursPerWeek, interviewerRanges, weekdayName } from '@fairlead/domain/interview/interviewer'
import { DayHours } from './DayHours.tsx'
import { DaysOff } from './DaysOff.tsx'
import type { Interviewer } from './use-interviewer.ts'
import { text as calendarSetupText } from '../../i18n/calendar-setup.ts'

interface Props {
  interviewer: Interviewer
  settings: WireInterviewer
}

/** Every zone the browser knows; UTC is left out by some. */
const zones = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])]

const days = [0, 1, 2, 3, 4, 5, 6] as const

export function Availability({ interviewer, settings }: Props) {
  const { wrong, change } = interviewer
  return (
    <Stack>
      <Select
        label={calendarSetupText.timeZone}
        searchable
        allowDeselect={false}
        limit={60}
        data={zones.includes(settings.time_zone) ? zones : [settings.time_zone, ...zones]}
        value={settings.time_zone}
        error={wrong.time_zone}
        onChange={(time_zone) => time_zone && change({ time_zone })}
      />
      <div>
        <Group justify="space-between" mb={4}>
          <Text size="sm" fw={550}>
            {calendarSetupText.workingHours}
          </Text>
          <Text size="sm" c="dimmed">
            {calendarSetupText.hoursAWeek(hoursPerWeek(settings.hours))}
          </Text>
        </Group>
        {days.map((day) => (
          <DayHours
            key={day}
            name={weekdayName(day)}
            hours={settings.hours.filter((span) => span.day === day)}
            error={wrong[`hours_${day}`]}
            onChange={(hours) =>
              change({
                hours: [...settings.hours.filter((span) => span.day !== day), ...hours.map((span) => ({ ...span, day }))],
              })
            }
          />
        ))}
        {wrong.hours && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {wrong.hours}
          </Text>
        )}
      </div>
      <div className="tiles">
        <Amount
          {...{ interviewer, settings }}
          field="slot_minutes"
          label={calendarSetupText.interviewLength}
          unit={calendarSetupText.minutes}
          step={15}
        />
        <Amount
          {...{ interviewer, settings }}
          field="notice_hours"
          label={calendarSetupText.notice}
          unit={calendarSetupText.hours}
          step={1}
        />
        <Amount
          {...{ interviewer, settings }}
          field="buffer_before_minutes"
          label={calendarSetupText.bufferBefore}
          unit={calendarSetupText.minutes}
          step={5}
        />
        <Amount
          {...{ interviewer, settings }}
          field="buffer_after_minutes"
          label={calendarSetupText.bufferAfter}
          unit={calendarSetupText.minutes}
          step={5}
        />
        <Amount
          {...{ interviewer, settings }}
          field="horizon_days"
          label={calendarSetupText.bookingWindow}
          unit={calendarSetupText.days}
          step={1}
        />
        <Amount
          {...{ interviewer, settings }}
          field="daily_limit"
          label={calendarSetupText.dailyLimit}
          none={calendarSetupText.noLimit}
          step={1}
        />
        <Amount
          {...{ interviewer, settings }}
          field="weekly_limit"
          label={calendarSetupText.weeklyLimit}
          none={calendarSetupText.noLimit}
          step={1}
        />
        <Amount
          {...{ interviewer, settings }}
          field="slot_step_minutes"
          label={calendarSetupText.startTimesEvery}
          unit={calendarSetupText.minutes}
          none={calendarSetupText.backToBack}
          step={5}
        />
      </div>
      <DaysOff days={settings.days_off} error={wrong.days_off} onChange={(days_off) => change({ days_off })} />
    </Stack>
  )
}

type Field =
  | 'slot_minutes'
  | 'notice_hours'
  | 'buffer_before_minutes'
  | 'buffer_after_minutes'
  | 'horizon_days'
  | 'daily_limit'
  | 'weekly_limit'
  | 'slot_step_minutes'
const ranges: Record<Field, readonly [number, number]> = {
  slot_minutes: interviewerRanges.slotMinutes,
  notice_hours: interviewerRanges.noticeHours,
  buffer_before_minutes: interviewerRanges.bufferBeforeMinutes,
  buffer_after_minutes: interviewerRanges.bufferAfterMinutes,
  horizon_days: interviewerRanges.horizonDays,
  daily_limit: interviewerRanges.dailyLimit,
  weekly_limit: interviewerRanges.weeklyLimit,
  slot_step_minutes: interviewerRanges.slotStepMinutes,
}

interface AmountProps extends Props {
  field: Field
  label: string
  unit?: string
  step: number
  /** What an empty field means, where it may be empty. */
  none?: string
}

function Amount({ interviewer, settings, field, label, unit, step, none }: AmountProps) {
  const [min, max] = ranges[field]
  const value = settings[field]
  // -1 represents an empty field that may not be empty, which the rule rejects
  const empty = none === undefined ? -1 : null
  return (
    <NumberInput
      label={label}
      suffix={unit ? ` ${unit}` : ''}
      placeholder={none}
      min={min}
      max={max}
      step={step}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="none"
      value={value === null || value < 0 ? '' : value}
      error={interviewer.wrong[field]}
      onChange={(next) => interviewer.change({ [field]: typeof next === 'number' ? next : empty })}
    />
  )
}
