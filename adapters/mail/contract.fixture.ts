// The servers for the mailbox contract: the local SMTP and IMAP server, local servers for the vendors, and with keys in the
// environment the vendors themselves.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startGmail } from '../../testing/fakes/mailboxes/start-gmail.ts'
import { startGraphMail } from '../../testing/fakes/mailboxes/start-graph-mail.ts'
import { startMail } from '../../local-services/mail/start-mail.ts'
import { createTransport } from 'nodemailer'
import { mailboxScopes } from '@fairlead/domain/account/scopes'
import type { PushTarget } from '@fairlead/domain/ports/mail-push'
import type { Announcer } from '../../testing/fakes/mailboxes/announcer.ts'
import { ConsentWithdrawn, type ApiAccount, type Mailboxes, type MailPush, type OpenMailbox } from '@fairlead/domain/ports/mailboxes'
import { mailboxes } from './mailboxes.ts'

export interface Target {
  address: string
  faultOf: Mailboxes['faultOf']
  open(): OpenMailbox
  /** With an expired password or token. */
  lockedOut(): OpenMailbox
  /** An email arrives in the inbox. */
  deliver(source: string): Promise<void>
  /** Message-IDs of everything sent from here, oldest first; null if only the mailbox can tell. */
  sent: (() => (string | null)[]) | null
  /** Their sources, oldest first; null as above. */
  sources: (() => Buffer[]) | null
  /** Faults that can be ordered; null where they can't be. */
  faults: {
    /** The next send is carried out and its response lost. */
    loseAnswer(): void
    /** The next send fails inside the server and isn't carried out. */
    failSend(): void
    /** The next request with this method gets "too many requests, wait 1 s". */
    throttle(method: 'GET' | 'POST'): void
    expireTokens(): void
    withdraw(): void
    renewals(): number
    clearCursors(): void
  } | null
  /** Announcements of new mail, if the vendor has them and they can be received here. */
  push: {
    port: MailPush
    account: ApiAccount
    target: PushTarget
    /** Every announcement so far. */
    arrived(): { url: string; body: string }[]
    settled(): Promise<void>
    /** Earlier subscriptions have expired. */
    expire(): void
    /** Subscribing is refused, in the vendor's words; returns a function that ends that. */
    refuse(): () => void
    isRunning(): boolean
  } | null
  stop(): Promise<void>
}

const address = 'robin@team.example'

export async function smtpTarget(): Promise<Target> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fairlead-contract-'))
  const mail = await startMail({ folder, ownDomains: ['team.example'] })
  const port = mailboxes({ allowsPrivate: true })
  const place = { host: '127.0.0.1', security: 'none' as const }
  const account = { smtp: { ...place, port: mail.smtp.port }, imap: { ...place, port: mail.imap.port }, username: mail.smtp.user }
  return {
    address,
    faultOf: port.faultOf,
    open: () => port.open({ ...account, password: mail.smtp.pass }, 'mailbox:m'),
    lockedOut: () => port.open({ ...account, password: 'of yesterday' }, 'mailbox:m'),
    async deliver(source) {
      const transport = createTransport({ host: '127.0.0.1', port: mail.smtp.port, ignoreTLS: true })
      await transport.sendMail({ envelope: { from: 'jo@home.example', to: address }, raw: source })
      transport.close()
    },
    sent: () =>
      mail.outside
        .list()
        .map((email) => email.messageId)
        .toReversed(),
    sources: () =>
      mail.outside
        .list()
        .map((email) => email.source())
        .toReversed(),
    faults: null,
    push: null,
    async stop() {
      await mail.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const client = { clientId: 'fairlead', clientSecret: 'a-client-secret-of-some-length' }

/** Like the server's storage: one token until it is refused, then a new one from the refresh token. */
function accountAt(url: string, kind: ApiAccount['kind'], refreshToken: string): ApiAccount {
  let knownId: string | null = null
  return {
    kind,
    async accessToken(refused) {
      if (knownId !== null && knownId !== refused) return knownId
      const body = new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
        client_id: client.clientId,
        client_secret: client.clientSecret,
      })
      const answer = await fetch(`${url}/token`, { method: 'POST', body })
      const { access_token: token, error } = (await answer.json()) as { access_token: string; error?: string }
      if (error === 'invalid_grant') throw new ConsentWithdrawn()
      knownId = token
      return token
    },
  }
}

/** Requests received at our URL; it responds as ours does. */
function receiveFrom(announcer: Announcer) {
  const deliveries: { url: string; body: string }[] = []
  announcer.post = ({ url, body }) => {
    const token = new URL(url).searchParams.get('validationToken')
    if (token !== null) return Promise.resolve({ status: 200, type: 'text/plain', text: token })
    deliveries.push({ url, body })
    return Promise.resolve({ status: 202, type: '', text: '' })
  }
  return { arrived: () => deliveries, settled: () => announcer.settled() }
}

