// The review queue: its introduction, a card, rejection reasons, and the four ways to write.
import type { Page } from '@playwright/test'
import { button, card, dialog, key, panel, type State } from '../state.ts'

const begin = async (page: Page) => {
  await button(page, "Let's Calibrate").click()
  await card(page).waitFor()
}
const way = (name: string) => async (page: Page) => {
  await key('m')(page)
  await dialog(page).getByRole('radiogroup', { name: 'How to contact them' }).getByText(name).click()
}
const hanging = (name: string) => async (page: Page) => {
  await key('m')(page)
  await button(page, name).click()
}
const queue = { who: 'robin', path: panel('queue', 'under_review') } as const

export const review: State[] = [
  { name: 'calibration-intro', who: 'robin', path: panel('fresh'), see: (page) => button(page, "Let's Calibrate") },
  { name: 'calibration', who: 'robin', path: panel('fresh'), act: begin, see: card },
  { name: 'queue', ...queue, see: card },
  {
    name: 'queue-foot',
    ...queue,
    act: async (page) => {
      await card(page).waitFor()
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    },
    see: card,
  },
  { name: 'queue-reduces-bias', who: 'robin', path: panel('biased'), act: begin, see: card },
  { name: 'reject', ...queue, act: key('r'), see: (page) => page.getByRole('form', { name: 'Reject candidate' }) },
  {
    name: 'reject-ticked',
    ...queue,
    act: async (page) => {
      await key('r')(page)
      await page.getByRole('checkbox', { name: 'Overqualified' }).check()
    },
    see: (page) => page.getByPlaceholder('Tell us more (required)'),
  },
  {
    name: 'verdict-toast',
    ...queue,
    act: async (page) => {
      await key('a')(page)
      await button(page, 'Undo').waitFor()
    },
    see: card,
  },
  { name: 'compose', ...queue, act: key('m'), see: (page) => dialog(page).getByRole('button', { name: 'Approve & send' }) },
  {
    name: 'compose-addresses',
    ...queue,
    act: async (page) => {
      await key('m')(page)
      await dialog(page).getByRole('combobox', { name: 'To' }).fill('')
      await dialog(page).getByRole('combobox', { name: 'To' }).click()
    },
    see: dialog,
  },
  {
    name: 'compose-preview',
    ...queue,
    act: async (page) => {
      await key('m')(page)
      await dialog(page).getByLabel('Message').fill('Hi {{first_name}}, may I tell you about {{job_title}}?')
    },
    see: (page) => page.getByText(/will see it$/),
  },
  { name: 'compose-variables', ...queue, act: hanging('Variables'), see: (page) => page.getByRole('tab', { name: 'Education' }) },
  { name: 'compose-link', ...queue, act: hanging('Add link'), see: (page) => page.getByRole('dialog', { name: /link/i }) },
  { name: 'compose-later', ...queue, act: hanging('Send later'), see: (page) => page.getByLabel('Date', { exact: true }) },
  { name: 'compose-inmail', ...queue, act: way('LinkedIn InMail'), see: (page) => dialog(page).getByLabel('Subject') },
  { name: 'compose-invitation', ...queue, act: way('LinkedIn Invitation'), see: (page) => dialog(page).getByLabel('Message') },
  { name: 'compose-own', ...queue, act: way('Contact on my own'), see: (page) => button(page, 'Mark as contacted') },
]
