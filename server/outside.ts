// The outside world according to the settings: vendors behind their ports, with a clear refusal for what isn't configured.
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { calendars } from '@fairlead/adapters/calendar/calendars'
import { dnsResolver } from '@fairlead/adapters/dns/resolver'
import { hunterFinder } from '@fairlead/adapters/finder/hunter'
import { findersInOrder } from '@fairlead/adapters/finder/in-order'
import { tombaFinder } from '@fairlead/adapters/finder/tomba'
import { assistedLinkedin } from '@fairlead/adapters/linkedin/assisted'
import { unipileLinkedin } from '@fairlead/adapters/linkedin/unipile'
import { ashbyAts } from '@fairlead/adapters/ats/ashby'
import { allAts, type GatewayAts } from '@fairlead/adapters/ats/direct-ats'
import { greenhouseAts } from '@fairlead/adapters/ats/greenhouse'
import { leverAts } from '@fairlead/adapters/ats/lever'
import { mergeAts } from '@fairlead/adapters/ats/merge'
import { mailboxes } from '@fairlead/adapters/mail/mailboxes'
import { openaiEmbeddings } from '@fairlead/adapters/model/embeddings'
import { openaiCompatible } from '@fairlead/adapters/model/openai-compatible'
import { guardedLinks } from '@fairlead/adapters/pages/guarded-links'
import { guardedPages } from '@fairlead/adapters/pages/guarded-pages'
import { sentrySink } from '@fairlead/adapters/errors/sentry'
import { segmentSink } from '@fairlead/adapters/usage/segment'
import { stripePayments } from '@fairlead/adapters/payments/stripe'
import { companyProviders } from '@fairlead/adapters/identity/company-openid'
import { openidProvider } from '@fairlead/adapters/identity/openid'
import { pushTokens } from '@fairlead/adapters/identity/push-tokens'
import { AtsDown, type Ats } from '@fairlead/domain/ports/ats'
import type { EmailFinder } from '@fairlead/domain/ports/email-finder'
import type { Calendars } from '@fairlead/domain/ports/calendars'
import type { TextEmbedder } from '@fairlead/domain/ports/text-embedder'
import type { Linkedin } from '@fairlead/domain/ports/linkedin'
import type { PushTokens } from '@fairlead/domain/ports/mail-push'
import { startAts, type EmbeddedAts } from '@fairlead/local-services/ats/start-ats'
import { startCaldav, type EmbeddedCaldav } from '@fairlead/local-services/calendar/start-caldav'
import { startFinder, type EmbeddedFinder } from '@fairlead/local-services/finder/start-finder'
import { startEmbeddings, type EmbeddedEmbeddings } from '@fairlead/local-services/model/start-embeddings'
import { startLinkedin, type EmbeddedLinkedin } from '@fairlead/local-services/linkedin/start-linkedin'
import { must } from '@fairlead/domain/shared/records'
import { pushUrl } from './features/mail/mailboxes/push-setup.ts'
import type { Outside } from './http/services.ts'
import type { Settings } from './platform/settings.ts'

type OutsideSettings = Pick<
  Settings,
  | 'demo'
  | 'dataDir'
  | 'linkedin'
  | 'unipile'
  | 'hunterKey'
  | 'tomba'
  | 'emailFinders'
  | 'ats'
  | 'atsSystemsUrl'
  | 'atsWebhookKey'
  | 'publicUrl'
  | 'identity'
  | 'jobUrlFetch'
  | 'outsideHosts'
  | 'privateMailboxes'
  | 'privateSso'
  | 'dnsServers'
  | 'linkCheck'
  | 'gmailUrl'
  | 'graphUrl'
  | 'mailPush'
  | 'jobModel'
  | 'embeddings'
  | 'stripe'
  | 'usage'
  | 'sentryDsn'
>

/** How to reach this machine's stand-ins for vendors, from any process. */
export interface StandIns {
  linkedin: { url: string; apiKey: string } | null
  finder: { url: string; apiKey: string } | null
  embeddings: { url: string; apiKey: string; model: string } | null
  ats: { url: string; apiKey: string; webhookKey: string } | null
  caldav: { url: string; account(email: string): Promise<{ username: string; password: string }> } | null
}

