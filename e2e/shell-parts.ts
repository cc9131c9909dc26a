// Parts of the shell used by several journeys.
import type { Page } from '@playwright/test'

export const menuButton = (page: Page) => page.getByRole('button', { name: /^Your menu/ })
export const item = (page: Page, name: string) => page.getByRole('menuitem', { name })
export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
