// Every field of a candidate as both bases answer it, from a person of whom everything is known.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dimensions, type Judgement } from '@fairlead/domain/candidate/judgement'
import { stages } from '@fairlead/domain/candidate/stages'
import type { Profile } from '@fairlead/domain/candidate/profile'
import { newUser, startConstellation, type Constellation, type TestUser } from '../test/constellation.ts'
import { addPerson, calmProject, colleagueOf, contextOf } from '../test/projects.ts'
import { newId } from '../platform/ids.ts'

type Wire = Record<string, unknown>

const profile: Partial<Profile> = {
  firstName: 'Ada',
  lastName: 'Example',
  headline: 'Engineer at Google',
  summary: 'Builds search.',
  place: { label: 'Austin, Texas, United States', city: 'Austin', state: 'Texas', country: 'United States' },
  experiences: [
    {
      title: 'Software Engineer',
      company: 'Google',
      start: '2020-01',
      end: null,
      location: 'Austin, Texas, United States',
      description: 'Search',
      industry: 'Software',
    },
    {
      title: 'Baker',
      company: 'Corner Shop',
      start: '2016-01',
      end: '2018-01',
      location: 'Berlin, Germany',
      description: null,
      industry: null,
    },
  ],
  education: [
    {
      school: 'Stanford University',
      degree: 'MSc',
      fieldOfStudy: 'Computer Science',
      startYear: 2018,
      endYear: 2020,
      activities: 'Chess club',
    },
  ],
  skills: ['TypeScript', 'PostgreSQL'],
  recommendations: [{ by: 'A colleague', content: 'Reliable' }],
  personalEmails: ['ada@home.example'],
  workEmails: ['ada@work.example'],
  pictureUrl: 'https://pictures.example/ada.png',
  estimatedSalary: [120_000, 150_000],
}

const judgement: Judgement = {
  score: 87,
  dimensions: Object.fromEntries(dimensions.map((name) => [name, { value: 0.8, weight: 0.1 }])) as Judgement['dimensions'],
  reasons: [
    {
      group: 'Work',
      text: 'Works as Software Engineer',
      evidence: [{ field: 'experiences', index: 0, part: 'title', start: 0, end: 17, quote: 'Software Engineer' }],
    },
    {
      group: 'Education',
      text: 'Studied at Stanford University',
      evidence: [{ field: 'education', index: 0, part: 'school', start: 0, end: 19, quote: 'Stanford University' }],
    },
    {
      group: 'Boost',
      text: 'Nobody said so',
      evidence: [{ field: 'summary', index: 0, part: null, start: 0, end: 6, quote: 'Invent' }],
    },
  ],
  matchedKeywords: ['TypeScript'],
  missingKeywords: ['Kubernetes'],
}

let sky: Constellation
let user: TestUser
let project_id: string
let candidate_id: string
let linkedinUrl: string
beforeAll(async () => {
  sky = await startConstellation()
  user = await newUser(sky.app)
  project_id = await calmProject(sky, user)
  linkedinUrl = `https://www.linkedin.com/in/ada-${newId()}`
  candidate_id = (await addPerson(sky, user, project_id, { stage: 'HIRING_MANAGER', profile: { ...profile, linkedinUrl }, judgement })).id
})
afterAll(() => sky.close())

const page = async (base: 'v1' | 'v2', status: string, who = user, project = project_id) => {
  const path = base === 'v1' ? 'v1/candidates' : 'v2/projects/candidates'
  const { status: code, body } = await who.call<{ candidates: Wire[] }>('GET', path, { project_id: project, status })
  expect(code, JSON.stringify(body)).toBe(200)
  return body.candidates
}
const one = async (base: 'v1' | 'v2' = 'v1') => (await page(base, 'HIRING_MANAGER'))[0]!
const names = (value: unknown) => Object.keys(value as object)

test('both bases answer the same candidate, each with its own name for the stage [255 372 373]', async () => {
  const [older, newer] = [await one('v1'), await one('v2')]
  expect(older.status).toBe('WARM_LEADS_HM')
  expect(newer.status).toBe('HIRING_MANAGER')
  expect({ ...older, status: '' }).toEqual({ ...newer, status: '' })
  for (const base of ['v1', 'v2'] as const)
    for (const name of ['WARM_LEADS_HM', 'HIRING_MANAGER']) expect((await page(base, name))[0]!.id).toBe(candidate_id)
})

test('a list gives who it is, where they are and how to reach them [223]', async () => {
  const candidate = await one()
  expect(candidate).toMatchObject({
    _id: candidate_id,
    id: candidate_id,
    name: 'Ada Example',
    linkedin_profile_url: linkedinUrl,
    location: 'Austin, Texas, United States',
    personal_emails: ['ada@home.example'],
    notes: null,
    was_auto_swiped: false,
    contacted: false,
  })
  expect(candidate.core_candidate_id).not.toBe(candidate_id)
  expect(candidate.experiences).toEqual(
    expect.arrayContaining([expect.objectContaining({ title: 'Software Engineer', company: 'Google' }) as Wire]),
  )
  expect((candidate.history as Wire[])[0]).toMatchObject({ event: 2, date: expect.any(String) as string })
})

