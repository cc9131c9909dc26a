// Secrets of containers, services and vaults come as files.
import fs from 'node:fs'

/** Settings that hold a secret, alone or within an address. Each may be given as a file by its name with _FILE behind. */
export const secretSettings = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_TENANT_URL',
  'DATABASE_DIRECT_URL',
  'CLICKHOUSE_URL',
  'SMTP_URL',
  'IMAP_URL',
  'SECRET_KEY',
  'METRICS_TOKEN',
  'SLACK_SIGNING_SECRET',
  'STRIPE_KEY',
  'USAGE_KEY',
  'SENTRY_DSN',
  'UNIPILE_KEY',
  'HUNTER_KEY',
  'ATS_KEY',
  'ATS_WEBHOOK_KEY',
  'MODEL_KEY',
  'GOOGLE_CLIENT_SECRET',
  'MICROSOFT_CLIENT_SECRET',
] as const

type Environment = Record<string, string | undefined>

/** The environment with the content of such files in place; a sentence in `wrong` for each that cannot be read or is given twice. */
export function withSecretFiles(env: Environment, wrong: string[]): Environment {
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
