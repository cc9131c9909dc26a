// After the approval: a synced calendar turns booking on, and a card in Scheduling sends the link again, proposes times, or books one.
import { expect, test } from './test.ts'
import { expectNoBarriers, picture } from './journeys.ts'
import { panelOf } from './panel-page.ts'
import { refused } from './refused-writes.ts'
import { addPeople, enter, moveTo, newMember, newProject } from './team.ts'

test('without any scheduling settings: the link again, other interviewers, and a time booked by the team', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await newProject(member)
  const [jo] = await addPeople(member, project, ['Jo Quayside'])
  await moveTo(member, project, [jo!.id], 'HIRING_MANAGER_APPROVED')
  await enter(page, member, panelOf(project, 'scheduling'))
  await page.goto(`${panelOf(project, 'scheduling')}&candidate=${jo!.id}`)
  const action = (name: string) => page.getByRole('button', { name, exact: true }).first()

  await test.step('without a calendar there is no link', async () => {
    await action('Send the link again').click()
    await expect(page.getByText('No interviewer has a synced calendar, so there are no times to book.')).toBeVisible()
  })
  await test.step('one choice on the calendar page turns booking on, and the page says only what is true', async () => {
    await page.goto('/calendar')
    await expect(page.getByText('Your times appear here once you sync a calendar or change your hours.')).toBeVisible()
    await expect(page.getByText('These are the usual hours. They apply once you sync a calendar or change them.')).toBeVisible()
    await page.getByRole('radiogroup', { name: 'Calendar for interviews' }).getByRole('radio').first().check()
    await expect(page.getByText('Your calendar is synced. Candidates can book time with you.')).toBeVisible()
    await expect(page.getByText('Your hours are saved')).toBeVisible()
    await expect(page.getByText(/^Select a time to see why it’s offered or not\./)).toBeVisible()
    await picture(page, 'scheduling-calendar')
    await page.goto(`${panelOf(project, 'scheduling')}&candidate=${jo!.id}`)
  })

  await test.step('the link again', async () => {
    await refused(page, 'link to book', async () => {
      await action('Send the link again').click()
      await expect(page.getByText('We couldn’t send the link. Please try again.')).toBeVisible()
    })
    await action('Send the link again').click()
    await expect(page.getByText('Jo Quayside gets the link to book a time')).toBeVisible()
    await expectNoBarriers(page)
    await picture(page, 'scheduling-card')
  })

  await test.step('another interviewer', async () => {
    await action('Schedule').click()
    const dialog = page.getByRole('dialog', { name: 'Schedule an interview with Jo Quayside' })
    await dialog.getByRole('button', { name: 'Send the link' }).click()
    await expect(dialog.getByText('Choose at least one interviewer.')).toBeVisible()
    await dialog.getByRole('combobox', { name: 'Interviewers' }).click()
    await page.getByRole('option').first().click()
    await page.keyboard.press('Escape')
    await refused(page, 'link with other interviewers', async () => {
      await dialog.getByRole('button', { name: 'Send the link' }).click()
      await expect(dialog.getByText('We couldn’t invite them. Please try again.')).toBeVisible()
    })
    await picture(page, 'scheduling-dialog')
    await dialog.getByRole('button', { name: 'Send the link' }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('times proposed, then one booked on their word', async () => {
    await action('Propose or book a time').click()
    const dialog = page.getByRole('dialog', { name: 'Times for Jo Quayside' })
    await dialog.getByRole('button', { name: 'Propose times' }).click()
    await expect(dialog.getByText('Choose at least one time.')).toBeVisible()
    const times = dialog.getByRole('group', { name: 'Free times' }).locator('label')
    for (const index of [0, 2]) await times.nth(index).click()
    await dialog.getByRole('textbox', { name: 'Note' }).fill('It pays well.')
    await expectNoBarriers(page)
    await picture(page, 'scheduling-times')
    await refused(page, 'times proposed', async () => {
      await dialog.getByRole('button', { name: 'Propose 2 times' }).click()
      await expect(dialog.getByText('We couldn’t send the times. Please try again.')).toBeVisible()
    })
    await dialog.getByRole('button', { name: 'Propose 2 times' }).click()
    await expect(page.getByText('Jo Quayside gets the times by email')).toBeVisible()
    await action('Propose or book a time').click()
    await times.first().click()
    const phone = dialog.getByRole('textbox', { name: 'Their phone number' })
    if (await phone.isVisible()) await phone.fill('+49 30 1234567')
    await refused(page, 'time booked by the team', async () => {
      await dialog.getByRole('button', { name: 'Book this time' }).click()
      await expect(dialog.getByText('We couldn’t book the time. Please try again.')).toBeVisible()
    })
    await dialog.getByRole('button', { name: 'Book this time' }).click()
    await expect(page.getByText('Interview with Jo Quayside booked')).toBeVisible()
    await expect
      .poll(
        async () =>
          (
            await member.call<{ interview_date: string | null }>('GET', 'v2/projects/candidates/one', {
              project_id: project,
              candidate_id: jo!.id,
            })
          ).interview_date,
      )
      .not.toBeNull()
  })

  await test.step('an interviewer who can’t make it', async () => {
    await page.goto(`${panelOf(project, 'interviewing')}&candidate=${jo!.id}`)
    await action('I can’t make it').click()
    const dialog = page.getByRole('dialog', { name: 'Give this interview to someone else?' })
    await refused(page, 'interview declined', async () => {
      await dialog.getByRole('button', { name: 'Give it away' }).click()
      await expect(dialog.getByText('We couldn’t give it away. Please try again.')).toBeVisible()
    })
    await expectNoBarriers(page)
    await picture(page, 'interview-declined')
    await dialog.getByRole('button', { name: 'Give it away' }).click()
    await expect(page.getByText('We’re looking for someone to take over')).toBeVisible()
    await expect(action('I can’t make it')).toBeVisible()
  })
})
