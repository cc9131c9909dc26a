// Part: what a candidate must bring whatever else they have, and what helps those who look at them.
import { Stack, Textarea } from '@mantine/core'
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import type { StepProps } from '../step.ts'

const fields: { name: keyof WireSettings['recruiter_notes']; label: string; description: string }[] = [
  {
    name: 'mandatory_requirements',
    label: 'Mandatory requirements',
    description: 'Shown next to every candidate during review, such as a license or a time zone',
  },
  {
    name: 'additional_suggestions',
    label: 'Nice to have',
    description: 'For the person who runs the search',
  },
  { name: 'tips', label: 'Tips for the search', description: 'Where good candidates came from before, what to ask early' },
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
