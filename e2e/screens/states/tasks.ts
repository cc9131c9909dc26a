// The page of tasks, and replies that ask for something on cards and in conversations.
import type { Page } from '@playwright/test'
import { button, dialog, heading, late, panel, press, refused, text, type State } from '../state.ts'

const screen = { who: 'tess', path: '/tasks' } as const
const closing = async (page: Page) => {
  await button(page, 'Close request').click()
  await dialog(page).getByRole('button', { name: 'Close request' }).click()
}

export const tasks: State[] = [
  { name: 'tasks', ...screen, see: (page) => page.getByRole('link', { name: 'Check back with Ada Later' }) },
  { name: 'tasks-day', ...screen, act: press('Change day'), see: (page) => page.getByLabel('Remind the team on') },
  { name: 'tasks-referral', ...screen, act: press('Add to project'), see: (page) => button(page, 'Add without emailing') },
  { name: 'tasks-close', ...screen, act: press('Close request'), see: dialog },
  { name: 'tasks-close-empty', ...screen, act: closing, see: (page) => text(page, 'Describe what was done, for the record.') },
  { name: 'tasks-empty', who: 'nova', path: '/tasks', see: (page) => text(page, 'No open tasks') },
  { name: 'tasks-late', ...screen, before: late('**/api/v2/tasks*'), see: (page) => heading(page, 'Tasks') },
  { name: 'tasks-refused', ...screen, before: refused('**/api/v2/tasks*'), see: (page) => button(page, 'Try again') },
  {
    name: 'list-requests',
    who: 'tess',
    path: panel('tasks', 'not_interested'),
    see: (page) => page.getByRole('article', { name: 'Cy Erase' }),
  },
  {
    name: 'single-erase',
    who: 'tess',
    path: panel('tasks', 'not_interested', 'erase'),
    see: (page) => text(page, 'Asks about their personal data'),
  },
  {
    name: 'side-mail-paused',
    who: 'tess',
    path: panel('tasks', 'contacted', 'away', '0'),
    see: (page) => dialog(page).getByText(/^Paused until/),
  },
  {
    name: 'side-mail-wrong',
    who: 'tess',
    path: panel('tasks', 'not_interested', 'wrong', '0'),
    see: (page) => dialog(page).getByText('Wrong person').first(),
  },
]
