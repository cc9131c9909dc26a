import { startGmail, type LocalGmail } from '../testing/fakes/mailboxes/start-gmail.ts'
import { startGraphMail, type LocalGraphMail } from '../testing/fakes/mailboxes/start-graph-mail.ts'
import type { Page } from '@playwright/test'
import { answerTo } from '../testing/provider-mailboxes.ts'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { linkTo } from './mailed-links.ts'
import { ownServer, type OwnServer } from './own-server.ts'
import { refused } from './refused-writes.ts'
import { addPeople, enter, newMember, newProject, newWord, registerInvited, writeTo } from './team.ts'
import { expect, test } from './test.ts'

const addresses = ['robin@team.example', 'talent@team.example']
let server: OwnServer
let gmail: LocalGmail
let graph: LocalGraphMail
test.beforeAll(async () => {
  const client = { clientId: 'fairlead', clientSecret: 'a-client-secret-of-some-length' }
  const settings: Record<string, string> = {}
  server = await ownServer(settings)
  const redirectUris = [`${server.url}/login`]
  gmail = await startGmail({ ...client, addresses, redirectUris })
  graph = await startGraphMail({ ...client, addresses, redirectUris, rotates: true })
  Object.assign(settings, {
    GOOGLE_ISSUER: gmail.url,
    GMAIL_URL: gmail.url,
    GOOGLE_CLIENT_ID: client.clientId,
    GOOGLE_CLIENT_SECRET: client.clientSecret,
    MICROSOFT_ISSUER: graph.url,
    GRAPH_URL: graph.url,
    MICROSOFT_CLIENT_ID: client.clientId,
    MICROSOFT_CLIENT_SECRET: client.clientSecret,
  })
  await server.start()
})
test.afterAll(async () => {
  await server.remove()
  await Promise.all([gmail.stop(), graph.stop()])
})

const section = (page: Page) => page.getByRole('region', { name: 'Your mailbox' })
const choose = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()

for (const [provider, local] of [
  ['Google', () => gmail],
  ['Microsoft', () => graph],
] as const)
  test(
    `a mailbox at ${provider}: canceled, partly allowed, refused, connected, used, locked out, and reconnected`,
    { tag: '@nightly' },
    async ({ browser }) => {
      const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
      const page = await context.newPage()
      const member = await newMember(context.request)
      const [address = ''] = addresses
      await enter(page, member, '/profile')
      const begin = () =>
        section(page)
          .getByRole('button', { name: `Connect with ${provider}` })
          .click()

      await test.step('canceled there', async () => {
        await begin()
        await choose(page, 'Cancel')
        await expect(section(page).getByRole('alert')).toHaveText(`Sign-in with ${provider} was canceled.`)
      })
      await test.step('sending is not allowed', async () => {
        await begin()
        await choose(page, `${address}, without sending`)
        await expect(section(page).getByRole('alert')).toHaveText(
          'You didn’t allow us to send email. Connect again and allow both reading and sending.',
        )
        await expectNoBarriers(page)
        await picture(page, `mailbox-${provider.toLowerCase()}-not-allowed`)
      })
      await refused(page, 'connect with a provider', async () => {
        await begin()
        await choose(page, address)
        await expect(section(page).getByRole('alert')).toHaveText('We couldn’t connect the mailbox. Try again in a moment.')
      })
      expect((await member.call('GET', 'v2/mailboxes')) as unknown).toMatchObject({ mailboxes: [] })

      await test.step('connected', async () => {
        await begin()
        await choose(page, address)
        await expect(page.getByText('Mailbox connected')).toBeVisible()
        await expect(page).toHaveURL(`${server.url}/profile`)
        await expect(section(page).getByText('Connected', { exact: true })).toBeVisible()
        await expect(section(page).getByRole('button', { name: `Edit ${address}` })).toBeHidden()
        // this server has neither a topic nor an https URL
        const reason = provider === 'Google' ? /^Checked every 15 seconds\. .* Pub\/Sub topic/ : /^Checked every 15 seconds\. .* https:\/\//
        await expect(section(page).getByText(reason)).toBeVisible()
        await expectNoBarriers(page)
        await picture(page, `mailbox-${provider.toLowerCase()}-connected`)
      })

      const project = await newProject(member)
      const people = await addPeople(member, project, ['Ada One', 'Ben Two'])
      await test.step('the first email is sent from there, and the answer is read', async () => {
        await writeTo(member, project, [people[0]!.id])
        await expect.poll(() => local().sent.filter((message) => message.address === address).length, { timeout: 40_000 }).toBe(1)
        const email = local().sent.findLast((message) => message.address === address)!
        local().deliver(address, answerTo(email.source, email.to, 'Yes, I am interested. Tell me more.'))
        await page.goto(`/panel?project=${project}`)
        await expect(page.getByRole('tab', { name: 'Interested 1' })).toBeVisible({ timeout: 60_000 })
        await page.getByRole('tab', { name: 'Interested 1' }).click()
        await expect(page.getByText('Ada One').first()).toBeVisible()
      })

      await test.step('access is withdrawn at the provider: the mailbox pauses, and its owner learns why', async () => {
        local().withdraw(address)
        local().expireTokens()
        await page.goto('/profile')
        await expect(
          section(page).getByText('It no longer gives us access. Reconnect it; waiting emails are sent after that.'),
        ).toBeVisible({
          timeout: 60_000,
        })
        await member.call('POST', 'v2/projects/candidates/approve_and_send', { project_id: project, candidate_id: people[1]!.id })
        await expect(section(page).getByText(/1 email is waiting to be sent/)).toBeVisible({ timeout: 60_000 })
        await expectNoBarriers(page)
        await picture(page, `mailbox-${provider.toLowerCase()}-locked-out`)
        await useDark(page, true)
        await page.setViewportSize({ width: 390, height: 800 })
        await expectNoBarriers(page)
        await picture(page, `mailbox-${provider.toLowerCase()}-locked-out-phone-dark`)
        await useDark(page, false)
        await page.setViewportSize({ width: 1440, height: 900 })
      })

      const reconnect = () =>
        section(page)
          .getByRole('button', { name: `Reconnect ${address}` })
          .click()
      await test.step('another account is not this mailbox', async () => {
        await reconnect()
        await choose(page, addresses[1]!)
        await expect(section(page).getByRole('alert').filter({ hasText: 'Disconnect' })).toHaveText(
          `Disconnect ${address} first. You can connect one mailbox.`,
        )
      })
      await test.step('reconnected, the email that waited is sent, once', async () => {
        await reconnect()
        await choose(page, address)
        await expect(section(page).getByText('Connected', { exact: true })).toBeVisible()
        await expect.poll(() => local().sent.filter((message) => message.address === address).length, { timeout: 40_000 }).toBe(2)
      })
      await context.close()
    },
  )

