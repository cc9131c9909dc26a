// Analytics for a recruiter: opened from the panel's menu, with filters in the URL, figures that follow the work, and
// self-identification only in groups.
import fs from 'node:fs'
import { expect, test, type Page } from './test.ts'
import { expectNoBarriers } from './journeys.ts'
import { entry, menu, panelOf } from './panel-page.ts'
import { fault, refused } from './refused-writes.ts'
import { cardsOf, enter, moveTo, newMember, newProject } from './team.ts'

const figure = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const row = (page: Page, title: string, name: string) =>
  page.getByRole('region', { name: `${title} as a table` }).getByRole('row', { name: new RegExp(`^${name}`) })

test('the panel’s Analytics menu opens the project’s figures; a decision updates them, and Back removes a filter [55 71]', async ({
  page,
  request,
}) => {
  const me = await newMember(request)
  const project = await newProject(me, { type: '2' })
  const otherProject = await newProject(me, { type: '2' })
  const [first, second] = await cardsOf(me, project, 'UNDER_REVIEW')
  await moveTo(me, project, [first!.id], 'APPROVED')
  await enter(page, me, panelOf(project))
  await menu(page, 'Analytics')
  await entry(page, 'Analytics').click()
  await expect(page).toHaveURL(new RegExp(`/analytics\\?project=${project}$`))
  await expect(page.getByRole('heading', { name: 'Analytics', level: 1 })).toBeVisible()
  const reviewers = figure(page, 'Reviewers')
  await reviewers.getByRole('button', { name: 'Show table' }).click()
  await expect(row(page, 'Reviewers', 'Robin Reyes')).toContainText('1 of 1')

  await moveTo(me, project, [second!.id], 'APPROVED')
  await expect(row(page, 'Reviewers', 'Robin Reyes')).toContainText('2 of 2')
  await expectNoBarriers(page)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    reviewers.getByRole('button', { name: 'Save Reviewers as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('reviewers.csv')
  expect(fs.readFileSync((await download.path())!, 'utf8')).toContain('Robin Reyes,2,2,2 of 2,0,0,')

  await page.getByRole('combobox', { name: 'Period' }).click()
  await page.getByRole('option', { name: 'All time' }).click()
  await expect(page).toHaveURL(/range=all/)
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('Last 90 days')

  await page.goto(`/analytics?project=${otherProject}&range=custom&from=2020-01-01&to=2020-01-31`)
  await expect(page.getByRole('heading', { name: 'Nothing in this period' })).toBeVisible()
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(reviewers).toBeVisible()
})

test('Pipeline performance: the funnel, drop-offs, and waiting candidates, each linked to their card [56 71]', async ({
  page,
  request,
}) => {
  const me = await newMember(request)
  const project = await newProject(me, { type: '2' })
  const [waits, lost] = await cardsOf(me, project, 'UNDER_REVIEW')
  await moveTo(me, project, [waits!.id], 'HIRING_MANAGER')
  await moveTo(me, project, [lost!.id], 'REJECTED')
  await enter(page, me, `/analytics/pipeline?project=${project}`)
  const funnel = figure(page, 'Funnel')
  await funnel.getByRole('button', { name: 'Show table' }).click()
  await expect(row(page, 'Funnel', 'Reviewed')).toContainText('2')
  await expect(row(page, 'Funnel', 'Interested')).toContainText('1 of 1')
  await expect(figure(page, 'Where candidates drop out')).toContainText('Most drop out after Reviewed: 1 (1 rejected')
  await page.getByText('By day it happened').click()
  await expect(page).toHaveURL(/by=happened/)
  await expect(figure(page, 'Where candidates drop out')).toHaveCount(0)
  await expectNoBarriers(page)
  await figure(page, 'Waiting for your team').getByRole('link', { name: waits!.name }).click()
  await expect(page.getByRole('article', { name: waits!.name })).toBeVisible()
})

test('Candidate demographics: enabled by the owner, answered and withdrawn by candidates, shown only in groups [57 71]', async ({
  page,
  request,
}) => {
  const me = await newMember(request)
  const project = await newProject(me, { type: '2' })
  const [someone] = await cardsOf(me, project, 'UNDER_REVIEW')
  await moveTo(me, project, [someone!.id], 'REJECTED')
  await enter(page, me, `/analytics/candidate`)
  await expect(figure(page, 'Why we reject')).toContainText('1 rejected')
  await page.getByRole('combobox', { name: 'Demographics are shown one project at a time' }).click()
  await page.getByRole('option').first().click()
  const offer = page.getByRole('switch', { name: 'Offer the form to candidates in this project' })
  await refused(page, 'offer of the form about oneself', async () => {
    await offer.click()
    await expect(page.getByText(fault)).toBeVisible()
    await expect(offer).not.toBeChecked()
  })
  await offer.click()
  await expect(offer).toBeChecked()
  await page.reload()
  await expect(offer).toBeChecked()
  await expect(page.getByText('Results appear once 10 candidates have answered.')).toBeVisible()
  await expectNoBarriers(page)

  let stored: { gender: string; ethnicity: string } | null = null
  await page.route('**/api/v1/candidates/self_identification*', (route) => {
    const method = route.request().method()
    if (method === 'POST') stored = Object.fromEntries(new URLSearchParams(route.request().postData() ?? '')) as unknown as typeof stored
    if (method === 'DELETE') stored = null
    return route.fulfill({
      json: method === 'GET' ? { job_title: 'Designer', hiring_company: 'Harbor Labs', answer: stored } : { ok: true },
    })
  })
  await page.goto('/v1/candidates/self_identification?token=secret')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Please choose one of the answers.').first()).toBeVisible()
  await page.getByRole('radio', { name: 'Non-binary' }).check()
  await page.getByRole('radiogroup', { name: 'Your ethnicity' }).getByRole('radio', { name: 'I prefer not to say' }).check()
  await refused(page, 'about oneself', async () => {
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText(fault)).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Non-binary' })).toBeChecked()
  })
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Non-binary' })).toBeChecked()
  const back = page.getByRole('button', { name: 'Withdraw my answers' })
  await refused(page, 'about oneself, undone', async () => {
    await back.click()
    await expect(page.getByText(fault)).toBeVisible()
  })
  await expectNoBarriers(page)
  await back.click()
  await expect(page.getByRole('heading', { name: 'Your answers have been deleted' })).toBeVisible()
})
