// Every call in a bias-reduced project: no response reveals who a candidate is, but outgoing email does.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyProfile } from '@fairlead/domain/candidate/merge'
import type { Profile } from '@fairlead/domain/shared/profile'
import { openAccessMatrix, type AccessMatrix } from '../../testing/access-matrix.ts'
import { expectedOf, type AskerName } from '../../testing/access-matrix/outcomes.ts'
import type { Things } from '../../testing/things.ts'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts'
import { startMailStation, until, type MailStation } from '../../testing/mail-station.ts'
import { addPerson, activeProject } from '../../testing/projects.ts'
import { cases, type EndpointCase } from '../../testing/access-matrix/cases.ts'
import { dailyOf } from '../../testing/daily.ts'

/** Not about anyone in a project: unmatched email, and what a candidate reads about themselves through their own link. */
const elsewhere = new Set([
  'GET v2/mail/unmatched',
  'GET v1/candidates/additional_information',
  'GET v1/candidates/self_identification',
  'GET v2/interviews/booking',
  'GET v1/notifications/unsubscribe',
  'GET v2/your_data/record',
  'GET v2/your_data/file',
])
/** Not available in such a project. */
const withheld = new Set([
  'GET v2/talent/resume',
  'GET v1/candidates/resume',
  'GET v2/projects/candidates/resume',
  'GET v2/mail/attachment',
])
/** A user who must not learn the name may not overwrite it. */
const refusedThere = new Set(['PUT v2/talent/people'])
const names = { firstName: 'Zephyrine', lastName: 'Quillfeather' }
const otherEmail = 'zed.wing@home.example'
const telling = `Zephyrine Quillfeather, zephyrine.quillfeather@work.example, ${otherEmail}, https://www.linkedin.com/in/zed-wing-77`
const secrets = [/zephyrine/i, /quillfeather/i, /zed.wing/i, /pictures\.example/]

async function giveAway({ testApp }: AccessMatrix, things: Things): Promise<void> {
  const db = testApp.database.system
  const profile: Profile = {
    ...emptyProfile,
    ...names,
    headline: telling,
    summary: telling,
    experiences: [
      { title: telling, company: telling, start: '2019-01', end: null, location: null, description: telling, industry: telling },
    ],
    education: [{ school: telling, degree: telling, fieldOfStudy: telling, startYear: 2010, endYear: 2014, activities: telling }],
    skills: [telling],
    recommendations: [{ by: 'Quillfeather', content: telling }],
    linkedinUrl: things.linkedin_url,
    personalEmails: [things.email],
    workEmails: ['zephyrine.quillfeather@work.example'],
    pictureUrl: 'https://pictures.example/a.png',
  }
  const evidence = [{ field: 'headline', index: 0, part: null, start: 0, end: 9, quote: 'Zephyrine' }]
  const dimension = { value: 1, weight: 1 }
  const dimensions = ['title', 'keywords', 'yearsOfExperience', 'similarCompanies', 'industry', 'education', 'schoolPrestige', 'location']
  const assessment = {
    score: 80,
    dimensions: Object.fromEntries([...dimensions, 'similarity', 'responseLikelihood'].map((name) => [name, dimension])),
    reasons: [{ group: 'Work', text: telling, evidence }],
    matchedKeywords: [],
    missingKeywords: [],
  }
  const [personId, about] = [things.person_id, things.candidate_id]
  await db
    .updateTable('person')
    .set({ name: 'Zephyrine Quillfeather', headline: telling, profile: JSON.stringify(profile) })
    .where('id', '=', personId)
    .execute()
  await db
    .updateTable('candidate')
    .set({
      preferred_email: otherEmail,
      bad_emails: ['bad.zed.wing@home.example'],
      assessment: JSON.stringify(assessment),
      attention: JSON.stringify({ code: 'bounced', text: telling }),
      notes: telling,
      note_to_hm: telling,
      rejection_other: telling,
      not_interested_other: telling,
    })
    .where('id', '=', about)
    .execute()
  await db.updateTable('candidate_history').set({ detail: telling }).where('candidate_id', '=', about).execute()
  await db.updateTable('comment').set({ body: telling }).where('candidate_id', '=', about).execute()
  await db
    .updateTable('message')
    .set({ to_email: otherEmail, subject: telling, html: `<p>${telling}</p>`, body_text: telling })
    .where('candidate_id', '=', about)
    .execute()
  const received = {
    from_email: otherEmail,
    from_name: 'Zephyrine',
    subject: telling,
    reply_text: telling,
    body_text: telling,
    label: 'interested' as const,
    because: telling,
  }
  await db
    .updateTable('inbound_mail')
    .set({ ...received, confidence: 1, confident: true })
    .where('candidate_id', '=', about)
    .execute()
  await db
    .updateTable('project')
    .set({ bias_reducer: true, settings: sql`settings || '{"biasReducer": true, "bias_reducer": true}'::jsonb` })
    .where('id', 'in', [things.project_id, things.other_project_id])
    .execute()
}

/** The caller isn't one. */
const forSuperAdmins: ReadonlySet<string> = new Set(['read_hard_requirements', 'read_audit_log', 'change_accounts'])

