// A page of candidates changed before the server has responded.
import type { WireCandidate, WireCandidatePage } from '@fairlead/contract/shapes/candidate'
import { describe, expect, it } from 'vitest'
import { placeOf, withCandidate, withoutCandidate } from './pages.ts'

const person = (id: string) => ({ id }) as WireCandidate
const page = (ids: string, total: number): WireCandidatePage => ({ candidates: [...ids].map(person), total, page_idx: 1, page_size: 3 })
const ids = (pages: WireCandidatePage[]) => pages.map((entry) => entry.candidates.map((candidate) => candidate.id).join('')).join('|')

describe('pages', () => {
  const pages = [page('abc', 5), page('de', 5)]

  it('removes a candidate and restores their position', () => {
    for (const id of 'abcde') {
      const place = placeOf(pages, id)
      const without = withoutCandidate(pages, id)
      expect(without[0]!.total).toBe(4)
      const back = withCandidate(without, person(id), place)
      expect(back.flatMap((entry) => entry.candidates.map((candidate) => candidate.id)).join('')).toBe('abcde')
      expect(back[1]!.total).toBe(5)
    }
  })

  it('adds an unknown candidate at the beginning or the end, and no one twice', () => {
    expect(ids(withCandidate(pages, person('x'), -1))).toBe('xabc|de')
    expect(ids(withCandidate(pages, person('x'), 99))).toBe('abc|dex')
    expect(ids(withCandidate(pages, person('b'), 0))).toBe('abc|de')
  })
})
