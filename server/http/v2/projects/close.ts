import { closeProject, readClosing } from '@fairlead/contract/v2/projects/close'
import { closeSearch, previewClosing } from '../../../features/outreach/notices/close-search.ts'
import { endpoint } from '../../endpoint.ts'

export const getProjectsClose = endpoint(readClosing, async (ctx, { input, services }) => {
  const { people, hasMore } = await previewClosing(ctx, services.settings, input.project_id)
  return {
    people: people.map(({ candidateId, name, stage, email, whyNot }) => ({
      candidate_id: candidateId,
      name,
      status: stage,
      email,
      why_not: whyNot,
    })),
    has_more: hasMore,
  }
})

export const postProjectsClose = endpoint(closeProject, async (ctx, { input, services }) => {
  const { people, remaining, isArchived } = await closeSearch(ctx, services.settings, {
    projectId: input.project_id,
    toEmail: input.email_candidate_ids,
    toLeave: input.leave_candidate_ids,
  })
  return {
    people: people.map(({ candidateId, wasRejected, wasEmailed, whyNot }) => ({
      candidate_id: candidateId,
      was_rejected: wasRejected,
      was_emailed: wasEmailed,
      why_not: whyNot,
    })),
    remaining,
    is_archived: isArchived,
  }
})
