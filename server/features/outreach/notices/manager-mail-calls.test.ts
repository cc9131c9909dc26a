import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { addPerson, activeProject, colleagueOf } from '../../../../testing/projects.ts'
import { profile } from '../../../../testing/known-person.ts'

let testApp: TestApp
let user: TestUser
let project_id: string
beforeAll(async () => {
  testApp = await createTestApp()
  user = await newUser(testApp.app)
})
beforeEach(async () => {
  project_id = await activeProject(testApp, user)
})
afterAll(() => testApp.close())

const settings = (fields: object) => user.call('PUT', 'v1/projects/settings', { project_id, ...fields })
const stageOf = async (id: string) =>
  (await testApp.database.system.selectFrom('candidate').select('stage').where('id', '=', id).executeTakeFirstOrThrow()).stage
const knownProfile = { ...profile, personalEmails: [`ada.${newId()}@home.example`], workEmails: [] }

describe('the email to the hiring manager', () => {
  interface Template {
    to_email: string
    hm_cc_emails: string[]
    email_subject: string
    email_body: string
  }
  const templatesOf = async (candidate_id: string) => {
    const [older, newer] = [
      await user.call<Template>('GET', 'v1/warmleads/template', { candidate_id, template_type: 'hm' }),
      await user.call<Template>('GET', 'v2/autopilot/send_to_hm_template', { candidate_id, project_id }),
    ]
    expect(older).toEqual(newer)
    return newer
  }

  test('is filled in for the candidate, to the screener with a copy to the admins [590 771 772]', async () => {
    const [screener, admin] = [await colleagueOf(testApp, user, 'Screen'), await colleagueOf(testApp, user, 'Admin')]
    await settings({
      scheduling_preferences: { phone_screener_email: screener.email },
      collaborators: [user, admin].map(({ email }) => ({ email, role: 1 })),
    })
    const { id } = await addPerson(testApp, user, project_id, { stage: 'AUTOPILOT_RECRUITER', profile: knownProfile })
    const { status, body } = await templatesOf(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      to_email: screener.email,
      hm_cc_emails: [admin.email],
      email_subject: 'Ada Example for Software Engineer',
    })
    expect(body.email_body).toContain('Software Engineer at Google, Austin, Texas, United States')
    expect(body.email_body).toContain(`/panel?project=${project_id}&candidate=${id}`)
    expect(body.email_body).toMatch(/Robin Tester$/)
  })

  test("uses the project's own text and leaves unknown variables visible", async () => {
    await settings({ autopilot_templates: { send_to_hm: 'See {{candidate_name}} ({{top_skill}}, {{degree}}): {{candidate_link}}' } })
    const { id } = await addPerson(testApp, user, project_id, { profile: { skills: ['Baking'] } })
    const { body } = await templatesOf(id)
    expect(body.email_body).toMatch(/^See Jo Doe \(Baking, \{\{degree\}\}\): http/)
  })

  test('shows no names if names are hidden', async () => {
    await settings({ bias_reducer: true })
    const { id } = await addPerson(testApp, user, project_id, { profile: knownProfile })
    const { body } = await templatesOf(id)
    expect(JSON.stringify(body)).not.toMatch(/Ada|Example(?! Works)/)
    expect(body.email_subject).toBe('A. E. for Software Engineer')
  })

  test('there is no other template', async () => {
    const { id } = await addPerson(testApp, user, project_id)
    expect(await user.call('GET', 'v1/warmleads/template', { candidate_id: id, template_type: 'other' })).toMatchObject({ status: 400 })
  })
})

