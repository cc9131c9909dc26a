// Reads Postgres's postmaster.pid: owner, liveness, readiness.
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  try {
    return !/^State:\s+Z/m.test(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return true
  }
}

/** The pid of the Postgres running on this folder, or null. */
export function runningPostmaster(data: string): number | null {
  try {
    const pid = Number(fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    return isAlive(pid) ? pid : null
  } catch {
    return null
  }
}

/** Line 8 of postmaster.pid says "ready": pg_ctl waits for the same line. */
export async function isReady(data: string, patienceMs: number, child?: number): Promise<boolean> {
  for (const end = performance.now() + patienceMs; performance.now() < end; await wait(10)) {
    try {
      const lines = fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')
      if (lines[7]?.trim() === 'ready' && (!child || Number(lines[0]) === child)) return true
    } catch {
      if (!child) return false
    }
    if (child && !isAlive(child)) return false
  }
  return false
}
