import { Stack } from '@mantine/core'
import { PickList } from '../../../project/pick-lists/PickList.tsx'
import { Importance } from './Importance.tsx'
import type { StepProps } from '../step.ts'
import { text as wizardStepsText } from '../../../i18n/wizard-steps.ts'

export function Keywords({ settings, change }: StepProps) {
  return (
    <Stack>
      <PickList
        list="skills"
        label={wizardStepsText.mustHave}
        description={wizardStepsText.mustHaveHint}
        value={settings.keywords_required}
        onChange={(keywords_required) => change({ keywords_required })}
      />
      <PickList
        list="skills"
        label={wizardStepsText.niceToHave}
        value={settings.keywords_optional}
        onChange={(keywords_optional) => change({ keywords_optional })}
      />
      <PickList
        list="skills"
        label={wizardStepsText.leaveOut}
        value={settings.bad_keywords}
        onChange={(bad_keywords) => change({ bad_keywords })}
      />
      <Importance settings={settings} change={change} field="keywords_val" label={wizardStepsText.keywords} />
      <Importance settings={settings} change={change} field="response_prob_val" label={wizardStepsText.likelyToReply} />
    </Stack>
  )
}
