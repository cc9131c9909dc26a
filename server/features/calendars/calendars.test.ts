// Users' calendars, read from a real CalDAV server: connecting, syncing, failing, and removing.
import { interviewerToWire } from '@fairlead/contract/shapes/interviewer-names'
import { defaultInterviewer } from '@fairlead/domain/interview/interviewer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemContext } from '../../platform/context.ts'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../testing/test-app.ts'
import { contextOf } from '../../../testing/projects.ts'
import { calendarTools } from '../../http/calendar-tools.ts'
import { busyTimes } from './busy-times.ts'
import { recheckCalendars } from './recheck-calendars.ts'

interface WireCalendars {
  accounts: { id: string; kind: string; name: string; state: string; why: string | null; calendars: WireCalendar[] }[]
}
interface WireCalendar {
  id: string
  name: string
  counts_as: string
  unread_count: number
  unread_events: { title: string; date: string | null; part: string }[]
  receives: boolean
}

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const caldav = () => testApp.embedded.caldav!
const hourMs = 3_600_000
const soon = (hours: number) => new Date(Math.ceil(Date.now() / hourMs) * hourMs + hours * hourMs)
const stamp = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, '')
const eventText = (uid: string, start: Date, more: string[] = []) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//other//app//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(new Date())}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(new Date(start.getTime() + hourMs))}`,
    `SUMMARY:${uid}`,
    ...more,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')

async function begin(name: string) {
  const user = await newUser(testApp.app, name)
  const { workspaceId, userId } = await contextOf(testApp, user)
  const ctx = systemContext(testApp.database, workspaceId)
  const calendars = async () => (await user.call<WireCalendars>('GET', 'v2/calendars')).body.accounts
  const calendar = (await calendars())[0]!.calendars[0]!
  return {
    user,
    userId,
    ctx,
    own: calendar,
    calendars,
    look: () => recheckCalendars(ctx, calendarTools(testApp.services), [userId]),
    busy: () =>
      ctx.transaction(async (tx) =>
        (await busyTimes(tx, [userId], new Date(), soon(24 * 100))).map(({ title, start }) => [title, start.toISOString()]),
      ),
  }
}

test('a user who requests the demo calendar has it immediately, and can choose it for interviews', async () => {
  const { user, own: calendar, calendars } = await begin('Ada')
  expect(await calendars()).toMatchObject([
    { kind: 'caldav', state: 'synced', calendars: [{ name: `Calendar of ${user.email}`, receives: false }] },
  ])
  await user.call('PUT', 'v1/users/settings', { calendar_synced_id: calendar.id })
  expect((await calendars())[0]!.calendars).toMatchObject([{ id: calendar.id, receives: true }])
})

test('sees what other apps add, change, and delete after a sync', async () => {
  const { user, look, busy } = await begin('Bea')
  caldav().put(user.email, eventText('Dentist', soon(30)))
  caldav().put(user.email, eventText('Standup', soon(48), ['RRULE:FREQ=DAILY;COUNT=3']))
  expect(await busy()).toEqual([])
  expect(await look()).toEqual({ isFresh: true })
  expect(await busy()).toEqual([
    ['Dentist', soon(30).toISOString()],
    ['Standup', soon(48).toISOString()],
    ['Standup', soon(72).toISOString()],
    ['Standup', soon(96).toISOString()],
  ])
  caldav().put(user.email, eventText('Dentist', soon(31)))
  caldav().remove(user.email, 'Standup.ics')
  await look()
  expect(await busy()).toEqual([['Dentist', soon(31).toISOString()]])
})

test('an event that can’t be read blocks its day, and the calendar says so until it is over or corrected', async () => {
  const { user, look, busy, calendars } = await begin('Bo')
  const [day, past] = [soon(24 * 4), soon(-24 * 40)].map((date) => date.toISOString().slice(0, 10))
  const unreadable = (uid: string, date: string) =>
    eventText(uid, soon(30))
      .replace(/DTSTART:\S+/, `DTSTART:${date}T77:00`)
      .replace(/DTEND:\S+\r\n/, '')
  caldav().put(user.email, unreadable('Odd', day!))
  caldav().put(user.email, unreadable('Over', past!))
  caldav().put(user.email, unreadable('Dateless', 'sometime'))
  await look()
  expect((await busy()).map(([title]) => title)).toEqual(['Odd'])
  const unread = async () => (await calendars())[0]!.calendars.map(({ unread_count: count, unread_events: events }) => ({ count, events }))
  expect(await unread()).toEqual([
    {
      count: 2,
      events: expect.arrayContaining([
        { title: 'Odd', date: day, part: `DTSTART:${day}T77:00` },
        { title: 'Dateless', date: null, part: 'DTSTART:sometimeT77:00' },
      ]),
    },
  ])
  caldav().put(user.email, eventText('Odd', soon(31)))
  caldav().remove(user.email, 'Dateless.ics')
  await look()
  expect(await unread()).toEqual([{ count: 0, events: [] }])
  expect(await busy()).toEqual([['Odd', soon(31).toISOString()]])
})

