// The DNS records of a mailbox's domain: wrong and missing ones say what to publish, and are found once published.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startMail, type EmbeddedMail } from '@fairlead/local-services/mail/start-mail'
import { startDnsServer, type DnsServer } from '../testing/dns-server.ts'
import { deliverRaw } from '../testing/deliver-raw.ts'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { ownServer, type OwnServer } from './own-server.ts'
import { refused } from './refused-writes.ts'
import { enter, newMember, newWord } from './team.ts'
import { expect, test } from './test.ts'

let server: OwnServer
let dns: DnsServer
let mail: EmbeddedMail
const domain = `${newWord()}.example`
const address = `robin@${domain}`
const folder = mkdtempSync(path.join(os.tmpdir(), 'fairlead-domain-records-'))
test.beforeAll(async () => {
  dns = await startDnsServer()
  mail = await startMail({ folder, ownDomains: [domain] })
  server = await ownServer({ DNS_SERVERS: dns.address })
  await server.start()
})
test.afterAll(async () => {
  await server.remove()
  await Promise.all([dns.stop(), mail.stop()])
  rmSync(folder, { recursive: true, force: true })
})
test('records of a domain are corrected one by one', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const member = await newMember(context.request)
  // how the world sees the server on this machine
  dns.set('A', 'localhost', ['9.8.7.6'])
  dns.set('TXT', domain, ['v=spf1 include:_spf.google.com -all'])
  dns.set('TXT', '_spf.google.com', ['v=spf1 ip4:203.0.113.0/24 ~all'])
  dns.fail('6.7.8.9.in-addr.arpa', 'servfail')
  const servers = { smtp_host: 'localhost', smtp_port: mail.smtp.port, imap_host: '127.0.0.1', imap_port: mail.imap.port }
  const form = { address, username: mail.smtp.user, password: mail.smtp.pass, smtp_security: 'none', imap_security: 'none', ...servers }
  await member.call('POST', 'v2/mailboxes', form)
  await enter(page, member, '/profile')
  const section = page.getByRole('region', { name: 'Your mailbox' })
  const line = (kind: string) => section.getByRole('listitem').filter({ has: page.getByText(kind, { exact: true }) })
  const checkAgain = section.getByRole('button', { name: `Check again: DNS records of ${domain}` })

  await test.step('what is wrong, missing, and could not be checked', async () => {
    await expect(section.getByText(`2 DNS records of ${domain} to correct`)).toBeVisible({ timeout: 60_000 })
    await expect(line('SPF')).toContainText('The SPF record doesn’t cover localhost.')
    await expect(line('SPF').locator('code')).toContainText(['TXT', domain, 'v=spf1 include:_spf.google.com ip4:9.8.7.6 -all'])
    await expect(line('DKIM')).toContainText('Not checked')
    await expect(line('DKIM')).toContainText(`Send an email from ${address} to itself`)
    await expect(line('DMARC')).toContainText('Missing')
    await expect(line('Reverse DNS')).toContainText('DNS didn’t answer')
    await expectNoBarriers(page)
    await section.scrollIntoViewIfNeeded()
    await picture(page, 'domain-records')
    await useDark(page, true)
    await page.setViewportSize({ width: 390, height: 844 })
    await line('SPF').scrollIntoViewIfNeeded()
    await expectNoBarriers(page)
    await picture(page, 'domain-records-phone-dark')
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await useDark(page, false)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('a record is copied', async () => {
    const copy = section.getByRole('button', { name: 'Copy the value of the DMARC record' })
    await copy.click()
    await expect(section.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`v=DMARC1; p=none; rua=mailto:${address}`)
  })

  await refused(page, 'check DNS records', async () => {
    await checkAgain.click()
    await expect(page.getByText('We couldn’t check the DNS records. Try again in a moment.')).toBeVisible()
    await expect(line('DMARC')).toContainText('Missing')
  })

  await test.step('while DNS answers nothing, no check is announced as done', async () => {
    const names = [domain, `_dmarc.${domain}`]
    for (const name of names) dns.fail(name, 'servfail')
    dns.fail('localhost', 'servfail')
    await checkAgain.click()
    const summary = section.getByText(`DNS records of ${domain}: 3 not checked`)
    await expect(summary).toBeVisible()
    await expect(page.getByText('We couldn’t check the DNS records. Try again in a moment.').last()).toBeVisible()
    await expect(page.getByText('DNS records checked')).toBeHidden()
    await summary.click()
    await expect(line('DMARC')).toContainText('Not checked')
    for (const name of [...names, 'localhost']) dns.fail(name, null)
    await checkAgain.click()
    await expect(page.getByText('DNS records checked')).toBeVisible()
    await expect(line('DMARC')).toContainText('Missing')
  })

  await test.step('the server of the mailbox doesn’t sign: a key is made, and turned off again', async () => {
    await refused(page, 'turn on signing', async () => {
      await section.getByRole('button', { name: 'Sign emails' }).click()
      await expect(page.getByText('We couldn’t change DKIM signing. Try again in a moment.')).toBeVisible()
    })
    await section.getByRole('button', { name: 'Sign emails' }).click()
    await expect(section.getByText(/We created a key\. Publish its DKIM record/)).toBeVisible()
    await checkAgain.click()
    await expect(line('DKIM')).toContainText('Add this record. Signing starts once we see it.')
    const [, name = '', value = ''] = await line('DKIM').locator('code').allTextContents()
    expect(name).toMatch(new RegExp(`^fl[a-z0-9]+\\._domainkey\\.${domain}$`))
    await expectNoBarriers(page)
    await section.scrollIntoViewIfNeeded()
    await picture(page, 'domain-records-signing')
    dns.set('TXT', name, [value])
    await checkAgain.click()
    await expect(section.getByText('We sign the emails of this mailbox.')).toBeVisible()
    await refused(page, 'turn off signing', async () => {
      await section.getByRole('button', { name: 'Turn off signing' }).click()
      await expect(page.getByText('We couldn’t change DKIM signing. Try again in a moment.')).toBeVisible()
    })
    await section.getByRole('button', { name: 'Turn off signing' }).click()
    await expect(section.getByRole('button', { name: 'Sign emails' })).toBeVisible()
  })

  await test.step('published, they pass', async () => {
    dns.set('TXT', domain, ['v=spf1 include:_spf.google.com ip4:9.8.7.6 -all'])
    dns.set('TXT', `_dmarc.${domain}`, [`v=DMARC1; p=none; rua=mailto:${address}`])
    dns.fail('6.7.8.9.in-addr.arpa', null)
    dns.set('PTR', '6.7.8.9.in-addr.arpa', ['localhost'])
    await checkAgain.click()
    await expect(section.getByText(`DNS records of ${domain}: 1 not checked`)).toBeVisible({ timeout: 20_000 })
    const signature = `DKIM-Signature: v=1; a=rsa-sha256; d=${domain}; s=s1; h=from; bh=x; b=y`
    const message = [signature, `From: ${address}`, `To: ${address}`, `Message-ID: <self@${domain}>`, 'Subject: Me', '', 'x', ''].join(
      '\r\n',
    )
    dns.set('TXT', `s1._domainkey.${domain}`, [`v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A${'A'.repeat(360)}`])
    await deliverRaw(mail.smtp.port, message, address)
    // found by the worker, without another click
    await expect(section.getByText(`DNS records of ${domain} pass`)).toBeVisible({ timeout: 60_000 })
    await section.getByText(`DNS records of ${domain} pass`).click()
    await expect(line('DKIM')).toContainText('The key “s1” is published.')
    await expectNoBarriers(page)
    await picture(page, 'domain-records-pass')
  })
  await context.close()
})
