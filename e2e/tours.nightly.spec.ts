// The tours: offered once to self-serve users, reopened from the question icon, used by keyboard, remembered with the account.
import { expect, test } from '@playwright/test'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { addPeople, demoMember, enter, moveTo, newBrowserFor, newMember, newProject } from './team.ts'

const tourOf = (name: string) => ({ name: `Tour: ${name}` })

test('self-serve users get the tour of interested candidates once, in any browser, and again from the question icon [208 344 558 559]', async ({
  page,
  request,
  browser,
}) => {
  const member = await newMember(request)
  const project = await newProject(member, { type: '3' })
  const people = await addPeople(member, project, ['Ada One', 'Ben Two']).then(async (cards) =>
    cards.length > 0
      ? cards
      : (
          await member.call<{ candidates: { id: string }[] }>('GET', 'v2/projects/candidates', {
            project_id: project,
            status: 'HIRING_MANAGER',
          })
        ).candidates,
  )
  expect(people.length).toBeGreaterThan(0)
  await enter(page, member, `/panel?project=${project}&tab=warm_leads_hm`)
  const tour = page.getByRole('region', tourOf('Interested candidates'))
  const card = page.getByRole('article', { name: 'Ada One' })
  await expect(tour).toBeVisible()
  // offered, not forced: the focus stays and the list can be used
  await expect(tour.locator(':focus')).toHaveCount(0)
  await expect(card).toBeVisible()
  const placeWithTour = await card.boundingBox()
  await expect(tour.getByRole('heading')).toContainText('1 of 8')
  await expect(page.getByRole('tab', { name: /^Interested/ })).toHaveAttribute('data-toured', '')
  await expectNoBarriers(page)
  await picture(page, 'tour-interested')

  const topics = [
    ['Email history', /what was sent and received/],
    ['Your reply', /Send asks for confirmation/],
    ['Short replies', /Quick answers/],
    ['Move', /another tab or project/],
    ['Schedule an interview', /press Schedule/],
    ['Reject', /the reason stays with your team/],
    ['The project itself', /Duplicate, Pause, and Archive/],
  ] as const
  for (const [title, text] of topics) {
    await tour.getByRole('button', { name: 'Next' }).press('Enter')
    await expect(tour.getByRole('heading')).toContainText(title)
    await expect(tour.getByRole('heading')).toBeFocused()
    await expect(tour.getByText(text)).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'More', exact: true })).toHaveAttribute('data-toured', '')
  await tour.getByRole('button', { name: 'Back' }).click()
  await expect(tour.getByRole('heading')).toContainText('7 of 8')
  await tour.getByRole('button', { name: 'Next' }).click()
  const saved = page.waitForResponse((answer) => answer.url().endsWith('users/settings') && answer.request().method() === 'PUT')
  await tour.getByRole('button', { name: 'Done' }).click()
  await saved
  await expect(tour).toHaveCount(0)
  expect(await card.boundingBox(), 'the cards stay where they were').toEqual(placeWithTour)
  await expect(page.locator('[data-toured]')).toHaveCount(0)
  const { onboarding_tours } = await member.call<{ onboarding_tours: Record<string, boolean> }>('GET', 'v1/users/settings')
  expect(onboarding_tours).toMatchObject({ self_serve_interested: true })
  expect(onboarding_tours.self_serve_send_email).toBeFalsy()

  const elsewhere = await newBrowserFor(browser, member, `/panel?project=${project}&tab=warm_leads_hm`)
  await expect(elsewhere.getByRole('article', { name: 'Ada One' })).toBeVisible()
  await expect(elsewhere.getByRole('region', tourOf('Interested candidates'))).toHaveCount(0)

  await test.step('again, from the question icon; Escape leads back to it', async () => {
    const icon = page.getByRole('button', tourOf('Interested candidates'))
    await icon.press('Enter')
    await expect(tour.getByRole('heading')).toBeFocused()
    await useDark(page, true)
    await expectNoBarriers(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoBarriers(page)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await picture(page, 'tour-320-dark')
    await page.setViewportSize({ width: 390, height: 844 })
    await card.getByRole('button', { name: 'Move', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Awaiting Reply' }).click()
    const toast = page.getByRole('status').filter({ hasText: 'Candidate has been updated' })
    await expect(toast).toBeVisible()
    const [above, below] = await Promise.all([toast.boundingBox(), tour.boundingBox()])
    expect(above!.y + above!.height, 'the toast is above the tour').toBeLessThanOrEqual(below!.y)
    await picture(page, 'tour-and-toast-phone-dark')
    await tour.getByRole('button', { name: 'Next' }).press('Escape')
    await expect(tour).toHaveCount(0)
    await expect(icon).toBeFocused()
  })
})

test('the tour of candidates with questions explains Needs Attention; V2 users get it only on request [557]', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await newProject(member, { type: '3' })
  await addPeople(member, project, ['Ada One'])
  const { candidates } = await member.call<{ candidates: { id: string }[] }>('GET', 'v2/projects/candidates', {
    project_id: project,
    status: 'HIRING_MANAGER',
  })
  const open = `/panel?project=${project}&tab=warm_leads_question`
  await enter(page, member, open)
  const tour = page.getByRole('region', tourOf('Candidates with questions'))
  await expect(page.getByText('No candidates yet')).toBeVisible()
  await expect(tour).toHaveCount(0)
  await moveTo(member, project, [candidates[0]!.id], 'QUESTION')
  await expect(tour).toBeVisible()
  for (const title of ['They need you', 'Read the conversation', 'Answer', 'Then it’s their turn']) {
    await expect(tour.getByRole('heading')).toContainText(title)
    await tour.getByRole('button', { name: /^(Next|Done)$/ }).click()
  }
  await expect(tour).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('article', { name: 'Ada One' })).toBeVisible()
  await expect(tour).toHaveCount(0)

  const vera = await demoMember(request, 'vera@fairlead.example')
  const { onboarding_tours } = await vera.call<{ onboarding_tours: Record<string, boolean> }>('GET', 'v1/users/settings')
  expect(onboarding_tours.self_serve_interested).toBeFalsy()
  const ownProject = await newProject(vera, { type: '3' })
  await addPeople(vera, ownProject, ['Cy Three'])
  await enter(page, vera, `/panel?project=${ownProject}&tab=warm_leads_hm`)
  await expect(page.getByRole('article', { name: 'Cy Three' })).toBeVisible()
  const interested = page.getByRole('region', tourOf('Interested candidates'))
  await expect(interested).toHaveCount(0)
  await page.getByRole('button', tourOf('Interested candidates')).click()
  await expect(interested).toBeVisible()
})
