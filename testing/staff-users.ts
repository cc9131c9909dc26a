// A customer, a staff member, and a super admin in separate workspaces, for tests of operations.
import { auditKinds } from '@fairlead/domain/account/audit-events'
import type { TestApp, TestUser } from './test-app.ts'
import { newUser } from './test-app.ts'

export const staffSettings = { staffDomains: ['house.example'], superAdmins: ['chief@boss.example'], freeTrialContacts: 25 }

export async function createStaffUsers(testApp: TestApp): Promise<{ customer: TestUser; staff: TestUser; admin: TestUser }> {
  const named = async (user: TestUser, email: string): Promise<TestUser> => {
    await testApp.database.system
      .updateTable('users')
      .set({ email, email_verified_at: new Date() })
      .where('email', '=', user.email)
      .execute()
    return { ...user, email }
  }
  const [customer, staff, admin] = await Promise.all([
    newUser(testApp.app, 'Customer'),
    newUser(testApp.app, 'Staff'),
    newUser(testApp.app, 'Chief'),
  ])
  return {
    customer,
    staff: await named(staff, staff.email.replace('team.example', 'house.example')),
    admin: await named(admin, 'chief@boss.example'),
  }
}

const staffKinds = auditKinds.slice(auditKinds.indexOf('account_changed'), auditKinds.indexOf('project_created'))
/** The lines of staff about an address or a project, oldest first. */
export function auditOf(testApp: TestApp, about: string) {
  return testApp.database.system
    .selectFrom('audit_event')
    .leftJoin('project', 'project.id', 'audit_event.project_id')
    .selectAll('audit_event')
    .where('audit_event.kind', 'in', staffKinds)
    .where((eb) => eb.or([eb('target', '=', about), eb('project.name', '=', about)]))
    .orderBy('audit_event.id')
    .execute()
}
