// The link by which a hiring manager decides without an account: for one project, sent to one address, for fourteen days.
import { Refusal } from '@fairlead/domain/refusal'
import { systemContext, type WorkspaceContext } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database.ts'
import { countGuess } from '../accounts/guesses.ts'
import { findLink, noteLinkOpened, openLink } from '../accounts/link-store.ts'
import { loadProject, type LoadedProject } from '../projects/access-project.ts'

const purpose = 'hm_review'
const days = 14
/** In fifteen minutes, per link: a long pile gone through quickly stays far below. */
const mostCalls = 600

/** A new link beside those that live: each shows the same pile until it ends. */
export async function openManagerLink(
  tx: Tx,
  ctx: WorkspaceContext,
  publicUrl: string,
  whose: { projectId: string; email: string },
): Promise<string> {
  return `${publicUrl}/review/${await openLink(tx, ctx, { purpose, ...whose, sentBy: ctx.userId, days })}`
}

export interface ManagerDesk {
  ctx: WorkspaceContext
  projectId: string
  email: string
}

/** Whose desk a link leads to; refuses with 'not_found' once it has ended. */
export async function openDesk(database: Database, token: string, now: () => Date): Promise<ManagerDesk> {
  const link = await findLink(database.system, token, purpose, now())
  if (!link?.projectId || !link.email) throw linkEnded()
  await countGuess(database.system, `${purpose} ${link.hash.toString('hex')}`, now(), mostCalls)
  await noteLinkOpened(database.system, link.hash, now())
  return { ctx: systemContext(database, link.workspaceId, now), projectId: link.projectId, email: link.email }
}

/** An archived project asks nobody any more. */
export async function projectOfDesk(tx: Tx, desk: ManagerDesk): Promise<LoadedProject> {
  const project = await loadProject(tx, desk.projectId, 'share')
  if (!project || project.isArchived) throw linkEnded()
  return project
}

const linkEnded = () => new Refusal('not_found', 'This link has ended. Ask whoever sent it for a new one.')
