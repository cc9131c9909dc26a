// Finds a Chromium: an installed one, Playwright's own, or Debian's package, whichever is available.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { chromium } from '@playwright/test'

const installed = [
  // the same engine without windows: a third less work
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Without windows it needs fewer libraries than the full browser; a missing one is noticed at start. */
function starts(file: string): boolean {
  const { status, stdout } = spawnSync(file, ['--no-sandbox', '--disable-gpu', '--headless', '--dump-dom', 'data:text/html,<p>drawn</p>'], {
    timeout: 60_000,
    encoding: 'utf8',
  })
  return status === 0 && stdout.includes('drawn')
}

function present(): string | null {
  const configured = process.env.CHROMIUM_PATH
  if (configured && fs.existsSync(configured)) return configured
  return (
    [...installed, chromium.executablePath()].find((file) => fs.existsSync(file) && (!file.endsWith('headless-shell') || starts(file))) ??
    null
  )
}

function installFromDebian(asRoot: boolean, say: (line: string) => void): string | null {
  if (!fs.existsSync('/usr/bin/apt-get')) return null
  say('Trying Debian’s package …')
  const apt = (...args: string[]) =>
    spawnSync(asRoot ? 'apt-get' : 'sudo', [...(asRoot ? [] : ['-n', 'apt-get']), ...args], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update')
  apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell')
  if (!present()) apt('install', '-y', '--no-install-recommends', 'chromium')
  return present()
}

function downloadPlaywrights(say: (line: string) => void): string | null {
  say('Trying Playwright’s own …')
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { stdio: 'ignore', timeout: 180_000 })
  return present()
}

/** The path of a browser that can be started, or null after printing the reason. */
export function findBrowser(say: (line: string) => void = console.log): string | null {
  const executable = present()
  if (executable) return executable
  say('No Chromium here yet.')
  // root usually means a build machine, where downloads may be blocked and hang for minutes
  if (process.getuid?.() === 0) return installFromDebian(true, say) ?? downloadPlaywrights(say)
  return downloadPlaywrights(say) ?? installFromDebian(false, say)
}

/** The same as a launch option; none to try Playwright's own. */
export function browserPath(): { executablePath?: string } {
  const path = findBrowser()
  if (path === null) return {}
  // the processes of the workers don't start a browser again to find out
  process.env.CHROMIUM_PATH = path
  return { executablePath: path }
}

/** Stops headless Chromium from looking up its own hosts. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
