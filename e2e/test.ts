// The `test` for journeys that respond to a call in place of the server.
import { test as base, type Page } from '@playwright/test'

export * from '@playwright/test'

const probe = '/interception-probe'

/** Waits until the page's requests reach its routes: the browser reports interception before its pages apply it (issues.chromium.org/issues/546131822). */
async function waitForInterception(page: Page): Promise<void> {
  if (!page.url().startsWith('http')) return
  const isHere = (url: URL) => url.pathname === probe
  await page.route(isHere, (route) => route.fulfill({ status: 200, body: 'intercepted' }))
  await page.waitForFunction(async (url) => (await (await fetch(url)).text()) === 'intercepted', probe)
  await page.unroute(isHere)
}

/**
 * The first `page.route` in a journey resolves once requests are intercepted, and interception then stays on even after
 * unrouting: a request made right after it was switched on or off could still reach the server, or hang.
 */
export const test = base.extend({
  page: async ({ page }, use) => {
    const route = page.route.bind(page)
    let isOn = false
    page.route = async (...args) => {
      const added = await route(...args)
      if (isOn) return added
      isOn = true
      await route(
        () => false,
        () => {},
      )
      await waitForInterception(page)
      return added
    }
    await use(page)
  },
})