test('a token the server has forgotten causes a full sync, and loses nothing', async () => {
  const { user, look, busy } = await begin('Cara')
  for (const hours of [30, 40, 50]) caldav().put(user.email, eventText(`At ${hours}`, soon(hours)))
  await look()
  caldav().forget(user.email)
  caldav().remove(user.email, 'At 40.ics')
  await look()
  expect((await busy()).map(([title]) => title)).toEqual(['At 30', 'At 50'])
})

test('concurrent syncs all see what was there before they began', async () => {
  const { user, look, busy } = await begin('Dora')
  const looked = Array.from({ length: 10 }, async (_, index) => {
    caldav().put(user.email, eventText(`Nr ${index}`, soon(30 + 2 * index)))
    await look()
    return (await busy()).some(([title]) => title === `Nr ${index}`)
  })
  expect(await Promise.all(looked)).toEqual(Array.from({ length: 10 }, () => true))
})

test('all-day events use the owner’s zone if the calendar has none, even after the owner moved', async () => {
  const { user, userId, look, ctx } = await begin('Dina')
  const day = soon(24 * 5)
    .toISOString()
    .slice(0, 10)
  const text = eventText('Off', soon(24 * 5)).replace(/DTSTART:\S+/, `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`)
  caldav().put(user.email, text.replace(/DTEND:\S+\r\n/, ''))
  const starts = async () => {
    await look()
    return ctx.transaction(async (tx) =>
      (await busyTimes(tx, [userId], new Date(), soon(24 * 30))).map((busyTime) => busyTime.start.toISOString()),
    )
  }
  const settings = { ...interviewerToWire(defaultInterviewer), meeting_kind: 'phone' }
  expect((await user.call('PUT', 'v2/interviewers/settings', { ...settings, time_zone: 'Asia/Kolkata' })).status).toBe(200)
  expect(await starts()).toEqual([new Date(Date.parse(`${day}T00:00:00Z`) - 5.5 * hourMs).toISOString()])
  await user.call('PUT', 'v2/interviewers/settings', { ...settings, time_zone: 'UTC' })
  expect(await starts()).toEqual([`${day}T00:00:00.000Z`])
})

describe('how a calendar counts', () => {
  test('days off count only as all-day events; an ignored calendar counts for nothing', async () => {
    const { user, own: calendar, look, busy } = await begin('Eve')
    caldav().put(user.email, eventText('Meeting', soon(30)))
    const day = soon(72).toISOString().slice(0, 10).replaceAll('-', '')
    caldav().put(
      user.email,
      eventText('Holiday', soon(72))
        .replace(/DTSTART:\S+/, `DTSTART;VALUE=DATE:${day}`)
        .replace(/DTEND:\S+\r\n/, ''),
    )
    await look()
    const titles = async () => (await busy()).map(([title]) => title)
    expect(await titles()).toEqual(['Meeting', 'Holiday'])
    await user.call('PUT', 'v2/calendars', { calendar_id: calendar.id, counts_as: 'days_off' })
    expect(await titles()).toEqual(['Holiday'])
    await user.call('PUT', 'v2/calendars', { calendar_id: calendar.id, counts_as: 'ignored' })
    expect(await titles()).toEqual([])
    caldav().put(user.email, eventText('Later', soon(40)))
    await user.call('PUT', 'v2/calendars', { calendar_id: calendar.id, counts_as: 'busy' })
    expect(await titles()).toEqual(['Meeting', 'Later', 'Holiday'])
  })

  test("can't be changed by anyone else", async () => {
    const [{ own: calendar }, otherUser] = await Promise.all([begin('Fay'), newUser(testApp.app, 'Gil')])
    expect((await otherUser.call('PUT', 'v2/calendars', { calendar_id: calendar.id, counts_as: 'ignored' })).status).toBe(404)
    expect((await otherUser.call('PUT', 'v1/users/settings', { calendar_synced_id: calendar.id })).status).toBe(400)
  })
})

