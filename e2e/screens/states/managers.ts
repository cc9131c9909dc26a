// The page behind a hiring manager's link, from a full queue to a link that doesn't work.
import type { Page } from '@playwright/test'
import { button, dialog, heading, refused, text, type State } from '../state.ts'

const pile: Pick<State, 'path'> = { path: ({ links }) => links.review_pile! }
const opened = (name: 'Approve' | 'Reject') => async (page: Page) => {
  // the names include the keys
  await button(page, new RegExp(`^${name}`)).click()
}

export const managers: State[] = [
  { name: 'review-pile', ...pile, see: (page) => text(page, '1 of 4') },
  { name: 'review-approve', ...pile, act: opened('Approve'), see: dialog },
  { name: 'review-reject', ...pile, act: opened('Reject'), see: dialog },
  {
    name: 'review-reject-reason',
    ...pile,
    act: async (page) => {
      await opened('Reject')(page)
      await dialog(page).getByRole('checkbox', { name: 'Not enough experience' }).check()
    },
    see: (page) => dialog(page).getByLabel('Tell us more (required)'),
  },
  { name: 'review-single', path: ({ links }) => links.review_single!, see: (page) => text(page, '1 of 1') },
  {
    name: 'review-verdict',
    path: ({ links }) => links.review_single!,
    before: async (page) => {
      // the browser keeps a decision until the server answers, and an earlier visit has made one
      await page.addInitScript(() => indexedDB.deleteDatabase('manager review'))
      await page.route('**/api/v2/manager_review', (route) => (route.request().method() === 'POST' ? undefined : route.fallback()))
    },
    act: async (page) => {
      await opened('Approve')(page)
      await dialog(page).getByRole('radio', { name: 'Good' }).check()
      await dialog(page).getByRole('checkbox', { name: 'Skills', exact: true }).check()
      await dialog(page).getByRole('button', { name: 'Approve' }).click()
    },
    see: (page) => button(page, 'Undo').first(),
  },
  {
    name: 'review-withdrawn',
    path: ({ links }) => links.review_single!,
    before: (page) =>
      page.route('**/api/v2/manager_review?*', async (route) => {
        const response = await route.fetch()
        const queue = (await response.json()) as { candidates: object[] }
        return route.fulfill({
          response,
          json: { ...queue, candidates: queue.candidates.map((entry) => ({ ...entry, has_withdrawn: true })) },
        })
      }),
    see: (page) => heading(page, 'They may have withdrawn'),
  },
  { name: 'review-gone', path: ({ links }) => links.review_withdrawn!, see: (page) => heading(page, 'No candidates to review') },
  {
    name: 'review-decided',
    path: ({ links }) => links.review_decided!,
    see: (page) => page.getByRole('heading', { level: 2 }).first(),
  },
  { name: 'review-unknown', path: `/review/${'x'.repeat(43)}`, see: (page) => heading(page, 'This link has expired') },
  {
    name: 'review-refused',
    ...pile,
    before: refused('**/api/v2/manager_review?*'),
    see: (page) => heading(page, 'We couldn’t load the candidates'),
  },
  {
    name: 'review-links',
    who: 'iris',
    path: ({ projects }) => `/panel?project=${projects.review}`,
    act: async (page) => {
      await button(page, 'More').click()
      await page.getByRole('menuitem', { name: 'Review links' }).click()
    },
    see: (page) =>
      dialog(page)
        .getByText(/expires/)
        .first(),
  },
]
