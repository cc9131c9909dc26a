import { expect, test } from 'vitest'
import { quotaOf, quotaSentence, quotas, startOfDay, type QuotaKind } from './quotas.ts'

const now = new Date('2026-11-22T21:30:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

test.each(Object.keys(quotas) as QuotaKind[])(
  '%s: a new workspace may send less, an older one the usual amount, a raised one more',
  (kind) => {
    const { user, workspace, young } = quotas[kind]
    expect(quotaOf(kind, { createdAt: daysAgo(1), factor: 1 }, now)).toEqual({
      user: Math.min(user, young),
      workspace: young,
      isYoung: true,
    })
    expect(quotaOf(kind, { createdAt: daysAgo(3), factor: 1 }, now)).toEqual({ user, workspace, isYoung: false })
    expect(quotaOf(kind, { createdAt: daysAgo(1), factor: 5 }, now)).toEqual({ user: user * 5, workspace: workspace * 5, isYoung: false })
  },
)

test('a refusal says whose limit was reached and when it resets', () => {
  expect(quotaSentence('invitation', { scope: 'user', max: 30, isYoung: false, now })).toBe(
    'You can send 30 invitations a day. The limit resets in 3 hours, at midnight UTC.',
  )
  expect(quotaSentence('share', { scope: 'workspace', max: 30, isYoung: true, now })).toBe(
    'Your team can send 30 shared emails a day in its first days. The limit resets in 3 hours, at midnight UTC.',
  )
  expect(startOfDay(now).toISOString()).toBe('2026-11-22T00:00:00.000Z')
})
