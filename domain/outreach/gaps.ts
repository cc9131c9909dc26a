// Variables of an email that have no value for some people, with counts.
import { projectVariableNames, usedVariables } from '../project/template-variables.ts'

export interface Gap {
  variable: string
  /** How many people lack it. */
  count: number
}

/** Profile variables can be missing per person; project variables are missing for everyone. Largest count first. */
export function findGaps(
  texts: readonly string[],
  people: readonly { lacks: readonly string[] }[],
  ofProject: Readonly<Record<string, string>>,
): Gap[] {
  const used = [...new Set(texts.flatMap(usedVariables))]
  const countOf = (variable: string) =>
    projectVariableNames.has(variable)
      ? ofProject[variable]
        ? 0
        : people.length
      : people.filter(({ lacks }) => lacks.includes(variable)).length
  return used
    .map((variable) => ({ variable, count: countOf(variable) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
}
