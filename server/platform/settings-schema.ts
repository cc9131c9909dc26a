// Every setting once: its parsing, default, and meaning. The service, docs/settings.md, and .env.example use this.
import { entriesOf } from '@fairlead/domain/shared/records'
import { environmentHosts } from '@fairlead/domain/operations/environment'
import { listLimits } from '@fairlead/domain/account/user-kinds'
import { readSendHours } from '@fairlead/domain/outreach/send-hours'
import { isEmail } from '@fairlead/domain/shared/validation'
import { z } from 'zod'
import { atsSettings, finderSettings, mailVendorSettings } from './vendor-settings.ts'
import {
  atMost,
  checked,
  emails,
  flag,
  flagOrNull,
  isNetwork,
  keys,
  limit,
  list,
  listOf,
  lowerList,
  matching,
  metaOf,
  oneOf,
  priceOrNull,
  readWith,
  seconds,
  secret,
  selector,
  setting,
  share,
  socketAddresses,
  splitList,
  text,
  textOrNull,
  url,
  urlWithDefault,
  whole,
  plansOf,
} from './settings-kinds.ts'
import { isThisMachine, readClickhouseUrls, validateDatabaseUrl, validatePublicUrl } from './transport-settings.ts'

const roleNames = ['http', 'realtime', 'worker'] as const

/** Errors of shared checks begin with the name, which the reader adds. */
const bare = (sentence: string | null) => sentence?.replace(/^[A-Z_]+ /, '') ?? null
const database = (name: string) => checked(url('postgres:', 'postgresql:'), (address) => bare(validateDatabaseUrl(address, name)))

const roles = z.string().transform((value, context) => {
  const named = splitList(value)
  for (const role of named)
    if (!roleNames.some((roleName) => roleName === role))
      context.addIssue({ code: 'custom', message: `knows http, realtime and worker, not '${role}'.` })
  return roleNames.filter((role) => named.includes(role))
})

const securityContact = checked(textOrNull, (value) =>
  isEmail(value) || URL.parse(value)?.protocol === 'https:' ? null : 'must be an email address or an https:// address.',
)
const modelUrl = checked(url('https:', 'http:'), (value) =>
  value.startsWith('http:') && !isThisMachine(value) ? 'must be https: outside of this machine.' : null,
)

/** null = not set: then the demo decides. */
const sendHours = z.string().transform((value, context) => {
  if (value === '' || value === 'always') return value === '' ? null : { hours: null }
  const hours = readSendHours(value)
  if (!hours) context.addIssue({ code: 'custom', message: `must be a span of hours such as '8-18', or always, not '${value}'.` })
  return { hours }
})

