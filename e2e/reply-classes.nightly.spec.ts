import { expect, test, type Page } from './test.ts'
import { expectNoBarriers, picture } from './journeys.ts'
import { refused } from './refused-writes.ts'
import { addPeople, answerAs, enter, newMember, newProject, writeTo, type Card, type Member } from './team.ts'
import { expectWritten } from './written.ts'

interface Written {
  member: Member
  project: string
  people: Card[]
}

/** A team that has contacted these people. */
async function written(page: Page, names: readonly string[], settings: Record<string, unknown> = {}): Promise<Written> {
  const member = await newMember(page.request)
  const project = await newProject(member, { settings })
  const people = await addPeople(member, project, names)
  await writeTo(
    member,
    project,
    people.map(({ id }) => id),
  )
  return { member, project, people }
}
const tab = (project: string, key: string) => `/panel?project=${project}&tab=${key}`

test('an out-of-office reply delays follow-ups until the working day after the return; one click resumes them', async ({ page }) => {
  const { member, project, people } = await written(page, ['Ada One'])
  const [ada] = people as [Card]
  const year = new Date().getUTCFullYear() + 1
  await answerAs(page.request, member, project, ada.id, `Thanks for your message. I am out of the office until March 3, ${year}.`)
  await enter(page, member, tab(project, 'contacted'))
  const card = page.getByRole('article', { name: 'Ada One' })
  await expect(card).toContainText(/Paused until \w+, March \d, 20\d\d: out of office/)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoBarriers(page)
  await picture(page, 'reply-paused-phone')
  await page.setViewportSize({ width: 1440, height: 900 })
  await card.getByRole('button', { name: 'Mail' }).click()
  const panel = page.getByRole('dialog', { name: 'Conversation with Ada One' })
  await expect(panel.getByText(/Paused until/)).toBeVisible()
  await expect(panel.getByText(new RegExp(`Follow-Up #1 on Mar \\d, ${year}`))).toBeVisible()
  await picture(page, 'reply-paused')
  await refused(page, 'resume a sequence', async () => {
    await panel.getByRole('button', { name: 'Resume now' }).click()
    await expect(page.getByText('Not resumed. Please try again.')).toBeVisible()
  })
  await expect(panel.getByText(/Paused until/)).toBeVisible()
  await panel.getByRole('button', { name: 'Resume now' }).click()
  await expect(panel.getByText(/Paused until/)).toHaveCount(0)
  await expect(panel.getByText(new RegExp(`Follow-Up #1 on Mar \\d, ${year}`))).toHaveCount(0)
  await expect(panel.getByText(/Follow-Up #1 on /)).toBeVisible()
})

test('not now: the card asks when to check back and suggests the date from the reply', async ({ page }) => {
  const { member, project, people } = await written(page, ['Ada One'])
  const [ada] = people as [Card]
  await answerAs(page.request, member, project, ada.id, 'Not right now, thanks. Please reach out to me again in six months.')
  await enter(page, member, tab(project, 'not_interested'))
  const card = page.getByRole('article', { name: 'Ada One' })
  await expect(card).toContainText('Not right now, thanks.')
  await expect(card).toContainText(/Check back on \w+, \w+ \d+, 20\d\d · they wrote “six months”/)
  await expectNoBarriers(page)
  await picture(page, 'reply-not-now')
  await card.getByRole('button', { name: 'Change day' }).click()
  const day = card.getByLabel('Remind the team on')
  await expect(day).toHaveValue(/^20\d\d-\d\d-\d\d$/)
  await day.fill('2020-01-01')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Choose a day in the future.')).toBeVisible()
  const year = new Date().getUTCFullYear() + 1
  await day.fill(`${year}-09-01`)
  await refused(page, 'day of a task', async () => {
    await card.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Not changed. Please try again.')).toBeVisible()
  })
  await expect(day).toHaveValue(`${year}-09-01`)
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card).toContainText(`September 1, ${year}`)
  await page.getByRole('link', { name: 'Tasks', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Check back with Ada One' })).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'tasks')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoBarriers(page)
  await picture(page, 'tasks-phone')
})

test('a recommended person is saved, added with a click, and thanked only when someone sends the email', async ({ page }) => {
  const { member, project, people } = await written(page, ['Ada One'])
  const [ada] = people as [Card]
  const address = `jane.porter.${Date.now()}@home.example`
  await answerAs(page.request, member, project, ada.id, `I'm not interested, but you should talk to Jane Porter (${address}).`)
  await enter(page, member, tab(project, 'not_interested'))
  const card = page.getByRole('article', { name: 'Ada One' })
  await expect(card).toContainText(`Recommends Jane Porter · ${address}`)
  await picture(page, 'reply-referral')
  await card.getByRole('button', { name: 'Write a thank-you' }).click()
  const panel = page.getByRole('dialog', { name: 'Conversation with Ada One' })
  await expectWritten(panel.getByRole('textbox', { name: 'Your reply' }), /^Hi Ada,\n\nThank you for recommending Jane Porter/)
  await page.keyboard.press('Escape')
  await card.getByRole('button', { name: 'Add to project' }).click()
  await card.getByLabel('Email').fill('jane@')
  await card.getByRole('button', { name: 'Add without emailing' }).click()
  await expect(card.getByText('Not a valid email address')).toBeVisible()
  await card.getByLabel('Email').fill(address)
  await refused(page, 'recommended person added', async () => {
    await card.getByRole('button', { name: 'Add without emailing' }).click()
    await expect(card.getByText('Not added. Please try again.')).toBeVisible()
  })
  await card.getByRole('button', { name: 'Add without emailing' }).click()
  await expect(page.getByText('Jane Porter was added to Approved. Nothing was sent.')).toBeVisible()
  await expect(card.getByText('Recommends Jane Porter')).toHaveCount(0)
  await page.goto(tab(project, 'approved'))
  await expect(page.getByRole('article', { name: 'Jane Porter' })).toBeVisible()
})

test('a personal data request stops all email and is closed by an admin with a note', async ({ page }) => {
  const { member, project, people } = await written(page, ['Ada One'])
  const [ada] = people as [Card]
  await answerAs(page.request, member, project, ada.id, 'Take me off your list and delete all data you hold about me under GDPR.')
  await enter(page, member, tab(project, 'not_interested'))
  const card = page.getByRole('article', { name: 'Ada One' })
  await expect(card).toContainText('They asked for their personal data to be deleted.')
  await expect(card).toContainText(/Asks about their personal data: answer by \w+, \w+ \d+/)
  await picture(page, 'reply-data-request')
  await page.getByRole('link', { name: 'Tasks', exact: true }).click()
  await page.getByRole('button', { name: 'Close request' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close the request' })
  await dialog.getByRole('button', { name: 'Close request' }).click()
  await expect(dialog.getByText('Describe what was done, for the record.')).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'close-request')
  await dialog.getByLabel('What was done').fill('Profile and emails were deleted, and Ada was notified by email.')
  await refused(page, 'task closed', async () => {
    await dialog.getByRole('button', { name: 'Close request' }).click()
    await expect(page.getByText('Not closed. Please try again.')).toBeVisible()
  })
  await expect(dialog.getByLabel('What was done')).toHaveValue(/Profile and emails/)
  await dialog.getByRole('button', { name: 'Close request' }).click()
  await expect(page.getByText('No open tasks')).toBeVisible()
})

test('a wrong reading is corrected on the card and in the conversation; the wrong person is marked', async ({ page }) => {
  const { member, project, people } = await written(page, ['Ada One'])
  const [ada] = people as [Card]
  await answerAs(page.request, member, project, ada.id, 'You have the wrong person. I am a plumber, not a software engineer.')
  await enter(page, member, tab(project, 'not_interested'))
  const card = page.getByRole('article', { name: 'Ada One' })
  await expect(card).toContainText('Wrong person: they said that this isn’t them.')
  await picture(page, 'reply-wrong-person')
  await refused(page, 'right person after all', async () => {
    await card.getByRole('button', { name: 'This is the right person' }).click()
    await expect(page.getByText('Not changed. Please try again.')).toBeVisible()
  })
  await card.getByRole('button', { name: 'This is the right person' }).click()
  await expect(card.getByText('Wrong person: they said')).toHaveCount(0)
  const correct = card.getByRole('button', { name: 'Read as: Wrong person. Correct' })
  await refused(page, 'corrected reading', async () => {
    await correct.click()
    await page.getByRole('menuitem', { name: 'Question' }).click()
    await expect(page.getByText('Not changed. Please try again.')).toBeVisible()
  })
  await correct.click()
  await expectNoBarriers(page)
  await picture(page, 'reply-correct')
  await page.getByRole('menuitem', { name: 'Interested', exact: true }).click()
  await expect(card).toHaveCount(0)
  await page.goto(tab(project, 'warm_leads_hm'))
  await page.getByRole('article', { name: 'Ada One' }).getByRole('button', { name: 'Mail' }).click()
  const panel = page.getByRole('dialog', { name: 'Conversation with Ada One' })
  await expect(panel.getByText('corrected by your team')).toBeVisible()
  await panel.getByRole('button', { name: 'Read as: Interested. Correct' }).click()
  await page.getByRole('menuitem', { name: 'Question' }).click()
  await expect(panel.getByRole('button', { name: 'Read as: Question. Correct' })).toBeVisible()
})

test('a drafted reply shows its sources, and nothing is drafted if nothing is known', async ({ page }) => {
  const job_description =
    'Backend Engineer\nBerlin, Germany · Hybrid (2 days/week in our Kreuzberg office)\nSalary: €85,000 – €105,000 per year.'
  const { member, project, people } = await written(page, ['Ada One'], { job_description })
  const [ada] = people as [Card]
  await answerAs(page.request, member, project, ada.id, 'Which stage is the company at, and how is it funded?')
  await enter(page, member, `${tab(project, 'warm_leads_question')}&candidate=${ada.id}&view=0`)
  const panel = page.getByRole('dialog', { name: 'Conversation with Ada One' })
  const editor = panel.getByRole('textbox', { name: 'Your reply' })
  await panel.getByRole('button', { name: 'Draft an answer' }).click()
  await expect(editor).toBeEmpty()
  const question = panel.getByRole('textbox', { name: 'Candidates ask about funding. What is the answer?' })
  await expect(question).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'reply-draft-question')
  // an answer is kept with the project, and the next draft uses it
  await question.fill('We are profitable and have no outside investors.')
  await refused(page, 'answer for the project', async () => {
    await question.press('Control+Enter')
    await expect(panel.getByText('We couldn’t save the answer. Please try again.')).toBeVisible()
    await expect(question).toHaveValue('We are profitable and have no outside investors.')
  })
  await question.press('Control+Enter')
  await expectWritten(editor, /We are profitable and have no outside investors\.[^]*get back to you: the stage of the company\./)
  await expect(question).toBeHidden()
  await expect(panel.getByText('from: your team’s answer about funding')).toBeVisible()
  await editor.fill('')
  await answerAs(page.request, member, project, ada.id, 'What is the salary, and is it remote? I could talk on Thursday afternoon.')
  await expect(panel.getByText('I could talk on Thursday afternoon.').first()).toBeVisible()
  await panel.getByRole('button', { name: 'Draft an answer' }).click()
  await expectWritten(
    editor,
    /^Hi Ada,[^]*€85,000 – €105,000 a year\. The role is hybrid, with 2 days a week in the office\.[^]*You suggested Thursday afternoon/,
  )
  await expect(panel.getByText('from: pay in the job description')).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'reply-draft')
})
