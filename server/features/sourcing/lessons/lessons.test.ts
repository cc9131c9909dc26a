import type { AcceptLessons, ListLessons } from '@fairlead/contract/v2/projects/lessons'
import type { PreviewLessons } from '@fairlead/contract/v2/projects/lessons/preview'
import type { ReadLearningProgress } from '@fairlead/contract/v2/projects/lessons/progress'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caller, newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { newSearch, pageOf, searchNow } from '../../../../testing/projects.ts'

let testApp: TestApp
let user: TestUser
beforeAll(async () => {
  testApp = await createTestApp({ people: 800 })
  user = await newUser(testApp.app)
})
afterAll(() => testApp.close())

const read = async (project_id: string) => (await user.call<ListLessons['answer']>('GET', 'v2/projects/lessons', { project_id })).body
const accept = (project_id: string, version: number, choices: object[]) =>
  user.call<AcceptLessons['answer']>('PUT', 'v2/projects/lessons', { project_id, version, choices: JSON.stringify(choices) })
const predict = async (project_id: string, choices: object[] = []) =>
  (await user.call<PreviewLessons['answer']>('POST', 'v2/projects/lessons/preview', { project_id, choices: JSON.stringify(choices) })).body
const progress = async (project_id: string) =>
  (await user.call<ReadLearningProgress['answer']>('GET', 'v2/projects/lessons/progress', { project_id })).body

/** Decides on this many in Review: every third one is approved, one is rejected as too junior, the others for their company. */
async function decide(project_id: string, count: number): Promise<void> {
  const cards = await pageOf(user, project_id, 'UNDER_REVIEW')
  for (const [index, { id: candidate_id }] of cards.slice(0, count).entries()) {
    const verdict =
      index % 3 === 0
        ? { approved: true }
        : index === 1
          ? { approved: false, rejection_reasons: [3], rejection_reason_other: 'too junior' }
          : { approved: false, rejection_reasons: [13], rejection_reason_other: 'not for us' }
    const { status } = await user.call('POST', 'v2/projects/candidates/swipe', { project_id, candidate_id, ...verdict })
    expect(status).toBe(200)
  }
}
const used = ({ lines }: Pick<ListLessons['answer'], 'lines'>) => lines.filter(({ is_off }) => !is_off).map(({ key }) => key)

