import { describe, expect, it } from 'vitest'
import type { ProjectType } from '../project/project.ts'
import { tabSet } from '../project/tabs.ts'
import { closingMoves, moveTabs } from './move-menu.ts'

const project = (type: ProjectType, more = {}) => ({
  type,
  isWarmleadsRecruiter: false,
  isAutopilotRecruiter: false,
  isSelfServe: type === 'self-serve',
  showNeedsAttention: false,
  ...more,
})
const offered = (type: ProjectType, from: Parameters<typeof moveTabs>[1], more = {}, isSuperAdmin = false) => {
  const facts = project(type, more)
  return moveTabs(['under_review', ...tabSet(facts, { isSuperAdmin })], from, facts)
}

describe('moveTabs', () => {
  it('leaves out Review and the current tab, and Scheduling outside of autopilot', () => {
    expect(offered('navigator', 'APPROVED')).toEqual(['contacted', 'interviewing', 'rejected', 'not_interested'])
    expect(offered('navigator', 'CONTACTED', { tabOrder: ['contacted', 'warm_leads_hm_approved', 'rejected'] })).toEqual(['rejected'])
  })
  it('leaves out Contacted on autopilot', () => {
    expect(offered('self-serve', 'HIRING_MANAGER')).toEqual([
      'warm_leads_question',
      'warm_leads_hm_approved',
      'interviewing',
      'warm_leads_awaiting_info',
      'rejected',
      'not_interested',
    ])
    expect(offered('autopilot', 'REJECTED')).toEqual(['warm_leads_hm', 'warm_leads_hm_approved', 'interviewing'])
  })
  it('offers a recruiter the recruiter stages', () => {
    expect(offered('autopilot', 'HIRING_MANAGER', {}, true)).toEqual([
      'warm_leads_recruiter',
      'warm_leads_question',
      'warm_leads_hm_approved',
      'interviewing',
      'warm_leads_awaiting_info',
      'rejected',
      'not_interested',
    ])
  })
})

it('offers Offer and Hired from Scheduling, Interview, and custom stages, and never lists them twice', () => {
  expect([closingMoves('INTERVIEWING'), closingMoves('OFFER'), closingMoves('HIRED'), closingMoves('CUSTOM_2')]).toEqual([
    ['OFFER', 'HIRED'],
    ['HIRED'],
    ['OFFER'],
    ['OFFER', 'HIRED'],
  ])
  for (const from of ['UNDER_REVIEW', 'APPROVED', 'CONTACTED', 'REJECTED', 'NOT_INTERESTED'] as const)
    expect(closingMoves(from)).toEqual([])
  expect(moveTabs(['interviewing', 'offer', 'hired', 'rejected'], 'INTERVIEWING', project('self-serve'))).toEqual(['rejected'])
})
