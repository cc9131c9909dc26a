// The first email to a candidate: sender, address, now or scheduled, and the alternatives when it can't be sent.
import { expect, test } from './test.ts'
import { compose, composing, sendIt } from './composer.ts'
import { delaySecondReading } from './late-reading.ts'
import { expectNoBarriers, picture, tabCount } from './journeys.ts'
import { cardsOf, emails } from './team.ts'
import { expectWritten, selectedText, settled } from './written.ts'

test('a first email: sender and template are remembered, variables are inserted at the caret, a body is required, and sending is reported [463 546 589 666 710 779 798]', async ({
  page,
}) => {
  const { member, project, dialog } = await composing(page, {
    outreach_templates: [
      ...emails.outreach_templates,
      { name: 'Short', initial_outreach_subject: 'A word', initial_outreach_template: 'Dear {{first_name}}, a short one.' },
    ],
  })
  await test.step('sender and template, remembered for the project', async () => {
    await expectWritten(dialog.getByLabel('Message'), /would you like to talk about Backend Engineer/)
    const saved = () =>
      page.waitForResponse((answer) => answer.url().endsWith('users/settings') && answer.request().method() === 'PUT' && answer.ok())
    await dialog.getByRole('combobox', { name: 'Template' }).click()
    await Promise.all([saved(), page.getByRole('option', { name: 'Short' }).click()])
    await expectWritten(dialog.getByLabel('Message'), 'Dear Ada, a short one.')
    await expect(dialog.getByLabel('Subject')).toHaveValue('A word')
    await dialog.getByRole('combobox', { name: 'From' }).click()
    await Promise.all([saved(), page.getByRole('option', { name: 'Robin Reyes' }).click()])
    await page.reload()
    await compose(page)
    await expectWritten(dialog.getByLabel('Message'), 'Dear Ada, a short one.')
    await expect(dialog.getByRole('combobox', { name: 'From' })).toHaveValue(`Robin Reyes (${member.email})`)
    await expectNoBarriers(page)
    await picture(page, '75-composer')
  })
  await test.step('variables and links', async () => {
    await dialog.getByRole('button', { name: 'Variables' }).click()
    for (const tab of ['Greetings', 'Education', 'Experience', 'Skillsets'])
      await expect(page.getByRole('tab', { name: tab })).toBeVisible()
    await dialog.getByRole('button', { name: 'Variables' }).click()
    const message = dialog.getByLabel('Message')
    // the caret hasn't been placed yet: insert at the end
    await dialog.getByRole('button', { name: 'Variables' }).click()
    await page.getByRole('button', { name: /^First name/ }).click()
    await expectWritten(message, 'Dear Ada, a short one.Ada')
    await expect.poll(() => selectedText(message)).toBe('Ada')
    await settled(message)
    await message.press('Home')
    await dialog.getByRole('button', { name: 'Variables' }).click()
    await page.getByRole('button', { name: /^Last name/ }).click()
    await expectWritten(message, 'OneDear Ada, a short one.Ada')
    await expect.poll(() => selectedText(message)).toBe('One')
    await message.fill('Dear , here it is: ')
    await settled(message)
    await message.press('Home')
    for (let step = 0; step < 5; step++) await message.press('ArrowRight')
    await dialog.getByRole('button', { name: 'Variables' }).click()
    await page.getByRole('button', { name: /^Last name/ }).click()
    await expectWritten(message, 'Dear One, here it is: ')
    await expect(message).toBeFocused()
    await message.press('End')
    await dialog.getByRole('button', { name: 'Add link' }).click()
    const link = page.getByRole('dialog', { name: 'Add a link' })
    await link.getByLabel('Text to display').fill('the job')
    await link.getByLabel('URL').fill('https://harbor.example/job')
    await link.getByRole('button', { name: 'Save' }).click()
    await expectWritten(message, 'Dear One, here it is: [the job](https://harbor.example/job)')
    await expect(dialog.frameLocator('iframe').getByRole('link', { name: 'the job' })).toHaveAttribute('href', 'https://harbor.example/job')
  })
  await test.step('a body and a subject are needed', async () => {
    const message = dialog.getByLabel('Message')
    await message.fill('   ')
    await expect(sendIt(dialog)).toBeDisabled()
    await expect(dialog.getByText('This field is required.')).toBeVisible()
    await message.fill('Dear One, here it is: [the job](https://harbor.example/job)')
    await dialog.getByLabel('Subject').fill('')
    await expect(sendIt(dialog)).toBeDisabled()
    await dialog.getByLabel('Subject').fill('A word')
  })
  await test.step('keeps edits across closing and reloading', async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Write email' })).toBeFocused()
    await page.reload()
    await compose(page)
    await expectWritten(dialog.getByLabel('Message'), /the job/)
  })
  await test.step('sends it with a confirmation', async () => {
    const request = page.waitForRequest((request) => request.url().includes('approve_and_send'))
    await sendIt(dialog).click()
    const form = new URLSearchParams((await request).postData()!)
    expect(form.get('email_type')).toBe('NAVIGATOR_INITIAL')
    expect(form.get('sender_override')).toBe(member.email)
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Successfully sent email')).toBeVisible()
    await expect.poll(() => tabCount(page, 'Contacted')).toBe(1)
    expect((await cardsOf(member, project, 'CONTACTED')).map(({ name }) => name)).toEqual(['Ada One'])
  })
})

