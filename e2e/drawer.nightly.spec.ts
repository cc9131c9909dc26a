import { expect, test, type Locator, type Page } from './test.ts'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { calibrate, cardsOf, demoMember, enter, newBrowserFor, newMember, newProject, newWord, type Member } from './team.ts'

const drawer = (page: Page) => page.getByRole('complementary', { name: 'Projects' })
const section = (within: Locator, title: string) => within.getByRole('button', { name: new RegExp(`^${title} \\(\\d+\\)$`) })
const draftOf = async (member: Member, name: string, company = 'Harbor Labs') =>
  (await member.call<{ project_id: string }>('POST', 'v1/projects', { project_name: name, hiring_company: company })).project_id
const archive = (member: Member, project_id: string) =>
  member.call('POST', 'v2/projects/archive', {
    project_id,
    should_archive: true,
    paused_archived_reason: 2,
    paused_archived_reason_other: 'Filled',
  })

test('the drawer has logo, create button, and projects: 270 wide above 1170, behind the hamburger below, a drop-down without logo and button [75 120 121 122 123 124 125 486]', async ({
  page,
  request,
}) => {
  const robin = await newMember(request)
  const name = 'Head of Platform Reliability, Northern Europe and Iceland'
  const project = await draftOf(robin, name)
  await enter(page, robin)
  await page.setViewportSize({ width: 1171, height: 800 })
  await expect(drawer(page).getByRole('link', { name: 'Fairlead: home' })).toBeVisible()
  expect((await drawer(page).boundingBox())?.width).toBe(270)
  await drawer(page).getByRole('link', { name: 'Create project' }).click()
  await expect(page).toHaveURL(/\/autopilot-projects\/self-serve\/new$/)
  await expect(drawer(page).getByRole('link', { name: /^Head of Platform/ })).toHaveText(`${name.slice(0, 35)}…Draft`)

  await page.setViewportSize({ width: 1170, height: 800 })
  await expect(drawer(page)).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/panel')
  const hamburger = page.getByRole('button', { name: 'Open projects' })
  await hamburger.click()
  const sheet = page.getByRole('dialog', { name: 'Projects' })
  await expect(sheet.getByRole('link', { name: 'Create project' })).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Fairlead: home' })).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'shell-drawer-phone')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(hamburger).toBeFocused()
  await useDark(page, true)
  await hamburger.click()
  await expect(sheet).toBeVisible()
  await expectNoBarriers(page)
  await sheet.getByRole('link', { name: /^Head of Platform/ }).click()
  await expect(page).toHaveURL(new RegExp(`/projects/v2/draft/${project}`))
  await expect(sheet).toBeHidden()

  const choice = page.getByRole('button', { name: 'choose a project' })
  await expect(choice).toHaveText('Head of Plat…, choose a project')
  await expect(choice).toHaveAttribute('title', name)
  await choice.click()
  const list = page.getByRole('navigation', { name: 'Choose a project' })
  await expect(list.getByRole('link', { name: /^Head of Platform/ })).toBeVisible()
  await expect(list.getByRole('link', { name: 'Create project' })).toHaveCount(0)
  await expect(list.getByRole('link', { name: 'Fairlead: home' })).toHaveCount(0)
  await expectNoBarriers(page)
  await picture(page, 'shell-drop-down-phone-dark')
  await page.keyboard.press('Escape')
  await expect(choice).toBeFocused()
})

