// Rounds of the worker over work that is tried one by one: what fails is logged, and the rest goes on.
import { queueNightlyRun } from '../features/sourcing/models/check-fairness.ts'
import { findProjectsToCheck } from '../features/sourcing/models/fairness-store.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import type { Linkedin } from '@fairlead/domain/ports/linkedin'
import { findLinkedinWork } from '../features/outreach/linkedin/linkedin-message-store.ts'
import { giveUpLinkedin, sendScheduledLinkedin } from '../features/outreach/linkedin/send-scheduled-linkedin.ts'
import type { Dns } from '@fairlead/domain/ports/dns'
import { checkRecordsOf } from '../features/mail/connections/check-records.ts'
import { claimDueRecords } from '../features/mail/mailboxes/mailbox-records-store.ts'
import { searchPool, type PoolTools } from '../features/sourcing/searches/search-pool.ts'
import { findDueAlerts, settleAlert } from '../features/talent/alert-store.ts'
import { findFilters } from '../features/talent/saved-search-store.ts'
import { findActor } from '../features/accounts/users/find-actor.ts'
import { actorContext, systemContext } from '../platform/context.ts'

/** Hours of the night in UTC, the last one exclusive. */
const night = { from: 1, to: 6 } as const
/** A project is checked again once its last run is this old: at most once a night. */
const againMs = 18 * 3_600_000
/** Queued per round; longest wait first, so that many projects are spread over several nights. */
const checksAtOnce = 50

/** Queues the nightly counterfactual run of every searching project, a few at a time; does nothing outside of the night. */
export async function queueDueChecks(database: Database, log: Log, now: () => Date = () => new Date()): Promise<number> {
  const time = now()
  if (time.getUTCHours() < night.from || time.getUTCHours() >= night.to) return 0
  let queued = 0
  for (const { id, workspaceId } of await findProjectsToCheck(database, new Date(time.getTime() - againMs), checksAtOnce)) {
    try {
      if (await queueNightlyRun(systemContext(database, workspaceId, now), id)) queued += 1
    } catch (error) {
      log.warn({ err: error, project: id }, 'the nightly fairness check could not be queued')
    }
  }
  if (queued > 0) log.info({ queued }, 'nightly fairness checks queued')
  return queued
}

/** Sends scheduled LinkedIn messages one after another, because LinkedIn dislikes bursts. */
export async function sendDueLinkedin(database: Database, linkedin: Linkedin, log: Log, now: () => Date = () => new Date()): Promise<void> {
  for (const { id, workspaceId, state } of await findLinkedinWork(database, now())) {
    const ctx = systemContext(database, workspaceId, now)
    try {
      await (state === 'queued' ? sendScheduledLinkedin(ctx, linkedin, id) : giveUpLinkedin(ctx, id))
    } catch (error) {
      log.warn({ err: error, linkedinMessage: id }, 'could not send a LinkedIn message')
    }
  }
}

const mailboxesAtOnce = 5

/** Checks sending domains' DNS records: soon after a mailbox was connected, and weekly. */
export async function checkDueRecords(database: Database, dns: Dns, log: Log): Promise<void> {
  const due = await claimDueRecords(database.system, mailboxesAtOnce)
  await Promise.all(
    due.map(({ mailboxId, workspaceId }) =>
      checkRecordsOf(systemContext(database, workspaceId), dns, mailboxId).catch((error: unknown) =>
        log.warn({ err: error, mailbox: mailboxId }, 'could not check the DNS records of a mailbox'),
      ),
    ),
  )
}

const alertsAtOnce = 50

/** Looks for people who were added to the talent pool since the last check of a saved search, for members who asked to be notified. */
export async function checkSearchAlerts(database: Database, tools: PoolTools, log: Log, now: () => Date = () => new Date()): Promise<void> {
  for (const alert of await findDueAlerts(database, now(), alertsAtOnce)) {
    try {
      const ctx = systemContext(database, alert.workspaceId, now)
      const { actor, filters } = await ctx.transaction(async (tx) => ({
        actor: await findActor(tx, alert.userId),
        filters: await findFilters(tx, alert.searchId),
      }))
      if (!actor || !filters) continue
      // with what this member may see
      const search = { ...filters, addedSince: alert.checkedAt, page: 1, pageSize: 1 }
      const { total } = await searchPool(actorContext(database, actor, now), tools, search)
      await settleAlert(ctx, alert, total)
    } catch (error) {
      log.warn({ err: error, search: alert.searchId }, 'could not check a saved search')
    }
  }
}
