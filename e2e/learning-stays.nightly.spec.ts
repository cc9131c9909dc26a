import { expect, test, type Page } from './test.ts'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { entry, menu, panelOf, projectOf } from './panel-page.ts'
import { cardsOf, enter, newMember, newProject } from './team.ts'

const learned = (page: Page) => page.getByRole('dialog', { name: 'What your decisions taught' })

test('rejecting for the location becomes a lesson with cause, effect, and switch, and a copy keeps or drops it', async ({
  page,
  request,
}) => {
  const me = await newMember(request)
  const project = await newProject(me, { type: '2', name: 'Platform team' })
  await enter(page, me, panelOf(project))
  await page.getByRole('button', { name: "Let's Calibrate" }).click()
  const card = page.getByRole('article').first()
  const name = (await card.getAttribute('aria-label'))!
  await page.keyboard.press('r')
  const form = page.getByRole('form', { name: 'Reject candidate' })
  await expect(form.getByRole('checkbox', { name: 'Changes jobs too often' })).toBeVisible()
  await expect(form.getByRole('checkbox', { name: 'Not hands-on' })).toBeVisible()
  await form.getByRole('checkbox', { name: 'Wrong location' }).check()
  await expect(form.getByRole('button', { name: 'Submit and reject' })).toBeDisabled()
  await form.getByRole('textbox').fill('We need someone nearby')
  await form.getByRole('button', { name: 'Submit and reject' }).click()
  await expect.poll(async () => (await cardsOf(me, project, 'REJECTED')).length).toBe(1)

  await menu(page, 'More')
  await entry(page, 'What it learned').click()
  const line = learned(page).getByRole('listitem').filter({ hasText: 'No more people in' })
  await expect(line).toContainText(`1 rejected for their location · ${name}`)
  await expect(line).toContainText('Later searches won’t find them.')
  await expect(line.getByRole('checkbox')).toBeChecked()
  await expect(
    learned(page)
      .getByText(/^By itself, it moves/)
      .or(line)
      .first(),
  ).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'learned-location')
  await page.keyboard.press('Escape')

  await menu(page, 'More')
  await entry(page, 'Duplicate').click()
  const dialog = page.getByRole('dialog', { name: 'Duplicate project' })
  await expect(dialog.getByRole('textbox', { name: 'Name of the copy' })).toHaveValue('Platform team - copy')
  await expect(dialog.getByRole('radio', { name: 'Keep it' })).toBeChecked()
  await expectNoBarriers(page)
  await picture(page, 'duplicate')
  await dialog.getByRole('radio', { name: 'Start without it' }).check()
  await dialog.getByRole('button', { name: 'Duplicate' }).click()
  await expect(page).not.toHaveURL(new RegExp(`project=${project}`))
  const copy = new URL(page.url()).searchParams.get('project')!
  expect(await me.call('GET', 'v2/projects/lessons', { project_id: copy })).toMatchObject({ rejected: 0, lines: [] })
})

test(
  'a worse batch asks before its first card, with a way to widen; keys are ignored until a choice is made',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const me = await newMember(request)
    // enough people for the first ten, too few for the next batch
    const skills = ['Kubernetes', 'Terraform', 'Kafka', 'GraphQL', 'Redis', 'Python']
    const pairs = skills.flatMap((first, index) => skills.slice(index + 1).map((second) => [first, second]))
    const totals = await Promise.all(
      pairs.map(async (keywords_required) => {
        const fields = { job_titles: ['Software Engineer'], keywords_required }
        return { fields, total: ((await me.call('POST', 'v2/projects/preview', fields)) as { total: number }).total }
      }),
    )
    const { fields } = totals.filter(({ total }) => total >= 10).toSorted((a, b) => a.total - b.total)[0]!
    const project = await newProject(me, { type: '2', settings: fields })
    for (const [index, { id: candidate_id }] of (await cardsOf(me, project, 'UNDER_REVIEW')).entries()) {
      const verdict = index % 2 === 0 ? { approved: true } : { approved: false, rejection_reasons: [13], rejection_reason_other: 'no' }
      await me.call('POST', 'v2/projects/candidates/swipe', { project_id: project, candidate_id, ...verdict })
    }
    await expect.poll(async () => (await cardsOf(me, project, 'UNDER_REVIEW')).length, { timeout: 60_000 }).toBeGreaterThan(0)
    const { search } = (await projectOf(me, project)) as {
      search: { found: number; missed: number; found_before: number; missed_before: number }
    }
    const { found: count, missed, found_before: foundBefore, missed_before: missedBefore } = search
    const perPerson = (sum: number, size: number) => String(Number((sum / size).toFixed(1)))
    await enter(page, me, panelOf(project))
    const question = `The next ${count} fit the stated criteria less than the last: they miss ${perPerson(missed, count)} of the requirements on average, before ${perPerson(missedBefore, foundBefore)}.`
    await expect(page.getByRole('heading', { name: question })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
    const before = (await cardsOf(me, project, 'APPROVED')).length
    await page.keyboard.press('a')
    await page.getByRole('button', { name: 'Widen the search' }).click()
    await expect(page.getByRole('dialog', { name: 'Expand the search' })).toBeVisible()
    await page.keyboard.press('Escape')
    expect((await cardsOf(me, project, 'APPROVED')).length).toBe(before)
    await expectNoBarriers(page)
    await picture(page, 'worse-batch')
    await useDark(page, true)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoBarriers(page)
    await picture(page, 'worse-batch-390-dark')
    await page.getByRole('button', { name: `Show all ${count}` }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
    // asked again in another browser, which searches without what was learned
    const waiting = (await cardsOf(me, project, 'UNDER_REVIEW')).map(({ id }) => id)
    await page.evaluate((key) => localStorage.removeItem(key), `worse_batch_shown_${project}`)
    await page.reload()
    await page.getByRole('button', { name: 'Search without what was learned' }).click()
    await expect(page.getByText('Undone. Searching again without what was learned.')).toBeVisible()
    await expect
      .poll(async () => (await cardsOf(me, project, 'UNDER_REVIEW')).some(({ id }) => !waiting.includes(id)), { timeout: 60_000 })
      .toBe(true)
  },
)
