// The service's settings: parsed once from the environment by their schema, and checked against each other before anything
// starts.
import fs from 'node:fs'
import path from 'node:path'
import { megabyte } from '@fairlead/domain/outreach/attachment'
import type { SendHours } from '@fairlead/domain/outreach/send-hours'
import { isLoopbackUrl } from '@fairlead/domain/shared/loopback'
import { validateDemo, validateRegistration } from './account-settings.ts'
import { validatePush } from './vendor-settings.ts'
import { readPicture, type Picture } from './picture.ts'
import { readValues, secretSettings, type ReadValues } from './settings-schema.ts'
import type { IdentitySettings, Settings } from './settings-type.ts'
import { createPrivateKey } from 'node:crypto'
import type { DkimKey } from '@fairlead/domain/ports/mail'

/** The key that signs the installation's own email, from the settings. */
interface Given {
  DKIM_SELECTOR: string
  DKIM_PRIVATE_KEY: string | null
  MAIL_FROM: string
}

const minBits = 1024

/** Errors in the two settings. */
function validateDkim({ DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: pem }: Given): string[] {
  if ((selector === '') !== (pem === null)) return ['DKIM_SELECTOR and DKIM_PRIVATE_KEY belong together.']
  if (pem === null || isRsaKey(pem)) return []
  return [`DKIM_PRIVATE_KEY must be an RSA key of at least ${minBits} bits in PEM format, without a password.`]
}

function dkimOf({ DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: privateKey, MAIL_FROM: from }: Given): DkimKey | null {
  return selector === '' || privateKey === null
    ? null
    : { domain: from.slice(from.lastIndexOf('@') + 1).toLowerCase(), selector, privateKey }
}

function isRsaKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem)
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= minBits
  } catch {
    return false
  }
}

export type { IdentitySettings, RoleName, Settings } from './settings-type.ts'

type Environment = Record<string, string | undefined>

export class SettingsError extends Error {}

const noSecretKey = 'DATABASE_URL needs SECRET_KEY or SECRET_KEY_FILE, the same for every process: `openssl rand -base64 32` makes one.'

/** Reads the environment; throws SettingsError naming every setting that is wrong. */
export function readSettings(environment: Environment): Settings {
  const wrong: string[] = []
  const env = withSecretFiles(environment, secretSettings, wrong)
  const values = readValues(env, wrong)
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, '')
  const productionUrls = values.PRODUCTION_URLS.length > 0 ? values.PRODUCTION_URLS : [publicUrl]
  const isLocal = isLoopbackUrl(publicUrl)
  const isOutsideMail = values.SMTP_URL !== null
  const isOtherDatabase = values.DATABASE_URL !== null
  const demo = values.DEMO ?? (!isOutsideMail && !isOtherDatabase && isLocal)
  const investor = readInvestor(values, wrong)
  const together = [
    ...validateCombinations(values, productionUrls),
    ...validateDemo(demo, { isOutsideMail, isLocal, isOtherDatabase }),
    ...(isOtherDatabase && values.SECRET_KEY.length === 0 && !environment.SECRET_KEY_FILE ? [noSecretKey] : []),
  ]
  // an unreadable setting says nothing about the others
  const unread = wrong.map((sentence) => sentence.split(' ', 1).join(''))
  wrong.push(...together.filter((sentence) => !unread.some((name) => sentence.includes(name))))
  if (wrong.length > 0) throw new SettingsError(wrong.join('\n'))
  return {
    ...toSettings(values),
    publicUrl,
    productionUrls,
    demo,
    investor,
    sendHours: hoursOf(values, demo),
    privateMailboxes: values.MAILBOX_PRIVATE_NETWORK ?? demo,
    privateSso: values.SSO_PRIVATE_NETWORK ?? demo,
  }
}

/** What is sent at any hour: in the demo, unless the operator has chosen hours. */
function hoursOf({ SEND_HOURS }: ReadValues, demo: boolean): SendHours | null {
  if (SEND_HOURS) return SEND_HOURS.hours
  return demo ? null : { from: 8, to: 18 }
}

