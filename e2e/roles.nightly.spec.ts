import { expect, test, type APIRequestContext, type Page } from './test.ts'
import { expectNoBarriers, picture, signIn, tabCount } from './journeys.ts'
import { entry, menu, panelOf, projectOf } from './panel-page.ts'
import {
  addPeople,
  answerAs,
  cardOnScreen,
  cardsOf,
  demoMember,
  enter,
  moveTo,
  nameOnCard,
  newMember,
  newProject,
  newWord,
  writeTo,
} from './team.ts'
import { expectWritten } from './written.ts'

const noPermission = "You don't have permissions to perform this action"
const owner = 'demo@fairlead.example'
const demoPassword = 'fairlead-demo'

async function shared(request: APIRequestContext, type: '1' | '2' | '3', roles: Record<string, number>, settings = {}) {
  const demo = await demoMember(request, owner)
  const collaborators = [{ email: owner, role: 1 }, ...Object.entries(roles).map(([email, role]) => ({ email, role }))]
  const name = `Shared ${newWord()}`
  return { demo, name, project: await newProject(demo, { type, name, settings: { collaborators, ...settings } }) }
}

/** Signs in and opens the list of projects. */
async function arrive(page: Page, email: string, name: string) {
  await signIn(page, email, demoPassword)
  const drawer = page.getByRole('complementary', { name: 'Projects' })
  const link = drawer.getByRole('link', { name })
  await expect(drawer.getByRole('button', { name: /^Active/ })).toBeVisible()
  for (const head of await drawer.getByRole('button', { name: /^(Processing|Active)/, expanded: false }).all()) await head.click()
  await link.click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

test('a hiring manager approves someone interested with a rating', async ({ page, request }) => {
  const { demo, name, project } = await shared(request, '1', { 'hanna@fairlead.example': 2 })
  const [ada] = await cardsOf(demo, project, 'UNDER_REVIEW')
  await moveTo(demo, project, [ada!.id], 'HIRING_MANAGER')
  await arrive(page, 'hanna@fairlead.example', name)
  await page.getByRole('tab', { name: /^Interested/ }).click()
  await page.getByRole('article', { name: ada!.name }).click()
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Schedule an interview with ${ada!.name}` })
  await dialog.getByRole('radio', { name: 'Excellent' }).check()
  await dialog.getByRole('checkbox', { name: 'Skills match' }).check()
  await dialog.getByRole('button', { name: 'Schedule interview' }).click()
  await expect.poll(() => tabCount(page, 'Scheduling')).toBe(1)
  await expect.poll(async () => (await cardsOf(demo, project, 'HIRING_MANAGER_APPROVED')).map((card) => card.name)).toEqual([ada!.name])
})

test('a recruiter sees the intermediate stages and sends for review [728]', async ({ page, request }) => {
  // the owner's settings require a recruiter's review first
  const { demo, name, project } = await shared(request, '1', { 'rita@recruiters.example': 2 }, { is_autopilot_recruiter: true })
  const [ada] = await cardsOf(demo, project, 'UNDER_REVIEW')
  await moveTo(demo, project, [ada!.id], 'AUTOPILOT_RECRUITER')
  await arrive(page, 'rita@recruiters.example', name)
  for (const tab of ['Needs Attention', 'Awaiting Reply', 'Not Interested'])
    await expect(page.getByRole('tab', { name: new RegExp(`^${tab}`) })).toBeVisible()
  await page.getByRole('tab', { name: /^Interested/ }).click()
  await page.getByRole('article', { name: ada!.name }).click()
  await page.getByRole('button', { name: 'Send for review' }).click()
  const dialog = page.getByRole('dialog', { name: `Send ${ada!.name} to the hiring manager` })
  await dialog.getByLabel('To').fill(`manager.${newWord()}@example.com`)
  await dialog.getByLabel('Subject').fill('Someone for you')
  await dialog.getByLabel('Message').fill('What do you think?')
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.poll(() => tabCount(page, 'Manager Review')).toBe(1)
  await expect.poll(async () => (await cardsOf(demo, project, 'HIRING_MANAGER')).map((card) => card.name)).toEqual([ada!.name])
  const hanna = await demoMember(request, 'hanna@fairlead.example')
  await enter(page, hanna, panelOf(await newProject(hanna, { type: '1', draft: true })))
  await expect(page.getByRole('tab').first()).toBeVisible()
  for (const tab of ['Needs Attention', 'Awaiting Reply', 'Not Interested'])
    await expect(page.getByRole('tab', { name: new RegExp(`^${tab}`) })).toHaveCount(0)
})

test('comment-only users can comment; decisions are disabled with the reason, and the project is not a move target [725 727]', async ({
  page,
  request,
}) => {
  const colin = await demoMember(request, 'colin@fairlead.example')
  const { demo, name, project } = await shared(request, '1', { [colin.email]: 3 })
  const [first, second] = await cardsOf(demo, project, 'UNDER_REVIEW')
  await moveTo(demo, project, [first!.id], 'AUTOPILOT_RECRUITER')
  await moveTo(demo, project, [second!.id], 'HIRING_MANAGER')
  const offWithReason = async (label: string | RegExp) => {
    const button = page.locator('main').getByRole('button', { name: label }).first()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await button.hover()
    await expect(page.getByRole('tooltip', { name: noPermission }).first()).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(page.getByRole('tooltip')).toHaveCount(0)
  }
  await arrive(page, colin.email, name)
  await expect(cardOnScreen(page)).toBeVisible()
  for (const verdict of [/^Approve( A)?$/, /^Reject( R)?$/]) await offWithReason(verdict)
  await expectNoBarriers(page)
  const before = await tabCount(page, 'Review')
  await page.keyboard.press('a')
  await expect(page.locator('output').getByText(noPermission)).toBeVisible()
  await expect.poll(() => tabCount(page, 'Review')).toBe(before)
  await page.goto(`${panelOf(project, 'warm_leads_recruiter')}&candidate=${first!.id}`)
  await offWithReason('Send for review')
  await page.goto(`${panelOf(project, 'warm_leads_hm')}&candidate=${second!.id}`)
  await offWithReason('Schedule')
  await page.keyboard.press('s')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.keyboard.press('c')
  await page.getByRole('textbox', { name: 'Comment' }).fill('I worked with them: strong.')
  await page.getByRole('textbox', { name: 'Comment' }).press('Control+Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'I worked with them: strong.' })).toBeVisible()

  const ownProject = await newProject(colin, { type: '2', name: `Own ${newWord()}` })
  const otherProject = await newProject(colin, { type: '2', name: `Other ${newWord()}` })
  await addPeople(colin, ownProject, ['Ada One'])
  await page.goto(panelOf(ownProject, 'approved'))
  await page.getByRole('article', { name: 'Ada One' }).getByRole('button', { name: 'Move', exact: true }).click()
  await entry(page, 'Another project…').click()
  await page.getByRole('dialog').getByRole('combobox', { name: 'Project' }).click()
  await expect(page.getByRole('option', { name: String((await projectOf(colin, otherProject)).project_name) })).toBeVisible()
  await expect(page.getByRole('option', { name })).toHaveCount(0)
})

test('a super admin sees the requirements and every recruiter tab, has extra quick answers, and can do everything [729]', async ({
  page,
  request,
}) => {
  const note = { mandatory_requirements: 'Has run a database in production.', additional_suggestions: '', tips: '' }
  const { demo, name, project } = await shared(request, '2', {}, { recruiter_notes: note })
  const [ada] = await addPeople(demo, project, ['Ada One'])
  await writeTo(demo, project, [ada!.id])
  await answerAs(request, demo, project, ada!.id, 'What happens after the first talk?')
  const response = page.waitForResponse((answer) => answer.url().includes('/hard_requirements?'), { timeout: 60_000 })
  await arrive(page, 'ada@fairlead.example', name)
  await page.getByRole('tab', { name: /^Needs Attention/ }).click()
  await page.getByRole('article', { name: 'Ada One' }).getByRole('button', { name: 'Ada One', exact: true }).click()
  expect((await response).status()).toBe(200)
  await expect(page.getByRole('region', { name: 'Hard requirements' })).toContainText('Has run a database in production.')
  await page.keyboard.press('m')
  await page.getByRole('button', { name: 'Quick answers' }).click()
  await page.getByRole('group', { name: 'Quick answers' }).getByRole('button', { name: 'Interview Process' }).click()
  await page.getByRole('textbox', { name: 'Interview Process' }).fill('Two talks, one task.')
  await page.getByRole('button', { name: 'Save & Insert' }).click()
  await expectWritten(page.getByPlaceholder('Type Your Message Here'), 'Two talks, one task.')
  await expectNoBarriers(page)
  await picture(page, 'roles-super-admin')
  await page.goto(panelOf(project))
  await menu(page, 'More')
  for (const act of ['Archive', 'Pause', 'Duplicate']) await expect(entry(page, act)).not.toHaveAttribute('aria-disabled', 'true')
})

test('staff write a note to the hiring manager, shown under the provider’s name', { tag: '@nightly' }, async ({ page, request }) => {
  const { demo, name, project } = await shared(request, '2', { 'sam@staff.example': 2, 'hanna@fairlead.example': 2 })
  await addPeople(demo, project, ['Ada One'])
  await arrive(page, 'sam@staff.example', name)
  await expect(page.getByRole('form', { name: 'Open a user’s session' })).toBeVisible()
  const [ada] = await cardsOf(demo, project, 'APPROVED')
  await page.goto(`${panelOf(project, 'approved')}&candidate=${ada!.id}`)
  await expect(cardOnScreen(page)).toBeVisible()
  await page.keyboard.press('n')
  await page.getByRole('textbox', { name: 'Notes to the hiring manager' }).fill('Wants to move soon.')
  await page.getByRole('button', { name: 'Save for the hiring manager' }).click()
  await expect(page.getByText('Note saved')).toBeVisible()
  await enter(page, await demoMember(request, 'hanna@fairlead.example'), `${panelOf(project, 'approved')}&candidate=${ada!.id}&view=2`)
  await expect(page.getByRole('region', { name: 'Notes from Fairlead' })).toContainText('Wants to move soon.')
  await expect(page.getByRole('form', { name: 'Open a user’s session' })).toHaveCount(0)
})

test('self-serve has its own create page, tabs, and tooltips; the user reviews, writes, and undoes [3]', async ({
  page,
  request,
  browser,
}) => {
  const me = await newMember(request)
  await enter(page, me)
  await expect(page.getByRole('tooltip', { name: 'Create your first project' })).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: 'Create project' })).toHaveAttribute(
    'href',
    '/autopilot-projects/self-serve/new',
  )
  const vera = await (await browser.newContext()).newPage()
  await enter(vera, await demoMember(request, 'vera@fairlead.example'))
  await expect(vera.getByRole('link', { name: /(Create|New) project/i }).first()).not.toHaveAttribute('href', /self-serve/)
  await vera.context().close()

  const tabs = async () => (await page.getByRole('tab').allInnerTexts()).map((text) => text.replace(/\s*\d+$/, '').trim())
  const project = await newProject(me, { type: '3' })
  const managed = await newProject(me, { type: '1', draft: true })
  await page.goto(panelOf(project))
  await expect(page.getByRole('tab').first()).toBeVisible()
  expect(await tabs()).toEqual([
    'Review',
    'Contacted',
    'Interested',
    'Needs Attention',
    'Scheduling',
    'Interview',
    'Awaiting Reply',
    'Rejected',
    'Not Interested',
  ])
  await page.goto(panelOf(managed))
  await expect(page.getByRole('tab').first()).toBeVisible()
  expect(await tabs()).toEqual(['Review', 'Interested', 'Scheduling', 'Interview', 'Rejected'])

  await page.goto(panelOf(project, 'under_review'))
  await page.getByRole('button', { name: "Let's Calibrate" }).click()
  await expect(cardOnScreen(page)).toBeVisible()
  const name = await nameOnCard(page)
  await page.keyboard.press('a')
  await expect.poll(() => nameOnCard(page)).not.toBe(name)
  await page.keyboard.press('u')
  await expect.poll(() => nameOnCard(page)).toBe(name)
  await expect.poll(() => tabCount(page, 'Review')).toBe(10)
})

test('a V2 user finds a draft in its section, continues it, and searches by free text', { tag: '@nightly' }, async ({ page, request }) => {
  const vera = await demoMember(request, 'vera@fairlead.example')
  const name = `Half a project ${newWord()}`
  await newProject(vera, { type: '2', name, draft: true })
  await signIn(page, vera.email, demoPassword)
  const drawer = page.getByRole('complementary', { name: 'Projects' })
  const drafts = drawer.getByRole('button', { name: /^Draft/ })
  await expect(drafts).toBeVisible()
  if ((await drafts.getAttribute('aria-expanded')) === 'false') await drafts.click()
  await drawer.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { name: 'Project Details', level: 1 })).toBeVisible()
  await expect(page.getByLabel('Project name')).toHaveValue(name)
  const searchRequest = page.waitForRequest((sent) => sent.url().includes('/v2/projects/candidates/search'))
  await page.getByRole('search').getByRole('button').click()
  await page.getByRole('combobox', { name: 'Search projects, candidates, and actions' }).fill('unknown@nowhere.example')
  expect(new URL((await searchRequest).url()).searchParams.get('search_query')).toBe('unknown@nowhere.example')
})
