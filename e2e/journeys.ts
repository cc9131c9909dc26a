// Shared by journeys: registers a team, sets up a project, takes screenshots, checks accessibility.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { proveAddress } from './mailed-links.ts'

const picturesFolder = path.join(import.meta.dirname, '../.artefacts/screens')

/** A screenshot for people, with PICTURES=on; stored with the test's artifacts, never committed. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env.PICTURES !== 'on') return
  fs.mkdirSync(picturesFolder, { recursive: true })
  await page.screenshot({ path: path.join(picturesFolder, `${name}.png`), animations: 'disabled' })
}

/** The same on a desktop and a phone, light and dark. */
export async function pictures(page: Page, name: string): Promise<void> {
  if (process.env.PICTURES !== 'on') return
  const before = page.viewportSize()
  for (const [device, width, height] of [
    ['desktop', 1440, 900],
    ['phone', 390, 844],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      await picture(page, `${name}-${device}-${colorScheme}`)
    }
  await page.emulateMedia({ colorScheme: 'light' })
  if (before) await page.setViewportSize(before)
}

/** The fields of the registration form with values, including both passwords. */
export function registrationFields(page: Page, person: Record<string, string>, password: string): [Locator, string][] {
  return Object.entries({ ...person, Password: password, 'Retype password': password }).map(([label, text]) => [
    page.getByLabel(label, { exact: true }),
    text,
  ])
}

/** Registers a new team, verifies the address with the link sent to it, and arrives at its first project. */
export async function register(page: Page, company = 'Harbor Labs'): Promise<{ email: string; password: string }> {
  const email = `robin.${Date.now()}@harbor.example`
  const password = 'correct horse battery'
  await page.goto('/')
  await page
    .getByRole('link', { name: /free trial|register|start/i })
    .first()
    .click()
  const person = { 'First name': 'Robin', 'Last name': 'Reyes', Company: company, 'Job title': 'Talent Partner', Email: email }
  for (const [field, text] of registrationFields(page, person, password)) await field.fill(text)
  await page.getByRole('button', { name: 'Create account' }).click()
  const atFirstStep = page.getByRole('heading', { name: 'Paste the job description', level: 1 })
  await expect(atFirstStep).toBeVisible()
  const session = await page.evaluate(() => localStorage.getItem('session') ?? '')
  await proveAddress(page.request, email, session)
  // the app loads this at start
  await page.reload()
  await expect(atFirstStep).toBeVisible()
  return { email, password }
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: /^Your menu/ })).toBeVisible()
}

/** Types into a pick list and picks the entry with that name. */
export async function pick(page: Page, label: string, entry: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label })
  await box.fill(entry)
  await expect(page.getByRole('option', { name: entry }).first()).toBeVisible()
  await box.press('Enter')
  await box.press('Tab')
}

/** From an empty start to a search that has found its first ten. */
export async function openSearch(
  page: Page,
  name: string,
  jobTitle: string,
  keywords: string[],
  field: 'Nice to have' | 'Must have' = 'Nice to have',
): Promise<void> {
  await beginWithoutText(page, name, jobTitle)
  for (const keyword of keywords) await pick(page, field, keyword)
  await page.getByRole('button', { name: 'Find candidates' }).click()
  await expect(page.getByRole('button', { name: "Let's Calibrate" })).toBeVisible({ timeout: 60_000 })
}

/** A new project without a job description, up to its second step. */
export async function beginWithoutText(page: Page, name: string, jobTitle: string): Promise<void> {
  await page.getByRole('button', { name: 'Start without one' }).click()
  await expect(page.getByRole('heading', { name: 'Check the criteria', level: 1 })).toBeVisible()
  await page.getByRole('textbox', { name: 'Job title' }).fill(jobTitle)
  await page.getByLabel('Project name').fill(name)
}

/** The count next to a tab. */
export async function tabCount(page: Page, tab: string): Promise<number> {
  const text = await page.getByRole('tab', { name: new RegExp(`^${tab} \\d`) }).innerText()
  return Number(/(\d+)\s*$/.exec(text)?.[1] ?? Number.NaN)
}

/** Screens below this width are checked nightly and by `npm run screens`, at every width. */
const narrowBelow = 1000

/** WCAG 2.2 AA as far as automated checks go: no violations on the current screen. */
export async function expectNoBarriers(page: Page): Promise<void> {
  if (!process.env.NIGHTLY && (page.viewportSize()?.width ?? 0) < narrowBelow) return
  let barriers = await barriersOn(page)
  if (barriers.some(isSize)) {
    // partly behind a sticky bar, a target is too small only until the page or dialog is scrolled
    const scroll = (by: number) =>
      page.evaluate((top) => {
        for (const part of [window, ...document.querySelectorAll('[role="dialog"]')]) part.scrollBy({ top, behavior: 'instant' })
      }, by)
    await scroll(48)
    const still = await barriersOn(page)
    await scroll(-48)
    barriers = barriers.filter((barrier) => !isSize(barrier) || still.includes(barrier))
  }
  if (barriers.some(isContrast)) {
    // what arrived during the check was still fading in; what stays too faint is found again
    const still = await barriersOn(page)
    barriers = barriers.filter((barrier) => !isContrast(barrier) || still.includes(barrier))
  }
  expect(barriers).toEqual([])
}

const isSize = (barrier: string) => barrier.startsWith('target-size')
const isContrast = (barrier: string) => barrier.startsWith('color-contrast')

/** Contrast takes most of an accessibility check's time: during the day it is left to `npm run screens`. */
const checksContrast = Boolean(process.env.NIGHTLY)

const axeSource = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

async function barriersOn(page: Page): Promise<string[]> {
  // once per document, or half a megabyte would be parsed again
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations = await page.evaluate(async (withContrast) => {
    // a text that is still fading in has too little contrast
    const finite = !withContrast
      ? []
      : document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    const longEnough = new Promise((resolve) => setTimeout(resolve, 1000))
    await Promise.race([Promise.allSettled(finite.map((animation) => animation.finished)), longEnough])
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const results = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
      // the style sheets are the page's own; frames contain emails by others
      preload: false,
      iframes: false,
      rules: { 'color-contrast': { enabled: withContrast } },
    })
    // inactive controls need no contrast, but Axe takes a busy button for an active one
    const isBusy = (target: string) => Boolean(document.querySelector(target)?.closest('button[data-loading]'))
    return results.violations.map(({ id, nodes }) => ({
      id,
      targets: nodes.map((node) => node.target.join(' ')).filter((target) => id !== 'color-contrast' || !isBusy(target)),
    }))
  }, checksContrast)
  return violations.flatMap(({ id, targets }) => targets.map((target) => `${id}: ${target}`))
}

export async function useDark(page: Page, dark: boolean): Promise<void> {
  const button = page.getByRole('button', { name: dark ? 'Switch to dark colors' : 'Switch to light colors' })
  if (!(await button.isVisible())) return
  await button.click()
  // a tooltip that is still fading in has too little contrast
  await page.mouse.move(1, 1)
}
