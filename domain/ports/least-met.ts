// A necessary condition for everyone who fails at most one condition, so that the index need not read everyone.
import type { Condition } from './people-index.ts'

type Has = Extract<Condition, { kind: 'has' }>

/** Of so many conditions all but one must be met; a query for it grows with their square. */
const narrowedBy = 6

/**
 * @param must in the order of the conditions
 * @param essential the conditions that everyone counted meets, or whose alternative they meet
 * @returns groups of which one concept each must be present, and conditions (each a list of groups) of which all but one must be met
 */
export function leastMet(must: readonly Has[], essential: readonly Condition[]): { all: number[][]; allButOne: number[][][] } {
  const needed = must.filter((condition) => essential.includes(condition))
  return {
    all: needed.flatMap(({ groups, instead }) => (instead ? [instead] : groups)),
    allButOne: must
      .filter((condition) => !essential.includes(condition))
      .slice(0, narrowedBy)
      .map(({ groups }) => groups),
  }
}
