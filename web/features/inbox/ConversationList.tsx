// Conversations by keyboard and mouse: j and k move, Enter opens, r replies, c comments, x selects, e marks as done, s snoozes, a assigns, digits correct the classification.
import { Badge, Checkbox, Group, Text } from '@mantine/core'
import { keyOf } from '@fairlead/domain/account/shortcuts'
import { Link } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { replyLabels, type ReplyLabel } from '@fairlead/domain/ports/reply-classifier'
import { labelKeys } from '../../candidate/replies/label-keys.ts'
import { correctReply } from '../../candidate/replies/reply-actions.ts'
import { closeToast, currentToast } from '../../ui/toast.ts'
import { replyLabel } from '../../candidate/replies/reply-words.ts'
import { SelectionBar } from '../../ui/SelectionBar.tsx'
import { useSelection } from '../../ui/use-selection.ts'
import { useShortcutChoice, useShortcuts } from '../../ui/shortcuts.ts'
import { When } from '../../ui/When.tsx'
import { text as inboxText } from '../../i18n/inbox.ts'
import styles from './inbox.module.css'
import { finishConversations, type Conversation } from './sort.ts'
import { SortButtons, type OpenMenu } from './SortButtons.tsx'
import type { InboxSearch } from './inbox-search.ts'
import type { Writing } from './PaneWriter.tsx'

interface Props {
  conversations: Conversation[]
  members: { id: string; name: string }[]
  search: InboxSearch
  /** The open conversation follows j and k. */
  onOpen: (conversation: Conversation, focus: Writing | null) => void
  /** A row was pressed. */
  onRead: () => void
  onFinish: (conversation: Conversation) => void
}

