// The servers for the calendar contract, and a client that stores a calendar's changes like the product.
import type { CalendarChanges, CalendarObject, CalendarServer, OwnEvent } from '@fairlead/domain/ports/calendars'
import type { Between } from './ics/between.fixture.ts'
import { occurrences } from './ics/occurrences.ts'

/** The user's other calendar app. */
export interface Outside {
  put(
    uid: string,
    event: { title: string; start: Date; end: Date; rule?: string; moved?: { from: Date; start: Date; end: Date }; isFree?: boolean },
  ): Promise<void>
  move(uid: string, start: Date, end: Date): Promise<void>
  remove(uid: string): Promise<void>
}

export interface Target {
  open(more?: { url?: string }): CalendarServer
  /** With revoked access. */
  refused(): CalendarServer
  calendarId(): Promise<string>
  outside: Outside
  between: Between
  /** Makes the server forget its sync state; null when that isn't possible. */
  forget: (() => void) | null
  /** How many writes would have sent email to someone. */
  mailed(): number
  /** For CalDAV servers. */
  paths: { home: string; calendar: string } | null
  stop(): Promise<void>
}

export interface Mirror {
  take(changes: CalendarChanges): void
  cursor: string | null
  objects: Map<string, CalendarObject>
  /** 'title start/end' of everything in the first half of 2031, in order. */
  busy(): string[]
}

export function newMirror(): Mirror {
  const mirror: Mirror = {
    cursor: null,
    objects: new Map(),
    take(changes) {
      if (changes.isWhole) mirror.objects.clear()
      for (const ref of changes.removed) mirror.objects.delete(ref)
      for (const object of changes.objects) mirror.objects.set(object.remoteRef, object)
      mirror.cursor = changes.cursor
    },
    busy() {
      const all = [...mirror.objects.values()].flatMap(({ events }) =>
        occurrences(events, instant('01-01T00:00'), instant('07-01T00:00'), 'UTC'),
      )
      const sorted = all.toSorted((a, b) => a.start.getTime() - b.start.getTime())
      return sorted.map(({ title, start, end }) => `${title} ${start.toISOString().slice(5, 16)}/${end.toISOString().slice(5, 16)}`)
    },
  }
  return mirror
}

/** A time in the year used by the tests, 'MM-DDTHH:MM' in UTC. */
export const instant = (text: string): Date => new Date(`2031-${text}:00Z`)

export const ownEvent = (uid: string, more: Partial<OwnEvent> = {}): OwnEvent => ({
  uid,
  sequence: 0,
  start: instant('02-03T09:00'),
  end: instant('02-03T09:45'),
  timeZone: 'Europe/Berlin',
  title: 'Interview: Ünal & “Jo”; first, talk',
  description: 'Bring the portfolio.\nRoom 4',
  location: 'https://meet.x.example/room?x=1;y=2',
  room: 'none',
  organizer: { name: 'Ann Example', email: 'ann@x.example' },
  attendees: [{ name: 'Jo Candidate', email: 'jo@x.example', answer: 'accepted' }],
  ...more,
})
