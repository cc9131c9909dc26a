// The order of a thread, including messages within one second.
import { expect, test } from 'vitest'
import { byThread, type ThreadMail } from './thread-order.ts'

const mail = (direction: 'out' | 'in', seconds: string): ThreadMail => ({ direction, at: `2026-03-02T10:00:${seconds}Z` })
const order = (...emails: ThreadMail[]) => emails.toSorted(byThread).map(({ direction, at: time }) => `${direction} ${time.slice(17, -1)}`)

test('oldest first', () => {
  expect(order(mail('out', '30.000'), mail('in', '20.000'), mail('out', '10.000'))).toEqual(['out 10.000', 'in 20.000', 'out 30.000'])
})

test('sorts a reply with truncated seconds after the message it replies to', () => {
  expect(order(mail('in', '10.000'), mail('out', '10.700'))).toEqual(['out 10.700', 'in 10.000'])
})

test('keeps the order of messages within the same second', () => {
  expect(order(mail('out', '10.900'), mail('out', '10.100'), mail('in', '11.000'))).toEqual(['out 10.100', 'out 10.900', 'in 11.000'])
})
