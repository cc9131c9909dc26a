// Before a reformed search: removes unreviewed candidates, so that the new search may find them again.
import type { Tx } from '../../../platform/database.ts'
import { removeCandidates } from '../../candidates/records/candidate-store.ts'
import type { LoadedProject } from '../../projects/records/access-project.ts'
import { changeCounters } from '../../projects/records/project-store.ts'

/** Candidates with a verdict, a note or an email stay. */
export async function clearReviewQueue(tx: Tx, project: Pick<LoadedProject, 'id' | 'workspaceId'>): Promise<number> {
  const count = await removeCandidates(tx, unseen(tx, project.id))
  await changeCounters(tx, project, { UNDER_REVIEW: -count })
  return count
}

/** How many would be removed. */
export async function countUnseen(tx: Tx, projectId: string): Promise<number> {
  return (await unseen(tx, projectId).execute()).length
}

function unseen(tx: Tx, projectId: string) {
  return tx
    .selectFrom('candidate')
    .select('candidate.id')
    .where('project_id', '=', projectId)
    .where('stage', '=', 'UNDER_REVIEW')
    .where('verdict', 'is', null)
    .where('notes', 'is', null)
    .where('note_to_hm', 'is', null)
    .where('contacted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('message').select('message.id').whereRef('message.candidate_id', '=', 'candidate.id'))),
    )
}
