import { askConfirmation, confirmIdentity } from '@fairlead/contract/v2/account/confirmation'
import { confirmIdentity as confirm, openConfirmation } from '../../../features/accounts/factors/confirm-identity.ts'
import { endpoint, ok } from '../../endpoint.ts'
import { toAnswer } from '../../wire/passkey.ts'

export const postAccountConfirmation = endpoint(confirmIdentity, async (ctx, { input, services, session }) => {
  const { current_password: currentPassword, code, token, passkey } = input
  await confirm(services, ctx, session, { currentPassword, code, passkey: passkey ? { token, answer: toAnswer(passkey) } : null })
  return ok
})

export const postAccountConfirmationPasskey = endpoint(askConfirmation, (ctx, { services, session }) =>
  openConfirmation(services, ctx, session),
)
