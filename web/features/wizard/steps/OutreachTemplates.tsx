// Step: what candidates read.
import { Stack, Switch } from '@mantine/core'
import { TemplateBar } from '../outreach/TemplateBar.tsx'
import { TemplateEditor } from '../outreach/TemplateEditor.tsx'
import type { StepProps } from '../step.ts'
import { useTemplates } from '../outreach/use-templates.ts'

export function OutreachTemplates(props: StepProps) {
  const list = useTemplates(props)
  return (
    <Stack>
      <TemplateBar list={list} />
      <Switch
        label="Email rejected candidates"
        description="For candidates who have been in touch: the rejection dialog offers a short email without the reason, in the language they wrote in. On: it is sent unless the person rejecting leaves it out. Off: only when they choose it. Candidates who have withdrawn never get it."
        checked={props.settings.rejection_emails}
        onChange={(event) => props.change({ rejection_emails: event.currentTarget.checked })}
      />
      <TemplateEditor key={list.at} {...props} list={list} />
    </Stack>
  )
}
