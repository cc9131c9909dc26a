import { describe, expect, test } from 'vitest'
import { projectTypes } from './project.ts'
import { stages } from '../shared/stages.ts'
import {
  interestedStage,
  isReviewTab,
  stageOfTab,
  tabKeys,
  tabLabel,
  tabOfStage,
  tabSet,
  tabWidth,
  visibleTabs,
  ownerOfTab,
  type TabKey,
} from './tabs.ts'

const autopilot = {
  type: 'autopilot' as const,
  isWarmleadsRecruiter: false,
  isAutopilotRecruiter: false,
  isSelfServe: false,
  showNeedsAttention: false,
}
const customer = { isSuperAdmin: false }
const admin = { isSuperAdmin: true }

describe('labels', () => {
  test.each([['under_review', 'Review']])('%s reads %s [168]', (key, label) => {
    expect(tabLabel(key)).toBe(label)
  })
  test.each([['approved', 'Approved']])('%s reads %s [169]', (key, label) => {
    expect(tabLabel(key)).toBe(label)
  })
  test.each([['contacted', 'Contacted']])('%s reads %s [170]', (key, label) => {
    expect(tabLabel(key)).toBe(label)
  })
  test.each([['interviewing', 'Interview']])('%s reads %s [171]', (key, label) => {
    expect(tabLabel(key)).toBe(label)
  })
  test.each([['rejected', 'Rejected']])('%s reads %s [172]', (key, label) => {
    expect(tabLabel(key)).toBe(label)
  })
  test.each([['not_interested', 'Not Interested']])('%s reads %s [173]', (key, label) => {
    expect(tabLabel(key)).toBe(label)
  })
  test.each([
    ['warm_leads_recruiter', 'Interested'],
    ['warm_leads_hm', 'Interested'],
  ])('%s reads %s [174]', (key, label) => {
    expect(tabLabel(key)).toBe(label)
  })
  test.each([['warm_leads_question', 'Needs Attention']])('%s reads %s [175]', (key, label) => {
    expect(tabLabel(key)).toBe(label)
  })
  test.each([['manager_review', 'Manager Review']])('%s reads %s [176]', (key, label) => {
    expect(tabLabel(key)).toBe(label)
  })
  test.each([['warm_leads_hm_approved', 'Scheduling']])('%s reads %s [177]', (key, label) => {
    expect(tabLabel(key)).toBe(label)
  })
  test.each([['warm_leads_awaiting_info', 'Awaiting Reply']])('%s reads %s [178]', (key, label) => {
    expect(tabLabel(key)).toBe(label)
  })
  test.each([['queue', 'Queue']])('%s reads %s [179]', (key, label) => {
    expect(tabLabel(key)).toBe(label)
  })
  test.each([['under_review_exact', 'Exact matches']])('%s reads %s [595]', (key, label) => {
    expect(tabLabel(key)).toBe(label)
  })
  test.each([['under_review_close', 'Similar matches']])('%s reads %s [596]', (key, label) => {
    expect(tabLabel(key)).toBe(label)
  })
  test.each([
    ['approved', 'Approved'],
    ['shortlisted', 'Shortlisted'],
  ])('%s reads %s [597]', (key, label) => {
    expect(tabLabel(key)).toBe(label)
  })
  test.each([
    ['interested', 'Interested'],
    ['replied_interested', 'Interested'],
  ])('%s reads %s [598]', (key, label) => {
    expect(tabLabel(key)).toBe(label)
  })
  test.each([
    ['needs_input', 'Needs Input'],
    ['question', 'Needs Input'],
  ])('%s reads %s [599]', (key, label) => {
    expect(tabLabel(key)).toBe(label)
  })
  test.each([
    ['awaiting_info', 'Awaiting Reply'],
    ['awaiting_reply', 'Awaiting Reply'],
  ])('%s reads %s [600]', (key, label) => {
    expect(tabLabel(key)).toBe(label)
    expect(tabLabel(key)).toBe(tabLabel('warm_leads_awaiting_info'))
  })
  test.each([
    ['contacted', 'Contacted'],
    ['interviewing', 'Interview'],
    ['archived', 'Archived'],
    ['passed', 'Passed'],
    ['not_interested', 'Not Interested'],
    ['great_fit', 'Great fit'],
    ['borderline', 'Borderline'],
    ['poor_fit', 'Poor fit'],
    ['responded', 'Responded'],
    ['rejected', 'Rejected'],
  ])('%s reads %s [601]', (key, label) => {
    expect(tabLabel(key)).toBe(label)
  })

  test('labels Interested Manager Review only for a recruiter on an autopilot project [187]', () => {
    expect(tabLabel('warm_leads_hm', { ...autopilot, isWarmleadsRecruiter: true }, customer)).toBe('Manager Review')
    expect(tabLabel('warm_leads_hm', { ...autopilot, isAutopilotRecruiter: true }, customer)).toBe('Manager Review')
    expect(tabLabel('warm_leads_hm', autopilot, admin)).toBe('Manager Review')
    expect(tabLabel('warm_leads_hm', autopilot, customer)).toBe('Interested')
    expect(tabLabel('warm_leads_hm', { ...autopilot, type: 'navigator' }, admin)).toBe('Interested')
    expect(tabLabel('warm_leads_recruiter', autopilot, admin)).toBe('Interested')
  })
  test('a custom stage has a number; an unknown key is shown unchanged', () => {
    expect([tabLabel('custom_3'), tabLabel('custom_6'), tabLabel('constructor')]).toEqual(['Custom 3', 'custom_6', 'constructor'])
  })
})

