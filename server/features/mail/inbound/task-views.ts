// Open tasks for everyone who may decide on their candidates, and for admins when they are legal requests.
import { dayOfMoment } from '@fairlead/domain/shared/days'
import type { TaskDetails, TaskKind } from '@fairlead/domain/conversation/tasks'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { isWorkspaceAdmin } from '../../accounts/users/workspace-rights.ts'

export interface TaskView {
  id: string
  kind: TaskKind
  projectId: string
  projectName: string
  candidateId: string
  name: string
  day: string | null
  quote: string | null
  details: TaskDetails
  createdAt: Date
  /** The actor may close it. */
  mayClose: boolean
}

/** Maximum listed at once; the page says when there may be more. */
const maxListed = 500

export interface TaskFilter {
  projectId?: string | undefined
  /** Without those of a later day; a dispute waits from its first day. */
  dueBy?: Date | undefined
  limit?: number
}

/** Tasks with a day first, earliest first. */
export function listTasks(ctx: ActorContext, filter: TaskFilter = {}): Promise<TaskView[]> {
  return ctx.transaction(async (tx) => {
    const isAdmin = await isWorkspaceAdmin(tx, ctx.actor)
    const rows = await openTasks(tx, ctx, isAdmin, filter)
    return rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      projectId: row.project_id,
      projectName: row.project_name,
      candidateId: row.candidate_id,
      name: shownName(row.person_name, row.bias_reducer),
      day: row.due_at && dayOfMoment(row.due_at),
      quote: row.bias_reducer ? null : row.quote,
      details: row.details ?? {},
      createdAt: row.created_at,
      mayClose: row.kind !== 'data_request' || isAdmin,
    }))
  })
}

function openTasks(tx: Tx, ctx: ActorContext, isAdmin: boolean, { projectId, dueBy, limit = maxListed }: TaskFilter) {
  const { email, isSuperAdmin } = ctx.actor
  return tx
    .selectFrom('task')
    .innerJoin('project', 'project.id', 'task.project_id')
    .innerJoin('candidate', 'candidate.id', 'task.candidate_id')
    .innerJoin('person', 'person.id', 'candidate.person_id')
    .selectAll('task')
    .select(['project.name as project_name', 'project.bias_reducer', 'person.name as person_name'])
    .where('task.state', '=', 'open')
    .$if(projectId !== undefined, (query) => query.where('task.project_id', '=', projectId ?? ''))
    .$if(dueBy !== undefined, (query) =>
      query.where((eb) => eb.or([eb('due_at', 'is', null), eb('due_at', '<=', dueBy ?? null), eb('task.kind', '=', 'dispute')])),
    )
    .where((eb) => {
      if (isSuperAdmin) return eb.lit(true)
      const roster = eb
        .selectFrom('project_collaborator')
        .select('roster_role')
        .whereRef('project_collaborator.project_id', '=', 'project.id')
      return eb.or([
        eb.exists(roster.where('email', '=', email).where('roster_role', 'in', ['owner', 'member'])),
        eb.and([eb.not(eb.exists(roster)), eb('project.owner_id', '=', ctx.actor.userId)]),
        ...(isAdmin ? [eb('task.kind', 'in', ['data_request', 'dispute'])] : []),
      ])
    })
    .orderBy('task.due_at', (order) => order.asc().nullsLast())
    .orderBy('task.created_at')
    .limit(limit)
    .execute()
}
