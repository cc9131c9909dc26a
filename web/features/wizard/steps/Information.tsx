// Part: what the job offers beside its terms, and how candidates are shown.
import { Stack, Switch, Textarea } from '@mantine/core'
import type { StepProps } from '../step.ts'

export function Information({ settings, change }: StepProps) {
  return (
    <Stack>
      <Textarea
        label="Anything else a candidate might ask"
        description="Team, ways of working, why now"
        autosize
        minRows={4}
        maxRows={14}
        value={settings.additional_information}
        onChange={(event) => change({ additional_information: event.currentTarget.value })}
      />
      <Switch
        label="Hide names and pictures while reviewing"
        description="Candidates are shown by their initials"
        checked={settings.bias_reducer}
        onChange={(event) => change({ bias_reducer: event.currentTarget.checked })}
      />
    </Stack>
  )
}
