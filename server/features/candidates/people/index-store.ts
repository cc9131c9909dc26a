// Stores people's titles next to their index, and reindexes people after the index changed.
import { sql } from 'kysely'
import type { Profile } from '@fairlead/domain/shared/profile'
import { indexPerson, indexVersion } from '@fairlead/matching/skills/index-person'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { Database, Tx } from '../../../platform/database.ts'

/** Longer texts aren't titles. */
const longest = 240

/** A profile's titles, each once. */
export function titlesOf(profiles: readonly Pick<Profile, 'experiences'>[]): string[] {
  const titles = profiles.flatMap(({ experiences }) => experiences.map(({ title }) => title))
  return [...new Set(titles)].filter((title) => title.trim() !== '' && title.length <= longest)
}

/** @param workspaceId null = the shared pool */
export async function savePoolTitles(tx: Tx | Database['system'], workspaceId: string | null, titles: readonly string[]): Promise<void> {
  if (titles.length === 0) return
  // in a fixed order, so that two writers of the same titles don't deadlock
  await sql`insert into pool_title (workspace_id, title)
    select ${workspaceId}, t from unnest(${titles.toSorted()}::text[]) as u(t) where not exists
      (select 1 from pool_title p where coalesce(p.workspace_id, '') = coalesce(${workspaceId}, '') and md5(p.title) = md5(t))
    on conflict do nothing`.execute(tx)
}

export interface PersonIndexRow {
  /** The person's. */
  id: string
  concepts: number[]
  years: number
}

export async function savePersonIndex(tx: Tx, workspaceId: string, rows: readonly PersonIndexRow[]): Promise<void> {
  await sql`insert into person_index (person_id, workspace_id, concepts, years, version)
    select id, ${workspaceId}, concepts, years, ${indexVersion} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id text, concepts int[], years real)
    on conflict (person_id) do update set concepts = excluded.concepts, years = excluded.years, version = excluded.version`.execute(tx)
}

/** No search finds them anymore. */
export async function deleteIndex(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('person_index').where('person_id', '=', personId).execute()
}

/** A trigger writes tags and applications into the index whenever the row is written. */
export async function indexAgain(tx: Tx, personIds: readonly string[]): Promise<void> {
  if (personIds.length === 0) return
  await sql`update person_index set version = version where person_id = any(${personIds}::text[])`.execute(tx)
}

/** Whether no one can be found at all. */
export async function isPoolEmpty(tx: Tx): Promise<boolean> {
  const someone = await tx.selectFrom('person_index').select('person_id').limit(1).executeTakeFirst()
  return someone === undefined
}

const chunk = 200

/**
 * Reads people whose index is of an older version, a few at a time; concurrent searches use their
 * older index. Returns how many were read. Safe to run in several processes and again after a stop.
 * @param isLeaving checked between chunks
 */
export async function renewIndex(database: Database, vocabulary: Vocabulary, month: string, isLeaving: () => boolean): Promise<number> {
  let after = ''
  let renewed = 0
  while (!isLeaving()) {
    const rows = await database.system
      .selectFrom('person_index')
      .innerJoin('person', 'person.id', 'person_index.person_id')
      .select(['person.id', 'person.workspace_id', 'person.profile', 'person.updated_at'])
      .where('person_index.version', '<', indexVersion)
      .where('person.id', '>', after)
      .orderBy('person.id')
      .limit(chunk)
      .execute()
    if (rows.length === 0) break
    after = rows.at(-1)?.id ?? after
    const read: { id: string; concepts: number[]; years: number; at: Date }[] = []
    for (const row of rows) {
      const { concepts, yearsOfExperience } = indexPerson(vocabulary, row.profile, month)
      read.push({ id: row.id, concepts, years: yearsOfExperience, at: row.updated_at })
      if (read.length % 20 === 0) await new Promise((resolve) => setImmediate(resolve))
    }
    for (const [workspaceId, people] of Map.groupBy(rows, (row) => row.workspace_id))
      await savePoolTitles(database.system, workspaceId, titlesOf(people.map((row) => row.profile)))
    // a person written in the meantime already has a newer index
    await sql`update person_index set concepts = r.concepts, years = r.years, version = ${indexVersion}
      from jsonb_to_recordset(${JSON.stringify(read)}::jsonb) as r(id text, concepts int[], years real, at timestamptz), person
      where person_index.person_id = r.id and person.id = r.id and person_index.version < ${indexVersion}
        and date_trunc('milliseconds', person.updated_at) = r.at`.execute(database.system)
    renewed += rows.length
  }
  if (renewed > 0) await sql`select count_pool_words()`.execute(database.system)
  return renewed
}
