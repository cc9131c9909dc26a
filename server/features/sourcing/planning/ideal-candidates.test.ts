import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { docxBomb, docxOf, pdfOf } from '@fairlead/adapters/files/a-document.fixture'
import type { PreviewSearch } from '@fairlead/contract/v2/projects/preview'
import type { ReadIdealCandidates, ReadIdealResume } from '@fairlead/contract/v2/projects/ideal_candidates'
import { idealMessages, resumeMessages } from '@fairlead/domain/project/ideal-messages'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { sendFile } from '../../../../testing/people-table.ts'
import { newDraft } from '../../../../testing/projects.ts'

type Ideals = ReadIdealCandidates['answer']
interface Refused {
  message: string
  fields?: Record<string, string>
}

let testApp: TestApp
let ann: TestUser
let bob: TestUser
beforeAll(async () => {
  testApp = await createTestApp({ people: 300 })
  ann = await newUser(testApp.app, 'Ann')
  bob = await newUser(testApp.app, 'Bob')
})
afterAll(() => testApp.close())

const url = (name: string) => `https://www.linkedin.com/in/${name}`
const addTo = async (user: TestUser, name: string, title = 'Baker') =>
  (
    await user.call<{ core_candidate_id: string }>('POST', 'v2/talent', {
      linkedin_url: url(name),
      email: `${name}@mail.example`,
      name: `${name} Example`,
      title,
      company: 'Harbour Bakery',
    })
  ).body.core_candidate_id
const read = async (user: TestUser, ideals: object[]) =>
  (await user.call<Ideals>('POST', 'v2/projects/ideal_candidates', { ideal_candidates: JSON.stringify(ideals) })).body

const upload = <T>(bytes: Uint8Array) =>
  sendFile<T>(testApp.app, ann.session, 'v2/projects/ideal_candidates/resume', { name: 'resume', bytes }, {})

const resumeText = `Mo Example\nBaker\n\nExperience\nHead Baker, Harbour Bakery — 2015 - 2023\n\nSkills\nSourdough, Python\n\nPersonal details\nDate of birth: 1.1.1990`

test('people in the pool by profile or by pick, a résumé, and an unknown person', async () => {
  const id = await addTo(ann, 'cleo')
  const { body } = await upload<ReadIdealResume['answer']>(Buffer.from(resumeText))
  expect(body.resume).toMatchObject({
    name: 'Mo Example',
    experiences: [{ title: 'Head Baker', company: 'Harbour Bakery', start: '2015', end: '2023' }],
  })
  expect(JSON.stringify(body)).not.toContain('1990')
  const answer = await read(ann, [
    { linkedin_profile_url: url('cleo') },
    { linkedin_profile_url: url('unknown-here') },
    { resume: body.resume },
    { core_candidate_id: id },
  ])
  expect(answer.people).toEqual([
    { known: true, name: 'cleo Example', title: 'Baker', company: 'Harbour Bakery', location: '' },
    { known: false, name: '', title: '', company: '', location: '' },
    { known: true, name: 'Mo Example', title: 'Head Baker', company: 'Harbour Bakery', location: '' },
    { known: true, name: 'cleo Example', title: 'Baker', company: 'Harbour Bakery', location: '' },
  ])
  expect(answer.traits).toContainEqual({ key: 'company:harbour bakery', kind: 'company', label: 'Harbour Bakery', from: [0, 2, 3] })
  expect(answer.traits).toContainEqual({ key: 'skill:python', kind: 'skill', label: 'Python', from: [2] })
  expect(answer.years).toEqual({ min: 8, max: 8, from: [2] })
  expect(await read(ann, [])).toEqual({ people: [], traits: [], years: null })
})

test('finds no one from another workspace, by profile or by ID', async () => {
  const id = await addTo(ann, 'secret-ann')
  const answer = await read(bob, [{ core_candidate_id: id }, { linkedin_profile_url: url('secret-ann') }])
  expect(answer).toEqual({
    people: Array(2).fill({ known: false, name: '', title: '', company: '', location: '' }),
    traits: [],
    years: null,
  })
})

