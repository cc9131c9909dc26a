import { readAllNotifications } from '@fairlead/contract/v2/notifications/read'
import { markAllRead } from '../../../features/alerts/delivery/notifications.ts'
import { endpoint, ok } from '../../endpoint.ts'

export const postNotificationsRead = endpoint(readAllNotifications, async (ctx, { input }) => {
  await markAllRead(ctx, new Date(input.up_to))
  return ok
})
