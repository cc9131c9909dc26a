import { recruiterAddresses } from '../../../features/alerts/search/on-project-submitted.ts'
import { getUserSettings, patchUserSettings, putUserSettings, type WireUser } from '@fairlead/contract/v1/users/settings'
import { canaryFrom } from '@fairlead/domain/account/canary'
import { goesToCanary, isInvestorEmail } from '@fairlead/domain/account/user-kinds'
import { backendVariant } from '@fairlead/domain/account/backend-variant'
import { writeProducts } from '@fairlead/domain/account/products'
import type { z } from 'zod'
import { changeUserSettings } from '../../../features/accounts/users/change-user-settings.ts'
import { readOpenedBy } from '../../../features/accounts/sessions/session-store.ts'
import { readUser } from '../../../features/accounts/users/user-views.ts'
import type { ActorContext } from '../../../platform/context.ts'
import { writableCalendars } from '../../../features/calendars/calendar-views.ts'
import { investorMarkPath } from '../../investor-mark.ts'
import { endpoint } from '../../endpoint.ts'
import type { Services } from '../../services.ts'

interface Asked {
  services: Services
  session: string
  headers: Readonly<Record<string, string | string[] | undefined>>
}

async function answer(ctx: ActorContext, { services, session, headers }: Asked): Promise<WireUser> {
  const { settings, outside, database } = services
  const [user, calendars, openedBy] = await Promise.all([
    readUser(ctx),
    ctx.transaction((tx) => writableCalendars(tx, ctx.userId)),
    readOpenedBy(database.system, session),
  ])
  return {
    id: user.id,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    company: user.company,
    job_title: user.jobTitle,
    profile_picture: user.profilePicture,
    workspace_id: user.workspaceId,
    workspace_name: user.workspaceName,
    experiments: {
      enable_self_serve_lean_test: user.experiments.enableSelfServeLeanTest,
      enable_v2_experience: user.experiments.enableV2Experience,
    },
    is_super_admin: user.isSuperAdmin,
    is_staff: ctx.actor.isStaff,
    owns_workspace: user.ownsWorkspace,
    is_workspace_admin: user.isWorkspaceAdmin,
    email_verified: user.isEmailVerified,
    second_factor_due: ctx.actor.factorDue?.toISOString() ?? null,
    onboarding_tours: user.onboardingTours,
    missing_modify_scope: user.isMissingModifyScope,
    calendar_preferences: {
      calendars_avail: calendars.available,
      is_syncing: calendars.isSyncing,
      calendar_synced: { id: user.calendarSyncedId },
    },
    authorized_products: writeProducts(user.authorizedProducts),
    product_type: user.productType,
    backend_variant: backendVariant(settings.backendVariant, user.experiments),
    may_send: user.maySend,
    notification_mail: user.notificationMail,
    language: user.language,
    preferences: user.preferences,
    shortcuts: { is_off: user.shortcuts.isOff, keys: { ...user.shortcuts.keys } },
    opened_by: openedBy,
    product: {
      name: settings.productName,
      demo_mail: settings.demo,
      hold_seconds: settings.holdSeconds,
      session_switching: settings.sessionSwitching && ctx.actor.isStaff,
      error_sample_rate: outside.errorSink === null ? 0 : settings.errorSampleRate,
      has_recruiters: recruiterAddresses(settings).length > 0,
      canary_url: openedBy === null && goesToCanary(ctx.actor, settings) ? canaryFrom(String(headers.host ?? ''), settings) : null,
      investor:
        settings.investor && isInvestorEmail(user.email, settings.investor.domain)
          ? { name: settings.investor.name, logo_url: investorMarkPath }
          : null,
    },
  }
}

export const getUsersSettings = endpoint(getUserSettings, answer)

interface Saving extends Asked {
  input: z.output<typeof putUserSettings.input>
}

async function save(ctx: ActorContext, { input, ...request }: Saving): Promise<WireUser> {
  await changeUserSettings(ctx, {
    onboardingTours: input.onboarding_tours,
    productType: input.product_type,
    calendarSyncedId: input.calendar_synced_id,
    maySend: input.may_send,
    notificationMail: input.notification_mail,
    language: input.language,
    preferences: input.preferences,
    shortcuts: input.shortcuts && { isOff: input.shortcuts.is_off, keys: input.shortcuts.keys },
  })
  return answer(ctx, request)
}

export const putUsersSettings = endpoint(putUserSettings, save)
export const patchUsersSettings = endpoint(patchUserSettings, save)
