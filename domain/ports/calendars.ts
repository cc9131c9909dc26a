// Port to calendar servers: a user's calendars and their contents, and creating, moving, or deleting one of our events.

export const calendarKinds = ['caldav', 'google', 'microsoft', 'ics'] as const
export type CalendarKind = (typeof calendarKinds)[number]

/** Credentials for an account. `accessToken` is called before every request and returns a token valid for at least a minute. */
export type CalendarAccess =
  | { kind: 'caldav'; url: string; username: string; password: string }
  | { kind: 'google' | 'microsoft'; accessToken: () => Promise<string> }
  /** A read-only feed. */
  | { kind: 'ics'; url: string }

/** One calendar as its server describes it. */
export interface CalendarListing {
  /** The server's identifier: an address or an ID. Stable. */
  remoteId: string
  /** The owner's name for it. */
  name: string
  /** As in the tz database; null when the server does not report it. Floating times and all-day events use this zone. */
  timeZone: string | null
  isReadOnly: boolean
  isPrimary: boolean
}

/** A time in a calendar: an instant, a local time without a zone, or a day. */
export type EventTime =
  /** ISO 8601 in UTC, with Z. */
  | { kind: 'instant'; at: string }
  /** 'YYYY-MM-DDTHH:MM:SS' in the reader's zone (RFC 5545 section 3.3.5, form 1). */
  | { kind: 'floating'; local: string }
  /** 'YYYY-MM-DDTHH:MM:SS' in a zone of the tz database, or with an offset such as '+05:30'. */
  | { kind: 'zoned'; local: string; zone: string }
  /** 'YYYY-MM-DD'. */
  | { kind: 'date'; date: string }

/** The first day of an unreadable event that names none: it blocks nothing. */
export const noDay = '1970-01-01'

/** 'YYYY-MM-DD' as the time is written. */
export const dayOf = (time: EventTime): string =>
  (time.kind === 'date' ? time.date : time.kind === 'instant' ? time.at : time.local).slice(0, 10)

/** An event, a series, or one changed occurrence of a series, after RFC 5545. */
export interface CalendarEvent {
  uid: string
  /** Which occurrence this one replaces; null for the event or series itself. */
  recurrenceId: EventTime | null
  title: string
  start: EventTime
  /** Exclusive. Every occurrence lasts exactly as long as from `start` to this, unless `lasts` says otherwise. */
  end: EventTime
  /** For an event with a DURATION: days by local time, then exact seconds (RFC 5545 section 3.3.6). */
  lasts?: { days: number; seconds: number }
  /** For a changed occurrence: every later one is moved and changed in the same way (RANGE=THISANDFUTURE). */
  isThisAndLater?: boolean
  /** RRULE values without the property name. */
  rules: string[]
  added: EventTime[]
  excluded: EventTime[]
  status: 'confirmed' | 'tentative' | 'cancelled'
  /**
   * A part that couldn't be read, as its calendar wrote it. The event then stands for every day that the part names, or for none:
   * `start` is `noDay`.
   */
  unread?: string
  /** Doesn't make its owner busy (TRANSP, 'free', declined by the owner). */
  isTransparent: boolean
  /** The owner said no to it. */
  isDeclined?: boolean
}

/** The content at one URL of a calendar: an event, or a series with its changed occurrences. */
export interface CalendarObject {
  /** Address or id within the calendar. */
  remoteRef: string
  /** ETag; null when the server has none. */
  version: string | null
  events: CalendarEvent[]
}

export interface CalendarChanges {
  objects: CalendarObject[]
  /** `remoteRef`s that are no longer there. */
  removed: string[]
  /** True when `objects` is complete, so anything missing was deleted. False for changes since the cursor. */
  isWhole: boolean
  /** Pass it to the next call; null when the server supports only full reads. */
  cursor: string | null
}

/** One occurrence, in UTC. */
export interface Occurrence {
  uid: string
  title: string
  start: Date
  /** Exclusive. */
  end: Date
  isAllDay: boolean
  isTentative: boolean
}

/** Our event as written to a user's calendar. */
export interface OwnEvent {
  uid: string
  /** Increases with every change (RFC 5545 section 3.8.7.4). */
  sequence: number
  start: Date
  end: Date
  /** The zone of the people involved; null = UTC. */
  timeZone: string | null
  title: string
  description: string
  location: string
  organizer: { name: string; email: string }
  /** `needed`: the vendor makes a video room with the event, once; `made`: it has one from an earlier write. */
  room: 'none' | 'needed' | 'made'
  attendees: { name: string; email: string; answer: 'needs_action' | 'accepted' | 'declined' | 'tentative' }[]
}

/** The location of our event, as its server reported it. */
export interface EventPlace {
  remoteRef: string
  version: string | null
}

/** The video room of an event. A refusal is final until someone changes the account; `pending` asks for another write later. */
export type EventRoom = { state: 'made'; url: string } | { state: 'pending' } | { state: 'refused'; reason: string }

export type EventWrite =
  /** `room` is null unless the event needs one and this kind of calendar makes rooms. */
  | { state: 'written'; place: EventPlace; room: EventRoom | null }
  /** Someone else changed or deleted our event in the meantime; read it again before writing. */
  | { state: 'conflict' }

export interface CalendarServer {
  /**
   * Rejects with CalendarRefused when access was revoked, and with CalendarDown when the server can't be asked. So do all
   * methods below.
   */
  list(): Promise<CalendarListing[]>
  /** Changes since `cursor`; null or an expired cursor returns everything. Rejects if any page fails, so results are never partial. */
  changes(remoteId: string, cursor: string | null): Promise<CalendarChanges>
  /**
   * Creates the event (place null) or updates it in place. Idempotent by uid: an existing event, from a write whose response
   * was lost or changed by someone else, is found and updated to `event`; only a later sequence of ours is kept, as 'conflict'.
   * With a place, someone else's change is a conflict. The server invites no one. A room that is needed is made once, however
   * often it is requested.
   */
  write(remoteId: string, event: OwnEvent, place: EventPlace | null): Promise<EventWrite>
  /** Deletes the event; it may already be gone. */
  remove(remoteId: string, uid: string, place: EventPlace): Promise<void>
}

export interface Calendars {
  open(access: CalendarAccess): CalendarServer
  /**
   * Occurrences of one object that overlap [from, to) and make their owner busy, in order; canceled and transparent ones are
   * left out. Floating times and days are read in `zone`. At most 20,000, however often a rule repeats.
   */
  occurrences(events: readonly CalendarEvent[], from: Date, to: Date, zone: string): Occurrence[]
  /** A calendar provided for this user, as in the demo; null elsewhere. It survives restarts. */
  given(userEmail: string): Promise<CalendarServer | null>
}

/** Access was revoked: wrong password, consent withdrawn. */
export class CalendarRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CalendarRefused'
  }
}

/** The server couldn't be asked, or its response was unreadable. */
export class CalendarDown extends Error {
  /** Seconds the server asks us to wait; null if it gave none. */
  readonly retryAfter: number | null
  constructor(message: string, retryAfter: number | null = null) {
    super(message)
    this.name = 'CalendarDown'
    this.retryAfter = retryAfter
  }
}
