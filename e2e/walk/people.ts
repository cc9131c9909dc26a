// The walk's team: a recruiter who registers, and two colleagues who join and set their interview hours.
import { expect } from '@playwright/test'
import { registrationFields } from '../journeys.ts'
import { linkTo } from '../mailed-links.ts'
import type { Hands } from './tally.ts'

const password = 'correct horse battery'

/** A zone where it is now a weekday between ten and three, so that candidates can book a time within minutes. */
export function workingZone(now: Date): string {
  const zones = [
    'Europe/Berlin',
    'America/New_York',
    'America/Los_Angeles',
    'Pacific/Auckland',
    'Asia/Tokyo',
    'Asia/Kolkata',
    'Pacific/Honolulu',
    // around the date line a working week begins first and ends last
    'Pacific/Pago_Pago',
    'Pacific/Kiritimati',
  ]
  const isWorking = (zone: string) => {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, weekday: 'short', hour: 'numeric', hourCycle: 'h23' }).formatToParts(
      now,
    )
    const part = (type: string) => parts.find((entry) => entry.type === type)!.value
    return !['Sat', 'Sun'].includes(part('weekday')) && Number(part('hour')) >= 9 && Number(part('hour')) < 15
  }
  const zone = zones.find(isWorking)
  if (!zone) throw new Error('It is a weekend everywhere. Run the walk on a weekday.')
  return zone
}

/** Registers a team; its address is verified by the emailed link. */
export async function registerTeam(robin: Hands, email: string): Promise<void> {
  const { page } = robin
  await robin.open('/')
  await robin.press(page.getByRole('link', { name: 'Start for free' }).first())
  const person = { 'First name': 'Robin', 'Last name': 'Reyes', Company: 'Tidewater', 'Job title': 'Talent Partner', Email: email }
  for (const [field, text] of registrationFields(page, person, password)) await robin.fill(field, text)
  await robin.press(page.getByRole('button', { name: 'Create account' }))
  await expect(page.getByRole('heading', { name: 'Paste the job description', level: 1 })).toBeVisible()
}

export async function verifyAddress(robin: Hands, email: string): Promise<void> {
  // as mail programs open links: in a tab of its own, while the search stays open
  const tab = await robin.openTab(await linkTo(robin.page.request, email, /\/verify-email#token=[\w-]+/))
  await expect(tab.getByText(`${email} is verified.`)).toBeVisible()
  await tab.close()
}

export interface Colleague {
  first: string
  last: string
  email: string
  video?: string
}

/** Joins through the email's invitation, which leads to the interview hours. */
export async function join(hands: Hands, { first, last, email }: Colleague): Promise<void> {
  const { page } = hands
  await hands.open(await linkTo(page.request, email, /\/register\?next=hours#invitation=[\w-]+/))
  await expect(page.getByText(`You sign in as ${email}.`)).toBeVisible()
  for (const [label, text] of Object.entries({ 'First name': first, 'Last name': last, Password: password }))
    await hands.fill(page.getByLabel(label, { exact: true }), text)
  await hands.press(page.getByRole('button', { name: 'Create account' }))
  await expect(page.getByRole('heading', { name: 'Calendar Preferences', level: 1 })).toBeVisible()
}

export async function setAvailability(hands: Hands, { video }: Colleague): Promise<void> {
  const { page } = hands
  // someone with times today
  await hands.fill(page.getByLabel('Notice before a booking'), '0')
  await hands.fill(page.getByLabel('Start times every'), '5')
  if (video) {
    await hands.press(page.getByRole('radio', { name: 'Over video' }))
    await hands.fill(page.getByLabel('Your video link'), video)
  }
  await expect(page.getByText('Your hours are saved')).toBeVisible()
  // their only calendar is synced with the first hours
  await expect(page.getByRole('radiogroup', { name: 'Calendar for interviews' }).getByRole('radio').first()).toBeChecked()
}
