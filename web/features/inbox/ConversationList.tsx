// Conversations by keyboard and by hand: j and k move, Enter opens, r replies, e is done, s snoozes, a assigns.
import { Badge, Group, Text } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { replyLabel } from '../../candidate/replies/reply-words.ts'
import { sideViews } from '../../project/panel-search.ts'
import { useShortcuts } from '../../ui/shortcuts.ts'
import { When } from '../../ui/When.tsx'
import * as inboxText from '../../i18n/en/inbox.ts'
import styles from './inbox.module.css'
import { SortButtons, type OpenMenu } from './SortButtons.tsx'
import { sortConversation, type Conversation } from './sort.ts'

interface Props {
  conversations: Conversation[]
  members: { id: string; name: string }[]
}

export function ConversationList({ conversations, members }: Props) {
  // what was sorted leaves the list: its place is taken by the next one
  const [chosen, setChosen] = useState<{ id: string; place: number } | null>(null)
  const [menu, setMenu] = useState<OpenMenu>(null)
  const navigate = useNavigate()
  const list = useRef<HTMLUListElement>(null)
  const found = conversations.findIndex(({ candidate_id }) => candidate_id === chosen?.id)
  const at = found >= 0 ? found : chosen === null ? -1 : Math.min(chosen.place, conversations.length - 1)
  const current = conversations[at]

  const move = (step: number) => {
    const place = Math.max(0, Math.min(conversations.length - 1, at + step))
    const next = conversations[place]
    if (!next) return
    setChosen({ id: next.candidate_id, place })
    list.current?.querySelector<HTMLElement>(`[data-candidate="${CSS.escape(next.candidate_id)}"] a`)?.focus()
  }
  const open = (one: Conversation) => void navigate({ to: '/panel', search: searchOf(one) })
  const finish = (one: Conversation) =>
    void (one.state === 'done'
      ? sortConversation(one, { is_done: false }, inboxText.reopened, { is_done: true })
      : sortConversation(
          one,
          { is_done: true },
          inboxText.markedAsDone,
          one.snoozed_until ? { snoozed_until: one.snoozed_until } : { is_done: false },
        ))
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    ...(current
      ? {
          r: () => open(current),
          e: () => finish(current),
          s: () => setMenu({ of: current.candidate_id, kind: 'snooze' }),
          a: () => setMenu({ of: current.candidate_id, kind: 'assign' }),
        }
      : {}),
  })

  return (
    <>
      <ul ref={list} className={styles.list}>
        {conversations.map((one, index) => (
          <li
            key={one.candidate_id}
            className={`card ${styles.row}`}
            data-candidate={one.candidate_id}
            data-current={one === current || undefined}
          >
            <Group justify="space-between" gap="xs" wrap="nowrap" align="baseline">
              <Link
                to="/panel"
                search={searchOf(one)}
                className={styles.name}
                onFocus={() => setChosen({ id: one.candidate_id, place: index })}
                aria-label={inboxText.position(one.candidate_name, index + 1, conversations.length)}
              >
                {one.candidate_name}
              </Link>
              <Text size="sm" c="dimmed" component="span" className={styles.when}>
                <When date={one.received_date} />
              </Text>
            </Group>
            <Group gap={6} my={4}>
              {one.state === 'needs_answer' && (
                <Badge size="sm" variant="light" color="orange" c="var(--ink)">
                  {inboxText.needsAnswer}
                </Badge>
              )}
              {one.label && (
                <Badge size="sm" variant="light" color="gray" c="var(--ink)">
                  {replyLabel(one.label)}
                </Badge>
              )}
              <Text size="sm" c="dimmed" component="span">
                {one.project_name}
                {one.assignee && ` · ${one.assignee.name}`}
                {one.snoozed_until && (
                  <>
                    {' · '}
                    {inboxText.snoozedUntil} <When date={one.snoozed_until} />
                  </>
                )}
              </Text>
            </Group>
            <Text size="sm" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
              <b>{one.email_subject}</b>
              {one.snippet && ` ${one.snippet}`}
            </Text>
            <SortButtons
              conversation={one}
              members={members}
              menu={menu?.of === one.candidate_id ? menu.kind : null}
              onMenu={(kind) => setMenu(kind && { of: one.candidate_id, kind })}
              onFinish={() => finish(one)}
            />
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed" mt="md" visibleFrom="sm">
        {inboxText.keys}
      </Text>
    </>
  )
}

const searchOf = ({ project_id, candidate_id }: Conversation) => ({ project: project_id, candidate: candidate_id, view: sideViews.mail })