describe("a user's own account", () => {
  const connect = (user: TestUser, fields: object) =>
    user.call<WireCalendars & { fields?: object }>('POST', 'v2/calendars', { kind: 'caldav', ...fields })

  test('is connected with its password, which is encrypted', async () => {
    const { user } = await begin('Hana')
    const otherAccount = caldav().account('hana@elsewhere.example')
    caldav().put('hana@elsewhere.example', eventText('Elsewhere', soon(30)))
    const { status, body } = await connect(user, { url: caldav().url, ...otherAccount })
    expect([status, body.accounts.map(({ kind }) => kind)]).toEqual([201, ['caldav', 'caldav']])
    const { secret } = await testApp.database.system
      .selectFrom('calendar_account')
      .select('secret')
      .where('username', '=', otherAccount.username)
      .executeTakeFirstOrThrow()
    expect(secret).not.toContain(otherAccount.password)
    expect(JSON.stringify(body)).not.toContain(otherAccount.password)
    const again = await connect(user, { url: caldav().url, ...otherAccount })
    expect(again.body.accounts).toHaveLength(2)
  })

  test.each([
    [{}, { url: 'This field is required.', username: 'This field is required.', password: 'This field is required.' }],
    [{ url: 'ftp://x.example', username: 'a', password: 'b' }, { url: 'Not a valid URL.' }],
    [{ url: 'https://user:word@x.example', username: 'a', password: 'b' }, { url: 'Not a valid URL.' }],
  ])('%j is refused by field', async (fields, wrong) => {
    const { user } = await begin('Ina')
    expect(await connect(user, fields)).toMatchObject({ status: 400, body: { fields: wrong } })
  })

  test('reports a wrong password and private addresses in their fields', async () => {
    const { user } = await begin('Jo')
    const { username } = caldav().account('jo@elsewhere.example')
    expect(await connect(user, { url: caldav().url, username, password: 'wrong' })).toMatchObject({
      status: 400,
      body: { fields: { password: 'The server does not accept this username and password.' } },
    })
    expect(await connect(user, { url: 'http://10.0.0.1/dav', username, password: 'x' })).toMatchObject({
      status: 400,
      body: { fields: { url: expect.any(String) } },
    })
  })

  test('has to be reconnected after its password changed there; known events stay', async () => {
    const { user, userId, ctx, look, busy, calendars } = await begin('Kim')
    const { username, password } = caldav().account('kim@elsewhere.example')
    caldav().put('kim@elsewhere.example', eventText('Kept', soon(30)))
    await connect(user, { url: caldav().url, username, password })
    await look()
    const { secret } = await testApp.database.system
      .selectFrom('calendar_account')
      .select('secret')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
    const about = `calendar ${userId} ${caldav().url}/ ${username}`
    expect(testApp.services.secrets.open(secret!, about)).toBe(password)
    const closed = testApp.services.secrets.close('changed there', about)
    await testApp.database.system.updateTable('calendar_account').set({ secret: closed }).where('username', '=', username).execute()
    expect(await look()).toEqual({ isFresh: false })
    expect((await calendars()).map(({ state }) => state)).toEqual(['synced', 'refused'])
    expect((await busy()).map(([title]) => title)).toEqual(['Kept'])
    const events = await testApp.database.system
      .selectFrom('event')
      .select('payload')
      .where('type', '=', 'calendar.synced')
      .where('workspace_id', '=', ctx.workspaceId)
      .execute()
    expect(events.map(({ payload }) => payload)).toContainEqual(expect.objectContaining({ userId, state: 'refused' }))
    await connect(user, { url: caldav().url, username, password })
    expect(await look()).toEqual({ isFresh: true })
  })

  test('deletes its data when removed, and receives no more interviews', async () => {
    const { user, own: calendar, busy, calendars, look } = await begin('Lea')
    caldav().put(user.email, eventText('Gone with it', soon(30)))
    await look()
    await user.call('PUT', 'v1/users/settings', { calendar_synced_id: calendar.id })
    const [account] = await calendars()
    const otherUser = await newUser(testApp.app, 'Mo')
    await otherUser.call('DELETE', 'v2/calendars', { account_id: account!.id })
    expect(await busy()).toHaveLength(1)
    await user.call('DELETE', 'v2/calendars', { account_id: account!.id })
    expect(await busy()).toEqual([])
    expect((await user.call('GET', 'v1/users/scope_check')).body).toMatchObject({ calendar: false })
  })
})
