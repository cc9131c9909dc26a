// Predicts the recipients of a first email to several candidates, by the same rules as sending.
import type { BrokenLink } from '@fairlead/domain/outreach/broken-links'
import type { Links } from '@fairlead/domain/ports/links'
import { greetingQuestion, type Cure } from '@fairlead/domain/outreach/firewall'
import type { CheckedEmail, EmailStop } from '@fairlead/domain/outreach/email-check'
import { guessSentence } from '@fairlead/domain/outreach/guessed-address'
import { touchSentence } from '@fairlead/domain/outreach/in-touch'
import { capPerDay, dayLimit } from '@fairlead/domain/outreach/send-slots'
import type { OutreachTemplate } from '@fairlead/domain/project/settings'
import { sequenceOf } from '@fairlead/domain/outreach/sequence'
import type { TestVersion } from '@fairlead/domain/outreach/template-test'
import { contactsLeft } from '@fairlead/domain/project/free-trial'
import { validateMethod } from '@fairlead/domain/project/outreach-options'
import { templateVariables } from '@fairlead/domain/project/template-variables'
import { greetingName } from '@fairlead/domain/shared/person-name'
import { Refusal } from '@fairlead/domain/refusal'
import { must } from '@fairlead/domain/shared/records'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { accessCandidate, addressOf, type LoadedCandidate } from '../../candidates/records/access-candidate.ts'
import { checkLinks, findBrokenLinks, linksOfTexts, type LinkTools } from '../../mail/messages/check-links.ts'
import { mailBody } from '../../mail/messages/mail-body.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { openPlanning, readLimits, type PlannedTime } from '../../mail/mailboxes/mailbox-slots.ts'
import { sendFrom } from '../../mail/mailboxes/mailbox-views.ts'
import { checkFirewall } from '../../mail/messages/send-firewall.ts'
import { doubtfulGreetingOf, missingOf, valuesFor } from '../../mail/messages/template-values.ts'
import { accessProject, type LoadedProject } from '../../projects/records/access-project.ts'
import { countContacted } from '../../projects/views/free-trial.ts'
import { candidateTime } from '../../mail/messages/candidate-time.ts'
import { findPlannedCandidates } from '../../mail/messages/message-facts.ts'
import { openTemplateChoice, type ChosenTemplate } from '../templates/choose-template.ts'
import { findSender } from '../parties/sender.ts'
import { text } from '../texts/texts.ts'

export interface EmailCheck {
  people: (CheckedEmail & {
    candidateId: string
    toEmail: string | null
    /** The first name in the greeting; null when hidden. */
    greeting: string | null
    reason: string | null
    cure: Cure | null
    heldBy: PlannedTime['reason']
    templateName: string | null
    test: { id: string; version: TestVersion } | null
  })[]
  /**
   * For each follow-up that an email starts: the minimum days between the first email and it. In a test, those of the version
   * with more.
   */
  followUpDays: number[]
  /** The numbers of the follow-ups, in a test those of both versions. */
  followUpSteps: number[]
  isPaused: boolean
  /** The mailbox that sends it. */
  from: LaunchMailbox
}

export interface LaunchMailbox {
  mailboxId: string | null
  address: string
  /** Messages it sends today; null = no separate limit. */
  perDay: number | null
}

interface Given {
  projectId: string
  candidateIds: readonly string[]
  templateName?: string | undefined
  /** The same input as for sending. */
  senderEmail?: string | undefined
  /** An email finder that verifies addresses is set up. */
  canVerify?: boolean
  /** Candidates whose greeting the user has confirmed. */
  confirmedGreetings?: readonly string[]
}

