// Notifies super admins once when outgoing email has been failing for a while, was paused, or waits after a restore; and the
// owner of a mailbox that has been failing for an hour.
import { sql } from 'kysely'
import { failingMinutes, faultsOf } from '@fairlead/domain/outreach/mailbox'
import { notify } from '../features/alerts/delivery/notifications.ts'
import { findCaretakers } from '../features/mail/mailboxes/mailbox-views.ts'
import { markFailingTold } from '../features/mail/mailboxes/mailbox-store.ts'
import { listFailingMailboxes } from '../features/mail/mailboxes/mailbox-views.ts'
import { delayMinutes, readStandingMail } from '../features/mail/sending/mail-status.ts'
import { systemContext } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import type { Settings } from '../platform/settings.ts'
import { markRelaysNotified } from '../features/mail/sending/relay-state.ts'
import { text } from './texts/texts.ts'

/** The round that looks after email as a whole. */
export function openMailAlarm(
  database: Database,
  { superAdmins, followUpReadingMinutes }: Pick<Settings, 'superAdmins' | 'followUpReadingMinutes'>,
  log: Log,
): () => Promise<void> {
  const logStanding = openStandingLog(database, followUpReadingMinutes, log)
  return async () => {
    await mailAlarmRound(database, superAdmins, log)
    await mailboxAlarmRound(database)
    await logStanding(new Date())
  }
}

/** Says once a minute what is late and why, and once that nothing is any more; exported for its test. */
export function openStandingLog(
  database: Database,
  followUpMinutes: number,
  log: Pick<Log, 'info' | 'warn'>,
): (now: Date) => Promise<void> {
  let loggedAt: Date | null = null
  return async (now) => {
    if (loggedAt && now.getTime() - loggedAt.getTime() < 60_000) return
    const standing = await readStandingMail(database.system, followUpMinutes, now)
    if (standing) {
      const { emails, oldestDueAt, reasons } = standing
      log.warn({ emails, oldest_due: oldestDueAt.toISOString(), ...reasons }, 'email is late')
    } else if (loggedAt) log.info('no email is late any more')
    loggedAt = standing && now
  }
}

/** One round; exported for its test. */
export async function mailAlarmRound(database: Database, superAdmins: readonly string[], log: Log): Promise<void> {
  for (const { key, body } of await findTroubles(database)) {
    const admins = await database.system
      .selectFrom('users')
      .select(['id', 'workspace_id'])
      .where('disabled_at', 'is', null)
      .where((eb) =>
        eb.or([
          eb('is_super_admin', '=', true),
          ...(superAdmins.length > 0 ? [eb.and([eb('email', 'in', [...superAdmins]), eb('email_verified_at', 'is not', null)])] : []),
        ]),
      )
      .execute()
    for (const admin of admins) {
      const ctx = systemContext(database, admin.workspace_id)
      await ctx.transaction((tx) =>
        notify(tx, ctx, [admin.id], { projectId: null, candidateId: null, kind: 'mail_delayed', body, onceKey: `mail_delayed:${key}` }),
      )
    }
    log.error({ trouble: key }, body)
    await markRelaysNotified(database)
  }
}

/** Once each time a mailbox stops working; exported for its test. */
export async function mailboxAlarmRound(database: Database): Promise<void> {
  for (const mailbox of await listFailingMailboxes(database.system, failingMinutes)) {
    const { id, workspaceId, userId, address, failingSince } = mailbox
    const ctx = systemContext(database, workspaceId)
    await ctx.transaction(async (tx) => {
      await notify(tx, ctx, await findCaretakers(tx, { mailboxId: id, userId }), {
        projectId: null,
        candidateId: null,
        kind: 'mailbox_failing',
        body: `${address} hasn’t worked for an hour. ${faultsOf(mailbox).join(' ')}`,
        onceKey: `mailbox_failing:${id}:${failingSince.toISOString()}`,
      })
      await markFailingTold(tx, id)
    })
  }
}

async function findTroubles(database: Database): Promise<{ key: string; body: string }[]> {
  const relays = await database.system
    .selectFrom('mail_relay')
    .select(['failing_since', 'paused_at', 'answer'])
    .where('notified_at', 'is', null)
    .where(sql<boolean>`paused_at is not null or failing_since < clock_timestamp() - make_interval(mins => ${delayMinutes})`)
    .execute()
  return relays.map(({ failing_since, paused_at, answer }) => {
    const relayText = answer ? ` It answered: “${answer}”` : ''
    return paused_at
      ? { key: paused_at.toISOString(), body: text.emailPaused(relayText) }
      : { key: String(failing_since?.toISOString()), body: `Email has not been sent for ${delayMinutes} minutes.${relayText}` }
  })
}
