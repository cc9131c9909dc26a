// {V2}team/notice_rules: what a first email must say by country and state, and what the workspace changed about it.
import { lineParts, noticeLimits } from '@fairlead/domain/outreach/notice-rules'
import { noticeParts, noticeScopes } from '@fairlead/domain/reference/tables'
import { languages } from '@fairlead/domain/shared/language'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { flag, id, list, nothing, text } from '../../fields.ts'

const page = z.object({
  /** The caller is an admin of the workspace. */
  can_manage: z.boolean(),
  rules: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** '' = none. */
      url: z.string(),
      /** ISO 3166 alpha-2. */
      countries: z.array(z.string()),
      /** Code of the state, and names of the city; null and empty = everywhere. */
      region: z.string().nullable(),
      cities: z.array(z.string()),
      parts: z.array(z.enum(noticeParts)),
      applies: z.enum(noticeScopes),
      /** People must be told within a month, also without an email. */
      has_clock: z.boolean(),
      /** Days; null = no end. */
      from: z.string(),
      to: z.string().nullable(),
      is_in_force: z.boolean(),
      note: z.string().nullable(),
      /** Added by the workspace. */
      is_added: z.boolean(),
      /** Why it is off; null = it is on. */
      off_reason: z.string().nullable(),
    }),
  ),
  /** `text`: the workspace's; null = the product's. */
  wording: z.array(z.object({ part: z.enum(lineParts), language: z.enum(languages), standard: z.string(), text: z.string().nullable() })),
})

export const readNoticeRules = call(
  'GET',
  'v2/team/notice_rules',
  ['staff', 'unproven'],
  'The rules for what a first email must say, with their dates and sources, and the wording of each part.',
  nothing,
  page,
)
export type ReadNoticeRules = CallType<typeof readNoticeRules>

export const switchNoticeRule = call(
  'PUT',
  'v2/team/notice_rules',
  ['unproven'],
  'Turns a rule off with a reason, or on again without one. For admins.',
  z.object({ rule_id: id, off_reason: text.max(noticeLimits.reason) }),
  page,
  { audit: 'itself' },
)
export type SwitchNoticeRule = CallType<typeof switchNoticeRule>

export const saveAddedRule = call(
  'PUT',
  'v2/team/notice_rules/added',
  ['unproven'],
  'Adds a rule of the workspace, changes it with its rule_id, or removes it. For admins.',
  z.object({
    rule_id: id.optional(),
    remove: flag.default(false),
    country: text.default(''),
    region: text.default(''),
    parts: list(z.enum(noticeParts), noticeParts.length).default([]),
    applies: z.enum(noticeScopes).default('everyone'),
    from: text.default(''),
    to: text.default(''),
    title: text.default(''),
    url: text.default(''),
  }),
  page,
  { audit: 'itself' },
)
export type SaveAddedRule = CallType<typeof saveAddedRule>

export const saveNoticeWording = call(
  'PUT',
  'v2/team/notice_rules/wording',
  ['unproven'],
  'Saves the wording of a part in a language; empty = the product’s again. {company} and {source} are filled in. For admins.',
  z.object({ part: z.enum(lineParts), language: z.enum(languages), text: text.max(noticeLimits.wording) }),
  page,
  { audit: 'itself' },
)
export type SaveNoticeWording = CallType<typeof saveNoticeWording>
