// Shared by all benchmarks: figures, percentiles, and a temporary service.
import fs from 'node:fs'
import { proveByMail } from '../testing/prove-by-mail.ts'
import type { Database } from '../server/platform/database.ts'
import { scratchFolder } from '@fairlead/local-services/database/scratch-folder'

/** Benchmarks ask more often than people do. */
export const withoutLimits = { RATE_LIMIT_FACTOR: '0', QUOTA_FACTOR: '0' }

interface Figure {
  name: string
  value: number
  unit: string
  target?: string
  met?: boolean
}

export interface Figures {
  /** `max`: the value must not exceed this. */
  note(name: string, value: number, unit: string, max?: number): void
  /** `min`: the value must reach this. */
  atLeast(name: string, value: number, unit: string, min: number): void
  /** Prints a line per figure and the total; also writes them to a file if one is given. */
  print(file?: string): void
  /** Number of figures that missed their target. */
  missed(): number
}

/** `digits`: decimals shown; by default two below 10, otherwise one. */
export function openFigures(digits?: number): Figures {
  const figures: Figure[] = []
  return {
    note(name, value, unit, max) {
      figures.push({ name, value, unit, ...(max === undefined ? {} : { target: `<= ${max} ${unit}`, met: value <= max }) })
    },
    atLeast(name, value, unit, min) {
      figures.push({ name, value, unit, target: `>= ${min} ${unit}`, met: value >= min })
    },
    missed: () => figures.filter((figure) => figure.met === false).length,
    print(file) {
      for (const { name, value, unit, target, met } of figures) {
        const text = Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(digits ?? (value < 10 ? 2 : 1))
        console.log(`${name}  ${text} ${unit}${target ? `  (target ${target}: ${met ? 'met' : 'missed'})` : ''}`)
      }
      const aimed = figures.filter((figure) => figure.target)
      console.log(`${aimed.filter((figure) => figure.met).length} met, ${aimed.filter((figure) => !figure.met).length} missed`)
      if (file) fs.writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`)
    },
  }
}

/** The value that `share` of the values don't exceed (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

/** The duration in milliseconds and the result of some work. */
export async function timed<T>(work: () => Promise<T> | T): Promise<[T, number]> {
  const began = performance.now()
  const result = await work()
  return [result, performance.now() - began]
}

/** Runs with a data folder that is removed at the end. */
export async function inTemporaryFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = scratchFolder('bench')
  try {
    await work(folder)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

export type Caller = <T = Record<string, unknown>>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  fields?: Record<string, unknown>,
) => Promise<T>

/** Confirms an address where no email is sent. */
export const verifyInDatabase = (database: Database) => (email: string) =>
  database.system.updateTable('users').set({ email_verified_at: new Date() }).where('email', '=', email).execute()

/**
 * A signed-in user of a running service; throws on any unsuccessful response. `verify` confirms the user's address: by default with the
 * link in the service's own email.
 */
export async function newCaller(
  url: string,
  verify: (email: string, session: string) => Promise<unknown> = (email, session) => proveByMail(url, email, session),
): Promise<Caller & { session: string }> {
  const call = (session: string): Caller =>
    async function send<T>(method: 'GET' | 'POST' | 'PUT', path: string, fields: Record<string, unknown> = {}) {
      const query = method === 'GET' ? `?${new URLSearchParams(fields as Record<string, string>)}` : ''
      const headers = { 'x-parse-session-token': session, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) }
      const response = await fetch(`${url}/api/${path}${query}`, {
        method,
        headers,
        ...(method === 'GET' ? {} : { body: JSON.stringify(fields) }),
      })
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
      return (await response.json()) as T
    }
  const form = { first_name: 'Bench', last_name: 'Mark', company: 'Bench Works', job_title: 'Recruiter', password: 'correct horse' }
  const email = `bench.${Date.now()}@bench.example`
  const { session } = await call('')<{ session: string }>('POST', 'v1/users', { ...form, email })
  await verify(email, session)
  return Object.assign(call(session), { session })
}
