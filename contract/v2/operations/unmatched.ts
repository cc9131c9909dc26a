import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id, text } from '../../fields.ts'
import { staffOnly } from './projects.ts'

export const listInstallationEmail = call(
  'GET',
  'v2/operations/unmatched',
  ['unproven'],
  'The newest 100 emails that belong to no workspace, and up to 20 workspaces by name or address. Internal staff and super admins only.',
  z.object({
    /** Part of a workspace's name, or of the address of one of its users. */
    text: text.default(''),
  }),
  z.object({
    emails: z.array(
      z.object({
        mail_id: z.string(),
        from_name: z.string().nullable(),
        from_email: z.string(),
        email_subject: z.string(),
        text: z.string(),
        date: z.string(),
      }),
    ),
    workspaces: z.array(z.object({ workspace_id: z.string(), name: z.string(), owner: z.string() })),
  }),
  { also: staffOnly },
)
export type ListInstallationEmail = CallType<typeof listInstallationEmail>

export const settleInstallationEmail = call(
  'PUT',
  'v2/operations/unmatched',
  [],
  'Assigns an email to a workspace, or deletes its text.',
  z.object({ mail_id: id, action: z.enum(['assign', 'delete']), workspace_id: text.optional() }),
  z.object({
    /** false: the email was settled before. */
    changed: z.boolean(),
  }),
  { audit: 'staff_acted', also: staffOnly },
)
export type SettleInstallationEmail = CallType<typeof settleInstallationEmail>
