// Inputs of the calls about an account's sign-in.
import { Secret, TOTP } from 'otpauth'
import { fieldOf } from '@fairlead/domain/shared/records'
import { newId } from '../../server/platform/ids.ts'
import { authenticatorOf, openAuthenticator } from '../authenticator.ts'
import { ssoBegun } from '../sso-begun.ts'
import type { EndpointInput } from './endpoint-input.ts'

const nothing = () => ({})
const textIn = (earlier: unknown, name: string) => String(fieldOf(earlier, name) ?? '')
const ssoCodeOf = (auth_code: string) => ({ auth_code, code_verifier: ssoBegun.secret, nonce: ssoBegun.secret })
const ask = (path: string) => ({ method: 'POST', path, fields: nothing }) as const
const optionsIn = (earlier: unknown) => textIn(earlier, 'options') || '{"challenge":"none"}'

function codeIn(earlier: unknown): string {
  const secret = textIn(earlier, 'secret')
  return secret === '' ? '000000' : new TOTP({ secret: Secret.fromBase32(secret) }).generate()
}

export const accountInputs: Readonly<Record<string, EndpointInput>> = {
  'POST v2/account/confirmation': { fields: (_, { password }) => ({ current_password: password }) },
  'POST v2/account/confirmation/passkey': { fields: nothing, passkey: true },
  'POST v2/account/second_step': { fields: ({ step_token, recovery_code }) => ({ token: step_token, code: recovery_code }) },
  'POST v2/account/passkey_sign_in/question': { fields: nothing },
  'POST v2/account/passkey_sign_in': {
    fields: ({ passkey_token }, _, earlier) => ({
      token: textIn(earlier, 'token'),
      passkey: JSON.stringify(authenticatorOf(passkey_token).answer(optionsIn(earlier))),
    }),
    before: ask('v2/account/passkey_sign_in/question'),
  },
  'GET v2/account/factors': { fields: nothing },
  'DELETE v2/account/factors': { fields: () => ({ id: newId() }) },
  'POST v2/account/factors/passkey/question': { fields: nothing },
  'POST v2/account/factors/passkey': {
    fields: (_, __, earlier) => ({
      token: textIn(earlier, 'token'),
      passkey: JSON.stringify(openAuthenticator('http://localhost:8000').create(optionsIn(earlier))),
    }),
    before: ask('v2/account/factors/passkey/question'),
    endsSessions: true,
  },
  'POST v2/account/factors/totp/secret': { fields: nothing },
  'POST v2/account/factors/totp': {
    fields: (_, __, earlier) => ({ token: textIn(earlier, 'token'), code: codeIn(earlier) }),
    before: ask('v2/account/factors/totp/secret'),
    endsSessions: true,
  },
  'POST v2/account/recovery_codes': { fields: nothing, passkey: true },
  'POST v2/account/email/verify': { fields: ({ prove_token }) => ({ token: prove_token }), address: 'to prove' },
  'POST v2/account/email/resend': { fields: nothing, address: 'waiting' },
  'DELETE v2/account/email': { fields: nothing },
  'POST v2/account/secure': { fields: ({ secure_token }) => ({ token: secure_token }) },
  'GET v2/account/sessions': { fields: nothing },
  'DELETE v2/account/sessions': { fields: () => ({ id: newId() }) },
  'DELETE v2/team/members/factors': { fields: ({ account_id }) => ({ user_id: account_id }) },
  'GET v2/account/sso': { fields: (_, { email }) => ({ email }) },
  'GET v2/account/sso/page': {
    fields: ({ sso_connection }) => ({
      connection: sso_connection,
      state: ssoBegun.secret,
      nonce: ssoBegun.secret,
      code_challenge: ssoBegun.secret,
    }),
  },
  'POST v2/account/sso': { fields: ({ sso_connection, sso_code }) => ({ connection: sso_connection, ...ssoCodeOf(sso_code) }) },
  'POST v2/account/sso/logout': {
    fields: ({ sso_connection, sso_logout_code }) => ({ connection: sso_connection, logout_token: sso_logout_code }),
  },
  'GET v2/team/sso': { fields: nothing },
  'POST v2/team/sso/connections': {
    fields: () => ({ name: 'Work ID', issuer: 'https://sso.example', client_id: 'c', client_secret: 's' }),
  },
  'PUT v2/team/sso/connections': { fields: ({ sso_connection }) => ({ id: sso_connection, name: 'Work ID' }) },
  'DELETE v2/team/sso/connections': { fields: ({ sso_connection }) => ({ id: sso_connection }) },
  'POST v2/team/sso/connections/test': { fields: ({ sso_connection, sso_code }) => ({ id: sso_connection, ...ssoCodeOf(sso_code) }) },
  'POST v2/team/sso/domains': { fields: () => ({ domain: `${newId()}.example` }) },
  'POST v2/team/sso/domains/check': { fields: ({ sso_domain }) => ({ id: sso_domain }) },
  'DELETE v2/team/sso/domains': { fields: ({ sso_domain }) => ({ id: sso_domain }) },
  'PUT v2/team/sso/required': { fields: () => ({ is_required: false }) },
  'GET v2/team/second_factor': { fields: nothing },
  'PUT v2/team/second_factor': { fields: () => ({ is_required: false, for_providers: true }) },
}
