// Plural forms, lists, and texts that a language lacks.
import { expect, test } from 'vitest'
import { languageOfTag, listed, plural, textsIn } from './language.ts'

test.each([
  ['de-AT', 'de'],
  ['FR', 'fr'],
  ['es-419', 'es'],
  ['en-US', 'en'],
  ['pt-BR', 'en'],
  ['', 'en'],
])('texts for %j are in %s', (tag, language) => {
  expect(languageOfTag(tag)).toBe(language)
})

test('a word has the plural form of its count in its language', () => {
  const days = { one: 'day', other: 'days' }
  expect([0, 1, 2].map((count) => plural('en', count, days))).toEqual(['days', 'day', 'days'])
  expect([0, 1, 2].map((count) => plural('fr', count, { one: 'jour', other: 'jours' }))).toEqual(['jour', 'jour', 'jours'])
})

test('lists are joined as their language joins them', () => {
  expect(listed('en', ['Ana', 'Ben', 'Cleo'])).toBe('Ana, Ben, and Cleo')
  expect(listed('de', ['Ana', 'Ben', 'Cleo'], 'disjunction')).toBe('Ana, Ben oder Cleo')
})

test('a text that a language lacks is in English', () => {
  const texts = { en: { hello: 'Hello', bye: 'Goodbye' }, de: { hello: 'Hallo' } }
  expect(textsIn(texts, 'de')).toEqual({ hello: 'Hallo', bye: 'Goodbye' })
  expect(textsIn(texts, 'es')).toEqual(texts.en)
})
