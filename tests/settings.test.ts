// Wrong settings are refused before anything starts, each with a sentence that names it.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { secretSettings, settingsHelp } from '../server/platform/settings-schema.ts'
import { readSettings, SettingsError } from '../server/platform/settings.ts'
import { root } from './repository.ts'

const errorOf = (env: Record<string, string>) => {
  try {
    // another database without an outside mail server is for trials
    readSettings('DATABASE_URL' in env ? { DEMO: 'true', ...env } : env)
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split('\n')
    throw error
  }
  return []
}

/** What any outside database needs in addition to its URL. */
const withKey = (env: Record<string, string>) => ({
  ...(env.DATABASE_URL && !env.DATABASE_URL.includes('db.localhost') ? { SECRET_KEY: Buffer.alloc(32, 7).toString('base64') } : {}),
  ...env,
})

const many = (count: number) => Array.from({ length: count }, (_, index) => `person${index}@list.example`).join(',')

describe('settings', () => {
  test('work without any, and keep all email on this machine', () => {
    expect(readSettings({})).toMatchObject({
      port: 8000,
      databaseUrl: null,
      smtpUrl: null,
      imapUrl: null,
      demo: true,
      roles: ['http', 'realtime', 'worker'],
      publicUrl: 'http://localhost:8000',
    })
  })

  test.each([
    [{ PORT: 'http' }, "PORT must be a whole number from 0 to 65535, not 'http'."],
    [
      { CLICKHOUSE_URL: 'clickhouse.example.com' },
      'CLICKHOUSE_URL must be addresses such as https://user:password@clickhouse.example.com:8443/fairlead, separated by commas.',
    ],
    [{ CLICKHOUSE_URL: 'http://clickhouse.example.com:8123' }, 'CLICKHOUSE_URL must be https: outside of this machine.'],
    [{ CLICKHOUSE_URL: 'http://localhost:8123/a,http://localhost:8123/a' }, 'CLICKHOUSE_URL names the same server twice.'],
    [{ PORT: '70000' }, "PORT must be a whole number from 0 to 65535, not '70000'."],
    [
      { PUBLIC_URL: 'http://hire.example.com' },
      'PUBLIC_URL must start with https:// unless it is an address of this machine: put a proxy with TLS in front.',
    ],
    [{ PUBLIC_URL: 'hire.example.com' }, 'PUBLIC_URL must be an address starting with https://, or with http:// for this machine.'],
    [
      { DATABASE_URL: 'postgres://u:p@db.example/f' },
      'DATABASE_URL names another machine: add ?sslmode=verify-full, or ?sslmode=disable if the network between is yours alone.',
    ],
    [
      { DATABASE_URL: 'postgres://u:p@db.example/f?sslmode=prefer' },
      'DATABASE_URL names another machine: add ?sslmode=verify-full, or ?sslmode=disable if the network between is yours alone.',
    ],
    [
      { DATABASE_DIRECT_URL: 'postgres://u:p@db.example/f' },
      'DATABASE_DIRECT_URL names another machine: add ?sslmode=verify-full, or ?sslmode=disable if the network between is yours alone.',
    ],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address starting with postgres:// or postgresql://.'],
    [
      { DATABASE_URL: 'postgres://db.localhost/x?sslmode=disable' },
      'DATABASE_URL needs SECRET_KEY or SECRET_KEY_FILE, the same for every process: `openssl rand -base64 32` makes one.',
    ],
    [{ SECRET_KEY_FILE: '/nowhere/key' }, "SECRET_KEY_FILE must be a file that can be read, not '/nowhere/key'."],
    [{ DATABASE_ROLE_PREFIX: 'x; drop' }, "DATABASE_ROLE_PREFIX must be lower-case letters, digits and underscores, not 'x; drop'."],
    [{ WORKER_PROCESS: 'maybe' }, "WORKER_PROCESS must be apart or together, not 'maybe'."],
    [{ FAIRLEAD_ROLES: 'http,wroker' }, "FAIRLEAD_ROLES knows http, realtime and worker, not 'wroker'."],
    [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL needs IMAP_URL too: answers must come back somewhere.'],
    [{ IMAP_URL: 'imap://mail.example' }, 'IMAP_URL needs SMTP_URL too.'],
    [
      { SMTP_URL: 'smtp://m.example', IMAP_URL: 'imap://m.example', DEMO: 'true' },
      'DEMO cannot be on with an outside mail server: fictional candidates never write to real mailboxes.',
    ],
    [{ DEMO: 'perhaps' }, "DEMO must be true or false, not 'perhaps'."],
    [{ DEMO_REPLY_SECONDS: '40-8' }, "DEMO_REPLY_SECONDS must be a range such as '8-40'."],
    [{ SEND_HOURS: '18-8' }, "SEND_HOURS must be a span of hours such as '8-18', or always, not '18-8'."],
    [{ MAIL_FROM: 'unknown' }, "MAIL_FROM must be an email address, not 'unknown'."],
    [{ POOL_SIZE: '-1' }, "POOL_SIZE must be a whole number from 0 to 1000000, not '-1'."],
    [{ TOMBA_KEY: 'x' }, 'TOMBA_KEY and TOMBA_SECRET belong together.'],
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together.'],
    [{ MICROSOFT_ISSUER: 'login' }, 'MICROSOFT_ISSUER must be an address starting with https:// or http://.'],
    [{ SECRET_KEY: 'c2hvcnQ=' }, 'SECRET_KEY must be 32 bytes in base64, or several with commas between.'],
    [{ STAFF_DOMAINS: 'a.example,b.example,c.example,d.example' }, 'STAFF_DOMAINS takes 3 domains at most.'],
    [{ SUPER_ADMINS: many(16) }, 'SUPER_ADMINS takes 15 addresses at most.'],
    [{ RECRUITER_PROFILES: many(7) }, 'RECRUITER_PROFILES takes 6 addresses at most.'],
    [{ CANARY_OPT_OUTS: many(14) }, 'CANARY_OPT_OUTS takes 13 addresses at most.'],
    [{ SUPER_ADMINS: 'ada@fairlead.example, ada' }, "SUPER_ADMINS must be email addresses; 'ada' is none."],
    [{ CANARY_URL: 'canary.example' }, 'CANARY_URL must be an address starting with https:// or http://.'],
    [
      { CANARY_URL: 'https://c.example', PRODUCTION_URLS: 'https://a.example, b.example' },
      'PRODUCTION_URLS must be addresses starting with https:// or http://.',
    ],
    [{ CANARY_URL: 'http://localhost:8000/' }, 'CANARY_URL must be another host than those of PRODUCTION_URLS.'],
    [{ INVESTOR_DOMAIN: 'fund.example' }, 'INVESTOR_DOMAIN, INVESTOR_NAME and INVESTOR_LOGO belong together.'],
    [
      { INVESTOR_DOMAIN: 'fund.example', INVESTOR_NAME: 'Fund', INVESTOR_LOGO: '/nowhere/logo.svg' },
      "INVESTOR_LOGO must be a PNG, WebP or SVG of at most 200 KB without scripts, not '/nowhere/logo.svg'.",
    ],
    [
      { OUTSIDE_HOSTS: 'dav.example, https://x.example' },
      "OUTSIDE_HOSTS must be host names such as caldav.example.com; 'https://x.example' is none.",
    ],
    [{ LINKEDIN: 'carrier pigeon' }, "LINKEDIN must be assisted, embedded or unipile, not 'carrier pigeon'."],
    [{ LINKEDIN: 'unipile' }, 'LINKEDIN=unipile needs UNIPILE_URL and UNIPILE_KEY.'],
    [{ UNIPILE_URL: 'http://gateway.example' }, 'UNIPILE_URL must be an address starting with https://.'],
    [{ LOG_LEVEL: 'loud' }, "LOG_LEVEL must be fatal, error, warn, info, debug or trace, not 'loud'."],
  ])('%j', (env, sentence) => {
    expect(errorOf(withKey(env as Record<string, string>))).toEqual([sentence])
  })

  test('the lists contain at most: 15 super admins, 6 recruiter profiles, 13 opted out [346]', () => {
    const lists = readSettings({ SUPER_ADMINS: many(15), RECRUITER_PROFILES: many(6), CANARY_OPT_OUTS: many(13) })
    expect([lists.superAdmins.length, lists.recruiterProfiles.length, lists.canaryOptOuts.length]).toEqual([15, 6, 13])
  })

  test.each([
    { PUBLIC_URL: 'https://hire.example.com' },
    { PUBLIC_URL: 'http://127.0.0.1:8000' },
    { PUBLIC_URL: 'http://fairlead.localhost:8000' },
    { DATABASE_URL: 'postgres://u@localhost/f' },
    { DATABASE_URL: 'postgres://u@localhost/f?host=/var/run/postgresql' },
    { DATABASE_URL: 'postgres:///f' },
    { DATABASE_URL: 'postgres://u:p@db.example/f?sslmode=verify-full' },
    { DATABASE_URL: 'postgresql://u:p@db.example/f?sslmode=disable' },
  ])('%j is allowed', (env) => {
    expect(
      readSettings(withKey({ ...('DATABASE_URL' in env ? { DEMO: 'true' } : {}), ...(env as unknown as Record<string, string>) })),
    ).toMatchObject('PUBLIC_URL' in env ? { publicUrl: env.PUBLIC_URL } : { databaseUrl: env.DATABASE_URL })
  })

  test('every setting with a secret may be a file', () => {
    const secret = settingsHelp
      .map(({ name }) => name)
      .filter((name) => /(?:_KEY|_SECRET|_TOKEN|^SENTRY_DSN|^(?:DATABASE\w*|CLICKHOUSE|SMTP|IMAP)_URL)$/.test(name))
    expect(new Set(secret)).toEqual(new Set(secretSettings))
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'fairlead-secret-')), 'key')
    const key = Buffer.alloc(32, 7).toString('base64')
    fs.writeFileSync(file, `${key}\n`)
    try {
      expect(readSettings({ SECRET_KEY_FILE: file }).secretKeys).toEqual([Buffer.alloc(32, 7)])
      expect(readSettings({ SLACK_SIGNING_SECRET_FILE: file }).slackSigningSecret).toBe(key)
      expect(errorOf({ SECRET_KEY_FILE: file, SECRET_KEY: key })).toEqual(['Set SECRET_KEY or SECRET_KEY_FILE, not both.'])
    } finally {
      fs.rmSync(path.dirname(file), { recursive: true })
    }
  })

  test('reports all errors at once', () => {
    expect(errorOf({ PORT: 'x', DEMO: 'x', POOL_SIZE: 'x' })).toHaveLength(3)
  })

  test('the service prints one line each and exits with 1', () => {
    const run = spawnSync(process.execPath, [path.join(root, 'server/main.ts')], {
      env: { PATH: process.env.PATH, PORT: 'x', DATABASE_URL: 'x' },
      encoding: 'utf8',
    })
    expect(run.status).toBe(1)
    expect(run.stderr).not.toMatch(/\n\s+at |node:internal/)
    expect(run.stderr).toContain('PORT must be')
    expect(run.stderr).toContain('DATABASE_URL must be')
  })
})
