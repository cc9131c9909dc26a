// Working hours by weekday in the interviewer's own zone, and the shape of an interview.
import { Group, NumberInput, Select, Stack, Switch, Text } from '@mantine/core'
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
        <Amount {...{ interviewer, settings }} field="slot_minutes" label={calendarSetupText.interviewLength} unit="minutes" step={15} />
        <Amount {...{ interviewer, settings }} field="notice_hours" label={calendarSetupText.notice} unit="hours" step={1} />
        <Amount
          {...{ interviewer, settings }}
          field="buffer_before_minutes"
          label={calendarSetupText.bufferBefore}
          unit="minutes"
          step={5}
        />
        <Amount {...{ interviewer, settings }} field="buffer_after_minutes" label={calendarSetupText.bufferAfter} unit="minutes" step={5} />
        <Amount {...{ interviewer, settings }} field="horizon_days" label={calendarSetupText.bookingWindow} unit="days" step={1} />
        <Stack gap={6}>
          <Amount {...{ interviewer, settings }} field="daily_limit" label={calendarSetupText.dailyLimit} unit="a day" step={1} />
          <Switch
            label={calendarSetupText.noLimit}
            checked={settings.daily_limit === null}
            onChange={(event) => change({ daily_limit: event.currentTarget.checked ? null : 4 })}
          />
        </Stack>
        <Stack gap={6}>
          <Amount {...{ interviewer, settings }} field="weekly_limit" label={calendarSetupText.weeklyLimit} unit="a week" step={1} />
          <Switch
            label={calendarSetupText.noWeeklyLimit}
            checked={settings.weekly_limit === null}
            onChange={(event) => change({ weekly_limit: event.currentTarget.checked ? null : 12 })}
          />
        </Stack>
        <Stack gap={6}>
          <Amount
            {...{ interviewer, settings }}
            field="slot_step_minutes"
            label={calendarSetupText.startTimesEvery}
            unit="minutes"
            step={5}
          />
          <Switch
            label={calendarSetupText.backToBack}
            checked={settings.slot_step_minutes === null}
            onChange={(event) => change({ slot_step_minutes: event.currentTarget.checked ? null : 15 })}
          />
        </Stack>
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

function Amount({ interviewer, settings, field, label, unit, step }: Props & { field: Field; label: string; unit: string; step: number }) {
  const [min, max] = ranges[field]
  const value = settings[field]
  return (
    <NumberInput
      label={label}
      suffix={` ${unit}`}
      min={min}
      max={max}
      step={step}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="none"
      disabled={value === null}
      // -1 represents an empty field, which the rule rejects
      value={value === null || value < 0 ? '' : value}
      error={interviewer.wrong[field]}
      onChange={(next) => interviewer.change({ [field]: typeof next === 'number' ? next : -1 })}
    />
  )
}
