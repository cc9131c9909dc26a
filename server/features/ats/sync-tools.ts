// A worker's tools while it holds a link: the open account, the lease, and the commit before every write.
import { AtsRelink, type Ats } from '@fairlead/domain/ports/ats'
import type { WorkspaceContext } from '../../platform/context.ts'
import { renewAtsLink, type AtsLink } from './ats-link-store.ts'
import { savePush, type PushRow } from './ats-push-store.ts'
import { text } from './texts/texts.ts'

export interface SyncTools {
  ctx: WorkspaceContext
  ats: Ats
  link: AtsLink
  token: string
  /** The user on whose behalf it writes there. */
  userId: string | null
  /** How long an uncertain write gets to appear. */
  graceMs: number
  save(row: PushRow, change: Partial<PushRow>): Promise<void>
  /** Commits that something is about to be written there; rejects with LeaseLost when another worker has the link. */
  beginWrite(row: PushRow, description: string, change: Partial<PushRow>): Promise<void>
  relink(): AtsRelink
}

/** Another worker has taken over the link: this one writes nothing more. */
export class LeaseLost extends Error {}

export function syncTools(
  options: Pick<SyncTools, 'ctx' | 'ats' | 'link' | 'token' | 'userId' | 'graceMs'>,
  lease: { until: Date },
): SyncTools {
  const { ctx, link } = options
  return {
    ...options,
    save: (row, change) => ctx.transaction((tx) => savePush(tx, row, change)),
    beginWrite: (row, description, change) =>
      ctx.transaction(async (tx) => {
        const next = await renewAtsLink(tx, link.id, lease.until, ctx.now())
        if (!next) throw new LeaseLost(text.linkTakenOver)
        await savePush(tx, row, { ...change, writing: description, writing_at: ctx.now() })
        lease.until = next
      }),
    relink: () => new AtsRelink(),
  }
}
