// Cancels interviews of candidates who left the stage, once the decision can no longer be undone.
import { systemContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database.ts'
import { lockWithProject } from '../../candidates/records/access-candidate.ts'
import { loadProject } from '../../projects/records/access-project.ts'
import { cancelWithin } from './cancel-interview.ts'
import { findStaleInterviews } from '../records/interview-facts.ts'
import { lockInterviewers } from '../records/interview-store.ts'
import { interviewersOf } from '../records/standing-interview.ts'

/** Rejected, not interested, or moved to another project; returns how many were canceled. Repeating it changes nothing. */
export async function cancelStale(database: Database, now: () => Date): Promise<number> {
  const rows = await findStaleInterviews(database, now())
  for (const row of rows) {
    const ctx = systemContext(database, row.workspace_id, now)
    await ctx.transaction(async (tx) => {
      const locked = await lockWithProject(tx, row.candidate_id)
      const project = locked && (locked.project.id === row.project_id ? locked.project : await loadProject(tx, row.project_id))
      if (!project) return
      const isOut = locked.project.id !== row.project_id || ['REJECTED', 'NOT_INTERESTED'].includes(locked.candidate.stage)
      await lockInterviewers(tx, await interviewersOf(tx, row.id))
      if (isOut) await cancelWithin(tx, ctx, { project, candidate: locked.candidate }, row.id, { by: 'product', reason: '' })
    })
  }
  return rows.length
}
