// Both sets of stage names, as input and output.
import { closingStages, sharedStages } from '@fairlead/domain/shared/stages'
import { describe, expect, test } from 'vitest'
import { counterName, stageField, stageFieldV2, stageFromWire, stageToWire } from './stages.ts'

const named = [
  'UNDER_REVIEW',
  'APPROVED',
  'CONTACTED',
  'INTERVIEWING',
  'REJECTED',
  'NOT_INTERESTED',
  'WARM_LEADS_RECRUITER',
  'WARM_LEADS_QUESTION',
  'WARM_LEADS_HM',
  'WARM_LEADS_HM_APPROVED',
  'WARM_LEADS_AWAITING_INFO',
  'QUEUE',
  'AWAITING_INFO',
  'HIRING_MANAGER',
  'HIRING_MANAGER_APPROVED',
  'AUTOPILOT_RECRUITER',
  'CUSTOM_1',
  'CUSTOM_2',
  'CUSTOM_3',
  'CUSTOM_4',
  'CUSTOM_5',
]

test('accepts every name in the specification, in any case and with surrounding blanks [249]', () => {
  for (const name of named) {
    expect(stageFromWire(name), name).not.toBeNull()
    expect(stageFromWire(` ${name.toLowerCase()} `), name).toBe(stageFromWire(name))
  }
  // QUESTION is listed as the newer name of WARM_LEADS_QUESTION
  expect(new Set(named.map(stageFromWire))).toEqual(new Set(sharedStages))
})

test('WARM_LEADS_HM and HIRING_MANAGER are one stage [250]', () => {
  expect([stageFromWire('WARM_LEADS_HM'), stageFromWire('HIRING_MANAGER')]).toEqual(['HIRING_MANAGER', 'HIRING_MANAGER'])
  expect([stageToWire('HIRING_MANAGER', 'v1'), stageToWire('HIRING_MANAGER', 'v2')]).toEqual(['WARM_LEADS_HM', 'HIRING_MANAGER'])
})

test('WARM_LEADS_QUESTION and QUESTION are one stage [251]', () => {
  expect([stageFromWire('WARM_LEADS_QUESTION'), stageFromWire('QUESTION')]).toEqual(['QUESTION', 'QUESTION'])
  expect([stageToWire('QUESTION', 'v1'), stageToWire('QUESTION', 'v2')]).toEqual(['WARM_LEADS_QUESTION', 'QUESTION'])
})

test('WARM_LEADS_HM_APPROVED and HIRING_MANAGER_APPROVED are one stage [252]', () => {
  const stage = 'HIRING_MANAGER_APPROVED'
  expect([stageFromWire('WARM_LEADS_HM_APPROVED'), stageFromWire(stage)]).toEqual([stage, stage])
  expect([stageToWire(stage, 'v1'), stageToWire(stage, 'v2')]).toEqual(['WARM_LEADS_HM_APPROVED', stage])
})

test('WARM_LEADS_AWAITING_INFO and AWAITING_INFO are one stage [253]', () => {
  expect([stageFromWire('WARM_LEADS_AWAITING_INFO'), stageFromWire('AWAITING_INFO')]).toEqual(['AWAITING_INFO', 'AWAITING_INFO'])
  expect([stageToWire('AWAITING_INFO', 'v1'), stageToWire('AWAITING_INFO', 'v2')]).toEqual(['WARM_LEADS_AWAITING_INFO', 'AWAITING_INFO'])
})

test('WARM_LEADS_RECRUITER and AUTOPILOT_RECRUITER are one stage [254]', () => {
  const stage = 'AUTOPILOT_RECRUITER'
  expect([stageFromWire('WARM_LEADS_RECRUITER'), stageFromWire(stage)]).toEqual([stage, stage])
  expect([stageToWire(stage, 'v1'), stageToWire(stage, 'v2')]).toEqual(['WARM_LEADS_RECRUITER', stage])
})

describe('the wire', () => {
  test.each(sharedStages)('%s survives a round trip through both versions', (stage) => {
    expect(stageFromWire(stageToWire(stage, 'v1'))).toBe(stage)
    expect(stageFromWire(stageToWire(stage, 'v2'))).toBe(stage)
  })
  test.each(['', 'WARM_LEADS', 'constructor', 'toString'])('%s is no stage and is refused with the list of those there are', (name) => {
    expect(stageFromWire(name)).toBeNull()
    const read = stageField.safeParse(name)
    expect(read.success).toBe(false)
    expect(read.error?.issues[0]?.message).toContain('WARM_LEADS_HM')
  })
  test.each(closingStages)('%s is a stage of V2; V1 refuses it and shows an interview', (stage) => {
    expect(stageField.safeParse(stage).error?.issues[0]?.message).toMatch(/^No such stage\. Known: (?!.*OFFER)(?!.*HIRED)/)
    expect(stageFieldV2.safeParse(stage.toLowerCase())).toEqual({ success: true, data: stage })
    expect([stageToWire(stage, 'v1'), stageToWire(stage, 'v2')]).toEqual(['INTERVIEWING', stage])
  })
  test('counters have the older names', () => {
    expect([counterName('UNDER_REVIEW'), counterName('HIRING_MANAGER'), counterName('CUSTOM_2')]).toEqual([
      'candidates_review_count',
      'candidates_warm_leads_hm_count',
      'candidates_custom_2_count',
    ])
  })
})
