// The talent pool: searching, a person's page, tags, notes, adding to a project, deleting, and dropping files.
import { expect, test, type Page } from '@playwright/test'
import { enter, newMember, newWord, type Member } from './team.ts'

const picture = async (page: Page, name: string) => {
  if (process.env.PICTURES) await page.screenshot({ path: `.artefacts/screens/talent-${name}.png`, fullPage: true })
}
const box = (page: Page) => page.getByRole('textbox', { name: 'Search people' })
const row = (page: Page, name: string) => page.getByRole('list', { name: 'People' }).getByRole('listitem').filter({ hasText: name })

const resume = (name: string, email: string, job: string, place: string, skills: string) => `${name}
${place} | ${email}

Experience
${job}, Harbor Systems, 2019 - now
Ran services in production for a bank.

Skills
${skills}
`

/** Three people from résumés. */
async function fill(me: Member, page: Page, word: string) {
  await enter(page, me, '/talent')
  await page.getByRole('button', { name: 'Choose files' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import people' })
  const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  await dialog
    .locator('input[type=file]')
    .setInputFiles([
      file('ada.txt', resume('Ada Okafor', `ada.${word}@people.example`, 'Platform Engineer', 'Berlin, Germany', 'Kubernetes, Go')),
      file('bo.txt', resume('Bo Lindqvist', `bo.${word}@people.example`, 'Platform Engineer', 'Hamburg, Germany', 'Kubernetes, Rust')),
      file('cleo.txt', resume('Cleo Marsh', `cleo.${word}@people.example`, 'Registered Nurse', 'Houston, Texas, United States', 'ICU')),
      { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no pdf') },
    ])
  const files = dialog.getByRole('list', { name: 'Files' })
  await expect(files.getByRole('listitem').filter({ hasText: 'ada.txt' })).toContainText('Added Ada Okafor.', { timeout: 20_000 })
  await expect(files.getByRole('listitem').filter({ hasText: 'cleo.txt' })).toContainText('Added Cleo Marsh.', { timeout: 20_000 })
  await expect(files.locator('[data-state=failed]')).toContainText('broken.pdf')
  await picture(page, 'files')
  await dialog.getByRole('button', { name: 'Close' }).click()
}

test('words, filters, and tags find people with reasons, also by keyboard; nonsense finds no one', async ({ page, request }) => {
  const me = await newMember(request)
  const word = newWord()
  await enter(page, me, '/talent')
  await expect(page.getByRole('heading', { name: 'No one here yet' })).toBeVisible()
  await picture(page, 'empty')
  await fill(me, page, word)
  await expect(page.getByText('3 people', { exact: true })).toBeVisible()

  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
  await box(page).fill('zxqv blorp')
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(page.getByText('3 people', { exact: true })).toBeVisible()

  await box(page).fill('kubernetes AND berlin')
  await expect(page.getByText('1 person', { exact: true })).toBeVisible()
  await expect(row(page, 'Ada Okafor')).toContainText('Kubernetes')
  await expect(page.getByLabel('How your words were understood')).toContainText('Berlin, State of Berlin, Germany')
  await picture(page, 'search')
  await page.reload()
  await expect(row(page, 'Ada Okafor')).toBeVisible()
  await box(page).fill('kubernetes NOT berlin')
  await expect(row(page, 'Bo Lindqvist')).toContainText('Kubernetes')
  await expect(row(page, 'Ada Okafor')).toBeHidden()
  // typed during the previous search
  await box(page).fill('kubernetes NOT hamburg')
  await box(page).fill('lindqvist')
  await expect(row(page, 'Bo Lindqvist')).toContainText('Found by name or address')
  await box(page).fill('')
  await expect(page.getByText('3 people', { exact: true })).toBeVisible()

  await box(page).press('Tab')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  const bulk = page.getByRole('region', { name: 'Selected people' })
  await expect(bulk).toContainText('2 selected')
  await bulk.getByRole('button', { name: 'Tag' }).click()
  await page.getByRole('textbox', { name: 'Find or create a tag' }).fill('Silver medalist')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Tagged 2 people “Silver medalist”')).toBeVisible()
  await page.keyboard.press('Escape')
  await picture(page, 'tagged')
  await page.getByRole('group', { name: 'Filter by tags' }).getByText('Silver medalist').click()
  await expect(page.getByRole('checkbox', { name: 'Silver medalist', exact: true })).toBeChecked()
  await expect(page.getByText('2 selected')).toBeVisible()
  await bulk.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('2 people', { exact: true })).toBeVisible()
})

test(
  'a person is opened, gets a note, is added to a project once, and deleted only after confirming what is removed',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const me = await newMember(request)
    await fill(me, page, newWord())
    await me.call('POST', 'v1/projects/self_serve', { project_name: 'Platform team' })
    await page.reload()
    await page.getByRole('link', { name: 'Ada Okafor', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Ada Okafor', level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\/talent\/\w+/)
    await expect(page.getByRole('region', { name: 'Résumés' }).getByRole('button', { name: 'ada.txt' })).toBeVisible()

    const notes = page.getByRole('region', { name: 'Notes' })
    await notes.getByRole('button', { name: 'Add note' }).click()
    await expect(notes).toContainText('Write a note.')
    await notes.getByRole('textbox', { name: 'New note' }).fill('Open to Berlin only')
    await notes.getByRole('button', { name: 'Add note' }).click()
    await expect(notes.getByRole('listitem')).toContainText('Open to Berlin only')
    await notes.getByRole('button', { name: 'Delete this note' }).click()
    await expect(notes.getByRole('listitem')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(notes.getByRole('listitem')).toContainText('Open to Berlin only')

    for (const outcome of ['Ada Okafor added to Platform team', 'Already in Platform team, in Approved.']) {
      await page.getByRole('button', { name: 'Add to project' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add Ada Okafor to a project' })
      await dialog.getByRole('combobox', { name: 'Project' }).click()
      await page.getByRole('option', { name: 'Platform team' }).click()
      await dialog.getByRole('button', { name: 'Add to project' }).click()
      await expect(dialog.getByRole('status')).toContainText(outcome)
      await dialog.getByRole('button', { name: 'Done' }).click()
    }
    const history = page.getByRole('region', { name: 'History' })
    await expect(history.getByRole('article')).toContainText('Platform team')
    await picture(page, 'person')
    await page.setViewportSize({ width: 390, height: 844 })
    await picture(page, 'person-phone')
    await page.emulateMedia({ colorScheme: 'dark' })
    await picture(page, 'person-phone-dark')
    await page.setViewportSize({ width: 1280, height: 900 })
    await picture(page, 'person-dark')

    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete Ada Okafor?' })
    await expect(dialog.getByRole('button', { name: 'Delete Ada Okafor' })).toBeDisabled()
    await picture(page, 'delete-dark')
    await dialog.getByRole('button', { name: 'Keep' }).click()
    await expect(page.getByRole('heading', { name: 'Ada Okafor', level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete…' }).click()
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Delete Ada Okafor' }).click()
    await expect(page).toHaveURL(/\/talent$/)
    await expect(page.getByText('2 people', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ada Okafor', exact: true })).toHaveCount(0)
    await page.setViewportSize({ width: 390, height: 844 })
    await picture(page, 'list-phone-dark')
  },
)
