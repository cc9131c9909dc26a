// Finds the tests' ClickHouse (npm package chdb) or installs it: pinned, once per machine, and separate from the product's
// packages.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const pinned = path.join(import.meta.dirname, 'chdb')
const { dependencies } = JSON.parse(fs.readFileSync(path.join(pinned, 'package.json'), 'utf8')) as { dependencies: { chdb: string } }
/** 550 MB, shared by all copies of the repository on a machine. */
const folder = path.join(process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache'), 'fairlead', `chdb-${dependencies.chdb}`)

/** A file in the folder whose packages include chdb; null if it isn't installed. */
export const installedClickhouse = (): string | null =>
  fs.existsSync(path.join(folder, 'node_modules/chdb/package.json')) ? path.join(folder, 'package.json') : null

/** Whether it is available; prints the reason if not. */
export function findClickhouse(say: (line: string) => void = console.log): boolean {
  if (installedClickhouse()) return true
  say('No ClickHouse for tests here yet: trying the npm package chdb (180 MB) …')
  const problem = install()
  if (problem) say(`Could not install ClickHouse (${problem}): skipping the comparison of search engines.`)
  return problem === null
}

/** Installs into a temporary folder that is renamed once it works, so that an interruption leaves nothing incomplete. */
function install(): string | null {
  fs.mkdirSync(path.dirname(folder), { recursive: true })
  const coming = fs.mkdtempSync(`${folder}-`)
  try {
    for (const name of ['package.json', 'package-lock.json']) fs.copyFileSync(path.join(pinned, name), path.join(coming, name))
    const options = { cwd: coming, encoding: 'utf8', timeout: 600_000, shell: process.platform === 'win32' } as const
    // not `ci`: chdb names macOS libraries that aren't in the registry, so no lock file can be complete
    const npm = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=1'], options)
    if (npm.status !== 0) return firstError(npm.stderr) || 'npm does not run'
    const loaded = spawnSync(process.execPath, ['-e', "require('chdb')"], options)
    if (loaded.status !== 0) return `it does not load on ${process.platform}-${process.arch}`
    try {
      fs.renameSync(coming, folder)
    } catch (error) {
      // another run was faster
      if (!installedClickhouse()) return error instanceof Error ? error.message : String(error)
    }
    return null
  } finally {
    fs.rmSync(coming, { recursive: true, force: true })
  }
}

const firstError = (text: string | null) =>
  (text ?? '')
    .split('\n')
    .filter((line) => line.startsWith('npm error') && !/^npm error( (code|errno|syscall)|$)|A complete log/.test(line))
    .at(0)
    ?.replace('npm error ', '') ?? ''

if (process.argv[1] === import.meta.filename) process.exitCode = findClickhouse() ? 0 : 1
