// Who is signed in on this browser: the token and the few facts kept beside it in local storage.

export interface StoredSession {
  session: string
  first_name: string
  last_name: string
  email: string
  profile_picture: string | null
}

const keys = ['session', 'first_name', 'last_name', 'email', 'profile_picture', 'authorized_products', 'product_type'] as const

export function sessionToken(): string | null {
  return localStorage.getItem('session')
}

export function storeSession(signedIn: StoredSession): void {
  localStorage.setItem('session', signedIn.session)
  localStorage.setItem('first_name', signedIn.first_name)
  localStorage.setItem('last_name', signedIn.last_name)
  localStorage.setItem('email', signedIn.email)
  localStorage.setItem('profile_picture', signedIn.profile_picture ?? '')
  localStorage.setItem('authorized_products', 'autopilot')
  localStorage.setItem('product_type', 'autopilot')
  document.cookie = 'site_version=1; path=/; max-age=31536000; samesite=lax'
}

/** Forgets who was signed in; drafts under other keys stay. */
export function clearSession(): void {
  for (const key of keys) localStorage.removeItem(key)
  document.cookie = 'site_version=; path=/; max-age=0; samesite=lax'
}

export function hasSiteVersion(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith('site_version='))
}
