import { expect, test, type Page } from './test.ts'
import { docxBomb, docxOf, pdfOf } from '@fairlead/adapters/files/a-document.fixture'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { refused } from './refused-writes.ts'
import { enter, newMember, newWord, type Member } from './team.ts'

const resume = `Maria Oliveira
Senior Backend Engineer
Hamburg, Germany | maria@example.com
Date of birth: 14.03.1991

EXPERIENCE

Senior Backend Engineer, Stripe - Mar 2019 - Present
- Led the migration to Kubernetes

Software Engineer, Tidewater Labs - 06/2014 - 02/2019

EDUCATION
University of Munich, Master of Science in Computer Science, 2014

SKILLS
Python, Go, Kafka, Kubernetes, PostgreSQL, Redis, Terraform, gRPC, Docker, AWS, GraphQL, Linux`

interface Settings {
  ideal_candidates: {
    linkedin_profile_url: string | null
    core_candidate_id: string | null
    resume: { name: string; skills: string[] } | null
  }[]
  ideal_traits_left_out: string[]
  keywords_required: string[]
  keywords_optional: string[]
  job_titles: string[]
  years_exp_min: number | null
}
const settingsOf = (member: Member, project_id: string) => member.call<Settings>('GET', 'v1/projects/settings', { project_id })
const url = (name: string) => `https://www.linkedin.com/in/${name}`

async function newDraft(member: Member, settings: Record<string, unknown> = {}): Promise<string> {
  const first = { project_name: `Search ${newWord()}`, job_title: 'Platform Engineer' }
  const { project_id } = await member.call<{ project_id: string }>('POST', 'v1/projects/self_serve', first)
  if (Object.keys(settings).length > 0) await member.call('PUT', 'v1/projects/settings', { project_id, ...settings })
  return project_id
}

const rows = (page: Page) => page.getByRole('list', { name: 'Ideal candidates' }).locator('> li')
const learned = (page: Page) => page.getByRole('region', { name: 'What the search learns from them' })
const chip = (page: Page, label: string) =>
  learned(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(label, { exact: true }) })
const profiles = (page: Page) => page.getByLabel('LinkedIn profiles')
const choose = (page: Page, ...files: [name: string, bytes: Uint8Array][]) =>
  page
    .getByLabel('Add a résumé')
    .setInputFiles(files.map(([name, bytes]) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })))
const open = (page: Page, member: Member, project: string) => enter(page, member, `/projects/v2/draft/${project}?step=Ideal%20Candidates`)

test('the picker finds no one whose name a project hides, by name, address, or page [464]', async ({ page, request }) => {
  const member = await newMember(request)
  const word = newWord()
  const person = { name: `Xanthippa Quill${word}`, email: `xq.${word}@home.example`, linkedin_url: url(`xq-${word}`), title: 'Sawyer' }
  const { core_candidate_id } = await member.call('POST', 'v2/talent', person)
  await open(page, member, await newDraft(member))
  const box = page.getByLabel('Or find them in the talent pool')
  await box.fill(`Quill${word}`)
  await expect(page.getByRole('option')).toContainText(person.name)
  const hiding = await newDraft(member, { bias_reducer: true })
  await member.call('POST', 'v2/talent/projects', { project_id: hiding, person_ids: [core_candidate_id] })
  await page.reload()
  for (const text of [`Quill${word}`, person.email, person.linkedin_url]) {
    await box.fill(text)
    await expect(page.getByText('No one in the talent pool has this name, address, or title.')).toBeVisible()
  }
})

