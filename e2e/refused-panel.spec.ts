// A server that fails at one write in the review or the panel: it is reported, nothing is lost, and retrying succeeds.
import { expect, test, type Page } from './test.ts'
import { tabCount } from './journeys.ts'
import { entry, menu, panelOf } from './panel-page.ts'
import { refused } from './refused-writes.ts'
import { addPeople, cardOnScreen, cardsOf, enter, moveTo, nameOnCard, newMember, newProject, newWord, reviewing } from './team.ts'

const swipeFailed = 'Swipe candidate failed - Please try again later.'
const expectText = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const move = async (page: Page, name: string, to: string) => {
  await card(page, name).getByRole('button', { name: 'Move', exact: true }).click()
  await page.getByRole('menuitem', { name: to, exact: true }).click()
}

test('a decision, undoing it, and its reasons', { tag: '@nightly' }, async ({ page, request }) => {
  const me = await newMember(request)
  const project = await reviewing(me)
  await enter(page, me, panelOf(project, 'under_review'))
  await expect(cardOnScreen(page)).toBeVisible()
  const name = (await nameOnCard(page))!
  await refused(page, 'verdict', async () => {
    await page.keyboard.press('a')
    await expectText(page, swipeFailed)
    await expect.poll(() => nameOnCard(page)).toBe(name)
  })
  await Promise.all([page.waitForResponse(/candidates\/swipe/), page.keyboard.press('a')])
  await expect.poll(() => nameOnCard(page)).not.toBe(name)
  // a waiting verdict is undone without a request to the server
  const stand = async (stage: string) => (await cardsOf(me, project, stage)).map((listed) => listed.name)
  await expect.poll(() => stand('APPROVED')).toContain(name)
  await refused(page, 'undo', async () => {
    await page.keyboard.press('u')
    await expectText(page, 'We couldn’t undo this. Please try again.')
  })
  await Promise.all([page.waitForResponse(/candidates\/undo/), page.keyboard.press('u')])
  await expect.poll(() => nameOnCard(page)).toBe(name)
  await expect.poll(() => stand('APPROVED')).not.toContain(name)
  // the refetched list has loaded as well
  await page.waitForLoadState('networkidle')

  const form = page.getByRole('form', { name: 'Reject candidate' })
  await page.keyboard.press('r')
  await form.getByRole('checkbox', { name: 'Overqualified' }).check()
  await form.getByRole('textbox').fill('Has led three teams.')
  await refused(page, 'verdict', async () => {
    await Promise.all([page.waitForResponse(/candidates\/swipe/), form.getByRole('button', { name: 'Submit and reject' }).click()])
    await expectText(page, swipeFailed)
    await expect.poll(() => nameOnCard(page)).toBe(name)
  })
  await page.keyboard.press('r')
  await expect(form.getByRole('checkbox', { name: 'Overqualified' })).toBeChecked()
  await expect(form.getByRole('textbox')).toHaveValue('Has led three teams.')
  await form.getByRole('button', { name: 'Submit and reject' }).click()
  await expect.poll(async () => (await cardsOf(me, project, 'REJECTED')).map((listed) => listed.name)).toContain(name)

  await page.getByRole('tab', { name: /^Rejected/ }).click()
  await card(page, name).click()
  await page
    .getByRole('button', { name: 'Choose Reasons' })
    .or(page.getByRole('button', { name: /reasons/i }))
    .first()
    .click()
  const reasonDialog = page.getByRole('dialog', { name: 'Choose Reasons' })
  await reasonDialog.getByRole('checkbox', { name: 'Current company' }).check()
  await refused(page, 'reasons', async () => {
    await reasonDialog.getByRole('button', { name: 'Submit' }).click()
    await expectText(page, swipeFailed)
    await expect(reasonDialog.getByRole('checkbox', { name: 'Current company' })).toBeChecked()
  })
  await reasonDialog.getByRole('button', { name: 'Submit' }).click()
  await expectText(page, 'Reasons saved')
})

