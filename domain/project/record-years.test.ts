// The least number of years that the law of the places of work asks for.
import { expect, test } from 'vitest'
import { recordYears, yearsByLaw, type WorkPlace } from './record-years.ts'

const us = (state: string | null): WorkPlace => ({ country: 'US', state })
const germany: WorkPlace = { country: 'DE', state: 'Bavaria' }

test.each<[string, WorkPlace[], number]>([
  ['no place, which may be anywhere', [], 4],
  ['all of the US', [us(null)], 4],
  ['California', [us('California')], 4],
  ['Colorado', [us('Colorado')], 3],
  ['another state', [us('Ohio')], 1],
  ['another country', [germany], 1],
  ['the strictest of several', [germany, us('Ohio'), us('Colorado')], 3],
])('%s', (_, places, years) => {
  expect(yearsByLaw(places)).toBe(years)
  expect(years).toBeGreaterThanOrEqual(recordYears.least)
})
