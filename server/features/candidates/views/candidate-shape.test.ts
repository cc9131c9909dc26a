import { afterAll, beforeAll, expect, test } from 'vitest'
import { caller, newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { assessment, profile } from '../../../../testing/known-person.ts'
import { addPerson, activeProject, contextOf } from '../../../../testing/projects.ts'
import type { StoredText } from '@fairlead/domain/shared/stored-text'
import { newId } from '../../../platform/ids.ts'

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
const names = (value: unknown) => Object.keys(value as object)

test('both API versions return the same candidate, each with its own stage name [255 372 373]', async () => {
  const [older, newer] = [await readOne('v1'), await readOne('v2')]
  expect(older.status).toBe('WARM_LEADS_HM')
  expect(newer.status).toBe('HIRING_MANAGER')
  expect({ ...older, status: '' }).toEqual({ ...newer, status: '' })
  for (const base of ['v1', 'v2'] as const)
    for (const name of ['WARM_LEADS_HM', 'HIRING_MANAGER']) expect((await page(base, name))[0]!.id).toBe(candidate_id)
})

test('a list shows who they are, where they are, and how to reach them [223]', async () => {
  const candidate = await readOne()
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
  expect(await readOne()).toMatchObject({
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

test('links: the first LinkedIn account, the Recruiter address for its accounts only, the resume [562]', async () => {
  expect(await readOne()).toMatchObject({
    linkedin_recruiter_url: null,
    linked_accounts: { linkedin: [linkedinUrl] },
    resume_key: null,
  })
  testApp.services.settings.recruiterProfiles.push(user.email)
  expect((await readOne()).linkedin_recruiter_url).toBe('https://www.linkedin.com/talent/search?keywords=Ada%20Example%20Google')
  testApp.services.settings.recruiterProfiles.pop()
})

test('experiences with dates, length, and industry [563]', async () => {
  const [current, before] = (await readOne()).experiences as Wire[]
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
  expect((await readOne()).education).toEqual([
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
  expect(await readOne()).toMatchObject({
    summary: 'Builds search.',
    skills: [{ name: 'TypeScript' }, { name: 'PostgreSQL' }],
    recommendations: [{ recommendor_content: 'A colleague', content: 'Reliable' }],
    estimated_salary: [120_000, 150_000],
    matched_keywords: ['TypeScript'],
    missing_keywords: ['Kubernetes'],
    missed_requirements: [],
  })
})

test('never shows a reason without proof in the profile; the others are grouped [576]', async () => {
  const candidate = await readOne()
  const reasons = assessment.reasons.slice(0, 2).map(({ group, text, evidence }) => ({ group, text, computation: null, evidence }))
  expect(candidate.reasons_to_hire).toEqual(reasons)
  expect(candidate).toMatchObject({
    reasons_to_hire_overall: ['Now Software Engineer at Google', 'Studied at Stanford University'],
    reasons_to_hire_similarity: ['Now Software Engineer at Google'],
    reasons_to_hire_likelihood: [],
  })
})

test('reasons and missed requirements are in the language of their reader', async () => {
  const project = await activeProject(testApp, user)
  const missed = {
    missedMusts: ['outside Berlin', 'no mention of Kafka', 'as an older version wrote it'],
    missedTexts: [['outside', 'Berlin'], ['noMention', 'Kafka'], ['of_a_newer_version']] as StoredText[],
    rareMissing: ["a bachelor's degree", 'Rust'],
  }
  await addPerson(testApp, user, project, { stage: 'HIRING_MANAGER', profile, assessment: { ...assessment, ...missed } })
  const cardIn = async (language: string) =>
    (await page('v2', 'HIRING_MANAGER', { ...user, call: caller(testApp.app, user.session, language) }, project))[0]!
  expect(await cardIn('en')).toMatchObject({
    reasons_to_hire_overall: ['Now Software Engineer at Google', 'Studied at Stanford University'],
    missed_requirements: [...missed.missedMusts, "no mention of a bachelor's degree or Rust, like almost everyone"],
  })
  expect(await cardIn('de')).toMatchObject({
    reasons_to_hire_overall: ['Aktuell Software Engineer bei Google', 'Studierte an: Stanford University'],
    reasons_to_hire_similarity: ['Aktuell Software Engineer bei Google'],
    missed_requirements: [
      'außerhalb von Berlin',
      'Kafka nicht erwähnt',
      'as an older version wrote it',
      'Bachelorabschluss oder Rust nicht erwähnt, wie bei fast allen',
    ],
  })
})

test('years of work by kind of job, company size, and country, and the schools [580]', async () => {
  const candidate = await readOne()
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

test('returns scores from 0 to 5 by their older names, or null when unknown [581]', async () => {
  const candidate = await readOne()
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

test('returns status and dates set by moves [567 575]', async () => {
  const { id } = await addPerson(testApp, user, project_id, { stage: 'UNDER_REVIEW' })
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
  const { userId } = await contextOf(testApp, user)
  const history = candidate.history as Wire[]
  expect(history.map((line) => line.event)).toEqual([2, 3, 6, 8])
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
