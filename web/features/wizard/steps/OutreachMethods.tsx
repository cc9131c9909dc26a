import { Stack, Text } from '@mantine/core'
import { InvitationText } from '../outreach/InvitationText.tsx'
import { MethodList } from '../outreach/MethodList.tsx'
import type { StepProps } from '../step.ts'
import { useTemplates } from '../outreach/use-templates.ts'

export function OutreachMethods(props: StepProps) {
  const list = useTemplates(props)
  return (
    <Stack>
      <MethodList {...props} />
      {props.errors.outreach_methods && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {props.errors.outreach_methods}
        </Text>
      )}
      {props.settings.outreach_methods.includes('invitation') && <InvitationText {...props} list={list} />}
    </Stack>
  )
}
