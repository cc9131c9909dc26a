import { expect, test, type Page } from './test.ts'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { linkTo } from './mailed-links.ts'
import { ownServer } from './own-server.ts'
import { addPeople, demoMember, enter, newMember, newProject, newUnprovenMember, newWord } from './team.ts'

const password = 'correct horse battery'
const failing = (page: Page, path: string, method: string) =>
  page.route(`**/api/${path}*`, (route) =>
    route.request().method() === method ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  )

test('an empty installation begins with its first administrator', async ({ page }) => {
  test.setTimeout(120_000)
  const server = await ownServer({ DEMO: 'false', POOL_SIZE: '0' })
  try {
    await server.start()
    const code = /code (\S+)$/m.exec(server.printed())![1]!
    await page.goto(`${server.url}/login`)
    await expect(page).toHaveURL(/\/first-run$/)
    await expectNoBarriers(page)
    await picture(page, 'first-run')
    for (const [label, value] of [
      ['Code', code],
      ['First name', 'Ada'],
      ['Last name', 'Moss'],
      ['Company', 'Moss & Co'],
      ['Job title', 'Founder'],
      ['Email', 'ada@moss.example'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByLabel('Password', { exact: true }).fill('violet teapot orbit')
    await page.getByLabel('Retype password', { exact: true }).fill('violet teapot orbit')
    await failing(page, 'v2/first_run', 'POST')
    await page.getByRole('button', { name: 'Create administrator' }).click()
    await expect(page.getByText('The service is unavailable right now.')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Create administrator' }).click()
    await expect(page).toHaveURL(/\/home$/)
    await page.goto(`${server.url}/operations/audit`)
    await expect(page.getByText('created the first administrator').last()).toBeVisible()
  } finally {
    await server.remove()
  }
})

test(
  'an unverified address can’t send to others; the banner explains it and resends the link',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const robin = await newUnprovenMember(request)
    const project = await newProject(robin, { draft: true })
    const mate = `mate.${newWord()}@harbor.example`
    await enter(page, robin, `/projects/settings/v2/${project}?step=Team%20Roster`)
    const banner = page.getByRole('note').filter({ hasText: 'Verify your email address' })
    await expect(banner).toContainText(`We sent a link to ${robin.email}.`)
    await expectNoBarriers(page)
    await picture(page, 'unverified-banner')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(async () => (await banner.boundingBox())!.height, 'a seventh of a phone at most').toBeLessThanOrEqual(120)
    await picture(page, 'unverified-banner-phone')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('combobox', { name: 'Email of a colleague' }).fill(mate)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('button', { name: `Invite ${mate}` }).click()
    await expect(page.getByText('Verify your email address first.')).toBeVisible()
    await failing(page, 'v2/account/email/resend', 'POST')
    await banner.getByRole('button', { name: 'Send the link again' }).click()
    await expect(page.getByText('We couldn’t send the link. Try again in a moment.')).toBeVisible()
    await page.unrouteAll()
    await banner.getByRole('button', { name: 'Send the link again' }).click()
    await expect(page.getByText(`Link sent to ${robin.email}`)).toBeVisible()
    await banner.getByRole('link', { name: 'Change address' }).click()
    await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible()
    await picture(page, 'profile-jumps')
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Sessions' }).click()
    await expect(page.getByRole('heading', { name: 'Sessions' })).toBeInViewport()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('heading', { name: 'Profile', exact: true }).scrollIntoViewIfNeeded()
    await picture(page, 'profile-jumps-phone')
    await page.setViewportSize({ width: 1440, height: 900 })

    const inMail = await page.context().newPage()
    // the resent link has replaced the first one; it is opened where it is read
    await expect(async () => {
      await inMail.goto(`/dev/mail?q=${encodeURIComponent(robin.email)}`)
      await inMail
        .getByRole('link', { name: /Verify your email address/ })
        .first()
        .click()
      const opened = inMail.waitForEvent('popup', { timeout: 3000 })
      await inMail.frameLocator('iframe').getByRole('link').first().click()
      await expect((await opened).getByRole('heading', { name: 'Your email address is verified' })).toBeVisible({ timeout: 5000 })
    }).toPass()
    await expect(banner).toBeHidden({ timeout: 20_000 })
    await page.goto(`/projects/settings/v2/${project}?step=Team%20Roster`)
    await page.getByRole('button', { name: `Invite ${mate}` }).click()
    await expect(page.getByText(`Invitation sent to ${mate}`)).toBeVisible()
  },
)

test(
  'with an unverified address, sharing and emailing explain why they fail and keep the text',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const robin = await newUnprovenMember(request)
    const project = await newProject(robin)
    await addPeople(robin, project, ['Ada One'])
    await enter(page, robin, `/panel?project=${project}&tab=approved`)
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    await page.getByRole('button', { name: 'Share Candidates' }).click()
    const share = page.getByRole('dialog', { name: 'Share Candidates' })
    await share.getByRole('combobox', { name: 'To' }).fill('ann@partner.example')
    await share.getByRole('combobox', { name: 'To' }).press('Enter')
    await share.getByLabel('Message').fill('Have a look.')
    await share.getByRole('button', { name: 'Share', exact: true }).click()
    const sentence = `Verify your email address first. Open the link we sent to ${robin.email}, or have it sent again.`
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(share.getByLabel('Message')).toHaveValue('Have a look.')
    await picture(page, 'unverified-share')
    await share.getByRole('button', { name: 'Cancel' }).click()

    // an email that is being written can be sent as soon as the address is verified, in whichever tab
    await page.getByRole('article', { name: 'Ada One' }).click()
    await page.getByRole('button', { name: 'Write email' }).click()
    const compose = page.getByRole('dialog', { name: 'Write to Ada One' })
    const refusal = compose.getByRole('alert').filter({ hasText: 'This email can’t be sent yet' })
    await expect(refusal).toContainText('Verify your email address before you write to others.')
    const send = compose.getByRole('button', { name: 'Approve & send' })
    await expect(send).toBeDisabled()
    const secondTab = await page.context().newPage()
    await secondTab.goto(`/${await linkTo(request, robin.email, /verify-email#token=[\w-]+/)}`)
    await expect(secondTab.getByRole('heading', { name: 'Your email address is verified' })).toBeVisible()
    await expect(refusal).toHaveCount(0, { timeout: 20_000 })
    await expect(send).toBeEnabled()
  },
)

test('a new address takes effect once its link is opened in a session of the account', { tag: '@nightly' }, async ({ page, request }) => {
  const robin = await newMember(request)
  const next = `next.${robin.email}`
  await enter(page, robin, '/profile')
  await page.getByLabel('Email', { exact: true }).fill(next)
  await page.getByLabel('Current password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('New email address not confirmed')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(robin.email)
  await expectNoBarriers(page)
  await useDark(page, true)
  await expectNoBarriers(page)
  await picture(page, 'profile-pending-dark')
  await useDark(page, false)
  await failing(page, 'v2/account/email/resend', 'POST')
  await page.getByRole('button', { name: 'Resend the link' }).click()
  await expect(page.getByText('Something went wrong. Try again in a moment.')).toBeVisible()
  await failing(page, 'v2/account/email', 'DELETE')
  await page.getByRole('button', { name: 'Keep robin' }).click()
  await expect(page.getByText('New email address not confirmed')).toBeVisible()
  await page.unrouteAll()

  const link = `/${await linkTo(request, next, /verify-email#token=[\w-]+/)}`
  await failing(page, 'v2/account/email/verify', 'POST')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  await page.unrouteAll()
  await page.goto('/robots.txt')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Your email address has been changed' })).toBeVisible()
  expect(page.url(), 'the token is no longer in the address').not.toContain('token')
  expect((await request.post('/api/v1/sessions', { form: { email: robin.email, password } })).status()).toBe(401)
  expect((await request.post('/api/v1/sessions', { form: { email: next, password } })).status()).toBe(200)
})

test('sessions are listed and ended', { tag: '@nightly' }, async ({ page, request }) => {
  const robin = await newMember(request)
  await request.post('/api/v1/sessions', {
    form: { email: robin.email, password },
    headers: { 'user-agent': 'Gecko Firefox/139.0 (Windows)' },
  })
  await enter(page, robin, '/profile')
  const card = page.getByRole('region', { name: 'Sessions' })
  await expect(card.getByText('This session')).toBeVisible()
  await card.scrollIntoViewIfNeeded()
  await picture(page, 'profile-sessions')
  await failing(page, 'v2/account/sessions', 'DELETE')
  await card.getByRole('button', { name: /^Sign out of Firefox on Windows/ }).click()
  await expect(page.getByText('We couldn’t end the session. Try again in a moment.')).toBeVisible()
  await page.unrouteAll()
  await card.getByRole('button', { name: /^Sign out of Firefox on Windows/ }).click()
  await expect(card.getByText('Firefox on Windows')).toBeHidden()
})

test(
  'changing the sign-in method requires the password; an email notice restores the account',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const robin = await newMember(request)
    await page.route('**/api/v1/users/identities*', (route) =>
      route.fulfill({
        json: { has_password: true, identities: [{ id: 'x', auth_provider: 'google', email: 'r@g.example', granted: [], missing: [] }] },
      }),
    )
    await failing(page, 'v2/account/confirmation', 'POST')
    await enter(page, robin, '/profile')
    await page.getByRole('button', { name: /^Disconnect Google/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await dialog.getByLabel('Current password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog.getByText('The service is unavailable right now.')).toBeVisible()
    await failing(page, 'v2/account/secure', 'POST')
    await page.goto('/secure-account#token=unknown')
    await page.getByRole('button', { name: 'Secure my account' }).click()
    await expect(page.getByText('The service is unavailable right now.')).toBeVisible()
    await expectNoBarriers(page)
    await picture(page, 'secure-account')
  },
)

test('the audit log lists events and reports a failed export', { tag: '@nightly' }, async ({ page, request }) => {
  const robin = await newMember(request)
  await failing(page, 'v2/audit/export', 'POST')
  await failing(page, 'v2/operations/audit/export', 'POST')
  await enter(page, robin, '/audit')
  await expect(page.getByText('created an account').last()).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'audit-log')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await expect(page.getByText('We couldn’t export the log. Try again in a moment.')).toBeVisible()
  await enter(page, await demoMember(request, 'ada@fairlead.example'), '/operations/audit')
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible()
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await expect(page.getByText('We couldn’t export the log. Try again in a moment.')).toBeVisible()
})

test(
  'too many requests: the screen or a toast says how long to wait, and typed text stays',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const robin = await newMember(request)
    const sentence = 'Too many requests. Try again in 42 seconds.'
    const limited = (path: string, method: string) =>
      page.route(`**/api/${path}*`, (route) =>
        route.request().method() === method
          ? route.fulfill({ status: 429, headers: { 'retry-after': '42' }, json: { error: 'rate_limited', message: sentence } })
          : route.continue(),
      )
    await enter(page, robin, '/profile')
    await limited('v1/users/profile', 'PUT')
    await page.getByLabel('Company').fill('Harbor & Daughters')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(sentence)).toHaveCount(1)
    await expect(page.getByLabel('Company')).toHaveValue('Harbor & Daughters')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(sentence)).toBeHidden()
    await page.goto('/team')
    await limited('v2/team/invitations', 'POST')
    await page.getByLabel('Email address').fill('mate@harbor.example')
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect(page.getByText(sentence), 'beside the field and nowhere else').toHaveCount(1)
    await expect(page.getByLabel('Email address')).toHaveValue('mate@harbor.example')
  },
)
