// The only writer of person_application: what exports of earlier systems say about a person's applications.
import { mergeApplication } from '@fairlead/domain/candidate/application'
import type { Application } from '@fairlead/domain/shared/application'
import { normalise } from '@fairlead/domain/reference/normalise'
import { sql } from 'kysely'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'

/** Where applications are from: the system's name, '' for an unknown one, and the import that adds them. */
export interface ApplicationOrigin {
  system: string
  importId: string | null
}

interface ListedApplication {
  id: string
  personId: string
  key: string
  application: Application
  state: 'stored' | 'changed' | 'new'
}

/** The same application in another export: by its ID in the system, else by the job and the day. */
const keyOf = ({ externalId, jobTitle, appliedOn }: Application, system: string): string =>
  externalId === '' ? `${normalise(jobTitle)}\n${appliedOn ?? ''}` : `${system}\n${externalId}`

export interface ApplicationList {
  learn(stored: readonly ListedApplication[]): void
  /** Returns whether it says anything new. */
  take(personId: string, application: Application, system: string): boolean
  changes(): ListedApplication[]
  /** The keys of the applications that were taken, by person. */
  keys(): Map<string, string[]>
}

/** The applications of an import chunk, in memory. */
export function openApplications(): ApplicationList {
  const byKey = new Map<string, ListedApplication>()
  const takenKeys = new Map<string, string[]>()
  const placeOf = (personId: string, key: string) => `${personId}\n${key}`
  return {
    learn(stored) {
      for (const entry of stored) {
        const place = placeOf(entry.personId, entry.key)
        if (!byKey.has(place)) byKey.set(place, entry)
      }
    },
    take(personId, application, system) {
      const key = keyOf(application, system)
      takenKeys.set(personId, [...(takenKeys.get(personId) ?? []), key])
      const existing = byKey.get(placeOf(personId, key))
      if (!existing) {
        byKey.set(placeOf(personId, key), { id: newId(), personId, key, application, state: 'new' })
        return true
      }
      const merged = mergeApplication(existing.application, application)
      if (JSON.stringify(merged) === JSON.stringify(existing.application)) return false
      Object.assign(existing, { application: merged, state: existing.state === 'new' ? 'new' : 'changed' })
      return true
    },
    keys: () => takenKeys,
    changes: () => [...byKey.values()].filter(({ state }) => state !== 'stored'),
  }
}

const columns = [
  'id',
  'person_id',
  'key',
  'job_title',
  'stage',
  'outcome',
  'applied_on',
  'ended_on',
  'reason',
  'source',
  'external_id',
] as const

/** What the workspace knows of these people's applications. */
export async function findApplications(
  tx: Tx,
  ctx: Pick<WorkspaceContext, 'workspaceId'>,
  personIds: readonly string[],
): Promise<ListedApplication[]> {
  if (personIds.length === 0) return []
  const rows = await tx
    .selectFrom('person_application')
    .select(columns)
    .where('workspace_id', '=', ctx.workspaceId)
    .where('person_id', '=', sql<string>`any(${[...new Set(personIds)]})`)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    personId: row.person_id,
    key: row.key,
    state: 'stored',
    application: {
      jobTitle: row.job_title,
      stage: row.stage,
      outcome: row.outcome,
      appliedOn: row.applied_on,
      endedOn: row.ended_on,
      reason: row.reason,
      source: row.source,
      externalId: row.external_id,
    },
  }))
}

/** Writes new and changed applications; the people's rows exist, and their index is written afterward. */
export async function saveApplications(
  tx: Tx,
  ctx: WorkspaceContext,
  changes: readonly ListedApplication[],
  { system, importId }: ApplicationOrigin,
): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ id, personId, key, application }) => ({
    id,
    person_id: personId,
    key,
    job_title: application.jobTitle,
    stage: application.stage,
    outcome: application.outcome,
    applied_on: application.appliedOn,
    ended_on: application.endedOn,
    reason: application.reason,
    source: application.source,
    external_id: application.externalId,
  }))
  await sql`insert into person_application (id, workspace_id, person_id, import_id, key, system, external_id, job_title, stage, outcome, applied_on, ended_on, reason, source, created_at)
    select id, ${ctx.workspaceId}, person_id, ${importId}, key, ${system}, external_id, job_title, stage, outcome, applied_on, ended_on, reason, source, ${ctx.now().toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id text, person_id text, key text, external_id text, job_title text, stage text, outcome text, applied_on text, ended_on text, reason text, source text)
    on conflict (id) do update set job_title = excluded.job_title, stage = excluded.stage, outcome = excluded.outcome, applied_on = excluded.applied_on,
      ended_on = excluded.ended_on, reason = excluded.reason, source = excluded.source, external_id = excluded.external_id`.execute(tx)
}

/**
 * Removes the applications that an import added to these people; one that another import told of, too, is that import's from
 * now on.
 */
export async function removeApplications(tx: Tx, importId: string, personIds: readonly string[]): Promise<void> {
  await sql`update person_application a set import_id = o.import_id
    from import_change o where a.import_id = ${importId} and a.person_id = any(${personIds}::text[])
      and o.person_id = a.person_id and o.import_id <> ${importId} and a.key = any(o.application_keys)`.execute(tx)
  await tx
    .deleteFrom('person_application')
    .where('import_id', '=', importId)
    .where('person_id', '=', sql<string>`any(${personIds})`)
    .execute()
}
