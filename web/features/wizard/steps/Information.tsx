import { Stack, Switch, Textarea } from '@mantine/core'
import type { StepProps } from '../step.ts'
import * as wizardStepsText from '../../../i18n/en/wizard-steps.ts'

export function Information({ settings, change }: StepProps) {
  return (
    <Stack>
      <Textarea
        label={wizardStepsText.anythingElseACandidateMight}
        description={wizardStepsText.teamWaysOfWorkingWhy}
        autosize
        minRows={4}
        maxRows={14}
        value={settings.additional_information}
        onChange={(event) => change({ additional_information: event.currentTarget.value })}
      />
      <Switch
        label={wizardStepsText.hideNamesAndPicturesWhile}
        description={wizardStepsText.initialsHint}
        checked={settings.bias_reducer}
        onChange={(event) => change({ bias_reducer: event.currentTarget.checked })}
      />
    </Stack>
  )
}
