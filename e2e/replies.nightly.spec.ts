// Scheduled replies, saved drafts, failures, on a phone and in the dark theme.
import { expect, test, type Locator } from './test.ts'
import { addGuessed } from './guessed.ts'
import { openConversation, editor, place, send, yes } from './conversing.ts'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { answersOf, cardsOf, enter, newMember, newProject, newWord } from './team.ts'
import { expectWritten } from './written.ts'

test('a scheduled reply is rescheduled and canceled in the thread', async ({ page }) => {
  const { member, project, ada } = await openConversation(page)
  await enter(page, member, place(project, 'warm_leads_question', ada, 0))
  await editor(page).fill('Let us talk on Monday.')
  const later = page.getByRole('button', { name: 'Send later' })
  await later.click()
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  await expect(page.getByText(`Your clock: ${zone}`)).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, '71-send-later')
  await page.getByLabel('Date', { exact: true }).fill('2020-01-01')
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Choose a time in the future.')
  await page.keyboard.press('Escape')
  await expect(later).toBeFocused()
  await later.click()
  const year = new Date().getFullYear() + (new Date().getMonth() > 9 ? 1 : 0)
  const month = new Date().getMonth() > 9 ? '02' : '11'
  await page.getByLabel('Date', { exact: true }).fill(`${year}-${month}-12`)
  await page.getByLabel('Time', { exact: true }).fill('08:15')
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.getByText(/^Your reply is planned for .*12, .*0?8:15( AM)? \(/)).toBeVisible()
  await expect(editor(page)).toBeEmpty()
  const entry = page.getByRole('listitem').filter({ hasText: 'Reply planned for' })
  await expect(entry).toContainText(new RegExp(`8:15( AM)? \\(${zone}\\)`))
  await picture(page, '72-planned')
  await entry.getByRole('button', { name: 'Change time' }).click()
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('08:15')
  await page.getByLabel('Time', { exact: true }).fill('16:45')
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(entry).toContainText(new RegExp(`(16:45|4:45 PM) \\(${zone}\\)`))
  await expectNoBarriers(page)
  await entry.getByRole('button', { name: 'Cancel this email' }).click()
  await expect(page.getByText('Canceled. It won’t be sent.')).toBeVisible()
  await expect(entry).toHaveCount(0)
  expect(await answersOf(member, project, ada.id)).toEqual([])
  await page.goto(`/panel?project=${project}&tab=warm_leads_question`)
  await expect(page.getByRole('article', { name: 'Ada One' })).toBeVisible()
})

test('a draft survives closing, a reload, and an expired session', async ({ page }) => {
  const { member, project, ada } = await openConversation(page)
  await enter(page, member, place(project, 'warm_leads_question', ada, 0))
  const panel = page.getByRole('dialog', { name: 'Conversation with Ada One' })
  await editor(page).fill('Half an answer')
  await panel.getByRole('tab', { name: 'Chat' }).click()
  await panel.getByRole('textbox', { name: 'Comment' }).fill('Half a comment')
  await panel.getByRole('tab', { name: 'Notes' }).click()
  await panel.getByRole('textbox', { name: 'Notes' }).fill('Half a note')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await page.reload()
  await page.getByRole('article', { name: 'Ada One' }).getByRole('button', { name: 'Mail' }).click()
  await expectWritten(editor(page), 'Half an answer')
  const expired = page.waitForURL(/\/login\?expired=1/)
  await member.call('DELETE', 'v1/sessions')
  // the page notices when sending, or by itself before that
  const press = (button: Locator) => button.click({ timeout: 3000 }).catch(() => undefined)
  await press(send(page))
  await press(yes(page))
  await expired
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expectWritten(editor(page), 'Half an answer')
  await panel.getByRole('tab', { name: 'Chat' }).click()
  await expect(panel.getByRole('textbox', { name: 'Comment' })).toHaveValue('Half a comment')
  await panel.getByRole('tab', { name: 'Notes' }).click()
  await expect(panel.getByRole('textbox', { name: 'Notes' })).toHaveValue('Half a note')
})

