// The walk's team: a recruiter who registers, and two colleagues who join and set their interview hours.
import { expect, type Page } from '@playwright/test'
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

const yourMenu = (page: Page) => page.getByRole('button', { name: /^Your menu/ })

/** Registers a team and verifies its address by the emailed link. */
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
  const { page } = robin
  await robin.open(await linkTo(page.request, email, /\/verify-email#token=[\w-]+/))
  await expect(page.getByText(`${email} is verified.`)).toBeVisible()
  await robin.press(page.getByRole('link', { name: 'Continue' }))
  await expect(yourMenu(page)).toBeVisible()
}

/** Invites colleagues on the Team page. */
export async function invite(robin: Hands, colleagues: readonly string[]): Promise<void> {
  const { page } = robin
  await robin.press(page.getByRole('button', { name: /^Your menu/ }))
  await robin.press(page.getByRole('menuitem', { name: 'Team', exact: true }))
  const invitations = page.getByRole('region', { name: 'Pending invitations' })
  for (const email of colleagues) {
    await robin.fill(invitations.getByLabel('Email address'), email)
    await robin.press(invitations.getByRole('button', { name: 'Invite', exact: true }))
    await expect(invitations.getByRole('listitem').filter({ hasText: email })).toBeVisible()
  }
}

export interface Colleague {
  first: string
  last: string
  email: string
  video?: string
}

/** Joins through the email's invitation, chooses the calendar, and sets the interview hours. */
export async function join(hands: Hands, { first, last, email }: Colleague): Promise<void> {
  const { page } = hands
  await hands.open(await linkTo(page.request, email, /\/register#invitation=[\w-]+/))
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  const person = { 'First name': first, 'Last name': last, 'Job title': 'Engineer' }
  for (const [field, text] of registrationFields(page, person, password)) await hands.fill(field, text)
  await hands.press(page.getByRole('button', { name: 'Create account' }))
  await expect(yourMenu(page)).toBeVisible()
}

export async function setAvailability(hands: Hands, { video }: Colleague): Promise<void> {
  const { page } = hands
  await hands.press(page.getByRole('button', { name: /^Your menu/ }))
  await hands.press(page.getByRole('menuitem', { name: 'Calendar Preferences' }))
  await hands.press(page.getByRole('radiogroup', { name: 'Calendar for interviews' }).getByRole('radio').first())
  await expect(page.getByText('Calendar saved')).toBeVisible()
  // someone with times today
  await hands.fill(page.getByLabel('Notice before a booking'), '0')
  await hands.press(page.getByRole('switch', { name: 'Back to back' }))
  await hands.fill(page.getByLabel('Start times every'), '5')
  if (video) {
    await hands.press(page.getByRole('radio', { name: 'Over video' }))
    await hands.fill(page.getByLabel('Your video link'), video)
  }
  await expect(page.getByText('Your hours are saved')).toBeVisible()
}