export interface StartedOutside {
  outside: Outside
  /** The started local services. */
  embedded: {
    linkedin: EmbeddedLinkedin | null
    finder: EmbeddedFinder | null
    embeddings: EmbeddedEmbeddings | null
    ats: EmbeddedAts | null
    caldav: EmbeddedCaldav | null
  }
  stop(): Promise<void>
}

const noOne: OutsideSettings = {
  demo: false,
  dataDir: '.fairlead',
  linkedin: 'assisted',
  unipile: null,
  hunterKey: null,
  tomba: null,
  emailFinders: ['hunter', 'tomba'],
  ats: null,
  atsSystemsUrl: null,
  atsWebhookKey: null,
  publicUrl: 'http://localhost:8000',
  jobUrlFetch: false,
  outsideHosts: [],
  privateMailboxes: false,
  privateSso: false,
  dnsServers: [],
  linkCheck: false,
  gmailUrl: 'https://gmail.googleapis.com',
  graphUrl: 'https://graph.microsoft.com',
  mailPush: { topic: null, account: null, audience: null, graph: false },
  jobModel: null,
  embeddings: null,
  stripe: null,
  usage: null,
  sentryDsn: null,
  identity: { google: null, microsoft: null },
}

/** Without settings no vendor is used: LinkedIn messages are sent manually, and no address is looked up. */
export async function startOutside(settings: OutsideSettings = noOne): Promise<StartedOutside> {
  const journal = path.join(settings.dataDir, 'linkedin', 'journal')
  const gateway = settings.linkedin === 'embedded' ? await startLinkedin({ apiKey: randomUUID(), journal }) : null
  const finder = settings.demo && !settings.hunterKey && !settings.tomba ? await startFinder({ apiKey: randomUUID() }) : null
  const embeddings = settings.demo && !settings.embeddings ? await startEmbeddings({ apiKey: randomUUID() }) : null
  const ats = settings.demo && !settings.ats ? await startDemoAts(settings) : null
  const caldav = settings.demo ? await startCaldav({ folder: path.join(settings.dataDir, 'calendar') }) : null
  const account = (email: string) => Promise.resolve(must(caldav).account(email))
  return {
    outside: outsideOf(settings, { linkedin: gateway, finder, embeddings, ats, caldav: caldav && { url: caldav.url, account } }),
    embedded: { linkedin: gateway, finder, embeddings, ats, caldav },
    async stop() {
      await Promise.all([gateway?.stop(), finder?.stop(), embeddings?.stop(), ats?.stop(), caldav?.stop()])
    },
  }
}

/** The adapters of the configured vendors, and of the running stand-ins. */
export function outsideOf(settings: OutsideSettings, { linkedin, finder, embeddings, ats, caldav }: StandIns): Outside {
  const dns = dnsResolver({ servers: settings.dnsServers })
  return {
    linkedin: linkedinOf(settings, linkedin),
    emailFinder: finderOf(settings, finder),
    ats: atsOf(settings, ats),
    atsGateway: gatewayOf(settings, ats),
    calendars: calendarsOf(caldav, settings),
    mailboxes: mailboxes({
      allowedHosts: settings.outsideHosts,
      allowsPrivate: settings.privateMailboxes,
      gmailUrl: settings.gmailUrl,
      graphUrl: settings.graphUrl,
    }),
    openCompanyProvider: companyProviders({ allowedHosts: settings.outsideHosts, allowsPrivate: settings.privateSso }),
    pushTokens: pushTokensOf(settings),
    dns,
    links: settings.linkCheck ? guardedLinks(dns, { allowedHosts: settings.outsideHosts }) : null,
    usage: settings.usage && segmentSink(settings.usage),
    errorSink: settings.sentryDsn ? sentrySink({ dsn: settings.sentryDsn }) : null,
    payments: settings.stripe && stripePayments(settings.stripe),
    pages: settings.jobUrlFetch ? guardedPages({ allowedHosts: settings.outsideHosts }) : null,
    jobModel: settings.jobModel && openaiCompatible(settings.jobModel),
    embedder: embedderOf(settings, embeddings),
    identity: {
      google: settings.identity.google && openidProvider({ name: 'Google', lasting: 'parameter', ...settings.identity.google }),
      microsoft: settings.identity.microsoft && openidProvider({ name: 'Microsoft', lasting: 'scope', ...settings.identity.microsoft }),
    },
  }
}

