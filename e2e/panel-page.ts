// Shared by panel journeys: its URL, menus, frozen states, and accessibility checks.
import { expect, type Page } from '@playwright/test'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import type { Member } from './team.ts'

export const panelOf = (project: string, tab?: string) => `/panel?project=${project}${tab ? `&tab=${tab}` : ''}`
export const user = (member: Member) =>
  member.call<{ onboarding_tours: Record<string, boolean>; may_send: boolean }>('GET', 'v1/users/settings')
export const projectOf = async (member: Member, id: string) =>
  (await member.call<Record<string, unknown>[]>('GET', 'v1/projects')).find(({ project_id }) => project_id === id)!
export const menu = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const entry = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name })

/** Freezes a state: the page gets the project with these fields. */
export async function shownAs(page: Page, project: string, fields: Record<string, unknown>) {
  await page.route('**/api/v1/projects', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    // a request still in progress when the test ends gets no response
    const list = await route
      .fetch()
      .then((answer) => answer.json() as Promise<{ project_id: string }[]>)
      .catch(() => null)
    if (list === null) return route.abort().catch(() => undefined)
    await route.fulfill({ json: list.map((projectRow) => (projectRow.project_id === project ? { ...projectRow, ...fields } : projectRow)) })
  })
}

/** Checks accessibility in light and dark, on desktop and at 320 px, without horizontal scrolling. */
export async function nowhereBarred(page: Page, name: string) {
  await expectNoBarriers(page)
  await picture(page, `panel-${name}`)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoBarriers(page)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await useDark(page, true)
  await expectNoBarriers(page)
  await picture(page, `panel-${name}-320-dark`)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectNoBarriers(page)
  await useDark(page, false)
}
