// The two baselines for the encoder: BM25 over words and tf-idf over letter groups.

export interface Ranker {
  /** Positions in the corpus, best first; entries that share nothing with the query are left out. */
  rank(query: string, limit: number): number[]
}

interface Postings {
  ids: number[]
  weights: number[]
}

const words = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Groups of 3 to 5 letters inside each word, with its ends marked. */
export function letterGroups(text: string): string[] {
  return words(text).flatMap((word) => {
    const marked = ` ${word} `
    const groups: string[] = []
    for (let size = 3; size <= 5; size += 1)
      for (let index = 0; index + size <= marked.length; index += 1) groups.push(marked.slice(index, index + size))
    return groups
  })
}

const counted = (terms: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

function rankBy(size: number, limit: number, terms: Iterable<[Postings, number]>): number[] {
  const scores = new Float64Array(size)
  for (const [{ ids, weights }, weight] of terms)
    for (let index = 0; index < ids.length; index += 1) {
      const id = ids[index] ?? 0
      scores[id] = (scores[id] ?? 0) + weight * (weights[index] ?? 0)
    }
  const hits: number[] = []
  for (let id = 0; id < size; id += 1) if ((scores[id] ?? 0) > 0) hits.push(id)
  return hits.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b).slice(0, limit)
}

/** Okapi BM25 with k1 = 1.2 and b = 0.75. */
export function bm25(corpus: readonly string[]): Ranker {
  const postings = new Map<string, Postings>()
  const tokens = corpus.map(words)
  const meanLength = tokens.reduce((sum, list) => sum + list.length, 0) / Math.max(1, tokens.length)
  for (const [id, list] of tokens.entries()) {
    for (const [term, count] of counted(list)) {
      const posting = postings.get(term) ?? { ids: [], weights: [] }
      postings.set(term, posting)
      posting.ids.push(id)
      posting.weights.push((count * 2.2) / (count + 1.2 * (0.25 + (0.75 * list.length) / meanLength)))
    }
  }
  return {
    rank: (query, limit) =>
      rankBy(
        corpus.length,
        limit,
        words(query).flatMap((term): [Postings, number][] => {
          const posting = postings.get(term)
          return posting ? [[posting, Math.log(1 + (corpus.length - posting.ids.length + 0.5) / (posting.ids.length + 0.5))]] : []
        }),
      ),
  }
}

/** Cosine of tf-idf vectors over letter groups, with smoothed idf. */
export function letterTfIdf(corpus: readonly string[]): Ranker {
  const lists = corpus.map((text) => counted(letterGroups(text)))
  const frequency = new Map<string, number>()
  for (const list of lists) for (const term of list.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1)
  const idf = (term: string): number => Math.log((1 + corpus.length) / (1 + (frequency.get(term) ?? 0))) + 1
  const postings = new Map<string, Postings>()
  for (const [id, list] of lists.entries()) {
    let square = 0
    for (const [term, count] of list) square += (count * idf(term)) ** 2
    for (const [term, count] of list) {
      const posting = postings.get(term) ?? { ids: [], weights: [] }
      postings.set(term, posting)
      posting.ids.push(id)
      posting.weights.push((count * idf(term)) / Math.sqrt(square))
    }
  }
  return {
    rank: (query, limit) =>
      rankBy(
        corpus.length,
        limit,
        [...counted(letterGroups(query))].flatMap(([term, count]): [Postings, number][] => {
          const posting = postings.get(term)
          return posting ? [[posting, count * idf(term)]] : []
        }),
      ),
  }
}
