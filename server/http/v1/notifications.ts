import { deleteNotifications, listNotifications, readNotification } from '@fairlead/contract/v1/notifications'
import { listNotifications as readList, markRead, removeNotifications } from '../../features/alerts/delivery/notifications.ts'
import { endpoint, ok } from '../endpoint.ts'

export const getNotifications = endpoint(listNotifications, async (ctx) =>
  (await readList(ctx)).map((n) => ({
    id: n.id,
    read: n.readAt !== null,
    project_id: n.projectId,
    cand_id: n.candidateId,
    kind: n.kind,
    text: n.body,
    project_name: n.projectName,
    candidate_name: n.candidateName,
    date: n.at.toISOString(),
  })),
)

export const putNotifications = endpoint(readNotification, async (ctx, { input }) => {
  await markRead(ctx, input.notification_id)
  return ok
})

export const deleteNotificationsEndpoint = endpoint(deleteNotifications, async (ctx, { input }) => {
  await removeNotifications(ctx, input.notification_ids)
  return ok
})
