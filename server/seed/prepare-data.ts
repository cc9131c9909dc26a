// What the database needs before anyone is served: the demo, or the code for the first administrator.
import type { Services } from '../http/services.ts'
import { makeFirstRunCode } from '../features/accounts/sign-in/first-run.ts'
import { colleagues } from './demo-people.ts'
import { demoSignIn, seedDemo } from './seed-demo.ts'
import { deleteUnfinishedDemo } from './unfinished-demo.ts'

/** Settings allow DEMO only with a PUBLIC_URL on this machine, so accounts with a published password are never reachable from outside. */
export async function prepareData(services: Services, say: (line: string) => void): Promise<void> {
  const { settings, database } = services
  if (settings.demo) {
    if (settings.databaseUrl) return
    await deleteUnfinishedDemo(services, say)
    await seedDemo(services, say)
    return
  }
  const seeded = await database.system
    .selectFrom('users')
    .select('email')
    .where('email', 'in', [demoSignIn.email, ...Object.keys(colleagues)])
    .where('disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (seeded)
    throw new Error(
      `The database holds accounts of the demo (${seeded.email}), whose password is public. ` +
        'Choose another DATA_DIR or DATABASE_URL for real use, or set DEMO=true to run the demo on this machine.',
    )
  const code = await makeFirstRunCode(database.system)
  if (code) say(`No account exists yet. Create the first administrator at ${settings.publicUrl}/first-run with the code ${code}`)
}
