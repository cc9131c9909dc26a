// Links that name the tab a candidate was in before.
import { panelOf } from './panel-page.ts'
import { addPeople, cardOnScreen, enter, moveTo, newMember, newProject, type Card } from './team.ts'
import { expect, test } from './test.ts'

test('a project that was created a moment ago opens, although the list on screen does not have it; one that is gone says so', async ({
  page,
}) => {
  const member = await newMember(page.request)
  await enter(page, member, panelOf(await newProject(member, { name: 'Known Search' }), 'approved'))
  await expect(page.getByRole('heading', { name: 'Known Search' })).toBeVisible()
  // a wrong page would be gone again before it is looked for
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (document.body.textContent.includes('This project does not exist')) document.documentElement.dataset.wrong = 'yes'
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  const project = await newProject(member, { name: 'Fresh Search' })
  await page.evaluate((url) => history.pushState({}, '', url), panelOf(project, 'approved'))
  await expect(page.getByRole('heading', { name: 'Fresh Search' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.dataset.wrong)).toBeUndefined()
  await page.evaluate((url) => history.pushState({}, '', url), panelOf('gone', 'approved'))
  await expect(page.getByText('This project does not exist')).toBeVisible()
})

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
