// A candidate's booking page, from the free times to an expired link.
import type { Page } from '@playwright/test'
import { bookOnce } from '../interviews-world.ts'
import { button, dialog, heading, refused, text, type State } from '../state.ts'

const times = (page: Page) => page.getByRole('region', { name: 'Free times' })
const firstTime = (page: Page) =>
  times(page)
    .getByRole('button', { name: /\d:\d\d/ })
    .first()
const free: Pick<State, 'path'> = { path: ({ links }) => links.booking_times! }
const booked: Pick<State, 'path'> = { path: ({ links }) => links.booking_booked! }
const chosen = async (page: Page) => {
  // the page reopens with the time that it held before
  await firstTime(page).or(button(page, 'Confirm')).waitFor()
  if (await button(page, 'Confirm').isVisible()) await button(page, 'Another time').click()
  await firstTime(page).click()
}
const begin = async (page: Page) => {
  await firstTime(page).or(button(page, 'Confirm')).waitFor()
  if (await button(page, 'Confirm').isVisible()) await button(page, 'Another time').click()
}
/** The server's answer to an action. */
const answered = (action: string, status: number, json: object) => (page: Page) =>
  page.route(`**/api/v2/interviews/booking/${action}`, (route) => route.fulfill({ status, json }))
const startIn = (days: number) => {
  const start = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + days * 86_400_000
  return { start: new Date(start).toISOString(), end: new Date(start + 1_800_000).toISOString() }
}
const taken = {
  error: 'slot_taken',
  message: 'This time is no longer available. Please choose another one.',
  alternatives: [startIn(2), startIn(3)],
}

export const booking: State[] = [
  { name: 'booking-times', ...free, act: begin, see: times },
  {
    name: 'booking-zones',
    ...free,
    act: async (page) => {
      await begin(page)
      await button(page, /\(GMT.*/).click()
    },
    see: (page) => page.getByLabel('City or region'),
  },
  { name: 'booking-held', ...free, act: chosen, see: (page) => text(page, /^Held for you until/) },
  { name: 'booking-taken', ...free, before: answered('hold', 409, taken), act: chosen, see: (page) => text(page, 'These times are free:') },
  { name: 'booking-booked', ...booked, see: (page) => button(page, 'Cancel interview') },
  {
    name: 'booking-move',
    ...booked,
    act: async (page) => {
      await button(page, 'Move interview').click()
      await firstTime(page).click()
    },
    see: (page) => button(page, 'Move to this time'),
  },
  {
    name: 'booking-moved',
    ...booked,
    before: answered('move', 200, {}),
    act: async (page) => {
      await button(page, 'Move interview').click()
      await firstTime(page).click()
      await button(page, 'Move to this time').click()
    },
    see: (page) => page.locator('p', { hasText: 'Your interview has been moved.' }),
  },
  {
    name: 'booking-cancel',
    ...booked,
    act: (page) => button(page, 'Cancel interview').click(),
    see: dialog,
  },
  {
    name: 'booking-canceled',
    path: ({ links }) => links.booking_canceled!,
    // a visit cancels what the one before it booked
    before: (page, { links }) => bookOnce(page.request, links.booking_canceled!),
    act: async (page) => {
      await button(page, 'Cancel interview').click()
      await button(page, 'Cancel the interview').click()
    },
    see: (page) => page.locator('p', { hasText: 'Your interview is canceled.' }),
  },
  { name: 'booking-none', path: ({ links }) => links.booking_none!, see: (page) => heading(page, 'No times available right now') },
  { name: 'booking-over', path: ({ links }) => links.booking_over!, see: (page) => heading(page, 'This link has expired') },
  {
    name: 'booking-refused',
    ...free,
    before: refused('**/api/v2/interviews/booking?*'),
    see: (page) => heading(page, 'We couldn’t load the times'),
  },
]
