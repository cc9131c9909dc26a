// Looks one person up: the workspace's own knowledge first, the shared pool second.
import { sql } from 'kysely'
import { fullName, type Profile } from '@fairlead/domain/candidate/profile'
import { Refusal } from '@fairlead/domain/refusal'
import { linkedinProfile, notLinkedin } from '@fairlead/domain/text/validation'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { accessProject } from '../projects/access-project.ts'
import { emailsOf } from './person-book.ts'

export interface FoundPerson {
  id: string
  name: string
  profile: Profile
}

/** By LinkedIn URL, else by e-mail; null when nobody the workspace may see has either. */
export async function findPerson(
  tx: Tx,
  workspaceId: string,
  by: { linkedinUrl: string | null; email: string | null },
): Promise<FoundPerson | null> {
  const scopes = ['', workspaceId]
  const { rows } = await sql<FoundPerson>`
    with hit as (
      select id from person where coalesce(workspace_id, '') = any(${scopes}::text[]) and linkedin_url = ${by.linkedinUrl}
      union all select person_id from person_email where scope = any(${scopes}::text[]) and email = ${by.email} and not exists (
        select 1 from person where coalesce(workspace_id, '') = any(${scopes}::text[]) and linkedin_url = ${by.linkedinUrl})
    ), known as (select id from hit union select person.id from person join hit on person.shadows = hit.id and person.workspace_id = ${workspaceId})
    select person.id, person.name, person.profile from person join known on known.id = person.id
    order by person.workspace_id nulls last, person.id limit 1`.execute(tx)
  return rows[0] ?? null
}

/** The candidate who is this person in the project, under the shared row or the workspace's own; null when there is none. */
export async function findInProject(tx: Tx, projectId: string, personId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select candidate.id from candidate where candidate.project_id = ${projectId} and candidate.person_id in (
      select ${personId}::text
      union all select shadows from person where id = ${personId} and shadows is not null
      union all select id from person where shadows = ${personId} and workspace_id = current_workspace()
    ) limit 1`.execute(tx)
  return rows[0]?.id ?? null
}

/** Before an import by hand: is the person in the project, and which address is known? */
export function checkImport(
  ctx: ActorContext,
  input: { projectId: string; linkedinUrl: string },
): Promise<{ inProject: boolean; email: string | null; name: string | null }> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, input.projectId, 'decide')
    const linkedinUrl = linkedinProfile(input.linkedinUrl)
    if (!linkedinUrl) throw new Refusal('invalid_input', undefined, { cand_linkedin_url: notLinkedin })
    const person = await findPerson(tx, ctx.workspaceId, { linkedinUrl, email: null })
    if (!person) return { inProject: false, email: null, name: null }
    const inProject = (await findInProject(tx, project.id, person.id)) !== null
    return { inProject, email: emailsOf(person.profile)[0] ?? null, name: fullName(person.profile) || null }
  })
}