test('identity, without gender and race [561]', async () => {
  expect(await one()).toMatchObject({
    first_name: 'Ada',
    last_name: 'Example',
    picture_url: 'https://pictures.example/ada.png',
    profile_pic_url: 'https://pictures.example/ada.png',
    headline: 'Engineer at Google',
    city: 'Austin',
    state: 'Texas',
    country: 'United States',
    current_job_title: 'Software Engineer',
    project_id,
    gender: null,
    race: null,
  })
})

test('links: the first LinkedIn account, the Recruiter address for its accounts alone, the resume [562]', async () => {
  expect(await one()).toMatchObject({
    linkedin_recruiter_url: null,
    linked_accounts: { linkedin: [linkedinUrl] },
    resume_key: null,
  })
  sky.services.settings.recruiterProfiles.push(user.email)
  expect((await one()).linkedin_recruiter_url).toBe('https://www.linkedin.com/talent/search?keywords=Ada%20Example%20Google')
  sky.services.settings.recruiterProfiles.pop()
})

test('experiences with dates, length and kind of business [563]', async () => {
  const [current, before] = (await one()).experiences as Wire[]
  expect(names(current)).toEqual(
    expect.arrayContaining(
      [
        'title company companyLogo logo_url companyUrl start_date starts_at end_date ends_at tenure days_on_job location description industry',
      ][0]!.split(' '),
    ),
  )
  expect(current).toMatchObject({ start_date: '2020-01', starts_at: '2020-01', end_date: null, ends_at: null, industry: 'Software' })
  expect(before).toMatchObject({ tenure: '2 yrs', days_on_job: 731, end_date: '2018-01' })
})

test('education with degree, subject and years [564]', async () => {
  expect((await one()).education).toEqual([
    {
      school: 'Stanford University',
      schoolLogo: null,
      degree: 'MSc',
      degree_name: 'MSc',
      major: 'Computer Science',
      field_of_study: 'Computer Science',
      starts_at: '2018',
      ends_at: '2020',
      grad_year: 2020,
      activities: 'Chess club',
    },
  ])
})

test('summary, skills, recommendations, salary and keywords [566]', async () => {
  expect(await one()).toMatchObject({
    summary: 'Builds search.',
    skills: [{ name: 'TypeScript' }, { name: 'PostgreSQL' }],
    recommendations: [{ recommendor_content: 'A colleague', content: 'Reliable' }],
    estimated_salary: [120_000, 150_000],
    matched_keywords: ['TypeScript'],
    missing_keywords: ['Kubernetes'],
  })
})

test('a reason without its proof in the profile is never shown; the others stand in their groups [576]', async () => {
  const candidate = await one()
  expect(candidate.reasons_to_hire).toEqual(judgement.reasons.slice(0, 2))
  expect(candidate).toMatchObject({
    reasons_to_hire_overall: ['Works as Software Engineer', 'Studied at Stanford University'],
    reasons_to_hire_similarity: ['Works as Software Engineer'],
    reasons_to_hire_likelihood: [],
  })
})

test('years of work by kind of job, size of company and country, and which schools [580]', async () => {
  const candidate = await one()
  const years = (new Date().getTime() - Date.UTC(2020, 0)) / 31_557_600_000
  for (const name of ['relevant_yoe', 'years_at_large_company', 'time_in_us']) expect(candidate[name], name).toBeCloseTo(years, 0)
  expect(candidate.years_of_exp).toBeCloseTo(years + 2, 0)
  expect(candidate).toMatchObject({
    years_at_medium_company: 0,
    years_at_small_company: 0,
    attended_top10_school: true,
    attended_top25_school: true,
    has_similar_company: true,
  })
})

test('scores from 0 to 5 by their older names; what nobody knows is null [581]', async () => {
  const candidate = await one()
  expect(candidate.scores).toEqual({
    school_prestige: 4,
    visa: null,
    skills: 4,
    yoe: 4,
    similarity: 4,
    likelihood: 4,
    company_similarity: 4,
    highest_ed: 4,
  })
  expect(candidate).toMatchObject({ score: 87, visa_score: null })
})

test('status and dates come with the moves that set them [567 575]', async () => {
  const { id } = await addPerson(sky, user, project_id, { stage: 'UNDER_REVIEW' })
  await user.call('PUT', 'v1/candidates', { candidate_id: id, status: 'APPROVED' })
  await user.call('PUT', 'v1/candidates', { candidate_id: id, status: 'CONTACTED' })
  await user.call('PUT', 'v1/candidates', {
    candidate_id: id,
    status: 'INTERVIEWING',
    approval_score: 2,
    approval_score_other: 'Education',
  })
  const candidate = (await page('v1', 'INTERVIEWING'))[0]!
  expect(candidate).toMatchObject({
    processed: true,
    score: null,
    approval_score: 2,
    approval_score_other: 'Education',
    rejection_code: [],
  })
  for (const name of ['approved_date', 'contacted_date', 'interview_date']) expect(candidate[name], name).toMatch(/^20\d\d-/)
  for (const name of ['follow_up_1_date', 'follow_up_2_date', 'follow_up_3_date']) expect(candidate[name], name).toBeNull()
  const { userId } = await contextOf(sky, user)
  const history = candidate.history as Wire[]
  expect(history.map((line) => line.event)).toEqual([2, 3, 5, 8])
  expect(history.at(-1)).toEqual({
    date: expect.any(String) as string,
    event: 8,
    label: 'Interview',
    detail: null,
    is_scheduled: false,
    user_id: userId,
    user_name: 'Robin Tester',
    user_profile_picture: null,
  })
})

