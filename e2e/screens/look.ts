// Checks one state: screenshots in light, dark, and on a phone, accessibility and horizontal scrolling at every width.
import path from 'node:path'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { expectNoBarriers } from '../journeys.ts'
import { enter, type Member } from '../team.ts'
import { plain } from './plain.ts'
import type { State } from './state.ts'
import { folder, readWorld } from './world.ts'

type Scheme = 'light' | 'dark'
const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const heights: Record<number, number> = { 320: 700, 768: 1024, 1280: 800, 1920: 1080 }
/** Above this score browsers call a page's layout unstable. */
const mayShift = 0.1

interface Shift {
  hadRecentInput: boolean
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}
interface Shifts {
  shifted: number
  /** What moved, in the order in which it moved. */
  movers: string[]
}

/** The widths that are checked for accessibility. */
const widthsOf = ({ only }: State) => (only === 'phone' ? [320, 768] : only === 'desktop' ? [1280, 1920] : [1280, 1920, 768, 320])

async function arrive(page: Page, state: State) {
  const world = readWorld()
  const place = typeof state.path === 'string' ? state.path : state.path(world)
  await page.context().setOffline(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await state.before?.(page, world)
  if (state.who) await enter(page, world.members[state.who] as Member, place)
  else await page.goto(place)
  await state.act?.(page, world)
  await expect(state.see(page)).toBeVisible()
}

/** Resizes the page; reopens what that closes. */
async function resize(page: Page, state: State, size: { width: number; height: number }, scheme: Scheme) {
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme: scheme })
  const stays = await expect(state.see(page))
    .toBeVisible({ timeout: 1000 })
    .then(
      () => true,
      () => false,
    )
  if (!stays) await arrive(page, state)
  const themed = page.locator('html[data-mantine-color-scheme]')
  if ((await themed.count()) > 0) await expect(themed).toHaveAttribute('data-mantine-color-scheme', scheme)
  // images and the last animation frames
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

async function barriersAt(page: Page, state: State, width: number, scheme: Scheme): Promise<string[]> {
  await resize(page, state, { width, height: heights[width]! }, scheme)
  const problems: string[] = []
  const wideNow = () => page.evaluate(() => document.documentElement.scrollWidth)
  // an open list follows its field a moment after the page was resized
  await expect
    .poll(wideNow, { timeout: 2000 })
    .toBeLessThanOrEqual(width)
    .catch(() => void 0)
  const wide = await wideNow()
  if (wide > width) problems.push(`${width} ${scheme}: ${wide} px wide`)
  await expectNoBarriers(page).catch((error: Error) => {
    const rules = [...plain(error.message).matchAll(/^\s*[+-]\s+"(.+)",?$/gm)].map(([, rule]) => rule)
    problems.push(`${width} ${scheme}: ${rules.join(' | ') || error.message.split('\n')[0]}`)
  })
  return problems
}

async function shoot(page: Page, state: State, suffix: string) {
  await page.screenshot({ path: path.join(folder, `${state.name}-${suffix}.png`), animations: 'disabled' })
}

async function pictures(page: Page, state: State) {
  if (state.only !== 'phone') {
    await resize(page, state, desk, 'light')
    await shoot(page, state, 'light')
    await resize(page, state, desk, 'dark')
    await shoot(page, state, 'dark')
  }
  if (state.only === 'desktop') return
  await page.setViewportSize(phone)
  await page.emulateMedia({ colorScheme: 'light' })
  // a menu or a dialog is positioned when it opens
  if (state.only !== 'phone' && state.act) await arrive(page, state)
  await resize(page, state, phone, 'light')
  await shoot(page, state, 'phone')
  if (state.only !== 'phone' && (await page.getByRole('dialog').count()) === 0) return
  await resize(page, state, phone, 'dark')
  await shoot(page, state, 'phone-dark')
}

/** All problems of a state, one line each. */
async function look(browser: Browser, baseURL: string | undefined, state: State): Promise<string[]> {
  const viewport = state.only === 'phone' ? phone : desk
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport, reducedMotion: 'reduce', colorScheme: 'light' })
  const page = await context.newPage()
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(`error: ${error.message}`))
  await page.addInitScript(() => {
    const holder = window as unknown as Shifts
    holder.shifted = 0
    holder.movers = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        if (entry.hadRecentInput) continue
        holder.shifted += entry.value
        for (const { node, previousRect, currentRect } of entry.sources)
          holder.movers.push(`${node?.textContent?.trim().slice(0, 30)} from ${previousRect.y} to ${currentRect.y}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await arrive(page, state)
  const { shifted, movers } = await page.evaluate(() => {
    const { shifted: score, movers: moved } = window as unknown as Shifts
    return { shifted: score, movers: moved.slice(0, 4) }
  })
  if (shifted > mayShift) wrong.push(`jumps while it loads (${shifted.toFixed(2)}: ${movers.join(', ')})`)
  await pictures(page, state)
  if (process.env.SCREENS_AXE !== 'off')
    for (const scheme of ['light', 'dark'] as const)
      for (const width of widthsOf(state)) wrong.push(...(await barriersAt(page, state, width, scheme)))
  await context.close()
  return wrong
}

/** One check per state. */
export function lookAt(states: readonly State[]) {
  for (const state of states)
    test(state.name, async ({ browser, baseURL }) => {
      const wrong = await look(browser, baseURL, state)
      if (wrong.length > 0) throw new Error(wrong.join('\n'))
    })
}
