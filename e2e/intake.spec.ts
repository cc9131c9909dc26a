// From a job description to criteria: pasted for a new project, dropped as a file on a draft, and unreadable input.
import { expect, test, type Page } from './test.ts'
import { docxBomb, docxOf, pdfOf } from '@fairlead/adapters/files/a-document.fixture'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { newDraft, propose, proposals, row, rows, text } from './intake-page.ts'
import { refused } from './refused-writes.ts'
import { enter, newMember, type Member } from './team.ts'

const posting = `Senior Backend Engineer
Berlin, Germany or remote

Requirements
- At least five (5) years of experience as a software engineer
- Bachelor's degree in computer science
- Python is required, Terraform is a plus

Nice to have
- GraphQL

Benefits
- Free Java courses`

const choose = (page: Page, bytes: Uint8Array, name: string) =>
  page
    .getByLabel('Choose a PDF, DOCX, or text file')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })

interface Settings {
  project_id: string
  version: number
  job_title: string
  job_titles: string[]
  job_description: string
  keywords_required: string[]
  keywords_optional: string[]
  years_exp_min: number | null
  bachelors: boolean
  locations: string[]
  remote_work_allowed: boolean
  comp_currency: string | null
}
const settingsOf = (member: Member, project_id: string) => member.call<Settings>('GET', 'v1/projects/settings', { project_id })

