// The test of every journey that answers a call in place of the server.
import { test as base, type Page } from '@playwright/test'

export * from '@playwright/test'

const probe = '/interception-probe'

/** Waits until a request of the page comes by the routes: the browser says so before its pages know (issues.chromium.org/issues/546131822). */
async function waitForInterception(page: Page): Promise<void> {
  if (!page.url().startsWith('http')) return
  const isHere = (url: URL) => url.pathname === probe
  await page.route(isHere, (route) => route.fulfill({ status: 200, body: 'intercepted' }))
  await page.waitForFunction(async (at) => (await (await fetch(at)).text()) === 'intercepted', probe)
  await page.unroute(isHere)
}

/**
 * The first `page.route` of a journey comes back when requests do take the routes, and from then on they do to the end, whatever is
 * unrouted: a request made just after interception was switched on or off could go to the server all the same, or hang.
 */
export const test = base.extend({
  page: async ({ page }, use) => {
    const route = page.route.bind(page)
    let isOn = false
    page.route = async (...given) => {
      const added = await route(...given)
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
