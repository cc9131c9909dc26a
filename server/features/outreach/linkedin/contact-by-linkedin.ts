// Contacts a candidate over LinkedIn, approving them first if undecided; sends once, now or at a scheduled time.
import { isReviewStage } from '@fairlead/domain/shared/stages'
import { checkLinkedinMessage, hasGoneOut, decideRepeat, type LinkedinKind } from '@fairlead/domain/outreach/linkedin'
import { readScheduledDate } from '@fairlead/domain/outreach/schedule'
import type { Linkedin } from '@fairlead/domain/ports/linkedin'
import { validateMethod } from '@fairlead/domain/project/outreach-options'
import { Refusal } from '@fairlead/domain/refusal'
import { messages } from '@fairlead/domain/shared/messages'
import { must } from '@fairlead/domain/shared/records'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import type { Settings } from '../../../platform/settings.ts'
import { accessCandidate } from '../../candidates/records/access-candidate.ts'
import { addHistory } from '../../candidates/records/history-store.ts'
import { moveCandidate, recordBlockedApproval } from '../../candidates/moves/move-candidate.ts'
import { passFirewall } from '../../mail/messages/send-firewall.ts'
import { fillText, valuesFor } from '../../mail/messages/template-values.ts'
import { accessProject } from '../../projects/records/access-project.ts'
import { assertMayContact } from '../../projects/views/free-trial.ts'
import { recordContacted, deliverLinkedin, type LinkedinDelivery } from './deliver-linkedin.ts'
import { findLinkedinAccount } from './linkedin-account-store.ts'
import { findLinkedinMessage, planLinkedinMessage } from './linkedin-message-store.ts'
import { takeOver } from '../parties/take-over.ts'
import { text as texts } from '../texts/texts.ts'

export interface ContactByLinkedin {
  kind: LinkedinKind
  projectId: string
  candidateId: string
  /** Blank for invitations. */
  subject: string
  body: string
  /** As in the API; blank = now. */
  scheduledDate?: string | undefined
  /** Writes to someone the team is in touch with elsewhere, and stops the outreach there. */
  takeOver?: boolean | undefined
}

export interface LinkedinContact {
  /** 'sending' = another request is sending it right now. */
  state: 'sent' | 'accepted' | 'by_hand' | 'scheduled' | 'sending'
  /** The URL and text for manual sending. */
  byHand: { profileUrl: string; text: string } | null
  scheduledAt: Date | null
  remaining: number
}

const failed = (kind: ContactByLinkedin['kind']) => (kind === 'inmail' ? messages.inmailFailed : messages.invitationFailed)

export async function contactByLinkedin(
  ctx: ActorContext,
  { linkedin, settings }: { linkedin: Linkedin; settings: Pick<Settings, 'freeTrialContacts'> },
  input: ContactByLinkedin,
): Promise<LinkedinContact> {
  const planned = await recordBlockedApproval(ctx, input, () =>
    ctx.transaction((tx) => plan(tx, ctx, { needsSignIn: linkedin.needsSignIn, settings }, input)),
  )
  if (!('delivery' in planned)) return planned
  const { delivery, remaining } = planned
  const outcome = await deliverLinkedin(ctx, linkedin, delivery)
  switch (outcome.state) {
    case 'sent':
    case 'accepted':
      return { state: outcome.state, byHand: null, scheduledAt: null, remaining }
    case 'by_hand':
      return { state: 'by_hand', byHand: outcome, scheduledAt: null, remaining }
    case 'sign_in_needed':
      throw new Refusal('sign_in_needed')
    case 'failed':
      throw new Refusal('send_failed', failed(input.kind), { message_body: outcome.reason })
    case 'unknown':
      throw new Refusal('send_failed', fateUnknown(), { message_body: outcome.reason })
  }
}

const fateUnknown = (): string => texts.sendingUnknown

async function plan(
  tx: Tx,
  ctx: ActorContext,
  { needsSignIn, settings }: { needsSignIn: boolean; settings: Pick<Settings, 'freeTrialContacts'> },
  input: ContactByLinkedin,
): Promise<LinkedinContact | { delivery: LinkedinDelivery; remaining: number }> {
  const locked = await accessProject(tx, ctx.actor, input.projectId, 'decide', 'update')
  const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'decide', locked)
  const unused = validateMethod(project.settings.outreachMethods, input.kind)
  if (unused) throw new Refusal('cannot_send', unused)
  // for manual sending the user opens the profile, which reveals the name
  if (project.biasReducer && !needsSignIn) throw new Refusal('cannot_send', messages.noLinkedinWithoutNames)
  const dueAt = readScheduledDate(input.scheduledDate, ctx.now())
  const values = valuesFor(project, candidate, ctx.now(), input.body)
  const message = { subject: fillText(input.subject, values).trim(), body: fillText(input.body, values).trim() }
  const wrong = checkLinkedinMessage(input.kind, message)
  if (wrong) throw new Refusal('invalid_input', Object.values(wrong)[0], wrong)

  const existing = await findLinkedinMessage(tx, candidate.id, input.kind)
  const profileUrl = candidate.profile.linkedinUrl
  const reviewed = project.counts.UNDER_REVIEW ?? 0
  if (existing && hasGoneOut(existing.state)) {
    const state = existing.state
    if (state === 'by_hand' && candidate.stage === 'APPROVED') await recordContacted(tx, ctx, project, candidate, existing)
    const text = [existing.subject, existing.body].filter(Boolean).join('\n\n')
    const byHand = state === 'by_hand' && profileUrl && !project.biasReducer ? { profileUrl, text } : null
    return { state, byHand, scheduledAt: null, remaining: reviewed }
  }
  switch (decideRepeat(existing?.state ?? null)) {
    case 'never':
      throw new Refusal('send_failed', fateUnknown())
    case 'wait':
      return { state: 'sending', byHand: null, scheduledAt: null, remaining: reviewed }
    case 'send':
  }
  const channel = input.kind === 'inmail' ? ('inmail' as const) : ('connection' as const)
  // a scheduled time may be after the pause
  const attempt = { channel, project, candidate, address: null, takesOver: input.takeOver ?? false, isScheduled: dueAt !== null }
  const pass = await passFirewall(tx, ctx, attempt)
  await takeOver(tx, ctx, { project, candidate }, pass)
  const accountId = needsSignIn ? await findLinkedinAccount(tx, ctx.userId) : null
  if (needsSignIn && accountId === null) throw new Refusal('sign_in_needed')
  const remaining = isReviewStage(candidate.stage)
    ? await moveCandidate(tx, { project, candidate, to: 'APPROVED', by: { ctx, actor: ctx.actor } })
    : reviewed
  await assertMayContact(tx, project, candidate.id, settings)

  const row = await planLinkedinMessage(tx, ctx, pass, {
    ...message,
    projectId: project.id,
    candidateId: candidate.id,
    kind: input.kind,
    dueAt,
  })
  if (!dueAt) return { delivery: { row, profileUrl: must(profileUrl), accountId, isWatched: true }, remaining }
  const event = input.kind === 'inmail' ? 'linkedin_inmail' : 'linkedin_invitation'
  await addHistory(tx, ctx, project, candidate.id, { event, detail: message.subject || null, isScheduled: true })
  await record(tx, ctx, { type: 'candidate.changed', projectId: project.id, candidateId: candidate.id })
  return { state: 'scheduled', byHand: null, scheduledAt: dueAt, remaining }
}
