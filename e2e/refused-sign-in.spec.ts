import { expect, test, type Page } from './test.ts'
import { fault, refused } from './refused-writes.ts'
import { menuButton } from './shell-parts.ts'
import { newMember, newWord } from './team.ts'

const expectText = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()

test('signed-out pages: signing in, registering, a new password, and email links', { tag: '@nightly' }, async ({ page, request }) => {
  const me = await newMember(request)
  const password = 'correct horse battery'
  await page.goto('/login')
  const email = page.getByLabel('Email', { exact: true })
  await email.fill(me.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await refused(page, 'sign in', async () => {
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expectText(page, fault)
    await expect(email).toHaveValue(me.email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
  })
  await page.getByRole('button', { name: 'Forgot password' }).click()
  const forgot = page.getByRole('dialog')
  await forgot.getByLabel('Email').fill(me.email)
  await refused(page, 'forgotten password', async () => {
    await forgot.getByRole('button', { name: 'Send the link' }).click()
    await expect(forgot.getByText(fault)).toBeVisible()
    await expect(forgot.getByLabel('Email')).toHaveValue(me.email)
  })
  await forgot.getByRole('button', { name: 'Send the link' }).click()
  await forgot.getByRole('button', { name: 'OK' }).click()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(menuButton(page)).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto('/register')
  const word = newWord()
  for (const [label, text] of [
    ['First name', 'Dana'],
    ['Last name', 'Demo'],
    ['Company', `Elsewhere ${word}`],
    ['Job title', 'Recruiter'],
    ['Email', `dana.${word}@harbor.example`],
    ['Password', password],
    ['Retype password', password],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text)
  const create = page.getByRole('button', { name: 'Create account' })
  await refused(page, 'register', async () => {
    await create.click()
    await expectText(page, fault)
    await expect(page.getByLabel('Company', { exact: true })).toHaveValue(`Elsewhere ${word}`)
  })
  await create.click()
  await expect(page.getByRole('heading', { name: 'Paste the job description', level: 1 })).toBeVisible()

  // simulate responses of links whose secrets are in an email
  await page.goto('/reset-password?token=secret')
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Retype password', { exact: true }).fill(password)
  const save = page.getByRole('button', { name: 'Save password' })
  await refused(page, 'new password', async () => {
    await save.click()
    await expectText(page, fault)
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue(password)
  })
  await page.route('**/api/v1/users/reset_password', (route) => route.fulfill({ json: {} }))
  await save.click()
  await expectText(page, 'Your password has been changed')

  const link = { email: 'ada@home.example', unsubscribed: false, about: 'outreach', may_opt_in: true, link_sent: false }
  await page.route('**/api/v1/notifications/unsubscribe*', (route) =>
    route.fulfill({ json: { ...link, unsubscribed: route.request().method() === 'POST' } }),
  )
  await page.goto('/notifications/unsubscribe?token=secret')
  await refused(page, 'unsubscribe', async () => {
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expectText(page, fault)
    await expectText(page, 'Unsubscribe from these emails?')
  })
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expectText(page, 'You’re unsubscribed')
  await refused(page, 'resubscribe', async () => {
    await page.getByRole('button', { name: 'Email me again' }).click()
    await expectText(page, fault)
    await expectText(page, 'You’re unsubscribed')
  })
  await page.route('**/api/v1/notifications/resubscribe', (route) => route.fulfill({ json: link }))
  await page.getByRole('button', { name: 'Email me again' }).click()
  await expectText(page, 'Unsubscribe from these emails?')

  const values = { first_name: 'Ada', item: 'your résumé', job_title: 'Designer', hiring_company: 'Harbor Labs', product_name: 'Fairlead' }
  await page.route('**/api/v1/candidates/additional_information*', (route) =>
    route.fulfill({ json: route.request().method() === 'GET' ? values : {} }),
  )
  await page.goto('/v1/candidates/additional_information?token=secret')
  await page.getByLabel('Your message').fill('Here it is.')
  const answer = page.getByRole('button', { name: 'Send to Harbor Labs' })
  for (const file of [false, true]) {
    if (file)
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'ada.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
    await refused(page, 'what was asked for', async () => {
      await answer.click()
      await expectText(page, fault)
      await expect(page.getByLabel('Your message')).toHaveValue('Here it is.')
    })
  }
  await answer.click()
  await expectText(page, 'Thank you')
})
