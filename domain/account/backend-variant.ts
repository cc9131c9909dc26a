// Which of the two API base URLs a user's screens call.

export type BackendVariant = 'v1' | 'v2'

/** The older base for everyone, unless the installation lets the user's flag decide. */
export function backendVariant(installation: 'v1' | 'by_user', user: { enableV2Experience: boolean }): BackendVariant {
  return installation === 'by_user' && user.enableV2Experience ? 'v2' : 'v1'
}
