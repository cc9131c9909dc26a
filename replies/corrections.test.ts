// A team's corrections change how similar replies are classified, and never make the product act against a refusal.
import { expect, test } from 'vitest'
import { classifyReply, confidentEnough } from './classify-reply.ts'
import { applyCorrections, type Correction } from './corrections.ts'
import { loadReplyModel } from './model/load.ts'

const judge = (text: string) => classifyReply(loadReplyModel(), text)
const learned: Correction[] = [
  { text: 'Forwarding this to the works council, they will come back to you.', label: 'question' },
  { text: 'Ring me on the usual line after supper.', label: 'interested' },
  { text: 'Sounds lovely, no.', label: 'not_interested' },
]
const read = (text: string) => applyCorrections(judge(text), text, learned)

test('the same reply in slightly different words is classified as corrected', () => {
  expect(read('Forwarding this to our works council. They will come back to you.')).toMatchObject({ label: 'question' })
  const ring = read('Ring me on the usual line, after supper please.')
  expect(ring.label).toBe('interested')
  expect(ring.confidence).toBeGreaterThanOrEqual(confidentEnough)
})

test('other replies are classified as before', () => {
  for (const text of ['I am not interested, thank you.', 'What is the salary?', 'Please remove me from your list.'])
    expect(read(text)).toEqual(judge(text))
  expect(applyCorrections(judge('Yes please'), 'Yes please', [])).toEqual(judge('Yes please'))
})

test('a corrected classification never overrides a refusal', () => {
  const { label, confidence } = read('Ring me on the usual line after supper. Not interested, never contact me again.')
  expect(label === 'interested' && confidence >= confidentEnough).toBe(false)
})
