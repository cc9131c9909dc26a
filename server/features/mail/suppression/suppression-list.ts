// Changes of the suppression list by admins.
import { maxEntries, readSuppressionEntries, whyNotRemove } from '@fairlead/domain/outreach/suppression'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import { clearBadEmail } from '../../candidates/records/candidate-store.ts'
import { recordAuditEvent } from '../../accounts/security/audit-store.ts'
import { requireWorkspaceAdmin } from '../../accounts/users/workspace-rights.ts'
import { addSuppression, deleteSuppression, lockSuppression, type NewSuppression } from './suppression-store.ts'
import { text } from '../texts/texts.ts'

/** This many are added per transaction: each holds a lock. */
const chunkSize = 100

/** Adding the same list again adds nothing. Emails waiting for these recipients are canceled when they are due. */
export async function addToSuppressionList(ctx: ActorContext, list: string): Promise<{ added: number; known: number }> {
  await ctx.transaction((tx) => requireWorkspaceAdmin(tx, ctx.actor))
  const { addresses, domains, wrong } = readSuppressionEntries(list)
  const refuse = (sentence: string) => new Refusal('invalid_input', sentence, { list: sentence })
  const [first] = wrong
  if (first) throw refuse(text.invalidEntry(first.line, first.text))
  // addresses before domains, in the same lock order as an intent
  const entries: NewSuppression[] = [
    ...addresses.toSorted().map((name) => ({ name, scope: 'address' as const, reason: 'by_hand' as const })),
    ...domains.toSorted().map((name) => ({ name, scope: 'domain' as const, reason: 'by_hand' as const })),
  ]
  if (entries.length === 0) throw refuse(text.enterAddress)
  if (entries.length > maxEntries) throw refuse(text.entriesMax(maxEntries))
  let added = 0
  for (let start = 0; start < entries.length; start += chunkSize)
    added += await ctx.transaction(async (tx) => {
      let count = 0
      for (const entry of entries.slice(start, start + chunkSize)) if (await addSuppression(tx, ctx, entry)) count += 1
      if (count > 0)
        await recordAuditEvent(tx, {
          kind: 'suppression_added',
          workspaceId: ctx.workspaceId,
          userId: ctx.userId,
          actor: ctx.actor.email,
          details: { entries: count },
        })
      return count
    })
  return { added, known: entries.length - added }
}

/** Refuses what only the recipient can undo. */
export function removeFromSuppressionList(ctx: ActorContext, id: string): Promise<void> {
  return ctx.transaction(async (tx) => {
    await requireWorkspaceAdmin(tx, ctx.actor)
    const row = await lockSuppression(tx, id)
    if (!row) throw new Refusal('not_found', text.entryGone)
    const refusal = whyNotRemove(row.reason)
    if (refusal) throw new Refusal('not_permitted', refusal)
    await deleteSuppression(tx, id)
    if (row.reason === 'bounced' && row.email !== null) await clearBadEmail(tx, row.email)
    await recordAuditEvent(tx, {
      kind: 'suppression_removed',
      workspaceId: ctx.workspaceId,
      userId: ctx.userId,
      actor: ctx.actor.email,
      // candidates' addresses stay out of the log, which is kept longer than they are
      target: row.reason === 'by_hand' ? row.email : null,
    })
  })
}
