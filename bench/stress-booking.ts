// Interview booking under stress: many candidates compete for the same times over HTTP while calendars change: npm run
// npm run stress booking [-- --slots 200 --clients 20 --seed 1 --json FILE]
import { parseArgs } from 'node:util'
import { startDatabase } from '@fairlead/local-services/database/start-database'
import { migrate } from '../server/platform/migrate.ts'
import { assembleTestApp, newUser } from '../testing/test-app.ts'
import { stressDays } from '../testing/stress-days.ts'
import { stressBooking } from '../testing/stress-booking.ts'
import { inTemporaryFolder, openFigures, percentile } from './figures.ts'

const { values: options } = parseArgs({
  options: {
    slots: { type: 'string', default: '200' },
    clients: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    json: { type: 'string' },
  },
})
const figures = openFigures()

await inTemporaryFolder(async (folder) => {
  const database = await startDatabase(folder)
  await migrate(database.connection)
  const testApp = await assembleTestApp(database.connection)
  try {
    const url = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
    const user = await newUser(testApp.app)
    const [slots, clients, seed] = [options.slots, options.clients, options.seed].map(Number) as [number, number, number]
    const result = await stressBooking(testApp, url, user, { slots, clients, seed })
    for (const violation of result.violations.slice(0, 20)) console.error(violation)
    figures.note('times asked for', slots, '')
    figures.note('candidates at once', clients, '')
    figures.note('requests', result.asked, '')
    figures.note('booked', result.booked, 'interviews')
    figures.note('moved', result.moved, 'interviews')
    figures.note('cancelled', result.cancelled, 'interviews')
    figures.note('changes of outside calendars', result.events, '')
    figures.note('overlaps, and whatever else must not be', result.violations.length, '', 0)
    figures.note('hold, p95', percentile(result.holdMs, 0.95), 'ms', 150)
    figures.note('confirm, p95', percentile(result.confirmMs, 0.95), 'ms', 300)
    const days = await stressDays(testApp, url, user, { rounds: Math.ceil(slots / 4), clients, seed })
    for (const violation of days.violations.slice(0, 20)) console.error(violation)
    figures.note('pools and days: requests', days.asked, '')
    figures.note('pools and days: booked', days.booked, 'interviews')
    figures.note('pools and days: days of three', days.days, '')
    figures.note('pools and days: moved', days.moved, '')
    figures.note('pools and days: declined', days.declines, 'interviews')
    figures.note('pools and days: taken over', days.replaced, 'interviews')
    figures.note('pools and days: overlaps, shared rooms, torn days', days.violations.length, '', 0)
    figures.note('pools and days: hold, p95', percentile(days.holdMs, 0.95), 'ms', 150)
  } finally {
    await testApp.close()
    await database.stop()
  }
})
figures.print(options.json)
if (figures.missed() > 0) process.exitCode = 1
