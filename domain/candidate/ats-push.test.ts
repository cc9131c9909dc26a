import { expect, test } from 'vitest'
import { decidePush, pushStops, waitBeforeTry, type PushFacts } from './ats-push.ts'

const phone = { id: 's1', name: 'Phone Screen' }
const ready: PushFacts = {
  stage: 'INTERVIEWING',
  job: { isOn: true, stages: { INTERVIEWING: phone, HIRING_MANAGER: { id: 's0', name: 'Review' } } },
  isLinked: true,
  isArchived: false,
  isSuppressed: false,
  address: 'jo@people.example',
  isByHand: false,
}
const off = { ...ready.job!, isOn: false }

test.each<[string, Partial<PushFacts>, unknown]>([
  ['a mapped stage', {}, { go: true, stageId: 's1', stageName: 'Phone Screen' }],
  ['the other stage called Interested', { stage: 'AUTOPILOT_RECRUITER' }, { go: true, stageId: 's0', stageName: 'Review' }],
  ['a stage without a counterpart', { stage: 'APPROVED' }, { go: false, reason: 'not_mapped' }],
  ['a rejection', { stage: 'REJECTED' }, { go: false, reason: 'not_mapped' }],
  ['no link', { isLinked: false }, { go: false, reason: 'not_linked' }],
  ['no job', { job: null }, { go: false, reason: 'no_job' }],
  ['the sync off', { job: off }, { go: false, reason: 'sync_off' }],
  ['an archived project', { isArchived: true }, { go: false, reason: 'archived' }],
  ['someone who asked not to be contacted', { isSuppressed: true }, { go: false, reason: 'asked_not_to' }],
  ['no address', { address: null }, { go: false, reason: 'no_address' }],
  ['by hand, the sync off', { isByHand: true, job: off }, { go: true, stageId: 's1', stageName: 'Phone Screen' }],
  ['by hand, unmapped', { isByHand: true, stage: 'APPROVED' }, { go: true, stageId: null, stageName: null }],
  ['by hand, who asked not to be contacted', { isByHand: true, isSuppressed: true }, { go: false, reason: 'asked_not_to' }],
])('%s', (_, change, expected) => {
  const decision = decidePush({ ...ready, ...change })
  expect(decision).toEqual(expected)
  if (!decision.go) expect(pushStops[decision.reason]).toMatch(/\.$/)
})

test('waits longer after each attempt, and honors a pause requested by the gateway up to an hour', () => {
  expect([0, 1, 5, 20].map((tries) => waitBeforeTry(tries))).toEqual([1, 2, 32, 900])
  expect([waitBeforeTry(0, 60), waitBeforeTry(20, 60), waitBeforeTry(0, 99_999)]).toEqual([60, 900, 3600])
})
