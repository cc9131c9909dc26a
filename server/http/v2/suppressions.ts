import * as calls from '@fairlead/contract/v2/suppressions'
import { whyNotRemove } from '@fairlead/domain/outreach/suppression'
import { addToSuppressionList, removeFromSuppressionList } from '../../features/mail/suppression/suppression-list.ts'
import { listSuppressions } from '../../features/mail/suppression/suppression-views.ts'
import { endpoint, ok } from '../endpoint.ts'

export const getSuppressions = endpoint(calls.listSuppressions, async (ctx, { input }) => {
  const { entries, total, hasMore } = await listSuppressions(ctx, input)
  return {
    entries: entries.map(({ at: addedAt, by, ...entry }) => ({
      ...entry,
      added_at: addedAt.toISOString(),
      added_by: by,
      why_not_remove: whyNotRemove(entry.reason),
    })),
    total,
    has_more: hasMore,
  }
})

export const postSuppressions = endpoint(calls.addSuppressions, (ctx, { input }) => addToSuppressionList(ctx, input.list))

export const deleteSuppressions = endpoint(calls.removeSuppression, async (ctx, { input }) => {
  await removeFromSuppressionList(ctx, input.suppression_id)
  return ok
})
