// The applicant tracking system: a job becomes a draft, a candidate is pushed by a move or manually, and a broken link is
// renewed.
import { expect, test } from './test.ts'
import { expectNoBarriers, pictures } from './journeys.ts'
import { refused } from './refused-writes.ts'
import { addPeople, enter, linkAts, linkAtsAtOnce, moveTo, newMember, newProject, syncAts } from './team.ts'

test('a system is linked, one of its jobs found and imported, and the draft has its criteria', async ({ page, request }) => {
  const member = await newMember(request)
  await enter(page, member, '/ats-settings')
  const open = page.getByRole('button', { name: 'Link a system' })
  await refused(page, 'linking window', async () => {
    await open.click()
    await expect(page.getByText('We couldn’t open the linking window. Please try again.')).toBeVisible()
  })
  await page.getByRole('button', { name: 'Connect Ashby, Greenhouse, or Lever with a key' }).click()
  const connecting = page.getByRole('dialog', { name: 'Connect Ashby, Greenhouse, or Lever with a key' })
  await connecting.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(connecting.getByText('This field is required.')).toBeVisible()
  await connecting.getByLabel('API key').fill('a-key')
  await expectNoBarriers(page)
  await pictures(page, 'ats-connect')
  await refused(page, 'connect an ATS by key', async () => {
    await connecting.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(connecting.getByText('We couldn’t link the system. Please try again.')).toBeVisible()
  })
  await page.keyboard.press('Escape')
  await linkAts(page, open)
  await expect(page.getByText('Linked to Greenhouse')).toBeVisible()

  const past = page.getByRole('region', { name: 'Past applicants' })
  await refused(page, 'past applicants', async () => {
    await past.getByRole('switch').click()
    await expect(past.getByText('We couldn’t change this. Please try again.')).toBeVisible()
  })
  await past.getByRole('switch').click()
  await expect(past.getByText(/^60 applications read · up to date as of/)).toBeVisible({ timeout: 60_000 })
  await expectNoBarriers(page)
  await pictures(page, 'ats-linked')
  await past.getByRole('link', { name: 'See the talent pool' }).click()
  await expect(page.getByText(/Applied in 20\d\d for .*, rejected after /).first()).toBeVisible({ timeout: 60_000 })

  await page.goto('/team')
  const rule = page.getByRole('region', { name: 'Past applicants' })
  await expect(rule.getByText(/^Holds back \d+ of 60 past applicants now\.$/)).toBeVisible()
  await rule.getByLabel('Months to wait after a rejection').fill('60')
  await rule.getByLabel('Never write again after these reasons').fill('Location')
  await page.keyboard.press('Enter')
  await expect(rule.getByText('Holds back 60 of 60 past applicants now.')).toBeVisible()
  await expectNoBarriers(page)
  await pictures(page, 'recontact')
  await refused(page, 'recontact rule', async () => {
    await rule.getByRole('button', { name: 'Save rule' }).click()
    await expect(rule.getByText('We couldn’t save the rule. Please try again.')).toBeVisible()
  })
  await rule.getByRole('button', { name: 'Save rule' }).click()
  await expect(page.getByText('Rule saved')).toBeVisible()

  await page.goto('/autopilot-projects/self-serve/new')
  await page.getByRole('button', { name: 'Import from Greenhouse' }).click()
  const jobs = page.getByRole('dialog', { name: 'A job from Greenhouse' })
  await expect(jobs.getByText(/^\d\d open jobs$/)).toBeVisible()
  await jobs.getByRole('searchbox').fill('backend austin senior')
  await expect(jobs.getByText(/^1 of \d\d open jobs$/)).toBeVisible()
  await expectNoBarriers(page)
  const take = jobs.getByRole('button', { name: /^Import Senior Backend Engineer/ })
  await refused(page, 'import a job', async () => {
    await take.click()
    await expect(page.getByText('We couldn’t import the job. Please try again.')).toBeVisible()
  })
  await take.click()
  await expect(page).toHaveURL(/\/projects\/v2\/draft\//)
  await expect(page.getByLabel('Project name')).toHaveValue('Senior Backend Engineer')
  await expect(page.getByText(/^Greenhouse: Senior Backend Engineer · J-\d+ · /)).toBeVisible()
  const project_id = new URL(page.url()).pathname.split('/').at(-1)!
  const settings = await member.call<{ keywords_required: string[]; years_exp_min: number; job_description: string }>(
    'GET',
    'v1/projects/settings',
    { project_id },
  )
  expect(settings.job_description).toContain('Design and run the services that plan our ferries')
  expect(settings).toMatchObject({ years_exp_min: 5, keywords_required: expect.arrayContaining(['Python', 'Kubernetes']) })

  // imported again it is the same project
  await page.goto('/ats-settings')
  await page.getByRole('searchbox').fill('backend austin senior')
  await page.getByRole('link', { name: 'Open the project of Senior Backend Engineer' }).click()
  await expect(page).toHaveURL(new RegExp(`project=${project_id}`))
})

test('a move sends a candidate to the system; changes there show on the card; sending by hand works, too', async ({ page, request }) => {
  const member = await newMember(request)
  await linkAtsAtOnce(request, member)
  const project = await newProject(member)
  await syncAts(member, project)
  const [alma, ben] = await addPeople(member, project, ['Alma Example', 'Ben Example'])
  await moveTo(member, project, [alma!.id], 'INTERVIEWING')

  await enter(page, member, `/panel?project=${project}&tab=interviewing`)
  const card = page.getByRole('article', { name: 'Alma Example' })
  await expect(card.getByText(/^In Greenhouse · Hiring Manager Interview · /)).toBeVisible()
  await expectNoBarriers(page)
  const system = await page.context().newPage()
  await system.goto('/dev/ats')
  const row = system
    .getByRole('listitem')
    .filter({ has: system.getByLabel('Stage of Alma Example') })
    .last()
  await row.getByLabel('Stage of Alma Example').selectOption({ label: 'Offer' })
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByText(/^In Greenhouse · Offer · /)).toBeVisible()

  await page.goto(`/panel?project=${project}&tab=approved`)
  const otherCard = page.getByRole('article', { name: 'Ben Example' })
  const send = async () => {
    await otherCard.getByRole('button', { name: 'More actions for Ben Example' }).click()
    await page.getByRole('menuitem', { name: 'Send to Greenhouse' }).click()
  }
  await refused(page, 'send to the ATS', async () => {
    await send()
    await expect(page.getByText('Something went wrong on our side. Nothing was changed.')).toBeVisible()
  })
  await send()
  await expect(otherCard.getByText(/^In Greenhouse · just now/)).toBeVisible()
  expect(ben!.status).toBe('APPROVED')
})

