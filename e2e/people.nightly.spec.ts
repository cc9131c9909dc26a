// People in the panel: discussed by the team, exported, imported individually, moved to another project; and the project
// copied.
import fs from 'node:fs'
import { expect, test, type Page } from './test.ts'
import { expectNoBarriers, picture, register, tabCount, useDark } from './journeys.ts'

interface Team {
  page: Page
  project: string
  call<T = Record<string, unknown>>(method: 'GET' | 'POST' | 'PUT', path: string, fields?: Record<string, unknown>): Promise<T>
}

/** A team with one navigator project and three approved people, created over the API. */
async function team(page: Page): Promise<Team> {
  await register(page, `People ${Date.now()}`)
  const call: Team['call'] = (method, path, fields = {}) =>
    page.evaluate(
      async ([verb, where, input]) => {
        const headers = { 'X-Parse-Session-Token': localStorage.getItem('session')!, 'Content-Type': 'application/json' }
        const query = verb === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
        const body = verb === 'GET' ? undefined : JSON.stringify(input)
        const answer = await fetch(`/api/${where}${query}`, { method: verb, headers, ...(body ? { body } : {}) })
        return answer.json()
      },
      [method, path, fields] as const,
    )
  const project = await newProject(call, 'Designers')
  for (const name of ['Ada One', 'Ben Two', 'Cy Three'])
    await call('POST', 'v1/candidates', { project_id: project, ...person(name), status: 'APPROVED' })
  return { page, project, call }
}

async function newProject(call: Team['call'], project_name: string): Promise<string> {
  const { project_id } = await call<{ project_id: string }>('POST', 'v1/projects', { project_name, job_title: 'Designer', type: '2' })
  await call('PUT', 'v1/projects/settings', {
    project_id,
    job_titles: ['Designer'],
    sender_name: 'Robin Reyes',
    outreach_templates: [{ name: 'One', initial_outreach_subject: 'Hello', initial_outreach_template: 'Hi {{first_name}}' }],
  })
  await call('POST', 'v2/projects/flashcards/initial', { project_id })
  return project_id
}

const person = (name: string) => {
  const slug = `${name.toLowerCase().replace(' ', '-')}-${Date.now()}`
  return { cand_name: name, cand_linkedin_url: `https://www.linkedin.com/in/${slug}`, cand_email: `${slug}@home.example` }
}

