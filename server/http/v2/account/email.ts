import { cancelEmailChange, resendEmailProof, verifyEmail } from '@fairlead/contract/v2/account/email'
import * as proof from '../../../features/accounts/sign-in/prove-email.ts'
import { moveOnRosters } from '../../../features/projects/records/project-store.ts'
import { endpoint, ok } from '../../endpoint.ts'

export const postAccountEmailVerify = endpoint(verifyEmail, async (ctx, { input, services, session }) => {
  const { email, before } = await proof.proveEmail(services.database.system, ctx, input.token, session, (tx, from, to) =>
    moveOnRosters(tx, ctx.workspaceId, from, to),
  )
  return { email, is_changed: before !== null }
})

export const postAccountEmailResend = endpoint(resendEmailProof, async (ctx, { services }) => ({
  email: await proof.resendProof(services.database.system, ctx),
}))

export const deleteAccountEmail = endpoint(cancelEmailChange, async (ctx, { services }) => {
  await proof.cancelEmailChange(services.database.system, ctx)
  return ok
})
