import { describe, expect, test } from 'vitest'
import {
  calmPollSeconds,
  describeArrival,
  isMissed,
  isPushAlive,
  noPush,
  renewAfterSeconds,
  retryPushSeconds,
  type PushState,
} from './mail-push.ts'

const minute = 60_000
const now = new Date('2026-11-27T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * minute)
const push = (change: Partial<PushState> = {}): PushState => ({
  ...noPush,
  startedAt: ago(60),
  expiresAt: ago(-60),
  provedAt: ago(30),
  ...change,
})

test.each([
  [15, 300],
  [1, 20],
  [3, 60],
  [1440, 300],
])('when follow-ups need a sync within the last %i min: read every %i s', (minutes, seconds) => {
  expect(calmPollSeconds(minutes)).toBe(seconds)
})

test('announcements count while the subscription lasts and none was missed', () => {
  expect(isPushAlive(push(), now)).toBe(true)
  expect(isPushAlive(push({ expiresAt: now }), now)).toBe(false)
  expect(isPushAlive(push({ provedAt: null }), now)).toBe(false)
  expect(isPushAlive(noPush, now)).toBe(false)
})

describe('the text on the screen', () => {
  const polled = { isAtOnce: false, everySeconds: 15, since: null, refusal: null }
  test.each([
    ['no address for the vendor', 'no_https', push(), { ...polled, reason: 'no_https' }],
    ['announced', null, push(), { isAtOnce: true, everySeconds: 300, reason: null, since: null, refusal: null }],
    [
      'announced, and the last renewal refused',
      null,
      push({ refusal: 'Later' }),
      { isAtOnce: true, everySeconds: 300, reason: null, since: null, refusal: null },
    ],
    ['not asked yet', null, noPush, { ...polled, reason: 'starting' }],
    ['refused', null, { ...noPush, refusal: 'No topic' }, { ...polled, reason: 'refused', refusal: 'No topic' }],
    ['nothing arrived yet', null, push({ provedAt: null }), { ...polled, reason: 'waiting', since: ago(60) }],
    ['over', null, push({ expiresAt: ago(1) }), { ...polled, reason: 'expired' }],
    [
      'missed after one that arrived',
      null,
      push({ provedAt: null, missedAt: ago(2), notifiedAt: ago(40) }),
      { ...polled, reason: 'missed', since: ago(40) },
    ],
    ['missed, and none arrived', null, push({ provedAt: null, missedAt: ago(2) }), { ...polled, reason: 'missed', since: ago(60) }],
  ] as const)('%s', (_, obstacle, state, expected) => {
    expect(describeArrival(obstacle, state, now, 300)).toEqual(expected)
  })
})

test.each([
  ['a week', 7 * 24 * 60, 24 * 3600],
  ['an hour', 60, 1800],
  ['a moment', 0.5, 60],
  ['over', -5, 60],
])('valid for %s: renewed in time', (_, minutes, seconds) => {
  expect(renewAfterSeconds(new Date(now.getTime() + minutes * minute), now)).toBe(seconds)
})

test('after repeated refusals, retries less often, at least hourly', () => {
  expect([1, 2, 3, 6, 7, 500].map(retryPushSeconds)).toEqual([60, 120, 240, 1920, 3600, 3600])
})

describe('mail found by a scheduled sync', () => {
  test.each([
    ['announced before', [ago(20)], push({ notifiedAt: ago(20) }), false],
    ['not announced', [ago(20)], push({ notifiedAt: ago(40) }), true],
    ['never announced anything', [ago(20)], push(), true],
    ['a moment ago: the announcement may be under way', [ago(1)], push(), false],
    ['from before the subscription', [ago(120)], push(), false],
    ['none', [], push(), false],
    ['no subscription', [ago(20)], noPush, false],
    ['one of several', [ago(50), ago(10)], push({ notifiedAt: ago(49) }), true],
  ] as const)('%s', (_, arrivals, state, expected) => {
    expect(isMissed(state, arrivals, now)).toBe(expected)
  })
})