test('stages are mapped, the sync is switched, a broken link is renewed, and the link is ended', async ({ page, request }) => {
  const member = await newMember(request)
  await linkAtsAtOnce(request, member, 'Lever')
  const project = await newProject(member, { type: '1', draft: true })
  await enter(page, member, `/projects/settings/v2/${project}?step=ATS%20Sync`)
  await page.getByRole('searchbox').fill('data scientist berlin')
  await page.getByRole('button', { name: /^Choose Data Scientist/ }).click()
  await expect(page.getByRole('combobox', { name: 'Interview' })).toHaveValue('Hiring Manager Interview')
  await expectNoBarriers(page)
  const on = page.getByRole('switch', { name: 'Send candidates automatically' })
  await refused(page, 'ATS sync', async () => {
    await on.click({ force: true })
    await expect(page.getByText('Something went wrong on our side. Nothing was changed.')).toBeVisible()
  })
  await on.click({ force: true })
  await expect(on).toBeChecked()
  await page.getByRole('combobox', { name: 'Interview' }).click()
  await page.getByRole('option', { name: 'On-site' }).click()
  await expect(page.getByRole('combobox', { name: 'Interview' })).toHaveValue('On-site')
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Interview' })).toHaveValue('On-site')
  await expect(on).toBeChecked()

  // the system must be linked again: the team is notified, and its window renews the link
  const system = await page.context().newPage()
  await system.goto('/dev/ats')
  await system.getByRole('region', { name: 'Lever' }).last().getByRole('button', { name: 'Break this link' }).click()
  await system.close()
  await expect.poll(async () => (await member.call<{ link: { status: string } }>('GET', 'v2/ats')).link.status).toBe('RELINK_NEEDED')
  await page.goto('/ats-settings')
  await expect(page.getByText('Link the system again.')).toBeVisible()
  await linkAts(page, page.getByRole('button', { name: 'Link Lever again' }), 'Lever')
  await expect(page.getByText('The link is working.')).toBeVisible()
  await expect(page.getByText(/Sync is on · /)).toBeVisible()

  await page.getByRole('button', { name: 'Unlink' }).click()
  const ask = page.getByRole('dialog', { name: 'Unlink Lever?' })
  await refused(page, 'unlink an ATS', async () => {
    await ask.getByRole('button', { name: 'Unlink' }).click()
    await expect(ask.getByText('We couldn’t unlink the system. Please try again.')).toBeVisible()
  })
  await ask.getByRole('button', { name: 'Unlink' }).click()
  await expect(page.getByRole('heading', { name: 'No system linked' })).toBeVisible()
  await expect(page.getByText(/^Its link has ended · /)).toBeVisible()
})
