// A first email with a link that leads nowhere: a warning during writing, a refusal when sending, and the remedy.
import { startDnsServer, type DnsServer } from '../testing/dns-server.ts'
import { expectNoBarriers, picture } from './journeys.ts'
import { ownServer, type OwnServer } from './own-server.ts'
import { panelOf } from './panel-page.ts'
import { addPeople, enter, newMember, newProject } from './team.ts'
import { expect, test } from './test.ts'
import { expectWritten } from './written.ts'

let server: OwnServer
let dns: DnsServer
test.beforeAll(async () => {
  dns = await startDnsServer()
  server = await ownServer({ DNS_SERVERS: dns.address, LINK_CHECK: 'true' })
  await server.start()
})
test.afterAll(async () => {
  await server.remove()
  await dns.stop()
})

test('a broken link is named while writing, stops the email, and lets it go once it is corrected', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const member = await newMember(context.request)
  const project = await newProject(member)
  const [ada] = await addPeople(member, project, ['Ada Quayside'])
  await enter(page, member, `${panelOf(project, 'approved')}&candidate=${ada!.id}`)
  await page.getByRole('button', { name: 'Write email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write to Ada Quayside' })
  const message = dialog.getByLabel('Message')
  const sentence = 'The link https://nowhere.example/jobs leads to a website that doesn’t exist. Correct it in the message.'

  await message.fill('Hi Ada, see https://nowhere.example/jobs and tell me what you think.')
  await expect(dialog.getByText(sentence)).toBeVisible({ timeout: 20_000 })
  await dialog.getByText(sentence).scrollIntoViewIfNeeded()
  await expectNoBarriers(page)
  await picture(page, 'broken-link')
  // the switch is behind the dialog
  const paint = (scheme: string) => page.evaluate((value) => (document.documentElement.dataset.mantineColorScheme = value), scheme)
  await paint('dark')
  await page.setViewportSize({ width: 390, height: 844 })
  await dialog.getByText(sentence).scrollIntoViewIfNeeded()
  await expectNoBarriers(page)
  await picture(page, 'broken-link-phone-dark')
  await paint('light')
  await page.setViewportSize({ width: 1440, height: 900 })

  await dialog.getByRole('button', { name: 'Approve & send' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
  await expectWritten(message, /nowhere\.example/)
  await picture(page, 'broken-link-refused')

  // a name that no server answers for is in doubt, and in doubt an email is sent
  dns.fail('slow.example', 'servfail')
  await message.fill('Hi Ada, see https://slow.example/jobs and tell me what you think.')
  await expect(dialog.getByText(sentence)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Approve & send' }).click()
  await expect(dialog).toBeHidden({ timeout: 20_000 })
  await context.close()
})