describe('mail', () => {
  beforeAll(async () => {
    const { workspaceId: workspace_id } = await contextOf(sky, user)
    const about = { workspace_id, project_id, candidate_id }
    await sky.database.system
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
    await sky.database.system
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
    const candidate = await one()
    expect(candidate).toMatchObject({ thread_email: 'ada@home.example', thread_id: '<first@fairlead.localhost>' })
    const mails = candidate.email_history as Wire[]
    expect(mails.map((mail) => [mail.from_email, mail.to_email, mail.email_subject])).toEqual([
      ['hiring@fairlead.localhost', 'ada@home.example', 'Hello Ada'],
      ['ada@home.example', 'hiring@fairlead.localhost', 'Re: Hello Ada'],
    ])
    expect(mails[1]!.email_body).toContain('&lt;b&gt;')
    expect(new Set(mails.map((mail) => mail.thread_id))).toEqual(new Set(['<first@fairlead.localhost>']))
    for (const mail of mails) expect(Date.parse(String(mail.date))).toBeGreaterThan(0)
  })

  test('addresses by kind, and all of them [569]', async () => {
    expect(await one()).toMatchObject({
      personal_emails: ['ada@home.example'],
      prof_emails: ['ada@work.example'],
      candidate_emails: ['ada@home.example', 'ada@work.example'],
    })
  })

  test('comment-only users see no mail', async () => {
    const reader = await colleagueOf(sky, user, 'Rae')
    const project = await calmProject(sky, user, {
      collaborators: [
        { email: user.email, role: 1 },
        { email: reader.email, role: 3 },
      ],
    })
    const { id } = await addPerson(sky, user, project, { stage: 'APPROVED' })
    await sky.database.system
      .insertInto('inbound_mail')
      .values({
        workspace_id: (await contextOf(sky, user)).workspaceId,
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

test('written to in another project: by whom and when [570]', async () => {
  expect((await one()).domain_contacted).toEqual({ contacted: false, contacted_by: null, contacted_date: null, project_name: null })
  const other = await calmProject(sky, user)
  const { person_id } = await sky.database.system
    .selectFrom('candidate')
    .select('person_id')
    .where('id', '=', candidate_id)
    .executeTakeFirstOrThrow()
  await sky.database.system
    .insertInto('candidate')
    .values({
      id: newId(),
      workspace_id: (await contextOf(sky, user)).workspaceId,
      project_id: other,
      person_id,
      stage: 'CONTACTED',
      contacted_at: new Date('2026-01-02T03:04:05Z'),
    })
    .execute()
  expect((await one()).domain_contacted).toMatchObject({
    contacted: true,
    contacted_date: '2026-01-02T03:04:05.000Z',
    project_name: 'Search',
  })
})

test('the project’s templates, with the one that is used first [571 572 573]', async () => {
  const candidate = await one()
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
  await user.call('PUT', 'v1/candidates', { candidate_id, notes: 'Called once', note_to_hm: 'Strong' })
  await user.call('POST', 'v1/comments', { candidate_id, comment_body: 'What do you think?', assignee_email: user.email })
  const candidate = await one()
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
  const { id } = await addPerson(sky, user, project_id, { stage: 'APPROVED' })
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

test('a bias-reduced project gives nobody away, not even in mail', async () => {
  const project = await calmProject(sky, user, { bias_reducer: true })
  const { id } = await addPerson(sky, user, project, { stage: 'APPROVED', profile: { ...profile, linkedinUrl: null }, judgement })
  await sky.database.system
    .insertInto('inbound_mail')
    .values({
      workspace_id: (await contextOf(sky, user)).workspaceId,
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
  const text = JSON.stringify(await page('v2', 'APPROVED', user, project))
  expect(text).toContain('"name":"A. E."')
  for (const secret of ['Ada', 'Example"', 'ada@home', 'pictures.example']) expect(text, secret).not.toContain(secret)
})

test('a page holds fifty; 0, 1 and nothing are the first, in every stage [374]', async () => {
  const project = await calmProject(sky, user)
  await Promise.all(Array.from({ length: 53 }, () => addPerson(sky, user, project, { stage: 'APPROVED' })))
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
  for (const status of stages) expect(await page('v1', status, user, project)).toHaveLength(status === 'APPROVED' ? 50 : 0)
})
