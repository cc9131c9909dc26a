// Starts ClickHouse on loopback for tests and benchmarks.
import { fork } from 'node:child_process'
import path from 'node:path'
import { installedClickhouse } from './find-clickhouse.ts'

export interface LocalClickhouse {
  /** http://127.0.0.1:port */
  url: string
  pid: number
  stop(): Promise<void>
}

/** The reason it can't be started on this machine; null = it can. */
export function findClickhouseProblem(): string | null {
  return installedClickhouse()
    ? null
    : 'ClickHouse is not here yet: `npm test` brings it, or `node testing/fakes/clickhouse/find-clickhouse.ts`.'
}

/**
 * @param folder data folder, kept after the server stops
 * @param port to listen on; 0 = any free port
 * @throws if the engine can't be loaded or doesn't respond within 60 seconds
 */
export async function startClickhouse(folder: string, port = 0): Promise<LocalClickhouse> {
  const obstacle = findClickhouseProblem()
  if (obstacle) throw new Error(obstacle)
  const child = fork(path.join(import.meta.dirname, 'serve.ts'), [folder, String(port)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const listensAt = await new Promise<number>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('ClickHouse did not start within 60 seconds.')), 60_000)
    child.once('message', (message: { port: number }) => {
      clearTimeout(late)
      resolve(message.port)
    })
    child.once('exit', (code) => {
      clearTimeout(late)
      reject(new Error(`ClickHouse ended with code ${code} before it was ready.`))
    })
  }).catch((error: unknown) => {
    child.kill('SIGKILL')
    throw error
  })
  return {
    url: `http://127.0.0.1:${listensAt}`,
    pid: child.pid!,
    async stop() {
      child.kill()
      await ended
    },
  }
}
