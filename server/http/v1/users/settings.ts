// GET, PUT and PATCH {V1}users/settings
import { getUserSettings, patchUserSettings, putUserSettings, type WireUser } from '@fairlead/contract/v1/users/settings'
import { saveTours } from '../../../features/accounts/save-tours.ts'
import { readUser } from '../../../features/accounts/user-views.ts'
import type { ActorContext } from '../../../platform/context.ts'
import { endpoint } from '../../endpoint.ts'
import type { Services } from '../../services.ts'

async function answer(ctx: ActorContext, { settings }: Services): Promise<WireUser> {
  const user = await readUser(ctx)
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
      enable_self_serve_lean_test: user.experiments.enable_self_serve_lean_test ?? false,
      enable_v2_experience: user.experiments.enable_v2_experience ?? false,
    },
    is_super_admin: user.isSuperAdmin,
    is_staff: ctx.actor.isStaff,
    onboarding_tours: user.onboardingTours,
    missing_modify_scope: false,
    calendar_preferences: { calendars_avail: [], calendar_synced: { id: null } },
    product: { name: settings.productName, demo_mail: settings.demo, hold_seconds: settings.holdSeconds },
  }
}

export const getUsersSettings = endpoint(getUserSettings, (ctx, { services }) => answer(ctx, services))

async function save(ctx: ActorContext, tours: Record<string, boolean> | undefined, services: Services): Promise<WireUser> {
  if (tours) await saveTours(ctx, tours)
  return answer(ctx, services)
}

export const putUsersSettings = endpoint(putUserSettings, (ctx, { input, services }) => save(ctx, input.onboarding_tours, services))
export const patchUsersSettings = endpoint(patchUserSettings, (ctx, { input, services }) => save(ctx, input.onboarding_tours, services))
