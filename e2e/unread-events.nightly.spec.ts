// A calendar with events that can't be read: the calendar page counts and shows them.
import { inDatabase } from '../testing/in-database.ts'
import { expectNoBarriers, pictures } from './journeys.ts'
import { enter, newMember } from './team.ts'
import { expect, test } from './test.ts'

test('the calendar page says how many events could not be read, and shows them', async ({ page, request }) => {
  const me = await newMember(request)
  const { accounts } = await me.call<{ accounts: { calendars: { id: string; name: string }[] }[] }>('GET', 'v2/calendars')
  const [calendar] = accounts[0]!.calendars
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  // as a reading stores them: the local calendar server accepts no such events
  const event = (title: string, date: string, part: string) => ({
    uid: title,
    title,
    recurrenceId: null,
    start: { kind: 'date', date },
    end: { kind: 'date', date },
    rules: [],
    added: [],
    excluded: [],
    status: 'confirmed',
    isTransparent: false,
    unread: part,
  })
  const events = [event('Board meeting', day, `DTSTART;TZID=Office:${day}T77:00`), event('Dinner', '1970-01-01', 'DTSTART:some evening')]
  const { origin } = new URL((await request.get('/robots.txt')).url())
  const insert = `insert into calendar_event (id, workspace_id, calendar_id, remote_ref, events, unread)
    select 'unread' || id, workspace_id, id, 'unread', $2, 2 from calendar where id = $1`
  expect(await inDatabase(origin, insert, [calendar!.id, JSON.stringify(events)])).toBeTruthy()
  await enter(page, me, '/calendar')
  await expect(page.getByText('2 events could not be read')).toBeVisible()
  const list = page.getByRole('list', { name: `Events of ${calendar!.name} that could not be read` })
  await expect(list.getByRole('listitem').first()).toContainText('Board meeting')
  await expect(list.getByRole('listitem').first()).toContainText('is blocked')
  await expect(list.getByRole('listitem').last()).toContainText('Dinner: no day was found, so it blocks none')
  await expectNoBarriers(page)
  await list.scrollIntoViewIfNeeded()
  await pictures(page, 'unread-events')
})
