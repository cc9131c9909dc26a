// `npm run write gendered-titles`: takes the word pairs of gendered titles and the words of English titles out of the occupation labels.
import fs from 'node:fs'
import { gzipSync } from 'node:zlib'
import { findGenderPairs } from '@fairlead/matching/fairness/gender-pairs'
import { loadTexts } from './data.ts'

/** English titles for which the labels give one form only. */
const englishForms = [
  'waiter waitress',
  'actor actress',
  'steward stewardess',
  'host hostess',
  'masseur masseuse',
  'salesman saleswoman',
  'businessman businesswoman',
  'chairman chairwoman',
  'foreman forewoman',
  'craftsman craftswoman',
  'spokesman spokeswoman',
  'policeman policewoman',
  'handyman handywoman',
  'cameraman camerawoman',
  'tradesman tradeswoman',
  'repairman repairwoman',
  'draftsman draftswoman',
  'draughtsman draughtswoman',
  'serviceman servicewoman',
  'councilman councilwoman',
]

const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)

/**
 * @param labels occupation_labels.tsv
 * @param us occupations_us.tsv
 * @returns lines 'language, form, other form', the more frequent first, then lines 'word' with a word of English titles each
 */
export function makeTitleForms(labels: string, us: string): string {
  const counts = new Map<string, number>()
  const add = (...parts: string[]) => counts.set(parts.join('\t'), (counts.get(parts.join('\t')) ?? 0) + 1)
  for (const line of englishForms) add('en', ...line.split(' '))
  for (const [language, pairs] of findGenderPairs(labels)) {
    for (const [a, b] of pairs) {
      const [first, second] = [splitWords(a), splitWords(b)]
      if (first.length !== second.length) continue
      for (const [index, word] of first.entries()) {
        const form = second[index] ?? ''
        if (word !== form && Math.min(word.length, form.length) >= 4) add(language, word, form)
      }
    }
  }
  const english = new Set<string>()
  for (const line of labels.split('\n')) {
    const [, language, label = ''] = line.split('\t')
    if (language === 'en') for (const word of splitWords(label)) english.add(word)
  }
  for (const line of us.split('\n').slice(1)) for (const word of splitWords(line.split('\t')[1] ?? '')) english.add(word)
  const forms = [...counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([line]) => line)
  return `${[...forms, ...[...english].toSorted().map((word) => `word\t${word}`)].join('\n')}\n`
}

/** Writes the forms that ship. */
export function writeTitleForms(): void {
  const { labels, us } = loadTexts()
  fs.writeFileSync(
    new URL('../../matching/titles/model/title-forms.tsv.gz', import.meta.url),
    gzipSync(makeTitleForms(labels, us), { level: 9 }),
  )
}
