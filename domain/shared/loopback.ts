// Whether an address leads back to this machine.

/** True for localhost, names below it, 127.0.0.0/8 (also as IPv6), and ::1, with or without brackets around IPv6. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '')
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(name)
}

/** True for an absolute URL whose host is this machine; false for text that isn't a URL. */
export function isLoopbackUrl(url: string): boolean {
  const host = URL.parse(url)?.hostname
  return host !== undefined && isLoopbackHost(host)
}