describe('every call', () => {
  let matrix: AccessMatrix
  beforeAll(async () => {
    matrix = await openAccessMatrix()
  })
  afterAll(() => matrix.close())
  const checkedCases = cases.filter(({ name }) => !elsewhere.has(name))
  const isReading = ({ endpoint, input }: EndpointCase) => endpoint.call.method === 'GET' && !input.before
  const writing = checkedCases.filter((endpoint) => !isReading(endpoint))
  /** A call that writes needs its own project: daily every twelfth of them, and half of those that read. */
  const tried = [...dailyOf(checkedCases.filter(isReading), 2), ...dailyOf(writing, 12)]
  const givenAway = new Map<Things, Promise<void>>()

  /** Calls that only read share the projects in the required state. */
  async function read(endpoint: EndpointCase, asker: AskerName) {
    const things = await matrix.standing(endpoint)
    const giving = givenAway.get(things) ?? giveAway(matrix, things)
    givenAway.set(things, giving)
    await giving
    return { things, ...(await matrix.ask(endpoint, asker, things)) }
  }

  async function write(endpoint: EndpointCase, asker: AskerName) {
    let ownThings: Things | null = null
    const answer = await matrix.succeed(endpoint, asker, (things) => {
      ownThings = things
      return giveAway(matrix, things)
    })
    return { things: ownThings!, ...answer }
  }

  test.each(tried)('$name reveals to no one who the candidate is [464 465]', async (endpoint) => {
    const asker = expectedOf(endpoint.need, 'role 1') === 'allowed' ? 'role 1' : 'staff with role 2'
    const { things, status, body } = await (isReading(endpoint) ? read : write)(endpoint, asker)
    const ownPatterns = [things.email, things.linkedin_url].map((secret) => new RegExp(secret.replaceAll(/[.?]/g, String.raw`\$&`), 'i'))
    const isOthers = ['only before the first account', 'its importer', 'its interviewer'].includes(endpoint.need)
    if (withheld.has(endpoint.name) || isOthers) expect(status).toBe(404)
    else if (refusedThere.has(endpoint.name)) expect(status).toBe(403)
    // a letter names the candidate
    else if (endpoint.name.includes('/offer_letter')) expect([403, 409]).toContain(status)
    else if (!forSuperAdmins.has(endpoint.need)) expect(status, body).toBeLessThan(300)
    for (const secret of [...secrets, ...ownPatterns]) expect(body).not.toMatch(secret)
  })

  test('the searched values exist in other projects [464]', async () => {
    const endpoint = cases.find(({ name }) => name === 'GET v2/projects/candidates/one')!
    const { body } = await matrix.succeed(endpoint, 'role 1', async (things) => {
      await giveAway(matrix, things)
      await matrix.testApp.database.system.updateTable('project').set({ bias_reducer: false }).where('id', '=', things.project_id).execute()
    })
    for (const secret of secrets) expect(body).toMatch(secret)
  })
})

describe('the email', () => {
  let testApp: TestApp
  let station: MailStation
  let user: TestUser
  beforeAll(async () => {
    testApp = await createTestApp({ settings: { holdSeconds: 0 } })
    station = await startMailStation(testApp)
    user = await newUser(testApp.app)
  })
  afterAll(async () => {
    await station.stop()
    await testApp.close()
  })

  test('is written with initials and sent with the name, to an address that no one here sees [464]', async () => {
    const project_id = await activeProject(testApp, user, { bias_reducer: true })
    const { id: candidate_id, email } = await addPerson(testApp, user, project_id, { profile: names })
    const about = { project_id, candidate_id }
    interface Preview {
      text: string
      draft_text: string
      to_email: string | null
      variables: { name: string; value: string | null; insert: string | null }[]
    }
    const { body: preview } = await user.call<Preview>('POST', 'v2/outreach/preview', { ...about, step: 0 })
    expect(preview.text).toMatch(/^Hi Z\.,/)
    expect(preview.draft_text).toMatch(/^Hi \{\{first_name\}\},.*Software Engineer/)
    expect(preview.to_email).toBeNull()
    expect(preview.variables).toContainEqual(expect.objectContaining({ name: 'full_name', value: 'Z. Q.', insert: '{{full_name}}' }))
    expect(preview.variables).toContainEqual(
      expect.objectContaining({ name: 'job_title', value: 'Software Engineer', insert: 'Software Engineer' }),
    )

    const sent = await user.call('POST', 'v2/projects/candidates/approve_and_send', {
      ...about,
      email_body: `${preview.draft_text} Or tomorrow?`,
    })
    expect(sent).toMatchObject({ status: 200, body: { email_status: 200 } })
    await until('the mail', () => station.idsTo(email!).length === 1)
    const [mail] = await station.sentTo(email!)
    expect(mail!.text).toMatch(/^Hi Zephyrine, .*Or tomorrow\?/)
    const { body: talk } = await user.call('GET', 'v2/projects/candidates/conversation', about)
    expect(JSON.stringify(talk)).toContain('Hi Z.,')
    for (const secret of [/zephyrine/i, /quillfeather/i, new RegExp(email!)]) expect(JSON.stringify(talk)).not.toMatch(secret)
  })
})
