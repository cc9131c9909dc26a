// Part: what a candidate must bring whatever else they have, and what helps those who look at them.
import { Stack, Textarea } from '@mantine/core'
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import type { StepProps } from './step.ts'

const fields: { name: keyof WireSettings['recruiter_notes']; label: string; description: string }[] = [
  {
    name: 'mandatory_requirements',
    label: 'What must never be missing',
    description: 'Stands beside every candidate while they are reviewed, such as a license or a time zone',
  },
  {
    name: 'additional_suggestions',
    label: 'What would be good beside it',
    description: 'For anyone who looks after the search',
  },
  { name: 'tips', label: 'Tips for the search', description: 'Where good people were found before, what to ask early' },
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
