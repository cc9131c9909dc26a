import { shareCandidates } from '@fairlead/contract/v1/share'
import { shareCandidates as share } from '../../features/outreach/notices/share-candidates.ts'
import { endpoint, ok } from '../endpoint.ts'

export const postShare = endpoint(shareCandidates, async (ctx, { input, services }) => ({
  ...ok,
  recipients: await share(ctx, services.settings, {
    candidateIds: input.candidate_ids,
    toEmails: input.to_emails,
    subject: input.email_subject,
    body: input.email_body,
    requestId: input.request_id,
  }),
}))
