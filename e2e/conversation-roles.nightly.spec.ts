import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { expectNoBarriers, picture } from './journeys.ts'
import { addPeople, answerAs, cardsOf, demoMember, enter, newProject, writeTo, type Card } from './team.ts'
import { expectWritten } from './written.ts'

const people = {
  owner: 'demo@fairlead.example',
  customer: 'hanna@fairlead.example',
  comments: 'colin@fairlead.example',
  staff: 'sam@staff.example',
}

async function shared(request: APIRequestContext, type: '1' | '2') {
  const demo = await demoMember(request, people.owner)
  const roles = { [people.owner]: 1, [people.customer]: 2, [people.comments]: 3, [people.staff]: 2 }
  const collaborators = Object.entries(roles).map(([email, role]) => ({ email, role }))
  const project = await newProject(demo, { type, settings: { collaborators } })
  // candidates added manually on autopilot are already interested
  const [ada] = (type === '1' ? await cardsOf(demo, project, 'UNDER_REVIEW') : await addPeople(demo, project, ['Ada One'])) as [Card]
  const openAs = async (page: Page, email: string, path: string) => enter(page, await demoMember(request, email), path)
  return {
    demo,
    project,
    ada,
    as: openAs,
    place: (tab: string, view: number) => `/panel?project=${project}&tab=${tab}&candidate=${ada.id}&view=${view}`,
  }
}

test('on Autopilot, customers see that the provider writes and can enable follow-ups; staff reply [513 515 516 517 519 520]', async ({
  page,
}) => {
  const { demo, project, ada, as: openAs, place } = await shared(page.request, '1')
  await writeTo(demo, project, [ada.id])
  await openAs(page, people.customer, place('contacted', 0))
  await expect(page.getByText('Fairlead is managing the correspondence.')).toBeVisible()
  await expect(page.getByPlaceholder('Type Your Message Here')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Pause follow-ups' }).click()
  await expect(page.getByText('All followups were disabled for this candidate.')).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, '83-managed')
  await page.getByRole('button', { name: 'Enable', exact: true }).click()
  await expect(page.getByText('All followups were disabled for this candidate.')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Pause follow-ups' })).toBeVisible()

  await openAs(page, people.staff, place('contacted', 0))
  await expect(page.getByPlaceholder('Type Your Message Here')).toBeVisible()
  for (const name of ['Variables', 'Add link', 'Send']) await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  await expect(page.getByText('Fairlead is managing the correspondence.')).toHaveCount(0)
})

test('staff write notes to the hiring manager, shown to others under the provider’s name [468 469 470]', async ({ page }) => {
  const { as: openAs, place } = await shared(page.request, '2')
  await openAs(page, people.staff, place('approved', 2))
  const box = page.getByRole('textbox', { name: 'Notes to the hiring manager' })
  const save = page.getByRole('button', { name: 'Save for the hiring manager' })
  await expect(page.getByText('No data available')).toBeVisible()
  await expect(save).toBeDisabled()
  await box.fill('Strong, and wants to move soon.')
  await save.click()
  await expect(page.getByText('Note saved')).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, '84-staff-note')
  for (const email of [people.customer, people.comments]) {
    await openAs(page, email, place('approved', 2))
    const notes = page.getByRole('region', { name: 'Notes from Fairlead' })
    await expect(notes.getByRole('heading', { name: 'Notes from Fairlead' })).toBeVisible()
    await expect(notes).toContainText('Strong, and wants to move soon.')
    await expect(box).toHaveCount(0)
  }
})

