// Searches the pool for people: by LinkedIn URL, email, name, or headline, the workspace's own people first.
import { sql } from 'kysely'
import type { Profile } from '@fairlead/domain/shared/profile'
import { anyLinkedinProfile, isEmail, normaliseEmail } from '@fairlead/domain/shared/validation'
import type { ActorContext } from '../../../platform/context.ts'
import { pageSize } from './candidate-views.ts'
import { readHiddenPeople } from '../people/hidden-people.ts'

export interface PersonView {
  id: string
  name: string
  headline: string | null
  profile: Profile
  /** 'pool' for the shared pool, else how the workspace added them. */
  source: string
  /** Their name is hidden from this user. */
  isHidden: boolean
}

export interface SearchPeople {
  query: string
  /** Only people added by the workspace. */
  mine: boolean
  page: number
}

/** Counts stop here: no one pages further. */
const counted = 10_000

/** No query: the newest of the workspace's own. A query finds no one whose name is hidden from the user. A shared person that the workspace knows more about appears only as its own row. */
export function searchPeople(ctx: ActorContext, input: SearchPeople): Promise<{ people: PersonView[]; total: number }> {
  const query = input.query.trim().replaceAll(/\s+/g, ' ')
  const linkedinUrl = anyLinkedinProfile(query)
  const email = isEmail(query) ? normaliseEmail(query) : null
  return ctx.transaction(async (tx) => {
    const words = linkedinUrl || email || query === '' ? null : query.split(' ').slice(0, 8)
    const hidden = await readHiddenPeople(tx, ctx)
    const excluded = query === '' ? [] : [...hidden.keys()]
    const { rows } = await sql<Omit<PersonView, 'isHidden'> & { total: number }>`
      with found as materialized (
        select * from find_people(${linkedinUrl}::text, ${email}::text, ${words}::text[], ${input.mine || query === ''}, ${counted}) where id <> all(${excluded}::text[])
      ), page as (
        select id, place, count(*) over () as total from found order by place limit ${pageSize} offset ${(input.page - 1) * pageSize}
      )
      select person.id, person.name, person.headline, person.profile, person.source, page.total
      from page join person on person.id = page.id and person.erased_at is null order by page.place`.execute(tx)
    return { people: rows.map((person) => ({ ...person, isHidden: hidden.has(person.id) })), total: rows[0]?.total ?? 0 }
  })
}
