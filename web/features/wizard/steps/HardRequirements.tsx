import { Stack, Textarea } from '@mantine/core'
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import { text as wizardStepsText } from '../../../i18n/wizard-steps.ts'
import type { StepProps } from '../step.ts'

const fields: { name: keyof WireSettings['recruiter_notes']; label: string; description: string }[] = [
  {
    name: 'mandatory_requirements',
    label: wizardStepsText.mandatoryRequirements,
    description: wizardStepsText.mandatoryRequirementsHint,
  },
  {
    name: 'additional_suggestions',
    label: wizardStepsText.niceToHave,
    description: wizardStepsText.niceToHaveHint,
  },
  { name: 'tips', label: wizardStepsText.tipsLabel, description: wizardStepsText.tipsHint },
]

export function HardRequirements({ settings, change }: Pick<StepProps, 'settings' | 'change'>) {
  const notes = settings.recruiter_notes
  return (
    <Stack>
      {fields.map(({ name, label, description }) => (
        <Textarea
          key={name}
          label={label}
          description={description}
          autosize
          minRows={2}
          maxRows={10}
          maxLength={20_000}
          value={notes[name]}
          onChange={(event) => change({ recruiter_notes: { ...notes, [name]: event.currentTarget.value } })}
        />
      ))}
    </Stack>
  )
}
