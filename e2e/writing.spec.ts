// What helps to write an email: a test to oneself.
import { composing } from './composer.ts'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { refused } from './refused-writes.ts'
import { enter } from './team.ts'
import { expect, test } from './test.ts'

test('a test of a first email and of a follow-up reaches the user who writes', async ({ page }) => {
  const { member, project, dialog } = await composing(page)
  const sendTest = page.getByRole('button', { name: 'Send a test to me' })
  const received = async () => (await page.request.get(`/dev/mail?q=${encodeURIComponent(member.email)}`)).text()

  await test.step('from the composer', async () => {
    await refused(page, 'test email', async () => {
      await sendTest.click()
      await expect(page.getByText('We couldn’t send the test. Please try again.')).toBeVisible()
    })
    await picture(page, 'writing-composer')
    await sendTest.click()
    await expect(page.getByText(`A test is on its way to ${member.email}.`)).toBeVisible()
    await expect.poll(received, { timeout: 20_000 }).toMatch(/\[Test\] (?!Re:)/)
    await expect(dialog).toBeVisible()
  })
  await test.step('from the template editor', async () => {
    await enter(page, member, `/projects/settings/v2/${project}?step=${encodeURIComponent('Outreach Templates')}`)
    await page.getByRole('tab', { name: 'Follow-Up #1' }).click()
    await sendTest.click()
    await expect(page.getByText(`A test is on its way to ${member.email}.`)).toBeVisible()
    await expect.poll(received, { timeout: 20_000 }).toMatch(/\[Test\] Re: /)
    await useDark(page, true)
    await expectNoBarriers(page)
    await sendTest.scrollIntoViewIfNeeded()
    await picture(page, 'writing-template-dark')
  })
  await test.step('its link changes nothing', async () => {
    await page.goto('/notifications/unsubscribe?token=test')
    await expect(page.getByRole('heading', { name: 'This link is from a test email' })).toBeVisible()
    await picture(page, 'writing-test-link')
  })
})
