import { emptyProfile } from '@fairlead/domain/candidate/merge'
import type { Reason } from '@fairlead/domain/candidate/assessment'
import type { Profile } from '@fairlead/domain/shared/profile'
import { openClaimChecker } from '@fairlead/matching/explain/claims/check-claim'
import { expect, test } from 'vitest'
import { readReferenceTables } from '../../../platform/reference.ts'
import { openLog } from '../../../platform/log.ts'
import { openReasonGate } from './reason-gate.ts'

const profile: Profile = {
  ...emptyProfile,
  firstName: 'Zephyrine',
  experiences: [
    { title: 'Registered Nurse', company: 'Mercy', start: '2020-01', end: null, location: null, description: null, industry: null },
  ],
}
const quote = (part: 'title' | 'company' | 'start', text: string) => ({
  field: 'experiences' as const,
  index: 0,
  part,
  start: 0,
  end: text.length,
  quote: text,
})
const evidence = [quote('title', 'Registered Nurse'), quote('company', 'Mercy'), quote('start', '2020-01')]
const nurse = (months: number, text: string): Reason => ({
  group: 'Work',
  text,
  evidence,
  claim: {
    kind: 'title',
    job: 0,
    isCurrent: true,
    title: 'Registered Nurse',
    company: 'Mercy',
    asked: ['Registered Nurse'],
    closeTo: null,
    same: { jobs: [0], months },
    related: { jobs: [], months: 0 },
    asOf: '2026-01',
  },
})

function openGate() {
  const lines: string[] = []
  const log = openLog('info', { write: (line: string) => void lines.push(line) })
  const gate = openReasonGate(() => openClaimChecker(readReferenceTables()), log)
  return { gate, lines }
}

test('shows a true claim with how it was counted', () => {
  const { gate, lines } = openGate()
  const text = 'Now Registered Nurse at Mercy, 6 years in this kind of work'
  const computation = 'Registered Nurse, 2020 to Jan 2026: 6 years'
  expect(gate.pass(profile, [nurse(72, text)])).toEqual([{ group: 'Work', text, computation, evidence }])
  expect([...gate.dropped()]).toEqual([])
  expect(lines).toEqual([])
})

test("drops years that don't match the profile, counts and logs them without the person; the job is still shown", () => {
  const { gate, lines } = openGate()
  const wrong = nurse(240, 'Now Registered Nurse at Mercy, 20 years in this kind of work')
  const [reason] = gate.pass(profile, [wrong])
  expect(reason).toMatchObject({ text: 'Now Registered Nurse at Mercy', computation: null })
  for (let again = 0; again < 4; again += 1) gate.pass(profile, [wrong])
  expect([...gate.dropped()]).toEqual([['kind="title",fault="months"', 5]])
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0]!)).toMatchObject({ reason: 'kind="title",fault="months"', count: 1 })
  expect(lines[0]).not.toMatch(/Zephyrine|Nurse|Mercy/)
})

test("doesn't show a sentence that says more than its claim, or a claim whose job is gone", () => {
  const { gate } = openGate()
  const more = nurse(72, 'Now Registered Nurse at Mercy, 6 years in this kind of work, and a fine leader')
  expect(gate.pass(profile, [more]).map(({ text }) => text)).toEqual(['Now Registered Nurse at Mercy'])
  expect(gate.pass({ ...profile, experiences: [] }, [more])).toEqual([])
})

test('shows only the quotes of a reason without a claim', () => {
  const { gate } = openGate()
  const old: Reason = { group: 'Work', text: 'Registered Nurse for 40 years', evidence }
  expect(gate.pass(profile, [old])).toEqual([
    { group: 'Work', text: 'From the profile: “Registered Nurse”, “Mercy”', computation: null, evidence },
  ])
  expect(gate.pass({ ...profile, experiences: [] }, [old])).toEqual([])
})
