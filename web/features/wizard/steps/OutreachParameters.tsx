// Step: sender, days, and outreach switches.
import { Divider, Stack } from '@mantine/core'
import { FollowUpDays } from '../outreach/FollowUpDays.tsx'
import { OutreachSwitches } from '../outreach/OutreachSwitches.tsx'
import { SenderName, TemplateSender } from '../outreach/SenderFields.tsx'
import { SequenceFrom } from '../outreach/SequenceFrom.tsx'
import { SequenceOf } from '../outreach/SequenceOf.tsx'
import type { StepProps } from '../step.ts'
import { useTemplates } from '../outreach/use-templates.ts'

export function OutreachParameters(props: StepProps) {
  const list = useTemplates(props)
  return (
    <Stack>
      <SenderName {...props} />
      <SequenceFrom projectId={props.projectId} />
      <SequenceOf list={list} />
      <TemplateSender settings={props.settings} list={list} />
      <FollowUpDays list={list} />
      <Divider />
      <OutreachSwitches {...props} />
    </Stack>
  )
}
