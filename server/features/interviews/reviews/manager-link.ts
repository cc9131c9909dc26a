// The link with which a hiring manager decides without an account: for the candidates it was sent with, for one address, valid
// for 14 days.
import { Refusal } from '@fairlead/domain/refusal'
import { systemContext, type WorkspaceContext } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database.ts'
import { countAttempt } from '../../accounts/security/login-rate-limit.ts'
import { findLink, recordLinkOpened, openLink } from '../../accounts/security/link-store.ts'
import { loadProject, type LoadedProject } from '../../projects/records/access-project.ts'
import { text } from '../texts/texts.ts'
import { listRequested } from './manager-request-store.ts'

const purpose = 'hm_review'
const days = 14
/** Per link in fifteen minutes: going through a long queue quickly stays far below. */
const maxCalls = 600

/** A new link that shows these candidates and no others; earlier links stay open. */
export async function openManagerLink(
  tx: Tx,
  ctx: WorkspaceContext,
  publicUrl: string,
  target: { projectId: string; email: string; candidateIds: readonly string[] },
): Promise<string> {
  return `${publicUrl}/review/${await openLink(tx, ctx, { purpose, ...target, sentBy: ctx.userId, days })}`
}

export interface ManagerDesk {
  ctx: WorkspaceContext
  projectId: string
  email: string
  /** The candidates it shows; any other candidate is unknown to it. */
  candidateIds: readonly string[]
}

/** The manager a link belongs to; refuses with 'not_found' once it has ended. */
export async function openDesk(database: Database, token: string, now: () => Date): Promise<ManagerDesk> {
  const link = await findLink(database.system, token, purpose, now())
  if (!link?.projectId || !link.email) throw linkEnded()
  await countAttempt(database.system, `${purpose} ${link.hash.toString('hex')}`, now(), maxCalls)
  await recordLinkOpened(database.system, link.hash, now())
  const { projectId, email } = link
  // links from before they listed candidates show those that were sent to their address
  const candidateIds = link.candidateIds ?? (await listRequested(database, projectId, email))
  return { ctx: systemContext(database, link.workspaceId, now), projectId, email, candidateIds }
}

/** Refuses with 'not_found' for an archived project. */
export async function projectOfDesk(tx: Tx, desk: ManagerDesk): Promise<LoadedProject> {
  const project = await loadProject(tx, desk.projectId, 'share')
  if (!project || project.isArchived) throw linkEnded()
  return project
}

const linkEnded = () => new Refusal('not_found', text.askForNewLink)
