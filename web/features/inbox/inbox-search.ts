// The inbox's URL parameters, so that every view can be linked.
import { replyLabels, type ReplyLabel } from '@fairlead/domain/ports/reply-classifier'

export const inboxViews = ['open', 'snoozed', 'done', 'unmatched'] as const

export interface InboxSearch {
  show?: (typeof inboxViews)[number] | undefined
  project?: string | undefined
  label?: ReplyLabel | undefined
  mailbox?: string | undefined
  assignee?: string | undefined
  /** Only conversations whose comments mention the user. */
  mentions?: 'me' | undefined
  /** The candidate whose conversation is open, and their project. */
  conversation?: string | undefined
  conversation_project?: string | undefined
}

/** Drops invalid values. */
export function readInboxSearch(search: Record<string, unknown>): InboxSearch {
  const text = (name: string) => {
    const value = search[name]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const [show, label] = [text('show'), text('label')]
  return {
    show: inboxViews.find((view) => view === show),
    project: text('project'),
    label: replyLabels.find((replyLabel) => replyLabel === label),
    mailbox: text('mailbox'),
    assignee: text('assignee'),
    mentions: text('mentions') === 'me' ? 'me' : undefined,
    conversation: text('conversation_project') && text('conversation'),
    conversation_project: text('conversation') && text('conversation_project'),
  }
}
