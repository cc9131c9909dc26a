// The only writer of person_pair and person_key: which records may be of one person, and what they are compared by.
import { sql } from 'kysely'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { must } from '@fairlead/domain/shared/records'

export interface PairInput {
  personIds: readonly [string, string]
  confidence: number
  state: 'open' | 'different'
}

/** A pair that a user has decided stays decided. */
export async function savePair(tx: Tx, ctx: WorkspaceContext, { personIds, confidence, state }: PairInput): Promise<void> {
  const [first, second] = personIds.toSorted()
  const decided = state === 'different' ? { decided_by: ctx.userId, decided_at: ctx.now() } : {}
  await tx
    .insertInto('person_pair')
    .values({ workspace_id: ctx.workspaceId, first_id: must(first), second_id: must(second), confidence, state, ...decided })
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'first_id', 'second_id'])
        .doUpdateSet(state === 'open' ? { confidence } : { state, ...decided })
        .where('person_pair.state', state === 'open' ? '=' : 'in', state === 'open' ? 'open' : ['open', 'different']),
    )
    .execute()
}

/** Undoes the decision that two records are of two people. */
export async function reopenPair(tx: Tx, personIds: readonly [string, string]): Promise<void> {
  const [first, second] = personIds.toSorted()
  await tx
    .updateTable('person_pair')
    .set({ state: 'open', decided_by: null, decided_at: null })
    .where('first_id', '=', must(first))
    .where('second_id', '=', must(second))
    .where('state', '=', 'different')
    .execute()
}

/** A merged record is no longer compared; what was decided about it is remembered until the merge is undone. */
export async function forgetPairs(tx: Tx, mergedId: string, survivorId: string): Promise<void> {
  await sql`delete from person_pair where (first_id = ${mergedId} or second_id = ${mergedId})
    and (state = 'open' or first_id = ${survivorId} or second_id = ${survivorId})`.execute(tx)
  await tx.deleteFrom('person_key').where('person_id', '=', mergedId).execute()
}

/** Open pairs of a record that no longer look alike. */
export async function closePairs(tx: Tx, personId: string, stillOpen: readonly string[]): Promise<void> {
  await sql`delete from person_pair where state = 'open' and (first_id = ${personId} or second_id = ${personId})
    and first_id <> all(${stillOpen}::text[]) and second_id <> all(${stillOpen}::text[])`.execute(tx)
}

export async function saveKeys(tx: Tx, ctx: WorkspaceContext, personId: string, keys: readonly string[]): Promise<void> {
  await sql`delete from person_key where person_id = ${personId} and key <> all(${keys}::text[])`.execute(tx)
  await sql`insert into person_key (workspace_id, key, person_id) select ${ctx.workspaceId}, k, ${personId} from unnest(${keys}::text[]) as u(k)
    on conflict do nothing`.execute(tx)
}

/** A key that more records have says nothing: 'n smith john' in a large pool. */
const mostHolders = 60
/** Records compared with one, those with the most keys in common first. */
const mostCandidates = 40

/** The records that share a key with this one, and weren't said to be someone else. */
export async function findAlike(tx: Tx, ctx: WorkspaceContext, personId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select person_id as id from (
      select k.key from person_key k where k.person_id = ${personId}
        and (select count(*) from (select from person_key h where h.workspace_id = ${ctx.workspaceId} and h.key = k.key limit ${mostHolders + 1}) holders) <= ${mostHolders}
    ) mine join person_key other on other.workspace_id = ${ctx.workspaceId} and other.key = mine.key and other.person_id <> ${personId}
    where not exists (select from person_pair p where p.state = 'different'
      and p.first_id = least(other.person_id, ${personId}) and p.second_id = greatest(other.person_id, ${personId}))
    group by person_id order by count(*) desc, person_id limit ${mostCandidates}`.execute(tx)
  return rows.map(({ id }) => id)
}