/** In the given order, each candidate once. Refuses an unknown candidate, template, or channel. */
export async function checkEmails(ctx: ActorContext, mail: MailSettings, input: Given, links: Links | null = null): Promise<EmailCheck> {
  if (links) await checkTemplateLinks(ctx, { links, publicUrl: mail.publicUrl }, input)
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, input.projectId, 'decide')
    const unused = validateMethod(project.settings.outreachMethods, 'email')
    if (unused) throw new Refusal('cannot_send', unused)
    const ids = [...new Set(input.candidateIds)]
    const choose = await openTemplateChoice(tx, project, input)
    const templates = templatesFor(ids.map(choose))
    if (templates.length === 0 && input.templateName?.trim())
      throw new Refusal('invalid_input', undefined, { template_name: text.unknownTemplate })
    const brokenLinks = new Map<string, BrokenLink[]>()
    for (const { initial } of templates) brokenLinks.set(initial, await findBrokenLinks(tx, ctx, mailBody(initial).html, mail.publicUrl))
    const planned = await findPlannedCandidates(tx, ids)
    const used = new Set<string>()
    const {
      from,
      planned: plannedTime,
      atOnce: plannedAtOnce,
    } = await openEstimate(tx, project, mail, (input.senderEmail ?? templates[0]?.userEmail ?? '').trim(), ctx.now())
    let remaining = await contactsLeftOf(tx, project, mail)
    const people: EmailCheck['people'] = []
    for (const candidateId of ids) {
      const { candidate } = await accessCandidate(tx, ctx.actor, { candidateId, projectId: project.id }, 'decide')
      const { template, test } = choose(candidate.id)
      const address = addressOf(candidate, project.settings.allowWorkEmails)
      const atOnce = new Date(ctx.now().getTime() + mail.holdSeconds * 1000)
      const stopped = planned.has(candidate.id)
        ? stop('planned', text.emailPlanned)
        : await findStop(tx, ctx, project, candidate, {
            address,
            used,
            remaining,
            subject: template?.subject ?? '',
            body: template?.initial ?? '',
            brokenLinks: brokenLinks.get(template?.initial ?? '') ?? [],
            canVerify: input.canVerify ?? false,
            isGreetingConfirmed: input.confirmedGreetings?.includes(candidate.id) ?? false,
          })
      if (!stopped) {
        used.add(must(address).toLowerCase())
        if (remaining !== null) remaining--
      }
      const leaving = {
        mailboxId: from.mailboxId,
        toEmail: address ?? '',
        local: candidateTime(candidate.profile.place),
        perDomainHour: mail.mailboxPerDomainHour,
        maxPerDay: mail.mailboxPerDay,
      }
      // only sent emails count toward the mailbox limit
      const leaves = stopped ? { at: atOnce, reason: null } : plannedTime(atOnce, { ...leaving, hours: mail.sendHours })
      people.push({
        candidateId: candidate.id,
        toEmail: project.biasReducer ? null : address,
        greeting: project.biasReducer ? null : greetingName(candidate.profile),
        stop: stopped?.stop ?? null,
        reason: stopped?.reason ?? null,
        cure: stopped?.cure ?? null,
        leavesAt: leaves.at,
        heldBy: leaves.reason,
        templateName: template?.name ?? null,
        test: test && { id: test.id, version: test.version },
        atOnce: stopped ? atOnce : plannedAtOnce(atOnce, { ...leaving, hours: null }).at,
      })
    }
    const followUpDays = templates.map(daysOfFollowUps).toSorted((a, b) => b.length - a.length)[0] ?? []
    const followUpSteps = [...new Set(templates.flatMap(stepsOfFollowUps))].toSorted((a, b) => a - b)
    return { people, followUpDays, followUpSteps, isPaused: project.outreachPause, from }
  })
}

async function checkTemplateLinks(ctx: ActorContext, tools: LinkTools, input: Given): Promise<void> {
  const templates = await ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, input.projectId, 'decide')
    return templatesFor(input.candidateIds.map(await openTemplateChoice(tx, project, input)))
  })
  await checkLinks(ctx, tools, linksOfTexts(templates.map(({ initial }) => initial)))
}

/** Each template once, those of both versions in a test. */
const templatesFor = (choices: readonly ChosenTemplate[]): OutreachTemplate[] => [
  ...new Set(choices.flatMap(({ template }) => template ?? [])),
]

