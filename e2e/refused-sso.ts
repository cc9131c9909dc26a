// Writes about single sign-on, covered by a journey of their own.
export const ssoKinds = {
  'sign in by single sign-on': [
    'session/provider-sign-in.ts',
    'POST v2/account/sso',
    ['single-sign-on.nightly.spec.ts', 'sign in by single sign-on'],
  ],
  'test single sign-on': ['session/provider-sign-in.ts', 'POST v2/team/sso/connections/test'],
  'add a provider': ['features/team/sso/ConnectionDialog.tsx', 'POST v2/team/sso/connections'],
  'edit a provider': ['features/team/sso/ConnectionDialog.tsx', 'PUT v2/team/sso/connections'],
  'remove a provider': ['features/team/sso/Connections.tsx', 'DELETE v2/team/sso/connections'],
  'add a domain': ['features/team/sso/Domains.tsx', 'POST v2/team/sso/domains'],
  'check a domain': ['features/team/sso/Domains.tsx', 'POST v2/team/sso/domains/check'],
  'remove a domain': ['features/team/sso/Domains.tsx', 'DELETE v2/team/sso/domains'],
  'require single sign-on': ['features/team/sso/SsoRequirement.tsx', 'PUT v2/team/sso/required'],
} as const
