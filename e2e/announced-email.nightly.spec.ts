// Every email caused by a decision is announced, shown, and optional; a rejection email is off by default.
import { expect, test, type Page } from './test.ts'
import { expectNoBarriers, picture, tabCount } from './journeys.ts'
import { entry, panelOf } from './panel-page.ts'
import { addPeople, answerAs, cardsOf, enter, newMember, newProject, writeTo, type Card, type Member } from './team.ts'

const interested = 'Hello, thank you. I am very interested and would love to talk. Tuesday afternoon suits me.'
const emailsTo = async (_page: Page, member: Member, project: string, candidate: Card) => {
  const about = { project_id: project, candidate_id: candidate.id }
  const { entries } = await member.call<{ entries: { direction: string; step: number | null }[] }>(
    'GET',
    'v2/projects/candidates/conversation',
    about,
  )
  return entries.filter(({ direction, step }) => direction === 'out' && step === null).length
}

test('rejecting shows the email it sends, and sends none unless chosen', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await newProject(member, { type: '3' })
  await addPeople(member, project, ['Ada One', 'Ben Two', 'Cy Three'])
  const people = await cardsOf(member, project, 'HIRING_MANAGER')
  for (const person of people)
    await member.call('POST', 'v2/projects/candidates/status', { project_id: project, candidate_id: person.id, status: 'APPROVED' })
  await writeTo(
    member,
    project,
    people.map(({ id }) => id),
  )
  for (const person of people) await answerAs(request, member, project, person.id, interested)
  await expect.poll(async () => (await cardsOf(member, project, 'HIRING_MANAGER')).length).toBe(3)
  const find = (name: string) => people.find((person) => person.name === name)!

  await enter(page, member, `${panelOf(project, 'warm_leads_hm')}&candidate=${find('Ada One').id}`)
  await expect(page.getByRole('article', { name: 'Ada One' })).toBeVisible()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Reject Ada One' })
  const choice = dialog.getByRole('checkbox', { name: /^Email .*: a short rejection without the reason$/ })
  await expect(choice).not.toBeChecked()
  const submit = dialog.getByRole('button', { name: 'Submit and reject' })
  const place = await submit.boundingBox()
  await dialog.getByRole('button', { name: 'Show the email' }).click()
  expect(await submit.boundingBox(), 'the button stays where it was').toEqual(place)
  await expect(page.getByRole('region', { name: 'The email' })).toContainText('We have decided to move forward with other candidates')
  await expectNoBarriers(page)
  await picture(page, 'announced-rejection')
  await dialog.getByRole('button', { name: 'Hide the email' }).click()
  await dialog.getByRole('checkbox', { name: 'Underqualified' }).check()
  await dialog.getByRole('textbox', { name: /Tell us more/ }).fill('Too early')
  await dialog.getByRole('button', { name: 'Submit and reject' }).click()
  await expect.poll(async () => (await cardsOf(member, project, 'REJECTED')).length).toBe(1)

  // from the menu, with the email
  await page.goto(panelOf(project, 'warm_leads_hm'))
  await page.getByRole('article', { name: 'Ben Two' }).getByRole('button', { name: 'Move', exact: true }).click()
  await entry(page, /^Rejected/).click()
  const confirm = page.getByRole('dialog', { name: 'Reject Ben Two?' })
  await confirm.getByRole('checkbox', { name: /^Email / }).check()
  await page.setViewportSize({ width: 320, height: 720 })
  await expectNoBarriers(page)
  await picture(page, 'announced-rejection-phone')
  await page.setViewportSize({ width: 1440, height: 900 })
  await confirm.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect.poll(() => emailsTo(page, member, project, find('Ben Two')), { timeout: 20_000 }).toBe(1)

  // to Scheduling, without the introduction
  await page.getByRole('article', { name: 'Cy Three' }).getByRole('button', { name: 'Move', exact: true }).click()
  await entry(page, /^Scheduling/).click()
  const scheduling = page.getByRole('dialog', { name: 'Move Cy Three to Scheduling?' })
  const introduction = scheduling.getByRole('checkbox', { name: /^Email .*: an introduction to the interviewer, with a copy to / })
  await expect(introduction).toBeChecked()
  await picture(page, 'announced-introduction')
  await introduction.uncheck()
  await scheduling.getByRole('button', { name: 'Move to Scheduling' }).click()
  await expect.poll(() => tabCount(page, 'Scheduling')).toBe(1)
  await expect.poll(async () => (await cardsOf(member, project, 'HIRING_MANAGER_APPROVED')).length).toBe(1)
  expect([await emailsTo(page, member, project, find('Ada One')), await emailsTo(page, member, project, find('Cy Three'))]).toEqual([0, 0])

  // the project can turn it on
  await page.goto(`/projects/settings/v2/${project}?step=${encodeURIComponent('Outreach Templates')}`)
  const setting = page.getByRole('switch', { name: 'Email rejected candidates' })
  await expect(setting).not.toBeChecked()
  await setting.check()
  await picture(page, 'rejection-email-setting')
  await page.getByRole('heading', { level: 1 }).click()
  const saved = () => member.call<{ rejection_emails: boolean }>('GET', 'v1/projects/settings', { project_id: project })
  await expect.poll(async () => (await saved()).rejection_emails).toBe(true)
})
