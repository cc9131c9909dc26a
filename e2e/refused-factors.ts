// Writes about second factors and confirming, covered by journeys of their own.
export const factorKinds = {
  'confirm identity': ['session/ConfirmIdentityDialog.tsx', 'POST v2/account/confirmation', ['accounts.spec.ts', 'account/confirmation']],
  'ask for a passkey to confirm': [
    'session/use-confirmation.tsx',
    'POST v2/account/confirmation/passkey',
    ['second-factors.nightly.spec.ts', 'confirmation/passkey'],
  ],
  'confirm by a factor': [
    'session/use-confirmation.tsx',
    'POST v2/account/confirmation',
    ['second-factors.nightly.spec.ts', 'account/confirmation'],
  ],
  'second step': [
    'features/account/SecondStep.tsx',
    'POST v2/account/second_step',
    ['second-factors.nightly.spec.ts', 'account/second_step'],
  ],
  'ask for a passkey to sign in': [
    'features/account/LoginScreen.tsx',
    'POST v2/account/passkey_sign_in/question',
    ['second-factors.nightly.spec.ts', 'passkey_sign_in/question'],
  ],
  'sign in with a passkey': [
    'features/account/LoginScreen.tsx',
    'POST v2/account/passkey_sign_in',
    ['second-factors.nightly.spec.ts', 'account/passkey_sign_in'],
  ],
  'ask for a new passkey': [
    'features/profile/AddPasskeyDialog.tsx',
    'POST v2/account/factors/passkey/question',
    ['second-factors.nightly.spec.ts', 'passkey/question'],
  ],
  'add a passkey': [
    'features/profile/AddPasskeyDialog.tsx',
    'POST v2/account/factors/passkey',
    ['second-factors.nightly.spec.ts', 'factors/passkey'],
  ],
  'ask for a new app': [
    'features/profile/AddAppDialog.tsx',
    'POST v2/account/factors/totp/secret',
    ['second-factors.nightly.spec.ts', 'totp/secret'],
  ],
  'add an app': ['features/profile/AddAppDialog.tsx', 'POST v2/account/factors/totp', ['second-factors.nightly.spec.ts', 'factors/totp']],
  'remove a factor': [
    'features/profile/SecondFactors.tsx',
    'DELETE v2/account/factors',
    ['second-factors.nightly.spec.ts', 'account/factors'],
  ],
  'make recovery codes': [
    'features/profile/SecondFactors.tsx',
    'POST v2/account/recovery_codes',
    ['second-factors.nightly.spec.ts', 'account/recovery_codes'],
  ],
  'require factors': [
    'features/team/SecondFactorRule.tsx',
    'PUT v2/team/second_factor',
    ['second-factors.nightly.spec.ts', 'team/second_factor'],
  ],
  'reset factors': [
    'features/team/use-members.ts',
    'DELETE v2/team/members/factors',
    ['second-factors.nightly.spec.ts', 'members/factors'],
  ],
} as const
