import { expect, test } from 'vitest'
import { openWaitLog, findWaitReason } from './wait-log.ts'

const open = { isRestoring: false, candidates: true, followUps: true }

test('names the most severe reason', () => {
  expect(findWaitReason(open, 'closed')).toBe(null)
  expect(findWaitReason({ ...open, isRestoring: true }, 'paused')).toContain('backup')
  expect(findWaitReason({ ...open, candidates: false, followUps: false }, 'open')).toContain('can’t be reached')
  expect(findWaitReason({ ...open, candidates: false, followUps: false }, 'closed')).toContain('since the start')
  expect(findWaitReason({ ...open, followUps: false }, 'closed')).toContain('follow-ups only')
})

test('one line when it lasts, one when it is over, none for a short wait', () => {
  let now = 0
  const lines: string[] = []
  const line = (level: string) => (details: object, text: string) =>
    void lines.push(`${level} ${text}: ${(details as { reason: string }).reason}`)
  const note = openWaitLog({ info: line('info'), warn: line('warn') } as never, () => now)
  for (const [elapsed, reason] of [
    [0, 'a'],
    [10_000, null],
    [20_000, 'a'],
    [40_000, 'a'],
    [51_000, 'a'],
    [60_000, 'a'],
    [70_000, null],
  ] as const) {
    now = elapsed
    note(reason)
  }
  expect(lines).toEqual(['warn sending is waiting: a', 'info sending resumed: a'])
})