test('a shared mailbox: members can’t connect one, an admin can, and a project sends from it', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const admin = await newMember(context.request)
  const address = addresses[1]!
  const shared = page.getByRole('region', { name: 'Shared mailboxes' })

  await test.step('is hidden from members while there is none', async () => {
    const email = `lee.${newWord()}@team.example`
    await admin.call('POST', 'v2/team/invitations', { email })
    const link = await linkTo(context.request, email, /register#invitation=[\w-]+/)
    const member = await registerInvited(context.request, email, link.split('=')[1]!)
    await enter(page, member, '/profile')
    await expect(section(page).getByRole('button', { name: 'Connect with Google' })).toBeVisible()
    await expect(shared).toBeHidden()
  })

  await test.step('connected by an admin, after it was canceled', async () => {
    await enter(page, admin, '/profile')
    await expect(shared.getByText('Your team has no shared mailboxes.')).toBeVisible()
    await shared.getByRole('button', { name: 'Connect a shared mailbox with Google' }).click()
    await choose(page, 'Cancel')
    await expect(shared.getByRole('alert')).toHaveText('Sign-in with Google was canceled.')
    await expect(section(page).getByRole('alert')).toBeHidden()
    await shared.getByRole('button', { name: 'Connect a shared mailbox with Google' }).click()
    await choose(page, address)
    await expect(shared.getByText('Connected', { exact: true })).toBeVisible()
    await expect(shared.getByText(address, { exact: true })).toBeVisible()
    await expectNoBarriers(page)
    await picture(page, 'mailbox-shared')
  })

  await test.step('chosen as the sender of a project, and an email leaves from there', async () => {
    const project = await newProject(admin)
    const people = await addPeople(admin, project, ['Ada One'])
    await page.goto(`/projects/settings/v2/${project}?step=${encodeURIComponent('Outreach Sequences')}`)
    await page.getByRole('combobox', { name: 'Send from' }).click()
    await refused(page, 'choose the sender of a project', async () => {
      await page.getByRole('option', { name: address }).click()
      await expect(page.getByText('We couldn’t save the sender. Try again in a moment.')).toBeVisible()
    })
    await page.getByRole('combobox', { name: 'Send from' }).click()
    await page.getByRole('option', { name: address }).click()
    await expect(page.getByText(`Emails are sent from ${address}, a shared mailbox.`)).toBeVisible()
    await expectNoBarriers(page)
    await picture(page, 'mailbox-shared-chosen')
    await writeTo(admin, project, [people[0]!.id])
    expect(gmail.sent.filter((message) => message.address === address)).toHaveLength(1)
  })
  await context.close()
})
