// The suppression list as admins see and change it.
import {
  maxEntries,
  readSuppressionEntries,
  whyNotRemove,
  type SuppressionReason,
  type SuppressionScope,
} from '@fairlead/domain/outreach/suppression'
import { personNameAsText } from '@fairlead/domain/account/names'
import { sql } from 'kysely'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../platform/context.ts'
import { clearBadEmail } from '../candidates/candidate-store.ts'
import { recordSecurityEvent } from '../accounts/security-event-store.ts'
import { requireWorkspaceAdmin } from '../accounts/workspace-rights.ts'
import { addSuppression, deleteSuppression, type NewSuppression } from './suppression-store.ts'
import * as text from './texts/en.ts'

export interface SuppressionEntry {
  id: string
  /** null for a deleted person, and for candidates whose names are hidden. */
  name: string | null
  scope: SuppressionScope
  reason: SuppressionReason
  at: Date
  by: string | null
}

const pageSize = 50

/** The address or domain; null for a candidate whose name is hidden in their project, unless the team typed it. */
const shownName = sql<string | null>`case
  when suppression.scope = 'address' and suppression.reason in ('unsubscribed', 'bounced', 'complaint') and exists (
    select from project where bias_reducer and id in (
      select project_id from candidate where preferred_email = suppression.email
      union all select c.project_id from message m join candidate c on c.id = m.candidate_id where m.to_email = suppression.email
      union all select c.project_id from inbound_mail i join candidate c on c.id = i.candidate_id where i.from_email = suppression.email
      union all select c.project_id from person_email e join candidate c on c.person_id = e.person_id where e.email = suppression.email))
  then null else suppression.email end`

/** Newest first; a full address is also found by its hash, which includes entries of deleted people. */
export function listSuppressions(
  ctx: ActorContext,
  { search, after }: { search: string; after: string },
): Promise<{ entries: SuppressionEntry[]; total: number; hasMore: boolean }> {
  return ctx.transaction(async (tx) => {
    await requireWorkspaceAdmin(tx, ctx.actor)
    const term = search.trim().toLowerCase()
    const hash = term === '' ? null : await ctx.hashAddress(term)
    const query = tx
      .selectFrom('suppression')
      .$if(hash !== null, (query) =>
        query.where((eb) => eb.or([eb('suppression.hash', '=', hash), sql<boolean>`strpos(${shownName}, ${term}) > 0`])),
      )
    const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
    const last = after === '' ? null : await tx.selectFrom('suppression').select(['at', 'id']).where('id', '=', after).executeTakeFirst()
    const rows = await query
      .leftJoin('users', 'users.id', 'suppression.user_id')
      .select(['suppression.id', shownName.as('email'), 'suppression.scope', 'suppression.reason', 'suppression.at'])
      .select(['users.first_name', 'users.last_name', 'users.email as user_email'])
      .$if(Boolean(last), (query) =>
        query.where((eb) =>
          eb.or([eb('suppression.at', '<', last!.at), eb.and([eb('suppression.at', '=', last!.at), eb('suppression.id', '>', last!.id)])]),
        ),
      )
      .orderBy('suppression.at', 'desc')
      .orderBy('suppression.id')
      .limit(pageSize + 1)
      .execute()
    const entries = rows.slice(0, pageSize).map((row) => ({
      id: row.id,
      name: row.email,
      scope: row.scope,
      reason: row.reason,
      at: row.at,
      by: row.user_email === null ? null : personNameAsText(row.first_name ?? '', row.last_name ?? '') || row.user_email,
    }))
    return { entries, total: Number(total), hasMore: rows.length > pageSize }
  })
}

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
        await recordSecurityEvent(tx, {
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
    const row = await tx.selectFrom('suppression').select(['reason', 'email']).where('id', '=', id).forUpdate().executeTakeFirst()
    if (!row) throw new Refusal('not_found', text.entryGone)
    const refusal = whyNotRemove(row.reason)
    if (refusal) throw new Refusal('not_permitted', refusal)
    await deleteSuppression(tx, id)
    if (row.reason === 'bounced' && row.email !== null) await clearBadEmail(tx, row.email)
    await recordSecurityEvent(tx, {
      kind: 'suppression_removed',
      workspaceId: ctx.workspaceId,
      userId: ctx.userId,
      actor: ctx.actor.email,
      // candidates' addresses stay out of the log, which is kept longer than they are
      target: row.reason === 'by_hand' ? row.email : null,
    })
  })
}
