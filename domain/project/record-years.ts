// How long a workspace keeps the records of its decisions. Not legal advice: the law sets the least, the workspace may keep them longer.

export const recordYears = { least: 1, usual: 4, most: 10 } as const

/** Where someone hired by a search may work. */
export interface WorkPlace {
  /** ISO 3166-1, upper case. */
  country: string
  /** The state, as the list of places names it; null = all of the country, or unknown. */
  state: string | null
}

/** Years that a state of the US asks for; the others have the federal year. */
const byState: Readonly<Record<string, number>> = {
  // 2 CCR § 11013(c), data of automated decisions, since October 1, 2025
  California: 4,
  // SB 26-189, from January 1, 2027
  Colorado: 3,
}

/**
 * The least number of years. 29 CFR § 1602.14 asks for one in the US, Article 26(6) of Regulation (EU) 2024/1689 for six months of
 * logs; a search without a place, or in all of the US, may find someone in the strictest state.
 */
export function yearsByLaw(places: readonly WorkPlace[]): number {
  if (places.length === 0) return recordYears.usual
  return Math.max(
    ...places.map(({ country, state }) =>
      country !== 'US' ? recordYears.least : state === null ? recordYears.usual : (byState[state] ?? recordYears.least),
    ),
  )
}
