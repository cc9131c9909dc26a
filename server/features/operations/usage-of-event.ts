// What is told outwards of an event: its name, whose doing it was, and the fields the name promises.
import { rejectionLabel } from '@fairlead/domain/candidate/rejection'
import { usageNameOf, usageNames } from '@fairlead/domain/operations/usage'
import type { UsageEvent } from '@fairlead/domain/ports/usage-sink'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { StoredEvent } from '../../platform/events.ts'

/** null = nothing is told of it. */
export async function usageOfEvent(ctx: WorkspaceContext, { id, userId, at, event }: StoredEvent): Promise<UsageEvent | null> {
  const name = usageNameOf(event)
  if (!name) return null
  const about = event as { projectId?: string; candidateId?: string }
  const properties: Record<string, string | number | null | (string | number)[]> = { project_id: about.projectId ?? null }
  if (about.candidateId) properties['candidate_id'] = about.candidateId
  if (name === usageNames.rejected && about.candidateId) Object.assign(properties, await rejectionOf(ctx, about.candidateId))
  return { id: String(id), name, userId, at, properties }
}

/** The fields of card_reject_fe (spec B, section 7). */
async function rejectionOf(ctx: WorkspaceContext, candidateId: string) {
  const row = await ctx.transaction((tx) =>
    tx
      .selectFrom('candidate')
      .innerJoin('person', 'person.id', 'candidate.person_id')
      .select(['person.name', 'rejection_codes', 'rejection_other'])
      .where('candidate.id', '=', candidateId)
      .executeTakeFirst(),
  )
  const codes = row?.rejection_codes ?? []
  return {
    candidate_name: row?.name ?? '',
    rejection_code: codes,
    rejection_reason: codes.map(rejectionLabel),
    rejection_reason_other: row?.rejection_other ?? '',
  }
}
