// `npm run backup -- FOLDER` and `npm run restore -- FOLDER`: an entire installation with the embedded database, while it runs.
import { isRecord, must } from '@fairlead/domain/shared/records'
import { messageOf } from '@fairlead/domain/shared/caught'
import fs from 'node:fs'
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import { backUpCluster } from '@fairlead/local-services/database/base-backup'
import { findPlaces, isRoot, runAs, type Places } from '@fairlead/local-services/database/places'
import { runningPostmaster } from '@fairlead/local-services/database/postmaster'
import { startDatabase } from '@fairlead/local-services/database/start-database'
import pg from 'pg'
import { readSettings } from './platform/settings.ts'

interface Manifest {
  madeAt: string
  postgresMajor: string
  platform: string
}

const secretFile = 'database.secret'
/** Files in a data folder that belong to the running processes or to the database's own copy. */
const notCopied = new Set(['postgres', 'postgres.log', 'postgres.log.1', 'owner.sock', secretFile, 'database-is-at.txt'])

const platform = `${process.platform}-${process.arch}`
const majorOf = (data: string) => fs.readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim()

/** Writes a complete backup to `to`, which must not exist; a broken one never has its name. */
export async function backUp(dataDir: string, to: string, say: (line: string) => void = () => void 0): Promise<void> {
  const places = findPlaces(dataDir)
  if (!fs.existsSync(path.join(places.data, 'PG_VERSION'))) throw new Error(`There is no database in ${dataDir}.`)
  if (fs.existsSync(to)) throw new Error(`${to} exists already.`)
  const partial = `${to}.partial`
  fs.rmSync(partial, { recursive: true, force: true })
  fs.mkdirSync(partial, { recursive: true, mode: 0o700 })
  const ownDatabase = runningPostmaster(places.data) === null ? await startDatabase(dataDir) : null
  try {
    const password = fs.readFileSync(path.join(places.home, secretFile), 'utf8').trim()
    const client = new pg.Client({ host: places.sockets, user: 'fairlead', database: 'postgres', password })
    await client.connect()
    try {
      say('Copying the database …')
      await backUpCluster({ query: (text, values) => client.query(text, values) }, places.data, path.join(partial, 'postgres'))
    } finally {
      await dropSlots(client)
      await client.end()
    }
  } finally {
    await ownDatabase?.stop()
  }
  say('Copying the other files …')
  const filter = (source: string) => {
    const isTop = path.dirname(source) === path.resolve(dataDir)
    return !(isTop && notCopied.has(path.basename(source))) && !fs.lstatSync(source).isSocket()
  }
  fs.cpSync(path.resolve(dataDir), path.join(partial, 'data'), { recursive: true, filter, preserveTimestamps: true })
  fs.copyFileSync(path.join(places.home, secretFile), path.join(partial, secretFile))
  const manifest: Manifest = { madeAt: new Date().toISOString(), postgresMajor: majorOf(places.data), platform }
  fs.writeFileSync(path.join(partial, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  fs.renameSync(partial, to)
}

/** An interrupted backup leaves a hold on the log, which would fill the disk. */
async function dropSlots(client: pg.Client): Promise<void> {
  await client.query(
    `select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name like 'backup\\_%' and not active`,
  )
}

/** Restores a backup to an empty data folder. The first start stops all sending until staff resume it. */
export function restore(from: string, dataDir: string): Manifest {
  const manifest = JSON.parse(fs.readFileSync(path.join(from, 'manifest.json'), 'utf8')) as Manifest
  if (manifest.platform !== platform) throw new Error(`The backup was made on ${manifest.platform}; this machine is ${platform}.`)
  if (fs.existsSync(dataDir) && fs.readdirSync(dataDir).length > 0)
    throw new Error(`${dataDir} is not empty. Restore into an empty folder: DATA_DIR=<folder>.`)
  const places = findPlaces(dataDir)
  assertSameMajor(places, manifest)
  if (fs.existsSync(path.join(places.data, 'PG_VERSION'))) throw new Error(`There is a database at ${places.data} already.`)
  fs.cpSync(path.join(from, 'data'), path.resolve(dataDir), { recursive: true, preserveTimestamps: true })
  fs.copyFileSync(path.join(from, secretFile), path.join(places.home, secretFile))
  fs.cpSync(path.join(from, 'postgres'), places.data, { recursive: true })
  if (isRoot) changeOwner(places.data)
  moveHeartbeat(path.join(dataDir, 'mail-heartbeat.json'))
  return manifest
}

function assertSameMajor({ bin }: Places, { postgresMajor }: Manifest): void {
  const { stdout } = spawnSync(path.join(bin, 'postgres'), ['--version'], { ...runAs, cwd: '/', encoding: 'utf8' })
  const major = /(\d+)\./.exec(stdout ?? '')?.[1]
  if (major !== postgresMajor) throw new Error(`The backup is of Postgres ${postgresMajor}; this version of the product runs ${major}.`)
}

/** Postgres runs as a separate user when the service runs as root, and requires folders that only it can access. */
function changeOwner(folder: string): void {
  fs.chownSync(folder, must(runAs.uid), must(runAs.gid))
  fs.chmodSync(folder, 0o700)
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const entryPath = path.join(folder, entry.name)
    if (entry.isDirectory()) changeOwner(entryPath)
    else fs.lchownSync(entryPath, must(runAs.uid), must(runAs.gid))
  }
}

/** The copy of the sender's heartbeat is set ahead of any backup's, so that the start detects that the database went back in time. */
function moveHeartbeat(file: string): void {
  if (!fs.existsSync(file)) return
  const content: unknown = JSON.parse(fs.readFileSync(file, 'utf8'))
  if (isRecord(content)) fs.writeFileSync(file, JSON.stringify({ ...content, heartbeat: Number(content.heartbeat) + 1_000_000_000 }))
}

async function main() {
  const [command, folder] = process.argv.slice(2)
  if (!folder || !['backup', 'restore'].includes(command ?? ''))
    throw new Error('Say where: npm run backup -- FOLDER, or npm run restore -- FOLDER.')
  const { dataDir, databaseUrl } = readSettings(process.env)
  if (databaseUrl) throw new Error('With DATABASE_URL the database is backed up by its own tools: see docs/production.md.')
  if (command === 'backup') {
    await backUp(dataDir, path.resolve(folder), (line) => console.log(line))
    console.log(`Backed up to ${path.resolve(folder)}. It holds the keys of this installation: keep it as safe as they are.`)
  } else {
    const { madeAt } = restore(path.resolve(folder), dataDir)
    console.log(
      `Restored to ${dataDir}, as it was at ${madeAt}. Start with the same settings; sending stays stopped until staff resume it.`,
    )
  }
}

if (import.meta.main)
  await main().catch((error: unknown) => {
    console.error(messageOf(error))
    process.exit(1)
  })
