// Super admins' changes to an account: flags, products, sign-in; audited in its workspace.
import { productLabels, type ProductType } from '@fairlead/domain/account/products'
import { isSuperAdmin, type UserLists } from '@fairlead/domain/account/user-kinds'
import { Refusal } from '@fairlead/domain/refusal'
import type { AuditKind } from '@fairlead/domain/account/audit-events'
import { recordAuditEvent } from '../accounts/security/audit-store.ts'
import { takeFactors } from '../accounts/factors/reset-factors.ts'
import { closeSessionsOf } from '../accounts/sessions/session-store.ts'
import { saveAccount, saveQuotaFactor } from '../accounts/users/user-store.ts'
import type { OperationsContext } from './access-operations.ts'
import { text } from './texts/texts.ts'

export interface AccountChange {
  userId: string
  isSelfServe?: boolean | undefined
  isV2?: boolean | undefined
  products?: readonly ProductType[] | undefined
  isDisabled?: boolean | undefined
  /** Signs the user out everywhere. */
  endSessions?: boolean | undefined
  /** Removes passkeys, app, and recovery codes, for an account that no admin of its workspace can help. */
  resetFactors?: boolean | undefined
  /** The account's workspace. */
  quotaFactor?: number | undefined
}

export async function changeAccount({ db, actor, now }: OperationsContext, lists: UserLists, change: AccountChange): Promise<void> {
  if (change.products?.length === 0) throw new Refusal('invalid_input', undefined, { authorized_products: text.keepOneProduct })
  await db.transaction().execute(async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select(['id', 'workspace_id', 'email', 'experiments', 'authorized_products', 'product_type', 'disabled_at', 'is_super_admin'])
      .where('id', '=', change.userId)
      .forUpdate()
      .executeTakeFirst()
    if (!user) throw new Refusal('not_found')
    if (change.isDisabled && (user.is_super_admin || isSuperAdmin(user.email, lists)))
      throw new Refusal('invalid_input', undefined, {
        is_disabled: text.superAdminNotDisabled,
      })
    const flags = user.experiments
    const changes: Record<string, string> = {}
    const flag = (name: string, next: boolean | undefined, words: string) => {
      if (next === undefined || next === (flags[name] ?? false)) return
      changes[words] = next ? 'on' : 'off'
      flags[name] = next
    }
    flag('enable_self_serve_lean_test', change.isSelfServe, 'Self-serve')
    flag('enable_v2_experience', change.isV2, 'V2')
    const products = change.products ? [...change.products] : user.authorized_products
    if (products.toSorted().join() !== user.authorized_products.toSorted().join())
      changes.Products = products.map((product) => productLabels[product]).join(', ')
    if (change.quotaFactor !== undefined && (await saveQuotaFactor(tx, user.workspace_id, change.quotaFactor)))
      changes['Daily email limits'] = `${change.quotaFactor} times the default`
    const isDisabled = change.isDisabled ?? user.disabled_at !== null
    await saveAccount(tx, user.id, {
      experiments: flags,
      products,
      productType: products.includes(user.product_type) ? user.product_type : (products[0] ?? user.product_type),
      disabledAt: isDisabled ? (user.disabled_at ?? now) : null,
    })
    const by = { workspaceId: user.workspace_id, userId: actor.userId, actor: actor.email, target: user.email }
    const tell = (kind: AuditKind, details: Record<string, string>) => recordAuditEvent(tx, { ...by, kind, details })
    if (Object.keys(changes).length > 0) await tell('account_changed', changes)
    if (change.endSessions) {
      await closeSessionsOf(tx, user.id)
      await tell('session_ended', {})
    }
    if (change.resetFactors) await takeFactors(tx, { id: user.id, workspaceId: user.workspace_id, email: user.email }, actor)
    if (isDisabled === (user.disabled_at !== null)) return
    await tell(isDisabled ? 'account_disabled' : 'account_enabled', {})
    if (isDisabled) await closeSessionsOf(tx, user.id)
  })
}
