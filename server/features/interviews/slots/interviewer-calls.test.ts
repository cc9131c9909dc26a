// An interviewer's settings: defaults, only the user's own, and nothing invalid is saved.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newUser, createTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { colleagueOf } from '../../../../testing/projects.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

interface Settings {
  is_set: boolean
  time_zone: string
  hours: { day: number; start: string; end: string }[]
  daily_limit: number | null
}

test('saves hours and preferences only for the user who sets them [116]', async () => {
  const user = await newUser(testApp.app)
  const colleague = await colleagueOf(testApp, user, 'Cole')
  const read = async (actor = user) => (await actor.call<Settings>('GET', 'v2/interviewers/settings')).body
  const { is_set, ...standard } = await read()
  expect(is_set).toBe(false)
  expect(standard.hours).toHaveLength(5)
  const ownSettings = { ...standard, time_zone: 'Europe/Berlin', hours: [{ day: 1, start: '10:00', end: '12:00' }], daily_limit: null }
  expect(await user.call('PUT', 'v2/interviewers/settings', ownSettings)).toEqual({ status: 200, body: { ...ownSettings, is_set: true } })
  expect(await read()).toEqual({ ...ownSettings, is_set: true })
  expect(await read(colleague)).toEqual({ ...standard, is_set: false })
  const { members } = (await colleague.call<{ members: object[] }>('GET', 'v2/team')).body
  expect(members).toContainEqual(expect.objectContaining({ email: user.email, has_hours: true }))
  expect(members).toContainEqual(expect.objectContaining({ email: colleague.email, has_hours: false }))

  const overlapping = {
    ...ownSettings,
    hours: [...ownSettings.hours, { day: 1, start: '11:00', end: '13:00' }],
    meeting_kind: 'video',
    slot_minutes: 5,
  }
  expect(await user.call('PUT', 'v2/interviewers/settings', overlapping)).toMatchObject({
    status: 400,
    body: {
      fields: {
        hours_1: 'These times overlap.',
        meeting_link: 'This field is required.',
        slot_minutes: 'Enter a whole number from 15 to 240.',
      },
    },
  })
  expect(await read()).toEqual({ ...ownSettings, is_set: true })
})

test('the first hours come with an only calendar; a calendar that was removed stays removed', async () => {
  const user = await newUser(testApp.app)
  const { is_set: _, ...hours } = (await user.call<Settings>('GET', 'v2/interviewers/settings')).body
  interface Synced {
    calendar_preferences: { calendars_avail: { id: string }[]; calendar_synced: { id: string | null } }
  }
  const calendars = async () => (await user.call<Synced>('GET', 'v1/users/settings')).body.calendar_preferences
  const { calendars_avail: available, calendar_synced: before } = await calendars()
  expect([available.length, before.id]).toEqual([1, null])
  const save = () => user.call('PUT', 'v2/interviewers/settings', hours)
  expect((await save()).status).toBe(200)
  expect((await calendars()).calendar_synced.id).toBe(available[0]!.id)
  expect((await user.call('PUT', 'v1/users/settings', { calendar_synced_id: '' })).status).toBe(200)
  expect((await save()).status).toBe(200)
  expect((await calendars()).calendar_synced.id).toBeNull()
})
