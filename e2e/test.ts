// The test of every journey that answers a call in place of the server.
import { test as base } from '@playwright/test'

export * from '@playwright/test'

/**
 * Requests are interceptable from the first page on. When `page.route` turned that on in the middle of a journey, or `unroute` turned it
 * off, a request made right after it could still take the old way, or hang (issues.chromium.org/issues/546131822).
 */
export const test = base.extend<{ interceptable: void }>({
  interceptable: [
    async ({ context }, use) => {
      await context.route(
        () => false,
        () => {},
      )
      await use()
    },
    { auto: true },
  ],
})
