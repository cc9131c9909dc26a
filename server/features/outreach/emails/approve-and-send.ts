// Approves a candidate and starts their email sequence in one transaction; the email can be undone during its delay.
import { whyNotSwipe } from '@fairlead/domain/candidate/moves'
import type { Screener } from '@fairlead/domain/interview/calendar-gate'
import { validateMethod } from '@fairlead/domain/project/outreach-options'
import { readScheduledDate } from '@fairlead/domain/outreach/schedule'
import type { Links } from '@fairlead/domain/ports/links'
import { Refusal } from '@fairlead/domain/refusal'
import { isEmail, normaliseEmail } from '@fairlead/domain/shared/validation'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { accessCandidate, addressOf, type LoadedCandidate } from '../../candidates/records/access-candidate.ts'
import { saveCandidate } from '../../candidates/records/candidate-store.ts'
import { addHistory } from '../../candidates/records/history-store.ts'
import { moveCandidate, recordBlockedApproval } from '../../candidates/moves/move-candidate.ts'
import type { FollowUpFiles, StoredFile } from '../../mail/messages/attachment-store.ts'
import { checkLinks, findBrokenLinks, linksOfTexts, withoutCandidate, type LinkTools } from '../../mail/messages/check-links.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { planTime } from '../../mail/mailboxes/mailbox-slots.ts'
import { sendFrom, type FromMailbox } from '../../mail/mailboxes/mailbox-views.ts'
import { queueMessage, type QueuedMessage } from '../../mail/messages/message-store.ts'
import { passFirewall, type SendPass } from '../../mail/messages/send-firewall.ts'
import { doubtfulGreetingOf, type FilledMail } from '../../mail/messages/template-values.ts'
import { accessProject, type LoadedProject } from '../../projects/records/access-project.ts'
import { assertMayContact } from '../../projects/views/free-trial.ts'
import { readScreener } from '../../projects/team/screener.ts'
import { candidateTime } from '../../mail/messages/candidate-time.ts'
import { chooseFiles, chooseFollowUpFiles, type FollowUpChoice } from './choose-files.ts'
import { openTemplateChoice, type ChosenTemplate } from '../templates/choose-template.ts'
import { findSender, type Sender } from '../parties/sender.ts'
import { takeOver } from '../parties/take-over.ts'
import { text as texts } from '../texts/texts.ts'
import { writeSequenceMail } from './write-sequence-mail.ts'
import { messages } from '@fairlead/domain/shared/messages'

export interface ApproveAndSend extends FollowUpChoice {
  projectId: string
  candidateId: string
  /** Blank = the template's. */
  subject?: string | undefined
  body?: string | undefined
  /** The project template for the email and its follow-ups; blank = the running test's, else the first one. */
  templateName?: string | undefined
  /** The test the user saw, '' = none; a different one is refused. */
  seenTest?: string | undefined
  /** An address other than the candidate's own. */
  toEmail?: string | undefined
  /** The teammate who appears as the sender; blank = the project's sender, absent = the template's. */
  senderEmail?: string | undefined
  /** As in the API; blank = now. */
  scheduledDate?: string | undefined
  emailType?: string | undefined
  /** Writes to someone the team is in touch with elsewhere, and stops the outreach there. */
  takeOver?: boolean | undefined
  /** The guess the user agrees to write to: the address, or its ID where addresses are hidden. */
  acceptsGuess?: string | undefined
  /** The user confirmed a greeting that doesn't look like a name. */
  confirmsGreeting?: boolean | undefined
  /** Uploads of the user that are attached. */
  attachmentIds?: readonly string[] | undefined
  /** Sends the first email at once, also on a weekend or at night where the candidate lives. */
  sendNow?: boolean | undefined
}

export interface ApprovedAndSent {
  /** 200 queued; 401 the sender gave no permission, nothing was done; 404 no address: approved, to be contacted by hand. */
  emailStatus: 200 | 401 | 404
  message: QueuedMessage | null
  remaining: number
  screener: Screener | null
}

