// The permission check for projects: every load passes it, and hidden projects appear as missing.
import { mayAdminister, mayDecide, mayRead, type Actor, type ProjectFacts } from '@fairlead/domain/project/project'
import { Refusal } from '@fairlead/domain/refusal'
import type { ProjectSettings } from '@fairlead/domain/project/settings'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '../../../platform/database.ts'
import { factsOfRow, settingsFromColumn } from './project-row.ts'

export interface LoadedProject extends ProjectFacts {
  ownerId: string
  jobTitle: string
  hiringCompany: string
  version: number
  calibratedAt: Date | null
  operationsStatus: string
  /** The user who set it; null = by the rules. */
  healthBy: string | null
  /** For this project only; null = the installation's default. */
  trialContacts: number | null
  settings: ProjectSettings
}

export type Need = 'read' | 'decide' | 'administer'

/** Loads a project for an actor; `lock` keeps it unchanged until the transaction ends. */
export async function accessProject(
  tx: Tx,
  actor: Actor,
  id: string,
  need: Need,
  lock: 'update' | 'share' | 'none' = 'none',
): Promise<LoadedProject> {
  const project = await loadProject(tx, id, lock)
  if (!project || !mayRead(project, actor)) throw new Refusal('project_not_found')
  if ((need === 'decide' && !mayDecide(project, actor)) || (need === 'administer' && !mayAdminister(project, actor)))
    throw new Refusal('not_permitted')
  return project
}

/** For the product itself, which acts without a user; null when the workspace has no such project. */
export async function loadProject(tx: Tx, id: string, lock: 'update' | 'share' | 'none' = 'none'): Promise<LoadedProject | null> {
  let query = tx
    .selectFrom('project')
    .innerJoin('users', 'users.id', 'project.owner_id')
    .selectAll('project')
    .select('users.email as owner_email')
    .where('project.id', '=', id)
  if (lock === 'update') query = query.forNoKeyUpdate('project')
  if (lock === 'share') query = query.forShare('project')
  const row = await query.executeTakeFirst()
  if (!row) return null
  // after the lock, which may have waited for another transaction to change them
  const { counters, roster } = await tx
    .selectNoFrom((where) => [
      jsonArrayFrom(where.selectFrom('project_counter').select(['stage', 'count']).where('project_id', '=', id)).as('counters'),
      jsonArrayFrom(where.selectFrom('project_collaborator').select(['email', 'roster_role as role']).where('project_id', '=', id)).as(
        'roster',
      ),
    ])
    .executeTakeFirstOrThrow()
  return {
    ...factsOfRow(row),
    ownerId: row.owner_id,
    version: row.version,
    settings: settingsFromColumn(row.settings),
    collaborators: roster,
    counts: Object.fromEntries(counters.map((c) => [c.stage, c.count])),
  }
}
