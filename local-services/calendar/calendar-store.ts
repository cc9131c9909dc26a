// Storage of the calendar server: one file per home, written before the response.
import { readIfThere } from '../files/read-if-there.ts'
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface StoredObject {
  /** iCalendar as uploaded; null once deleted, so that sync reports it. */
  ics: string | null
  etag: string
  /** Its calendar's change count at its last change. */
  changed: number
}

export interface StoredCalendar {
  name: string
  /** A VTIMEZONE as its owner uploaded it; null = none. */
  timeZone: string | null
  changes: number
  /** Clients with an older sync token must read everything again. */
  forgotten: number
  objects: Record<string, StoredObject>
}

export interface Home {
  email: string
  calendars: Record<string, StoredCalendar>
}

export type Condition = { ifMatch: string | null; ifNoneMatch: boolean }
export type Change = { state: 'done'; etag: string; isNew: boolean } | { state: 'failed' } | { state: 'missing' }

export interface CalendarStore {
  /** A user's home, created with one calendar if missing. */
  createHome(email: string): Home
  home(email: string): Home | null
  homes(): Home[]
  password(email: string): string
  isPassword(email: string, password: string): boolean
  make(home: Home, id: string, name: string, timeZone: string | null): StoredCalendar
  drop(home: Home, id: string): void
  put(home: Home, calendar: StoredCalendar, object: string, ics: string, condition?: Condition): Change
  remove(home: Home, calendar: StoredCalendar, object: string, condition?: Condition): Change
  /** Forgets deletions, as servers do when their history gets long. */
  forget(home: Home, calendar: StoredCalendar): void
  keep(home: Home): void
}

/** Opens or creates `folder`. Passwords are derived from a secret in it, so they survive restarts without being stored. */
export function openCalendars(folder: string): CalendarStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const secret = secretOf(join(folder, 'secret'))
  const homes = new Map<string, Home>()
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.json')) continue
    const home = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Home
    homes.set(home.email, home)
  }
  const keep = (home: Home) => write(join(folder, `${encodeURIComponent(home.email)}.json`), JSON.stringify(home))
  const password = (email: string) => createHmac('sha256', secret).update(email.toLowerCase()).digest('base64url').slice(0, 24)
  const make: CalendarStore['make'] = (home, id, name, timeZone) => {
    const made = { name, timeZone, changes: 0, forgotten: 0, objects: {} }
    home.calendars[id] = made
    keep(home)
    return made
  }
  return {
    createHome(email) {
      const address = email.toLowerCase()
      const existing = homes.get(address)
      if (existing) return existing
      const home: Home = { email: address, calendars: {} }
      homes.set(address, home)
      make(home, 'calendar', `Calendar of ${address}`, null)
      return home
    },
    home: (email) => homes.get(email.toLowerCase()) ?? null,
    homes: () => [...homes.values()],
    password,
    isPassword(email, attempt) {
      const [expected, got] = [password(email), attempt].map((word) => createHash('sha256').update(word).digest())
      return timingSafeEqual(expected!, got!)
    },
    make,
    drop(home, id) {
      delete home.calendars[id]
      keep(home)
    },
    put(home, calendar, name, ics, condition = { ifMatch: null, ifNoneMatch: false }) {
      const existing = present(calendar, name)
      if ((condition.ifNoneMatch && existing) || !matches(condition, existing)) return { state: 'failed' }
      calendar.changes += 1
      const etag = `"${createHash('sha256').update(`${calendar.changes} ${ics}`).digest('hex').slice(0, 24)}"`
      calendar.objects[name] = { ics, etag, changed: calendar.changes }
      keep(home)
      return { state: 'done', etag, isNew: !existing }
    },
    remove(home, calendar, name, condition = { ifMatch: null, ifNoneMatch: false }) {
      const existing = present(calendar, name)
      if (!existing) return { state: 'missing' }
      if (!matches(condition, existing)) return { state: 'failed' }
      calendar.changes += 1
      calendar.objects[name] = { ics: null, etag: '', changed: calendar.changes }
      keep(home)
      return { state: 'done', etag: '', isNew: false }
    },
    forget(home, calendar) {
      calendar.changes += 1
      calendar.forgotten = calendar.changes
      calendar.objects = Object.fromEntries(Object.entries(calendar.objects).filter(([, { ics }]) => ics !== null))
      keep(home)
    },
    keep,
  }
}

/** The object, unless deleted. */
export function present(calendar: StoredCalendar, name: string): { ics: string; etag: string } | null {
  const object = Object.hasOwn(calendar.objects, name) ? calendar.objects[name] : undefined
  return object && object.ics !== null ? { ics: object.ics, etag: object.etag } : null
}

function matches({ ifMatch }: Condition, existing: { etag: string } | null): boolean {
  if (ifMatch === null) return true
  return existing !== null && (ifMatch === '*' || ifMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === existing.etag))
}

function secretOf(path: string): string {
  const stored = readIfThere(path)
  if (stored !== null) return stored
  const made = randomBytes(32).toString('base64url')
  write(path, made)
  return made
}

function write(path: string, text: string): void {
  writeFileSync(`${path}.new`, text, { mode: 0o600, flush: true })
  renameSync(`${path}.new`, path)
}
