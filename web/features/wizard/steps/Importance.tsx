// The weight of one part of the score, from off to very high.
import { Group, Slider, Text } from '@mantine/core'
import { text as wizardStepsText } from '../../../i18n/wizard-steps.ts'
import type { StepProps } from '../step.ts'

type Weight =
  | 'keywords_val'
  | 'total_yoe_val'
  | 'highest_level_edu_val'
  | 'school_prestige_val'
  | 'similar_companies_val'
  | 'industry_match_val'
  | 'response_prob_val'

const words = [
  wizardStepsText.off,
  wizardStepsText.veryLow,
  wizardStepsText.low,
  wizardStepsText.medium,
  wizardStepsText.high,
  wizardStepsText.veryHigh,
]

export function Importance({ settings, change, field, label }: Pick<StepProps, 'settings' | 'change'> & { field: Weight; label: string }) {
  const value = settings[field]
  return (
    <div>
      <Group justify="space-between" mb={2}>
        <Text size="sm" fw={550}>
          {label}
        </Text>
        <Text size="sm" c="dimmed">
          {words[value]}
        </Text>
      </Group>
      <Slider min={0} max={5} step={1} label={null} thumbLabel={label} value={value} onChange={(next) => change({ [field]: next })} />
    </div>
  )
}
