// Finds Radicale, an independent CalDAV server, or downloads Debian's package where possible.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

const aptGet = '/usr/bin/apt-get'
const places = ['/usr/bin/radicale', '/usr/local/bin/radicale', '/opt/homebrew/bin/radicale']

export const installedRadicale = (): string | null => places.find((file) => fs.existsSync(file)) ?? null

/**
 * The path of an executable server, or null after printing the reason. Its package includes dateutil, which the independent
 * reader needs.
 */
export function findRadicale(say: (line: string) => void = console.log): string | null {
  const executable = installedRadicale()
  if (executable) return executable
  if (process.getuid?.() === 0 && fs.existsSync(aptGet)) {
    say('No Radicale here yet: trying Debian’s package …')
    const apt = (...args: string[]) =>
      spawnSync(aptGet, args, { stdio: 'ignore', timeout: 180_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    apt('update')
    apt('install', '-y', '--no-install-recommends', 'radicale', 'python3-tz')
  }
  const brought = installedRadicale()
  if (!brought) say('Could not install Radicale: the calendar tests run without a third-party CalDAV server.')
  return brought
}