/** Two plans of the same launch: within the recipients' hours, and immediately. Sending plans with the same rule. */
async function openEstimate(tx: Tx, project: LoadedProject, mail: MailSettings, senderEmail: string, now: Date) {
  const sender = senderEmail === '' ? null : await findSender(tx, project, senderEmail)
  const { fromEmail: address, mailboxId } = await sendFrom(tx, project, mail.mailFrom, sender?.id)
  const ownLimits = mailboxId === null ? null : await readLimits(tx, mailboxId)
  const limits = ownLimits && capPerDay(ownLimits, mail.mailboxPerDay)
  const perDay = limits && dayLimit(limits, now)
  const plan = () => openPlanning(tx, mailboxId, now)
  return { from: { mailboxId, address, perDay }, planned: await plan(), atOnce: await plan() }
}

interface Stopped {
  stop: EmailStop
  reason: string
  cure: Cure | null
}
const stop = (kind: EmailStop, reason: string, cure: Cure | null = null): Stopped => ({ stop: kind, reason, cure })

interface About {
  address: string | null
  /** Addresses that earlier ones would be written to at. */
  used: ReadonlySet<string>
  /** For a free trial; null otherwise. */
  remaining: number | null
  subject: string
  body: string
  brokenLinks: readonly BrokenLink[]
  canVerify: boolean
  isGreetingConfirmed: boolean
}

async function findStop(
  tx: Tx,
  ctx: ActorContext,
  project: LoadedProject,
  candidate: LoadedCandidate,
  { address, used, remaining, subject, body, brokenLinks, canVerify, isGreetingConfirmed }: About,
): Promise<Stopped | null> {
  if (candidate.stage !== 'APPROVED') return stop('left_stage', text.leftApproved)
  const about = { channel: 'first_email' as const, project, candidate, address, brokenLinks, canVerify }
  const { refusals, touches, guess } = await checkFirewall(tx, ctx, about)
  const [refusal] = refusals
  if (refusal?.reason === 'no_address' || refusal?.reason === 'bounced' || refusal?.reason === 'undeliverable')
    return stop('no_address', refusal.sentence, refusal.cure)
  if (refusal?.reason === 'guessed_address') return stop('guessed_address', guessSentence(guess?.vendor ?? null), refusal.cure)
  if (refusal && refusal.reason !== 'in_touch') return stop('stopped', refusal.sentence, refusal.cure)
  const [first] = touches.map(touchSentence)
  if (first) return stop('in_touch', text.teamInTouch(first), 'take_over')
  if (used.has(must(address).toLowerCase())) return stop('same_address', text.sameAddress)
  const missing = missingOf(subject, body, valuesFor(project, candidate, ctx.now(), body))
  if (missing.length > 0) {
    const labels = missing.map((name) => templateVariables.find(({ key }) => key === name)?.label ?? name)
    return stop('missing_value', text.noValue(labels.join(', ')), 'edit_text')
  }
  const greeting = isGreetingConfirmed ? null : doubtfulGreetingOf(project, candidate, subject, body)
  if (greeting !== null) return stop('greeting', greetingQuestion(greeting), 'confirm_greeting')
  return remaining === 0 ? stop('trial', text.trialUsedUp) : null
}

async function contactsLeftOf(tx: Tx, project: LoadedProject, mail: MailSettings): Promise<number | null> {
  if (!project.isFreeTrial) return null
  const contacted = (await countContacted(tx, [project.id])).get(project.id) ?? 0
  return contactsLeft({ isFreeTrial: true, contacted, limit: project.trialContacts ?? mail.freeTrialContacts })
}

const stepsOfFollowUps = ({ initial, followUps }: Pick<OutreachTemplate, 'initial' | 'followUps'>): number[] =>
  sequenceOf(initial, followUps)
    .slice(1)
    .map(({ step }) => step)

function daysOfFollowUps({ initial, followUps }: Pick<OutreachTemplate, 'initial' | 'followUps'>): number[] {
  let sum = 0
  return sequenceOf(initial, followUps)
    .filter(({ step }) => step > 0)
    .map(({ days }) => (sum += days))
}
