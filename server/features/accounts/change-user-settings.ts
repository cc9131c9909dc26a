// What users choose for themselves: seen tours, product, keys, calendar, whether mail may go out in their name, preferences by project.
import type { NotificationMail } from '@fairlead/domain/account/digest'
import { productTypes, type ProductType } from '@fairlead/domain/account/products'
import { whyNotChoice, type ShortcutChoice } from '@fairlead/domain/account/shortcuts'
import type { CalendarNames } from '@fairlead/domain/ports/calendars'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext, WorkspaceContext } from '../../platform/context.ts'
import { saveChoices } from './user-store.ts'

export interface ProjectPreference {
  preferred_sender_email: string | null
  preferred_template_name: string | null
}

export interface ChangeUserSettings {
  onboardingTours?: Record<string, boolean> | undefined
  productType?: ProductType | undefined
  /** Blank = none any more. */
  calendarSyncedId?: string | undefined
  maySend?: boolean | undefined
  notificationMail?: NotificationMail | undefined
  /** By project. */
  preferences?: Record<string, ProjectPreference> | undefined
  shortcuts?: ShortcutChoice | undefined
}

export async function changeUserSettings(ctx: ActorContext, calendars: CalendarNames, change: ChangeUserSettings): Promise<void> {
  const calendarSyncedId = change.calendarSyncedId === undefined ? undefined : change.calendarSyncedId.trim() || null
  if (calendarSyncedId && !(await calendars.available(ctx.actor.email)).some(({ id }) => id === calendarSyncedId))
    throw new Refusal('invalid_input', undefined, { calendar_synced_id: 'This calendar is not available.' })
  const whyNot = change.shortcuts && whyNotChoice(change.shortcuts)
  if (whyNot) throw new Refusal('invalid_input', undefined, { shortcuts: whyNot })
  await ctx.transaction(async (tx) => {
    const user = await tx.selectFrom('users').select('authorized_products').where('id', '=', ctx.userId).forUpdate().executeTakeFirst()
    if (change.productType && !user?.authorized_products.includes(change.productType))
      throw new Refusal('invalid_input', undefined, {
        product_type: `Choose one of ${productTypes.filter((product) => user?.authorized_products.includes(product)).join(', ')}.`,
      })
    await saveChoices(tx, ctx.userId, { ...change, calendarSyncedId })
  })
}

/** The same choice without a session, by the link in a summary. */
export function chooseNotificationMail(ctx: WorkspaceContext, userId: string, notificationMail: NotificationMail): Promise<void> {
  return ctx.transaction((tx) => saveChoices(tx, userId, { notificationMail }))
}
