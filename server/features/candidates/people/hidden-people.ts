// People whose names a user must not learn: candidates in the user's projects that hide names.
import { sql } from 'kysely'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'

/** The IDs of these people, for the workspace's own row and the shared one, each with the name of a project that hides them. */
export async function readHiddenPeople(tx: Tx, ctx: ActorContext, personId: string | null = null): Promise<Map<string, string>> {
  const { email, userId, isSuperAdmin } = ctx.actor
  const { rows } = await sql<{ id: string; shadows: string | null; project: string }>`
    select person.id, person.shadows, project.name as project
    from project
    join candidate on candidate.project_id = project.id
    join person on person.id = candidate.person_id
    where project.bias_reducer and not project.is_archived
      and (${personId}::text is null or person.id = ${personId} or person.shadows = ${personId}
        or person.id = (select shadows from person own where own.id = ${personId}))
      and (${isSuperAdmin} or project.owner_id = ${userId}
        or exists (select from project_collaborator r where r.project_id = project.id and r.email = ${email})
        or not exists (select from project_collaborator r where r.project_id = project.id))`.execute(tx)
  const hidden = new Map<string, string>()
  for (const { id, shadows, project } of rows) {
    hidden.set(id, project)
    if (shadows) hidden.set(shadows, project)
  }
  if (hidden.size > 0) {
    const ownPerson = await tx
      .selectFrom('person')
      .select(['id', 'shadows'])
      .where('shadows', 'in', [...hidden.keys()])
      .execute()
    for (const { id, shadows } of ownPerson) hidden.set(id, hidden.get(shadows ?? '') ?? '')
  }
  return hidden
}
