// Part: how many years someone should have worked.
import { Group, NumberInput, Stack } from '@mantine/core'
import { numberOnly } from '@fairlead/domain/shared/validation'
import { Importance } from './Importance.tsx'
import type { StepProps } from '../step.ts'
import { text as wizardStepsText } from '../../../i18n/wizard-steps.ts'

const count = (value: string | number) => numberOnly(String(value))

export function Experience({ settings, change, errors }: StepProps) {
  const years = { min: 0, max: 60, allowDecimal: false }
  return (
    <Stack>
      <Group grow align="start">
        <NumberInput
          label={wizardStepsText.yearsMinLabel}
          {...years}
          value={settings.years_exp_min ?? ''}
          onChange={(value) => change({ years_exp_min: count(value) })}
        />
        <NumberInput
          label={wizardStepsText.yearsMaxLabel}
          {...years}
          value={settings.years_exp_max ?? ''}
          onChange={(value) => change({ years_exp_max: count(value) })}
          error={errors.years_exp_max}
        />
      </Group>
      <Importance settings={settings} change={change} field="total_yoe_val" label={wizardStepsText.yearsOfExperience} />
    </Stack>
  )
}
