// Merges two records of one person, and takes them apart again. The merged record keeps its row and its details; everything else about
// the person moves to the surviving one, until the merge is undone.
import { combine, recombine, withoutRemoved, type MergeBase } from '@fairlead/domain/candidate/combine'
import { isSameProfile, type SourcedProfile } from '@fairlead/domain/candidate/undo-merge'
import { Refusal } from '@fairlead/domain/refusal'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import { must } from '@fairlead/domain/shared/records'
import { sql } from 'kysely'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { newId } from '../../../platform/ids.ts'
import { emailsOf } from '../people/person-book.ts'
import { deleteAddresses, lockPeople, saveMergedRecord, savePeople, savePointers } from '../people/person-store.ts'
import {
  deleteMerge,
  findMerge,
  findMerges,
  lockRecords,
  moveRows,
  moveRowsBack,
  saveMerge,
  type Merge,
  type RecordOfPerson,
} from './merge-store.ts'
import { forgetPairs, savePair } from './pair-store.ts'

export interface MergeInput {
  personIds: readonly [string, string]
  /** null = a merge that no comparison proposed. */
  confidence: number | null
}

/** @throws Refusal 'person_not_found' when one was deleted or merged in the meantime, or is of the shared pool */
export async function mergePeople(tx: Tx, ctx: WorkspaceContext, vocabulary: Vocabulary, input: MergeInput): Promise<Merge> {
  await lockPeople(tx, ctx.workspaceId)
  const records = await lockRecords(tx, ctx, input.personIds)
  const [first, second] = [...records.values()].filter(({ mergedInto }) => mergedInto === null)
  if (!first || !second) throw new Refusal('person_not_found')
  const [survivor, merged] = await chooseSurvivor(tx, [first, second])
  const moved = withoutRowsOf(await moveRows(tx, ctx, merged.id, survivor.id), await findBelow(tx, merged.id))
  const { profile, sources } = combine(survivor, merged)
  const base = await baseOf(tx, ctx, survivor)
  // a page belongs to one record: the surviving one's, unless each has its own
  const linkedinUrl = merged.linkedinUrl === profile.linkedinUrl ? null : merged.linkedinUrl
  await savePointers(tx, merged.id, { mergedInto: survivor.id, linkedinUrl })
  await saveMergedRecord(tx, survivor.id, { base })
  await savePeople(tx, ctx, vocabulary, [rowOf(ctx, survivor.id, { profile, sources })], survivor.source)
  await forgetPairs(tx, merged.id, survivor.id)
  const merge: Merge = {
    id: newId(),
    survivorId: survivor.id,
    personId: merged.id,
    confidence: input.confidence,
    mergedBy: ctx.userId,
    mergedAt: ctx.now(),
    moved,
  }
  await saveMerge(tx, ctx, merge)
  for (const personId of [survivor.id, merged.id]) await record(tx, ctx, { type: 'person.changed', personId })
  return merge
}

/** The merges into a record, into those that were merged into it, and so on. */
async function findBelow(tx: Tx, id: string): Promise<Merge[]> {
  const merges = (await findMerges(tx, [id])).filter(({ survivorId }) => survivorId === id)
  const deeper = await Promise.all(merges.map(({ personId }) => findBelow(tx, personId)))
  return [...merges, ...deeper.flat()]
}

/** What came with earlier merges is theirs: their undoing gives it back. */
function withoutRowsOf(moved: Merge['moved'], merges: readonly Merge[]): Merge['moved'] {
  return Object.fromEntries(
    Object.entries(moved).map(([table, keys]) => {
      const earlier = new Set(merges.flatMap((merge) => merge.moved[table] ?? []))
      return [table, keys.filter((key) => !earlier.has(key))]
    }),
  )
}

/** The record without what was merged into it earlier, but with what was changed since. */
async function baseOf(tx: Tx, ctx: WorkspaceContext, { id, profile, sources, updatedAt, base }: RecordOfPerson): Promise<MergeBase> {
  if (!base) return { profile, sources, updatedAt: updatedAt.toISOString() }
  const merges = (await findMerges(tx, [id])).filter(({ survivorId }) => survivorId === id)
  const records = await lockRecords(
    tx,
    ctx,
    merges.map(({ personId }) => personId),
  )
  const before = merges.flatMap(({ personId }) => records.get(personId) ?? [])
  const current = recombine({ profile, sources }, base, { before, after: [] })
  return { ...current, updatedAt: isSameProfile(current.profile, base.profile) ? base.updatedAt : updatedAt.toISOString() }
}

