// Step: the conditions of the job and how candidates are shown.
import { Checkbox, Group, NumberInput, Stack, Switch, Textarea } from '@mantine/core'
import type { StepProps } from './step.ts'

const amount = (value: string | number) => (value === '' ? null : Number(value))

export function AdditionalInformation({ settings, change, wrong }: StepProps) {
  const pay = { prefix: '$', thousandSeparator: ',', allowNegative: false, min: 0, step: 5000, hideControls: true }
  return (
    <Stack>
      <Group grow align="start">
        <NumberInput
          label="Pay from"
          {...pay}
          value={settings.comp_target_min ?? ''}
          onChange={(value) => change({ comp_target_min: amount(value) })}
        />
        <NumberInput
          label="Pay up to"
          {...pay}
          value={settings.comp_target_max ?? ''}
          onChange={(value) => change({ comp_target_max: amount(value) })}
          error={wrong.comp_target_max}
        />
      </Group>
      <Checkbox
        label="Full time"
        checked={settings.is_fulltime}
        onChange={(event) => change({ is_fulltime: event.currentTarget.checked })}
      />
      <Checkbox
        label="Remote work is possible"
        checked={settings.remote_work_allowed}
        onChange={(event) => change({ remote_work_allowed: event.currentTarget.checked })}
      />
      <Checkbox
        label="No visa sponsorship"
        checked={settings.visa_filter}
        onChange={(event) => change({ visa_filter: event.currentTarget.checked })}
      />
      <Textarea
        label="Anything else a candidate may ask"
        description="Team, way of working, why now"
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
