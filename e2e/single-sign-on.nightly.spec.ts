// Single sign-on through the screens, with a real OpenID Connect provider and DNS server: an admin sets it up and requires it, a
// new member signs in, and the provider signs them out.
import { startProvider, type TestProvider } from '@fairlead/adapters/identity/provider.fixture'
import { Secret, TOTP } from 'otpauth'
import { startDnsServer, type DnsServer } from '../testing/dns-server.ts'
import { inDatabase } from '../testing/in-database.ts'
import { expectNoBarriers, pictures } from './journeys.ts'
import { ownServer, type OwnServer } from './own-server.ts'
import { refused } from './refused-writes.ts'
import { enter, newMember } from './team.ts'
import { expect, test, type Page } from './test.ts'

const password = 'correct horse battery'
const accounts: Record<string, Record<string, unknown>> = {
  anna: { email: 'anna@harbor.example', email_verified: true, given_name: 'Anna', family_name: 'Keller', groups: ['hiring', 'everyone'] },
}
let server: OwnServer
let provider: TestProvider
let dns: DnsServer
test.beforeAll(async () => {
  ;[provider, dns] = await Promise.all([startProvider(accounts, true), startDnsServer()])
  server = await ownServer({ DNS_SERVERS: dns.address })
  await server.start()
})
test.afterAll(async () => {
  await server.remove()
  await Promise.all([provider.stop(), dns.stop()])
})

