// A refetch after reconnecting may start before a user's change and arrive after it.
import type { Page, Request } from '@playwright/test'

/** Holds back the second response to that call until `letArrive`. */
export async function delaySecondReading(page: Page, path: string) {
  const arrival = Promise.withResolvers<void>()
  const isPath = (url: URL) => url.pathname.endsWith(path)
  const isReading = (request: Request) => isPath(new URL(request.url())) && request.method() === 'GET'
  let count = 0
  await page.route(isPath, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    count += 1
    if (count > 1) await arrival.promise
    await route.fulfill({ response })
  })
  const firstReading = page.waitForEvent('requestfinished', isReading)
  // a connection established before the first response arrives would cause a refetch
  await page.routeWebSocket(
    () => true,
    async (socket) => {
      await firstReading
      socket.connectToServer()
    },
  )
  return {
    count: () => count,
    letArrive: () => arrival.resolve(),
    /** It has arrived, or was canceled because the change was saved first. */
    isOver: async () => {
      await Promise.race([page.waitForEvent('requestfinished', isReading), page.waitForEvent('requestfailed', isReading)])
      await page.unroute(isPath)
    },
  }
}
