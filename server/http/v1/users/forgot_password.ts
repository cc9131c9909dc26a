import { forgotPassword, resetPassword } from '@fairlead/contract/v1/users/forgot_password'
import { forgotPassword as forget, resetPassword as reset } from '../../../features/accounts/sign-in/forgot-password.ts'
import { ok, openEndpoint } from '../../endpoint.ts'

export const postUsersForgotPassword = openEndpoint(forgotPassword, async ({ input, services }) => {
  await forget(services.database.system, input.email, services.now())
  return ok
})

export const postUsersResetPassword = openEndpoint(resetPassword, async ({ input, services }) => {
  await reset(services.database.system, input.token, input.password, services.now(), services.settings.productName)
  return ok
})
