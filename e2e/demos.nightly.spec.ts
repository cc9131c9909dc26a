import { expect, test, type Page } from '@playwright/test'
import { beginWithoutText, expectNoBarriers, useDark } from './journeys.ts'
import { enter, newMember, newWord } from './team.ts'

const heading = (page: Page, step: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(step)

test('the product picker compares project types with and without an account [39]', async ({ page, request }) => {
  await page.goto('/product-picker')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How do you want to hire?')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Autopilot', 'FastTrack', 'Navigator', 'Self-serve'])
  await expectNoBarriers(page)
  await page.getByRole('link', { name: 'Start with Navigator' }).click()
  await expect(page).toHaveURL(/\/register\?product=navigator/)
  await enter(page, await newMember(request), '/product-picker')
  await page.getByRole('link', { name: 'Start with FastTrack' }).click()
  await expect(page).toHaveURL(/\/projects\/v2\/new\/fasttrack/)
  await expect(page.getByRole('navigation', { name: 'Steps' }).getByRole('heading').last()).toHaveText('ATS Sync')
})

test('template library: preview as a person, missing values shown, use in a new project [61]', async ({ page, request }) => {
  const me = await newMember(request)
  await enter(page, me, '/demos/templates')
  await page.getByRole('button', { name: /About their craft/ }).click()
  const mail = page.getByRole('region', { name: 'Preview' })
  await expect(mail.getByRole('heading')).toHaveText('Go at Harbor Labs')
  await expect(mail).toContainText('Hi Ada,')
  await page.getByRole('button', { name: /For a leadership role/ }).click()
  await page.getByRole('radiogroup', { name: 'Read as' }).getByText('Cleo').click()
  await expect(mail.getByRole('alert')).toHaveText(
    'No value for Years of experience, Current title, Current company. An email with missing values is never sent.',
  )
  await expectNoBarriers(page)
  await useDark(page, true)
  await expectNoBarriers(page)
  await page.getByLabel('Subject').fill('A question for {{first_name}}')
  await expect(mail.getByRole('heading')).toHaveText('A question for Cleo')
  await page.getByRole('button', { name: 'Use in a new project' }).click()
  await beginWithoutText(page, `Led ${newWord()}`, 'Head of Platform')
  await page.getByRole('button', { name: 'All settings' }).click()
  await heading(page, 'Additional Information')
  const project = /draft\/([^/?]+)/.exec(page.url())![1]!
  expect(await me.call('GET', 'v1/projects/settings', { project_id: project })).toMatchObject({
    outreach_templates: [{ name: 'For a leadership role', initial_outreach_subject: 'A question for {{first_name}}' }],
  })
})

test('ideal candidates demo: what is learned, who else fits, and starting a project with them [62]', async ({ page, request }) => {
  const me = await newMember(request)
  await enter(page, me, '/demos/ideal-candidates')
  const begin = page.getByRole('button', { name: 'Start a project with them' })
  await expect(begin).toBeDisabled()
  await page.getByRole('textbox', { name: /talent pool/ }).fill('Engineer')
  await page.getByRole('option').first().click()
  await expect(page.getByText('1 ideal candidate', { exact: true })).toBeVisible()
  await expect(
    page.getByRole('complementary', { name: 'Search preview' }).getByRole('list', { name: 'Top five' }).getByRole('listitem'),
  ).toHaveCount(5)
  await expectNoBarriers(page)
  await begin.click()
  await beginWithoutText(page, `Like them ${newWord()}`, 'Platform Engineer')
  await page.getByRole('button', { name: 'All settings' }).click()
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: 'Ideal Candidates' }).click()
  await heading(page, 'Ideal Candidates')
  await expect(page.getByText('1 ideal candidate', { exact: true })).toBeVisible()
})
