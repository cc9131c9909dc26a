// Importing people over the real API with a real database: merging, refusals, tenancy, concurrency.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'

interface Person {
  core_candidate_id: string
  name: string
  headline: string | null
  emails: string[]
  source: string
  linkedin_profile_url: string | null
}
interface Page {
  people: Person[]
  total: number
}
interface Failure {
  error: string
  message: string
  fields?: Record<string, string>
}

let testApp: TestApp
let ann: TestUser
let ben: TestUser
let shared: Person[]

beforeAll(async () => {
  testApp = await createTestApp({ people: 200 })
  ;[ann, ben] = await Promise.all([newUser(testApp.app, 'Ann'), newUser(testApp.app, 'Ben')])
  shared = await lookAround(ann)
})
afterAll(() => testApp.close())

/** People from the shared pool with an email and a LinkedIn URL. */
async function lookAround(user: TestUser): Promise<Person[]> {
  const words = await Promise.all(['engineer', 'manager', 'nurse', 'sales'].map((query) => user.call<Page>('GET', 'v2/talent', { query })))
  return words.flatMap(({ body }) => body.people).filter((person) => person.emails.length > 0 && person.linkedin_profile_url)
}
const search = async (user: TestUser, query: string, isOwn = false) =>
  (await user.call<Page>('GET', 'v2/talent', { query, mine: isOwn })).body
const url = (name: string) => `https://www.linkedin.com/in/${name}`
const project = async (user: TestUser, type = '2') =>
  (await user.call<{ project_id: string }>('POST', 'v1/projects', { project_name: 'Search', type })).body.project_id
const status = async (user: TestUser, projectId: string, stage: string) =>
  (
    await user.call<{
      candidates: { id: string; name: string; candidate_emails: string[]; status: string; history: { event: number }[] }[]
    }>('GET', 'v2/projects/candidates', { project_id: projectId, status: stage })
  ).body.candidates

describe('one person, manually', () => {
  test('is new once, merged afterward, and found by name, email, LinkedIn URL, and title', async () => {
    const form = { linkedin_url: 'linkedin.com', email: 'unknown' }
    const refused = await ann.call<Failure>('POST', 'v2/talent', form)
    expect(refused).toMatchObject({ status: 400, body: { fields: { linkedin_url: 'Not a valid Linkedin URL', email: 'Invalid e-mail.' } } })
    expect((await ann.call<Failure>('POST', 'v2/talent', {})).body.fields).toEqual({ linkedin_url: 'Required.', email: 'Required.' })
    const input = {
      linkedin_url: 'www.linkedin.com/in/Zelda-Quist/',
      email: 'Zelda@Quist.example',
      name: 'Zelda Quist',
      title: 'Beekeeper',
      company: 'Hive',
    }
    const first = await ann.call<{ core_candidate_id: string; merged: boolean }>('POST', 'v2/talent', input)
    expect(first).toMatchObject({ status: 201, body: { merged: false } })
    const again = await ann.call('POST', 'v2/talent', { ...input, email: 'zelda@work.example' })
    expect(again.body).toEqual({ core_candidate_id: first.body.core_candidate_id, merged: true })
    for (const query of ['quist zelda', 'zelda@work.example', url('zelda-quist'), 'beekeeper']) {
      const { people, total } = await search(ann, query)
      expect([query, total, people.map((person) => person.name)]).toEqual([query, 1, ['Zelda Quist']])
      expect((await search(ben, query)).total).toBe(0)
    }
    expect((await search(ann, 'Zelda%')).total).toBe(0)
    expect((await search(ann, '')).people[0]).toMatchObject({
      name: 'Zelda Quist',
      source: 'hand',
      emails: ['zelda@quist.example', 'zelda@work.example'],
    })
  })

  test('refuses a LinkedIn URL and an email of two different people without changes', async () => {
    const [a, b] = [shared[0]!, shared[1]!]
    const before = await search(ann, '', true)
    const answer = await ann.call<Failure>('POST', 'v2/talent', { linkedin_url: a.linkedin_profile_url, email: b.emails[0] })
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { email: 'The LinkedIn URL and the email belong to two different people.' } },
    })
    const conflict = await ann.call<Failure>('POST', 'v2/talent', { linkedin_url: url('someone-else'), email: b.emails[0] })
    expect(conflict.status).toBe(400)
    expect(await search(ann, '', true)).toEqual(before)
  })

  test('twenty concurrent requests create one row', async () => {
    const input = { linkedin_url: url('only-one'), email: 'only@one.example', name: 'Only One' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        ann.call<{ core_candidate_id: string; merged: boolean }>('POST', 'v2/talent', { ...input, email: `only${index % 3}@one.example` }),
      ),
    )
    expect(new Set(answers.map(({ status: code }) => code))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.core_candidate_id)).size).toBe(1)
    expect(answers.filter(({ body }) => !body.merged)).toHaveLength(1)
    expect((await search(ann, 'only one')).people[0]!.emails.toSorted()).toEqual([
      'only0@one.example',
      'only1@one.example',
      'only2@one.example',
    ])
  })
})