const rowOf = (ctx: WorkspaceContext, id: string, { profile, sources }: SourcedProfile) => ({
  id,
  workspaceId: ctx.workspaceId,
  shadows: null,
  profile,
  sources,
  state: 'changed' as const,
})

/** The record with more of its candidates written to, so that no sequence in one project stops; else the older one. */
async function chooseSurvivor(tx: Tx, pair: [RecordOfPerson, RecordOfPerson]): Promise<[RecordOfPerson, RecordOfPerson]> {
  const { rows } = await sql<{ id: string; contacted: number }>`select person_id as id, count(contacted_at)::int as contacted from candidate
    where person_id = any(${pair.map(({ id }) => id)}::text[]) group by 1`.execute(tx)
  const contacted = ({ id }: RecordOfPerson) => rows.find((row) => row.id === id)?.contacted ?? 0
  const [a, b] = pair
  const isFirst = contacted(a) === contacted(b) ? a.createdAt <= b.createdAt : contacted(a) > contacted(b)
  return isFirst ? [a, b] : [b, a]
}

export interface Split {
  /** The records as they are now. */
  survivorId: string
  personId: string
}

/**
 * Undoes a merge, whatever happened since: what was changed or added since stays with the surviving record.
 * @param isDifferent remembers that these are two people
 * @throws Refusal 'nothing_to_undo' when it was undone already, or the person was deleted
 */
export async function undoPeopleMerge(
  tx: Tx,
  ctx: WorkspaceContext,
  vocabulary: Vocabulary,
  mergeId: string,
  isDifferent: boolean,
): Promise<Split> {
  await lockPeople(tx, ctx.workspaceId)
  const merge = await findMerge(tx, mergeId)
  if (!merge) throw new Refusal('nothing_to_undo')
  const tree = await readTree(tx, ctx, merge)
  const { person, above, below } = tree
  const root = must(above.at(-1))
  for (const { moved } of [merge, ...below.map((entry) => entry.merge)])
    await moveRowsBack(tx, ctx, { moved, from: above.map(({ id }) => id), to: person.id })
  const restored = await recombineAbove(tx, tree)
  await deleteMerge(tx, merge.id)
  const taken = await tx
    .selectFrom('person')
    .select('id')
    .where('workspace_id', '=', ctx.workspaceId)
    .where('linkedin_url', '=', restored.person.profile.linkedinUrl ?? '')
    .where('id', '<>', person.id)
    .where('id', '<>', root.id)
    .executeTakeFirst()
  const profile = taken ? { ...restored.person.profile, linkedinUrl: null } : restored.person.profile
  await savePointers(tx, person.id, { mergedInto: null, linkedinUrl: null })
  for (const { merge: inner } of below) await saveMergedRecord(tx, inner.personId, { mergedInto: person.id })
  await savePeople(tx, ctx, vocabulary, [rowOf(ctx, root.id, restored.root)], root.source)
  await deleteAddresses(tx, root.id, emailsOf(restored.root.profile))
  await savePeople(tx, ctx, vocabulary, [rowOf(ctx, person.id, { ...restored.person, profile })], person.source)
  await deleteAddresses(tx, person.id, emailsOf(profile))
  if (isSameProfile(profile, person.profile)) await saveMergedRecord(tx, person.id, { updatedAt: person.updatedAt })
  if (root.base && isSameProfile(restored.root.profile, root.base.profile) && restored.isRootAlone)
    await saveMergedRecord(tx, root.id, { updatedAt: new Date(root.base.updatedAt) })
  if (isDifferent)
    await savePair(tx, ctx, { personIds: [person.id, merge.survivorId], confidence: merge.confidence ?? 0, state: 'different' })
  for (const personId of [root.id, person.id]) await record(tx, ctx, { type: 'person.changed', personId })
  return { survivorId: root.id, personId: person.id }
}

interface Tree {
  merge: Merge
  person: RecordOfPerson
  /** The records above it, from the one that absorbed it to the one that stands for all. */
  above: RecordOfPerson[]
  /** What was merged into it. */
  below: { merge: Merge; person: RecordOfPerson }[]
  /** The records merged into each of those above, in order. */
  children: Map<string, RecordOfPerson[]>
}

