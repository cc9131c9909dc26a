// Recipients of a project's notifications: its owner and everyone on the roster who can decide.
import type { Tx } from '../../../platform/database.ts'
import type { LoadedProject } from '../../projects/records/access-project.ts'
import { listActiveUsersByEmail } from '../../accounts/users/user-views.ts'

export async function audienceOf(tx: Tx, project: Pick<LoadedProject, 'ownerId' | 'collaborators'>): Promise<string[]> {
  const emails = project.collaborators.filter((c) => c.role !== 'commenter').map((c) => c.email)
  if (emails.length === 0) return [project.ownerId]
  const users = await listActiveUsersByEmail(tx, emails)
  return [...new Set([project.ownerId, ...users.map((user) => user.id)])]
}
