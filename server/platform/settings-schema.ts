// Every setting once: how it is read, its default, and its meaning. The service, docs/settings.md and .env.example read this.
import { entriesOf } from '@fairlead/domain/shared/records'
import { environmentHosts } from '@fairlead/domain/operations/environment'
import { listLimits } from '@fairlead/domain/account/user-kinds'
import { readSendHours } from '@fairlead/domain/outreach/send-hours'
import { isEmail } from '@fairlead/domain/shared/validation'
import { z } from 'zod'
import { plansOf } from './plans-setting.ts'
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
  setting,
  share,
  splitList,
  text,
  textOrNull,
  url,
  urlWithDefault,
  whole,
} from './settings-kinds.ts'
import { isThisMachine, readClickhouseUrls, whyNotDatabaseUrl, whyNotPublicUrl } from './transport-settings.ts'

const roleNames = ['http', 'realtime', 'worker'] as const

/** Sentences of shared checks begin with the name, which the reader puts there. */
const bare = (sentence: string | null) => sentence?.replace(/^[A-Z_]+ /, '') ?? null
const database = (name: string) => checked(url('postgres:', 'postgresql:'), (address) => bare(whyNotDatabaseUrl(address, name)))

const roles = z.string().transform((value, context) => {
  const named = splitList(value)
  for (const role of named)
    if (!roleNames.some((known) => known === role))
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
  PORT: setting(whole(0, 65_535), '8000', 'Port of the page and the API'),
  HOST: setting(text, '127.0.0.1', 'Address to listen on; 0.0.0.0 for a server'),
  DATA_DIR: setting(text, '.fairlead', 'Folder of the embedded database and mailboxes'),
  DATABASE_URL: secret(
    database('DATABASE_URL'),
    'Another Postgres >= 15 instead of the embedded one; on another machine with `?sslmode=verify-full`',
  ),
  DATABASE_OWNER_URL: secret(database('DATABASE_OWNER_URL'), 'Login that owns the tables, for migrations; else DATABASE_URL’s'),
  DATABASE_TENANT_URL: secret(
    database('DATABASE_TENANT_URL'),
    'Login that sees one workspace at a time; else DATABASE_URL’s under the tenant role',
  ),
  DATABASE_DIRECT_URL: secret(
    database('DATABASE_DIRECT_URL'),
    'Connection that bypasses a pooler, for LISTEN, locks, jobs, and migrations',
  ),
  DATABASE_ROLE_PREFIX: setting(
    matching(/^[a-z][a-z0-9_]{0,40}$/, 'lower-case letters, digits and underscores'),
    'fairlead',
    'First part of the names of the database roles: <prefix>_app and <prefix>_system',
  ),
  DATABASE_POOL: setting(whole(2, 500), '20', 'Maximum connections for workspace requests, per process'),
  DATABASE_SYSTEM_POOL: setting(whole(6, 500), '12', 'Maximum connections for everything else, per process'),
  CLICKHOUSE_URL: secret(
    readWith('CLICKHOUSE_URL', readClickhouseUrls),
    'ClickHouse that searches read instead of Postgres, e.g. https://user:password@clickhouse.example.com:8443/fairlead; several with commas between share the people',
  ),
  METRICS_TOKEN: secret(textOrNull, 'Bearer token for /metrics and details of /healthz; without it only this machine may read them'),
  KEEP_EVENTS_DAYS: setting(whole(2, 3650), '14', 'Days for which handled events are kept'),
  KEEP_ENDED_DAYS: setting(whole(1, 3650), '30', 'Days for which ended sessions, links and processed webhooks are kept'),
  SMTP_URL: secret(url('smtp:', 'smtps:'), 'Mail server for outgoing email, e.g. smtps://user:password@mail.example.com'),
  IMAP_URL: secret(url('imap:', 'imaps:'), 'Mailbox that receives replies, e.g. imaps://user:password@mail.example.com'),
  MAIL_FROM: setting(matching(/^[^\s@]+@[^\s@]+$/, 'an email address'), 'hiring@fairlead.localhost', 'Sender address of email'),
  MAIL_AUTHSERV_ID: setting(
    textOrNull,
    '',
    'Name your mail server puts first in Authentication-Results; replies failing DMARC then wait for a person',
  ),
  MAIL_DOMAIN: setting(textOrNull, '', 'Domain of the tokenised reply addresses', { shown: 'domain of MAIL_FROM' }),
  MAIL_LANES: setting(whole(1, 50), '4', 'Emails one worker sends at once; passwords and invitations have a lane of their own'),
  MAIL_PER_MINUTE: setting(limit(100_000), '0', 'Emails per minute over all workers, for a relay that limits them; 0 for no limit'),
  MAIL_PER_DAY: setting(limit(10_000_000), '0', 'Emails in 24 hours over all workers; 0 for no limit'),
  FOLLOW_UP_READING_MINUTES: setting(
    whole(1, 1440),
    '15',
    'Follow-ups wait while the mailbox was last read to its end longer ago than this',
  ),
  AFTER_RESTORE: setting(
    text,
    '',
    'Set to a new word, such as the date, after restoring a backup: nothing is sent until staff resume sending',
  ),
  PUBLIC_URL: setting(
    checked(textOrNull, (address) => bare(whyNotPublicUrl(address))),
    '',
    'Address people reach the service at, `https://` unless it is this machine; links in emails use it',
    { shown: 'http://localhost:PORT' },
  ),
  FAIRLEAD_ROLES: setting(roles, 'http,realtime,worker', 'Roles of this process'),
  WORKER_PROCESS: setting(oneOf('apart', 'together'), 'apart', 'Whether the worker runs in a process of its own: apart or together'),
  PRODUCT_NAME: setting(text, 'Fairlead', 'Name shown on screen and in email'),
  DEMO: setting(
    flagOrNull,
    '',
    'Demo accounts, fictional people and candidates who answer; only with embedded mail and a PUBLIC_URL of this machine',
    { shown: 'true on this machine' },
  ),
  DEMO_REPLY_SECONDS: setting(seconds, '8-40', 'How long a fictional candidate takes to reply'),
  POOL_SIZE: setting(whole(0, 1_000_000), '20000', 'Fictional people in the embedded talent pool'),
  SUPER_ADMINS: setting(emails(listLimits.superAdmins), '', 'Email addresses of super admins, at most 15, comma-separated'),
  REGISTRATION: setting(
    oneOf('open', 'invited', 'domain'),
    'open',
    'Who may create an account: open (anyone), invited, or domain (also addresses at REGISTRATION_DOMAINS)',
  ),
  REGISTRATION_DOMAINS: setting(lowerList, '', 'Email domains for REGISTRATION=domain, comma-separated'),
  SESSION_IDLE_HOURS: setting(
    whole(1, 720),
    '168',
    'A session that is not used for this many hours ends; every session ends after 30 days',
  ),
  STAFF_SESSION_IDLE_HOURS: setting(whole(1, 720), '12', 'The same for staff and super admins'),
  CONTACT_TO: setting(lowerList, '', 'Email addresses that receive messages from the contact page, comma-separated; else the super admins'),
  STAFF_DOMAINS: setting(atMost(listLimits.staffDomains, 'domains'), '', 'Email domains of internal staff, at most three, comma-separated'),
  RECRUITER_PROFILES: setting(
    emails(listLimits.recruiterProfiles),
    '',
    'Accounts that see the LinkedIn Recruiter address of a candidate, at most 6, comma-separated',
  ),
  CANARY_URL: setting(url('https:', 'http:'), '', 'Address of a host with a newer version, which super admins are sent to'),
  PRODUCTION_URLS: setting(list, '', 'Addresses they are sent from, comma-separated; the first is the way back', { shown: 'PUBLIC_URL' }),
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
    'IP addresses or networks of proxies, comma-separated; only they may name the sender',
  ),
  DEV_PAGES: setting(flag, 'true', 'Pages of the local services under /dev; they exist on a loopback PUBLIC_URL only'),
  RATE_LIMIT_FACTOR: setting(whole(0, 1000), '1', 'Multiplies the limits on requests per sender and user; 0 switches them off'),
  QUOTA_FACTOR: setting(whole(0, 1000), '1', 'Multiplies the daily limits on invitations, shares and team emails; 0 switches them off'),
  SECURITY_CONTACT: setting(securityContact, '', 'Email or https address for security reports; the contact page by default'),
  SESSION_SWITCHING: setting(flag, 'false', 'Staff may open a session of a user, for 30 minutes and on record'),
  SLACK_SIGNING_SECRET: secret(textOrNull, 'Secret of the Slack command /session-token'),
  SLACK_MEMBERS: setting(list, '', 'Ids of the Slack members who may use it, comma-separated'),
  FREE_TRIAL_CONTACTS: setting(whole(1, 100_000), '25', 'How many candidates a free-trial project may contact'),
  PLANS: setting(readWith('PLANS', plansOf), '', 'Plans on /checkout: a list in JSON, or a file with one; [] for none', {
    shown: 'two without a price',
  }),
  STRIPE_KEY: secret(text, 'Key of Stripe, where plans with a payment_price are paid'),
  STRIPE_URL: setting(urlWithDefault('https:', 'http:'), 'https://api.stripe.com', 'Address of Stripe, or of anyone who speaks the same'),
  AUTOPILOT_SIGNATURE: setting(text, '', 'HTML signature of every email in an Autopilot sequence'),
  USAGE_KEY: secret(text, 'Write key of Segment, or anyone who speaks the same, which is then told what is done with the product'),
  USAGE_URL: setting(urlWithDefault('https:', 'http:'), 'https://api.segment.io', 'Its address'),
  SENTRY_DSN: secret(url('https:', 'http:'), 'Where errors of server and page are reported, by the protocol of Sentry'),
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
  HUNTER_KEY: secret(textOrNull, 'Key of Hunter, which finds email addresses; in the demo fictional ones are found without'),
  ATS_URL: setting(
    urlWithDefault('https:', 'http:'),
    'https://api.merge.dev',
    'Gateway to applicant tracking systems, by the API of Merge',
  ),
  ATS_KEY: secret(text, 'Key of that gateway; in the demo one on this machine is used without'),
  ATS_WEBHOOK_KEY: secret(
    textOrNull,
    'Signature key of that gateway’s webhooks, sent to PUBLIC_URL/api/v2/ats/webhook; without it none is taken',
  ),
  JOB_URL_FETCH: setting(flag, 'false', 'Job descriptions may be read from public web pages by their address; private networks never'),
  OUTSIDE_HOSTS: setting(
    listOf((host) => /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host), 'host names such as caldav.example.com'),
    '',
    'Hosts, and those below them, that users may connect calendars, mailboxes and postings of; all public ones without',
  ),
  MAILBOX_PRIVATE_NETWORK: setting(
    flagOrNull,
    '',
    'Users may connect mailboxes at servers on private networks and on any port; by default only in the demo',
    { shown: 'DEMO' },
  ),
  MODEL_URL: setting(
    modelUrl,
    '',
    'A language model that reads job descriptions as well, by the API of OpenAI, e.g. https://api.openai.com/v1',
  ),
  MODEL_KEY: secret(text, 'Key of that model'),
  MODEL_NAME: setting(text, '', 'Which model is asked there'),
  EMBEDDING_MODEL: setting(text, '', 'Which embeddings model there may take part in ranking; each project tries it before it is used'),
  EMBEDDING_PRICE: setting(priceOrNull, '', 'US dollars for a million tokens of that model, to show what a trial and a search cost'),
  GOOGLE_CLIENT_ID: setting(
    text,
    '',
    'Client for signing in with Google; its redirect addresses are PUBLIC_URL/login and PUBLIC_URL/register/v3',
  ),
  GOOGLE_CLIENT_SECRET: secret(text, 'Secret of that client'),
  GOOGLE_ISSUER: setting(
    urlWithDefault('https:', 'http:'),
    'https://accounts.google.com',
    'Address of the identity provider called Google',
  ),
  MICROSOFT_CLIENT_ID: setting(text, '', 'Client for signing in with Microsoft; the same two redirect addresses'),
  MICROSOFT_CLIENT_SECRET: secret(text, 'Secret of that client'),
  MICROSOFT_ISSUER: setting(
    urlWithDefault('https:', 'http:'),
    'https://login.microsoftonline.com/common/v2.0',
    'Address of the identity provider called Microsoft',
  ),
  SECRET_KEY: secret(keys, 'Key for secrets at rest: 32 bytes in base64; several, newest first, to change it', 'made at first start'),
  HOLD_SECONDS: setting(whole(0, 3600), '10', 'How long an email waits before it is sent, so that it can be undone'),
  SEND_HOURS: setting(
    sendHours,
    '',
    'Hours of working days, in the candidate’s time zone, in which first emails and follow-ups are sent; always in the demo, or when set to always',
    { shown: '8-18' },
  ),
  SECONDS_PER_DAY: setting(whole(1, 86_400), '86400', 'Length of a day between follow-ups, to watch a sequence in the demo'),
  LOG_LEVEL: setting(oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace'), 'warn', 'fatal, error, warn, info, debug or trace'),
})

export type ReadValues = z.output<typeof settingsSchema>
export type SettingName = keyof ReadValues

const shape = entriesOf<Record<SettingName, z.ZodType>>(settingsSchema.shape)

/** For the docs: a line for each setting, in the order above. */
export const settingsHelp: readonly { name: SettingName; fallback: string; meaning: string }[] = shape.map(([name, schema]) => {
  const { description, fallback, shown } = metaOf(schema)
  return { name, fallback: shown ?? fallback, meaning: description }
})

/** Settings that hold a secret, on their own or within an address. */
export const secretSettings: readonly SettingName[] = shape.filter(([, schema]) => metaOf(schema).secret).map(([name]) => name)

/**
 * Every value of the environment by the schema, and a sentence in `wrong` for each that is none; of those the default is answered, so
 * that the rules between settings can be asked as well.
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
