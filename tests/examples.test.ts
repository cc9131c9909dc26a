// The production example files name existing paths and settings, and their settings are accepted.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { guestPages } from '@fairlead/domain/shared/guest-pages'
import { secretSettings, settingsHelp } from '../server/platform/settings-schema.ts'
import { readSettings } from '../server/platform/settings.ts'
import { releaseNotes } from '../tools/release-notes.ts'
import { filesOf, root } from './repository.ts'

const folder = path.join(root, 'docs/examples')
const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8')

interface Service {
  build?: { context: string; dockerfile: string }
  depends_on?: Record<string, { condition: string }>
  env_file?: string
  environment: Record<string, string>
  healthcheck?: { test: string[] }
  ports?: string[]
  restart?: string
  secrets?: string[]
  volumes?: string[]
}
interface Compose {
  services: Record<string, Service>
  networks: { default: { ipam: { config: [{ gateway: string }] } } }
  volumes: Record<string, null>
  secrets: Record<string, { file: string }>
}
const composeText = fs.readFileSync(path.join(root, 'compose.yaml'), 'utf8')
const compose = parse(composeText, { merge: true }) as Compose
const ownServices = Object.entries(compose.services).filter(([, service]) => service.build)
const names = new Set([...settingsHelp.map(({ name }) => name), ...secretSettings.map((name) => `${name}_FILE`)])
/** Read by Node itself. */
const notOurs = new Set(['NODE_ENV'])
const unknown = (candidates: Iterable<string>) => [...candidates].filter((name) => !names.has(name) && !notOurs.has(name))

/** Instructions of the Dockerfile, with continued lines joined. */
const instructions = fs
  .readFileSync(path.join(root, 'Dockerfile'), 'utf8')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const)
const last = instructions.slice(instructions.findLastIndex(([name]) => name === 'FROM'))
const rest = (name: string) => last.filter(([key]) => key === name).map(([, value]) => value)

test('the image runs a file that exists, as a user that owns the data folder', () => {
  const command = JSON.parse(rest('CMD')[0]!) as string[]
  expect(command[0]).toBe('node_modules/.bin/node')
  expect(fs.existsSync(path.join(root, command[1]!))).toBe(true)
  const env = Object.fromEntries(rest('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=') as [string, string])))
  expect(unknown(Object.keys(env))).toEqual([])
  expect(rest('VOLUME')).toEqual([env['DATA_DIR']])
  const isOwned = last.findIndex(([, value]) => value.includes(`chown node:node ${env['DATA_DIR']}`))
  expect(isOwned).toBeGreaterThan(0)
  expect(isOwned).toBeLessThan(last.findIndex(([name]) => name === 'USER'))
  expect(rest('EXPOSE')).toEqual([env['PORT']])
  expect(rest('HEALTHCHECK')[0]).toContain(`http://127.0.0.1:${env['PORT']}/readyz`)
})

test('the image is built with scripts of package.json, and without development packages', () => {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  const steps = instructions.filter(([name]) => name === 'RUN').map(([, value]) => value)
  for (const [, script] of steps.join(' ').matchAll(/npm run (\S+)/g)) expect(Object.keys(scripts)).toContain(script)
  expect(steps[0]).toMatch(/npm prune --omit=dev/)
})

test('no secret or local data is sent to the builder', () => {
  const ignored = fs.readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['.git', '.fairlead', '**/node_modules', '**/*.env']))
  for (const { file } of Object.values(compose.secrets)) {
    expect(ignored).toContain(file)
    expect(() => execFileSync('git', ['check-ignore', '--quiet', file], { cwd: root })).not.toThrow()
  }
})

test('the services use files, volumes, and secrets that exist or are described', () => {
  for (const [, { build, env_file }] of ownServices) {
    expect(fs.existsSync(path.join(root, build!.context, build!.dockerfile))).toBe(true)
    expect(fs.existsSync(path.join(root, `${env_file}.example`))).toBe(true)
  }
  for (const { volumes = [], secrets = [], depends_on = {}, restart } of Object.values(compose.services)) {
    for (const source of volumes.map((volume) => volume.split(':')[0]!))
      expect(source.startsWith('./') ? fs.existsSync(path.join(root, source)) : source in compose.volumes).toBe(true)
    for (const secret of secrets) expect(composeText).toContain(`> ${path.basename(compose.secrets[secret]!.file)}\n`)
    for (const [name, { condition }] of Object.entries(depends_on)) {
      expect(condition).toBe('service_healthy')
      expect(compose.services[name]!.healthcheck).toBeDefined()
    }
    expect(restart).toBe('unless-stopped')
  }
  expect(compose.services['web']!.ports).toEqual(['127.0.0.1:8000-8001:8000'])
})

