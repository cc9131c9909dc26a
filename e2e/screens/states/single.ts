// The single-candidate view, its dialogs, and its conversation.
import type { Page } from '@playwright/test'
import { button, card, dialog, item, key, late, panel, text, type State } from '../state.ts'

const moveTo = (to: string) => async (page: Page) => {
  await button(page, 'Move').click()
  await page.getByRole('menuitem', { name: to, exact: true }).click()
}
const single = { who: 'robin', path: panel('queue', 'approved', 'approved') } as const
const side = (name: string, view: '0' | '1' | '2' | '3', see: State['see']): State[] => [
  { name: `side-${name}`, who: 'demo', path: panel('demo', 'warm_leads_question', 'replied', view), see },
  { name: `side-${name}-staff`, who: 'sam', path: panel('demo', 'warm_leads_question', 'replied', view), see },
]
const selected = (tab: string) => (page: Page) => page.getByRole('tab', { name: tab, selected: true })

export const singles: State[] = [
  { name: 'single-approved', ...single, see: card },
  { name: 'single-rejected', who: 'robin', path: panel('queue', 'rejected', 'rejected'), see: card },
  { name: 'single-contacted', who: 'demo', path: panel('demo', 'contacted', 'contacted'), see: card },
  { name: 'single-replied', who: 'demo', path: panel('demo', 'warm_leads_question', 'replied'), see: card },
  { name: 'single-colin', who: 'colin', path: panel('demo', 'warm_leads_question', 'replied'), see: card },
  {
    name: 'choose-reasons',
    who: 'robin',
    path: panel('queue', 'rejected', 'rejected'),
    act: (page) => button(page, 'Choose reasons').click(),
    see: dialog,
  },
  { name: 'single-move', ...single, act: (page) => button(page, 'Move').click(), see: (page) => item(page, 'Not Interested') },
  { name: 'not-interested', ...single, act: moveTo('Not Interested'), see: dialog },
  { name: 'confirm-interview', ...single, act: moveTo('Interview'), see: dialog },
  { name: 'schedule', who: 'demo', path: panel('demo', 'contacted', 'contacted'), act: key('s'), see: dialog },
  {
    name: 'send-for-review',
    who: 'robin',
    path: panel('queue', 'warm_leads_recruiter', 'AUTOPILOT_RECRUITER'),
    act: key('i'),
    see: (page) => dialog(page).getByLabel('Message'),
  },
  {
    name: 'single-unknown',
    who: 'robin',
    path: (world) => `${panel('queue', 'approved')(world)}&candidate=01absent`,
    see: (page) => text(page, 'This candidate is no longer in this project.'),
  },
  {
    name: 'single-late',
    ...single,
    before: late('**/api/v2/projects/candidates*'),
    see: (page) => page.getByRole('tab').first(),
  },
]

const replied = { who: 'demo', path: panel('demo', 'warm_leads_question', 'replied', '0') } as const
const written = (name: string) => async (page: Page) => {
  await page.getByLabel('Your reply').fill('The range is 150 to 180, and we can talk any time this week.')
  await button(page, name).click()
}
const editor: State[] = [
  {
    name: 'side-quick',
    ...replied,
    act: (page) => button(page, 'Quick answers').click(),
    see: (page) => page.getByRole('group', { name: 'Quick answers' }),
  },
  {
    name: 'side-variables',
    ...replied,
    act: (page) => button(page, 'Variables').click(),
    see: (page) => page.getByRole('tab', { name: 'Education' }),
  },
  {
    name: 'side-link',
    ...replied,
    act: (page) => button(page, 'Add link').click(),
    see: (page) => page.getByRole('dialog', { name: /link/i }),
  },
  { name: 'side-later', ...replied, act: written('Send later'), see: (page) => page.getByLabel('Date', { exact: true }) },
  { name: 'side-question', ...replied, act: written('Send'), see: (page) => page.getByRole('dialog').nth(1) },
]

/** Follow-ups that wait with a file, without changing what other states show. */
const withFiles = (page: Page) =>
  page.route('**/candidates/conversation?*', async (route) => {
    const body = await (await route.fetch()).json()
    const file = { number: 1, attachment_id: 'f1', file_name: 'Benefits and working hours.pdf', size: 180_000, can_download: false }
    for (const followUp of body.follow_ups) followUp.files = [file]
    await route.fulfill({ json: body })
  })

export const conversation: State[] = [
  ...editor,
  ...side('mail', '0', (page) => page.getByRole('list', { name: 'Mail' })),
  ...side('chat', '1', selected('Chat')),
  ...side('notes', '2', selected('Notes')),
  ...side('history', '3', selected('History')),
  { name: 'side-colin', who: 'colin', path: panel('demo', 'warm_leads_question', 'replied', '0'), see: selected('Chat') },
  { name: 'side-mail-scheduled', who: 'demo', path: panel('demo', 'contacted', 'contacted', '0'), see: selected('Mail') },
  {
    name: 'side-mail-follow-ups',
    who: 'demo',
    path: panel('demo', 'contacted', 'contacted', '0'),
    before: withFiles,
    act: (page) => page.getByRole('list', { name: 'Later follow-ups' }).scrollIntoViewIfNeeded(),
    see: (page) => page.getByRole('list', { name: 'Files attached to Follow-Up #1' }),
  },
  { name: 'side-mail-empty', who: 'robin', path: panel('queue', 'approved', 'approved', '0'), see: (page) => text(page, 'No email yet') },
  {
    name: 'side-chat-full',
    who: 'robin',
    path: panel('queue', 'approved', 'approved', '1'),
    see: (page) => text(page, 'Strong on databases'),
  },
  { name: 'side-history-full', who: 'robin', path: panel('queue', 'approved', 'approved', '3'), see: selected('History') },
  {
    name: 'side-late',
    who: 'demo',
    path: panel('demo', 'warm_leads_question', 'replied', '0'),
    before: late('**/api/**/conversation*'),
    see: selected('Mail'),
  },
  {
    name: 'side-address',
    who: 'demo',
    path: panel('demo', 'warm_leads_question', 'replied', '0'),
    act: (page) => button(page, 'Update email').click(),
    see: (page) => page.getByLabel('New email address'),
  },
]
