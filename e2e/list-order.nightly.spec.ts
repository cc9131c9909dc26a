// A project's lists: sorted, filtered, as cards or rows; the choice survives a reload, and a move in a sorted list is visible.
import { expect, test } from '@playwright/test'
import { expectNoBarriers, picture } from './journeys.ts'
import { addPeople, enter, newMember, newProject, writeTo } from './team.ts'

const names = ['Gil', 'Ada', 'Fay', 'Ben', 'Eve', 'Cy', 'Dan', 'Hal', 'Ivy', 'Jo'].map((name) => `${name} Sample`)

test('a list is sorted, filtered, shown as rows, and used by keyboard', async ({ page }) => {
  const member = await newMember(page.request)
  const project = await newProject(member)
  const people = await addPeople(member, project, names)
  await enter(page, member, `/panel?project=${project}&tab=approved`)
  const shownNames = () => page.getByRole('article').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')))
  await expect(page.getByRole('feed', { name: 'Approved, 10' })).toBeVisible()

  await page.getByRole('combobox', { name: 'Sort' }).selectOption('By name')
  await page.getByText('Rows', { exact: true }).click({ force: true })
  await expect.poll(shownNames).toEqual(names.toSorted())
  await expectNoBarriers(page)
  await picture(page, 'list-rows')
  await page.reload()
  await expect.poll(shownNames).toEqual(names.toSorted())

  // no one matches: a message, with a way back
  await page.getByRole('combobox', { name: 'Show' }).selectOption('With an interview')
  await expect(page.getByText('No one in this list fits the filter.')).toBeVisible()
  await page.getByRole('button', { name: 'Show everyone' }).click()
  await expect.poll(shownNames).toEqual(names.toSorted())

  // a moved candidate leaves the sorted list immediately and returns to the same position
  const ben = page.getByRole('article', { name: 'Ben Sample' })
  await ben.getByRole('button', { name: 'Move', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Contacted/ }).click()
  await expect(ben).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(shownNames).toEqual(names.toSorted())

  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(page.getByRole('article', { name: 'Ben Sample' })).toBeFocused()
  await page.getByRole('article', { name: 'Cy Sample' }).getByRole('button', { name: 'Cy Sample' }).click()
  await expect(page).toHaveURL(/candidate=/)
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { name: 'Dan Sample' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect.poll(shownNames).toEqual(names.toSorted())

  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoBarriers(page)
  await picture(page, 'list-rows-phone')
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  // the filter finds the contacted candidate
  await writeTo(member, project, [people[0]!.id])
  await page.goto(`/panel?project=${project}&tab=contacted&only=no_reply`)
  await expect.poll(shownNames).toEqual(['Gil Sample'])
  await expect(page.getByRole('combobox', { name: 'Show' })).toHaveValue('no_reply')
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Replied')
  await expect(page.getByText('No one in this list fits the filter.')).toBeVisible()
})
