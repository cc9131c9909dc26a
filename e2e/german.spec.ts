// The whole product in German: chosen by the device before sign-in, by the user afterwards, on every device; no English is left.
import { expect, test, type Page } from './test.ts'
import { expectNoBarriers, pictures } from './journeys.ts'
import { enter, newMember } from './team.ts'

/** Common in English sentences, and no words of German. Data (names, titles, skills) has none of them alone. */
const english = /\b(?:[Tt]he|[Yy]our|[Yy]ou|[Ww]ith|[Tt]his|[Tt]hat|are|were|have|has|[Ff]rom|and|or|not|of|to|is|their)\b/
/** What stays as it is: the team's own data, names of systems. */
const asIs = ['[data-as-is]', 'code', 'pre', 'option', '[lang="en"]']

async function leftovers(page: Page): Promise<string[]> {
  await page.locator('main').waitFor()
  const lines = await page.evaluate((selectors) => {
    const hidden = new Set(document.querySelectorAll(selectors.join(', ')))
    const texts: string[] = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const parent = node.parentElement
      const isShown = parent !== null && !parent.closest('script, style, noscript') && parent.checkVisibility()
      if (isShown && ![...hidden].some((element) => element.contains(node))) texts.push(node.textContent ?? '')
    }
    return texts
  }, asIs)
  // the calendar server of this machine names its calendars itself
  return lines.filter((line) => english.test(line) && !/^Calendars? of /.test(line))
}

const screens = [
  '/talent',
  '/inbox',
  '/tasks',
  '/analytics',
  '/analytics/pipeline',
  '/analytics/candidates',
  '/team',
  '/calendar',
  '/profile',
  '/checkout',
]

test('a German user reads German on every screen, in refusals, and on every device', async ({ page, browser }) => {
  const member = await newMember(page.request)
  await enter(page, member)
  await page.goto('/profile')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('heading', { level: 1, name: 'Profil', exact: true })).toBeVisible()

  for (const screen of screens)
    await test.step(screen, async () => {
      await page.goto(screen)
      await page.waitForLoadState('networkidle')
      expect.soft(await leftovers(page), screen).toEqual([])
    })
  await pictures(page, 'german')

  await test.step('a refusal of the server', async () => {
    await page.goto('/profile')
    await page.getByLabel('Vorname').fill('')
    await page.getByRole('button', { name: 'Speichern' }).first().click()
    expect(await leftovers(page)).toEqual([])
  })

  await test.step('on another device, whatever its language', async () => {
    const context = await browser.newContext({ locale: 'en-US' })
    const second = await context.newPage()
    await enter(second, member)
    await expect(second.locator('html')).toHaveAttribute('lang', 'de')
    await second.goto('/inbox')
    await expect(second.getByRole('heading', { level: 1, name: 'Posteingang' })).toBeVisible()
    await expectNoBarriers(second)
    await context.close()
  })
})
