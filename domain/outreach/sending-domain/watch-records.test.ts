import { describe, expect, test } from 'vitest'
import type { RecordCheck, RecordFinding } from './record-check.ts'
import { decideStates, isUnanswered, keptSelectors, nextCheckIn } from './watch-records.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const check = (state: RecordCheck['state'], finding: RecordFinding): RecordCheck => ({ state, finding, record: null })
const spf = (state: 'passes' | 'missing') => check(state, { kind: 'spf', why: state, host: 'mail.acme.example' })
const dkim = (reason: 'passes' | 'own_missing', selector = 's1') =>
  check(reason === 'passes' ? 'passes' : 'missing', { kind: 'dkim', why: reason, selector, provider: null })
const dmarc = (reason: 'passes' | 'blocks') =>
  check(reason === 'passes' ? 'passes' : 'wrong', { kind: 'dmarc', why: reason, policy: 'reject', hasReports: true })
const silent = [
  check('unknown', { kind: 'spf', why: 'no_answer', host: 'mail.acme.example' }),
  check('unknown', { kind: 'dkim', why: 'no_answer' }),
  check('unknown', { kind: 'dmarc', why: 'no_answer' }),
]

describe('when records are checked next', () => {
  test.each([
    ['every week', [spf('passes')], null, 7 * day],
    ['within the hour after silence', silent, null, hour],
    ['every 5 minutes on the first day of a key', [dkim('own_missing')], 0, 5 * minute],
    ['every 5 minutes on the first day of a key, after silence too', silent, day - 1, 5 * minute],
    ['hourly in the week after it', [dkim('own_missing')], day, hour],
    ['hourly to the end of that week', [dkim('own_missing')], 8 * day - 1, hour],
    ['then daily', [dkim('own_missing')], 8 * day, day],
    ['hourly after silence even then', silent, 30 * day, hour],
  ])('%s', (_, checks, waitedMs, expected) => expect(nextCheckIn(checks, waitedMs)).toBe(expected))
})

describe('a record breaks', () => {
  test('if it passed before', () => {
    expect(decideStates({ spf: 'passes' }, [spf('missing')], false)).toEqual({ states: { spf: 'missing' }, isBroken: true })
    expect(decideStates({ spf: 'missing' }, [spf('missing')], false).isBroken).toBe(false)
    expect(decideStates({}, [spf('missing')], false).isBroken).toBe(false)
  })
  test('even after checks without a response, which decide nothing', () => {
    const passed = { spf: 'passes', dkim: 'passes', dmarc: 'passes' } as const
    const afterSilence = decideStates(passed, silent, false)
    expect(afterSilence).toEqual({ states: passed, isBroken: false })
    expect(decideStates(afterSilence.states, [spf('missing')], false).isBroken).toBe(true)
  })
  test('but not DKIM while a new key waits, nor a policy that blocks for lack of it', () => {
    const passed = { dkim: 'passes', dmarc: 'passes' } as const
    const waiting = [dkim('own_missing'), dmarc('blocks')]
    expect(decideStates(passed, waiting, true)).toEqual({ states: passed, isBroken: false })
    expect(decideStates(passed, waiting, false)).toEqual({ states: { dkim: 'missing', dmarc: 'wrong' }, isBroken: true })
    const noDmarc = check('missing', { kind: 'dmarc', why: 'missing' })
    expect(decideStates(passed, [noDmarc], true).isBroken).toBe(true)
    expect(decideStates({ ...passed, spf: 'passes' }, [spf('missing')], true).isBroken).toBe(true)
    expect(decideStates({}, [dkim('passes')], true).states).toEqual({ dkim: 'passes' })
  })
})

test('only silence to every query counts as no response', () => {
  expect(isUnanswered(silent)).toBe(true)
  expect(isUnanswered([...silent, spf('passes')])).toBe(false)
  expect(isUnanswered([])).toBe(false)
  const noSelector = check('unknown', { kind: 'dkim', why: 'unknown_selector', provider: null })
  expect(isUnanswered([silent[0]!, noSelector, silent[2]!])).toBe(true)
  expect(isUnanswered([noSelector])).toBe(false)
})

test('keeps a selector once its record was seen, and drops the oldest of many', () => {
  const before = { selectors: ['s1'], unprovenSelector: 's2' }
  expect(keptSelectors(before, [dkim('own_missing', 's2')])).toEqual(before)
  expect(keptSelectors(before, silent)).toEqual(before)
  expect(keptSelectors(before, [dkim('passes', 's1')])).toEqual(before)
  expect(keptSelectors(before, [dkim('passes', 's2')])).toEqual({ selectors: ['s2', 's1'], unprovenSelector: null })
  const full = { selectors: ['a', 'b', 'c', 'd', 'e'], unprovenSelector: null }
  expect(keptSelectors(full, [dkim('passes', 'f')]).selectors).toEqual(['f', 'a', 'b', 'c', 'd'])
})
