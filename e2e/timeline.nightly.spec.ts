// One timeline per person: from the card, the inbox, and the talent pool, across two projects.
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { addPeople, answerAs, enter, newMember, newProject, writeTo } from './team.ts'
import { expect, test } from './test.ts'

test("a person's events in two projects are one list, by day, project, and type", async ({ page, request }) => {
  test.setTimeout(240_000)
  const member = await newMember(request)
  const [bakers, pilots] = [await newProject(member, { name: 'Bakers' }), await newProject(member, { name: 'Pilots' })]
  const [ada] = await addPeople(member, bakers, ['Ada Oven'])
  const { core_candidate_id: person } = await member.call<{ core_candidate_id: string }>('GET', 'v2/projects/candidates/one', {
    project_id: bakers,
    candidate_id: ada!.id,
  })
  await member.call('POST', 'v2/talent/projects', { project_id: pilots, person_ids: [person] })
  await writeTo(member, bakers, [ada!.id])
  await answerAs(request, member, bakers, ada!.id, 'Yes, I am interested. Tell me more.')
  await member.call('POST', 'v1/comments', { candidate_id: ada!.id, comment_body: 'Ask about the night shift' })
  await test.step('a server that fails says so, and is asked again', async () => {
    await page.route('**/api/v2/talent/timeline*', (route) => route.fulfill({ status: 404, body: '{}' }))
    await enter(page, member, `/talent/${person}`)
    const history = page.getByRole('region', { name: 'History' })
    await expect(history.getByText('We couldn’t load the history.')).toBeVisible()
    await page.unrouteAll()
    await history.getByRole('button', { name: /try again/i }).click()
    await expect(history.getByRole('region', { name: 'Today' })).toBeVisible()
    await expectNoBarriers(page)
  })

  await test.step('the page of the person has both projects, and filters', async () => {
    const history = page.getByRole('region', { name: 'History' })
    const events = history.getByRole('region', { name: 'Today' }).getByRole('listitem')
    await expect(events.filter({ hasText: 'Email received' })).toContainText('Interested')
    await expect(events.filter({ hasText: 'Email received' })).toContainText('Yes, I am interested. Tell me more.')
    await expect(events.filter({ hasText: 'Ask about the night shift' })).toContainText('Bakers')
    await expect(events.filter({ hasText: 'Imported' })).toHaveCount(2)
    await picture(page, 'timeline-person')
    await history.getByRole('combobox', { name: 'Project' }).selectOption({ label: 'Pilots' })
    await expect(events.filter({ hasText: 'Email received' })).toHaveCount(0)
    await expect(events).toHaveCount(1)
    await history.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Emails' })
    await expect(history.getByText('Nothing matches these filters.')).toBeVisible()
    await history.getByRole('combobox', { name: 'Project' }).selectOption('')
    await expect(events.filter({ hasText: 'Email sent' })).toHaveCount(1)
    await history.getByRole('combobox', { name: 'Type' }).selectOption('')
    await useDark(page, true)
    await page.setViewportSize({ width: 375, height: 800 })
    await expectNoBarriers(page)
    await history.scrollIntoViewIfNeeded()
    await picture(page, 'timeline-person-phone-dark')
    await useDark(page, false)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('the pane of the inbox and the card show the same', async () => {
    await page.goto('/inbox')
    await page.getByRole('link', { name: 'Ada Oven, conversation 1 of 1' }).click()
    const pane = page.getByRole('region', { name: 'Conversation', exact: true })
    await pane.getByRole('radiogroup', { name: 'Show' }).getByText('History').click()
    await expect(pane.getByRole('listitem').filter({ hasText: 'Ask about the night shift' })).toBeVisible()
    await expectNoBarriers(page)
    await picture(page, 'timeline-inbox')
    await page.goto(`/panel?project=${bakers}&candidate=${ada!.id}&view=3`)
    const panel = page.getByRole('dialog', { name: 'Conversation with Ada Oven' })
    await expect(panel.getByRole('listitem').filter({ hasText: 'Ask about the night shift' })).toBeVisible()
    await picture(page, 'timeline-card')
    await panel.getByRole('link', { name: 'Pilots' }).click()
    await expect(page).toHaveURL(new RegExp(`project=${pilots}`))
  })
})
