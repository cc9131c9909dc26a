// After the approval: a synced calendar turns booking on, and a card in Scheduling sends the link again or books for the candidate.
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
  const card = page.getByRole('article', { name: /Jo Quayside/ })
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

  await test.step('a time booked for them', async () => {
    await refused(page, 'book for them', async () => {
      await action('Book for them').click()
      await expect(page.getByText('We couldn’t open the booking page. Please try again.')).toBeVisible()
    })
    await action('Book for them').click()
    await page.waitForURL(/\/book\//)
    const times = page.getByRole('region', { name: 'Free times' })
    await times.locator('[data-start]').first().click()
    const phone = page.getByRole('textbox', { name: /phone/i })
    await expect(page.getByRole('button', { name: /^Confirm|^Book/ }).first()).toBeVisible()
    if (await phone.isVisible()) await phone.fill('+49 30 1234567')
    await page
      .getByRole('button', { name: /^Confirm|^Book/ })
      .first()
      .click()
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
    await expect(card).toHaveCount(0)
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
