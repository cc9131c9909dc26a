import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, flag, id, pageIndex } from '../../fields.ts'
import { staffOnly } from './projects.ts'

export const listContactMessages = call(
  'GET',
  'v2/operations/messages',
  ['unproven'],
  'Messages from the contact page, newest first, 50 per page. Internal staff and super admins only.',
  z.object({ is_handled: flag.default(false), page_idx: pageIndex.optional() }),
  z.object({
    messages: z.array(
      z.object({
        message_id: z.string(),
        name: z.string(),
        email: z.string(),
        company: z.string(),
        message: z.string(),
        date: z.string(),
        handled_date: z.string().nullable(),
        handled_by: z.string().nullable(),
      }),
    ),
    /** How many are unhandled. */
    open: z.number().int(),
    has_more: z.boolean(),
  }),
  { also: staffOnly },
)
export type ListContactMessages = CallType<typeof listContactMessages>

export const handleContactMessage = call(
  'PUT',
  'v2/operations/messages',
  [],
  'Marks a message as handled, or reopens it.',
  z.object({ message_id: id, is_handled: flag }),
  done,
  { audit: 'staff_acted', also: staffOnly },
)
export type HandleContactMessage = CallType<typeof handleContactMessage>
