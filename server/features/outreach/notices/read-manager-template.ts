// The email that sends candidates to the hiring manager, filled in for the user to edit.
import { hideIn, hiderOf } from '@fairlead/domain/candidate/hidden-person'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import { currentExperience, fullName } from '@fairlead/domain/shared/profile'
import { managerCopies, managerMail, managerMailForMany, managerOf, type ShownCandidate } from '@fairlead/domain/outreach/manager-mail'
import { fillTemplate, projectVariableNames } from '@fairlead/domain/project/template-variables'
import { isInterested } from '@fairlead/domain/candidate/send-for-review'
import { mayDo } from '@fairlead/domain/project/project'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { accessCandidate, type CandidateKey, type LoadedCandidate } from '../../candidates/records/access-candidate.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { accessProject, type LoadedProject } from '../../projects/records/access-project.ts'
import { missingOf, valuesFor } from '../../mail/messages/template-values.ts'

export interface ManagerTemplate {
  to: string
  cc: string[]
  subject: string
  body: string
}

/** The project's own text ('send_to_hm') when it has one; a variable without a value stays visible for the user to replace. */
export function readManagerTemplate(ctx: ActorContext, mail: MailSettings, input: CandidateKey): Promise<ManagerTemplate> {
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'read')
    return templateFor(ctx, mail, project, candidate)
  })
}

/** One candidate uses the project's own text, several the standard one with a line for each. */
export function readReviewEmailFor(
  ctx: ActorContext,
  mail: MailSettings,
  { projectId, candidateIds }: { projectId: string; candidateIds: readonly string[] },
): Promise<ManagerTemplate> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'read')
    const loaded = await loadAll(tx, ctx, projectId, candidateIds)
    const [first] = loaded
    if (!first) throw new Refusal('candidate_not_found')
    if (loaded.length === 1) return templateFor(ctx, mail, project, first)
    requirePermission(ctx, project)
    const shownCandidates = loaded.map((candidate) => shownOf(mail, project, candidate))
    return { ...receiversOf(ctx, project), ...managerMailForMany(shownCandidates) }
  })
}

async function loadAll(tx: Tx, ctx: ActorContext, projectId: string, candidateIds: readonly string[]): Promise<LoadedCandidate[]> {
  const loaded: LoadedCandidate[] = []
  for (const candidateId of new Set(candidateIds))
    loaded.push((await accessCandidate(tx, ctx.actor, { projectId, candidateId }, 'read')).candidate)
  return loaded
}

function requirePermission(ctx: ActorContext, project: LoadedProject): void {
  if (!mayDo('send_for_review', project, ctx.actor)) throw new Refusal('not_permitted')
}

function receiversOf(ctx: ActorContext, project: LoadedProject): { to: string; cc: string[] } {
  const facts = { ...project, screenerEmail: project.settings.schedulingPreferences.phoneScreenerEmail }
  const to = managerOf(facts, ctx.actor.email)
  return { to, cc: managerCopies(facts, to, ctx.actor.email) }
}

function shownOf(mail: MailSettings, { id, settings, biasReducer }: LoadedProject, candidate: LoadedCandidate): ShownCandidate {
  const job = currentExperience(candidate.profile)
  const hide = hiding(biasReducer, candidate)
  return {
    name: shownName(fullName(candidate.profile), biasReducer),
    title: hideIn(job?.title ?? null, hide),
    company: hideIn(job?.company ?? null, hide),
    location: candidate.profile.place?.label ?? null,
    isInterested: isInterested(candidate.stage),
    jobTitle: settings.jobTitle,
    link: `${mail.publicUrl}/panel?project=${encodeURIComponent(id)}&candidate=${encodeURIComponent(candidate.id)}`,
    senderName: settings.senderName,
  }
}

const hiding = (biasReducer: boolean, { profile }: LoadedCandidate) => (biasReducer ? hiderOf(profile, [], true) : (text: string) => text)

function templateFor(ctx: ActorContext, mail: MailSettings, project: LoadedProject, candidate: LoadedCandidate): ManagerTemplate {
  requirePermission(ctx, project)
  const { settings, biasReducer } = project
  const shownCandidate = shownOf(mail, project, candidate)
  const standard = managerMail(shownCandidate)
  const { name, link } = shownCandidate
  const hidden: Record<string, string> = biasReducer ? { full_name: name, first_name: name, last_name: '' } : {}
  const values = {
    // managers use the product in English
    ...hideIn(valuesFor(project, candidate, ctx.now(), ''), hiding(biasReducer, candidate), projectVariableNames),
    ...hidden,
    candidate_name: name,
    candidate_link: link,
  }
  const fill = (ownText: string | undefined, fallback: string) => {
    if (!ownText?.trim()) return fallback
    const visible = Object.fromEntries(missingOf(ownText, '', values).map((missing) => [missing, `{{${missing}}}`]))
    const filled = fillTemplate(ownText, { ...values, ...visible }, 'text')
    return 'text' in filled ? filled.text : ownText
  }
  return {
    ...receiversOf(ctx, project),
    subject: fill(settings.autopilotTemplates['send_to_hm_subject'], standard.subject),
    body: fill(settings.autopilotTemplates['send_to_hm'], standard.body),
  }
}
