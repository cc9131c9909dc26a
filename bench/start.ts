// Time from the start until the page is served: npm run bench start [-- --people 20000 --runs 5 --json FILE]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { inTemporaryFolder, openFigures, percentile, withoutLimits } from './figures.ts'

const { values: options } = parseArgs({
  options: { people: { type: 'string', default: '20000' }, runs: { type: 'string', default: '5' }, json: { type: 'string' } },
})
const root = path.join(import.meta.dirname, '..')
const figures = openFigures()

/** Runs `npm start` until `GET /` returns the page, then stops it. Returns the milliseconds. */
async function start(folder: string): Promise<number> {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, ...withoutLimits, POOL_SIZE: options.people }
  const began = performance.now()
  const child = spawn(process.execPath, ['start.js'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const gone = once(child, 'exit')
  try {
    for (;;) {
      if (child.exitCode !== null) throw new Error(`the service ended with ${child.exitCode}`)
      const page = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
      if (page?.ok && /<html/i.test(await page.text())) break
      await wait(5)
    }
    const took = performance.now() - began
    await settle(port)
    return took
  } finally {
    child.kill('SIGTERM')
    await gone
  }
}

/** Waits for the start's background work, so that the next start meets an idle service. */
async function settle(port: number): Promise<void> {
  for (let settled = 0; settled < 3; await wait(200)) {
    const health = await fetch(`http://127.0.0.1:${port}/healthz`).then((answer) => answer.json() as Promise<{ open_events: number }>)
    settled = health.open_events === 0 ? settled + 1 : 0
  }
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

await inTemporaryFolder(async (folder) => {
  figures.note(`first start, empty folder, pool of ${Number(options.people).toLocaleString('en')}`, await start(folder), 'ms')
  const later: number[] = []
  for (let run = 0; run < Number(options.runs); run++) later.push(await start(folder))
  figures.note('second start to a served page, median', percentile(later, 0.5), 'ms', 3000)
  figures.note('second start to a served page, slowest', Math.max(...later), 'ms', 3000)
})
figures.print(options.json)