const open = (page: Page, project: string, tab = 'approved') => page.goto(`/panel?project=${project}&tab=${tab}`)
const more = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test(
  'the team discusses a candidate: a draft survives, a comment is resolved, edited, and deleted [200]',
  { tag: '@nightly' },
  async ({ page }) => {
    const { project } = await team(page)
    await open(page, project)
    await page.getByRole('article').filter({ hasText: 'Ada One' }).click()
    await page.keyboard.press('c')
    const box = page.getByRole('textbox', { name: 'Comment' })
    await expect(page.getByText('No comments yet.')).toBeVisible()
    await box.fill('Strong portfolio')
    await page.reload()
    await expect(box).toHaveValue('Strong portfolio')
    await box.press('Control+Enter')
    const comment = page.getByRole('listitem').filter({ hasText: 'Strong portfolio' })
    await expect(comment).toBeVisible()
    await expect(box).toHaveValue('')
    await expectNoBarriers(page)
    await picture(page, '60-chat')
    await comment.getByRole('button', { name: 'Resolve' }).click()
    await expect(comment.getByRole('button', { name: 'Reopen' })).toBeVisible()
    await comment.getByRole('button', { name: 'More for this comment' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await page.getByRole('textbox', { name: 'Edit comment' }).fill('Very strong portfolio')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.reload()
    const changed = page.getByRole('listitem').filter({ hasText: 'Very strong portfolio' })
    await expect(changed.getByRole('button', { name: 'Reopen' })).toBeVisible()
    await changed.getByRole('button', { name: 'More for this comment' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(changed).toHaveCount(0)
    for (const tab of ['Mail', 'Notes', 'History']) {
      await page.getByRole('tab', { name: tab }).click()
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
    }
  },
)

test(
  'cards are in two columns, open fully, and selected ones are exported as CSV [189 190 191 192 194 195 196 326]',
  { tag: '@nightly' },
  async ({ page }) => {
    const { project } = await team(page)
    await open(page, project)
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(3)
    const [first, second, third] = await Promise.all([0, 1, 2].map(async (index) => (await cards.nth(index).boundingBox())!))
    expect(second!.y).toBe(first!.y)
    expect(second!.x).toBeGreaterThan(first!.x)
    expect(third!.x).toBe(first!.x)

    await cards.filter({ hasText: 'Ben Two' }).click()
    await expect(page.getByText(/^\d of 3$/)).toBeVisible()
    await expect(page.getByText(/^Moved to Approved on /)).toBeVisible()
    await page.getByRole('button', { name: 'Next candidate' }).click()
    await page.getByRole('button', { name: 'Back to the list' }).click()

    await page.getByRole('checkbox', { name: 'Select all' }).check()
    await expect(page.getByRole('checkbox', { name: '3 selected' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Move to' })).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('FairleadCandidates.csv')
    const text = fs.readFileSync(await file.path(), 'utf8')
    expect(text.split('\r\n')[0]).toBe('\uFEFFName,LinkedIn Profile,Title,Company,Location,Personal Emails')
    for (const name of ['Ada One', 'Ben Two', 'Cy Three']) expect(text).toContain(name)
  },
)

test(
  'one person is imported: checked, found, refused with field errors, never twice [201 202 204 315 316 318 319 320 321 322 323 409 411 412]',
  { tag: '@nightly' },
  async ({ page }) => {
    const { project, call } = await team(page)
    await open(page, project, 'rejected')
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await expect(page.getByRole('menuitem', { name: 'Import candidate' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await open(page, project)
    await more(page, 'Import candidate')
    const dialog = page.getByRole('dialog')
    expect((await dialog.boundingBox())!.width).toBeLessThanOrEqual(640)
    const url = dialog.getByLabel('LinkedIn profile')
    const email = dialog.getByRole('textbox', { name: 'Email', exact: true })
    const find = dialog.getByRole('button', { name: 'Find Email' })
    const submit = dialog.getByRole('button', { name: 'Import', exact: true })
    await expect(find).toBeDisabled()
    await expect(submit).toBeDisabled()
    for (const [typed, sentence] of [
      ['not a url', 'Not a valid URL.'],
      ['https://www.elsewhere.example/in/ada', 'Not a valid Linkedin URL'],
    ] as const) {
      await url.fill(typed)
      await url.blur()
      await expect(dialog.getByText(sentence)).toBeVisible()
      await expect(find).toBeDisabled()
    }
    await url.fill(`www.linkedin.com/in/unknown-${Date.now()}`)
    await expect(dialog.getByText('Candidate can be added to this project.')).toBeVisible()
    await find.click()
    await expect(dialog.getByText('Unable to find email for this LinkedIn User.')).toBeVisible()
    await email.fill('nowhere')
    await email.blur()
    await expect(dialog.getByText('Invalid e-mail.')).toBeVisible()
    await email.fill('')
    await email.blur()
    await expect(dialog.getByText('Required.')).toBeVisible()
    await email.fill(`dee.${Date.now()}@home.example`)
    await expect(submit).toBeEnabled()
    await dialog.getByLabel(/Referred by email/).check()
    await expect(submit).toBeDisabled()
    await dialog.getByLabel('Sender of the email').fill('friend@home.example')
    await dialog.getByLabel('Subject').fill('Meet Dee')
    await expect(submit).toBeDisabled()
    await dialog.getByLabel('Text').fill('She is great')
    await expectNoBarriers(page)
    await useDark(page, true).catch(() => void 0)
    await picture(page, '61-import')
    await submit.click()
    await expect(page.getByText('Successfully imported candidate!')).toBeVisible()
    await expect.poll(() => tabCount(page, 'Approved')).toBe(4)

    const existing = person('Eve Four')
    await call('POST', 'v1/candidates', { project_id: project, ...existing })
    await more(page, 'Import candidate')
    await url.fill(existing.cand_linkedin_url)
    await expect(dialog.getByText('Candidate is already in this project and has been moved to Interested.')).toBeVisible()
    await expect(find).toBeDisabled()
  },
)

test(
  'candidates move to another project, and return with an error if they are already in it [642 643 644 700 784]',
  { tag: '@nightly' },
  async ({ page }) => {
    const { project, call } = await team(page)
    const otherProject = await newProject(call, 'Illustrators')
    await open(page, project)
    await page.getByRole('article').filter({ hasText: 'Ada One' }).getByRole('button', { name: 'Move' }).click()
    await expect(page.getByRole('menuitem', { name: 'Review', exact: true })).toHaveCount(0)
    await expect(page.getByRole('menuitem', { name: 'Approved' })).toHaveCount(0)
    await page.getByRole('menuitem', { name: 'Another project…' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Move', exact: true })).toBeDisabled()
    await dialog.getByRole('combobox', { name: 'Project' }).click()
    await page.getByRole('option', { name: 'Illustrators' }).click()
    await dialog.getByRole('radio', { name: 'Needs Attention' }).check()
    await expectNoBarriers(page)
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(page.getByText('Candidate Succesfully Moved To Other Project')).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: 'Ada One' })).toHaveCount(0)
    await expect.poll(() => tabCount(page, 'Approved')).toBe(2)
    await open(page, otherProject, 'warm_leads_question')
    await expect(page.getByRole('article').filter({ hasText: 'Ada One' })).toBeVisible()
  },
)

test('a project is copied, and the copy opens after two seconds [274 275 276 277]', { tag: '@nightly' }, async ({ page }) => {
  const { project } = await team(page)
  await open(page, project)
  await more(page, 'Duplicate')
  await expect(page.getByText('Project Copied. Please change your search preferences to get a new batch of candidates.')).toBeVisible()
  expect(page.url()).toContain(project)
  await expect(page.getByRole('heading', { name: 'Designers - copy' })).toBeVisible()
  expect(page.url()).not.toContain(project)
  await expect.poll(() => tabCount(page, 'Approved')).toBe(0)
})

test('selected candidates are shared by email with several recipients, and the email arrives [197 198 199 203 303 304 305 306 406 407]', async ({
  page,
}) => {
  const { project, call } = await team(page)
  await open(page, project)
  const card = page.getByRole('article').filter({ hasText: 'Ada One' })
  await card.getByRole('button', { name: /^More actions/ }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Activity history', 'Chat', 'Share Candidates', 'Export as CSV'])
  await page.keyboard.press('Escape')
  const id = (await card.getAttribute('data-id'))!
  await call('PUT', 'v1/candidates', { candidate_id: id, notes: 'Called' })
  await page.reload()
  await card.getByRole('button', { name: /^More actions/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Note', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Share Candidates' }).click()
  const dialog = page.getByRole('dialog')
  expect((await dialog.boundingBox())!.width).toBeLessThanOrEqual(640)
  await expect(dialog.getByText('3 selected candidate(s) will be shared')).toBeVisible()
  await expect(dialog.getByLabel('Subject')).toHaveValue('Check out those awesome candidates!')
  const share = dialog.getByRole('button', { name: 'Share', exact: true })
  await expect(share).toBeDisabled()
  const to = dialog.getByLabel('To', { exact: true })
  const friends = [`ann.${Date.now()}@partner.example`, `bob.${Date.now()}@partner.example`]
  await to.fill('nowhere')
  await to.press('Enter')
  await dialog.getByLabel('Message').focus()
  await expect(dialog.getByText('Invalid e-mail. (nowhere)')).toBeVisible()
  await to.press('Backspace')
  for (const friend of friends) {
    await to.fill(friend)
    await to.press('Enter')
  }
  await expectNoBarriers(page)
  await picture(page, '62-share')
  await page.route('**/api/v1/share', (route) => route.fulfill({ status: 503, json: { error: 'unavailable', message: 'x' } }))
  await share.click()
  await expect(page.getByText('Could not send email. Please try again.')).toBeVisible()
  await page.unroute('**/api/v1/share')
  await share.click()
  await expect(page.getByText('Successfully sent email')).toBeVisible()
  await expect(dialog).toBeHidden()
  for (const friend of friends)
    await expect
      .poll(async () => (await page.request.get(`/dev/mail?q=${encodeURIComponent(friend)}`)).text(), { timeout: 20_000 })
      .toContain('Check out those awesome candidates!')

  await call('PUT', 'v1/candidates', { candidate_id: id, status: 'REJECTED' })
  await open(page, project, 'rejected')
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await expect(page.getByRole('button', { name: 'Export as CSV' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share Candidates' })).toHaveCount(0)
})
