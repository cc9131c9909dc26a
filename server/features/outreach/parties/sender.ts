// The sender of an email: the project's sender, or a teammate who allowed it.
import { personNameAsText } from '@fairlead/domain/account/names'
import { roleOf } from '@fairlead/domain/project/project'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import type { Tx } from '../../../platform/database.ts'
import type { LoadedProject } from '../../projects/records/access-project.ts'
import { findAutomaticSender } from '../../accounts/users/user-views.ts'

export interface Sender {
  id: string
  name: string
}

/** The colleague; null when they aren't on the project's roster, or don't allow the product to write for them. */
export async function findSender(tx: Tx, project: Pick<LoadedProject, 'collaborators'>, email: string): Promise<Sender | null> {
  const address = normaliseEmail(email)
  if (roleOf(project.collaborators, address) === 'none') return null
  const user = await findAutomaticSender(tx, address)
  return user ? { id: user.id, name: personNameAsText(user.firstName, user.lastName) || address } : null
}

/** The project as it looks when someone else writes. */
export function withSenderName<P extends Pick<LoadedProject, 'settings'>>(project: P, senderName: string | null): P {
  return senderName === null ? project : { ...project, settings: { ...project.settings, senderName } }
}
