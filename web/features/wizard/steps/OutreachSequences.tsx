import { Stack, Text } from '@mantine/core'
import { FollowUpDays } from '../outreach/FollowUpDays.tsx'
import { SenderName, TemplateSender } from '../outreach/SenderFields.tsx'
import { SequenceFrom } from '../outreach/SequenceFrom.tsx'
import { SequenceOf } from '../outreach/SequenceOf.tsx'
import type { StepProps } from '../step.ts'
import { useTemplates } from '../outreach/use-templates.ts'
import { text as wizardStepsText } from '../../../i18n/wizard-steps.ts'

export function OutreachSequences(props: StepProps) {
  const list = useTemplates(props)
  return (
    <Stack>
      <SenderName {...props} />
      <SequenceFrom projectId={props.projectId} />
      <SequenceOf list={list} />
      <TemplateSender settings={props.settings} list={list} />
      <Text size="sm">{wizardStepsText.sequenceHint}</Text>
      <FollowUpDays list={list} />
    </Stack>
  )
}
