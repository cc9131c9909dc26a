// The order of matches in the command palette.
import { expect, it } from 'vitest'
import { rank, type Command } from './palette-rank.ts'

const command = (label: string, hint?: string): Command => ({ id: label, kind: 'Action', label, hint, run: () => {} })
const labels = (text: string, ...commands: Command[]) => rank(commands, text).map((item) => item.label)

it('puts better matches first and drops the rest', () => {
  expect(labels('eng', command('Challenge'), command('Data Engineer'), command('Engineer'), command('Designer'))).toEqual([
    'Engineer',
    'Data Engineer',
    'Challenge',
  ])
})

it('requires every word, in the label or the hint', () => {
  expect(labels('maya stripe', command('Maya Okafor', 'Engineer at Stripe'), command('Maya Lin', 'Engineer at Adyen'))).toEqual([
    'Maya Okafor',
  ])
})

it('finds an action by other words for it, after those that say so', () => {
  const reactivate = { ...command('Reactivate'), words: 'resume unpause' }
  expect(labels('resume', reactivate, command('Attach résumé'), command('Resume template'))).toEqual(['Resume template', 'Reactivate'])
})

it('keeps everything for empty input', () => {
  expect(labels(' ', command('B'), command('A'))).toEqual(['B', 'A'])
})
