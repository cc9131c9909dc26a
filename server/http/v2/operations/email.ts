import { changeEmail, getEmailStatus } from '@fairlead/contract/v2/operations/email'
import { readMailStatus } from '../../../features/mail/sending/mail-status.ts'
import { changeEmailOperation } from '../../../features/operations/change-email.ts'
import { staffEndpoint } from '../../staff-endpoint.ts'

const iso = (date: Date | null) => date?.toISOString() ?? null

export const getOperationsEmail = staffEndpoint(getEmailStatus, 'open_operations', async (ctx) => {
  const { relay, restore, sentFolder, ...status } = await readMailStatus(ctx.db)
  return {
    relay: relay && {
      name: relay.name,
      state: relay.state,
      answer: relay.answer,
      answered_date: iso(relay.answeredAt),
      failing_since: iso(relay.failingSince),
      paused_date: iso(relay.pausedAt),
    },
    mailbox_read_date: iso(status.mailboxReadAt),
    waiting: status.waiting,
    oldest_due_date: iso(status.oldestDueAt),
    delivery_unknown: status.parked.unknown,
    not_sent: status.parked.notSent,
    sent_folder: sentFolder && { asked: sentFolder.asked, found: sentFolder.found, checked_date: sentFolder.checkedAt.toISOString() },
    restore: restore && {
      since: restore.since.toISOString(),
      why: restore.reason,
      mailbox_is_read: restore.isMailboxRead,
      is_settled: restore.isSettled,
      found_sent: restore.foundSent,
      not_sent: restore.notSent,
      parked: restore.parked,
      replies_read: restore.repliesRead,
    },
  }
})

export const putOperationsEmail = staffEndpoint(changeEmail, 'open_operations', async (ctx, { input, services }) => ({
  settled: await changeEmailOperation(services.database, ctx.actor.email, input.action),
}))
