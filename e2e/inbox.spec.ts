// The team inbox: conversations in two projects by what needs a reply, handled by mouse and keyboard.
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { refused } from './refused-writes.ts'
import { addPeople, answerAs, enter, newMember, newProject, writeTo } from './team.ts'
import { expect, test } from './test.ts'

test('conversations of two projects are answered, done, snoozed, and assigned', async ({ page, request }) => {
  test.setTimeout(240_000)
  const member = await newMember(request)
  const [bakers, pilots] = [await newProject(member, { name: 'Bakers' }), await newProject(member, { name: 'Pilots' })]
  const [ada, cleo] = await addPeople(member, bakers, ['Ada Oven', 'Cleo Crust'])
  const [ben] = await addPeople(member, pilots, ['Ben Wing'])
  await enter(page, member, '/inbox')
  await expect(page.getByText('Nothing to answer')).toBeVisible()
  await expectNoBarriers(page)

  await writeTo(member, bakers, [ada!.id, cleo!.id])
  await writeTo(member, pilots, [ben!.id])
  await answerAs(request, member, bakers, ada!.id, 'Yes, I am interested. Tell me more.')
  await answerAs(request, member, pilots, ben!.id, 'What is the salary for this role?')
  const rows = page.getByRole('main').getByRole('listitem')
  const names = () => rows.getByRole('link', { name: /conversation \d of/ }).allTextContents()
  await page.goto('/inbox')
  await expect.poll(names, { timeout: 30_000 }).toEqual(['Ada Oven', 'Ben Wing'])
  await expect(rows.first()).toContainText('Needs an answer')
  await expectNoBarriers(page)
  await picture(page, 'inbox')
  await useDark(page, true)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoBarriers(page)
  await picture(page, 'inbox-phone-dark')
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await useDark(page, false)
  await page.setViewportSize({ width: 1440, height: 900 })

  await test.step('filters are kept in the address', async () => {
    await page.getByRole('combobox', { name: 'Project' }).selectOption({ label: 'Pilots' })
    await expect.poll(names).toEqual(['Ben Wing'])
    await page.reload()
    await expect.poll(names).toEqual(['Ben Wing'])
    await page.getByRole('combobox', { name: 'Reply' }).selectOption({ label: 'Not interested' })
    await expect(page.getByText('No matching conversations')).toBeVisible()
    await page.getByRole('combobox', { name: 'Reply' }).selectOption('')
    await page.getByRole('combobox', { name: 'Project' }).selectOption('')
    await expect.poll(names).toEqual(['Ada Oven', 'Ben Wing'])
  })

  await test.step('a server that fails changes nothing', () =>
    refused(page, 'sort a conversation', async () => {
      await page.getByRole('button', { name: 'Done: Ada Oven' }).click()
      await expect(page.getByText('We couldn’t update the conversation. Try again in a moment.')).toBeVisible()
      expect(await names()).toEqual(['Ada Oven', 'Ben Wing'])
    }))

  await test.step('its keys are in the list of all', async () => {
    await expect(page.getByText('Press ? for keyboard shortcuts.')).toBeVisible()
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(sheet.getByRole('listitem').filter({ hasText: 'Mark as done, or reopen' })).toContainText('e')
    await picture(page, 'inbox-keys')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })

  await test.step('by keyboard: assigned, done and taken back, snoozed, opened', async () => {
    await page.keyboard.press('j')
    await expect(page.getByRole('link', { name: 'Ada Oven, conversation 1 of 2' })).toBeFocused()
    await page.keyboard.press('a')
    await page.getByRole('menuitem', { name: 'Robin Reyes' }).click()
    await expect(rows.first()).toContainText('Robin Reyes')
    await page.keyboard.press('e')
    await expect.poll(names).toEqual(['Ben Wing'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(names).toEqual(['Ada Oven', 'Ben Wing'])
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('s')
    await page.getByRole('menuitem', { name: 'Tomorrow morning' }).click()
    await expect.poll(names).toEqual(['Ada Oven'])
    await page.getByText('Snoozed', { exact: true }).first().click()
    await expect(rows.first()).toContainText('Snoozed until')
    await picture(page, 'inbox-snoozed')
    await page.getByText('Open', { exact: true }).first().click()
    await expect.poll(names).toEqual(['Ada Oven'])
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Conversation with Ada Oven' })).toBeVisible()
    await page.getByRole('link', { name: 'Open in the project' }).click()
    await expect(page).toHaveURL(new RegExp(`/panel\\?project=${bakers}.*candidate=${ada!.id}`))
  })

  await test.step('an email ends the snooze', async () => {
    await answerAs(request, member, pilots, ben!.id, 'One more question: is it remote?')
    await page.goto('/inbox')
    await expect.poll(names, { timeout: 30_000 }).toEqual(['Ada Oven', 'Ben Wing'])
  })
})
