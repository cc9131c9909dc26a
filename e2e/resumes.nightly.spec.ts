import { docxOf, pdfOf } from '@fairlead/adapters/files/a-document.fixture'
import { expect, test } from './test.ts'
import { linkTo } from './mailed-links.ts'
import { refused } from './refused-writes.ts'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { addPeople, answerAs, enter, newMember, newProject, newWord, writeTo, type Member } from './team.ts'

const file = (name: string, bytes: Uint8Array) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })
const spanish = (email: string) =>
  docxOf([
    'Ana Ruiz Ortega',
    'Enfermera de UCI',
    `Sevilla, España | ${email}`,
    '',
    'EXPERIENCIA LABORAL',
    '',
    'Enfermera de UCI, Hospital San Telmo, marzo de 2019 - actualidad',
    'Enfermera, Clínica Puerto Sur, junio de 2014 - febrero de 2019',
    '',
    'FORMACIÓN',
    'Universidad de Sevilla, Grado en Enfermería, 2014',
    '',
    'COMPETENCIAS',
    'SAP, Excel, PostgreSQL',
  ])
const english = pdfOf([
  'Dana Example',
  '',
  'Experience',
  'Site Reliability Engineer, Harbor Cloud, March 2019 - Present',
  '',
  'Skills',
  'Kubernetes, Terraform',
])
const scan = pdfOf([''])

async function openedCandidate(member: Member) {
  const project = await newProject(member)
  const [candidate] = await addPeople(member, project, ['Ada Example'])
  return { project, candidate: candidate!.id }
}

test('a Spanish résumé is imported into the talent pool, and found by its titles and skills', async ({ page, request }) => {
  const member = await newMember(request)
  await enter(page, member, '/talent')
  await page.getByRole('button', { name: 'Import' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Import people' })
  const files = dialog.getByRole('list', { name: 'Files' })
  await refused(page, 'person from a résumé', async () => {
    await dialog.locator('input[type=file]').setInputFiles(file('dana.pdf', english))
    await expect(files.getByRole('listitem')).toContainText('We couldn’t read the file. Please try again.')
  })
  await dialog.locator('input[type=file]').setInputFiles(file('ana.docx', spanish(`ana.${newWord()}@correo.example`)))
  await expect(files.getByRole('listitem')).toContainText('Added Ana Ruiz Ortega. Read: 2 jobs, 3 skills, 1 school.')
  await expectNoBarriers(page)
  await picture(page, 'resume-imported')
  await dialog.locator('input[type=file]').setInputFiles(file('scan.pdf', scan))
  await expect(files.getByRole('listitem')).toContainText('We found no text in this file. If it’s a scan, use a PDF with text.')
  await page.setViewportSize({ width: 320, height: 700 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await picture(page, 'resume-scan-phone')
  const { total } = await member.call<{ total: number }>('POST', 'v2/projects/preview', {
    job_titles: ['Enfermera'],
    job_titles_required: ['Enfermera'],
    keywords_required: ['SAP', 'PostgreSQL'],
  })
  expect(total).toBe(1)
})

test('an uploaded résumé shows what was read and can be downloaded; a scan explains why it wasn’t read', async ({ page, request }) => {
  const member = await newMember(request)
  const { project, candidate } = await openedCandidate(member)
  await enter(page, member, `/panel?project=${project}&tab=approved&candidate=${candidate}`)
  const section = page.getByRole('region', { name: 'Résumé' })
  await refused(page, 'résumé of a candidate', async () => {
    await section.locator('input[type=file]').setInputFiles(file('dana.pdf', english))
    await expect(section.getByText('We couldn’t upload the résumé. Please try again.')).toBeVisible()
  })
  await section.locator('input[type=file]').setInputFiles(file('dana.pdf', english))
  await expect(section.getByRole('status')).toHaveText('Read: 1 job, 2 skills. The profile was updated.')
  await expect(page.getByRole('article')).toContainText('Harbor Cloud')
  await section.scrollIntoViewIfNeeded()
  await expectNoBarriers(page)
  await picture(page, 'resume-uploaded')
  const [download] = await Promise.all([page.waitForEvent('download'), section.getByRole('button', { name: 'Download' }).click()])
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  await section.locator('input[type=file]').setInputFiles(file('scan.pdf', scan))
  await expect(section.getByRole('status')).toHaveText(/^The file was saved, but we couldn’t read it\. We found no text in this file\./)
  await page.setViewportSize({ width: 390, height: 844 })
  await useDark(page, true)
  await section.scrollIntoViewIfNeeded()
  await expectNoBarriers(page)
  await picture(page, 'resume-uploaded-phone-dark')
})

test('a candidate who sends a résumé by link sees what was read, and so does the team', async ({ page, request, browser }) => {
  const member = await newMember(request)
  const project = await newProject(member, { type: '1' })
  const address = `ada.${newWord()}@home.example`
  const { candidate_id } = await member.call<{ candidate_id: string }>('POST', 'v1/candidates', {
    project_id: project,
    cand_linkedin_url: `https://www.linkedin.com/in/ada-${newWord()}`,
    cand_email: address,
    cand_name: 'Ada Example',
  })
  await member.call('POST', 'v2/projects/candidates/keep', { project_id: project, candidate_id, additional_info_type: 'resume' })
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 780 } })).newPage()
  await phone.goto(await linkTo(request, address, /\/v1\/candidates\/additional_information\?token=[\w-]+/))
  await phone.locator('input[type=file]').setInputFiles(file('Ada.pdf', english))
  await phone.getByRole('button', { name: /^Send to/ }).click()
  await expect(phone.getByText('Read: 1 job, 2 skills from your file.')).toBeVisible()
  await expectNoBarriers(phone)
  await picture(phone, 'resume-sent-phone')
  await phone.context().close()
  await enter(page, member, `/panel?project=${project}&tab=warm_leads_hm&candidate=${candidate_id}&view=0`)
  const emails = page.getByRole('list', { name: 'Mail' })
  await expect(emails.getByText('File: Ada.pdf')).toBeVisible()
  await expect(emails.getByText('Read: 1 job, 2 skills')).toBeVisible()
})

test('a résumé attached to a reply appears in the conversation and the profile and can be downloaded', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await newProject(member)
  const [ada] = await addPeople(member, project, ['Ada Example'])
  await writeTo(member, project, [ada!.id])
  const text = 'Hi, this sounds interesting, I would be happy to talk. You can find my résumé attached.'
  await answerAs(request, member, project, ada!.id, text, 'resume')
  await enter(page, member, `/panel?project=${project}&tab=warm_leads_hm&candidate=${ada!.id}&view=0`)
  const emails = page.getByRole('list', { name: 'Mail' })
  await expect(emails.getByText('Résumé attached: read as 2 jobs, 3 skills, 1 school. The profile was updated.')).toBeVisible()
  await expect(page.getByRole('article')).toContainText('Harbor Cloud')
  await expectNoBarriers(page)
  await picture(page, 'resume-attached')
  await page.route('**/api/v2/projects/candidates/resume?*', (route) => route.abort(), { times: 1 })
  await emails.getByRole('button', { name: 'resume.txt' }).click()
  await expect(emails.getByRole('alert')).toHaveText('We couldn’t download the file. Please try again.')
  const [download] = await Promise.all([page.waitForEvent('download'), emails.getByRole('button', { name: 'resume.txt' }).click()])
  expect(download.suggestedFilename()).toBe('resume.txt')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoBarriers(page)
  await picture(page, 'resume-attached-phone')
})
