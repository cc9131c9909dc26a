import { Button } from '@mantine/core'
import type { UpdateProject } from '@fairlead/contract/v1/projects'
import { may } from '@fairlead/domain/account/permissions'
import { mayDo, projectKinds } from '@fairlead/domain/project/project'
import { messages } from '@fairlead/domain/shared/messages'
import { IconFlag3Filled } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { showToast } from '../../ui/toast.ts'
import { HealthMenu } from '../../project/staff/HealthMenu.tsx'
import { changeProject } from '../../project/use-projects.ts'
import { noPermission, type PanelView } from '../../project/panel-view.ts'
import { text as panelStaffSignsText } from '../../i18n/panel-staff-signs.ts'

const ProjectNotes = lazy(() =>
  import('../../project/staff/ProjectNotes.tsx').then(({ ProjectNotes: component }) => ({ default: component })),
)

export function StaffSigns({ view }: { view: PanelView }) {
  const { wire, facts, actor } = view
  const current = wire.operations_status
  const [notes, setNotes] = useState(false)
  const set = (key: string) => {
    if (!view.mayDecide) return showToast(noPermission, { tone: 'bad' })
    if (key !== '') changeProject(facts.id, (project) => ({ ...project, operations_status: key }))
    send<UpdateProject>('PUT', 'v1/projects', { project_id: facts.id, operations_status: key })
      .catch(() => showToast(messages.projectFailed, { tone: 'bad' }))
      .finally(() => invalidate('v1/projects'))
  }
  return (
    <>
      {mayDo('see_project_kind', facts, actor) && (
        <span className="inline soft text-13 gap-6">
          {facts.isPeq && (
            <span className="flag" title={panelStaffSignsText.peqProject}>
              <IconFlag3Filled size={14} aria-hidden />
            </span>
          )}
          {panelStaffSignsText.projectType(wire.type, projectKinds[facts.type])}
        </span>
      )}
      {mayDo('set_health_status', facts, actor) && (
        <HealthMenu
          current={current}
          isByHand={wire.operations_status_by !== null}
          title={[wire.operations_status_by && panelStaffSignsText.setBy(wire.operations_status_by), wire.operations_why]
            .filter(Boolean)
            .join(' · ')}
          onSet={set}
        />
      )}
      {may('open_operations', { role: 'none', isSuperAdmin: actor.isSuperAdmin, isStaff: actor.isStaff }) && (
        <Button variant="subtle" size="compact-sm" onClick={() => setNotes(true)}>
          {panelStaffSignsText.staffNotes}
        </Button>
      )}
      <Suspense>{notes && <ProjectNotes projectId={facts.id} onClose={() => setNotes(false)} />}</Suspense>
    </>
  )
}
