// The only writer of hiring managers' verdicts by link; the answer to a request is kept, so that it is given again.
import type { Screener } from '@fairlead/domain/interview/calendar-gate'
import type { Stage } from '@fairlead/domain/shared/stages'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import type { ManagerDesk } from './manager-link.ts'

export interface VerdictAnswer {
  /** 'decided_before': someone was faster; 'withdrawn': the candidate has withdrawn. Nothing changed in either case. */
  outcome: 'done' | 'decided_before' | 'withdrawn'
  stage: Stage
  screener: Screener | null
}

/** The answer that this request got before; null for a new one. */
export async function findAnswer(tx: Tx, { projectId, email }: ManagerDesk, requestId: string): Promise<VerdictAnswer | null> {
  const row = await tx
    .selectFrom('manager_verdict')
    .select('answer')
    .where('project_id', '=', projectId)
    .where('email', '=', email)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return (row?.answer as VerdictAnswer | undefined) ?? null
}

export async function saveAnswer(
  tx: Tx,
  { ctx, projectId, email }: ManagerDesk,
  verdict: { requestId: string; candidateId: string },
  answer: VerdictAnswer,
): Promise<void> {
  await tx
    .insertInto('manager_verdict')
    .values({
      workspace_id: ctx.workspaceId,
      project_id: projectId,
      request_id: verdict.requestId,
      candidate_id: verdict.candidateId,
      email,
      answer: JSON.stringify(answer),
      at: ctx.now(),
    })
    .execute()
}

/** The manager's last decisions on the candidates of the link. */
export async function countDecided(
  tx: Tx,
  { projectId, email, candidateIds }: ManagerDesk,
): Promise<{ approved: number; rejected: number }> {
  const rows = await tx
    .selectFrom('manager_verdict')
    .distinctOn('candidate_id')
    .select(sql<string>`answer ->> 'stage'`.as('stage'))
    .where('project_id', '=', projectId)
    .where('email', '=', email)
    .where('candidate_id', '=', sql<string>`any(${candidateIds})`)
    .where(sql`answer ->> 'outcome'`, '=', 'done')
    .orderBy('candidate_id')
    .orderBy('at', 'desc')
    .execute()
  const approved = rows.filter(({ stage }) => stage === 'HIRING_MANAGER_APPROVED').length
  return { approved, rejected: rows.length - approved }
}
