// Adds and removes one candidate in a paged list, as pure functions.
import type { WireCandidate, WireCandidatePage } from '@fairlead/contract/shapes/candidate'

export function countLoaded(pages: readonly WireCandidatePage[]): number {
  return pages.reduce((sum, page) => sum + page.candidates.length, 0)
}

/** Position across all pages, -1 when missing. */
export function placeOf(pages: readonly WireCandidatePage[], candidateId: string): number {
  return pages.flatMap((page) => page.candidates).findIndex((candidate) => candidate.id === candidateId)
}

export function withoutCandidate(pages: readonly WireCandidatePage[], candidateId: string): WireCandidatePage[] {
  return pages.map((page) => ({
    ...page,
    total: Math.max(0, page.total - 1),
    candidates: page.candidates.filter((candidate) => candidate.id !== candidateId),
  }))
}

/** A position beyond the end or below 0 puts the candidate at the end or the beginning. */
export function withCandidate(pages: readonly WireCandidatePage[], candidate: WireCandidate, place: number): WireCandidatePage[] {
  if (placeOf(pages, candidate.id) >= 0) return [...pages]
  let remaining = Math.max(0, place)
  let placed = false
  return pages.map((page, index) => {
    const total = page.total + 1
    const fits = !placed && (remaining <= page.candidates.length || index === pages.length - 1)
    if (!fits) {
      remaining -= page.candidates.length
      return { ...page, total }
    }
    placed = true
    return { ...page, total, candidates: page.candidates.toSpliced(remaining, 0, candidate) }
  })
}
