// Handles a candidate's reply in one transaction under the candidate's lock: store it, stop the sequence, move the candidate, notify the team.
import { dayOfMoment } from '@fairlead/domain/shared/days'
import { addedToSubject } from '@fairlead/domain/conversation/auto-reply'
import { decideReply } from '@fairlead/domain/conversation/decide-reply'
import { readAbsence } from '@fairlead/domain/conversation/out-of-office'
import { readInThread, type SentText } from '@fairlead/domain/conversation/read-in-thread'
import { questionType } from '@fairlead/domain/conversation/question-topic'
import type { ReplyClassification } from '@fairlead/domain/ports/reply-classifier'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { findUserByEmail } from '../../accounts/users/user-views.ts'
import { addressOf, type LoadedCandidate, lockWithProject } from '../../candidates/records/access-candidate.ts'
import type { ResumeReaders } from '../../candidates/people/learn-from-resume.ts'
import { lockPeople } from '../../candidates/people/person-store.ts'
import { saveAddressNews } from '../../candidates/people/address-store.ts'
import { saveCandidate } from '../../candidates/records/candidate-store.ts'
import { moveCandidate } from '../../candidates/moves/move-candidate.ts'
import type { LoadedProject } from '../../projects/records/access-project.ts'
import { saveAttachedResumes, readAttached } from './attached-resumes.ts'
import { readCorrections } from './corrections-store.ts'
import { isCopied, isRecipient, listSentTexts } from '../messages/message-facts.ts'
import { cancelQueued } from '../messages/message-store.ts'
import { isMailboxAddress } from '../mailboxes/mailbox-views.ts'
import { type Correction, type ReceivedMail, type ReplyReader, type Track } from './inbound-mail.ts'
import { isOwnMailbox } from '../mailboxes/mailbox-state.ts'
import { handleBounce } from './handle-bounce.ts'
import { pauseSequence } from '../sending/pause-sequence.ts'
import { text } from '../texts/texts.ts'
import { followThrough, type Reply } from '../sending/follow-through.ts'
import { insertReceived, saveStages } from './inbound-mail-store.ts'

export async function handleReply(
  ctx: WorkspaceContext,
  reader: ReplyReader,
  raw: ReceivedMail,
  track: Track,
  resumes: ResumeReaders,
): Promise<void> {
  const attached = await readAttached(ctx, resumes, raw, track.candidateId)
  await ctx.transaction(async (tx) => {
    // imports lock people before candidates too
    if (attached.length > 0) await lockPeople(tx, ctx.workspaceId)
    const locked = await lockWithProject(tx, track.candidateId)
    if (!locked) return
    const { project, candidate } = locked
    const sent = await listSentTexts(tx, candidate.id)
    const received = { ...raw, mail: readInThread(raw.mail, sent) }
    const isTheirs = !(await isColleague(tx, candidate.id, received))
    const classification = !isTheirs ? null : judge(reader, received, track, await readCorrections(tx), sent)
    // someone may be impersonating the candidate: a person checks before anything moves
    const isForged = received.senderCheck === 'fail'
    // people also reply to forwarded emails in a user's inbox: an address we never wrote to moves no candidate automatically
    const isStranger =
      isTheirs && isOwnMailbox(received.mailbox) && received.mail.kind === 'person' && !(await wasWrittenTo(tx, candidate, received))
    const confident = classification !== null && !isForged && !isStranger && classification.confidence >= reader.confidentEnough
    const matched = { projectId: project.id, candidateId: candidate.id, by: track.by, classification, confident }
    const id = await insertReceived(tx, received, ctx.workspaceId, matched)
    // read before, by another reader or run: everything is done
    if (!id) return
    if (isTheirs && !isStranger && attached.length > 0) await saveAttachedResumes(tx, ctx, resumes, candidate, id, received, attached)
    if (received.mail.kind === 'bounce') return handleBounce(tx, ctx, project, candidate, received)
    if (isTheirs && !isForged && !isStranger) await confirmSender(tx, ctx, candidate, received)
    if (received.mail.invitation)
      await record(tx, ctx, { type: 'invitation.answered', projectId: project.id, candidateId: candidate.id, mailId: id })
    if (!classification)
      return void (await record(tx, ctx, { type: 'candidate.changed', projectId: project.id, candidateId: candidate.id }))
    await applyReply(tx, ctx, project, candidate, classification, confident, {
      id,
      from: received.mail.from?.address ?? null,
      at: received.internalDate,
      text: received.mail.replyText || received.mail.text,
    })
  })
}