test('sections show counts, companies collapse, and the first project opens by section [131 133 136 137 138 150 151]', async ({
  page,
  request,
}) => {
  const robin = await newMember(request)
  const made: string[] = []
  for (const name of ['Live one', 'Searching one', 'Paused one', 'Done one']) made.push(await newProject(robin, { name }))
  const [live, searching, paused, done] = made as [string, string, string, string]
  for (const id of [live, paused]) await calibrate(robin, id)
  await archive(robin, done)
  await robin.call('POST', 'v2/projects/pause', {
    project_id: paused,
    should_pause: true,
    paused_archived_reason: 2,
    paused_archived_reason_other: 'Later',
  })
  await enter(page, robin)

  const link = (name: string) => drawer(page).getByRole('link', { name })
  await expect(page).toHaveURL(new RegExp(`project=${live}`))
  await expect(link('Live one')).toHaveAttribute('aria-current', 'page')
  for (const [title, name] of [
    ['Active (1)', 'Live one'],
    ['Processing (1)', 'Searching one'],
    ['Paused (1)', 'Paused one'],
    ['Archived (1)', 'Done one'],
  ] as const) {
    const head = drawer(page).getByRole('button', { name: title })
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
    await expect(link(name)).toBeVisible()
  }
  await expect(drawer(page).getByRole('heading', { level: 3 }), 'one company: no group').toHaveCount(0)
  await picture(page, 'shell-drawer')

  await test.step('opens the section of the selected project automatically', async () => {
    await section(drawer(page), 'Paused').click()
    await expect(section(drawer(page), 'Paused')).toHaveAttribute('aria-expanded', 'false')
    await expect(link('Paused one'), 'people wait there').toContainText('to review')
    await page.goto(`/panel?project=${paused}`)
    await expect(link('Paused one')).toHaveAttribute('aria-current', 'page')
    await expect(section(drawer(page), 'Paused')).toHaveAttribute('aria-expanded', 'true')
    const color = (name: string) => link(name).evaluate((element) => getComputedStyle(element.closest('li')!).backgroundColor)
    await page.mouse.move(900, 700)
    expect(await color('Paused one')).not.toBe(await color('Live one'))
  })
  await test.step('with nothing chosen: Active, then Processing, Paused, Archived', async () => {
    for (const [gone, next] of [
      [live, searching],
      [searching, paused],
      [paused, done],
    ] as const) {
      await archive(robin, gone)
      await page.goto('/panel')
      if (next !== done) await expect(page).toHaveURL(new RegExp(`project=${next}`))
    }
    await expect(page).toHaveURL(/project=/)
    await expect(link('Done one'), 'the first of the archived by name').toHaveAttribute('aria-current', 'page')
    await expect(section(drawer(page), 'Active')).toBeDisabled()
    await expect(section(drawer(page), 'Active')).toHaveText('Active (0)')
    const dimmed = (title: string) => section(drawer(page), title).evaluate((element) => Number(getComputedStyle(element).opacity))
    expect(await dimmed('Active')).toBeLessThan(1)
    expect(await dimmed('Archived')).toBe(1)
  })
  await test.step('more than one company: groups that fold', async () => {
    await draftOf(robin, 'Baker', 'Mill & Sons')
    await draftOf(robin, 'Pilot', 'airline')
    await draftOf(robin, 'Steward', ' Airline ')
    await page.reload()
    await expect(drawer(page).getByRole('heading', { level: 3 })).toHaveText([/^airline \(2\)$/i, 'Mill & Sons (1)'])
    await drawer(page).getByRole('button', { name: 'Mill & Sons (1)' }).click()
    await expect(link('Baker')).toBeHidden()
    await expect(link('Pilot')).toBeVisible()
    await drawer(page).getByRole('button', { name: 'Mill & Sons (1)' }).click()
    await expect(link('Baker')).toBeVisible()
    await expectNoBarriers(page)
  })
})

test('v2 users have a section of drafts, others see theirs as active; drafts open in the wizard [126 127 132]', async ({
  page,
  request,
  browser,
}) => {
  const [vera, robin] = [await demoMember(request, 'vera@fairlead.example'), await newMember(request)]
  const name = `Unfinished ${newWord()}`
  const [veraDraft, his] = [await draftOf(vera, name), await draftOf(robin, name)]
  await enter(page, vera)
  await section(drawer(page), 'Draft').click()
  await drawer(page)
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click()
  await expect(page).toHaveURL(new RegExp(`/projects/v2/draft/${veraDraft}`))
  await drawer(page).getByRole('link', { name: 'Create project' }).click()
  await expect(page).toHaveURL(/\/autopilot-projects\/new$/)

  const secondPage = await newBrowserFor(browser, robin)
  await expect(section(drawer(secondPage), 'Active')).toHaveText('Active (1)')
  await expect(section(drawer(secondPage), 'Draft')).toHaveCount(0)
  await drawer(secondPage)
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click()
  await expect(secondPage).toHaveURL(new RegExp(`/projects/v2/draft/${his}`))
})

