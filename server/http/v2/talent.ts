import { addPerson, searchPeople } from '@fairlead/contract/v2/talent'
import { searchPeople as findPeople } from '../../features/candidates/views/people-search.ts'
import { addPerson as addByHand } from '../../features/candidates/people/person-add.ts'
import { endpoint } from '../endpoint.ts'
import { personToWire } from '../wire/person.ts'

export const getTalent = endpoint(searchPeople, async (ctx, { input }) => {
  const { people, total } = await findPeople(ctx, { query: input.query, mine: input.mine === 'true', page: input.page_idx ?? 1 })
  return { people: people.map(personToWire), total }
})

export const postTalent = endpoint(addPerson, async (ctx, { input, services }) => {
  const { linkedin_url: linkedinUrl, ...rest } = input
  const { personId, merged } = await addByHand(ctx, services.vocabulary, { linkedinUrl, ...rest })
  return { core_candidate_id: personId, merged }
})
