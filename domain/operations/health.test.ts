// Health statuses: groups and labels.
import { expect, test } from 'vitest'
import { healthGroups, healthLabel, healthStatuses, isHealthStatus, urgencyOf } from './health.ts'

test('has the groups and labels of the specification', () => {
  const labelsOf = (group: string) => healthStatuses.filter((status) => status.group === group).map(({ key, label }) => `${key}: ${label}`)
  expect(labelsOf('Critical')).toEqual(['backlog: Backlog', 'slow_pace: Slow Pace', 'hm_approval: Approval Rate', 'narrow: Narrow'])
  expect(labelsOf('New')).toEqual(['new: To-Do', 'new_review: For Review'])
  expect(labelsOf('Delays')).toEqual(['client_delay: Delays'])
  expect(healthStatuses.map(({ key }) => key)).toHaveLength(13)
  expect(new Set(healthStatuses.map(({ group }) => group))).toEqual(new Set(healthGroups))
})
test('the other labels are the key in title case', () => {
  for (const key of ['free_trial', 'free_trial_debrief', 'self_serve', 'borderline', 'healthy', 'paused'])
    expect(healthLabel(key).toLowerCase().replaceAll(' ', '_')).toBe(key)
  expect(healthLabel('free_trial_debrief')).toBe('Free Trial Debrief')
  expect(healthLabel('on_hold')).toBe('On Hold')
})
test('only these are statuses', () => {
  expect([isHealthStatus('backlog'), isHealthStatus('Backlog'), isHealthStatus(null)]).toEqual([true, false, false])
})

test.each([
  ['slow_pace', 'now'],
  ['new_review', 'soon'],
  ['borderline', 'soon'],
  ['healthy', 'none'],
  ['paused', 'none'],
  ['unheard_of', 'none'],
])('urgency of %s: %s', (key, urgency) => expect(urgencyOf(key)).toBe(urgency))
