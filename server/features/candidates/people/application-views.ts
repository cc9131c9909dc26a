import type { Application } from '@fairlead/domain/shared/application'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'

export interface ApplicationView extends Application {
  id: string
  /** The system it is from; '' for an unknown one. */
  system: string
  addedAt: Date
}

/** Which of these people have applied to the workspace before. */
export async function readApplicants(tx: Tx, personIds: readonly string[]): Promise<Set<string>> {
  if (personIds.length === 0) return new Set()
  const rows = await tx
    .selectFrom('person_application')
    .select('person_id')
    .distinct()
    .where('person_id', '=', sql<string>`any(${personIds})`)
    .execute()
  return new Set(rows.map(({ person_id: id }) => id))
}

/** Each person's applications, newest first; those of the workspace's own row for people of the shared pool. */
export async function readApplications(tx: Tx, personIds: readonly string[]): Promise<Map<string, ApplicationView[]>> {
  if (personIds.length === 0) return new Map()
  const { rows } = await sql<ApplicationView & { person: string }>`
    select given.id as person, a.id, a.system, a.job_title as "jobTitle", a.stage, a.outcome, a.applied_on as "appliedOn", a.ended_on as "endedOn",
      a.reason, a.source, a.external_id as "externalId", a.created_at as "addedAt"
    from unnest(${personIds}::text[]) as given(id)
    join person_application a on a.person_id = given.id
      or a.person_id = (select s.id from person s where s.shadows = given.id and s.workspace_id is not null and s.erased_at is null)
    order by a.applied_on desc nulls last, a.id`.execute(tx)
  const applications = new Map<string, ApplicationView[]>()
  for (const { person, ...application } of rows) applications.set(person, [...(applications.get(person) ?? []), application])
  return applications
}
