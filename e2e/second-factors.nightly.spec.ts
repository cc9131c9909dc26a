// Passkeys with the browser's virtual authenticator, an authenticator app, recovery codes, and a workspace that requires them.
import { Secret, TOTP } from 'otpauth'
import { inDatabase } from '../testing/in-database.ts'
import { expectNoBarriers, picture, pictures } from './journeys.ts'
import { linkTo } from './mailed-links.ts'
import { enter, newBrowserFor, newMember, newWord, registerInvited, type Member } from './team.ts'
import { expect, test, type Page } from './test.ts'

const password = 'correct horse battery'
const failing = (page: Page, path: string, method: string) =>
  page.route(`**/api/${path}*`, (route) =>
    route.request().method() === method && new URL(route.request().url()).pathname === `/api/${path}`
      ? route.fulfill({ status: 500, body: '{}' })
      : route.continue(),
  )
const retryLater = 'Please try again in a moment.'

/** A device that verifies its user, as phones and laptops do. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** false = the user's finger isn't recognized. */
    verifies: (isUserVerified: boolean) => client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

const factors = (page: Page) => page.getByRole('region', { name: 'Second factors' })

async function confirmByPassword(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByLabel('Current password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
}

async function inspect(page: Page, name: string) {
  await expectNoBarriers(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoBarriers(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
  await pictures(page, name)
}

async function signInWithPassword(page: Page, { email }: Member) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

test('a passkey is added, signs in as the second step and without a password, and confirms a change', async ({ page, request }) => {
  const robin = await newMember(request)
  const device = await addAuthenticator(page)
  await failing(page, 'v2/account/factors', 'GET')
  await enter(page, robin, '/profile')
  await expect(page.getByText('We couldn’t load your second factors.')).toBeVisible()
  await page.unrouteAll()
  await page.reload()
  await expect(factors(page).getByText('None yet')).toBeVisible()
  await factors(page).scrollIntoViewIfNeeded()
  await inspect(page, 'second-factors-none')

  await factors(page).getByRole('button', { name: 'Add a passkey' }).click()
  await confirmByPassword(page)
  const adding = page.getByRole('dialog', { name: 'Add a passkey' })
  await expectNoBarriers(page)
  await failing(page, 'v2/account/factors/passkey/question', 'POST')
  await adding.getByRole('button', { name: 'Continue' }).click()
  await expect(adding.getByText('We couldn’t add it.')).toBeVisible()
  await page.unrouteAll()
  await failing(page, 'v2/account/factors/passkey', 'POST')
  await adding.getByRole('button', { name: 'Continue' }).click()
  await expect(adding.getByText('We couldn’t add it.')).toBeVisible()
  await page.unrouteAll()
  await device.verifies(false)
  await adding.getByRole('button', { name: 'Continue' }).click()
  await expect(adding.getByText('No passkey was used.')).toBeVisible()
  await picture(page, 'second-factors-add-passkey')
  await device.verifies(true)
  await adding.getByLabel('Name').fill('Work laptop')
  // only by keyboard
  await page.keyboard.press('Enter')
  const codes = page.getByRole('dialog', { name: 'Recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await inspect(page, 'second-factors-recovery-codes')
  const recoveryCode = await codes.getByRole('listitem').first().innerText()
  await codes.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(factors(page).getByText('Work laptop')).toBeVisible()
  await expect(factors(page).getByText('10 of 10 left')).toBeVisible()

  // the second step
  await page.evaluate(() => localStorage.clear())
  await signInWithPassword(page, robin)
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible()
  await inspect(page, 'second-step')
  await failing(page, 'v2/account/second_step', 'POST')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText(retryLater)).toBeVisible()
  await page.unrouteAll()
  await page.getByLabel('Recovery code').fill('123456')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('This code is wrong or was already used.')).toBeVisible()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/\/home$/)

  // without a password
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  const passwordless = page.getByRole('button', { name: 'Use a passkey' })
  await inspect(page, 'login-passkey')
  for (const path of ['v2/account/passkey_sign_in/question', 'v2/account/passkey_sign_in']) {
    await failing(page, path, 'POST')
    await passwordless.click()
    await expect(page.getByText(retryLater)).toBeVisible()
    await page.unrouteAll()
    await page.reload()
  }
  await passwordless.click()
  await expect(page).toHaveURL(/\/home$/)

  // a change, confirmed by the passkey
  await page.goto('/profile')
  await page.getByLabel('New password', { exact: true }).fill('three quiet otters')
  await page.getByLabel('Retype new password', { exact: true }).fill('three quiet otters')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const confirming = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await inspect(page, 'confirm-by-factor')
  for (const path of ['v2/account/confirmation/passkey', 'v2/account/confirmation']) {
    await failing(page, path, 'POST')
    await confirming.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(confirming.getByText(retryLater)).toBeVisible()
    await page.unrouteAll()
  }
  await confirming.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()

  // a recovery code, on a device without the passkey
  const answer = await request.post('/api/v1/sessions', { form: { email: robin.email, password: 'three quiet otters' } })
  const { second_step: step } = (await answer.json()) as { second_step: { token: string } }
  expect((await request.post('/api/v2/account/second_step', { form: { token: step.token, code: recoveryCode } })).status()).toBe(200)
  expect((await request.post('/api/v2/account/second_step', { form: { token: step.token, code: recoveryCode } })).status()).toBe(404)
  await page.reload()
  await expect(factors(page).getByText('9 of 10 left')).toBeVisible()
  await failing(page, 'v2/account/recovery_codes', 'POST')
  await factors(page).getByRole('button', { name: 'Make new ones' }).click()
  await confirming.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('We couldn’t make new codes.')).toBeVisible()
  await page.unrouteAll()
  await failing(page, 'v2/account/factors', 'DELETE')
  await factors(page).getByRole('button', { name: 'Remove: Work laptop' }).click()
  await confirming.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('We couldn’t remove it.')).toBeVisible()
  await page.unrouteAll()
  await factors(page).getByRole('button', { name: 'Remove: Work laptop' }).click()
  await confirming.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(factors(page).getByText('None yet')).toBeVisible()
})

