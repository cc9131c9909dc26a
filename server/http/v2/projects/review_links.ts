import { listReviewLinks, revokeReviewLinks, type ListReviewLinks } from '@fairlead/contract/v2/projects/review_links'
import * as links from '../../../features/interviews/reviews/review-links.ts'
import { endpoint } from '../../endpoint.ts'

function answer(reviewLinks: links.ReviewLink[]): ListReviewLinks['answer'] {
  return reviewLinks.map((link) => ({
    id: link.id,
    email: link.email,
    sent_by: link.sentBy,
    sent_at: link.sentAt.toISOString(),
    expires_at: link.expiresAt.toISOString(),
    last_opened_at: link.lastOpenedAt?.toISOString() ?? null,
  }))
}

export const getProjectsReviewLinks = endpoint(listReviewLinks, async (ctx, { input }) =>
  answer(await links.listReviewLinks(ctx, input.project_id)),
)

export const deleteProjectsReviewLinks = endpoint(revokeReviewLinks, async (ctx, { input }) =>
  answer(await links.revokeReviewLinks(ctx, { projectId: input.project_id, email: input.email, linkId: input.id ?? null })),
)
