// The analytics a user can read, filtered by projects, days, and sources.
import { mayDo, mayRead, type Actor, type Collaborator } from '@fairlead/domain/project/project'
import { checkPeriod, type Period } from '@fairlead/domain/insight/period'
import { Refusal } from '@fairlead/domain/refusal'
import type { Tx } from '../../platform/database.ts'

export interface Wanted extends Period {
  /** Empty = everything the user may read. */
  projectIds: readonly string[]
  /** Empty = all; only the funnel has sources. */
  sources: readonly string[]
}

export interface ScopeProject {
  id: string
  name: string
  isArchived: boolean
  biasReducer: boolean
}

export interface Scope extends Wanted {
  workspaceId: string
  /** All projects whose figures the user may read, by name. */
  projects: ScopeProject[]
  /** All others in the workspace, even those that no user here may read: they are subtracted from the total. */
  otherIds: string[]
}

/** `projectIds` in the result are empty only if there is no project at all. A project the user may not open looks nonexistent. */
export async function readScope(tx: Tx, actor: Actor, search: Wanted): Promise<Scope> {
  const wrong = checkPeriod(search)
  if (wrong) throw new Refusal('invalid_input', Object.values(wrong)[0], wrong)
  const rows = await tx
    .selectFrom('project')
    .innerJoin('users', 'users.id', 'project.owner_id')
    .select([
      'project.id',
      'project.name',
      'project.lifecycle_status',
      'project.is_archived',
      'project.bias_reducer',
      'users.email as owner_email',
    ])
    .orderBy('project.name')
    .orderBy('project.id')
    .execute()
  const roster = await tx.selectFrom('project_collaborator').select(['project_id', 'email', 'roster_role as role']).execute()
  const rosters = Map.groupBy(roster, (row) => row.project_id)
  const withRoster = rows.map((row) => ({
    id: row.id,
    name: row.name,
    isDraft: row.lifecycle_status === 'draft',
    isArchived: row.is_archived,
    biasReducer: row.bias_reducer,
    ownerEmail: row.owner_email,
    collaborators: (rosters.get(row.id) ?? []).map(({ email, role }): Collaborator => ({ email, role })),
  }))
  const readable = withRoster.filter((project) => mayDo('read_analytics', project, actor))
  for (const id of search.projectIds) {
    if (readable.some((project) => project.id === id)) continue
    const project = withRoster.find((project) => project.id === id)
    throw new Refusal(project && mayRead(project, actor) ? 'not_permitted' : 'project_not_found')
  }
  const projects = readable.filter((project) => !project.isDraft)
  const chosen = new Set(search.projectIds.length > 0 ? search.projectIds : projects.map((project) => project.id))
  return {
    ...search,
    workspaceId: actor.workspaceId,
    projects: projects.map(({ id, name, isArchived, biasReducer }) => ({ id, name, isArchived, biasReducer })),
    projectIds: [...chosen],
    otherIds: withRoster.filter((project) => !chosen.has(project.id)).map((project) => project.id),
  }
}
