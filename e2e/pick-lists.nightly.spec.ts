// Picking titles, companies, places, schools, and keywords by keyboard, by alternative names, with one click, and as free text.
import { expect, test, type Page } from '@playwright/test'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { enter, newMember, newProject, type Member } from './team.ts'

const box = (page: Page, label: string) => page.getByRole('combobox', { name: label })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })
const preview = (page: Page) => page.getByRole('complementary', { name: 'Search preview' }).getByRole('heading', { level: 2 })
const number = async (page: Page) => Number((await preview(page).innerText()).split(/\s/)[0]!.replaceAll(',', ''))

/** Complete list entries as saved by the server. */
async function saved(member: Member, project_id: string): Promise<Record<string, string[]>> {
  return member.call<Record<string, string[]>>('GET', 'v1/projects/settings', { project_id })
}

async function openStep(page: Page, member: Member, step: string, settings: Record<string, unknown> = {}): Promise<string> {
  const project = await newProject(member, { draft: true, settings })
  await enter(page, member, `/projects/v2/draft/${project}?step=${encodeURIComponent(step)}`)
  await expect(page.getByRole('heading', { name: step, level: 1 })).toBeVisible()
  return project
}

test('titles by keyboard only: found by another name, chosen with the arrows, undone with Backspace', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await openStep(page, member, 'Job Titles')
  const titles = box(page, 'Job titles')
  await titles.focus()
  await titles.pressSequentially('swe')
  await expect(option(page, 'Software Engineer also: SWE')).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'pick-alias')
  await titles.press('ArrowDown')
  await titles.press('Enter')
  await expect.poll(async () => (await saved(member, project)).job_titles).toEqual(['Backend Engineer', 'Software Engineer'])
  await titles.press('Backspace')
  await titles.press('Backspace')
  await titles.press('Escape')
  await expect.poll(async () => (await saved(member, project)).job_titles).toEqual([])
})

test('pick list across languages: typed in German, an occupation is offered with its other names, and chosen it is searched for', async ({
  page,
  request,
}) => {
  const member = await newMember(request)
  const project = await openStep(page, member, 'Job Titles')
  const titles = box(page, 'Job titles')
  await titles.focus()
  await titles.press('Backspace')
  await expect.poll(async () => (await saved(member, project)).job_titles).toEqual([])
  await titles.pressSequentially('Krankenschw')
  const nurse = option(page, /^Healthcare nurse also Krankenschwester.*, enfermer/)
  await expect(nurse).toBeVisible()
  await expect(nurse.locator('[lang=de]')).toHaveText(/^Krankenschwester/)
  await expectNoBarriers(page)
  await picture(page, 'pick-occupation')
  await page.setViewportSize({ width: 320, height: 700 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectNoBarriers(page)
  await picture(page, 'pick-occupation-320')
  await page.setViewportSize({ width: 1440, height: 900 })
  await titles.press('ArrowDown')
  await titles.press('Enter')
  await expect.poll(async () => (await saved(member, project)).job_titles).toEqual(['Healthcare nurse'])
  await expect(preview(page)).toHaveText(/match/)
  await expect.poll(() => number(page)).toBeGreaterThan(0)
  const best = page.getByRole('list', { name: 'Top five' })
  await expect(best).toContainText(/nurs/i)
})

test('similar titles and companies are added and removed with one click', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await openStep(page, member, 'Job Titles')
  const offer = page.getByRole('button', { name: /^\d+ similar titles?$/ })
  const count = Number((await offer.innerText()).split(' ')[0])
  expect(count).toBeGreaterThan(1)
  await offer.click()
  await expect.poll(async () => (await saved(member, project)).job_titles?.length).toBe(1 + count)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await saved(member, project)).job_titles).toEqual(['Backend Engineer'])

  const otherProject = await openStep(page, member, 'Professional Background', { companies: ['Stripe'] })
  await page.getByRole('button', { name: 'Companies like Stripe' }).click()
  await expect.poll(async () => (await saved(member, otherProject)).companies).toContain('Adyen')
  await useDark(page, true)
  await expectNoBarriers(page)
  await picture(page, 'pick-companies')
})

test('unlisted entries are offered as typed; symbols and scripts are kept', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await openStep(page, member, 'Skills/Keywords')
  const nice = box(page, 'Nice to have')
  const ownEntries = ['Basket weaving under water', '🦀 crabs', 'עברית ועוד']
  for (const word of ownEntries) {
    await nice.fill(word)
    await option(page, `Use “${word}” as written`).click()
  }
  await expect.poll(async () => (await saved(member, project)).keywords_optional).toEqual(ownEntries)
  await page.reload()
  for (const word of ownEntries) await expect(page.getByText(word, { exact: true })).toBeVisible()
  await expectNoBarriers(page)
})

test('hundreds of pasted keywords are accepted, and those above the limit are refused with a message', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await openStep(page, member, 'Skills/Keywords')
  const paste = (field: string, count: number) =>
    box(page, field).evaluate(
      (input, words) => {
        const data = new DataTransfer()
        data.setData('text/plain', words)
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
      },
      Array.from({ length: count }, (_, index) => `pasted ${index}`).join('\n'),
    )
  await paste('Nice to have', 500)
  await expect.poll(async () => (await saved(member, project)).keywords_optional?.length).toBe(500)
  await paste('Leave out', 620)
  await expect(page.getByRole('alert')).toHaveText('500 entries max. 120 were left out.')
  await expect.poll(async () => (await saved(member, project)).bad_keywords?.length).toBe(500)
})

test('a larger distance around a city finds more people, and the preview counts them', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await openStep(page, member, 'Search Scope', { job_titles: ['Software Engineer'] })
  const places = box(page, 'Locations')
  await places.fill('nyc')
  await option(page, /^New York City, New York, United States/).click()
  const near = page.getByRole('combobox', { name: 'Distance' })
  await near.selectOption('The city itself')
  await expect(preview(page)).toHaveText(/match/)
  await expect.poll(async () => (await saved(member, project)).location_radius_km).toBe(0)
  const inside = await number(page)
  await near.selectOption('100 km (62 miles)')
  await expect.poll(() => number(page)).toBeGreaterThan(inside)
  await expectNoBarriers(page)
  await picture(page, 'pick-radius')
})

test('universities show their rank, fields of study match by other names, and both affect the search', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await openStep(page, member, 'Education')
  const best = page.getByRole('list', { name: 'Top five' })
  const before = await best.innerText()
  await box(page, 'Universities').fill('mit')
  await option(page, 'Massachusetts Institute of Technology also: MIT').click()
  await box(page, 'Universities').fill('stanford')
  await option(page, 'Stanford University US · top 10').click()
  await box(page, 'Fields of study').fill('cs')
  await option(page, 'Computer Science also: CS').click()
  await expect
    .poll(async () => (await saved(member, project)).schools)
    .toEqual(['Massachusetts Institute of Technology', 'Stanford University'])
  await expect.poll(async () => (await saved(member, project)).majors).toEqual(['Computer Science'])
  await expect.poll(() => best.innerText()).not.toBe(before)
  await page.setViewportSize({ width: 320, height: 700 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
