// Starts ClickHouse on loopback for tests and benchmarks.
import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'

export interface LocalClickhouse {
  /** http://127.0.0.1:port */
  url: string
  stop(): Promise<void>
}

/** Why it cannot be started on this machine; null = it can. */
export function whyNoClickhouse(): string | null {
  try {
    createRequire(import.meta.url).resolve('chdb')
    return null
  } catch {
    return 'The package chdb is not installed: npm install --no-save chdb@3.4.0'
  }
}

/**
 * @param folder of the data, kept when the server stops
 * @throws when the engine cannot be loaded or does not answer within 60 seconds
 */
export async function startClickhouse(folder: string): Promise<LocalClickhouse> {
  const why = whyNoClickhouse()
  if (why) throw new Error(why)
  const child = fork(path.join(import.meta.dirname, 'serve.ts'), [folder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const port = await new Promise<number>((resolve, reject) => {
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
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill()
      await ended
    },
  }
}
