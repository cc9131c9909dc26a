// People are found without accents and signs, and spellings of one address or profile link are one person.
import { foldName } from '@fairlead/domain/shared/search-text'
import { addressKey } from '@fairlead/domain/shared/validation'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activeProject, addPerson, contextOf } from '../../../../testing/projects.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { systemContext } from '../../../platform/context.ts'
import { addSuppression, findSuppression } from '../../mail/suppression/suppression-store.ts'

let testApp: TestApp
let user: TestUser
beforeAll(async () => {
  testApp = await createTestApp()
  user = await newUser(testApp.app)
})
afterAll(() => testApp.close())

const add = async (name: string, email: string, linkedin: string) =>
  user.call<{ core_candidate_id: string; merged: boolean }>('POST', 'v2/talent', { name, email, linkedin_url: linkedin })
const pool = async (query: string) =>
  (await user.call<{ people: { name: string }[] }>('GET', 'v2/talent', { query, mine: true })).body.people.map(({ name }) => name)

describe('a name is found as it is typed', () => {
  const names = [
    'Zoë Müller',
    'Łukasz Łuczak',
    'Søren Ørsted',
    'Nguyễn Thị Ánh',
    'İpek Şahin',
    'Karl Ström',
    'Sean O’Brien',
    'Lætitia Œuvrard',
    'Đặng Ðurić',
    'Иван Петров',
  ]
  beforeAll(async () => {
    const project = await activeProject(testApp, user)
    for (const [index, name] of names.entries()) {
      const [firstName = '', ...rest] = name.split(' ')
      await addPerson(testApp, user, project, { email: `n${index}@names.example`, profile: { firstName, lastName: rest.join(' ') } })
    }
  })
  test.each([
    ['Muller', 'Zoë Müller'],
    ['zoe müller', 'Zoë Müller'],
    ['Luczak', 'Łukasz Łuczak'],
    ['Soren', 'Søren Ørsted'],
    ['orsted', 'Søren Ørsted'],
    ['Nguyen Thi Anh', 'Nguyễn Thị Ánh'],
    ['ipek sahin', 'İpek Şahin'],
    ['Strom', 'Karl Ström'],
    ['OBrien', 'Sean O’Brien'],
    ["O'Brien", 'Sean O’Brien'],
    ['Laetitia oeuvrard', 'Lætitia Œuvrard'],
    ['Dang Duric', 'Đặng Ðurić'],
    ['иван', 'Иван Петров'],
  ])('%s', async (query, name) => {
    expect(await pool(query)).toContain(name)
    const search = await user.call<{ candidates: { name: string }[] }>('GET', 'v2/projects/candidates/search', { search_query: query })
    expect(JSON.stringify(search.body)).toContain(name)
    const inTalent = await user.call('GET', 'v2/talent/search', { query, words: query, mine: true, scope: 'mine' })
    expect(JSON.stringify(inTalent.body)).toContain(name)
  })
  test('and a sign of a pattern finds no one', async () => {
    for (const query of ['%', '_', 'M_ller']) expect(await pool(query)).toEqual([])
  })
})

test('the database and the code fold names alike', async () => {
  const texts = [
    'Müller Łuczak Søren Ørsted',
    'Nguyễn Thị Ánh ĐỖ',
    'İpek Şahin IŞIK',
    'O’Brien `Ka‘imi',
    'Straße Æ œ ﬁ Þór Ħ',
    'Иван Γιώργος',
    'がくと 김민수',
  ]
  const { rows } = await sql<{ name: string }>`select fold_name(t) as name from unnest(${texts}::text[]) t`.execute(testApp.database.system)
  expect(rows.map(({ name }) => name)).toEqual(texts.map(foldName))
})

test('the database and the code agree on what spellings of an address have in common', async () => {
  const spellings = [
    'Ehra.Rie+jobs@GoogleMail.com',
    'ｄemo@home.example',
    ' A.B+c@home.example ',
    'a+b+c@gmail.com',
    '@gmail.com',
    'x@notgmail.com',
    'gmail.com',
  ]
  const { rows } = await sql<{ key: string }>`select address_key(a) as key from unnest(${spellings}::text[]) a`.execute(
    testApp.database.system,
  )
  expect(rows.map(({ key }) => key)).toEqual(spellings.map(addressKey))
  expect(addressKey(spellings[0]!)).toBe('ehrarie@gmail.com')
})

test('spellings of one address and of one profile are one person', async () => {
  const first = await add('Ehra Rie', 'ehra.rie@gmail.com', 'https://www.linkedin.com/in/ehra-rie')
  expect(first.status).toBe(201)
  for (const [email, linkedin] of [
    ['ehrarie+jobs@gmail.com', 'https://fr.linkedin.com/in/ehra-rie/'],
    ['EHRARIE@googlemail.com', 'm.linkedin.com/in/Ehra%2Drie'],
    ['ｅhra.rie@gmail.com', 'linkedin.com/in/ehra-rie/en'],
  ] as const) {
    const again = await add('Ehra Rie', email, linkedin)
    expect([again.body.merged, again.body.core_candidate_id], email).toEqual([true, first.body.core_candidate_id])
  }
  const { body } = await user.call<{ people: { emails: string[] }[] }>('GET', 'v2/talent', { query: 'ehrarie@gmail.com', mine: true })
  expect(body.people).toMatchObject([{ emails: ['ehra.rie@gmail.com'] }])
})

test('an opt-out holds for every spelling of the address', async () => {
  const { workspaceId } = await contextOf(testApp, user)
  const ctx = systemContext(testApp.database, workspaceId)
  await ctx.transaction((tx) => addSuppression(tx, ctx, { name: 'opt.out@gmail.com', reason: 'unsubscribed' }))
  for (const address of ['opt.out@gmail.com', 'optout+x@googlemail.com', 'OPT.OUT@GMAIL.COM', 'ｏptout@gmail.com'])
    expect(await ctx.transaction((tx) => findSuppression(tx, ctx, [address])), address).toMatchObject({ reason: 'unsubscribed' })
  expect(await ctx.transaction((tx) => findSuppression(tx, ctx, ['opt.in@gmail.com']))).toBeNull()
  expect(await ctx.transaction((tx) => addSuppression(tx, ctx, { name: 'optout@gmail.com', reason: 'unsubscribed' })), 'once').toBe(false)
})

test('letters that look like plain ones make no second account', async () => {
  const form = { first_name: 'Ann', last_name: 'Lee', company: 'Harbor', job_title: 'Recruiter', password: 'correct horse battery' }
  const taken = await user.call<{ fields?: Record<string, string> }>('POST', 'v1/users', {
    ...form,
    email: user.email.replace(/^./, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  })
  expect(taken.status).toBeGreaterThanOrEqual(400)
  expect((await user.call('POST', 'v1/users', { ...form, email: 'dеmo@home.example' })).status, 'a Cyrillic letter').toBe(400)
})
