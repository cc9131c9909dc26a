// The app's frame and the pages outside the panel.
import type { Page } from '@playwright/test'
import { button, card, dialog, heading, item, late, panel, press, refused, text, type State } from '../state.ts'

const file = (page: Page) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'Name,LinkedIn,Mail,Role,Employer\nAda Example,https://www.linkedin.com/in/ada-example-1,ada@people.example,Backend Engineer,Acme\nBad Row,notaurl,also bad,X,Y\n',
      ),
    })
const robin = { who: 'robin', path: panel('queue', 'approved') } as const

const conversations = (page: Page) => page.getByRole('link', { name: /, conversation/ })

export const shell: State[] = [
  { name: 'menu-profile', ...robin, act: press(/^Your menu/), see: (page) => item(page, 'Sign out') },
  {
    name: 'notifications',
    who: 'demo',
    path: '/talent',
    act: press(/^Notifications/),
    see: (page) => page.getByLabel('Notifications').last(),
  },
  {
    name: 'palette',
    ...robin,
    act: async (page) => {
      await card(page).waitFor()
      await page.keyboard.press('Control+k')
    },
    see: dialog,
  },
  {
    name: 'palette-found',
    ...robin,
    act: async (page) => {
      await card(page).waitFor()
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Search projects, candidates, and actions' }).fill('Alma')
    },
    see: (page) => page.getByRole('option', { name: /^Alma/ }).first(),
  },
  {
    name: 'cheat-sheet',
    ...robin,
    act: async (page) => {
      await card(page).waitFor()
      await page.keyboard.press('?')
    },
    see: dialog,
  },
  {
    name: 'drawer-phone',
    ...robin,
    only: 'phone',
    act: press('Open projects'),
    see: (page) => page.getByRole('dialog', { name: 'Projects' }),
  },
  {
    name: 'switch-phone',
    ...robin,
    only: 'phone',
    act: press(/choose a project/),
    see: (page) => page.getByRole('navigation', { name: 'Choose a project' }),
  },
  {
    name: 'project-actions',
    ...robin,
    only: 'desktop',
    act: (page) =>
      page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click(),
    see: (page) => page.getByRole('menuitem').first(),
  },
  {
    name: 'offline',
    ...robin,
    act: async (page) => {
      await card(page).waitFor()
      await page.context().setOffline(true)
    },
    see: (page) => text(page, /^You are offline\./),
  },
  { name: 'staff-bar', who: 'sam', path: '/panel', see: (page) => page.getByRole('textbox', { name: 'Email of the user' }) },
  { name: 'profile', who: 'robin', path: '/profile', see: (page) => page.getByLabel('First name') },
  { name: 'checkout', who: 'robin', path: '/checkout', see: (page) => button(page, 'Request Team') },
  { name: 'checkout-ask', who: 'robin', path: '/checkout', act: press('Request Team'), see: dialog },
  {
    name: 'checkout-failed',
    who: 'robin',
    path: '/checkout',
    before: refused('**/api/v1/checkout'),
    see: (page) => text(page, 'We couldn’t load the plans.'),
  },
  { name: 'calendar', who: 'robin', path: '/calendar', see: (page) => text(page, 'Working hours') },
  { name: 'ats', who: 'robin', path: '/ats-settings', see: (page) => heading(page, 'No system linked') },
  { name: 'ats-linked', who: 'nova', path: '/ats-settings', see: (page) => text(page, /^\d\d open jobs$/) },
  { name: 'ats-unlink', who: 'nova', path: '/ats-settings', act: press('Unlink'), see: dialog },
  {
    name: 'ats-jobs',
    who: 'nova',
    path: '/autopilot-projects/self-serve/new?begin=new',
    act: press('Import from Greenhouse'),
    see: (page) => dialog(page).getByText(/^\d\d open jobs$/),
  },
  { name: 'talent', who: 'robin', path: '/talent', see: (page) => heading(page, 'Talent pool') },
  {
    name: 'talent-found',
    who: 'robin',
    path: '/talent',
    act: async (page) => {
      await page.getByText('Yours and shared pool').click()
      await page.getByLabel('Search people').fill('engineer')
    },
    see: (page) => text(page, /^\d+,\d{3}\+? people/),
  },
  {
    name: 'talent-sentence',
    who: 'robin',
    path: '/talent?shared=yes',
    act: (page) => page.getByLabel('Search people').fill('Registered nurses in Texas with ICU, BLS is a plus, no travel nurses'),
    see: (page) => text(page, 'Leave out'),
  },
  {
    name: 'talent-empty',
    who: 'robin',
    path: '/talent',
    act: (page) => page.getByLabel('Search people').fill('zzzz no one zzzz'),
    see: (page) => text(page, 'No matches'),
  },
  { name: 'talent-late', who: 'robin', path: '/talent', before: late('**/api/v2/talent/**'), see: (page) => heading(page, 'Talent pool') },
  { name: 'talent-add', who: 'robin', path: '/talent', act: press(/^Add/), see: dialog },
  { name: 'talent-import', who: 'robin', path: '/talent', act: press('Import'), see: dialog },
  {
    name: 'talent-import-plan',
    who: 'robin',
    path: '/talent',
    act: async (page) => {
      await button(page, 'Import').click()
      await file(page)
    },
    see: (page) => text(page, /^Line 3/),
  },
  { name: 'team', who: 'robin', path: '/team', see: (page) => heading(page, 'Team') },
  { name: 'team-late', who: 'robin', path: '/team', before: late('**/api/**/team/members*'), see: (page) => heading(page, 'Team') },
  {
    name: 'team-refused',
    who: 'robin',
    path: '/team',
    before: refused('**/api/**/team/members*'),
    see: (page) => button(page, 'Try again').first(),
  },
  { name: 'team-many', who: 'demo', path: '/team', see: (page) => button(page, /^Remove: Colin/) },
  { name: 'team-remove', who: 'demo', path: '/team', act: press(/^Remove: Colin/), see: dialog },
  { name: 'inbox', who: 'robin', path: '/inbox', see: (page) => heading(page, 'Inbox') },
  { name: 'inbox-full', who: 'demo', path: '/inbox', see: (page) => conversations(page).first() },
  {
    name: 'inbox-pane',
    who: 'demo',
    path: '/inbox',
    act: (page) => conversations(page).first().click(),
    see: (page) => heading(page, /^Conversation with/),
  },
  { name: 'inbox-unmatched', who: 'robin', path: '/inbox?show=unmatched', see: (page) => page.getByText('No unmatched email') },
  {
    name: 'inbox-refused',
    who: 'robin',
    path: '/inbox?show=unmatched',
    before: refused('**/api/**/unmatched*'),
    see: (page) => button(page, 'Try again').first(),
  },
]
