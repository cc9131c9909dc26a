// The composer without permission to send, and on a narrow phone.
import { expect, test } from './test.ts'
import { compose, composing, sendIt } from './composer.ts'
import { expectNoBarriers, picture, tabCount, useDark } from './journeys.ts'
import { cardsOf } from './team.ts'

test('without permission to send as the user, the product asks for it first [714]', async ({ page }) => {
  const { member, project, dialog } = await composing(page)
  await member.call('PUT', 'v1/users/settings', { may_send: false })
  await sendIt(dialog).click()
  const asks = page.getByRole('dialog', { name: 'Allow sending email' })
  await expectNoBarriers(page)
  await picture(page, '79-permission')
  await asks.getByRole('button', { name: 'Not now' }).click()
  await expect(dialog).toBeVisible()
  expect(await cardsOf(member, project, 'APPROVED')).toHaveLength(2)
  await sendIt(dialog).click()
  await asks.getByRole('button', { name: 'Allow and send' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => tabCount(page, 'Contacted')).toBe(1)
  expect(await member.call('GET', 'v1/users/scope_check')).toMatchObject({ email_send: true })
})

for (const scheme of ['dark', 'light'] as const)
  test(`the composer has no accessibility violations on a narrow phone, ${scheme}`, async ({ page }) => {
    const { project, ada, dialog } = await composing(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Switch to dark colors' })).toBeVisible()
    await useDark(page, scheme === 'dark')
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`/panel?project=${project}&tab=approved&candidate=${ada.id}`)
    await compose(page)
    for (const way of ['Email', 'LinkedIn InMail', 'LinkedIn Invitation', 'Contact on my own']) {
      await dialog.getByRole('radiogroup', { name: 'How to contact them' }).getByText(way).click()
      await expect(dialog.getByRole('button', { name: /^(Approve & send|Send InMail|Send invitation|Mark as contacted)$/ })).toBeVisible()
      expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
      await expectNoBarriers(page)
      await picture(page, `80-${way.toLowerCase().replaceAll(' ', '-')}-320-${scheme}`)
    }
  })
