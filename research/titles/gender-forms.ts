// `npm run write title-forms`: finds words whose feminine form no suffix rule covers, in labels with both forms
// ('Arhitekti/arhitektice').
import fs from 'node:fs'
import { ruleForm, foldLetters } from '@fairlead/matching/titles/word-forms'
import { loadTexts } from './data.ts'

const shortestForm = 5
const words = (side: string): string[] =>
  foldLetters(side)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)

/**
 * Word pairs of labels with two sides, word by word with a common beginning, that the suffix rules treat as different.
 * @param labels occupation_labels.tsv
 * @returns pairs of the second form and the first, sorted
 */
export function findGenderForms(labels: string): [second: string, first: string][] {
  const firstOf = new Map<string, string>()
  const joined = new Set<string>()
  for (const line of labels.split('\n').slice(1)) {
    const sides = (line.split('\t')[2] ?? '').split('/').map(words)
    const [a = [], b = []] = sides
    if (sides.length !== 2 || a.length !== b.length) continue
    for (const [index, first] of a.entries()) {
      const second = b[index] ?? ''
      const shorter = Math.min(first.length, second.length)
      if (shorter < shortestForm || first.slice(0, Math.ceil(shorter * 0.6)) !== second.slice(0, Math.ceil(shorter * 0.6))) continue
      if (ruleForm(first) === ruleForm(second)) joined.add(first).add(second)
      else if (!firstOf.has(second)) firstOf.set(second, first)
    }
  }
  // no word that the rules read correctly in another language, and no chains, which would depend on the order of the labels
  return [...firstOf].filter(([second, first]) => !joined.has(second) && !firstOf.has(first)).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** Writes the pairs that ship. */
export function writeGenderForms(): void {
  const pairs = findGenderForms(loadTexts().labels)
  fs.writeFileSync(
    new URL('../../matching/titles/gender-forms.json', import.meta.url),
    `${JSON.stringify(Object.fromEntries(pairs), null, 2)}\n`,
  )
  console.log(`${pairs.length} pairs`)
}
