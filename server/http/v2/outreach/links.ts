import { checkLinks as call } from '@fairlead/contract/v2/outreach/links'
import { brokenLinkSentence } from '@fairlead/domain/outreach/broken-links'
import { listBrokenLinks } from '../../../features/mail/messages/check-links.ts'
import { endpoint } from '../../endpoint.ts'
import { linkTools } from '../../link-tools.ts'

export const postOutreachLinks = endpoint(call, async (ctx, { input, services }) =>
  (await listBrokenLinks(ctx, linkTools(services), { projectId: input.project_id, candidateId: input.candidate_id, urls: input.urls })).map(
    (link) => ({ ...link, text: brokenLinkSentence(link) }),
  ),
)