test('stores a résumé and removed traits with this project only', async () => {
  const resume = {
    name: 'Mo',
    experiences: [{ title: 'Baker', company: 'Harbour', start: '2019-02', end: null }],
    education: [{ school: 'MIT', degree: 'BSc', field_of_study: 'Physics' }],
    skills: ['Go'],
  }
  const change = { ideal_candidates: JSON.stringify([{ resume }]), ideal_traits_left_out: ['skill:go', 'company:harbour'] }
  const project_id = await newDraft(ann, change)
  const { body } = await ann.call<Record<string, unknown>>('GET', 'v1/projects/settings', { project_id })
  expect(body).toMatchObject({
    ideal_candidates: [{ linkedin_profile_url: null, core_candidate_id: null, resume: { ...resume, headline: null, location: null } }],
    ideal_traits_left_out: ['skill:go', 'company:harbour'],
  })
  expect((await bob.call('GET', 'v1/projects/settings', { project_id })).status).toBe(404)
  expect((await ann.call<{ total: number }>('GET', 'v2/talent', { query: 'Mo', mine: 'true' })).body.total).toBe(0)
  await ann.call('PUT', 'v1/projects/settings', { project_id, ideal_candidates: '[]' })
  const stored = await testApp.database.system
    .selectFrom('project')
    .select('settings')
    .where('id', '=', project_id)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(stored.settings)).not.toContain('Physics')
})

test('refuses more than fifty, and a résumé beyond its limits', async () => {
  const many = Array.from({ length: 51 }, (_, index) => ({ linkedin_profile_url: url(`p${index}`) }))
  expect((await ann.call('POST', 'v2/projects/ideal_candidates', { ideal_candidates: JSON.stringify(many) })).status).toBe(400)
  const resume = { skills: Array.from({ length: 61 }, () => 'x') }
  expect((await ann.call('POST', 'v2/projects/ideal_candidates', { ideal_candidates: JSON.stringify([{ resume }]) })).status).toBe(400)
})

test('searches for people like the résumé until all of its traits are removed', async () => {
  const resume = {
    name: 'Mo',
    headline: null,
    location: null,
    experiences: [{ title: 'Product Designer', company: 'Airbnb', start: '2018-01', end: null }],
    education: [],
    skills: ['Figma'],
  }
  const ideals = [{ resume }]
  const { traits } = await read(ann, ideals)
  const preview = async (leftOut: string[]) =>
    (
      await ann.call<PreviewSearch['answer']>('POST', 'v2/projects/preview', {
        ideal_candidates: JSON.stringify(ideals),
        ideal_traits_left_out: leftOut,
      })
    ).body
  const like = await preview([])
  expect(like.people.length).toBeGreaterThan(0)
  for (const { title } of like.people) expect(title).toMatch(/Design/)
  const all = await preview(traits.map(({ key }) => key))
  expect(all.total).toBeGreaterThan(like.total)
  expect(all.people.every(({ title }) => /Design/.test(title ?? ''))).toBe(false)
})

describe('refuses other files with a message about what to do', () => {
  const lines = resumeText.split('\n')
  test.each<[string, () => Uint8Array, number, string]>([
    ['a PDF of 12 MB', () => Buffer.concat([pdfOf(lines), Buffer.alloc(12 * 1024 * 1024)]), 413, idealMessages.fileTooBig],
    ['a DOCX that inflates without end', () => docxBomb(100), 413, resumeMessages.too_large],
    ['a scan', () => pdfOf([]), 415, resumeMessages.no_text],
    ['an empty file', () => new Uint8Array(), 415, resumeMessages.no_text],
    ['a picture', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 415, resumeMessages.unsupported],
    ['a letter', () => Buffer.from('Dear neighbour, the party is on Friday.'), 415, idealMessages.nothingFound],
    [
      'FRESH',
      () => Buffer.from('{"meta":{"format":"FRESH@0.6.0"},"employment":{}}'),
      415,
      'This is a FRESH resume; convert it to JSON Resume first.',
    ],
  ])('%s', async (_, make, status, message) => {
    const answer = await upload<Refused>(make())
    expect(answer).toMatchObject({ status, body: { message, fields: { file: message } } })
  })

  test.each<[string, () => Uint8Array]>([
    ['DOCX', () => docxOf(lines)],
    ['PDF', () => pdfOf(lines.map((line) => line.replaceAll('—', '-')))],
    [
      'JSON Resume',
      () =>
        Buffer.from(
          JSON.stringify({
            basics: { name: 'Mo Example', image: 'https://x.example/p.png', birthDate: '1990-01-01' },
            work: [{ name: 'Harbour Bakery', position: 'Head Baker', startDate: '2015', endDate: '2023' }],
          }),
        ),
    ],
  ])('and a %s is read', async (_, make) => {
    const { status, body } = await upload<ReadIdealResume['answer']>(make())
    expect(status).toBe(200)
    expect(body.resume).toMatchObject({
      name: 'Mo Example',
      experiences: [{ title: 'Head Baker', company: 'Harbour Bakery', start: '2015', end: '2023' }],
    })
    expect(JSON.stringify(body)).not.toMatch(/1990|p\.png/)
  })
})
