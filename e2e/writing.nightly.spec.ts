// Help with writing email: a test to the user, and the workspace's snippets.
import { composing } from './composer.ts'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { refused } from './refused-writes.ts'
import { enter } from './team.ts'
import { expect, test } from './test.ts'
import { expectWritten } from './written.ts'

test('a test of a first email and of a follow-up reaches the user who writes', async ({ page }) => {
  const { member, project, dialog } = await composing(page)
  const sendTest = page.getByRole('button', { name: 'Send a test to me' })
  const received = async () => (await page.request.get(`/dev/mail?q=${encodeURIComponent(member.email)}`)).text()

  await test.step('from the composer', async () => {
    await refused(page, 'test email', async () => {
      await sendTest.click()
      await expect(page.getByText('We couldn’t send the test. Please try again.')).toBeVisible()
    })
    await picture(page, 'writing-composer')
    await sendTest.click()
    await expect(page.getByText(`A test is on its way to ${member.email}.`)).toBeVisible()
    await expect.poll(received, { timeout: 20_000 }).toMatch(/\[Test\] (?!Re:)/)
    await expect(dialog).toBeVisible()
  })
  await test.step('from the template editor', async () => {
    await enter(page, member, `/projects/settings/v2/${project}?step=${encodeURIComponent('Outreach Templates')}`)
    await page.getByRole('tab', { name: 'Follow-Up #1' }).click()
    await sendTest.click()
    await expect(page.getByText(`A test is on its way to ${member.email}.`)).toBeVisible()
    await expect.poll(received, { timeout: 20_000 }).toMatch(/\[Test\] Re: /)
    await useDark(page, true)
    await expectNoBarriers(page)
    await sendTest.scrollIntoViewIfNeeded()
    await picture(page, 'writing-template-dark')
  })
  await test.step('its link changes nothing', async () => {
    await page.goto('/notifications/unsubscribe?token=test')
    await expect(page.getByRole('heading', { name: 'This link is from a test email' })).toBeVisible()
    await picture(page, 'writing-test-link')
  })
})

test('a snippet is created, inserted by its name and from the menu, edited, deleted, and restored', async ({ page }) => {
  const { member, dialog } = await composing(page)
  const body = dialog.getByRole('textbox', { name: 'Message' })
  const snippets = page.getByRole('dialog', { name: 'Snippets' })
  const manage = async () => {
    await dialog.getByRole('button', { name: 'Snippets' }).click()
    await page.getByRole('menuitem', { name: 'Manage snippets' }).click()
  }

  await test.step('created', async () => {
    await manage()
    await snippets.getByRole('button', { name: 'New snippet' }).click()
    const form = page.getByRole('dialog', { name: 'New snippet' })
    await form.getByLabel('Name').fill('Salary range')
    await form.getByRole('textbox', { name: 'Text' }).fill('{{first_name}}, we pay $120,000 to $150,000.')
    await picture(page, 'writing-snippet-form')
    await refused(page, 'save a snippet', async () => {
      await form.getByRole('button', { name: 'Save snippet' }).click()
      await expect(form.getByText('We couldn’t save the snippet. Please try again.')).toBeVisible()
    })
    await form.getByRole('button', { name: 'Save snippet' }).click()
    await expect(snippets.getByText('Salary range')).toBeVisible()
    await expectNoBarriers(page)
    await picture(page, 'writing-snippets')
    await page.keyboard.press('Escape')
    await expect(snippets).toBeHidden()
    await expect(dialog).toBeVisible()
  })
  await test.step('inserted by its name', async () => {
    await body.press('Control+End')
    await body.pressSequentially(' ;sal')
    await expect(page.getByRole('option', { name: /^Salary range/ })).toBeVisible()
    await picture(page, 'writing-snippet-popup')
    await body.press('Escape')
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(dialog).toBeVisible()
    for (let letter = 0; letter < 4; letter++) await body.press('Backspace')
    await body.pressSequentially(';sal')
    await body.press('Enter')
    await expectWritten(body, / \{\{first_name\}\}, we pay \$120,000 to \$150,000\.$/)
    // the candidate receives their own name
    await expect(dialog.getByTitle('Email preview').contentFrame().getByText('Ada, we pay')).toBeVisible()
  })
  await test.step('inserted from the menu', async () => {
    await body.fill('')
    await dialog.getByRole('button', { name: 'Snippets' }).click()
    await page.getByRole('menuitem', { name: /^Salary range/ }).click()
    await expectWritten(body, '{{first_name}}, we pay $120,000 to $150,000.')
  })
  await test.step('edited, deleted, and restored', async () => {
    await manage()
    await snippets.getByRole('button', { name: 'Edit Salary range' }).click()
    const form = page.getByRole('dialog', { name: 'Edit snippet' })
    await form.getByLabel('Name').fill('Pay')
    await form.getByRole('button', { name: 'Save snippet' }).click()
    await refused(page, 'delete a snippet', async () => {
      await snippets.getByRole('button', { name: 'Delete Pay' }).click()
      await expect(page.getByText('We couldn’t delete the snippet. Please try again.')).toBeVisible()
    })
    await snippets.getByRole('button', { name: 'Delete Pay' }).click()
    await expect(snippets.getByText('Pay')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(snippets.getByText('Pay', { exact: true })).toBeVisible()
    expect(await member.call<{ name: string }[]>('GET', 'v2/snippets', {})).toMatchObject([{ name: 'Pay' }])
  })
  await test.step('on a phone', async () => {
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(dialog.getByRole('button', { name: 'Snippets' })).toBeVisible()
    await body.fill('')
    await body.pressSequentially(';p')
    await expect(page.getByRole('option', { name: /^Pay/ })).toBeVisible()
    await expectNoBarriers(page)
    await picture(page, 'writing-snippet-popup-phone')
  })
})