/** A sender evidently uses the address. */
async function confirmSender(tx: Tx, ctx: WorkspaceContext, { personId }: LoadedCandidate, { mail }: ReceivedMail): Promise<void> {
  const address = mail.kind === 'person' ? mail.from?.address : null
  if (address) await saveAddressNews(tx, ctx, [{ personId, address, status: 'confirmed', proof: 'reply', origin: text.replyFromThem }])
}

/** A teammate or someone copied, whose reply-all isn't the candidate's reply. */
async function isColleague(tx: Tx, candidateId: string, { mail }: ReceivedMail): Promise<boolean> {
  const from = mail.from?.address.toLowerCase() ?? ''
  if (await findUserByEmail(tx, from)) return true
  return (await isMailboxAddress(tx, from)) || (await isCopied(tx, candidateId, from))
}

async function wasWrittenTo(tx: Tx, candidate: LoadedCandidate, { mail }: ReceivedMail): Promise<boolean> {
  const from = mail.from?.address.toLowerCase() ?? ''
  if (from === addressOf(candidate)?.toLowerCase()) return true
  return isRecipient(tx, candidate.id, from)
}

/** null for messages without meaning: calendar responses, and automatic receipts. */
function judge(
  reader: ReplyReader,
  { mail, internalDate }: ReceivedMail,
  track: Track,
  corrections: readonly Correction[],
  sent: readonly SentText[],
): ReplyClassification | null {
  if (track.isUnsubscribe) return { label: 'unsubscribe', confidence: 1, notInterestedReasons: ['other'], quote: null }
  // the invitation handling interprets calendar messages
  if (mail.invitation) return null
  if (mail.kind === 'auto_reply') {
    const { text } = addedToSubject(
      mail.subject,
      sent.map(({ subject }) => subject),
    )
    return reader.classifyAutomatic(mail.replyText || mail.text, text, internalDate)
  }
  return mail.kind === 'person' ? reader.classify(mail.replyText || mail.text, corrections) : null
}

export async function applyReply(
  tx: Tx,
  ctx: WorkspaceContext,
  project: LoadedProject,
  candidate: LoadedCandidate,
  classification: ReplyClassification,
  confident: boolean,
  mail: Reply,
): Promise<void> {
  const stood = mail.stood ?? candidate.stage
  const decision = decideReply(project, stood, classification, confident)
  // a correction undoes a move that the new classification doesn't make
  const to = decision.to ?? (stood === candidate.stage ? null : stood)
  if (decision.stopsSequence) {
    await saveCandidate(tx, candidate.id, { repliedAt: mail.at, pause: null })
    await cancelQueued(tx, candidate.id, 'replied')
  }
  if (decision.pausesSequence) await pauseSequence(tx, ctx, candidate, readAbsence(mail.text, dayOfMoment(mail.at)))
  if (classification.label === 'question') await saveCandidate(tx, candidate.id, { questionType: questionType(mail.text) })
  await followThrough(tx, ctx, candidate, decision, classification.quote, mail)
  await saveStages(tx, mail.id, stood, to ?? candidate.stage)
  if (to && to !== candidate.stage)
    await moveCandidate(tx, {
      project,
      candidate,
      to,
      by: { ctx, actor: null },
      details: {
        attention: decision.attention,
        ...(to === 'NOT_INTERESTED' ? { notInterested: { reasons: decision.notInterestedReasons, other: classification.quote } } : {}),
        note: classification.quote,
      },
    })
  else if (decision.attention) await saveCandidate(tx, candidate.id, { attention: decision.attention })
  await record(tx, ctx, {
    type: 'reply.received',
    projectId: project.id,
    candidateId: candidate.id,
    messageId: mail.id,
    label: classification.label,
    confident,
  })
}
