import { Checkbox, Group, NumberInput, Stack } from '@mantine/core'
import { numberOnly } from '@fairlead/domain/shared/validation'
import type { StepProps } from '../step.ts'
import * as wizardStepsText from '../../../i18n/en/wizard-steps.ts'

const amount = (value: string | number) => numberOnly(String(value))

export function Conditions({ settings, change, wrong }: StepProps) {
  const pay = { prefix: '$', thousandSeparator: ',', min: 0, step: 5000, hideControls: true }
  return (
    <Stack>
      <Group grow align="start">
        <NumberInput
          label={wizardStepsText.payFrom}
          {...pay}
          value={settings.comp_target_min ?? ''}
          onChange={(value) => change({ comp_target_min: amount(value) })}
        />
        <NumberInput
          label={wizardStepsText.payUpTo}
          {...pay}
          value={settings.comp_target_max ?? ''}
          onChange={(value) => change({ comp_target_max: amount(value) })}
          error={wrong.comp_target_max}
        />
      </Group>
      <Checkbox
        label={wizardStepsText.fullTime}
        checked={settings.is_fulltime}
        onChange={(event) => change({ is_fulltime: event.currentTarget.checked })}
      />
      <Checkbox
        label={wizardStepsText.noVisaSponsorship}
        checked={settings.visa_filter}
        onChange={(event) => change({ visa_filter: event.currentTarget.checked })}
      />
    </Stack>
  )
}
