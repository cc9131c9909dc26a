// Whether an address leads back to the machine itself.

/** True for localhost, names below it, 127.0.0.0/8 (also as IPv6) and ::1; brackets around IPv6 may be there or not. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '')
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(name)
}

/** True for an absolute URL whose host is the machine itself; false for text that is no URL. */
export function isLoopbackUrl(url: string): boolean {
  const host = URL.parse(url)?.hostname
  return host !== undefined && isLoopbackHost(host)
}