test('a selected project is scrolled to unless the hash says no-scroll; its candidate is passed along [58 128 129 130]', async ({
  page,
  request,
}) => {
  const robin = await newMember(request)
  const project = await newProject(robin, { name: 'Zebra keeper' })
  await calibrate(robin, project)
  for (let n = 10; n < 40; n++) await draftOf(robin, `Aardvark keeper ${n}`)
  const [candidate] = await cardsOf(robin, project, 'APPROVED')
  const link = drawer(page).getByRole('link', { name: 'Zebra keeper' })

  await enter(page, robin, `/panel?project=${project}#no-scroll`)
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(page).toHaveURL((url) => url.hash === '' && url.searchParams.get('project') === project)
  await expect(page.getByRole('heading', { name: 'Zebra keeper' })).toBeVisible()
  await expect(link).not.toBeInViewport()

  await page.goto(`/panel?project=${project}&candidate=${candidate!.id}`)
  await expect(link).toBeInViewport()
  await expect(page.getByRole('heading', { name: candidate!.name }).first()).toBeVisible()
  await expect(link).toHaveAttribute('href', new RegExp(`project=${project}&candidate=${candidate!.id}`))
  await page.goto('/talent')
  await link.click()
  await expect(page).toHaveURL((url) => url.pathname === '/panel' && url.searchParams.get('project') === project)
})

test('a long name has a tooltip that closes automatically; a click elsewhere hides the actions [139 143 431]', async ({
  page,
  request,
}) => {
  const robin = await newMember(request)
  const name = 'Principal Engineer for distributed storage and everything that is built upon it, in any of our seven offices'
  await draftOf(robin, name)
  await draftOf(robin, 'Cook')
  await enter(page, robin, '/talent')
  await drawer(page).getByRole('link', { name: 'Cook' }).hover()
  await expect(drawer(page).getByRole('link', { name: 'Cook' })).toBeVisible()
  const tooltip = page.getByRole('tooltip', { name })
  await drawer(page)
    .getByRole('link', { name: /^Principal/ })
    .hover()
  await expect(tooltip).toBeVisible()
  const since = Date.now()
  await expect(page.getByRole('tooltip')).toHaveCount(1)
  expect((await tooltip.boundingBox())!.width).toBeLessThanOrEqual(500)
  await expect(tooltip).toBeHidden()
  expect(Date.now() - since).toBeGreaterThan(3500)
  expect(Date.now() - since).toBeLessThan(7000)

  const actions = page.getByRole('button', { name: 'Actions for Cook' })
  await actions.click()
  await expect(page.getByRole('menuitem', { name: 'Finish setting up' })).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('menuitem', { name: 'Finish setting up' })).toBeHidden()
})

test('a PEQ project has a red icon that only staff see [140]', async ({ page, request, browser }) => {
  const [sam, hanna] = [await demoMember(request, 'sam@staff.example'), await demoMember(request, 'hanna@fairlead.example')]
  const name = `Marked ${newWord()}`
  const project_id = await draftOf(sam, name)
  await sam.call('PUT', 'v1/projects/settings', {
    project_id,
    is_peq: true,
    collaborators: [
      { email: sam.email, role: 1 },
      { email: hanna.email, role: 2 },
    ],
  })
  await enter(page, sam)
  const mark = drawer(page)
    .getByRole('link', { name: new RegExp(name) })
    .getByTitle('PEQ project')
  await expect(mark).toBeVisible()
  const [red, green, blue] = (await mark.evaluate((element) => getComputedStyle(element).color)).match(/\d+/g)!.map(Number)
  expect(red!).toBeGreaterThan(180)
  expect(green! + blue!).toBeLessThan(150)
  const secondPage = await newBrowserFor(browser, hanna)
  await expect(drawer(secondPage).getByRole('link', { name: new RegExp(name) })).toBeVisible()
  await expect(secondPage.getByTitle('PEQ project')).toHaveCount(0)
})

test('the list is hidden until loaded; a failure shows a message and a retry [142 418]', async ({ page, request }) => {
  const robin = await newMember(request)
  await draftOf(robin, 'Cook')
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/v1/projects', async (route) => {
    await gate
    await route.continue()
  })
  await enter(page, robin, '/talent')
  await expect(drawer(page).getByRole('link', { name: 'Create project' })).toBeVisible()
  await expect(drawer(page).getByRole('heading')).toHaveCount(0)
  release()
  await expect(section(drawer(page), 'Active')).toHaveText('Active (1)')

  await page.unrouteAll()
  await page.route('**/api/v1/projects', (route) => route.fulfill({ status: 503, json: { error: 'unavailable', message: 'Later.' } }))
  await page.reload()
  await expect(drawer(page).getByText('Load projects failed - please try again later.')).toBeVisible()
  await expectNoBarriers(page)
  await page.unrouteAll()
  await drawer(page).getByRole('button', { name: 'Try again' }).click()
  await expect(section(drawer(page), 'Active')).toHaveText('Active (1)')
})
