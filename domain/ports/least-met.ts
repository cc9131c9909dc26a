// A necessary condition for everyone who fails at most one requirement, so that the index doesn't have to read everyone.
import type { Condition } from './people-index.ts'

type Has = Extract<Condition, { kind: 'has' }>

/** All but one of this many conditions must be met; a query grows with their square. */
const narrowedBy = 6

/**
 * @param must in the order of the conditions
 * @param essential conditions that everyone counted meets, or whose alternative they meet
 * @returns groups with at least one concept present each, and conditions (each a list of groups) of which all but one must be
 * met
 */
export function atMostOneFailing(must: readonly Has[], essential: readonly Condition[]): { all: number[][]; allButOne: number[][][] } {
  const needed = must.filter((condition) => essential.includes(condition))
  return {
    all: needed.flatMap(({ groups, alternative }) => (alternative ? [alternative] : groups)),
    allButOne: must
      .filter((condition) => !essential.includes(condition))
      .slice(0, narrowedBy)
      .map(({ groups }) => groups),
  }
}
