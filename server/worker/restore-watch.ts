// Detects a database restored from a backup before anything is sent, and settles its queue.
import { fieldOf, must } from '@fairlead/domain/shared/records'
import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import {
  beatHeart,
  enterRestoreMode,
  readInstallation,
  restoreRound,
  type Installation,
  type RestoreReason,
} from '../features/mail/sending/restore-mode.ts'
import { witnesses, type FolderOf, type SentFolder } from '../features/mail/sending/sent-witness.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'

export interface RestoreWatchParts {
  database: Database
  folder: SentFolder
  folderOf?: FolderOf
  /** Where the heartbeat's copy is stored, outside of the database. */
  dataDir: string
  /** AFTER_RESTORE; '' = not set. */
  asked: string
  log: Log
}

/** A database unused for this long, in a place that never used it, may be a restored backup. */
const staleMs = 15 * 60_000
const sample = 20

/** The round that looks for a restore. Resolves when the database has been checked; only then may a sender start. */
export async function openRestoreWatch({
  database,
  folder,
  folderOf = () => Promise.resolve(null),
  dataDir,
  asked: requestedBackup,
  log,
}: RestoreWatchParts): Promise<() => Promise<void>> {
  const copy = heartbeatCopy(dataDir)
  const installation = await readInstallation(database)
  const reason = installation.restoreSince ? null : await findRestoreReason(database, folder, copy.read(), installation, requestedBackup)
  if (reason) {
    await enterRestoreMode(database, reason, requestedBackup || null)
    log.error({ reason }, 'this database was restored from a backup: sending is stopped until it is resumed on the operations page')
  } else if (requestedBackup !== '') log.warn('AFTER_RESTORE has been applied and can be removed')
  return async () => {
    copy.write(installation.id, await beatHeart(database))
    await restoreRound(database, witnesses(database, folder, folderOf))
  }
}

async function findRestoreReason(
  database: Database,
  folder: SentFolder,
  copy: { id: string; heartbeat: number } | null,
  installation: Installation,
  requestedRestore: string,
): Promise<RestoreReason | null> {
  if (requestedRestore !== '' && requestedRestore !== installation.restoreAsked) return 'asked'
  const ownCopy = copy?.id === installation.id ? copy : null
  if (ownCopy && ownCopy.heartbeat > installation.heartbeat) return 'went_back'
  const { heartbeatAt } = installation
  const { rows } = await sql<{ is_stale: boolean; has_sent: boolean }>`
    select coalesce(${heartbeatAt}::timestamptz < clock_timestamp() - make_interval(secs => ${staleMs / 1000}), false) as is_stale,
      exists (select 1 from message where state = 'sent') as has_sent`.execute(database.system)
  const { is_stale: isStale, has_sent: hasSent } = must(rows[0])
  if (!ownCopy && isStale && hasSent) return 'new_place'
  return (await isAheadInSent(database, folder)) ? 'found_sent' : null
}

/** True when the Sent folder contains a message that this database hasn't sent yet. */
async function isAheadInSent(database: Database, { reader }: SentFolder): Promise<boolean> {
  const due = await database.system
    .selectFrom('message')
    .select('message_id')
    .where('state', '=', 'queued')
    .where('mailbox_id', 'is', null)
    .where('unknown_times', '=', 0)
    .where('restore_checked_at', 'is', null)
    .where('due_at', '<', sql<Date>`clock_timestamp()`)
    .orderBy('due_at')
    .limit(sample)
    .execute()
  for (const { message_id } of due) {
    // an unreachable folder proves nothing; candidates wait for the mailbox anyway
    const isSent = await reader.wasSent(message_id).catch(() => null)
    if (isSent === null) return false
    if (isSent) return true
  }
  return false
}

function heartbeatCopy(folder: string) {
  const file = path.join(folder, 'mail-heartbeat.json')
  return {
    read(): { id: string; heartbeat: number } | null {
      try {
        const content: unknown = JSON.parse(fs.readFileSync(file, 'utf8'))
        const [id, beats] = [fieldOf(content, 'id'), fieldOf(content, 'heartbeat')]
        return typeof id === 'string' && typeof beats === 'number' ? { id, heartbeat: beats } : null
      } catch {
        return null
      }
    },
    write(id: string, heartbeat: number) {
      fs.mkdirSync(folder, { recursive: true })
      const draft = `${file}.${process.pid}`
      fs.writeFileSync(draft, JSON.stringify({ id, heartbeat }))
      fs.renameSync(draft, file)
    },
  }
}