export const settingsSchema = z.object({
  PORT: setting(whole(0, 65_535), '8000', 'Port of the web app and the API'),
  HOST: setting(text, '127.0.0.1', 'Address to listen on; 0.0.0.0 for a server'),
  DATA_DIR: setting(text, '.fairlead', 'Folder for the embedded database and mailboxes'),
  DATABASE_URL: secret(
    database('DATABASE_URL'),
    'Postgres 15 or newer to use instead of the embedded one; add `?sslmode=verify-full` if it is on another machine',
  ),
  DATABASE_OWNER_URL: secret(database('DATABASE_OWNER_URL'), 'Login that owns the tables, for migrations; defaults to DATABASE_URL'),
  DATABASE_TENANT_URL: secret(
    database('DATABASE_TENANT_URL'),
    'Login that sees one workspace at a time; defaults to DATABASE_URL under the tenant role',
  ),
  DATABASE_DIRECT_URL: secret(
    database('DATABASE_DIRECT_URL'),
    'Connection that bypasses a pooler, for LISTEN, locks, jobs, and migrations',
  ),
  DATABASE_ROLE_PREFIX: setting(
    matching(/^[a-z][a-z0-9_]{0,40}$/, 'lower-case letters, digits and underscores'),
    'fairlead',
    'Prefix of the database roles: <prefix>_app and <prefix>_system',
  ),
  DATABASE_POOL: setting(whole(2, 500), '20', 'Maximum connections for workspace requests, per process'),
  DATABASE_SYSTEM_POOL: setting(whole(6, 500), '12', 'Maximum connections for everything else, per process'),
  CLICKHOUSE_URL: secret(
    readWith('CLICKHOUSE_URL', readClickhouseUrls),
    'ClickHouse that searches read instead of Postgres, e.g. https://user:password@clickhouse.example.com:8443/fairlead; several, comma-separated, split the people between them',
  ),
  METRICS_TOKEN: secret(textOrNull, 'Bearer token for /metrics and the details of /healthz; without it, only this machine can read them'),
  KEEP_EVENTS_DAYS: setting(whole(2, 3650), '14', 'Days to keep handled events'),
  KEEP_ENDED_DAYS: setting(whole(1, 3650), '30', 'Days to keep ended sessions, links, processed webhooks, and deleted team templates'),
  SMTP_URL: secret(url('smtp:', 'smtps:'), 'Mail server for outgoing email, e.g. smtps://user:password@mail.example.com'),
  IMAP_URL: secret(url('imap:', 'imaps:'), 'Mailbox that receives replies, e.g. imaps://user:password@mail.example.com'),
  MAIL_FROM: setting(matching(/^[^\s@]+@[^\s@]+$/, 'an email address'), 'hiring@fairlead.localhost', 'Sender address of email'),
  DKIM_SELECTOR: setting(selector, '', 'Selector of the DKIM key that signs email from MAIL_FROM; empty where the mail server signs'),
  DKIM_PRIVATE_KEY: secret(textOrNull, 'That key in PEM format, e.g. of `openssl genrsa 2048`; best given as DKIM_PRIVATE_KEY_FILE'),
  MAIL_AUTHSERV_ID: setting(
    textOrNull,
    '',
    'Name your mail server puts first in Authentication-Results; with it, replies that fail DMARC wait for a person',
  ),
  MAIL_DOMAIN: setting(textOrNull, '', 'Domain of the tokenized reply addresses', { shown: 'domain of MAIL_FROM' }),
  MAIL_LANES: setting(whole(1, 50), '10', 'Emails one worker sends at the same time; passwords and invitations have their own lane'),
  MAIL_PER_MINUTE: setting(limit(100_000), '0', 'Emails per minute across all workers, for a relay with limits; 0 for no limit'),
  MAIL_PER_DAY: setting(limit(10_000_000), '0', 'Emails in 24 hours across all workers; 0 for no limit'),
  MAILBOX_PER_DAY: setting(
    whole(1, 100_000),
    '200',
    'Most emails a day that the owner of a connected mailbox can choose; the usual limit is 50',
  ),
  MAILBOX_PER_DOMAIN_HOUR: setting(
    whole(1, 1_000_000),
    '20',
    'Emails of sequences an hour from one connected mailbox to one domain of recipients',
  ),
  ATTACHMENTS_PER_EMAIL: setting(whole(0, 20), '5', 'Files that an email to a candidate can have; 0 switches attachments off'),
  ATTACHMENTS_MB: setting(whole(1, 20), '5', 'Megabytes that the files of one email can have together; 2 from Microsoft mailboxes'),
  FOLLOW_UP_READING_MINUTES: setting(whole(1, 1440), '15', 'Follow-ups wait if the mailbox was last read in full longer ago than this'),
  AFTER_RESTORE: setting(
    text,
    '',
    'Set to a new word, such as the date, after restoring a backup: nothing is sent until staff resume sending',
  ),
  PUBLIC_URL: setting(
    checked(textOrNull, (address) => bare(validatePublicUrl(address))),
    '',
    'Public address of the service, `https://` unless it is this machine; used for links in emails',
    { shown: 'http://localhost:PORT' },
  ),
  FAIRLEAD_ROLES: setting(roles, 'http,realtime,worker', 'Roles of this process'),
  WORKER_PROCESS: setting(oneOf('apart', 'together'), 'apart', 'Whether the worker runs in its own process: apart or together'),
  PRODUCT_NAME: setting(text, 'Fairlead', 'Name shown on screen and in email'),
  DEMO: setting(
    flagOrNull,
    '',
    'Demo accounts, fictional people, and candidates who reply; only with embedded mail and a PUBLIC_URL on this machine',
    { shown: 'true on this machine' },
  ),
  DEMO_REPLY_SECONDS: setting(seconds, '8-40', 'How long a fictional candidate takes to reply'),
  DEMO_HISTORY: setting(flag, 'true', 'Whether the demo starts with a history of three months; a start without it is quicker'),
  POOL_SIZE: setting(whole(0, 1_000_000), '20000', 'Fictional people in the embedded talent pool'),
  SUPER_ADMINS: setting(
    emails(listLimits.superAdmins),
    '',
    'Email addresses of super admins, at most 15, comma-separated; they are emailed when a team submits an Autopilot project',
  ),
  REGISTRATION: setting(
    oneOf('open', 'invited', 'domain'),
    'open',
    'Who may create an account: open (anyone), invited, or domain (also addresses at REGISTRATION_DOMAINS)',
  ),
  REGISTRATION_DOMAINS: setting(lowerList, '', 'Email domains for REGISTRATION=domain, comma-separated'),
  SESSION_IDLE_HOURS: setting(whole(1, 720), '168', 'Hours after which an unused session ends; every session ends after 30 days'),
  STAFF_SESSION_IDLE_HOURS: setting(whole(1, 720), '12', 'The same for staff and super admins'),
  CONTACT_TO: setting(
    lowerList,
    '',
    'Email addresses that receive messages from the contact page, comma-separated; defaults to the super admins',
  ),
  STAFF_DOMAINS: setting(atMost(listLimits.staffDomains, 'domains'), '', 'Email domains of internal staff, at most three, comma-separated'),
  RECRUITER_PROFILES: setting(
    emails(listLimits.recruiterProfiles),
    '',
    'Recruiters, at most 6, comma-separated: they see a candidate’s LinkedIn Recruiter address and are emailed when a team submits an Autopilot project',
  ),
  CANARY_URL: setting(url('https:', 'http:'), '', 'Address of a host with a newer version, which super admins are sent to'),
  PRODUCTION_URLS: setting(
    list,
    '',
    'Production addresses that super admins are redirected from, comma-separated; the first is the way back',
    { shown: 'PUBLIC_URL' },
  ),
  CANARY_OPT_OUTS: setting(
    emails(listLimits.canaryOptOuts),
    '',
    'Super admins who are not sent to the canary host, at most 13, comma-separated',
  ),
  INVESTOR_DOMAIN: setting(text, '', 'Email domain whose users see an investor’s logo next to the product’s'),
  INVESTOR_NAME: setting(text, '', 'Name of that investor'),
  INVESTOR_LOGO: setting(text, '', 'Logo file: PNG, WebP or SVG, at most 200 KB'),
  BACKEND_VARIANT: setting(oneOf('v1', 'by_user'), 'v1', 'v1 for everyone, or by_user: users with enable_v2_experience get V2'),
  TRUSTED_PROXIES: setting(
    listOf(isNetwork, 'IP addresses or networks such as 10.0.0.0/8'),
    '',
    'IP addresses or networks of proxies, comma-separated; only these may set the sender’s address',
  ),
  DEV_PAGES: setting(flag, 'true', 'Pages of the local services under /dev; only with a loopback PUBLIC_URL'),
  RATE_LIMIT_FACTOR: setting(whole(0, 1000), '1', 'Multiplies the request limits per sender and user; 0 turns them off'),
  QUOTA_FACTOR: setting(whole(0, 1000), '1', 'Multiplies the daily limits on invitations, shares, and team emails; 0 turns them off'),
  SECURITY_CONTACT: setting(securityContact, '', 'Email or https address for security reports; the contact page by default'),
  SESSION_SWITCHING: setting(flag, 'false', 'Staff can open a user’s session for 30 minutes; each is logged'),
  SLACK_SIGNING_SECRET: secret(textOrNull, 'Secret of the Slack command /session-token'),
  SLACK_MEMBERS: setting(list, '', 'IDs of the Slack members who can use it, comma-separated'),
  FREE_TRIAL_CONTACTS: setting(whole(1, 100_000), '25', 'Candidates a free-trial project can contact'),
  PLANS: setting(readWith('PLANS', plansOf), '', 'Plans on /checkout: a list in JSON, or a file with one; [] for none', {
    shown: 'two without a price',
  }),
  STRIPE_KEY: secret(text, 'Stripe key, for plans with a payment_price'),
  STRIPE_URL: setting(urlWithDefault('https:', 'http:'), 'https://api.stripe.com', 'Address of Stripe or a compatible service'),
  AUTOPILOT_SIGNATURE: setting(text, '', 'HTML signature of every email in an Autopilot sequence'),
  USAGE_KEY: secret(text, 'Write key of Segment or a compatible service, which receives usage events'),
  USAGE_URL: setting(urlWithDefault('https:', 'http:'), 'https://api.segment.io', 'Its address'),
  SENTRY_DSN: secret(url('https:', 'http:'), 'Sentry DSN that receives errors from the server and the web app'),
  ERROR_SAMPLE_RATE: setting(share, '0.1', 'Share of errors to report, from 0 to 1'),
  ENVIRONMENTS: setting(
    readWith('ENVIRONMENTS', environmentHosts),
    '',
    'Hosts by environment: staging=host,proxy=host,proxy_staging=host,v2=host',
  ),
  LINKEDIN: setting(
    oneOf('assisted', 'embedded', 'unipile'),
    'assisted',
    'How LinkedIn is written to: assisted (by hand), embedded (the gateway on this machine) or unipile',
  ),
  UNIPILE_URL: setting(url('https:'), '', 'Address of the Unipile gateway, e.g. https://api8.unipile.com:13851'),
  UNIPILE_KEY: secret(text, 'Key of the Unipile gateway'),
  ...finderSettings,
  ...atsSettings,
  JOB_URL_FETCH: setting(flag, 'false', 'Allows reading job descriptions from public web pages, never from private networks'),
  OUTSIDE_HOSTS: setting(
    listOf((host) => /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host), 'host names such as caldav.example.com'),
    '',
    'Hosts (and their subdomains) that users can connect calendars, mailboxes, postings, and single sign-on from, and that links in emails are checked at; empty for all public hosts',
  ),
  MAILBOX_PRIVATE_NETWORK: setting(
    flagOrNull,
    '',
    'Lets users connect mailboxes on private networks and any port; by default only in the demo',
    { shown: 'DEMO' },
  ),
  SSO_PRIVATE_NETWORK: setting(
    flagOrNull,
    '',
    'Lets admins add single sign-on providers on private networks, and without encryption on this machine; by default only in the demo',
    { shown: 'DEMO' },
  ),
  LINK_CHECK: setting(flag, 'true', 'Opens the links of first emails and follow-ups before they are sent, never on private networks'),
  DNS_SERVERS: setting(socketAddresses, '', 'DNS servers that are asked about sending domains and links; empty for those of this machine'),
  MODEL_URL: setting(
    modelUrl,
    '',
    'A language model that also reads job descriptions, with an OpenAI-compatible API, e.g. https://api.openai.com/v1',
  ),
  MODEL_KEY: secret(text, 'Key of that model'),
  MODEL_NAME: setting(text, '', 'Name of the model to use'),
  MODEL_READS_PROFILES: setting(flag, 'false', 'That model also judges people by criteria in a user’s own words; no names are sent'),
  EMBEDDING_MODEL: setting(text, '', 'Embeddings model that may contribute to ranking; each project tries it before using it'),
  EMBEDDING_PRICE: setting(priceOrNull, '', 'US dollars per million tokens of that model, to show what a trial and a search cost'),
  GOOGLE_CLIENT_ID: setting(
    text,
    '',
    'Client ID for signing in with Google and connecting Gmail mailboxes; redirect addresses: PUBLIC_URL/login and PUBLIC_URL/register/v3',
  ),
  GOOGLE_CLIENT_SECRET: secret(text, 'Secret of that client'),
  GOOGLE_ISSUER: setting(urlWithDefault('https:', 'http:'), 'https://accounts.google.com', 'Issuer address of Google'),
  MICROSOFT_CLIENT_ID: setting(text, '', 'Client ID for signing in with Microsoft and connecting its mailboxes; same redirect addresses'),
  MICROSOFT_CLIENT_SECRET: secret(text, 'Secret of that client'),
  MICROSOFT_ISSUER: setting(
    urlWithDefault('https:', 'http:'),
    'https://login.microsoftonline.com/common/v2.0',
    'Issuer address of Microsoft',
  ),
  ...mailVendorSettings,
  SECRET_KEY: secret(keys, 'Key for secrets at rest: 32 bytes in base64; to rotate, list several, newest first', 'made at first start'),
  HOLD_SECONDS: setting(whole(0, 3600), '10', 'How long an email waits before it is sent, so it can be undone'),
  SEND_HOURS: setting(
    sendHours,
    '',
    'Hours of working days, in the candidate’s time zone, when first emails and follow-ups are sent; `always` for any time, as in the demo',
    { shown: '8-18' },
  ),
  SECONDS_PER_DAY: setting(whole(1, 86_400), '86400', 'Length of a day between follow-ups, for watching a sequence in the demo'),
  LOG_LEVEL: setting(oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace'), 'warn', 'fatal, error, warn, info, debug or trace'),
})

