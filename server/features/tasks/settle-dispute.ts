// The team decides about what a candidate disputes: what it would change, and the answer, which the candidate gets by email.
import type { Assessment } from '@fairlead/domain/candidate/assessment'
import { applyChange, sourcesAfter } from '@fairlead/domain/candidate/fact-change'
import { yourDataTexts } from '@fairlead/domain/candidate/texts/your-data/texts'
import { changeLine, type DisputeDetails } from '@fairlead/domain/candidate/your-data'
import { validateOutcome } from '@fairlead/domain/conversation/tasks'
import { dayOfMoment, type Day } from '@fairlead/domain/shared/days'
import type { Profile } from '@fairlead/domain/shared/profile'
import { readersLanguage } from '@fairlead/domain/shared/readers-language'
import { Refusal } from '@fairlead/domain/refusal'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { newId } from '../../platform/ids.ts'
import { openLink } from '../accounts/security/link-store.ts'
import { readPlace } from '../candidates/people/people-rows.ts'
import { lockPeople, readOwnPerson, savePeople } from '../candidates/people/person-store.ts'
import { saveCandidate } from '../candidates/records/candidate-store.ts'
import { guestUrl } from '../mail/messages/candidate-language.ts'
import type { MailSettings } from '../mail/messages/mail-settings.ts'
import { closeTaskRow } from '../mail/messages/task-store.ts'
import { queueTeamMail } from '../mail/messages/team-mail.ts'
import { loadProject, type LoadedProject } from '../projects/records/access-project.ts'
import { accessTask, type OpenTask } from './settle-task.ts'
import { text } from './texts/texts.ts'

/** What a search would say of these profiles now. */
export type JudgeAgain = (tx: Tx, project: LoadedProject, profiles: readonly Profile[], today: string) => Promise<Assessment[]>

export interface DisputeView {
  about: DisputeDetails['about']
  claim: string | null
  /** What the candidate asks for, in the reader's language. */
  change: string
  statement: string | null
  personId: string
  resumeId: string | null
  fileName: string | null
  due: Day | null
  /** On the card; null = not ranked by software. */
  score: number | null
  /** As a search would give today without and with the change; null when it no longer applies. */
  before: number | null
  after: number | null
  missedBefore: string[]
  missedAfter: string[]
}

interface OpenDispute {
  task: OpenTask
  project: LoadedProject
  dispute: DisputeDetails
  personId: string
  profile: Profile
  /** null = the fact to change is gone. */
  changed: Profile | null
}

async function accessDispute(tx: Tx, ctx: ActorContext, id: string): Promise<OpenDispute> {
  const task = await accessTask(tx, ctx, id)
  const { dispute } = task.details
  const project = await loadProject(tx, task.projectId)
  if (task.kind !== 'dispute' || !dispute || !project) throw new Refusal('not_found')
  const { id: personId, profile } = await readOwnPerson(tx, ctx.workspaceId, task.candidate.personId)
  return { task, project, dispute, personId, profile, changed: applyChange(profile, dispute.change, readPlace) }
}

/** A project that hides names shows neither the candidate's own words nor a document. */
export function readDispute(ctx: ActorContext, judgeAgain: JudgeAgain, id: string): Promise<DisputeView> {
  return ctx.transaction(async (tx) => {
    const { task, project, dispute, personId, profile, changed } = await accessDispute(tx, ctx, id)
    const row = await tx.selectFrom('candidate').select('score').where('id', '=', task.candidate.id).executeTakeFirst()
    const [before, after] = await judgeAgain(tx, project, changed ? [profile, changed] : [profile], ctx.now().toISOString().slice(0, 7))
    const isHidden = project.biasReducer
    const isName = dispute.change.kind === 'text' && dispute.change.field === 'name'
    return {
      about: dispute.about,
      claim: dispute.claim,
      change: isHidden && isName ? text.namesHidden : changeLine(dispute.change, readersLanguage()),
      statement: isHidden ? null : task.quote,
      personId,
      resumeId: isHidden ? null : dispute.resumeId,
      fileName: isHidden ? null : dispute.fileName,
      due: task.dueAt && dayOfMoment(task.dueAt),
      score: row?.score ?? null,
      before: before?.score ?? null,
      after: after?.score ?? null,
      missedBefore: before?.missedMusts ?? [],
      missedAfter: after?.missedMusts ?? [],
    }
  })
}

export interface Settlement {
  id: string
  isAccepted: boolean
  reason: string
}

/** An accepted change is stated by the person from then on, and the card has the new score. */
export function settleDispute(
  ctx: ActorContext,
  tools: { vocabulary: Vocabulary; settings: MailSettings; judgeAgain: JudgeAgain },
  { id, isAccepted, reason }: Settlement,
): Promise<void> {
  return ctx.transaction(async (tx) => {
    // imports lock people before candidates, too
    await lockPeople(tx, ctx.workspaceId)
    const open = await accessDispute(tx, ctx, id)
    const problem = validateOutcome('dispute', reason)
    if (problem) throw new Refusal('invalid_input', problem, { reason: problem })
    if (isAccepted) await accept(tx, ctx, tools, open)
    const { task, project, dispute } = open
    const answer = reason.trim()
    await closeTaskRow(tx, ctx, id, isAccepted ? 'done' : 'dismissed', answer)
    const { email, language, change } = dispute
    const about = { projectId: task.projectId, candidateId: task.candidate.id }
    const token = await openLink(tx, ctx, { purpose: 'data_page', candidateId: task.candidate.id, email, days: 365 })
    const texts = yourDataTexts(language)
    await queueTeamMail(tx, ctx, tools.settings, {
      to: email,
      subject: texts.answerSubject,
      body: texts.answerBody({
        company: project.settings.hiringCompany,
        request: changeLine(change, language),
        accepted: isAccepted,
        reason: answer,
        link: guestUrl(tools.settings.publicUrl, 'your-data', token, language),
      }),
      from: null,
      projectId: null,
      emailType: 'data_answer',
      requestId: null,
    })
    await record(tx, ctx, { type: 'task.changed', ...about, taskId: id })
    await record(tx, ctx, { type: 'candidate.changed', ...about })
  })
}

async function accept(
  tx: Tx,
  ctx: ActorContext,
  { vocabulary, judgeAgain }: { vocabulary: Vocabulary; judgeAgain: JudgeAgain },
  { task, project, dispute, changed }: OpenDispute,
): Promise<void> {
  if (!changed) throw new Refusal('invalid_move', text.factGone)
  const row = await readOwnPerson(tx, ctx.workspaceId, task.candidate.personId)
  const sources = sourcesAfter(row.sources, dispute.change, ctx.now().toISOString())
  const ownRow =
    row.workspace_id === null
      ? { id: newId(), shadows: row.id, state: 'new' as const }
      : { id: row.id, shadows: row.shadows, state: 'changed' as const }
  await savePeople(tx, ctx, vocabulary, [{ ...ownRow, profile: changed, sources, workspaceId: ctx.workspaceId }], 'candidate')
  await record(tx, ctx, { type: 'person.changed', personId: ownRow.id })
  const candidate = await tx.selectFrom('candidate').select('assessment').where('id', '=', task.candidate.id).executeTakeFirst()
  if (!candidate?.assessment) return
  const [assessment] = await judgeAgain(tx, project, [changed], ctx.now().toISOString().slice(0, 7))
  if (assessment) await saveCandidate(tx, task.candidate.id, { assessment })
}
