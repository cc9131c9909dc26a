// Part: how candidates are shown and sorted: the tabs of the panel, calibration, and whether names are hidden.
import { Stack, Switch, Text } from '@mantine/core'
import { TabOrder } from '../pipeline/TabOrder.tsx'
import type { StepProps } from '../step.ts'

export function CandidatePipeline({ settings, change }: StepProps) {
  return (
    <Stack gap="lg">
      {settings.type === '2' ? (
        <TabOrder chosen={settings.tab_order} onChange={(tab_order) => change({ tab_order })} />
      ) : (
        <Text size="sm">In this project type, tabs follow candidates\' replies, so their order is fixed.</Text>
      )}
      <Switch
        label="Show the calibration switch"
        description="Anyone who reviews may switch calibration on and off above the tabs"
        checked={settings.show_calibration_toggle}
        onChange={(event) => change({ show_calibration_toggle: event.currentTarget.checked })}
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
