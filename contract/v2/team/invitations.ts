import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, flag, text } from '../../fields.ts'

export const inviteColleague = call(
  'POST',
  'v2/team/invitations',
  [],
  'Emails an invitation to one address; its link works once, for fourteen days, and replaces an earlier one. For admins and project owners.',
  z.object({
    email: text.default(''),
    /** They are to interview: after joining they set their interview hours. */ interviews: flag.default(false),
  }),
  z.object({
    email: z.string(),
    is_member: z.boolean(),
    /** An email is on its way to them. */ is_mailed: z.boolean(),
  }),
  { audit: 'itself', status: 201 },
)
export type InviteColleague = CallType<typeof inviteColleague>

export const readInvitation = call(
  'GET',
  'v2/team/invitations',
  ['guest'],
  'What an invitation link is for, before anyone registers with it.',
  z.object({ token: text.default('') }),
  z.object({ email: z.string(), company: z.string(), invited_by: z.string() }),
)
export type ReadInvitation = CallType<typeof readInvitation>

export const revokeInvitation = call(
  'DELETE',
  'v2/team/invitations',
  ['unproven'],
  'Revokes a pending invitation and its link. For admins.',
  z.object({ email: text.default('') }),
  done,
  { audit: 'itself', also: { 404: 'No invitation for this address is pending.' } },
)
export type RevokeInvitation = CallType<typeof revokeInvitation>
