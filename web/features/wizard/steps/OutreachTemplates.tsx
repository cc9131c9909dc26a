// Step: what candidates read.
import { Stack } from '@mantine/core'
import { TemplateBar } from '../outreach/TemplateBar.tsx'
import { TemplateEditor } from '../outreach/TemplateEditor.tsx'
import type { StepProps } from './step.ts'
import { useTemplates } from './use-templates.ts'

export function OutreachTemplates(props: StepProps) {
  const list = useTemplates(props)
  return (
    <Stack>
      <TemplateBar list={list} />
      <TemplateEditor key={list.at} {...props} list={list} />
    </Stack>
  )
}
