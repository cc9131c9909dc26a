// Step: when mails go out, and in whose name.
import { Divider, Select, Stack, Text } from '@mantine/core'
import { FollowUpDays } from '../outreach/FollowUpDays.tsx'
import { SenderName, TemplateSender } from '../outreach/SenderFields.tsx'
import type { StepProps } from './step.ts'
import { useTemplates } from './use-templates.ts'

export function OutreachSequences(props: StepProps) {
  const list = useTemplates(props)
  return (
    <Stack>
      <SenderName {...props} />
      {list.templates.length > 1 && (
        <>
          <Divider />
          <Select
            label="Sequence of"
            allowDeselect={false}
            data={list.templates.map(({ name }, index) => ({ value: String(index), label: name }))}
            value={String(list.at)}
            onChange={(value) => list.choose(Number(value))}
          />
        </>
      )}
      <TemplateSender settings={props.settings} list={list} />
      <Text size="sm">
        The first mail goes out when you approve and send. Each follow-up waits for an answer first and stops at the first reply.
      </Text>
      <FollowUpDays list={list} />
    </Stack>
  )
}
