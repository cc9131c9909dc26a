import { expect, test, type Page } from '@playwright/test'
import { expectNoBarriers, picture } from './journeys.ts'
import { addPeople, cardsOf, enter, newMember, newProject, newWord, type Card, type Member } from './team.ts'
import { expectWritten } from './written.ts'

const firstEmails = async (member: Member, project: string, id: string) => {
  const about = { project_id: project, candidate_id: id }
  const { entries } = await member.call<{ entries: { direction: string; step: number | null; state: string; text: string }[] }>(
    'GET',
    'v2/projects/candidates/conversation',
    about,
  )
  return entries.filter(({ direction, step, state }) => direction === 'out' && step === 0 && state !== 'cancelled')
}
const select = async (page: Page, names: readonly string[]) => {
  for (const name of names) await page.getByRole('article', { name }).getByRole('checkbox').check()
}

async function approvedTeam(page: Page): Promise<{ member: Member; project: string; people: Card[] }> {
  const member = await newMember(page.request)
  const project = await newProject(member)
  const people = await addPeople(member, project, ['Ada One', 'Ben Two', 'Cy Three'])
  // a colleague's project writes to the fourth already
  const otherProject = await newProject(member, { name: `Elsewhere ${newWord()}` })
  const slug = `dora-${newWord()}`
  for (const project_id of [project, otherProject])
    await member.call('POST', 'v1/candidates', {
      project_id,
      cand_name: 'Dora Four',
      cand_linkedin_url: `https://www.linkedin.com/in/${slug}`,
      cand_email: `${slug}@home.example`,
    })
  const [dora] = (await cardsOf(member, otherProject, 'APPROVED')) as [Card]
  await member.call('POST', 'v2/projects/candidates/approve_and_send', { project_id: otherProject, candidate_id: dora.id })
  return { member, project, people }
}

test('bulk email: blocked candidates are listed with reasons, each other gets exactly one email, even if pressed twice', async ({
  page,
}) => {
  const { member, project, people } = await approvedTeam(page)
  await enter(page, member, `/panel?project=${project}&tab=approved`)
  await select(page, ['Dora Four'])
  await page.getByRole('button', { name: 'Email', exact: true }).click()
  const none = page.getByRole('dialog', { name: 'Email 1 candidate' })
  await expect(none).toContainText('Dora Four: Your team is already in touch with them')
  await expect(none.getByRole('button', { name: /^Send / })).toBeDisabled()
  await none.getByRole('button', { name: 'Cancel' }).click()

  await select(page, ['Ada One', 'Ben Two', 'Cy Three'])
  await page.getByRole('button', { name: 'Email', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Email 4 candidates' })
  await expect(dialog.getByText('3 of 4 emails will be sent')).toBeVisible()
  await expect(dialog).toContainText('1 candidate won’t be emailed')
  const firstName = /Hi (\w+), would you like/
  const preview = dialog.frameLocator('iframe').getByText(firstName)
  const read: string[] = []
  for (let step = 1; step <= 3; step++) {
    await expect(dialog.getByText(`${step} of 3`, { exact: true })).toBeVisible()
    await expect.poll(async () => read.includes(firstName.exec((await preview.textContent()) ?? '')?.[1] ?? read[0] ?? '')).toBe(false)
    read.push(firstName.exec((await preview.textContent())!)![1]!)
    if (step < 3) await dialog.getByRole('button', { name: 'Next email' }).click()
  }
  expect(read.toSorted()).toEqual(['Ada', 'Ben', 'Cy'])
  await dialog.getByRole('button', { name: 'Send a test to me' }).click()
  await expect(page.getByText(`A test is on its way to ${member.email}.`)).toBeVisible()
  const received = async () => (await page.request.get(`/dev/mail?q=${encodeURIComponent(member.email)}`)).text()
  await expect.poll(received, { timeout: 20_000 }).toContain('[Test] ')
  await expectNoBarriers(page)
  await picture(page, 'bulk-email')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoBarriers(page)
  await picture(page, 'bulk-email-phone')
  await page.setViewportSize({ width: 1440, height: 900 })

  await dialog.getByRole('button', { name: 'Send 3 emails' }).dblclick()
  await expect(page.getByText('3 emails will be sent')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  for (const { id } of people) expect(await firstEmails(member, project, id)).toHaveLength(1)
  await expect.poll(async () => (await cardsOf(member, project, 'CONTACTED')).length, { timeout: 30_000 }).toBe(3)
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('undoing held emails sends none; the Mail button of a new candidate opens the composer', { tag: '@nightly' }, async ({ page }) => {
  const { member, project, people } = await approvedTeam(page)
  await enter(page, member, `/panel?project=${project}&tab=approved`)
  await select(page, ['Ada One', 'Ben Two'])
  await page.getByRole('button', { name: 'Email', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Email 2 candidates' })
  await dialog.getByRole('button', { name: 'Send 2 emails' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  for (const { id } of people) await expect.poll(async () => (await firstEmails(member, project, id)).length, { timeout: 15_000 }).toBe(0)

  await page.getByRole('article', { name: 'Cy Three' }).getByRole('button', { name: 'Mail' }).click()
  await expectWritten(page.getByRole('dialog', { name: 'Write to Cy Three' }).getByLabel('Message'), /Hi Cy/)
})
