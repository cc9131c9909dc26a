import type { WireTimeline } from '@fairlead/contract/shapes/timeline'
import type { TimelineView } from '../../features/talent/read-timeline.ts'

export function timelineToWire({ events, next, elsewhere, projects }: TimelineView): WireTimeline {
  return {
    events: events.map((event) => ({
      id: event.id,
      kind: event.kind,
      at: event.at.toISOString(),
      label: event.label,
      by: event.by,
      subject: event.subject,
      text: event.text,
      reply_label: event.replyLabel,
      files: event.files,
      project_id: event.projectId,
      candidate_id: event.candidateId,
    })),
    next,
    elsewhere,
    projects: projects.map((project) => ({
      project_id: project.projectId,
      project_name: project.projectName,
      candidate_id: project.candidateId,
      is_archived: project.isArchived,
    })),
  }
}
