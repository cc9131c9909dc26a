import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedStages } from '@fairlead/domain/shared/stages'
import { newId } from '../../../platform/ids.ts'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { assessment, profile } from '../../../../testing/known-person.ts'
import { addPerson, activeProject, colleagueOf, contextOf } from '../../../../testing/projects.ts'

type Wire = Record<string, unknown>

let testApp: TestApp
let user: TestUser
let project_id: string
let candidate_id: string
let linkedinUrl: string
beforeAll(async () => {
  testApp = await createTestApp()
  user = await newUser(testApp.app)
  project_id = await activeProject(testApp, user)
  linkedinUrl = `https://www.linkedin.com/in/ada-${newId()}`
  candidate_id = (await addPerson(testApp, user, project_id, { stage: 'HIRING_MANAGER', profile: { ...profile, linkedinUrl }, assessment }))
    .id
})
afterAll(() => testApp.close())

const page = async (base: 'v1' | 'v2', status: string, actor = user, project = project_id) => {
  const path = base === 'v1' ? 'v1/candidates' : 'v2/projects/candidates'
  const { status: code, body } = await actor.call<{ candidates: Wire[] }>('GET', path, { project_id: project, status })
  expect(code, JSON.stringify(body)).toBe(200)
  return body.candidates
}
const readOne = async (base: 'v1' | 'v2' = 'v1') => (await page(base, 'HIRING_MANAGER'))[0]!

describe('mail', () => {
  beforeAll(async () => {
    const { workspaceId: workspace_id } = await contextOf(testApp, user)
    const about = { workspace_id, project_id, candidate_id }
    await testApp.database.system
      .insertInto('message')
      .values({
        ...about,
        id: newId(),
        kind: 'sequence',
        step: 0,
        state: 'sent',
        due_at: new Date(),
        sent_at: new Date(Date.now() - 60_000),
        message_id: '<first@fairlead.localhost>',
        reply_token: newId(),
        from_email: 'hiring@fairlead.localhost',
        to_email: 'ada@home.example',
        subject: 'Hello Ada',
        html: '<p>Hello Ada</p>',
        body_text: 'Hello Ada',
      })
      .execute()
    await testApp.database.system
      .insertInto('inbound_mail')
      .values({
        ...about,
        id: newId(),
        mailbox: 'm',
        uid_validity: '1',
        uid: 7,
        from_email: 'ada@home.example',
        to_email: 'hiring@fairlead.localhost',
        subject: 'Re: Hello Ada',
        reply_text: 'Yes <b>please</b>',
        body_text: 'Yes <b>please</b>',
        kind: 'person',
        received_at: new Date(),
      })
      .execute()
  })

  test('its history in order, as safe HTML, in one thread [568]', async () => {
    const candidate = await readOne()
    expect(candidate).toMatchObject({ thread_email: 'ada@home.example', thread_id: '<first@fairlead.localhost>' })
    const emails = candidate.email_history as Wire[]
    expect(emails.map((mail) => [mail.from_email, mail.to_email, mail.email_subject])).toEqual([
      ['hiring@fairlead.localhost', 'ada@home.example', 'Hello Ada'],
      ['ada@home.example', 'hiring@fairlead.localhost', 'Re: Hello Ada'],
    ])
    expect(emails[1]!.email_body).toContain('&lt;b&gt;')
    expect(new Set(emails.map((mail) => mail.thread_id))).toEqual(new Set(['<first@fairlead.localhost>']))
    for (const mail of emails) expect(Date.parse(String(mail.date))).toBeGreaterThan(0)
  })

  test('returns addresses by kind and all of them [569]', async () => {
    expect(await readOne()).toMatchObject({
      personal_emails: ['ada@home.example'],
      prof_emails: ['ada@work.example'],
      candidate_emails: ['ada@home.example', 'ada@work.example'],
    })
  })

  test('comment-only users see no mail', async () => {
    const reader = await colleagueOf(testApp, user, 'Rae')
    const project = await activeProject(testApp, user, {
      collaborators: [
        { email: user.email, role: 1 },
        { email: reader.email, role: 3 },
      ],
    })
    const { id } = await addPerson(testApp, user, project, { stage: 'APPROVED' })
    await testApp.database.system
      .insertInto('inbound_mail')
      .values({
        workspace_id: (await contextOf(testApp, user)).workspaceId,
        project_id: project,
        candidate_id: id,
        id: newId(),
        mailbox: 'm',
        uid_validity: '2',
        uid: 8,
        subject: 'Private',
        reply_text: 'x',
        body_text: 'x',
        kind: 'person',
        received_at: new Date(),
      })
      .execute()
    expect((await page('v2', 'APPROVED', user, project))[0]!.email_history).toHaveLength(1)
    expect((await page('v2', 'APPROVED', reader, project))[0]!.email_history).toEqual([])
  })
})

test('shows who contacted them in another project and when [570]', async () => {
  expect((await readOne()).domain_contacted).toEqual({ contacted: false, contacted_by: null, contacted_date: null, project_name: null })
  const otherProject = await activeProject(testApp, user)
  const { person_id } = await testApp.database.system
    .selectFrom('candidate')
    .select('person_id')
    .where('id', '=', candidate_id)
    .executeTakeFirstOrThrow()
  await testApp.database.system
    .insertInto('candidate')
    .values({
      id: newId(),
      workspace_id: (await contextOf(testApp, user)).workspaceId,
      project_id: otherProject,
      person_id,
      stage: 'CONTACTED',
      contacted_at: new Date('2026-01-02T03:04:05Z'),
    })
    .execute()
  expect((await readOne()).domain_contacted).toMatchObject({
    contacted: true,
    contacted_date: '2026-01-02T03:04:05.000Z',
    project_name: 'Search',
  })
})

