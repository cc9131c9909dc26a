import { userKinds } from '@fairlead/domain/account/user-kinds'
import { productTypes } from '@fairlead/domain/account/products'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, flag, id, list, text } from '../../fields.ts'
import { staffOnly } from './projects.ts'

export const findAccounts = call(
  'GET',
  'v2/operations/users',
  ['unproven'],
  'Accounts whose email contains the text, at most 20. Super admins only.',
  z.object({ email: text.default('') }),
  z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      name: z.string(),
      company: z.string(),
      workspace_name: z.string(),
      kinds: z.array(z.enum(userKinds)),
      enable_self_serve_lean_test: z.boolean(),
      enable_v2_experience: z.boolean(),
      authorized_products: z.array(z.enum(productTypes)),
      is_disabled: z.boolean(),
      /** Multiplies the workspace's daily limits on emails to others. */
      email_limit_factor: z.number().int(),
      created_at: z.string(),
    }),
  ),
  { also: staffOnly },
)
export type FindAccounts = CallType<typeof findAccounts>

export const changeAccount = call(
  'PUT',
  'v2/operations/users',
  [],
  'Changes the flags, products, and access of an account; omitted fields stay unchanged. Disabling, or end_sessions, ends its sessions. Logged. Super admins only.',
  z.object({
    user_id: id,
    enable_self_serve_lean_test: flag.optional(),
    enable_v2_experience: flag.optional(),
    authorized_products: list(z.enum(productTypes)).optional(),
    is_disabled: flag.optional(),
    /** Signs the user out everywhere. */
    end_sessions: flag.optional(),
    /** Removes the user’s second factors and signs them out, in a session that was confirmed lately. */
    reset_factors: flag.optional(),
    /** 1 to 100, for the account's workspace. */
    email_limit_factor: z.coerce.number().int().min(1).max(100).optional(),
  }),
  done,
  { audit: 'itself', also: staffOnly },
)
export type ChangeAccount = CallType<typeof changeAccount>
