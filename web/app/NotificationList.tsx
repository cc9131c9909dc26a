// The list of notifications: by topic, read and unread, several of a kind folded into the newest.
import { Alert, Button, NativeSelect, SegmentedControl, Text } from '@mantine/core'
import { foldNotifications, notificationTopics, topicOf, type NotificationTopic } from '@fairlead/domain/account/notification-list'
import { must } from '@fairlead/domain/shared/records'
import { useState } from 'react'
import { usePending } from '../api/use-submit.ts'
import { localDay } from '../ui/time.ts'
import { When } from '../ui/When.tsx'
import type { Notification } from './NotificationBell.tsx'
import styles from './shell.module.css'
import { text as notificationsText } from '../i18n/notifications.ts'

interface Props {
  /** Newest first. */
  notifications: readonly Notification[]
  onFollow: (notification: Notification) => void
  onReadAll: () => Promise<string | null>
}

const topicNames: Record<NotificationTopic, string> = notificationsText.topicNames
type Choice = NotificationTopic | 'all'

export function NotificationList({ notifications, onFollow, onReadAll }: Props) {
  const [unreadOnly, setUnreadOnly] = useState(false)
  const [topic, setTopic] = useState<Choice>('all')
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [busy, during] = usePending()
  const [wrong, setWrong] = useState<string | null>(null)
  const unread = notifications.filter(({ read }) => !read).length
  const counts = Map.groupBy(notifications, ({ kind }) => topicOf(kind))
  const visible = notifications.filter(
    (notification) => !(unreadOnly && notification.read) && (topic === 'all' || topicOf(notification.kind) === topic),
  )
  const folded = foldNotifications(visible, (date) => localDay(new Date(date)))
  const readAll = () => during(async () => setWrong(await onReadAll()))
  return (
    <>
      <div className="row under pad-8 wrap gap-6">
        <SegmentedControl
          size="xs"
          aria-label={notificationsText.whichNotifications}
          value={unreadOnly ? 'unread' : 'all'}
          onChange={(value) => setUnreadOnly(value === 'unread')}
          data={[
            { value: 'all', label: notificationsText.all },
            { value: 'unread', label: notificationsText.unreadCount(unread) },
          ]}
        />
        {counts.size > 1 && (
          <NativeSelect
            size="xs"
            aria-label={notificationsText.topic}
            value={topic}
            onChange={(event) =>
              setTopic(notificationTopics.find((notificationTopic) => notificationTopic === event.currentTarget.value) ?? 'all')
            }
            data={[
              { value: 'all', label: notificationsText.allTopics },
              ...notificationTopics
                .filter((notificationTopic) => counts.has(notificationTopic))
                .map((notificationTopic) => ({
                  value: notificationTopic,
                  label: `${topicNames[notificationTopic]} (${must(counts.get(notificationTopic)).length})`,
                })),
            ]}
          />
        )}
        <Button size="compact-xs" variant="subtle" ml="auto" disabled={unread === 0} loading={busy} onClick={() => void readAll()}>
          {notificationsText.markAllAsRead}
        </Button>
      </div>
      {wrong && (
        <Alert color="red" role="alert" radius={0}>
          {wrong}
        </Alert>
      )}
      <div className="scroll-tall">
        {folded.length === 0 && (
          <Text p="lg" c="dimmed" ta="center">
            {unreadOnly ? notificationsText.nothingUnread : notificationsText.noneOnTopic}
          </Text>
        )}
        <ul className="pad-8">
          {folded.map(({ newest, more }) => (
            <li key={newest.id}>
              <Entry notification={newest} onFollow={onFollow} />
              {more.length > 0 && (
                <button
                  type="button"
                  className="more pad-8"
                  aria-expanded={opened.has(newest.id)}
                  onClick={() => setOpened(opened.symmetricDifference(new Set([newest.id])))}
                >
                  {opened.has(newest.id)
                    ? notificationsText.showFewer
                    : notificationsText.moreOnTopic(more.length, topicNames[topicOf(newest.kind)])}
                </button>
              )}
              {opened.has(newest.id) && (
                <ul className="pad-8">
                  {more.map((notification) => (
                    <li key={notification.id}>
                      <Entry notification={notification} onFollow={onFollow} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

function Entry({ notification, onFollow }: { notification: Notification; onFollow: Props['onFollow'] }) {
  return (
    <button type="button" className="item stack pad-8 gap-2" onClick={() => onFollow(notification)}>
      <span className={notification.read ? undefined : 'strong'}>{notification.text}</span>
      <span className="soft text-12">
        {notification.project_name && `${notification.project_name} · `}
        <When date={notification.date} />
        {!notification.read && <span className={styles.dot} title={notificationsText.unreadMark} />}
      </span>
    </button>
  )
}
