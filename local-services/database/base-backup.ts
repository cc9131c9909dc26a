// A copy of the embedded database while it runs: Postgres's own base backup, with the write-ahead log that completes it.
import { isMissing } from '../files/read-if-there.ts'
import fs from 'node:fs'
import path from 'node:path'

export interface BackupClient {
  query<T extends object>(text: string, values?: unknown[]): Promise<{ rows: T[] }>
}

/** Files of the running server that aren't part of its data. */
const skippedFiles =
  /^(postmaster\.(pid|opts)|\.s\.PGSQL.*|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)$/

/**
 * Copies the data folder of a running Postgres into `to`, which must not exist. The client must be a superuser's and keep its
 * session until the end. The copy starts without further steps: it replays the log up to the end of the backup.
 */
export async function backUpCluster(client: BackupClient, data: string, to: string): Promise<void> {
  const slot = `backup_${process.pid}_${Date.now()}`
  // keeps the log written during the copy
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot])
  await client.query('select pg_backup_start($1, true)', [slot])
  fs.mkdirSync(to, { recursive: true, mode: 0o700 })
  copy(data, to, (name) => !skippedFiles.test(name) && name !== 'pg_wal')
  const { rows } = await client.query<{ labelfile: string; spcmapfile: string }>('select * from pg_backup_stop(false)')
  const { labelfile } = rows[0]!
  await client.query('select pg_switch_wal()')
  fs.mkdirSync(path.join(to, 'pg_wal', 'archive_status'), { recursive: true, mode: 0o700 })
  copy(path.join(data, 'pg_wal'), path.join(to, 'pg_wal'), (name) => /^[0-9A-F]{24}$/.test(name))
  fs.writeFileSync(path.join(to, 'backup_label'), labelfile, { mode: 0o600 })
  for (const name of ['pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'])
    fs.mkdirSync(path.join(to, name), { recursive: true, mode: 0o700 })
}

/** Files may disappear while they are copied: dropped tables, recycled logs. */
function copy(from: string, to: string, isWanted: (name: string) => boolean): void {
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    if (!isWanted(entry.name)) continue
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    try {
      if (entry.isDirectory()) {
        fs.mkdirSync(target, { recursive: true, mode: 0o700 })
        copy(source, target, (name) => !skippedFiles.test(name))
      } else if (entry.isFile()) {
        fs.copyFileSync(source, target)
        const handle = fs.openSync(target, 'r')
        fs.fsyncSync(handle)
        fs.closeSync(handle)
      }
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }
}
