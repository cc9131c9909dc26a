// The most used screens, from the narrowest to the widest, in light and dark: accessible, without horizontal scrolling.
import { expect, test, type Page } from './test.ts'
import { expectNoBarriers, useDark } from './journeys.ts'
import { panelOf } from './panel-page.ts'
import { openConversation } from './conversing.ts'
import { calibrate, cardOnScreen, enter, newMember, newProject, type Card, type Member } from './team.ts'

const widths = [320, 768, 1280, 1920]

/** The layout follows the window a moment later. */
async function expectToFit(page: Page, state: string, width: number) {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${state} at ${width} px`).toBeLessThanOrEqual(width)
  await expectNoBarriers(page)
}

async function everyWidth(page: Page, state: string) {
  for (const dark of [false, true]) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await useDark(page, dark)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expectToFit(page, state, width)
    }
  }
}

test('the queue, a list, and a single candidate fit any width, light and dark', { tag: '@nightly' }, async ({ page, request }) => {
  const member: Member = await newMember(request)
  const project = await newProject(member)
  await enter(page, member, panelOf(project, 'under_review'))
  await page.getByRole('button', { name: "Let's Calibrate" }).click()
  await expect(cardOnScreen(page)).toBeVisible()
  await everyWidth(page, 'the queue')
  const approved: Card[] = await calibrate(member, project)
  await page.goto(panelOf(project, 'approved'))
  await expect(cardOnScreen(page)).toBeVisible()
  await everyWidth(page, 'a list')
  await page.goto(`${panelOf(project, 'approved')}&candidate=${approved[0]!.id}`)
  await expect(page.getByRole('button', { name: 'Back to the list' })).toBeVisible()
  await everyWidth(page, 'a candidate alone')
})

test('a conversation, the settings, and the talent pool fit any width, light and dark', { tag: '@nightly' }, async ({ page }) => {
  const { member, project } = await openConversation(page)
  await enter(page, member, '/talent')
  await expect(page.getByRole('heading', { name: 'Talent pool' })).toBeVisible()
  await everyWidth(page, 'the talent pool')
  await page.goto(`/projects/settings/v2/${project}`)
  await expect(page.getByRole('heading', { name: 'Project Details', level: 1 })).toBeVisible()
  await everyWidth(page, 'the settings')
  await page.goto(panelOf(project, 'warm_leads_question'))
  const side = page.getByRole('heading', { name: /^Conversation with/ })
  for (const dark of [false, true]) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await useDark(page, dark)
    await cardOnScreen(page).getByRole('button', { name: 'Mail' }).click()
    await expect(side).toBeVisible()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expectToFit(page, 'a conversation', width)
    }
    await page.keyboard.press('Escape')
    await expect(side).toBeHidden()
  }
})
