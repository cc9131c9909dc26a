// What a first email must say by law: the rules and who changes them, the lines below an email, and people who must be told.
import { inDatabase } from '../testing/in-database.ts'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { panelOf } from './panel-page.ts'
import { refused } from './refused-writes.ts'
import { addPeople, enter, newMember, newProject } from './team.ts'
import { expect, test } from './test.ts'

const berlin = JSON.stringify({ label: 'Berlin, Germany', city: 'Berlin', state: null, country: 'Germany' })

test(
  'rules are read, turned off with a reason, added, and reworded; an email shows each line with its law',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const member = await newMember(request)
    const project = await newProject(member)
    const [ada] = await addPeople(member, project, ['Ada Quayside'])
    const { origin } = new URL((await request.get('/robots.txt')).url())
    const moved = `update person set profile = jsonb_set(profile, '{place}', $1::jsonb) where id = (select person_id from candidate where id = $2)`
    await inDatabase(origin, moved, [berlin, ada!.id])
    await enter(page, member, '/team')
    await page.getByRole('link', { name: 'Notices by law' }).click()
    const rules = page.getByRole('region', { name: /^Rules/ })
    const canSpam = rules.getByRole('listitem').filter({ hasText: 'CAN-SPAM Act' })
    await expect(canSpam).toContainText('In force since Jan 1, 2004')
    await expect(rules.getByRole('listitem').filter({ hasText: 'Colorado SB 26-189' })).toContainText('Applies from Jan 1, 2027')
    await expectNoBarriers(page)
    await picture(page, 'notice-rules')

    await canSpam.getByRole('button', { name: /^Turn off/ }).click()
    const off = page.getByRole('dialog')
    await off.getByRole('button', { name: 'Turn off' }).click()
    await expect(off.getByText('Give a reason.')).toBeVisible()
    await off.getByLabel('Reason').fill('We write to applicants only')
    await refused(page, 'notice rule', async () => {
      await off.getByRole('button', { name: 'Turn off' }).click()
      await expect(off.getByText('We couldn’t change the rule. Try again in a moment.')).toBeVisible()
      await expect(off.getByLabel('Reason')).toHaveValue('We write to applicants only')
    })
    await off.getByRole('button', { name: 'Turn off' }).click()
    await expect(canSpam.getByText('Off: We write to applicants only')).toBeVisible()

    await page.getByRole('button', { name: 'Add a rule' }).click()
    const added = page.getByRole('dialog', { name: 'Add a rule' })
    await added.getByRole('button', { name: 'Save' }).click()
    await expect(added.getByText('Choose a country.')).toBeVisible()
    await expectNoBarriers(page)
    await picture(page, 'notice-rule-dialog')
    await added.getByLabel('Law, as it is cited').fill('German example')
    await added.getByRole('combobox', { name: 'Country' }).fill('Germany')
    await page.getByRole('option', { name: 'Germany', exact: true }).click()
    await added.getByRole('combobox', { name: 'What the email must say' }).click({ force: true })
    await page.getByRole('option', { name: 'Use of AI' }).click()
    await page.keyboard.press('Escape')
    await added.getByLabel('First day in force').fill('2026-01-01')
    await refused(page, 'added notice rule', async () => {
      await added.getByRole('button', { name: 'Save' }).click()
      await expect(added.getByText('We couldn’t save the rule. Try again in a moment.')).toBeVisible()
    })
    await added.getByRole('button', { name: 'Save' }).click()
    await expect(rules.getByRole('listitem').filter({ hasText: 'German example' })).toContainText('Added by your team')

    const wording = page.getByRole('region', { name: 'Wording' })
    await wording.getByLabel('Use of AI').fill('A computer of {company} sorts profiles.')
    await refused(page, 'notice wording', async () => {
      await wording.getByRole('button', { name: 'Save' }).click()
      await expect(wording.getByText('We couldn’t save the wording. Try again in a moment.')).toBeVisible()
    })
    await wording.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Wording saved', { exact: true })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 800 })
    await useDark(page, true)
    await expectNoBarriers(page)
    await picture(page, 'notice-rules-phone-dark')
    await useDark(page, false)

    await page.goto(`${panelOf(project, 'approved')}&candidate=${ada!.id}`)
    await page.getByRole('button', { name: 'Write email' }).click()
    const below = page.getByRole('dialog').getByRole('region', { name: 'Required by law' })
    await expect(below).toContainText('sorts profiles.')
    await expect(below).toContainText('German example')
    await expect(below).toContainText('GDPR, Articles 14 and 21(4) (EU, EEA)')
    await expectNoBarriers(page)
    await below.scrollIntoViewIfNeeded()
    await picture(page, 'notice-lines-phone')

    await page.goto('/team/notices')
    const example = rules.getByRole('listitem').filter({ hasText: 'German example' })
    await refused(page, 'remove a notice rule', async () => {
      await example.getByRole('button', { name: /^Remove/ }).click()
      await expect(page.getByText('We couldn’t remove the rule. Try again in a moment.')).toBeVisible()
    })
    await example.getByRole('button', { name: /^Remove/ }).click()
    await expect(example).toHaveCount(0)
  },
)

