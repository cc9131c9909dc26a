// Fills the shared talent pool, once: in large chunks, indexed for search on insertion.
import { keysOf } from '@fairlead/domain/shared/records'
import { sql } from 'kysely'
import { fullName, type Profile } from '@fairlead/domain/shared/profile'
import { indexPerson, indexVersion } from '@fairlead/matching/skills/index-person'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import { savePoolTitles, titlesOf } from '../features/candidates/people/index-store.ts'
import type { Database } from '../platform/database.ts'

export interface PoolPerson extends Profile {
  id: string
}

const chunkSize = 1000

/** Adds people to the shared pool; existing ones (same ID) stay. Returns how many were added. */
export async function seedPool(
  database: Database,
  vocabulary: Vocabulary,
  {
    people,
    source,
    now,
    onProgress = () => void 0,
  }: { people: Iterable<PoolPerson>; source: string; now: Date; onProgress?: (done: number) => void },
): Promise<number> {
  const month = now.toISOString().slice(0, 7)
  let added = 0
  const titles = new Set<string>()
  // Postgres writes one chunk while the next is read and indexed here
  let writing = Promise.resolve(0)
  let rows: ReturnType<typeof toRow>[] = []
  const write = async () => {
    added += await writing
    onProgress(added)
    writing = writeChunk(database, JSON.stringify(rows))
    rows = []
  }
  for (const person of people) {
    rows.push(toRow(vocabulary, person, source, now, month))
    for (const title of titlesOf([person])) titles.add(title)
    // lets the previous chunk flow to Postgres: on a busy machine a connection would otherwise exceed its time limit
    if (rows.length % 5 === 0) await new Promise((resolve) => setImmediate(resolve))
    if (rows.length === chunkSize) await write()
  }
  await write()
  added += await writing
  await savePoolTitles(database.system, null, [...titles])
  await sql`select count_pool_words()`.execute(database.system)
  await sql`analyze person, person_index, person_email`.execute(database.system)
  return added
}

function toRow(vocabulary: Vocabulary, { id, ...profile }: PoolPerson, source: string, now: Date, month: string) {
  const { concepts, yearsOfExperience } = indexPerson(vocabulary, profile, month)
  const fields = keysOf(profile).filter((field) => !isEmpty(profile[field]))
  return {
    id,
    name: fullName(profile),
    headline: profile.headline,
    linkedin_url: profile.linkedinUrl,
    profile,
    sources: Object.fromEntries(fields.map((field) => [field, [{ source, at: now.toISOString() }]])),
    concepts,
    years: yearsOfExperience,
    emails: [...profile.personalEmails, ...profile.workEmails].map((email) => email.toLowerCase()),
  }
}

/** One statement, so that the people are sent and read once. */
async function writeChunk(database: Database, people: string): Promise<number> {
  const result = await sql`
    with r as materialized (
      select * from jsonb_to_recordset(${people}::jsonb)
        as r(id text, name text, headline text, linkedin_url text, profile jsonb, sources jsonb, emails text[], concepts int[], years real)
    ), added as (
      insert into person (id, name, headline, linkedin_url, profile, sources, source)
      select id, name, headline, linkedin_url, profile, sources, 'pool' from r
      on conflict (id) do nothing
    ), mail as (
      insert into person_email (scope, email, person_id)
      select '', e.email, r.id from r, unnest(r.emails) as e(email)
      on conflict do nothing
    )
    insert into person_index (person_id, concepts, years, version)
    select id, concepts, years, ${indexVersion} from r
    on conflict do nothing`.execute(database.system)
  return Number(result.numAffectedRows ?? 0)
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
