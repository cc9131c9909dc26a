// The API's public page, on phone and desktop, in light and dark.
import { expect, test } from '@playwright/test'
import { expectNoBarriers, picture } from './journeys.ts'

// its colors don't depend on the width: each scheme once
for (const [width, colorScheme] of [
  [320, 'dark'],
  [1280, 'light'],
] as const)
  test(`the API page is readable at ${width} px in ${colorScheme}`, colorScheme === 'dark' ? { tag: '@nightly' } : {}, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/api/docs')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectNoBarriers(page)
    if (width < 960) await page.getByText('Contents', { exact: true }).click()
    await page.getByRole('navigation').getByRole('link', { name: 'sessions' }).click()
    await expect(page.getByRole('heading', { level: 3, name: 'sessions' })).toBeInViewport()
    const call = page.getByRole('article', { name: 'POST /api/v1/sessions' })
    await expect(call).toContainText('curl -X POST $API/v1/sessions')
    await picture(page, `90-api-${width}-${colorScheme}`)
  })
