// Mailboxes of users: over SMTP and IMAP at servers they name themselves, or through the APIs of Google and Microsoft.
import { isRecord } from '@fairlead/domain/shared/records'
import { MailboxBusy } from '@fairlead/domain/ports/mail'
import {
  ConsentWithdrawn,
  type ApiAccount,
  type ApiKind,
  type MailAccount,
  type Mailboxes,
  type MailFault,
  type MailPush,
  type PasswordAccount,
} from '@fairlead/domain/ports/mailboxes'
import { VendorError } from './api/ask-vendor.ts'
import { gmailAddress, gmailVendor, openGmail } from './api/gmail.ts'
import { graphAddress, graphVendor, openGraph } from './api/graph.ts'
import { gmailPush } from './api/gmail-push.ts'
import { graphPush } from './api/graph-push.ts'
import { guardDefaults, type GuardRules } from '../http/guarded-request.ts'
import { findServers } from './autoconfig.ts'
import { connectImap, usualPatience, type ImapPatience, type ImapSettings } from './imap-connection.ts'
import { imapReaderOf } from './imap.ts'
import { locateDefaults, LocateError, locateServer, type LocateRules } from './locate-server.ts'
import { connectSmtp } from './smtp-pool.ts'
import type { SmtpSettings } from './smtp-settings.ts'
import { smtpSender } from './smtp.ts'

export interface MailboxOptions extends Partial<LocateRules> {
  /** For fetching published settings. */
  guard?: Partial<GuardRules>
  patience?: ImapPatience
  /** Gmail API, version 1, or a compatible server. */
  gmailUrl?: string
  /** Microsoft Graph, version 1.0, or a compatible server. */
  graphUrl?: string
}

/** The largest email that is read completely, in base64. */
const maxBytes = 64 * 1024 * 1024
const isApi = (account: MailAccount): account is ApiAccount => account.kind === 'gmail' || account.kind === 'graph'
const isHere = (url: string) => ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname)

const connectTimeout = 15_000

