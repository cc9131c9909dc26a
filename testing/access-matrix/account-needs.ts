// The permissions of the calls about an account's sign-in and a workspace's single sign-on.
import type { Need } from './need.ts'

export const accountNeeds: Readonly<Record<string, Need>> = {
  'POST v2/account/confirmation': 'personal',
  'POST v2/account/email/verify': 'personal',
  'POST v2/account/email/resend': 'personal',
  'DELETE v2/account/email': 'personal',
  'POST v2/account/confirmation/passkey': 'personal',
  'GET v2/account/factors': 'personal',
  'DELETE v2/account/factors': 'personal',
  'POST v2/account/factors/passkey/question': 'personal',
  'POST v2/account/factors/passkey': 'personal',
  'POST v2/account/factors/totp/secret': 'personal',
  'POST v2/account/factors/totp': 'personal',
  'POST v2/account/recovery_codes': 'personal',
  'GET v2/account/sessions': 'personal',
  'DELETE v2/account/sessions': 'personal',
  'GET v2/team/sso': 'workspace admin',
  'POST v2/team/sso/connections': 'workspace admin',
  'PUT v2/team/sso/connections': 'workspace admin, of a member',
  'DELETE v2/team/sso/connections': 'workspace admin, of a member',
  'POST v2/team/sso/connections/test': 'workspace admin, of a member',
  'POST v2/team/sso/domains': 'workspace admin',
  'POST v2/team/sso/domains/check': 'workspace admin, of a member',
  'DELETE v2/team/sso/domains': 'workspace admin, of a member',
  'PUT v2/team/sso/required': 'workspace admin',
}
