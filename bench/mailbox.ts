// Reading a mailbox of a real Dovecot: ordinary and hostile email, large ones, and a connection that dies silently:
// npm run bench mailbox [-- --emails 1000 --kinds 70 --large 40 --json FILE]
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startService } from '../server/main.ts'
import { openDatabase } from '../server/platform/database.ts'
import { readSettings } from '../server/platform/settings.ts'
import { startDovecot, findDovecotProblem } from '../testing/dovecot.ts'
import { hostileShapes } from '../testing/hostile-texts.ts'
import { inTemporaryFolder, openFigures, percentile, timed, withoutLimits } from './figures.ts'

const { values: options } = parseArgs({
  options: {
    emails: { type: 'string', default: '1000' },
    kinds: { type: 'string', default: '1000' },
    large: { type: 'string', default: '40' },
    json: { type: 'string' },
  },
})
const megabyte = 1024 * 1024
const figures = openFigures()

const missing = findDovecotProblem()
if (missing) console.log(`not run: ${missing}`)
else await inTemporaryFolder(run)

async function run(folder: string): Promise<void> {
  const dovecot = await startDovecot()
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: folder,
    ...withoutLimits,
    // nothing is sent: no relay listens there
    IMAP_URL: dovecot.url,
    POOL_SIZE: '50',
    DEMO: 'false',
    SMTP_URL: 'smtp://127.0.0.1:2',
    MAIL_FROM: 'hiring@mail.example',
    LOG_LEVEL: 'fatal',
  })
  const service = await startService(settings)
  const { url } = service
  const database = openDatabase(service.connection, () => undefined)
  const count = async () =>
    Number(
      (
        await database.system
          .selectFrom('inbound_mail')
          .select((eb) => eb.fn.countAll<string>().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    )
  const aside = async () =>
    Number(
      (
        await database.system
          .selectFrom('inbound_mail')
          .select((eb) => eb.fn.countAll<string>().as('n'))
          .where('subject', '=', 'Unreadable email')
          .executeTakeFirstOrThrow()
      ).n,
    )
  const reach = async (target: number, seconds = 300) => {
    const end = Date.now() + seconds * 1000
    while ((await count()) < target) {
      if (Date.now() > end) throw new Error(`${await count()} of ${target} emails after ${seconds} s`)
      await wait(10)
    }
  }
  let serial = 0
  const email = (head: string[], body: string) => {
    const name = `n${serial++}`
    return [`From: ${name}@home.example`, `To: ${settings.mailFrom}`, `Message-ID: <${name}@home.example>`, ...head, '', body].join('\r\n')
  }
  const answers: number[] = []
  let isRunning = true
  const watch = (async () => {
    while (isRunning) {
      answers.push((await timed(() => fetch(`${url}/livez`)))[1])
      await wait(20)
    }
  })()
  let max = 0
  const look = setInterval(() => (max = Math.max(max, process.memoryUsage.rss())), 50)
  /** Memory growth of the process during these emails, and web response times during the read. */
  const during = async (label: string, work: () => Promise<void>) => {
    answers.length = 0
    const before = process.memoryUsage.rss()
    max = before
    await work()
    figures.note(`${label}: memory above the start`, (max - before) / megabyte, 'MB', 256)
    figures.note(`${label}: the web's longest answer`, Math.max(...answers), 'ms')
  }
  try {
    while (!(await database.system.selectFrom('mailbox_state').select('read_to_end_at').executeTakeFirst())?.read_to_end_at) await wait(50)
    const emails = Number(options.emails)
    await during(`${emails} ordinary emails`, async () => {
      for (let index = 0; index < emails; index++)
        dovecot.deliver(email(['Subject: Re: Hello'], 'Thank you, that sounds interesting.\r\n'.repeat(20)))
      const [, ms] = await timed(() => reach(emails))
      figures.note(`${emails} ordinary emails: read`, emails / (ms / 1000), 'emails/s')
    })

    const kinds = hostileShapes.slice(0, Number(options.kinds)).flatMap(({ name, make }): [string, string][] => [
      [`${name}, as text`, email([], make(megabyte))],
      [`${name}, as HTML`, email(['Content-Type: text/html; charset=utf-8'], make(megabyte))],
      [
        `${name}, in the header`,
        email(
          [`Delivered-To: ${make(300_000).replaceAll(/[\r\n]+/g, ' ')}`, `Final-Recipient: ${make(100_000).replaceAll(/[\r\n]+/g, ' ')}`],
          'x',
        ),
      ],
    ])
    const took: [string, number][] = []
    const setAside: string[] = []
    const hostile = 'hostile email, 1 MB each'
    await during(hostile, async () => {
      for (const [name, source] of kinds) {
        const before = [await count(), await aside()] as const
        dovecot.deliver(source)
        const [, ms] = await timed(() => reach(before[0] + 1, 60))
        if ((await aside()) > before[1]) setAside.push(name)
        else took.push([name, ms])
      }
    })
    const slowest = took.toSorted((a, b) => b[1] - a[1])
    for (const [name, ms] of slowest.slice(0, 3)) console.log(`# ${name}: ${ms.toFixed(0)} ms`)
    for (const name of setAside) console.log(`# set aside: ${name}`)
    figures.note(`${hostile}: kinds`, kinds.length, 'emails')
    figures.note(
      `${hostile}: read, p95`,
      percentile(
        took.map(([, ms]) => ms),
        0.95,
      ),
      'ms',
    )
    figures.note(`${hostile}: the slowest of those that are read`, slowest[0]![1], 'ms', 2000)
    figures.note(`${hostile}: set aside after 10 s`, setAside.length, 'emails')

    const large = Number(options.large)
    const attachment = Buffer.alloc(22 * megabyte, 'x')
      .toString('base64')
      .replaceAll(/(.{76})/g, '$1\r\n')
    await during(`${large} emails of 30 MB`, async () => {
      const before = await count()
      for (let index = 0; index < large; index++)
        dovecot.deliver(
          email(
            ['Content-Type: multipart/mixed; boundary=b'],
            `--b\r\nContent-Type: text/plain\r\n\r\nHello\r\n--b\r\nContent-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${attachment}\r\n--b--`,
          ),
        )
      const [, ms] = await timed(() => reach(before + large))
      figures.note(`${large} emails of 30 MB: read`, ms / 1000, 's')
    })

    const before = await count()
    dovecot.freeze()
    dovecot.deliver(email([], 'after the silence'))
    const [, silence] = await timed(() => reach(before + 1))
    figures.note('a connection that died silently: the next email is read after', silence / 1000, 's', 60)
    figures.note('emails read twice', (await count()) - before - 1, 'emails', 0)
  } finally {
    isRunning = false
    clearInterval(look)
    await watch
    await database.close()
    await service.stop()
    await dovecot.stop()
  }
  figures.print(options.json)
}
