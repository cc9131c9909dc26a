// Looks one person up: the workspace's own data first, then the shared pool.
import { sql } from 'kysely'
import type { Profile } from '@fairlead/domain/shared/profile'
import type { Tx } from '../../../platform/database.ts'

export interface FoundPerson {
  id: string
  name: string
  profile: Profile
}

/** By LinkedIn URL, else by email; null when no visible person has either. */
export async function findPerson(
  tx: Tx,
  workspaceId: string,
  by: { linkedinUrl: string | null; email: string | null },
): Promise<FoundPerson | null> {
  const scopes = ['', workspaceId]
  const { rows } = await sql<FoundPerson>`
    with hit as (
      select id from person where coalesce(workspace_id, '') = any(${scopes}::text[]) and linkedin_url = ${by.linkedinUrl}
      union all select person_id from person_email where scope = any(${scopes}::text[]) and address_key(email) = address_key(${by.email}) and not exists (
        select 1 from person where coalesce(workspace_id, '') = any(${scopes}::text[]) and linkedin_url = ${by.linkedinUrl})
    ), known as (select id from hit union select person.id from person join hit on person.shadows = hit.id and person.workspace_id = ${workspaceId})
    select person.id, person.name, person.profile from person
    where person.id in (select coalesce(p.merged_into, p.id) from person p join known on known.id = p.id) and person.erased_at is null
      and not exists (select from person gone where gone.shadows = person.id and gone.workspace_id = ${workspaceId} and gone.erased_at is not null)
    order by person.workspace_id nulls last, person.id limit 1`.execute(tx)
  return rows[0] ?? null
}

/** The candidate of this person in the project, by the shared or the workspace's own row; null without one. */
export async function findInProject(tx: Tx, projectId: string, personId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select candidate.id from candidate where candidate.project_id = ${projectId} and candidate.person_id in (
      select ${personId}::text
      union all select shadows from person where id = ${personId} and shadows is not null
      union all select id from person where shadows = ${personId} and workspace_id = current_workspace()
    ) limit 1`.execute(tx)
  return rows[0]?.id ?? null
}
