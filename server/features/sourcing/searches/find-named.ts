// Finds people of the talent pool by what identifies them, for searches that are nothing else.
import { anyLinkedinProfile, isEmail, normaliseEmail } from '@fairlead/domain/shared/validation'
import type { ReadQuery } from '@fairlead/matching/plan/read-query'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import type { PoolSearch } from '../planning/read-sentence.ts'

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
