import { expect, test, type Page } from './test.ts'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { entry, menu, panelOf } from './panel-page.ts'
import { refused } from './refused-writes.ts'
import { cardsOf, enter, newMember, newProject } from './team.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'What your decisions taught' })
const effect = (page: Page) => dialog(page).getByText(/of the next [\d,]+ candidates moves? by/)
const failed = (page: Page) => page.getByText('Project update failed').first()

test('lessons: progress while calibrating, editing a line, accepting, undoing, and restoring an earlier version', async ({
  page,
  request,
}) => {
  const me = await newMember(request)
  const project = await newProject(me, { type: '2' })
  const cards = await cardsOf(me, project, 'UNDER_REVIEW')
  // the sixth has the fewest years, and is too junior
  const junior = cards.toSorted((a, b) => (a.years_of_exp ?? 0) - (b.years_of_exp ?? 0))[0]!
  const otherCards = cards.filter((card) => card !== junior)
  const order = [...otherCards.slice(0, 5), junior, ...otherCards.slice(5)]
  const swipe = (index: number, verdict: object) =>
    me.call('POST', 'v2/projects/candidates/swipe', { project_id: project, candidate_id: order[index]!.id, ...verdict })
  const reject = { approved: false, rejection_reasons: [13], rejection_reason_other: 'not for us' }

  await test.step('while calibrating, the page says what the last decisions changed, and one count of what is left', async () => {
    for (let index = 0; index < 5; index += 1) await swipe(index, index % 2 === 0 ? { approved: true } : reject)
    await enter(page, me, panelOf(project))
    const start = page.getByRole('button', { name: "Let's Calibrate" })
    await expect(start.or(page.getByRole('article').first())).toBeVisible()
    if (await start.isVisible()) await start.click()
    await expect(page.getByText(/^Your last decisions? (changed|hardly changed)/)).toBeVisible()
    await expect(page.getByText('Calibrating... (6 of 10)')).toBeVisible()
    await expect(page.getByText(/Review \d+ more/)).toHaveCount(0)
    await picture(page, 'learning-progress')
  })

  await test.step('shows what changed in the next batch after ten decisions', async () => {
    for (let index = 5; index < 10; index += 1)
      await swipe(
        index,
        index === 5
          ? { approved: false, rejection_reasons: [3], rejection_reason_other: 'too junior' }
          : index % 2
            ? reject
            : { approved: true },
      )
    await expect(page.getByText('What changed because of your decisions')).toBeVisible({ timeout: 60_000 })
    await picture(page, 'learned-banner')
    await useDark(page, true)
    await page.getByRole('button', { name: 'Review changes' }).click()
    await expect(dialog(page).getByText(/^From 10 decisions/)).toBeVisible()
    await expect(effect(page)).toBeVisible({ timeout: 30_000 })
    await expect(dialog(page).getByText(/^Version 1: Learned by a search · Fairlead/)).toBeVisible()
    await expectNoBarriers(page)
    await picture(page, 'learned-dark')
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoBarriers(page)
    await picture(page, 'learned-320')
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  const years = dialog(page).getByRole('textbox', { name: /^Years: More experience/ })
  const lines = dialog(page).getByRole('list', { name: 'Lessons' }).getByRole('checkbox')
  await test.step('one line is edited, another left out, and both are accepted', async () => {
    await years.fill('9')
    await expect(dialog(page).getByText('More experience, about 9 years and up', { exact: true })).toBeVisible()
    const first = lines.nth(1)
    await first.press('Space')
    await expect(first).not.toBeChecked()
    await expect(
      dialog(page).getByText(/^Changing or undoing a line searches again: the \d+ unreviewed candidates leave Review/),
    ).toBeVisible()
    const accept = dialog(page).getByRole('button', { name: 'Accept and search again' })
    await refused(page, 'accept lessons', async () => {
      await accept.click()
      await expect(failed(page)).toBeVisible()
    })
    // the input is still there
    await expect(years).toHaveValue('9 years')
    await expect(first).not.toBeChecked()
    await accept.click()
    await expect(page.getByText('Saved as version 2. Searching again.')).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    await useDark(page, false)
    await menu(page, 'More')
    await entry(page, 'What it learned').click()
    await expect(years).toHaveValue('9 years')
    await expect(lines.nth(1)).not.toBeChecked()
    await expect(dialog(page).getByText(/^Version 2: Accepted · Robin Reyes · just now · from 10 decisions/)).toBeVisible()
    await expectNoBarriers(page)
    await picture(page, 'learned')
  })

  await test.step('undoes everything: the decisions no longer have an effect', async () => {
    const undo = dialog(page).getByRole('button', { name: 'Undo all' })
    await refused(page, 'undo lessons', async () => {
      await undo.click()
      await expect(failed(page)).toBeVisible()
    })
    await undo.click()
    await expect(page.getByText('Undone. Searching again without what was learned.')).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    await menu(page, 'More')
    await entry(page, 'What it learned').click()
    await expect(dialog(page).getByText('The search ignores 10 decisions. It learns from new decisions.')).toBeVisible()
    await expect(lines).toHaveCount(0)
    await expectNoBarriers(page)
    await picture(page, 'learned-undone')
  })

  await test.step('the first version is looked at and used again', async () => {
    const version = dialog(page).getByText(/^Version 1: Learned by a search/)
    await version.click()
    // the first version is last
    await expect(
      dialog(page)
        .getByText(/More experience, about \d+ years and up/)
        .last(),
    ).toBeVisible()
    const restore = dialog(page).getByRole('button', { name: 'Use version 1 again' })
    await refused(page, 'restore lessons', async () => {
      await restore.click()
      await expect(failed(page)).toBeVisible()
    })
    await restore.click()
    await expect(page.getByText('Version 1 restored. Searching again.')).toBeVisible()
    await menu(page, 'More')
    await entry(page, 'What it learned').click()
    await expect(dialog(page).getByText(/^Version 4: Version 1 restored · Robin Reyes/)).toBeVisible()
    await expect(years).not.toHaveValue('9 years')
    for (const line of await lines.all()) await expect(line).toBeChecked()
  })
})
