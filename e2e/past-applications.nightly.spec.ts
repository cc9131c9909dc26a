// From the file of each known export to the first card of one's own people, and undoing the import.
import { expectNoBarriers, pictures } from './journeys.ts'
import { expect, test } from './test.ts'
import { enter, newMember, newProject, newWord } from './team.ts'

const preamble = 'Notes:\n"When exporting your connection data, you may notice that some of the email addresses are missing."\n\n'
const exports = [
  {
    name: 'LinkedIn Connections',
    text: (word: string) =>
      `${preamble}First Name,Last Name,URL,Email Address,Company,Position,Connected On\nAda,Sample,https://www.linkedin.com/in/${word},,Harbor,Cook,12 Mar 2024`,
    history: null,
  },
  {
    name: 'LinkedIn Recruiter',
    text: (word: string) =>
      `First Name,Last Name,Headline,Location,Current Title,Current Company,Email Address,Phone Number,Profile URL,Active Project,Notes,Feedback\nAda,Sample,Cook at Harbor,"Austin, Texas, United States",Cook,Harbor,,,https://www.linkedin.com/in/${word},Kitchen,,`,
    history: null,
  },
  {
    name: 'Greenhouse',
    text: (word: string) =>
      `Candidate Name,Email,Title,Job,Application Date,Current Stage,Status,Rejection Reason,Source\nAda Sample,${word}@home.example,Cook,Head Chef,03/12/2024,On-site,Rejected,Salary expectations,Referral`,
    history: 'Applied in 2024 for Head Chef, rejected after On-site: Salary expectations',
  },
  {
    name: 'Lever',
    text: (word: string) =>
      `Opportunity ID,Name,Email,Posting,Stage,Archive reason,Origin,Created at\n7,Ada Sample,${word}@home.example,Head Chef,Phone screen,Withdrew,referred,2023-05-06`,
    history: 'Applied in 2023 for Head Chef, withdrew after Phone screen',
  },
  {
    name: 'Ashby',
    text: (word: string) =>
      `Candidate Name,Email,Job,Current Interview Stage,Application Status,Archive Reason,Source,Applied At\nAda Sample,${word}@home.example,Head Chef,Offer,Hired,,Careers page,"May 6, 2023"`,
    history: 'Applied in 2023 for Head Chef, hired',
  },
  {
    name: 'Workable',
    text: (word: string) =>
      `Name,Headline,Email,Job,Stage,Disqualified,Disqualification reason,Source,Created at\nAda Sample,Cook,${word}@home.example,Head Chef,Interview,Yes,Other candidates are more suitable,LinkedIn,2023-05-06`,
    history: 'Applied in 2023 for Head Chef, rejected after Interview: Other candidates are more suitable',
  },
]

for (const { name, text, history } of exports)
  test(`${name}: from the file to the first card`, async ({ page, request }) => {
    const me = await newMember(request)
    const project = await newProject(me, {})
    await enter(page, me, '/talent')
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Import people' })
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'export.csv', mimeType: 'text/csv', buffer: Buffer.from(text(newWord())) })
    await expect(dialog.getByText(`Recognized as an export of ${name}`)).toBeVisible()
    if (name === 'Greenhouse') {
      await expectNoBarriers(page)
      await pictures(page, 'import-greenhouse')
    }
    await dialog.getByRole('button', { name: 'Import 1 person' }).click()
    await expect(dialog.getByText('Imported. Importing the same file again won’t create duplicates.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()
    const person = page.getByRole('listitem').filter({ hasText: 'Ada Sample' })
    await expect(person).toContainText(history ?? 'Cook')
    if (history === null) return
    await page.getByText('Applied before', { exact: true }).click()
    await expect(person).toBeVisible()
    await pictures(page, `applied-before-${name.toLowerCase()}`)
    const { people } = await me.call<{ people: { person_id: string }[] }>('GET', 'v2/talent/search', { applied: 'true' })
    await me.call('POST', 'v2/talent/projects', { project_id: project, person_ids: JSON.stringify(people.map(({ person_id: id }) => id)) })
    await page.goto(`/panel?project=${project}&tab=approved`)
    await expect(page.getByRole('article', { name: 'Ada Sample' })).toContainText(history)
    if (name === 'Greenhouse') await pictures(page, 'card-with-history')
  })

test('an import is undone: the page says who stays and why', async ({ page, request }) => {
  const me = await newMember(request)
  await enter(page, me, '/talent')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Import people' })
  const word = newWord()
  const text = `Name,Email,Job,Stage\nAda Sample,${word}.a@home.example,Cook,Screen\nBo Sample,${word}.b@home.example,Cook,Screen\n,nothing,,`
  await dialog.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await dialog.getByRole('button', { name: 'Import 2 people' }).click()
  await expect(dialog.getByText('Imported. Importing the same file again won’t create duplicates.')).toBeVisible()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download rejected rows' }).click()
  expect((await download).suggestedFilename()).toBe('people-not-imported.csv')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('link', { name: 'Ada Sample' }).click()
  await expect(page.getByRole('list', { name: 'Earlier applications' })).toContainText('Applied for Cook, reached Screen')
  await pictures(page, 'person-with-history')
  await page.getByRole('textbox', { name: 'New note' }).fill('Call her')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Call her')).toBeVisible()

  await page.goto('/talent')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const run = dialog.getByRole('region', { name: 'Import of people.csv' })
  page.on('dialog', (question) => void question.accept())
  await page.route('**/v2/talent/import/undo', (route) => route.fulfill({ status: 500, body: '' }))
  await run.getByRole('button', { name: 'Undo import' }).click()
  await expect(run.getByRole('alert')).toContainText('We couldn’t undo the import. Please try again.')
  await page.unroute('**/v2/talent/import/undo')
  await run.getByRole('button', { name: 'Undo import' }).click()
  await expect(run.getByText('1 removed, 0 with their earlier details again.')).toBeVisible()
  await expect(run.getByRole('region', { name: '1 person stays' })).toContainText('Ada Sample: has notes')
  await expectNoBarriers(page)
  await pictures(page, 'import-undone')
  const { total } = await me.call<{ total: number }>('GET', 'v2/talent', { mine: 'true' })
  expect(total).toBe(1)
})
