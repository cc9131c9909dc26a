// Enforces a free trial's limit when someone is about to be contacted.
import { sql } from 'kysely'
import { whyNotContact } from '@fairlead/domain/project/free-trial'
import { Refusal } from '@fairlead/domain/refusal'
import type { Tx } from '../../../platform/database.ts'
import type { Settings } from '../../../platform/settings.ts'
import type { LoadedProject } from '../records/access-project.ts'

/** Candidates per project who were written to or are about to be: an email or a LinkedIn message counts from the moment it is queued. */
export async function countContacted(tx: Tx, projectIds: readonly string[], except: string | null = null): Promise<Map<string, number>> {
  if (projectIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('candidate')
    .select((eb) => ['project_id', eb.fn.countAll<number>().as('count')])
    .where('project_id', 'in', projectIds)
    .where('id', 'is distinct from', except)
    .where(
      sql<boolean>`(contacted_at is not null
        or exists (select 1 from message m where m.candidate_id = candidate.id and m.kind = 'sequence' and m.state <> 'cancelled')
        or exists (select 1 from linkedin_message l where l.candidate_id = candidate.id and l.state not in ('failed', 'cancelled')))`,
    )
    .groupBy('project_id')
    .execute()
  return new Map(rows.map((row) => [row.project_id, Number(row.count)]))
}

/** Refuses a further candidate once the trial is used up; the caller holds the project's lock, so that two can't both be the last one. */
export async function assertMayContact(
  tx: Tx,
  project: Pick<LoadedProject, 'id' | 'isFreeTrial' | 'trialContacts'>,
  candidateId: string,
  installation: Pick<Settings, 'freeTrialContacts'>,
): Promise<void> {
  if (!project.isFreeTrial) return
  const contacted = (await countContacted(tx, [project.id], candidateId)).get(project.id) ?? 0
  const refusal = whyNotContact({ isFreeTrial: true, contacted, limit: project.trialContacts ?? installation.freeTrialContacts })
  if (refusal) throw new Refusal('cannot_send', refusal)
}
