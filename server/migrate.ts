// `npm run migrate`: migrates the database of DATABASE_URL as its owner, so that the service itself doesn't need that login.
import { messageOf } from '@fairlead/domain/shared/caught'
import { connectionOf } from './local-services.ts'
import { ensureJobs } from './platform/jobs.ts'
import { migrate } from './platform/migrate.ts'
import { readSettings } from './platform/settings.ts'

try {
  const settings = readSettings(process.env)
  if (!settings.databaseUrl) throw new Error('Without DATABASE_URL the service brings its own database up to date when it starts.')
  const connection = connectionOf(settings, settings.databaseUrl)
  const applied = await migrate(connection)
  await ensureJobs(connection)
  console.log(applied.length > 0 ? `Applied:\n${applied.join('\n')}` : 'The database is up to date.')
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
}
