import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { inDatabase } from '../testing/in-database.ts'
import { startMail, type EmbeddedMail } from '@fairlead/local-services/mail/start-mail'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { panelOf } from './panel-page.ts'
import { refused } from './refused-writes.ts'
import { addPeople, enter, newMember, newProject, newWord, type Member } from './team.ts'
import { expect, test } from './test.ts'

test('an email to a suppressed address is refused before it is sent, and sent once the entry is removed', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await newProject(member)
  const [ada] = await addPeople(member, project, ['Ada Quayside'])
  const { candidate_emails } = await member.call<{ candidate_emails: string[] }>('GET', 'v2/projects/candidates/one', {
    project_id: project,
    candidate_id: ada!.id,
  })
  const [email] = candidate_emails as [string]

  await enter(page, member, '/team')
  await page.getByRole('link', { name: 'Suppression list' }).click()
  const list = page.getByLabel('Addresses and domains')
  const toast = (text: string) => page.getByText(text, { exact: true })

  await test.step('nothing, something unreadable, a file, a server that fails', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('Enter at least one email address or domain.')).toBeVisible()
    await list.fill(`${email}\nnothing`)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('Line 2 is not an email address or a domain: nothing')).toBeVisible()
    await expect(list).toHaveValue(`${email}\nnothing`)
    const csv = { name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(`Email,Name\n${email},Ada\n@client.example,`) }
    await page.locator('input[type=file]').setInputFiles(csv)
    await expect(list).toHaveValue(/client\.example/)
    await refused(page, 'add to the suppression list', async () => {
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByText('We couldn’t add these entries. Try again in a moment.')).toBeVisible()
    })
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(toast('2 entries added')).toBeVisible()
    await expect(list).toHaveValue('')
    await expect(page.getByText('Everyone at client.example', { exact: true })).toBeVisible()
    await expectNoBarriers(page)
    await picture(page, 'suppressions')
    await useDark(page, true)
    await page.setViewportSize({ width: 390, height: 800 })
    await expectNoBarriers(page)
    await picture(page, 'suppressions-phone-dark')
    await useDark(page, false)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await page.goto(`${panelOf(project, 'approved')}&candidate=${ada!.id}`)
  await page.getByRole('button', { name: 'Write email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write to Ada Quayside' })
  const refusal = dialog.getByRole('alert').filter({ hasText: 'This email can’t be sent yet' })
  await expect(refusal).toContainText('Your workspace has suppressed this address.')
  await expect(dialog.getByRole('button', { name: 'Approve & send' })).toBeDisabled()
  await expectNoBarriers(page)
  await picture(page, 'firewall-refusal')
  await test.step('another address may be written to', async () => {
    await dialog.getByRole('combobox', { name: 'To' }).fill('ada@elsewhere.example')
    await expect(refusal).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: 'Approve & send' })).toBeEnabled()
    await dialog.getByRole('combobox', { name: 'To' }).fill(email)
    await expect(refusal).toBeVisible()
  })

  await refusal.getByRole('link', { name: 'Open the suppression list' }).click()
  const remove = page.getByRole('button', { name: `Remove: ${email}` })
  await refused(page, 'remove from the suppression list', async () => {
    await remove.click()
    await expect(page.getByText('We couldn’t remove this entry. Try again in a moment.')).toBeVisible()
    await expect(remove).toBeVisible()
  })
  await remove.click()
  await expect(remove).toHaveCount(0)
  await page.goto(`${panelOf(project, 'approved')}&candidate=${ada!.id}`)
  await page.getByRole('button', { name: 'Write email' }).click()
  await expect(refusal).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Approve & send' }).click()
  await expect(dialog).toHaveCount(0)
})