describe("a workspace's own data about a shared person", () => {
  test('stays private and hides the shared row only from that workspace', async () => {
    const person = shared[2]!
    const add = (user: TestUser, email: string, title: string) =>
      user.call<{ core_candidate_id: string; merged: boolean }>('POST', 'v2/talent', {
        linkedin_url: person.linkedin_profile_url,
        email,
        title,
        company: 'Secret',
      })
    const [ofAnn, ofBen] = [await add(ann, 'secret@ann.example', 'Falconer'), await add(ben, 'secret@ben.example', 'Diver')]
    expect([ofAnn.body.merged, ofBen.body.merged]).toEqual([true, true])
    expect(new Set([ofAnn.body.core_candidate_id, ofBen.body.core_candidate_id, person.core_candidate_id]).size).toBe(3)
    for (const [user, ownEmail, foreign] of [
      [ann, 'secret@ann.example', 'secret@ben.example'],
      [ben, 'secret@ben.example', 'secret@ann.example'],
    ] as const) {
      const { people, total } = await search(user, person.linkedin_profile_url!)
      expect(total).toBe(1)
      expect(people[0]!.emails.toSorted()).toEqual([...person.emails, ownEmail].toSorted())
      expect((await search(user, foreign)).total).toBe(0)
    }
    const { rows } = await sqlOf(
      `select count(*)::int as n from person where workspace_id is null and (profile::text ~ 'secret@' or sources::text ~ 'hand')`,
    )
    expect(rows).toEqual([{ n: 0 }])
  })

  test("applies to the workspace's candidates", async () => {
    const person = shared[3]!
    const id = await project(ann)
    await ann.call('POST', 'v1/candidates', { project_id: id, cand_linkedin_url: person.linkedin_profile_url })
    await ann.call('POST', 'v2/talent', { linkedin_url: person.linkedin_profile_url, email: 'better@address.example' })
    const [candidate] = await status(ann, id, 'APPROVED')
    expect(candidate!.candidate_emails).toContain('better@address.example')
    expect(await ann.call('POST', 'v1/candidates', { project_id: id, cand_linkedin_url: person.linkedin_profile_url })).toEqual({
      status: 200,
      body: { candidate_id: candidate!.id, in_project: true },
    })
  })
})

describe('a JSON Resume', () => {
  test('becomes a person; a broken one is refused with the reason', async () => {
    const resume = {
      basics: {
        name: 'Jo Resume',
        email: 'jo@resume.example',
        profiles: [{ network: 'LinkedIn', url: 'https://linkedin.com/in/Jo-Resume' }],
      },
      work: [{ name: 'Acme', position: 'Welder', startDate: '2019-02' }],
    }
    const first = await ann.call<{ core_candidate_id: string }>('POST', 'v2/talent/json_resume', { resume })
    expect(first).toMatchObject({ status: 201, body: { name: 'Jo Resume', merged: false, warnings: [] } })
    expect((await ann.call('POST', 'v2/talent/json_resume', { resume })).body).toMatchObject({
      core_candidate_id: first.body.core_candidate_id,
      merged: true,
    })
    expect((await search(ann, url('jo-resume'))).people[0]).toMatchObject({ headline: 'Welder at Acme', source: 'json_resume' })
    expect(await ann.call<Failure>('POST', 'v2/talent/json_resume', { resume: { basics: {} } })).toMatchObject({
      status: 400,
      body: { fields: { resume: 'basics.name is missing.' } },
    })
    expect((await ann.call<Failure>('POST', 'v2/talent/json_resume', { resume: '[1]' })).status).toBe(400)
  })
})

