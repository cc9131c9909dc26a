// Members are notified of people who were added since the last check and match a search they saved, each once.
import type { ReadHome } from '@fairlead/contract/v2/home'
import type { SaveSearch, ListSearches } from '@fairlead/contract/v2/talent/searches'
import type { SearchTalent } from '@fairlead/contract/v2/talent/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { colleagueOf } from '../../../testing/projects.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../testing/test-app.ts'
import { newId } from '../../platform/ids.ts'
import { checkSearchAlerts } from '../../worker/rounds.ts'

let testApp: TestApp
let ann: TestUser
beforeAll(async () => {
  testApp = await createTestApp()
  ann = await newUser(testApp.app, 'Ann')
})
afterAll(() => testApp.close())

const dayMs = 86_400_000
const check = (days: number) =>
  checkSearchAlerts(testApp.database, testApp.services, testApp.services.log, () => new Date(Date.now() + days * dayMs))
const add = (user: TestUser, name: string, title: string) => {
  const slug = newId()
  const ways = { linkedin_url: `https://www.linkedin.com/in/${slug}`, email: `${slug}@home.example` }
  return user.call('POST', 'v2/talent', { ...ways, name, title, company: 'Harbor Clinic' })
}
const searchOf = async (user: TestUser) =>
  (await user.call<ListSearches['answer']>('GET', 'v2/talent/searches')).body.searches.map((entry) => [
    entry.name,
    entry.alert,
    entry.new_people,
  ])
const homeOf = async (user: TestUser) => (await user.call<ReadHome['answer']>('GET', 'v2/home')).body.new_people
const notes = () => testApp.database.system.selectFrom('event').select(['payload']).where('type', '=', 'pool.people_found').execute()

test('new people of a saved search are counted once, shown on Home and in the list, until they are seen', async () => {
  const bob = await colleagueOf(testApp, ann)
  await add(ann, 'Before Alert', 'Registered Nurse')
  const search = { titles: ['Registered Nurse'], shared: false, added_since: '2020-01-01T00:00:00Z' }
  const { body: saved } = await ann.call<SaveSearch['answer']>('POST', 'v2/talent/searches', { name: 'Nurses', ...search, alert: 'weekly' })
  expect(await searchOf(ann)).toEqual([['Nurses', 'weekly', 0]])
  // the search is everyone's, the alert one member's, and a moment isn't saved
  expect(await searchOf(bob)).toEqual([['Nurses', 'off', 0]])
  const { body: list } = await ann.call<ListSearches['answer']>('GET', 'v2/talent/searches')
  expect(list.searches[0]!.search.added_since).toBe('')

  await add(ann, 'Nora New', 'Registered Nurse')
  await add(ann, 'Ned New', 'Registered Nurse')
  await add(ann, 'Ola Other', 'Account Executive')
  // not due
  await check(1)
  expect([await searchOf(ann), await notes()]).toEqual([[['Nurses', 'weekly', 0]], []])
  await check(8)
  await check(8)
  expect(await searchOf(ann)).toEqual([['Nurses', 'weekly', 2]])
  expect(await notes()).toHaveLength(1)
  const [row] = await homeOf(ann)
  expect(row).toMatchObject({ search_id: saved.id, name: 'Nurses', people: 2 })
  expect(await homeOf(bob)).toEqual([])
  const { body: added } = await ann.call<SearchTalent['answer']>('GET', 'v2/talent/search', { ...search, added_since: row!.since! })
  expect([added.total, added.people.map(({ name }) => name.split(' ')[0]).toSorted()]).toEqual([2, ['Ned', 'Nora']])
  const { body: newest } = await ann.call<SearchTalent['answer']>('GET', 'v2/talent/search', { added_since: row!.since! })
  expect(newest.total).toBe(3)

  // saving again keeps the alert; nothing new keeps what wasn't looked at
  await ann.call('POST', 'v2/talent/searches', { name: 'Nurses', ...search })
  await check(16)
  expect([await searchOf(ann), (await notes()).length]).toEqual([[['Nurses', 'weekly', 2]], 1])
  await bob.call('POST', 'v2/talent/searches/seen', { search_id: saved.id })
  expect(await homeOf(ann)).toHaveLength(1)
  await ann.call('POST', 'v2/talent/searches/seen', { search_id: saved.id })
  expect([await homeOf(ann), await searchOf(ann)]).toEqual([[], [['Nurses', 'weekly', 0]]])

  await ann.call('POST', 'v2/talent/searches', { name: 'Nurses', ...search, alert: 'off' })
  await add(ann, 'Nil New', 'Registered Nurse')
  await check(40)
  expect([await searchOf(ann), (await notes()).length]).toEqual([[['Nurses', 'off', 0]], 1])
  expect((await ann.call('GET', 'v2/talent/search', { added_since: 'yesterday' })).status).toBe(400)
})
