// Finds a Chromium, or brings one: an installed one, Playwright's own, or Debian's package, whichever can be had.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { chromium } from '@playwright/test'

const installed = [
  // the same engine without windows: a third less work for the machine
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

function present(): string | null {
  return (
    [process.env.CHROMIUM_PATH ?? '', ...installed, chromium.executablePath()].find((file) => file !== '' && fs.existsSync(file)) ?? null
  )
}

/** The path of a browser that can be started, or null with the reason said. */
export function findBrowser(say: (line: string) => void = console.log): string | null {
  const found = present()
  if (found) return found
  say('No Chromium here yet: trying Playwright’s own …')
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { stdio: 'ignore', timeout: 180_000 })
  if (present()) return present()
  const isRoot = process.getuid?.() === 0
  if (fs.existsSync('/usr/bin/apt-get')) {
    say('… then Debian’s package …')
    const apt = (...args: string[]) =>
      spawnSync(isRoot ? 'apt-get' : 'sudo', [...(isRoot ? [] : ['-n', 'apt-get']), ...args], {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    apt('update')
    apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell')
    if (!present()) apt('install', '-y', '--no-install-recommends', 'chromium')
  }
  return present()
}

/** What keeps a headless Chromium from looking up hosts of its own. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
