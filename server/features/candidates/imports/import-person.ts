// Adds people to a project from a LinkedIn URL and an email, or from an import; existing candidates are unchanged.
import { emptyProfile } from '@fairlead/domain/candidate/merge'
import { type Stage } from '@fairlead/domain/shared/stages'
import { isAutopilot } from '@fairlead/domain/project/project'
import { hasStage } from '@fairlead/domain/project/tabs'
import { Refusal } from '@fairlead/domain/refusal'
import { splitName } from '@fairlead/domain/shared/person-name'
import { isEmail, linkedinProfile, normaliseEmail } from '@fairlead/domain/shared/validation'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { accessProject, type LoadedProject } from '../../projects/records/access-project.ts'
import { addCandidates } from '../records/candidate-store.ts'
import { findObjected } from '../records/objections.ts'
import { upsertPeople } from '../people/people-upsert.ts'
import { emailsOf, type Finding } from '../people/person-book.ts'
import { findInProject, findPerson } from '../people/person-lookup.ts'
import { findProfile } from '../people/person-store.ts'
import { text } from '../texts/texts.ts'
import { messages } from '@fairlead/domain/shared/messages'
import { must } from '@fairlead/domain/shared/records'

/** The email that recommended them, or that they wrote themselves. */
export interface Referral {
  sender: string
  subject: string
  body: string
}

export interface ImportPerson {
  projectId: string
  linkedinUrl: string
  email: string
  name: string
  stage?: Stage | undefined
  /** Like `stage`, but only where this kind of project has a tab for it. */
  requestedStage?: Stage | undefined
  referral?: Partial<Referral> | undefined
  /** If the address came from the email finder. */
  finding?: Finding | null
  /** Everyone needs an address, even known people. */
  needsEmail?: boolean
}

/** Stores the referral with the candidate, in the transaction that adds them. */
export type KeepReferral = (tx: Tx, ctx: ActorContext, candidate: { id: string; projectId: string }, referral: Referral) => Promise<void>

/**
 * An unknown person is created only with an email, since no one could write to them otherwise. Fields have API names,
 * messages are the import dialog's (spec A, section 5).
 */
export function importPerson(
  ctx: ActorContext,
  vocabulary: Vocabulary,
  input: ImportPerson,
  saveReferral: KeepReferral,
): Promise<{ candidateId: string; wasThere: boolean }> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, input.projectId, 'decide', 'share')
    if (project.isArchived) throw new Refusal('project_paused', text.projectArchived)
    const { linkedinUrl, email, referral } = checkImport(input)
    const personId = await knownOrNew(tx, ctx, vocabulary, { linkedinUrl, email, name: input.name.trim(), finding: input.finding ?? null })
    const existing = await findInProject(tx, project.id, personId)
    if (existing) return { candidateId: existing, wasThere: true }
    if ((await findObjected(tx, [personId])).size > 0) throw new Refusal('cannot_send', text.objected)
    if (input.needsEmail && email === null && emailsOf(await findProfile(tx, personId)).length === 0) throw new Refusal('no_email_found')
    const { requestedStage } = input
    const stage = requestedStage && hasStage(project, requestedStage) ? requestedStage : input.stage
    const [candidateId] = await importPeople(tx, ctx, project, [personId], { stage, hasReferral: referral !== null })
    // someone else was a moment faster
    if (!candidateId) return { candidateId: (await findInProject(tx, project.id, personId)) ?? '', wasThere: true }
    if (referral) await saveReferral(tx, ctx, { id: candidateId, projectId: project.id }, referral)
    return { candidateId, wasThere: false }
  })
}

/** Returns the IDs of the new candidates; people already in the project are skipped. */
export async function importPeople(
  tx: Tx,
  ctx: ActorContext,
  project: LoadedProject,
  personIds: readonly string[],
  options: { stage?: Stage | undefined; hasReferral?: boolean },
): Promise<string[]> {
  const stage = options.stage ?? importStage(project, options.hasReferral ?? false)
  const people = [...new Set(personIds)].map((personId) => ({
    personId,
    stage,
    batch: null,
    rank: null,
    assessment: null,
    event: 'imported' as const,
  }))
  const added = await addCandidates(tx, ctx, project, people)
  for (const candidateId of added) await record(tx, ctx, { type: 'candidate.imported', projectId: project.id, candidateId })
  return added
}

/** Also in place of a stage that the kind of project has no tab for. Autopilot projects accept people who already know about the job: they await a reply if they wrote, else they are Interested. */
function importStage(project: LoadedProject, hasReferral: boolean): Stage {
  if (!isAutopilot(project)) return 'APPROVED'
  return hasReferral ? 'AWAITING_INFO' : 'HIRING_MANAGER'
}

async function knownOrNew(
  tx: Tx,
  ctx: ActorContext,
  vocabulary: Vocabulary,
  input: { linkedinUrl: string | null; email: string | null; name: string; finding: Finding | null },
): Promise<string> {
  const person = await findPerson(tx, ctx.workspaceId, input)
  if (input.email === null) {
    if (!person) throw new Refusal('no_email_found')
    if (input.name === '') return person.id
  }
  const profile = {
    ...emptyProfile,
    ...splitName(input.name),
    linkedinUrl: input.linkedinUrl,
    personalEmails: input.email === null ? [] : [input.email],
  }
  const [outcome] = await upsertPeople(tx, ctx, vocabulary, [{ line: 1, profile, finding: input.finding }], {
    kind: 'hand',
    label: 'Imported by hand',
  })
  if (outcome?.outcome === 'error') throw new Refusal('invalid_input', outcome.message, { cand_email: outcome.message })
  return must(outcome).personId
}

function checkImport(input: ImportPerson): { linkedinUrl: string | null; email: string | null; referral: Referral | null } {
  const fields: Record<string, string> = {}
  const linkedinUrl = input.linkedinUrl.trim() === '' ? null : linkedinProfile(input.linkedinUrl)
  if (input.linkedinUrl.trim() !== '' && linkedinUrl === null) fields['cand_linkedin_url'] = messages.notALinkedinUrl
  if (input.email.trim() !== '' && !isEmail(input.email)) fields['cand_email'] = messages.invalidEmail
  if (input.linkedinUrl.trim() === '' && input.email.trim() === '') fields['cand_linkedin_url'] = messages.required
  if (input.requestedStage === 'UNDER_REVIEW') fields['status'] = text.queueBySearchOnly
  const referral = {
    sender: input.referral?.sender?.trim() ?? '',
    subject: input.referral?.subject?.trim() ?? '',
    body: input.referral?.body?.trim() ?? '',
  }
  const hasReferral = Object.values(referral).some(Boolean)
  if (hasReferral) {
    for (const [name, value] of Object.entries(referral)) if (value === '') fields[`referral_${name}`] = messages.required
    if (referral.sender !== '' && !isEmail(referral.sender)) fields['referral_sender'] = messages.invalidEmail
  }
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_input', undefined, fields)
  return { linkedinUrl, email: input.email.trim() === '' ? null : normaliseEmail(input.email), referral: hasReferral ? referral : null }
}
