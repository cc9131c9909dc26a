import { expect, test, type Page } from './test.ts'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { entry, menu, panelOf, projectOf } from './panel-page.ts'
import { calibrate, cardsOf, enter, newMember, newProject } from './team.ts'

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
  'a weak batch is announced before its first card, with a way to widen; keys are ignored until a choice is made',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const me = await newMember(request)
    const project = await newProject(me, {
      type: '2',
      settings: { locations: ['Berlin, State of Berlin, Germany'], keywords_required: ['Python'] },
    })
    await calibrate(me, project)
    await expect.poll(async () => (await cardsOf(me, project, 'UNDER_REVIEW')).length, { timeout: 60_000 }).toBeGreaterThan(0)
    // few people in the pool work in Berlin
    const { search } = (await projectOf(me, project)) as { search: { found: number; fits: number } }
    expect(search.fits * 2).toBeLessThan(search.found)
    await enter(page, me, panelOf(project))
    await expect(page.getByRole('heading', { name: `Only ${search.fits} of the ${search.found} new candidates fit` })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
    const before = (await cardsOf(me, project, 'APPROVED')).length
    await page.keyboard.press('a')
    await page.getByRole('button', { name: 'Widen the search' }).click()
    await expect(page.getByRole('dialog', { name: 'Expand the search' })).toBeVisible()
    await page.keyboard.press('Escape')
    expect((await cardsOf(me, project, 'APPROVED')).length).toBe(before)
    await expectNoBarriers(page)
    await picture(page, 'weak-batch')
    await useDark(page, true)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoBarriers(page)
    await page.getByRole('button', { name: `Review all ${search.found}` }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
  },
)
