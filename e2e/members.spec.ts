import { expect, test, type APIRequestContext, type Page } from './test.ts'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { linkTo } from './mailed-links.ts'
import { enter, newBrowserFor, newMember, newProject, newWord, registerInvited } from './team.ts'

const invitationTo = async (request: APIRequestContext, address: string) =>
  (await linkTo(request, address, /register#invitation=[\w-]+/)).split('=')[1]!
const failing = (page: Page, path: string, method: string) =>
  page.route(`**/api/${path}*`, (route) =>
    route.request().method() === method ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  )

test('an admin invites, appoints an admin, and removes a member whose project is transferred', async ({ page, request, browser }) => {
  const robin = await newMember(request)
  await failing(page, 'v2/team/members', 'GET')
  await enter(page, robin, '/team')
  await expect(page.getByText('We couldn’t load your team.')).toBeVisible()
  await page.unrouteAll()
  await page.reload()
  const members = page.getByRole('region', { name: /^Members/ })
  const invitations = page.getByRole('region', { name: 'Pending invitations' })
  await expect(members.getByText('Robin Reyes (you)')).toBeVisible()
  await expect(invitations.getByText('No pending invitations.')).toBeVisible()
  await expectNoBarriers(page)

  const address = `lee.${newWord()}@harbor.example`
  const field = invitations.getByLabel('Email address')
  await field.fill('lee')
  await invitations.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(invitations.getByText('Enter an email address.')).toBeVisible()
  await field.fill(address)
  await failing(page, 'v2/team/invitations', 'POST')
  await invitations.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(invitations.getByText('We couldn’t send the invitation. Try again in a moment.')).toBeVisible()
  await expect(field, 'nothing typed is lost').toHaveValue(address)
  await page.unrouteAll()
  await invitations.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByText(`Invitation sent to ${address}`)).toBeVisible()
  await failing(page, 'v2/team/invitations', 'DELETE')
  await invitations.getByRole('button', { name: `Revoke: ${address}` }).click()
  await expect(page.getByText('We couldn’t revoke the invitation. Try again in a moment.')).toBeVisible()
  await page.unrouteAll()
  await invitations.getByRole('button', { name: `Revoke: ${address}` }).click()
  await expect(page.getByText(`Invitation to ${address} revoked`)).toBeVisible()
  await expect(invitations.getByText('No pending invitations.')).toBeVisible()

  const second = `lee.${newWord()}@harbor.example`
  await field.fill(second)
  await invitations.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(invitations.getByText(second)).toBeVisible()
  const lee = await registerInvited(request, second, await invitationTo(request, second))
  const project = await newProject(lee, { draft: true, name: 'Harbor pilot' })
  await page.reload()
  await expect(members.getByText('Lee Lindqvist')).toBeVisible()
  await failing(page, 'v2/team/members', 'PUT')
  await members.getByRole('button', { name: 'Make admin: Lee Lindqvist' }).click()
  await expect(page.getByText('We couldn’t save the change. Try again in a moment.')).toBeVisible()
  await page.unrouteAll()
  await members.getByRole('button', { name: 'Make admin: Lee Lindqvist' }).click()
  await expect(page.getByText('Lee Lindqvist is now an admin')).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'team')
  await useDark(page, true)
  await expectNoBarriers(page)
  await picture(page, 'team-dark')
  await useDark(page, false)
  const leesPage = await newBrowserFor(browser, lee, '/team')
  await expect(leesPage.getByRole('button', { name: 'Remove: Robin Reyes', exact: true })).toBeVisible()

  await failing(page, 'v2/team/members/removal', 'GET')
  await members.getByRole('button', { name: 'Remove: Lee Lindqvist', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove Lee Lindqvist?' })
  await expect(dialog.getByText('We couldn’t load what the removal would change.')).toBeVisible({ timeout: 20_000 })
  await page.unrouteAll()
  await dialog.getByRole('button', { name: /again|retry/i }).click()
  await expect(dialog.getByText('Lee Lindqvist is signed out everywhere')).toBeVisible()
  await expect(dialog.getByText('Harbor pilot')).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'team-remove')
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(dialog.getByText('Choose who takes over the projects.')).toBeVisible()
  await dialog.getByLabel('Hand over 1 project to').selectOption({ label: `Robin Reyes (${robin.email})` })
  await failing(page, 'v2/team/members', 'DELETE')
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(dialog.getByText('We couldn’t remove the member. Try again in a moment.')).toBeVisible()
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Lee Lindqvist removed')).toBeVisible()
  await expect(members.getByText('Lee Lindqvist')).toBeHidden()
  expect((await request.get('/api/v1/projects', { headers: { 'X-Parse-Session-Token': lee.session } })).status()).toBe(401)
  await page.goto(`/projects/settings/v2/${project}`)
  await expect(page.getByText('Harbor pilot').first()).toBeVisible()
  await page.goto('/security')
  await expect(page.getByText('removed a member').last()).toBeVisible()
})

test('at 320 px, and for members who aren’t admins', { tag: '@nightly' }, async ({ page, request }) => {
  const robin = await newMember(request)
  const address = `lee.${newWord()}@harbor.example`
  await robin.call('POST', 'v2/team/invitations', { email: address })
  const lee = await registerInvited(request, address, await invitationTo(request, address))
  await robin.call('POST', 'v2/team/invitations', { email: `someone.with.a.long.name.${newWord()}@harbor.example` })
  await page.setViewportSize({ width: 320, height: 700 })
  await enter(page, robin, '/team')
  await expect(page.getByRole('button', { name: 'Remove: Lee Lindqvist', exact: true })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectNoBarriers(page)
  await picture(page, 'team-320')
  await page.getByRole('button', { name: 'Remove: Lee Lindqvist', exact: true }).click()
  await expect(page.getByText('Comments, decisions and emails stay in the history')).toBeVisible()
  await picture(page, 'team-remove-320')
  await enter(page, lee, '/team')
  await expect(page.getByText('Robin Reyes', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Remove|Make|Revoke|Invite)/ })).toHaveCount(0)
})

test('an invitation token leaves the address bar immediately, survives a reload, and creates an account in the team', async ({
  page,
  request,
}) => {
  const robin = await newMember(request)
  const address = `lee.${newWord()}@harbor.example`
  await robin.call('POST', 'v2/team/invitations', { email: address })
  const link = await linkTo(request, address, /register#invitation=[\w-]+/)
  for (const shape of [`/${link}`, `/${link.replace('#', '?')}`]) {
    await page.goto('/robots.txt')
    await page.goto(shape)
    await expect(page.getByText('Robin Reyes has invited you to join the team at')).toBeVisible()
    expect(page.url()).not.toContain('invitation')
  }
  await page.reload()
  await expect(page.getByText('Robin Reyes has invited you to join the team at')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(address)
  for (const [label, value] of Object.entries({ 'First name': 'Lee', 'Last name': 'Lindqvist', 'Job title': 'Engineer' }))
    await page.getByLabel(label).fill(value)
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByLabel('Retype password', { exact: true }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/panel/)
  await page.goto('/team')
  await expect(page.getByText('Lee Lindqvist (you)')).toBeVisible()
})