/** Errors between settings that are valid individually. */
function validateCombinations(v: ReadValues, productionUrls: readonly string[]): string[] {
  const isHttp = (address: string) => /^https?:$/.test(URL.parse(address)?.protocol ?? '')
  const hostOf = (address: string) => URL.parse(address)?.host
  const rules: [isWrong: boolean, sentence: string][] = [
    [v.SMTP_URL !== null && v.IMAP_URL === null, 'SMTP_URL needs IMAP_URL too: answers must come back somewhere.'],
    [v.IMAP_URL !== null && v.SMTP_URL === null, 'IMAP_URL needs SMTP_URL too.'],
    [v.CANARY_URL !== null && !productionUrls.every(isHttp), 'PRODUCTION_URLS must be addresses starting with https:// or http://.'],
    [
      v.CANARY_URL !== null && productionUrls.map(hostOf).includes(hostOf(v.CANARY_URL)),
      'CANARY_URL must be another host than those of PRODUCTION_URLS.',
    ],
    [v.LINKEDIN === 'unipile' && (v.UNIPILE_URL === null || v.UNIPILE_KEY === ''), 'LINKEDIN=unipile needs UNIPILE_URL and UNIPILE_KEY.'],
    [
      (v.MODEL_URL === null) !== (v.MODEL_NAME === '' && v.EMBEDDING_MODEL === ''),
      'MODEL_URL belongs together with MODEL_NAME, EMBEDDING_MODEL, or both.',
    ],
    [v.MODEL_READS_PROFILES && v.MODEL_NAME === '', 'MODEL_READS_PROFILES needs MODEL_URL and MODEL_NAME.'],
    [(v.TOMBA_KEY === null) !== (v.TOMBA_SECRET === null), 'TOMBA_KEY and TOMBA_SECRET belong together.'],
    ...(['GOOGLE', 'MICROSOFT'] as const).map((name): [boolean, string] => [
      (v[`${name}_CLIENT_ID`] === '') !== (v[`${name}_CLIENT_SECRET`] === ''),
      `${name}_CLIENT_ID and ${name}_CLIENT_SECRET belong together.`,
    ]),
  ]
  return [
    ...rules.flatMap(([isWrong, sentence]) => (isWrong ? [sentence] : [])),
    ...validateDkim(v),
    ...validatePush(v),
    ...validateRegistration(v.REGISTRATION, v.REGISTRATION_DOMAINS),
  ]
}

function readInvestor(v: ReadValues, wrong: string[]): { domain: string; name: string; logo: Picture } | null {
  const parts = [v.INVESTOR_DOMAIN, v.INVESTOR_NAME, v.INVESTOR_LOGO]
  if (parts.every((part) => part === '')) return null
  if (parts.includes('')) {
    wrong.push('INVESTOR_DOMAIN, INVESTOR_NAME and INVESTOR_LOGO belong together.')
    return null
  }
  const logo = readPicture(v.INVESTOR_LOGO)
  if (!logo) wrong.push(`INVESTOR_LOGO must be a PNG, WebP or SVG of at most 200 KB without scripts, not '${v.INVESTOR_LOGO}'.`)
  return logo && { domain: v.INVESTOR_DOMAIN.toLowerCase(), name: v.INVESTOR_NAME, logo }
}

type Derived = 'publicUrl' | 'productionUrls' | 'demo' | 'investor' | 'sendHours' | 'privateMailboxes' | 'privateSso'