test('after an import, the people are told by one email; the list of those who are due', { tag: '@nightly' }, async ({ page, request }) => {
  const member = await newMember(request)
  await enter(page, member, '/talent/notices')
  await expect(page.getByText('No one has to be told here')).toBeVisible()
  await page.goto('/talent')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Import people' })
  const csv =
    'First name,Last name,Email,Location\nUwe,Anker,uwe.anker@kai.example,"Berlin, Germany"\nIna,Boje,,"Hamburg, Germany"\nAl,Quay,al@quay.example,"Austin, Texas, United States"\n'
  await dialog.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await dialog.getByRole('button', { name: 'Import 3 people' }).click()
  await expect(dialog.getByText(/^2 of these people must be told by/)).toBeVisible()
  await picture(page, 'notice-after-import')
  await dialog.getByRole('button', { name: 'Tell them' }).click()
  const sending = page.getByRole('dialog', { name: 'Tell people about their data' })
  await expect(sending.getByText('One person gets this email.')).toBeVisible()
  await expect(sending.getByText('Ina Boje: No email address found')).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'notice-preview')
  await refused(page, 'send notices', async () => {
    await sending.getByRole('button', { name: 'Send' }).click()
    await expect(sending.getByText('We couldn’t send the emails. Those that were sent are not sent again.')).toBeVisible()
  })
  await sending.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Email on its way to one person', { exact: true })).toBeVisible()

  const { origin } = new URL((await request.get('/robots.txt')).url())
  const older = `update person set created_at = now() - interval '40 days' where name = 'Ina Boje' and workspace_id = (select workspace_id from users where email = $1)`
  test.skip(!(await inDatabase(origin, older, [member.email])), 'needs the database')
  await page.goto('/home')
  await page.getByRole('link', { name: /One person must be told/ }).click()
  const list = page.getByRole('region', { name: 'Overdue' })
  await expect(list.getByRole('listitem')).toContainText('No email address found')
  await expectNoBarriers(page)
  await picture(page, 'notices-due')
  await page.setViewportSize({ width: 390, height: 800 })
  await useDark(page, true)
  await expectNoBarriers(page)
  await picture(page, 'notices-due-phone-dark')
  await useDark(page, false)
  await list.getByRole('checkbox', { name: 'Ina Boje' }).check()
  await list.getByRole('button', { name: 'Delete for good' }).click()
  const deleting = page.getByRole('dialog')
  await deleting.getByRole('checkbox').check()
  await deleting.getByRole('button', { name: /^Delete/ }).click()
  await expect(page.getByText('No one has to be told here')).toBeVisible()
})