export function ConversationList({ conversations, members, search, onOpen, onRead, onFinish }: Props) {
  // a handled conversation leaves the list: the next one takes its place
  const opened = search.conversation
  const [chosen, setChosen] = useState<{ id: string; place: number } | null>(null)
  const [menu, setMenu] = useState<OpenMenu>(null)
  const keys = useShortcutChoice()
  const list = useRef<HTMLUListElement>(null)
  const chosenIndex = conversations.findIndex(({ candidate_id }) => candidate_id === (chosen?.id ?? opened))
  const currentIndex = chosenIndex >= 0 ? chosenIndex : chosen === null ? -1 : Math.min(chosen.place, conversations.length - 1)
  const current = conversations[currentIndex]
  const selection = useSelection(useMemo(() => conversations.map(({ candidate_id: id }) => id), [conversations]))
  const selected = conversations.filter(({ candidate_id: id }) => selection.ids.has(id))
  // those that couldn't be changed stay selected
  const keep = (refused: readonly Conversation[]) => selection.pick(refused.map(({ candidate_id: id }) => id))

  const move = (step: number) => {
    const place = Math.max(0, Math.min(conversations.length - 1, currentIndex + step))
    const next = conversations[place]
    if (!next) return
    setChosen({ id: next.candidate_id, place })
    list.current?.querySelector<HTMLElement>(`[data-candidate="${CSS.escape(next.candidate_id)}"] a`)?.focus()
    if (opened && opened !== next.candidate_id) onOpen(next, null)
  }
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    u: () => {
      const action = currentToast()?.action
      closeToast()
      action?.run()
    },
    ...(current
      ? {
          r: () => onOpen(current, 'reply'),
          c: () => onOpen(current, 'comment'),
          x: (event: KeyboardEvent) => selection.toggle(current.candidate_id, !selection.ids.has(current.candidate_id), event.shiftKey),
          e: () => onFinish(current),
          s: () => setMenu({ of: current.candidate_id, kind: 'snooze' }),
          a: () => setMenu({ of: current.candidate_id, kind: 'assign' }),
          l: () => setMenu({ of: current.candidate_id, kind: 'label' }),
          ...correctionsOf(current),
        }
      : {}),
  })

  return (
    <>
      <SelectionBar
        label={inboxText.selectedConversations}
        ids={conversations.map(({ candidate_id: id }) => id)}
        selection={selection}
        total={conversations.length}
      >
        {selected.length > 0 && (
          <SortButtons
            conversations={selected}
            members={members}
            menu={menu?.of === 'selected' ? menu.kind : null}
            onMenu={(kind) => setMenu(kind && { of: 'selected', kind })}
            onFinish={() => void finishConversations(selected).then(keep)}
            onSorted={keep}
            hasHistory={false}
          />
        )}
      </SelectionBar>
      <ul ref={list} className="stack">
        {conversations.map((conversation, index) => (
          <li
            key={conversation.candidate_id}
            className={`card ${styles.row}`}
            data-candidate={conversation.candidate_id}
            data-current={conversation === current || undefined}
            data-open={opened === conversation.candidate_id || undefined}
          >
            <Group gap="xs" wrap="nowrap">
              <Checkbox
                size="sm"
                aria-label={inboxText.selectName(conversation.candidate_name)}
                checked={selection.ids.has(conversation.candidate_id)}
                onChange={() => undefined}
                onClick={(event) =>
                  selection.toggle(conversation.candidate_id, !selection.ids.has(conversation.candidate_id), event.shiftKey)
                }
              />
              <Link
                to="/inbox"
                search={{ ...search, ...addressOf(conversation) }}
                aria-current={opened === conversation.candidate_id || undefined}
                className="ink strong shrink anywhere"
                onClick={onRead}
                onFocus={() => setChosen({ id: conversation.candidate_id, place: index })}
                aria-label={inboxText.position(conversation.candidate_name, index + 1, conversations.length)}
              >
                {conversation.candidate_name}
              </Link>
              <Text size="sm" c="dimmed" component="span" className="fixed push">
                <When date={conversation.received_date} />
              </Text>
            </Group>
            <Group gap={6} my={4}>
              {(conversation.state === 'needs_answer' || conversation.state === 'needs_check') && (
                <Badge size="sm" variant="light" color={conversation.state === 'needs_check' ? 'yellow' : 'orange'} c="var(--ink)">
                  {conversation.state === 'needs_check' ? inboxText.needsCheck : inboxText.needsAnswer}
                </Badge>
              )}
              {conversation.label && (
                <Badge size="sm" variant="light" color="gray" c="var(--ink)">
                  {conversation.confident ? replyLabel(conversation.label) : inboxText.perhaps(replyLabel(conversation.label))}
                </Badge>
              )}
              {conversation.mentions_me && (
                <Badge size="sm" variant="light" color="teal" c="var(--ink)">
                  {inboxText.mentionsMe}
                </Badge>
              )}
              <Text size="sm" c="dimmed" component="span">
                {conversation.project_name}
                {conversation.assignee && ` · ${conversation.assignee.name}`}
                {conversation.snoozed_until && (
                  <>
                    {' · '}
                    {inboxText.snoozedUntil} <When date={conversation.snoozed_until} />
                  </>
                )}
              </Text>
            </Group>
            <Text size="sm" lineClamp={2} className="anywhere">
              <b>{conversation.email_subject}</b>
              {conversation.snippet && ` ${conversation.snippet}`}
            </Text>
            <SortButtons
              conversations={[conversation]}
              members={members}
              menu={menu?.of === conversation.candidate_id ? menu.kind : null}
              onMenu={(kind) => setMenu(kind && { of: conversation.candidate_id, kind })}
              onFinish={() => onFinish(conversation)}
            />
          </li>
        ))}
      </ul>
      {!keys.isOff && (
        <Text size="sm" c="dimmed" mt="md" visibleFrom="sm">
          {inboxText.keys(keyOf(keys, 'keys') ?? '?')}
        </Text>
      )}
    </>
  )
}

/** One key says what the reply means. */
function correctionsOf({ label, mail_id: mailId, confident }: Conversation) {
  if (label === null) return {}
  const correct = (to: ReplyLabel) => {
    if (to !== label || !confident) void correctReply(mailId, to, label)
  }
  return Object.fromEntries(replyLabels.map((to) => [labelKeys[to], () => correct(to)]))
}

const addressOf = ({ project_id, candidate_id }: Conversation) => ({ conversation: candidate_id, conversation_project: project_id })
