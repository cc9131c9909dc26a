// Projects as shown in the list and the panel: a fixed number of statements, however many projects there are.
import { readText, type NotePart } from '@fairlead/domain/shared/stored-text'
import { text as lessonsText } from '@fairlead/matching/learn/texts/lessons'
import type { BatchComparison } from '@fairlead/domain/project/batch-fit'
import type { Role } from '@fairlead/domain/account/permissions'
import { mayRead, roleFor, type Collaborator, type ProjectFacts } from '@fairlead/domain/project/project'
import type { StopReason } from '@fairlead/domain/project/stop-reason'
import { decideHealth } from '@fairlead/domain/operations/health-rules'
import type { ActorContext } from '../../../platform/context.ts'
import type { Settings } from '../../../platform/settings.ts'
import type { ProjectSettings } from '@fairlead/domain/project/settings'
import { countContacted } from './free-trial.ts'
import { readHealthFacts } from './health-facts.ts'
import { factsOfRow, settingsFromColumn } from '../records/project-row.ts'

export interface ProjectView extends ProjectFacts {
  jobTitle: string
  hiringCompany: string
  role: Role
  isOwned: boolean
  /** For staff, the rules' result, unless set manually; for others, the value that was set. */
  operationsStatus: string
  healthBy: string | null
  healthReason: string | null
  trialContacts: number | null
  stopReason: { reason: StopReason | null; other: string | null }
  calibratedAt: Date | null
  settings: ProjectSettings
  /** Contacted candidates; counted only in free trials. */
  contacted: number
  roster: { email: string; role: Collaborator['role']; name: string | null }[]
  search:
    | (BatchComparison & {
        id: string
        state: 'queued' | 'running' | 'completed' | 'failed'
        progress: number
        isCalibration: boolean
        note: string | null
        finishedAt: Date | null
        noteParts: NotePart[] | null
      })
    | null
  lessons: string[]
  createdAt: Date
  /** When the settings were last changed, and by which user; null if unknown. */
  editedAt: Date | null
  editedBy: string | null
}

export function listProjects(ctx: ActorContext, installation: Pick<Settings, 'freeTrialContacts'>): Promise<ProjectView[]> {
  return ctx.transaction(async (tx) => {
    const rows = await tx
      .selectFrom('project')
      .innerJoin('users', 'users.id', 'project.owner_id')
      .leftJoin('users as editor', 'editor.id', 'project.edited_by')
      .selectAll('project')
      .select(['users.email as owner_email', 'editor.first_name as editor_first_name', 'editor.last_name as editor_last_name'])
      .orderBy('project.created_at', 'desc')
      .execute()
    const counters = Map.groupBy(
      await tx.selectFrom('project_counter').select(['project_id', 'stage', 'count']).execute(),
      (row) => row.project_id,
    )
    const rosters = Map.groupBy(
      await tx
        .selectFrom('project_collaborator')
        .leftJoin('users', 'users.email', 'project_collaborator.email')
        .select([
          'project_collaborator.project_id',
          'project_collaborator.email',
          'project_collaborator.roster_role as role',
          'users.first_name',
          'users.last_name',
        ])
        .execute(),
      (row) => row.project_id,
    )
    const runs = new Map(
      (
        await tx
          .selectFrom('search_run')
          .distinctOn('project_id')
          .select([
            'project_id',
            'id',
            'state',
            'progress',
            'is_calibration',
            'note',
            'finished_at',
            'note_parts',
            'found',
            'fits',
            'missed',
            'found_before',
            'missed_before',
          ])
          .orderBy('project_id')
          .orderBy('batch', 'desc')
          .execute()
      ).map((run) => [run.project_id, run]),
    )
    const contacted = await countContacted(
      tx,
      rows.filter((row) => row.is_free_trial).map((row) => row.id),
    )
    const health = ctx.actor.isStaff ? await readHealthFacts(tx, ctx.now(), installation) : null
    return rows
      .map((row): ProjectView => {
        const facts = health?.get(row.id)
        const byRules = facts ? decideHealth(facts, ctx.now()) : null
        const roster = (rosters.get(row.id) ?? []).map((c) => ({
          email: c.email,
          role: c.role,
          name: c.first_name ? `${c.first_name} ${c.last_name}` : null,
        }))
        const collaborators = roster.map((c) => ({ email: c.email, role: c.role }))
        const run = runs.get(row.id)
        return {
          ...factsOfRow(row),
          operationsStatus: row.operations_status_by === null && byRules ? byRules.status : row.operations_status,
          healthBy: health ? row.operations_status_by : null,
          healthReason: byRules?.reason ?? null,
          collaborators,
          roster,
          role: roleFor({ collaborators, ownerEmail: row.owner_email }, ctx.actor),
          isOwned: row.owner_id === ctx.userId,
          settings: settingsFromColumn(row.settings),
          contacted: contacted.get(row.id) ?? 0,
          counts: Object.fromEntries((counters.get(row.id) ?? []).map((c) => [c.stage, c.count])),
          search: run
            ? {
                id: run.id,
                state: run.state,
                progress: run.progress,
                isCalibration: run.is_calibration,
                note: run.note,
                finishedAt: run.finished_at,
                noteParts: run.note_parts,
                found: run.found,
                fits: run.fits,
                missed: run.missed,
                foundBefore: run.found_before,
                missedBefore: run.missed_before,
              }
            : null,
          lessons: row.lessons.map((note) => (typeof note === 'string' ? note : readText(lessonsText, note.text, note.english))),
          createdAt: row.created_at,
          editedAt: row.edited_at,
          editedBy: row.editor_first_name === null ? null : `${row.editor_first_name} ${row.editor_last_name ?? ''}`.trim(),
        }
      })
      .filter((project) => mayRead(project, ctx.actor))
  })
}
