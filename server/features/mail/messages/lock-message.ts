// The one order of locks for everything that touches an outgoing message: the project's gate, then the candidate, then the message.
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import { loadCandidates, type LoadedCandidate } from '../../candidates/records/access-candidate.ts'
import { enterProjectGates, readMailProjects, sharedGate, type MailProject } from '../../projects/records/project-gate.ts'
import type { MessageRow } from './message-row.ts'

export interface LockedMessage {
  /** The recipient and their project; null for email to colleagues, which no candidate can stop. */
  about: { project: MailProject; candidate: LoadedCandidate } | null
  row: MessageRow
  /** By the clock of the database: leases of several workers are measured by one clock. */
  now: Date
}

/**
 * null when the message (or its candidate) is gone. The project's row is read and not locked: anyone who works in the same project never
 * waits for the sender, and a pause waits only for the intents under way (project-gate.ts).
 */
export async function lockMessage(tx: Tx, id: string): Promise<LockedMessage | null> {
  return (await lockMessages(tx, [id])).get(id) ?? null
}

/** The same for several, by id; those that are gone are left out. */
export async function lockMessages(tx: Tx, ids: readonly string[]): Promise<Map<string, LockedMessage>> {
  const keys = await enterGates(tx, ids)
  const ofCandidates = keys.flatMap(({ project_id, candidate_id }) =>
    project_id !== null && candidate_id !== null ? [{ project: project_id, candidate: candidate_id }] : [],
  )
  const { projects, candidates } = await lockRecipients(tx, ofCandidates)
  const { rows, now } = await lockRows(tx, ids)
  const locked = new Map<string, LockedMessage>()
  for (const { id, project_id, candidate_id } of keys) {
    const row = rows.get(id)
    const candidate = candidate_id === null ? undefined : candidates.get(candidate_id)
    const project = candidate && projects.get(candidate.projectId)
    if (!row) continue
    if (candidate_id === null || project_id === null) locked.set(id, { about: null, row, now })
    else if (project && candidate) locked.set(id, { about: { project, candidate }, row, now })
  }
  return locked
}

interface Keys {
  id: string
  project_id: string | null
  candidate_id: string | null
}

/** The projects and candidates of the messages; the gates of their projects are held from here on. */
async function enterGates(tx: Tx, ids: readonly string[]): Promise<Keys[]> {
  const { rows } = await sql<Keys>`
    select id, project_id, candidate_id, case when candidate_id is not null then ${sharedGate(sql`project_id`)} end
    from (select id, project_id, candidate_id from message where id = any(${ids}) order by project_id, id) as keys`.execute(tx)
  return rows
}

async function lockRecipients(tx: Tx, keys: readonly { project: string; candidate: string }[]) {
  if (keys.length === 0) return { projects: new Map<string, MailProject>(), candidates: new Map<string, LoadedCandidate>() }
  const projects = await readMailProjects(tx, [...new Set(keys.map(({ project }) => project))])
  const candidates = await loadCandidates(
    tx,
    keys.map(({ candidate }) => candidate),
    true,
  )
  // some may have moved to another project while this waited for the locks
  const furtherIds = candidates.map(({ projectId }) => projectId).filter((id) => !projects.has(id))
  const more = furtherIds.length === 0 ? [] : await enterProjectGates(tx, furtherIds)
  return { projects: new Map([...projects, ...more]), candidates: new Map(candidates.map((candidate) => [candidate.id, candidate])) }
}

async function lockRows(tx: Tx, ids: readonly string[]): Promise<{ rows: Map<string, MessageRow>; now: Date }> {
  const records = await tx
    .selectFrom('message')
    .selectAll()
    .select(sql<Date>`clock_timestamp()`.as('clock'))
    .where('id', '=', sql<string>`any(${ids})`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const rows = new Map<string, MessageRow>()
  // the clock of the last one: by then all were locked
  let now = new Date(0)
  for (const { clock, ...row } of records) {
    rows.set(row.id, row)
    if (clock > now) now = clock
  }
  return { rows, now }
}
