// Changes a conversation on the server, with a toast.
import type { ListInbox, SortConversation } from '@fairlead/contract/v2/inbox'
import { invalidate } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { showToast } from '../../ui/toast.ts'
import { text as inboxText } from '../../i18n/inbox.ts'

export type Conversation = ListInbox['answer']['conversations'][number]
type Change = Pick<SortConversation['input'], 'assignee_id' | 'snoozed_until' | 'is_done'>

/** `back` is the previous state, for Undo. */
export async function sortConversation(
  { project_id, candidate_id, emails }: Conversation,
  change: Change,
  sentence: string,
  back?: Change,
): Promise<void> {
  const save = (fields: Change, is_undo = false) =>
    send<SortConversation>('PUT', 'v2/inbox', { project_id, candidate_id, emails, is_undo, ...fields })
  try {
    await save(change)
    const undo =
      back &&
      (() =>
        void save(back, true)
          .catch(failed)
          .finally(() => invalidate('v2/inbox')))
    showToast(sentence, undo ? { undo } : {})
  } catch (error) {
    failed(error)
  }
  invalidate('v2/inbox')
}

/** Marks a conversation as done, or reopens it. */
export function finishConversation(conversation: Conversation): void {
  void (conversation.state === 'done'
    ? sortConversation(conversation, { is_done: false }, inboxText.reopened, { is_done: true })
    : sortConversation(
        conversation,
        { is_done: true },
        inboxText.markedAsDone,
        conversation.snoozed_until ? { snoozed_until: conversation.snoozed_until } : { is_done: false },
      ))
}

const failed = (error: unknown) => showToast(sentenceOf(error, inboxText.notSorted), { tone: 'bad' })
