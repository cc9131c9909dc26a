// The demo workspace's colleagues: one of every kind of user, so that each view can be tried.
import type { Collaborator } from '@fairlead/domain/project/project'
import { hashPassword } from '../features/accounts/sessions/password.ts'
import { insertUser, type NewUser } from '../features/accounts/users/user-store.ts'
import type { Services } from '../http/services.ts'

type Kind = Pick<NewUser, 'firstName' | 'lastName' | 'jobTitle' | 'isSuperAdmin' | 'experiments'>

/** STAFF_DOMAINS and RECRUITER_PROFILES make them staff and recruiter profiles. */
export const colleagues: Record<string, Kind> = {
  'hanna@fairlead.example': { firstName: 'Hanna', lastName: 'Hiring', jobTitle: 'Head of Sales' },
  'colin@fairlead.example': { firstName: 'Colin', lastName: 'Comments', jobTitle: 'Sales Lead' },
  'vera@fairlead.example': {
    firstName: 'Vera',
    lastName: 'Newer',
    jobTitle: 'Recruiter',
    experiments: { enable_self_serve_lean_test: false, enable_v2_experience: true },
  },
  'ada@fairlead.example': { firstName: 'Ada', lastName: 'Admin', jobTitle: 'Operations', isSuperAdmin: true },
  'rita@recruiters.example': { firstName: 'Rita', lastName: 'Recruiter', jobTitle: 'Recruiter' },
  'sam@staff.example': { firstName: 'Sam', lastName: 'Staff', jobTitle: 'Customer Success' },
}

/** Who works on the demo's live search in addition to its owner. */
export const demoRoster: readonly Collaborator[] = [
  { email: 'hanna@fairlead.example', role: 'member' },
  { email: 'vera@fairlead.example', role: 'member' },
  { email: 'rita@recruiters.example', role: 'member' },
  { email: 'sam@staff.example', role: 'member' },
  { email: 'colin@fairlead.example', role: 'commenter' },
]

export async function seedDemoPeople({ database, now }: Services, workspaceId: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password)
  await database.system.transaction().execute(async (tx) => {
    for (const [email, kind] of Object.entries(colleagues))
      await insertUser(tx, { ...kind, workspaceId, email, passwordHash, company: 'Northwind Robotics', emailVerifiedAt: now() })
  })
}
