// Importing a long table: it runs in the background, shows its progress after a reload, and can be canceled. A ZIP and a folder of résumés.
import fs from 'node:fs/promises'
import { archive, pdfOf } from '@fairlead/adapters/files/a-document.fixture'
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

test('a ZIP of résumés with a table, then a folder: each file has its result, and no one is added twice', async ({
  page,
  request,
}, info) => {
  const me = await newMember(request)
  await enter(page, me, '/talent')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Import people' })
  const word = newWord()
  const addressOf = (name: string) => `${name.toLowerCase()}.${word}@home.example`
  const resume = (name: string) =>
    pdfOf([`${name} Example`, addressOf(name), '', 'Experience', 'Site Reliability Engineer, Harbor Cloud, March 2019 - Present'])
  const buffer = Buffer.from(
    archive({
      'team/ada.pdf': resume('Ada'),
      'team/scan.pdf': pdfOf(['']),
      'team/old.zip': Buffer.from('x'),
      'team/people.csv': Buffer.from(`Name,Email\nAda Example,${addressOf('Ada')}\nBo Example,${addressOf('Bo')}\n`),
      '__MACOSX/team/._ada.pdf': Buffer.from('x'),
    }),
  )
  await dialog.locator('input[type=file]').setInputFiles({ name: 'cvs.zip', mimeType: 'application/zip', buffer })
  await expect(dialog.getByText('4 of 4 files finished. 1 failed. 1 left out. Hidden and system files left out: 1.')).toBeVisible()
  const files = dialog.getByRole('list', { name: 'Files' }).getByRole('listitem')
  await expect(files.filter({ hasText: 'cvs.zip/team/ada.pdf' })).toContainText('Added Ada Example. Read: 1 job')
  await expect(files.filter({ hasText: 'scan.pdf' })).toContainText('We found no text in this file.')
  await expect(files.filter({ hasText: 'old.zip' })).toContainText('An archive inside a ZIP isn’t opened.')
  const submit = dialog.getByRole('button', { name: 'Import 2 people' })
  await expect(submit).toBeVisible()
  await expectNoBarriers(page)
  await pictures(page, 'import-zip')
  await submit.click()
  await expect(dialog.getByText('Imported. Importing the same file again won’t create duplicates.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Another file' }).click()

  const folder = info.outputPath('cvs')
  await fs.mkdir(`${folder}/new`, { recursive: true })
  for (const name of ['Ada', 'Cy']) await fs.writeFile(`${folder}/new/${name}.pdf`, resume(name))
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), dialog.getByRole('button', { name: 'Choose a folder' }).click()])
  await chooser.setFiles(folder)
  await expect(files.filter({ hasText: 'cvs/new/Cy.pdf' })).toContainText('Added Cy Example')
  await expect(files.filter({ hasText: 'cvs/new/Ada.pdf' })).toContainText('Ada Example was already in your talent pool.')
  const { people } = await me.call<{ people: { name: string }[] }>('GET', 'v2/talent', { mine: 'true' })
  expect(people.map(({ name }) => name).toSorted()).toEqual(['Ada Example', 'Bo Example', 'Cy Example'])
})
