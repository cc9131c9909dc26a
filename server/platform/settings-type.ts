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
  /** null = the embedded Postgres under dataDir. */
  databaseUrl: string | null
  /** Logins beside the service's: the owner who migrates, one that sees a workspace at a time, and a way around a pooler. */
  databaseLogins: { owner: string | null; tenant: string | null; direct: string | null }
  databaseRolePrefix: string
  databasePools: { tenant: number; system: number }
  /** null = metrics only for this machine. */
  metricsToken: string | null
  /** What is cleared every night. */
  retention: { eventDays: number; endedDays: number }
  /** null = the embedded mail server; nothing leaves the machine. */
  smtpUrl: string | null
  imapUrl: string | null
  /** The address answers come back to: reply+<token>@ of this domain. */
  mailFrom: string
  /** The name our own receiving mail server writes into Authentication-Results; null = its results are not read. */
  mailAuthservId: string | null
  mailDomain: string
  /** Messages to candidates that one worker sends at once; email to users has a lane of its own. */
  mailLanes: number
  /** Accepted messages over all workers; null = no limit. Email to users counts and is never held back. */
  mailPerMinute: number | null
  mailPerDay: number | null
  /** Most messages a day that the owner of a connected mailbox can choose. */
  mailboxPerDay: number
  /** From one connected mailbox to one domain of recipients. */
  mailboxPerDomainHour: number
  /** Files of one email to a candidate. */
  attachments: AttachmentLimits
  /** Follow-ups wait while the mailbox was last read to its end longer ago. */
  followUpReadingMinutes: number
  /** Said once after a restore from a backup; '' = not said. */
  afterRestore: string
  publicUrl: string
  roles: RoleName[]
  /** Whether the worker runs in a process of its own beside the pages and the API. */
  workerProcess: 'apart' | 'together'
  productName: string
  poolSize: number
  /** Who is mailed what strangers write; no one = the super admins. */
  contactTo: string[]
  /** null = no canary host. */
  canaryUrl: string | null
  /** Addresses of hosts that customers use; the public address unless said. */
  productionUrls: string[]
  /** null = no mark of an investor. */
  investor: { domain: string; name: string; logo: Picture } | null
  /** Which backend variant users with the flag get: V1 always, or V2 for those who have it. */
  backendVariant: 'v1' | 'by_user'
  /** Addresses and networks of the proxies in front of the service; only theirs is X-Forwarded-For believed. */
  trustedProxies: string[]
  /** The pages of the local services (/dev/*) may be opened on this machine. */
  devPages: boolean
  /** Multiplies the limits on requests; 0 = none. */
  rateLimitFactor: number
  /** Multiplies the daily limits on emails to others; 0 = none. */
  quotaFactor: number
  /** Where security researchers report, for /.well-known/security.txt; null = the contact page. */
  securityContact: string | null
  slackSigningSecret: string | null
  /** Slack members (ids) who may ask for a session. */
  slackMembers: string[]
  /** A free trial may contact so many candidates. */
  freeTrialContacts: number
  /** What is offered beyond the free trial. */
  plans: Plan[]
  /** null = plans are asked for, and paid some other way. */
  stripe: { url: string; apiKey: string } | null
  /** HTML under every mail of an autopilot sequence; '' = none. */
  autopilotSignature: string
  /** null = usage is not reported to an outside service. */
  usage: { url: string; writeKey: string } | null
  /** null = errors are not reported to an outside service. */
  sentryDsn: string | null
  /** The share of errors to report. */
  errorSampleRate: number
  /** Hosts by the environment they are, besides production and canary. */
  environmentHosts: EnvironmentHosts
  /** How LinkedIn is written to: by hand, through the local gateway, or through Unipile. */
  linkedin: 'assisted' | 'embedded' | 'unipile'
  /** null unless LinkedIn is reached through Unipile. */
  unipile: { url: string; apiKey: string } | null
  /** Job descriptions may be read from public web pages by their address. */
  jobUrlFetch: boolean
  /** Hosts that addresses given by users may name; none = every public one. */
  outsideHosts: string[]
  /** Users may connect mailboxes at servers on private networks and on any port. */
  privateMailboxes: boolean
  /** DNS servers that are asked about the domains of mailboxes; none = those of this machine. */
  dnsServers: string[]
  /** Links of emails are opened before they are sent, to find those that lead nowhere. */
  linkCheck: boolean
  /** Signs email of the installation's own address; null = its server does, or no one. */
  dkim: DkimKey | null
  /** null = no language model reads job descriptions. */
  jobModel: { url: string; apiKey: string; model: string } | null
  /** null = no embeddings model takes part in ranking; the demo has a stand-in. */
  embeddings: { url: string; apiKey: string; model: string; price: number | null } | null
  /** Servers of ClickHouse that searches read; none = Postgres. */
  clickhouseUrls: string[]
  /** null = no one finds addresses; in the demo the local finder does. */
  hunterKey: string | null
  /** null = not asked. */
  tomba: { key: string; secret: string } | null
  /** Those with a key are asked in this order. */
  emailFinders: string[]
  /** null = no outside gateway to applicant tracking systems; the demo has one of its own. */
  ats: { url: string; apiKey: string } | null
  /** What that gateway signs its messages with; null = none are taken. */
  atsWebhookKey: string | null
  /** Where people may sign in besides here; null = not set up. */
  identity: Record<'google' | 'microsoft', IdentitySettings | null>
  /** The APIs of mailboxes at Google and Microsoft. */
  gmailUrl: string
  graphUrl: string
  /** How both announce new mail; without a topic Gmail does not. `audience` null = the address of the endpoint. */
  mailPush: { topic: string | null; account: string | null; audience: string | null; graph: boolean }
  /** Keys for secrets at rest, newest first, 32 bytes each; none = a key of its own under dataDir. */
  secretKeys: Buffer[]
  logLevel: string
  /** How long an email is held before it may go out, for taking it back. */
  holdSeconds: number
  /** First emails and follow-ups leave on working days in these hours, in the candidate's time zone; null = at any time. */
  sendHours: SendHours | null
  /** Days of the follow-ups count as this many seconds in the demo; 86,400 everywhere else. */
  secondsPerDay: number
}

export interface IdentitySettings {
  issuer: string
  clientId: string
  clientSecret: string
}
