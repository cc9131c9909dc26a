// Evidence is highlighted at its place in a text.
import { describe, expect, it } from 'vitest'
import { piecesOf, reachOf, type WireReason } from './highlight.ts'

const reason = (start: number, end: number, quote: string): WireReason => ({
  group: 'Work',
  text: 'why',
  computation: null,
  evidence: [{ field: 'experiences', index: 1, part: 'description', start, end, quote }],
})
const spot = { field: 'experiences', index: 1, part: 'description' } as const
const text = 'Led payments at scale'

describe('piecesOf', () => {
  it('highlights a quote in place', () => {
    expect(piecesOf(text, spot, [reason(4, 12, 'payments')])).toEqual([
      { text: 'Led ', reasons: [] },
      { text: 'payments', reasons: [0] },
      { text: ' at scale', reasons: [] },
    ])
  })
  it('keeps overlapping quotes apart and the text whole', () => {
    const pieces = piecesOf(text, spot, [reason(0, 12, 'Led payments'), reason(4, 15, 'payments at')])
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
    expect(pieces.find((piece) => piece.text === 'payments')?.reasons).toEqual([0, 1])
  })
  it('finds a quote with wrong offsets and ignores a missing one', () => {
    expect(piecesOf(text, spot, [reason(0, 8, 'payments')])[1]).toEqual({ text: 'payments', reasons: [0] })
    expect(piecesOf(text, spot, [reason(0, 8, 'invoices')])).toEqual([{ text, reasons: [] }])
  })
  it('highlights only its own place', () => {
    expect(piecesOf(text, { ...spot, index: 0 }, [reason(4, 12, 'payments')])).toEqual([{ text, reasons: [] }])
  })
})

it('returns how far the evidence reaches', () => {
  expect(reachOf(text, spot, reason(4, 12, 'payments'))).toBe(12)
  expect(reachOf(text, spot, undefined)).toBe(0)
})
