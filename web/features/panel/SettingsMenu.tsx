// A menu of the project's settings, one entry per group, and the interviews' own step; disabled with a reason for comment-only users.
import { Button, Menu, Tooltip } from '@mantine/core'
import { flowOfSettings, schedulingSteps, settingsGroups, setupTitle } from '@fairlead/domain/project/setup-flow'
import type { ProjectType } from '@fairlead/domain/project/project'
import { IconSettings } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { noPermission } from '../../project/panel-view.ts'
import { text as panelText } from '../../i18n/panel.ts'

/** `projectId` null: there is no project with settings to open. */
export function SettingsMenu({
  projectId,
  type = 'self-serve',
  allowed,
}: {
  projectId: string | null
  type?: ProjectType
  allowed: boolean
}) {
  const icon = <IconSettings size={16} />
  const flow = flowOfSettings(type)
  if (!projectId || !allowed)
    return (
      <Tooltip label={noPermission}>
        <Button variant="default" leftSection={icon} data-disabled aria-disabled onClick={(event) => event.preventDefault()}>
          {panelText.settings}
        </Button>
      </Tooltip>
    )
  return (
    <Menu width={220}>
      <Menu.Target>
        <Button variant="default" leftSection={icon}>
          {panelText.settings}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {settingsGroups[flow]
          .flatMap((title) => (title === 'Team Setup' ? [title, schedulingSteps[flow]] : [title]))
          .map((title) => (
            <Menu.Item
              key={title}
              renderRoot={(props) => <Link to={`/projects/settings/v2/${projectId}`} search={{ step: title }} {...props} />}
            >
              {setupTitle(title)}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  )
}
