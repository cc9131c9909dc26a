// The panel's lists, full and empty, with bulk actions and menus.
import type { Page } from '@playwright/test'
import { button, card, choose, dialog, item, panel, press, text, type State } from '../state.ts'

const tabs: Record<string, string> = {
  approved: 'Approved',
  contacted: 'Contacted',
  interviewing: 'Interview',
  rejected: 'Rejected',
  not_interested: 'Not Interested',
  warm_leads_recruiter: 'Manager Review',
  warm_leads_question: 'Needs Attention',
  warm_leads_hm: 'Interested',
  warm_leads_hm_approved: 'Scheduling',
  warm_leads_awaiting_info: 'Awaiting Reply',
}
const full: State[] = Object.keys(tabs).map((tab) => ({ name: `list-${tab}`, who: 'robin', path: panel('queue', tab), see: card }))
const empty: State[] = Object.keys(tabs)
  .filter((tab) => !['approved', 'warm_leads_recruiter'].includes(tab))
  .map((tab) => ({ name: `empty-${tab}`, who: 'robin', path: panel('empty', tab), see: (page) => text(page, 'No candidates yet') }))

const ticked = async (page: Page) => {
  await card(page).waitFor()
  // selections are kept when the page is reopened
  await page.getByRole('checkbox', { name: /^(Select all|\d+ selected)$/ }).check()
}
const approved = { who: 'robin', path: panel('queue', 'approved') } as const

export const lists: State[] = [
  ...full,
  ...empty,
  { name: 'bulk', ...approved, act: ticked, see: (page) => button(page, 'Move to') },
  {
    name: 'bulk-move',
    ...approved,
    act: async (page) => {
      await ticked(page)
      await button(page, 'Move to').click()
    },
    see: (page) => item(page, /Contacted/).first(),
  },
  {
    name: 'share',
    ...approved,
    act: async (page) => {
      await ticked(page)
      await button(page, 'Share Candidates').click()
    },
    see: dialog,
  },
  {
    name: 'find-no-one',
    ...approved,
    act: (page) => page.getByRole('textbox', { name: 'Find in Approved' }).fill('no one of this name'),
    see: (page) => text(page, 'No matches'),
  },
  {
    name: 'card-menu',
    ...approved,
    act: (page) =>
      card(page)
        .getByRole('button', { name: /^More actions/ })
        .click(),
    see: (page) => item(page, 'Chat'),
  },
  {
    name: 'move-menu',
    ...approved,
    act: (page) => card(page).getByRole('button', { name: 'Move', exact: true }).click(),
    see: (page) => item(page, /Contacted/).first(),
  },
  {
    name: 'move-to-project',
    ...approved,
    act: async (page) => {
      await card(page).getByRole('button', { name: 'Move', exact: true }).click()
      await item(page, 'Another project…').click()
    },
    see: dialog,
  },
  { name: 'menu-settings', ...approved, act: press('Settings'), see: (page) => item(page, 'Team Setup') },
  { name: 'menu-analytics', ...approved, act: press('Analytics'), see: (page) => text(page, /candidates so far/) },
  { name: 'menu-more', ...approved, act: press('More'), see: (page) => item(page, 'Duplicate') },
  { name: 'import-one', ...approved, act: choose('More', 'Import candidate'), see: dialog },
  {
    name: 'import-one-wrong',
    ...approved,
    act: async (page) => {
      await choose('More', 'Import candidate')(page)
      await dialog(page).getByLabel('LinkedIn profile').fill('not a url')
      await dialog(page).getByLabel('LinkedIn profile').blur()
      await dialog(page)
        .getByLabel(/Referred by email/)
        .check()
    },
    see: (page) => text(page, 'Not a valid URL.'),
  },
  { name: 'pause-reasons', ...approved, act: choose('More', 'Pause'), see: dialog },
  { name: 'archive-reasons', ...approved, act: choose('More', 'Archive'), see: dialog },
]
