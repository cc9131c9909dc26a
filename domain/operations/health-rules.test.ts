// Health rules: each rule at its limit, their order, and the document shows the same rules.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { healthLabel, healthStatuses, type HealthStatus } from './health.ts'
import { decideHealth, healthRules, elapsedText, type HealthFacts } from './health-rules.ts'

const now = new Date('2026-06-15T12:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)

/** A month old, calibrated, twelve contacted this week, four in review since yesterday. */
const healthy: HealthFacts = {
  isPaused: false,
  isSelfServe: false,
  isFreeTrial: false,
  contacted: 40,
  trialLimit: 25,
  submittedAt: ago(30),
  isFirstBatchThere: true,
  isCalibrated: true,
  inReview: 4,
  inReviewSince: ago(1),
  atManager: 0,
  atManagerSince: null,
  contactedLastWeek: 12,
  lastActAt: ago(0.1),
  managerApproved: 5,
  managerDecided: 10,
  lastSearch: { asked: 50, found: 50, hasFailed: false },
}

const decided: [title: string, change: Partial<HealthFacts>, status: HealthStatus, why: string][] = [
  ['nothing needs anyone', {}, 'healthy', '12 candidates contacted in the last seven days, 4 waiting for review'],
  ['paused', { isPaused: true }, 'paused', 'Outreach is paused'],
  ['a trial', { isFreeTrial: true, contacted: 24 }, 'free_trial', '24 of 25 candidates of the free trial are contacted'],
  [
    'a trial that is used up',
    { isFreeTrial: true, contacted: 25 },
    'free_trial_debrief',
    'All 25 candidates of the free trial are contacted',
  ],
  ['self-serve', { isSelfServe: true }, 'self_serve', 'The team runs it'],
  [
    'just handed in',
    { submittedAt: ago(0.01), isFirstBatchThere: false, isCalibrated: false, inReview: 0, inReviewSince: null, lastSearch: null },
    'new',
    'Submitted less than an hour ago; the first candidates haven’t been found yet',
  ],
  [
    'the first search failed',
    { submittedAt: ago(2), isFirstBatchThere: false, inReview: 0, lastSearch: { asked: 10, found: 0, hasFailed: true } },
    'new',
    'Submitted 2 days ago; the first search failed',
  ],
  ['the first ten', { isCalibrated: false, inReview: 10 }, 'new_review', '10 candidates of the first batch to review'],
  ['31 for 4 days', { inReview: 31, inReviewSince: ago(4) }, 'backlog', '31 candidates are waiting for review, the first for 4 days'],
  ['30 for 4 days', { inReview: 30, inReviewSince: ago(4) }, 'borderline', '30 candidates are waiting for review, the first for 4 days'],
  ['31 for 3 days', { inReview: 31, inReviewSince: ago(3) }, 'borderline', '31 candidates are waiting for review, the first for 3 days'],
  [
    '20 for 4 days',
    { inReview: 20, inReviewSince: ago(4) },
    'healthy',
    '12 candidates contacted in the last seven days, 20 waiting for review',
  ],
  [
    'silent for 5 days',
    { inReviewSince: ago(9), lastActAt: ago(5) },
    'client_delay',
    '4 candidates are waiting and the team hasn’t done anything for 5 days',
  ],
  [
    'never heard of, one at the manager',
    { inReview: 0, inReviewSince: null, atManager: 1, atManagerSince: ago(6), lastActAt: ago(7) },
    'client_delay',
    '1 candidate is waiting and the team hasn’t done anything for 6 days',
  ],
  [
    'silent for 4 days',
    { inReviewSince: ago(9), lastActAt: ago(4) },
    'borderline',
    '4 candidates are waiting and the team hasn’t done anything for 4 days',
  ],
  [
    'silent, and no one waits',
    { inReview: 0, inReviewSince: null, lastActAt: ago(9) },
    'healthy',
    '12 candidates contacted in the last seven days, 0 waiting for review',
  ],
  [
    'the first ten are left alone',
    { isCalibrated: false, inReview: 10, inReviewSince: ago(5), lastActAt: null },
    'client_delay',
    '10 candidates are waiting and the team hasn’t done anything for 5 days',
  ],
  ['24 of 50', { lastSearch: { asked: 50, found: 24, hasFailed: false } }, 'narrow', 'The last search found 24 of 50 requested candidates'],
  [
    '25 of 50',
    { lastSearch: { asked: 50, found: 25, hasFailed: false } },
    'borderline',
    'The last search found 25 of 50 requested candidates',
  ],
  ['a later search failed', { lastSearch: { asked: 50, found: 0, hasFailed: true } }, 'borderline', 'The last search failed'],
  ['2 of 8 approved', { managerApproved: 2, managerDecided: 8 }, 'hm_approval', 'The hiring manager approved 2 of the last 8'],
  ['6 of 20 approved', { managerApproved: 6, managerDecided: 20 }, 'borderline', 'The hiring manager approved 6 of the last 20'],
  [
    '0 of 7: too few to tell',
    { managerApproved: 0, managerDecided: 7 },
    'healthy',
    '12 candidates contacted in the last seven days, 4 waiting for review',
  ],
  ['4 contacted', { contactedLastWeek: 4 }, 'slow_pace', '4 candidates contacted in the last seven days'],
  ['5 contacted', { contactedLastWeek: 5 }, 'borderline', '5 candidates contacted in the last seven days'],
  [
    'none written to, not two weeks old',
    { contactedLastWeek: 0, submittedAt: ago(13) },
    'healthy',
    '0 candidates contacted in the last seven days, 4 waiting for review',
  ],
]

test.each(decided)('%s', (_, change, status, explanation) => {
  const health = decideHealth({ ...healthy, ...change }, now)
  expect({ status: health.status, reason: health.reason }).toEqual({ status, reason: explanation })
})

test('uses the first matching rule and reports the other matches', () => {
  const everything: HealthFacts = {
    ...healthy,
    inReview: 41,
    inReviewSince: ago(6),
    lastActAt: ago(8),
    contactedLastWeek: 0,
    managerApproved: 0,
    managerDecided: 20,
    lastSearch: { asked: 50, found: 1, hasFailed: false },
  }
  const health = decideHealth(everything, now)
  expect(health.status).toBe('backlog')
  expect(health.also.map(({ status }) => status)).toEqual(['client_delay', 'narrow', 'hm_approval', 'slow_pace'])
  // a paused project is paused, and a trial or self-serve project stays in its group
  expect(decideHealth({ ...everything, isPaused: true, isFreeTrial: true }, now).status).toBe('paused')
  expect(decideHealth({ ...everything, isSelfServe: true }, now)).toMatchObject({
    status: 'self_serve',
    also: health.also.toSpliced(0, 0, { status: 'backlog', reason: health.reason }),
  })
})

test('every status has one rule, and every project has a status', () => {
  expect(healthRules.map(({ status }) => status).toSorted()).toEqual(healthStatuses.map(({ key }) => key).toSorted())
  expect(healthRules.at(-1)!.explain(healthy, now)).not.toBeNull()
})

test.each([
  [0.01, 'less than an hour'],
  [0.05, '1 hour'],
  [0.9, '21 hours'],
  [1, '1 day'],
  [12.9, '12 days'],
])('%s days is shown as %s', (days, words) => expect(elapsedText(ago(days), now)).toBe(words))

test('documents the rules in evaluation order', () => {
  const bare = (text: string) => text.replaceAll(/-{2,}/g, '---').replaceAll(/ +/g, ' ')
  const group = (key: HealthStatus) => healthStatuses.find((status) => status.key === key)!.group
  const rows = healthRules.map(
    ({ status, says }, index) => `| ${index + 1} | \`${status}\` | ${healthLabel(status)} | ${group(status)} | ${says} |`,
  )
  const table = ['| | status | label | group | when |', '| --- | --- | --- | --- | --- |', ...rows].join('\n')
  expect(bare(readFileSync(new URL('../../docs/health.md', import.meta.url), 'utf8'))).toContain(bare(table))
})
