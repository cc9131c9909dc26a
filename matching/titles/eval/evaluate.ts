// Ranks the corpus of a judged set with the encoder and with the two baselines.
import type { TitleEncoder } from '../encoder.ts'
import { buildTitleIndex } from '../title-index.ts'
import { bm25, letterTfIdf } from './baselines.ts'
import type { JudgedSet } from './files.ts'
import { measure } from './measures.ts'
import type { RankingFigures } from './measures.ts'

/** Places of a ranking that are judged, as in TREC evaluations. */
const depth = 1000

function figuresOf(set: JudgedSet, rank: (title: string) => number[]): RankingFigures {
  const rankings = new Map<string, string[]>()
  for (const { id, title } of set.queries) {
    if (!set.judged.has(id)) continue
    // a query that is in the corpus itself is no finding
    rankings.set(
      id,
      rank(title).flatMap((at) => {
        const entry = set.corpus[at]
        return entry && entry.id !== id ? [entry.id] : []
      }),
    )
  }
  return measure(rankings, set.judged)
}

/** The encoder, through the index the product searches with. */
export function evaluateEncoder(encoder: TitleEncoder, set: JudgedSet): RankingFigures {
  const index = buildTitleIndex(
    encoder,
    set.corpus.map(({ title }) => title),
  )
  return figuresOf(set, (title) => index.search(title, depth).map((match) => match.index))
}

export function evaluateBaselines(set: JudgedSet): { bm25: RankingFigures; tfIdf: RankingFigures } {
  const titles = set.corpus.map(({ title }) => title)
  const [byWords, byLetters] = [bm25(titles), letterTfIdf(titles)]
  return {
    bm25: figuresOf(set, (title) => byWords.rank(title, depth)),
    tfIdf: figuresOf(set, (title) => byLetters.rank(title, depth)),
  }
}
