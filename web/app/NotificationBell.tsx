// The notifications behind the bell.
import { ActionIcon, Indicator, Popover, Skeleton, Stack, Text } from '@mantine/core'
import type { ListNotifications, ReadNotification } from '@fairlead/contract/v1/notifications'
import type { ReadAllNotifications } from '@fairlead/contract/v2/notifications/read'
import { opensConversation } from '@fairlead/domain/account/notification-list'
import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { queryFor, invalidate, putAnswer } from '../api/cache.ts'
import { sentenceOf } from '../api/failure.ts'
import { send } from '../api/send.ts'
import { text as appText } from '../i18n/app.ts'

const NotificationList = lazy(() => import('./NotificationList.tsx').then(({ NotificationList: component }) => ({ default: component })))

const query = queryFor<ListNotifications>('v1/notifications', {})
export type Notification = ListNotifications['answer'][number]

export function NotificationBell() {
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  const { data = [] } = useQuery({ ...query, retry: false })
  const unread = data.filter((notification) => !notification.read).length

  function follow(notification: Notification) {
    setOpen(false)
    if (!notification.read) {
      putAnswer(
        query.queryKey,
        data.map((entry) => (entry.id === notification.id ? { ...entry, read: true } : entry)),
      )
      void send<ReadNotification>('PUT', 'v1/notifications', { notification_id: notification.id })
        .catch(() => {})
        .finally(() => invalidate('v1/notifications'))
    }
    if (notification.kind.includes('unmatched') && !notification.cand_id) void navigate({ to: '/inbox', search: { show: 'unmatched' } })
    else if (notification.project_id && notification.cand_id && opensConversation(notification.kind))
      void navigate({ to: '/inbox', search: { conversation: notification.cand_id, conversation_project: notification.project_id } })
    else if (notification.kind.startsWith('task_')) void navigate({ to: '/tasks' })
    else if (notification.kind === 'people_found') void navigate({ to: '/home' })
    else if (notification.project_id)
      void navigate({
        to: '/panel',
        search: {
          project: notification.project_id,
          candidate: notification.cand_id ?? undefined,
          view: notification.cand_id && /reply|mail|conversation/.test(notification.kind) ? '0' : undefined,
        },
      })
  }

  /** Returns the error, or null. */
  async function readAll(): Promise<string | null> {
    const newest = data[0]
    if (!newest) return null
    try {
      await send<ReadAllNotifications>('POST', 'v2/notifications/read', { up_to: newest.date })
      putAnswer(
        query.queryKey,
        data.map((entry) => ({ ...entry, read: true })),
      )
      return null
    } catch (error) {
      return sentenceOf(error, appText.markReadFailed)
    } finally {
      invalidate('v1/notifications')
    }
  }

  return (
    <Popover opened={open} onChange={setOpen} width={440} position="bottom-end" trapFocus returnFocus>
      <Indicator label={unread > 99 ? '99+' : unread} size={17} offset={5} disabled={unread === 0} color="#b3261e">
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            c="var(--ink)"
            size={36}
            aria-label={unread === 0 ? appText.notifications : appText.unreadNotifications(unread)}
            onClick={() => setOpen(!open)}
          >
            <IconBell size={19} stroke={1.7} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown p={0} maw="calc(100vw - 16px)" aria-label={appText.notifications}>
        {data.length === 0 ? (
          <Text p="lg" c="dimmed" ta="center">
            {appText.allCaughtUp}
          </Text>
        ) : (
          <Suspense fallback={<Loading />}>
            <NotificationList notifications={data} onFollow={follow} onReadAll={readAll} />
          </Suspense>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}

/** Three placeholders. */
function Loading() {
  return (
    <Stack className="scroll-tall" p="md" gap="md">
      {[70, 85, 60].map((width) => (
        <Skeleton key={width} h={16} w={`${width}%`} />
      ))}
    </Stack>
  )
}
