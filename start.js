// Starts the service from a bare clone: installs and builds what is missing, then hands over to Node 24. Runs on Node 20.19
// without packages.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { keepRunning } from './keep-running.js'

const root = import.meta.dirname
const node24 = path.join(root, 'node_modules/.bin/node')
process.chdir(root)

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19))
  fail(`Node ${process.versions.node} is too old: Fairlead needs Node 20.19 or newer to start.`)

installIfStale()
const [file = 'server/main.ts', ...rest] = process.argv.slice(2)
buildIfStale()
// the cache of compiled modules is in node_modules; if that folder isn't writable, nothing is cached
process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules/.cache/compile')
keepRunning(node24, file, rest)

function installIfStale() {
  const wanted = readPackages('package-lock.json')
  const present = readPackages('node_modules/.package-lock.json')
  const stale = Object.entries(wanted).some(
    ([where, { version, optional }]) =>
      where.startsWith('node_modules/') && (present[where] ? present[where].version !== version : !optional),
  )
  if (!stale && fs.existsSync(node24)) return
  console.log('Installing packages (once, about a minute) …')
  // npm must not run on the Node 24 inside node_modules: it is about to replace it
  const [command, ...first] = process.env.npm_execpath
    ? [process.env.npm_node_execpath ?? process.execPath, process.env.npm_execpath]
    : ['npm']
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(?!config_(cache|registry|userconfig|globalconfig))/i.test(name)),
  )
  env.PATH = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.endsWith(path.join('node_modules', '.bin')))
    .join(path.delimiter)
  run(command, [...first, 'ci', '--include=dev', '--ignore-scripts=false', '--no-audit', '--no-fund', '--loglevel=error'], env)
}

function buildIfStale() {
  const built = fs.statSync('web/dist/index.html', { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (['package-lock.json', 'web', 'contract', 'domain'].every((place) => newest(place) <= built)) return
  console.log('Building the web app …')
  // always in production mode: a development build of the app is half as fast
  run(node24, ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn'], { ...process.env, NODE_ENV: 'production' })
}

function newest(place) {
  const stat = fs.statSync(place)
  if (!stat.isDirectory()) return /\.test\.tsx?$/.test(place) ? 0 : stat.mtimeMs
  const inside = fs.readdirSync(place).filter((name) => name !== 'dist' && name !== 'node_modules')
  return Math.max(place === 'web' ? 0 : stat.mtimeMs, ...inside.map((name) => newest(path.join(place, name))))
}

function readPackages(lock) {
  try {
    return JSON.parse(fs.readFileSync(lock, 'utf8')).packages
  } catch {
    return {}
  }
}

function run(command, args, env = process.env) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env })
  if (status !== 0) fail(`${path.basename(command)} ${args.slice(0, 3).join(' ')} failed. ${error?.message ?? ''}`)
}

function fail(why) {
  console.error(`Fairlead could not start: ${why}`)
  process.exit(1)
}
