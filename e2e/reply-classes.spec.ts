// What candidates' replies become: each with what must not happen first, and the click that settles it.
import { expect, test, type Page } from '@playwright/test'
import { expectNoBarriers, picture } from './journeys.ts'
import { refused } from './refused-writes.ts'
import { addPeople, answerAs, enter, newMember, newProject, writeTo, type Card, type Member } from './team.ts'

interface Written {
  member: Member
  project: string
  people: Card[]
}

/** A team that has written to these people. */
async function written(page: Page, names: readonly string[], settings: Record<string, unknown> = {}): Promise<Written> {
  const member = await newMember(page.request)
  const project = await newProject(member, { settings })
  const people = await addPeople(member, project, names)
  await writeTo(
    member,
    project,
    people.map(({ id }) => id),
  )
  return { member, project, people }
}
const tab = (project: string, key: string) => `/panel?project=${project}&tab=${key}`

test('out of office puts the follow-ups off until the working day after the return; one click lets them go on', async ({ page }) => {
  const { member, project, people } = await written(page, ['Ada One'])
  const [ada] = people as [Card]
  const year = new Date().getUTCFullYear() + 1
  await answerAs(page.request, member, project, ada.id, `Thanks for your message. I am out of the office until March 3, ${year}.`)
  await enter(page, member, tab(project, 'contacted'))
  const card = page.getByRole('article', { name: 'Ada One' })
  await expect(card).toContainText(/Paused until \w+, March \d, 20\d\d: out of office/)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoBarriers(page)
  await picture(page, 'reply-paused-phone')
  await page.setViewportSize({ width: 1440, height: 900 })
  await card.getByRole('button', { name: 'Mail' }).click()
  const panel = page.getByRole('dialog', { name: 'Conversation with Ada One' })
  await expect(panel.getByText(/Paused until/)).toBeVisible()
  await expect(panel.getByText(new RegExp(`Follow-Up #1 on Mar \\d, ${year}`))).toBeVisible()
  await picture(page, 'reply-paused')
  await refused(page, 'resume a sequence', async () => {
    await panel.getByRole('button', { name: 'Resume now' }).click()
    await expect(page.getByText('Not resumed. Please try again.')).toBeVisible()
  })
  await expect(panel.getByText(/Paused until/)).toBeVisible()
  await panel.getByRole('button', { name: 'Resume now' }).click()
  await expect(panel.getByText(/Paused until/)).toHaveCount(0)
  await expect(panel.getByText(new RegExp(`Follow-Up #1 on Mar \\d, ${year}`))).toHaveCount(0)
  await expect(panel.getByText(/Follow-Up #1 on /)).toBeVisible()
})
