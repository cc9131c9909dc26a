import { expect, test } from './test.ts'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { entry, menu, panelOf } from './panel-page.ts'
import { refused } from './refused-writes.ts'
import { cardsOf, enter, moveTo, newMember, newProject, newWord } from './team.ts'

interface WireLink {
  email: string
}

test('links are listed, revoked one by one and by address, and a refused revocation changes nothing', async ({ page, request }) => {
  const member = await newMember(request)
  const project_id = await newProject(member, { type: '1' })
  const ids = (await cardsOf(member, project_id, 'UNDER_REVIEW')).slice(0, 3).map(({ id }) => id)
  await moveTo(member, project_id, ids, 'AUTOPILOT_RECRUITER')
  const [boss, otherManager] = [`boss.${newWord()}@harbor.example`, `other.${newWord()}@harbor.example`]
  for (const [index, candidate_id] of ids.entries())
    await member.call('POST', 'v2/projects/candidates/recruiter_review', {
      project_id,
      candidate_id,
      approved: true,
      email_to: index === 2 ? otherManager : boss,
      email_subject: 'A candidate for you',
      email_body: 'Please decide: {{review_link}}',
    })
  const remaining = async () => (await member.call<WireLink[]>('GET', 'v2/projects/review_links', { project_id })).map(({ email }) => email)

  await enter(page, member, panelOf(project_id))
  await menu(page, 'More')
  await entry(page, 'Review links').click()
  const dialog = page.getByRole('dialog', { name: 'Review links' })
  await expect(dialog.getByText(boss)).toBeVisible()
  await expect(dialog.getByText('not opened yet')).toHaveCount(3)
  await expect(dialog.getByText(/by Robin Reyes · expires /)).toHaveCount(3)
  await expectNoBarriers(page)
  await picture(page, 'review-links')
  await page.setViewportSize({ width: 320, height: 720 })
  await expectNoBarriers(page)
  await picture(page, 'review-links-phone')
  await page.setViewportSize({ width: 1280, height: 800 })

  await refused(page, 'revoke review links', async () => {
    await dialog.getByRole('button', { name: `Revoke the link sent to ${otherManager}` }).click()
    await expect(page.getByText('We couldn’t revoke the link. Try again in a moment.')).toBeVisible()
  })
  expect(await remaining()).toHaveLength(3)
  await dialog.getByRole('button', { name: `Revoke the link sent to ${otherManager}` }).click()
  await expect(dialog.getByText(otherManager)).toBeHidden()
  expect(await remaining()).toEqual([boss, boss])
  await dialog.getByRole('button', { name: `Revoke all links to ${boss}` }).click()
  await expect(dialog.getByText('No open review links.', { exact: false })).toBeVisible()
  expect(await remaining()).toEqual([])
})

test('the roster of a project shows its links', async ({ page, request }) => {
  const member = await newMember(request)
  const project_id = await newProject(member, { type: '1' })
  const [first] = await cardsOf(member, project_id, 'UNDER_REVIEW')
  await moveTo(member, project_id, [first!.id], 'AUTOPILOT_RECRUITER')
  const boss = `boss.${newWord()}@harbor.example`
  const email = { email_to: boss, email_subject: 'A candidate for you', email_body: 'Please decide: {{review_link}}' }
  await member.call('POST', 'v2/projects/candidates/recruiter_review', { project_id, candidate_id: first!.id, approved: true, ...email })
  await enter(page, member, `/projects/settings/v2/${project_id}?step=${encodeURIComponent('Team Roster')}`)
  await expect(page.getByRole('heading', { name: 'Review links' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Review links' }).getByText(boss)).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'review-links-roster')
  await useDark(page, true)
  await expectNoBarriers(page)
  await picture(page, 'review-links-roster-dark')
})
