// Candidates shared by email: one email per recipient with a card each, and nothing that should stay hidden.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { startMailStation, until, type MailStation } from '../../../../testing/mail-station.ts'
import { profile } from '../../../../testing/known-person.ts'
import { addPerson, activeProject, colleagueOf } from '../../../../testing/projects.ts'

let testApp: TestApp
let station: MailStation
let user: TestUser
let project_id: string
beforeAll(async () => {
  testApp = await createTestApp({ settings: { holdSeconds: 0 } })
  station = await startMailStation(testApp)
  user = await newUser(testApp.app)
})
beforeEach(async () => {
  project_id = await activeProject(testApp, user)
})
afterAll(async () => {
  await station.stop()
  await testApp.close()
})

const someone = () => `friend.${newId()}@home.example`
const share = (fields: Record<string, unknown>, actor = user) => actor.call('POST', 'v1/share', fields)
const ada = (project = project_id) =>
  addPerson(testApp, user, project, {
    profile: { ...profile, personalEmails: [], workEmails: [], linkedinUrl: `https://www.linkedin.com/in/ada-${newId()}` },
  })
const written = () => testApp.database.system.selectFrom('message').select('id').where('email_type', '=', 'share').execute()

test('sends each recipient a separate email with a card for every candidate across projects [226 355 356]', async () => {
  const otherProject = await activeProject(testApp, user)
  const [first, two] = [await ada(), await addPerson(testApp, user, otherProject, { firstName: 'Zoë <b>' })]
  const to_emails = [someone(), someone()]
  const fields = { candidate_ids: [first.id, two.id], to_emails, email_subject: 'Two for you', email_body: 'Have a look at\nthese <two>' }
  expect(await share(fields)).toEqual({ status: 200, body: { ok: true, recipients: 2 } })
  for (const to of to_emails) {
    await until('the mail', () => station.idsTo(to).length === 1)
    const [mail] = await station.sentTo(to)
    expect(mail!.subject).toBe('Two for you')
    expect(mail!.to, 'no one sees who else got it').toMatchObject({ value: [{ address: to }] })
    expect(mail!.replyTo).toMatchObject({ value: [{ address: user.email }] })
    expect(mail!.text).toContain('these <two>')
    for (const words of [
      'Ada Example',
      'Software Engineer at Google',
      'Austin, Texas, United States',
      'linkedin.com/in/ada-',
      'Zoë <b> Doe',
    ])
      expect(mail!.text).toContain(words)
    expect(String(mail!.html)).toContain(`/panel?project=${project_id}&amp;candidate=${first.id}`)
    expect(String(mail!.html), 'a name is text, never markup').not.toContain('Zoë <b>')
  }
})

test('subject and message are optional [226 355]', async () => {
  const [{ id }, to] = [await ada(), someone()]
  expect((await share({ candidate_ids: [id], to_emails: [to.toUpperCase(), to] })).body).toMatchObject({ recipients: 1 })
  await until('the mail', () => station.idsTo(to).length === 1)
  expect((await station.sentTo(to))[0]!.subject).toBe('Check out those awesome candidates!')
})

test('shares initials if names are hidden, without profiles that reveal the name', async () => {
  await user.call('PUT', 'v1/projects/settings', { project_id, bias_reducer: true })
  const [{ id }, to] = [await ada(), someone()]
  await share({ candidate_ids: [id], to_emails: [to] })
  await until('the mail', () => station.idsTo(to).length === 1)
  const [mail] = await station.sentTo(to)
  expect(mail!.text).toContain('A. E.')
  expect(mail!.text! + String(mail!.html)).not.toMatch(/Ada|linkedin/i)
})

test('one request shares once', async () => {
  const [{ id }, to] = [await ada(), someone()]
  const request = { candidate_ids: [id], to_emails: [to], request_id: newId() }
  await Promise.all([share(request), share(request)])
  await until('the mail', () => station.idsTo(to).length > 0)
  await share({ candidate_ids: [id], to_emails: [to], email_subject: 'marker' })
  await until('the one behind', () => station.idsTo(to).length > 1)
  expect((await station.sentTo(to)).map((mail) => mail.subject).filter((subject) => subject !== 'marker')).toHaveLength(1)
})

describe('nothing is sent', () => {
  test.each([
    [{ to_emails: [] }, { to_emails: 'Required.' }],
    [{ to_emails: ['ann@home.example', 'unknown'] }, { to_emails: 'Invalid e-mail. (unknown)' }],
    [{ candidate_ids: [] }, { candidate_ids: 'Required.' }],
  ])('with %j', async (change, fields) => {
    const { id } = await ada()
    const before = await written()
    expect(await share({ candidate_ids: [id], to_emails: [someone()], ...change })).toMatchObject({ status: 400, body: { fields } })
    expect(await written()).toEqual(before)
  })

  test('when the user may not share one of the candidates [852]', async () => {
    const { id } = await ada()
    const [reader, stranger] = [await colleagueOf(testApp, user, 'Rae'), await newUser(testApp.app)]
    await user.call('PUT', 'v1/projects/settings', {
      project_id,
      collaborators: [
        { email: user.email, role: 1 },
        { email: reader.email, role: 3 },
      ],
    })
    const before = await written()
    const request = { candidate_ids: [id], to_emails: [someone()] }
    expect(await share(request, reader)).toMatchObject({ status: 403 })
    expect(await share(request, stranger)).toMatchObject({ status: 404, body: { error: 'candidate_not_found' } })
    expect(await share({ ...request, candidate_ids: [id, newId()] })).toMatchObject({ status: 404 })
    expect(await written()).toEqual(before)
  })
})
