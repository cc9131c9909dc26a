// Two projects with the same name: distinguishable in the list and wherever a project is chosen.
import { expect, test } from './test.ts'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { panelOf } from './panel-page.ts'
import { addPeople, cardsOf, enter, newMember, newProject } from './team.ts'

test('projects with the same name show when they were created, and a candidate is moved into the one that was chosen', async ({
  page,
  request,
}) => {
  const member = await newMember(request)
  const name = 'Head of Growth Marketing'
  const from = await newProject(member, { type: '2', name: 'Growth, earlier search' })
  await addPeople(member, from, ['Ada One'])
  // names that differ only in case look the same to a reader
  const [first, second] = [
    await newProject(member, { type: '2', name }),
    await newProject(member, { type: '2', name: 'head of growth marketing' }),
  ]
  await enter(page, member, panelOf(from, 'approved'))
  const projects = page.getByRole('link', { name: /^head of growth marketing/i })
  await expect(projects).toHaveCount(2)
  const labels = await projects.allTextContents()
  for (const label of labels) expect(label).toContain('Created ')
  expect(new Set(labels.map((label) => label.toLowerCase())).size).toBe(2)
  await expect(page.getByRole('link', { name: /^Growth, earlier search/ })).not.toContainText('Created')
  await picture(page, 'same-names')

  await page.getByRole('article', { name: 'Ada One' }).getByRole('button', { name: 'Move', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Another project' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move to another project' })
  await dialog.getByRole('combobox', { name: 'Project' }).fill('growth marketing')
  const options = page.getByRole('option', { name: /growth marketing \(created /i })
  await expect(options).toHaveCount(2)
  await expectNoBarriers(page)
  const chosen = (await options.nth(1).textContent())!
  await options.nth(1).click()
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByRole('article', { name: 'Ada One' })).toHaveCount(0)
  const target = chosen.startsWith('Head') ? first : second
  const interested = async (project: string) => (await cardsOf(member, project, 'HIRING_MANAGER')).map((card) => card.name)
  await expect.poll(() => interested(target)).toEqual(['Ada One'])
  expect(await interested(target === first ? second : first)).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  await useDark(page, true)
  await page.goto(panelOf(target, 'warm_leads_hm'))
  await expect(page.getByRole('article', { name: 'Ada One' })).toBeVisible()
  await picture(page, 'same-names-phone-dark')
})