describe('sets', () => {
  const recruiterTabs = [
    'warm_leads_recruiter',
    'warm_leads_question',
    'warm_leads_hm',
    'warm_leads_hm_approved',
    'interviewing',
    'contacted',
    'warm_leads_awaiting_info',
    'rejected',
    'not_interested',
  ]
  const plain = ['under_review', 'approved', 'contacted', 'interviewing', 'rejected', 'not_interested']

  test('autopilot [180]', () => {
    expect(tabSet(autopilot, customer)).toEqual(['warm_leads_hm', 'warm_leads_hm_approved', 'interviewing', 'rejected'])
  })
  test('self-serve, by its type or its flag [181]', () => {
    const set = [
      'warm_leads_hm',
      'warm_leads_question',
      'warm_leads_hm_approved',
      'interviewing',
      'contacted',
      'warm_leads_awaiting_info',
      'rejected',
      'not_interested',
    ]
    expect(tabSet({ ...autopilot, type: 'self-serve' }, customer)).toEqual(set)
    expect(tabSet({ ...autopilot, isSelfServe: true }, customer)).toEqual(set)
  })
  test('recruiter, by the project or as a super admin [182]', () => {
    expect(tabSet({ ...autopilot, isWarmleadsRecruiter: true }, customer)).toEqual(recruiterTabs)
    expect(tabSet({ ...autopilot, isAutopilotRecruiter: true }, customer)).toEqual(recruiterTabs)
    expect(tabSet(autopilot, admin)).toEqual(recruiterTabs)
  })
  test('projects that show tabs needing attention [183]', () => {
    expect(tabSet({ ...autopilot, showNeedsAttention: true }, customer)).toEqual([
      'warm_leads_hm',
      'warm_leads_question',
      'warm_leads_hm_approved',
      'interviewing',
      'rejected',
      'not_interested',
    ])
  })
  test.each(projectTypes)('internal staff see the queue and the recruiter set on type %s [184]', (type) => {
    expect(tabSet({ ...autopilot, type }, customer, true)).toEqual(['queue', ...recruiterTabs])
  })
  test('a navigator project orders its own tabs; unknown keys are left out [185]', () => {
    const tabOrder = ['contacted', 'custom_1', 'nowhere', 'under_review']
    expect(tabSet({ ...autopilot, type: 'navigator', tabOrder }, customer)).toEqual(['contacted', 'custom_1', 'under_review'])
    expect(tabSet({ ...autopilot, type: 'navigator', tabOrder }, admin)).toEqual(['contacted', 'custom_1', 'under_review'])
    expect(tabSet({ ...autopilot, tabOrder }, customer)).not.toContain('contacted')
  })
  test.each([[null], [[]], [['nowhere']]])('uses the default order for %j [186]', (tabOrder) => {
    expect(tabSet({ ...autopilot, type: 'navigator', tabOrder }, customer)).toEqual(plain)
  })
})