export async function gmailTarget(): Promise<Target> {
  const server = await startGmail({ ...client, addresses: [address], pageSize: 2 })
  const topic = 'projects/hiring-1/topics/gmail'
  const pubsub = { topic, endpoint: 'https://hire.example/push', audience: 'a', account: 'p@hiring-1.iam.gserviceaccount.com' }
  server.watches.pubsub = pubsub
  const port = mailboxes({ gmailUrl: server.url })
  const account = accountAt(server.url, 'gmail', server.allow(address, mailboxScopes('google')))
  return {
    address,
    faultOf: port.faultOf,
    open: () => port.open(account, 'mailbox:m'),
    lockedOut: () => port.open(accountAt(server.url, 'gmail', 'of yesterday'), 'mailbox:m'),
    deliver: (source) => Promise.resolve(void server.deliver(address, source)),
    sent: () => server.sent.map((message) => message.messageId),
    sources: () => server.sent.map((message) => message.source),
    faults: {
      loseAnswer: () => server.fault('hung_up', 'POST', 1, '/messages/send'),
      failSend: () => server.fault('server_fault', 'POST', 1, '/messages/send'),
      throttle: (method) => server.fault('rate_limited', method),
      expireTokens: server.expireTokens,
      withdraw: () => server.withdraw(address),
      renewals: server.renewals,
      clearCursors: server.clearHistory,
    },
    push: {
      port: port.push,
      account,
      target: { address: topic, secret: 's' },
      ...receiveFrom(server.watches.announcer),
      expire: server.watches.expireWatches,
      refuse() {
        server.watches.pubsub = null
        return () => void (server.watches.pubsub = pubsub)
      },
      isRunning: () => server.watches.watchedUntil(address) !== null,
    },
    stop: server.stop,
  }
}

export async function graphTarget(): Promise<Target> {
  const server = await startGraphMail({ ...client, addresses: [address], pageSize: 2 })
  const port = mailboxes({ graphUrl: server.url })
  const account = accountAt(server.url, 'graph', server.allow(address, mailboxScopes('microsoft')))
  return {
    address,
    faultOf: port.faultOf,
    open: () => port.open(account, 'mailbox:m'),
    lockedOut: () => port.open(accountAt(server.url, 'graph', 'of yesterday'), 'mailbox:m'),
    deliver: (source) => Promise.resolve(void server.deliver(address, source)),
    sent: () => server.sent.map((message) => message.messageId),
    sources: () => server.sent.map((message) => message.source),
    faults: {
      loseAnswer: () => server.fault('hung_up', 'POST', 1, '/sendMail'),
      failSend: () => server.fault('server_fault', 'POST', 1, '/sendMail'),
      throttle: (method) => server.fault('rate_limited', method),
      expireTokens: server.expireTokens,
      withdraw: () => server.withdraw(address),
      renewals: server.renewals,
      clearCursors: server.clearDelta,
    },
    push: {
      port: port.push,
      account,
      target: { address: 'https://hire.example/push', secret: 'the secret of this subscription' },
      ...receiveFrom(server.subscriptions.announcer),
      expire: server.subscriptions.expireSubscriptions,
      refuse() {
        const { announcer } = server.subscriptions
        const { post } = announcer
        announcer.post = () => Promise.resolve({ status: 404, type: 'text/html', text: '' })
        return () => void (announcer.post = post)
      },
      isRunning: () => server.subscriptions.subscriptionsOf(address).length > 0,
    },
    stop: server.stop,
  }
}

/** A mailbox made for this purpose, with its own access token; emails arrive by sending them to itself. */
export async function realTarget(kind: ApiAccount['kind'], token: string): Promise<Target> {
  const port = mailboxes()
  const account: ApiAccount = {
    kind,
    accessToken: (refused) => (refused === undefined ? Promise.resolve(token) : Promise.reject(new ConsentWithdrawn())),
  }
  const ownAddress = (await port.addressOf(account)) ?? ''
  return {
    address: ownAddress,
    faultOf: port.faultOf,
    open: () => port.open(account, 'mailbox:m'),
    lockedOut: () => port.open({ kind, accessToken: () => Promise.resolve('of yesterday') }, 'mailbox:m'),
    async deliver(source) {
      const raw = source.replace(/^(From|To): .*$/gm, `$1: ${ownAddress}`)
      const url =
        kind === 'gmail' ? 'https://gmail.googleapis.com/gmail/v1/users/me/messages/send' : 'https://graph.microsoft.com/v1.0/me/sendMail'
      const body = kind === 'gmail' ? JSON.stringify({ raw: Buffer.from(raw).toString('base64url') }) : Buffer.from(raw).toString('base64')
      const type = kind === 'gmail' ? 'application/json' : 'text/plain'
      const answer = await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': type }, body })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    },
    sent: null,
    sources: null,
    faults: null,
    push: null,
    stop: () => Promise.resolve(),
  }
}
