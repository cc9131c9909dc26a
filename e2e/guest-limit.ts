import { expect, type Page } from '@playwright/test'

const sentence = 'Too many requests. Try again in 9 seconds.'

/** Opens a guest's page while the server refuses its reading for a while: it says until when, and is there with another try. */
export async function openBeyondLimit(page: Page, link: string, reading: string): Promise<void> {
  await page.route(`**/api/${reading}?*`, (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '9' }, json: { error: 'rate_limited', message: sentence } }),
  )
  await page.goto(link)
  await expect(page.getByText(sentence)).toBeVisible()
  await page.unroute(`**/api/${reading}?*`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(sentence)).toBeHidden()
}