async function inspect(page: Page, name: string) {
  await expectNoBarriers(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoBarriers(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
  await pictures(page, name)
}

const later = 'We couldn’t save this. Try again in a moment.'

test('an admin connects a provider, proves a domain, requires single sign-on, and a new member comes and goes', async ({ browser }) => {
  test.setTimeout(240_000)
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  const boss = await newMember(context.request)
  let codes: string[] | null = null
  const confirm = async () => {
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
    if (codes) await dialog.getByLabel('Code', { exact: true }).fill(codes.shift()!)
    else await dialog.getByLabel('Current password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog).toBeHidden()
  }
  const region = (name: string) => page.getByRole('region', { name })

  await page.route('**/api/v2/team/sso', (route) => route.fulfill({ status: 500, body: '{}' }))
  await enter(page, boss, '/team')
  await page.getByRole('link', { name: 'Single sign-on' }).click()
  await expect(page.getByText('We couldn’t load single sign-on.')).toBeVisible()
  await page.unrouteAll()
  await page.reload()
  await expect(page.getByText('No providers yet.')).toBeVisible()
  await inspect(page, 'sso-empty')

  await test.step('adds a provider', async () => {
    await page.getByRole('button', { name: 'Add provider' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add an OpenID Connect provider' })
    await dialog.getByRole('button', { name: 'Add provider' }).click()
    await expect(dialog.getByText('This field is required.')).toHaveCount(3)
    await dialog.getByLabel('Name').fill('Work ID')
    await dialog.getByLabel('Issuer').fill(`${provider.issuer}/elsewhere`)
    await dialog.getByLabel('Client ID').fill(provider.clientId)
    await dialog.getByLabel('Client secret', { exact: true }).fill(provider.clientSecret)
    await inspect(page, 'sso-add')
    await dialog.getByRole('button', { name: 'Add provider' }).click()
    await confirm()
    await expect(dialog.getByText('We couldn’t read the provider’s metadata at this address')).toBeVisible()
    await dialog.getByLabel('Issuer').fill(provider.issuer)
    await refused(page, 'add a provider', async () => {
      await dialog.getByRole('button', { name: 'Add provider' }).click()
      await confirm()
      await expect(dialog.getByText(later)).toBeVisible()
    })
    await dialog.getByRole('button', { name: 'Add provider' }).click()
    await confirm()
    await expect(dialog).toBeHidden()
  })

  const redirectUri = await region('Providers').locator('code').first().innerText()
  const logoutUri = await region('Providers').locator('code').nth(1).innerText()
  const id = redirectUri.split('/').at(-1) ?? ''
  expect(redirectUri).toBe(`${server.url}/sso/${id}`)
  provider.register({ redirectUris: [redirectUri], logoutUri })

  await test.step('maps groups, and tries the provider', async () => {
    await page.getByRole('button', { name: 'Edit: Work ID' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Work ID' })
    await dialog.getByLabel('Who joins when they first sign in').selectOption('none')
    await dialog.getByLabel('Claim that lists groups').fill('groups')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Enter at least one group')).toBeVisible()
    await dialog.getByLabel('More scopes').fill('groups')
    await dialog.getByLabel('Groups of members').fill('hiring')
    await dialog.getByLabel('Groups of members').scrollIntoViewIfNeeded()
    await inspect(page, 'sso-edit')
    await refused(page, 'edit a provider', async () => {
      await dialog.getByRole('button', { name: 'Save' }).click()
      await confirm()
      await expect(dialog.getByText(later)).toBeVisible()
    })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await confirm()
    await expect(dialog).toBeHidden()
    const tryIt = page.getByRole('button', { name: 'Test: Work ID' })
    await refused(page, 'test single sign-on', async () => {
      await tryIt.click()
      await page.getByRole('link', { name: 'anna' }).click()
      await expect(page.getByText('Error authenticating Work ID user')).toBeVisible()
    })
    await tryIt.click()
    const result = page.getByRole('alert', { name: 'Test of Work ID' })
    await expect(result).toContainText('The provider answered, but anna@harbor.example couldn’t sign in.')
    await expect(result).toContainText('Groups: hiring, everyone')
    await inspect(page, 'sso-tested')
  })

  await test.step('proves a domain', async () => {
    const field = region('Domains').getByRole('textbox', { name: 'Domain' })
    const add = region('Domains').getByRole('button', { name: 'Add domain' })
    await field.fill('harbor')
    await add.click()
    await expect(region('Domains').getByText('Enter a domain such as example.com.')).toBeVisible()
    await field.fill('https://harbor.example/')
    await refused(page, 'add a domain', async () => {
      await add.click()
      await confirm()
      await expect(region('Domains').getByText(later)).toBeVisible()
    })
    await add.click()
    await confirm()
    const record = await region('Domains').locator('code').innerText()
    expect(record).toMatch(/^fairlead-verification=\w+$/)
    const check = page.getByRole('button', { name: 'Check now: harbor.example' })
    await refused(page, 'check a domain', async () => {
      await check.click()
      await expect(page.getByText(later)).toBeVisible()
    })
    await check.click()
    await expect(region('Domains').getByText('We didn’t find the record.')).toBeVisible()
    await region('Domains').scrollIntoViewIfNeeded()
    await inspect(page, 'sso-domain')
    dns.set('TXT', 'harbor.example', [record])
    await check.click()
    await expect(region('Domains').getByText('Verified', { exact: true })).toBeVisible()
  })

  const annasContext = await browser.newContext({ baseURL: server.url })
  const anna = await annasContext.newPage()
  await test.step('a new member signs in by their address', async () => {
    await anna.goto('/login?back=%2Fprofile')
    await anna.getByLabel('Email').fill('anna@harbor.example')
    await expect(anna.getByRole('button', { name: 'Continue with Work ID' })).toBeVisible()
    await inspect(anna, 'sso-login')
    await anna.getByRole('button', { name: 'Continue with Work ID' }).click()
    await anna.getByRole('link', { name: 'Cancel' }).click()
    await expect(anna.getByRole('alert')).toHaveText('Sign-in with Work ID was canceled.')
    await refused(anna, 'sign in by single sign-on', async () => {
      await anna.getByRole('button', { name: 'Continue' }).click()
      await anna.getByRole('link', { name: 'anna' }).click()
      await expect(anna.getByRole('alert')).toHaveText('Please try again in a moment.')
    })
    await anna.goto('/login?back=%2Fprofile')
    await anna.getByLabel('Email').fill('anna@harbor.example')
    await anna.getByRole('button', { name: 'Continue with Work ID' }).click()
    await expect(anna.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible()
    await expect(anna.getByLabel('First name')).toHaveValue('Anna')
  })

  await test.step('requires it, with a break-glass admin', async () => {
    await boss.call('POST', 'v2/account/confirmation', { current_password: password })
    const { token, secret } = await boss.call<{ token: string; secret: string }>('POST', 'v2/account/factors/totp/secret')
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    codes = (await boss.call<{ recovery_codes: string[] }>('POST', 'v2/account/factors/totp', { token, code })).recovery_codes
    // adding a factor ends the other sessions of the account, but not the one that adds it
    await page.reload()
    const section = region('Require single sign-on')
    await section.getByLabel('Hours until it is required').fill('0')
    const require = section.getByRole('button', { name: 'Require single sign-on' })
    await require.click()
    await confirm()
    await expect(section.getByText('Choose at least one break-glass admin')).toBeVisible()
    await section.getByRole('checkbox').check()
    await refused(page, 'require single sign-on', async () => {
      await require.click()
      await confirm()
      await expect(section.getByText(later)).toBeVisible()
    })
    await require.click()
    await confirm()
    await expect(section.getByText('Required since')).toBeVisible()
    await section.scrollIntoViewIfNeeded()
    await inspect(page, 'sso-required')
  })

  await test.step('refuses a password, except a break-glass admin’s', async () => {
    await inDatabase(server.url, 'update users set password_hash = (select password_hash from users where email = $1) where email = $2', [
      boss.email,
      'anna@harbor.example',
    ])
    const visitor = await (await browser.newContext({ baseURL: server.url })).newPage()
    const signIn = async (email: string) => {
      await visitor.goto('/login')
      await visitor.getByLabel('Email').fill(email)
      await expect(visitor.getByLabel('Password', { exact: true })).toBeHidden()
      await visitor.getByRole('button', { name: 'Sign in another way' }).click()
      await visitor.getByLabel('Password', { exact: true }).fill(password)
      await visitor.getByRole('button', { name: 'Sign In', exact: true }).click()
    }
    await signIn('anna@harbor.example')
    await expect(visitor.getByText('Your workspace requires single sign-on.')).toBeVisible()
    expect(new URL(visitor.url()).pathname).toBe(`/sso/${id}`)
    await inspect(visitor, 'sso-refused')
    await signIn(boss.email)
    await expect(visitor.getByRole('heading', { name: 'Second step' })).toBeVisible()
    await visitor.getByLabel('Code', { exact: true }).fill(codes!.shift()!)
    await visitor.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(visitor).toHaveURL(`${server.url}/home`)
    await visitor.getByRole('button', { name: /Notifications/ }).click()
    await expect(visitor.getByText(`${boss.email} signed in as a break-glass admin`)).toBeVisible()
    await visitor.context().close()
  })

  await test.step('the provider signs the member out', async () => {
    const answer = await context.request.post(logoutUri, { form: { logout_token: provider.logoutToken('anna') } })
    expect(answer.status()).toBe(200)
    await anna.goto('/home')
    await expect(anna).toHaveURL(/\/login/)
    await annasContext.close()
  })

  await test.step('takes it all back', async () => {
    await page.getByRole('button', { name: 'Remove: Work ID' }).click()
    const dialog = page.getByRole('dialog', { name: 'Remove Work ID?' })
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await confirm()
    await expect(dialog.getByText('Single sign-on is required. Stop requiring it')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Stop requiring it' }).click()
    await confirm()
    await expect(page.getByText('Members may also sign in with a password')).toBeVisible()
    await page.getByRole('button', { name: 'Remove: Work ID' }).click()
    await refused(page, 'remove a provider', async () => {
      await dialog.getByRole('button', { name: 'Remove' }).click()
      await confirm()
      await expect(dialog.getByText(later)).toBeVisible()
    })
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await confirm()
    await expect(page.getByText('No providers yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Remove: harbor.example' }).click()
    const leaving = page.getByRole('dialog', { name: 'Remove harbor.example?' })
    await refused(page, 'remove a domain', async () => {
      await leaving.getByRole('button', { name: 'Remove' }).click()
      await confirm()
      await expect(leaving.getByText(later)).toBeVisible()
    })
    await leaving.getByRole('button', { name: 'Remove' }).click()
    await confirm()
    await expect(page.getByText('No domains yet.')).toBeVisible()
  })
})
