// Every setting of the service, read once from the environment, checked before anything starts.
import { readSendHours } from '@fairlead/domain/outreach/send-hours'
import { isIP } from 'node:net'
import path from 'node:path'
import { environmentHosts } from '@fairlead/domain/operations/environment'
import { errorSampleRate } from '@fairlead/domain/operations/usage'
import { whyNotDemo, whyNotRegistration } from './account-settings.ts'
import { plansOf } from './plans-setting.ts'
import { isLoopbackUrl } from '@fairlead/domain/shared/loopback'
import { isEmail } from '@fairlead/domain/shared/validation'
import { listLimits } from '@fairlead/domain/account/user-kinds'
import { withSecretFiles } from './secret-file.ts'
import { readPicture } from './picture.ts'
import type { IdentitySettings, RoleName, Settings } from './settings-type.ts'
import { readClickhouseUrls, whyNotDatabaseUrl, whyNotPublicUrl } from './transport-settings.ts'

export type { IdentitySettings, RoleName, Settings } from './settings-type.ts'

/** An IP address, with or without the length of its network. */
function isNetwork(text: string): boolean {
  const [address = '', length, ...more] = text.split('/')
  const bits = isIP(address) === 6 ? 128 : 32
  return isIP(address) !== 0 && more.length === 0 && (length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits))
}

export class SettingsError extends Error {}

