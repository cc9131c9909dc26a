// The only writer of what is known about people's email addresses. A shared person and the workspace's own copy are treated as
// one.
import { nextAddressState, type AddressProof, type AddressState, type AddressStatus } from '@fairlead/domain/candidate/address-status'
import { sql } from 'kysely'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { saveCandidate } from './candidate-store.ts'

export interface AddressNews extends AddressState {
  /** The person's own row, or the shared one. */
  personId: string
  address: string
  /** Its source, as shown; kept from the first time. */
  origin: string | null
  vendor?: string | null
  confidence?: number | null
}

/** Rows are locked in a fixed order, so that two imports don't deadlock. */
export async function saveAddressNews(tx: Tx, ctx: WorkspaceContext, news: readonly AddressNews[]): Promise<void> {
  if (news.length === 0) return
  const people = [...new Set(news.map(({ personId }) => personId))]
  const roots = await rootsOf(tx, people)
  const byKey = new Map<string, AddressNews & { root: string }>()
  for (const entry of news) {
    const root = roots.get(entry.personId)
    const address = entry.address.trim().toLowerCase()
    if (root !== undefined && address !== '') byKey.set(`${root} ${address}`, { ...entry, address, root })
  }
  const entries = [...byKey.values()].toSorted((a, b) => (`${a.root} ${a.address}` < `${b.root} ${b.address}` ? -1 : 1))
  if (entries.length === 0) return
  // candidates are locked before addresses, as for a bounce
  const waiting = news.some(({ status }) => status !== 'guessed')
    ? await lockWaiting(tx, [...new Set(entries.map(({ root }) => root))])
    : []
  const existing = await tx
    .selectFrom('person_address')
    .select(['person_id', 'address', 'status', 'proof'])
    .where('workspace_id', '=', ctx.workspaceId)
    .where('person_id', '=', sql<string>`any(${[...new Set(entries.map(({ root }) => root))]}::text[])`)
    .where('address', '=', sql<string>`any(${[...new Set(entries.map(({ address }) => address))]}::text[])`)
    .orderBy('person_id')
    .orderBy('address')
    .forUpdate()
    .execute()
  const before = new Map(existing.map((row) => [`${row.person_id} ${row.address}`, row]))
  const rows = entries.flatMap(({ root, address, origin, vendor, confidence, ...state }) => {
    const next = nextAddressState(before.get(`${root} ${address}`) ?? null, state)
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
  const settled = new Set(
    rows.flatMap(({ root, address, status }) => (status !== 'guessed' && before.has(`${root} ${address}`) ? [root] : [])),
  )
  // no one has to look at a guess that is resolved
  for (const { id, root } of waiting) if (settled.has(root)) await saveCandidate(tx, id, { attention: null })
}

const pick = ({ status, proof }: AddressState) => ({ status, proof })

/** Candidates that someone has to look at because of a guess. */
function lockWaiting(tx: Tx, roots: readonly string[]): Promise<{ id: string; root: string }[]> {
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
