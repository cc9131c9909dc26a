// Links that name the tab a candidate was in before.
import { panelOf } from './panel-page.ts'
import { addPeople, cardOnScreen, enter, moveTo, newMember, newProject, type Card } from './team.ts'
import { expect, test } from './test.ts'

test('a link under the tab of an earlier stage opens the tab that the candidate is in, and Back skips the old one', async ({ page }) => {
  const member = await newMember(page.request)
  const project = await newProject(member)
  const [ada] = (await addPeople(member, project, ['Ada One', 'Ben Two'])) as [Card]
  await moveTo(member, project, [ada.id], 'CONTACTED')
  await enter(page, member, panelOf(project, 'approved'))
  await expect(page.getByRole('article', { name: 'Ben Two' })).toBeVisible()
  for (const view of ['', '&view=3']) {
    await page.goto(`${panelOf(project, 'approved')}&candidate=${ada.id}${view}`)
    await expect(page).toHaveURL(new RegExp(`tab=contacted&candidate=${ada.id}${view}`))
    await expect(page.getByRole('tab', { name: /^Contacted/ })).toHaveAttribute('aria-selected', 'true')
    if (view === '') {
      await expect(cardOnScreen(page)).toHaveAccessibleName('Ada One')
      await expect(page.getByText(/^Moved to Contacted/)).toBeVisible()
      await expect(page.getByText('1 of 1', { exact: true })).toBeVisible()
    } else await expect(page.getByRole('dialog', { name: 'Conversation with Ada One' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/tab=approved$/)
    await expect(page.getByRole('article', { name: 'Ben Two' })).toBeVisible()
  }
})
