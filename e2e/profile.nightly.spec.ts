// The profile: the registration fields, changing the password, and every error of the form.
import { expect, test } from './test.ts'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { enter, newMember } from './team.ts'

const password = 'correct horse battery'

test('invalid fields and passwords show their messages; saved ones work at the next sign-in [59 432 553 679 681]', async ({
  page,
  request,
}) => {
  const robin = await newMember(request, 'Harbor Labs')
  await enter(page, robin)
  await page.getByRole('button', { name: /^Your menu/ }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page).toHaveTitle('Profile · Fairlead')
  const field = (label: string) => page.getByLabel(label, { exact: true })
  for (const [label, value] of [
    ['First name', 'Robin'],
    ['Last name', 'Reyes'],
    ['Company', 'Harbor Labs'],
    ['Job title', 'Talent Partner'],
    ['Email', robin.email],
    ['New password', ''],
    ['Retype new password', ''],
  ] as const)
    await expect(field(label)).toHaveValue(value)
  await expectNoBarriers(page)
  await picture(page, 'shell-profile')

  const save = page.getByRole('button', { name: 'Save' })
  const calls: string[] = []
  page.on('request', (sent) => sent.method() === 'PUT' && sent.url().endsWith('v1/users/profile') && calls.push(sent.url()))
  await test.step('refusals', async () => {
    for (const label of ['First name', 'Last name', 'Company', 'Job title', 'Email']) await field(label).fill('')
    await field('New password').fill('short')
    await field('Retype new password').fill('other')
    await save.click()
    await expect(page.getByText('This field is required.')).toHaveCount(5)
    await expect(page.getByText('Password is too short')).toBeVisible()
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await expectNoBarriers(page)
    await useDark(page, true)
    await expectNoBarriers(page)
    await picture(page, 'shell-profile-refused-dark')
    await useDark(page, false)
    await field('Email').fill('robin at harbor')
    await field('Retype new password').fill('')
    await save.click()
    await expect(page.getByText('Not a valid email address')).toBeVisible()
    await expect(page.getByText('This field is required.')).toHaveCount(5)
    expect(calls, 'nothing was sent').toEqual([])
  })
  await test.step('saved', async () => {
    for (const [label, value] of [
      ['First name', 'Robyn'],
      ['Last name', 'Reyes-Lind'],
      ['Company', 'Harbor Works'],
      ['Job title', 'Head of Talent'],
      ['Email', `new.${robin.email}`],
      ['New password', 'another horse battery'],
      ['Retype new password', 'another horse battery'],
    ] as const)
      await field(label).fill(value)
    await field('Current password').fill(password)
    await save.click()
    const toast = page.getByText('Profile updated successfully!')
    await expect(toast).toBeVisible()
    const since = Date.now()
    await expect(toast).toBeHidden()
    expect(Date.now() - since).toBeGreaterThan(2000)
    expect(Date.now() - since).toBeLessThan(5000)
    await expect(field('New password')).toHaveValue('')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('last_name'))).toBe('Reyes-Lind')
  })
  await test.step('the old password opens nothing, the new one does', async () => {
    const signIn = async (secret: string) =>
      (await request.post('/api/v1/sessions', { form: { email: robin.email, password: secret } })).status()
    expect(await signIn(password)).toBe(401)
    expect(await signIn('another horse battery')).toBe(200)
    await page.reload()
    await expect(field('First name')).toHaveValue('Robyn')
  })
})

test('server errors appear at their fields; a failure is reported and loses nothing [680]', async ({ page, request }) => {
  const [robin, otherMember] = [await newMember(request), await newMember(request)]
  await enter(page, robin, '/profile')
  const email = page.getByLabel('Email', { exact: true })
  await email.fill(otherMember.email)
  await page.getByLabel('Current password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This e-mail is already registered.')).toBeVisible()
  await email.fill(robin.email)
  await page.getByLabel('Job title').fill('Head of Talent')
  await page.route('**/api/v1/users/profile', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { error: 'internal', message: 'Something broke.' } })
      : route.continue(),
  )
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert').last()).toHaveText('An error occurred when trying to update your profile.')
  await expect(page.getByLabel('Job title')).toHaveValue('Head of Talent')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
