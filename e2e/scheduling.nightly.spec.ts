import { expect, test } from './test.ts'
import { expectNoBarriers, openSearch, picture, register, tabCount } from './journeys.ts'

test('an interview is scheduled with a rating and a liked attribute, with or without feedback, and undone [456 634 692 693 694]', async ({
  page,
}) => {
  await register(page, `First Meetings ${Date.now()}`)
  await openSearch(page, 'Platform engineers', 'Backend Engineer', ['PostgreSQL'])
  await page.getByRole('button', { name: "Let's Calibrate" }).click()
  for (let n = 1; n <= 2; n++) {
    await expect(page.getByText(`Calibrating... (${n} of 10)`)).toBeVisible()
    await page.keyboard.press('a')
  }
  await expect.poll(() => tabCount(page, 'Approved')).toBe(2)
  await page.getByRole('tab', { name: /^Approved/ }).click()
  const first = page.getByRole('article').first()
  const name = (await first.getAttribute('aria-label'))!
  await first.click()
  await expect(page.getByRole('button', { name: 'Schedule', exact: true })).toBeVisible()
  await page.keyboard.press('s')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Schedule', exact: true })).toBeVisible()
  await page.keyboard.press('s')

  const dialog = page.getByRole('dialog', { name: `Schedule an interview with ${name}` })
  const submit = dialog.getByRole('button', { name: 'Schedule interview' })
  await expect(submit).toBeDisabled()
  await dialog.getByRole('radio', { name: 'Good' }).check()
  await expect(submit).toBeDisabled()
  for (const liked of ['Companies worked at', 'Education', 'Industry worked at', 'Professional background', 'Relevant Experience'])
    await expect(dialog.getByRole('checkbox', { name: liked })).not.toBeChecked()
  await dialog.getByRole('checkbox', { name: 'Skills match' }).check()
  await expect(submit).toBeEnabled()
  await expectNoBarriers(page)
  await picture(page, '70-schedule')
  await submit.click()
  await expect.poll(() => tabCount(page, 'Scheduling')).toBe(1)
  await expect(page.getByText('Candidate has been updated')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => tabCount(page, 'Approved')).toBe(2)
  await expect.poll(() => tabCount(page, 'Scheduling')).toBe(0)

  await page.getByRole('tab', { name: /^Approved/ }).click()
  await page.getByRole('article', { name }).click()
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await dialog.getByRole('radio', { name: 'Excellent' }).check()
  await dialog.getByRole('checkbox', { name: 'Education' }).check()
  await dialog.getByLabel('Feedback').fill('Ask about the move to Lisbon.')
  await submit.click()
  await expect.poll(() => tabCount(page, 'Scheduling')).toBe(1)
  await page.getByRole('tab', { name: /^Scheduling/ }).click()
  await expect(page.getByRole('article', { name })).toBeVisible()
  const events = async () =>
    page.evaluate(async () => {
      const headers = { 'X-Parse-Session-Token': localStorage.getItem('session')! }
      const project = new URLSearchParams(location.search).get('project')
      const query = `project_id=${project}&status=HIRING_MANAGER_APPROVED&page_idx=0`
      const { candidates } = await (await fetch(`/api/v1/candidates?${query}`, { headers })).json()
      return [candidates[0]?.approval_score, candidates[0]?.approval_score_other]
    })
  await expect.poll(events).toEqual([3, 'Education, Ask about the move to Lisbon.'])
})

test(
  'an interested candidate is sent to the hiring manager once the address is valid; a failure loses nothing [457 705 781 809]',
  { tag: '@nightly' },
  async ({ page }) => {
    const company = `Second Opinions ${Date.now()}`
    await register(page, company)
    await openSearch(page, 'Platform engineers', 'Backend Engineer', ['PostgreSQL'])
    await page.getByRole('button', { name: "Let's Calibrate" }).click()
    await expect(page.getByText('Calibrating... (1 of 10)')).toBeVisible()
    await Promise.all([page.waitForResponse(/candidates\/swipe/), page.keyboard.press('a')])
    const place = await page.evaluate(async () => {
      const headers = { 'X-Parse-Session-Token': localStorage.getItem('session')!, 'content-type': 'application/json' }
      const project_id = new URLSearchParams(location.search).get('project')
      const approved = `/api/v1/candidates?project_id=${project_id}&status=APPROVED&page_idx=0`
      const { candidates } = await (await fetch(approved, { headers })).json()
      const candidate_id = candidates[0].candidate_id ?? candidates[0].id
      const body = JSON.stringify({ project_id, candidate_id, status: 'AUTOPILOT_RECRUITER' })
      const moved = await fetch('/api/v2/projects/candidates/status', { method: 'POST', headers, body })
      return `${moved.status} /panel?project=${project_id}&tab=warm_leads_recruiter&candidate=${candidate_id}`
    })
    expect(place).toMatch(/^200 /)
    await page.goto(place.slice(4))
    await expect(page.getByRole('button', { name: 'Send for review' })).toBeVisible()
    await page.keyboard.press('i')
    const dialog = page.getByRole('dialog', { name: /^Send .* to the hiring manager$/ })
    const sends = dialog.getByRole('button', { name: 'Send', exact: true })
    await dialog.getByLabel('To').fill('not an address')
    await dialog.getByLabel('Subject').fill(`Someone for ${company}`)
    await expect(dialog.getByText('Not a valid email address')).toBeVisible()
    await expect(sends).toBeDisabled()
    const manager = `manager.${Date.now()}@example.com`
    await dialog.getByLabel('To').fill(manager)
    await dialog.getByLabel('Message').fill('What do you think?')
    await expect(sends).toBeEnabled()
    await expectNoBarriers(page)
    await picture(page, '71-send-for-review')

    await page.route('**/recruiter_review', (route) => route.abort())
    await sends.click()
    const failed = page.getByText('Sending email is failed!')
    await expect(failed).toBeVisible({ timeout: 20_000 })
    await expect(dialog.getByLabel('Message')).toHaveValue('What do you think?')
    await page.unroute('**/recruiter_review')
    await sends.click()
    await expect(failed).toBeHidden()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Successfully sent email')).toBeVisible()
    // the recruiter's and the hiring manager's tabs have the same label for an owner
    await expect(page.getByRole('tab', { name: /^Interested/ }).first()).toHaveText(/1$/)
    await expect(async () => {
      const list = await (await page.request.get(`/dev/mail?q=${encodeURIComponent(manager)}`)).text()
      expect(list).toContain(`Someone for ${company}`)
    }).toPass({ timeout: 20_000 })
  },
)
