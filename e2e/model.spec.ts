// A project's embeddings model: tried with its decisions, switched on, shown on the next batch's cards, switched off.
import { expect, test, type Page } from './test.ts'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { entry, menu, panelOf } from './panel-page.ts'
import { refused } from './refused-writes.ts'
import { cardsOf, enter, newMember, newProject } from './team.ts'

const attempt = (page: Page) => page.getByRole('button', { name: /^Try (?:this model|again)$/ })
const changesRegion = (page: Page) => page.getByRole('region', { name: 'What would change', exact: true })
const use = (page: Page) => page.getByRole('switch', { name: 'Rank with this model' })

test(
  'a model is tried on the decisions of a project, then ranks its next batch, and is switched off again',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const me = await newMember(request)
    const project = await newProject(me, { type: '2' })
    await enter(page, me, panelOf(project))
    await menu(page, 'Analytics')
    await entry(page, 'Model').click()
    await expect(page).toHaveURL(new RegExp(`/analytics/model\\?project=${project}$`))
    await expect(page.getByText('fairlead-words can be tried once a candidate has been approved or rejected.')).toBeVisible()
    await expect(attempt(page), 'nothing to replay yet').toBeDisabled()
    await expect(use(page), 'not before a trial').toHaveCount(0)
    await expectNoBarriers(page)

    for (const [index, { id }] of (await cardsOf(me, project, 'UNDER_REVIEW')).entries())
      await me.call('POST', 'v2/projects/candidates/swipe', {
        project_id: project,
        candidate_id: id,
        ...(index % 2 === 0 ? { approved: true } : { approved: false, rejection_reasons: [11], rejection_reason_other: 'not for us' }),
      })
    await page.reload()
    await expect(page.getByText('fairlead-words has not been tried in this project.')).toBeVisible()
    await refused(page, 'model trial', async () => {
      await attempt(page).click()
      await expect(page.getByText('We couldn’t start the trial. Please try again.')).toBeVisible()
    })
    await attempt(page).click()
    await expect(changesRegion(page)).toContainText(
      'Measured on 25 pairs of 5 approved and 5 rejected candidates. That is too few to rely on.',
      {
        timeout: 30_000,
      },
    )
    await expect(changesRegion(page)).toContainText(/of the next \d+ people move by 10 places or more/)
    await expect(changesRegion(page)).toContainText(/This trial sent \d+ texts, [\d,]+ tokens: nothing\./)
    await expectNoBarriers(page)
    await picture(page, 'model')

    await refused(page, 'model switch', async () => {
      await use(page).click()
      await expect(page.getByText('We couldn’t save the change. Please try again.')).toBeVisible()
    })
    await expect(use(page)).not.toBeChecked()
    await use(page).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('The next search ranks with the model.')).toBeVisible()
    await page.reload()
    await expect(use(page)).toBeChecked()
    await useDark(page, true)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoBarriers(page)
    await picture(page, 'model-dark-390')
    await page.setViewportSize({ width: 320, height: 700 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), 'no sideways scrolling').toBeLessThanOrEqual(320)
    await page.setViewportSize({ width: 1440, height: 900 })

    await use(page).click()
    await expect(page.getByText('The next search ranks without the model.')).toBeVisible()
    await expect(use(page)).not.toBeChecked()
  },
)
