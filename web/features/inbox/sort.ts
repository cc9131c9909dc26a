// Changes conversations on the server, with one toast.
import type { ListInbox, SortConversation } from '@fairlead/contract/v2/inbox'
import { invalidate } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { showToast } from '../../ui/toast.ts'
import { text as inboxText } from '../../i18n/inbox.ts'

export type Conversation = ListInbox['answer']['conversations'][number]
type Change = Pick<SortConversation['input'], 'assignee_id' | 'snoozed_until' | 'is_done'>

const atOnce = 6

/** Changes each, a few at a time; returns those that were refused, and a sentence that names them with the first reason. */
async function save(conversations: readonly Conversation[], changeOf: (conversation: Conversation) => Change, is_undo: boolean) {
  const refused: Conversation[] = []
  let reason: unknown = null
  for (let start = 0; start < conversations.length; start += atOnce)
    await Promise.all(
      conversations.slice(start, start + atOnce).map(async (conversation) => {
        const { project_id, candidate_id, emails } = conversation
        try {
          await send<SortConversation>('PUT', 'v2/inbox', { project_id, candidate_id, emails, is_undo, ...changeOf(conversation) })
        } catch (error) {
          reason ??= error
          refused.push(conversation)
        }
      }),
    )
  invalidate('v2/inbox')
  const sentence = sentenceOf(reason, inboxText.notSorted)
  const names = refused.map(({ candidate_name: name }) => name)
  return { refused, problem: conversations.length === 1 ? sentence : inboxText.notSortedNames(names, sentence) }
}

/**
 * Changes one conversation, or several with one undo. `back` is the previous state of each, for Undo. Returns those that were
 * not changed; a toast names them and says why.
 */
export async function sortConversations(
  conversations: readonly Conversation[],
  change: Change,
  sentence: string,
  back?: (conversation: Conversation) => Change,
): Promise<readonly Conversation[]> {
  const { refused, problem } = await save(conversations, () => change, false)
  const changed = conversations.filter((conversation) => !refused.includes(conversation))
  const goBack = async (before: NonNullable<typeof back>) => {
    const undone = await save(changed, before, true)
    if (undone.refused.length > 0) showToast(undone.problem, { tone: 'bad' })
  }
  const undo = back && changed.length > 0 ? { undo: () => void goBack(back) } : {}
  if (refused.length > 0) showToast(problem, { tone: 'bad', ...undo })
  else showToast(changed.length === 1 ? sentence : inboxText.ofSeveral(changed.length, sentence), undo)
  return refused
}

/** Marks conversations as done, or reopens them. */
export function finishConversations(conversations: readonly Conversation[]): Promise<readonly Conversation[]> {
  return conversations.every(({ state }) => state === 'done')
    ? sortConversations(conversations, { is_done: false }, inboxText.reopened, () => ({ is_done: true }))
    : sortConversations(conversations, { is_done: true }, inboxText.markedAsDone, ({ snoozed_until }) =>
        snoozed_until ? { snoozed_until } : { is_done: false },
      )
}
