// Runs one part of the service in a separate process: restarted when it ends by itself, given up on after repeated quick
// deaths.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { LocalCalls } from './local-services.ts'
import type { PartAnswer, PartMessage, PartOrder } from './part.ts'
import type { Log } from './platform/log.ts'
import { stoppingMayTakeMs } from './process-life.ts'

/** A part that ends this often within the time is given up on; the count restarts after a longer life. */
export const patience = { deaths: 5, withinMs: 120_000, firstWaitMs: 500 }

export interface RunningPart {
  url: string | null
  /** Ends it cleanly; never rejects. */
  stop(): Promise<void>
}

/** The process of a part, which loads its code and waits for its order. */
export function loadPart(): ChildProcess {
  const child = fork(path.join(import.meta.dirname, 'part.ts'), { serialization: 'advanced' })
  // startPart reports it; without a listener here, it would end this process
  child.on('error', () => void 0)
  return child
}

export interface Supervision {
  calls: LocalCalls
  log: Log
  /** Called when the part couldn't be kept running. */
  onGone: (error: Error) => void
  /** A process to use first. */
  loaded?: ChildProcess
}

/** Resolves when the part is ready; rejects when its first start fails. */
export async function startPart(order: PartOrder, { calls, log, onGone, loaded }: Supervision): Promise<RunningPart> {
  const name = order.roles.join(',')
  let child: ChildProcess
  let isStopping = false
  let deaths: number[] = []
  const begin = async (current: ChildProcess): Promise<string | null> => {
    child = current
    const ended = (code: number | null, signal: string | null) =>
      new Error(`The process of ${name} ended with ${signal ?? code} before it was ready.`)
    if (current.exitCode !== null || current.signalCode !== null) throw ended(current.exitCode, current.signalCode)
    return new Promise((resolve, reject) => {
      current.on('message', (message: PartMessage) => {
        if (message.kind === 'ready') resolve(message.url)
        else if (message.kind === 'failed') reject(new Error(message.message))
        else
          answer(current, message).catch((error: unknown) =>
            log.warn({ err: error, part: name }, 'a message from a part of the service was not handled'),
          )
      })
      current.on('error', reject)
      current.on('exit', (code, signal) => {
        reject(ended(code, signal))
        died(code, signal).catch((error: Error) => onGone(error))
      })
      current.send(order, (error) => error && reject(error))
    })
  }
  const answer = async (to: ChildProcess, { id, name: call, args }: Extract<PartMessage, { kind: 'call' }>) => {
    const result: PartAnswer = await (calls[call] as (...args: unknown[]) => Promise<unknown>)(...args).then(
      (value) => ({ id, value }),
      (error: Error) => ({ id, error: error.message }),
    )
    if (to.connected) to.send(result, () => void 0)
  }
  let wasReady = false
  const died = async (code: number | null, signal: string | null) => {
    if (isStopping || !wasReady) return
    const now = performance.now()
    deaths = [...deaths.filter((deathTime) => now - deathTime < patience.withinMs), now]
    log.error({ part: name, code, signal, deaths: deaths.length }, 'a part of the service stopped unexpectedly')
    if (deaths.length >= patience.deaths) return onGone(new Error(`The process of ${name} ended ${deaths.length} times in a short while.`))
    await wait(patience.firstWaitMs * 2 ** (deaths.length - 1))
    // its own end is handled like any other
    if (!isStopping) await begin(loadPart()).catch(() => void 0)
  }
  const url = await begin(loaded ?? loadPart())
  wasReady = true
  return {
    url,
    async stop() {
      isStopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), stoppingMayTakeMs - 2000)
      await gone
      clearTimeout(late)
    },
  }
}
