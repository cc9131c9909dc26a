import { readTimeline } from '@fairlead/contract/v2/talent/timeline'
import { readPersonTimeline } from '../../../features/talent/read-timeline.ts'
import { endpoint } from '../../endpoint.ts'
import { timelineToWire } from '../../wire/timeline.ts'

export const getTalentTimeline = endpoint(readTimeline, async (ctx, { input }) => {
  const { person_id: personId, project_id: projectId, kind, before } = input
  return timelineToWire(await readPersonTimeline(ctx, { personId, projectId, kind, before }))
})
