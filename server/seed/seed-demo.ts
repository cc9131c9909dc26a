// The first start with an empty embedded database: the talent pool and a demo workspace.
import { makePeople } from '@fairlead/local-services/talent/make-people'
import { hashPassword } from '../features/accounts/sessions/password.ts'
import { insertUser, openWorkspace, saveWorkspacePostalAddress } from '../features/accounts/users/user-store.ts'
import type { Services } from '../http/services.ts'
import { readNames } from '../platform/reference.ts'
import { seedDemoPeople } from './demo-people.ts'
import { seedPool } from './seed-pool.ts'

export const demoSignIn = { email: 'demo@fairlead.example', password: 'fairlead-demo' }
const poolSeed = 20_261_121

/** There are more people where the demo's projects search, as a real team would search where its market is. */
const demoFocus = [
  {
    share: 0.04,
    min: 450,
    vocation: 'sales',
    groups: 'account-executive 30, sales-representative 4, business-development-manager 4, sales-development-representative 4',
    countries: ['GB', 'DE', 'FR', 'NL', 'IE', 'ES', 'SE', 'PL'],
  },
  { share: 0.015, min: 300, vocation: 'customers', groups: 'customer-success-manager 20, account-manager 4', countries: ['US'] },
]

export async function seedDemo(services: Services, say: (line: string) => void): Promise<void> {
  const { database, settings } = services
  const { people } = await database.system
    .selectFrom('person')
    .select((eb) => eb.fn.countAll<number>().as('people'))
    .where('workspace_id', 'is', null)
    .executeTakeFirstOrThrow()
  if (people < settings.poolSize) {
    say(`Filling the talent pool with ${settings.poolSize.toLocaleString('en')} fictional people (once) …`)
    const tables = { ...services.tables, names: readNames() }
    const made = makePeople({ tables, size: settings.poolSize, seed: poolSeed })
    await seedPool(database, services.vocabulary, { people: made, source: 'Fictional talent pool', now: services.now() })
    for (const [index, { share, min, ...focus }] of demoFocus.entries()) {
      // months of searching need some people, however small the pool is
      const enough = settings.demoHistory && settings.poolSize >= 2000 ? min : 0
      const size = Math.max(enough, Math.round(settings.poolSize * share))
      const more = makePeople({ tables, size, seed: poolSeed + 1 + index, focus })
      await seedPool(database, services.vocabulary, { people: more, source: 'Fictional talent pool', now: services.now() })
    }
  }
  const demo = await database.system.selectFrom('users').select('id').where('email', '=', demoSignIn.email).executeTakeFirst()
  if (demo) return
  const passwordHash = await hashPassword(demoSignIn.password)
  const company = 'Northwind Robotics'
  const workspaceId = await database.system.transaction().execute(async (tx) => {
    const workspaceId = await openWorkspace(tx, company)
    // fictional, like everything in the demo
    const address = `${company}\n12 Quay Street\nAustin, TX 78701\nUnited States`
    await saveWorkspacePostalAddress(tx, workspaceId, address)
    const person = { email: demoSignIn.email, firstName: 'Dana', lastName: 'Demo', company, jobTitle: 'Talent Partner' }
    await insertUser(tx, { ...person, workspaceId, passwordHash, emailVerifiedAt: services.now() })
    return workspaceId
  })
  await seedDemoPeople(services, workspaceId, demoSignIn.password)
}
