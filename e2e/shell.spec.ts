// The frame around every screen: header, menu, notifications, keys, and what happens when the start goes wrong.
import { expect, test, type Page } from '@playwright/test'
import { expectNoBarriers, picture, register, signIn, useDark } from './journeys.ts'
import { addPeople, demoMember, enter, newBrowserFor, newMember, newProject, newWord, type Member } from './team.ts'

const menuButton = (page: Page) => page.getByRole('button', { name: /^Your menu/ })
const item = (page: Page, name: string) => page.getByRole('menuitem', { name })
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/** The settings of the user as the server says them, changed on their way to the page. */
async function withUser(page: Page, change: (user: Record<string, unknown>) => object): Promise<void> {
  await page.route('**/api/v1/users/settings', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const user = (await response.json()) as Record<string, unknown>
    await route.fulfill({ response, json: { ...user, ...change(user) } })
  })
}

test('the header and its menu: pages, permissions, another product, signing out [72 73 74 76 77 78 79 80 225 425 839]', async ({
  page,
  request,
}) => {
  const robin = await newMember(request)
  await signIn(page, robin.email, 'correct horse battery')
  const header = page.getByRole('banner')
  await expect(header.getByRole('search').getByRole('button', { name: 'Search or jump to…' })).toBeVisible()
  await expect(header.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  await expect.poll(() => stored(page, 'authorized_products')).toBe('autopilot,fasttrack,navigator')
  expect(await stored(page, 'session')).toMatch(/^[\w-]{43}$/)
  for (const [key, value] of [
    ['first_name', 'Robin'],
    ['last_name', 'Reyes'],
    ['email', robin.email],
    ['profile_picture', ''],
    ['product_type', 'autopilot'],
  ] as const)
    expect(await stored(page, key), key).toBe(value)

  await test.step('the menu, and its pages', async () => {
    await menuButton(page).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expect.poll(async () => Math.round((await page.getByRole('menu').boundingBox())?.width ?? 0)).toBe(232)
    await expectNoBarriers(page)
    await picture(page, 'shell-menu')
    await page.keyboard.press('Escape')
    await expect(menuButton(page)).toBeFocused()
    await useDark(page, true)
    await menuButton(page).click()
    await expectNoBarriers(page)
    await item(page, 'ATS Connection Setup').click()
    await expect(page).toHaveURL(/\/ats-settings$/)
    await expect(page.getByRole('heading', { name: 'ATS Connection Setup', level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Nothing is linked' })).toBeVisible()
    await expectNoBarriers(page)
    await useDark(page, false)
    await menuButton(page).click()
    await item(page, 'Calendar Preferences').click()
    await expect(page).toHaveURL(/\/calendar$/)
    await page.getByRole('radio', { name: `Calendar of ${robin.email}` }).check()
    await expect(page.getByText('Your calendar is synced.')).toBeVisible()
    expect((await robin.call('GET', 'v1/users/scope_check')).calendar).toBe(true)
    await expectNoBarriers(page)
  })
  await test.step('permissions: what is allowed, and changing it', async () => {
    await menuButton(page).click()
    await item(page, 'Additional Permissions').click()
    const dialog = page.getByRole('dialog', { name: 'Additional Permissions' })
    await dialog.getByRole('switch', { name: 'Fairlead may send mail in my name' }).uncheck()
    await expect.poll(async () => (await robin.call('GET', 'v1/users/scope_check')).email_send).toBe(false)
    await expect(dialog.getByText('Your calendar is synced.')).toBeVisible()
    await expectNoBarriers(page)
    await page.keyboard.press('Escape')
    await expect(menuButton(page)).toBeFocused()
  })
  await test.step('another product, for those who have more than one', async () => {
    await menuButton(page).click()
    await expect(item(page, 'Switch to FastTrack')).toBeVisible()
    await item(page, 'Switch to Navigator').click()
    await expect.poll(() => stored(page, 'product_type')).toBe('navigator')
    expect((await robin.call('GET', 'v1/users/settings')).product_type).toBe('navigator')
    await menuButton(page).click()
    await expect(item(page, 'Switch to Autopilot')).toBeVisible()
    await expect(item(page, 'Switch to Navigator')).toHaveCount(0)
    await withUser(page, () => ({ authorized_products: 'autopilot', product_type: 'autopilot' }))
    await page.reload()
    await expect.poll(() => stored(page, 'authorized_products')).toBe('autopilot')
    await menuButton(page).click()
    await expect(item(page, 'Sign out')).toBeVisible()
    await expect(item(page, 'Switch to')).toHaveCount(0)
  })
  await test.step('signing out, also when the server does not hear it', async () => {
    await page.route('**/api/v1/sessions', (route) => route.abort())
    await item(page, 'Sign out').click()
    await expect(page).toHaveURL(/\/$/)
    expect(await stored(page, 'session')).toBeNull()
    expect(await stored(page, 'authorized_products')).toBeNull()
  })
})

test('the ATS is linked in its own window, and the page says how the link stands', async ({ page, request }) => {
  await enter(page, await newMember(request), '/ats-settings')
  await page.getByRole('link', { name: 'Link a system' }).click()
  await page.getByRole('button', { name: 'Greenhouse' }).click()
  await expect(page.getByText('Linked to Greenhouse')).toBeVisible()
  await expect(page).toHaveURL(/\/ats-settings$/)
  await expect(page.getByRole('heading', { name: 'Greenhouse' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Greenhouse' })).toBeVisible()
  await expect(page.getByText('The link works.')).toBeVisible()
})

test('a mark leads to the calendar once; while calendars sync the entry is barred and says why [83 84]', async ({ page, request }) => {
  const robin = await newMember(request)
  await enter(page, robin, '/talent')
  const hint = 'Sync your calendar, and Fairlead can prompt candidates to book time with you.'
  await menuButton(page).click()
  await expect(item(page, 'Calendar Preferences')).toContainText(hint)
  await picture(page, 'shell-hotspot')
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await robin.call('GET', 'v1/users/settings')).onboarding_tours).toEqual({ calendar_hotspot: true })
  await page.reload()
  await menuButton(page).click()
  await expect(item(page, 'Calendar Preferences')).toBeVisible()
  await expect(page.getByText(hint)).toHaveCount(0)

  await withUser(page, () => ({ calendar_preferences: { calendars_avail: [], calendar_synced: { id: 'mine' } } }))
  await page.reload()
  await menuButton(page).click()
  await expect(item(page, 'Calendar Preferences')).toHaveAttribute('aria-disabled', 'true')
  await item(page, 'Calendar Preferences').hover({ force: true })
  await expect(page.getByRole('tooltip')).toHaveText('We are still syncing your calendar. Please check back shortly!')
  await expectNoBarriers(page)
  await item(page, 'Calendar Preferences').click({ force: true })
  await expect(page).toHaveURL(/\/talent$/)
})

test('a notification arrives by itself, opens its candidate, and is read; none are shown when they cannot be fetched [73 81 426]', async ({
  page,
  request,
}) => {
  const [hanna, vera] = [await demoMember(request, 'hanna@fairlead.example'), await demoMember(request, 'vera@fairlead.example')]
  const project_id = await newProject(hanna, {
    settings: {
      collaborators: [
        { email: hanna.email, role: 1 },
        { email: vera.email, role: 2 },
      ],
    },
  })
  const [person] = await addPeople(hanna, project_id, [`Ines ${newWord()}`])
  await enter(page, vera, '/talent')
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await expect(page.getByRole('heading', { name: 'Talent pool', level: 1 })).toBeVisible()
  const unread = async () => Number(/(\d+) unread/.exec((await bell.getAttribute('aria-label')) ?? '')?.[1] ?? 0)
  const before = await unread()
  await hanna.call('POST', 'v1/comments', { candidate_id: person!.id, comment_body: 'What do you think?', assignee_email: vera.email })
  await expect.poll(unread).toBeGreaterThan(before)
  const now = await unread()
  await bell.click()
  const entry = page.getByRole('button', { name: new RegExp(`^Hanna Hiring asked you about ${person!.name}`) })
  await expect(entry.getByTitle('unread')).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'shell-notifications')
  await entry.click()
  await expect(page).toHaveURL((url) => url.searchParams.get('project') === project_id && url.searchParams.get('candidate') === person!.id)
  await expect(page.getByRole('heading', { name: person!.name }).first()).toBeVisible()
  await expect.poll(unread).toBe(now - 1)
  await useDark(page, true)
  await bell.click()
  await expect(entry).toBeVisible()
  await expect(entry.getByTitle('unread')).toHaveCount(0)
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await expect(bell).toBeFocused()

  await page.route('**/api/v1/notifications', (route) => route.abort())
  await page.reload()
  await bell.click()
  await expect(page.getByText('Nothing new. Replies and finished searches show up here.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a colleague is searched for by a chosen field: after a pause, one search at a time, never for nothing [86 88 89 90 91 92 94 427 428]', async ({
  page,
  request,
}) => {
  const robin = await newMember(request)
  const name = `Quentin ${newWord()}`
  const project = await newProject(robin, { name: 'Ship builder' })
  const [person] = await addPeople(robin, project, [name])
  await enter(page, robin, `/panel?project=${project}`)
  const asked: { at: number; query: URLSearchParams }[] = []
  page.on('request', (one) => {
    const url = new URL(one.url())
    if (url.pathname.endsWith('/candidates/search')) asked.push({ at: Date.now(), query: url.searchParams })
  })
  const open = page.getByRole('search').getByRole('button')
  await open.click()
  const box = page.getByRole('combobox', { name: 'Search projects, candidates and actions' })
  const hit = page.getByRole('option', { name: new RegExp(`^${name.slice(0, 7)}`) })

  await test.step('nothing is asked for blanks; 500 ms after the last letter the name is', async () => {
    const fields = page.getByRole('radiogroup', { name: 'Find candidates by' })
    await expect(fields.locator('label')).toHaveText(['Name', 'Email', 'LinkedIn URL'])
    await expect(fields).toBeVisible()
    await expect(fields.getByRole('radio', { name: 'Name' })).toBeChecked()
    await box.pressSequentially('   ')
    await expectNoBarriers(page)
    await box.pressSequentially(name)
    const last = Date.now()
    await expect(hit).toBeVisible()
    expect(asked.map(({ query }) => [...query])).toEqual([[['candidate_name', name]]])
    expect(asked[0]!.at - last).toBeGreaterThan(400)
    await expect(hit).toContainText('Ship builder')
    await expect(hit).toContainText('Approved')
    await picture(page, 'shell-search')
  })
  await test.step('a search under way keeps the next one waiting', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/candidates/search?**', async (route) => {
      await held
      await route.continue()
    })
    asked.length = 0
    await box.fill('Quen')
    await expect.poll(() => asked.length).toBe(1)
    await box.fill('Quentin')
    // longer than the pause after which it would have been asked
    await page.evaluate(() => new Promise((done) => setTimeout(done, 900)))
    expect(asked.length, 'the first one is not answered').toBe(1)
    release()
    await expect.poll(() => asked.map(({ query }) => query.get('candidate_name'))).toEqual(['Quen', 'Quentin'])
    await page.unrouteAll()
  })
  await test.step('by e-mail; the hit opens the candidate with the history, and the focus had been kept', async () => {
    const found = await robin.call<{ candidate_email: string }[]>('GET', 'v1/candidates/search', { candidate_name: name })
    asked.length = 0
    await page.getByText('Email', { exact: true }).click()
    await box.fill(found[0]!.candidate_email)
    await expect(hit).toBeVisible()
    expect(asked.at(-1)!.query.get('candidate_email')).toBe(found[0]!.candidate_email)
    await hit.click()
    await expect(page).toHaveURL((url) => url.searchParams.get('candidate') === person!.id && url.searchParams.get('view') === '3')
    await expect(page.getByRole('tab', { name: 'History', selected: true })).toBeVisible()
  })
  await test.step('whoever is under review opens without the history', async () => {
    const { candidates } = await robin.call<{ candidates: { id: string; name: string }[] }>('GET', 'v2/projects/candidates', {
      project_id: project,
      status: 'UNDER_REVIEW',
    })
    const other = candidates[3]!
    await page.goto(`/panel?project=${project}`)
    await open.click()
    await box.fill(other.name)
    await page
      .getByRole('option', { name: new RegExp(`${other.name}.*Review$`) })
      .first()
      .click()
    await expect(page).toHaveURL((url) => url.searchParams.get('candidate') === other.id && !url.searchParams.has('view'))
  })
  await test.step('a picture that does not come gives way to initials; a search that fails is only logged', async () => {
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    await page.route('https://pictures.example/**', (route) => route.abort())
    await page.route('**/candidates/search?**', async (route) => {
      const response = await route.fetch()
      const found = (await response.json()) as object[]
      await route.fulfill({ response, json: found.map((one) => ({ ...one, candidate_picture_url: 'https://pictures.example/none.png' })) })
    })
    await page.reload()
    await open.click()
    await box.fill(name)
    await expect(hit).toContainText('Ship builder')
    await expect(hit.locator('img')).toHaveCount(0)
    await expect(hit.getByText(/^Q/).first()).toBeVisible()
    await page.unrouteAll()
    await page.route('**/candidates/search?**', (route) => route.abort())
    await box.fill('Somebody else')
    await expect.poll(() => logged.some((line) => line.startsWith('The search for candidates failed'))).toBe(true)
    await expect(page.getByText('Nothing found.')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(open).toBeFocused()
  })
})

test('v2 users search by one free text; is_autopilot=false leads others to the same [85 87]', async ({ page, request, browser }) => {
  const [vera, robin] = [await demoMember(request, 'vera@fairlead.example'), await newMember(request)]
  const searchBy = async (where: Page, text: string) => {
    const asked = where.waitForRequest((one) => one.url().includes('/candidates/search'))
    await where.getByRole('search').getByRole('button').click()
    await where.getByRole('combobox', { name: 'Search projects, candidates and actions' }).fill(text)
    const { pathname, search } = new URL((await asked).url())
    expect(pathname + search).toBe(`/api/v2/projects/candidates/search?search_query=${encodeURIComponent(text)}`)
    await expect(where.getByRole('dialog').getByRole('radio')).toHaveCount(0)
  }
  await enter(page, vera, '/talent')
  await expect.poll(() => stored(page, 'authorized_products')).toContain('navigator')
  await searchBy(page, 'nobody@nowhere.example')

  const other = await newBrowserFor(browser, robin, '/talent?is_autopilot=false')
  await expect(other.getByText('You are in Navigator now')).toBeVisible()
  await expect(other).toHaveURL(/\/talent$/)
  await searchBy(other, 'nobody@nowhere.example')
  expect((await robin.call('GET', 'v1/users/settings')).product_type).toBe('navigator')
})

test('without a session every page leads to the front; an old or broken start begins anew [58 63 354 421 796]', async ({
  page,
  request,
}) => {
  const robin = await newMember(request)
  for (const path of [
    '/panel?project=1',
    '/profile',
    '/calendar',
    '/ats-settings',
    '/talent',
    '/inbox',
    '/projects/v2/draft/1',
    '/projects/settings/v2/1',
  ]) {
    await page.goto(path)
    await expect(page).toHaveURL(/:\d+\/$/)
  }
  for (const answer of ['given', 'refused'] as const) {
    await test.step(`a stored session without the site-version cookie, its check ${answer}`, async () => {
      await enter(page, await newMember(request), '/login')
      await page.context().clearCookies()
      if (answer === 'refused') await page.route('**/api/v1/sessions', (route) => route.abort())
      const checked = page.waitForRequest((one) => one.url().endsWith('/api/v1/sessions') && one.method() === 'GET')
      await page.goto('/panel')
      await checked
      await expect(page).toHaveURL(/:\d+\/$/)
      expect(await stored(page, 'session')).toBeNull()
      await page.unrouteAll()
    })
  }
  for (const call of ['v1/projects', 'v1/users/settings']) {
    await test.step(`${call} fails: session and cookie go, once`, async () => {
      const tab = await page.context().newPage()
      await enter(tab, robin, '/login')
      await tab.route(`**/api/${call}`, (route) => route.fulfill({ status: 500, json: { error: 'internal', message: 'No.' } }))
      await tab.goto('/panel')
      await expect(tab).toHaveURL(/:\d+\/$/, { timeout: 30_000 })
      expect(await stored(tab, 'session')).toBeNull()
      expect(await tab.evaluate(() => document.cookie)).not.toContain('site_version')
      await enter(tab, robin, '/panel')
      await expect(tab.getByText(/failed - please try again later\.|could not be loaded/).first()).toBeVisible({ timeout: 30_000 })
      expect(await stored(tab, 'session'), 'the second time stays').not.toBeNull()
      await tab.close()
    })
  }
})

test('staff open the session of somebody else and come back; who is not there is told [160 161 162]', async ({
  page,
  request,
  browser,
}) => {
  const [sam, robin] = [await demoMember(request, 'sam@staff.example'), await newMember(request)]
  await enter(page, sam)
  const box = page.getByRole('textbox', { name: 'E-mail of the user' })
  const open = page.getByRole('button', { name: 'Open their session' })
  await open.click()
  await expect(page.getByText('This field is required.')).toBeVisible()
  await box.fill('robin at harbor')
  await open.click()
  await expect(page.getByText('Not a valid email address')).toBeVisible()
  await box.fill(`nobody.${newWord()}@harbor.example`)
  await open.click()
  await expect(page.getByText("Could not find that user's session")).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'shell-session-bar')
  await box.fill(robin.email)
  await open.click()
  await expect(page.getByText(/You see Robin Reyes’s account\. sam@staff\.example opened this session/)).toBeVisible()
  await expect.poll(() => stored(page, 'email')).toBe(robin.email)
  expect(await stored(page, 'session')).not.toBe(robin.session)
  await expect(box).toHaveCount(0)
  await expectNoBarriers(page)
  await picture(page, 'shell-borrowed')
  await page.getByRole('button', { name: 'End this session' }).click()
  await expect(box).toBeVisible()
  await expect.poll(() => stored(page, 'email')).toBe(sam.email)

  const other = await newBrowserFor(browser, await demoMember(request, 'hanna@fairlead.example'))
  await expect(menuButton(other)).toBeVisible()
  await expect(other.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(other.getByRole('textbox', { name: 'E-mail of the user' })).toHaveCount(0)
})

test('a chunk that fails is named in the console and nowhere else [429]', async ({ page, request }) => {
  await enter(page, await newMember(request), '/talent')
  await expect(page.getByRole('heading', { name: 'Talent pool', level: 1 })).toBeVisible()
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.route(/assets\/Palette[^/]*\.js/, (route) => route.abort())
  await page.keyboard.press('/')
  await expect.poll(() => logged.some((line) => /^Loading chunk Palette-[\w-]+\.js failed$/.test(line))).toBe(true)
  await expect.poll(() => loads).toBe(1)
  await page.unrouteAll()
  await expect(page.getByRole('heading', { name: 'Talent pool', level: 1 })).toBeVisible()
  await expect(page.getByText(/Loading (CSS )?chunk/)).toHaveCount(0)
})

test('keys of one’s own: changed, kept by the server, switched off, never heard in a field; the palette teaches them', async ({
  page,
  request,
  browser,
}) => {
  const robin: Member = await newMember(request)
  const project = await newProject(robin)
  await enter(page, robin, `/panel?project=${project}`)
  await page.getByRole('button', { name: "Let's Calibrate" }).click()
  const name = () => page.getByRole('article').first().getAttribute('aria-label')
  const first = await name()
  const palette = page.getByRole('dialog', { name: 'Search or jump to' })

  await test.step('another key for Next, refused where it is taken', async () => {
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expectNoBarriers(page)
    await picture(page, 'shell-keys')
    await sheet.getByRole('button', { name: 'Next candidate: j. Change' }).click()
    await page.keyboard.press('k')
    await expect(sheet.getByRole('alert')).toHaveText('This key is taken: Previous candidate.')
    await expectNoBarriers(page)
    await page.keyboard.press('Escape')
    await expect(sheet.getByRole('button', { name: 'Next candidate: j. Change' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('h')
    await expect(sheet.getByRole('button', { name: 'Next candidate: h. Change' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await page.keyboard.press('j')
    expect(await name()).toBe(first)
    await page.keyboard.press('h')
    await expect.poll(name).not.toBe(first)
    await page.keyboard.press('k')
    await expect.poll(name).toBe(first)
  })
  await test.step('in another browser of the same user', async () => {
    const other = await newBrowserFor(browser, robin, `/panel?project=${project}`)
    await other.getByRole('button', { name: "Let's Calibrate" }).click()
    await expect(other.getByRole('article').first()).toHaveAttribute('aria-label', first!)
    await other.keyboard.press('h')
    await expect(other.getByRole('article').first()).not.toHaveAttribute('aria-label', first!)
  })
  await test.step('the palette names the key, does what it does, and keys are letters in its field', async () => {
    await useDark(page, true)
    await page.keyboard.press('Control+k')
    await expect(palette.getByRole('option', { name: /^Next candidate/ }).locator('kbd')).toHaveText('h')
    await page.keyboard.type('next cand')
    await expect(palette.getByRole('combobox')).toHaveValue('next cand')
    expect(await name()).toBe(first)
    await expectNoBarriers(page)
    await picture(page, 'shell-palette')
    await page.keyboard.press('Enter')
    await expect(palette).toBeHidden()
    await expect.poll(name).not.toBe(first)
    await page.keyboard.press('k')
    await expect.poll(name).toBe(first)
  })
  await test.step('switched off, no single key does anything; back as installed', async () => {
    await menuButton(page).click()
    await item(page, 'Keyboard shortcuts').click()
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await sheet.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck()
    await page.keyboard.press('Escape')
    await expect(menuButton(page)).toBeFocused()
    for (const key of ['h', 'k', '/', '?']) await page.keyboard.press(key)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await name()).toBe(first)
    await expect.poll(async () => (await robin.call('GET', 'v1/users/settings')).shortcuts).toEqual({ is_off: true, keys: { next: 'h' } })
    await menuButton(page).click()
    await item(page, 'Keyboard shortcuts').click()
    await sheet.getByRole('switch', { name: 'Single-key shortcuts' }).check()
    await sheet.getByRole('button', { name: 'Keys as installed' }).click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('j')
    await expect.poll(name).not.toBe(first)
  })
})

test('from the first Tab on: past the header to the content; every page says in its title where one is', async ({ page }) => {
  await register(page, 'Titles')
  await expect(page).toHaveTitle('New project · Fairlead')
  for (const [path, title] of [
    ['/talent', /^Talent pool/],
    ['/calendar', /^Calendar Preferences · Fairlead$/],
    ['/ats-settings', /^ATS Connection Setup · Fairlead$/],
    ['/panel', /Fairlead$/],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveTitle(title)
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(page.getByRole('button', { name: 'Open projects' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
