// A real Dovecot in a private folder on a loopback port, with one mailbox, behind a proxy that a test can freeze.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

const program = '/usr/sbin/dovecot'
const secret = 'correct-horse'

export interface Dovecot {
  /** imap:// address of the mailbox, through the freezable proxy. */
  url: string
  /** Puts a message into the inbox like a delivery agent. */
  deliver(source: string | Uint8Array, folder?: 'INBOX' | 'Sent'): void
  /** Names of the message files in the inbox; the names contain their flags. */
  files(): string[]
  /** From now on open connections carry no data, and neither side is notified; new ones work. */
  freeze(): void
  /** Connections opened so far. */
  opened(): number
  stop(): Promise<void>
}

/** null = it can be started here; otherwise the reason it can't. */
export function findDovecotProblem(): string | null {
  if (!fs.existsSync(program)) return 'Dovecot is not installed (Debian: apt-get install dovecot-imapd)'
  return process.getuid?.() === 0 ? null : 'Dovecot needs root to start its processes'
}

const idOf = (flag: '-u' | '-g', name: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))

export async function startDovecot(user = 'hiring'): Promise<Dovecot> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairlead-dovecot-'))
  fs.chmodSync(folder, 0o755)
  const [uid, gid] = [idOf('-u', 'nobody'), idOf('-g', 'nobody')]
  const mail = path.join(folder, 'mail')
  const inbox = path.join(mail, user)
  for (const name of ['', 'cur', 'new', 'tmp', '.Sent', '.Sent/cur', '.Sent/new', '.Sent/tmp'])
    fs.mkdirSync(path.join(inbox, name), { recursive: true })
  execFileSync('chown', ['-R', `${uid}:${gid}`, mail])
  const port = await freePort()
  const users = path.join(folder, 'users')
  fs.writeFileSync(users, `${user}:{PLAIN}${secret}\n`, { mode: 0o644 })
  const config = path.join(folder, 'dovecot.conf')
  fs.writeFileSync(
    config,
    `protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
default_process_limit = 50
mail_location = maildir:${mail}/%u
first_valid_uid = 1
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
passdb {
  driver = passwd-file
  args = ${users}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${inbox}
}
namespace inbox {
  inbox = yes
  mailbox Sent {
    special_use = \\Sent
    auto = create
  }
}
`,
  )
  const child = spawn(program, ['-F', '-c', config], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const pairs: [net.Socket, net.Socket][] = []
  const proxy = net.createServer((near) => {
    const far = net.connect(port, '127.0.0.1')
    pairs.push([near, far])
    near.pipe(far)
    far.pipe(near)
    for (const socket of [near, far]) socket.on('error', () => undefined)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const stop = async () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy()
    await new Promise((resolve) => proxy.close(resolve))
    child.kill('SIGTERM')
    await ended
    fs.rmSync(folder, { recursive: true, force: true })
  }
  await greeting(port, () => child.exitCode !== null).catch(async (error: unknown) => {
    const log = fs.existsSync(`${folder}/log`) ? fs.readFileSync(`${folder}/log`, 'utf8') : ''
    await stop()
    throw new Error(`Dovecot did not start: ${log.slice(-2000)}`, { cause: error })
  })
  let count = 0
  return {
    url: `imap://${user}:${secret}@127.0.0.1:${(proxy.address() as net.AddressInfo).port}`,
    deliver(source, to = 'INBOX') {
      // the server numbers messages it discovers together by name
      const name = `1700000000.Q${String(count++).padStart(8, '0')}.test`
      const box = to === 'INBOX' ? inbox : path.join(inbox, '.Sent')
      fs.writeFileSync(path.join(box, 'tmp', name), source)
      fs.chownSync(path.join(box, 'tmp', name), uid, gid)
      fs.renameSync(path.join(box, 'tmp', name), path.join(box, 'new', name))
    },
    files: () => [...fs.readdirSync(path.join(inbox, 'new')), ...fs.readdirSync(path.join(inbox, 'cur'))],
    freeze() {
      for (const [near, far] of pairs) {
        near.unpipe(far)
        far.unpipe(near)
        near.pause()
        far.pause()
      }
    },
    opened: () => pairs.length,
    stop,
  }
}

async function freePort(): Promise<number> {
  const server = net.createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as net.AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Waits for the server's first line. */
async function greeting(port: number, isGone: () => boolean): Promise<void> {
  for (let tries = 0; ; tries++) {
    const socket = net.connect(port, '127.0.0.1')
    const line = await new Promise<string>((resolve) => {
      socket.once('data', (data) => resolve(data.toString()))
      socket.once('error', () => resolve(''))
      socket.once('close', () => resolve(''))
    })
    socket.destroy()
    if (line.startsWith('* OK')) return
    if (tries === 100 || isGone()) throw new Error('no greeting')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
