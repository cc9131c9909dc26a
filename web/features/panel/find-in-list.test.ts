// Searching within a list.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { describe, expect, it } from 'vitest'
import { findInList } from './find-in-list.ts'

const person = (name: string, more: Partial<WireCandidate> = {}) =>
  ({
    name,
    headline: '',
    location: null,
    experiences: [],
    education: [],
    skills: [],
    tags: [],
    matched_keywords: [],
    ...more,
  }) as unknown as WireCandidate

const people = [
  person('Zoë Lindqvist', { location: 'Malmö, Sweden' }),
  person('Ada One', { headline: 'Go developer', skills: [{ name: 'PostgreSQL' }] } as Partial<WireCandidate>),
  person('Ben Two', { experiences: [{ title: 'Designer', company: 'Go Fish' }] } as Partial<WireCandidate>),
]
const namesFound = (words: string, biasReducer = false) => findInList(people, words, biasReducer).map(({ name }) => name)

describe('findInList', () => {
  it.each([
    ['', ['Zoë Lindqvist', 'Ada One', 'Ben Two']],
    ['  ', ['Zoë Lindqvist', 'Ada One', 'Ben Two']],
    ['zoe malmo', ['Zoë Lindqvist']],
    ['GO', ['Ada One', 'Ben Two']],
    ['go design', ['Ben Two']],
    ['postgres', ['Ada One']],
    ['unknown', []],
  ])('%j', (words, names) => expect(namesFound(words)).toEqual(names))

  it("doesn't find a hidden name", () => {
    expect(namesFound('lindqvist', true)).toEqual([])
    expect(namesFound('malmo', true)).toEqual(['Zoë Lindqvist'])
  })
})
