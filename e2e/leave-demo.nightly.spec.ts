// From registration to the first ranked card of one's own people: leave the demo, import a table, start a search.
import type { Locator } from '@playwright/test'
import { expectNoBarriers, picture, pictures, register } from './journeys.ts'
import { refused } from './refused-writes.ts'
import { expect, test } from './test.ts'
import { enter, newMember, newWord } from './team.ts'

const table = (word: string) =>
  [
    'Name,Title,Company,Location,Email,Skills',
    ...['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'].map(
      (name, n) => `${name} ${word},Backend Engineer,Acme ${n},"Berlin, Germany",${name}.${word}@home.example,"Python, PostgreSQL"`,
    ),
  ].join('\n')

test('a newcomer leaves the demo, imports a table, and sees a card of their own people', async ({ page }) => {
  test.setTimeout(180_000)
  await register(page)
  let actions = 0
  const press = async (target: Locator) => {
    actions += 1
    await target.click()
  }
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  await page.goto('/home')
  await press(page.getByRole('link', { name: 'Bring in your people' }))
  await press(button('Leave the demo'))
  const leaving = page.getByRole('dialog', { name: 'Leave the demo?' })
  await expect(leaving).toContainText('No fictional people are in your searches.')
  await refused(page, 'leave the demo', async () => {
    await leaving.getByRole('button', { name: 'Leave the demo' }).click()
    await expect(leaving.getByRole('alert')).toHaveText('You’re still in the demo. Please try again.')
  })
  await press(leaving.getByRole('button', { name: 'Leave the demo' }))
  await expect(page.getByText('No one is in your talent pool yet.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You’re in the demo' })).toBeHidden()
  await press(page.getByRole('checkbox', { name: 'A spreadsheet' }))
  await expectNoBarriers(page)
  await pictures(page, 'first-run')
  await press(button('Choose the spreadsheet'))
  const word = `Q${newWord()}`
  const dialog = page.getByRole('dialog', { name: 'Import people' })
  actions += 1
  await dialog.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(table(word)) })
  await press(dialog.getByRole('button', { name: 'Import 6 people' }))
  await press(dialog.getByRole('button', { name: 'Done' }))
  await expect(page.getByText('6 people are in your talent pool.')).toBeVisible()
  await pictures(page, 'first-run-people')
  await press(page.getByRole('link', { name: 'Start a search' }))
  await page.getByRole('textbox', { name: 'Job description' }).fill('Backend engineer in Berlin with Python')
  actions += 1
  await press(button('Find criteria'))
  const find = page.getByRole('button', { name: 'Find candidates' })
  await expect(find, 'the first text is read slowly').toBeVisible({ timeout: 60_000 })
  await press(find)
  await expect(page.getByRole('heading', { name: new RegExp(`^(Ada|Bo|Cy|Di|Ed|Flo) ${word}`) }).first()).toBeVisible({ timeout: 60_000 })
  await picture(page, 'first-own-card')
  expect(actions, 'clicks, choices of a file, and texts after registration').toBe(12)

  await page.goto('/home')
  await expect(page.getByRole('link', { name: 'Bring in your people' })).toBeHidden()
})

test('fictional people of a search are named before they go, and every empty page leads to the first-run page', async ({
  page,
  request,
}) => {
  const me = await newMember(request)
  const project = await me.call<{ project_id: string }>('POST', 'v1/projects/self_serve', { project_name: 'Managers' })
  const { people } = await me.call<{ people: { core_candidate_id: string }[] }>('GET', 'v2/talent', { query: 'manager' })
  const person_ids = people.slice(0, 2).map(({ core_candidate_id: id }) => id)
  await me.call('POST', 'v2/talent/projects', { project_id: project.project_id, person_ids })
  await enter(page, me, '/team')
  await page.getByRole('button', { name: 'Leave the demo' }).click()
  const leaving = page.getByRole('dialog', { name: 'Leave the demo?' })
  await expect(leaving).toContainText('2 fictional people in 1 search go, with their emails, notes, and history.')
  await expect(leaving.getByRole('button', { name: 'Leave the demo' })).toBeDisabled()
  await pictures(page, 'leave-demo')
  await leaving.getByRole('checkbox').check()
  await leaving.getByRole('button', { name: 'Leave the demo' }).click()
  await expect(page).toHaveURL(/\/start/)
  await expect.poll(async () => (await me.call<{ candidates: number }>('GET', 'v2/talent/demo')).candidates, { timeout: 30_000 }).toBe(0)

  for (const path of ['/home', '/talent']) {
    await page.goto(path)
    await page.getByRole('link', { name: 'Bring in your people' }).first().click()
    await expect(page).toHaveURL(/\/start/)
  }
  await page.getByRole('checkbox', { name: 'Nothing yet' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Add people one at a time' })).toBeVisible()
})
