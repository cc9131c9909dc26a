// Long texts in the panel: truncated, and shown in full on request; and someone who is already in the other project.
import { expect, test } from './test.ts'
import { expectNoBarriers, picture, tabCount } from './journeys.ts'
import { entry, panelOf } from './panel-page.ts'
import { addPeople, cardsOf, enter, newMember, newProject, newWord } from './team.ts'

test('an archived project shows its reason in 35 characters, in full in the tooltip; long texts show 200 characters and expand [314 483]', async ({
  page,
  request,
}) => {
  const me = await newMember(request)
  const must = Array.from({ length: 40 }, (_, index) => `demand${index + 1}`).join(' ')
  const recruiter_notes = { mandatory_requirements: must, additional_suggestions: '', tips: '' }
  const project = await newProject(me, { type: '2', settings: { recruiter_notes } })
  const [ada] = await addPeople(me, project, ['Ada One'])
  await me.call('POST', 'v2/projects/archive', { project_id: project, should_archive: true, paused_archived_reason: 2 })
  await enter(page, me, panelOf(project, 'approved'))
  const reason = page.getByRole('button', { name: 'Reason: Candidate was hired' })
  await expect(reason).toHaveText('Reason: Candidate was hired through other s…')
  await reason.hover()
  await expect(page.getByRole('tooltip', { name: 'Candidate was hired through other sources.' })).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'reason')
  await me.call('POST', 'v2/projects/archive', { project_id: project, should_archive: true, paused_archived_reason: 4 })

  await page.goto(`${panelOf(project, 'approved')}&candidate=${ada!.id}`)
  const region = page.getByRole('region', { name: 'Hard requirements' })
  const shownText = async () =>
    (await region.innerText())
      .replace(/^Hard requirements\s*/i, '')
      .replace(/… (more)?$|less$/, '')
      .trim()
  await expect(region).toBeVisible()
  expect((await shownText()).length).toBeLessThanOrEqual(200)
  expect((await shownText()).length).toBeGreaterThan(150)
  await region.getByRole('button', { name: 'Show more of the hard requirements' }).click()
  expect(await shownText()).toBe(must)
  await expectNoBarriers(page)
})

test('moving someone who is already in the other project is refused with a message [783]', async ({ page, request }) => {
  const me = await newMember(request)
  const [project, otherProject] = [await newProject(me, { type: '2' }), await newProject(me, { type: '2', name: `There ${newWord()}` })]
  const slug = `twice-${newWord()}`
  for (const project_id of [project, otherProject])
    await me.call('POST', 'v1/candidates', {
      project_id,
      cand_name: 'Ada One',
      cand_linkedin_url: `https://www.linkedin.com/in/${slug}`,
      cand_email: `${slug}@home.example`,
    })
  await enter(page, me, panelOf(project, 'approved'))
  const card = page.getByRole('article', { name: 'Ada One' })
  await card.getByRole('button', { name: 'Move', exact: true }).click()
  await entry(page, 'Another project…').click()
  await page.getByRole('dialog').getByRole('combobox', { name: 'Project' }).click()
  await page.getByRole('option', { name: /^There/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByText('Candidate is already in this project.')).toBeVisible()
  await expect(card).toBeVisible()
  await expect.poll(() => tabCount(page, 'Approved')).toBe(1)
  expect(await cardsOf(me, project, 'APPROVED')).toHaveLength(1)
})
