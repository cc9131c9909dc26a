// Alerts of saved searches: chosen when a search is saved, shown on Home, and opened with the new people only.
import { inDatabase } from '../testing/in-database.ts'
import { expectNoBarriers, pictures } from './journeys.ts'
import { refused } from './refused-writes.ts'
import { expect, test } from './test.ts'
import { enter, newMember, newWord } from './team.ts'

test('a saved search tells of new people on Home, and opens with them; the alert is switched off again', async ({ page, request }) => {
  const me = await newMember(request)
  const add = (name: string) => {
    const slug = `${name.toLowerCase().replace(' ', '-')}-${newWord()}`
    const ways = { linkedin_url: `https://www.linkedin.com/in/${slug}`, email: `${slug}@people.example` }
    return me.call('POST', 'v2/talent', { ...ways, name, title: 'Charge Nurse', company: 'Harbor Clinic' })
  }
  await add('Ada Okafor')
  await enter(page, me, '/talent?titles=Charge Nurse')
  const menu = page.getByRole('button', { name: 'Saved searches' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Save this search…' }).click()
  const naming = page.getByRole('dialog', { name: 'Save this search' })
  await naming.getByLabel('Name').fill('Charge nurses')
  await naming.getByLabel('Tell me about new people').selectOption('Weekly')
  await naming.getByRole('button', { name: 'Save search' }).click()
  await expect(page.getByText('Saved “Charge nurses” for your workspace')).toBeVisible()
  const since = new Date().toISOString()
  await add('Bo Lindgren')
  const { origin } = new URL(page.url())
  await inDatabase(origin, 'update pool_alert set people = 1, since = $1 where user_id = (select id from users where email = $2)', [
    since,
    me.email,
  ])

  await page.goto('/home')
  await expectNoBarriers(page)
  await pictures(page, 'home-new-people')
  await page.getByRole('link', { name: /Charge nurses/ }).click()
  const people = page.getByRole('list', { name: 'People' }).locator('> li')
  await expect(people).toHaveText([/Bo Lindgren/])
  await pictures(page, 'pool-new-people')
  await page.getByText(/^Added since/).click()
  await expect(people).toHaveCount(2)
  await page.goto('/home')
  await expect(page.getByRole('link', { name: /Charge nurses/ })).toBeHidden()

  await page.goto('/talent')
  await menu.click()
  await page.getByRole('menuitem', { name: 'Alerts…' }).click()
  const alerts = page.getByRole('dialog', { name: 'Alerts of saved searches' })
  const choice = alerts.getByLabel('Alert for Charge nurses')
  await expect(choice).toHaveValue('weekly')
  await pictures(page, 'search-alerts')
  await refused(page, 'alert', async () => {
    await choice.selectOption('Off')
    await expect(alerts.getByRole('alert')).toHaveText('We couldn’t change the alert. Please try again.')
  })
  await choice.selectOption('Off')
  await expect(page.getByText('Alert for “Charge nurses”: Off')).toBeVisible()
  await page.reload()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Alerts…' }).click()
  await expect(choice).toHaveValue('off')
})

test('the map of a search has its numbers in tables, and leads back to the search', async ({ page, request }) => {
  const me = await newMember(request)
  await enter(page, me, '/talent?titles=Registered Nurse&shared=yes')
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  const places = page.getByRole('table', { name: 'Countries' })
  await expect(places.getByRole('row').nth(1)).toContainText('%')
  await expect(page.getByRole('table', { name: 'Estimated pay per year' }).getByRole('row').nth(1)).toBeVisible()
  await expectNoBarriers(page)
  await pictures(page, 'talent-map')
  await page.getByRole('link', { name: 'Back to the search' }).click()
  await expect(page).toHaveURL(/titles=Registered/)
})
