// The record of a batch of one, who saw it, and the key that signs it.
import type { Assessment } from '@fairlead/domain/candidate/assessment'
import { emptyProfile } from '@fairlead/domain/candidate/merge'
import { dimensions } from '@fairlead/domain/candidate/assessment'
import { noPreferences } from '@fairlead/domain/project/preferences'
import { recordOf } from '@fairlead/domain/shared/records'
import { noLessons } from '@fairlead/matching/learn/lessons'
import { currentFit } from '@fairlead/matching/plan/scale'
import { personInputs, type Computed, type SearchInputs } from '@fairlead/matching/recompute'
import { insertRecord, insertViews } from '../server/features/candidates/records/decision-record-store.ts'
import { openSigningKey } from '../server/features/sourcing/records/signing-key-store.ts'
import type { ActorContext } from '../server/platform/context.ts'
import type { Secrets } from '../server/platform/secrets.ts'

interface Recorded {
  projectId: string
  candidateId: string
  personId: string
}

export async function addRecord(
  ctx: ActorContext,
  id: string,
  word: string,
  { projectId, candidateId, personId }: Recorded,
): Promise<void> {
  const pool = { people: 0, counts: {}, near: {} }
  const preferences = { ...noPreferences, keywordsRequired: [word] }
  const inputs: SearchInputs = {
    preferences,
    ideals: [],
    lessons: noLessons,
    rare: [],
    pool,
    employers: {},
    fit: currentFit,
    today: '2026-11',
  }
  const assessment: Assessment = {
    score: 0,
    dimensions: recordOf(dimensions, () => ({ value: 0, weight: 0, points: 0 })),
    reasons: [],
    matchedKeywords: [],
    missingKeywords: [word],
  }
  const result: Computed = { assessment, exact: 0 }
  const profile = { ...emptyProfile, headline: `Engineer ${word}` }
  await ctx.transaction((tx) =>
    insertRecord(tx, ctx, {
      id,
      projectId,
      batch: 1,
      kind: 'next',
      engine: 'rules 1',
      models: [],
      inputs,
      idealIds: [],
      orderedBy: 'points',
      yearsByLaw: 4,
      entries: [{ personId, candidateId, score: 0, result, inputs: personInputs({ profile }) }],
      below: [],
    }),
  )
}

/** Someone saw the record, and its file was signed. */
export async function addRecordUse(ctx: ActorContext, secrets: Secrets, projectId: string): Promise<string> {
  return ctx.transaction(async (tx) => {
    const rows = await tx.selectFrom('candidate').select('id').where('project_id', '=', projectId).execute()
    await insertViews(tx, ctx, { projectId, candidateIds: rows.map(({ id }) => id), viewer: ctx.userId })
    return (await openSigningKey(tx, ctx, secrets)).fingerprint
  })
}
