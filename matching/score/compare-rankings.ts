// How two rankings of the same people differ at the top.

export interface RankingChange {
  /** People compared: the first in the new order. */
  compared: number
  /** How many of them moved by at least a batch. */
  moved: number
  /** How many of them weren't among the first before. */
  entered: number
  /** All moves by at least a batch, the largest first, with ranks before and after, counted from 1. */
  risen: PlaceChange[]
  fallen: PlaceChange[]
}

export interface PlaceChange {
  id: string
  before: number
  after: number
}

/**
 * @param before ids in the old order, best first
 * @param after the same ids in the new order, without those who are left out
 * @param top how many of the new order are compared
 * @param batch ranks that count as a move
 */
export function compareRankings(before: readonly string[], after: readonly string[], top: number, batch: number): RankingChange {
  const old = new Map(before.map((id, index) => [id, index + 1]))
  const now = new Map(after.map((id, index) => [id, index + 1]))
  const placeChange = (id: string): PlaceChange => ({
    id,
    before: old.get(id) ?? before.length + 1,
    after: now.get(id) ?? after.length + 1,
  })
  const first = after.slice(0, top).map(placeChange)
  const moves = first.filter((change) => Math.abs(change.after - change.before) >= batch)
  const rise = ({ before: from, after: to }: PlaceChange) => from - to
  const byRise = (a: PlaceChange, b: PlaceChange) => rise(b) - rise(a) || a.after - b.after
  return {
    compared: first.length,
    moved: moves.length,
    entered: first.filter((change) => change.before > top).length,
    risen: moves.filter((change) => rise(change) > 0).toSorted(byRise),
    fallen: before
      .slice(0, top)
      .filter((id) => now.has(id))
      .map(placeChange)
      .filter((change) => rise(change) <= -batch)
      .toSorted((a, b) => byRise(b, a)),
  }
}
