import { searchTalent } from '@fairlead/contract/v2/talent/search'
import { searchPool } from '../../../features/sourcing/searches/search-pool.ts'
import { readApplications } from '../../../features/candidates/people/application-views.ts'
import { readTags } from '../../../features/candidates/people/tag-views.ts'
import { endpoint } from '../../endpoint.ts'
import { poolSearchFromWire } from '../../wire/pool-search.ts'
import { costsToWire } from '../../wire/search-costs.ts'
import { pooledToWire } from '../../wire/talent.ts'

export const getTalentSearch = endpoint(searchTalent, async (ctx, { input, services }) => {
  const { page_idx: page = 1, page_size: pageSize, ...fields } = input
  const result = await searchPool(ctx, services, { ...poolSearchFromWire(fields), page, pageSize })
  const ids = result.people.map(({ id }) => id)
  const [tags, applications] = await ctx.transaction(async (tx) => [await readTags(tx, ids), await readApplications(tx, ids)] as const)
  const notesOf = (id: string) => ({ tags: tags.get(id) ?? [], applications: applications.get(id) ?? [] })
  return {
    people: result.people.map((person) => pooledToWire(person, notesOf(person.id), services.reasons)),
    total: result.total,
    more: result.isMore,
    terms: result.terms.map(({ isNot, ...term }) => ({ ...term, not: isNot })),
    ...costsToWire(result),
    problem: result.problem,
    parts: result.coverage?.shards ?? 1,
    parts_answered: result.coverage?.answered ?? 1,
  }
})
