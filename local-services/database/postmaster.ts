// Reads Postgres's postmaster.pid: owner, liveness, readiness; ends one that no one owns any more.
import { spawnSync } from 'node:child_process'
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

/** The pid of the Postgres running on this folder, or null. A pid that belongs to another program by now is none. */
export function runningPostmaster(data: string): number | null {
  const pid = Number(linesIn(data)?.[0])
  return Number.isInteger(pid) && pid > 0 && isAlive(pid) && commandOf(pid).includes(data) ? pid : null
}

function commandOf(pid: number): string {
  const file = `/proc/${pid}/cmdline`
  if (fs.existsSync(file)) return fs.readFileSync(file, 'utf8')
  return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
}

/** How long an orphan may recover after a crash, and how long it may take to stop, until it is ended, and then killed. */
const patience = { recovering: 60_000, stopping: 10_000, ending: 10_000 }

/** True where a Postgres didn't remove its pid file: its processes may still be ending. */
export const wasInterrupted = (data: string): boolean => linesIn(data) !== null

/**
 * The Postgres that a killed process left running on this folder, if it is ready or becomes so. One that is stopping, or stays in
 * between, has ended when this returns: the caller owns the folder, so no one else can be using it.
 */
export async function adoptOrphan(data: string): Promise<number | null> {
  const pid = runningPostmaster(data)
  if (pid === null) return null
  const gone = async (patienceMs: number) => {
    for (const end = performance.now() + patienceMs; isAlive(pid) && performance.now() < end;) await wait(20)
    return !isAlive(pid)
  }
  if (await isReady(data, patience.recovering, pid)) return pid
  // 'stopping' waits for processes that may hang; SIGQUIT makes Postgres kill them, and the next start recovers
  if (await gone(patience.stopping)) return null
  process.kill(pid, 'SIGQUIT')
  if (await gone(patience.ending)) return null
  process.kill(pid, 'SIGKILL')
  await gone(patience.ending)
  return null
}

/** Lines of postmaster.pid; line 8 is 'starting', 'ready', 'stopping', or 'standby', and pg_ctl reads the same one. */
function linesIn(data: string): string[] | null {
  try {
    return fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return null
  }
}

/** Waits until the Postgres with this pid is ready; false when it stops, ends, or isn't ready in time. */
export async function isReady(data: string, patienceMs: number, pid: number): Promise<boolean> {
  for (const end = performance.now() + patienceMs; performance.now() < end; await wait(10)) {
    const lines = linesIn(data)
    if (Number(lines?.[0]) === pid) {
      const state = lines?.[7]?.trim()
      if (state === 'ready') return true
      if (state === 'stopping') return false
    }
    if (!isAlive(pid)) return false
  }
  return false
}
