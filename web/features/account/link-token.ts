// The token of an emailed link: behind '#', where servers and logs never see it; older links have it in the query.

/** Reads the token once and takes it out of the address bar, so that it is in no history entry and no copied address. */
export function takeLinkToken(): string {
  const { hash, search, pathname } = window.location
  const query = new URLSearchParams(search)
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? query.get('token') ?? ''
  if (token !== '') {
    query.delete('token')
    const rest = query.toString()
    window.history.replaceState(window.history.state, '', pathname + (rest ? `?${rest}` : ''))
  }
  return token
}