test('a first email is scheduled, undone, scheduled again, and canceled in the thread', { tag: '@nightly' }, async ({ page }) => {
  const { project, ada, dialog } = await composing(page)
  const plan = async () => {
    await dialog.getByRole('button', { name: 'Send later' }).click()
    const time = page.getByRole('dialog', { name: 'Send later' })
    await expect(time.getByText(/^Your clock: \S/)).toBeVisible()
    await expectNoBarriers(page)
    await picture(page, '76-composer-later')
    await time.getByRole('button', { name: 'Schedule' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/^Planned for .+, 0?9:00( AM)? \(.+\)/)).toBeVisible()
  }
  await plan()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.goto(`/panel?project=${project}&tab=approved&candidate=${ada.id}`)
  await compose(page)
  await plan()
  await page.goto(`/panel?project=${project}&tab=approved&candidate=${ada.id}&view=0`)
  const entry = page.getByRole('listitem').filter({ hasText: 'Initial outreach planned for' })
  await expect(entry).toContainText('9:00')
  await entry.getByRole('button', { name: 'Cancel this email' }).click()
  await expect(page.getByText('Canceled. It won’t be sent.')).toBeVisible()
  await expect(page.getByText('No email yet')).toBeVisible()
})

test(
  'an address is picked, looked up 400 ms after typing, and required where it must be confirmed [707 709]',
  { tag: '@nightly' },
  async ({ page }) => {
    // a page refetches everything once it is connected: don't count that here
    await page.route('**/socket.io/**', (route) => route.abort())
    await page.routeWebSocket(/socket\.io/, (socket) => void socket.close())
    const { dialog } = await composing(page, { confirm_email_before_send: true })
    const to = dialog.getByRole('combobox', { name: 'To' })
    await expect(to).toHaveValue('')
    await expect(sendIt(dialog)).toBeDisabled()
    await page.waitForLoadState('networkidle')
    const delays: number[] = []
    page.on('request', (request) => /candidates\/email\?/.test(request.url()) && delays.push(Date.now()))
    const began = Date.now()
    await to.pressSequentially('ada', { delay: 60 })
    await expect.poll(() => delays.length).toBe(1)
    expect(delays[0]! - began).toBeGreaterThanOrEqual(400)
    await page.getByRole('option', { name: /^ada-one-.*@home\.example$/ }).click()
    await expect(sendIt(dialog)).toBeEnabled()
    await to.fill('nonsense')
    await expect(dialog.getByText('Not a valid email address')).toBeVisible()
    await expect(sendIt(dialog)).toBeDisabled()
  },
)

