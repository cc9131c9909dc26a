// Approving, rejecting and taking it back: shown at once, put right again when the server says no.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { ApproveAndSend } from '@fairlead/contract/v2/projects/candidates/approve_and_send'
import type { SwipeCandidate } from '@fairlead/contract/v2/projects/candidates/swipe'
import type { UndoMove } from '@fairlead/contract/v2/projects/candidates/undo'
import type { RejectionForm } from '@fairlead/domain/candidate/rejection'
import type { Stage } from '@fairlead/domain/candidate/stages'
import { messages, messagesAbout } from '@fairlead/domain/text/messages'
import { invalidate } from '../../api/cache.ts'
import { failureOf, sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { showToast } from '../../ui/toast.ts'
import { putBack, refreshStages, takeOut } from '../candidates/pages.ts'
import { withMove } from '../projects/wire.ts'
import { changeProject } from '../projects/use-projects.ts'

export interface Deed {
  projectId: string
  candidate: WireCandidate
  from: Stage
  to: Stage
  place: number
  /** Settles when the server has answered; false when it refused. */
  settled: Promise<boolean>
}

let last: Deed | null = null

/** Moves a candidate on screen, then on the server; on a refusal everything is put back. */
export function perform(input: {
  projectId: string
  candidate: WireCandidate
  from: Stage
  to: Stage
  work: () => Promise<void>
  failure?: (error: unknown) => string
  quiet?: boolean
}): Deed {
  const { projectId, candidate, from, to } = input
  const stays = from === to
  const place = stays ? -1 : takeOut(projectId, from, candidate.id)
  if (!stays) changeProject(projectId, (project) => withMove(project, from, to))
  const deed: Deed = {
    projectId,
    candidate,
    from,
    to,
    place,
    settled: input.work().then(
      () => {
        refreshStages(projectId, to)
        return true
      },
      (error: unknown) => {
        revert(deed)
        if (last === deed) last = null
        const sentence = failureOf(error)?.status === 417 ? messages.calendarRequired : (input.failure?.(error) ?? messages.swipeFailed)
        if (!input.quiet) showToast(sentence, { tone: 'bad' })
        return false
      },
    ),
  }
  last = deed
  return deed
}

function revert(deed: Deed): void {
  if (deed.from === deed.to) return refreshStages(deed.projectId, deed.to)
  putBack(deed.projectId, deed.from, deed.candidate, deed.place)
  takeOut(deed.projectId, deed.to, deed.candidate.id)
  changeProject(deed.projectId, (project) => withMove(project, deed.to, deed.from))
  refreshStages(deed.projectId, deed.to)
}

async function swipe(input: SwipeCandidate['input']): Promise<void> {
  const { remaining_swipes } = await send<SwipeCandidate>('POST', 'v2/projects/candidates/swipe', input)
  if (remaining_swipes === 0) invalidate('v1/projects')
}

export function approve(projectId: string, candidate: WireCandidate, calibrating: boolean): Deed {
  const work = () => swipe({ project_id: projectId, candidate_id: candidate.id, approved: true, is_calibration: calibrating })
  return perform({ projectId, candidate, from: 'UNDER_REVIEW', to: 'APPROVED', work })
}

export function reject(projectId: string, candidate: WireCandidate, calibrating: boolean, form: RejectionForm): Deed {
  const work = () =>
    swipe({
      project_id: projectId,
      candidate_id: candidate.id,
      approved: false,
      is_calibration: calibrating,
      rejection_reasons: form.codes,
      rejection_reason_other: form.other.trim() === '' ? undefined : form.other.trim(),
      bad_job_titles: form.badJobTitles.length > 0 ? form.badJobTitles : undefined,
      bad_companies: form.badCompanies.length > 0 ? form.badCompanies : undefined,
    })
  return perform({ projectId, candidate, from: 'UNDER_REVIEW', to: 'REJECTED', work })
}

/** Approves and queues the mail. The server holds it ten seconds, in which undo stops it, and moves on to Contacted when it is out. */
export function approveAndSend(product: string, candidate: WireCandidate, from: Stage, input: ApproveAndSend['input']): Deed {
  const work = async () => {
    const { email_status, remaining_swipes } = await send<ApproveAndSend>('POST', 'v2/projects/candidates/approve_and_send', input)
    if (remaining_swipes === 0) invalidate('v1/projects')
    if (email_status === 401) showToast(messagesAbout.senderWithoutAccess(product), { tone: 'bad' })
    else if (email_status === 404) showToast(messages.noEmailFound, { tone: 'bad' })
    else if (email_status !== 200) showToast(messages.emailFailed, { tone: 'bad' })
    if (email_status !== 200) refreshStages(input.project_id, 'APPROVED', 'CONTACTED')
  }
  return perform({
    projectId: input.project_id,
    candidate,
    from,
    to: 'APPROVED',
    work,
    failure: (error) => sentenceOf(error, messages.emailFailed),
  })
}

/** Takes the last verdict of this page back; null when there is none. */
export async function undo(deed: Deed | null = last): Promise<Deed | null> {
  if (!deed) return null
  if (last === deed) last = null
  if (!(await deed.settled)) return null
  revert(deed)
  try {
    await send<UndoMove>('POST', 'v2/projects/candidates/undo', { project_id: deed.projectId, candidate_id: deed.candidate.id })
    return deed
  } catch (error) {
    showToast(sentenceOf(error, 'There is nothing to undo any more.'), { tone: 'bad' })
    refreshStages(deed.projectId, deed.from, deed.to)
    return null
  } finally {
    invalidate('v1/projects')
  }
}
