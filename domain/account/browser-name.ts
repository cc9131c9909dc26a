/**
 * A short name for a User-Agent header, such as 'Firefox on Windows'; 'Unknown browser' when nothing is recognized. The header is a
 * claim of the client: the name helps users recognize their own devices and decides nothing.
 */
export function browserName(userAgent: string): string {
  const has = (part: string) => userAgent.includes(part)
  const browser = browsers.find(([mark]) => has(mark))?.[1]
  const system = systems.find(([mark]) => has(mark))?.[1]
  if (!browser) return system ?? 'Unknown browser'
  return system ? `${browser} on ${system}` : browser
}

// in this order: most browsers also name the ones they descend from
const browsers: readonly [mark: string, name: string][] = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['HeadlessChrome/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
  ['curl/', 'curl'],
]
const systems: readonly [mark: string, name: string][] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
]
