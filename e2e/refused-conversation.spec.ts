import { expect, test, type Page } from './test.ts'
import { openConversation, editor, place, send, yes } from './conversing.ts'
import { refused } from './refused-writes.ts'
import { addPeople, answersOf, enter, newMember, newProject, type Card } from './team.ts'
import { expectWritten, selectedText } from './written.ts'

const expectText = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()

test('comments, notes, the address, follow-ups', { tag: '@nightly' }, async ({ page }) => {
  const { member, project, ada } = await openConversation(page)
  await enter(page, member, place(project, 'warm_leads_question', ada, 1))
  const failed = 'The comment was not saved. Please try again.'
  const box = page.getByRole('textbox', { name: 'Comment' })
  await box.fill('Strong portfolio')
  await page.getByRole('combobox', { name: 'Assign to' }).click()
  await page.getByRole('option').first().click()
  await refused(page, 'comment', async () => {
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    await expectText(page, failed)
    await expect(box).toHaveValue('Strong portfolio')
    await expect(page.getByRole('combobox', { name: 'Assign to' })).not.toHaveValue('')
  })
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  const comment = page.getByRole('listitem').filter({ hasText: 'Strong portfolio' })
  await expect(comment.getByText(/^For /)).toBeVisible()
  await refused(page, 'change a comment', async () => {
    await comment.getByRole('button', { name: 'Resolve' }).click()
    await expectText(page, failed)
    await expect(comment.getByRole('button', { name: 'Resolve' })).toBeVisible()
  })
  await comment.getByRole('button', { name: 'Resolve' }).click()
  await expect(comment.getByRole('button', { name: 'Reopen' })).toBeVisible()
  const edit = page.getByRole('textbox', { name: 'Edit comment' })
  await comment.getByRole('button', { name: 'More for this comment' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await edit.fill('Very strong portfolio')
  await refused(page, 'change a comment', async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expectText(page, failed)
    await expect(edit).toHaveValue('Very strong portfolio')
  })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const changed = page.getByRole('listitem').filter({ hasText: 'Very strong portfolio' })
  await expect(changed).toBeVisible()
  const remove = async () => {
    await changed.getByRole('button', { name: 'More for this comment' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
  }
  await refused(page, 'delete a comment', async () => {
    await remove()
    await expectText(page, failed)
    await expect(changed).toBeVisible()
  })
  await remove()
  await expect(changed).toHaveCount(0)

  await page.getByRole('tab', { name: 'Notes' }).click()
  const note = page.getByRole('textbox', { name: 'Notes' })
  await note.fill('Wants to start in May.')
  await refused(page, 'note', async () => {
    await page.getByRole('button', { name: 'Save Note' }).click()
    await expectText(page, 'Not saved. Your note is kept here; please save it again.')
    await expect(note).toHaveValue('Wants to start in May.')
  })
  await page.getByRole('button', { name: 'Save Note' }).click()
  await expectText(page, 'Note saved')

  await page.getByRole('tab', { name: 'Mail' }).click()
  await page.getByRole('button', { name: 'Update email' }).click()
  const dialog = page.getByRole('dialog', { name: "Update Ada One's email address" })
  const field = dialog.getByRole('textbox', { name: 'New email address' })
  await field.fill(`new.${ada.id}@home.example`)
  await refused(page, 'another address', async () => {
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expectText(page, 'We couldn’t save the address. Please try again.')
    await expect(field).toHaveValue(`new.${ada.id}@home.example`)
  })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectText(page, 'Email address updated')
  await refused(page, 'follow-ups', async () => {
    await page.getByRole('button', { name: 'Pause follow-ups' }).click()
    await expectText(page, 'Not changed. Please try again.')
    await expect(page.getByRole('button', { name: 'Pause follow-ups' })).toBeVisible()
  })
  await page.getByRole('button', { name: 'Pause follow-ups' }).click()
  await expectText(page, 'All followups were disabled for this candidate.')
})

test('a reply: drafting, sending, undoing, scheduling', { tag: '@nightly' }, async ({ page }) => {
  const { member, project, ada } = await openConversation(page)
  await enter(page, member, place(project, 'warm_leads_question', ada, 0))
  await expect(editor(page)).toBeVisible()
  const ready = page.getByRole('textbox', { name: 'Compensation' })
  await page.getByRole('button', { name: 'Quick answers' }).click()
  await ready.fill('The range is 150 to 180.')
  await refused(page, 'quick answer', async () => {
    await page.getByRole('button', { name: 'Save & Insert' }).click()
    await expectText(page, 'Project update failed - please try again later.')
    await expectWritten(editor(page), 'The range is 150 to 180.')
  })
  await page.getByRole('button', { name: 'Quick answers' }).click()
  await expect(ready).toHaveValue('The range is 150 to 180.')
  await page.getByRole('button', { name: 'Save & Insert' }).click()
  await expect
    .poll(() => member.call('GET', 'v1/projects/settings', { project_id: project }))
    .toMatchObject({ compensation_template: 'The range is 150 to 180.' })
  await expectWritten(editor(page), 'The range is 150 to 180.\n\nThe range is 150 to 180.')
  await expect(editor(page)).toBeFocused()
  expect(await selectedText(editor(page))).toBe('The range is 150 to 180.')

  await editor(page).fill('')
  // a missing draft loses nothing: spec B requires only a log entry
  await refused(page, 'draft of an answer', async () => {
    await page.getByRole('button', { name: 'Draft an answer' }).click()
    await expect(page.getByRole('button', { name: 'Draft an answer' })).toBeEnabled()
    await expect(editor(page)).toBeEmpty()
  })
  await page.getByRole('button', { name: 'Draft an answer' }).click()
  await expect(editor(page)).not.toBeEmpty()

  await editor(page).fill('The range is 150 to 180.')
  await refused(page, 'answer', async () => {
    await send(page).click()
    await yes(page).click()
    await expectText(page, 'Not sent. Your text is kept; please send it again.')
    await expectWritten(editor(page), 'The range is 150 to 180.')
  })
  await send(page).click()
  await yes(page).click()
  await expect(editor(page)).toBeEmpty()
  await refused(page, 'answer undone', async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expectText(page, 'We couldn’t undo this. Please try again.')
  })
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expectText(page, 'Sending undone. Your text is back in the editor.')
  await expectWritten(editor(page), 'The range is 150 to 180.')
  expect((await answersOf(member, project, ada.id)).filter(({ state }) => state === 'sent')).toEqual([])

  await page.getByRole('button', { name: 'Send later' }).click()
  await page.getByRole('dialog', { name: 'Send later' }).getByRole('button', { name: 'Schedule' }).click()
  await expectText(page, /^Your reply is planned for/)
  const planned = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Cancel this email' }) })
    .last()
  const change = async () => {
    await planned.getByRole('button', { name: 'Change time' }).click()
    const time = page.getByRole('dialog', { name: 'Change time' })
    await time.getByLabel('Time').fill('11:30')
    await time.getByRole('button', { name: 'Schedule' }).click()
  }
  await refused(page, 'another time', async () => {
    await change()
    await expectText(page, 'We couldn’t change the time. Please try again.')
    await expect(planned.getByText(/\b0?9:00/)).toBeVisible()
  })
  await change()
  await expect(planned.getByText('11:30')).toBeVisible()
  await refused(page, 'cancel an email', async () => {
    await planned.getByRole('button', { name: 'Cancel this email' }).click()
    await expectText(page, 'We couldn’t cancel the email. Please try again.')
    await expect(planned.getByText('11:30')).toBeVisible()
  })
  await planned.getByRole('button', { name: 'Cancel this email' }).click()
  await expectText(page, 'Canceled. It won’t be sent.')
})

test('an email with unknown delivery, and an unmatched email', { tag: '@nightly' }, async ({ page }) => {
  const { member, project, ada } = await openConversation(page)
  // simulate the result of a server that dies at the worst moment
  await page.route('**/candidates/conversation?*', async (route) => {
    const body = await (await route.fetch()).json()
    body.entries[0].state = 'parked'
    await route.fulfill({ json: body })
  })
  await enter(page, member, place(project, 'warm_leads_question', ada, 0))
  const sent = page.getByRole('button', { name: 'Mark as sent' })
  await refused(page, 'parked mail', async () => {
    await sent.click()
    await expectText(page, 'We couldn’t update the email. Please try again.')
    await expect(sent).toBeVisible()
  })
  await page.route('**/api/v2/mail/parked', (route) => route.fulfill({ json: {} }))
  await sent.click()
  await expectText(page, 'Marked as sent')

  const mail = {
    id: 'm1',
    from_name: 'Someone',
    from_email: 'who@home.example',
    email_subject: 'Hello?',
    text: 'Is this job open?',
    date: new Date().toISOString(),
  }
  await page.route('**/api/v2/mail/unmatched', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: [mail] }) : route.fallback(),
  )
  await page.goto('/inbox?show=unmatched')
  await refused(page, 'unmatched mail', async () => {
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expectText(page, 'We couldn’t update the email. Please try again.')
    await expectText(page, 'Is this job open?')
  })
  await page.route('**/api/v2/mail/unmatched', (route) => route.fulfill({ json: route.request().method() === 'GET' ? [] : {} }))
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
  await expectText(page, 'No unmatched email')
})

