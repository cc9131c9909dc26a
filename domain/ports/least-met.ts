// What everyone has who fails one condition at most: what an index looks up, so that it need not read everyone.
import type { Condition } from './people-index.ts'

type Has = Extract<Condition, { kind: 'has' }>

/** Of so many conditions all but one must be met; a query for it grows with their square. */
const narrowedBy = 6

/**
 * @param must in the order of the conditions
 * @param essential those of them that everyone who is counted meets, or has what is asked instead
 * @returns groups of which one concept each must be present, and conditions (each a list of groups) of which all but one must be met
 */
export function leastMet(must: readonly Has[], essential: readonly Condition[]): { all: number[][]; allButOne: number[][][] } {
  const needed = must.filter((one) => essential.includes(one))
  return {
    all: needed.flatMap(({ groups, instead }) => (instead ? [instead] : groups)),
    allButOne: must
      .filter((one) => !essential.includes(one))
      .slice(0, narrowedBy)
      .map(({ groups }) => groups),
  }
}
