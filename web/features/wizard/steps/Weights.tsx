// Part: everything that can affect the score, side by side.
import { Stack, Text } from '@mantine/core'
import { Importance } from './Importance.tsx'
import type { StepProps } from '../step.ts'
import { text as wizardStepsText } from '../../../i18n/wizard-steps.ts'

const all = [
  ['keywords_val', wizardStepsText.keywords],
  ['total_yoe_val', wizardStepsText.yearsOfExperience],
  ['similar_companies_val', wizardStepsText.similarCompanies],
  ['industry_match_val', wizardStepsText.industry],
  ['highest_level_edu_val', wizardStepsText.degree],
  ['school_prestige_val', wizardStepsText.school],
  ['response_prob_val', wizardStepsText.likelyToReply],
] as const

export function Weights({ settings, change }: StepProps) {
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {wizardStepsText.weightsHint}
      </Text>
      {all.map(([field, label]) => (
        <Importance key={field} settings={settings} change={change} field={field} label={label} />
      ))}
    </Stack>
  )
}
