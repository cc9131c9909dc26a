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

test('compares titles in scripts that were not learned by their letters, and with no others', () => {
  const titles = ['注册护士', '护士长', '软件工程师', 'Nurse', '看護師', 'ممرضة مسجلة', 'محاسب']
  expect(find(titles, '护士').map(({ title }) => title)).toEqual(['护士长', '注册护士'])
  expect(find(titles, 'ممرضة')[0]?.title).toBe('ممرضة مسجلة')
  expect(find(titles, 'Nurse').map(({ title }) => title)).toEqual(['Nurse'])
  expect(space.nearness(space.ask('护士'), '护士')).toBe(1)
  expect(space.nearness(space.ask('护士'), 'Nurse')).toBe(0)
})

test('titles near each other share their similarity, and the best one and equal ones keep theirs', () => {
  const titles = ['Nurse', 'Head Nurse', 'Pediatric Nurse', 'Baker', 'Confectioner', 'Software Engineer', 'Backend Developer']
  const near = find(titles, 'Nurse')
  expect(near[0]).toMatchObject({ title: 'Nurse', nearness: 1 })
  expect(near.map(({ order }) => order)).toEqual(near.map(({ order }) => order).toSorted((a, b) => b - a))
  expect(find(titles, 'Nurse')).toEqual(near)
})
