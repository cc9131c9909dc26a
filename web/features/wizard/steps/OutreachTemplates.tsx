import { Group, Stack, Switch } from '@mantine/core'
import { TeamTemplateMenu } from '../../../project/writing/TeamTemplateMenu.tsx'
import { LibraryMenu } from '../outreach/LibraryMenu.tsx'
import { TemplateBar } from '../outreach/TemplateBar.tsx'
import { TemplateTest } from '../outreach/TemplateTest.tsx'
import { TemplateEditor } from '../outreach/TemplateEditor.tsx'
import type { StepProps } from '../step.ts'
import { useTemplates } from '../outreach/use-templates.ts'
import { text as wizardStepsText } from '../../../i18n/wizard-steps.ts'

export function OutreachTemplates(props: StepProps) {
  const list = useTemplates(props)
  return (
    <Stack>
      <TemplateBar list={list} />
      <Group gap={4}>
        <LibraryMenu list={list} />
        <TeamTemplateMenu disabled={!list.mayAdd} onUse={({ template }) => list.take({ ...template, user_email: null })} />
      </Group>
      <Switch
        label={wizardStepsText.emailRejectedCandidates}
        description={wizardStepsText.rejectionEmailText}
        checked={props.settings.rejection_emails}
        onChange={(event) => props.change({ rejection_emails: event.currentTarget.checked })}
      />
      <TemplateEditor key={list.at} {...props} list={list} />
      <TemplateTest list={list} projectId={props.projectId} />
    </Stack>
  )
}
