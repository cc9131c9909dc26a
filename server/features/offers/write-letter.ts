// Writes the draft of an offer letter, chooses who has to approve it, and records their decisions.
import { personNameAsText } from '@fairlead/domain/account/names'
import { checkLetter, isVoid, longestComment, maxApprovers } from '@fairlead/domain/candidate/offer-letter'
import { mayDecide } from '@fairlead/domain/project/project'
import { messages } from '@fairlead/domain/shared/messages'
import { text as validationText } from '@fairlead/domain/shared/texts/validation'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import type { CandidateKey } from '../candidates/records/access-candidate.ts'
import { languageOfCandidate } from '../mail/messages/candidate-language.ts'
import type { LoadedProject } from '../projects/records/access-project.ts'
import { hasOtherTerms, openLetterDesk } from './letter-desk.ts'
import { chooseApprovers, saveApproval } from './offer-approval-store.ts'
import { saveDraft } from './offer-letter-store.ts'
import { text } from './texts/texts.ts'

export interface WriteLetter extends CandidateKey {
  body: string
  answerBy: string
  approvers: readonly string[]
  /** The one that was changed; null for a new letter. */
  version: number | null
}

/** Users of the workspace who decide in the project, by name. */
export async function listDeciders(tx: Tx, project: LoadedProject): Promise<{ userId: string; name: string }[]> {
  const users = await tx
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'is_super_admin'])
    .where('workspace_id', '=', project.workspaceId)
    .where('disabled_at', 'is', null)
    .where('removed_at', 'is', null)
    .orderBy('first_name')
    .orderBy('id')
    .execute()
  return users
    .filter(({ id, email, is_super_admin: isSuperAdmin }) =>
      mayDecide(project, { userId: id, workspaceId: project.workspaceId, email, isSuperAdmin, isStaff: false }),
    )
    .map((user) => ({ userId: user.id, name: personNameAsText(user.first_name, user.last_name) }))
}

/** A changed text, day, or offer voids approvals. The same request again changes nothing. */
export function writeLetter(ctx: ActorContext, input: WriteLetter): Promise<{ version: number }> {
  return ctx.transaction(async (tx) => {
    const { project, candidate, letter, terms } = await openLetterDesk(tx, ctx, input)
    if (letter?.state === 'signed') throw new Refusal('invalid_move', text.signedStays)
    if (letter?.state === 'sent') throw new Refusal('invalid_move', text.sentStays)
    const body = input.body.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim()
    const wrong = checkLetter({ body, answerBy: input.answerBy }, ctx.now())
    if (wrong) throw new Refusal('invalid_input', Object.values(wrong)[0], wrong)
    const approvers = [...new Set(input.approvers)]
    const deciders = new Set((await listDeciders(tx, project)).map(({ userId }) => userId))
    if (approvers.length > maxApprovers || approvers.some((id) => !deciders.has(id)))
      throw new Refusal('invalid_input', text.notTheirProject, { approvers: text.notTheirProject })
    const draft = letter?.state === 'draft' ? letter : null
    if (draft && draft.version !== input.version && draft.body !== body) throw new Refusal('edited_meanwhile', text.letterChanged)
    const language = await languageOfCandidate(tx, candidate.id)
    const saved = await saveDraft(tx, ctx, {
      candidateId: candidate.id,
      before: letter,
      draft: { body, answerBy: input.answerBy, terms, language },
    })
    const added = await chooseApprovers(tx, ctx, saved.id, approvers)
    // those who decided about an earlier version are asked again
    const toNotify = saved.version === draft?.version ? added : approvers
    if (toNotify.length > 0)
      await record(tx, ctx, {
        type: 'offer.approval_asked',
        projectId: project.id,
        candidateId: candidate.id,
        letterId: saved.id,
        version: saved.version,
        userIds: toNotify.filter((id) => id !== ctx.userId),
        byId: ctx.userId,
      })
    await record(tx, ctx, { type: 'candidate.changed', projectId: project.id, candidateId: candidate.id })
    return { version: saved.version }
  })
}

export interface DecideLetter extends CandidateKey {
  version: number
  approved: boolean
  comment: string
}

/** By someone who was asked, about the version they read. */
export function decideLetter(ctx: ActorContext, input: DecideLetter): Promise<void> {
  return ctx.transaction(async (tx) => {
    const { project, candidate, letter, approvals, terms } = await openLetterDesk(tx, ctx, input)
    const approval = approvals.find(({ userId }) => userId === ctx.userId)
    if (!letter || !approval) throw new Refusal('not_permitted')
    const comment = input.comment.trim()
    if (comment.length > longestComment)
      throw new Refusal('invalid_input', undefined, { comment: validationText.charactersMax(longestComment) })
    if (!input.approved && comment === '') throw new Refusal('invalid_input', text.commentMissing, { comment: messages.fieldRequired })
    const decision = input.approved ? ('approved' as const) : ('returned' as const)
    const standing = { version: letter.version, hasOtherTerms: hasOtherTerms(letter, terms) }
    if (letter.version !== input.version || standing.hasOtherTerms) throw new Refusal('edited_meanwhile', text.letterChanged)
    if (approval.decision === decision && approval.comment === comment && !isVoid(approval, standing)) return
    if (letter.state !== 'draft') throw new Refusal('invalid_move', text.sentStays)
    await saveApproval(tx, ctx, { letterId: letter.id, userId: ctx.userId, version: letter.version }, { decision, comment })
    await record(tx, ctx, {
      type: 'offer.approval_decided',
      projectId: project.id,
      candidateId: candidate.id,
      letterId: letter.id,
      version: letter.version,
      userId: ctx.userId,
      approved: input.approved,
      toId: letter.savedBy,
    })
    await record(tx, ctx, { type: 'candidate.changed', projectId: project.id, candidateId: candidate.id })
  })
}
