import { calendarKinds } from '@fairlead/domain/ports/calendars'
import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { id, nothing, text } from '../fields.ts'

export const countsAs = ['busy', 'days_off', 'ignored'] as const

const answer = z.object({
  accounts: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(calendarKinds),
      name: z.string(),
      /** syncing = first sync; failed = the server can't be reached now; refused = must be reconnected. */
      state: z.enum(['syncing', 'synced', 'failed', 'refused']),
      why: z.string().nullable(),
      synced_at: z.string().nullable(),
      calendars: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          time_zone: z.string().nullable(),
          is_read_only: z.boolean(),
          counts_as: z.enum(countsAs),
          /** Interviews are added here; chosen with `calendar_synced_id` of v1/users/settings. */
          receives: z.boolean(),
          is_gone: z.boolean(),
          /** Events that could not be read and aren't over: the first 20. `date` is the first day that they block, null when none is known. */
          unread_events: z.array(z.object({ title: z.string(), date: z.string().nullable(), part: z.string() })),
          unread_count: z.number().int(),
        }),
      ),
    }),
  ),
})
export type WireCalendars = z.infer<typeof answer>

export const listCalendars = call(
  'GET',
  'v2/calendars',
  ['staff', 'unproven'],
  "The current user's calendars, by account.",
  nothing,
  answer,
)
export type ListCalendars = CallType<typeof listCalendars>

export const connectCalendar = call(
  'POST',
  'v2/calendars',
  [],
  'Connects a CalDAV account or a calendar feed. Google and Microsoft are connected with v1/users/identities.',
  z.object({
    kind: z.enum(['caldav', 'ics']),
    url: text.default(''),
    username: text.default(''),
    password: text.default(''),
    /** The user's name for a feed. */
    name: text.default(''),
  }),
  answer,
  { audit: 'calendar_changed', status: 201 },
)
export type ConnectCalendar = CallType<typeof connectCalendar>

export const changeCalendar = call(
  'PUT',
  'v2/calendars',
  ['unproven'],
  'How a calendar counts: its events block time (busy), its all-day events are days off (days_off), or it is ignored (ignored).',
  z.object({ calendar_id: id, counts_as: z.enum(countsAs) }),
  answer,
  { audit: 'calendar_changed' },
)
export type ChangeCalendar = CallType<typeof changeCalendar>

export const disconnectCalendar = call(
  'DELETE',
  'v2/calendars',
  ['unproven'],
  'Disconnects a calendar account and deletes its synced data. Events created there stay.',
  z.object({ account_id: id }),
  answer,
  { audit: 'calendar_changed' },
)
export type DisconnectCalendar = CallType<typeof disconnectCalendar>