describe('sending it', () => {
  const letter = { cc_email: ['second@home.example'], email_subject: 'Look', email_body: 'At this one' }
  const emailsTo = (to: string) => testApp.database.system.selectFrom('message').selectAll().where('to_email', '=', to).execute()
  const send = (candidate_id: string, to_email: string) =>
    user.call('POST', 'v1/email', { ...letter, project_id, candidate_id, to_email, email_type: 'hm_found_warm_lead' })

  test('V1 moves a candidate from the recruiter’s tab to the hiring manager, with the email, once [629 630 740]', async () => {
    const { id } = await addPerson(testApp, user, project_id, { stage: 'AUTOPILOT_RECRUITER' })
    const to = `boss.${newId()}@home.example`
    for (let again = 0; again < 2; again++)
      expect(await send(id, to)).toEqual({ status: 200, body: { email_status: 200, message_id: null, held_until: null } })
    expect(await stageOf(id)).toBe('HIRING_MANAGER')
    expect(await emailsTo(to)).toMatchObject([
      { kind: 'team', email_type: 'hm_found_warm_lead', subject: 'Look', cc: ['second@home.example'], reply_to: user.email },
    ])
    const { body } = await user.call<{ candidates: { status: string }[] }>('GET', 'v1/candidates', { project_id, status: 'WARM_LEADS_HM' })
    expect(
      body.candidates.map(({ status }) => status),
      'under the older name on the older base',
    ).toEqual(['WARM_LEADS_HM'])
  })

  test('V2 does the same as the recruiter’s approval [629 741]', async () => {
    const { id } = await addPerson(testApp, user, project_id, { stage: 'AUTOPILOT_RECRUITER' })
    const to = `boss.${newId()}@home.example`
    const { cc_email, ...words } = letter
    const fields = { ...words, project_id, candidate_id: id, approved: true, email_to: to, email_cc: cc_email }
    expect((await user.call('POST', 'v2/projects/candidates/recruiter_review', fields)).status).toBe(200)
    expect(await stageOf(id)).toBe('HIRING_MANAGER')
    expect(await emailsTo(to)).toMatchObject([{ subject: 'Look', cc: ['second@home.example'] }])
  })

  test('an invalid address is refused by its field, and no one moves', async () => {
    const { id } = await addPerson(testApp, user, project_id, { stage: 'AUTOPILOT_RECRUITER' })
    expect(await send(id, 'boss')).toMatchObject({ status: 400, body: { fields: { to_email: 'Not a valid email address' } } })
    expect(await send(id, '')).toMatchObject({ status: 400, body: { fields: { to_email: 'This field is required.' } } })
    expect(await stageOf(id)).toBe('AUTOPILOT_RECRUITER')
  })
})

describe('a draft', () => {
  const draft = (previous_emails: unknown, actor = user) =>
    actor.call<{ body: string }>('POST', 'v2/emails/generate_automated_email', { project_id, previous_emails })
  const inboundEmail = { from: 'Jo Doe <jo@home.example>', to: 'hiring@fairlead.localhost', subject: 'Re: Hello' }

  test('returns the project’s own text [756]', async () => {
    await settings({ compensation_template: 'The {{job_title}} role pays 90 to 110.' })
    const { status, body } = await draft([
      { from: 'hiring@fairlead.localhost', to: 'jo@home.example', subject: 'Hello', body: 'Hi Jo' },
      { ...inboundEmail, body: '<p>What is the salary?</p>' },
    ])
    expect(status).toBe(200)
    expect(body.body).toBe(
      'Hi Jo,\n\nThank you for your message.\n\nThe Software Engineer role pays 90 to 110.\n\nWould a short call help? Tell me which times suit you.\n\nBest,\nRobin Tester',
    )
  })

  test('drafts nothing when nothing is known and accepts an empty list', async () => {
    const { body } = await draft([{ ...inboundEmail, body: 'What is the salary?' }])
    const missing = [{ topic: 'compensation', question: 'Candidates ask about pay. What is the answer?' }]
    expect(body).toEqual({ body: '', sentences: [], missing, language: 'en', note: null })
    expect((await draft([])).status).toBe(200)
    expect((await draft(undefined)).status).toBe(200)
    expect((await draft('not a list')).status).toBe(400)
  })

  test('uses what the team answered to the question, until it is forgotten', async () => {
    const answer = (words: string, actor = user) =>
      actor.call<{ fields?: object }>('PUT', 'v2/projects/answers', { project_id, topic: 'on_call', language: 'en', words })
    const draftOnCall = async () =>
      (await draft([{ ...inboundEmail, body: 'Is there any on-call, and what would it be like for you?' }])).body
    expect(await draftOnCall()).toMatchObject({ body: '', missing: [{ topic: 'on_call' }] })
    expect((await answer('  One week in six, with a day off after it. ')).status).toBe(200)
    expect(await draftOnCall()).toMatchObject({
      body: expect.stringContaining('\n\nOne week in six, with a day off after it.\n\n'),
      sentences: [{ source: 'fact', topic: 'on_call' }],
      missing: [],
    })
    // other words replace them, in the same project only
    expect((await answer('None.')).status).toBe(200)
    expect(await draftOnCall()).toMatchObject({ sentences: [{ text: 'None.' }] })
    const otherProject = await activeProject(testApp, user)
    const elsewhere = await user.call('POST', 'v2/emails/generate_automated_email', {
      project_id: otherProject,
      previous_emails: [{ ...inboundEmail, body: 'Is there any on-call, and what would it be like for you?' }],
    })
    expect(elsewhere.body).toMatchObject({ body: '' })
    expect((await answer('a'.repeat(2001))).status).toBe(400)
    expect((await answer('None.', await newUser(testApp.app))).status).toBe(404)
    expect((await answer('')).status).toBe(200)
    expect(await draftOnCall()).toMatchObject({ body: '' })
  })

  test("isn't available to comment-only colleagues", async () => {
    const reader = await colleagueOf(testApp, user, 'Rae')
    await settings({
      collaborators: [
        { email: user.email, role: 1 },
        { email: reader.email, role: 3 },
      ],
    })
    expect(await draft([], reader)).toMatchObject({ status: 403 })
  })
})
