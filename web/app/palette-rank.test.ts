// The order in which the command palette shows what fits.
import { expect, it } from 'vitest'
import { rank, type Command } from './palette-rank.ts'

const command = (label: string, hint?: string): Command => ({ id: label, kind: 'Action', label, hint, run: () => {} })
const labels = (text: string, ...commands: Command[]) => rank(commands, text).map((item) => item.label)

it('puts the better fit first and drops the rest', () => {
  expect(labels('eng', command('Challenge'), command('Data Engineer'), command('Engineer'), command('Designer'))).toEqual([
    'Engineer',
    'Data Engineer',
    'Challenge',
  ])
})

it('needs every word, in the label or the hint', () => {
  expect(labels('maya stripe', command('Maya Okafor', 'Engineer at Stripe'), command('Maya Lin', 'Engineer at Adyen'))).toEqual([
    'Maya Okafor',
  ])
})

it('keeps all for nothing typed', () => {
  expect(labels(' ', command('B'), command('A'))).toEqual(['B', 'A'])
})
