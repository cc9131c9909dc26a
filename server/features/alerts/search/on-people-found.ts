// Notifies a member of people who were added to the talent pool and match a search they saved.
import type { EventOf } from '@fairlead/domain/events'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { notify } from '../delivery/notifications.ts'
import { text } from '../texts/texts.ts'

export function notifyOfNewPeople(
  ctx: WorkspaceContext,
  { userId, searchId, name, people, day }: EventOf<'pool.people_found'>,
): Promise<void> {
  return ctx.transaction((tx) =>
    notify(tx, ctx, [userId], {
      projectId: null,
      candidateId: null,
      kind: 'people_found',
      body: () => text.newPeople(people, name),
      onceKey: `people_found:${searchId}:${day}`,
    }),
  )
}
