// The settings of the service, as every part of it sees them.
import type { AttachmentLimits } from '@fairlead/domain/outreach/attachment'
import type { SendHours } from '@fairlead/domain/outreach/send-hours'
import type { Plan } from '@fairlead/domain/account/plans'
import type { DkimKey } from '@fairlead/domain/ports/mail'
import type { EnvironmentHosts } from '@fairlead/domain/operations/environment'
import type { AccountSettings } from './account-settings.ts'
import type { Picture } from './picture.ts'

export type RoleName = 'http' | 'realtime' | 'worker'

export interface Settings extends AccountSettings {
  port: number
  host: string
  dataDir: string
  /** null = the embedded Postgres in dataDir. */
  databaseUrl: string | null
  /**
   * Logins in addition to the service's: the owner who migrates, one that sees a workspace at a time, and a connection that
   * bypasses a pooler.
   */
  databaseLogins: { owner: string | null; tenant: string | null; direct: string | null }
  databaseRolePrefix: string
  databasePools: { tenant: number; system: number }
  /** null = metrics only for this machine. */
  metricsToken: string | null
  /** What is deleted nightly. */
  retention: { eventDays: number; endedDays: number }
  /** null = the embedded mail server; nothing leaves the machine. */
  smtpUrl: string | null
  imapUrl: string | null
  /** The address for replies: reply+<token>@ in this domain. */
  mailFrom: string
  /** The name that our own receiving mail server writes into Authentication-Results; null = its results aren't used. */
  mailAuthservId: string | null
  mailDomain: string
  /** Maximum concurrent messages to candidates per worker; email to users has its own lane. */
  mailLanes: number
  /** Maximum accepted messages across all workers; null = no limit. Email to users counts but is never held back. */
  mailPerMinute: number | null
  mailPerDay: number | null
  /** The highest daily limit that a mailbox's owner can choose. */
  mailboxPerDay: number
  /** From one connected mailbox to one recipient domain. */
  mailboxPerDomainHour: number
  /** Files of one email to a candidate. */
  attachments: AttachmentLimits
  /** Follow-ups wait while the mailbox was last read to its end longer ago. */
  followUpReadingMinutes: number
  /** Set once after a restore from a backup; '' = not set. */
  afterRestore: string
  publicUrl: string
  roles: RoleName[]
  /** Whether the worker runs in a separate process from the pages and the API. */
  workerProcess: 'apart' | 'together'
  productName: string
  poolSize: number
  /** Who receives strangers' messages; empty = the super admins. */
  contactTo: string[]
  /** null = no canary host. */
  canaryUrl: string | null
  /** URLs of hosts that customers use; the public URL by default. */
  productionUrls: string[]
  /** null = no investor mark. */
  investor: { domain: string; name: string; logo: Picture } | null
  /** The API version of users with the flag: always V1, or V2 for those who have it. */
  backendVariant: 'v1' | 'by_user'
  /** Addresses and networks of the proxies in front of the service; X-Forwarded-For counts only from them. */
  trustedProxies: string[]
  /** The local services' pages (/dev/*) may be opened on this machine. */
  devPages: boolean
  /** Multiplies the limits on requests; 0 = none. */
  rateLimitFactor: number
  /** Multiplies the daily limits on emails to others; 0 = none. */
  quotaFactor: number
  /** Where security researchers report, for /.well-known/security.txt; null = the contact page. */
  securityContact: string | null
  slackSigningSecret: string | null
  /** Slack members (IDs) who may open a session. */
  slackMembers: string[]
  /** How many candidates a free trial may contact. */
  freeTrialContacts: number
  /** Plans beyond the free trial. */
  plans: Plan[]
  /** null = plans are requested, and paid some other way. */
  stripe: { url: string; apiKey: string } | null
  /** HTML below every email in an autopilot sequence; '' = none. */
  autopilotSignature: string
  /** null = usage isn't reported to an outside service. */
  usage: { url: string; writeKey: string } | null
  /** null = errors aren't reported to an outside service. */
  sentryDsn: string | null
  /** The share of errors to report. */
  errorSampleRate: number
  /** Hosts by environment, besides production and canary. */
  environmentHosts: EnvironmentHosts
  /** How LinkedIn messages are sent: manually, through the local gateway, or through Unipile. */
  linkedin: 'assisted' | 'embedded' | 'unipile'
  /** null unless LinkedIn is reached through Unipile. */
  unipile: { url: string; apiKey: string } | null
  /** Job descriptions may be read from public web pages by URL. */
  jobUrlFetch: boolean
  /** Hosts that user-supplied URLs may name; none = every public one. */
  outsideHosts: string[]
  /** Users may connect mailboxes on servers in private networks and on any port. */
  privateMailboxes: boolean
  /** Admins may add single sign-on providers in private networks. */
  privateSso: boolean
  /** DNS servers for checking mailboxes' domains; none = this machine's. */
  dnsServers: string[]
  /** Links in emails are opened before sending, to find those that lead nowhere. */
  linkCheck: boolean
  /** Signs the installation's own email; null = its server does, or nothing does. */
  dkim: DkimKey | null
  /** null = no language model reads job descriptions. */
  jobModel: { url: string; apiKey: string; model: string } | null
  /** The language model may also read people's profiles. */
  modelReadsProfiles: boolean
  /** null = no embeddings model is used for ranking; the demo has a stand-in. */
  embeddings: { url: string; apiKey: string; model: string; price: number | null } | null
  /** ClickHouse servers that searches read; none = Postgres. */
  clickhouseUrls: string[]
  /** null = addresses aren't looked up; in the demo the local finder does. */
  hunterKey: string | null
  /** null = not used. */
  tomba: { key: string; secret: string } | null
  /** Vendors with a key are asked in this order. */
  emailFinders: string[]
  /** null = no outside gateway to applicant tracking systems; the demo has its own. */
  ats: { url: string; apiKey: string } | null
  /** Where Ashby, Greenhouse, and Lever are reached; null = at their own addresses. */
  atsSystemsUrl: string | null
  /** What that gateway signs its messages with; null = none are accepted. */
  atsWebhookKey: string | null
  /** Where people may also sign in; null = not configured. */
  identity: Record<'google' | 'microsoft', IdentitySettings | null>
  /** Google's and Microsoft's mailbox APIs. */
  gmailUrl: string
  graphUrl: string
  /** How both announce new mail; without a topic Gmail doesn't. `audience` null = the endpoint's URL. */
  mailPush: { topic: string | null; account: string | null; audience: string | null; graph: boolean }
  /** Keys for secrets at rest, newest first, 32 bytes each; none = one generated in dataDir. */
  secretKeys: Buffer[]
  logLevel: string
  /** How long an email is delayed before it may be sent, for undo. */
  holdSeconds: number
  /** First emails and follow-ups are sent on working days in these hours, in the candidate's time zone; null = any time. */
  sendHours: SendHours | null
  /** A follow-up's days count as this many seconds in the demo; 86,400 everywhere else. */
  secondsPerDay: number
}

export interface IdentitySettings {
  issuer: string
  clientId: string
  clientSecret: string
}
