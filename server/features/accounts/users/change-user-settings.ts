// A user's own settings: seen tours, product, keys, calendar, sending in their name, and preferences by project.
import type { ProjectPreference } from '@fairlead/domain/account/project-preference'
import type { NotificationMail } from '@fairlead/domain/account/digest'
import type { AppLanguage } from '@fairlead/domain/shared/readers-language'
import { productTypes, type ProductType } from '@fairlead/domain/account/products'
import { validateShortcuts, type ShortcutChoice } from '@fairlead/domain/account/shortcuts'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext, WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { saveChoices } from './user-store.ts'
import { text } from '../texts/texts.ts'

export interface ChangeUserSettings {
  onboardingTours?: Record<string, boolean> | undefined
  productType?: ProductType | undefined
  /** Blank = removed. */
  calendarSyncedId?: string | undefined
  maySend?: boolean | undefined
  notificationMail?: NotificationMail | undefined
  language?: AppLanguage | null | undefined
  /** By project. */
  preferences?: Record<string, ProjectPreference> | undefined
  shortcuts?: ShortcutChoice | undefined
}

export async function changeUserSettings(ctx: ActorContext, change: ChangeUserSettings): Promise<void> {
  const calendarSyncedId = change.calendarSyncedId === undefined ? undefined : change.calendarSyncedId.trim() || null
  const problem = change.shortcuts && validateShortcuts(change.shortcuts)
  if (problem) throw new Refusal('invalid_input', undefined, { shortcuts: problem })
  await ctx.transaction(async (tx) => {
    const user = await tx.selectFrom('users').select('authorized_products').where('id', '=', ctx.userId).forUpdate().executeTakeFirst()
    if (change.productType && !user?.authorized_products.includes(change.productType))
      throw new Refusal('invalid_input', undefined, {
        product_type: text.chooseOne(productTypes.filter((product) => user?.authorized_products.includes(product)).join(', ')),
      })
    if (calendarSyncedId && !(await receives(tx, ctx.userId, calendarSyncedId)))
      throw new Refusal('invalid_input', undefined, { calendar_synced_id: text.calendarUnavailable })
    await saveChoices(tx, ctx.userId, { ...change, calendarSyncedId })
  })
}

/** One of the user's calendars that accepts interviews. */
async function receives(tx: Tx, userId: string, calendarId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('calendar')
    .select('id')
    .where('id', '=', calendarId)
    .where('user_id', '=', userId)
    .where('is_read_only', '=', false)
    .where('gone_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** The same without a session, through the link in a summary email. */
export function chooseNotificationMail(ctx: WorkspaceContext, userId: string, notificationMail: NotificationMail): Promise<void> {
  return ctx.transaction((tx) => saveChoices(tx, userId, { notificationMail }))
}
