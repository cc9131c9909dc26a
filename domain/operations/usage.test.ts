import { expect, test } from 'vitest'
import { errorSampleRate, isSampled, usageNameOf } from './usage.ts'

test.each([
  [{ type: 'candidate.moved', from: 'UNDER_REVIEW', to: 'REJECTED' }, 'card_reject_fe'],
  [{ type: 'candidate.moved', from: 'HIRING_MANAGER', to: 'REJECTED' }, 'card_reject_fe'],
  [{ type: 'candidate.moved', from: 'UNDER_REVIEW', to: 'APPROVED' }, 'card_approve_fe'],
  [{ type: 'candidate.moved', from: 'REJECTED', to: 'APPROVED' }, null],
  [{ type: 'candidate.imported' }, 'candidate_import_fe'],
  [{ type: 'project.submitted' }, 'project_submit_fe'],
  [{ type: 'search.requested' }, null],
  [{ type: 'reply.received' }, 'reply_received'],
  [{ type: 'mail.sent' }, null],
] as const)('%j is told as %s', (event, name) => expect(usageNameOf(event)).toBe(name))

test('one error in ten, unless the settings say otherwise', () => {
  const chances = Array.from({ length: 1000 }, (_, index) => index / 1000).filter((chance) => isSampled(errorSampleRate, chance))
  expect(chances).toHaveLength(100)
  expect(isSampled(0, 0)).toBe(false)
  expect(isSampled(1, 0.999)).toBe(true)
})
