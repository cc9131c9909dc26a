import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done } from '../../fields.ts'

export const readAllNotifications = call(
  'POST',
  'v2/notifications/read',
  ['staff', 'unproven'],
  'Marks notifications up to a time as read; later ones stay unread.',
  z.object({ up_to: z.iso.datetime({ offset: true, error: 'Enter a date and time, such as 2026-11-23T09:00:00Z.' }) }),
  done,
  { audit: null },
)
export type ReadAllNotifications = CallType<typeof readAllNotifications>
