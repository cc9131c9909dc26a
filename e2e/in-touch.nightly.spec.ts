// A person a colleague is already writing to: the dialog says who and when, sends nothing, and offers to take over.
import { expect, test } from './test.ts'
import { expectNoBarriers, picture } from './journeys.ts'
import { panelOf } from './panel-page.ts'
import { addPeople, cardsOf, enter, newMember, newProject, newWord } from './team.ts'

test('emailing someone the team is in touch with requires taking over, shown in both histories; follow-ups are shown first', async ({
  page,
  request,
}) => {
  const member = await newMember(request)
  const name = `Sales Lead ${newWord()}`
  const [elsewhere, hereProject] = [await newProject(member, { name }), await newProject(member)]
  const [jo] = await addPeople(member, elsewhere, ['Jo Quayside'])
  const candidate = await member.call<{ linkedin_profile_url: string; candidate_emails: string[] }>('GET', 'v2/projects/candidates/one', {
    project_id: elsewhere,
    candidate_id: jo!.id,
  })
  await member.call('POST', 'v1/candidates', {
    project_id: hereProject,
    cand_name: 'Jo Quayside',
    cand_linkedin_url: candidate.linkedin_profile_url,
    cand_email: candidate.candidate_emails[0],
  })
  const again = (await cardsOf(member, hereProject, 'APPROVED')).find((card) => card.name === 'Jo Quayside')!
  await member.call('POST', 'v2/projects/candidates/approve_and_send', { project_id: elsewhere, candidate_id: jo!.id })

  await enter(page, member, `${panelOf(hereProject, 'approved')}&candidate=${again.id}`)
  await page.getByRole('button', { name: 'Write email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write to Jo Quayside' })
  const warning = dialog.getByRole('alert').filter({ hasText: 'Your team is already in touch with this person' })
  await expect(warning).toContainText(`A sequence is running (Robin Reyes, `)
  await expect(warning).toContainText(name)
  const send = dialog.getByRole('button', { name: 'Approve & send' })
  await expect(send).toBeDisabled()
  await expect(dialog.getByRole('checkbox', { name: /^Send 1 follow-up unless they reply: \w{3} \d{1,2}, \d{4}$/ })).toBeChecked()
  await expectNoBarriers(page)
  await picture(page, 'in-touch')
  await page.setViewportSize({ width: 320, height: 720 })
  await expectNoBarriers(page)
  await picture(page, 'in-touch-phone')
  await page.setViewportSize({ width: 1440, height: 900 })

  await warning.getByRole('checkbox', { name: /^Take over/ }).check()
  await send.click()
  await expect(dialog).toHaveCount(0)
  for (const [project, id, words] of [
    [elsewhere, jo!.id, `Taken over by ${member.email}`],
    [hereProject, again.id, 'Taken over: a sequence is running'],
  ] as const) {
    const history = async () =>
      (
        await member.call<{ history: { detail: string | null }[] }>('GET', 'v2/projects/candidates/one', {
          project_id: project,
          candidate_id: id,
        })
      ).history
    await expect.poll(async () => (await history()).some(({ detail }) => detail?.includes(words))).toBe(true)
  }
  await page.goto(`${panelOf(elsewhere)}&tab=approved&candidate=${jo!.id}&view=3`)
  await expect(page.getByText('Taken over by', { exact: false })).toBeVisible()
  await picture(page, 'in-touch-history')
})