/** `links` checks the links in the text before anything is written; null = they aren't checked. */
export async function approveAndSend(
  ctx: ActorContext,
  mail: MailSettings,
  input: ApproveAndSend,
  links: Links | null = null,
): Promise<ApprovedAndSent> {
  if (links) await checkWrittenLinks(ctx, { links, publicUrl: mail.publicUrl }, input)
  return recordBlockedApproval(ctx, input, () => ctx.transaction((tx) => approveWithin(tx, ctx, mail, input)))
}

/** Servers are contacted outside of the transaction, which only reads the results. */
async function checkWrittenLinks(ctx: ActorContext, tools: LinkTools, input: ApproveAndSend): Promise<void> {
  const { projectId, body } = input
  const urls = await ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'decide')
    const { candidate } = await accessCandidate(tx, ctx.actor, input, 'decide')
    const choose = await openTemplateChoice(tx, project, input)
    const text = body?.trim() || (choose(candidate.id).template?.initial ?? '')
    return withoutCandidate(linksOfTexts([text]), candidate)
  })
  await checkLinks(ctx, tools, urls)
}

async function approveWithin(tx: Tx, ctx: ActorContext, mail: MailSettings, input: ApproveAndSend): Promise<ApprovedAndSent> {
  const locked = await accessProject(tx, ctx.actor, input.projectId, 'decide', 'update')
  const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'decide', locked)
  const isReview = whyNotSwipe(project, ctx.actor, candidate) === null
  if (!isReview && candidate.stage !== 'APPROVED') throw new Refusal('invalid_move', texts.contactedAlready)
  const unused = validateMethod(project.settings.outreachMethods, 'email')
  if (unused) throw new Refusal('cannot_send', unused)
  const scheduledAt = readScheduledDate(input.scheduledDate, ctx.now())
  if (input.toEmail && !isEmail(input.toEmail)) throw new Refusal('invalid_input', undefined, { email_override: messages.notAnEmail })

  const reviewed = project.counts.UNDER_REVIEW ?? 0
  const screener = await readScreener(tx, project)
  const choice = (await openTemplateChoice(tx, project, input, input.seenTest))(candidate.id)
  // an empty sender means the project's; if absent, use the template's
  const senderEmail = (input.senderEmail ?? choice.template?.userEmail ?? '').trim()
  const sender = senderEmail === '' ? null : await findSender(tx, project, senderEmail)
  if (senderEmail !== '' && sender === null) return { emailStatus: 401, message: null, remaining: reviewed, screener }
  // anything that stops the email below also undoes the approval
  const remaining = isReview ? await moveCandidate(tx, { project, candidate, to: 'APPROVED', by: { ctx, actor: ctx.actor } }) : reviewed

  const address = input.toEmail ? normaliseEmail(input.toEmail) : addressOf(candidate, project.settings.allowWorkEmails)
  if (!address) {
    await saveCandidate(tx, candidate.id, { manualOutreach: true })
    return { emailStatus: 404, message: null, remaining, screener }
  }
  const { subject, body } = textOfInitial({ ...input, ...choice })
  const from = await sendFrom(tx, project, mail.mailFrom, sender?.id)
  const filled = await writeSequenceMail(tx, mail, {
    project,
    reader: candidate,
    subject,
    body,
    senderName: sender?.name ?? null,
    mailboxId: from.mailboxId,
    now: ctx.now(),
  })
  await assertMayContact(tx, project, candidate.id, mail)
  const approved = { ...candidate, stage: 'APPROVED' as const }
  const brokenLinks = await findBrokenLinks(tx, ctx, filled.html, mail.publicUrl)
  const request = {
    channel: 'first_email' as const,
    project,
    candidate: approved,
    address,
    takesOver: input.takeOver ?? false,
    acceptsGuess: input.acceptsGuess,
    brokenLinks,
    doubtfulGreeting: input.confirmsGreeting ? null : doubtfulGreetingOf(project, candidate, subject, body),
  }
  const pass = await passFirewall(tx, ctx, request)
  await takeOver(tx, ctx, { project, candidate }, pass)
  if (input.followUps === false) await saveCandidate(tx, candidate.id, { disableFollowups: true })
  const place = { projectId: project.id, candidateId: candidate.id, mailboxId: from.mailboxId }
  const files = await chooseFiles(tx, ctx, mail, place, input)
  const followUpFiles = await chooseFollowUpFiles(tx, ctx, mail, place, input, choice.template)
  const message = await queueInitial(tx, ctx, mail, pass, {
    project,
    candidate,
    filled,
    written: subject,
    address,
    scheduledAt,
    sender,
    from,
    choice,
    files,
    followUpFiles,
    input,
  })
  return { emailStatus: 200, message, remaining, screener }
}

