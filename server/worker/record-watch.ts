// Checks sending domains' DNS records: soon after a mailbox was connected, and weekly.
import type { Dns } from '@fairlead/domain/ports/dns'
import { checkRecordsOf } from '../features/mail/check-records.ts'
import { claimDueRecords } from '../features/mail/mailbox-records-store.ts'
import { systemContext } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'

const atOnce = 5

export async function checkDueRecords(database: Database, dns: Dns, log: Log): Promise<void> {
  const due = await claimDueRecords(database.system, atOnce)
  await Promise.all(
    due.map(({ mailboxId, workspaceId }) =>
      checkRecordsOf(systemContext(database, workspaceId), dns, mailboxId).catch((error: unknown) =>
        log.warn({ err: error, mailbox: mailboxId }, 'could not check the DNS records of a mailbox'),
      ),
    ),
  )
}
