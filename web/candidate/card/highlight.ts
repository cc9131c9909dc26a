// Splits a text into plain and quoted parts to highlight evidence.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'

export type WireReason = WireCandidate['reasons_to_hire'][number]
export type WireEvidence = WireReason['evidence'][number]

/** A place in the profile's text. */
export interface Spot {
  field: WireEvidence['field']
  index?: number
  part?: WireEvidence['part']
}

export interface Piece {
  text: string
  /** Reasons (by position) that quote this piece; empty for plain text. */
  reasons: number[]
}

function rangeIn(text: string, evidence: WireEvidence): [number, number] | null {
  if (evidence.quote === '') return null
  if (text.slice(evidence.start, evidence.end) === evidence.quote) return [evidence.start, evidence.end]
  const start = text.indexOf(evidence.quote)
  return start < 0 ? null : [start, start + evidence.quote.length]
}

export function isAt(evidence: WireEvidence, spot: Spot): boolean {
  return evidence.field === spot.field && evidence.index === (spot.index ?? 0) && evidence.part === (spot.part ?? null)
}

/** The positions of the reasons that quote a place. */
export function reasonsAt(spot: Spot, reasons: readonly WireReason[]): number[] {
  return reasons.flatMap(({ evidence }, index) => (evidence.some((quote) => isAt(quote, spot)) ? [index] : []))
}

/** Joined, the pieces are exactly the text. */
export function piecesOf(text: string, spot: Spot, reasons: readonly WireReason[]): Piece[] {
  const marks: { from: number; to: number; reason: number }[] = []
  for (const [reason, { evidence }] of reasons.entries()) {
    for (const quote of evidence) {
      const range = isAt(quote, spot) ? rangeIn(text, quote) : null
      if (range) marks.push({ from: range[0], to: range[1], reason })
    }
  }
  const cuts = [...new Set([0, text.length, ...marks.flatMap(({ from, to }) => [from, to])])].toSorted((a, b) => a - b)
  const pieces: Piece[] = []
  for (const [cutIndex, from] of cuts.entries()) {
    const to = cuts[cutIndex + 1]
    if (to === undefined) break
    const quoting = [...new Set(marks.filter((mark) => mark.from <= from && mark.to >= to).map((mark) => mark.reason))]
    pieces.push({ text: text.slice(from, to), reasons: quoting })
  }
  return pieces
}

/** How far into a text one reason's evidence reaches; 0 when it isn't quoted there. */
export function reachOf(text: string, spot: Spot, reason: WireReason | undefined): number {
  let reach = 0
  for (const evidence of reason?.evidence ?? []) {
    const range = isAt(evidence, spot) ? rangeIn(text, evidence) : null
    if (range) reach = Math.max(reach, range[1])
  }
  return reach
}
