// The first start on an empty embedded database: the talent pool and a demo workspace to look around in.
import { makePeople } from '@fairlead/local-services/talent/make-people'
import { hashPassword } from '../features/accounts/password.ts'
import { insertUser, openWorkspace } from '../features/accounts/user-store.ts'
import type { Services } from '../http/services.ts'
import { readNames } from '../platform/reference.ts'
import { seedDemoPeople } from './demo-people.ts'
import { seedPool } from './seed-pool.ts'

export const demoSignIn = { email: 'demo@fairlead.example', password: 'fairlead-demo' }
const poolSeed = 20_261_121

export async function seedDemo(services: Services, say: (line: string) => void): Promise<void> {
  const { database, settings } = services
  const { people } = await database.system
    .selectFrom('person')
    .select((eb) => eb.fn.countAll<number>().as('people'))
    .where('workspace_id', 'is', null)
    .executeTakeFirstOrThrow()
  if (people < settings.poolSize) {
    say(`Filling the talent pool with ${settings.poolSize.toLocaleString('en')} fictional people (once) …`)
    const made = makePeople({ tables: { ...services.tables, names: readNames() }, size: settings.poolSize, seed: poolSeed })
    await seedPool(database, services.vocabulary, made, 'Fictional talent pool', services.now())
  }
  const demo = await database.system.selectFrom('users').select('id').where('email', '=', demoSignIn.email).executeTakeFirst()
  if (demo) return
  const passwordHash = await hashPassword(demoSignIn.password)
  const company = 'Northwind Robotics'
  const workspaceId = await database.system.transaction().execute(async (tx) => {
    const workspaceId = await openWorkspace(tx, company)
    const person = { email: demoSignIn.email, firstName: 'Dana', lastName: 'Demo', company, jobTitle: 'Talent Partner' }
    await insertUser(tx, { ...person, workspaceId, passwordHash, emailVerifiedAt: services.now() })
    return workspaceId
  })
  await seedDemoPeople(services, workspaceId, demoSignIn.password)
}