test('an authenticator app is added in German, in a browser without passkeys', async ({ page, request }) => {
  const robin = await newMember(request)
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await robin.call('PUT', 'v1/users/settings', { language: 'de' })
  await enter(page, robin, '/profile')
  const section = page.getByRole('region', { name: 'Zweite Faktoren' })
  await expect(section.getByText('Dieser Browser kann hier keine Passkeys verwenden.')).toBeVisible()
  await expect(section.getByRole('button', { name: 'Passkey hinzufügen' })).toBeDisabled()
  await failing(page, 'v2/account/factors/totp/secret', 'POST')
  await section.getByRole('button', { name: 'Authenticator-App hinzufügen' }).click()
  const confirming = page.getByRole('dialog', { name: 'Bestätigen Sie, dass Sie es sind' })
  await confirming.getByRole('textbox').fill(password)
  await page.keyboard.press('Enter')
  const adding = page.getByRole('dialog', { name: 'Authenticator-App hinzufügen' })
  await expect(adding.getByText('Es konnte nicht begonnen werden.')).toBeVisible()
  await page.unrouteAll()
  await adding.getByRole('button', { name: /noch einmal|Erneut/ }).click()
  await expect(adding.getByRole('img', { name: 'QR-Code für Ihre Authenticator-App' })).toBeVisible()
  await inspect(page, 'second-factors-app-german')
  const secret = (await adding.locator('code').innerText()).replaceAll(' ', '')
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const field = adding.getByLabel('Code aus der App')
  await field.fill('000000')
  await page.keyboard.press('Enter')
  await expect(adding.getByText('Dieser Code ist falsch')).toBeVisible()
  await failing(page, 'v2/account/factors/totp', 'POST')
  await field.fill(code())
  await page.keyboard.press('Enter')
  await expect(adding.getByText('Er konnte nicht hinzugefügt werden.')).toBeVisible()
  await page.unrouteAll()
  await field.fill(code())
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Ich habe sie gespeichert' }).click()
  await expect(section.getByText('10 von 10 übrig')).toBeVisible()
  await section.scrollIntoViewIfNeeded()
  await inspect(page, 'second-factors-german')
})

