// A user's own mailbox: found, tested, connected, sent from, paused, and disconnected; invalid input first.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startMail, type EmbeddedMail } from '@fairlead/local-services/mail/start-mail'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { refused } from './refused-writes.ts'
import { panelOf } from './panel-page.ts'
import { addPeople, enter, newMember, newProject, newWord, writeTo } from './team.ts'
import { expect, test } from './test.ts'

let mail: EmbeddedMail
const domain = `${newWord()}.example`
const folder = mkdtempSync(path.join(os.tmpdir(), 'fairlead-own-mailbox-'))
test.beforeAll(async () => {
  mail = await startMail({ folder, ownDomains: [domain] })
})
test.afterAll(async () => {
  await mail.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a mailbox is connected with errors explained, sends the sequence, and holds emails while paused', async ({ page, request }) => {
  const member = await newMember(request)
  const address = `robin@${domain}`
  await enter(page, member, '/profile')
  const section = page.getByRole('region', { name: 'Your mailbox' })
  await expect(section.getByText(/is sent from .* until you connect your own mailbox/)).toBeVisible()
  // the operator has configured no Google or Microsoft client: an admin learns what is missing
  await expect(section.getByRole('button', { name: /Google|Microsoft/ })).toBeHidden()
  await expect(
    section.getByText('To let your team connect Google mailboxes, set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET on the server.'),
  ).toBeVisible()
  await section.getByRole('button', { name: 'Connect a mailbox' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect your mailbox' })

  await test.step('nothing typed, no address, a domain that names no servers', async () => {
    await dialog.getByRole('button', { name: 'Find servers' }).click()
    await expect(dialog.getByText('This field is required.')).toBeVisible()
    await dialog.getByLabel('Email address').fill('robin')
    await dialog.getByRole('button', { name: 'Find servers' }).click()
    await expect(dialog.getByText('Not a valid email address')).toBeVisible()
    await dialog.getByLabel('Email address').fill(address)
    await dialog.getByRole('button', { name: 'Find servers' }).click()
    await expect(dialog.getByText(/^Your email domain doesn’t publish its servers\. These are a guess/)).toBeVisible({ timeout: 30_000 })
    await expect(dialog.getByLabel('Outgoing server (SMTP)', { exact: true })).toHaveValue(`smtp.${domain}`)
  })

  const fill = async (password: string) => {
    for (const [name, server, port] of [
      ['Outgoing server (SMTP)', '127.0.0.1', mail.smtp.port],
      ['Incoming server (IMAP)', '127.0.0.1', mail.imap.port],
    ] as const) {
      await dialog.getByLabel(name, { exact: true }).fill(server)
      await dialog.getByLabel(`Port, ${name}`).fill(String(port))
      await dialog.getByRole('combobox', { name: `Encryption, ${name}` }).click()
      await page.getByRole('option', { name: 'None' }).click()
    }
    await dialog.getByLabel('Username').fill(mail.smtp.user)
    await dialog.getByLabel('Password', { exact: true }).fill(password)
  }
  await test.step('reports a wrong password for both directions, saves nothing, and keeps the input', async () => {
    await fill('not the password')
    await dialog.getByRole('button', { name: 'Test', exact: true }).click()
    await expect(dialog.getByText(/doesn’t accept this username and password/).first()).toBeVisible({ timeout: 20_000 })
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(dialog.getByText(/doesn’t accept this username and password/).first()).toBeVisible({ timeout: 20_000 })
    await expect(dialog.getByLabel('Username')).toHaveValue(mail.smtp.user)
    await expectNoBarriers(page)
    await picture(page, 'mailbox-wrong-password')
    expect((await member.call<{ mailboxes: unknown[] }>('GET', 'v2/mailboxes')).mailboxes).toEqual([])
  })

  const notConnected = 'We couldn’t connect the mailbox. Try again in a moment.'
  await refused(page, 'test a mailbox', async () => {
    await dialog.getByRole('button', { name: 'Test', exact: true }).click()
    await expect(dialog.getByText(notConnected)).toBeVisible()
  })
  await refused(page, 'connect a mailbox', async () => {
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(dialog.getByText(notConnected)).toBeVisible()
    await expect(dialog.getByLabel('Username')).toHaveValue(mail.smtp.user)
  })

  await test.step('the right one', async () => {
    await dialog.getByLabel('Password', { exact: true }).fill(mail.smtp.pass)
    await dialog.getByRole('button', { name: 'Test', exact: true }).click()
    await expect(dialog.getByText('Sending works.')).toBeVisible({ timeout: 20_000 })
    await expect(dialog.getByText('Receiving works.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(dialog).toBeHidden({ timeout: 20_000 })
    await expect(section.getByText('Connected', { exact: true })).toBeVisible()
    await expectNoBarriers(page)
    await picture(page, 'mailbox-connected')
    await useDark(page, true)
    await page.setViewportSize({ width: 390, height: 800 })
    await expectNoBarriers(page)
    await picture(page, 'mailbox-connected-phone-dark')
    await useDark(page, false)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  const project = await newProject(member)
  const people = await addPeople(member, project, ['Ada One', 'Ben Two'])

  await test.step('a signature: refused with a variable, kept when saving fails, then shown under the email', async () => {
    await section.getByRole('button', { name: `Signature of ${address}` }).click()
    const editor = page.getByRole('dialog', { name: `Signature of ${address}` })
    await editor.getByLabel('Signature').fill('Best, {{sender_name}}')
    await editor.getByRole('button', { name: 'Save' }).click()
    await expect(editor.getByText('Signatures can’t contain variables.')).toBeVisible()
    await editor.getByLabel('Signature').fill('Robin Reyes\nHarbor Labs, https://harbor.example')
    await expect(editor.frameLocator('iframe').getByRole('link', { name: 'https://harbor.example' })).toBeVisible()
    await expectNoBarriers(page)
    await picture(page, 'mailbox-signature')
    await refused(page, 'change a signature', async () => {
      await editor.getByRole('button', { name: 'Save' }).click()
      await expect(editor.getByText('We couldn’t change the mailbox. Try again in a moment.')).toBeVisible()
    })
    await editor.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Signature saved')).toBeVisible()
    await page.goto(`${panelOf(project, 'approved')}&candidate=${people[1]!.id}`)
    await page.getByRole('button', { name: 'Write email' }).click()
    const message = page.getByRole('dialog', { name: 'Write to Ben Two' })
    await expect(
      message.getByText('Your signature is added below the email: Robin Reyes, Harbor Labs, https://harbor.example'),
    ).toBeVisible()
    await expect(message.getByLabel('Message')).not.toBeEmpty()
    await expect(message.getByLabel('Message')).not.toContainText('harbor.example')
    await picture(page, 'mailbox-signature-preview')
  })

  await test.step('the project says which address it is sent from, and the email leaves from there', async () => {
    await page.goto(`/projects/settings/v2/${project}?step=${encodeURIComponent('Outreach Sequences')}`)
    await expect(page.getByText(`Emails are sent from ${address}.`)).toBeVisible()
    await writeTo(member, project, [people[0]!.id])
    await expect.poll(() => mail.outside.list().map(({ from }) => from), { timeout: 30_000 }).toEqual([address])
  })

  await test.step('paused, an email waits; resumed, it leaves, once', async () => {
    await page.goto('/profile')
    await refused(page, 'pause a mailbox', async () => {
      await section.getByRole('button', { name: `Pause ${address}` }).click()
      await expect(page.getByText('We couldn’t change the mailbox. Try again in a moment.')).toBeVisible()
      await expect(section.getByText('Connected', { exact: true })).toBeVisible()
    })
    await section.getByRole('button', { name: `Pause ${address}` }).click()
    await expect(section.getByText('You paused this mailbox. Its emails wait until you resume it.')).toBeVisible()
    await member.call('POST', 'v2/projects/candidates/approve_and_send', { project_id: project, candidate_id: people[1]!.id })
    await expect(section.getByText(/1 email is waiting to be sent/)).toBeVisible({ timeout: 60_000 })
    expect(mail.outside.list()).toHaveLength(1)
    await section.getByRole('button', { name: `Resume ${address}` }).click()
    await expect(section.getByText('Connected', { exact: true })).toBeVisible({ timeout: 20_000 })
    await expect.poll(() => mail.outside.list().length, { timeout: 30_000 }).toBe(2)
  })

  await test.step('disconnected, the installation sends again', async () => {
    await section.getByRole('button', { name: `Disconnect ${address}` }).click()
    const confirmation = page.getByRole('dialog', { name: `Disconnect ${address}?` })
    await expectNoBarriers(page)
    await confirmation.getByRole('button', { name: 'Cancel' }).click()
    await expect(section.getByText('Connected', { exact: true })).toBeVisible()
    await section.getByRole('button', { name: `Disconnect ${address}` }).click()
    await refused(page, 'disconnect a mailbox', async () => {
      await confirmation.getByRole('button', { name: 'Disconnect', exact: true }).click()
      await expect(confirmation.getByText('We couldn’t change the mailbox. Try again in a moment.')).toBeVisible()
    })
    await confirmation.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await expect(section.getByRole('button', { name: 'Connect a mailbox' })).toBeVisible()
    await page.goto(`/projects/settings/v2/${project}?step=${encodeURIComponent('Outreach Sequences')}`)
    await expect(page.getByRole('link', { name: 'Connect your own mailbox' })).toBeVisible()
  })
})
