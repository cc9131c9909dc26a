// Searches a list that is already on the page: every word must occur on the card.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { foldName } from '@fairlead/domain/shared/search-text'
import { shownName } from '../../candidate/names.ts'

/** The searchable text of a card; excludes hidden names. */
function textOf(candidate: WireCandidate, biasReducer: boolean): string {
  return foldName(
    [
      shownName(candidate, biasReducer),
      candidate.headline,
      candidate.location,
      ...candidate.experiences.flatMap(({ title, company }) => [title, company]),
      ...candidate.education.flatMap(({ school, degree, major }) => [school, degree, major]),
      ...candidate.skills.map(({ name }) => name),
      ...candidate.matched_keywords,
      ...candidate.tags.map(({ name }) => name),
    ]
      .filter(Boolean)
      .join('\n'),
  )
}

export function findInList(candidates: readonly WireCandidate[], words: string, biasReducer: boolean): readonly WireCandidate[] {
  const foldedWords = foldName(words)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (foldedWords.length === 0) return candidates
  return candidates.filter((candidate) => {
    const text = textOf(candidate, biasReducer)
    return foldedWords.every((word) => text.includes(word))
  })
}
