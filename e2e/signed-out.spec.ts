import { expect, test } from '@playwright/test'
import { expectNoBarriers, picture, register, signIn } from './journeys.ts'

test('signed-out forms explain errors and lose nothing [19 20 37 38 548 549 552 675 676 677 678 682 683]', async ({ page }) => {
  await page.goto('/panel')
  await expect(page).toHaveURL(/\/$/)
  await expectNoBarriers(page)
  await picture(page, '20-landing')

  await page.goto('/v2/login')
  await expect(page.getByRole('heading', { name: 'Find your perfect candidate in minutes' })).toBeVisible()
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Find your perfect candidate in minutes' })).toBeVisible()
  await expect(page.getByRole('listitem').locator('strong')).toHaveText([
    'Input the ideal candidate profile',
    'Receive a personalized batch to review',
    'Approve or reject each candidate',
  ])
  await expect(page.getByRole('button', { name: 'Forgot password' }).or(page.getByRole('link', { name: 'Forgot password' }))).toBeVisible()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Please enter your email address')).toBeVisible()
  await page.getByLabel('Email').fill('demo@fairlead.example')
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Invalid username or password')).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, '21-login')

  await page.getByRole('link', { name: /free trial/i }).click()
  await expect(page).toHaveURL(/\/register$/)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('This field is required.')).toHaveCount(7)
  await page.getByLabel('First name').fill('Dana')
  await page.getByLabel('Last name').fill('Demo')
  await page.getByLabel('Company').fill('Elsewhere')
  await page.getByLabel('Job title').fill('Recruiter')
  await page.getByLabel('Email').fill('demo@fairlead.example')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByLabel('Retype password', { exact: true }).fill('other')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Password is too short')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('long enough now')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Retype password', { exact: true }).fill('long enough now')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('This e-mail is already registered.')).toBeVisible()
  await expectNoBarriers(page)
})

test('an unknown address shows Page not found', { tag: '@nightly' }, async ({ page }) => {
  await signIn(page, 'demo@fairlead.example', 'fairlead-demo')
  await page.goto('/panel?project=01absent')
  await expect(page.getByText('This project does not exist.').first()).toBeVisible()
  await page.goto('/projects/settings/v2/01absent')
  await expect(page.getByText('Load project settings failed - please try again later.')).toBeVisible()
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/notifications/unsubscribe?token=unknown')
  await expect(page.getByText('We don’t recognize this link. It may be incomplete.')).toBeVisible()
})

test('an expired session leads to sign-in and back, and the draft is kept', async ({ page }) => {
  const { email, password } = await register(page, 'Night Shift')
  await page.goto('/projects/v2/new/self-serve')
  await page.getByLabel('Project name').fill('Night owls')
  await page.getByRole('textbox', { name: 'Job title' }).fill('Site Reliability Engineer')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Ideal Candidates', level: 1 })).toBeVisible()
  const address = page.url()
  const session = await page.evaluate(() => localStorage.getItem('session'))
  await page.request.delete('/api/v1/sessions', { headers: { 'X-Parse-Session-Token': session! } })
  // the page may notice by itself first: its own redirect to sign-in then interrupts the reload
  await page.reload().catch(() => {})
  await expect(page.getByText(/Your session has ended/)).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(address)
  await page.getByRole('button', { name: 'Project Details' }).click()
  await expect(page.getByLabel('Project name')).toHaveValue('Night owls')
})

test(
  'the unsubscribe link works without a session: a page, one click, and a way to resubscribe [42 43]',
  { tag: '@nightly' },
  async ({ page: member, browser }) => {
    await signIn(member, 'demo@fairlead.example', 'fairlead-demo')
    let link = ''
    await expect(async () => {
      const list = await (await member.request.get('/dev/mail')).text()
      for (const [, id] of list.matchAll(/\/dev\/mail\/(\d+)/g)) {
        const mail = await (await member.request.get(`/dev/mail/${id}/body`)).text()
        link ||= /notifications\/unsubscribe\?token=[a-z0-9]+/.exec(mail)?.[0] ?? ''
      }
      expect(link).not.toBe('')
    }).toPass({ timeout: 60_000 })
    const page = await (await browser.newContext()).newPage()
    await page.goto(`/${link}`)
    await expect(page.getByRole('heading', { name: 'Unsubscribe from these emails?' })).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible()
    await page.goto(`/${link.replace('unsubscribe', 'resubscribe')}`)
    await page.getByRole('button', { name: 'Email me again' }).click()
    await expect(page.getByText('We’ve sent a link to')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible()
    await page.context().close()
  },
)
