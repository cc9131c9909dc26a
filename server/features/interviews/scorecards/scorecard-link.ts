// The link with which an interviewer writes their scorecard without signing in: for one interview and one interviewer.
import { personNameAsText } from '@fairlead/domain/account/names'
import { scorecardLinkDays } from '@fairlead/domain/interview/scorecard'
import { Refusal } from '@fairlead/domain/refusal'
import { systemContext, type WorkspaceContext } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database.ts'
import { countAttempt } from '../../accounts/security/login-rate-limit.ts'
import { findLink, openLink } from '../../accounts/security/link-store.ts'
import { findActiveUser } from '../../accounts/users/user-views.ts'
import { readInterview, type InterviewView } from '../records/interview-views.ts'
import { text } from '../texts/texts.ts'

const purpose = 'scorecard'
const dayMs = 86_400_000
/** Per link in fifteen minutes: a draft is saved during typing. */
const maxCalls = 600

/** A new link, valid until 30 days after the interview; earlier ones stay open. */
export async function openScorecardLink(
  tx: Tx,
  ctx: WorkspaceContext,
  {
    publicUrl,
    interview,
    userId,
  }: { publicUrl: string; interview: Pick<InterviewView, 'id' | 'candidateId' | 'projectId' | 'end'>; userId: string },
): Promise<string> {
  const until = Math.max(0, interview.end.getTime() - ctx.now().getTime()) / dayMs
  const token = await openLink(tx, ctx, {
    purpose,
    userId,
    interviewId: interview.id,
    candidateId: interview.candidateId,
    projectId: interview.projectId,
    days: Math.ceil(until) + scorecardLinkDays,
  })
  return `${publicUrl}/scorecard/${token}`
}

export interface ScorecardDesk {
  ctx: WorkspaceContext
  interviewId: string
  userId: string
}

/** The scorecard a link belongs to; refuses with 'not_found' once it has ended. */
export async function openScorecardDesk(database: Database, token: string, now: () => Date): Promise<ScorecardDesk> {
  const link = await findLink(database.system, token, purpose, now())
  if (!link?.interviewId || !link.userId) throw linkEnded()
  await countAttempt(database.system, `${purpose} ${link.hash.toString('hex')}`, now(), maxCalls)
  return { ctx: systemContext(database, link.workspaceId, now), interviewId: link.interviewId, userId: link.userId }
}

/** Their interview, while it is valid and they still hold it; refuses with 'not_found' otherwise. */
export async function interviewOfDesk(tx: Tx, { interviewId, userId }: ScorecardDesk): Promise<InterviewView> {
  const view = await readInterview(tx, interviewId)
  const user = await findActiveUser(tx, userId)
  const isTheirs = view?.interviewers.some((entry) => entry.userId === userId) && (view.state === 'booked' || view.state === 'done')
  if (!view || !user || !isTheirs) throw linkEnded()
  return view
}

export const interviewerName = ({ first, last }: { first: string; last: string }) => personNameAsText(first, last)

const linkEnded = () => new Refusal('not_found', text.linkEnded)
