// An interviewer reads and writes their own scorecard through their link: a draft during typing, then submitted.
import { attributesOf, checkScorecard, closesByItself, whyNotWriteScorecard, type Scorecard } from '@fairlead/domain/interview/scorecard'
import { defaultInterviewer } from '@fairlead/domain/interview/interviewer'
import { Refusal } from '@fairlead/domain/refusal'
import type { Database, Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { lockWithProject } from '../../candidates/records/access-candidate.ts'
import { loadProject } from '../../projects/records/access-project.ts'
import { findInterviewer } from '../records/interviewer-store.ts'
import { markDebriefed } from '../records/interview-store.ts'
import { kitOf } from './kit-store.ts'
import { interviewOfDesk, openScorecardDesk, type ScorecardDesk } from './scorecard-link.ts'
import { expectedOf, findScorecard, saveScorecard, type StoredScorecard } from './scorecard-store.ts'
import type { InterviewView } from '../records/interview-views.ts'

export interface OwnScorecard {
  interview: InterviewView
  interviewerName: string
  timeZone: string
  questions: string[]
  attributes: string[]
  card: StoredScorecard | null
  locked: string | null
  tooEarly: string | null
}

export async function readByLink(database: Database, token: string, now: () => Date): Promise<OwnScorecard> {
  const desk = await openScorecardDesk(database, token, now)
  return desk.ctx.transaction(async (tx) => {
    const { interview, kit, card, facts } = await load(tx, desk)
    const isSubmitted = card?.submittedAt != null
    const time = now().getTime()
    const refusal = whyNotWriteScorecard(facts, { isSubmitted }, { submits: true }, time)
    return {
      interview,
      interviewerName: interview.interviewers.find(({ userId }) => userId === desk.userId)?.name ?? '',
      timeZone: (await findInterviewer(tx, desk.userId))?.timeZone ?? defaultInterviewer.timeZone,
      questions: kit.questions,
      attributes: attributesOf(kit.attributes, card?.ratings ?? {}),
      card,
      locked: facts.isDebriefed && isSubmitted ? refusal : null,
      tooEarly: facts.isDebriefed && isSubmitted ? null : refusal,
    }
  })
}

/** Saving the same content changes nothing; of several saves, the last wins. */
export async function writeByLink(
  database: Database,
  token: string,
  input: Scorecard & { submit: boolean },
  now: () => Date,
): Promise<void> {
  const desk = await openScorecardDesk(database, token, now)
  const { ctx, interviewId, userId } = desk
  await ctx.transaction(async (tx) => {
    const { candidateId } = await interviewOfDesk(tx, desk)
    // two interviewers who submit concurrently see each other's card
    await lockWithProject(tx, candidateId)
    const { interview, kit, card, facts } = await load(tx, desk)
    const isSubmitted = card?.submittedAt != null
    const refusal = whyNotWriteScorecard(facts, { isSubmitted }, { submits: input.submit }, ctx.now().getTime())
    if (refusal) throw new Refusal('invalid_move', refusal)
    const wrong = checkScorecard(input, attributesOf(kit.attributes, card?.ratings ?? {}), input.submit)
    if (wrong) throw new Refusal('invalid_input', Object.values(wrong)[0], wrong)
    const submittedAt = card?.submittedAt ?? (input.submit ? ctx.now() : null)
    const { ratings, recommendation, words } = input
    await saveScorecard(tx, ctx, { interviewId, userId }, { ratings, recommendation, words: words.trim(), submittedAt })
    if (!input.submit || isSubmitted) return
    const { projectId } = interview
    const expected = await expectedOf(tx, { candidateId, projectId })
    if (closesByItself(expected)) await markDebriefed(tx, ctx, { candidateId, projectId }, null)
    await record(tx, ctx, { type: 'scorecard.submitted', projectId, candidateId, interviewId, userId })
  })
}

async function load(tx: Tx, desk: ScorecardDesk) {
  const interview = await interviewOfDesk(tx, desk)
  const project = await loadProject(tx, interview.projectId)
  if (!project) throw new Refusal('not_found')
  return {
    interview,
    kit: await kitOf(tx, project),
    card: await findScorecard(tx, desk.interviewId, desk.userId),
    facts: { start: interview.start.getTime(), isDebriefed: interview.debriefedAt !== null },
  }
}
