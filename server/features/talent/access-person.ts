// The access check for a person in the talent pool: the workspace's own, or one from the shared pool, under the workspace's own
// row if there is one.
import type { Sources } from '@fairlead/domain/candidate/merge'
import type { Profile } from '@fairlead/domain/shared/profile'
import { Refusal } from '@fairlead/domain/refusal'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { newId } from '../../platform/ids.ts'
import { readHiddenPeople } from '../candidates/people/hidden-people.ts'
import { lockPeople, savePeople, standingFor } from '../candidates/people/person-store.ts'

export interface LoadedPerson {
  /** Of the record that stands for them, if the person was merged into another. */
  id: string
  /** Records merged into it. */
  mergedIds: string[]
  isOwn: boolean
  shadows: string | null
  name: string
  headline: string | null
  profile: Profile
  sources: Sources
  source: string
  createdAt: Date
  updatedAt: Date
  /** The project that hides their name from this user; null when none does. */
  hiddenBy: string | null
}

/** The records that were merged into this one. */
export async function findMergedIds(tx: Tx, personId: string): Promise<string[]> {
  const rows = await tx.selectFrom('person').select('id').where('merged_into', '=', personId).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** @throws Refusal 'person_not_found', both for other workspaces' people and for deleted ones */
export async function accessPerson(tx: Tx, ctx: ActorContext, id: string): Promise<LoadedPerson> {
  const row = await tx
    .selectFrom('person')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', standingFor(id)), eb.and([eb('shadows', '=', id), eb('workspace_id', '=', ctx.workspaceId)])]))
    // the workspace's own row takes precedence
    .orderBy('workspace_id', (order) => order.asc().nullsLast())
    .limit(1)
    .executeTakeFirst()
  if (!row || row.erased_at) throw new Refusal('person_not_found')
  const hidden = await readHiddenPeople(tx, ctx, row.id)
  return {
    id: row.id,
    mergedIds: await findMergedIds(tx, row.id),
    isOwn: row.workspace_id !== null,
    shadows: row.shadows,
    name: row.name,
    headline: row.headline,
    profile: row.profile,
    sources: row.sources,
    source: row.source,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    hiddenBy: hidden.get(row.id) ?? null,
  }
}

/** null for a person deleted in the meantime, so that an action on many people goes on with the others. */
export async function orGone<T>(person: Promise<T>): Promise<T | null> {
  try {
    return await person
  } catch (error) {
    if (error instanceof Refusal && error.code === 'person_not_found') return null
    throw error
  }
}

/**
 * The person under the workspace's own row, created here for people in the shared pool, so that notes stay in this workspace.
 * Acquires the import lock to prevent duplicates.
 */
export async function ensureOwnPerson(tx: Tx, ctx: ActorContext, vocabulary: Vocabulary, id: string): Promise<LoadedPerson> {
  await lockPeople(tx, ctx.workspaceId)
  const person = await accessPerson(tx, ctx, id)
  if (person.isOwn) return person
  const ownPerson = {
    id: newId(),
    workspaceId: ctx.workspaceId,
    shadows: person.id,
    profile: person.profile,
    sources: person.sources,
    state: 'new' as const,
  }
  await savePeople(tx, ctx, vocabulary, [ownPerson], 'pool')
  await record(tx, ctx, { type: 'person.changed', personId: ownPerson.id })
  return { ...person, id: ownPerson.id, shadows: person.id, isOwn: true }
}
