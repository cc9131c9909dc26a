// The only writer of a workspace's own people: person, addresses, and search index change together, in a fixed number of
// statements.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { MergeBase } from '@fairlead/domain/candidate/combine'
import type { SourcedProfile } from '@fairlead/domain/candidate/undo-merge'
import { currentExperience, fullName, type Profile } from '@fairlead/domain/shared/profile'
import { addressKey } from '@fairlead/domain/shared/validation'
import { indexPerson } from '@fairlead/matching/skills/index-person'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { deleteIndex, savePoolTitles, titlesOf, savePersonIndex, type PersonIndexRow } from './index-store.ts'
import { emailsOf, hasAddress, namelyId, type BookPerson, type Newcomer } from './person-book.ts'

/** Serializes imports of one workspace until their transactions end, so that each sees the previous one's rows. */
export async function lockPeople(tx: Tx, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`people ${workspaceId}`}, 0))`.execute(tx)
}

/** Everyone the newcomers may be: by LinkedIn URL, email, or name, including the workspace's own rows of shared people. */
export async function findKnown(tx: Tx, workspaceId: string, newcomers: readonly Newcomer[]): Promise<BookPerson[]> {
  const urls = newcomers.flatMap(({ profile }) => profile.linkedinUrl ?? [])
  const emails = newcomers.flatMap(({ profile }) => emailsOf(profile).map(addressKey))
  const ids = newcomers.flatMap(({ profile }) => (hasAddress(profile) ? [] : namelyId(workspaceId, profile)))
  const scopes = ['', workspaceId]
  const { rows } = await sql<
    Pick<BookPerson, 'id' | 'shadows' | 'profile' | 'sources'> & {
      workspace_id: string | null
      merged_ids: string[]
      merged_urls: string[]
    }
  >`
    with hit as (
      select id from person where coalesce(workspace_id, '') = any(${scopes}::text[]) and linkedin_url = any(${urls}::text[])
      union select person_id from person_email where scope = any(${scopes}::text[]) and address_key(email) = any(${emails}::text[])
      union select id from person where id = any(${ids}::text[])
    ), known as (select id from hit union select person.id from person join hit on person.shadows = hit.id and person.workspace_id = ${workspaceId})
    select person.id, person.workspace_id, person.shadows, person.profile, person.sources,
      array(select m.id from person m where m.merged_into = person.id) as merged_ids,
      array(select m.linkedin_url from person m where m.merged_into = person.id and m.linkedin_url is not null) as merged_urls
    from person where person.id in (select coalesce(p.merged_into, p.id) from person p join known on known.id = p.id)
      and person.erased_at is null order by person.id`.execute(tx)
  return rows.map(({ workspace_id, merged_ids, merged_urls, ...row }) => ({
    ...row,
    workspaceId: workspace_id,
    mergedIds: merged_ids,
    mergedUrls: merged_urls,
    state: 'stored',
  }))
}

/** The ID of the record that stands for a person. */
export const standingFor = (personId: string) =>
  sql<string>`(select coalesce(merged.merged_into, merged.id) from person merged where merged.id = ${personId})`

/** The row of a person that a workspace reads and changes: its own, else the shared one; that of a merged person is the one it was merged into. */
export function readOwnPerson(tx: Tx, workspaceId: string, personId: string) {
  return (
    tx
      .selectFrom('person')
      .select(['id', 'workspace_id', 'shadows', 'profile', 'sources'])
      .where((eb) =>
        eb.or([eb('id', '=', standingFor(personId)), eb.and([eb('shadows', '=', personId), eb('workspace_id', '=', workspaceId)])]),
      )
      // the workspace's own row takes precedence
      .orderBy('workspace_id', (order) => order.asc().nullsLast())
      .limit(1)
      .executeTakeFirstOrThrow()
  )
}

export async function findProfile(tx: Tx, personId: string): Promise<Profile> {
  return (await tx.selectFrom('person').select('profile').where('id', '=', personId).executeTakeFirstOrThrow()).profile
}

/** The profiles of these people, in any order; unknown ones are left out. */
export async function readProfiles(tx: Tx, personIds: readonly string[]): Promise<{ id: string; profile: Profile }[]> {
  if (personIds.length === 0) return []
  return tx.selectFrom('person').select(['id', 'profile']).where('id', 'in', personIds).execute()
}

/** Where each field of a person's profile is from. */
export async function findSources(tx: Tx, personId: string) {
  return (await tx.selectFrom('person').select('sources').where('id', '=', personId).executeTakeFirstOrThrow()).sources
}

/**
 * Writes new and changed people. The workspace's candidates that pointed to the shared row now point to the workspace's own
 * row, so that screens and email use its data.
 * @param saveHistory writes what a trigger copies from their history into the index
 */
export async function savePeople(
  tx: Tx,
  ctx: WorkspaceContext,
  vocabulary: Vocabulary,
  people: readonly BookPerson[],
  kind: string,
  saveHistory: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const now = ctx.now()
  const month = now.toISOString().slice(0, 7)
  if (people.length === 0) return saveHistory()
  const rows = people.map(({ id, shadows, profile, sources }) => ({
    id,
    shadows,
    profile,
    sources,
    name: fullName(profile),
    headline: headlineOf(profile),
    linkedin_url: profile.linkedinUrl,
  }))
  const addresses = people.map(({ id, profile }) => ({ id, emails: emailsOf(profile).map((email) => email.toLowerCase()) }))
  const shadowing = people.flatMap(({ id, shadows }) => (shadows === null ? [] : [{ id, shadows }]))
  const timestamp = now.toISOString()
  // the database writes the rows while this process reads the profiles for the index
  const inserted =
    sql`insert into person (id, workspace_id, shadows, name, headline, linkedin_url, profile, sources, source, created_at, updated_at)
    select id, ${ctx.workspaceId}, shadows, name, headline, linkedin_url, profile, sources, ${kind}, ${timestamp}::timestamptz, ${timestamp}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id text, shadows text, name text, headline text, linkedin_url text, profile jsonb, sources jsonb)
    on conflict (id) do update set name = excluded.name, headline = excluded.headline, linkedin_url = excluded.linkedin_url,
      profile = excluded.profile, sources = excluded.sources, updated_at = excluded.updated_at, compared_at = null`.execute(tx)
  const [index] = await Promise.all([indexPeople(vocabulary, people, month), inserted])
  await sql`insert into person_email (scope, email, person_id, workspace_id)
    select ${ctx.workspaceId}, e.email, r.id, ${ctx.workspaceId}
    from jsonb_to_recordset(${JSON.stringify(addresses)}::jsonb) as r(id text, emails text[]), unnest(r.emails) as e(email)
    on conflict do nothing`.execute(tx)
  await saveHistory()
  await savePersonIndex(tx, ctx.workspaceId, index)
  await savePoolTitles(tx, ctx.workspaceId, titlesOf(people.map(({ profile }) => profile)))
  await sql`update candidate set person_id = r.id from jsonb_to_recordset(${JSON.stringify(shadowing)}::jsonb) as r(id text, shadows text)
    where candidate.person_id = r.shadows
      and not exists (select 1 from candidate other where other.project_id = candidate.project_id and other.person_id = r.id)`.execute(tx)
}

/** Deletes the workspace's own rows of shared people, with what it noted and kept about shared people; none is a candidate. */
export async function deleteShadows(tx: Tx, { workspaceId }: WorkspaceContext): Promise<void> {
  const ofShared = sql`workspace_id = ${workspaceId} and not exists (select from person own
    where own.id = person_id and own.workspace_id is not null and own.shadows is null)`
  for (const table of ['resume', 'person_flag', 'person_address'] as const)
    await sql`delete from ${sql.table(table)} where ${ofShared}`.execute(tx)
  await sql`delete from person where workspace_id = ${workspaceId} and shadows is not null`.execute(tx)
}

async function indexPeople(vocabulary: Vocabulary, people: readonly BookPerson[], month: string): Promise<PersonIndexRow[]> {
  const index: PersonIndexRow[] = []
  for (const { id, profile } of people) {
    const { concepts, yearsOfExperience } = indexPerson(vocabulary, profile, month)
    // reading a profile takes a millisecond, and other work waits for this process
    if (index.push({ id, concepts, years: yearsOfExperience }) % 20 === 0) await nextTurn()
  }
  return index
}

/** Removes people without a trace; the database refuses it for anyone in a project. */
export async function deletePeople(tx: Tx, ctx: WorkspaceContext, personIds: readonly string[]): Promise<void> {
  if (personIds.length === 0) return
  await tx
    .deleteFrom('person')
    .where('workspace_id', '=', ctx.workspaceId)
    .where('id', '=', sql<string>`any(${personIds})`)
    .execute()
}

/** Addresses a person no longer has; {@link savePeople} adds the others. */
export async function deleteAddresses(tx: Tx, personId: string, keep: readonly string[]): Promise<void> {
  const addresses = keep.map((email) => email.toLowerCase())
  await sql`delete from person_email where person_id = ${personId} and email <> all(${addresses}::text[])`.execute(tx)
}

/** The columns for lists and search; the profile contains only stated facts. */
function headlineOf(profile: Profile): string | null {
  const job = currentExperience(profile)
  return profile.headline ?? ([job?.title, job?.company].filter(Boolean).join(' at ') || null)
}

/** Points a merged record to the one that stands for it, which people find instead of it; null = it stands for itself again. */
export async function savePointers(
  tx: Tx,
  personId: string,
  pointers: { mergedInto: string | null; linkedinUrl: string | null },
): Promise<void> {
  await tx
    .updateTable('person')
    .set({ merged_into: pointers.mergedInto, linkedin_url: pointers.linkedinUrl })
    .where('id', '=', personId)
    .execute()
  if (pointers.mergedInto === null) return
  await tx.updateTable('person').set({ merged_into: pointers.mergedInto }).where('merged_into', '=', personId).execute()
  await deleteIndex(tx, personId)
}

/** What a merge changes of a record besides its details in search: those, unless it stands for itself, and what they were before. */
export async function saveMergedRecord(
  tx: Tx,
  personId: string,
  change: { base?: MergeBase | null; mergedInto?: string; details?: SourcedProfile; updatedAt?: Date },
): Promise<void> {
  await tx
    .updateTable('person')
    .set({
      ...(change.base === undefined ? {} : { base: change.base && JSON.stringify(change.base) }),
      ...(change.details ? { profile: JSON.stringify(change.details.profile), sources: JSON.stringify(change.details.sources) } : {}),
      merged_into: change.mergedInto,
      updated_at: change.updatedAt,
      // one column at least
      source: sql<string>`source`,
    })
    .where('id', '=', personId)
    .execute()
}

/** A person who was changed in the meantime is compared once more. */
export async function markCompared(tx: Tx, people: readonly { id: string; updatedAt: Date }[], comparedAt: Date): Promise<void> {
  const rows = people.map(({ id, updatedAt }) => ({ id, time: updatedAt.toISOString() }))
  await sql`update person set compared_at = ${comparedAt} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id text, time timestamptz)
    where person.id = r.id and date_trunc('milliseconds', person.updated_at) = r.time and person.compared_at is null`.execute(tx)
}
