// What a search says and nothing was read in is shown.
import { expect, test } from 'vitest'
import { loadVocabulary } from '../testing/vocabulary.ts'
import { readJob } from './read-job.ts'
import { unreadWords } from './unread-words.ts'

const vocabulary = loadVocabulary()
const unread = (text: string) => unreadWords(vocabulary, text, readJob(vocabulary, text, 100)).map(({ value }) => value)

test.each([
  ['software engineers with Kubernetes who went to MIT', ['MIT']],
  ['Nurses in Ohio with ICU experience, BLS required, at least 3 years, Epic is a plus, no travel nurses', []],
  ['Softwareentwickler in Berlin mit Python, mindestens 3 Jahre, Kubernetes wäre ein Plus, keine Freelancer', []],
  ['Ingénieur logiciel à Paris avec Python, Kubernetes serait un plus, au moins 3 ans, pas de freelances', []],
  ['registered nurses in Texas, must be Christian', []],
])('%s', (text, words) => {
  expect(unread(text)).toEqual(words)
})

test('no words of a search are lost: they are used, or shown', () => {
  const text = 'registered nurses in Texas who know zorblax, hunter mentality'
  const values = [...readJob(vocabulary, text, 100).proposals.map(({ value }) => value), ...unread(text)]
  expect(values).toEqual(expect.arrayContaining(['zorblax', 'hunter mentality']))
})

test('a posting has no such words', () => {
  expect(unread('Baker\n\nRequirements\n- Bread\n- Quaxing of zorblaxes\n- Ovens')).toEqual([])
})