/** Subject and text as written. */
export function textOfInitial({ template, ...input }: Pick<ApproveAndSend, 'templateName' | 'subject' | 'body'> & ChosenTemplate): {
  subject: string
  body: string
} {
  if (!template && input.templateName?.trim()) throw new Refusal('invalid_input', undefined, { template_name: texts.unknownTemplate })
  const subject = input.subject?.trim() || template?.subject || ''
  const body = input.body?.trim() || template?.initial || ''
  if (subject === '' || body === '')
    throw new Refusal('invalid_input', undefined, { [subject === '' ? 'email_subject' : 'email_body']: messages.fieldRequired })
  return { subject, body }
}

interface Initial {
  project: LoadedProject
  candidate: LoadedCandidate
  filled: FilledMail
  written: string
  address: string
  scheduledAt: Date | null
  sender: Sender | null
  from: FromMailbox
  choice: ChosenTemplate
  files: readonly StoredFile[]
  followUpFiles: readonly FollowUpFiles[]
  input: ApproveAndSend
}

async function queueInitial(tx: Tx, ctx: ActorContext, mail: MailSettings, pass: SendPass, initial: Initial): Promise<QueuedMessage> {
  const { project, candidate, filled, scheduledAt, from } = initial
  const heldUntil = new Date(ctx.now().getTime() + mail.holdSeconds * 1000)
  // the user chose a time: only the mailbox's limits apply
  const hours = initial.input.sendNow || scheduledAt ? null : mail.sendHours
  const ready = scheduledAt && scheduledAt > heldUntil ? scheduledAt : heldUntil
  const leaving = {
    mailboxId: from.mailboxId,
    toEmail: initial.address,
    local: candidateTime(candidate.profile.place),
    hours,
    perDomainHour: mail.mailboxPerDomainHour,
    maxPerDay: mail.mailboxPerDay,
  }
  const leaves = await planTime(tx, ctx.now(), ready, leaving)
  const message = await queueMessage(tx, ctx, pass, {
    projectId: project.id,
    candidateId: candidate.id,
    step: 0,
    emailType: initial.input.emailType?.trim() || null,
    templateName: initial.choice.template?.name ?? null,
    test: initial.choice.test,
    isScheduled: scheduledAt !== null || leaves.reason !== null,
    requestId: null,
    anyHour: hours === null,
    heldBy: leaves.reason,
    dueAt: leaves.at,
    heldUntil,
    fromName: initial.sender?.name ?? (project.settings.senderName || mail.productName),
    ...from,
    toEmail: initial.address,
    cc: [],
    subject: filled.subject,
    subjectTemplate: initial.written,
    html: filled.html,
    text: filled.text,
    inReplyTo: null,
    references: [],
    files: initial.files,
    followUpFiles: initial.followUpFiles,
    domain: mail.mailDomain,
  })
  if (scheduledAt || leaves.reason)
    await addHistory(tx, ctx, project, candidate.id, { event: 'scheduled_email', detail: filled.subject, isScheduled: true })
  await record(tx, ctx, { type: 'mail.queued', projectId: project.id, candidateId: candidate.id, messageId: message.id })
  return message
}
