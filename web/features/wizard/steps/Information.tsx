import { Stack, Switch, Textarea } from '@mantine/core'
import type { StepProps } from '../step.ts'
import { text as wizardStepsText } from '../../../i18n/wizard-steps.ts'

export function Information({ settings, change }: StepProps) {
  return (
    <Stack>
      <Textarea
        label={wizardStepsText.moreAnswersLabel}
        description={wizardStepsText.moreAnswersPlaceholder}
        autosize
        minRows={4}
        maxRows={14}
        value={settings.additional_information}
        onChange={(event) => change({ additional_information: event.currentTarget.value })}
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
