import type { PeopleIndex } from '@fairlead/domain/ports/people-index'
import type { SearchPlan } from '@fairlead/matching/plan/plan'
import type { Tx } from '../../platform/database.ts'
import type { FoundPerson } from '@fairlead/matching/judge-people'
import { retrievePeople } from './retrieve-people.ts'

/**
 * Fetches at most `limit` people who are not in the project yet, widening the search step by step while fewer than `enough`
 * are found.
 */
export async function fetchEnough(tx: Tx, index: PeopleIndex, plan: SearchPlan, enough: number, limit: number): Promise<FoundPerson[]> {
  let people = await retrievePeople(tx, index, plan, limit)
  for (const wider of plan.relaxations) {
    if (people.length >= enough) break
    const personIds = people.map((person) => person.personId)
    people = [...people, ...(await retrievePeople(tx, index, wider, limit - people.length, personIds))]
  }
  return people
}