test('a workspace requires second factors; a member who lost leePage is reset by an admin', async ({ page, request, browser }) => {
  const robin = await newMember(request)
  const address = `lee.${newWord()}@harbor.example`
  await robin.call('POST', 'v2/team/invitations', { email: address })
  const lee = await registerInvited(request, address, (await linkTo(request, address, /register#invitation=[\w-]+/)).split('=')[1]!)
  await addAuthenticator(page)
  await enter(page, robin, '/team')
  const rule = page.getByRole('region', { name: 'Second factors' })
  await expect(rule.getByText('2 of 2 have none.')).toBeVisible()
  await rule.getByRole('button', { name: 'Require second factors' }).click()
  await confirmByPassword(page)
  await expect(rule.getByText('Add a second factor to your own account first, in your profile.')).toBeVisible()
  await rule.scrollIntoViewIfNeeded()
  await inspect(page, 'team-second-factors')
  await page.goto('/profile')
  await factors(page).getByRole('button', { name: 'Add a passkey' }).click()
  await confirmByPassword(page)
  await page.getByRole('dialog', { name: 'Add a passkey' }).getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await page.goto('/team')
  const confirming = page.getByRole('dialog', { name: 'Confirm it’s you' })
  const byPasskey = () => confirming.getByRole('button', { name: 'Use a passkey' }).click()
  await failing(page, 'v2/team/second_factor', 'PUT')
  await rule.getByRole('button', { name: 'Require second factors' }).click()
  await byPasskey()
  await expect(rule.getByText('We couldn’t save the setting.')).toBeVisible()
  await page.unrouteAll()
  await rule.getByRole('button', { name: 'Require second factors' }).click()
  await byPasskey()
  await expect(rule.getByText(/Members need a second factor from .*1 of 2 have none\./)).toBeVisible()

  const leePage = await newBrowserFor(browser, lee, '/home')
  await expect(leePage.getByText(/Your workspace requires a second factor from/)).toBeVisible()
  await inspect(leePage, 'second-factor-due')
  const { origin } = new URL(page.url())
  await inDatabase(origin, 'update workspace set second_factor_from = now() where id = (select workspace_id from users where email = $1)', [
    robin.email,
  ])
  await addAuthenticator(leePage)
  await leePage.reload()
  await expect(leePage.getByRole('heading', { name: 'Add a second factor' })).toBeVisible()
  await inspect(leePage, 'second-factor-first')
  await leePage.getByRole('button', { name: 'Add a passkey' }).click()
  await confirmByPassword(leePage)
  await leePage.getByRole('dialog', { name: 'Add a passkey' }).getByRole('button', { name: 'Continue' }).click()
  await leePage.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(leePage.getByRole('heading', { name: 'Add a second factor' })).toBeHidden()
  await expect(leePage.getByRole('banner')).toBeVisible()

  await page.reload()
  await expect(rule.getByText('0 of 2 have none.')).toBeVisible()
  await failing(page, 'v2/team/members/factors', 'DELETE')
  await page.getByRole('button', { name: 'Reset second factors: Lee Lindqvist' }).click()
  const resetting = page.getByRole('dialog', { name: 'Reset the second factors of Lee Lindqvist?' })
  await inspect(page, 'reset-second-factors')
  await resetting.getByRole('button', { name: 'Reset second factors' }).click()
  await byPasskey()
  await expect(resetting.getByText('We couldn’t reset them.')).toBeVisible()
  await page.unrouteAll()
  await resetting.getByRole('button', { name: 'Reset second factors' }).click()
  await byPasskey()
  await expect(page.getByText('Second factors of Lee Lindqvist reset')).toBeVisible()
  await expect(rule.getByText('1 of 2 have none.')).toBeVisible()
  await leePage.goto('/home')
  await expect(leePage).toHaveURL(/\/login/)
})
