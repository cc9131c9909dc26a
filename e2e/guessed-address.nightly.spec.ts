// A candidate whose only address was guessed by the email finder: the composer and bulk emails say so, and a check resolves it.
import { compose, sendIt } from './composer.ts'
import { addGuessed } from './guessed.ts'
import { expectNoBarriers, picture } from './journeys.ts'
import { panelOf } from './panel-page.ts'
import { refused } from './refused-writes.ts'
import { addPeople, enter, newMember, newProject, type Member } from './team.ts'
import { expect, test, type Page } from './test.ts'

const sentTo = async (member: Member, project_id: string, candidate_id: string) => {
  const about = { project_id, candidate_id }
  const { entries } = await member.call<{ entries: { direction: string; to_email: string }[] }>(
    'GET',
    'v2/projects/candidates/conversation',
    about,
  )
  return entries.filter(({ direction }) => direction === 'out').map(({ to_email }) => to_email)
}

async function phoneInTheDark(page: Page, name: string) {
  // the switch is behind the dialog
  const useScheme = (scheme: string) =>
    page.evaluate((value) => document.documentElement.setAttribute('data-mantine-color-scheme', value), scheme)
  await useScheme('dark')
  await page.setViewportSize({ width: 390, height: 800 })
  await expectNoBarriers(page)
  await picture(page, name)
  await useScheme('light')
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('bulk emails leave guessed addresses out and verify them; the composer asks before it writes to one', async ({ page }) => {
  const member = await newMember(page.request)
  const project = await newProject(member)
  await addPeople(member, project, ['Ada One'])
  const verifiable = await addGuessed(member, project, 'Gil Guessed', 'valid')
  const unsure = await addGuessed(member, project, 'Uma Unsure', 'accept_all')
  await enter(page, member, panelOf(project, 'approved'))
  for (const name of ['Ada One', 'Gil Guessed', 'Uma Unsure']) await page.getByRole('article', { name }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Email', exact: true }).click()
  const bulk = page.getByRole('dialog', { name: 'Email 3 candidates' })
  await expect(bulk.getByText('1 of 3 emails will be sent')).toBeVisible()
  await expect(bulk).toContainText('2 addresses were guessed and not verified')
  await expect(bulk).toContainText('Gil Guessed: This address was guessed by Hunter and not verified.')
  await expectNoBarriers(page)
  await picture(page, 'guessed-bulk')
  await phoneInTheDark(page, 'guessed-bulk-phone')
  await refused(page, 'verify a guessed address', async () => {
    await bulk.getByRole('button', { name: 'Verify addresses' }).click()
    await expect(bulk.getByText('Not all addresses could be verified.')).toBeVisible()
  })
  await bulk.getByRole('button', { name: 'Verify addresses' }).click()
  await expect(bulk.getByText('2 of 3 emails will be sent')).toBeVisible()
  await expect(bulk).toContainText('1 address was guessed and not verified')
  await bulk.getByRole('button', { name: 'Send 2 emails' }).click()
  await expect.poll(() => sentTo(member, project, verifiable.candidate_id)).toEqual([verifiable.email])
  expect(await sentTo(member, project, unsure.candidate_id)).toEqual([])

  await page.goto(`${panelOf(project, 'approved')}&candidate=${unsure.candidate_id}`)
  const dialog = await compose(page, 'Uma Unsure')
  await expect(dialog.getByRole('note')).toContainText('This address was guessed by Hunter and not verified.')
  await dialog.getByText(/known address/).click()
  await expect(dialog.getByText(/from Email finder \(Hunter\)/)).toBeVisible()
  await picture(page, 'guessed-composer')
  await phoneInTheDark(page, 'guessed-composer-phone')
  await sendIt(dialog).click()
  const question = page.getByRole('dialog', { name: 'Write to a guessed address?' })
  await expect(question).toContainText('This address was guessed by Hunter and not verified.')
  await picture(page, 'guessed-question')
  await phoneInTheDark(page, 'guessed-question-phone')
  await question.getByRole('button', { name: 'Send anyway' }).click()
  await expect.poll(() => sentTo(member, project, unsure.candidate_id)).toEqual([unsure.email])

  await page.goto(`/talent/${unsure.person_id}`)
  await expect(page.getByRole('region', { name: 'Email addresses' })).toContainText('Guessed')
  await picture(page, 'guessed-person')
  await phoneInTheDark(page, 'guessed-person-phone')
})
