// The servers of a run: one per worker, so that journeys in two files never share a workspace, a mailbox, or a switch.
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const firstPort = Number(process.env.E2E_PORT ?? 8010)

/** The worker's server; FAIRLEAD_URL names a running one for all workers. */
export function serverUrl(worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0)): string {
  return process.env.FAIRLEAD_URL ?? `http://localhost:${portOf(worker)}`
}

export const portOf = (worker: number): number => firstPort + worker

/** The data folder of that server. */
export function dataOf(run: string, worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0)): string {
  return path.join(run, `server-${worker}`)
}

const ownFolders = new Map<string, string>()
/** A server that a journey started for itself has its data there. */
export const noteData = (url: string, folder: string): unknown => ownFolders.set(url, folder)

/** The data folder of one of this run's servers, by URL; null for any other server. */
export function dataAt(url: string): string | null {
  const folder = ownFolders.get(url)
  if (folder !== undefined) return folder
  return process.env.E2E_RUN && url === serverUrl() ? dataOf(process.env.E2E_RUN) : null
}

/** A seeded data folder that no server uses; null outside of a run of journeys. */
export function templateData(): string | null {
  return process.env.E2E_RUN ? path.join(process.env.E2E_RUN, 'template') : null
}

/** Keeps file owners: the database belongs to a separate user. */
export function copyData(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${from} could not be copied: ${stderr}`)
}
