// The only writer of projects, their roster, and their counters.
import { sql, type Kysely } from 'kysely'
import type { HealthStatus } from '@fairlead/domain/operations/health'
import type { Stage } from '@fairlead/domain/shared/stages'
import type { Collaborator, ProjectFacts, ProjectFlags, ProjectStatus, ProjectType } from '@fairlead/domain/project/project'
import type { LessonNote } from '@fairlead/domain/project/lessons'
import type { StopReason } from '@fairlead/domain/project/stop-reason'
import type { ProjectSettings } from '@fairlead/domain/project/settings'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import type { Tx } from '../../../platform/database.ts'
import type { DB } from '../../../platform/schema.ts'
import { settingsToColumn } from './project-row.ts'

export interface NewProject {
  id: string
  workspaceId: string
  ownerId: string
  type: ProjectType
  settings: ProjectSettings
  status?: ProjectStatus
  flags?: Partial<ProjectFlags>
  /** The original of a copy, and whether the copy keeps its lessons. */
  copyOf?: { projectId: string; keepsLessons: boolean }
}

/** False when the ID already exists. */
export async function insertProject(tx: Tx, project: NewProject): Promise<boolean> {
  const { flags = {} } = project
  const row = await tx
    .insertInto('project')
    .values({
      id: project.id,
      workspace_id: project.workspaceId,
      owner_id: project.ownerId,
      name: project.settings.projectName,
      job_title: project.settings.jobTitle,
      hiring_company: project.settings.hiringCompany,
      project_type: project.type,
      lifecycle_status: project.status ?? 'draft',
      is_self_serve: flags.isSelfServe ?? project.type === 'self-serve',
      in_auto_swipe_mode: flags.inAutoSwipeMode ?? project.type === 'autopilot',
      bias_reducer: project.settings.biasReducer,
      is_warmleads_recruiter: flags.isWarmleadsRecruiter,
      is_autopilot_recruiter: flags.isAutopilotRecruiter ?? (project.type === 'autopilot' && project.settings.isAutopilotRecruiter),
      show_needs_attention: flags.showNeedsAttention,
      is_peq: flags.isPeq,
      is_free_trial: flags.isFreeTrial,
      golive: flags.golive,
      settings: JSON.stringify(settingsToColumn(project.settings)),
      copied_from: project.copyOf?.projectId ?? null,
      keeps_lessons: project.copyOf?.keepsLessons ?? false,
      edited_by: project.ownerId,
      edited_at: sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  await replaceRoster(tx, project.id, project.workspaceId, project.settings.collaborators)
  return true
}

/**
 * Saves all settings and increments the version.
 * @param by the user who changed them
 */
export async function saveSettings(
  tx: Tx,
  project: Pick<ProjectFacts, 'id' | 'workspaceId'>,
  settings: ProjectSettings,
  by: string,
): Promise<number> {
  const row = await tx
    .updateTable('project')
    .set({
      name: settings.projectName,
      job_title: settings.jobTitle,
      hiring_company: settings.hiringCompany,
      bias_reducer: settings.biasReducer,
      is_autopilot_recruiter: sql<boolean>`project_type = 'autopilot' and ${settings.isAutopilotRecruiter}::boolean`,
      settings: JSON.stringify(settingsToColumn(settings)),
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
      edited_by: by,
      edited_at: sql<Date>`now()`,
    })
    .where('id', '=', project.id)
    .returning('version')
    .executeTakeFirstOrThrow()
  await replaceRoster(tx, project.id, project.workspaceId, settings.collaborators)
  return row.version
}

async function replaceRoster(tx: Tx, projectId: string, workspaceId: string, collaborators: readonly Collaborator[]) {
  await tx.deleteFrom('project_collaborator').where('project_id', '=', projectId).execute()
  const roster = new Map(collaborators.map((c) => [normaliseEmail(c.email), c.role]))
  roster.delete('')
  if (roster.size === 0) return
  await tx
    .insertInto('project_collaborator')
    .values([...roster].map(([email, role]) => ({ project_id: projectId, workspace_id: workspaceId, email, roster_role: role })))
    .execute()
}

/** Replaces a user's old address everywhere in the workspace. */
export async function moveOnRosters(tx: Kysely<DB>, workspaceId: string, from: string, to: string): Promise<void> {
  await sql`update project set version = version + 1, settings = jsonb_set(settings, '{collaborators}', (
      select coalesce(jsonb_agg(case when c ->> 'email' = ${from} then jsonb_set(c, '{email}', to_jsonb(${to}::text)) else c end order by at), '[]')
      from jsonb_array_elements(settings -> 'collaborators') with ordinality as e(c, at)))
    where workspace_id = ${workspaceId} and settings -> 'collaborators' @> ${JSON.stringify([{ email: from }])}::jsonb`.execute(tx)
  await tx
    .updateTable('project_collaborator')
    .set({ email: to })
    .where('workspace_id', '=', workspaceId)
    .where('email', '=', from)
    .execute()
}

export async function saveOwner(tx: Kysely<DB>, projectId: string, ownerId: string): Promise<void> {
  await tx.updateTable('project').set({ owner_id: ownerId }).where('id', '=', projectId).execute()
}

export async function saveStatus(
  tx: Tx,
  projectId: string,
  facts: { status: ProjectStatus; isProcessing: boolean; outreachPause: boolean; isArchived: boolean },
): Promise<void> {
  await tx
    .updateTable('project')
    .set({
      lifecycle_status: facts.status,
      is_processing: facts.isProcessing,
      outreach_pause: facts.outreachPause,
      is_archived: facts.isArchived,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', projectId)
    .execute()
}

export async function saveCalibration(tx: Tx, projectId: string, isInCalibration: boolean, calibratedAt: Date | null): Promise<void> {
  await tx
    .updateTable('project')
    .set({ is_in_calibration: isInCalibration, ...(calibratedAt ? { calibrated_at: calibratedAt } : {}) })
    .where('id', '=', projectId)
    .execute()
}

export interface ProjectSwitches {
  isInCalibration?: boolean | undefined
  showNeedsAttention?: boolean | undefined
  golive?: boolean | undefined
  isInAdminCalibration?: boolean | undefined
  isPeq?: boolean | undefined
  isFreeTrial?: boolean | undefined
}

/** Undefined fields don't change. */
export async function saveSwitches(tx: Tx, projectId: string, switches: ProjectSwitches): Promise<void> {
  await tx
    .updateTable('project')
    .set({
      is_in_calibration: switches.isInCalibration,
      show_needs_attention: switches.showNeedsAttention,
      golive: switches.golive,
      is_in_admin_calibration: switches.isInAdminCalibration,
      is_peq: switches.isPeq,
      is_free_trial: switches.isFreeTrial,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', projectId)
    .execute()
}

/** null = by the rules. */
export async function saveHealth(
  tx: Kysely<DB>,
  projectId: string,
  byHand: { status: HealthStatus; by: string; at: Date } | null,
): Promise<void> {
  await tx
    .updateTable('project')
    .set({
      operations_status: byHand?.status ?? 'new',
      operations_status_by: byHand?.by ?? null,
      operations_status_at: byHand?.at ?? null,
    })
    .where('id', '=', projectId)
    .execute()
}

/** @param contacts null = the installation's default */
export async function saveFreeTrial(tx: Kysely<DB>, projectId: string, isFreeTrial: boolean, contacts: number | null): Promise<void> {
  await tx.updateTable('project').set({ is_free_trial: isFreeTrial, free_trial_contacts: contacts }).where('id', '=', projectId).execute()
}

/** IDs of the searches that were free trials until now. */
export async function endFreeTrials(tx: Tx, workspaceId: string): Promise<string[]> {
  const rows = await tx
    .updateTable('project')
    .set({ is_free_trial: false, updated_at: sql<Date>`now()` })
    .where('workspace_id', '=', workspaceId)
    .where('is_free_trial', '=', true)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function saveLessons(tx: Tx, projectId: string, notes: readonly LessonNote[]): Promise<void> {
  await tx
    .updateTable('project')
    .set({ lessons: JSON.stringify(notes) })
    .where('id', '=', projectId)
    .execute()
}

export async function savePauseReason(tx: Tx, projectId: string, reason: StopReason | null, otherReason: string | null): Promise<void> {
  await tx
    .updateTable('project')
    .set({ paused_archived_reason: reason, paused_archived_reason_other: otherReason })
    .where('id', '=', projectId)
    .execute()
}

/** Moves counts between stages: one row per stage, never below zero. */
export async function changeCounters(
  tx: Tx,
  project: Pick<ProjectFacts, 'id' | 'workspaceId'>,
  changes: Partial<Record<Stage, number>>,
): Promise<void> {
  const rows = Object.entries(changes).filter(([, by]) => by !== 0)
  if (rows.length === 0) return
  // one order for everyone, so that two moves never wait for each other
  const sorted = rows.toSorted(([a], [b]) => (a < b ? -1 : 1))
  const [stages, by] = [sorted.map(([stage]) => stage), sorted.map(([, change]) => change)]
  await sql`insert into project_counter as counter (project_id, workspace_id, stage, count)
    select ${project.id}, ${project.workspaceId}, stage, greatest(0, change) from unnest(${stages}::text[], ${by}::int[]) as changed (stage, change)
    on conflict (project_id, stage) do update set count = counter.count + (
      select change from unnest(${stages}::text[], ${by}::int[]) as changed (stage, change) where changed.stage = excluded.stage)`.execute(
    tx,
  )
}

/** The model that ranks a project's candidates; null = none. */
export async function saveRankingModel(tx: Tx, projectId: string, model: string | null): Promise<void> {
  await tx.updateTable('project').set({ ranking_model: model }).where('id', '=', projectId).execute()
}

/** Backdates what this transaction created and changed, for generated history. */
export async function dateProjects(tx: Tx, time: Date): Promise<void> {
  for (const column of ['created_at', 'updated_at', 'edited_at'] as const)
    await tx
      .updateTable('project')
      .set({ [column]: time })
      .where(column, '=', sql<Date>`now()`)
      .execute()
}
