// Starts the product as a newcomer does, with `npm start` on a fresh data folder, and stops it at the end.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { scratchFolder } from '@fairlead/local-services/database/scratch-folder'

const port = Number(process.env.E2E_PORT ?? 8010)

export default async function setup() {
  if (process.env.FAIRLEAD_URL) return
  const data = scratchFolder('e2e')
  // journeys that let time pass find the database there
  process.env.E2E_DATA = data
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: data,
    DEMO_REPLY_SECONDS: '3-6',
    HOLD_SECONDS: '4',
    STAFF_DOMAINS: 'staff.example',
    RECRUITER_PROFILES: 'rita@recruiters.example',
    SESSION_SWITCHING: 'true',
    POOL_SIZE: '4000',
    NODE_ENV: 'test',
    // journeys register and ask far more often than people; the limits stay in the way, but wide
    RATE_LIMIT_FACTOR: '100',
    QUOTA_FACTOR: '100',
  }
  const server = spawn('npm', ['start'], {
    cwd: path.join(import.meta.dirname, '..'),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await new Promise<void>((resolve, reject) => {
    server.on('exit', () => reject(new Error(`The server did not start:\n${said}`)))
    const timer = setInterval(() => {
      if (!said.includes('is ready')) return
      clearInterval(timer)
      resolve()
    }, 50)
  })
  return async () => {
    const gone = new Promise((resolve) => server.on('exit', resolve))
    process.kill(-server.pid!, 'SIGTERM')
    await gone
    fs.rmSync(data, { recursive: true, force: true })
  }
}
