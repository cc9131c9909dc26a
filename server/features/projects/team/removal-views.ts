// What ends or changes hands when a member is removed.
import type { Kysely } from 'kysely'
import { needsSuccessor } from '@fairlead/domain/project/members'
import type { DB } from '../../../platform/schema.ts'
import type { WorkspaceMember } from '../../accounts/members/member-views.ts'

/** The effects of a removal, for the dialog. */
export interface Removal extends Ends {
  /** The projects that someone has to take over: those they own, and those whose roster has no other owner. */
  projects: { id: string; name: string }[]
  /** Other projects whose roster they leave. */
  rosters: number
}

export interface Ends {
  calendars: number
  invitations: number
  reviewLinks: number
  /** Upcoming interviews with them, which stay booked. */
  interviews: number
}

/** What belongs to the member alone. */
export async function countWhatEnds(
  db: Kysely<DB>,
  workspaceId: string,
  { id, email }: Pick<WorkspaceMember, 'id' | 'email'>,
  now: Date,
): Promise<Ends> {
  const count = async (query: { executeTakeFirstOrThrow(): Promise<{ count: string | number | bigint }> }) =>
    Number((await query.executeTakeFirstOrThrow()).count)
  return {
    calendars: await count(
      db
        .selectFrom('calendar_account')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('user_id', '=', id),
    ),
    invitations: await count(
      db
        .selectFrom('invitation')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('invited_by', '=', id)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now),
    ),
    reviewLinks: await count(
      db
        .selectFrom('link')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('workspace_id', '=', workspaceId)
        .where('purpose', '=', 'hm_review')
        .where('email', '=', email)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now),
    ),
    interviews: await count(
      db
        .selectFrom('interview_panelist')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('user_id', '=', id)
        .where('role', '=', 'interviewer')
        .where('state', '=', 'booked')
        .where('start_at', '>', now),
    ),
  }
}

interface ProjectName {
  id: string
  name: string
}

/** `owned`: created by the member. `alone`: no other administrator. `others`: on the roster with other owners. */
export async function projectsOf(
  db: Kysely<DB>,
  workspaceId: string,
  { id, email }: Pick<WorkspaceMember, 'id' | 'email'>,
): Promise<{ owned: ProjectName[]; alone: ProjectName[]; others: ProjectName[] }> {
  const rows = await db
    .selectFrom('project')
    .select(['id', 'name', 'owner_id'])
    .where('workspace_id', '=', workspaceId)
    .where((eb) =>
      eb.or([
        eb('owner_id', '=', id),
        eb.exists(
          eb
            .selectFrom('project_collaborator')
            .select('email')
            .whereRef('project_collaborator.project_id', '=', 'project.id')
            .where('project_collaborator.email', '=', email),
        ),
      ]),
    )
    .orderBy('name')
    .orderBy('id')
    .execute()
  const owned = rows.filter((row) => row.owner_id === id)
  const rest = rows.filter((row) => row.owner_id !== id)
  const rosters =
    rest.length === 0
      ? []
      : await db
          .selectFrom('project_collaborator')
          .select(['project_id', 'email', 'roster_role as role'])
          .where(
            'project_id',
            'in',
            rest.map((row) => row.id),
          )
          .execute()
  const isAlone = (project: ProjectName) =>
    needsSuccessor(
      rosters.filter((row) => row.project_id === project.id).map((row) => ({ email: row.email, role: row.role })),
      email,
    )
  const named = ({ id: projectId, name }: ProjectName) => ({ id: projectId, name })
  return {
    owned: owned.map(named),
    alone: rest.filter(isAlone).map(named),
    others: rest.filter((row) => !isAlone(row)).map(named),
  }
}