describe('into a project', () => {
  test.each([
    ['2', {}, 'APPROVED'],
    ['1', {}, 'HIRING_MANAGER'],
    ['3', {}, 'HIRING_MANAGER'],
    ['1', { referral_sender: 'ref@erral.example', referral_subject: 'Hello', referral_body: 'Meet Kim' }, 'AWAITING_INFO'],
    ['2', { status: 'INTERVIEWING' }, 'INTERVIEWING'],
  ])('type %s with %o arrives in %s, once', async (type, extra, stage) => {
    const id = await project(ann, type)
    const form = { project_id: id, cand_linkedin_url: url('kim-park'), cand_email: 'kim@park.example', cand_name: 'Kim Park', ...extra }
    const first = await ann.call<{ candidate_id: string }>('POST', 'v1/candidates', form)
    expect(first).toMatchObject({ status: 201, body: { in_project: false } })
    expect(await ann.call('POST', 'v1/candidates', form)).toEqual({
      status: 200,
      body: { candidate_id: first.body.candidate_id, in_project: true },
    })
    const [candidate] = await status(ann, id, stage)
    expect(candidate).toMatchObject({ id: first.body.candidate_id, name: 'Kim Park', status: stage })
    expect(candidate!.history.map((line) => line.event)).toEqual([2])
    const { rows } = await sqlOf(`select type from event where payload->>'candidateId' = '${first.body.candidate_id}'`)
    expect(rows).toEqual([{ type: 'candidate.imported' }])
    const thread = await ann.call<{ messages?: { text?: string }[] }>('GET', 'v2/projects/candidates/conversation', {
      project_id: id,
      candidate_id: first.body.candidate_id,
    })
    expect(JSON.stringify(thread.body).includes('Meet Kim')).toBe('referral_body' in extra)
  })

  test('explains refusals', async () => {
    const id = await project(ann)
    const post = (form: Record<string, unknown>) => ann.call<Failure>('POST', 'v1/candidates', { project_id: id, ...form })
    expect((await post({})).body.fields).toEqual({ cand_linkedin_url: 'Required.' })
    expect((await post({ cand_linkedin_url: 'http://linkedin.com/company/x' })).body.fields).toEqual({
      cand_linkedin_url: 'Not a valid Linkedin URL',
    })
    expect((await post({ cand_email: 'x' })).body.fields).toEqual({ cand_email: 'Invalid e-mail.' })
    expect((await post({ cand_email: 'x@y.example', referral_body: 'Hi' })).body.fields).toEqual({
      referral_sender: 'Required.',
      referral_subject: 'Required.',
    })
    expect((await post({ cand_email: 'x@y.example', status: 'UNDER_REVIEW' })).status).toBe(400)
    expect(await post({ cand_linkedin_url: url('unknown-person') })).toMatchObject({
      status: 404,
      body: { error: 'no_email_found', message: 'Unable to find email for this LinkedIn User.' },
    })
    expect(await status(ann, id, 'APPROVED')).toEqual([])
  })

  test("another workspace's project looks nonexistent", async () => {
    const id = await project(ann)
    for (const [path, form] of [
      ['v1/candidates', { cand_email: 'x@y.example' }],
      ['v1/candidates/import/check', { cand_linkedin_url: url('kim-park') }],
    ] as const) {
      const foreign = await ben.call('POST', path, { project_id: id, ...form })
      const absent = await ben.call('POST', path, { project_id: 'nothing', ...form })
      expect(foreign).toEqual(absent)
      expect(foreign.status).toBe(404)
    }
  })

  test('reports whether the person exists and which address is known', async () => {
    const id = await project(ann)
    const check = (user: TestUser, name: string, to = id) =>
      user.call('POST', 'v1/candidates/import/check', { project_id: to, cand_linkedin_url: url(name) })
    expect((await check(ann, 'kim-park')).body).toEqual({
      in_project: false,
      email: 'kim@park.example',
      email_guessed: false,
      email_vendor: null,
      name: 'Kim Park',
    })
    await ann.call('POST', 'v1/candidates', { project_id: id, cand_linkedin_url: url('kim-park') })
    expect((await check(ann, 'kim-park')).body).toMatchObject({ in_project: true })
    expect((await check(ann, 'no-such')).body).toEqual({
      in_project: false,
      email: null,
      email_guessed: false,
      email_vendor: null,
      name: null,
    })
    expect((await check(ben, 'kim-park', await project(ben))).body).toEqual({
      in_project: false,
      email: null,
      email_guessed: false,
      email_vendor: null,
      name: null,
    })
    expect((await ann.call<Failure>('POST', 'v1/candidates/import/check', { project_id: id, cand_linkedin_url: 'x' })).body.fields).toEqual(
      { cand_linkedin_url: 'Not a valid Linkedin URL' },
    )
  })

  test('twenty concurrent requests create one candidate', async () => {
    const id = await project(ann)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        ann.call<{ candidate_id: string }>('POST', 'v1/candidates', {
          project_id: id,
          cand_linkedin_url: url('race'),
          cand_email: 'race@car.example',
        }),
      ),
    )
    expect(new Set(answers.map(({ body }) => body.candidate_id)).size).toBe(1)
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
    expect(await status(ann, id, 'APPROVED')).toHaveLength(1)
  })
})

async function sqlOf(text: string): Promise<{ rows: Record<string, unknown>[] }> {
  const client = await testApp.database.connect()
  try {
    return await client.query<Record<string, unknown>>(text)
  } finally {
    await client.end()
  }
}
