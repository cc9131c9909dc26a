// `npm run write schema`: migrates an empty database and writes platform/schema.ts from it; with --check only says whether it is
// stale.
import fs from 'node:fs'
import path from 'node:path'
import { scratchFolder } from '@fairlead/local-services/database/scratch-folder'
import { startDatabase } from '@fairlead/local-services/database/start-database'
import pg from 'pg'
import { generateSchema } from './platform/generate-schema.ts'
import { migrate } from './platform/migrate.ts'

const folder = scratchFolder('schema')
const database = await startDatabase(folder, { fast: true })
try {
  await migrate(database.connection)
  const client = new pg.Client(database.connection)
  await client.connect()
  const text = await generateSchema(client).finally(() => client.end())
  const file = path.join(import.meta.dirname, 'platform/schema.ts')
  const fresh = fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text
  if (process.argv.includes('--check')) {
    if (!fresh) console.error('server/platform/schema.ts is stale: run `npm run write schema`.')
    process.exitCode = fresh ? 0 : 1
  } else fs.writeFileSync(file, text)
} finally {
  await database.stop()
  fs.rmSync(folder, { recursive: true, force: true })
}
