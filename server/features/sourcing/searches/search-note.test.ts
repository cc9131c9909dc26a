// A search's note is stored in English; every sentence of it is written again for readers of another language.
import { rareNote } from '@fairlead/matching/plan/rare-terms'
import { missedMustsNote } from '@fairlead/matching/score/missed-musts'
import { expect, test } from 'vitest'
import { forReader } from '../../../platform/reader.ts'
import { noteOf, ofCoverage, ofMissed, ofSearch, readNote } from './search-note.ts'

test('in the language of its reader, each sentence from its own catalog', () => {
  const missed = missedMustsNote([
    [['outside', 'Austin']],
    [
      ['outside', 'Austin'],
      ['noMention', 'Go'],
    ],
    [],
  ])!
  const rare = rareNote(
    new Map([
      ["a bachelor's degree", 3],
      ['SAP', 0],
    ]),
  )
  const { english, parts } = noteOf(
    ofMissed(missed),
    ofCoverage(['partialPool', 1, 2]),
    ofSearch(['modelDown', 'It answered 503.']),
    ofMissed(rare),
  )!
  expect(english.split('. ')).toEqual([
    'Too few people meet every requirement',
    '2 of these 3 do not: outside Austin (2), no mention of Go (1)',
    'Only part of the talent pool answered (1 of 2 parts), so people may be missing',
    'Try again in a few minutes',
    'Your model wasn’t available, so this batch was ranked without it',
    'It answered 503',
    "Almost no one has a bachelor's degree (3) or SAP (0)",
    'This affects the order and excludes no one.',
  ])
  const stored = { note: english, noteParts: parts }
  expect(forReader('en', () => readNote(stored))).toBe(english)
  const german = forReader('de', () => readNote(stored))
  expect(german).toContain('Von diesen 3 erfüllen 2 nicht alle: außerhalb von Austin (2), Go nicht erwähnt (1).')
  expect(german).toContain('Ihr Modell war nicht erreichbar, deshalb wurde diese Runde ohne es sortiert. It answered 503.')
  expect(german).toContain('Kaum jemand erfüllt: Bachelorabschluss (3) oder SAP (0).')
})

test('stays as stored without its parts, or with one of a newer version', () => {
  const note = 'As stored.'
  for (const noteParts of [null, [{ from: 'search', text: ['horoscope'] as const }], [{ from: 'stars', text: ['searching'] as const }]])
    expect(forReader('de', () => readNote({ note, noteParts }))).toBe(note)
  expect(forReader('de', () => readNote({ note: null, noteParts: null }))).toBeNull()
  expect(noteOf()).toBeNull()
})
