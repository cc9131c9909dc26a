import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareWords } from './compared-words.ts'

const marked = (before: string, after: string) =>
  compareWords(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `[+${text}+]`))
    .join('')

test.each([
  ['Hi Ada', 'Hi Ada', 'Hi Ada'],
  ['', 'Hi', '[+Hi+]'],
  ['Hi', '', '[-Hi-]'],
  ['Hi, would you like to talk?', 'Hi, shall we meet on Tuesday?', 'Hi, [-would you like to talk-][+shall we meet on Tuesday+]?'],
  ['A role for you', 'A job for you', 'A [-role-][+job+] for you'],
  ['One\nTwo', 'One\n\nTwo', 'One\n[+\n+]Two'],
])('%j and %j', (before, after, expected) => {
  expect(marked(before, after)).toBe(expected)
})

test('without what was added it is the first text, and without what was removed the second', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '\n', '{{x}}', ',')).map((parts) => parts.join(''))
  fc.assert(
    fc.property(words, words, (before, after) => {
      const runs = compareWords(before, after)
      const without = (kind: string) => runs.flatMap((run) => (run.kind === kind ? [] : [run.text])).join('')
      return without('added') === before && without('removed') === after
    }),
  )
})