test('a first email, an address lookup, LinkedIn, and contact by hand', { tag: '@nightly' }, async ({ page, request }) => {
  const me = await newMember(request)
  const project = await newProject(me)
  const [ada, ben] = (await addPeople(me, project, ['Ada One', 'Ben Two'])) as [Card, Card]
  const open = async (card: Card) => {
    await page.goto(`/panel?project=${project}&tab=approved&candidate=${card.id}`)
    await page.getByRole('button', { name: 'Write email' }).click()
    await expect(page.getByRole('dialog').getByLabel('Message')).not.toBeEmpty()
  }
  await enter(page, me)
  await open(ada)
  const dialog = page.getByRole('dialog', { name: /^Write to/ })
  const way = (name: string) => dialog.getByRole('radiogroup', { name: 'How to contact them' }).getByText(name).click()
  const message = dialog.getByLabel('Message')
  for (const [kind, label, button, sentence] of [
    ['InMail', 'LinkedIn InMail', 'Send InMail', "Couldn't send InMail. Please try another outreach option."],
    ['invitation', 'LinkedIn Invitation', 'Send invitation', "Couldn't send LinkedIn invitation. Please try another outreach option."],
  ] as const) {
    await way(label)
    await expect(dialog.getByRole('button', { name: button })).toBeVisible()
    // the draft would arrive while writing
    if (kind === 'InMail') await expect(message).not.toHaveValue('')
    await message.fill('Would you like to talk?')
    const fails = async () => {
      await dialog.getByRole('button', { name: button }).click()
      await expectText(page, sentence)
      await expect(message).toHaveValue('Would you like to talk?')
    }
    if (kind === 'InMail') await refused(page, 'InMail', fails)
    else await refused(page, 'invitation', fails)
  }
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByRole('link', { name: 'Open profile' })).toBeVisible()

  await addPeople(me, project, ['Cy Three', 'Dee Four'])
  await open(ben)
  await message.fill('Hello Ben, a word.')
  await refused(page, 'first mail', async () => {
    await dialog.getByRole('button', { name: 'Approve & send' }).click()
    await expectText(page, "Couldn't send email. Please try another outreach option.")
    await expectWritten(message, 'Hello Ben, a word.')
  })
  await me.call('PUT', 'v1/users/settings', { may_send: false })
  await dialog.getByRole('button', { name: 'Approve & send' }).click()
  const asks = page.getByRole('dialog', { name: 'Allow sending email' })
  await refused(page, 'permission to send', async () => {
    await asks.getByRole('button', { name: 'Allow and send' }).click()
    await expectText(page, 'We couldn’t save the permission. Please try again.')
  })
  await asks.getByRole('button', { name: 'Allow and send' }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Write email' }).click()
  await expect(message).not.toBeEmpty()
  const name = (await dialog.getByRole('heading').first().innerText()).replace('Write to ', '')
  await way('Contact on my own')
  await refused(page, 'contact by hand', async () => {
    await dialog.getByRole('button', { name: 'Mark as contacted' }).click()
    await expectText(page, 'Swipe candidate failed - Please try again later.')
  })
  await page.goto(`/panel?project=${project}&tab=approved`)
  await page.getByRole('article', { name }).click()
  await page.getByRole('button', { name: 'Write email' }).click()
  await way('Contact on my own')
  await dialog.getByRole('button', { name: 'Mark as contacted' }).click()
  await expectText(page, 'Candidate has been updated')

  // simulate a missing address; the lookup is the server's
  await page.route(/candidates\/email\?/, (route) => route.fulfill({ json: [] }))
  await page.route(/outreach\/preview|v2\/projects\/candidates(\/one)?\?/, async (route) => {
    const text = await (await route.fetch()).text()
    await route.fulfill({
      contentType: 'application/json',
      body: text.replaceAll(/"[^"\s]+@home\.example"/g, 'null').replaceAll('[null]', '[]'),
    })
  })
  await page.goto(`/panel?project=${project}&tab=approved`)
  await page.getByRole('article').first().click()
  await page.getByRole('button', { name: 'Write email' }).click()
  const find = dialog.getByRole('button', { name: 'Find an address' })
  await refused(page, 'find an address', async () => {
    await find.click()
    await expectText(page, "Couldn't send email. Please try another outreach option.")
    await expect(find).toBeEnabled()
  })
  await page.route('**/email/find', (route) =>
    route.fulfill({ json: { sent: false, emails: ['found@home.example'], email_status: null, message_id: null, held_until: null } }),
  )
  await find.click()
  await expect(dialog.getByRole('combobox', { name: 'To' })).toHaveValue('found@home.example')
})