test('single and bulk moves, moves to another project, and sharing', { tag: '@nightly' }, async ({ page, request }) => {
  const me = await newMember(request)
  const [project, otherName] = [await newProject(me), `Other ${newWord()}`]
  await newProject(me, { name: otherName })
  const people = ['Ada One', 'Ben Two', 'Cy Three', 'Dee Four', 'Eve Five']
  await addPeople(me, project, people)
  await enter(page, me, panelOf(project, 'approved'))
  await expect(page.getByRole('article')).toHaveCount(5)

  const reasonDialog = page.getByRole('dialog', { name: 'Why is the candidate not interested?' })
  await move(page, 'Ada One', 'Not Interested')
  await reasonDialog.getByRole('checkbox', { name: 'Other' }).check()
  await reasonDialog.getByRole('textbox').fill('Moves abroad.')
  await refused(page, 'not interested', async () => {
    await reasonDialog.getByRole('button', { name: 'Move to Not Interested' }).click()
    await expectText(page, `Ada One: ${swipeFailed}`)
    await expect(card(page, 'Ada One')).toBeVisible()
  })
  // with the earlier reason
  const [again] = await Promise.all([page.waitForRequest(/v1\/candidates$/), page.getByRole('button', { name: 'Try again' }).click()])
  expect(again.postData()).toContain('Moves+abroad.')
  await expect.poll(() => tabCount(page, 'Not Interested')).toBe(1)

  const elsewhere = page.getByRole('dialog', { name: 'Move to another project' })
  const toOther = async () => {
    await move(page, 'Ben Two', 'Another project…')
    await elsewhere.getByRole('combobox', { name: 'Project' }).fill(otherName)
    await page.getByRole('option', { name: otherName }).click()
    await elsewhere.getByRole('button', { name: 'Move' }).click()
  }
  await refused(page, 'another project', async () => {
    await toOther()
    await expectText(page, 'Ben Two: Candidate is already in this project.')
    await expect(card(page, 'Ben Two')).toBeVisible()
  })
  await toOther()
  await expectText(page, 'Candidate Succesfully Moved To Other Project')

  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Share Candidates' }).click()
  const share = page.getByRole('dialog', { name: 'Share Candidates' })
  await share.getByRole('combobox', { name: 'To' }).fill('ann@partner.example')
  await share.getByRole('combobox', { name: 'To' }).press('Enter')
  await share.getByLabel('Message').fill('Have a look.')
  await refused(page, 'share', async () => {
    await share.getByRole('button', { name: 'Share', exact: true }).click()
    await expectText(page, 'Could not send email. Please try again.')
    await expect(share.getByText('ann@partner.example')).toBeVisible()
    await expect(share.getByLabel('Message')).toHaveValue('Have a look.')
  })
  await share.getByRole('button', { name: 'Share', exact: true }).click()
  await expectText(page, 'Successfully sent email')

  await refused(page, 'move', async () => {
    await page.getByRole('button', { name: 'Move to' }).click()
    await page.getByRole('menuitem', { name: /Contacted/ }).click()
    await expectText(page, '3 candidates were not moved')
    for (const name of ['Cy Three', 'Dee Four', 'Eve Five']) await expect(card(page, name)).toBeVisible()
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => tabCount(page, 'Contacted')).toBe(3)
})

test('on Autopilot: an interview, a requested item, an email to the manager', { tag: '@nightly' }, async ({ page, request }) => {
  const me = await newMember(request)
  const project = await newProject(me, { type: '3' })
  await addPeople(me, project, ['Ada One', 'Ben Two', 'Cy Three', 'Dee Four'])
  const waiting = await cardsOf(me, project, 'HIRING_MANAGER')
  const third = waiting.find(({ name }) => name === 'Cy Three')!
  await moveTo(me, project, [third.id], 'AUTOPILOT_RECRUITER')
  await moveTo(me, project, [waiting.find(({ name }) => name === 'Dee Four')!.id], 'QUESTION')
  await enter(page, me, panelOf(project, 'warm_leads_hm'))
  await card(page, 'Ada One').click()
  const dialog = page.getByRole('dialog', { name: 'Schedule an interview with Ada One' })
  await expect(page.getByRole('button', { name: 'Schedule', exact: true })).toBeVisible()
  await page.keyboard.press('s')
  await dialog.getByRole('radio', { name: 'Excellent' }).check()
  await dialog.getByRole('checkbox', { name: 'Education' }).check()
  await refused(page, 'manager’s review', async () => {
    await dialog.getByRole('button', { name: 'Schedule interview' }).click()
    await expectText(page, swipeFailed)
  })
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await card(page, 'Ada One').click()
  await expect(page.getByRole('button', { name: 'Schedule', exact: true })).toBeVisible()
  await page.keyboard.press('s')
  await expect(dialog.getByRole('radio', { name: 'Excellent' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Schedule interview' }).click()
  await expect.poll(() => tabCount(page, 'Scheduling')).toBe(1)

  await page.goto(`${panelOf(project, 'warm_leads_question')}`)
  await card(page, 'Dee Four').click()
  const second = page.getByRole('dialog', { name: 'Schedule an interview with Dee Four' })
  await expect(page.getByRole('button', { name: 'Schedule', exact: true })).toBeVisible()
  await page.keyboard.press('s')
  await second.getByRole('radio', { name: 'Good' }).check()
  await second.getByRole('checkbox', { name: 'Education' }).check()
  await second.getByLabel('Feedback').fill('Ask about Lisbon.')
  await refused(page, 'schedule', async () => {
    await second.getByRole('button', { name: 'Schedule interview' }).click()
    await expectText(page, swipeFailed)
  })
  // no candidates left: the list opens automatically
  await card(page, 'Dee Four').click()
  await expect(page.getByRole('button', { name: 'Schedule', exact: true })).toBeVisible()
  await page.keyboard.press('s')
  await expect(second.getByRole('radio', { name: 'Good' })).toBeChecked()
  await expect(second.getByLabel('Feedback')).toHaveValue('Ask about Lisbon.')
  await second.getByRole('button', { name: 'Schedule interview' }).click()
  await expect.poll(() => tabCount(page, 'Scheduling')).toBe(2)

  await page.goto(panelOf(project, 'warm_leads_hm'))
  const item = page.getByRole('dialog', { name: 'Request something from Ben Two' })
  await move(page, 'Ben Two', 'Request something first…')
  await item.getByRole('radio', { name: 'Something else' }).check()
  await item.getByRole('textbox').fill('two references')
  await refused(page, 'keep', async () => {
    await item.getByRole('button', { name: 'Send request' }).click()
    await expectText(page, swipeFailed)
    await expect(card(page, 'Ben Two')).toBeVisible()
  })
  await move(page, 'Ben Two', 'Request something first…')
  await expect(item.getByRole('textbox')).toHaveValue('two references')
  await item.getByRole('button', { name: 'Send request' }).click()
  await expect.poll(async () => (await cardsOf(me, project, 'AWAITING_INFO')).length).toBe(1)

  await page.goto(`${panelOf(project, 'warm_leads_recruiter')}&candidate=${third.id}`)
  await expect(page.getByRole('button', { name: 'Send for review' })).toBeVisible()
  await page.keyboard.press('i')
  const mail = page.getByRole('dialog', { name: /^Send .* to the hiring manager$/ })
  await mail.getByLabel('To').fill('manager@example.com')
  await mail.getByLabel('Subject').fill('Someone for you')
  await mail.getByLabel('Message').fill('What do you think?')
  await refused(page, 'send to the manager', async () => {
    await mail.getByRole('button', { name: 'Send', exact: true }).click()
    await expectText(page, 'Sending email is failed!')
    await expect(mail.getByLabel('Message')).toHaveValue('What do you think?')
  })
  await mail.getByRole('button', { name: 'Send', exact: true }).click()
  await expectText(page, 'Successfully sent email')
})

test('project actions: calibration, pausing, archiving, copying, searching, importing', { tag: '@nightly' }, async ({ page, request }) => {
  const me = await newMember(request)
  const project = await newProject(me)
  const failed = 'Project update failed - please try again later.'
  await enter(page, me, panelOf(project))
  const intro = page.getByRole('switch', { name: 'Calibrate with these ten' })
  const toggle = page.getByRole('switch', { name: 'Calibration', exact: true })
  await intro.uncheck()
  await refused(page, 'calibration of ten', async () => {
    await page.getByRole('button', { name: "Let's Calibrate" }).click()
    await expectText(page, failed)
    await expectText(page, 'Calibrating... (1 of 10)')
  })
  await refused(page, 'calibration', async () => {
    await toggle.click()
    await expectText(page, failed)
    await expect(toggle).toBeChecked()
  })
  await toggle.click()
  await expect(toggle).not.toBeChecked()
  await expect(page.getByText(/^Calibrating\.\.\./)).toHaveCount(0)

  const act = async (name: string) => {
    await menu(page, 'More')
    await entry(page, name).click()
  }
  for (const [open, kind, label, done, back, backDone] of [
    ['Pause', 'pause', 'Pause project', 'Your Project has been paused!', 'Reactivate', 'Project reactivated'],
    ['Archive', 'archive', 'Archive project', 'Your Project has been archived!', 'Restore', 'Project restored from archives'],
  ] as const) {
    await act(open)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio').last().check()
    await dialog.getByRole('textbox').fill('The budget is gone.')
    const submit = dialog.getByRole('button', { name: label })
    const fails = async () => {
      await submit.click()
      await expectText(page, failed)
      await expect(dialog.getByRole('textbox')).toHaveValue('The budget is gone.')
    }
    const stays = async () => {
      await act(back)
      await expectText(page, failed)
    }
    if (kind === 'pause') await refused(page, 'pause', fails)
    else await refused(page, 'archive', fails)
    await submit.click()
    await expectText(page, done)
    if (kind === 'pause') await refused(page, 'pause', stays)
    else await refused(page, 'archive', stays)
    await act(back)
    await expectText(page, backDone)
  }
  await refused(page, 'next batch', async () => {
    await act('Next batch')
    await expectText(page, failed)
  })
  await act('Next batch')
  await expectText(page, 'The search for your next batch has started')

  await page.getByRole('tab', { name: /^Approved/ }).click()
  await act('Import candidate')
  const dialog = page.getByRole('dialog', { name: 'Import candidate' })
  const url = `https://www.linkedin.com/in/${newWord()}`
  await dialog.getByLabel('LinkedIn profile').fill(url)
  await dialog.getByRole('textbox', { name: 'Email', exact: true }).fill(`${newWord()}@home.example`)
  await expectText(page, 'Candidate can be added to this project.')
  await refused(page, 'import one', async () => {
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
    await expectText(page, 'Could not import candidate. Please try again.')
    await expect(dialog.getByLabel('LinkedIn profile')).toHaveValue(url)
  })
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expectText(page, 'Successfully imported candidate!')

  await refused(page, 'duplicate', async () => {
    await act('Duplicate')
    await expectText(page, failed)
  })
  await act('Duplicate')
  await expectText(page, /^Project Copied\./)
  await page.waitForURL((address) => !address.search.includes(project))
})
