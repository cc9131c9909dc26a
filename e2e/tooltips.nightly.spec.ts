// Tooltips open on hover and focus and close when either leaves, also with reduced motion.
import { expect, test } from './test.ts'
import { panelOf } from './panel-page.ts'
import { enter, newMember, newProject } from './team.ts'

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`a tooltip closes when the pointer or focus leaves, with motion: ${reducedMotion}`, async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion })
    const member = await newMember(request)
    const project = await newProject(member)
    await enter(page, member, panelOf(project))
    const button = page.getByRole('button', { name: 'Switch to dark colors' })
    const tooltip = page.getByRole('tooltip')
    await button.hover()
    await expect(tooltip).toHaveText('Switch to dark colors')
    await page.mouse.move(400, 400)
    await expect(tooltip).toHaveCount(0)
    // a click changes its text; the pointer leaves afterward
    await button.hover()
    await expect(tooltip).toBeVisible()
    await button.click()
    await page.mouse.move(400, 400)
    await expect(tooltip).toHaveCount(0)
    const light = page.getByRole('button', { name: 'Switch to light colors' })
    await expect(light).toBeVisible()
    await page.keyboard.press('Tab')
    await light.focus()
    await expect(tooltip).toHaveText('Switch to light colors')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tooltip', { name: 'Switch to light colors' })).toHaveCount(0)
  })
