// Browser measurements: largest paint, key latency, long tasks, loaded scripts.
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    benchPaint: number
    benchKeys: { at: number; ms: number }[]
    benchTasks: number[]
  }
}

/** Watches every page of this tab from its very beginning. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.benchPaint = 0
    window.benchKeys = []
    window.benchTasks = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.benchPaint = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name === 'keydown') window.benchKeys.push({ at: entry.startTime, ms: entry.duration })
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.benchTasks.push(entry.duration)
    }).observe({ type: 'longtask', buffered: true })
  })
}

/** Milliseconds from the start of navigation to the largest paint, once the page has been quiet for half a second. */
export async function largestPaint(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(300)
  return page.evaluate(() => window.benchPaint)
}

/** Transferred bytes of the scripts requested before the largest paint. */
export function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming && /\.js(\?|$)/.test(entry.name))
      .filter(({ startTime }) => startTime <= window.benchPaint)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  )
}

/**
 * Presses the keys one after another and returns, for each, the milliseconds until its effect was on screen (Event Timing:
 * rounded to 8 ms and only reported from 16 ms on; unreported ones count as 16).
 */
export async function keyTimes(page: Page, keys: readonly string[]): Promise<number[]> {
  await page.evaluate(() => window.benchKeys.splice(0))
  for (const key of keys) {
    await page.keyboard.press(key)
    // like a fast reader: look, decide
    await page.waitForTimeout(120)
  }
  await page.waitForTimeout(300)
  const measured = await page.evaluate(() => window.benchKeys.map(({ ms }) => ms))
  return [...measured, ...Array.from({ length: Math.max(0, keys.length - measured.length) }, () => 16)]
}

/** Clicks a tab and returns the milliseconds until its cards are on screen. */
export function frameOf(page: Page, tab: string): Promise<number> {
  return page.evaluate(
    (key) =>
      new Promise<number>((resolve) => {
        const button = document.querySelector<HTMLElement>(`[role=tab][data-tab="${key}"]`)!
        const began = performance.now()
        button.click()
        const look = () => {
          const isShown = button.getAttribute('aria-selected') === 'true' && document.querySelector('#stage article')
          if (!isShown) return requestAnimationFrame(look)
          // the message arrives after the frame is painted
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - began)
          requestAnimationFrame(() => port2.postMessage(null))
        }
        requestAnimationFrame(look)
      }),
    tab,
  )
}

/** Tasks over 50 ms since the last call. */
export async function longTasks(page: Page): Promise<number[]> {
  await page.waitForTimeout(200)
  return page.evaluate(() => window.benchTasks.splice(0))
}
