// A self-registered team sends candidates to its hiring manager: by button, shortcut, menu, and in bulk.
import { expect, test, type Page } from './test.ts'
import { expectNoBarriers, picture, tabCount } from './journeys.ts'
import { entry, panelOf } from './panel-page.ts'
import { refused } from './refused-writes.ts'
import { addPeople, cardsOf, enter, moveTo, newMember, newProject, newWord } from './team.ts'

const card = (page: Page, name: string) => page.getByRole('article', { name })
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name: `Send ${name} to the hiring manager` })

/** The review links in the emails to an address, newest first. */
async function linksTo(page: Page, address: string): Promise<string[]> {
  const list = await (await page.request.get(`/dev/mail?q=${encodeURIComponent(address)}`)).text()
  const links: string[] = []
  for (const id of new Set([...list.matchAll(/\/dev\/mail\/(\d+)/g)].map(([, mailId]) => mailId)))
    links.push(...(/\/review\/[\w-]{43}/.exec(await (await page.request.get(`/dev/mail/${id}/body`)).text()) ?? []))
  return links
}

test('Send for review is offered for every eligible candidate, and the link shows no one else', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await newProject(member, { type: '3' })
  const names = ['Ada One', 'Ben Two', 'Cy Three', 'Dee Four', 'Eve Five']
  await addPeople(member, project, names)
  const waiting = await cardsOf(member, project, 'HIRING_MANAGER')
  const id = (name: string) => waiting.find((listed) => listed.name === name)!.id
  await moveTo(member, project, [id('Dee Four')], 'QUESTION')
  await moveTo(member, project, [id('Eve Five')], 'REJECTED')
  const [boss, second] = [`boss.${newWord()}@harbor.example`, `second.${newWord()}@harbor.example`]

  // invalid cases first: a rejected candidate can't be sent, by button, menu, or shortcut
  await enter(page, member, `${panelOf(project, 'rejected')}&candidate=${id('Eve Five')}`)
  await expect(card(page, 'Eve Five')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send for review' })).toHaveCount(0)
  await page.keyboard.press('i')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(entry(page, 'Another project…')).toBeVisible()
  await expect(entry(page, 'Send for review…')).toHaveCount(0)
  await page.keyboard.press('Escape')

  // by the card's button; no claim that a manager has them before they were sent
  await page.goto(`${panelOf(project, 'warm_leads_hm')}&candidate=${id('Ada One')}`)
  await expect(card(page, 'Ada One')).toBeVisible()
  await expect(page.getByText(/^With /)).toHaveCount(0)
  await page.getByRole('button', { name: 'Send for review' }).click()
  const first = dialogOf(page, 'Ada One')
  await first.getByLabel('To').fill('not an address')
  await first.getByLabel('Subject').click()
  await expect(first.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await first.getByLabel('To').fill(boss)
  await expectNoBarriers(page)
  await picture(page, 'send-for-review')
  await first.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Successfully sent email')).toBeVisible()
  await page.goto(`${panelOf(project, 'warm_leads_hm')}&candidate=${id('Ada One')}`)
  await expect(page.getByText(`With ${boss} since today`)).toBeVisible()
  // the list shows it too, but nothing for candidates who weren't sent
  await page.goto(panelOf(project, 'warm_leads_hm'))
  await expect(card(page, 'Ada One')).toContainText(`With ${boss} since today`)
  await expect(card(page, 'Ben Two')).not.toContainText('With ')

  // by shortcut in a list, and from another stage's menu
  await page.goto(panelOf(project, 'warm_leads_hm'))
  await card(page, 'Ben Two').focus()
  await page.keyboard.press('i')
  await dialogOf(page, 'Ben Two').getByLabel('To').fill(second)
  await dialogOf(page, 'Ben Two').getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialogOf(page, 'Ben Two')).toHaveCount(0)
  await page.goto(panelOf(project, 'warm_leads_question'))
  await card(page, 'Dee Four').getByRole('button', { name: 'Move', exact: true }).click()
  await entry(page, 'Send for review…').click()
  await expect(
    dialogOf(page, 'Dee Four').getByText('This candidate moves to Interested, and planned follow-ups stop.', { exact: false }),
  ).toBeVisible()
  await page.keyboard.press('Escape')

  // in bulk: one email, one link
  await page.goto(panelOf(project, 'warm_leads_hm'))
  await expect(card(page, 'Cy Three')).toBeVisible()
  for (const name of ['Ben Two', 'Cy Three'])
    await card(page, name)
      .getByRole('checkbox', { name: `Select ${name}` })
      .click()
  await page.getByRole('button', { name: 'Send for review' }).click()
  const groupDialog = dialogOf(page, '2 candidates')
  await expect(groupDialog.getByRole('list', { name: 'Candidates in this email' }).getByRole('listitem')).toHaveCount(2)
  await expect(groupDialog.getByLabel('Message')).toHaveValue(/- Ben Two/)
  await groupDialog.getByLabel('To').fill(boss)
  await page.setViewportSize({ width: 320, height: 720 })
  await expectNoBarriers(page)
  await picture(page, 'send-for-review-many-phone')
  await page.setViewportSize({ width: 1440, height: 900 })
  const scheme = (name: string) => page.evaluate((value) => document.documentElement.setAttribute('data-mantine-color-scheme', value), name)
  await scheme('dark')
  await expectNoBarriers(page)
  await picture(page, 'send-for-review-many-dark')
  await scheme('light')
  await refused(page, 'send several to the manager', async () => {
    await groupDialog.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Sending email is failed!')).toBeVisible()
    await expect(groupDialog.getByLabel('To')).toHaveValue(boss)
  })
  await groupDialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(groupDialog).toHaveCount(0)
  await expect.poll(() => tabCount(page, 'Interested')).toBe(3)

  // each link shows its own email's candidates
  await expect.poll(async () => (await linksTo(page, boss)).length, { timeout: 30_000 }).toBe(2)
  const lists: string[][] = []
  for (const link of await linksTo(page, boss)) {
    const token = link.split('/').at(-1)!
    const queue = (await (await page.request.get(`/api/v2/manager_review?token=${token}`)).json()) as { candidates: { name: string }[] }
    lists.push(queue.candidates.map(({ name }) => name).toSorted())
  }
  expect(lists.toSorted((a, b) => a.length - b.length)).toEqual([['Ada One'], ['Ben Two', 'Cy Three']])
})

test('recruiters review first if an Autopilot project’s settings say so', { tag: '@nightly' }, async ({ page, request }) => {
  const member = await newMember(request)
  const project = await newProject(member, { type: '1' })
  await enter(page, member, panelOf(project))
  await expect(page.getByRole('tab', { name: /^Needs Attention/ })).toHaveCount(0)
  await page.goto(`/projects/settings/v2/${project}?step=${encodeURIComponent('Autopilot Settings')}`)
  const choice = page.getByRole('switch', { name: 'A recruiter reviews interested candidates first' })
  await choice.check()
  await expect(choice).toBeChecked()
  await picture(page, 'autopilot-recruiter-setting')
  const saved = () => member.call<{ is_autopilot_recruiter: boolean }>('GET', 'v1/projects/settings', { project_id: project })
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(async () => (await saved()).is_autopilot_recruiter).toBe(true)
  await page.goto(panelOf(project))
  for (const tab of ['Needs Attention', 'Awaiting Reply', 'Manager Review'])
    await expect(page.getByRole('tab', { name: new RegExp(`^${tab}`) })).toBeVisible()
})
