// The demo's people write what the product classifies as intended, with enough confidence to act.
import { readAbsence } from '@fairlead/domain/conversation/out-of-office'
import { dayText } from '@fairlead/domain/shared/dates'
import { expect, test } from 'vitest'
import { replyReader } from '../../features/mail/inbound/reply-reader.ts'
import { absence, replies, type Reply } from './texts.data.ts'

const labels: Partial<Record<Reply, string>> = { withdrawal: 'not_interested' }

test.each(Object.entries(replies) as [Reply, readonly string[]][])('%s', (reply, texts) => {
  for (const text of texts) {
    const { label, confidence } = replyReader.classify(`${text}\nIris`, [])
    expect([label, reply === 'unclear' || confidence >= replyReader.confidentEnough], text).toEqual([labels[reply] ?? reply, true])
  }
})

test('reads an absence with its day of return', () => {
  const text = absence(dayText(new Date('2026-12-07T09:00:00Z'), 'UTC'))
  expect(replyReader.classifyAutomatic(text, '', new Date('2026-11-20T09:00:00Z'))?.label).toBe('out_of_office')
  expect(readAbsence(text, '2026-11-20').returns).toBe('2026-12-07')
})
