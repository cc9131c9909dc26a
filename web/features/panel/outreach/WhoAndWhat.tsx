// The sender and the template of a first mail, where there is something to choose.
import { Group, Select, Stack } from '@mantine/core'
import { useSubmit } from '../../../api/use-submit.ts'
import { SendingFrom } from '../../../project/SendingFrom.tsx'
import { TeamTemplateMenu } from '../../../project/writing/TeamTemplateMenu.tsx'
import type { MailChoice } from './use-mail-choice.ts'
import { text as templateText } from '../../../i18n/team-templates.ts'
import { text as testText } from '../../../i18n/template-test.ts'
import { text as panelOutreachText } from '../../../i18n/panel-outreach.ts'
import { must } from '@fairlead/domain/shared/records'

const ofProject = 'project'
/** Template names contain no line breaks. */
const ofTest = '\ntest'

/** `onTemplate`: replaces the custom text with the template. `isMany`: a test gives its versions to several candidates. */
export function WhoAndWhat({ choice, onTemplate, isMany = false }: { choice: MailChoice; onTemplate: () => void; isMany?: boolean }) {
  const { projectId, senders, sender, templates, template, running, test, choose } = choice
  const testOption = running && { value: ofTest, label: isMany ? testText.testOptionOfMany : testText.testOption(running.version) }
  const names = [...new Set(templates.map(({ name }) => name))]
  const taking = useSubmit({
    send: (templateId: string) => must(choice.take)(templateId),
    success: ({ name }) => templateText.taken(name),
    onSuccess: onTemplate,
    failure: templateText.notTaken,
    failureIn: 'toast',
  })
  const menu = choice.take && (
    <Group>
      <TeamTemplateMenu busy={taking.busy} onUse={({ id }) => void taking.run(id)} />
    </Group>
  )
  return (
    <Stack gap={4}>
      {(senders.length > 0 || templates.length > 1) && (
        <Group grow align="start" preventGrowOverflow={false} gap="sm">
          {senders.length > 0 && (
            <Select
              label={panelOutreachText.from}
              miw={200}
              allowDeselect={false}
              data={[
                { value: ofProject, label: panelOutreachText.projectSender },
                ...senders.map(({ email, name }) => ({ value: email, label: name ? `${name} (${email})` : email })),
              ]}
              value={sender ?? ofProject}
              onChange={(value) => choose({ sender: value === ofProject ? '' : value })}
            />
          )}
          {templates.length > 1 && (
            <Select
              label={panelOutreachText.template}
              miw={200}
              allowDeselect={false}
              data={testOption ? [testOption, ...names.map((name) => ({ value: name, label: name }))] : names}
              value={test ? ofTest : (template?.name ?? null)}
              onChange={(value) => {
                choose(value === ofTest ? { test: true } : { template: value })
                onTemplate()
              }}
            />
          )}
        </Group>
      )}
      <SendingFrom projectId={projectId} sender={sender ?? ''} />
      {menu}
    </Stack>
  )
}
