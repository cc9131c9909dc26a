// A mailbox's signature: below its user's emails and in previews, and editable by no one else.
import { simpleParser } from 'mailparser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailStation, until, type MailStation } from '../../../../testing/mail-station.ts'
import { activeProject, addPerson, colleagueOf } from '../../../../testing/projects.ts'
import { answerTo, connectAt, startMailboxProviders, type MailboxProviders } from '../../../../testing/provider-mailboxes.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'

const address = 'ana@team.example'
const signature = 'Ana Reyes\nHarbor Labs, [our jobs](https://harbor.example/jobs)'
const asText = 'Ana Reyes\nHarbor Labs, our jobs (https://harbor.example/jobs)'
const asHtml = '<p>Ana Reyes<br>Harbor Labs, <a href="https://harbor.example/jobs">our jobs</a></p>'

let testApp: TestApp
let station: MailStation
let providers: MailboxProviders
let user: TestUser
let mailboxId: string
beforeAll(async () => {
  providers = await startMailboxProviders([address])
  testApp = await createTestApp({ settings: { holdSeconds: 0, ...providers.settings } })
  station = await startMailStation(testApp)
  user = await newUser(testApp.app, 'Ana')
  expect((await connectAt(user, 'google', address)).status).toBe(201)
  const [mailbox] = (await user.call<{ mailboxes: { id: string }[] }>('GET', 'v2/mailboxes')).body.mailboxes
  mailboxId = mailbox!.id
})
afterAll(async () => {
  await station.stop()
  await testApp.close()
  await providers.stop()
})

const change = (text: string, by = user) =>
  by.call<{ mailboxes: { signature: string }[]; fields?: Record<string, string> }>('PUT', 'v2/mailboxes/signature', {
    mailbox_id: mailboxId,
    signature: text,
  })
const received = (email: string, count: number) =>
  until('the email', async () => {
    const sent = providers.google.sent.filter(({ to }) => to === email)
    return sent.length >= count ? sent.at(-1)! : null
  })

test('is refused with variables, if too long, and from anyone but its owner', async () => {
  expect((await change('Best, {{sender_name}}')).body.fields).toEqual({ signature: 'Signatures can’t contain variables.' })
  expect((await change('x'.repeat(2001))).body.fields).toEqual({ signature: '2,000 characters max.' })
  expect((await change('Mine', await colleagueOf(testApp, user, 'Mate'))).status).toBe(404)
  expect((await change('Mine', await newUser(testApp.app))).status).toBe(404)
  expect((await user.call<{ mailboxes: object[] }>('GET', 'v2/mailboxes')).body.mailboxes).toMatchObject([{ signature: '' }])
})

test('is sanitized, and its links are checked as they are sent', async () => {
  const problem = (await change("<p><b>Ana</b> <a href='https://harbor example'>jobs</a></p>")).body.fields?.signature
  expect(problem).toContain('https://harbor example')
  const formatted = '<p><strong>Ana</strong><script>alert(1)</script></p>\n<ul><li>Harbor Labs</li></ul>'
  expect((await change(formatted)).body.mailboxes).toMatchObject([{ signature: formatted }])
  const project_id = await activeProject(testApp, user)
  const preview = await user.call<{ html: string; text: string; signature: string }>('POST', 'v2/outreach/preview', { project_id, step: 0 })
  expect(preview.body.html).toContain('<div><p><strong>Ana</strong></p>\n<ul><li>Harbor Labs</li></ul></div>')
  expect(preview.body.signature).toBe('Ana\n\n- Harbor Labs')
})

test('is below a first email as previewed, and below the reply, which shows it beforehand', async () => {
  expect((await change(`\n${signature}\n`)).body.mailboxes).toMatchObject([{ signature }])
  const project_id = await activeProject(testApp, user)
  const person = await addPerson(testApp, user, project_id)
  const ids = { project_id, candidate_id: person.id }
  const preview = await user.call<{ html: string; text: string; draft_text: string; signature: string }>('POST', 'v2/outreach/preview', {
    ...ids,
    step: 0,
  })
  expect(preview.body.html).toContain(asHtml)
  expect(preview.body.text).toMatch(new RegExp(`\n\n-- \n${RegExp.escape(asText)}$`))
  expect(preview.body.signature).toBe(asText)
  expect(preview.body.draft_text, 'the draft has none, or an edited email had two').not.toContain('Ana Reyes')

  expect((await user.call('POST', 'v2/projects/candidates/approve_and_send', ids)).status).toBe(200)
  const first = await received(person.email, 1)
  const { html, text } = await simpleParser(first.source)
  expect(text).toContain(`\n-- \n${asText}`)
  expect(html && html.split(asHtml)).toHaveLength(2)

  providers.google.deliver(address, answerTo(first.source, person.email, 'When could we talk?'))
  const conversation = await until('the answer', async () => {
    const { body } = await user.call<{ signature: string; entries: { direction: string }[] }>(
      'GET',
      'v2/projects/candidates/conversation',
      ids,
    )
    return body.entries.some(({ direction }) => direction === 'in') ? body : null
  })
  expect(conversation.signature).toBe(asText)
  const reply = await user.call('POST', 'v1/email/reply', { ...ids, email_subject: 'Re: a role', email_body: '<p>On Monday.</p>' })
  expect(reply.status).toBe(200)
  const answer = await simpleParser((await received(person.email, 2)).source)
  expect(answer.text).toContain(`On Monday.\n\n-- \n${asText}`)
})

test('is below a follow-up, and below nothing once it is empty', async () => {
  await change(signature)
  const project_id = await activeProject(testApp, user)
  const person = await addPerson(testApp, user, project_id)
  await user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id, candidate_id: person.id })
  const findFollowUp = () =>
    testApp.database.system
      .selectFrom('message')
      .select('body_text')
      .where('candidate_id', '=', person.id)
      .where('step', '=', 1)
      .executeTakeFirst()
  const followUp = await until('the follow-up', async () => (await findFollowUp()) ?? null)
  expect(followUp.body_text).toContain(`\n\n-- \n${asText}`)
  await change('')
  const { body } = await user.call<{ text: string }>('POST', 'v2/outreach/preview', { project_id, candidate_id: person.id, step: 0 })
  expect(body.text).not.toContain('-- ')
})
