import { emptySettings } from '@fairlead/domain/project/settings'
import { expect, test } from 'vitest'
import { marksOf, piecesOf } from './marks.ts'
import type { Proposal } from './proposal.ts'

const text = 'Nurses in Ohio with ICU and BLS, no agencies'
const read = (field: Proposal['field'], value: string, words: string, strength: Proposal['strength'] = 'must'): Proposal => ({
  field,
  value,
  strength,
  by: 'rules',
  is_used: true,
  evidence: { sentence: text, start: text.indexOf(words), end: text.indexOf(words) + words.length },
})
const proposals = [
  read('title', 'Nurse', 'Nurses'),
  read('location', 'Ohio, United States', 'Ohio'),
  read('keyword', 'ICU', 'ICU'),
  read('keyword', 'BLS', 'BLS', 'nice'),
  read('exclusion', 'agencies', 'agencies'),
  read('keyword', 'Ohio with ICU', 'Ohio with ICU'),
]
const settings = {
  ...emptySettings,
  jobTitles: ['Nurse'],
  locations: ['Ohio, United States'],
  keywordsRequired: ['ICU'],
  keywordsOptional: ['BLS'],
}
const show = (now: string, current = settings, asEdited = (proposal: Proposal) => proposal) =>
  piecesOf(now, marksOf(now, { text, proposals }, current, asEdited))
    .map(({ text: words, use }) => (use ? `[${use} ${words}]` : words))
    .join('')

test('each part has the use that the settings make of it', () => {
  expect(show(text)).toBe('[title Nurses] in [place Ohio] with [must ICU] and [nice BLS], no [unused agencies]')
  expect(show(text, { ...settings, keywordsRequired: [], badKeywords: ['ICU', 'agencies'] })).toBe(
    '[title Nurses] in [place Ohio] with [avoid ICU] and [nice BLS], no [avoid agencies]',
  )
  expect(
    show(text, { ...settings, keywordsRequired: ['Intensive care'] }, (proposal) =>
      proposal.value === 'ICU' ? { ...proposal, value: 'Intensive care' } : proposal,
    ),
  ).toContain('[must ICU]')
})

test('while someone types on, what stayed keeps its mark', () => {
  expect(show('Nurses in Ohio with some ICU and BLS, no agencies')).toContain('with some [must ICU] and [nice BLS]')
  expect(show('Nurses in Oxhio with ICU and BLS, no agencies')).toBe(
    '[title Nurses] in Oxhio with [must ICU] and [nice BLS], no [unused agencies]',
  )
  expect(show('')).toBe('')
  expect(show('Another text')).toBe('Another text')
})
