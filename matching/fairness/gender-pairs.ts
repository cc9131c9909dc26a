// Masculine and feminine forms of a title, from labels that have both, and how similarly they are read.
import { cosine } from '../titles/encoder.ts'
import type { TitleEncoder } from '../titles/encoder.ts'
import { normalizeTitle } from '../titles/normalize.ts'
import { readRank } from '../titles/seniority.ts'

/**
 * Labels of ESCO that give a title in vectorB forms ('Farmer/Farmerin'), apart: equally many words, each with a common beginning.
 * @param labels occupation_labels.tsv
 * @returns the pairs by language
 */
export function findGenderPairs(labels: string): Map<string, [string, string][]> {
  const pairsByLanguage = new Map<string, [string, string][]>()
  for (const line of labels.split('\n').slice(1)) {
    const [, language = '', label = ''] = line.split('\t')
    const sides = label.split('/').map((side) => side.trim().split(' '))
    const [a = [], b = []] = sides
    if (sides.length !== 2 || a.length !== b.length || a.join(' ') === b.join(' ')) continue
    const areForms = a.every((word, index) => {
      const counterpart = b[index] ?? ''
      const half = Math.ceil(Math.min(word.length, counterpart.length) * 0.6)
      return word.slice(0, half).toLowerCase() === counterpart.slice(0, half).toLowerCase()
    })
    if (!areForms) continue
    const pairs = pairsByLanguage.get(language) ?? []
    pairsByLanguage.set(language, pairs)
    pairs.push([a.join(' '), b.join(' ')])
  }
  return pairsByLanguage
}

export interface GenderFigures {
  pairs: number
  /** Share with identical vectors, so that no score can differ. */
  same: number
  /** Mean cosine of the vectorB forms. */
  cosine: number
  /** Share read with the same seniority and track. */
  rank: number
  /** Largest difference of the vectorB forms' similarity to any of the other titles. */
  largestGap: number
}

/** @param otherTitles titles to compare both forms with */
export function measureGenderPairs(
  encoder: TitleEncoder,
  pairs: readonly [string, string][],
  otherTitles: readonly string[],
): GenderFigures {
  const vectors = otherTitles.map((title) => encoder.encode(title))
  const sums = { same: 0, cosine: 0, rank: 0 }
  let largestGap = 0
  for (const [a, b] of pairs) {
    const [vectorA, vectorB] = [encoder.encode(a), encoder.encode(b)]
    const isSame = vectorA.every((value, index) => value === vectorB[index])
    sums.same += isSame ? 1 : 0
    sums.cosine += cosine(vectorA, vectorB)
    const [first, second] = [readRank(normalizeTitle(a).plain), readRank(normalizeTitle(b).plain)]
    sums.rank += first.seniority === second.seniority && first.track === second.track ? 1 : 0
    if (!isSame)
      for (const otherVector of vectors)
        largestGap = Math.max(largestGap, Math.abs(cosine(vectorA, otherVector) - cosine(vectorB, otherVector)))
  }
  const count = Math.max(1, pairs.length)
  return { pairs: pairs.length, same: sums.same / count, cosine: sums.cosine / count, rank: sums.rank / count, largestGap }
}
