// Cost of one change when a team has many pages open, sent to every page as before and only to the pages that show it: npm run
// npm run bench fanout [-- --pages 25,100 --seconds 15 --projects 20 --json FILE]
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { io, type Socket } from 'socket.io-client'
import { startService } from '../server/main.ts'
import { openDatabase } from '../server/platform/database.ts'
import { readSettings } from '../server/platform/settings.ts'
import { gather } from '../web/api/live.ts'
import { addProjects, fillProject } from './fill.ts'
import { inTemporaryFolder, newCaller, openFigures, percentile, timed, withoutLimits } from './figures.ts'

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '25,100' },
    seconds: { type: 'string', default: '15' },
    projects: { type: 'string', default: '20' },
    json: { type: 'string' },
  },
})
const figures = openFigures()
const everyMs = 250

interface Page {
  socket: Socket
  messages: number
  requests: number
  bytes: number
}

await inTemporaryFolder(async (folder) => {
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: folder,
    ...withoutLimits,
    POOL_SIZE: '3000',
    DEMO: 'true',
    DEMO_REPLY_SECONDS: '9999-9999',
    DEMO_HISTORY: 'false',
    LOG_LEVEL: 'error',
  })
  const service = await startService(settings)
  const database = openDatabase(service.connection, () => undefined)
  const statements = async () =>
    Number(
      (
        await sql<{ n: string }>`select xact_commit + xact_rollback as n from pg_stat_database where datname = current_database()`.execute(
          database.system,
        )
      ).rows[0]!.n,
    )
  try {
    const call = await newCaller(service.url)
    const { project_id: project } = await call<{ project_id: string }>('POST', 'v1/projects', { project_name: 'Open to all' })
    await fillProject(database, project, 2500)
    await addProjects(database, project, Number(options.projects))

    /** A page like the web app's: batches its messages, and refetches the list of projects or the changed stage. */
    const open = async (look: string | null | undefined): Promise<Page> => {
      const page: Page = {
        socket: io(service.url, {
          auth: { session: call.session, ...(look === undefined ? {} : { look }) },
          transports: ['websocket'],
          forceNew: true,
        }),
        messages: 0,
        requests: 0,
        bytes: 0,
      }
      let tag = ''
      const read = async (path: string) => {
        const headers = {
          'x-parse-session-token': call.session,
          ...(look !== undefined && path === 'v1/projects' ? { 'if-none-match': tag } : {}),
        }
        const answer = await fetch(`${service.url}/api/${path}`, { headers })
        tag = path === 'v1/projects' ? (answer.headers.get('etag') ?? tag) : tag
        page.requests++
        page.bytes += (await answer.arrayBuffer()).byteLength
      }
      const soon = gather((path: string) => void read(path).catch(() => undefined))
      page.socket.onAny((name: string) => {
        page.messages++
        const isCandidates = name === 'refresh_candidates'
        // before, every page refetched the list after any candidate's change
        if (name === 'refresh_projects' || (isCandidates && look === undefined)) soon('v1/projects')
        if (isCandidates && (look === undefined ? page === pages[0] : true))
          soon(`v2/projects/candidates?project_id=${project}&status=APPROVED`)
      })
      await new Promise((resolve) => page.socket.once('cursor', resolve))
      return page
    }
    let pages: Page[] = []
    let next = 3
    for (const count of options.pages.split(',').map(Number))
      for (const kind of ['told everything', 'told what it looks at'] as const) {
        pages = []
        for (let index = 0; index < count; index++)
          pages.push(
            await open(
              kind === 'told everything'
                ? undefined
                : index === 0
                  ? project
                  : index % 2 === 0
                    ? null
                    : `copy${1 + (index % Number(options.projects))}`,
            ),
          )
        for (const page of pages) Object.assign(page, { messages: 0, requests: 0, bytes: 0 })
        const before = await statements()
        const waits: number[] = []
        const changes = Math.round((Number(options.seconds) * 1000) / everyMs)
        for (let round = 0; round < changes; round++) {
          const began = performance.now()
          const swipe = { project_id: project, candidate_id: `bench${(next += 2)}`, approved: true }
          waits.push((await timed(() => call('POST', 'v2/projects/candidates/swipe', swipe)))[1])
          await new Promise((resolve) => setTimeout(resolve, Math.max(0, everyMs - (performance.now() - began))))
        }
        // delayed messages arrive within two seconds, and are read within three more
        await new Promise((resolve) => setTimeout(resolve, 5000))
        const sum = (valueOf: (page: Page) => number) => pages.reduce((total, page) => total + valueOf(page), 0) / changes
        const name = `${count} pages, each ${kind}`
        figures.note(
          `${name}: messages per change`,
          sum((page) => page.messages),
          'messages',
        )
        figures.note(
          `${name}: requests per change`,
          sum((page) => page.requests),
          'requests',
        )
        figures.note(`${name}: bytes of answers per change`, sum((page) => page.bytes) / 1024, 'KB')
        figures.note(`${name}: transactions per change`, ((await statements()) - before) / changes, 'transactions')
        figures.note(`${name}: swipe p50`, percentile(waits, 0.5), 'ms')
        figures.note(`${name}: swipe p95`, percentile(waits, 0.95), 'ms')
        for (const { socket } of pages) socket.disconnect()
      }
  } finally {
    await database.close()
    await service.stop()
  }
})
figures.print(options.json)