test('a pasted posting: each proposal shows its sentence and is changed, accepted, or removed, and the draft has it', async ({
  page,
  request,
}) => {
  const member = await newMember(request)
  await enter(page, member, '/projects/new')
  await page.getByLabel('Project name').fill('Backend search')
  await propose(page).click()
  await expect(page.getByRole('alert')).toHaveText('Paste the job description, or choose a file.')
  await text(page).fill(posting)
  await propose(page).click()
  await expect(page.getByRole('alert')).toBeHidden()
  // they are below the fold and scrolled into view
  await expect(proposals(page).getByRole('heading', { name: 'Proposed criteria' })).toBeFocused()
  await expect(proposals(page).getByRole('heading', { name: 'Proposed criteria' })).toBeInViewport()
  await expect(proposals(page).getByRole('heading', { level: 3 })).toHaveText([
    'Job titles',
    'Must have',
    'Nice to have',
    'Years of experience',
    'Education',
    'Locations',
  ])
  await expect(proposals(page)).not.toContainText('Java')
  await page.getByRole('button', { name: 'Why Python' }).click()
  await expect(proposals(page).getByRole('blockquote')).toHaveText('Python is required, Terraform is a plus')
  await expect(proposals(page).locator('mark')).toHaveText('Python')
  await expectNoBarriers(page)
  await picture(page, 'intake')

  // by keyboard: edited first, then on to the next waiting one
  await page.getByRole('button', { name: 'Change Terraform first' }).click()
  await expect(page.getByRole('textbox', { name: 'Change Terraform' })).toBeFocused()
  await page.keyboard.type(' Cloud')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Terraform Cloud')).toContainText('Added')
  await expect(page.getByRole('button', { name: 'Accept GraphQL' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove GraphQL' }).click()
  await expect(row(page, 'GraphQL')).toHaveCount(0)
  await page.getByRole('button', { name: 'Accept all' }).click()
  await expect(proposals(page)).toContainText('All criteria are in your settings.')
  await expect(page.getByLabel('Job title')).toHaveValue('Senior Backend Engineer')
  await expect(page.getByRole('button', { name: 'Next step' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Search Scope', level: 1 })).toBeVisible()
  const project = /draft\/([^/?]+)/.exec(page.url())![1]!
  expect(await settingsOf(member, project)).toMatchObject({
    job_title: 'Senior Backend Engineer',
    job_titles: ['Senior Backend Engineer'],
    job_description: posting,
    keywords_required: ['Python'],
    keywords_optional: ['Terraform Cloud'],
    years_exp_min: 5,
    bachelors: true,
    locations: [expect.stringContaining('Berlin')],
    remote_work_allowed: true,
  })
})

const germanPosting = `Bilanzbuchhalter (m/w/d)
Standort: Hamburg

Ihre Aufgaben
- Monats- und Jahresabschlüsse nach HGB

Ihr Profil
- Mindestens 5 Jahre Berufserfahrung in der Buchhaltung
- Sehr gute Kenntnisse in DATEV oder SAP
- Englischkenntnisse sind von Vorteil
- Ein Studium ist nicht erforderlich

Wir bieten
- 55.000 bis 65.000 Euro Jahresgehalt, 30 Urlaubstage, Excel-Schulungen`

test(
  'a German posting: its criteria are proposed under the usual headings, and the search asks for them',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const member = await newMember(request)
    await enter(page, member, '/projects/new')
    await page.getByLabel('Project name').fill('Buchhaltung')
    await text(page).fill(germanPosting)
    await propose(page).click()
    for (const words of ['Bilanzbuchhalter', 'DATEV or SAP']) await expect(row(page, words)).toHaveCount(1)
    await expect(proposals(page)).toContainText('Hamburg')
    // neither benefits nor what is not asked for
    await expect(proposals(page)).not.toContainText('Excel')
    await expect(proposals(page).getByRole('heading', { level: 3, name: 'Education' })).toHaveCount(0)
    await expectNoBarriers(page)
    await picture(page, 'intake-german')
    await page.getByRole('button', { name: 'Accept all' }).click()
    await expect(proposals(page)).toContainText('All criteria are in your settings.')
    await page.getByRole('button', { name: 'Next step' }).click()
    await expect(page.getByRole('heading', { name: 'Search Scope', level: 1 })).toBeVisible()
    const project = /draft\/([^/?]+)/.exec(page.url())![1]!
    expect(await settingsOf(member, project)).toMatchObject({
      job_titles: ['Bilanzbuchhalter'],
      // five years in accounting are the accountant's own field, not a separate requirement
      keywords_required: ['DATEV or SAP'],
      years_exp_min: 5,
      bachelors: false,
      locations: [expect.stringContaining('Hamburg')],
      comp_target_min: 55_000,
      comp_target_max: 65_000,
      comp_currency: 'EUR',
    })
    await page.goto(`/projects/edit/${project}`)
    await page.getByRole('button', { name: /Search Scope/ }).click()
    await expect(page.getByLabel('Pay from')).toHaveValue('€55,000')
    await page.getByLabel('Currency').selectOption('CHF')
    await expect(page.getByLabel('Pay up to')).toHaveValue('CHF 65,000')
    await expect.poll(async () => (await settingsOf(member, project)).comp_currency).toBe('CHF')
    await page.getByLabel('Currency').selectOption('By the location (EUR)')
    await expect(page.getByLabel('Pay from')).toHaveValue('€55,000')
    await expect.poll(async () => (await settingsOf(member, project)).comp_currency).toBeNull()
    await expectNoBarriers(page)
    await picture(page, 'intake-pay-currency')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByLabel('Pay from').scrollIntoViewIfNeeded()
    await picture(page, 'intake-pay-currency-phone')
  },
)

test('a file on a draft fills blank fields and keeps typed ones', { tag: '@nightly' }, async ({ page, request }) => {
  const member = await newMember(request)
  const typed = { job_titles: ['Chef'], keywords_required: ['Python'], years_exp_min: 2, job_description: '' }
  const project = await newDraft(member, typed)
  await enter(page, member, `/projects/v2/draft/${project}`)
  await choose(page, docxOf(posting.split('\n')), 'job.docx')
  await expect(text(page)).toHaveValue(/Terraform is a plus/)
  await expect(row(page, 'Python')).toContainText('Added')
  await expect(row(page, 'At least 5 years')).toContainText('You’ve set a different value')
  await page.getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(async () => (await settingsOf(member, project)).keywords_optional).toEqual(['Terraform', 'GraphQL'])
  expect(await settingsOf(member, project)).toMatchObject({
    job_title: 'Platform Engineer',
    job_titles: ['Chef', 'Senior Backend Engineer'],
    keywords_required: ['Python'],
    years_exp_min: 2,
  })

  await text(page).fill('My own words.')
  const files = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], 'job.pdf'))
      return data
    },
    [...pdfOf(['Baker', 'Requirements', '- Docker'])],
  )
  await text(page).dispatchEvent('drop', { dataTransfer: files })
  await expect(row(page, 'Docker')).toBeVisible()
  await expect(text(page)).toHaveValue('My own words.')
  for (const [width, dark] of [
    [1280, true],
    [320, true],
    [320, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await useDark(page, dark)
    await expectNoBarriers(page)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await picture(page, `intake-${width}-${dark ? 'dark' : 'light'}`)
  }
})

test('unreadable input is explained, and typed text is kept', { tag: '@nightly' }, async ({ page, request }) => {
  const member = await newMember(request)
  const project = await newDraft(member)
  await enter(page, member, `/projects/v2/draft/${project}`)
  const expectError = (words: string | RegExp) => expect(page.getByRole('alert')).toHaveText(words)
  await text(page).fill('https://jobs.example/backend')
  await propose(page).click()
  await expectError('We don’t open web addresses. Copy the text from the page and paste it here.')
  await text(page).fill('مهندس 🚀\n\nRequirements\n- خبرة Python 👩‍💻')
  await refused(page, 'read a job description', async () => {
    await propose(page).click()
    await expectError('We couldn’t read the job description. Please try again.')
  })
  await choose(page, Buffer.concat([pdfOf(['x']), Buffer.alloc(11 * 1024 * 1024)]), 'large.pdf')
  await expectError('Job descriptions can be up to 10 MB. Paste the text instead.')
  await choose(page, docxBomb(100), 'bomb.docx')
  await expectError(/This file is too long/)
  await choose(page, pdfOf([]), 'scan.pdf')
  await expectError(/We found no text/)
  await expectNoBarriers(page)
  await expect(text(page)).toHaveValue(/خبرة Python/)
  await propose(page).click()
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(row(page, 'Python')).toBeVisible()
  await text(page).fill('We are a team of five.')
  await propose(page).click()
  await expect(page.getByText('No criteria were found in this text.')).toBeVisible()
  const names = Array.from({ length: 500 }, (_, index) => `- Experience with Tool${index}Kit`)
  await text(page).fill(`Requirements\n${names.join('\n')}`)
  await propose(page).click()
  await expect(rows(page)).toHaveCount(100)
  await expect(proposals(page)).toContainText('400 more keywords were found; the first 100 are shown.')
})
