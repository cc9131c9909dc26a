// Part: everything that can count in the score, side by side.
import { Stack, Text } from '@mantine/core'
import { Importance } from './Importance.tsx'
import type { StepProps } from '../step.ts'
import * as wizardStepsText from '../../../i18n/en/wizard-steps.ts'

const all = [
  ['keywords_val', 'Keywords'],
  ['total_yoe_val', 'Years of experience'],
  ['similar_companies_val', 'Similar companies'],
  ['industry_match_val', 'Industry'],
  ['highest_level_edu_val', 'Degree'],
  ['school_prestige_val', 'School'],
  ['response_prob_val', 'Likely to reply'],
] as const

export function Weights({ settings, change }: StepProps) {
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {wizardStepsText.weightsAffectTheOrderAnd}
      </Text>
      {all.map(([field, label]) => (
        <Importance key={field} settings={settings} change={change} field={field} label={label} />
      ))}
    </Stack>
  )
}
