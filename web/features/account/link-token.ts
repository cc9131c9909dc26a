// The token of an emailed link: after '#', where servers and logs never see it; older links have it in the query.

/** Reads the token once and removes it from the address bar, so that it is in no history entry or copied URL. */
export function takeLinkToken(name: 'token' | 'invitation' = 'token'): string {
  const { hash, search, pathname } = window.location
  const query = new URLSearchParams(search)
  const token = new URLSearchParams(hash.slice(1)).get(name) ?? query.get(name) ?? ''
  if (token !== '') {
    query.delete(name)
    const rest = query.toString()
    window.history.replaceState(window.history.state, '', pathname + (rest ? `?${rest}` : ''))
  }
  return token
}

const invitationKey = 'invitation'

/** The invitation this window was opened with: it survives a reload and the redirect to a sign-in provider, and ends with the window. */
export function takeInvitation(): string {
  const token = takeLinkToken('invitation')
  if (token !== '') sessionStorage.setItem(invitationKey, token)
  return token || (sessionStorage.getItem(invitationKey) ?? '')
}

/** It has been used, or is invalid. */
export function clearInvitation(): void {
  sessionStorage.removeItem(invitationKey)
}
