// Bringing a candidate to an interview: a rating, what is liked, and who arranges it.
import { expect, test } from '@playwright/test'
import { expectNoBarriers, openSearch, picture, register, tabCount } from './journeys.ts'

test('an interview is scheduled with a rating and something liked, feedback or not, and taken back [456 634 692 693 694]', async ({
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
  const kept = async () =>
    page.evaluate(async () => {
      const headers = { 'X-Parse-Session-Token': localStorage.getItem('session')! }
      const project = new URLSearchParams(location.search).get('project')
      const query = `project_id=${project}&status=HIRING_MANAGER_APPROVED&page_idx=0`
      const { candidates } = await (await fetch(`/api/v1/candidates?${query}`, { headers })).json()
      return [candidates[0]?.approval_score, candidates[0]?.approval_score_other]
    })
  await expect.poll(kept).toEqual([3, 'Education, Ask about the move to Lisbon.'])
})
