// Home, every day: what waits in two projects is seen, opened by mouse and keyboard, done, and gone.
import { expectNoBarriers, pictures, signIn, useDark } from './journeys.ts'
import { addPeople, answerAs, enter, newMember, newProject, writeTo } from './team.ts'
import { expect, test } from './test.ts'

test('after sign-in, Home lists what waits and opens it where it is done', async ({ page, request }) => {
  test.setTimeout(240_000)
  const member = await newMember(request)
  await signIn(page, member.email, 'correct horse battery')
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('heading', { name: 'Find your first candidates' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'New search' })).toHaveAttribute('href', /\/new$/)
  await expectNoBarriers(page)

  const bakers = await newProject(member, { name: 'Bakers' })
  const [ada] = await addPeople(member, bakers, ['Ada Oven'])
  await writeTo(member, bakers, [ada!.id])
  const pilots = await newProject(member, { name: 'Pilots' })
  const draft = await newProject(member, { name: 'Half done', draft: true })
  await answerAs(request, member, bakers, ada!.id, 'What is the salary for this role?')

  const main = page.getByRole('main')
  const group = (name: string) => main.getByRole('region', { name })
  await enter(page, member, '/home')
  const answers = group('Needs an answer')
  await expect(answers.getByRole('link')).toContainText('What is the salary', { timeout: 30_000 })
  await expect(group('To review').getByRole('link')).toHaveCount(2)
  await expect(group('Drafts').getByRole('link', { name: /Half done/ })).toHaveAttribute('href', new RegExp(draft))
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([/^Needs an answer/, /^To review/, /^Drafts/])
  await expectNoBarriers(page)
  await pictures(page, 'home')

  await test.step('no wider than 320 px, in the dark as in the light', async () => {
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await expectNoBarriers(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await useDark(page, true)
    await expectNoBarriers(page)
    await useDark(page, false)
  })

  await test.step('a project in a collapsed section is seen as long as someone waits there', async () => {
    const drawer = page.getByRole('complementary', { name: 'Projects' })
    const section = drawer
      .getByRole('button', { name: /^(Processing|Active) \(\d+\)$/ })
      .and(page.locator('[aria-expanded]:not(:disabled)'))
    for (const button of await section.all()) if ((await button.getAttribute('aria-expanded')) === 'true') await button.click()
    await expect(drawer.getByRole('link', { name: /^Pilots/ })).toContainText('to review')
    await expect(drawer.getByRole('link', { name: /^Bakers/ })).toContainText('1 to answer')
    await expect(drawer.getByRole('link', { name: /^Half done/ })).toBeHidden()
  })

  await test.step('by keyboard: its keys are in the list of all, digits jump, Enter opens', async () => {
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(sheet.getByRole('listitem').filter({ hasText: 'Jump to a group' })).toContainText('1 to 9')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await page.keyboard.press('j')
    await expect(answers.getByRole('link')).toBeFocused()
    await page.keyboard.press('j')
    await expect(group('To review').getByRole('link').first()).toBeFocused()
    await page.keyboard.press('k')
    await expect(answers.getByRole('link')).toBeFocused()
    await page.keyboard.press('3')
    await expect(group('Drafts').getByRole('link')).toBeFocused()
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/inbox\\?.*conversation=${ada!.id}`))
    await expect(page.getByRole('region', { name: 'Conversation' })).toBeVisible()
  })

  await test.step('what is done is gone; h comes back', async () => {
    await page.getByRole('button', { name: 'Done: Ada Oven' }).first().click()
    await expect(page.getByText('Nothing to answer')).toBeVisible()
    await page.keyboard.press('h')
    await expect(page).toHaveURL(/\/home$/)
    await expect(group('To review')).toBeVisible()
    await expect(answers.getByText('What is the salary')).toBeHidden()
    await group('To review')
      .getByRole('link', { name: /Pilots/ })
      .click()
    await expect(page).toHaveURL(new RegExp(`/panel\\?project=${pilots}&tab=under_review`))
    await expect(page.getByRole('heading', { name: 'Pilots', level: 1 })).toBeVisible()
  })

  await test.step('a server that fails is said, and asked again', async () => {
    await page.route('**/api/v2/home*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.goto('/home')
    await expect(page.getByText('We couldn’t load what waits for you.')).toBeVisible({ timeout: 20_000 })
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(group('To review')).toBeVisible()
  })
})
