// What internal staff see of a project beside its name: what kind it is, and how it does, which they set.
import { Button, Menu } from '@mantine/core'
import type { UpdateProject } from '@fairlead/contract/v1/projects'
import { healthGroups, healthLabel, healthStatuses } from '@fairlead/domain/operations/health'
import { mayDo, projectKinds } from '@fairlead/domain/project/project'
import { messages } from '@fairlead/domain/text/messages'
import { IconCheck, IconFlag3Filled } from '@tabler/icons-react'
import { Fragment } from 'react'
import { invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { showToast } from '../../ui/toast.ts'
import { HealthDot } from '../projects/HealthDot.tsx'
import { changeProject } from '../projects/use-projects.ts'
import { noPermission, type PanelView } from './panel-view.ts'
import styles from './panel.module.css'

export function StaffSigns({ view }: { view: PanelView }) {
  const { wire, facts, actor } = view
  const current = wire.operations_status
  const set = (key: string) => {
    if (!view.mayDecide) return showToast(noPermission, { tone: 'bad' })
    if (key === current) return
    changeProject(facts.id, (project) => ({ ...project, operations_status: key }))
    send<UpdateProject>('PUT', 'v1/projects', { project_id: facts.id, operations_status: key })
      .catch(() => showToast(messages.projectFailed, { tone: 'bad' }))
      .finally(() => invalidate('v1/projects'))
  }
  return (
    <>
      {mayDo('see_project_kind', facts, actor) && (
        <span className={styles.kind}>
          {facts.isPeq && (
            <span className={styles.peq} title="PEQ project">
              <IconFlag3Filled size={14} aria-hidden />
            </span>
          )}
          Type {facts.type} · {projectKinds[facts.type]}
        </span>
      )}
      {mayDo('set_health_status', facts, actor) && (
        <Menu width={220}>
          <Menu.Target>
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<HealthDot status={current} />}
              aria-label={`Health: ${healthLabel(current)}`}
            >
              {healthLabel(current)}
            </Button>
          </Menu.Target>
          <Menu.Dropdown mah="60vh" style={{ overflowY: 'auto' }}>
            {healthGroups.map((group) => (
              <Fragment key={group}>
                <Menu.Label>{group}</Menu.Label>
                {healthStatuses
                  .filter((status) => status.group === group)
                  .map(({ key, label }) => (
                    <Menu.Item
                      key={key}
                      leftSection={<HealthDot status={key} />}
                      rightSection={key === current && <IconCheck size={15} aria-label="now" />}
                      onClick={() => set(key)}
                    >
                      {label}
                    </Menu.Item>
                  ))}
              </Fragment>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  )
}