describe('on screen', () => {
  const project = { ...autopilot, counts: {}, isInCalibration: false }
  test('the queue comes first, stages with people last', () => {
    expect(visibleTabs(project, customer)).toEqual(['under_review', 'warm_leads_hm', 'warm_leads_hm_approved', 'interviewing', 'rejected'])
    expect(visibleTabs({ ...project, counts: { APPROVED: 2, QUEUE: 5 } }, customer)[1]).toBe('approved')
  })
  test('on autopilot Approved and Contacted follow Review', () => {
    const selfServe = { ...project, isSelfServe: true, counts: { APPROVED: 1 } }
    expect(visibleTabs(selfServe, customer).slice(0, 4)).toEqual(['under_review', 'approved', 'contacted', 'warm_leads_hm'])
    expect(visibleTabs(project, customer, true).slice(0, 3)).toEqual(['under_review', 'queue', 'contacted'])
  })
  test('Offer and Hired follow Interview, only while someone is in them', () => {
    const closing = { ...project, counts: { HIRED: 1, OFFER: 2, APPROVED: 1 } }
    expect(visibleTabs(closing, customer)).toEqual([
      'under_review',
      'approved',
      'warm_leads_hm',
      'warm_leads_hm_approved',
      'interviewing',
      'offer',
      'hired',
      'rejected',
    ])
    expect(visibleTabs({ ...closing, type: 'navigator', tabOrder: ['rejected'] }, customer).slice(-3)).toEqual([
      'approved',
      'offer',
      'hired',
    ])
    expect([tabLabel('offer'), tabLabel('hired')]).toEqual(['Offer', 'Hired'])
  })
  test('the open tab stays when it becomes empty, except the staff queue', () => {
    expect(visibleTabs(project, customer, false, 'approved')[1]).toBe('approved')
    expect(visibleTabs(project, customer, false, 'rejected')).toEqual(visibleTabs(project, customer))
    expect(visibleTabs(project, customer, false, 'queue')).toEqual(visibleTabs(project, customer))
  })
  test.each([
    [3, 33.33],
    [4, 25],
    [5, 20],
  ])('%i tabs share the row equally [188]', (visible, width) => {
    expect(tabWidth(visible)).toBeCloseTo(width, 1)
    expect(tabWidth(visible)! * visible).toBeCloseTo(100, 6)
  })
  test.each([0, 1, 2, 6, 9])('%i keep the width of their text [188]', (visible) => {
    expect(tabWidth(visible)).toBeNull()
  })
  test('every tab is a stage and every stage a tab', () => {
    expect(tabKeys.map(stageOfTab).toSorted()).toEqual([...stages].toSorted())
    expect(tabKeys.map((key) => tabOfStage(stageOfTab(key)))).toEqual([...tabKeys])
  })
  test('Interested is the recruiter’s stage in a recruiter project', () => {
    expect([interestedStage(autopilot), interestedStage({ ...autopilot, isWarmleadsRecruiter: true })]).toEqual([
      'HIRING_MANAGER',
      'AUTOPILOT_RECRUITER',
    ])
  })
})

test('adds an owner only to tabs with the same label', () => {
  const staffSet = tabSet(autopilot, customer, true)
  const ownersOf = (tabs: readonly TabKey[], project = autopilot, actor = customer) =>
    tabs.flatMap((key) => ownerOfTab(key, tabs, project, actor) ?? [])
  expect(ownersOf(staffSet)).toEqual(['recruiter', 'manager'])
  // a recruiter reads Manager Review instead
  expect(ownersOf(staffSet, autopilot, admin)).toEqual([])
  expect(ownersOf(tabSet(autopilot, customer))).toEqual([])
})

test.each([
  ['a recruiter', { ...autopilot, isWarmleadsRecruiter: true }, customer, ['under_review', 'warm_leads_recruiter', 'warm_leads_question']],
  ['a super admin', autopilot, admin, ['under_review', 'warm_leads_recruiter', 'warm_leads_question']],
  ['everyone else on autopilot', autopilot, customer, ['under_review', 'warm_leads_hm']],
  ['everyone else off autopilot', { ...autopilot, type: 'navigator' as const }, customer, ['under_review']],
])('tabs of review of %s', (_who, project, actor, tabs) => expect(tabKeys.filter((key) => isReviewTab(key, project, actor))).toEqual(tabs))
