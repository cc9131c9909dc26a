// Local servers of Gmail and Microsoft Graph for a test app, and people who sign in there.
import { startGmail, type LocalGmail } from './fakes/mailboxes/start-gmail.ts'
import { startGraphMail, type LocalGraphMail } from './fakes/mailboxes/start-graph-mail.ts'
import type { Settings } from '../server/platform/settings.ts'
import type { TestUser } from './test-app.ts'

export type ProviderName = 'google' | 'microsoft'

export interface MailboxProviders {
  google: LocalGmail
  microsoft: LocalGraphMail
  settings: Pick<Settings, 'identity' | 'gmailUrl' | 'graphUrl'>
  stop(): Promise<void>
}

const client = { clientId: 'fairlead', clientSecret: 'a-client-secret-of-some-length' }
const redirectUri = 'https://app.example/login'

export async function startMailboxProviders(addresses: readonly string[]): Promise<MailboxProviders> {
  // Microsoft changes the refresh token with every use
  const google = await startGmail({ ...client, addresses })
  const microsoft = await startGraphMail({ ...client, addresses, rotates: true })
  return {
    google,
    microsoft,
    settings: {
      identity: { google: { ...client, issuer: google.url }, microsoft: { ...client, issuer: microsoft.url } },
      gmailUrl: google.url,
      graphUrl: microsoft.url,
    },
    async stop() {
      await Promise.all([google.stop(), microsoft.stop()])
    },
  }
}

interface Chosen {
  /** Everything but sending is allowed. */
  isPartly?: boolean
  /** Into a mailbox of the workspace. */
  isShared?: boolean
}

/** Opens the provider, chooses the account, and returns. */
export async function signInForMailbox(user: TestUser, auth_provider: ProviderName, address: string, { isPartly }: Chosen = {}) {
  const query = { auth_provider, redirect_uri: redirectUri, state: 'of-the-test', nonce: 'n' }
  const { body } = await user.call<{ url: string }[]>('GET', 'v2/mailboxes/providers', query)
  const url = new URL(body[0]!.url)
  url.searchParams.set('account', address)
  if (isPartly) url.searchParams.set('read_only', '1')
  const answer = await fetch(url, { redirect: 'manual' })
  const back = new URL(answer.headers.get('location') ?? '')
  return { auth_provider, auth_code: back.searchParams.get('code') ?? '', redirect_uri: redirectUri, nonce: 'n' }
}

export async function connectAt(user: TestUser, provider: ProviderName, address: string, chosen: Chosen = {}) {
  const fields = await signInForMailbox(user, provider, address, chosen)
  return user.call('POST', 'v2/mailboxes/providers', { ...fields, ...(chosen.isShared ? { is_shared: 'true' } : {}) })
}

/** A reply as the owner's mail program would write it. */
export function answerTo(source: Buffer, from: string, text: string): string {
  const head = source.toString('latin1').replaceAll(/\r?\n[ \t]+/g, ' ')
  const value = (name: string) => new RegExp(`^${name}: (.*?)\\r?$`, 'im').exec(head)?.[1] ?? ''
  const id = value('Message-ID')
  return [
    `From: ${from}`,
    `To: ${value('From')}`,
    `Subject: Re: ${value('Subject')}`,
    `Message-ID: <answer-${Math.random().toString(36).slice(2)}@home.example>`,
    `In-Reply-To: ${id}`,
    `References: ${value('References')} ${id}`,
    '',
    text,
    '',
  ].join('\r\n')
}