test('a failed reply is kept without a pop-up, and is sent once when retried [797]', async ({ page }) => {
  const { member, project, ada } = await openConversation(page)
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()))
  await enter(page, member, place(project, 'warm_leads_question', ada, 0))
  const toast = page.locator('output[aria-live="polite"]')
  await editor(page).fill('The range is 150 to 180.')
  for (const [status, message] of [
    [500, null],
    [404, 'There is no such candidate.'],
    [403, "You don't have permissions to perform this action"],
  ] as const) {
    await page.route('**/api/v1/email/reply', (route) =>
      route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(message ? { error: 'refused', message } : {}) }),
    )
    await send(page).click()
    await yes(page).click()
    await expect(page.getByText(message ?? 'Not sent. Your text is kept; please send it again.')).toBeVisible()
    await expectWritten(editor(page), 'The range is 150 to 180.')
    await page.unroute('**/api/v1/email/reply')
  }
  await test.step('the answer of the server is lost on its way', async () => {
    await page.route('**/api/v1/email/reply', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await send(page).click()
    await yes(page).click()
    await expect(page.getByText('Not sent. Your text is kept; please send it again.')).toBeVisible()
    await page.unroute('**/api/v1/email/reply')
    await page.reload()
    await expectWritten(editor(page), 'The range is 150 to 180.')
    await send(page).click()
    await yes(page).click()
    await expect(editor(page)).toBeEmpty()
    expect(await answersOf(member, project, ada.id)).toHaveLength(1)
  })
  await test.step('follow-ups and notes fail as quietly', async () => {
    await page.route('**/api/v1/candidates', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.getByRole('button', { name: 'Pause follow-ups' }).click()
    await expect(page.getByText('Not changed. Please try again.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pause follow-ups' })).toBeVisible()
    await page.getByRole('tab', { name: 'Notes' }).click()
    await page.getByRole('textbox', { name: 'Notes' }).fill('A note')
    await page.getByRole('button', { name: 'Save Note' }).click()
    await expect(page.getByText('Not saved. Your note is kept here; please save it again.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('A note')
    await page.getByRole('tab', { name: 'Mail' }).click()
    await page.route('**/api/v2/emails/generate_automated_email', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.getByRole('button', { name: 'Draft an answer' }).click()
    await expect.poll(() => logged.filter((line) => line.includes('no draft')).length).toBe(1)
  })
  for (const line of ['the reply was not sent', 'the follow-ups were not changed', 'the note was not saved'])
    expect(
      logged.some((text) => text.includes(line)),
      line,
    ).toBe(true)
  await expect(toast).not.toContainText(/not (sent|saved|changed)/i)
})

test('an edited reply is kept if its first version was already sent', async ({ page }) => {
  const { member, project, ada } = await openConversation(page)
  await enter(page, member, place(project, 'warm_leads_question', ada, 0))
  await editor(page).fill('First words.')
  await page.route('**/api/v1/email/reply', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await send(page).click()
  await yes(page).click()
  await expect(page.getByText('Not sent. Your text is kept; please send it again.')).toBeVisible()
  await page.unroute('**/api/v1/email/reply')
  await editor(page).fill('Better words.')
  await send(page).click()
  await yes(page).click()
  await expect(page.getByText('Your first version was already sent. The edited one is back in the editor.')).toBeVisible()
  await expectWritten(editor(page), 'Better words.')
  expect((await answersOf(member, project, ada.id)).map(({ text }) => text)).toEqual([expect.stringContaining('First words.')])
})

test('a reply to an address that a vendor guessed is sent once someone has agreed, and later ones without a question', async ({ page }) => {
  const member = await newMember(page.request)
  const project = await newProject(member)
  const { candidate_id: id, email } = await addGuessed(member, project, 'Gil Guessed', 'accept_all')
  // the first email went to an address that someone typed, and it wasn't answered
  const email_override = `typed.${newWord()}@home.example`
  await member.call('POST', 'v2/projects/candidates/approve_and_send', { project_id: project, candidate_id: id, email_override })
  await expect.poll(async () => (await cardsOf(member, project, 'CONTACTED')).map((card) => card.id), { timeout: 30_000 }).toEqual([id])
  await enter(page, member, place(project, 'contacted', { id }, 0))
  const question = page.getByRole('dialog', { name: 'Write to a guessed address?' })
  const reply = async (text: string) => {
    await editor(page).fill(text)
    await send(page).click()
  }
  await reply('Are you still interested?')
  await expect(question).toContainText(email)
  await expect(question).toContainText('This address was guessed by Hunter and not verified.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expectWritten(editor(page), 'Are you still interested?')
  expect(await answersOf(member, project, id)).toEqual([])
  await send(page).click()
  await question.getByRole('button', { name: 'Send anyway' }).click()
  await expect(editor(page)).toBeEmpty()
  const outcomes = async () => (await answersOf(member, project, id)).map(({ to_email, state }) => [to_email, state])
  await expect.poll(outcomes, { timeout: 30_000 }).toEqual([[email, 'sent']])
  await reply('One more thing.')
  await yes(page).click()
  await expect.poll(outcomes, { timeout: 30_000 }).toEqual([
    [email, 'sent'],
    [email, 'sent'],
  ])
})

for (const scheme of ['dark', 'light'] as const)
  test(`the side panel has no accessibility violations on a narrow phone, ${scheme}`, async ({ page }) => {
    const { member, project, ada } = await openConversation(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await enter(page, member, `/panel?project=${project}&tab=warm_leads_question`)
    await expect(page.getByRole('button', { name: 'Switch to dark colors' })).toBeVisible()
    await useDark(page, scheme === 'dark')
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
    for (const [width, height] of [
      [1280, 800],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const view of width === 320 ? [0, 1, 2, 3] : [0]) {
        await page.goto(place(project, 'warm_leads_question', ada, view))
        await expect(page.getByRole('tab', { selected: true }).last()).toBeVisible()
        await expect(page.getByRole('dialog').getByRole('heading').nth(1)).toBeVisible()
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        const inside = await page.getByRole('dialog').evaluate((panel) => panel.scrollWidth - panel.clientWidth)
        expect(inside).toBeLessThanOrEqual(0)
        await expectNoBarriers(page)
        await picture(page, `73-panel-${width}-${view}-${scheme}`)
      }
    }
    await page.goto(place(project, 'warm_leads_question', ada, 0))
    await editor(page).fill('An answer')
    for (const open of ['Send later', 'Variables', 'Quick answers', 'Add link', 'Send']) {
      await page.getByRole('button', { name: open, exact: true }).click()
      await expectNoBarriers(page)
      await picture(page, `74-${open.toLowerCase().replaceAll(' ', '-')}-320-${scheme}`)
      await page.keyboard.press('Escape')
      await expect(editor(page)).toBeVisible()
    }
  })
