// The page's two cookies. They hold no secret: one says that a session was stored by this version of the site, one marks internal users.

export type CookieName = 'site_version' | 'internal_user'

const isSecure = () => location.protocol === 'https:'
/** Over HTTPS a name that browsers accept from this host only and never send in the clear (RFC 6265bis, section 4.1.3.2). */
const nameOf = (cookie: CookieName) => (isSecure() ? `__Host-${cookie}` : cookie)

export function setCookie(cookie: CookieName, value: string): void {
  write(nameOf(cookie), value, 31_536_000)
}

/** Also removes the cookie with the same name without the prefix. */
export function removeCookie(cookie: CookieName): void {
  write(nameOf(cookie), '', 0)
  if (isSecure()) write(cookie, '', 0)
}

export function hasCookie(cookie: CookieName): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`__Host-${cookie}=`) || pair.startsWith(`${cookie}=`))
}

function write(name: string, value: string, seconds: number): void {
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${isSecure() ? '; secure' : ''}`
}