test(
  'without an address, one is looked up and picked, or another channel is offered [467 665 787 788 789 790 804]',
  { tag: '@nightly' },
  async ({ page }) => {
    const { member, project, ada, dialog } = await composing(page)
    await test.step('a sender who has given no permission', async () => {
      await page.keyboard.press('Escape')
      const { collaborators = [] } = await member.call<{ collaborators?: { email: string; role: number }[] }>(
        'GET',
        'v1/projects/settings',
        {
          project_id: project,
        },
      )
      await member.call('PUT', 'v1/projects/settings', {
        project_id: project,
        collaborators: [...collaborators, { email: member.email, role: 1 }, { email: 'lee@harbor.example', role: 2 }].filter(
          (collaborator, index, all) => all.findIndex(({ email }) => email === collaborator.email) === index,
        ),
      })
      const reading = await delaySecondReading(page, '/v1/users/settings')
      await page.reload()
      await compose(page)
      await expect.poll(reading.count).toBe(2)
      await dialog.getByRole('combobox', { name: 'From' }).click()
      const over = reading.isOver()
      await page.getByRole('option', { name: 'lee@harbor.example' }).click()
      reading.letArrive()
      await over
      await expect(dialog.getByRole('combobox', { name: 'From' })).toHaveValue('lee@harbor.example')
      await sendIt(dialog).click()
      await expect(dialog.getByRole('alert')).toHaveText(
        'The sender you selected has not given Fairlead permission to access their email. Please select another sender.',
      )
      await expectNoBarriers(page)
      await dialog.getByRole('combobox', { name: 'From' }).click()
      await page.getByRole('option', { name: 'Project sender' }).click()
      expect(await cardsOf(member, project, 'APPROVED')).toHaveLength(2)
    })
    await test.step('other failures', async () => {
      for (const answer of [
        { status: 500, body: '{}' },
        { status: 200, contentType: 'application/json', body: JSON.stringify({ email_status: 503, remaining_swipes: 0 }) },
      ]) {
        await page.route('**/approve_and_send', (route) => route.fulfill(answer))
        await sendIt(dialog).click()
        await expect(dialog.getByRole('alert')).toContainText("Couldn't send email. Please try another outreach option.")
        for (const way of ['LinkedIn InMail', 'LinkedIn Invitation', 'Contact on my own'])
          await expect(dialog.getByRole('group', { name: 'Other ways' }).getByRole('button', { name: way })).toBeVisible()
        await page.unroute('**/approve_and_send')
      }
      await expectWritten(dialog.getByLabel('Message'), /Hi Ada/)
      await expectNoBarriers(page)
      await picture(page, '77-other-ways')
      await page.route('**/approve_and_send', (route) =>
        route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify({ email_status: 404, remaining_swipes: 0 }) }),
      )
      await sendIt(dialog).click()
      await expect(dialog.getByRole('alert')).toContainText(
        'No email addresses were found for this candidate. Please select another outreach option to contact this candidate.',
      )
      await dialog.getByRole('group', { name: 'Other ways' }).getByRole('button', { name: 'LinkedIn InMail' }).click()
      await expect(dialog.getByRole('button', { name: 'Send InMail' })).toBeVisible()
      await page.unroute('**/approve_and_send')
      await page.keyboard.press('Escape')
    })
    await test.step('no one knows an address', async () => {
      // remove the address from the page's data; the lookup is the server's
      const forget = async (url: RegExp, change: (body: Record<string, unknown>) => unknown) =>
        page.route(url, async (route) => {
          const answer = await route.fetch()
          await route.fulfill({ response: answer, json: change(await answer.json()) })
        })
      const without = (person: object) => ({ ...person, candidate_emails: [], personal_emails: [], prof_emails: [], thread_email: null })
      await forget(/v2\/projects\/candidates\?/, (body) => ({ ...body, candidates: (body.candidates as object[]).map(without) }))
      await forget(/candidates\/one/, without)
      await forget(/outreach\/preview/, (body) => ({ ...body, to_email: null }))
      await page.route(/candidates\/email\?/, (route) => route.fulfill({ json: [] }))
      await page.goto(`/panel?project=${project}&tab=approved&candidate=${ada.id}`)
      await compose(page)
      const to = dialog.getByRole('combobox', { name: 'To' })
      await expect(to).toHaveAttribute('placeholder', 'No email address found')
      await expect(sendIt(dialog)).toBeDisabled()
      await expectNoBarriers(page)
      await page.route('**/email/find', (route) => route.fulfill({ status: 404, json: { error: 'no_email_found', message: 'x' } }))
      await dialog.getByRole('button', { name: 'Find an address' }).click()
      await expect(dialog.getByRole('alert')).toContainText('No email addresses were found for this candidate.')
      await page.unroute('**/email/find')
      const emails = ['ada.one@found.example', 'ada@found.example']
      await page.route('**/email/find', (route) =>
        route.fulfill({ status: 202, json: { sent: false, emails, email_status: null, message_id: null, held_until: null } }),
      )
      await dialog.getByRole('button', { name: 'Find an address' }).click()
      await expect(dialog.getByText('2 email(s) found. Please select an email address and send your email.')).toBeVisible()
      for (const email of emails) await expect(page.getByRole('option', { name: email, exact: true })).toBeVisible()
      await picture(page, '78-addresses-found')
      await page.getByRole('option', { name: emails[1]!, exact: true }).click()
      const sent = page.waitForRequest((request) => request.url().includes('approve_and_send'))
      await sendIt(dialog).click()
      expect(new URLSearchParams((await sent).postData()!).get('email_override')).toBe(emails[1])
      await expect(dialog).toBeHidden()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  },
)
