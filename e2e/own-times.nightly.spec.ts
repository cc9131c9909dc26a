import { expect, test } from '@playwright/test'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { enter, newMember } from './team.ts'

test('the times of a week explain why they are offered; days off and a limit update them', async ({ page, request }) => {
  const member = await newMember(request)
  const settings = await member.call<Record<string, unknown>>('GET', 'v2/interviewers/settings')
  const hours = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, start: '09:00', end: '12:00' }))
  await member.call('PUT', 'v2/interviewers/settings', { ...settings, hours, notice_hours: 336, horizon_days: 30 })
  await enter(page, member, '/calendar')
  const times = page.getByRole('region', { name: 'Your times as candidates see them' })
  await expect(times.getByText('Select a time to see why')).toBeVisible()
  await times
    .getByRole('button', { name: /11:30, not offered/ })
    .last()
    .click()
  await expect(times.getByRole('status')).toContainText('Less than your 336 hours of notice.')
  await expectNoBarriers(page)
  await picture(page, 'own-times')

  await times.getByRole('button', { name: 'Week after' }).click()
  await times.getByRole('button', { name: 'Week after' }).click()
  const offered = times.getByRole('button', { name: /11:30, offered/ }).last()
  await offered.click()
  await expect(times.getByRole('status')).toContainText('candidates can book this time.')

  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  await page.getByRole('button', { name: 'Add days off' }).click()
  await page.getByLabel('Day off 1, last day').fill(day)
  await page.getByLabel('Day off 1, name').fill('Harvest')
  await expect(page.getByText('Your hours are saved')).toBeVisible()
  await expect(times.getByRole('status')).toContainText('A day off: Harvest.')
  await useDark(page, true)
  await page.setViewportSize({ width: 375, height: 800 })
  await expectNoBarriers(page)
  await times.getByRole('status').scrollIntoViewIfNeeded()
  await picture(page, 'own-times-phone')
})
