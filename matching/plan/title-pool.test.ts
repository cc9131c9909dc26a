import { expect, test } from 'vitest'
import { loadConceptNames, loadTitleModel } from '../titles/model/load.ts'
import { openTitlePool } from './title-pool.ts'
import { openTitleSpace } from '../titles/title-space.ts'

const space = openTitleSpace(loadTitleModel(), loadConceptNames())

function find(titles: readonly string[], query: string, limit = titles.length) {
  const pool = openTitlePool(space, 100)
  for (const title of titles) pool.add(title)
  return pool.nearest(space.ask(query), limit)
}

test('finds across languages and by parts of a compound title', () => {
  const titles = ['Steuerberater', 'Koch', 'Owner / Plumber', 'profesora', 'Nurse Practitioner']
  const first = (query: string): string | undefined => find(titles, query, 1)[0]?.title
  expect(first('Chef cook')).toBe('Koch')
  expect(first('Teacher')).toBe('profesora')
  expect(first('Plumber')).toBe('Owner / Plumber')
  expect(first('Krankenpfleger')).toBe('Nurse Practitioner')
})

test('treats both gender forms of a title as equally near and puts the combined form first', () => {
  const titles = ['Lehrerin', 'Lehrer', 'Lehrer/Lehrerin', 'Koch']
  for (const query of ['Lehrer', 'Lehrerin', 'Lehrer:in']) {
    const near = find(titles, query, 3)
    expect(near.map(({ title }) => title)).toEqual(['Lehrer/Lehrerin', 'Lehrerin', 'Lehrer'])
    expect(new Set(near.map(({ nearness }) => nearness)).size).toBe(1)
  }
})

test('still orders titles that count fully by similarity', () => {
  const nearest = find(['Registered Nurses', 'Nurse', 'Registered Nurse'], 'Registered Nurse')
  expect(nearest.map(({ title }) => title).at(-1)).toBe('Nurse')
  expect(find(['Head Nurse', 'Nurse', 'Nursing Professional'], 'Nurse')[0]?.title).toBe('Nurse')
})

test('an empty pool and an empty query find nothing, and a full pool accepts no more', () => {
  expect(find([], 'Nurse')).toEqual([])
  expect(find(['Nurse'], '')).toEqual([])
  const pool = openTitlePool(space, 1)
  expect([pool.add('Nurse'), pool.add('Nurse'), pool.add('Baker'), pool.size]).toEqual([true, true, false, 1])
})
