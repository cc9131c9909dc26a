import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { flag, id, nothing } from '../../fields.ts'

const page = z.object({
  members: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      name: z.string(),
      is_admin: z.boolean(),
      is_super_admin: z.boolean(),
      is_disabled: z.boolean(),
      email_verified: z.boolean(),
      /** For admins; null for others. */ has_second_factor: z.boolean().nullable(),
      /** For admins; null = not on record. */ last_seen_at: z.string().nullable(),
    }),
  ),
  /** Not used yet and not expired, the newest first. */
  invitations: z.array(z.object({ email: z.string(), invited_by: z.string(), invited_at: z.string(), expires_at: z.string() })),
  /** The caller is an admin of the workspace. */
  can_manage: z.boolean(),
})

export const readMembers = call(
  'GET',
  'v2/team/members',
  ['staff', 'unproven'],
  'The members of this workspace with their permissions, and the pending invitations. Removed members are not included.',
  nothing,
  page,
)
export type ReadMembers = CallType<typeof readMembers>

export const changeMember = call(
  'PUT',
  'v2/team/members',
  ['unproven'],
  'Grants or removes a member’s admin rights; a workspace keeps at least one admin. For admins.',
  z.object({ user_id: id, is_admin: flag }),
  page,
  { audit: 'itself', also: { 404: 'There is no such member.' } },
)
export type ChangeMember = CallType<typeof changeMember>

export const removeMember = call(
  'DELETE',
  'v2/team/members',
  ['unproven'],
  'Removes a member: their sessions, connections, review links, and project roles end, and their projects go to the member in hand_to. The history keeps their name. For admins.',
  z.object({ user_id: id, hand_to: z.string().max(200).default('') }),
  page,
  { audit: 'itself', also: { 404: 'There is no such member.' } },
)
export type RemoveMember = CallType<typeof removeMember>

export const previewRemoval = call(
  'GET',
  'v2/team/members/removal',
  ['staff', 'unproven'],
  'What removing a member would do. For admins.',
  z.object({ user_id: id }),
  z.object({
    /** Someone has to take these over. */ projects: z.array(z.object({ id: z.string(), name: z.string() })),
    /** Projects of others whose roster they leave. */ rosters: z.number(),
    calendars: z.number(),
    /** Pending ones they have sent; these end. */ invitations: z.number(),
    review_links: z.number(),
    /** Booked with them and still to come; these stay booked. */ interviews: z.number(),
  }),
  { also: { 404: 'There is no such member.' } },
)
export type PreviewRemoval = CallType<typeof previewRemoval>

export const resetFactors = call(
  'DELETE',
  'v2/team/members/factors',
  ['unproven'],
  'Removes a member’s second factors and recovery codes, signs them out, and notifies them by email. For admins, in a confirmed session.',
  z.object({ user_id: id }),
  page,
  {
    audit: 'itself',
    also: { 403: 'Not an admin, or the session was not confirmed lately (confirmation_needed).', 404: 'There is no such member.' },
  },
)
export type ResetFactors = CallType<typeof resetFactors>
