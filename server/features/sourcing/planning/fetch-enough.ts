import type { PeopleIndex, Retrieval } from '@fairlead/domain/ports/people-index'
import type { SearchPlan } from '@fairlead/matching/plan/plan'
import type { Tx } from '../../../platform/database.ts'
import type { FoundPerson } from '@fairlead/matching/judge-people'
import { retrievePeople } from '../index/retrieve-people.ts'

/** With fewer people than these, a search looks in other countries. */
const almostNoOne = 10

/**
 * Fetches at most `limit` people who are not in the project yet, widening the search step by step while fewer than `enough`
 * are found. A small pool is fetched whole.
 * @param first what the plan itself fetches, where that is known
 */
export async function fetchEnough(
  tx: Tx,
  index: PeopleIndex,
  plan: SearchPlan,
  enough: number,
  limit: number,
  first: FoundPerson[] | null = null,
): Promise<FoundPerson[]> {
  let people = first ?? (await retrievePeople(tx, index, plan, limit))
  const add = async (wider: Retrieval): Promise<void> => {
    const personIds = people.map((person) => person.personId)
    people = [...people, ...(await retrievePeople(tx, index, wider, limit - people.length, personIds))]
  }
  for (const wider of plan.relaxations) {
    if (people.length >= enough) break
    await add(wider)
  }
  if (plan.anywhere && people.length < almostNoOne) await add(plan.anywhere)
  if (plan.whole && people.length < limit) await add(plan.whole)
  return people
}
