import { readSystem, retryEvents } from '@fairlead/contract/v2/operations/system'
import { listDeadEvents, retryDeadEvents } from '../../../platform/events.ts'
import { listProcesses, processLivesSeconds, readSystem as read } from '../../../features/operations/read-system.ts'
import { staffEndpoint } from '../../staff-endpoint.ts'

export const getOperationsSystem = staffEndpoint(readSystem, 'open_operations', async (ctx, { services }) => {
  const [state, dead, processes] = [
    await read(services.database),
    await listDeadEvents(services.database, 50),
    await listProcesses(services.database),
  ]
  return {
    open_events: state.openEvents,
    oldest_event_seconds: Math.round(state.oldestEventSeconds),
    dead_event_count: state.deadEvents,
    dead_events: dead.map(({ id, type, at: time, error }) => ({ event_id: id, type, date: time.toISOString(), error })),
    due_emails: state.dueEmails,
    oldest_due_email_seconds: Math.round(state.oldestDueEmailSeconds),
    held_emails: state.heldEmails,
    queued_jobs: state.queuedJobs,
    failed_jobs: state.failedJobs,
    mailbox_read_seconds: state.mailboxReadSeconds === null ? null : Math.round(state.mailboxReadSeconds),
    mailbox_held: state.isMailboxHeld,
    processes: processes.map((entry) => ({
      roles: entry.roles,
      host: entry.host,
      pid: entry.pid,
      version: entry.version,
      started: entry.startedAt.toISOString(),
      is_alive: ctx.now.getTime() - entry.seenAt.getTime() < processLivesSeconds * 1000,
      memory_mb: Math.round(entry.memoryBytes / 1_048_576),
      loop_delay_ms: Math.round(entry.loopDelayMs),
    })),
  }
})

export const postOperationsSystem = staffEndpoint(retryEvents, 'open_operations', async (_, { services }) => ({
  retried: await retryDeadEvents(services.database),
}))
