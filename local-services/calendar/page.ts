// The /dev/calendar page, which shows a user's calendar and edits it as another calendar app would.
import { randomUUID } from 'node:crypto'
import { attribute, html } from '../mail/page-html.ts'
import { pageStyle } from '../mail/page-style.ts'
import type { PageAnswer, PageRequest } from '../mail/page.ts'
import { seenIn, type Seen } from './ics-lines.ts'
import type { EmbeddedCaldav } from './start-caldav.ts'

const policy = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const daysShown = 7
const dayMs = 86_400_000
const style = `${pageStyle}
.week { padding: 18px 20px 20px; }
.week h2 { margin: 0; font-size: 19px; overflow-wrap: anywhere; }
.turn { display: flex; flex-wrap: wrap; gap: 8px; margin: 10px 0 4px; }
.turn a { padding: 7px 12px; border: 1px solid var(--line); border-radius: 8px; color: inherit; text-decoration: none; }
.week h3 { margin: 16px 0 6px; font-size: 15px; }
.week ul { list-style: none; margin: 0; padding: 0; }
.week li { display: flex; gap: 12px; align-items: center; border-top: 1px solid var(--line); padding: 8px 0; }
.week li div { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.week li span { display: block; color: var(--soft); font-size: 14px; }
.week li button { padding: 6px 12px; }
.add { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 0 12px; border-top: 1px solid var(--line); margin-top: 18px; }
.add label { margin-top: 12px; } .add .wide { grid-column: 1 / -1; } select { width: 100%; padding: 9px 11px; font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--line); border-radius: 8px; }
.add button { justify-self: start; grid-column: 1 / -1; }
`

type Caldav = Pick<EmbeddedCaldav, 'people' | 'list' | 'put' | 'remove'>

/** The page as a function from request to response; `mount` is the path it is served under. Without scripts; times are in UTC. */
export function devCalendarPage(caldav: Caldav, mount = '/dev/calendar', now: () => Date = () => new Date()) {
  return async ({ method, path, query, body }: PageRequest): Promise<PageAnswer> => {
    if (path === '/style.css') return answer(200, 'text/css; charset=utf-8', style)
    const address = (method === 'POST' ? body['who'] : query['who']) ?? ''
    const person = caldav.people().find((person) => person === address.toLowerCase()) ?? null
    if (path !== '/' && path !== '') return notFound(mount, caldav, 'There is no such page.')
    if (address !== '' && person === null) return notFound(mount, caldav, 'This address has no calendar here.')
    const from = dayOf((method === 'POST' ? body['from'] : query['from']) ?? '') ?? dayOf(now().toISOString().slice(0, 10))!
    if (method === 'POST' && person !== null) {
      const back = `${mount}?who=${encodeURIComponent(person)}&from=`
      if (body['remove']) return redirect(`${back}${text(from)}&${caldav.remove(person, body['remove']) ? 'removed' : 'missing'}=1`)
      const made = newEvent(body)
      if ('reason' in made)
        return answer(400, page, layout(mount, caldav, person, week(mount, caldav, { person, from, note: made.reason, filled: body })))
      caldav.put(person, made.ics)
      return redirect(`${back}${text(made.day)}&added=1`)
    }
    if (method === 'POST') return notFound(mount, caldav, 'Choose a calendar.')
    const main =
      person === null
        ? '<div class="card empty">Choose someone to see their calendar.</div>'
        : week(mount, caldav, { person, from, note: noteOf(query), filled: {} })
    return answer(200, page, layout(mount, caldav, person, main))
  }
}

const page = 'text/html; charset=utf-8'
const text = (day: Date) => day.toISOString().slice(0, 10)
const noteOf = (query: Record<string, string>): string | null => {
  if (query['added']) return 'Event added.'
  if (query['removed']) return 'Event deleted.'
  return query['missing'] ? 'This event was already deleted.' : null
}

