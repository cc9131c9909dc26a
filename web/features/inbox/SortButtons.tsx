// Actions on one conversation, or on several, without opening them.
import { Button, Group, Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { replyLabels } from '@fairlead/domain/ports/reply-classifier'
import { labelKeys } from '../../candidate/replies/label-keys.ts'
import { correctReply } from '../../candidate/replies/reply-actions.ts'
import { LabelItems } from '../../candidate/replies/LabelMenu.tsx'
import { shortDate } from '../../ui/time.ts'
import { text as inboxText } from '../../i18n/inbox.ts'
import { sortConversations, type Conversation } from './sort.ts'

/** The snooze options, in the user's own zone. */
const morning = 9

const inDays = (now: Date, days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, morning)

export const snoozeTimes: readonly { name: string; from: (now: Date) => Date }[] = [
  { name: inboxText.inThreeHours, from: (now) => new Date(now.getTime() + 3 * 3_600_000) },
  { name: inboxText.tomorrow, from: (now) => inDays(now, 1) },
  // on a Monday, the next one
  { name: inboxText.nextMonday, from: (now) => inDays(now, (8 - now.getDay()) % 7 || 7) },
  { name: inboxText.inAMonth, from: (now) => new Date(now.getFullYear(), now.getMonth() + 1, now.getDate(), morning) },
]

type MenuKind = 'snooze' | 'assign' | 'label'
export type OpenMenu = { of: string; kind: MenuKind } | null

interface Props {
  /** At least one. */
  conversations: readonly Conversation[]
  members: { id: string; name: string }[]
  menu: MenuKind | null
  onMenu: (kind: MenuKind | null) => void
  onFinish: () => void
  /** After another change, with those that it wasn't possible for. */
  onSorted?: (refused: readonly Conversation[]) => void
  /** Leads to the person with their history; the pane shows it itself. */
  hasHistory?: boolean
}

export function SortButtons({ conversations, members, menu, onMenu, onFinish, onSorted, hasHistory = true }: Props) {
  const [single] = conversations.length === 1 ? conversations : []
  const label = single?.label ?? null
  const isDone = conversations.every(({ state }) => state === 'done')
  const labelOf = (act: string) => (single ? inboxText.labelFor(act, single.candidate_name) : undefined)
  const snooze = (until: Date | null) =>
    void sortConversations(
      conversations,
      { snoozed_until: until?.toISOString() ?? '' },
      until ? inboxText.snoozed(shortDate(until.toISOString())) : inboxText.snoozeEnded,
      until ? ({ snoozed_until: before }) => ({ snoozed_until: before ?? '' }) : undefined,
    ).then(onSorted)
  const assign = (id: string, sentence: string) =>
    void sortConversations(conversations, { assignee_id: id }, sentence, ({ assignee }) => ({ assignee_id: assignee?.id ?? '' })).then(
      onSorted,
    )
  return (
    <Group gap="xs" mt="xs">
      <Button size="compact-sm" variant="default" onClick={onFinish} aria-label={labelOf(isDone ? inboxText.reopen : inboxText.done)}>
        {isDone ? inboxText.reopen : inboxText.done}
      </Button>
      {!isDone && (
        <Menu opened={menu === 'snooze'} onChange={(opened) => onMenu(opened ? 'snooze' : null)} returnFocus>
          <Menu.Target>
            <Button size="compact-sm" variant="default" aria-label={labelOf(inboxText.snooze)}>
              {inboxText.snooze}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {snoozeTimes.map(({ name: title, from }) => (
              <Menu.Item key={title} onClick={() => snooze(from(new Date()))}>
                {title}
              </Menu.Item>
            ))}
            {conversations.some(({ state }) => state === 'snoozed') && (
              <Menu.Item onClick={() => snooze(null)}>{inboxText.endSnooze}</Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      <Menu opened={menu === 'assign'} onChange={(opened) => onMenu(opened ? 'assign' : null)} returnFocus>
        <Menu.Target>
          <Button size="compact-sm" variant="default" aria-label={labelOf(inboxText.assign)}>
            {inboxText.assign}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
          {members.map((member) => (
            <Menu.Item key={member.id} onClick={() => assign(member.id, inboxText.assignedTo(member.name))}>
              {member.name}
            </Menu.Item>
          ))}
          {conversations.some(({ assignee }) => assignee) && (
            <Menu.Item onClick={() => assign('', inboxText.assignedToNoOne)}>{inboxText.noOne}</Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {single && label && (
        <Menu opened={menu === 'label'} onChange={(opened) => onMenu(opened ? 'label' : null)} returnFocus>
          <Menu.Target>
            <Button size="compact-sm" variant="default" aria-label={labelOf(inboxText.correct)}>
              {inboxText.correct}
            </Button>
          </Menu.Target>
          <Menu.Dropdown
            onKeyDown={(event) => {
              const to = replyLabels.find((option) => labelKeys[option] === event.key)
              if (!to) return
              onMenu(null)
              if (to !== label || !single.confident) void correctReply(single.mail_id, to, label)
            }}
          >
            <LabelItems mailId={single.mail_id} label={label} confident={single.confident} hasKeys />
          </Menu.Dropdown>
        </Menu>
      )}
      {hasHistory && single?.core_candidate_id && (
        <Link to="/talent/$personId" params={{ personId: single.core_candidate_id }} style={{ fontSize: 'var(--mantine-font-size-sm)' }}>
          {inboxText.history}
        </Link>
      )}
    </Group>
  )
}
