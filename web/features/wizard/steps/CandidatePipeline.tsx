// Part: how candidates are shown and sorted: the panel's tabs, calibration, and whether names are hidden.
import { projectTypeFromWire } from '@fairlead/contract/codes'
import { Stack, Switch, Text } from '@mantine/core'
import { TabOrder } from '../pipeline/TabOrder.tsx'
import type { StepProps } from '../step.ts'
import { text as wizardStepsText } from '../../../i18n/wizard-steps.ts'

export function CandidatePipeline({ settings, change }: StepProps) {
  return (
    <Stack gap="lg">
      {projectTypeFromWire(settings.type) === 'navigator' ? (
        <TabOrder chosen={settings.tab_order} onChange={(tab_order) => change({ tab_order })} />
      ) : (
        <Text size="sm">{wizardStepsText.fixedTabOrder}</Text>
      )}
      <Switch
        label={wizardStepsText.calibrationLabel}
        description={wizardStepsText.calibrationHint}
        checked={settings.show_calibration_toggle}
        onChange={(event) => change({ show_calibration_toggle: event.currentTarget.checked })}
      />
      <Switch
        label={wizardStepsText.hideNamesLabel}
        description={wizardStepsText.initialsHint}
        checked={settings.bias_reducer}
        onChange={(event) => change({ bias_reducer: event.currentTarget.checked })}
      />
    </Stack>
  )
}
