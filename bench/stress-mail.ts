// Mail under torture: a sending worker killed again and again, and every stop against every point of sending: npm run torture:mail [-- --messages 10000 --kills 90 --orders 10000 --seed 1 --json FILE]
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startDatabase } from '@fairlead/embedded/database/start-database'
import { startMail } from '@fairlead/embedded/mail/start-mail'
import { migrate } from '../server/platform/migrate.ts'
import { assembleConstellation } from '../server/test/constellation.ts'
import { playOrders } from '../server/test/stop-orders.ts'
import { tortureMail } from '../server/test/stress-mail.ts'
import { inTemporaryFolder, openFigures, timed } from './figures.ts'

const { values: options } = parseArgs({
  options: {
    messages: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '90' },
    orders: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    json: { type: 'string' },
  },
})
const figures = openFigures()
const seed = Number(options.seed)

await inTemporaryFolder(async (folder) => {
  const database = await startDatabase(folder)
  const mail = await startMail({ folder: path.join(folder, 'mail'), ownDomains: ['fairlead.localhost'] })
  try {
    await migrate(database.connection)
    const messages = Number(options.messages)
    if (messages > 0) {
      const result = await tortureMail({ connection: database.connection, mail, messages, kills: Number(options.kills), seed })
      figures.note('mails', result.messages, '')
      figures.note('workers killed', result.kills, '')
      for (const [point, times] of Object.entries(result.diedAt)) figures.note(`killed ${point}`, times, '')
      figures.note('duplicates', result.duplicates, 'mails', 0)
      figures.note('lost', result.lost, 'mails', 0)
      figures.note('stuck', result.stuck, 'mails', 0)
      figures.note('time under torture', result.seconds, 's', 300)
    }
    const count = Number(options.orders)
    if (count > 0) {
      const sky = await assembleConstellation(database.connection, { settings: { holdSeconds: 0 } })
      const [orders, ms] = await timed(() => playOrders(sky, mail, { count, seed }))
      await sky.close()
      for (const violation of orders.violations.slice(0, 20)) console.error(violation)
      figures.note('orders of stop and sending', orders.played, '')
      figures.note('delivered before the stop', orders.delivered, 'mails')
      figures.note('stopped', orders.stopped, 'mails')
      figures.note('sent after a committed stop, or otherwise wrong', orders.violations.length, 'mails', 0)
      figures.note('time of the orders', ms / 1000, 's')
    }
  } finally {
    await mail.stop()
    await database.stop()
  }
})
figures.print(options.json)
