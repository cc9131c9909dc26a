// The only writer of what is known about people's email addresses. A shared person and the workspace's own copy are treated as
// one.
import { nextAddressState, type AddressProof, type AddressState, type AddressStatus } from '@fairlead/domain/candidate/address-status'
import { sql } from 'kysely'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'
import { saveCandidate } from '../records/candidate-store.ts'

export interface AddressNews extends AddressState {
  /** The person's own row, or the shared one. */
  personId: string
  address: string
  /** Its source, as shown; kept from the first time. */
  origin: string | null
  vendor?: string | null
  confidence?: number | null
  /** For callers that have just read or written the person. */
  rootPerson?: RootPerson
}

export interface RootPerson {
  /** Of the shared row, or of the person's own if there is none. */
  id: string
  /** Written by this transaction: no address of theirs is stored yet, and no candidate waits. */
  isNew: boolean
}

/** Rows are locked in a fixed order, so that two imports don't deadlock. */
export async function saveAddressNews(tx: Tx, ctx: WorkspaceContext, news: readonly AddressNews[]): Promise<void> {
  if (news.length === 0) return
  const roots = await rootsOf(tx, [...new Set(news.flatMap(({ personId, rootPerson }) => (rootPerson ? [] : personId)))])
  const byKey = new Map<string, Entry>()
  for (const entry of news) {
    const root = entry.rootPerson?.id ?? roots.get(entry.personId)
    const address = entry.address.trim().toLowerCase()
    if (root !== undefined && address !== '') byKey.set(`${root} ${address}`, { ...entry, address, root })
  }
  const stored = await readStored(tx, ctx, [...byKey.values()])
  // what changes nothing locks nothing: an import of the same people again is the common case
  const entries = [...byKey.values()]
    .filter((entry) => nextAddressState(stored.get(keyOf(entry)) ?? null, entry) !== null)
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  if (entries.length === 0) return
  // candidates are locked before addresses, as for a bounce
  const waiting = await lockWaiting(tx, [
    ...new Set(entries.flatMap(({ root, rootPerson, status }) => (rootPerson?.isNew || status === 'guessed' ? [] : root))),
  ])
  const before = await readStored(tx, ctx, entries, true)
  const rows = entries.flatMap((entry) => {
    const { root, address, origin, vendor, confidence } = entry
    const next = nextAddressState(before.get(keyOf(entry)) ?? null, entry)
    return next ? [{ id: newId(), root, address, origin, vendor: vendor ?? null, confidence: confidence ?? null, ...pick(next) }] : []
  })
  if (rows.length === 0) return
  await sql`
    insert into person_address as known (workspace_id, person_id, address, id, status, proof, origin, vendor, confidence, added_at, checked_at)
    select ${ctx.workspaceId}, root, address, id, status, proof, origin, vendor, confidence, ${ctx.now()}, ${ctx.now()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id text, root text, address text, status text, proof text, origin text, vendor text, confidence integer)
    on conflict (workspace_id, person_id, address) do update set status = excluded.status, proof = excluded.proof,
      origin = coalesce(known.origin, excluded.origin), vendor = coalesce(excluded.vendor, known.vendor),
      confidence = coalesce(excluded.confidence, known.confidence), checked_at = excluded.checked_at`.execute(tx)
  const settled = new Set(rows.flatMap((row) => (row.status !== 'guessed' && before.has(keyOf(row)) ? [row.root] : [])))
  // no one has to look at a guess that is resolved
  for (const { id, root } of waiting) if (settled.has(root)) await saveCandidate(tx, id, { attention: null })
}

type Entry = AddressNews & { root: string }

const keyOf = ({ root, address }: Pick<Entry, 'root' | 'address'>) => `${root} ${address}`

/** The stored states by {@link keyOf}. */
async function readStored(tx: Tx, ctx: WorkspaceContext, entries: readonly Entry[], isLocking = false): Promise<Map<string, AddressState>> {
  const entriesToRead = entries.filter(({ rootPerson }) => !rootPerson?.isNew)
  if (entriesToRead.length === 0) return new Map()
  const query = tx
    .selectFrom('person_address')
    .select(['person_id', 'address', 'status', 'proof'])
    .where('workspace_id', '=', ctx.workspaceId)
    .where('person_id', '=', sql<string>`any(${[...new Set(entriesToRead.map(({ root }) => root))]}::text[])`)
    .where('address', '=', sql<string>`any(${[...new Set(entriesToRead.map(({ address }) => address))]}::text[])`)
    .orderBy('person_id')
    .orderBy('address')
  const rows = await (isLocking ? query.forUpdate() : query).execute()
  return new Map(rows.map(({ person_id, address, status, proof }) => [keyOf({ root: person_id, address }), { status, proof }]))
}

const pick = ({ status, proof }: AddressState) => ({ status, proof })

/** Candidates that someone has to look at because of a guess. */
async function lockWaiting(tx: Tx, roots: readonly string[]): Promise<{ id: string; root: string }[]> {
  if (roots.length === 0) return []
  return tx
    .selectFrom('candidate')
    .innerJoin('person', 'person.id', 'candidate.person_id')
    .select(['candidate.id', sql<string>`coalesce(person.shadows, person.id)`.as('root')])
    .where(sql<boolean>`(person.id = any(${roots}::text[]) or person.shadows = any(${roots}::text[]))`)
    .where(sql<boolean>`attention ->> 'code' = 'guessed_address'`)
    .orderBy('candidate.id')
    .forNoKeyUpdate('candidate')
    .execute()
}

async function rootsOf(tx: Tx, personIds: readonly string[]): Promise<Map<string, string>> {
  if (personIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('person')
    .select(['id', sql<string>`coalesce(shadows, id)`.as('root')])
    .where('id', '=', sql<string>`any(${personIds}::text[])`)
    .execute()
  return new Map(rows.map(({ id, root }) => [id, root]))
}

export interface KnownAddress {
  id: string
  address: string
  status: AddressStatus
  proof: AddressProof
  origin: string | null
  vendor: string | null
  confidence: number | null
  addedAt: Date
  checkedAt: Date
}

/** All addresses ever known for a person, oldest first. */
export async function readAddressHistory(tx: Tx, ctx: Pick<WorkspaceContext, 'workspaceId'>, personId: string): Promise<KnownAddress[]> {
  const root = (await rootsOf(tx, [personId])).get(personId)
  if (root === undefined) return []
  const rows = await tx
    .selectFrom('person_address')
    .selectAll()
    .where('workspace_id', '=', ctx.workspaceId)
    .where('person_id', '=', root)
    .orderBy('added_at')
    .orderBy('address')
    .execute()
  return rows.map(({ id, address, status, proof, origin, vendor, confidence, added_at, checked_at }) => ({
    id,
    address,
    status,
    proof,
    origin,
    vendor,
    confidence,
    addedAt: added_at,
    checkedAt: checked_at,
  }))
}

/** Forgets addresses that only an import stated. */
export async function forgetStatedAddresses(
  tx: Tx,
  ctx: WorkspaceContext,
  origin: string,
  people: readonly { id: string; addresses: readonly string[] }[],
): Promise<void> {
  const rows = people.flatMap(({ id, addresses }) => addresses.map((address) => ({ id, address: address.toLowerCase() })))
  if (rows.length === 0) return
  await sql`delete from person_address a using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id text, address text)
    where a.workspace_id = ${ctx.workspaceId} and a.address = r.address and a.proof = 'stated' and a.origin = ${origin}
      and a.person_id in (r.id, (select p.shadows from person p where p.id = r.id))`.execute(tx)
}
