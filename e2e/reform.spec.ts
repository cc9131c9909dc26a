import { expect, test, type Page } from '@playwright/test'
import { expectNoBarriers, picture, pick, useDark } from './journeys.ts'
import { addPeople, cardsOf, demoMember, enter, newBrowserFor, newProject, newWord, type Member } from './team.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search again?' })
const shared = async (demo: Member) =>
  newProject(demo, {
    type: '2',
    name: `Reform ${newWord()}`,
    settings: {
      collaborators: [
        { email: demo.email, role: 1 },
        { email: 'hanna@fairlead.example', role: 2 },
      ],
    },
  })
const keywords = (project: string) => `/projects/settings/v2/${project}?step=Keywords`
const runOf = async (member: Member, project: string) =>
  (await member.call<{ project_id: string; search: { lro_id: string } }[]>('GET', 'v1/projects')).find(
    (entry) => entry.project_id === project,
  )!.search.lro_id

test(
  'leaving changed settings offers a new search; a colleague sees the changes and their lists reload [290 302 385]',
  { tag: '@nightly' },
  async ({ page, request, browser }) => {
    const demo = await demoMember(request, 'demo@fairlead.example')
    const project = await shared(demo)
    await addPeople(demo, project, ['Ada One'])
    const before = await runOf(demo, project)
    const hanna = await newBrowserFor(
      browser,
      await demoMember(request, 'hanna@fairlead.example'),
      `/panel?project=${project}&tab=approved`,
    )
    await expect(hanna.getByRole('article', { name: 'Ada One' })).toBeVisible()
    await enter(page, demo, keywords(project))
    const reloaded = hanna.waitForResponse(
      (answer) => answer.url().includes('/projects/candidates?') && answer.url().includes('APPROVED') && answer.ok(),
    )
    await pick(page, 'Nice to have', 'Python')
    await reloaded
    await page
      .getByRole('button', { name: 'Done' })
      .or(page.getByRole('button', { name: 'Continue' }))
      .first()
      .waitFor()
    await page
      .getByRole('link', { name: /Fairlead/ })
      .first()
      .click()
    const dialog = dialogOf(page)
    await expect(dialog.getByRole('list', { name: 'What changed' }).getByRole('listitem')).toHaveText(['Nice to have: + Python'])
    const unseen = (await cardsOf(demo, project, 'UNDER_REVIEW')).length
    await expect(dialog).toContainText(`The ${unseen} unreviewed candidates leave Review and may be found again.`)
    await expectNoBarriers(page)
    await picture(page, 'reform')
    await dialog.getByRole('button', { name: 'Search again' }).click()
    await expect(page).not.toHaveURL(/projects\/settings/)
    await expect.poll(() => runOf(demo, project)).not.toBe(before)
    const notice = hanna.getByRole('dialog', { name: 'The search has changed' })
    await expect(notice).toContainText('changed the search, and a new one has started')
    await expect(notice.getByRole('listitem')).toHaveText(['Nice to have: + Python'])
    await expectNoBarriers(hanna)
    await notice.getByRole('button', { name: 'Ok' }).click()
    await expect(notice).toBeHidden()
    await hanna.reload()
    await expect(hanna.getByRole('article', { name: 'Ada One' })).toBeVisible()
    await expect(notice).toBeHidden()
  },
)

test(
  'Not now keeps the search; changes the search doesn’t use ask nothing; Escape stays in the settings',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const demo = await demoMember(request, 'demo@fairlead.example')
    const project = await shared(demo)
    const before = await runOf(demo, project)
    await enter(page, demo, `/projects/settings/v2/${project}?step=${encodeURIComponent('Outreach Sequences')}`)
    await page.getByLabel('Sender’s name').fill('Dana Demo')
    await page
      .getByRole('link', { name: /Fairlead/ })
      .first()
      .click()
    await expect(page).not.toHaveURL(/projects\/settings/)
    await expect(dialogOf(page)).toBeHidden()

    await page.goto(keywords(project))
    await pick(page, 'Leave out', 'Python')
    await page
      .getByRole('link', { name: /Fairlead/ })
      .first()
      .click()
    await expect(dialogOf(page)).toContainText('Leave out: + Python')
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toBeHidden()
    await expect(page).toHaveURL(/projects\/settings/)
    await useDark(page, true)
    await page
      .getByRole('link', { name: /Fairlead/ })
      .first()
      .click()
    await expect(dialogOf(page)).toBeVisible()
    await expectNoBarriers(page)
    await dialogOf(page).getByRole('button', { name: 'Not now' }).click()
    await expect(page).not.toHaveURL(/projects\/settings/)
    expect(await runOf(demo, project)).toBe(before)
    expect(await demo.call<{ changes: string[] }>('GET', 'v1/projects/reform', { project_id: project })).toMatchObject({
      changes: ['Leave out: + Python'],
    })
  },
)
