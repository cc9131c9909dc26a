// Changes single fields of a project: calibration, tabs, go-live, rejection lessons, and staff fields.
import { keysOf } from '@fairlead/domain/shared/records'
import type { AuditKind } from '@fairlead/domain/account/audit-events'
import { isHealthStatus, type HealthStatus } from '@fairlead/domain/operations/health'
import { mayDo } from '@fairlead/domain/project/project'
import type { ProjectSettings } from '@fairlead/domain/project/settings'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import { record } from '../../../platform/events.ts'
import type { Tx } from '../../../platform/database.ts'
import { recordAuditEvent } from '../../accounts/security/audit-store.ts'
import { accessProject, type LoadedProject } from '../records/access-project.ts'
import { changeSettings } from './change-settings.ts'
import { saveSettingsWithin } from './save-project-settings.ts'
import { saveHealth, saveSettings, saveSwitches, type ProjectSwitches } from '../records/project-store.ts'
import { writeHealthAudit } from './write-health-audit.ts'
import { text } from '../texts/texts.ts'

export interface ChangeProject extends Omit<ProjectSwitches, 'isPeq'> {
  projectId: string
  /** '' = by the rules. */
  operationsStatus?: string | undefined
  /** Rejection lessons can be changed by reviewers; all other settings by the project's administrators. */
  settings: Partial<ProjectSettings>
  isPeq?: boolean | undefined
}

const taught: readonly (keyof ProjectSettings)[] = ['badJobTitles', 'badCompanies', 'keywordsRequired', 'shouldPopulate']

export function changeProject(
  ctx: ActorContext,
  { projectId, settings, isPeq, operationsStatus, ...switches }: ChangeProject,
): Promise<void> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'decide', 'update')
    const staffOnly = [
      ['switch_admin_calibration', switches.isInAdminCalibration],
      ['set_health_status', operationsStatus],
      ['write_staff_notes', switches.isFreeTrial],
    ] as const
    for (const [action, value] of staffOnly)
      if (value !== undefined && !mayDo(action, project, ctx.actor)) throw new Refusal('not_permitted')
    const health = operationsStatus === '' || isHealthStatus(operationsStatus) ? operationsStatus : undefined
    if (operationsStatus !== undefined && health === undefined)
      throw new Refusal('invalid_input', undefined, { operations_status: text.unknownStatus })
    if (switches.isInCalibration && project.calibratedAt) throw new Refusal('invalid_move', text.calibrationFinished)
    await saveSwitches(tx, project.id, switches)
    await writeStaffActs(tx, ctx, project, switches)
    if (health !== undefined) await setHealth(tx, ctx, project, health)
    const names = keysOf(settings)
    if (isPeq !== undefined || names.some((name) => !taught.includes(name))) {
      await saveSettingsWithin(tx, ctx, { projectId, change: settings, isPeq })
      return
    }
    if (names.length > 0) await saveSettings(tx, project, changeSettings(project.settings, settings), ctx.userId)
    await record(tx, ctx, { type: 'project.saved', projectId: project.id })
  })
}

async function setHealth(tx: Tx, ctx: ActorContext, project: LoadedProject, status: HealthStatus | ''): Promise<void> {
  const before = project.healthBy === null ? '' : project.operationsStatus
  if (before === status) return
  await saveHealth(tx, project.id, status === '' ? null : { status, by: ctx.actor.email, at: ctx.now() })
  await writeHealthAudit(tx, { ...project, actor: ctx.actor, before, status })
}

/** Staff changes are recorded. */
async function writeStaffActs(tx: Tx, ctx: ActorContext, project: LoadedProject, switches: ProjectSwitches): Promise<void> {
  const acts: readonly [AuditKind, boolean, boolean | undefined][] = [
    ['admin_calibration_switched', project.isInAdminCalibration, switches.isInAdminCalibration],
    ['free_trial_changed', project.isFreeTrial, switches.isFreeTrial],
  ]
  for (const [kind, before, next] of acts)
    if (next !== undefined && next !== before)
      await recordAuditEvent(tx, {
        workspaceId: project.workspaceId,
        userId: ctx.userId,
        actor: ctx.actor.email,
        kind,
        projectId: project.id,
        details: { before: before ? 'on' : 'off', now: next ? 'on' : 'off' },
      })
}
