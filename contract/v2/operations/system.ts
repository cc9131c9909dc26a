import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { staffOnly } from './projects.ts'

export const readSystem = call(
  'GET',
  'v2/operations/system',
  ['unproven'],
  'How much work is waiting and since when, what failed, and which processes are running. Internal staff and super admins only.',
  z.object({}),
  z.object({
    open_events: z.number().int(),
    oldest_event_seconds: z.number(),
    /** Events that failed on every attempt, the newest 50. */
    dead_events: z.array(z.object({ event_id: z.number().int(), type: z.string(), date: z.string(), error: z.string() })),
    dead_event_count: z.number().int(),
    due_emails: z.number().int(),
    oldest_due_email_seconds: z.number(),
    held_emails: z.number().int(),
    queued_jobs: z.number().int(),
    failed_jobs: z.number().int(),
    /** null before the first read. */
    mailbox_read_seconds: z.number().nullable(),
    /** A worker has claimed the mailbox; without one nothing is read. */
    mailbox_held: z.boolean(),
    processes: z.array(
      z.object({
        roles: z.string(),
        host: z.string(),
        pid: z.number().int(),
        version: z.string(),
        started: z.string(),
        is_alive: z.boolean(),
        memory_mb: z.number().int(),
        loop_delay_ms: z.number(),
      }),
    ),
  }),
  { also: staffOnly },
)
export type ReadSystem = CallType<typeof readSystem>

export const retryEvents = call(
  'POST',
  'v2/operations/system',
  [],
  'Retries every failed event; responds with their number.',
  z.object({}),
  z.object({ retried: z.number().int() }),
  { audit: 'staff_acted', also: staffOnly },
)
export type RetryEvents = CallType<typeof retryEvents>
