// Names as files write them: the import shows each greeting, and a bulk email asks about one that doesn't look like a name.
import { expectNoBarriers, pictures } from './journeys.ts'
import { refused } from './refused-writes.ts'
import { cardsOf, enter, newMember, newProject, newWord } from './team.ts'
import { expect, test } from './test.ts'

test('the import preview shows the greetings, and which ones are doubtful', async ({ page, request }) => {
  const me = await newMember(request)
  await enter(page, me, '/talent')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Import people' })
  const names = ['"Doering, Jane, PMP"', 'Dr. Anna Weiss', '🚀 Rocket Ron', 'PMP']
  const csv = ['Name,Email', ...names.map((name) => `${name},${newWord()}@home.example`)].join('\n')
  await dialog.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  const greetings = dialog.getByRole('region', { name: 'Greetings' })
  await expect(greetings).toContainText('Jane Doering: “Hi Jane,”')
  await expect(greetings).toContainText('Anna Weiss: “Hi Anna,”')
  await expect(greetings).toContainText('Rocket Ron: “Hi Rocket,”')
  await expect(greetings.getByRole('listitem')).toHaveText(['Line 5: PMP: “Hi PMP,”'])
  await greetings.getByRole('listitem').scrollIntoViewIfNeeded()
  await expectNoBarriers(page)
  await pictures(page, 'import-greetings')
})

test('a bulk email asks about doubtful greetings: one is confirmed, one corrected', async ({ page, request }) => {
  const me = await newMember(request)
  const project = await newProject(me)
  for (const [name, slug] of [
    ['Ada Byte', `ada-${newWord()}`],
    ['PMP', `pmp-${newWord()}`],
    ['Info', `info-${newWord()}`],
  ] as const)
    await me.call('POST', 'v1/candidates', {
      project_id: project,
      cand_name: name,
      cand_linkedin_url: `https://www.linkedin.com/in/${slug}`,
      cand_email: `${slug}@home.example`,
    })
  await enter(page, me, `/panel?project=${project}&tab=approved`)
  for (const name of ['Ada Byte', 'PMP', 'Info']) await page.getByRole('article', { name }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Email', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Email 3 candidates' })
  await expect(dialog.getByText('2 greetings don’t look like names')).toBeVisible()
  await expect(dialog.getByText('The email greets them as “PMP”')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Send 1 email' })).toBeEnabled()
  await expectNoBarriers(page)
  await pictures(page, 'bulk-greetings')
  await dialog.getByRole('textbox', { name: 'Name of PMP' }).fill('Jane Doering')
  const save = dialog.getByRole('button', { name: 'Save name' })
  await refused(page, 'name in a greeting', async () => {
    await save.click()
    await expect(dialog.getByText('We couldn’t save the name. Please try again.')).toBeVisible()
  })
  await save.click()
  await expect(dialog.getByRole('button', { name: 'Send 2 emails' })).toBeEnabled()
  await dialog.getByRole('button', { name: 'Greeting is right' }).click()
  await expect(dialog.getByText(/look like a name/)).toBeHidden()
  await dialog.getByRole('button', { name: 'Send 3 emails' }).click()
  await expect(page.getByText('3 emails will be sent')).toBeVisible()
  const cards = await Promise.all(['APPROVED', 'CONTACTED'].map((stage) => cardsOf(me, project, stage))).then((lists) => lists.flat())
  expect(cards.map(({ name }) => name).toSorted()).toEqual(['Ada Byte', 'Info', 'Jane Doering'])
  for (const { id, name } of cards) {
    const about = { project_id: project, candidate_id: id }
    const sent = async () => {
      const { entries } = await me.call<{ entries: { direction: string; text: string }[] }>(
        'GET',
        'v2/projects/candidates/conversation',
        about,
      )
      return entries.find(({ direction }) => direction === 'out')?.text ?? ''
    }
    await expect.poll(sent, { timeout: 40_000 }).toContain(`Hi ${name.split(' ')[0]},`)
  }
})
