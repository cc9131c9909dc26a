// Proposals are grouped like the wizard's fields, and described in words.
import { expect, test } from 'vitest'
import { isEditable, wordsOf, type Proposal } from '../../../project/ask/proposal.ts'
import { groupProposals } from './proposal-groups.ts'

const proposal = (field: Proposal['field'], value: string, strength: Proposal['strength'] = 'must'): Proposal => ({
  field,
  value,
  strength,
  evidence: { sentence: value, start: 0, end: value.length },
  by: 'rules',
  is_used: true,
})

test("groups proposals in the wizard's order without empty groups", () => {
  const all = [proposal('remote', 'true'), proposal('keyword', 'SQL', 'nice'), proposal('title', 'Baker'), proposal('keyword', 'Go')]
  expect(groupProposals(all).map(({ title, proposals }) => `${title}: ${proposals.map(wordsOf).join()}`)).toEqual([
    'Job titles: Baker',
    'Must have: Go',
    'Nice to have: SQL',
    'Locations: Remote work',
  ])
  expect(groupProposals([])).toEqual([])
})

test.each<[Proposal, string, boolean]>([
  [proposal('years_min', '1'), 'At least 1 year', false],
  [proposal('years_max', '5'), 'At most 5 years', false],
  [proposal('degree', 'phd'), 'PhD', false],
  [proposal('exclusion', 'agencies'), 'agencies', true],
])('%j is described as %s', (input, words, editable) => {
  expect(wordsOf(input)).toBe(words)
  expect(isEditable(input)).toBe(editable)
})
