import type { SearchPlan } from '@fairlead/matching/plan'
import type { Tx } from '../../platform/database.ts'
import { retrievePeople, type FoundPerson } from './retrieve-people.ts'

/**
 * Fetches at most `limit` people who are not in the project yet, widening the search step by step while fewer than `enough`
 * are found.
 */
export async function fetchEnough(tx: Tx, projectId: string, plan: SearchPlan, enough: number, limit: number): Promise<FoundPerson[]> {
  let found = await retrievePeople(tx, projectId, plan, limit)
  for (const wider of plan.relaxations) {
    if (found.length >= enough) break
    const known = found.map((person) => person.personId)
    found = [...found, ...(await retrievePeople(tx, projectId, wider, limit - found.length, known))]
  }
  return found
}
