// What the panel says when a call fails, and that it goes on: importing, lists, projects.
import { expect, test } from '@playwright/test'
import { expectNoBarriers, tabCount } from './journeys.ts'
import { entry, menu, panelOf } from './panel-page.ts'
import { addPeople, enter, newMember, newProject, newWord } from './team.ts'

test('importing: a failure is said and nothing is lost, a success shows in the list at once, a second time is recognised [294 408 410]', async ({
  page,
  request,
}) => {
  const member = await newMember(request)
  const project = await newProject(member, { type: '2' })
  await addPeople(member, project, ['Ada One'])
  await enter(page, member, panelOf(project, 'approved'))
  await expect(page.getByRole('article')).toHaveCount(1)
  const slug = `import-${newWord()}`
  const dialog = page.getByRole('dialog', { name: 'Import candidate' })
  const url = dialog.getByLabel('LinkedIn profile')
  await menu(page, 'More')
  await entry(page, 'Import candidate').click()
  await url.fill(`https://www.linkedin.com/in/${slug}`)
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(`${slug}@home.example`)
  await expect(dialog.getByText('Candidate can be added to this project.')).toBeVisible()
  await page.route('**/api/v1/candidates', (route) => route.fulfill({ status: 500, body: '' }))
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('Could not import candidate. Please try again.')).toBeVisible()
  await expect(url).toHaveValue(`https://www.linkedin.com/in/${slug}`)
  await expectNoBarriers(page)
  await page.unroute('**/api/v1/candidates')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('Successfully imported candidate!')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
  expect(await tabCount(page, 'Approved')).toBe(2)

  await menu(page, 'More')
  await entry(page, 'Import candidate').click()
  await url.fill(`https://www.linkedin.com/in/${slug}`)
  await expect(
    dialog.getByText('Candidate is already in this project and has been moved to Interested. Follow up through the right nav'),
  ).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled()
})

test('a list that cannot be loaded says so and is asked for again; a project that cannot be changed says so [416 419 422]', async ({
  page,
  request,
}) => {
  const member = await newMember(request)
  const project = await newProject(member, { type: '2' })
  await addPeople(member, project, ['Ada One'])
  await page.route('**/api/v2/projects/candidates?*', (route) =>
    route.fulfill({ status: 400, json: { error: 'invalid_input', message: '' } }),
  )
  await enter(page, member, panelOf(project, 'approved'))
  await expect(page.getByText('Load candidates failed - please try again later.')).toBeVisible()
  await expect(page.locator('#stage [aria-busy="true"]')).toHaveCount(0)
  await expectNoBarriers(page)
  await page.unroute('**/api/v2/projects/candidates?*')
  await page.getByRole('button', { name: /again/i }).click()
  await expect(page.getByRole('article', { name: 'Ada One' })).toBeVisible()

  await page.route('**/api/v2/projects/copy', (route) => route.fulfill({ status: 500, body: '' }))
  await menu(page, 'More')
  await entry(page, 'Duplicate').click()
  await expect(page.getByText('Project update failed - please try again later.')).toBeVisible()
})
