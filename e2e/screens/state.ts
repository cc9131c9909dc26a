// A screen state: the user, the page, the steps to reach it, and its marker.
import type { Locator, Page } from '@playwright/test'
import type { Who, World } from './world.ts'

export interface State {
  name: string
  /** Omitted = signed out. */
  who?: Who
  path: string | ((world: World) => string)
  /** Runs before the page opens: delays or changes responses. */
  before?: (page: Page, world: World) => Promise<unknown>
  /** From the page to the state. */
  act?: (page: Page, world: World) => Promise<unknown>
  /** The marker of the state. */
  see: (page: Page) => Locator
  /** Only exists at this width (and below, or above). */
  only?: 'phone' | 'desktop'
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
export const item = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name })
export const dialog = (page: Page) => page.getByRole('dialog').last()
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first()
export const text = (page: Page, words: string | RegExp) => page.getByText(words).first()
export const card = (page: Page) => page.getByRole('article').first()

/** Opens a menu and chooses an entry. */
export const choose = (menu: string, entry: string | RegExp) => async (page: Page) => {
  await button(page, menu).first().click()
  await item(page, entry).first().click()
}
/** Opens a button's menu or popover. */
export const press = (name: string | RegExp) => (page: Page) => button(page, name).first().click()
export const key = (name: string) => async (page: Page) => {
  await card(page).waitFor()
  await page.keyboard.press(name)
}
/** An API response that never arrives. */
export const late = (path: string) => (page: Page) => page.route(path, () => new Promise(() => {}))
/** An API response with an error. */
export const refused = (path: string) => (page: Page) =>
  page.route(path, (route) => route.fulfill({ status: 503, json: { error: 'unavailable', message: 'Later.' } }))

/** The panel's URL: a project by its name in the world, a tab, a candidate, a side panel tab. */
export const panel =
  (project: string, tab?: string, person?: string, view?: '0' | '1' | '2' | '3') =>
  ({ projects, people }: World) => {
    const query = new URLSearchParams({ project: projects[project]! })
    if (tab) query.set('tab', tab)
    if (person) query.set('candidate', people[person]!)
    if (view) query.set('view', view)
    return `/panel?${query}`
  }
