// The sender and the template of a first mail, where there is something to choose.
import { Group, Select } from '@mantine/core'
import type { MailChoice } from './use-mail-choice.ts'
import * as panelOutreachText from '../../../i18n/en/panel-outreach.ts'

const ofProject = 'project'

/** `onTemplate`: replaces the manual text with the template. */
export function WhoAndWhat({ choice, onTemplate }: { choice: MailChoice; onTemplate: () => void }) {
  const { senders, sender, templates, template, choose } = choice
  if (senders.length === 0 && templates.length < 2) return null
  return (
    <Group grow align="start" preventGrowOverflow={false} gap="sm">
      {senders.length > 0 && (
        <Select
          label={panelOutreachText.from}
          miw={200}
          allowDeselect={false}
          data={[
            { value: ofProject, label: panelOutreachText.projectSender },
            ...senders.map(({ email, name }) => ({ value: email, label: name ?? email })),
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
          data={[...new Set(templates.map(({ name }) => name))]}
          value={template?.name ?? null}
          onChange={(value) => {
            choose({ template: value })
            onTemplate()
          }}
        />
      )}
    </Group>
  )
}
