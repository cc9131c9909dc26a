// Records who was shown which candidates of a batch, at most once an hour for each user and candidate.
import type { ActorContext } from '../../../platform/context.ts'
import { insertViews } from '../records/decision-record-store.ts'

const hourMs = 3_600_000
const maxRemembered = 50_000
/** Until when a view counts as the same, by user and candidate. Another process may record it once more, which changes nothing. */
const remembered = new Map<string, number>()

/** After the transaction that read them. Candidates of no batch are in no record. */
export async function recordViews(
  ctx: ActorContext,
  rows: readonly { id: string; project_id: string; batch: number | null }[],
): Promise<void> {
  const now = ctx.now().getTime()
  const keyOf = (candidateId: string) => `${ctx.userId} ${candidateId}`
  const isNew = (key: string) => Math.abs(now - (remembered.get(key) ?? 0)) >= hourMs
  const fresh = rows.filter(({ id, batch }) => batch !== null && isNew(keyOf(id)))
  if (fresh.length === 0) return
  await ctx.transaction(async (tx) => {
    for (const [projectId, candidates] of Map.groupBy(fresh, (row) => row.project_id))
      await insertViews(tx, ctx, { projectId, candidateIds: candidates.map(({ id }) => id), viewer: ctx.userId })
  })
  if (remembered.size > maxRemembered) remembered.clear()
  for (const { id } of fresh) remembered.set(keyOf(id), now)
}
