// PUT and PATCH are the same.
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { notificationEmails } from '@fairlead/domain/account/digest'
import { appLanguages } from '@fairlead/domain/shared/readers-language'
import { productTypes } from '@fairlead/domain/account/products'
import { flag, json, nothing, text } from '../../fields.ts'

const preference = z.object({
  preferred_sender_email: text.nullable().default(null),
  preferred_template_name: text.nullable().default(null),
})

export const userSettings = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  job_title: z.string(),
  profile_picture: z.string().nullable(),
  workspace_id: z.string(),
  workspace_name: z.string(),
  experiments: z.object({ enable_self_serve_lean_test: z.boolean(), enable_v2_experience: z.boolean() }),
  is_super_admin: z.boolean(),
  is_staff: z.boolean(),
  /** The workspace's owner, who sees audit log entries about its people. */
  owns_workspace: z.boolean(),
  /** May invite, remove members, link systems, and read the audit log. */
  is_workspace_admin: z.boolean(),
  /** Until then, nothing is sent from this account. */
  email_verified: z.boolean(),
  /** From when the workspace requires a second factor that this user hasn’t added; null = it doesn’t. */
  second_factor_due: z.string().nullable(),
  onboarding_tours: z.record(z.string(), z.boolean()),
  missing_modify_scope: z.boolean(),
  calendar_preferences: z.object({
    calendars_avail: z.array(z.object({ id: z.string(), name: z.string() })),
    calendar_synced: z.object({ id: z.string().nullable() }),
    /** The first sync of an account is running. */
    is_syncing: z.boolean(),
  }),
  /** Comma-separated. */
  authorized_products: z.string(),
  product_type: z.enum(productTypes),
  /** The API base URL for this user's screens. */
  backend_variant: z.enum(['v1', 'v2']),
  may_send: z.boolean(),
  /** Whether unread notifications are summarized by email. */
  notification_mail: z.enum(notificationEmails),
  /** Null = the device's. */
  language: z.enum(appLanguages).nullable(),
  /** Last chosen sender and template, by project. */
  preferences: z.record(z.string(), preference),
  /** Custom keys by action, and whether single-key shortcuts are off. */
  shortcuts: z.object({ is_off: z.boolean(), keys: z.record(z.string(), z.string()) }),
  /** The staff member who opened this session; null for the user's own. */
  opened_by: z.string().nullable(),
  /** Settings of this installation that screens show; session_switching for staff only. */
  product: z.object({
    name: z.string(),
    demo_mail: z.boolean(),
    hold_seconds: z.number(),
    session_switching: z.boolean(),
    /** The share of the page's errors to report; 0 = none. */
    error_sample_rate: z.number(),
    /** The installation has recruiters who run searches for teams. */
    has_recruiters: z.boolean(),
    /** The canary host, for super admins on a host that redirects there. */
    canary_url: z.string().nullable(),
    /** The investor whose mark is shown to this user. */
    investor: z.object({ name: z.string(), logo_url: z.string() }).nullable(),
  }),
})
export type WireUser = z.infer<typeof userSettings>

export const getUserSettings = call(
  'GET',
  'v1/users/settings',
  ['staff', 'unproven', 'unsecured'],
  'The signed-in user.',
  nothing,
  userSettings,
)
export type GetUserSettings = CallType<typeof getUserSettings>

const change = z.object({
  onboarding_tours: json(z.record(z.string().max(100), flag)).optional(),
  product_type: z.enum(productTypes).optional(),
  /** Blank = removes the calendar. */
  calendar_synced_id: text.optional(),
  may_send: flag.optional(),
  notification_mail: z.enum(notificationEmails).optional(),
  language: z.enum(appLanguages).optional(),
  preferences: json(z.record(z.string().max(64), preference)).optional(),
  /** Replaces the previous choice. */
  shortcuts: json(z.object({ is_off: flag, keys: z.record(z.string().max(40), z.string().max(20)) })).optional(),
})
export const putUserSettings = call(
  'PUT',
  'v1/users/settings',
  ['staff', 'unproven'],
  'Changes the user’s own settings; omitted fields stay unchanged.',
  change,
  userSettings,
  { audit: 'profile_changed', addressedBy: [] },
)
export type PutUserSettings = CallType<typeof putUserSettings>
export const patchUserSettings = call(
  'PATCH',
  'v1/users/settings',
  ['staff', 'unproven'],
  'Changes the user’s own settings; omitted fields stay unchanged.',
  change,
  userSettings,
  { audit: 'profile_changed', addressedBy: [] },
)
