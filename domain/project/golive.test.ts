import { describe, expect, it } from 'vitest'
import { isGolive } from './golive.ts'

const live = {
  type: 'autopilot' as const,
  isWarmleadsRecruiter: false,
  isAutopilotRecruiter: false,
  golive: true,
  outreachPause: false,
  isArchived: false,
}

describe('isGolive', () => {
  it.each([
    ['all of it', live, false, 0, true],
    ['self-serve counts as autopilot', { ...live, type: 'self-serve' as const }, false, 0, true],
    ['navigator', { ...live, type: 'navigator' as const }, false, 0, false],
    ['a recruiter project', { ...live, isWarmleadsRecruiter: true }, false, 0, false],
    ['an autopilot recruiter', { ...live, isAutopilotRecruiter: true }, false, 0, false],
    ['a super admin, who is a recruiter', live, true, 0, false],
    ['go-live off', { ...live, golive: false }, false, 0, false],
    ['someone there', live, false, 1, false],
    ['paused', { ...live, outreachPause: true }, false, 0, false],
    ['archived', { ...live, isArchived: true }, false, 0, false],
  ])('%s', (_, project, isSuperAdmin, candidates, isShown) => expect(isGolive(project, { isSuperAdmin }, candidates)).toBe(isShown))
})
