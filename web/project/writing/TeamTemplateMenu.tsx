// The templates that the workspace shares, to be used in a project.
import { Button, Menu, Text } from '@mantine/core'
import { bodyToText } from '@fairlead/domain/shared/mail-body'
import { IconPencil, IconUsersGroup } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTeamTemplates, type SharedTemplate } from './use-team-templates.ts'
import { text as templateText } from '../../i18n/team-templates.ts'

const SnippetsDialog = lazy(() => import('./SnippetsDialog.tsx').then(({ SnippetsDialog: component }) => ({ default: component })))

interface Props {
  onUse: (template: SharedTemplate) => void
  busy?: boolean
  disabled?: boolean
}

export function TeamTemplateMenu({ onUse, busy = false, disabled = false }: Props) {
  const templates = useTeamTemplates()
  const [managing, setManaging] = useState(false)
  const list = templates.data ?? []
  return (
    <>
      <Menu position="bottom-start" width={320} returnFocus={false} withinPortal>
        <Menu.Target>
          <Button variant="subtle" size="compact-sm" leftSection={<IconUsersGroup size={16} />} loading={busy}>
            {templateText.teamTemplates}
          </Button>
        </Menu.Target>
        <Menu.Dropdown maw="calc(100vw - 24px)" mah={360} style={{ overflowY: 'auto' }}>
          {list.length === 0 && (
            <Menu.Label>{templates.isError ? templateText.teamTemplatesFailed : templateText.noTeamTemplates}</Menu.Label>
          )}
          {list.map((entry) => (
            <Menu.Item key={entry.id} disabled={disabled} onClick={() => onUse(entry)}>
              <Text size="sm" truncate>
                {entry.template.name}
              </Text>
              <Text size="xs" c="dimmed" truncate>
                {bodyToText(entry.template.initial_outreach_template).replaceAll(/\s+/g, ' ')}
              </Text>
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<IconPencil size={15} />} onClick={() => setManaging(true)}>
            {templateText.manageTeamTemplates}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {managing && (
        <Suspense>
          <SnippetsDialog tab="templates" onClose={() => setManaging(false)} />
        </Suspense>
      )}
    </>
  )
}
