// Ranks a judged set's corpus with the product's method and the two baselines.
import { openTitlePool } from '@fairlead/matching/plan/title-pool'
import type { TitleSpace } from '@fairlead/matching/titles/title-space'
import { bm25, letterTfIdf } from './baselines.ts'
import type { JudgedSet } from './files.ts'
import { measure } from './measures.ts'
import type { RankingFigures } from './measures.ts'

/** Ranks that are evaluated, as in TREC. */
const depth = 1000

function figuresOf(set: JudgedSet, rank: (title: string) => number[]): RankingFigures {
  const rankings = new Map<string, string[]>()
  for (const { id, title } of set.queries) {
    if (!set.judged.has(id)) continue
    // a query that is in the corpus itself isn't a result
    rankings.set(
      id,
      rank(title).flatMap((index) => {
        const entry = set.corpus[index]
        return entry && entry.id !== id ? [entry.id] : []
      }),
    )
  }
  return measure(rankings, set.judged)
}

/** The encoder, through the title pool used by searches. */
export function evaluateEncoder(space: TitleSpace, set: JudgedSet): RankingFigures {
  const pool = openTitlePool(space, set.corpus.length)
  const places = new Map<string, number[]>()
  for (const [index, { title }] of set.corpus.entries()) {
    pool.add(title)
    places.set(title, [...(places.get(title) ?? []), index])
  }
  return figuresOf(set, (title) =>
    pool
      .nearest(space.ask(title), depth)
      .flatMap((near) => places.get(near.title) ?? [])
      .slice(0, depth),
  )
}

export function evaluateBaselines(set: JudgedSet): { bm25: RankingFigures; tfIdf: RankingFigures } {
  const titles = set.corpus.map(({ title }) => title)
  const [byWords, byLetters] = [bm25(titles), letterTfIdf(titles)]
  return {
    bm25: figuresOf(set, (title) => byWords.rank(title, depth)),
    tfIdf: figuresOf(set, (title) => byLetters.rank(title, depth)),
  }
}
