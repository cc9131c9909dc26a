// A real Postfix in a private folder on a loopback port: it delivers one domain into a local folder and everything else
// nowhere.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

export interface Postfix {
  url: string
  /** Message-IDs of everything delivered so far, repetitions included. */
  delivered(): string[]
  stop(): Promise<void>
}

/** null = it can be started here; otherwise the reason it can't. */
export function findPostfixProblem(): string | null {
  if (!fs.existsSync('/usr/sbin/postfix')) return 'Postfix is not installed (Debian: apt-get install postfix)'
  return process.getuid?.() === 0 ? null : 'Postfix needs root to start its daemons'
}

async function freePort(): Promise<number> {
  const server = net.createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as net.AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** `pauseSeconds`: the time between the final dot and the response. */
export async function startPostfix(domain: string, pauseSeconds: number): Promise<Postfix> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairlead-postfix-'))
  fs.chmodSync(folder, 0o755)
  const [config, queue, data, mail] = ['etc', 'queue', 'data', 'mail'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
    string,
  ]
  for (const directory of [config, queue, data, mail]) fs.mkdirSync(directory)
  const owner = (name: string) => Number(execFileSync('id', ['-u', name], { encoding: 'utf8' }))
  const uid = owner('postfix')
  fs.chownSync(data, uid, -1)
  const postfixOwner = owner('nobody')
  fs.chownSync(mail, postfixOwner, -1)
  const port = await freePort()
  fs.writeFileSync(
    path.join(config, 'main.cf'),
    `compatibility_level = 3.6
queue_directory = ${queue}
data_directory = ${data}
command_directory = /usr/sbin
daemon_directory = /usr/lib/postfix/sbin
mail_owner = postfix
setgid_group = postdrop
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
myhostname = relay.localhost
mydestination =
mynetworks = 127.0.0.0/8
default_transport = error:nothing leaves this machine
relay_transport = error:nothing leaves this machine
smtpd_relay_restrictions = permit_mynetworks, reject
smtpd_end_of_data_restrictions = sleep ${pauseSeconds}, permit
smtpd_tls_security_level = none
smtpd_client_connection_count_limit = 0
virtual_mailbox_domains = ${domain}
virtual_mailbox_maps = static:all/
virtual_mailbox_base = ${mail}
virtual_uid_maps = static:${postfixOwner}
virtual_gid_maps = static:65534
virtual_minimum_uid = 1
maillog_file = /dev/stdout
maillog_file_prefixes = /var, /dev
`,
  )
  const service = (name: string, kind: string, command: string, rest = '- - n - -') => `${name} ${kind} ${rest} ${command}`
  fs.writeFileSync(
    path.join(config, 'master.cf'),
    `${[
      service(`127.0.0.1:${port}`, 'inet', 'smtpd', 'n - n - -'),
      service('pickup', 'unix', 'pickup', 'n - n 60 1'),
      service('cleanup', 'unix', 'cleanup', 'n - n - 0'),
      service('qmgr', 'unix', 'qmgr', 'n - n 300 1'),
      service('rewrite', 'unix', 'trivial-rewrite'),
      service('bounce', 'unix', 'bounce', '- - n - 0'),
      service('defer', 'unix', 'bounce', '- - n - 0'),
      service('trace', 'unix', 'bounce', '- - n - 0'),
      service('flush', 'unix', 'flush', 'n - n 1000? 0'),
      service('proxymap', 'unix', 'proxymap'),
      service('showq', 'unix', 'showq', 'n - n - -'),
      service('error', 'unix', 'error'),
      service('retry', 'unix', 'error'),
      service('discard', 'unix', 'discard'),
      service('virtual', 'unix', 'virtual', '- n n - -'),
      service('anvil', 'unix', 'anvil', '- - n - 1'),
      service('postlog', 'unix-dgram', 'postlogd', 'n - n - 1'),
    ].join('\n')}\n`,
  )
  const run = (command: string) => execFileSync('/usr/sbin/postfix', ['-c', config, command], { stdio: 'ignore' })
  run('start')
  return {
    url: `smtp://127.0.0.1:${port}`,
    delivered() {
      const inbox = path.join(mail, 'all', 'new')
      if (!fs.existsSync(inbox)) return []
      return fs.readdirSync(inbox).map((name) => {
        const text = fs.readFileSync(path.join(inbox, name), 'latin1')
        return /^message-id:\s*(<[^>]*>)/im.exec(text.slice(0, 8000))?.[1] ?? ''
      })
    },
    async stop() {
      run('stop')
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
