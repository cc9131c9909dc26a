import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './journeys.ts'
import { enter, linkAts, newMember, newProject } from './team.ts'

test('calendar preferences open, with a link back to the project [46]', async ({ page, request }) => {
  const me = await newMember(request)
  const project = await newProject(me, { name: 'Night watch', draft: true })
  await enter(page, me, `/calendar?projectId=${project}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calendar Preferences')
  await expectNoBarriers(page)
  await page.getByRole('link', { name: 'Back to Night watch' }).click()
  await expect(page).toHaveURL(new RegExp(`/panel\\?project=${project}`))
  await page.goto('/calendar')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calendar Preferences')
  await expect(page.getByRole('link', { name: /^Back to/ })).toHaveCount(0)
})

test('an applicant tracking system is linked in its gateway’s window, and the page updates [47]', async ({ page, request }) => {
  await enter(page, await newMember(request), '/ats-settings')
  await expect(page.getByRole('heading', { name: 'No system linked' })).toBeVisible()
  await expectNoBarriers(page)
  await linkAts(page, page.getByRole('button', { name: 'Link a system' }))
  await expect(page).toHaveURL(/\/ats-settings$/)
  await expect(page.getByRole('heading', { name: 'Greenhouse', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No system linked' })).toHaveCount(0)
  await expect(page.getByText('The link is working.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Link another system' })).toBeVisible()
  await expectNoBarriers(page)
})
