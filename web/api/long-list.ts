// Merges some refetched pages into a long list, so that a change of one candidate doesn't reload thousands.

export interface ListPage {
  candidates: { id: string }[]
  total: number
  page_idx: number
}

/** A list with up to this many pages is simply reloaded. */
export const fewPages = 3

/**
 * The pages (from 0) affected by a change of these candidates: their own, the first for anyone new, and the last, where someone
 * moves up. null when that is most of the list.
 */
export function findPagesWith(pages: readonly ListPage[], candidateIds: ReadonlySet<string>): number[] | null {
  const positions = new Set<string>()
  const holding = pages.flatMap(({ candidates }, index) => {
    const candidatesHere = candidates.filter(({ id }) => candidateIds.has(id))
    for (const { id } of candidatesHere) positions.add(id)
    return candidatesHere.length > 0 ? [index] : []
  })
  const touched = new Set([...holding, ...(positions.size < candidateIds.size ? [0] : []), pages.length - 1])
  return touched.size * 2 > pages.length ? null : [...touched].toSorted((a, b) => a - b)
}

/**
 * The list with the refetched pages merged. Changed candidates are where the server has them now, or nowhere; everyone else who
 * is loaded stays, even if the refetched pages have shifted by one.
 */
export function withPages<P extends ListPage>(pages: readonly P[], read: ReadonlyMap<number, P>, changed: ReadonlySet<string>): P[] {
  const fresh = new Map([...read.values()].flatMap(({ candidates }) => candidates.map((candidate) => [candidate.id, candidate] as const)))
  const knownIds = new Set(pages.flatMap(({ candidates }) => candidates.map(({ id }) => id)).filter((id) => !changed.has(id)))
  const total = [...read.values()].at(-1)?.total ?? pages.at(-1)?.total ?? 0
  return pages.map((page, index) => {
    const unchanged = page.candidates.filter(({ id }) => !changed.has(id)).map((candidate) => fresh.get(candidate.id) ?? candidate)
    let place = 0
    for (const candidate of read.get(index)?.candidates ?? []) {
      const position = unchanged.findIndex(({ id }) => id === candidate.id)
      if (position >= 0) place = position + 1
      else if (!knownIds.has(candidate.id)) {
        knownIds.add(candidate.id)
        unchanged.splice(place++, 0, candidate)
      }
    }
    return { ...page, total, candidates: unchanged }
  })
}
