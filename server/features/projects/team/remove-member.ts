// Removes a member from the workspace: their access and connections end, their projects are handed over, history keeps their name.
import type { Kysely } from 'kysely'
import { canTakeOver, handOverRoster, memberRefusals, whyNotRemove } from '@fairlead/domain/project/members'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import { record } from '../../../platform/events.ts'
import type { DB } from '../../../platform/schema.ts'
import { endConnections } from '../../accounts/sign-in/end-connections.ts'
import { closeAccountLinks, closeReviewLinks } from '../../accounts/security/link-store.ts'
import { readMembers, type WorkspaceMember } from '../../accounts/members/member-views.ts'
import { recordAuditEvent } from '../../accounts/security/audit-store.ts'
import { closeSessionsOf, type UserLists } from '../../accounts/sessions/session-store.ts'
import { lockWorkspace, releaseAddress } from '../../accounts/users/user-store.ts'
import { requireWorkspaceAdmin } from '../../accounts/users/workspace-rights.ts'
import { loadProject } from '../records/access-project.ts'
import { saveOwner, saveSettings } from '../records/project-store.ts'
import { countWhatEnds, projectsOf, type Removal } from './removal-views.ts'
import { text } from '../texts/texts.ts'

export interface RemoveMember {
  userId: string
  /** The member who takes over projects; blank when there are none. */
  handTo: string
}

const memberMissing = () => new Refusal('not_found', text.unknownMember)

export async function previewRemoval(db: Kysely<DB>, ctx: ActorContext, lists: UserLists, userId: string): Promise<Removal> {
  await requireWorkspaceAdmin(db, ctx.actor)
  const member = (await readMembers(db, ctx.workspaceId, lists)).find(({ id }) => id === userId)
  if (!member) throw memberMissing()
  const { owned, alone, others: memberships } = await projectsOf(db, ctx.workspaceId, member)
  const ends = await countWhatEnds(db, ctx.workspaceId, member, ctx.now())
  return { projects: [...owned, ...alone], rosters: memberships.length, ...ends }
}

/** All or nothing. Repeating it returns 'not_found': the member is gone. */
export async function removeMember(db: Kysely<DB>, ctx: ActorContext, lists: UserLists, input: RemoveMember): Promise<void> {
  const { workspaceId, userId: by, actor } = ctx
  await db.transaction().execute(async (tx) => {
    await lockWorkspace(tx, workspaceId)
    await requireWorkspaceAdmin(tx, actor)
    const all = await readMembers(tx, workspaceId, lists)
    const member = all.find(({ id }) => id === input.userId)
    if (!member) throw memberMissing()
    const refusal = whyNotRemove(all, member.id, by)
    if (refusal) throw new Refusal('invalid_input', refusal, { user_id: refusal })
    const { owned, alone, others: memberships } = await projectsOf(tx, workspaceId, member)
    const successor = input.handTo === '' ? null : all.find(({ id }) => id === input.handTo)
    if (input.handTo !== '' && (!successor || !canTakeOver(successor, member.id)))
      throw new Refusal('invalid_input', undefined, { hand_to: memberRefusals.wrongSuccessor })
    const handedOver = [...owned, ...alone]
    if (handedOver.length > 0 && !successor) throw new Refusal('invalid_input', undefined, { hand_to: memberRefusals.successor })

    for (const { id } of [...handedOver, ...memberships]) {
      const project = await loadProject(tx, id, 'update')
      if (!project) continue
      const next = handedOver.some((entry) => entry.id === id) ? (successor?.email ?? null) : null
      if (project.ownerId === member.id && successor) await saveOwner(tx, id, successor.id)
      const collaborators = handOverRoster(project.collaborators, member.email, next)
      await saveSettings(tx, project, { ...project.settings, collaborators }, by)
      await record(tx, { workspaceId, userId: by }, { type: 'project.saved', projectId: id })
    }
    const ended = await endAccess(tx, ctx, member)
    await releaseAddress(tx, member.id, ctx.now(), { wasProven: member.isProven })
    await recordAuditEvent(tx, {
      kind: 'member_removed',
      workspaceId,
      userId: by,
      actor: actor.email,
      target: member.email,
      details: { ...ended, projects: handedOver.length, ...(successor ? { handed_to: successor.email } : {}) },
    })
  })
}

async function endAccess(tx: Kysely<DB>, { workspaceId, now }: ActorContext, { id, email }: WorkspaceMember) {
  const sessions = await closeSessionsOf(tx, id)
  await closeAccountLinks(tx, id, now())
  const reviewLinks = await closeReviewLinks(tx, { workspaceId, emails: [email] }, now())
  await endConnections(tx, id)
  return { sessions, review_links: reviewLinks }
}