function pushTokensOf({ identity: { google }, mailPush: { topic, account, audience }, publicUrl }: OutsideSettings): PushTokens | null {
  if (!google || topic === null || account === null) return null
  return pushTokens({ issuer: google.issuer, audience: audience ?? pushUrl(publicUrl, 'gmail'), account })
}

function linkedinOf({ unipile }: OutsideSettings, gateway: StandIns['linkedin']): Linkedin {
  if (gateway) return unipileLinkedin(gateway)
  return unipile ? unipileLinkedin(unipile) : assistedLinkedin()
}

function finderOf({ hunterKey, tomba, emailFinders }: OutsideSettings, finder: StandIns['finder']): EmailFinder {
  const vendors: Readonly<Record<string, EmailFinder | null>> = {
    hunter: hunterKey ? hunterFinder({ url: 'https://api.hunter.io', apiKey: hunterKey }) : null,
    tomba: tomba && tombaFinder({ url: 'https://api.tomba.io', ...tomba }),
  }
  const chosen = emailFinders.map((name) => vendors[name] ?? null).filter((vendor) => vendor !== null)
  if (chosen.length > 0) return findersInOrder(chosen)
  return finder ? hunterFinder(finder) : noFinder
}

/** In the demo a stand-in on this machine, which costs nothing. */
function embedderOf({ embeddings }: OutsideSettings, standIn: StandIns['embeddings']): TextEmbedder | null {
  if (embeddings) return openaiEmbeddings(embeddings)
  return standIn && openaiEmbeddings({ ...standIn, url: `${standIn.url}/v1`, price: 0 })
}

/** Systems with a key of their own are connected without a gateway. */
function atsOf({ ats, atsSystemsUrl: url }: OutsideSettings, embedded: StandIns['ats']): Ats {
  const gateway = ats ?? embedded
  return allAts(gateway ? mergeAts(gateway) : noAts, {
    ashby: ashbyAts(url === null ? {} : { url: `${url}/ashby` }),
    greenhouse: greenhouseAts(url === null ? {} : { url: `${url}/greenhouse`, tokenUrl: `${url}/greenhouse/token` }),
    lever: leverAts(url === null ? {} : { url: `${url}/lever` }),
  })
}

/** In the demo every user has the calendars of this machine. */
function calendarsOf(caldav: StandIns['caldav'], { outsideHosts: allowedHosts, graphUrl }: OutsideSettings): Calendars {
  const microsoftUrl = new URL('v1.0/', graphUrl).href
  if (!caldav) return calendars({ allowedHosts, microsoftUrl })
  const all = calendars({ trustedOrigins: [caldav.url], allowedHosts, microsoftUrl })
  return { ...all, given: async (email) => all.open({ kind: 'caldav', url: caldav.url, ...(await caldav.account(email)) }) }
}

/** Finds no one. */
const noFinder: EmailFinder = { find: () => Promise.resolve({ addresses: [], hasOptedOut: false }), verify: null }

const noAts = new Proxy({} as GatewayAts, {
  get: () => () => Promise.reject(new AtsDown('No applicant tracking system is set up.')),
})

/** What was linked in the demo survives a restart, like the links to it. */
function startDemoAts({ dataDir, publicUrl }: OutsideSettings): Promise<EmbeddedAts> {
  const file = path.join(dataDir, 'ats', 'linked.json')
  return startAts({ apiKey: randomUUID(), perMinute: 100_000, file, past: 60, linkPage: `${publicUrl}/dev/ats` })
}

/** A vendor may show writes only after it has synced; this machine's stand-in shows them immediately. */
function gatewayOf({ ats, atsWebhookKey }: OutsideSettings, embedded: StandIns['ats']): Outside['atsGateway'] {
  if (embedded) return { isReady: true, webhookKey: embedded.webhookKey, graceMs: 2000 }
  return { isReady: ats !== null, webhookKey: atsWebhookKey, graceMs: 15 * 60_000 }
}
