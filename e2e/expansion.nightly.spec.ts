// Expanding a search: offered outside of autopilot and to super admins, with counts, and followed by a search.
import { expect, test } from './test.ts'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { entry, menu, panelOf } from './panel-page.ts'
import { demoMember, enter, newMember, newProject } from './team.ts'

test('a search is expanded by the selected filters; on Autopilot, only super admins see the dialog [729]', async ({ page, request }) => {
  const me = await newMember(request)
  const settings = { years_exp_min: 10, years_exp_max: 11, keywords_required: ['Go'] }
  const project = await newProject(me, { type: '2' })
  await me.call('PUT', 'v1/projects/settings', { project_id: project, ...settings })
  const dialog = page.getByRole('dialog', { name: 'Expand the search' })
  await test.step('off autopilot, users who may change settings have it', async () => {
    await enter(page, me, panelOf(project))
    await expect(page.getByRole('tab').first()).toBeVisible()
    await useDark(page, true)
    await menu(page, 'More')
    await entry(page, 'Expand the search').click()
    const keywords = dialog.getByRole('checkbox', { name: 'Nice to have, not required: Go' })
    await expect(keywords).toBeVisible()
    await expect(dialog.getByText(/^[\d,]+ more (people|person)$/).first()).toBeVisible()
    const go = dialog.getByRole('button', { name: 'Expand and search' })
    await expect(go).toBeDisabled()
    await expectNoBarriers(page)
    await picture(page, 'expand')
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoBarriers(page)
    await picture(page, 'expand-320')
    await page.setViewportSize({ width: 1440, height: 900 })
    await keywords.check()
    await dialog.getByRole('checkbox', { name: '2 years of experience more or less' }).check()
    await go.click()
    await expect(page.getByText('The wider search has started')).toBeVisible()
    await expect(dialog).toBeHidden()
    const now = await me.call<Record<string, unknown>>('GET', 'v1/projects/settings', { project_id: project })
    expect([now.keywords_required, now.years_exp_min, now.years_exp_max]).toEqual([[], 8, 13])
  })
  await test.step('on autopilot no one but a super admin', async () => {
    await useDark(page, false)
    const managed = await newProject(me, { type: '1', draft: true })
    await page.goto(panelOf(managed))
    await menu(page, 'More')
    await expect(entry(page, 'Duplicate')).toBeVisible()
    await expect(entry(page, 'Expand the search')).toHaveCount(0)
    const ada = await demoMember(request, 'ada@fairlead.example')
    const adaProject = await newProject(ada, { type: '1' })
    await enter(page, ada, panelOf(adaProject))
    await menu(page, 'More')
    await entry(page, 'Expand the search').click()
    // without filters it says so and links to the settings
    await expect(dialog.getByText('This search has no filters to relax.', { exact: false })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Edit the search' })).toBeVisible()
    await expectNoBarriers(page)
    await page.keyboard.press('Escape')
  })
})
