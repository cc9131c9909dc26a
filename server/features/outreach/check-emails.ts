// Whom a first email to several candidates would reach: the same questions sending asks, one after another, without sending.
import { canSendTo, stopSentence } from '@fairlead/domain/outreach/can-send-to'
import type { CheckedEmail, EmailStop } from '@fairlead/domain/outreach/email-check'
import { touchSentence } from '@fairlead/domain/outreach/in-touch'
import { leavesAt } from '@fairlead/domain/outreach/send-hours'
import { sequenceOf, templateOf } from '@fairlead/domain/outreach/sequence'
import { contactsLeft } from '@fairlead/domain/project/free-trial'
import { whyNotMethod } from '@fairlead/domain/project/outreach-options'
import { templateVariables } from '@fairlead/domain/project/template-variables'
import { Refusal } from '@fairlead/domain/refusal'
import { sql } from 'kysely'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { requireProvenAddress } from '../accounts/require-proven-address.ts'
import { accessCandidate, addressOf, type LoadedCandidate } from '../candidates/access-candidate.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import { gatherSendFacts } from '../mail/send-facts.ts'
import { missingOf, valuesFor } from '../mail/template-values.ts'
import { accessProject, type LoadedProject } from '../projects/access-project.ts'
import { countContacted } from '../projects/free-trial.ts'
import { candidateZone } from './candidate-zone.ts'
import { findTouches } from '../mail/find-touches.ts'
import * as text from './texts/en.ts'

export interface EmailCheck {
  people: (CheckedEmail & { candidateId: string; toEmail: string | null; why: string | null })[]
  /** Follow-ups that each email starts. */
  followUps: number
  isPaused: boolean
}

interface Given {
  projectId: string
  candidateIds: readonly string[]
  templateName?: string | undefined
}

/** In the order given, each candidate once. Refuses an unknown candidate, template, or way of contact. */
export function checkEmails(ctx: ActorContext, mail: MailSettings, input: Given): Promise<EmailCheck> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, input.projectId, 'decide')
    await requireProvenAddress(tx, ctx)
    const unused = whyNotMethod(project.settings.outreachMethods, 'email')
    if (unused) throw new Refusal('cannot_send', unused)
    const template = templateOf(project.settings.outreachTemplates, input.templateName)
    if (!template && input.templateName?.trim())
      throw new Refusal('invalid_input', undefined, { template_name: text.thisTemplateDoesNotExist })
    const ids = [...new Set(input.candidateIds)]
    const planned = await selectPlanned(tx, ids)
    const used = new Set<string>()
    let left = await contactsLeftOf(tx, project, mail)
    const people: EmailCheck['people'] = []
    for (const candidateId of ids) {
      const { candidate } = await accessCandidate(tx, ctx.actor, { candidateId, projectId: project.id }, 'decide')
      const address = addressOf(candidate, project.settings.allowWorkEmails)
      const atOnce = new Date(ctx.now().getTime() + mail.holdSeconds * 1000)
      const stopped = planned.has(candidate.id)
        ? stop('planned', text.anEmailToThemIsAlready)
        : await findStop(tx, ctx, project, candidate, {
            address,
            used,
            left,
            subject: template?.subject ?? '',
            body: template?.initial ?? '',
          })
      if (!stopped) {
        used.add(address!.toLowerCase())
        if (left !== null) left--
      }
      people.push({
        candidateId: candidate.id,
        toEmail: project.biasReducer ? null : address,
        stop: stopped?.stop ?? null,
        why: stopped?.why ?? null,
        leavesAt: leavesAt(atOnce, candidateZone(candidate.profile.place), mail.sendHours).at,
        atOnce,
      })
    }
    const followUps = template ? sequenceOf(template.initial, template.followUps).filter(({ step }) => step > 0).length : 0
    return { people, followUps, isPaused: project.outreachPause }
  })
}

interface Stopped {
  stop: EmailStop
  why: string
}
const stop = (kind: EmailStop, why: string): Stopped => ({ stop: kind, why })

interface About {
  address: string | null
  /** Addresses that those before would be written to at. */
  used: ReadonlySet<string>
  /** Of a free trial; null when it is none. */
  left: number | null
  subject: string
  body: string
}

async function findStop(
  tx: Tx,
  ctx: ActorContext,
  project: LoadedProject,
  candidate: LoadedCandidate,
  { address, used, left, subject, body }: About,
): Promise<Stopped | null> {
  if (candidate.stage !== 'APPROVED') return stop('left_stage', text.theyAreNoLongerInApproved)
  const facts = await gatherSendFacts(tx, project, candidate, { step: 0, address, dueAt: null })
  const reason = canSendTo(facts, ctx.now())
  if (reason === 'no_address' || reason === 'bounced') return stop('no_address', stopSentence(reason))
  if (reason && reason !== 'project_paused') return stop('stopped', stopSentence(reason))
  const touches = await findTouches(tx, ctx, candidate, address)
  const [first] = touches.map(touchSentence)
  if (first) return stop('in_touch', text.yourTeamIsAlreadyInTouch(first))
  if (used.has(address!.toLowerCase())) return stop('same_address', text.anotherCandidateYouSelected)
  const missing = missingOf(subject, body, valuesFor(project, candidate.profile, ctx.now()))
  if (missing.length > 0) {
    const labels = missing.map((name) => templateVariables.find(({ key }) => key === name)?.label ?? name)
    return stop('missing_value', text.noValue(labels.join(', ')))
  }
  return left === 0 ? stop('trial', text.theFreeTrialIsUsedUp) : null
}

/** Those with a first email of this project that was not cancelled. */
async function selectPlanned(tx: Tx, candidateIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('message')
    .select('candidate_id')
    .where('candidate_id', '=', sql<string>`any(${candidateIds})`)
    .where('kind', '=', 'sequence')
    .where('step', '=', 0)
    .where('state', '<>', 'cancelled')
    .execute()
  return new Set(rows.map((row) => row.candidate_id!))
}

async function contactsLeftOf(tx: Tx, project: LoadedProject, mail: MailSettings): Promise<number | null> {
  if (!project.isFreeTrial) return null
  const contacted = (await countContacted(tx, [project.id])).get(project.id) ?? 0
  return contactsLeft({ isFreeTrial: true, contacted, limit: project.trialContacts ?? mail.freeTrialContacts })
}
