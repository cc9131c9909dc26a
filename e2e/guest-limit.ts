import { expect, type Page } from '@playwright/test'

const sentence = 'Too many requests. Try again in 9 seconds.'

/** Opens a guest page during a temporary server refusal: it says until when, and works on another try. */
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
