// Interviews in the panel, scorecards, a second round, the kit, offers, and hires.
import type { Page } from '@playwright/test'
import { button, card, choose, dialog, heading, item, panel, press, text, type State } from '../state.ts'

const article = (name: string) => (page: Page) => page.getByRole('article', { name })
const scorecards = (page: Page) => page.getByRole('region', { name: 'Scorecards' })
const submit = (page: Page) => button(page, 'Submit scorecard')
const inTab = (tab: string) => ({ who: 'iris', path: panel('interviews', tab) }) as const
const compared = { who: 'iris', path: panel('interviews', 'interviewing', 'compared') } as const
const waiting = { who: 'iris', path: panel('interviews', 'interviewing', 'waiting') } as const
const movedTo = (name: string, to: string) => async (page: Page) => {
  await article(name)(page).getByRole('button', { name: 'Move', exact: true }).click()
  await page.getByRole('menuitem', { name: to, exact: true }).click()
}
const filled = async (page: Page) => {
  await page.getByRole('group', { name: 'Kotlin' }).getByRole('radio', { name: 'Excellent', exact: true }).check()
  await page.getByRole('group', { name: 'Should we hire them?' }).getByRole('radio', { name: 'Yes', exact: true }).check()
  await page.getByLabel('Why, in a few words').fill('Knows the JVM well, asks good questions.')
}

const forms: State[] = [
  { name: 'scorecard', path: ({ links }) => links.scorecard_open!, see: submit },
  { name: 'scorecard-filled', path: ({ links }) => links.scorecard_open!, act: filled, see: (page) => text(page, 'Draft saved') },
  { name: 'scorecard-early', path: ({ links }) => links.scorecard_early!, see: (page) => text(page, /once the interview has started/) },
  {
    name: 'scorecard-submitted',
    path: ({ links }) => links.scorecard_waiting!,
    see: (page) => button(page, 'Submit changes'),
  },
  { name: 'scorecard-locked', path: ({ links }) => links.scorecard_compared!, see: (page) => text(page, /being compared/) },
  { name: 'scorecard-over', path: `/scorecard/${'x'.repeat(43)}`, see: (page) => heading(page, 'This link has expired') },
]

const debriefs: State[] = [
  { name: 'scorecards-compared', ...compared, see: (page) => scorecards(page).getByRole('table') },
  { name: 'scorecards-waiting', ...waiting, see: (page) => scorecards(page).getByText('1 of 2') },
  {
    name: 'scorecards-own',
    who: 'lee',
    path: panel('interviews', 'interviewing', 'waiting'),
    see: (page) => scorecards(page).getByRole('button', { name: 'Write yours' }),
  },
]

const rounds: State[] = [
  {
    name: 'interview-panel',
    who: 'iris',
    path: panel('interviews', 'interviewing', 'panel'),
    see: (page) => scorecards(page).getByText('1 of 3'),
  },
  { name: 'interviews-list', ...inTab('interviewing'), see: article('Otto Dock') },
  { name: 'interviews-scheduling', ...inTab('warm_leads_hm_approved'), see: article('Nell Wharf') },
  { name: 'interviews-full', who: 'iris', path: panel('full', 'warm_leads_hm_approved'), see: card },
  {
    name: 'interview-single',
    who: 'iris',
    path: panel('interviews', 'interviewing', 'booked'),
    see: (page) => button(page, 'Cancel interview'),
  },
  {
    name: 'interview-cancel',
    who: 'iris',
    path: panel('interviews', 'interviewing', 'booked'),
    act: press('Cancel interview'),
    see: dialog,
  },
  { name: 'interview-another', ...compared, act: press('Invite to another interview'), see: dialog },
  {
    name: 'interview-kit',
    ...inTab('interviewing'),
    act: choose('More', 'Interview kit'),
    see: (page) => page.getByLabel('Attributes to rate'),
  },
  { name: 'calendar-hours', who: 'iris', path: '/calendar', see: (page) => text(page, 'Select a time to see why') },
]

const closing: State[] = [
  { name: 'offer-dialog', ...inTab('interviewing'), act: movedTo('Mia Anchor', 'Offer'), see: dialog },
  { name: 'list-offer', ...inTab('offer'), see: article('Ned Buoy') },
  { name: 'single-offer', who: 'iris', path: panel('interviews', 'offer', 'offered'), see: (page) => text(page, /Offer made on/) },
  {
    name: 'hire-dialog',
    ...inTab('offer'),
    act: async (page) => {
      await movedTo('Ned Buoy', 'Hired')(page)
      await button(page, 'Move to Hired').click()
    },
    see: (page) => dialog(page).getByText('Choose the start date.'),
  },
  { name: 'offer-declined', ...inTab('offer'), act: movedTo('Ned Buoy', 'Not Interested'), see: dialog },
  { name: 'list-hired', ...inTab('hired'), see: article('Ola Keel') },
  { name: 'single-hired', who: 'iris', path: panel('interviews', 'hired', 'hired'), see: (page) => text(page, /Hired, starts/) },
  {
    name: 'archive-filled',
    ...inTab('hired'),
    act: async (page) => {
      await button(page, 'More').click()
      await item(page, 'Archive').click()
    },
    see: (page) => page.getByRole('radio', { name: /^Filled: / }),
  },
]

export const interviews: State[] = [...forms, ...debriefs, ...rounds, ...closing]
