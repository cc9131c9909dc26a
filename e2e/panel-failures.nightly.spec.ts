import { expect, test } from './test.ts'
import { expectNoBarriers, tabCount } from './journeys.ts'
import { entry, menu, panelOf } from './panel-page.ts'
import { addPeople, demoMember, enter, newMember, newProject, newWord } from './team.ts'

test('importing: a failure is reported and loses nothing, a success appears in the list, a repeat is recognized [294 408 410]', async ({
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
  await dialog.getByRole('textbox', { name: 'Email', exact: true }).fill(`${slug}@home.example`)
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
  await expect.poll(() => tabCount(page, 'Approved')).toBe(2)

  await menu(page, 'More')
  await entry(page, 'Import candidate').click()
  await url.fill(`https://www.linkedin.com/in/${slug}`)
  await expect(
    dialog.getByText('Candidate is already in this project and has been moved to Interested. Follow up through the right nav'),
  ).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled()
})

test('failed list loads and project changes are reported, and loading can be retried [247 416 419 422]', async ({ page, request }) => {
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
  const again = page.getByRole('button', { name: /again/i })
  const listRequest = page.waitForRequest(/v2\/projects\/candidates\?/)
  await again.click()
  await listRequest
  await page.unroute('**/api/v2/projects/candidates?*')
  // refetched by click, or already by the socket that has just connected
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 })
    await expect(page.getByRole('article', { name: 'Ada One' })).toBeVisible({ timeout: 2000 })
  }).toPass()

  await page.route('**/api/v2/projects/copy', (route) => route.fulfill({ status: 500, body: '' }))
  await menu(page, 'More')
  await entry(page, 'Duplicate').click()
  await expect(page.getByText('Project update failed - please try again later.')).toBeVisible()
})

test('failed loads and saves name what failed and recover: projects, settings, requirements, the user [413 414 415 417 418 795]', async ({
  page,
  request,
}) => {
  const ada = await demoMember(request, 'ada@fairlead.example')
  const note = { mandatory_requirements: 'Has run a database in production.', additional_suggestions: '', tips: '' }
  const project = await newProject(ada, { type: '2', settings: { recruiter_notes: note } })
  const [firstCard] = await addPeople(ada, project, ['Ada One'])
  const fails = (path: string, method = 'GET', status = 400) =>
    page.route(path, (route) => (route.request().method() === method ? route.fulfill({ status, body: '' }) : route.fallback()))
  // the page may have retried by itself once the socket is connected
  const again = () =>
    page
      .getByRole('button', { name: 'Try again' })
      .click({ timeout: 3000 })
      .catch(() => {})

  await test.step('hard requirements, which only super admins can request', async () => {
    const calls = '**/api/v1/projects/hard_requirements?*'
    await fails(calls)
    await enter(page, ada, `${panelOf(project, 'approved')}&candidate=${firstCard!.id}`)
    const region = page.getByRole('region', { name: 'Hard requirements' })
    await expect(region).toContainText('Hard requirements failed - please try again later.')
    await expectNoBarriers(page)
    await page.unroute(calls)
    await again()
    await expect(region).toContainText('Has run a database in production.')
  })
  await test.step('the user', async () => {
    await ada.call('PUT', 'v1/users/settings', { may_send: false })
    await page.reload()
    await fails('**/api/v1/users/settings', 'PUT')
    await page.getByRole('button', { name: 'Additional Permissions' }).click()
    const allow = page.getByRole('dialog').getByRole('switch', { name: 'Fairlead can send email as me' })
    await allow.click()
    await expect(page.getByText('Update user failed - please try again later.')).toBeVisible()
    await page.unroute('**/api/v1/users/settings')
    await expect(allow).not.toBeChecked()
    await allow.click()
    await expect(page.getByRole('button', { name: 'Additional Permissions' })).toHaveCount(0)
  })
  await test.step('settings, and missing settings', async () => {
    const settings = '**/api/v1/projects/settings?*'
    const address = `/projects/settings/v2/${project}`
    await fails(settings)
    await page.goto(address)
    await expect(page.getByText('Load project settings failed - please try again later.')).toBeVisible()
    // failed without data: no field may be filled and saved over the stored values
    await expect(page.locator('main').getByRole('alert')).toBeVisible()
    await expect(page.locator('main').getByRole('textbox')).toHaveCount(0)
    await page.unroute(settings)
    await again()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project Details')
    await page.route(settings, (route) => route.fulfill({ json: null }))
    await page.goto(address)
    await expect(page).toHaveURL(/\/panel/)
    await page.unroute(settings)
  })
  await test.step('the projects', async () => {
    await fails('**/api/v1/projects', 'GET', 503)
    await page.goto(panelOf(project, 'approved'))
    const sentence = page.locator('main').getByText('Load projects failed - please try again later.')
    await expect(sentence).toBeVisible()
    await expectNoBarriers(page)
    await page.unroute('**/api/v1/projects')
    await page.locator('main').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article', { name: 'Ada One' })).toBeVisible()
  })
})
