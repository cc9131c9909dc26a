import { expect, test, type Page } from './test.ts'
import { tabCount } from './journeys.ts'
import { entry, menu, panelOf } from './panel-page.ts'
import { refused } from './refused-writes.ts'
import { cardsOf, demoMember, enter, moveTo, newMember, newProject, type Card, type Member } from './team.ts'

const expectText = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()

test(
  'a rejection after the first review: the card returns, and the form keeps its reasons',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const [me, ada] = [await newMember(request), await demoMember(request, 'ada@fairlead.example')]
    const form = page.getByRole('form', { name: 'Reject candidate' })
    const submit = form.getByRole('button', { name: /reject/i }).last()
    /** A candidate in this member's own project, at this stage. */
    const rejectIn = async (member: Member, tab: string, stage: string, refuse: (meet: () => Promise<void>) => Promise<void>) => {
      const project = await newProject(member, { type: '1', settings: { collaborators: [{ email: member.email, role: 1 }] } })
      const [{ id, name }] = (await cardsOf(member, project, 'UNDER_REVIEW')) as [Card]
      await moveTo(member, project, [id], stage)
      await enter(page, member, panelOf(project, tab))
      const card = page.getByRole('article', { name, exact: true })
      const open = async () => {
        await card.click()
        await expect(page.getByRole('button', { name: 'Back to the list' })).toBeVisible()
        await page.keyboard.press('r')
        await expect(form).toBeVisible()
      }
      const rejected = await tabCount(page, 'Rejected')
      await open()
      await form.getByRole('checkbox', { name: 'Overqualified' }).check()
      await form.getByRole('textbox').last().fill('Has led three teams.')
      await refuse(async () => {
        await submit.click()
        await expectText(page, 'Swipe candidate failed - Please try again later.')
        await expect(card).toBeVisible()
      })
      await open()
      await expect(form.getByRole('checkbox', { name: 'Overqualified' })).toBeChecked()
      await expect(form.getByRole('textbox').last()).toHaveValue('Has led three teams.')
      await submit.click()
      await expect.poll(() => tabCount(page, 'Rejected')).toBe(rejected + 1)
    }
    await rejectIn(me, 'warm_leads_hm', 'HIRING_MANAGER', (meet) => refused(page, 'manager’s rejection', meet))
    await rejectIn(ada, 'warm_leads_recruiter', 'AUTOPILOT_RECRUITER', (meet) => refused(page, 'recruiter’s rejection', meet))
    await rejectIn(ada, 'warm_leads_question', 'QUESTION', (meet) => refused(page, 'rejection that teaches', meet))
  },
)

test('expanding a search, and setting a project’s health', { tag: '@nightly' }, async ({ page, request }) => {
  const failed = 'Project update failed - please try again later.'
  const me = await newMember(request)
  const project = await newProject(me)
  await me.call('PUT', 'v1/projects/settings', { project_id: project, years_exp_min: 10, years_exp_max: 11 })
  await enter(page, me, panelOf(project))
  const dialog = page.getByRole('dialog', { name: 'Expand the search' })
  await menu(page, 'More')
  await entry(page, 'Expand the search').click()
  const more = dialog.getByRole('checkbox', { name: '2 years of experience more or less' })
  await more.check()
  await refused(page, 'expand', async () => {
    await dialog.getByRole('button', { name: 'Expand and search' }).click()
    await expectText(page, failed)
    await expect(more).toBeChecked()
  })
  await dialog.getByRole('button', { name: 'Expand and search' }).click()
  await expectText(page, 'The wider search has started')

  const sam = await demoMember(request, 'sam@staff.example')
  await enter(page, sam, panelOf(await newProject(sam, { type: '1', draft: true })))
  const health = page.getByRole('button', { name: /^Health:/ })
  const before = await health.innerText()
  const choose = async () => {
    await health.click()
    await page.getByRole('menuitem', { name: 'Healthy' }).click()
  }
  await refused(page, 'health', async () => {
    await choose()
    await expectText(page, failed)
    await expect(health).toHaveText(before)
  })
  await choose()
  await expect(health).toHaveText('Healthy')
})
