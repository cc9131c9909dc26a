// A project's decisions in the form used for learning.
import { fullName } from '@fairlead/domain/shared/profile'
import type { NotNull } from 'kysely'
import type { Feedback } from '@fairlead/matching/learn/feedback'
import type { Tx } from '../../../platform/database.ts'
import { readLineage, type Original } from '../../projects/settings/lineage-views.ts'

export interface Decision extends Feedback {
  candidateId: string
  name: string
  at: Date
}

/**
 * Oldest first; a copy that keeps its lessons includes its originals' decisions from before the copy.
 * @param lineage read here if absent
 */
export async function readVerdicts(tx: Tx, projectId: string, lineage?: readonly Original[]): Promise<Decision[]> {
  const teachers = (lineage ?? (await readLineage(tx, projectId))).filter(({ teaches }) => teaches)
  const rows = await tx
    .selectFrom('candidate')
    .innerJoin('person', 'person.id', 'candidate.person_id')
    .select([
      'candidate.id',
      'candidate.verdict_at',
      'candidate.verdict',
      'candidate.rejection_reasons',
      'candidate.bad_job_titles',
      'candidate.bad_companies',
      'candidate.rejection_other',
      'person.profile',
    ])
    .where((where) =>
      where.or([
        where('candidate.project_id', '=', projectId),
        ...teachers.map((original) =>
          where.and([where('candidate.project_id', '=', original.projectId), where('candidate.verdict_at', '<=', original.until)]),
        ),
      ]),
    )
    .where('candidate.verdict', 'is not', null)
    .$narrowType<{ verdict: NotNull }>()
    .orderBy('candidate.verdict_at')
    .orderBy('candidate.id')
    .execute()
  return rows.map((row) => ({
    candidateId: row.id,
    name: fullName(row.profile),
    at: row.verdict_at ?? new Date(0),
    profile: row.profile,
    verdict: row.verdict,
    rejectionReasons: row.rejection_reasons,
    badJobTitles: row.bad_job_titles,
    badCompanies: row.bad_companies,
    ...(row.rejection_other ? { text: row.rejection_other } : {}),
  }))
}
