// Remembers per user which tours have been seen.
import { sql } from 'kysely'
import type { ActorContext } from '../../platform/context.ts'

export function saveTours(ctx: ActorContext, tours: Record<string, boolean>): Promise<void> {
  return ctx.transaction(async (tx) => {
    await tx
      .updateTable('users')
      .set({ onboarding_tours: sql<string>`onboarding_tours || ${JSON.stringify(tours)}::jsonb` })
      .where('id', '=', ctx.userId)
      .execute()
  })
}