function week(
  mount: string,
  caldav: Caldav,
  { person, from, note, filled }: { person: string; from: Date; note: string | null; filled: Record<string, string> },
): string {
  const until = new Date(from.getTime() + daysShown * dayMs)
  const all = caldav.list(person).flatMap(({ name, ics }) => {
    const view = seenIn(ics)
    return view ? [{ name, seen: view }] : []
  })
  const entries = all
    .flatMap(({ name, seen: view }) => shownDays(view, from, until).map((day) => ({ name, seen: view, day })))
    .toSorted((a, b) => timeOfDay(a.seen) - timeOfDay(b.seen))
  const days = [...Map.groupBy(entries, ({ day }) => day)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const parts = days.map(
    ([day, events]) =>
      `<h3>${html(day === '' ? 'Repeats in a way this page can’t show' : longDay(new Date(day)))}</h3><ul>${events.map(({ name, seen: view }) => entry(mount, person, { from, name, view })).join('')}</ul>`,
  )
  const turn = (by: number, label: string) =>
    `<a href="${mount}?who=${attribute(encodeURIComponent(person))}&amp;from=${text(new Date(from.getTime() + by * dayMs))}">${label}</a>`
  const noteHtml = note === null ? '' : `<p class="done" role="status">${html(note)}</p>`
  return `<article class="card week">${noteHtml}<h2>${html(person)}</h2><p class="hint">${html(longDay(from))} and the six days after it. Times are UTC.</p><div class="turn">${turn(-daysShown, 'Earlier')}${turn(daysShown, 'Later')}</div>${
    parts.join('') || '<p class="empty">No events on these days.</p>'
  }${form(mount, person, from, filled)}</article>`
}

const timeOfDay = (view: Seen) => (view.isAllDay ? -1 : view.start.getTime() % dayMs)

/** The days it is listed under within the window; '' for a series too complex for this page. */
function shownDays({ start, end, repeats, everyDays }: Seen, from: Date, until: Date): string[] {
  if (start >= until) return []
  if (everyDays === null) return repeats ? [''] : end > from ? [text(new Date(Math.max(start.getTime(), from.getTime())))] : []
  const first = Math.floor(start.getTime() / dayMs)
  const all = Array.from({ length: daysShown }, (_, index) => from.getTime() / dayMs + index)
  return all.filter((day) => day >= first && (day - first) % everyDays === 0).map((day) => text(new Date(day * dayMs)))
}

function entry(mount: string, person: string, { from, name, view }: { from: Date; name: string; view: Seen }): string {
  const when = view.isAllDay ? 'All day' : `${view.start.toISOString().slice(11, 16)}–${view.end.toISOString().slice(11, 16)}`
  const title = view.title || '(no title)'
  const more = [when, ...(view.repeats ? [`repeats since ${text(view.start)}`] : []), ...(view.location ? [view.location] : [])].join(' · ')
  return `<li><div><strong>${html(title)}</strong><span>${html(more)}</span></div><form method="post" action="${mount}"><input type="hidden" name="who" value="${attribute(person)}"><input type="hidden" name="from" value="${text(from)}"><button name="remove" value="${attribute(name)}" aria-label="Delete ${attribute(title)}">Delete</button></form></li>`
}

function form(mount: string, person: string, from: Date, filled: Record<string, string>): string {
  const input = (name: string, label: string, type: string, usual: string, wide = '') =>
    `<div${wide}><label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" value="${attribute(filled[name] ?? usual)}" required></div>`
  const repeats = [
    ['', 'Does not repeat'],
    ['DAILY', 'Every day'],
    ['WEEKLY', 'Every week'],
  ].map(([value, label]) => `<option value="${value}"${filled['repeats'] === value ? ' selected' : ''}>${label}</option>`)
  return `<form class="add" method="post" action="${mount}"><input type="hidden" name="who" value="${attribute(person)}"><input type="hidden" name="from" value="${text(from)}">${input('title', 'Title of a new event', 'text', '', ' class="wide"')}${input('day', 'Day', 'date', text(from))}${input('starts', 'Starts (UTC)', 'time', '09:00')}${input('ends', 'Ends (UTC)', 'time', '10:00')}<div><label for="repeats">Repeats</label><select id="repeats" name="repeats">${repeats.join('')}</select></div><button class="main">Add event</button></form>`
}

/** The form's values as iCalendar, or the error. */
function newEvent(body: Record<string, string>): { ics: string; day: Date } | { reason: string } {
  const title = (body['title'] ?? '').replaceAll(/\s+/g, ' ').trim()
  const day = dayOf(body['day'] ?? '')
  if (title === '') return { reason: 'An event needs a title.' }
  if (!day) return { reason: 'Choose a day.' }
  const timeAt = (time: string) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? new Date(`${text(day)}T${time}:00Z`) : null)
  const [start, end] = [timeAt(body['starts'] ?? ''), timeAt(body['ends'] ?? '')]
  if (!start || !end || end <= start) return { reason: 'An event must end after it starts, on the same day.' }
  const stamp = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '')
  const repeats = /^(DAILY|WEEKLY)$/.test(body['repeats'] ?? '') ? [`RRULE:FREQ=${body['repeats']}`] : []
  const escaped = title.replace(/[\\;,]/g, (sign) => `\\${sign}`)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Calendar on this machine//EN',
    'BEGIN:VEVENT',
    `UID:${randomUUID()}`,
    `DTSTAMP:${stamp(new Date())}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    ...repeats,
    `SUMMARY:${escaped}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return { ics: `${lines.join('\r\n')}\r\n`, day }
}

function dayOf(value: string): Date | null {
  const day = /^\d{4}-\d\d-\d\d$/.test(value) ? new Date(`${value}T00:00:00Z`) : null
  return day && !Number.isNaN(day.getTime()) && text(day) === value ? day : null
}

const longDay = (day: Date) =>
  day.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

function layout(mount: string, caldav: Caldav, person: string | null, main: string): string {
  const people = caldav.people().toSorted()
  const items = people.map(
    (email) =>
      `<li><a href="${mount}?who=${attribute(encodeURIComponent(email))}"${email === person ? ' aria-current="page"' : ''}><span class="to">${html(email)}</span></a></li>`,
  )
  const list = people.length === 0 ? '<p class="empty">No calendars yet. Everyone who signs in gets one.</p>' : `<ol>${items.join('')}</ol>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${html(person ?? 'Calendars')} – calendars on this machine</title><link rel="stylesheet" href="${mount}/style.css"></head><body><header><h1>Calendars on this machine</h1><p>What is in people’s own calendars. Change it here as their calendar app would, and see what the product makes of it.</p></header><main${person === null ? '' : ' class="reading"'}><nav class="card" aria-label="People">${list}</nav>${main}</main></body></html>`
}

function answer(status: number, type: string, body: string): PageAnswer {
  const headers = { 'content-security-policy': policy, 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' }
  return { status, type, body, location: null, headers }
}

const redirect = (location: string): PageAnswer => ({ ...answer(303, 'text/plain; charset=utf-8', ''), location })

const notFound = (mount: string, caldav: Caldav, reason: string): PageAnswer =>
  answer(404, page, layout(mount, caldav, null, `<p class="empty card">${html(reason)}</p>`))
