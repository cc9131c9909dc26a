import { getProfile, putProfile } from '@fairlead/contract/v1/users/profile'
import { readUser } from '../../../features/accounts/users/user-views.ts'
import { changeProfile } from '../../../features/operations/change-profile.ts'
import type { ActorContext } from '../../../platform/context.ts'
import { endpoint } from '../../endpoint.ts'

async function answer(ctx: ActorContext) {
  const { firstName, lastName, company, jobTitle, email, isEmailVerified, pendingEmail } = await readUser(ctx)
  return {
    first_name: firstName,
    last_name: lastName,
    company,
    job_title: jobTitle,
    email,
    email_verified: isEmailVerified,
    pending_email: pendingEmail,
  }
}

export const getUsersProfile = endpoint(getProfile, answer)

export const putUsersProfile = endpoint(putProfile, async (ctx, { input, services, session }) => {
  const form = {
    firstName: input.first_name,
    lastName: input.last_name,
    company: input.company,
    jobTitle: input.job_title,
    email: input.email,
    newPassword: input.new_password,
    newPasswordAgain: input.new_password_again,
    currentPassword: input.current_password,
  }
  await changeProfile(services.database, ctx, { change: form, session, productName: services.settings.productName })
  return answer(ctx)
})
