// Scorecards as shown to the team: who has submitted, and all side by side once the reader may compare them.
import { attributesOf, findClosedReason, type ClosedReason } from '@fairlead/domain/interview/scorecard'
import { mayAdminister } from '@fairlead/domain/project/project'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import { record } from '../../../platform/events.ts'
import { accessCandidate, type CandidateKey } from '../../candidates/records/access-candidate.ts'
import { addHistory } from '../../candidates/records/history-store.ts'
import { accessProject } from '../../projects/records/access-project.ts'
import { findUserName } from '../../accounts/users/user-views.ts'
import { markDebriefed } from '../records/interview-store.ts'
import { readInterview } from '../records/interview-views.ts'
import { kitOf } from './kit-store.ts'
import { interviewerName, openScorecardLink } from './scorecard-link.ts'
import { expectedOf, type ExpectedCard } from './scorecard-store.ts'
import { text } from '../texts/texts.ts'

export interface ScorecardsView {
  expected: ExpectedCard[]
  closedReason: ClosedReason | null
  openedBy: string | null
  mayOpen: boolean
  attributes: string[]
  /** Empty until the reader may compare them. */
  cards: ExpectedCard[]
}

export function listScorecards(ctx: ActorContext, key: CandidateKey & { projectId: string }): Promise<ScorecardsView> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, key.projectId, 'decide')
    const { candidate } = await accessCandidate(tx, ctx.actor, key, 'read')
    const expected = await expectedOf(tx, { candidateId: candidate.id, projectId: project.id })
    const closedReason = findClosedReason(expected, ctx.userId)
    const cards = closedReason === null ? expected.filter(({ isSubmitted }) => isSubmitted) : []
    const openedById = expected.find(({ debriefedBy }) => debriefedBy !== null)?.debriefedBy
    const by = openedById ? await findUserName(tx, openedById) : null
    const rated = Object.fromEntries(cards.flatMap(({ card }) => Object.entries(card.ratings)))
    return {
      expected,
      closedReason,
      openedBy: by ? interviewerName({ first: by.firstName, last: by.lastName }) : null,
      mayOpen: mayAdminister(project, ctx.actor) && closedReason === 'others_missing' && expected.some(({ isSubmitted }) => isSubmitted),
      attributes: attributesOf((await kitOf(tx, project)).attributes, rated),
      cards,
    }
  })
}

/** An owner compares the existing ones; missing ones may still be written, and submitted ones don't change. Recorded in the history. */
export function openDebrief(ctx: ActorContext, key: CandidateKey & { projectId: string }): Promise<void> {
  return ctx.transaction(async (tx) => {
    await accessProject(tx, ctx.actor, key.projectId, 'administer')
    const { project, candidate } = await accessCandidate(tx, ctx.actor, key, 'decide')
    const candidateKey = { candidateId: candidate.id, projectId: project.id }
    const expected = await expectedOf(tx, candidateKey)
    const refusal = findClosedReason(expected, ctx.userId)
    if (refusal === 'yours_missing') throw new Refusal('invalid_move', text.ownScorecardFirst)
    if (!expected.some(({ isSubmitted }) => isSubmitted)) throw new Refusal('invalid_move', text.noScorecards)
    if (refusal === null && expected.every(({ isDebriefed }) => isDebriefed)) return
    await markDebriefed(tx, ctx, candidateKey, refusal === 'others_missing' ? ctx.userId : null)
    const written = expected.filter(({ isSubmitted }) => isSubmitted).length
    const detail = `Debrief opened with ${written} of ${expected.length} scorecards`
    await addHistory(tx, ctx, project, candidate.id, { event: 'interview', detail })
    await record(tx, ctx, { type: 'candidate.changed', projectId: project.id, candidateId: candidate.id })
  })
}

/** A link to the actor's own scorecard; null for an interview that isn't theirs. */
export function openOwnScorecard(
  ctx: ActorContext,
  publicUrl: string,
  key: CandidateKey & { projectId: string; interviewId: string },
): Promise<string | null> {
  return ctx.transaction(async (tx) => {
    await accessProject(tx, ctx.actor, key.projectId, 'decide')
    const { candidate } = await accessCandidate(tx, ctx.actor, key, 'read')
    const view = await readInterview(tx, key.interviewId)
    const stands = view?.state === 'booked' || view?.state === 'done'
    if (!view || !stands || !view.interviewers.some(({ userId }) => userId === ctx.userId) || view.candidateId !== candidate.id) return null
    return openScorecardLink(tx, ctx, { publicUrl, interview: view, userId: ctx.userId })
  })
}
