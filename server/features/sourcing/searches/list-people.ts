// People of the talent pool without a profile to rank them by: the newest, and those named by what identifies them.
import { anyLinkedinProfile, isEmail, normaliseEmail } from '@fairlead/domain/shared/validation'
import type { Coverage } from '@fairlead/domain/shared/coverage'
import type { Reason } from '@fairlead/domain/candidate/assessment'
import type { NearTitles } from '@fairlead/matching/plan/near-titles'
import type { ReadQuery, ReadTerm } from '@fairlead/matching/plan/read-query'
import { sql } from 'kysely'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import type { FilterCost } from '../index/count-matches.ts'
import type { RareTerm } from '../planning/plan-in-pool.ts'
import type { Relaxation } from '../planning/relax-search.ts'
import type { PoolSearch } from '../planning/read-sentence.ts'

export const poolPageSize = 25
/** Counts stop here, and paging too. */
export const counted = 10_000

const noCosts = { isCostEstimated: false, filters: [], nearTitles: [], rare: [], relaxation: null }

export interface PoolIds {
  ids: string[]
  total: number
  isMore: boolean
  reasons: Map<string, Reason[]>
  byName: Set<string>
  coverage: Coverage | null
  isCostEstimated: boolean
  filters: FilterCost[]
  nearTitles: NearTitles[]
  rare: RareTerm[]
  relaxation: Relaxation | null
  /** How the words were understood, where the people decide it. */
  terms?: ReadTerm[]
}

/** Without a query: the workspace's own people, newest first, then the shared pool if enabled. */
export async function listNewest(
  tx: Tx,
  ctx: ActorContext,
  { tagIds, withShared, hasApplied, addedSince, page, pageSize = poolPageSize }: PoolSearch,
): Promise<PoolIds> {
  const { rows } = await sql<{ id: string; total: number }>`
    select id, count(*) over ()::int as total from (
      select p.id, p.workspace_id is null as is_shared, p.created_at from person p
      where ((p.workspace_id = ${ctx.workspaceId} and p.erased_at is null and p.merged_into is null)
          or (${withShared && !hasApplied && tagIds.length === 0} and p.workspace_id is null
              and not exists (select 1 from person s where s.workspace_id = ${ctx.workspaceId} and s.shadows = p.id)))
        and (${addedSince === null} or p.created_at >= ${addedSince})
        and (${!hasApplied} or exists (select from person_application a where a.person_id = p.id and a.workspace_id = ${ctx.workspaceId}))
        and (${tagIds.length === 0} or (select count(*) from person_tag t where t.person_id = p.id and t.tag_id = any(${tagIds}::text[])) = ${tagIds.length})
      order by 2, 3 desc, 1 limit ${counted + 1}) found
    order by is_shared, created_at desc, id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(tx)
  const total = rows[0]?.total ?? 0
  return {
    ids: rows.map(({ id }) => id),
    total: Math.min(total, counted),
    isMore: total > counted,
    reasons: new Map(),
    byName: new Set(),
    coverage: null,
    ...noCosts,
  }
}

/** People found by name, above those found by profile. */
const namesShown = 20

/** People by name, address, or LinkedIn page, if the query has nothing else. `isName` = it is someone's first and last name. */
export async function findNamed(
  tx: Tx,
  { words, isRead, tagIds, withShared, hasApplied, addedSince }: PoolSearch,
  { isFiltered }: ReadQuery,
  hidden: ReadonlyMap<string, string>,
): Promise<{ people: string[]; isName: boolean }> {
  const none = { people: [], isName: false }
  const text = words.trim().replaceAll(/\s+/g, ' ')
  if (text === '' || isRead || isFiltered || hasApplied || addedSince || tagIds.length > 0) return none
  const linkedinUrl = anyLinkedinProfile(text)
  const email = isEmail(text) ? normaliseEmail(text) : null
  const isPlain = /^[\p{L}\p{M}\p{N}'’. -]{2,80}$/u.test(text)
  if (!linkedinUrl && !email && !isPlain) return none
  const parts = linkedinUrl || email ? null : text.split(' ').slice(0, 6)
  const { rows } = await sql<{ id: string; is_name: boolean }>`
    select found.id, ${parts !== null && parts.length > 1} and (select bool_and(fold_name(part) = any(regexp_split_to_array(person.folded_name, '[ -]+')))
      from unnest(${parts ?? []}::text[]) as part) as is_name
    from find_people(${linkedinUrl}::text, ${email}::text, ${parts}::text[], ${!withShared}, ${200}) found
    join person on person.id = found.id and person.erased_at is null
    where found.id <> all(${[...hidden.keys()]}::text[])
      and (${parts === null} or person.folded_name like all (array(select '%' || fold_name(part) || '%' from unnest(${(parts ?? []).map(escapeLike)}::text[]) as part)))
    order by found.place limit ${namesShown}`.execute(tx)
  const whole = rows.filter(({ is_name }) => is_name)
  return { people: (whole.length > 0 ? whole : rows).map(({ id }) => id), isName: whole.length > 0 }
}

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** Who is looked for by first and last name isn't joined by people of a place or company with that name. */
export function onlyNamed(named: readonly string[], { words, page, pageSize = poolPageSize }: PoolSearch): PoolIds {
  const name = words.trim().replaceAll(/\s+/g, ' ')
  const from = (page - 1) * pageSize
  return {
    ids: named.slice(from, from + pageSize),
    total: named.length,
    isMore: false,
    reasons: new Map(),
    byName: new Set(named),
    coverage: null,
    ...noCosts,
    terms: [{ text: name, kind: 'name', label: name, isNot: false }],
  }
}