test('the project’s templates, with the one used first [571 572 573]', async () => {
  const candidate = await readOne()
  expect(candidate).toMatchObject({ manual_outreach: false, disable_followups: false, bulk_sending_email: false })
  expect(candidate.suggested_template).toBe('Template 1')
  expect(candidate.outreach_templates).toMatchObject([
    {
      name: 'Template 1',
      user_email: null,
      initial_outreach_subject: '{{job_title}} at {{hiring_company}}',
      initial_outreach_template: expect.stringContaining('{{first_name}}') as string,
      li_connection_template: '',
      follow_up_1_template: expect.stringContaining('{{first_name}}') as string,
      follow_up_2_template: expect.stringContaining('{{first_name}}') as string,
      follow_up_3_template: '',
    },
  ])
})

test('notes, the note to the hiring manager and comments [574 591]', async () => {
  await user.call('PUT', 'v1/candidates', { candidate_id, notes: 'Called once' })
  await testApp.database.system.updateTable('candidate').set({ note_to_hm: 'Strong' }).where('id', '=', candidate_id).execute()
  await user.call('POST', 'v1/comments', { candidate_id, comment_body: 'What do you think?', assignee_email: user.email })
  const candidate = await readOne()
  expect(candidate).toMatchObject({ notes: 'Called once', note_to_hm: 'Strong' })
  expect(candidate.comments).toEqual([
    expect.objectContaining({
      candidate_id,
      comment_id: expect.any(String) as string,
      comment_body: 'What do you think?',
      assignee_email: user.email,
      is_resolved: false,
    }) as Wire,
  ])
})

test('why they were rejected, or are not interested [577 578 579]', async () => {
  const { id } = await addPerson(testApp, user, project_id, { stage: 'APPROVED' })
  await user.call('PUT', 'v1/candidates', {
    candidate_id: id,
    status: 'REJECTED',
    rejection_code: [1, 13],
    rejection_reason_other: 'Not for us',
    bad_job_titles: ['Baker'],
    bad_companies: ['Corner Shop'],
  })
  const [rejected] = await page('v1', 'REJECTED')
  expect(rejected).toMatchObject({
    rejection_code: [1, 13],
    rejection_reason: 'Job title does not match',
    rejection_reason_formatted: ['Job title does not match', 'Current company'],
    rejection_reason_other: 'Not for us',
    why_bad_candidate: 'Job title does not match; Current company; Not for us',
    other_bad_companies: ['Corner Shop'],
    other_bad_job_titles: ['Baker'],
    warm_leads_question_type: null,
  })
  await user.call('PUT', 'v1/candidates', {
    candidate_id: id,
    status: 'NOT_INTERESTED',
    not_interested_code: ['timing', 8],
    not_interested_reason_other: 'Moved away',
  })
  expect((await page('v1', 'NOT_INTERESTED'))[0]).toMatchObject({
    not_interested_reason: [2, 8],
    not_interested_reason_other: 'Moved away',
  })
})

test('a bias-reduced project identifies no one, not even in email', async () => {
  const project = await activeProject(testApp, user, { bias_reducer: true })
  const { id } = await addPerson(testApp, user, project, { stage: 'APPROVED', profile: { ...profile, linkedinUrl: null }, assessment })
  await testApp.database.system
    .insertInto('inbound_mail')
    .values({
      workspace_id: (await contextOf(testApp, user)).workspaceId,
      project_id: project,
      candidate_id: id,
      id: newId(),
      mailbox: 'm',
      uid_validity: '3',
      uid: 9,
      from_email: 'ada@home.example',
      subject: 'From Ada Example',
      reply_text: 'x',
      body_text: 'Best, Ada',
      kind: 'person',
      received_at: new Date(),
    })
    .execute()
  const { body: talk } = await user.call('GET', 'v2/projects/candidates/conversation', { project_id: project, candidate_id: id })
  expect(talk).toMatchObject({
    name: 'A. E.',
    thread_email: null,
    has_address: true,
    entries: [{ email_subject: 'From A. E.', text: 'x' }],
  })
  const text = JSON.stringify([await page('v2', 'APPROVED', user, project), talk])
  expect(text).toContain('"name":"A. E."')
  for (const secret of ['Ada', 'Example"', 'ada@home', 'pictures.example']) expect(text, secret).not.toContain(secret)
})

test('a page holds fifty; 0, 1, and empty mean the first, in every stage [374]', async () => {
  const project = await activeProject(testApp, user)
  await Promise.all(Array.from({ length: 53 }, () => addPerson(testApp, user, project, { stage: 'APPROVED' })))
  const ids = async (page_idx?: number) => {
    const { body } = await user.call<{ candidates: { id: string }[]; total: number; page_size: number }>('GET', 'v1/candidates', {
      project_id: project,
      status: 'APPROVED',
      page_idx,
    })
    expect(body).toMatchObject({ total: 53, page_size: 50 })
    return body.candidates.map((candidate) => candidate.id)
  }
  const first = await ids()
  expect(first).toHaveLength(50)
  expect(await ids(0)).toEqual(first)
  expect(await ids(1)).toEqual(first)
  const second = await ids(2)
  expect(second).toHaveLength(3)
  expect(new Set([...first, ...second]).size).toBe(53)
  for (const status of sharedStages) expect(await page('v1', status, user, project)).toHaveLength(status === 'APPROVED' ? 50 : 0)
})
