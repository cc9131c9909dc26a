// A required title filters the preview and the search; when it is optional, other titles are found again.
import { expect, test, type Page } from '@playwright/test'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { cardsOf, enter, newMember, newProject, type Member } from './team.ts'

const panel = (page: Page) => page.getByRole('complementary', { name: 'Search preview' })
const heading = (page: Page) => panel(page).getByRole('heading', { level: 2 })
const countOn = async (page: Page) => Number(/[\d,]+/.exec(await heading(page).innerText())?.[0].replaceAll(',', '') ?? Number.NaN)
const titles = (project: string) => `/projects/settings/v2/${project}?step=${encodeURIComponent('Job Titles')}`

interface TitledCard {
  experiences: { title: string }[]
}
/** Which of the cards to review have held a nursing title. */
async function nurses(member: Member, project: string): Promise<boolean[]> {
  const cards = (await cardsOf(member, project, 'UNDER_REVIEW')) as unknown as TitledCard[]
  return cards.map(({ experiences }) => experiences.some(({ title }) => /nurse|\bRN\b/i.test(title)))
}

async function searchAgain(page: Page, change: string): Promise<void> {
  await page
    .getByRole('link', { name: /Fairlead/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Search again?' })
  await expect(dialog.getByRole('list', { name: 'What changed' }).getByRole('listitem')).toHaveText([change])
  await dialog.getByRole('button', { name: 'Search again' }).click()
  await expect(page).not.toHaveURL(/projects\/settings/)
}

test('a required title filters the preview and the search; when optional, other titles are found again', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await newProject(member, { settings: { job_titles: ['Registered Nurse', 'Account Executive'] } })
  expect(await nurses(member, project)).toContain(false)

  await enter(page, member, titles(project))
  await expect(heading(page)).toHaveText(/people match$/)
  const all = await countOn(page)
  await page.getByRole('combobox', { name: 'Must have' }).click()
  await page.getByRole('option', { name: 'Registered Nurse' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => countOn(page)).toBeLessThan(all)
  const fewer = await countOn(page)
  const cost = panel(page).getByRole('button', { name: /more if the title Registered Nurse is only nice to have$/ })
  await expect(cost).toHaveText(new RegExp(`^${(all - fewer).toLocaleString('en-US')} `))
  await expectNoBarriers(page)
  await picture(page, 'required-title')
  await page.setViewportSize({ width: 320, height: 800 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await picture(page, 'required-title-phone')
  await page.setViewportSize({ width: 1440, height: 900 })
  await useDark(page, true)
  await expectNoBarriers(page)
  await picture(page, 'required-title-dark')

  await searchAgain(page, 'Required titles: + Registered Nurse')
  await expect
    .poll(async () => (await nurses(member, project)).length > 0 && !(await nurses(member, project)).includes(false), { timeout: 60_000 })
    .toBe(true)

  await enter(page, member, titles(project))
  await expect(heading(page)).toHaveText(/people match$/)
  await page.getByRole('combobox', { name: 'Must have' }).press('Backspace')
  await expect.poll(() => countOn(page)).toBeGreaterThan(fewer)
  await searchAgain(page, 'Required titles: − Registered Nurse')
  await expect.poll(async () => nurses(member, project), { timeout: 60_000 }).toContain(false)
})

test('a title removed from the search is no longer required', { tag: '@nightly' }, async ({ page, request }) => {
  const member = await newMember(request)
  const settings = { job_titles: ['Registered Nurse', 'Baker'], job_titles_required: ['Registered Nurse'] }
  const project = await newProject(member, { draft: true, settings })
  await enter(page, member, `/projects/v2/draft/${project}?step=${encodeURIComponent('Job Titles')}`)
  const pills = page.getByRole('region', { name: 'Job titles' }).getByText('Registered Nurse', { exact: true })
  await expect(pills).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Job titles' }).press('Backspace')
  await page.getByRole('combobox', { name: 'Job titles' }).press('Backspace')
  await expect(pills).toHaveCount(0)
  await expect
    .poll(
      async () =>
        (await member.call<{ job_titles_required: string[] }>('GET', 'v1/projects/settings', { project_id: project })).job_titles_required,
    )
    .toEqual([])
})

test(
  'an unknown title is accepted as typed, counted, and the search finds the closest work',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const member = await newMember(request)
    const project = await newProject(member, { settings: { job_titles: ['Account Executive'] } })
    await enter(page, member, titles(project))
    await expect(heading(page)).toHaveText(/people match$/)
    const field = page.getByRole('combobox', { name: 'Job titles', exact: true })
    await field.press('Backspace')
    await field.fill('Bedside Nurse II (Nights)')
    await field.press('Enter')
    await expect(heading(page)).toHaveText(/people match$/)
    expect(await countOn(page)).toBeGreaterThan(0)
    await expectNoBarriers(page)
    await picture(page, 'unknown-title')
    await page
      .getByRole('link', { name: /Fairlead/ })
      .first()
      .click()
    await page.getByRole('dialog', { name: 'Search again?' }).getByRole('button', { name: 'Search again' }).click()
    await expect(page).not.toHaveURL(/projects\/settings/)
    // the title is unlisted, and yet at least eight of ten are nurses
    await expect.poll(async () => (await nurses(member, project)).filter(Boolean).length, { timeout: 60_000 }).toBeGreaterThanOrEqual(8)
  },
)
