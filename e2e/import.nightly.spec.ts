// Importing a long table: it runs in the background, shows its progress after a reload, and can be canceled.
import { expectNoBarriers, pictures } from './journeys.ts'
import { expect, test } from './test.ts'
import { enter, newMember, newWord } from './team.ts'

const table = (rows: number, word: string) =>
  [
    'Name,LinkedIn Profile,Email',
    ...Array.from({ length: rows }, (_, n) => `Ada ${n},https://www.linkedin.com/in/${word}-${n},${word}.${n}@home.example`),
  ].join('\n')

test('a long import shows its progress, survives a reload, and is canceled', async ({ page, request }) => {
  test.setTimeout(180_000)
  const me = await newMember(request)
  await enter(page, me, '/talent')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Import people' })
  const rows = `${table(20_000, newWord())}\nBad,,not an address`
  await dialog.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) })
  await dialog.getByRole('button', { name: 'Import 20,001 people' }).click({ timeout: 90_000 })
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await page.reload()
  const section = page.getByRole('region', { name: 'Import of people.csv' })
  await expect(section.getByText(/of 20,001 rows\. You can close this page/)).toBeVisible()
  await expect.poll(async () => Number(await section.getByRole('progressbar').getAttribute('aria-valuenow'))).toBeGreaterThan(0)
  if (process.env.PICTURES) await page.screenshot({ path: '.artefacts/screens/import-running.png' })
  await page.route('**/v2/talent/import/cancel', (route) => route.fulfill({ status: 500, body: '' }))
  await section.getByRole('button', { name: 'Cancel import' }).click()
  await expect(section.getByRole('alert')).toContainText('We couldn’t cancel the import. Please try again.')
  await page.unroute('**/v2/talent/import/cancel')
  await section.getByRole('button', { name: 'Cancel import' }).click()
  await expect(section).toBeHidden()
  const { imports } = await me.call<{ imports: { state: string; added: number; rows: number }[] }>('GET', 'v2/talent/import')
  expect(imports[0]).toMatchObject({ state: 'cancelled', rows: 20_001 })
  const { total } = await me.call<{ total: number }>('GET', 'v2/talent', { mine: 'true' })
  expect(total, 'those added so far stay').toBe(Math.min(imports[0]!.added, 10_000))
})

test('a short import ends with its counts and the reason of each refused row', async ({ page, request }) => {
  const me = await newMember(request)
  await enter(page, me, '/talent')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Import people' })
  const rows = `${table(3, newWord())}\nBad,,not an address`
  await dialog.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) })
  await dialog.getByRole('button', { name: 'Import 4 people' }).click()
  await expect(dialog.getByText('Imported. Importing the same file again won’t create duplicates.')).toBeVisible()
  await expect(dialog.getByText('Line 5: Not a valid email address: not')).toBeVisible()
  if (process.env.PICTURES) {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 320, height: 700 })
    await page.screenshot({ path: '.artefacts/screens/import-done-phone.png' })
  }
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('4 people', { exact: true })).toBeVisible()
})

test('letters that may be garbled are asked about, with the names as each encoding reads them', async ({ page, request }) => {
  const me = await newMember(request)
  await enter(page, me, '/talent')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Import people' })
  const buffer = Buffer.from('Our partners\n\nName;Email\n\xa3ukasz Wi\x9cniewski;lw@home.example\n', 'latin1')
  await dialog.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer })
  await expect(dialog.getByText('Check the letters')).toBeVisible()
  await expect(dialog.getByText('The titles of the columns are in line 3')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Import 1 person' })).toBeDisabled()
  await expectNoBarriers(page)
  await pictures(page, 'import-encoding')
  await dialog.getByRole('radio', { name: 'Łukasz Wiśniewski' }).click()
  await expect(dialog.getByText('Check the letters')).toBeHidden()
  await expect(dialog.getByRole('region', { name: 'Greetings' })).toContainText('Łukasz Wiśniewski: “Hi Łukasz,”')
  await pictures(page, 'import-encoding-chosen')
  await dialog.getByRole('button', { name: 'Import 1 person' }).click()
  await expect(dialog.getByText('Imported. Importing the same file again won’t create duplicates.')).toBeVisible()
  const { people } = await me.call<{ people: { name: string }[] }>('GET', 'v2/talent', { mine: 'true' })
  expect(people.map(({ name }) => name)).toEqual(['Łukasz Wiśniewski'])
})
