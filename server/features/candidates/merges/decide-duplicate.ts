// What a user decides about two records that may be of one person.
import { Refusal } from '@fairlead/domain/refusal'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import { must } from '@fairlead/domain/shared/records'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { readHiddenPeople } from '../people/hidden-people.ts'
import { lockPeople, standingFor } from '../people/person-store.ts'
import { mergePeople, undoPeopleMerge, type Split } from './merge-people.ts'
import { findMerge } from './merge-store.ts'
import { reopenPair, savePair } from './pair-store.ts'

/**
 * Merges two records, or remembers that they are of two people. Returns the ID of the merge, by which it is undone.
 * @throws Refusal 'person_not_found' when one was deleted or merged in the meantime
 */
export function decideDuplicate(
  ctx: ActorContext,
  vocabulary: Vocabulary,
  { personIds, isSame }: { personIds: readonly [string, string]; isSame: boolean },
): Promise<string | null> {
  return ctx.transaction(async (tx) => {
    await lockPeople(tx, ctx.workspaceId)
    await refuseHidden(tx, ctx, personIds)
    const [first, second] = personIds.toSorted()
    const pair = await tx
      .selectFrom('person_pair')
      .select('confidence')
      .where('first_id', '=', must(first))
      .where('second_id', '=', must(second))
      .executeTakeFirst()
    const confidence = pair?.confidence ?? null
    if (isSame) return (await mergePeople(tx, ctx, vocabulary, { personIds, confidence })).id
    const rows = await tx.selectFrom('person').select('id').where('erased_at', 'is', null).where('id', 'in', personIds).execute()
    if (rows.length !== 2) throw new Refusal('person_not_found')
    await savePair(tx, ctx, { personIds, confidence: confidence ?? 0, state: 'different' })
    return null
  })
}

/** Undoes a merge, also one that was certain: they are two people. */
export function undoMergeOf(ctx: ActorContext, vocabulary: Vocabulary, mergeId: string): Promise<Split> {
  return ctx.transaction(async (tx) => {
    await lockPeople(tx, ctx.workspaceId)
    const merge = await findMerge(tx, mergeId)
    if (merge) await refuseHidden(tx, ctx, [merge.personId, merge.survivorId])
    return undoPeopleMerge(tx, ctx, vocabulary, mergeId, true)
  })
}

/** Undoes the decision that they are of two people; without one, nothing changes. */
export function reopenDuplicate(ctx: ActorContext, personIds: readonly [string, string]): Promise<void> {
  return ctx.transaction(async (tx) => {
    await refuseHidden(tx, ctx, personIds)
    await reopenPair(tx, personIds)
  })
}

/** Who hides behind initials must not be told by a comparison. */
async function refuseHidden(tx: Tx, ctx: ActorContext, personIds: readonly string[]): Promise<void> {
  for (const id of personIds) {
    const row = await tx.selectFrom('person').select(standingFor(id).as('root')).where('id', '=', id).executeTakeFirst()
    const hidden = row && (await readHiddenPeople(tx, ctx, row.root))
    if (hidden?.has(row?.root ?? '')) throw new Refusal('not_permitted')
  }
}