test('super admins have additional quick answers [471 521 835]', async ({ page }) => {
  const { demo, project, ada, as: openAs, place } = await shared(page.request, '2')
  await writeTo(demo, project, [ada.id])
  await answerAs(page.request, demo, project, ada.id, 'Could you tell me the salary range before we talk?')
  const usual = ['Compensation', 'Remote Work Policy', 'Visa Sponsorship', 'Attach Resume', 'Additional Information']
  const answers = page.getByRole('group', { name: 'Quick answers' }).getByRole('button')
  await openAs(page, people.customer, place('warm_leads_question', 0))
  await page.getByRole('button', { name: 'Quick answers' }).click()
  await expect(answers).toHaveText(usual)
  await openAs(page, 'ada@fairlead.example', place('warm_leads_question', 0))
  await page.getByRole('button', { name: 'Quick answers' }).click()
  await expect(answers).toHaveText([...usual, 'Interview Process', 'Company Background', 'Closing the Loop'])
  await answers.last().click()
  await page.getByRole('textbox', { name: 'Closing the Loop' }).fill('Thank you for your time.')
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Save & Insert' }).click()
  await expectWritten(page.getByPlaceholder('Type Your Message Here'), 'Thank you for your time.')
  await page.reload()
  await page.getByRole('button', { name: 'Quick answers' }).click()
  await answers.last().click()
  await expect(page.getByRole('textbox', { name: 'Closing the Loop' })).toHaveValue('Thank you for your time.')
})

test('comment-only users start on Chat and can’t open Mail; others open mail and history from the card [527 528 726]', async ({ page }) => {
  const { project, ada, as: openAs, place } = await shared(page.request, '2')
  const card = `/panel?project=${project}&tab=approved&candidate=${ada.id}`
  const tab = (name: string) => page.getByRole('dialog').getByRole('tab', { name })
  await openAs(page, people.comments, `/panel?project=${project}&tab=approved`)
  await page.getByRole('article', { name: 'Ada One' }).getByRole('button', { name: 'Mail' }).click()
  await expect(tab('Chat')).toHaveAttribute('aria-selected', 'true')
  await expect(tab('Mail')).toBeDisabled()
  await expectNoBarriers(page)
  await page.goto(place('approved', 0))
  await expect(tab('Chat')).toHaveAttribute('aria-selected', 'true')
  await page.goto(card)
  await page.getByRole('button', { name: 'History' }).click()
  await expect(tab('History')).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/view=3/)

  await openAs(page, people.customer, card)
  await expect(page.getByRole('button', { name: 'Write email' })).toBeVisible()
  await page.keyboard.press('m')
  await expect(tab('Mail')).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/view=0/)
})

test('opens no side-panel tab in calibration, and only Mail in go-live [529 530]', async ({ page }) => {
  const { demo, project, as: openAs } = await shared(page.request, '1')
  const queue = await demo.call<{ candidates: Card[] }>('GET', 'v2/projects/candidates', { project_id: project, status: 'UNDER_REVIEW' })
  const path = `/panel?project=${project}&tab=under_review&candidate=${queue.candidates[0]!.id}&view=2`
  const tabs = page.getByRole('dialog').getByRole('tab')
  const disabled = () => tabs.evaluateAll((all) => all.map((tab) => (tab as HTMLButtonElement).disabled))
  await openAs(page, people.customer, path)
  await expect(tabs).toHaveCount(4)
  await expect.poll(disabled).toEqual([true, true, true, true])
  await expect(page.getByText('Mail, chat, notes, and history open after you review the first ten candidates.')).toBeVisible()
  await expectNoBarriers(page)
  for (const { id } of queue.candidates.slice(0, 10))
    await demo.call('POST', 'v2/projects/candidates/swipe', { project_id: project, candidate_id: id, approved: true })
  const next = async () =>
    (await demo.call<{ candidates: Card[] }>('GET', 'v2/projects/candidates', { project_id: project, status: 'UNDER_REVIEW' }))
      .candidates[0]
  await expect.poll(async () => (await next()) !== undefined, { timeout: 60_000 }).toBe(true)
  const candidatePath = `/panel?project=${project}&tab=under_review&candidate=${(await next())!.id}&view=2`
  await page.goto(candidatePath)
  await expect.poll(disabled).toEqual([false, false, false, false])
  await demo.call('PUT', 'v1/projects', { project_id: project, golive: true })
  await page.goto(candidatePath)
  await expect.poll(disabled).toEqual([false, true, true, true])
})