export type ReadValues = z.output<typeof settingsSchema>
export type SettingName = keyof ReadValues

const shape = entriesOf<Record<SettingName, z.ZodType>>(settingsSchema.shape)

export interface SettingHelp {
  name: SettingName
  fallback: string
  /** True if `fallback` describes the default instead of being a value. */
  isDescribed: boolean
  meaning: string
}

/** For the docs: a line for each setting, in the order above. */
export const settingsHelp: readonly SettingHelp[] = shape.map(([name, schema]) => {
  const { description, fallback, shown: example } = metaOf(schema)
  return { name, fallback: example ?? fallback, isDescribed: example !== undefined, meaning: description }
})

/** Settings that contain a secret, on their own or within a URL. */
export const secretSettings: readonly SettingName[] = shape.filter(([, schema]) => metaOf(schema).secret).map(([name]) => name)

/**
 * Every environment value parsed by the schema, with an error in `wrong` for each invalid one, which is replaced by the
 * default, so that rules between settings can be checked as well.
 */
export function readValues(env: Record<string, string | undefined>, wrong: string[]): ReadValues {
  const values = shape.map(([name, schema]) => {
    const { fallback } = metaOf(schema)
    const result = schema.safeParse(env[name]?.trim() || fallback)
    if (result.success) return [name, result.data]
    wrong.push(...result.error.issues.map((issue) => `${name} ${issue.message}`))
    return [name, schema.parse(fallback)]
  })
  return Object.fromEntries(values) as ReadValues
}