test('several pasted profiles: an invalid one is refused and stays, people in the pool are recognized [119]', async ({ page, request }) => {
  const member = await newMember(request)
  const word = newWord()
  await member.call('POST', 'v2/talent', {
    linkedin_url: url(`ada-${word}`),
    email: `ada.${word}@home.example`,
    name: 'Ada Example',
    title: 'Engineer',
    company: 'Harbour',
  })
  const project = await newDraft(member)
  await open(page, member, project)
  await expect(page.getByText('Optional. Two or three people you’d hire again')).toBeVisible()
  await profiles(page).fill(`${url(`ada-${word}`)}\nhttps://example.com/bob\n${url(`unknown-${word}`)}`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('All candidate URLs must be valid LinkedIn profiles')
  await expect(profiles(page)).toHaveValue('https://example.com/bob')
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('Ada Example')
  await expect(rows(page).first()).toContainText('Engineer · Harbour')
  await expect(rows(page).last()).toContainText('Not in the talent pool. Counts once they’re added.')
  await expectNoBarriers(page)
  await profiles(page).fill('')
  await expect(page.getByRole('alert')).toBeHidden()

  // from the pool, by name
  await page.getByLabel('Or find them in the talent pool').fill('No one of this name')
  await expect(page.getByText('No one in the talent pool has this name, address, or title.')).toBeVisible()
  await page.getByLabel('Or find them in the talent pool').fill('Engineer')
  await page.getByRole('option').filter({ hasNotText: 'Ada Example' }).first().click()
  await expect(rows(page)).toHaveCount(3)
  await expect(learned(page)).toBeVisible()
  await page.getByRole('button', { name: 'Remove Ada Example' }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect.poll(async () => (await settingsOf(member, project)).ideal_candidates.length).toBe(2)
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
})

test('a résumé is read; learned traits are removed, restored, and made a criterion', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await newDraft(member)
  await open(page, member, project)
  await choose(
    page,
    ['maria.docx', docxOf(resume.split('\n'))],
    ['maria.pdf', pdfOf(resume.replace('Maria Oliveira', 'Nora Okafor').replace('Kafka', 'Erlang').split('\n'))],
  )
  // the first file starts the reading threads
  await expect(rows(page)).toHaveCount(2, { timeout: 45_000 })
  await expect(rows(page).first()).toContainText('Maria Oliveira')
  await expect(rows(page).first()).toContainText('Senior Backend Engineer · Stripe · Hamburg, Germany')
  await expect(page.locator('main')).not.toContainText('1991')
  await expect(chip(page, 'Python')).toContainText('2 of 2')
  await learned(page).getByRole('button', { name: 'Show all 13' }).click()
  await expect(learned(page).getByText('Erlang')).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'ideal-candidates')

  await page.getByRole('button', { name: 'Leave Docker out' }).click()
  await expect(page.getByRole('button', { name: 'Put Docker back' })).toBeVisible()
  await expect(learned(page).getByRole('heading', { level: 2 })).toBeFocused()
  await page.getByRole('button', { name: 'Make Python a criterion' }).click()
  await expectNoBarriers(page)
  await page.getByRole('menuitem', { name: 'Must have' }).click()
  await expect(chip(page, 'Python')).toContainText('must have')
  await page.getByRole('button', { name: 'Search this job title: Software Engineer' }).click()
  await page.getByRole('button', { name: /Ask for at least/ }).click()
  await expect.poll(async () => (await settingsOf(member, project)).years_exp_min).toBeGreaterThan(10)
  expect(await settingsOf(member, project)).toMatchObject({
    ideal_traits_left_out: ['skill:docker'],
    keywords_required: ['Python'],
    job_titles: ['Platform Engineer', 'Software Engineer'],
  })

  await page.reload()
  await page.getByRole('button', { name: 'Put Docker back' }).click()
  await expect.poll(async () => (await settingsOf(member, project)).ideal_traits_left_out).toEqual([])

  // a misread line
  await page.getByRole('button', { name: 'What we read about Maria Oliveira' }).click()
  await expect(rows(page).first()).toContainText('Jun 2014 – Feb 2019')
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Remove Kafka' }).click()
  await expect.poll(async () => (await settingsOf(member, project)).ideal_candidates[0]?.resume?.skills).not.toContain('Kafka')
  for (const [width, dark] of [
    [1280, true],
    [390, false],
    [320, true],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await useDark(page, dark)
    await expectNoBarriers(page)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await picture(page, `ideal-candidates-${width}-${dark ? 'dark' : 'light'}`)
  }
})

test('files that aren’t résumés are refused, fifty are the limit, and a server failure loses nothing', async ({ page, request }) => {
  const member = await newMember(request)
  const many = Array.from({ length: 49 }, (_, index) => ({ linkedin_profile_url: url(`p${index}-${newWord()}`) }))
  const project = await newDraft(member, { ideal_candidates: JSON.stringify(many) })
  // the page also retries by itself: the server responds only once the button is pressed
  let isDown = true
  await page.exposeFunction('answerAgain', () => (isDown = false))
  await page.route('**/api/v2/projects/ideal_candidates', (route) => (isDown ? route.abort() : route.continue()))
  await open(page, member, project)
  await expect(page.getByText('We couldn’t load what the search learns from them.')).toBeVisible({ timeout: 15_000 })
  await page.evaluate(() =>
    document.addEventListener('pointerdown', () => void (window as unknown as { answerAgain: () => void }).answerAgain(), { once: true }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page).first()).toContainText('Not in the talent pool')
  await refused(page, 'read a résumé', async () => {
    await choose(page, ['cv.txt', Buffer.from(resume)])
    await expect(page.getByRole('alert')).toContainText('cv.txt: ')
  })
  await choose(
    page,
    ['scan.pdf', pdfOf([])],
    ['large.pdf', Buffer.concat([pdfOf(['x']), Buffer.alloc(11 * 1024 * 1024)])],
    ['bomb.docx', docxBomb(100)],
    ['empty.txt', Buffer.alloc(0)],
    ['letter.txt', Buffer.from('Dear neighbour, the party is on Friday.')],
  )
  await expect(page.getByRole('alert')).toHaveText([
    'scan.pdf: We found no text in this file. If it’s a scan, use a PDF with text.',
    'large.pdf: Résumés can be up to 10 MB. Choose a smaller file.',
    'bomb.docx: This file is too long for a résumé.',
    'empty.txt: We found no text in this file. If it’s a scan, use a PDF with text.',
    'letter.txt: We found no jobs, education, or skills in this file. Is it a résumé?',
  ])
  await expect(rows(page)).toHaveCount(49)
  await profiles(page).fill([url('one-more'), url('too-many')].join('\n'))
  await profiles(page).press('Enter')
  await expect(rows(page)).toHaveCount(50)
  await expect(profiles(page)).toHaveValue(url('too-many'))
  await expect(page.getByText('You can have up to 50 ideal candidates. Remove one to add another.')).toHaveCount(2)
  await expect(page.getByLabel('Or find them in the talent pool')).toBeDisabled()
  await expect(page.getByLabel('Add a résumé')).toBeDisabled()
})
