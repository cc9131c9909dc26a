import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { done, id, list, nothing } from '../fields.ts'
import { notification } from '../shapes/common.ts'

export const listNotifications = call(
  'GET',
  'v1/notifications',
  ['staff', 'unproven'],
  'The newest 100 notifications of the user.',
  nothing,
  z.array(notification),
)
export type ListNotifications = CallType<typeof listNotifications>

export const readNotification = call(
  'PUT',
  'v1/notifications',
  ['staff', 'unproven'],
  'Marks one as read.',
  z.object({ notification_id: id }),
  done,
  { audit: null },
)
export type ReadNotification = CallType<typeof readNotification>

export const deleteNotifications = call(
  'DELETE',
  'v1/notifications',
  ['unproven'],
  'Removes notifications.',
  z.object({ notification_ids: list(id, 200) }),
  done,
  { audit: null },
)
export type DeleteNotifications = CallType<typeof deleteNotifications>
