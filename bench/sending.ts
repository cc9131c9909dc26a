// Users' waiting times while their project sends email: npm run bench sending [-- --emails 340 --rounds 3 --json FILE]
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { startService } from '../server/main.ts'
import { openDatabase } from '../server/platform/database.ts'
import { readSettings } from '../server/platform/settings.ts'
import { fillProject } from './fill.ts'
import { inTemporaryFolder, newCaller, openFigures, percentile, timed, withoutLimits } from './figures.ts'

const { values: options } = parseArgs({
  options: { emails: { type: 'string', default: '340' }, rounds: { type: 'string', default: '3' }, json: { type: 'string' } },
})
const [emails, rounds] = [Number(options.emails), Number(options.rounds)]
const figures = openFigures()

await inTemporaryFolder(async (folder) => {
  const env = {
    PORT: '0',
    DATA_DIR: folder,
    ...withoutLimits,
    POOL_SIZE: String(emails * rounds * 4),
    DEMO: 'true',
    DEMO_REPLY_SECONDS: '9999-9999',
    DEMO_HISTORY: 'false',
    LOG_LEVEL: 'error',
  }
  const service = await startService(readSettings(env))
  const database = openDatabase(service.connection, (error) => console.error(error.message))
  try {
    const call = await newCaller(service.url)
    const { project_id } = await call<{ project_id: string }>('POST', 'v1/projects', { project_name: 'Bench', type: '2' })
    await fillProject(database, project_id, emails * rounds * 4)
    let next = 3
    const swipe = async () => {
      const [, took] = await timed(() =>
        call('POST', 'v2/projects/candidates/swipe', { project_id, candidate_id: `bench${(next += 2)}`, approved: true }),
      )
      return took
    }
    const open = async () => {
      const { rows } = await sql<{ open: number }>`
        select count(*)::int as open from message where project_id = ${project_id} and state <> 'sent'`.execute(database.system)
      return rows[0]!.open
    }
    await swipe()
    const idle: number[] = []
    const busy: number[] = []
    const speeds: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      for (let index = 0; index < 30; index += 1) idle.push(await swipe())
      await sql`insert into message (id, workspace_id, project_id, candidate_id, kind, step, state, due_at, message_id, reply_token, from_email, to_email, subject, html, body_text)
        select 'q' || id, workspace_id, project_id, id, 'sequence', 0, 'queued', now(), '<q' || id || '@bench.example>', 'q' || id, 'team@bench.example',
          id || '@people.example', 'Hello', '<p>Would you like to talk?</p>', 'Would you like to talk?'
        from candidate where project_id = ${project_id} and stage = 'APPROVED' and rank % 4 <> 0 and not exists (select 1 from message where candidate_id = candidate.id)
        order by rank limit ${emails}`.execute(database.system)
      const began = performance.now()
      const queued = await open()
      if (queued < emails) throw new Error(`${queued} emails were queued instead of ${emails}`)
      while ((await open()) > 0) {
        busy.push(await swipe())
        await setTimeout(50)
        if (performance.now() - began > 120_000) throw new Error(`${await open()} emails were not sent`)
      }
      speeds.push(queued / ((performance.now() - began) / 1000))
    }
    figures.note('emails sent, with a swipe and a count at a time', percentile(speeds, 0.5), 'emails/s')
    figures.note('swipes while nothing is sent', idle.length, 'swipes')
    figures.note('swipe while nothing is sent, p50', percentile(idle, 0.5), 'ms')
    figures.note('swipe while nothing is sent, p95', percentile(idle, 0.95), 'ms')
    figures.note('swipes while emails go out', busy.length, 'swipes')
    figures.note('swipe while emails go out, p50', percentile(busy, 0.5), 'ms')
    figures.note('swipe while emails go out, p95', percentile(busy, 0.95), 'ms')
    figures.note('swipe while emails go out, slowest', Math.max(...busy), 'ms', 1000)
  } finally {
    await database.close()
    await service.stop()
  }
})
figures.print(options.json)