/** Reads the environment; throws SettingsError naming every setting that is wrong. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const wrong: string[] = []
  const env = withSecretFiles(environment, wrong)
  const text = (name: string, fallback: string) => env[name]?.trim() || fallback
  const number = (name: string, fallback: number, min: number, max: number) => {
    const value = Number(text(name, String(fallback)))
    if (!Number.isInteger(value) || value < min || value > max)
      wrong.push(`${name} must be a whole number from ${min} to ${max}, not '${env[name]}'.`)
    return value
  }
  const url = (name: string, protocols: string[]) => {
    const value = text(name, '')
    if (value === '') return null
    if (!protocols.includes(URL.parse(value)?.protocol ?? ''))
      wrong.push(`${name} must be an address starting with ${protocols.map((p) => `${p}//`).join(' or ')}.`)
    return value
  }
  const flag = (name: string, fallback: boolean) => {
    const value = text(name, String(fallback)).toLowerCase()
    if (!['true', 'false', '1', '0'].includes(value)) wrong.push(`${name} must be true or false, not '${env[name]}'.`)
    return value === 'true' || value === '1'
  }
  const port = number('PORT', 8000, 0, 65_535)
  const smtpUrl = url('SMTP_URL', ['smtp:', 'smtps:'])
  const imapUrl = url('IMAP_URL', ['imap:', 'imaps:'])
  const mailFrom = text('MAIL_FROM', 'hiring@fairlead.localhost')
  if (!/^[^\s@]+@[^\s@]+$/.test(mailFrom)) wrong.push(`MAIL_FROM must be an email address, not '${mailFrom}'.`)
  const roles = text('FAIRLEAD_ROLES', 'http,realtime,worker')
    .split(',')
    .map((role) => role.trim())
  for (const role of roles)
    if (!['http', 'realtime', 'worker'].includes(role)) wrong.push(`FAIRLEAD_ROLES knows http, realtime and worker, not '${role}'.`)
  const workerProcess = text('WORKER_PROCESS', 'apart')
  if (!/^(apart|together)$/.test(workerProcess)) wrong.push(`WORKER_PROCESS must be apart or together, not '${workerProcess}'.`)
  if (smtpUrl && !imapUrl) wrong.push('SMTP_URL needs IMAP_URL too: answers must come back somewhere.')
  if (imapUrl && !smtpUrl) wrong.push('IMAP_URL needs SMTP_URL too.')
  const outside = smtpUrl !== null
  const reply = /^(\d{1,4})-(\d{1,4})$/.exec(text('DEMO_REPLY_SECONDS', '8-40'))
  if (!reply || Number(reply[1]) > Number(reply[2])) wrong.push("DEMO_REPLY_SECONDS must be a range such as '8-40'.")
  const logLevel = text('LOG_LEVEL', 'warn')
  if (!/^(fatal|error|warn|info|debug|trace)$/.test(logLevel))
    wrong.push(`LOG_LEVEL must be fatal, error, warn, info, debug or trace, not '${logLevel}'.`)
  const names = (name: string) =>
    text(name, '')
      .toLowerCase()
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
  const atMost = (name: string, list: string[], most: number, what = 'addresses') => {
    if (list.length > most) wrong.push(`${name} takes ${most} ${what} at most.`)
    return list
  }
  const emails = (name: string, list: string[], most: number) => {
    const odd = list.find((one) => !isEmail(one))
    if (odd) wrong.push(`${name} must be email addresses; '${odd}' is none.`)
    return atMost(name, list, most)
  }
  const staffDomains = atMost('STAFF_DOMAINS', names('STAFF_DOMAINS'), listLimits.staffDomains, 'domains')
  const canaryUrl = url('CANARY_URL', ['https:', 'http:'])
  const publicUrl = text('PUBLIC_URL', `http://localhost:${port}`).replace(/\/$/, '')
  const postgres = ['postgres:', 'postgresql:']
  const databaseUrl = url('DATABASE_URL', postgres)
  const whyNot = [
    text('PUBLIC_URL', '') === '' ? null : whyNotPublicUrl(publicUrl),
    ...['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_TENANT_URL', 'DATABASE_DIRECT_URL'].map((name) =>
      /^postgres(?:ql)?:/.test(text(name, '')) ? whyNotDatabaseUrl(text(name, ''), name) : null,
    ),
  ]
  wrong.push(...whyNot.filter((sentence) => sentence !== null))
  const isLocal = isLoopbackUrl(publicUrl)
  const demo = flag('DEMO', !outside && !databaseUrl && isLocal)
  const sendHoursText = text('SEND_HOURS', demo ? 'always' : '8-18')
  const sendHours = sendHoursText === 'always' ? null : readSendHours(sendHoursText)
  if (sendHoursText !== 'always' && !sendHours)
    wrong.push(`SEND_HOURS must be a span of hours such as '8-18', or always, not '${sendHoursText}'.`)
  wrong.push(...whyNotDemo(demo, { isOutsideMail: outside, isLocal, isOtherDatabase: databaseUrl !== null }))
  const registration = text('REGISTRATION', 'open')
  const registrationDomains = names('REGISTRATION_DOMAINS')
  wrong.push(...whyNotRegistration(registration, registrationDomains))
  const productionUrls = text('PRODUCTION_URLS', publicUrl)
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  if (canaryUrl && productionUrls.some((one) => !/^https?:$/.test(URL.parse(one)?.protocol ?? '')))
    wrong.push('PRODUCTION_URLS must be addresses starting with https:// or http://.')
  if (canaryUrl && productionUrls.some((one) => URL.parse(one)?.host === URL.parse(canaryUrl)?.host))
    wrong.push('CANARY_URL must be another host than those of PRODUCTION_URLS.')
  const investor = { domain: text('INVESTOR_DOMAIN', '').toLowerCase(), name: text('INVESTOR_NAME', ''), file: text('INVESTOR_LOGO', '') }
  const hasInvestor = investor.domain !== '' && investor.name !== '' && investor.file !== ''
  if (!hasInvestor && investor.domain + investor.name + investor.file !== '')
    wrong.push('INVESTOR_DOMAIN, INVESTOR_NAME and INVESTOR_LOGO belong together.')
  const logo = hasInvestor ? readPicture(investor.file) : null
  if (hasInvestor && !logo)
    wrong.push(`INVESTOR_LOGO must be a PNG, WebP or SVG of at most 200 KB without scripts, not '${investor.file}'.`)
  const trustedProxies = names('TRUSTED_PROXIES')
  for (const proxy of trustedProxies)
    if (!isNetwork(proxy)) wrong.push(`TRUSTED_PROXIES must be IP addresses or networks such as 10.0.0.0/8; '${proxy}' is none.`)
  const securityContact = text('SECURITY_CONTACT', '') || null
  if (securityContact && !isEmail(securityContact) && URL.parse(securityContact)?.protocol !== 'https:')
    wrong.push('SECURITY_CONTACT must be an email address or an https:// address.')
  const backendVariant = text('BACKEND_VARIANT', 'v1')
  if (!['v1', 'by_user'].includes(backendVariant)) wrong.push(`BACKEND_VARIANT must be v1 or by_user, not '${backendVariant}'.`)
  const linkedin = text('LINKEDIN', 'assisted')
  if (!/^(assisted|embedded|unipile)$/.test(linkedin)) wrong.push(`LINKEDIN must be assisted, embedded or unipile, not '${linkedin}'.`)
  const unipileUrl = url('UNIPILE_URL', ['https:'])
  const unipileKey = text('UNIPILE_KEY', '')
  if (linkedin === 'unipile' && (!unipileUrl || unipileKey === '')) wrong.push('LINKEDIN=unipile needs UNIPILE_URL and UNIPILE_KEY.')
  const identity = (name: string, issuer: string, clientId: string, clientSecret: string): IdentitySettings | null => {
    if ((clientId === '') !== (clientSecret === '')) wrong.push(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET belong together.`)
    return clientId && clientSecret ? { issuer, clientId, clientSecret } : null
  }
  const googleIssuer = url('GOOGLE_ISSUER', ['https:', 'http:']) ?? 'https://accounts.google.com'
  const microsoftIssuer = url('MICROSOFT_ISSUER', ['https:', 'http:']) ?? 'https://login.microsoftonline.com/common/v2.0'
  const rolePrefix = text('DATABASE_ROLE_PREFIX', 'fairlead')
  if (!/^[a-z][a-z0-9_]{0,40}$/.test(rolePrefix))
    wrong.push(`DATABASE_ROLE_PREFIX must be lower-case letters, digits and underscores, not '${rolePrefix}'.`)
  const secretKeys = text('SECRET_KEY', '')
    .split(',')
    .filter(Boolean)
    .map((key) => Buffer.from(key.trim(), 'base64'))
  if (secretKeys.some((key) => key.length !== 32)) wrong.push('SECRET_KEY must be 32 bytes in base64, or several with commas between.')
  const outsideHosts = names('OUTSIDE_HOSTS')
  const noHost = outsideHosts.find((host) => !/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host))
  if (noHost !== undefined) wrong.push(`OUTSIDE_HOSTS must be host names such as caldav.example.com; '${noHost}' is none.`)
  if (databaseUrl && postgres.includes(URL.parse(databaseUrl)?.protocol ?? '') && secretKeys.length === 0 && !environment.SECRET_KEY_FILE)
    wrong.push('DATABASE_URL needs SECRET_KEY or SECRET_KEY_FILE, the same for every process: `openssl rand -base64 32` makes one.')
  const atsUrl = url('ATS_URL', ['https:', 'http:']) ?? 'https://api.merge.dev'
  const usageUrl = url('USAGE_URL', ['https:', 'http:']) ?? 'https://api.segment.io'
  const sentryDsn = url('SENTRY_DSN', ['https:', 'http:'])
  const rate = Number(text('ERROR_SAMPLE_RATE', String(errorSampleRate)))
  if (!(rate >= 0 && rate <= 1)) wrong.push(`ERROR_SAMPLE_RATE must be from 0 to 1, not '${env.ERROR_SAMPLE_RATE}'.`)
  const stripeUrl = url('STRIPE_URL', ['https:', 'http:']) ?? 'https://api.stripe.com'
  const modelUrl = url('MODEL_URL', ['https:', 'http:'])
  const modelName = text('MODEL_NAME', '')
  const embeddingModel = text('EMBEDDING_MODEL', '')
  if ((modelUrl === null) !== (modelName === '' && embeddingModel === ''))
    wrong.push('MODEL_URL belongs together with MODEL_NAME, EMBEDDING_MODEL, or both.')
  const embeddingPrice = text('EMBEDDING_PRICE', '')
  if (embeddingPrice !== '' && !(Number(embeddingPrice) >= 0))
    wrong.push(`EMBEDDING_PRICE must be US dollars for a million tokens, not '${embeddingPrice}'.`)
  if (modelUrl?.startsWith('http:') && !/^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/.test(modelUrl))
    wrong.push('MODEL_URL must be https: outside of this machine.')
  const settings: Settings = {
    port,
    host: text('HOST', '127.0.0.1'),
    dataDir: path.resolve(text('DATA_DIR', '.fairlead')),
    databaseUrl,
    databaseLogins: {
      owner: url('DATABASE_OWNER_URL', postgres),
      tenant: url('DATABASE_TENANT_URL', postgres),
      direct: url('DATABASE_DIRECT_URL', postgres),
    },
    databaseRolePrefix: rolePrefix,
    databasePools: { tenant: number('DATABASE_POOL', 20, 2, 500), system: number('DATABASE_SYSTEM_POOL', 12, 6, 500) },
    metricsToken: text('METRICS_TOKEN', '') || null,
    retention: { eventDays: number('KEEP_EVENTS_DAYS', 14, 2, 3650), endedDays: number('KEEP_ENDED_DAYS', 30, 1, 3650) },
    smtpUrl,
    imapUrl,
    mailFrom,
    mailAuthservId: text('MAIL_AUTHSERV_ID', '') || null,
    mailDomain: text('MAIL_DOMAIN', mailFrom.split('@')[1] ?? ''),
    mailLanes: number('MAIL_LANES', 4, 1, 50),
    mailPerMinute: number('MAIL_PER_MINUTE', 0, 0, 100_000) || null,
    mailPerDay: number('MAIL_PER_DAY', 0, 0, 10_000_000) || null,
    followUpReadingMinutes: number('FOLLOW_UP_READING_MINUTES', 15, 1, 1440),
    afterRestore: text('AFTER_RESTORE', ''),
    publicUrl,
    roles: roles as RoleName[],
    workerProcess: workerProcess as Settings['workerProcess'],
    productName: text('PRODUCT_NAME', 'Fairlead'),
    demo,
    demoReplySeconds: [Number(reply?.[1] ?? 8), Number(reply?.[2] ?? 40)],
    poolSize: number('POOL_SIZE', 20_000, 0, 1_000_000),
    superAdmins: emails('SUPER_ADMINS', names('SUPER_ADMINS'), listLimits.superAdmins),
    sessionIdleHours: number('SESSION_IDLE_HOURS', 168, 1, 720),
    staffIdleHours: number('STAFF_SESSION_IDLE_HOURS', 12, 1, 720),
    registration: registration as Settings['registration'],
    registrationDomains,
    contactTo: names('CONTACT_TO'),
    staffDomains,
    recruiterProfiles: emails('RECRUITER_PROFILES', names('RECRUITER_PROFILES'), listLimits.recruiterProfiles),
    canaryOptOuts: emails('CANARY_OPT_OUTS', names('CANARY_OPT_OUTS'), listLimits.canaryOptOuts),
    canaryUrl: canaryUrl?.replace(/\/$/, '') ?? null,
    productionUrls,
    investor: logo && { domain: investor.domain, name: investor.name, logo },
    trustedProxies,
    devPages: flag('DEV_PAGES', true),
    rateLimitFactor: number('RATE_LIMIT_FACTOR', 1, 0, 1000),
    quotaFactor: number('QUOTA_FACTOR', 1, 0, 1000),
    securityContact,
    backendVariant: backendVariant === 'by_user' ? 'by_user' : 'v1',
    sessionSwitching: flag('SESSION_SWITCHING', false),
    slackSigningSecret: text('SLACK_SIGNING_SECRET', '') || null,
    slackMembers: text('SLACK_MEMBERS', '')
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean),
    freeTrialContacts: number('FREE_TRIAL_CONTACTS', 25, 1, 100_000),
    plans: plansOf(text('PLANS', ''), wrong),
    stripe: text('STRIPE_KEY', '') ? { url: stripeUrl, apiKey: text('STRIPE_KEY', '') } : null,
    autopilotSignature: text('AUTOPILOT_SIGNATURE', ''),
    usage: text('USAGE_KEY', '') ? { url: usageUrl, writeKey: text('USAGE_KEY', '') } : null,
    sentryDsn,
    errorSampleRate: rate,
    environmentHosts: environmentHosts(text('ENVIRONMENTS', ''), wrong),
    linkedin: linkedin as Settings['linkedin'],
    unipile: linkedin === 'unipile' && unipileUrl && unipileKey ? { url: unipileUrl, apiKey: unipileKey } : null,
    embeddings:
      modelUrl && embeddingModel
        ? {
            url: modelUrl,
            apiKey: text('MODEL_KEY', ''),
            model: embeddingModel,
            price: embeddingPrice === '' ? null : Number(embeddingPrice),
          }
        : null,
    jobModel: modelUrl && modelName ? { url: modelUrl, apiKey: text('MODEL_KEY', ''), model: modelName } : null,
    jobUrlFetch: flag('JOB_URL_FETCH', false),
    outsideHosts,
    clickhouseUrls: readClickhouseUrls(text('CLICKHOUSE_URL', ''), wrong),
    hunterKey: text('HUNTER_KEY', '') || null,
    ats: text('ATS_KEY', '') ? { url: atsUrl, apiKey: text('ATS_KEY', '') } : null,
    atsWebhookKey: text('ATS_WEBHOOK_KEY', '') || null,
    identity: {
      google: identity('GOOGLE', googleIssuer, text('GOOGLE_CLIENT_ID', ''), text('GOOGLE_CLIENT_SECRET', '')),
      microsoft: identity('MICROSOFT', microsoftIssuer, text('MICROSOFT_CLIENT_ID', ''), text('MICROSOFT_CLIENT_SECRET', '')),
    },
    secretKeys,
    logLevel,
    holdSeconds: number('HOLD_SECONDS', 10, 0, 3600),
    sendHours,
    secondsPerDay: number('SECONDS_PER_DAY', 86_400, 1, 86_400),
  }
  if (wrong.length > 0) throw new SettingsError(wrong.join('\n'))
  return settings
}
