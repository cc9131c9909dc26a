// Finds the servers of an email address: what its domain publishes in Mozilla's format, a provider known by its MX record, or a
// guess. The domain of an MX record is not asked: its owner can't be told from a public suffix such as co.uk. https://www.bucksch.org/1/projects/thunderbird/autoconfiguration/config-file-format.html
import type { FoundServers, MailSecurity, MailServer } from '@fairlead/domain/ports/mailboxes'
import { SaxesParser } from 'saxes'
import { requestGuarded, type GuardRules } from '../http/guarded-request.ts'
import type { LocateRules } from './locate-server.ts'

/** Servers of providers whose customers' domains publish nothing, by the suffix of their MX records. */
const providers: readonly { mx: string; smtp: MailServer; imap: MailServer }[] = [
  {
    mx: 'google.com',
    smtp: { host: 'smtp.gmail.com', port: 465, security: 'tls' },
    imap: { host: 'imap.gmail.com', port: 993, security: 'tls' },
  },
  {
    mx: 'googlemail.com',
    smtp: { host: 'smtp.gmail.com', port: 465, security: 'tls' },
    imap: { host: 'imap.gmail.com', port: 993, security: 'tls' },
  },
  {
    mx: 'outlook.com',
    smtp: { host: 'smtp.office365.com', port: 587, security: 'starttls' },
    imap: { host: 'outlook.office365.com', port: 993, security: 'tls' },
  },
]

const maxBytes = 64 * 1024

/** Never rejects: without published settings it guesses. `guard` limits HTTP requests. */
export async function findServers(address: string, guard: GuardRules, locate: Pick<LocateRules, 'resolveMx'>): Promise<FoundServers> {
  const domain = domainOf(address)
  const published = await requestAutoconfig(domain, address, guard)
  if (published) return { ...published, by: 'published' }
  const exchangers = await locate.resolveMx(domain).catch(() => [])
  for (const exchanger of exchangers.slice(0, 3)) {
    const host = exchanger.toLowerCase().replace(/\.$/, '')
    const provider = providers.find(({ mx }) => host === mx || host.endsWith(`.${mx}`))
    if (provider) return { smtp: provider.smtp, imap: provider.imap, username: address, by: 'provider' }
  }
  return {
    smtp: { host: `smtp.${domain}`, port: 465, security: 'tls' },
    imap: { host: `imap.${domain}`, port: 993, security: 'tls' },
    username: address,
    by: 'guessed',
  }
}

type Servers = Omit<FoundServers, 'by'>

async function requestAutoconfig(domain: string, address: string, guard: GuardRules): Promise<Servers | null> {
  const query = `?emailaddress=${encodeURIComponent(address)}`
  for (const url of [
    `https://autoconfig.${domain}/mail/config-v1.1.xml${query}`,
    `https://${domain}/.well-known/autoconfig/mail/config-v1.1.xml${query}`,
  ]) {
    const text = await readPage(url, guard)
    const servers = text === null ? null : readAutoconfig(text, address)
    if (servers) return servers
  }
  return null
}

async function readPage(url: string, guard: GuardRules): Promise<string | null> {
  try {
    const { status, bytes } = await requestGuarded({ ...guard, maxBytes, timeout: 5000 }, { method: 'GET', url: new URL(url) })
    return status === 200 ? bytes.toString('utf8') : null
  } catch {
    // nothing published there: try the next location
    return null
  }
}

interface Draft {
  type: string
  hostname?: string
  port?: string
  socketType?: string
  username?: string
  authentication: string[]
}

/**
 * The first usable IMAP and SMTP servers in a config-v1.1.xml; null when it isn't one, or names no server with encryption and a
 * password.
 */
export function readAutoconfig(text: string, address: string): Servers | null {
  const incoming: Draft[] = []
  const outgoing: Draft[] = []
  let current: Draft | null = null
  let value = ''
  const parser = new SaxesParser()
  const refuse = () => {
    throw new Error('no autoconfig')
  }
  parser.on('error', refuse)
  parser.on('doctype', refuse)
  parser.on('opentag', ({ name, attributes }) => {
    value = ''
    if (name !== 'incomingServer' && name !== 'outgoingServer') return
    current = { type: String(attributes.type ?? ''), authentication: [] }
    ;(name === 'incomingServer' ? incoming : outgoing).push(current)
  })
  parser.on('text', (part) => (value += part))
  parser.on('closetag', ({ name }) => {
    const trimmed = value.trim()
    value = ''
    if (name === 'incomingServer' || name === 'outgoingServer') current = null
    else if (current && name === 'authentication') current.authentication.push(trimmed)
    else if (current && (name === 'hostname' || name === 'port' || name === 'socketType' || name === 'username')) current[name] ??= trimmed
  })
  try {
    parser.write(text).close()
  } catch {
    return null
  }
  const imap = usable(incoming, 'imap', address)
  const smtp = usable(outgoing, 'smtp', address)
  return imap && smtp ? { imap: imap.server, smtp: smtp.server, username: imap.username ?? smtp.username ?? address } : null
}

const securities: Record<string, MailSecurity> = { SSL: 'tls', STARTTLS: 'starttls' }
const passwords = ['password-cleartext', 'plain', 'password-encrypted', 'secure']

function usable(drafts: readonly Draft[], type: string, address: string): { server: MailServer; username: string | null } | null {
  for (const draft of drafts) {
    const security = securities[draft.socketType ?? '']
    const port = Number(draft.port)
    const host = filled(draft.hostname ?? '', address).toLowerCase()
    const takesPassword =
      draft.authentication.length === 0 || draft.authentication.some((method) => passwords.includes(method.toLowerCase()))
    if (draft.type !== type || !security || !takesPassword || !isHostName(host) || !Number.isInteger(port) || port < 1 || port > 65_535)
      continue
    return { server: { host, port, security }, username: draft.username ? filled(draft.username, address) : null }
  }
  return null
}

function filled(text: string, address: string): string {
  const atSign = address.lastIndexOf('@')
  return text
    .replaceAll('%EMAILADDRESS%', address)
    .replaceAll('%EMAILLOCALPART%', address.slice(0, atSign))
    .replaceAll('%EMAILDOMAIN%', address.slice(atSign + 1))
}

const isHostName = (host: string) => host.length <= 253 && /^[a-z0-9.-]+$/.test(host) && host.includes('.')
const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase()
