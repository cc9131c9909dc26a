// A customer, one of the staff and a super admin, each of a workspace of their own, for tests of operations.
import type { Constellation, TestUser } from './constellation.ts'
import { newUser } from './constellation.ts'

export const houseSettings = { staffDomains: ['house.example'], superAdmins: ['chief@boss.example'], freeTrialContacts: 25 }

export async function openHouse(sky: Constellation): Promise<{ customer: TestUser; staff: TestUser; admin: TestUser }> {
  const named = async (user: TestUser, email: string): Promise<TestUser> => {
    await sky.database.system.updateTable('users').set({ email, email_verified_at: new Date() }).where('email', '=', user.email).execute()
    return { ...user, email }
  }
  const [customer, staff, admin] = await Promise.all([newUser(sky.app, 'Customer'), newUser(sky.app, 'Staff'), newUser(sky.app, 'Chief')])
  return {
    customer,
    staff: await named(staff, staff.email.replace('team.example', 'house.example')),
    admin: await named(admin, 'chief@boss.example'),
  }
}

/** What the log says about somebody or something, the oldest first. */
export function auditOf(sky: Constellation, about: string) {
  return sky.database.system.selectFrom('audit_entry').selectAll().where('about', '=', about).orderBy('at').orderBy('id').execute()
}
