// Titles, places, and headings of postings whose first lines or layout give few words for them.
import { expect, test } from 'vitest'
import type { JobProposal } from '@fairlead/domain/project/job-proposal'
import { loadVocabulary } from '../testing/vocabulary.ts'
import { readJob } from './read-job.ts'

const vocabulary = loadVocabulary()
const read = (text: string) => readJob(vocabulary, text, 100).proposals
const values = (proposals: readonly JobProposal[], field: JobProposal['field'], strength: JobProposal['strength'] = 'must') =>
  proposals.filter((proposal) => proposal.field === field && proposal.strength === strength).map(({ value }) => value)

test.each([
  ['Performancetester\n\nOpdracht\nWij zoeken een performancetester voor ons team.\n\nEisen\n- Kennis van Java', ['Performancetester']],
  ['RN - Med/Surg - NIGHTS - $10K SIGN ON!!!\nFT 36 hrs/wk\n\nYou must have:\n- BLS at hire', ['RN']],
  ['Stellenanzeige: Computerlinguist (m/w/d)\n\nAufgaben\n- Textkorpora pflegen\n\nAnforderungen\n- Python', ['Computerlinguist']],
])('the title of a first line: %s', (posting, expected) => {
  expect(values(read(posting), 'title')).toEqual(expected)
})

test('a place in another case is read, and offices of the employer are no places of the job', () => {
  const german =
    'Buchhalter\n\nWir, die Hansen Logistik GmbH aus Hamburg, sind seit 1978 ein Logistikdienstleister.\n\nDein Profil\n- DATEV\n\nWir bieten\n- 2 Tage Homeoffice'
  expect(values(read(german), 'location')).toEqual(['Hamburg, Germany'])
  const polish = 'Sprzedawca\n\nSzukamy sprzedawcy do naszego sklepu w Lublinie.\n\nWymagania\n- Obsługa kasy'
  expect(values(read(polish), 'location')).toEqual(['Lublin, Poland'])
  const posting =
    'Backend Engineer\nBerlin, Germany\n\nAbout Harbourpay\nHarbourpay is now 280 people across Berlin, Amsterdam and Lisbon.\n\nRequirements\n- Kotlin'
  expect(values(read(posting), 'location')).toEqual(['Berlin, State of Berlin, Germany'])
})

test('a heading above bullets is no must-have, and a contrast behind a dash takes nothing back', () => {
  const posting = 'Tester\n\nEisen\nOpleiding, Certificaten\n- ISTQB\nKwaliteitenprofielen\n- Testmanagement\n- Java'
  expect(values(read(posting), 'keyword').filter((value) => /Opleiding|Certificaten|profielen/.test(value))).toEqual([])
  const platform = read('Platform Engineer @ Harbour\n\nyou\n✅ really strong Go - not "i read some go once"\n✅ AWS in anger')
  expect(values(platform, 'keyword')).toContain('Go')
})
