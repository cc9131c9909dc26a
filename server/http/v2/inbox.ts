import * as calls from '@fairlead/contract/v2/inbox'
import { listInbox } from '../../features/mail/inbound/inbox-views.ts'
import { sortConversation } from '../../features/mail/inbound/sort-conversation.ts'
import { endpoint, ok } from '../endpoint.ts'

export const getInbox = endpoint(calls.listInbox, async (ctx, { input }) => {
  const { entries, hasMore, members, mailboxes } = await listInbox(ctx, {
    show: input.show,
    projectId: input.project_id,
    label: input.label,
    mailboxId: input.mailbox_id,
    assigneeId: input.assignee_id,
    mentionsMe: input.mentions_me,
  })
  const conversations = entries.map((entry) => ({
    candidate_id: entry.candidateId,
    core_candidate_id: entry.personId,
    candidate_name: entry.name,
    emails: entry.emails,
    project_id: entry.projectId,
    project_name: entry.projectName,
    state: entry.state,
    mail_id: entry.mailId,
    label: entry.label,
    confident: entry.isCertain,
    email_subject: entry.subject,
    snippet: entry.snippet,
    received_date: entry.receivedAt.toISOString(),
    snoozed_until: entry.snoozedUntil?.toISOString() ?? null,
    assignee: entry.assignee,
    mentions_me: entry.mentionsMe,
  }))
  return { conversations, has_more: hasMore, members, mailboxes }
})

export const putInbox = endpoint(calls.sortConversation, async (ctx, { input }) => {
  const { assignee_id: assignee, snoozed_until: until, is_done: isDone } = input
  await sortConversation(
    ctx,
    { projectId: input.project_id, candidateId: input.candidate_id },
    {
      seenEmails: input.emails,
      isUndo: input.is_undo,
      ...(assignee === undefined ? {} : { assigneeId: assignee || null }),
      ...(until === undefined ? {} : { snoozedUntil: until === '' ? null : new Date(until) }),
      ...(isDone === undefined ? {} : { isDone }),
    },
  )
  return ok
})
