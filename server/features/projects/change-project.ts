// The fields of a project that are switched one at a time: calibration, tabs, go-live, what rejections teach, and staff's own marks.
import { isHealthStatus } from '@fairlead/domain/operations/health'
import { mayDo } from '@fairlead/domain/project/project'
import type { ProjectSettings } from '@fairlead/domain/project/settings'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../platform/context.ts'
import { record } from '../../platform/events.ts'
import { accessProject } from './access-project.ts'
import { changeSettings } from './change-settings.ts'
import { saveSettings, saveSwitches, type ProjectSwitches } from './project-store.ts'

export interface ChangeProject extends Omit<ProjectSwitches, 'isPeq'> {
  projectId: string
  settings: Partial<Pick<ProjectSettings, 'badJobTitles' | 'badCompanies' | 'keywordsRequired' | 'shouldPopulate'>>
}

export function changeProject(ctx: ActorContext, { projectId, settings, ...switches }: ChangeProject): Promise<void> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'decide', 'update')
    const staffOnly = [
      ['switch_admin_calibration', switches.isInAdminCalibration],
      ['set_health_status', switches.operationsStatus],
      ['write_staff_notes', switches.isFreeTrial],
    ] as const
    for (const [action, value] of staffOnly)
      if (value !== undefined && !mayDo(action, project, ctx.actor)) throw new Refusal('not_permitted')
    if (switches.operationsStatus !== undefined && !isHealthStatus(switches.operationsStatus))
      throw new Refusal('invalid_input', undefined, { operations_status: 'This status does not exist.' })
    if (switches.isInCalibration && project.calibratedAt) throw new Refusal('invalid_move', 'Calibration is over for this project.')
    await saveSwitches(tx, project.id, switches)
    if (Object.keys(settings).length > 0) await saveSettings(tx, project, changeSettings(project.settings, settings))
    await record(tx, ctx, { type: 'project.saved', projectId: project.id })
  })
}
