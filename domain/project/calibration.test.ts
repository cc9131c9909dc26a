import { describe, expect, test } from 'vitest'
import {
  calibrationBanner,
  calibrationBatchSize,
  calibrationProgress,
  isCalibrationOver,
  isNewProjectCalibration,
  isPollingCalibration,
  isWaitingForCalibration,
  toggleCalibration,
  type CalibrationSwitch,
} from './calibration.ts'

test.each([
  [{ status: 'active', isInCalibration: true }, false, true],
  [{ status: 'calibrating', isInCalibration: false }, false, true],
  [{ status: 'preparing', isInCalibration: false }, true, true],
  [{ status: 'preparing', isInCalibration: false }, false, false],
  [{ status: 'active', isInCalibration: false }, true, false],
  [{ status: 'queued', isInCalibration: false }, true, false],
] as const)('%j, recruiter %s: in new-project calibration is %s [287]', (project, recruiter, expected) => {
  expect(isNewProjectCalibration(project, recruiter)).toBe(expected)
})

test('status 4 waits, and 5 for a non-recruiter', () => {
  expect(isWaitingForCalibration({ status: 'queued' }, true)).toBe(true)
  expect(isWaitingForCalibration({ status: 'preparing' }, false)).toBe(true)
  expect(isWaitingForCalibration({ status: 'preparing' }, true)).toBe(false)
  expect(isWaitingForCalibration({ status: 'calibrating' }, false)).toBe(false)
})

test('shows only running operations, at status 4, and at 5 for super admins', () => {
  expect(isPollingCalibration({ status: 'queued', hasOperation: true }, false)).toBe(true)
  expect(isPollingCalibration({ status: 'preparing', hasOperation: true }, true)).toBe(true)
  expect(isPollingCalibration({ status: 'preparing', hasOperation: true }, false)).toBe(false)
  expect(isPollingCalibration({ status: 'queued', hasOperation: false }, true)).toBe(false)
})

describe('the switch', () => {
  const on: CalibrationSwitch = {
    status: 'calibrating',
    isInCalibration: true,
    reviewCount: 4,
    candidates: 4,
    introShown: false,
    recruiter: false,
  }

  test('turns calibration off and on and opens the review tab', () => {
    expect(toggleCalibration(on)).toEqual({ isInCalibration: false, opens: 'under_review' })
    expect(toggleCalibration({ ...on, isInCalibration: false })).toEqual({ isInCalibration: true, opens: 'under_review' })
  })
  test('turns it off when the list is empty in new-project calibration, whatever its state [286]', () => {
    const empty = { ...on, candidates: 0 }
    expect(toggleCalibration({ ...empty, isInCalibration: false })?.isInCalibration).toBe(false)
    expect(toggleCalibration({ ...empty, isInCalibration: true })?.isInCalibration).toBe(false)
    expect(toggleCalibration({ ...empty, status: 'preparing', recruiter: true, isInCalibration: false })?.isInCalibration).toBe(false)
    // an empty list or calibration on its own doesn't
    expect(toggleCalibration({ ...empty, status: 'active', isInCalibration: false })?.isInCalibration).toBe(true)
    expect(toggleCalibration({ ...on, isInCalibration: false })?.isInCalibration).toBe(true)
  })
  test('is disabled with nothing to review and during the intro', () => {
    expect(toggleCalibration({ ...on, reviewCount: 0 })).toBeNull()
    expect(toggleCalibration({ ...on, introShown: true })).toBeNull()
  })
})

test.each([
  [10, 'Calibrating... (1 of 10)'],
  [9, 'Calibrating... (2 of 10)'],
  [1, 'Calibrating... (10 of 10)'],
  [0, null],
  [-1, null],
  [14, 'Calibrating... (1 of 10)'],
])('with %i left the banner reads %s [502]', (reviewCount, text) => {
  expect(calibrationBanner(reviewCount)).toBe(text)
})

test('calibration ends when nothing is left to review', () => {
  expect([isCalibrationOver(1), isCalibrationOver(0)]).toEqual([false, true])
})

test('ten complete the batch, and the bar fills in 120 steps of a second [433]', () => {
  expect(calibrationBatchSize).toBe(10)
  expect([0, 0.9, 1, 60, 119, 120, 500, -3].map(calibrationProgress).map((value) => Math.round(value * 100) / 100)).toEqual([
    0, 0, 0.83, 50, 99.17, 100, 100, 0,
  ])
  expect(new Set(Array.from({ length: 200 }, (_, second) => calibrationProgress(second))).size).toBe(121)
})
