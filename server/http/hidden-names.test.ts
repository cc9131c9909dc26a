// One project hides a candidate's name: every call that reads, about anything else in the workspace, is asked with one fact about
// them, and no answer adds another.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { emptyProfile } from '@fairlead/domain/candidate/merge'
import type { Profile } from '@fairlead/domain/shared/profile'
import { isRecord } from '@fairlead/domain/shared/records'
import { addCandidates } from '../features/candidates/records/candidate-store.ts'
import { savePeople } from '../features/candidates/people/person-store.ts'
import { newId } from '../platform/ids.ts'
import { cases } from '../../testing/access-matrix/cases.ts'
import { send } from '../../testing/access-matrix/ask.ts'
import { activeProject, contextOf } from '../../testing/projects.ts'
import { seedWorkspace } from '../../testing/seed-workspace.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../testing/test-app.ts'
import { dailyOf, isNightly } from '../../testing/daily.ts'
import type { Things } from '../../testing/things.ts'

const url = 'https://www.linkedin.com/in/zed-wing-77'
const email = 'zed.wing@home.example'
const secrets = [/xanthippa/i, /quillfeather/i, /zed\.wing@/i, /zed-wing/i, /pictures\.example/i]
const facts = { name: 'Xanthippa Quillfeather', first: 'xanthippa', surname: 'quillfeather', email, url, title: 'Sawyer', id: '' }

/** The others find nothing that these don't, and are tried at night. */
const byDay: ReadonlySet<string> = new Set(['surname', 'email', 'url', 'id'])

let testApp: TestApp
let user: TestUser
let things: Things
/** Without candidates: what it shows of people is of the pool. */
let empty: string
beforeAll(async () => {
  testApp = await createTestApp({ people: 20 })
  user = await newUser(testApp.app)
  things = await seedWorkspace(testApp, user, { roster: [{ email: user.email, role: 1 }], withCalendar: false })
  const hiding = await activeProject(testApp, user, { bias_reducer: true })
  empty = await activeProject(testApp, user)
  const ctx = await contextOf(testApp, user)
  const experience = { title: 'Sawyer', company: 'Oak', start: '2019-01', end: null, location: null, description: null, industry: null }
  const profile: Profile = {
    ...emptyProfile,
    firstName: 'Xanthippa',
    lastName: 'Quillfeather',
    headline: `Sawyer, ${email}`,
    summary: `Xanthippa saws. ${url}`,
    linkedinUrl: url,
    personalEmails: [email],
    pictureUrl: 'https://pictures.example/a.png',
    experiences: [experience],
  }
  // the first in the order of ids, in which previews choose from the pool
  facts.id = `0${newId().slice(1)}`
  await ctx.transaction(async (tx) => {
    const person = { id: facts.id, workspaceId: ctx.workspaceId, shadows: null, profile, sources: {}, state: 'new' as const }
    await savePeople(tx, ctx, testApp.services.vocabulary, [person], 'hand')
    await tx
      .insertInto('person_application')
      .values({ id: newId(), workspace_id: ctx.workspaceId, person_id: facts.id, key: 'k', reason: `Xanthippa, ${email}`, source: url })
      .execute()
    const place = { personId: facts.id, stage: 'UNDER_REVIEW', batch: 1, rank: 0, assessment: null, event: 'imported' } as const
    await addCandidates(tx, ctx, { id: hiding, workspaceId: ctx.workspaceId }, [place])
  })
})
afterAll(() => testApp.close())

/** Calls that only answer: the staff's, without what they repair. */
const reading = cases.filter(
  ({ endpoint: { call }, input }) =>
    call.session &&
    !input.before &&
    !input.file &&
    !call.download &&
    (call.method === 'GET' || /preview|\/check$|ideal_candidates$|\/links$/.test(call.path)),
)

/** The input with the fact in each place where a text may be. */
function variants(schema: z.ZodType, base: Record<string, unknown>, fact: string): Record<string, unknown>[] {
  const keys = new Set([...Object.keys(base), ...(schema instanceof z.ZodObject ? Object.keys(schema.shape) : [])])
  const texts = [...keys].filter((key) => key !== 'project_id').flatMap((key) => [fact, [fact]].map((value) => ({ ...base, [key]: value })))
  const nested = (value: unknown): unknown => {
    if (typeof value === 'string') return /^[[{]/.test(value) ? JSON.stringify(nested(JSON.parse(value))) : fact
    if (Array.isArray(value)) return value.map(nested)
    return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, nested(part)])) : value
  }
  const inner = Object.entries(base)
    .filter(([, value]) => typeof value === 'object' || /^[[{]/.test(String(value)))
    .map(([key, value]) => ({ ...base, [key]: nested(value) }))
  const inPool = { ...base, candidate_id: undefined, project_id: empty, job_titles: ['Sawyer'], title: 'Sawyer' }
  return [base, inPool, { ...inPool, person_id: fact, core_candidate_id: fact, body: '{{full_name}}' }, ...texts, ...inner].filter(
    (fields) => schema.safeParse(fields).success,
  )
}

// daily half of the calls
test.each(dailyOf(reading, 2))('$name tells no more about someone with a hidden name than it was told [464]', async (endpoint) => {
  const base = endpoint.input.fields(things, { email: user.email, password: '' })
  for (const [kind, fact] of Object.entries(facts).filter(([name]) => isNightly || byDay.has(name))) {
    const requests = variants(endpoint.endpoint.call.input, base, fact)
    const answers = await Promise.all(requests.map((fields) => send(testApp, endpoint, user.session, fields)))
    for (const [index, fields] of requests.entries()) {
      const { body } = answers[index]!
      const fieldsText = JSON.stringify(fields)
      for (const secret of secrets.filter((pattern) => !pattern.test(fieldsText)))
        expect(body, `by ${kind}: ${fieldsText}`).not.toMatch(secret)
      if (kind !== 'id' && kind !== 'title') expect(body, `by ${kind}: ${fieldsText}`).not.toContain(facts.id)
    }
  }
})

test('finds the same person where no project hides them', async () => {
  const db = testApp.database.system
  await db.updateTable('project').set({ bias_reducer: false }).execute()
  const { body } = await user.call('GET', 'v2/talent', { query: 'quillfeather' })
  await db.updateTable('project').set({ bias_reducer: true }).execute()
  for (const secret of secrets.slice(0, 4)) expect(JSON.stringify(body)).toMatch(secret)
})
