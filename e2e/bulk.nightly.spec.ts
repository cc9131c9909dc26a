// Many people at once: every match of a pool search is tagged, exported, added to a project, and written to after reading each email.
import { readFile } from 'node:fs/promises'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { addPeople, answerAs, cardsOf, enter, newMember, newProject, newWord, writeTo } from './team.ts'
import { expect, test } from '@playwright/test'

test('everyone who matches is tagged, exported, added, and emailed; those who can’t be are named with the reason', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000)
  const member = await newMember(request)
  const project = await newProject(member, { name: 'Orchard' })
  const word = newWord()
  const names = Array.from({ length: 30 }, (_, index) => `Person ${String.fromCodePoint(65 + (index % 26))}${index < 26 ? 'a' : 'b'}nders`)
  for (const [index, name] of names.entries())
    await member.call('POST', 'v2/talent', {
      name: index === 0 ? `=1+1 ${name}` : name,
      email: `p${index}.${word}@people.example`,
      linkedin_url: `https://www.linkedin.com/in/p${index}-${word}`,
      title: 'Nurse',
    })
  await member.call('POST', 'v2/suppressions', { list: `p1.${word}@people.example` })

  await enter(page, member, '/talent')
  await expect(page.getByText('30 people', { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await expect(page.getByText('All 25 on this page are selected.')).toBeVisible()
  await page.getByRole('button', { name: 'Select all 30 that match' }).click()
  await expect(page.getByRole('checkbox', { name: '30 selected' })).toBeChecked()
  await expectNoBarriers(page)
  await picture(page, 'bulk-pool')
  await useDark(page, true)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoBarriers(page)
  await picture(page, 'bulk-pool-phone-dark')
  await useDark(page, false)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Email addresses' }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByText(`p29.${word}@people.example`)).toBeVisible()
  await page.reload()
  await expect(page.getByText(`p29.${word}@people.example`)).toBeVisible()
  await picture(page, 'bulk-columns')
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Select all 30 that match' }).click()
  await expect(page.getByRole('checkbox', { name: '30 selected' })).toBeChecked()

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const lines = (await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(31)
  expect(lines.every((line) => !/(^|,)"?=/.test(line))).toBe(true)

  await page.getByRole('button', { name: 'Tag', exact: true }).click()
  await page.getByRole('textbox', { name: 'Find or create a tag' }).fill('Autumn')
  await page.getByRole('button', { name: 'Create “Autumn”' }).click()
  await expect(page.getByText('Tagged 30 people “Autumn”')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('group', { name: 'Filter by tags' }).getByText('Autumn').click()
  await expect(page.getByRole('list', { name: 'People' }).getByRole('listitem')).toHaveCount(25)

  await page.getByRole('button', { name: 'Add to project' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add 30 people to a project' })
  await dialog.getByRole('combobox', { name: 'Project' }).click()
  await page.getByRole('option', { name: 'Orchard' }).click()
  await dialog.getByRole('button', { name: 'Add to project' }).dblclick()
  await expect(dialog).toContainText('30 people added to Orchard')
  expect(await cardsOf(member, project, 'APPROVED')).toHaveLength(30)
  await dialog.getByRole('link', { name: 'Email them' }).click()

  await expect(page.getByRole('checkbox', { name: '30 selected' })).toBeChecked()
  await page.getByRole('button', { name: 'Email', exact: true }).click()
  const emails = page.getByRole('dialog', { name: 'Email 30 candidates' })
  await expect(emails).toContainText('1 candidate won’t be emailed')
  await emails.getByRole('button', { name: 'Next email' }).click()
  await expect(emails.getByText('You’ve read 2 of 28.')).toBeVisible()
  await emails.getByRole('button', { name: 'Don’t write to them' }).click()
  await expect(emails).toContainText('2 candidates won’t be emailed')
  await expect(emails).toContainText('You left them out.')
  await expect(emails.getByRole('button', { name: 'Send 27 emails' })).toBeEnabled()
  await expectNoBarriers(page)
  await picture(page, 'bulk-emails')
})

test('selected conversations are done, undone, and assigned together', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await newProject(member, { name: 'Bakers' })
  const people = await addPeople(member, project, ['Ada Oven', 'Ben Loaf', 'Cleo Crust'])
  await writeTo(
    member,
    project,
    people.map(({ id }) => id),
  )
  for (const { id } of people) await answerAs(request, member, project, id, 'What is the salary for this role?')
  await enter(page, member, '/inbox')
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(3, { timeout: 30_000 })
  // a range by keyboard
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+X')
  const bar = page.getByRole('region', { name: 'Selected conversations' })
  await expect(bar.getByRole('checkbox', { name: '3 selected' })).toBeChecked()
  await expectNoBarriers(page)
  await picture(page, 'bulk-inbox')
  await bar.getByRole('button', { name: 'Assign' }).click()
  await page.getByRole('menuitem').first().click()
  await expect(page.getByText(/^Assigned to .*: 3 conversations$/)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await bar.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Marked as done: 3 conversations')).toBeVisible()
  await expect(rows).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveCount(3)
})
