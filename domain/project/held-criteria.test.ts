import { expect, test } from 'vitest'
import { acceptProposals, type Accepted } from './accept-proposals.ts'
import { criteriaIn } from './held-criteria.ts'
import { jobFields } from './job-proposal.ts'
import { emptySettings } from './settings.ts'

const samples: Partial<Record<Accepted['field'], string>> = {
  years_min: '5',
  years_max: '9',
  years_relevant: '3',
  degree: 'mba',
  radius: '40',
  remote: 'true',
  track: 'manager',
  pay: 'USD 90000-120000 year',
  visa: 'none',
}

test('what is accepted is found in the settings again', () => {
  const proposals = jobFields
    .filter((field) => field !== 'language')
    .map((field): Accepted => ({ field, value: samples[field] ?? `a ${field}`, strength: 'must' }))
  const accepted = { ...emptySettings, ...acceptProposals(emptySettings, proposals) }
  const values = criteriaIn(accepted).map(({ field, value }) => `${field} ${value}`)
  expect(values.toSorted()).toEqual(proposals.map(({ field, value }) => `${field} ${value}`).toSorted())
  expect(criteriaIn(emptySettings)).toEqual([])
})
