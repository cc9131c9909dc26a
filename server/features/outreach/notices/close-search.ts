// Closes a search after a hire: everyone still in it is answered, then the project is archived.
import { moveDetails } from '@fairlead/domain/candidate/move-details'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import { closedAtOnce, countStillIn, isStillIn, stillInStages } from '@fairlead/domain/project/closing'
import { Refusal } from '@fairlead/domain/refusal'
import type { Stage } from '@fairlead/domain/shared/stages'
import type { ActorContext } from '../../../platform/context.ts'
import { moveCandidate } from '../../candidates/moves/move-candidate.ts'
import { accessCandidate } from '../../candidates/records/access-candidate.ts'
import { findNewestMove } from '../../candidates/records/history-store.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import type { Tx } from '../../../platform/database.ts'
import { accessProject, type LoadedProject } from '../../projects/records/access-project.ts'
import { changeLifecycle } from '../../projects/settings/pause-project.ts'
import { text as texts } from '../texts/texts.ts'
import { previewNotice } from './preview-notice.ts'
import { sendRejection } from './rejection-email.ts'

interface StillIn {
  candidateId: string
  name: string
  stage: Stage
  email: { subject: string; text: string } | null
  whyNot: string | null
}

export async function previewClosing(
  ctx: ActorContext,
  mail: MailSettings,
  projectId: string,
): Promise<{ people: StillIn[]; hasMore: boolean }> {
  const { rows, biasReducer } = await ctx.transaction(async (tx) => {
    const project = await accessFilled(tx, ctx, projectId)
    const listed = await tx
      .selectFrom('candidate')
      .innerJoin('person', 'person.id', 'candidate.person_id')
      .select(['candidate.id', 'candidate.stage', 'person.name'])
      .where('candidate.project_id', '=', project.id)
      .where('candidate.stage', 'in', stillInStages)
      .where('person.erased_at', 'is', null)
      .orderBy('candidate.id')
      .limit(closedAtOnce + 1)
      .execute()
    return { rows: listed, biasReducer: project.biasReducer }
  })
  const people: StillIn[] = []
  for (const { id: candidateId, stage, name } of rows.slice(0, closedAtOnce)) {
    const { email, noEmailReason } = await previewNotice(ctx, mail, { projectId, candidateId, to: 'REJECTED' })
    people.push({
      candidateId,
      name: shownName(name, biasReducer),
      stage,
      email: email && { subject: email.subject, text: email.text },
      whyNot: noEmailReason,
    })
  }
  return { people, hasMore: rows.length > closedAtOnce }
}

/** Refuses while no one is hired: a hire that hasn't arrived yet would be answered like the others. */
async function accessFilled(tx: Tx, ctx: ActorContext, projectId: string): Promise<LoadedProject> {
  const project = await accessProject(tx, ctx.actor, projectId, 'administer')
  if ((project.counts.HIRED ?? 0) === 0) throw new Refusal('invalid_move', texts.noOneHired)
  return project
}

interface Answered {
  candidateId: string
  wasRejected: boolean
  wasEmailed: boolean
  whyNot: string | null
}

/** Safe to repeat: anyone who is no longer in the search is skipped. No one is rejected who wasn't named. */
export async function closeSearch(
  ctx: ActorContext,
  mail: MailSettings,
  { projectId, toEmail, toLeave }: { projectId: string; toEmail: readonly string[]; toLeave: readonly string[] },
): Promise<{ people: Answered[]; remaining: number; isArchived: boolean }> {
  await ctx.transaction((tx) => accessFilled(tx, ctx, projectId))
  // someone in both lists gets no email
  const emailed = new Set(toEmail.filter((id) => !toLeave.includes(id)))
  const people: Answered[] = []
  for (const candidateId of new Set([...toEmail, ...toLeave]))
    people.push(await answer(ctx, mail, { projectId, candidateId, emailCandidate: emailed.has(candidateId) }))
  const { counts } = await ctx.transaction((tx) => accessProject(tx, ctx.actor, projectId, 'administer'))
  const remaining = countStillIn(counts)
  if (remaining > 0) return { people, remaining, isArchived: false }
  await changeLifecycle(ctx, projectId, 'archived', { reason: 'hired_here' })
  return { people, remaining, isArchived: true }
}

/** The move and its email are one transaction: archiving stops emails that aren't queued yet. */
async function answer(
  ctx: ActorContext,
  mail: MailSettings,
  { emailCandidate, ...key }: { projectId: string; candidateId: string; emailCandidate: boolean },
): Promise<Answered> {
  const { candidateId } = key
  try {
    return await ctx.transaction(async (tx) => {
      const { project, candidate } = await accessCandidate(tx, ctx.actor, key, 'decide')
      if (!isStillIn(candidate.stage)) return { candidateId, wasRejected: false, wasEmailed: false, whyNot: texts.notInSearch }
      const from = candidate.stage
      const details = moveDetails({ to: 'REJECTED', emailCandidate }, from, ctx.now())
      await moveCandidate(tx, { project, candidate, to: 'REJECTED', by: { ctx, actor: ctx.actor }, details })
      const move = emailCandidate ? await findNewestMove(tx, candidate.id, 'REJECTED') : null
      const whyNot = move && (await sendRejection(tx, { ...ctx, userId: null }, mail, { project, candidate }, { id: move.id, from }))
      return { candidateId, wasRejected: true, wasEmailed: emailCandidate && whyNot === null, whyNot }
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { candidateId, wasRejected: false, wasEmailed: false, whyNot: error.message }
  }
}
