// The analytics form of an event: its name, hashed ids, and its declared fields, without personal data.
import { rejectionToWire } from '@fairlead/contract/codes'
import { rejectionLabel } from '@fairlead/domain/candidate/rejection'
import { usageNameOf, usageNames } from '@fairlead/domain/operations/usage'
import type { UsageEvent } from '@fairlead/domain/ports/usage-sink'
import type { WorkspaceContext } from '../platform/context.ts'
import type { StoredEvent } from '../platform/events.ts'
import type { Secrets } from '../platform/secrets.ts'

/** null = nothing is sent. IDs of users, projects, and candidates are hashed with the installation's key. */
export async function usageOfEvent(
  ctx: WorkspaceContext,
  secrets: Pick<Secrets, 'pseudonym'>,
  { id, userId, at: time, event }: StoredEvent,
): Promise<UsageEvent | null> {
  const name = usageNameOf(event)
  if (!name) return null
  const hashed = (value: string | null | undefined) => (value ? secrets.pseudonym(value, 'usage') : null)
  const projectId = 'projectId' in event ? event.projectId : null
  const candidateId = 'candidateId' in event ? event.candidateId : null
  const properties: Record<string, string | number | null | (string | number)[]> = { project_id: hashed(projectId) }
  if (candidateId) properties['candidate_id'] = hashed(candidateId)
  if (name === usageNames.rejected && candidateId) Object.assign(properties, await rejectionOf(ctx, candidateId))
  return { id: String(id), name, userId: hashed(userId), at: time, properties }
}

/** The fields of card_reject_fe (spec B, section 7); name and free text are sent empty. */
async function rejectionOf(ctx: WorkspaceContext, candidateId: string) {
  const row = await ctx.transaction((tx) =>
    tx.selectFrom('candidate').select('rejection_reasons').where('id', '=', candidateId).executeTakeFirst(),
  )
  const reasons = row?.rejection_reasons ?? []
  return {
    candidate_name: null,
    rejection_code: reasons.map(rejectionToWire),
    rejection_reason: reasons.map(rejectionLabel),
    rejection_reason_other: null,
  }
}
