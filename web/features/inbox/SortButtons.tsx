// Actions on a conversation without opening it.
import { Button, Group, Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { replyLabels } from '@fairlead/domain/ports/reply-classifier'
import { labelKeys } from '../../candidate/replies/label-keys.ts'
import { correctReply } from '../../candidate/replies/reply-actions.ts'
import { LabelItems } from '../../candidate/replies/LabelMenu.tsx'
import { shortDate } from '../../ui/time.ts'
import { text as inboxText } from '../../i18n/inbox.ts'
import { snoozeTimes } from './snooze-times.ts'
import { sortConversation, type Conversation } from './sort.ts'

type MenuKind = 'snooze' | 'assign' | 'label'
export type OpenMenu = { of: string; kind: MenuKind } | null

interface Props {
  conversation: Conversation
  members: { id: string; name: string }[]
  menu: MenuKind | null
  onMenu: (kind: MenuKind | null) => void
  onFinish: () => void
  /** Leads to the person with their history; the pane shows it itself. */
  hasHistory?: boolean
}

export function SortButtons({ conversation, members, menu, onMenu, onFinish, hasHistory = true }: Props) {
  const { candidate_name: name, assignee, label, state, snoozed_until: snoozedUntil } = conversation
  const isDone = state === 'done'
  const snooze = (until: Date | null) =>
    void sortConversation(
      conversation,
      { snoozed_until: until?.toISOString() ?? '' },
      until ? inboxText.snoozed(shortDate(until.toISOString())) : inboxText.snoozeEnded,
      until ? { snoozed_until: snoozedUntil ?? '' } : undefined,
    )
  const assign = (id: string, sentence: string) =>
    void sortConversation(conversation, { assignee_id: id }, sentence, { assignee_id: assignee?.id ?? '' })
  return (
    <Group gap="xs" mt="xs">
      <Button
        size="compact-sm"
        variant="default"
        onClick={onFinish}
        aria-label={inboxText.labelFor(isDone ? inboxText.reopen : inboxText.done, name)}
      >
        {isDone ? inboxText.reopen : inboxText.done}
      </Button>
      {!isDone && (
        <Menu opened={menu === 'snooze'} onChange={(opened) => onMenu(opened ? 'snooze' : null)} returnFocus>
          <Menu.Target>
            <Button size="compact-sm" variant="default" aria-label={inboxText.labelFor(inboxText.snooze, name)}>
              {inboxText.snooze}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {snoozeTimes.map(({ name: title, from }) => (
              <Menu.Item key={title} onClick={() => snooze(from(new Date()))}>
                {title}
              </Menu.Item>
            ))}
            {state === 'snoozed' && <Menu.Item onClick={() => snooze(null)}>{inboxText.endSnooze}</Menu.Item>}
          </Menu.Dropdown>
        </Menu>
      )}
      <Menu opened={menu === 'assign'} onChange={(opened) => onMenu(opened ? 'assign' : null)} returnFocus>
        <Menu.Target>
          <Button size="compact-sm" variant="default" aria-label={inboxText.labelFor(inboxText.assign, name)}>
            {inboxText.assign}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
          {members.map((member) => (
            <Menu.Item key={member.id} onClick={() => assign(member.id, inboxText.assignedTo(member.name))}>
              {member.name}
            </Menu.Item>
          ))}
          {assignee && <Menu.Item onClick={() => assign('', inboxText.assignedToNoOne)}>{inboxText.noOne}</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      {label && (
        <Menu opened={menu === 'label'} onChange={(opened) => onMenu(opened ? 'label' : null)} returnFocus>
          <Menu.Target>
            <Button size="compact-sm" variant="default" aria-label={inboxText.labelFor(inboxText.correct, name)}>
              {inboxText.correct}
            </Button>
          </Menu.Target>
          <Menu.Dropdown
            onKeyDown={(event) => {
              const to = replyLabels.find((option) => labelKeys[option] === event.key)
              if (!to) return
              onMenu(null)
              if (to !== label || !conversation.confident) void correctReply(conversation.mail_id, to, label)
            }}
          >
            <LabelItems mailId={conversation.mail_id} label={label} confident={conversation.confident} hasKeys />
          </Menu.Dropdown>
        </Menu>
      )}
      {hasHistory && conversation.core_candidate_id && (
        <Link
          to="/talent/$personId"
          params={{ personId: conversation.core_candidate_id }}
          style={{ fontSize: 'var(--mantine-font-size-sm)' }}
        >
          {inboxText.history}
        </Link>
      )}
    </Group>
  )
}
