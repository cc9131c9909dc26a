import { decideDuplicate, readDuplicates, undoDuplicate } from '@fairlead/contract/v2/talent/duplicates'
import { decideDuplicate as decide, reopenDuplicate, undoMergeOf } from '../../../features/candidates/merges/decide-duplicate.ts'
import { listDuplicates } from '../../../features/candidates/merges/duplicate-views.ts'
import { endpoint, ok } from '../../endpoint.ts'

export const getTalentDuplicates = endpoint(readDuplicates, async (ctx, { input }) => {
  const { pairs, total, waiting, merges } = await listDuplicates(ctx, { personId: input.person_id ?? null })
  const recordOf = ({ id, name, addedAt, projects }: (typeof pairs)[number]['first']) => ({
    person_id: id,
    name,
    added_at: addedAt.toISOString(),
    projects,
  })
  return {
    total,
    waiting,
    pairs: pairs.map(({ first, second, confidence, reasonsFor, reasonsAgainst, fields }) => ({
      first: recordOf(first),
      second: recordOf(second),
      confidence,
      reasons_for: reasonsFor,
      reasons_against: reasonsAgainst,
      fields: fields.map(({ isDifferent, ...field }) => ({ ...field, is_different: isDifferent })),
    })),
    merges: merges.map(({ id, survivorId, survivorName, personName, at: time, ...rest }) => ({
      merge_id: id,
      person_id: survivorId,
      name: survivorName,
      merged_name: personName,
      at: time.toISOString(),
      ...rest,
    })),
  }
})

export const postTalentDuplicates = endpoint(decideDuplicate, async (ctx, { input, services }) => ({
  merge_id: await decide(ctx, services.vocabulary, { personIds: [input.first_id, input.second_id], isSame: input.is_same }),
}))

export const deleteTalentDuplicates = endpoint(undoDuplicate, async (ctx, { input, services }) => {
  if (input.merge_id) await undoMergeOf(ctx, services.vocabulary, input.merge_id)
  else await reopenDuplicate(ctx, [input.first_id ?? '', input.second_id ?? ''])
  return ok
})
