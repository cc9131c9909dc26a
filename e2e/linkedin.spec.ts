// Contacting people otherwise than by mail: by hand, where no gateway is set up, and on one's own.
import { expect, test } from '@playwright/test'
import { expectNoBarriers, openSearch, picture, register, tabCount } from './journeys.ts'

test('an invitation is counted, written to be pasted, and the candidate is Contacted; another is contacted on one’s own [708 832]', async ({
  page,
}) => {
  await register(page, 'Other ways')
  await openSearch(page, 'Platform engineers', 'Backend Engineer', ['PostgreSQL'])
  await page.getByRole('button', { name: "Let's Calibrate" }).click()
  await expect(page.getByText('Calibrating... (1 of 10)')).toBeVisible()
  await page.keyboard.press('m')
  const dialog = page.getByRole('dialog')
  const way = (name: string) => dialog.getByRole('radiogroup', { name: 'How to contact them' }).getByText(name)
  for (const name of ['Email', 'LinkedIn InMail', 'LinkedIn Invitation', 'Contact on my own']) await expect(way(name)).toBeVisible()
  await way('LinkedIn InMail').click()
  await expect(dialog.getByLabel('Subject')).not.toHaveValue('')
  await way('LinkedIn Invitation').click()
  const message = dialog.getByLabel('Message')
  await expect(message).toHaveValue(/would be glad to connect/)
  await message.fill('x'.repeat(301))
  await expect(dialog.getByText('Your invitation message cannot exceed 300 characters')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Send invitation' })).toBeDisabled()
  await message.fill('x'.repeat(300))
  await expect(dialog.getByText('300 of 300 characters')).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, '64-invitation')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByLabel('Text')).toHaveValue('x'.repeat(300))
  await expect(dialog.getByRole('link', { name: 'Open the profile' })).toHaveAttribute('href', /^https:\/\/www\.linkedin\.com\/in\//)
  await expectNoBarriers(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => tabCount(page, 'Contacted')).toBe(1)
  await expect(page.getByText('Calibrating... (2 of 10)')).toBeVisible()

  await page.keyboard.press('m')
  await way('Contact on my own').click()
  await expectNoBarriers(page)
  await dialog.getByRole('button', { name: 'Mark as contacted' }).click()
  await expect.poll(() => tabCount(page, 'Contacted')).toBe(2)
  await page.reload()
  await expect.poll(() => tabCount(page, 'Contacted')).toBe(2)
  await expect.poll(() => tabCount(page, 'Review')).toBe(8)
})
