import { askPasskey, signInWithPasskey, takeSecondStep } from '@fairlead/contract/v2/account/second_step'
import * as steps from '../../../features/accounts/sign-in/second-step.ts'
import { openEndpoint } from '../../endpoint.ts'
import { provisionDemoCalendars } from '../../provision-demo-calendars.ts'
import { toAnswer } from '../../wire/passkey.ts'

export const postAccountSecondStep = openEndpoint(takeSecondStep, async ({ input: { token, code, passkey }, services }) => {
  const signedIn = await steps.finishSecondStep(services, { token, code, passkey: passkey ? toAnswer(passkey) : null }, services.now())
  await provisionDemoCalendars(services, signedIn.email)
  return signedIn
})

export const postAccountPasskeySignInQuestion = openEndpoint(askPasskey, ({ services }) =>
  steps.openPasskeySignIn(services.database.system, services.settings, services.now()),
)

export const postAccountPasskeySignIn = openEndpoint(signInWithPasskey, async ({ input: { token, passkey }, services }) => {
  const signedIn = await steps.signInWithPasskey(services, { token, passkey: toAnswer(passkey) }, services.now())
  await provisionDemoCalendars(services, signedIn.email)
  return signedIn
})
