// The frame around every screen: header, menu, notifications, staff bar, titles.
import { expect, test, type Page } from './test.ts'
import { expectNoBarriers, picture, register, signIn, useDark } from './journeys.ts'
import { item, menuButton, stored } from './shell-parts.ts'
import { addPeople, demoMember, enter, newBrowserFor, newMember, newProject, newWord } from './team.ts'

/** The server's settings of the user, changed on their way to the page. */
async function withUser(page: Page, change: (user: Record<string, unknown>) => object): Promise<void> {
  await page.route('**/api/v1/users/settings', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const user = (await response.json().catch(() => null)) as Record<string, unknown> | null
    // the requesting page may be gone
    await (user ? route.fulfill({ response, json: { ...user, ...change(user) } }) : route.abort()).catch(() => {})
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
    await expect(page.getByRole('heading', { name: 'No system linked' })).toBeVisible()
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
  await test.step('shows and changes permissions', async () => {
    await menuButton(page).click()
    await item(page, 'Additional Permissions').click()
    const dialog = page.getByRole('dialog', { name: 'Additional Permissions' })
    await dialog.getByRole('switch', { name: 'Fairlead can send email as me' }).uncheck()
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
  await test.step('signs out, even when the server is unreachable', async () => {
    await page.route('**/api/v1/sessions', (route) => route.abort())
    await item(page, 'Sign out').click()
    await expect(page).toHaveURL(/\/$/)
    expect(await stored(page, 'session')).toBeNull()
    expect(await stored(page, 'authorized_products')).toBeNull()
  })
})

test('a hotspot points to the calendar once; while calendars sync, the entry is disabled with the reason [83 84]', async ({
  page,
  request,
}) => {
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

  await withUser(page, () => ({ calendar_preferences: { calendars_avail: [], calendar_synced: { id: 'mine' }, is_syncing: false } }))
  await page.reload()
  await menuButton(page).click()
  await expect(item(page, 'Calendar Preferences')).toHaveAttribute('aria-disabled', 'true')
  await item(page, 'Calendar Preferences').hover({ force: true })
  await expect(page.getByRole('tooltip')).toHaveText('We are still syncing your calendar. Please check back shortly!')
  await expectNoBarriers(page)
  await item(page, 'Calendar Preferences').click({ force: true })
  await expect(page).toHaveURL(/\/talent$/)
})

test('a notification arrives, opens its candidate, and is marked read; a failed fetch shows none [73 81 426]', async ({
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
  await bell.click()
  const entry = page.getByRole('button', { name: new RegExp(`^Hanna Hiring asked you about ${person!.name}`) })
  await expect(entry.getByTitle('unread')).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'shell-notifications')
  await entry.click()
  await expect(page).toHaveURL((url) => url.searchParams.get('project') === project_id && url.searchParams.get('candidate') === person!.id)
  await expect(page.getByRole('heading', { name: person!.name }).first()).toBeVisible()
  // other demo events may add notifications at the same moment, so check the entry, not the count
  const notifiedCandidates = async () =>
    (await vera.call<{ cand_id: string | null; read: boolean }[]>('GET', 'v1/notifications')).filter(
      ({ cand_id }) => cand_id === person!.id,
    )
  await expect.poll(async () => (await notifiedCandidates()).map(({ read }) => read)).toEqual([true])
  await useDark(page, true)
  await bell.click()
  await expect(entry).toBeVisible()
  await expect(entry.getByTitle('unread')).toHaveCount(0)
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await expect(bell).toBeFocused()

  await page.route('**/api/v1/notifications', (route) => route.fulfill({ status: 500, json: { error: 'failed', message: 'Broken.' } }))
  await page.reload()
  await bell.click()
  await expect(page.getByText('You’re all caught up. Replies and finished searches appear here.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('notifications are grouped, filtered by topic, and all marked as read; a failure is reported', async ({ page, request }) => {
  const [hanna, vera] = [await demoMember(request, 'hanna@fairlead.example'), await demoMember(request, 'vera@fairlead.example')]
  const project_id = await newProject(hanna, {
    settings: {
      collaborators: [
        { email: hanna.email, role: 1 },
        { email: vera.email, role: 2 },
      ],
    },
  })
  const word = newWord()
  const people = await addPeople(hanna, project_id, [`Ana ${word}`, `Bea ${word}`, `Cleo ${word}`, `Dora ${word}`])
  for (const { id } of people)
    await hanna.call('POST', 'v1/comments', { candidate_id: id, comment_body: 'What do you think?', assignee_email: vera.email })
  await enter(page, vera, '/talent')
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await bell.click()
  const entries = page.getByRole('button', { name: new RegExp(`^Hanna Hiring asked you about .* ${word}`) })
  await page.getByRole('combobox', { name: 'Topic' }).selectOption('team')
  await expect(entries).toHaveCount(1)
  const more = page.getByRole('button', { name: '3 more about team and tasks' })
  await more.click()
  await expect(entries).toHaveCount(4)
  await expectNoBarriers(page)
  await picture(page, 'shell-notifications-folded')
  await page.getByRole('button', { name: 'Show fewer' }).first().click()
  await expect(entries).toHaveCount(1)

  await page.getByText(/^Unread \(/).click()
  await page.route('**/api/v2/notifications/read', (route) => route.fulfill({ status: 500, json: { error: 'failed', message: '' } }))
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('alert')).toContainText('mark the notifications as read')
  await expect(entries.first()).toBeVisible()
  await page.unroute('**/api/v2/notifications/read')
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(entries).toHaveCount(0)
  const notifications = (await vera.call<{ project_id: string; read: boolean }[]>('GET', 'v1/notifications')).filter(
    (notification) => notification.project_id === project_id,
  )
  expect(notifications.length).toBeGreaterThanOrEqual(4)
  expect(notifications.filter(({ read }) => !read)).toEqual([])
})

test('staff open another user’s session and return; an unknown user is reported [160 161 162]', async ({ page, request, browser }) => {
  const [sam, robin] = [await demoMember(request, 'sam@staff.example'), await newMember(request)]
  await enter(page, sam)
  const box = page.getByRole('textbox', { name: 'Email of the user' })
  const open = page.getByRole('button', { name: 'Open their session' })
  await open.click()
  await expect(page.getByText('This field is required.')).toBeVisible()
  await box.fill('robin at harbor')
  await open.click()
  await expect(page.getByText('Not a valid email address')).toBeVisible()
  await box.fill(`unknown.${newWord()}@harbor.example`)
  await open.click()
  await expect(page.getByText("Could not find that user's session")).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'shell-session-bar')
  await box.fill(robin.email)
  await open.click()
  await expect(page.getByText(/You’re viewing Robin Reyes’s account\. sam@staff\.example opened this session/)).toBeVisible()
  await expect.poll(() => stored(page, 'email')).toBe(robin.email)
  expect(await stored(page, 'session')).not.toBe(robin.session)
  await expect(box).toHaveCount(0)
  await expectNoBarriers(page)
  await picture(page, 'shell-borrowed')
  await page.goto('/profile')
  await page.getByLabel('First name').fill('Robyn')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page.getByText(/Staff can’t do this in a user’s session: .* Ask the user to do it\./).first()).toBeVisible()
  await picture(page, 'shell-borrowed-refused')
  await page.getByRole('button', { name: 'End this session' }).click()
  await expect(box).toBeVisible()
  await expect.poll(() => stored(page, 'email')).toBe(sam.email)

  const secondPage = await newBrowserFor(browser, await demoMember(request, 'hanna@fairlead.example'))
  await expect(menuButton(secondPage)).toBeVisible()
  await expect(secondPage.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(secondPage.getByRole('textbox', { name: 'Email of the user' })).toHaveCount(0)
})

test('the first Tab skips to the content; every page has a title', async ({ page }) => {
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
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
