// A requirement that no one meets is dropped by the search and reported: above the queue with its count, and on every card.
import { expect, test } from '@playwright/test'
import { expectNoBarriers, openSearch, picture, register } from './journeys.ts'

test('a required keyword no one has is shown above the queue and on each card, on desktop and phone', async ({ page }) => {
  await register(page)
  await openSearch(page, 'Boat builders', 'Backend Engineer', ['Hull caulking'], 'Must have')
  await page.getByRole('button', { name: "Let's Calibrate" }).click()
  const note = page.getByText(/^Too few people meet every requirement\. \d+ of these 10 do not: no mention of Hull caulking \(10\)/)
  const missed = page.getByText('Missing requirements: no mention of Hull caulking')
  await expect(note).toBeVisible()
  await expect(missed).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'missed-requirements')
  const name = await page.getByRole('article').first().getAttribute('aria-label')
  await page.keyboard.press('j')
  await expect(page.getByRole('article').first()).not.toHaveAttribute('aria-label', name!)
  await expect(missed).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(missed).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'missed-requirements-phone-dark')
})
