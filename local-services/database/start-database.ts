// Starts a real Postgres on a fresh machine for a single owner, and never leaves it behind.
import { spawn, spawnSync } from 'node:child_process'
import { createHmac, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findPlaces, isRoot, runAs, type Places } from './places.ts'
import { adoptOrphan, isAlive, isReady, wasInterrupted } from './postmaster.ts'
import net from 'node:net'

export interface EmbeddedDatabase {
  connection: { host: string; user: string; database: string; password: string }
  /** The folder of its files. */
  folder: string
  /** Its logins have no known passwords yet: until `close`, everyone who reaches the socket is let in. */
  isOpen: boolean
  /** From now on logins require a password. */
  close(): void
  /** A password for another login; the same name always gets the same password. */
  passwordOf(login: string): string
  pid: number
  /** 'started', or 'adopted' if a killed process had left its Postgres running. */
  how: 'started' | 'adopted'
  stop(): Promise<void>
}

const quiet = { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8' }

export interface DatabaseOptions {
  /** Trades durability after a power failure for speed: for tests only. */
  fast?: boolean
  /** It exited by itself and was restarted; the number counts the restarts. */
  onRestart?: (times: number) => void
  /** It exited by itself and couldn't be kept running. */
  onGone?: (error: Error) => void
}

/** How often a Postgres that exits by itself is restarted, and how long its leftover processes may delay a start. */
const maxRestarts = 3
const launchPatienceMs = 30_000

export async function startDatabase(folder: string, options: DatabaseOptions = {}): Promise<EmbeddedDatabase> {
  const places = findPlaces(folder)
  const letGo = await claimFolder(places.owner)
  try {
    const secret = readSecret(places)
    const isOpen = prepare(places, secret, options.fast ?? false)
    let isStopping = false
    const launchPatiently = async (): Promise<number> => {
      const end = performance.now() + (wasInterrupted(places.data) ? launchPatienceMs : 0)
      for (;;) {
        try {
          return await launch(places, options.fast ?? false)
        } catch (error) {
          // a dead server's processes keep its shared memory until they notice
          if (isStopping || performance.now() > end) throw error
          await wait(500)
        }
      }
    }
    const adopted = await adoptOrphan(places.data)
    let pid = adopted ?? (await launchPatiently())
    let restarts = 0
    let restarting: Promise<void> = Promise.resolve()
    const restart = async () => {
      if (++restarts > maxRestarts) throw new Error('The embedded Postgres stopped unexpectedly too often.')
      pid = await launchPatiently()
      options.onRestart?.(restarts)
    }
    let isBusy = false
    const watch = setInterval(() => {
      if (isStopping || isBusy || isAlive(pid)) return
      isBusy = true
      restarting = restart().then(
        () => void (isBusy = false),
        (error: Error) => {
          clearInterval(watch)
          if (!isStopping) options.onGone?.(error)
        },
      )
    }, 500)
    watch.unref()
    return {
      connection: { host: places.sockets, user: 'fairlead', database: 'postgres', password: secret },
      folder: places.home,
      isOpen,
      close() {
        writeRules(places, 'scram-sha-256')
        process.kill(pid, 'SIGHUP')
      },
      passwordOf: (login) => createHmac('sha256', secret).update(login).digest('base64url'),
      get pid() {
        return pid
      },
      how: adopted ? 'adopted' : 'started',
      async stop() {
        isStopping = true
        clearInterval(watch)
        await restarting
        if (isAlive(pid)) process.kill(pid, 'SIGINT')
        while (isAlive(pid)) await wait(10)
        letGo()
      },
    }
  } catch (error) {
    letGo()
    throw error
  }
}

/** Another major version of Postgres can't read the files; nothing has been changed when this throws. */
function assertSameMajor(data: string, bin: string): void {
  const stored = fs.readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim()
  const brought = /\(PostgreSQL\) (\d+)/.exec(
    spawnSync(path.join(bin, 'postgres'), ['--version'], { encoding: 'utf8', env: quiet }).stdout,
  )?.[1]
  if (brought === undefined || brought === stored) return
  throw new Error(
    `The database in ${data} was made by Postgres ${stored}, and this version brings Postgres ${brought}, which cannot read it. ` +
      'Nothing was changed. Start the version you used before, and move the data over as docs/production.md describes under "Upgrade".',
  )
}

/** Creates the cluster if missing. True when logins still need passwords. */
function prepare(places: Places, secret: string, fast: boolean): boolean {
  const { data, bin } = places
  if (fs.existsSync(path.join(data, 'PG_VERSION'))) {
    assertSameMajor(data, bin)
    if (/^local\s+all\s+all\s+scram-sha-256$/m.test(fs.readFileSync(path.join(data, 'pg_hba.conf'), 'utf8')) && !secretIsNew.has(secret))
      return false
    // created by an earlier version, or its secret was lost: open until the logins have new passwords
    writeRules(places, 'trust')
    return true
  }
  for (const entry of fs.readdirSync(data)) fs.rmSync(path.join(data, entry), { recursive: true })
  const args = ['-D', data, '-U', 'fairlead', '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8', '--no-instructions']
  // outside the folder, which must be empty
  const passwords = `${data}.initial`
  fs.writeFileSync(passwords, secret, { mode: 0o600 })
  if (isRoot) fs.chownSync(passwords, runAs.uid!, runAs.gid!)
  try {
    const allArgs = [...args, `--pwfile=${passwords}`, ...(fast ? ['--no-sync'] : [])]
    const made = spawnSync(path.join(bin, 'initdb'), allArgs, { ...runAs, cwd: data, env: quiet, encoding: 'utf8' })
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`)
  } finally {
    fs.rmSync(passwords, { force: true })
  }
  writeRules(places, 'scram-sha-256')
  return false
}

const secretIsNew = new Set<string>()

/** The owner's password, created once; only the service's own user can read it. */
function readSecret({ home }: Places): string {
  const file = path.join(home, 'database.secret')
  if (fs.existsSync(file)) return fs.readFileSync(file, 'utf8').trim()
  const secret = randomBytes(24).toString('base64url')
  fs.writeFileSync(file, `${secret}\n`, { mode: 0o600 })
  secretIsNew.add(secret)
  return secret
}

/** Connections are accepted only through the local socket. */
function writeRules({ data }: Places, method: 'trust' | 'scram-sha-256'): void {
  fs.writeFileSync(path.join(data, 'pg_hba.conf'), `local all all ${method}\nlocal replication all ${method}\n`)
}

/** A quarter of the memory, as the Postgres manual recommends; unused memory costs nothing. */
function bufferMegabytes(): number {
  const limit = process.constrainedMemory()
  const memory = limit > 0 ? Math.min(limit, os.totalmem()) : os.totalmem()
  return Math.floor(Math.min(4096, Math.max(128, memory / 4 / 2 ** 20)))
}

/** `fast` trades durability after a power failure for speed: for tests only. */
async function launch({ home, data, sockets, bin }: Places, fast: boolean): Promise<number> {
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${sockets}`,
    `shared_buffers=${bufferMegabytes()}MB`,
    'max_connections=120',
    'io_method=sync',
    'jit=off',
    'random_page_cost=1.1',
  ]
  // tests make hundreds of databases, and vacuuming each every minute took a tenth of the processor time
  const forTests = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']
  if (fast) settings.push(...forTests, 'shared_buffers=128MB', 'scram_iterations=1')
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
  const log = openLog(path.join(home, 'postgres.log'))
  const dieWithUs = process.platform === 'linux' && spawnSync('setpriv', ['--version']).status === 0
  const identity = isRoot ? ['--reuid', '65534', '--regid', '65534', '--clear-groups'] : []
  const [command, ...rest] = dieWithUs
    ? ['setpriv', ...identity, '--pdeathsig', 'INT', '--', path.join(bin, 'postgres'), ...args]
    : [path.join(bin, 'postgres'), ...args]
  const child = spawn(command!, rest, { ...(dieWithUs ? {} : runAs), cwd: data, env: quiet, detached: true, stdio: ['ignore', log, log] })
  child.unref()
  fs.closeSync(log)
  if (!child.pid || !(await isReady(data, 60_000, child.pid)))
    throw new Error(`Postgres did not start; see ${path.join(home, 'postgres.log')}.`)
  return child.pid
}

/** Readable only by its owner; rotated at 20 MB with one old file kept. */
function openLog(file: string): number {
  if ((fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 20_000_000) fs.renameSync(file, `${file}.1`)
  const log = fs.openSync(file, 'a', 0o600)
  fs.fchmodSync(log, 0o600)
  return log
}

/** Locks the folder for this process; refuses if another process has locked it. Returns the function that unlocks it. */
async function claimFolder(file: string): Promise<() => void> {
  const taken = await new Promise<boolean>((resolve) => {
    const probe = net.connect(file, () => {
      probe.destroy()
      resolve(true)
    })
    probe.on('error', () => resolve(false))
  })
  if (taken) throw new Error('Another process already runs on this data folder. Stop it, or set DATA_DIR to another folder.')
  fs.rmSync(file, { force: true })
  const server = net.createServer((socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject).listen(file, resolve)
  })
  server.unref()
  return () => {
    server.close()
    fs.rmSync(file, { force: true })
  }
}
