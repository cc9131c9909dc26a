// When a hiring manager who doesn't respond is reminded, and when the team is notified.
import { NumberInput, Stack, Switch } from '@mantine/core'
import { text as wizardStepsText } from '../../../i18n/wizard-steps.ts'
import type { StepProps } from '../step.ts'

const hoursPerDay = 24
const byDefault = { remind_after_hours: 48, escalate_after_hours: 120 }

const parts = [
  {
    field: 'remind_after_hours',
    label: wizardStepsText.remindManagerLabel,
    description: wizardStepsText.remindManagerHint,
    days: wizardStepsText.reminderDaysLabel,
  },
  {
    field: 'escalate_after_hours',
    label: wizardStepsText.notifyTeam,
    description: wizardStepsText.notifyTeamHint,
    days: wizardStepsText.notifyDaysLabel,
  },
] as const

export function ManagerReviewClock({ settings, change }: StepProps) {
  const clock = settings.manager_review
  return (
    <>
      {parts.map(({ field, label, description, days }) => {
        const hours = clock[field]
        const set = (value: number | null) => change({ manager_review: { ...clock, [field]: value } })
        return (
          <Stack key={field} gap="xs">
            <Switch
              label={label}
              description={description}
              checked={hours !== null}
              onChange={(event) => set(event.currentTarget.checked ? byDefault[field] : null)}
            />
            {hours !== null && (
              <NumberInput
                label={days}
                maw={220}
                min={1}
                max={90}
                allowDecimal={false}
                clampBehavior="strict"
                value={Math.max(1, Math.round(hours / hoursPerDay))}
                onChange={(value) => typeof value === 'number' && value >= 1 && set(value * hoursPerDay)}
              />
            )}
          </Stack>
        )
      })}
    </>
  )
}
