// How a search ends: an offer, a declined one, a hire, and the project archived as filled.
import { expect, test, type Page } from './test.ts'
import { expectNoBarriers, picture, tabCount, useDark } from './journeys.ts'
import { panelOf } from './panel-page.ts'
import { refused } from './refused-writes.ts'
import { addPeople, enter, moveTo, newMember, newProject } from './team.ts'

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
async function moveFromCard(page: Page, name: string, to: string) {
  await card(page, name).getByRole('button', { name: 'Move', exact: true }).click()
  await page.getByRole('menuitem', { name: to, exact: true }).click()
}

test('offer and hire: only from late stages, with a start date, undone and repeated, and the project is archived as filled', async ({
  page,
  request,
}) => {
  const member = await newMember(request)
  const project = await newProject(member, { type: '2' })
  const people = await addPeople(member, project, ['Ada One', 'Ben Two', 'Cy Three', 'Di Four'])
  await enter(page, member, panelOf(project, 'approved'))
  await card(page, 'Ada One').getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Interview', exact: true })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Hired', exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await moveTo(
    member,
    project,
    people.map(({ id }) => id),
    'INTERVIEWING',
  )
  await page.goto(panelOf(project, 'interviewing'))

  await test.step('an offer', async () => {
    await moveFromCard(page, 'Ada One', 'Offer')
    const dialog = page.getByRole('dialog', { name: 'Move Ada One to Offer' })
    await dialog.getByLabel('Offer made on').fill('')
    await dialog.getByRole('button', { name: 'Move to Offer' }).click()
    await expect(dialog.getByText('This field is required.')).toBeVisible()
    await dialog.getByLabel('Offer made on').fill('2026-11-02')
    await dialog.getByLabel('Pay').fill('0')
    await dialog.getByRole('button', { name: 'Move to Offer' }).click()
    await expect(dialog.getByText('Enter an amount above zero.')).toBeVisible()
    await dialog.getByLabel('Pay').fill('90000')
    await dialog.getByLabel('Currency').selectOption('EUR')
    await dialog.getByLabel('First day of work').fill('2027-01-11')
    await dialog.getByLabel('Conditions').fill('Six months of probation.')
    await dialog.getByLabel('Note').fill('Base 90k, answer by Friday')
    await expectNoBarriers(page)
    await picture(page, 'hired-offer-dialog')
    await dialog.getByRole('button', { name: 'Move to Offer' }).click()
    await expect(page.getByText('Candidate has been updated')).toBeVisible()
    await expect.poll(() => tabCount(page, 'Offer')).toBe(1)
    await page.getByRole('tab', { name: /^Offer/ }).click()
    await expect(card(page, 'Ada One')).toContainText('Offer made on Nov 2, 2026: Base 90k, answer by Friday')
    await expect(card(page, 'Ada One')).toContainText('€90,000 a year, starts Jan 11, 2027')
    await expect(card(page, 'Ada One')).toContainText('Six months of probation.')
    await picture(page, 'hired-offer-list')
  })
  await test.step('a hire needs its date, and can be undone', async () => {
    await moveFromCard(page, 'Ada One', 'Hired')
    const dialog = page.getByRole('dialog', { name: 'Move Ada One to Hired' })
    // as offered
    await expect(dialog.getByLabel('Start date')).toHaveValue('2027-01-11')
    await dialog.getByLabel('Start date').fill('')
    await dialog.getByRole('button', { name: 'Move to Hired' }).click()
    await expect(dialog.getByText('Choose the start date.')).toBeVisible()
    await expectNoBarriers(page)
    await picture(page, 'hired-hire-dialog')
    await dialog.getByLabel('Start date').fill('2027-01-04')
    await dialog.getByRole('button', { name: 'Move to Hired' }).click()
    await expect.poll(() => tabCount(page, 'Hired')).toBe(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => tabCount(page, 'Offer')).toBe(1)
    await moveFromCard(page, 'Ada One', 'Hired')
    await dialog.getByLabel('Start date').fill('2027-01-04')
    await dialog.getByRole('button', { name: 'Move to Hired' }).click()
    await page.getByRole('tab', { name: /^Hired/ }).click()
    await expect(card(page, 'Ada One')).toContainText('Hired, starts Jan 4, 2027')
    await expectNoBarriers(page)
    await picture(page, 'hired-list')
    await useDark(page, true)
    await picture(page, 'hired-list-dark')
    await page.setViewportSize({ width: 390, height: 844 })
    await picture(page, 'hired-list-phone-dark')
    await useDark(page, false)
    await picture(page, 'hired-list-phone')
    await card(page, 'Ada One').getByRole('button', { name: 'Ada One', exact: true }).click()
    await expect(page.getByText('Hired, starts Jan 4, 2027')).toBeVisible()
    await picture(page, 'hired-card-phone')
    await page.setViewportSize({ width: 1440, height: 900 })
  })
  await test.step('makes two offers at once, one of which is declined', async () => {
    await page.goto(panelOf(project, 'interviewing'))
    for (const name of ['Ben Two', 'Cy Three']) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
    await page.getByRole('button', { name: 'Move to' }).click()
    await page.getByRole('menuitem', { name: 'Offer', exact: true }).click()
    await page.getByRole('dialog', { name: 'Move 2 candidates to Offer' }).getByRole('button', { name: 'Move to Offer' }).click()
    await expect.poll(() => tabCount(page, 'Offer')).toBe(2)
    // someone without an offer can't decline one
    await moveFromCard(page, 'Di Four', 'Not Interested')
    await expect(page.getByRole('checkbox', { name: 'Misclassification' })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Offer declined' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('tab', { name: /^Offer/ }).click()
    await moveFromCard(page, 'Ben Two', 'Not Interested')
    await page.getByRole('checkbox', { name: 'Offer declined' }).check()
    await page.getByRole('button', { name: 'Move to Not Interested' }).click()
    await expect.poll(() => tabCount(page, 'Not Interested')).toBe(1)
    await expect.poll(() => tabCount(page, 'Offer')).toBe(1)
  })
  await test.step('the funnel ends with the hire', async () => {
    await page.goto('/analytics/pipeline')
    await expect(page.getByText(/reached Hired\./)).toBeVisible({ timeout: 20_000 })
    await picture(page, 'hired-funnel')
  })
  await test.step('archived as filled', async () => {
    await page.goto(panelOf(project, 'hired'))
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Archive' }).click()
    await expect(page.getByRole('radio', { name: 'Filled: Ada One was hired.' })).toBeChecked()
    await picture(page, 'hired-archive-dialog')
    await page.getByRole('button', { name: 'Archive project' }).click()
    await expect(page.getByRole('button', { name: /^Reason: Filled by a candidate/ })).toBeVisible()
    await picture(page, 'hired-archived')
  })
})

test('closing the search after a hire: the list, a refusal, and everyone answered', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await newProject(member, { type: '2' })
  const people = await addPeople(member, project, ['Ada One', 'Ben Two', 'Cy Three'])
  await moveTo(
    member,
    project,
    people.map(({ id }) => id),
    'INTERVIEWING',
  )
  await enter(page, member, panelOf(project, 'interviewing'))
  await moveFromCard(page, 'Ada One', 'Hired')
  const hire = page.getByRole('dialog', { name: 'Move Ada One to Hired' })
  await hire.getByLabel('Start date').fill('2027-01-04')
  await hire.getByRole('button', { name: 'Move to Hired' }).click()
  await expect.poll(() => tabCount(page, 'Hired')).toBe(1)
  await page.getByRole('tab', { name: /^Hired/ }).click()
  await expect(page.getByText('2 people are still in this search.')).toBeVisible()
  await page.getByRole('button', { name: 'Close the search…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close the search' })
  // no one has written to them: there is no email, and the reason is named
  await expect(dialog.getByRole('checkbox', { name: 'Ben Two' })).toBeDisabled()
  await expect(dialog.getByText('No email: They have not been in touch with you.')).toHaveCount(2)
  await expectNoBarriers(page)
  await picture(page, 'hired-close-search')
  const submit = dialog.getByRole('button', { name: 'Archive without an email' })
  await refused(page, 'close the search', async () => {
    await submit.click()
    await expect(dialog.getByText('We couldn’t close the search. Try again.')).toBeVisible()
  })
  await submit.click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Reason: Filled by a candidate/ })).toBeVisible()
})