test.describe("a launch from the user's own mailbox", () => {
  let mail: EmbeddedMail
  const domain = `${newWord()}.example`
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fairlead-launch-'))
  test.beforeAll(async () => {
    mail = await startMail({ folder, ownDomains: [domain] })
  })
  test.afterAll(async () => {
    await mail.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const connectMailbox = (member: Member, address: string) => {
    const security = { smtp_security: 'none', imap_security: 'none' }
    const hosts = { smtp_host: '127.0.0.1', imap_host: '127.0.0.1', smtp_port: mail.smtp.port, imap_port: mail.imap.port }
    const signIn = { address, username: mail.smtp.user, password: mail.smtp.pass }
    return member.call('POST', 'v2/mailboxes', { ...signIn, ...hosts, ...security })
  }

  test(
    'says how many emails leave, from where, and when the last one does; above the daily limit they wait',
    { tag: '@nightly' },
    async ({ page, request }) => {
      const member = await newMember(request)
      const address = `robin@${domain}`
      await connectMailbox(member, address)

      await enter(page, member, '/profile')
      const section = page.getByRole('region', { name: 'Your mailbox' })
      await expect(section.getByText('Sends up to 20 emails today, growing to 50 a day')).toBeVisible()
      await section.getByRole('button', { name: `Daily limit ${address}` }).click()
      const limit = page.getByRole('dialog', { name: `Daily limit of ${address}` })
      await limit.getByLabel('Emails a day').fill('1000')
      await limit.getByRole('button', { name: 'Save' }).click()
      await expect(limit.getByText('Enter a number from 1 to 200.')).toBeVisible()
      await limit.getByLabel('Emails a day').fill('2')
      await expectNoBarriers(page)
      await picture(page, 'mailbox-limit')
      await refused(page, 'limit a mailbox', async () => {
        await limit.getByRole('button', { name: 'Save' }).click()
        await expect(limit.getByText('We couldn’t change the mailbox. Try again in a moment.')).toBeVisible()
      })
      await limit.getByRole('button', { name: 'Save' }).click()
      await expect(limit).toHaveCount(0)
      await expect(section.getByText('Sends up to 2 emails today')).toBeVisible()

      const project = await newProject(member)
      const names = ['Ada One', 'Ben Two', 'Cy Three', 'Di Four', 'Ed Five']
      const people = await addPeople(member, project, names)
      await page.goto(`/panel?project=${project}&tab=approved`)
      for (const name of names) await page.getByRole('article', { name }).getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Email', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Email 5 candidates' })
      await expect(dialog.getByText(`5 emails will be sent from ${address}, the last one on `)).toBeVisible()
      await expect(dialog.getByText('This mailbox sends 2 emails today; the others wait.')).toBeVisible()
      await expectNoBarriers(page)
      await picture(page, 'launch-estimate')
      await page.setViewportSize({ width: 390, height: 800 })
      await expectNoBarriers(page)
      await picture(page, 'launch-estimate-phone')
      await page.setViewportSize({ width: 1440, height: 900 })
      await dialog.getByRole('button', { name: 'Send 5 emails' }).click()
      await expect(dialog).toHaveCount(0, { timeout: 30_000 })
      await expect.poll(() => mail.outside.list().length, { timeout: 60_000 }).toBe(2)
      const dates: string[] = []
      for (const { id } of people) {
        const { entries } = await member.call<{
          entries: { state: string; due_date: string; held_by: string | null; step: number | null }[]
        }>('GET', 'v2/projects/candidates/conversation', { project_id: project, candidate_id: id })
        dates.push(
          ...entries.filter(({ step, held_by }) => step === 0 && held_by === 'mailbox_day').map(({ due_date }) => due_date.slice(0, 10)),
        )
      }
      expect(dates.toSorted(), 'two tomorrow, one the day after').toHaveLength(3)
      expect(new Set(dates).size).toBe(2)
    },
  )

  test(
    'to the United States is refused without a postal address, and sent with it once it is set',
    { tag: '@nightly' },
    async ({ page, request }) => {
      const member = await newMember(request)
      await connectMailbox(member, `ari@${domain}`)
      const project = await newProject(member)
      await member.call('PUT', 'v2/team/postal_address', { postal_address: '' })
      const [ada] = await addPeople(member, project, ['Ada Austin'])
      const place = JSON.stringify({ label: 'Austin, Texas, United States', city: 'Austin', state: 'Texas', country: 'United States' })
      const { origin } = new URL((await request.get('/robots.txt')).url())
      const moved = `update person set profile = jsonb_set(profile, '{place}', $1::jsonb) where id = (select person_id from candidate where id = $2)`
      expect(await inDatabase(origin, moved, [place, ada!.id])).toBe(true)
      await enter(page, member, `${panelOf(project, 'approved')}&candidate=${ada!.id}`)
      const write = page.getByRole('button', { name: 'Write email' })
      const dialog = page.getByRole('dialog', { name: 'Write to Ada Austin' })
      const section = page.getByRole('region', { name: 'Postal address' })
      const save = section.getByRole('button', { name: 'Save address' })
      await write.click()
      const refusal = dialog.getByRole('alert').filter({ hasText: 'This email can’t be sent yet' })
      await expect(refusal).toContainText('CAN-SPAM Act, 15 U.S.C. § 7704(a)(5)(A) requires a postal address in this email')
      await expect(dialog.getByRole('button', { name: 'Approve & send' })).toBeDisabled()
      await expectNoBarriers(page)
      await picture(page, 'postal-address-refusal')
      await refusal.getByRole('link', { name: 'Add a postal address' }).click()

      const address = section.getByLabel('Sender’s postal address')
      await address.fill('Austin')
      await save.click()
      await expect(section.getByText('Enter a whole address: street or PO box, city, postal code, and country.')).toBeVisible()
      await address.fill('12 Quay Street\nAustin, TX 78701')
      await refused(page, 'save the postal address', async () => {
        await save.click()
        await expect(section.getByText('We couldn’t save the postal address. Try again in a moment.')).toBeVisible()
        await expect(address).toHaveValue('12 Quay Street\nAustin, TX 78701')
      })
      await save.click()
      await expect(section.getByText('We couldn’t save the postal address. Try again in a moment.')).toHaveCount(0)
      await expectNoBarriers(page)
      await picture(page, 'postal-address')
      await page.setViewportSize({ width: 390, height: 800 })
      await useDark(page, true)
      await expectNoBarriers(page)
      await picture(page, 'postal-address-phone-dark')
      await useDark(page, false)
      await page.setViewportSize({ width: 1440, height: 900 })

      await page.goto(`${panelOf(project, 'approved')}&candidate=${ada!.id}`)
      await write.click()
      await expect(dialog.getByText('12 Quay Street, Austin, TX 78701')).toBeVisible()
      await expect(refusal).toHaveCount(0)
      // outside of working hours there, which depends on the time of this run
      const sendNow = dialog.getByRole('checkbox', { name: 'Send now anyway' })
      if (await sendNow.isVisible()) await sendNow.check()
      await dialog.getByRole('button', { name: 'Approve & send' }).click()
      await expect(dialog).toHaveCount(0)
      const sent = () => mail.outside.list().filter(({ to }) => to.some((recipient) => recipient.startsWith('ada-austin')))
      await expect.poll(() => sent().length, { timeout: 30_000 }).toBe(1)
      expect(sent()[0]!.source().toString()).toMatch(/^12 Quay Street\r?\nAustin, TX 78701/m)
    },
  )
})
