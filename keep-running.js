// Runs a program and restarts it when it dies after having been ready; gives up after five quick deaths. Runs on Node 20.19.
import { spawn } from 'node:child_process'

const maxDeaths = 5
const withinMs = 120_000

/**
 * Runs `file` with `node` and the remaining arguments; this process exits when the program does. The program sends 'ready' over
 * its channel.
 */
export function keepRunning(node, file, rest, deaths = []) {
  const child = spawn(node, [file, ...rest], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] }) // when this process dies, the channel closes
  let wasReady = deaths.length > 0
  let isStopping = false
  child.on('message', (message) => (wasReady ||= message === 'ready'))
  const passOn = (signal) => {
    isStopping = true
    // the terminal sends SIGINT to the child as well
    if (signal !== 'SIGINT') child.kill(signal)
  }
  const handlers = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => [signal, () => passOn(signal)])
  for (const [signal, handler] of handlers) process.on(signal, handler)
  child.on('exit', (code, signal) => {
    for (const [name, handler] of handlers) process.off(name, handler)
    const now = performance.now()
    const recent = [...deaths.filter((at) => now - at < withinMs), now]
    // retrying doesn't fix a wrong setting: only a program that was ready is restarted
    if (isStopping || code === 0 || !wasReady || recent.length >= maxDeaths) process.exit(code ?? (signal ? 1 : 0))
    const waitSeconds = 2 ** (recent.length - 1)
    console.error(`Fairlead stopped with ${signal ?? `code ${code}`}. Restarting in ${waitSeconds} s.`)
    setTimeout(() => keepRunning(node, file, rest, recent), waitSeconds * 1000)
  })
}