function toSettings(v: ReadValues): Omit<Settings, Derived> {
  const identity = (issuer: string, clientId: string, clientSecret: string): IdentitySettings | null =>
    clientId && clientSecret ? { issuer, clientId, clientSecret } : null
  const model = v.MODEL_URL === null ? null : { url: v.MODEL_URL, apiKey: v.MODEL_KEY }
  return {
    port: v.PORT,
    host: v.HOST,
    dataDir: path.resolve(v.DATA_DIR),
    databaseUrl: v.DATABASE_URL,
    databaseLogins: { owner: v.DATABASE_OWNER_URL, tenant: v.DATABASE_TENANT_URL, direct: v.DATABASE_DIRECT_URL },
    databaseRolePrefix: v.DATABASE_ROLE_PREFIX,
    databasePools: { tenant: v.DATABASE_POOL, system: v.DATABASE_SYSTEM_POOL },
    metricsToken: v.METRICS_TOKEN,
    retention: { eventDays: v.KEEP_EVENTS_DAYS, endedDays: v.KEEP_ENDED_DAYS },
    smtpUrl: v.SMTP_URL,
    imapUrl: v.IMAP_URL,
    mailFrom: v.MAIL_FROM,
    dkim: dkimOf(v),
    mailAuthservId: v.MAIL_AUTHSERV_ID,
    mailDomain: v.MAIL_DOMAIN ?? v.MAIL_FROM.split('@')[1] ?? '',
    mailLanes: v.MAIL_LANES,
    mailPerMinute: v.MAIL_PER_MINUTE,
    mailPerDay: v.MAIL_PER_DAY,
    mailboxPerDay: v.MAILBOX_PER_DAY,
    mailboxPerDomainHour: v.MAILBOX_PER_DOMAIN_HOUR,
    attachments: { maxFiles: v.ATTACHMENTS_PER_EMAIL, bytes: v.ATTACHMENTS_MB * megabyte },
    followUpReadingMinutes: v.FOLLOW_UP_READING_MINUTES,
    afterRestore: v.AFTER_RESTORE,
    roles: v.FAIRLEAD_ROLES,
    workerProcess: v.WORKER_PROCESS,
    productName: v.PRODUCT_NAME,
    demoReplySeconds: v.DEMO_REPLY_SECONDS,
    demoHistory: v.DEMO_HISTORY,
    poolSize: v.POOL_SIZE,
    superAdmins: v.SUPER_ADMINS,
    sessionIdleHours: v.SESSION_IDLE_HOURS,
    staffIdleHours: v.STAFF_SESSION_IDLE_HOURS,
    registration: v.REGISTRATION,
    registrationDomains: v.REGISTRATION_DOMAINS,
    contactTo: v.CONTACT_TO,
    staffDomains: v.STAFF_DOMAINS,
    recruiterProfiles: v.RECRUITER_PROFILES,
    canaryOptOuts: v.CANARY_OPT_OUTS,
    canaryUrl: v.CANARY_URL?.replace(/\/$/, '') ?? null,
    trustedProxies: v.TRUSTED_PROXIES,
    devPages: v.DEV_PAGES,
    rateLimitFactor: v.RATE_LIMIT_FACTOR,
    quotaFactor: v.QUOTA_FACTOR,
    securityContact: v.SECURITY_CONTACT,
    backendVariant: v.BACKEND_VARIANT,
    sessionSwitching: v.SESSION_SWITCHING,
    slackSigningSecret: v.SLACK_SIGNING_SECRET,
    slackMembers: v.SLACK_MEMBERS,
    freeTrialContacts: v.FREE_TRIAL_CONTACTS,
    plans: v.PLANS,
    stripe: v.STRIPE_KEY ? { url: v.STRIPE_URL, apiKey: v.STRIPE_KEY } : null,
    autopilotSignature: v.AUTOPILOT_SIGNATURE,
    usage: v.USAGE_KEY ? { url: v.USAGE_URL, writeKey: v.USAGE_KEY } : null,
    sentryDsn: v.SENTRY_DSN,
    errorSampleRate: v.ERROR_SAMPLE_RATE,
    environmentHosts: v.ENVIRONMENTS,
    linkedin: v.LINKEDIN,
    unipile: v.LINKEDIN === 'unipile' && v.UNIPILE_URL && v.UNIPILE_KEY ? { url: v.UNIPILE_URL, apiKey: v.UNIPILE_KEY } : null,
    embeddings: model && v.EMBEDDING_MODEL ? { ...model, model: v.EMBEDDING_MODEL, price: v.EMBEDDING_PRICE } : null,
    jobModel: model && v.MODEL_NAME ? { ...model, model: v.MODEL_NAME } : null,
    modelReadsProfiles: v.MODEL_READS_PROFILES,
    jobUrlFetch: v.JOB_URL_FETCH,
    dnsServers: v.DNS_SERVERS,
    linkCheck: v.LINK_CHECK,
    outsideHosts: v.OUTSIDE_HOSTS,
    clickhouseUrls: v.CLICKHOUSE_URL,
    hunterKey: v.HUNTER_KEY,
    tomba: v.TOMBA_KEY && v.TOMBA_SECRET ? { key: v.TOMBA_KEY, secret: v.TOMBA_SECRET } : null,
    emailFinders: v.EMAIL_FINDERS,
    atsSystemsUrl: v.ATS_SYSTEMS_URL,
    ats: v.ATS_KEY ? { url: v.ATS_URL, apiKey: v.ATS_KEY } : null,
    atsWebhookKey: v.ATS_WEBHOOK_KEY,
    identity: {
      google: identity(v.GOOGLE_ISSUER, v.GOOGLE_CLIENT_ID, v.GOOGLE_CLIENT_SECRET),
      microsoft: identity(v.MICROSOFT_ISSUER, v.MICROSOFT_CLIENT_ID, v.MICROSOFT_CLIENT_SECRET),
    },
    gmailUrl: v.GMAIL_URL,
    graphUrl: v.GRAPH_URL,
    mailPush: { topic: v.GMAIL_PUBSUB_TOPIC, account: v.GMAIL_PUSH_ACCOUNT, audience: v.GMAIL_PUSH_AUDIENCE, graph: v.GRAPH_PUSH },
    secretKeys: v.SECRET_KEY,
    logLevel: v.LOG_LEVEL,
    holdSeconds: v.HOLD_SECONDS,
    secondsPerDay: v.SECONDS_PER_DAY,
  }
}

/**
 * Replaces secret settings that end with _FILE by the content of the named files, as containers, services, and vaults provide them; adds an error to `wrong` for each that can't
 * be read or is set twice.
 */
function withSecretFiles(env: Environment, secretSettings: readonly string[], wrong: string[]): Environment {
  const whole = { ...env }
  for (const name of secretSettings) {
    const file = env[`${name}_FILE`]?.trim() ?? ''
    if (file === '') continue
    if ((env[name]?.trim() ?? '') !== '') wrong.push(`Set ${name} or ${name}_FILE, not both.`)
    try {
      whole[name] = fs.readFileSync(file, 'utf8').trim()
    } catch {
      wrong.push(`${name}_FILE must be a file that can be read, not '${file}'.`)
    }
  }
  return whole
}
