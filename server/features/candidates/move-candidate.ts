// The one way a candidate changes stage: lock, rule, save with counters and history, event - in one transaction.
import { decideMove, type Move } from '@fairlead/domain/candidate/moves'
import { checkNotInterested, checkRejection, manualRejection } from '@fairlead/domain/candidate/rejection'
import type { HistoryCode, Stage } from '@fairlead/domain/candidate/stages'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext, WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import type { LoadedProject } from '../projects/access-project.ts'
import { accessCandidate, type LoadedCandidate } from './access-candidate.ts'
import { saveMove, type MoveDetails } from './candidate-store.ts'

export interface MoveCandidate {
  projectId?: string | undefined
  candidateId: string
  to: Stage
  rejectionCodes?: number[] | undefined
  rejectionOther?: string | undefined
  badJobTitles?: string[] | undefined
  badCompanies?: string[] | undefined
  notInterestedCodes?: number[] | undefined
  notInterestedOther?: string | undefined
}

export function moveCandidate(ctx: ActorContext, input: MoveCandidate): Promise<void> {
  return ctx.transaction((tx) => moveWithin(tx, ctx, input))
}

/** The same as part of a larger change. */
export async function moveWithin(tx: Tx, ctx: ActorContext, input: MoveCandidate): Promise<void> {
  const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'decide')
  const move = decideMove(project, ctx.actor, candidate, input.to)
  await applyMove(tx, ctx, project, move, detailsOf(input))
}

/** Saves a decided move and tells of it; the caller holds the candidate's lock. */
export async function applyMove(
  tx: Tx,
  ctx: WorkspaceContext,
  project: Pick<LoadedProject, 'id' | 'workspaceId'>,
  move: Move,
  details: MoveDetails = {},
): Promise<void> {
  await saveMove(tx, ctx, project, move, details)
  await record(tx, ctx, {
    type: 'candidate.moved',
    projectId: project.id,
    candidateId: move.candidateId,
    from: move.from,
    to: move.to,
    code: move.code,
  })
}

/** A move by the product itself (a reply arrived): no permission to ask, but never onto the same stage. */
export async function moveByProduct(
  tx: Tx,
  ctx: WorkspaceContext,
  project: Pick<LoadedProject, 'id' | 'workspaceId'>,
  candidate: Pick<LoadedCandidate, 'id' | 'stage'>,
  to: Stage,
  code: HistoryCode,
  details: MoveDetails = {},
): Promise<void> {
  if (candidate.stage === to) return
  await applyMove(tx, ctx, project, { candidateId: candidate.id, from: candidate.stage, to, code }, details)
}

function detailsOf(input: MoveCandidate): MoveDetails {
  if (input.to === 'REJECTED') {
    const codes = input.rejectionCodes?.length ? input.rejectionCodes : [manualRejection.code]
    const other = input.rejectionCodes?.length ? (input.rejectionOther ?? '') : input.rejectionOther || manualRejection.reason
    const form = { codes, other, badJobTitles: input.badJobTitles ?? [], badCompanies: input.badCompanies ?? [] }
    const wrong = checkRejection(form)
    if (wrong) throw new Refusal('invalid_input', Object.values(wrong)[0], wrong)
    return {
      verdict: 'rejected',
      rejectionCodes: codes,
      rejectionOther: other || null,
      badJobTitles: form.badJobTitles,
      badCompanies: form.badCompanies,
      attention: null,
    }
  }
  if (input.to === 'NOT_INTERESTED') {
    const codes = input.notInterestedCodes ?? []
    const wrong = codes.length > 0 ? checkNotInterested(codes, input.notInterestedOther ?? '') : null
    if (wrong) throw new Refusal('invalid_input', Object.values(wrong)[0], wrong)
    return { notInterestedCodes: codes, notInterestedOther: codes.includes(8) ? (input.notInterestedOther ?? null) : null, attention: null }
  }
  return { attention: null, ...(input.to === 'APPROVED' ? { verdict: 'approved' as const } : {}) }
}