/** Servers on private networks are refused unless `allowsPrivate`; connections without encryption are possible only there. */
export function mailboxes(options: MailboxOptions = {}): Mailboxes {
  const rules: LocateRules = { ...locateDefaults, ...options }
  const guard: GuardRules = { ...guardDefaults, allowedHosts: rules.allowedHosts, ...options.guard }
  const patience = options.patience ?? usualPatience

  const located = async (protocol: 'smtp' | 'imap', { [protocol]: server }: Pick<PasswordAccount, 'smtp' | 'imap'>) => {
    const place = await locateServer(rules, protocol, server)
    if (server.security === 'none' && !place.isPrivate) throw new LocateError('no_tls')
    return place
  }
  const smtpOf = (account: PasswordAccount): SmtpSettings => ({
    host: account.smtp.host,
    port: account.smtp.port,
    secure: account.smtp.security === 'tls',
    requireTls: account.smtp.security === 'starttls',
    user: account.username,
    pass: account.password,
    dkim: account.dkim ?? null,
    connections: 2,
    connectTimeout,
    answerTimeout: 120_000,
    finalTimeout: 600_000,
    locate: () => located('smtp', account),
  })
  const imapOf = (account: PasswordAccount): ImapSettings => ({
    host: account.imap.host,
    port: account.imap.port,
    secure: account.imap.security === 'tls',
    ...(account.imap.security === 'starttls' ? { doSTARTTLS: true } : {}),
    auth: { user: account.username, pass: account.password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: connectTimeout,
    greetingTimeout: connectTimeout,
    socketTimeout: patience.socketTimeoutMs,
    maxIdleTime: patience.renewIdleMs,
    locate: () => located('imap', account),
  })

  const { gmailUrl = 'https://gmail.googleapis.com/', graphUrl = 'https://graph.microsoft.com/' } = options
  // named by the operator: an address on this machine is a local server
  const guardOf = (url: string): GuardRules => ({ ...guardDefaults, maxBytes, trustedOrigins: isHere(url) ? [new URL(url).origin] : [] })
  const vendors = { gmail: gmailVendor(gmailUrl, guardOf(gmailUrl)), graph: graphVendor(graphUrl, guardOf(graphUrl)) }
  const announcing: Record<ApiKind, MailPush> = { gmail: gmailPush(vendors.gmail), graph: graphPush(vendors.graph) }

  const openApi = (account: ApiAccount, name: string) =>
    account.kind === 'gmail' ? openGmail(vendors.gmail, account, name) : openGraph(vendors.graph, account, name)

  return {
    find: (address) => findServers(address, guard, rules),
    serverOf: (kind: ApiKind) => {
      const url = new URL(vendors[kind].home)
      return { host: url.hostname, port: Number(url.port || 443), security: 'tls' }
    },
    addressOf: (account) => (account.kind === 'gmail' ? gmailAddress(vendors.gmail, account) : graphAddress(vendors.graph, account)),
    async test(account) {
      if (isApi(account)) {
        const { reader } = openApi(account, '')
        const fault = await reader.listNew({ cursor: null, since: null }, 1).then(() => null, faultOf)
        return { smtp: fault, imap: fault }
      }
      const [smtp, imap] = await Promise.all([testSmtp(smtpOf(account)), testImap(imapOf(account))])
      return { smtp, imap }
    },
    open(account, name) {
      if (isApi(account)) return openApi(account, name)
      const sender = smtpSender(smtpOf(account))
      const reader = imapReaderOf(imapOf(account), name)
      return { sender, reader, close: async () => void (await Promise.all([sender.close(10_000), reader.close()])) }
    },
    push: {
      subscribe: (account, target) => announcing[account.kind].subscribe(account, target),
      renew: (account, subscription) => announcing[account.kind].renew(account, subscription),
      stop: (account, id) => announcing[account.kind].stop(account, id),
    },
    faultOf,
  }
}

async function testSmtp(settings: SmtpSettings): Promise<MailFault | null> {
  try {
    const connection = await connectSmtp(settings, () => undefined)
    connection.quit()
    return null
  } catch (error) {
    return faultOf(error)
  }
}

async function testImap(settings: ImapSettings): Promise<MailFault | null> {
  try {
    const client = await connectImap(settings)
    try {
      await client.mailboxOpen('INBOX', { readOnly: true })
    } finally {
      client.close()
    }
    return null
  } catch (error) {
    return faultOf(error)
  }
}

/** Response codes of IMAP (RFC 5530) that say nothing about the password. */
const passing = ['UNAVAILABLE', 'CONTACTADMIN', 'INUSE', 'LIMIT']

function faultOf(error: unknown): MailFault {
  if (error instanceof LocateError || error instanceof VendorError) return error.fault
  if (error instanceof ConsentWithdrawn) return 'consent'
  if (error instanceof MailboxBusy) return 'timeout'
  const failure = isRecord(error) ? error : {}
  const inner = isRecord(failure._err) ? failure._err : failure
  const code = String(failure.code ?? inner.code ?? '')
  const message = `${String(failure.message ?? '')} ${String(inner.message ?? '')}`
  if (failure.authenticationFailed === true)
    return passing.includes(String(failure.serverResponseCode ?? '').toUpperCase()) ? 'no_answer' : 'password'
  // 4xx during sign-in is a temporary problem of the server
  if (code === 'EAUTH') return typeof failure.responseCode === 'number' && failure.responseCode < 500 ? 'no_answer' : 'password'
  if (/certificate|altnames|self.signed|unable to (?:get|verify)/i.test(message) || /^(?:CERT_|DEPTH_|UNABLE_TO_|ERR_TLS_CERT)/.test(code))
    return 'certificate'
  if (/ECONNREFUSED/.test(`${code} ${message}`)) return 'refused'
  if (/ENOTFOUND|EAI_AGAIN|EDNS/.test(`${code} ${message}`)) return 'unknown_host'
  if (/starttls/i.test(`${code} ${String(failure.command ?? '')} ${message}`) || code === 'ETLS') return 'no_tls'
  if (/ETIMEDOUT|ETIMEOUT|EHOSTUNREACH|ENETUNREACH|CONNECT_TIMEOUT|GREETING_TIMEOUT|UPGRADE_TIMEOUT/i.test(code) || /time/i.test(message))
    return 'timeout'
  return 'no_answer'
}