async function readTree(tx: Tx, ctx: WorkspaceContext, merge: Merge): Promise<Tree> {
  const merges = new Map([[merge.id, merge]])
  const ids = new Set([merge.survivorId, merge.personId])
  for (let size = 0; size !== ids.size;) {
    size = ids.size
    for (const entry of await findMerges(tx, [...ids])) {
      merges.set(entry.id, entry)
      ids.add(entry.survivorId).add(entry.personId)
    }
  }
  const records = await lockRecords(tx, ctx, [...ids])
  const all = [...merges.values()].toSorted((a, b) => a.mergedAt.getTime() - b.mergedAt.getTime() || (a.id < b.id ? -1 : 1))
  const person = records.get(merge.personId)
  const above: RecordOfPerson[] = []
  for (let next: string | undefined = merge.survivorId; next !== undefined;) {
    const entry: RecordOfPerson | undefined = records.get(next)
    if (!entry) break
    above.push(entry)
    next = all.find(({ personId }) => personId === entry.id)?.survivorId
  }
  if (!person || above.length === 0) throw new Refusal('nothing_to_undo')
  const childrenOf = (id: string) => all.filter(({ survivorId }) => survivorId === id)
  const under = (id: string): Merge[] => childrenOf(id).flatMap((entry) => [entry, ...under(entry.personId)])
  return {
    merge,
    person,
    above,
    below: under(person.id).flatMap((entry) => {
      const inner = records.get(entry.personId)
      return inner ? [{ merge: entry, person: inner }] : []
    }),
    children: new Map(above.map(({ id }) => [id, childrenOf(id).flatMap(({ personId }) => records.get(personId) ?? [])])),
  }
}

/** Takes the person's details out of all the records above, and returns the person's and the last one's. */
async function recombineAbove(tx: Tx, { person, above, children }: Tree) {
  // what was removed from any of the records above was removed from it, too
  const ownDetails = above.reduce<SourcedProfile>(
    (details, entry) => withoutRemoved(details, entry.base ?? entry, { all: must(children.get(entry.id)), current: entry }),
    person,
  )
  let [older, newer]: [SourcedProfile, SourcedProfile | null] = [person, null]
  let changedId = person.id
  let result: SourcedProfile = person
  for (const [place, entry] of above.entries()) {
    const merged = must(children.get(entry.id))
    const before = merged.map((child) => (child.id === changedId ? older : child))
    const after = merged.flatMap((child): SourcedProfile[] => (child.id !== changedId ? [child] : newer === null ? [] : [newer]))
    result = recombine(entry, entry.base ?? entry, { before, after })
    const isAlone = after.length === 0
    if (isAlone) await saveMergedRecord(tx, entry.id, { base: null })
    if (place < above.length - 1) await saveMergedRecord(tx, entry.id, { details: result })
    ;[older, newer, changedId] = [entry, result, entry.id]
  }
  const root = must(above.at(-1))
  return { person: ownDetails, root: result, isRootAlone: above.length === 1 && must(children.get(root.id)).length === 1 }
}

/** Undoes every merge that these records are part of, the newest first, and returns them. */
export async function splitRecords(tx: Tx, ctx: WorkspaceContext, vocabulary: Vocabulary, ids: readonly string[]): Promise<Merge[]> {
  const merges = (await findMerges(tx, ids)).toReversed()
  for (const { id } of merges) await undoPeopleMerge(tx, ctx, vocabulary, id, false)
  return merges.toReversed()
}

/** Merges records again that a user had merged, if both are still there; certain ones are compared again. */
export async function mergeAgain(tx: Tx, ctx: WorkspaceContext, vocabulary: Vocabulary, merges: readonly Merge[]): Promise<void> {
  for (const { survivorId, personId, confidence, mergedBy } of merges) {
    if (mergedBy === null) continue
    const records = await lockRecords(tx, ctx, [survivorId, personId])
    const roots = new Set([...records.values()].map((entry) => entry.mergedInto ?? entry.id))
    const [first, second] = roots
    if (records.size === 2 && first !== undefined && second !== undefined)
      await mergePeople(tx, { ...ctx, userId: mergedBy }, vocabulary, { personIds: [first, second], confidence })
  }
}
