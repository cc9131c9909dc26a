// Records a batch as it is stored: what it was computed from, who is in it, and who was below the cut.
import { countMissed } from '@fairlead/domain/candidate/assessment'
import { yearsByLaw } from '@fairlead/domain/project/record-years'
import { engineVersion } from '@fairlead/matching/fairness/engine-version'
import type { JudgedPerson, ScoredPerson } from '@fairlead/matching/judge-people'
import type { SearchPlan } from '@fairlead/matching/plan/plan'
import { orderBatch, personInputs, type SearchInputs } from '@fairlead/matching/recompute'
import { titleModelChecksum, titleNamesChecksum } from '@fairlead/matching/titles/model/load'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { referenceChecksum } from '../../../platform/reference.ts'
import { insertRecord } from '../../candidates/records/decision-record-store.ts'
import type { SearchRun } from '../../projects/searches/search-run-store.ts'

export interface ComputedSearch {
  inputs: SearchInputs
  idealIds: (string | null)[]
  plan: SearchPlan
  /** Models outside that took part. */
  models: string[]
  /** Everyone who was scored, best first. */
  ranked: readonly ScoredPerson[]
}

/** 'rules 8, index 5, title model 1a2b3c4d, title names 1a2b3c4d, reference data 1a2b3c4d' */
export const engineOfRecords = (): string =>
  `${engineVersion(titleModelChecksum())}, title names ${titleNamesChecksum()}, reference data ${referenceChecksum()}`

/** `candidateIds` of those of the batch who were added: someone may have objected in the meantime. */
export async function recordBatch(
  tx: Tx,
  ctx: WorkspaceContext,
  { places }: Pick<Vocabulary, 'places'>,
  batch: ComputedSearch & { run: SearchRun; batch: readonly JudgedPerson[]; candidateIds: readonly string[] },
): Promise<void> {
  const { run, inputs, idealIds, plan, models, ranked, candidateIds } = batch
  const rows = await tx
    .selectFrom('candidate')
    .select(['id', 'person_id'])
    .where('id', 'in', [...candidateIds])
    .execute()
  const byPerson = new Map(rows.map((row) => [row.person_id, row.id]))
  const entries = batch.batch.flatMap((person) => {
    const candidateId = byPerson.get(person.personId)
    const { personId, assessment, score: exact } = person
    return candidateId
      ? [{ personId, candidateId, score: assessment.score, result: { assessment, exact }, inputs: personInputs(person) }]
      : []
  })
  const byPoints = orderBatch(
    plan,
    entries.map(({ personId, result, inputs: read }) => ({ personId, ...result, ...read })),
  )
  const { locations, remoteAllowed } = inputs.preferences
  const workPlaces = remoteAllowed ? [] : locations.map((text) => places.read(text))
  await insertRecord(tx, ctx, {
    id: run.id,
    projectId: run.projectId,
    batch: run.batch,
    kind: run.kind,
    engine: engineOfRecords(),
    models,
    inputs,
    idealIds,
    orderedBy: byPoints.every((id, place) => id === entries[place]?.personId) ? 'points' : 'model',
    // a place that no list has may be anywhere
    yearsByLaw: yearsByLaw(
      workPlaces.includes(null)
        ? []
        : workPlaces.flatMap((place) =>
            place
              ? {
                  country: place.country,
                  state: place.type === 'region' ? (place.label.split(',')[0] ?? null) : (place.inRegion?.label ?? null),
                }
              : [],
          ),
    ),
    entries,
    below: ranked.flatMap(({ personId, score: exact, assessment }) =>
      byPerson.has(personId) ? [] : [{ personId, exact, missed: countMissed(assessment) }],
    ),
  })
}