test('its settings exist, and the service accepts them', () => {
  const values = parseEnv(read('settings.env.example')) as Record<string, string>
  expect(unknown(Object.keys(values))).toEqual([])
  expect(values['TRUSTED_PROXIES']).toBe(compose.networks.default.ipam.config[0].gateway)
  const key = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'fairlead-example-')), 'key')
  fs.writeFileSync(key, Buffer.alloc(32, 7).toString('base64'))
  for (const [, { environment, secrets }] of ownServices) {
    expect(unknown(Object.keys(environment))).toEqual([])
    expect(environment['SECRET_KEY_FILE']).toBe(`/run/secrets/${secrets![0]}`)
    const settings = readSettings({ ...values, ...environment, SECRET_KEY_FILE: key })
    expect(settings.demo).toBe(false)
  }
  fs.rmSync(path.dirname(key), { recursive: true })
})

test('the systemd unit starts the same file, and stops within its time limit', () => {
  const unit = read('fairlead.service')
  expect(unit).toContain('ExecStart=/opt/fairlead/node_modules/.bin/node server/main.ts\n')
  expect(unit).toContain('TimeoutStopSec=30\n')
})

test('the logins of the settings are those of roles.sql', () => {
  const roles = new Map(
    [...read('roles.sql').matchAll(/CREATE ROLE (\w+) LOGIN PASSWORD '([^']+)'/g)].map(([, name, pass]) => [name, pass]),
  )
  const urls = Object.entries(parseEnv(read('settings.env.example'))).filter(([name]) => name.startsWith('DATABASE_'))
  expect(urls).toHaveLength(roles.size)
  for (const [, url] of urls) {
    const { username, password } = new URL(url!)
    expect(roles.get(username)).toBe(password)
  }
})

test('.env.example can be uncommented as it is', () => {
  const text = fs.readFileSync(path.join(root, '.env.example'), 'utf8')
  const values = Object.fromEntries([...text.matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]))
  expect(Object.keys(values)).toEqual(settingsHelp.map(({ name }) => name))
  expect(readSettings(values)).toEqual(readSettings({}))
})

test('the proxy logs no token of a page behind a link, and every such page is built', () => {
  const [, hidden = ''] = /~\^\/\(\?<page>([a-z|_-]+)\)\/ \/\$page\/-;/.exec(read('nginx.conf')) ?? []
  expect(hidden.split('|').toSorted()).toEqual([...guestPages].toSorted())
  const built = fs.readdirSync(path.join(root, 'web/guest')).filter((name) => name.endsWith('.html'))
  expect(built.map((name) => name.replace('.html', '')).toSorted()).toEqual([...guestPages].toSorted())
  // links with a token in the path lead to these pages only; others carry it in the query or the fragment
  const links = filesOf(/^(?:server|domain)\/(?!.*\.test\.ts$).*\.ts$/).flatMap(({ text }) => [
    ...text.matchAll(/[uU]rl\}\/([\w-]+)\/\$\{/g),
  ])
  expect(links.length).toBeGreaterThanOrEqual(2)
  for (const [, page] of links) expect(guestPages).toContain(page)
})

test('actions are pinned by commit', () => {
  const uses = filesOf(/^\.github\/workflows\//).flatMap(({ text }) => [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action))
  expect(uses.length).toBeGreaterThan(5)
  for (const action of uses) expect(action).toMatch(/^[\w/-]+@[\da-f]{40}$/)
})

test('the changelog has the section of this version, and a tag of another version is refused', () => {
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  expect(releaseNotes(`v${version}`)).toMatch(/^### \w/)
  expect(() => releaseNotes('v9.9.9')).toThrow(version)
})