describe('the lessons of a project', () => {
  test('has no lessons before any decision, and undoing creates no version', async () => {
    const project_id = await newSearch(testApp, user)
    expect(await read(project_id)).toMatchObject({ version: 0, approved: 0, rejected: 0, lines: [], versions: [] })
    expect(await predict(project_id)).toMatchObject({ moved: 0, entered: 0, risen: [], fallen: [] })
    expect(await progress(project_id)).toMatchObject({ decisions: 0, is_stable: false, last_change: null })
    expect((await user.call('POST', 'v2/projects/lessons/undo', { project_id, version: 0 })).body).toEqual({
      version: 0,
      is_searching: false,
    })
    expect((await read(project_id)).versions).toEqual([])
  })

  test('lines and versions are in the language of their reader, no matter who stored them', async () => {
    const project_id = await newSearch(testApp, user)
    await decide(project_id, 6)
    const inLanguage = async (language: string) => {
      const call = caller(testApp.app, user.session, language)
      const { body } = await call<ListLessons['answer']>('GET', 'v2/projects/lessons', { project_id })
      const { body: projects } = await call<{ project_id: string; lessons: string[] }[]>('GET', 'v1/projects')
      const { lessons } = projects.find((project) => project.project_id === project_id)!
      const wordsOf = (lines: readonly { text: string; why: string }[]) => lines.map((line) => `${line.text}: ${line.why}`)
      return { lines: wordsOf(body.lines), version: wordsOf(body.versions[0]?.lines ?? []), lessons }
    }
    const accepted = await caller(testApp.app, user.session, 'de')('PUT', 'v2/projects/lessons', { project_id, version: 0, choices: '[]' })
    expect(accepted.status).toBe(200)
    const [english, german] = [await inLanguage('en'), await inLanguage('de')]
    expect(english.lines.join()).toMatch(/Fewer people from .+: \d rejected for their company/)
    expect(german.lines.join()).toMatch(/Weniger Personen von .+: \d wegen des Unternehmens abgelehnt/)
    expect(german.lines.join()).toMatch(/Mehr Erfahrung, ab etwa \d+ Jahren: 1 Person als unterqualifiziert abgelehnt/)
    for (const { lines, version, lessons } of [english, german]) {
      expect(version).toEqual(lines)
      expect(lessons.toSorted()).toEqual(lines.toSorted())
    }
    const stored = await testApp.database.system.selectFrom('lesson_version').select('lines').where('project_id', '=', project_id).execute()
    expect(stored[0]!.lines.map((line) => `${line.text}: ${line.why}`)).toEqual(english.version)
  })

  test('decisions become lines with their evidence, and the effect is counted in the pool', async () => {
    const project_id = await newSearch(testApp, user)
    await decide(project_id, 6)
    const now = await read(project_id)
    expect(now).toMatchObject({ version: 0, approved: 2, rejected: 4, undone: 0, unseen: 4 })
    expect(now.lines.find(({ key }) => key === 'yearsMin')).toMatchObject({ change: 'added', unit: 'years', difference: 'new' })
    const companies = now.lines.filter(({ text }) => text.startsWith('Fewer people from'))
    expect(companies.length).toBeGreaterThan(0)
    for (const line of companies) expect(`${line.why} ${line.names.length}`).toMatch(/^\d rejected for their company [1-9]$/)
    const byLine = await user.call<PreviewLessons['answer']>('POST', 'v2/projects/lessons/preview', {
      project_id,
      choices: '[]',
      by_line: true,
    })
    expect(byLine.body.lines.map(({ key }) => key).toSorted()).toEqual(
      now.lines.flatMap(({ key, change }) => (change === 'excluded' ? [] : [key])).toSorted(),
    )
    expect(byLine.body.lines.some(({ moved }) => moved > 0)).toBe(true)
    const off = await user.call<PreviewLessons['answer']>('POST', 'v2/projects/lessons/preview', {
      project_id,
      choices: '[{"key":"yearsMin","is_off":true}]',
      by_line: true,
    })
    expect(off.body.lines.map(({ key }) => key)).not.toContain('yearsMin')
    const effect = await predict(project_id)
    expect(effect.compared).toBe(200)
    expect(effect.moved).toBeGreaterThan(10)
    expect(effect.risen.every(({ before, after, name }) => before - after >= 25 && name !== '')).toBe(true)
    const nothing = await predict(
      project_id,
      now.lines.map(({ key }) => ({ key, is_off: true })),
    )
    expect(nothing).toMatchObject({ moved: 0, entered: 0 })
    const state = await progress(project_id)
    expect(state).toMatchObject({ decisions: 6, last_change: expect.any(Number) })
  })

  test('one line can be changed and another excluded, for all later searches', async () => {
    const project_id = await newSearch(testApp, user)
    await decide(project_id, 6)
    const before = await read(project_id)
    const off = before.lines.find(({ key }) => key.startsWith('concept:'))!.key
    expect(
      (
        await accept(project_id, 0, [
          { key: off, is_off: true },
          { key: 'yearsMin', amount: 2 },
        ])
      ).body,
    ).toEqual({ version: 1, is_searching: false })
    const after = await read(project_id)
    expect(after.lines.find(({ key }) => key === 'yearsMin')).toMatchObject({ amount: 2, is_edited: true, difference: 'same' })
    expect(after.lines.find(({ key }) => key === 'yearsMin')!.text).toContain('about 2 years')
    expect(used(after)).not.toContain(off)
    expect(after.versions).toMatchObject([{ number: 1, cause: 'accepted', decisions: 6 }])
    expect(after.versions[0]!.made_by).not.toBeNull()
    const { body } = await user.call<{ lessons: string[] }[]>('GET', 'v1/projects', { project_id })
    expect(JSON.stringify(body)).toContain('about 2 years')
    // a later search learns nothing new, so it creates no version
    await user.call('POST', 'v1/projects/reform', { project_id })
    await searchNow(testApp, user, project_id)
    expect((await read(project_id)).version).toBe(1)
  })

  test("refuses another user's version, an unknown line, and a wrong number, and changes nothing", async () => {
    const project_id = await newSearch(testApp, user)
    await decide(project_id, 5)
    expect(await accept(project_id, 3, [])).toMatchObject({ status: 409, body: { error: 'edited_meanwhile' } })
    expect((await accept(project_id, 0, [{ key: 'concept:1', is_off: true }])).status).toBe(400)
    expect((await accept(project_id, 0, [{ key: 'yearsMin', amount: 900 }])).status).toBe(400)
    expect((await accept(project_id, 0, [{ key: '__proto__', is_off: true }])).status).toBe(400)
    expect((await user.call('POST', 'v2/projects/lessons/restore', { project_id, version: 0, number: 7 })).status).toBe(404)
    expect((await read(project_id)).version).toBe(0)
  })

  test('a search stores its lessons as a version; once undone, the decisions teach nothing until they are restored', async () => {
    const project_id = await newSearch(testApp, user)
    await decide(project_id, 10)
    await searchNow(testApp, user, project_id)
    const learned = await read(project_id)
    expect(learned.versions).toMatchObject([{ number: 1, cause: 'search', made_by: null, decisions: 10 }])
    expect(learned.lines.every(({ difference }) => difference === 'same')).toBe(true)

    expect((await user.call('POST', 'v2/projects/lessons/undo', { project_id, version: 1 })).body).toEqual({
      version: 2,
      is_searching: true,
    })
    await searchNow(testApp, user, project_id)
    const undone = await read(project_id)
    expect(undone).toMatchObject({ version: 2, approved: 0, rejected: 0, undone: 10 })
    expect(undone.lines).toEqual([])
    expect(await predict(project_id)).toMatchObject({ moved: 0 })
    // later decisions teach again, and only they do
    await decide(project_id, 5)
    expect(await read(project_id)).toMatchObject({ approved: 2, rejected: 3, undone: 10 })

    expect((await user.call('POST', 'v2/projects/lessons/restore', { project_id, version: 2, number: 1 })).body).toEqual({
      version: 3,
      is_searching: true,
    })
    const restored = await read(project_id)
    expect(restored).toMatchObject({ version: 3, approved: 4, rejected: 6, undone: 5 })
    expect(used(restored)).toEqual(used(learned))
    expect(restored.versions.map(({ cause, restored_number }) => [cause, restored_number])).toEqual([
      ['restored', 1],
      ['undone', null],
      ['search', null],
    ])
  })

  const waitingIn = async (project_id: string) => (await pageOf(user, project_id, 'UNDER_REVIEW')).map(({ id }) => id)
  const runsOf = (id: string) =>
    testApp.database.system.selectFrom('search_run').select(['kind', 'state']).where('project_id', '=', id).orderBy('batch').execute()

  test.each(['one', 'all'] as const)('undoing %s searches again and replaces the waiting candidates', async (extent) => {
    const project_id = await newSearch(testApp, user)
    await decide(project_id, 10)
    await searchNow(testApp, user, project_id)
    const waiting = await waitingIn(project_id)
    const learned = await read(project_id)
    expect(learned).toMatchObject({ searches: true, unseen: waiting.length })
    const [decided, ...rest] = waiting
    await user.call('POST', 'v2/projects/candidates/swipe', { project_id, candidate_id: decided, approved: true })
    const { key } = learned.lines.find(({ text }) => text.startsWith('Fewer people from'))!
    const { body } =
      extent === 'one'
        ? await accept(project_id, 1, [{ key, is_off: true }])
        : await user.call<AcceptLessons['answer']>('POST', 'v2/projects/lessons/undo', { project_id, version: 1 })
    expect(body).toEqual({ version: 2, is_searching: true })
    expect((await runsOf(project_id)).at(-1)).toEqual({ kind: 'reform', state: 'queued' })
    await searchNow(testApp, user, project_id)
    const now = await waitingIn(project_id)
    expect(now).toHaveLength(25)
    expect(now.filter((id) => rest.includes(id))).toEqual([])
    expect(used(await read(project_id))).not.toContain(key)
    expect((await pageOf(user, project_id, 'APPROVED')).map(({ id }) => id)).toContain(decided)
  })

  test('lessons that no search has used are undone without a search', async () => {
    const project_id = await newSearch(testApp, user)
    await decide(project_id, 6)
    expect((await read(project_id)).searches).toBe(false)
    expect((await user.call('POST', 'v2/projects/lessons/undo', { project_id, version: 0 })).body).toEqual({
      version: 1,
      is_searching: false,
    })
    expect(await runsOf(project_id)).toHaveLength(1)
  })

  test('lessons undone during a search do not reach its batch', async () => {
    const project_id = await newSearch(testApp, user)
    await decide(project_id, 10)
    // the calibration is over, so that the next search is queued; its lessons are undone while it runs
    const [, undone] = await Promise.all([
      searchNow(testApp, user, project_id),
      user.call<AcceptLessons['answer']>('POST', 'v2/projects/lessons/undo', { project_id, version: 0 }),
    ])
    expect([200, 409]).toContain(undone.status)
    if (undone.status === 200) expect((await read(project_id)).lines).toEqual([])
    const { body } = await user.call<{ project_id: string; lessons: string[] }[]>('GET', 'v1/projects')
    if (undone.status === 200) expect(body.find((project) => project.project_id === project_id)?.lessons).toEqual([])
  })

  test('no one who shares the name of a rejected or approved person is named as rising or falling', async () => {
    const project_id = await newSearch(testApp, user)
    await decide(project_id, 6)
    const { risen, fallen } = await predict(project_id)
    expect(risen.length + fallen.length).toBeGreaterThan(0)
    const decided = await testApp.database.system
      .selectFrom('candidate')
      .innerJoin('person', 'person.id', 'candidate.person_id')
      .select('person.profile')
      .where('candidate.project_id', '=', project_id)
      .where('candidate.verdict', '=', 'rejected')
      .executeTakeFirstOrThrow()
    const { firstName, lastName } = decided.profile
    await testApp.database.system
      .updateTable('person')
      .set({ profile: sql`profile || ${JSON.stringify({ firstName, lastName })}::jsonb` })
      .execute()
    expect(await predict(project_id)).toMatchObject({ risen: [], fallen: [], moved: expect.any(Number) })
  })

  test('other workspaces see and change nothing', async () => {
    const project_id = await newSearch(testApp, user)
    const stranger = await newUser(testApp.app)
    for (const [method, path, more] of [
      ['GET', 'v2/projects/lessons', {}],
      ['PUT', 'v2/projects/lessons', { version: 0 }],
      ['POST', 'v2/projects/lessons/preview', {}],
      ['POST', 'v2/projects/lessons/undo', { version: 0 }],
      ['POST', 'v2/projects/lessons/restore', { version: 0, number: 1 }],
      ['GET', 'v2/projects/lessons/progress', {}],
    ] as const)
      expect((await stranger.call(method, path, { project_id, ...more })).status, path).toBe(404)
  })
})
