// Measures of a ranking against graded judgments, as trec_eval defines them.

export interface RankingFigures {
  /** Mean average precision. */
  map: number
  ndcg10: number
  /** Mean reciprocal rank of the first relevant entry. */
  mrr: number
  recall20: number
  recall200: number
  queries: number
}

/** One query's judgments: corpus ID -> grade above 0. */
export type Judgments = ReadonlyMap<string, number>

/**
 * Averages over the queries that have a relevant entry.
 * @param rankings a system's corpus IDs in order, by query; a query without a ranking counts as 0
 */
export function measure(rankings: ReadonlyMap<string, readonly string[]>, judged: ReadonlyMap<string, Judgments>): RankingFigures {
  const sums = { map: 0, ndcg10: 0, mrr: 0, recall20: 0, recall200: 0, queries: 0 }
  for (const [query, relevant] of judged) {
    if (relevant.size === 0) continue
    sums.queries += 1
    let hits = 0
    let precision = 0
    let first = 0
    let gain = 0
    for (const [place, id] of (rankings.get(query) ?? []).entries()) {
      const grade = relevant.get(id)
      if (grade === undefined) continue
      hits += 1
      precision += hits / (place + 1)
      if (first === 0) first = place + 1
      if (place < 10) gain += grade / Math.log2(place + 2)
      if (place < 20) sums.recall20 += 1 / relevant.size
      if (place < 200) sums.recall200 += 1 / relevant.size
    }
    const ideal = [...relevant.values()]
      .toSorted((a, b) => b - a)
      .slice(0, 10)
      .reduce((sum, grade, place) => sum + grade / Math.log2(place + 2), 0)
    sums.map += precision / relevant.size
    sums.ndcg10 += gain / ideal
    sums.mrr += first > 0 ? 1 / first : 0
  }
  const count = Math.max(1, sums.queries)
  return {
    map: sums.map / count,
    ndcg10: sums.ndcg10 / count,
    mrr: sums.mrr / count,
    recall20: sums.recall20 / count,
    recall200: sums.recall200 / count,
    queries: sums.queries,
  }
}
