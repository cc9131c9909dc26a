// The suppression list as admins see it.
import { personNameAsText } from '@fairlead/domain/account/names'
import type { SuppressionReason, SuppressionScope } from '@fairlead/domain/outreach/suppression'
import { sql } from 'kysely'
import type { ActorContext } from '../../../platform/context.ts'
import { requireWorkspaceAdmin } from '../../accounts/users/workspace-rights.ts'

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
      .where((eb) =>
        last
          ? eb.or([eb('suppression.at', '<', last.at), eb.and([eb('suppression.at', '=', last.at), eb('suppression.id', '>', last.id)])])
          : eb.lit(true),
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
