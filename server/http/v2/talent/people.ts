import { changePerson, deletePeople, readPerson } from '@fairlead/contract/v2/talent/people'
import { changePerson as change } from '../../../features/talent/change-person.ts'
import { erasePeople } from '../../../features/talent/erase-person.ts'
import { readPersonPage } from '../../../features/talent/read-person.ts'
import { endpoint } from '../../endpoint.ts'
import { personPageToWire } from '../../wire/talent.ts'

export const getTalentPeople = endpoint(readPerson, async (ctx, { input }) => personPageToWire(await readPersonPage(ctx, input.person_id)))

export const putTalentPeople = endpoint(changePerson, async (ctx, { input, services }) => {
  const { person_id: personId, linkedin_url: linkedinUrl, ...basics } = input
  return { person_id: await change(ctx, services.vocabulary, { personId, linkedinUrl, ...basics }) }
})

export const deleteTalentPeople = endpoint(deletePeople, async (ctx, { input }) => ({ deleted: await erasePeople(ctx, input.person_ids) }))
